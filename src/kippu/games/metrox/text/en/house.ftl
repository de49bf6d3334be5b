### MetroX: house rules, where people read the rulebook in more than one way.

house-group-completion = Completed routes
house-group-end = The end

house-crown-same-turn = A route completed by several in the same turn
house-crown-same-turn-all = All of them get the first bonus.
house-crown-same-turn-nobody = All of them get the later bonus, and the first one is gone.

house-ties = Equal totals
house-ties-fewer-empty = Fewer empty stations win; if those are equal too, the win is shared.
house-ties-shared = The win is shared.
