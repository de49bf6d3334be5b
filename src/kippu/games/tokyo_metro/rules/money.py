"""TOKYO METRO: how a line's income is shared out (TM-0, TM-25)."""

from kippu.games.tokyo_metro.rules.files import ConstantsData


def second(constants: ConstantsData, income: int) -> int:
    """The right-hand number of the pair printed beside an income (TM-0.2)."""
    unit = constants.money_unit
    return income // (constants.split_divisor * unit) * unit


def first(constants: ConstantsData, income: int) -> int:
    """The left-hand number of that pair (TM-0.3)."""
    return income - second(constants, income)


def half(constants: ConstantsData, income: int) -> int:
    """Half an income, rounded up to the unit of money (TM-0.4)."""
    unit = constants.money_unit
    return -(-income // (constants.half_divisor * unit)) * unit


def share_payments(constants: ConstantsData, income: int, sold: int) -> tuple[int, ...]:
    """What each share sold gets, in the order of the shares (TM-25.4 to TM-25.7)."""
    if sold == 0:
        return ()
    if sold == 1:
        return (income,)
    if sold == 2:
        return first(constants, income), second(constants, income)
    top = half(constants, income)
    rest = income - top
    return top, first(constants, rest), second(constants, rest)


def speculation_payments(constants: ConstantsData, income: int, stakes: tuple[int, ...]) -> tuple[int, ...]:
    """What each stake on a line earns, all read from the same income (TM-25.2, TM-25.3)."""
    most = second(constants, income)
    return tuple([min(most, most_earned(constants, stake)) for stake in stakes])


def most_earned(constants: ConstantsData, stake: int) -> int:
    """What a stake can earn at most (TM-25.2)."""
    return constants.speculation_cap_factor * stake


def payout(
    constants: ConstantsData, income: int, stakes: tuple[tuple[int, int], ...], sold: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What a line pays in the end: to each stake (seat and sum), then to each share sold."""
    earned = speculation_payments(constants, income, tuple([stake for _, stake in stakes]))
    return earned, share_payments(constants, max(0, income - sum(earned)), sold)


def least_stake(constants: ConstantsData, income: int) -> int:
    """The smallest stake a line takes now (TM-17.2)."""
    return max(constants.speculation_minimum, second(constants, income))
