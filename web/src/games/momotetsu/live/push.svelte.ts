/** Messages to this browser while the page is closed, for those who want them. */
import { Offline, pushKey, subscribe, unsubscribe } from "../../../lib/net/api";
import { settings } from "../../../lib/ui/settings.svelte";

/** Whether messages come, or whether that is just changing; where they cannot, why: the browser is not able to, was told not to, has no push service, or there is no line. */
export type PushState = "off" | "starting" | "on" | "ending" | "unsupported" | "denied" | "failed" | "offline";

export class Push {
  state = $state<PushState>("off");
  readonly on = $derived(this.state === "on" || this.state === "starting");
  readonly trouble = $derived(["unsupported", "denied", "failed", "offline"].includes(this.state));
  readonly possible = $derived(this.state !== "unsupported");
  #table: string;

  constructor(table: string) {
    this.#table = table;
    if (
      !("serviceWorker" in navigator) ||
      !("PushManager" in window) ||
      !("Notification" in window) ||
      !import.meta.env.PROD
    )
      this.state = "unsupported";
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
    this.state = on ? "starting" : "ending";
    if (!on) return this.#end();
    try {
      if ((await Notification.requestPermission()) === "granted") {
        await this.#tell();
        if (this.state === "starting") this.state = "on";
      } else this.state = "denied";
    } catch (error) {
      this.state = error instanceof Offline ? "offline" : "failed";
    }
  }

  async #tell(): Promise<void> {
    const worker = await navigator.serviceWorker.ready;
    const made = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: (await pushKey()).key,
    });
    const { endpoint, keys } = made.toJSON();
    await subscribe(this.#table, {
      endpoint: endpoint!,
      keys: { p256dh: keys!.p256dh!, auth: keys!.auth! },
      lang: settings.lang,
    });
  }

  async #end(): Promise<void> {
    await leave(this.#table).catch(() => undefined); // without a line the push service tells it
    const worker = await navigator.serviceWorker.ready;
    await (await worker.pushManager.getSubscription())?.unsubscribe();
    if (this.state === "ending") this.state = "off";
  }
}

/** This browser wants to hear nothing more of an event. */
export async function leave(table: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const subscription = await worker?.pushManager?.getSubscription();
  if (subscription) await unsubscribe(table, { endpoint: subscription.endpoint });
}
