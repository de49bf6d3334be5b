/** Messages to this phone while the page is closed, for those who want them. */
import { pushKey, subscribe, unsubscribe } from "../lib/api";
import { settings } from "../lib/settings.svelte";

export class Push {
  /** Whether this browser and this server can do it. */
  possible = $state(false);
  on = $state(false);
  /** The browser was told to let nobody send messages. */
  denied = $state(false);
  #table: string;
  #key = "";

  constructor(table: string) {
    this.#table = table;
    void this.#look().catch(() => undefined);
  }

  async #look(): Promise<void> {
    if (!("serviceWorker" in navigator) || !("PushManager" in window) || !import.meta.env.PROD) return;
    this.#key = (await pushKey()).key;
    const worker = await navigator.serviceWorker.ready;
    this.on = (await worker.pushManager.getSubscription()) !== null && Notification.permission === "granted";
    this.possible = true;
    if (this.on) await this.#tell(); // the server may have another event by now, or another language
  }

  async turn(on: boolean): Promise<void> {
    const worker = await navigator.serviceWorker.ready;
    if (!on) {
      const old = await worker.pushManager.getSubscription();
      this.on = false;
      if (old) await unsubscribe(this.#table, { endpoint: old.endpoint });
      await old?.unsubscribe();
      return;
    }
    this.denied = (await Notification.requestPermission()) !== "granted";
    if (this.denied) return;
    await this.#tell();
    this.on = true;
  }

  async #tell(): Promise<void> {
    const worker = await navigator.serviceWorker.ready;
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: this.#key });
    const { endpoint, keys } = made.toJSON();
    await subscribe(this.#table, { endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! }, lang: settings.lang });
  }
}
