/** The rules panel: open or not, at which clause, and by which house rules. */
import type { Readings } from "./house";

class RulesPanelState {
  open = $state(false);
  clause = $state<string | null>(null);
  /** The readings of the table that is shown, as far as they are not the default. */
  house = $state.raw<Readings>({});

  show(clause: string | null = null): void {
    this.clause = clause;
    this.open = true;
  }

  /** Whether this is the clause that is asked about, or a sentence of it: `MX-3.1a` of `MX-3.1`. */
  asksFor(clause: string): boolean {
    return clause === this.clause || clause.replace(/[a-z]$/, "") === this.clause;
  }
}

export const rulesPanel = new RulesPanelState();
