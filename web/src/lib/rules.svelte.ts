/** The rules panel: open or not, and at which clause. */

class RulesPanelState {
  open = $state(false);
  clause = $state<string | null>(null);

  show(clause: string | null = null): void {
    this.clause = clause;
    this.open = true;
  }
}

export const rulesPanel = new RulesPanelState();
