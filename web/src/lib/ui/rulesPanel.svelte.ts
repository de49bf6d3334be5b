/** The rules panel: open or not, and at which clause. */

class RulesPanelState {
  open = $state(false);
  clause = $state<string | null>(null);

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
