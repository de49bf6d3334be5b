"""Functions that numba compiles where it is installed, and that run as they are where it is not.

Such a function is written for both: it works on whole numbers of at most 63 bits and on flat lists of them, so that
Python and the machine agree on every result. A part of a list (`room[2:5]`) may be a view or a copy: what a function
writes into one, it must read from the same one.
"""

import sys
from array import array
from collections.abc import Callable, Iterable, MutableSequence
from importlib import import_module
from typing import Any, TypeAlias, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

Ints: TypeAlias = MutableSequence[int]
Floats: TypeAlias = MutableSequence[float]

_numba: Any = None
_extending: Any = None
_numpy: Any = None
_ir: Any = None


def _import_without_cffi(name: str) -> Any:
    """Numba calls C libraries through cffi if it finds it; not to look saves a tenth of a second of every start."""
    if "cffi" in sys.modules:
        return import_module(name)
    sys.modules["cffi"] = None  # type: ignore[assignment]
    try:
        return import_module(name)
    finally:
        del sys.modules["cffi"]


try:
    _numba = import_module("numba")
    _import_without_cffi("numba.core.typing.cffi_utils")
    _extending = import_module("numba.extending")
    _numpy = import_module("numpy")
    _ir = import_module("llvmlite.ir")
    # Our loops are short and look things up: there is nothing to vectorize, and to find that out takes a while.
    _numba.config.LOOP_VECTORIZE = 0
except ImportError:
    COMPILED = False
else:
    COMPILED = True


# Nobody calls from C; and who divides by zero has a fault that is found where nothing is compiled.
_OPTIONS = {"nogil": True, "no_cfunc_wrapper": True, "error_model": "numpy"}


def jit(function: F) -> F:
    """The function, compiled at its first call; the result is kept on disk."""
    compiled: F = _numba.njit(cache=True, **_OPTIONS)(function) if COMPILED else function
    return compiled


def part(function: F) -> F:
    """A part of compiled functions. Python must not call it itself: without a way in, it compiles quicker.

    Numba does not see that a part in another file has changed: remove `__pycache__/*.nb?` after editing one.
    """
    compiled: F = _numba.njit(no_cpython_wrapper=True, **_OPTIONS)(function) if COMPILED else function
    return compiled


def _low_bit(x: int) -> int:
    return (x & -x).bit_length() - 1


def _instruction(emit: Callable[[Any, Any], Any]) -> Callable[[int], int]:
    """A single instruction of the machine as a function."""

    def typed(_context: Any, _x: Any) -> Any:
        number = _numba.types.int64
        return number(number), lambda _c, builder, _s, arguments: emit(builder, arguments[0])

    made: Callable[[int], int] = _extending.intrinsic(typed)
    return made


low_bit: Callable[[int], int] = _low_bit  # the position of the lowest bit that is set
bit_count: Callable[[int], int] = int.bit_count  # how many bits are set
at: Callable[[int], int] = int  # an index; it is never negative, and to know that saves a question at every look-up
if COMPILED:
    low_bit = _instruction(lambda builder, x: builder.cttz(x, _ir.Constant(_ir.IntType(1), 1)))
    bit_count = _instruction(lambda builder, x: builder.ctpop(x))
    at = _numpy.uintp


# --- lists of numbers -------------------------------------------------------------------------------------


def ints(values: Iterable[int]) -> Ints:
    """Whole numbers."""
    found: Ints = _numpy.array(list(values), _numpy.int64) if COMPILED else list(values)
    return found


def zeros(size: int) -> Ints:
    """So many zeros."""
    found: Ints = _numpy.zeros(size, _numpy.int64) if COMPILED else [0] * size
    return found


def reals(size: int) -> Floats:
    """So many zeros, for numbers that are not whole."""
    found: Floats = _numpy.zeros(size, _numpy.float64) if COMPILED else [0.0] * size
    return found


def singles(size: int) -> Floats:
    """So many zeros, for many numbers that are not whole."""
    found: Floats = _numpy.zeros(size, _numpy.float32) if COMPILED else array("f", bytes(4 * size))
    return found


def shorts(values: "array[int]") -> Floats:
    """Many small numbers, as they are."""
    found: Floats = _numpy.frombuffer(values, _numpy.int16) if COMPILED else values  # type: ignore[assignment]
    return found


def plain(values: Iterable[int]) -> list[int]:
    """Whole numbers as Python has them."""
    return list(map(int, values))
