/** Messages to this browser while the page is closed, for those who want them. */
import { Offline, pushKey, subscribe, unsubscribe } from "../lib/api";
import { settings } from "../lib/settings.svelte";

/** Whether messages come; where they cannot, why: the browser is not able to, was told not to, has no push service, or there is no line. */
export type PushState = "off" | "on" | "unsupported" | "denied" | "failed" | "offline";

export class Push {
  state = $state<PushState>("off");
  readonly on = $derived(this.state === "on");
  readonly possible = $derived(this.state !== "unsupported");
  #table: string;

  constructor(table: string) {
    this.#table = table;
    if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window) || !import.meta.env.PROD) this.state = "unsupported";
    else if (Notification.permission === "denied") this.state = "denied";
    else void this.#look().catch(() => undefined);
  }

  async #look(): Promise<void> {
    const worker = await navigator.serviceWorker.ready;
    if ((await worker.pushManager.getSubscription()) === null || Notification.permission !== "granted") return;
    this.state = "on";
    await this.#tell(); // the server may have another event by now, or another language
  }

  async turn(on: boolean): Promise<void> {
    this.state = on ? "on" : "off";
    if (!on) return this.#end();
    try {
      if ((await Notification.requestPermission()) === "granted") await this.#tell();
      else this.state = "denied";
    } catch (error) {
      this.state = error instanceof Offline ? "offline" : "failed";
    }
  }

  async #tell(): Promise<void> {
    const worker = await navigator.serviceWorker.ready;
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: (await pushKey()).key });
    const { endpoint, keys } = made.toJSON();
    await subscribe(this.#table, { endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! }, lang: settings.lang });
  }

  /** Without a line the server is told by the push service that nobody is there any more. */
  async #end(): Promise<void> {
    const worker = await navigator.serviceWorker.ready;
    const old = await worker.pushManager.getSubscription();
    if (old) await unsubscribe(this.#table, { endpoint: old.endpoint }).catch(() => undefined);
    await old?.unsubscribe();
  }
}
