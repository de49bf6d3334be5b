/** A name for somebody who gave none. */
import { t } from "./words.svelte";

const NUMBER = 1 + Math.floor(Math.random() * 99);

export function guestName(): string {
  return t("guest-name", { number: NUMBER });
}
