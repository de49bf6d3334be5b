/** What screen readers are told: one polite live region for the whole page. */

class Announcer {
  text = $state("");
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Say something; what comes at the same moment is said together. */
  say(text: string): void {
    this.#waiting.push(text);
    this.#timer ??= setTimeout(() => {
      this.text = this.#waiting.join(" ");
      this.#waiting = [];
      this.#timer = undefined;
    }, 150);
  }
}

export const announcer = new Announcer();
