"""What the versions of the rules read differently.

The rules are written once, for the newest version. Where the first one did something else, so that its days and records
can still be played, they ask for it here: one name for each thing that the first version got wrong.
"""

from typing import Literal

import msgspec


class Readings(msgspec.Struct, frozen=True, kw_only=True):
    """How a version reads the rules; what is not said is read as the rules are written."""

    # RM-8.9, RM-18.7: the next destination makes a team that scored an earlier goal forget that it was told to get off
    forgets_alighting: bool = False
    # RM-8.12, RM-9.13: who gets off for a goal is not attacked, by whichever goal bonbi came
    spared_by_every_goal: bool = False
    # RM-15.4: a late report is disputed if it changes when bonbi attacks the team that reports
    disputes_own_attack: bool = False
    # RM-10.4: fireworks pay teams in a vehicle that were told to get off before
    fireworks_pay_told: bool = False
    # RM-8.18: scorers of an earlier goal wait for the next destination too
    earlier_scorers_wait: bool = False
    # RM-8.9, RM-8.19, RM-9.4: nobody waits for a team that is still aboard from an earlier goal
    forgets_who_is_aboard: bool = False
    # RM-18.11: a team that is still aboard at the deadline counts where it set out, at a table too
    counts_late_at_start: bool = False
    # RM-3.11: Galaxy stops at the destination of its declaration
    galaxy_keeps_destination: bool = False
    # RM-3.16: closed tracks make distances longer, and where no way is left one more than there are squares
    cut_distances: bool = False
    # RM-6.42: No Sweat looks at the square on landing, and not when the die is rolled
    no_sweat_on_landing_only: bool = False
    # RM-9.29: bonbi that came by a goal cannot be passed on before the next move, on whichever square
    untouchable_until_moving: bool = False
    # RM-8.6, RM-8.24: of the teams that land on the new destination during a hold only the first one scores
    one_goal_in_a_hold: bool = False
    # RM-8.2: a team that was told to get off, and comes to its end, can score
    told_can_score: bool = False
    # RM-5.6, RM-6.31, RM-6.49, RM-9.19: what a choice offers stays open, though it is gone meanwhile
    choices_go_stale: bool = False
    # RM-8.27: goals on the same square are taken for one, and other scorers of a rejected goal cannot bring it back
    tells_goals_by_square: bool = False
    # RM-15.4: a late report is judged as if the clock had not done yet what was due just before it was made
    judges_before_the_clock: bool = False
    # RM-8.7: a goal that the game master lets in by recomputing is announced before that, when nobody could know of it
    notices_before_ruling: bool = False
    # RM-15.8: when both score, Inflation brings the second team nothing
    plain_second_goal: bool = False
    # RM-6.20: what the win of All or Nothing is where no kit says it
    gamble_win: Literal["instant", "travel"] = "instant"


FIRST = Readings(
    forgets_alighting=True,
    spared_by_every_goal=True,
    disputes_own_attack=True,
    fireworks_pay_told=True,
    earlier_scorers_wait=True,
    forgets_who_is_aboard=True,
    counts_late_at_start=True,
    galaxy_keeps_destination=True,
    cut_distances=True,
    no_sweat_on_landing_only=True,
    untouchable_until_moving=True,
    one_goal_in_a_hold=True,
    told_can_score=True,
    choices_go_stale=True,
    tells_goals_by_square=True,
    judges_before_the_clock=True,
    notices_before_ruling=True,
    plain_second_goal=True,
    gamble_win="travel",
)
AS_WRITTEN = Readings()
