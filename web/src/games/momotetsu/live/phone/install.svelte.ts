/** Putting the page on the home screen, where the browser offers it. */

interface Offer extends Event {
  prompt(): Promise<unknown>;
}

class Install {
  #offer = $state.raw<Offer | null>(null);
  readonly installed = matchMedia("(display-mode: standalone)").matches;

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.#offer = event as Offer;
    });
    addEventListener("appinstalled", () => (this.#offer = null));
  }

  get possible(): boolean {
    return this.#offer !== null;
  }

  async ask(): Promise<void> {
    await this.#offer?.prompt();
    this.#offer = null;
  }
}

export const install = new Install();
