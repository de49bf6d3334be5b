"""`rates.json` of an event kit: every number that is in no other file."""

from typing import Annotated

from msgspec import Meta

from kippu.core.data import Data
from kippu.games.momotetsu.kit.words import Clock, Count, MissionType, Mode


class SquareRates(Data, frozen=True):
    """Blue and red squares (RM-4.3, RM-4.4)."""

    blue_factor: Count = 30
    blue_factor_late: Count = 40
    red_factor: Count = 30
    red_factor_late: Count = 40


class MovementRates(Data, frozen=True):
    """Movement (RM-3)."""

    max_steps: Annotated[int, Meta(ge=13, le=40)] = 18
    gate_stuck_wait_minutes: Count = 5
    rocket_add: Count = 1
    ice_factor: Annotated[int, Meta(ge=1, le=3)] = 2


class GoalRates(Data, frozen=True):
    """The goal (RM-8)."""

    distance_bonus: Count = 10
    distance_bonus_late: Count = 20
    inflation_bonus: Count = 500
    alight_minutes: Count = 5
    late_points_per_minute: Count = 20
    same_goal_bucket_seconds: Annotated[int, Meta(ge=1)] = 60


class BonbiRates(Data, frozen=True):
    """Bonbi (RM-9)."""

    double_factor: Annotated[int, Meta(ge=1)] = 2
    draw_fee: Count = 50
    back_per_square: Count = 30
    lottery_fee: Count = 30
    die_loss_factor: Count = 30
    property_gain: Count = 50
    mini_loss: Count = 20
    king_no_star_loss: Count = 200
    king_loss: Count = 500
    touch_block_minutes: Count = 5
    repel_cost: Count = 400
    repel_window_minutes: Count = 5
    touch_confirm_minutes: Count = 3


class HappeningRates(Data, frozen=True):
    """Events (RM-10)."""

    fireworks: Count = 200
    snow_per_goal: Count = 200
    substitute_factor: Count = 50
    races_dice: Annotated[int, Meta(ge=1)] = 2
    races_prize: Count = 500


class MoneyRates(Data, frozen=True):
    """Debts and prizes (RM-11, RM-12)."""

    debt_choice_minutes: Count = 5
    prize: Count = 300


class TaskRates(Data, frozen=True):
    """Human cards (RM-6)."""

    tongue_phrase_ja: str = "赤坂サカス"


class LiveRates(Data, frozen=True):
    """Live play (RM-2.16, RM-8.3, RM-17)."""

    undo_seconds: Count = 120
    gps_ok_km: float = 1.0
    goal_photo_minutes: Count = 5


class LateRates(Data, frozen=True):
    """Late reports (RM-15, RM-17.3)."""

    clock_skew_seconds: Count = 90
    max_backdate_minutes: Count = 30
    overdue_minutes: Count = 25


class ViewRates(Data, frozen=True):
    """Spectators (RM-16.1)."""

    spectator_delay_minutes: Count = 10


class Duration(Data, frozen=True):
    """How long something takes in table play, and how often it succeeds."""

    minutes: tuple[Count, Count]
    success: Annotated[float, Meta(ge=0, le=1)]


class TableRates(Data, frozen=True):
    """Table play (RM-18)."""

    step_seconds: dict[Mode, Count]
    pass_seconds: dict[Mode, Count]
    wait_seconds: dict[Mode, Count]
    mission: dict[MissionType, Duration]
    transfer_walk_seconds: Count = 180
    walk_m_per_min: Annotated[int, Meta(ge=1)] = 80
    walk_detour: float = 1.3
    ready_seconds: Count = 60
    draw_seconds: Count = 60
    square_roll_seconds: Count = 30
    shop_seconds: Count = 60
    attack_seconds: Count = 60
    choice_seconds: Count = 30
    next_destination_seconds: Count = 60
    # Kits of the first release say it; nothing reads it, because the clock stands while somebody answers (RM-18.14).
    human_answer_seconds: Count = 60


class BotRates(Data, frozen=True):
    """The baseline bot (RM-18.15, RM-18.16)."""

    mission_max_minutes: Count = 35
    mission_stop_before: Clock = "17:00"
    star_gain_squares: float = 2
    limited_express_balance: int = 400
    express_balance: int = 300
    back_pay_max: Count = 120
    repel_balance: int = 1000


class RatesData(Data, frozen=True):
    """`rates.json`."""

    table: TableRates
    squares: SquareRates = SquareRates()
    movement: MovementRates = MovementRates()
    goal: GoalRates = GoalRates()
    bonbi: BonbiRates = BonbiRates()
    events: HappeningRates = HappeningRates()
    money: MoneyRates = MoneyRates()
    tasks: TaskRates = TaskRates()
    live: LiveRates = LiveRates()
    late: LateRates = LateRates()
    view: ViewRates = ViewRates()
    bot: BotRates = BotRates()
