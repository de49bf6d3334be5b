### TOKYO METRO: house rules, where the rulebook can be read in more than one way.

house-group-cards = Cards and spots
house-group-loans = Loans
house-group-lines = Lines
house-group-order = Turn order

house-preset-first-release = As in the first release
house-preset-as-printed = Nearest to the printed words

house-discard-piles = Discard piles
house-discard-piles-one = All columns have one discard pile, and only its top card can be taken.
house-discard-piles-per-column = Each column has its own discard pile, and the top card of each can be taken.

house-discount-spot-freed = Discount spots
house-discount-spot-freed-true = A Discount spot is free again as soon as its disc has moved on.
house-discount-spot-freed-false = A Discount spot stays taken until the phase ends.

house-loans-per-action = Loans per action
house-loans-per-action-1 = One action takes or pays back one loan.
house-loans-per-action-any = One action takes or pays back any number of loans.

house-loan-repay = Paying back
house-loan-repay-true = A Loan spot may also be used to pay a loan back.
house-loan-repay-false = Loans are paid for at the end only.

house-surcharge-raises-income = Surcharge of shares
house-surcharge-raises-income-false = The surcharge of share 2 or 3 goes to the bank and raises no income.
house-surcharge-raises-income-true = The surcharge of share 2 or 3 raises the income of the line too.

house-speed-tokens-stay = Speed tokens
house-speed-tokens-stay-true = A speed token stays on its line to the end.
house-speed-tokens-stay-false = A speed token counts for one train phase and goes back to the supply.

house-income-stays = Income without a train
house-income-stays-true = A line keeps its income when its train leaves the map.
house-income-stays-false = The income of a line falls to 0 when its train leaves the map.

house-zero-ties = Equal totals of 0
house-zero-ties-keep = Players with a total of 0 keep their order.
house-zero-ties-change = Players with a total of 0 change places as all equals do.
