/** Who this browser is, and whether the account panel is open. */
import { whoAmI } from "../lib/net/api";
import type { Me } from "../lib/net/protocol";

class AccountState {
  open = $state(false);
  me = $state.raw<Me | null>(null);

  async ask(): Promise<void> {
    this.me = await whoAmI();
  }
}

export const accountPanel = new AccountState();
