/** The rules panel: open or not, at which clause, and by which house rules. */
import type { Readings } from "./house";

/** Whether a sentence belongs to a clause or section. */
export const within = (clause: string, whole: string): boolean =>
  clause === whole || (clause.startsWith(whole) && /^[.a-z]/.test(clause.slice(whole.length)));

class RulesPanelState {
  open = $state(false);
  clause = $state<string | null>(null);
  /** The readings of the table that is shown, as far as they are not the default. */
  house = $state.raw<Readings>({});

  show(clause: string | null = null): void {
    this.clause = clause;
    this.open = true;
  }

  /** Whether this is the clause that is asked about, or part of it: `MX-3.1a` of `MX-3.1` and of `MX-3`. */
  asksFor(clause: string): boolean {
    return this.clause !== null && within(clause, this.clause);
  }
}

export const rulesPanel = new RulesPanelState();
