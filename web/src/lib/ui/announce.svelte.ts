/** What screen readers are told: one polite live region for the whole page. */

class Announcer {
  text = $state("");
  #waiting: string[] = [];

  /** Say something; what comes at the same moment is said together. */
  say(text: string): void {
    if (this.#waiting.push(text) > 1) return;
    setTimeout(() => {
      this.text = this.#waiting.join(" ");
      this.#waiting = [];
    }, 150);
  }
}

export const announcer = new Announcer();
