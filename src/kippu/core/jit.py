"""Functions that numba compiles where it is installed, and that run as they are where it is not.

Such a function is written for both: it works on whole numbers of at most 63 bits and on flat lists of them, so that
Python and the machine agree on every result.
"""

from array import array
from collections.abc import Callable, Iterable
from typing import Any, TypeAlias, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

# Flat lists of numbers: arrays where functions are compiled, else plain lists.
Ints: TypeAlias = Any
Floats: TypeAlias = Any

try:
    import numpy as np
    from llvmlite import ir
    from numba import njit
    from numba import types as nb
    from numba.extending import intrinsic
except ImportError:
    COMPILED = False
else:
    COMPILED = True

if COMPILED:

    def jit(function: F) -> F:
        """The function compiled at its first call; the result is kept on disk."""
        compiled: F = njit(cache=True, nogil=True)(function)
        return compiled

    def part(function: F) -> F:
        """A part of compiled functions that Python itself does not call."""
        compiled: F = njit(nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)(function)
        return compiled

    @intrinsic  # type: ignore[untyped-decorator]
    def low_bit(_context: Any, _x: Any) -> Any:
        """The position of the lowest bit that is set."""
        never_zero = ir.Constant(ir.IntType(1), 1)
        return nb.int64(nb.int64), lambda _c, builder, _s, args: builder.cttz(args[0], never_zero)

    @intrinsic  # type: ignore[untyped-decorator]
    def bit_count(_context: Any, _x: Any) -> Any:
        """How many bits are set."""
        return nb.int64(nb.int64), lambda _c, builder, _s, args: builder.ctpop(args[0])

    at = np.uintp  # as an index: it is never negative, which saves a question at every look-up

    def ints(values: Iterable[int]) -> Ints:
        """Whole numbers for a compiled function."""
        return np.array(values if isinstance(values, np.ndarray) else list(values), np.int64)

    def zeros(size: int) -> Ints:
        """So many zeros."""
        return np.zeros(size, np.int64)

    def reals(size: int) -> Floats:
        """So many zeros, for numbers that are not whole."""
        return np.zeros(size, np.float64)

    def singles(size: int) -> Floats:
        """So many zeros, for many numbers that are not whole, of half the length."""
        return np.zeros(size, np.float32)

    def shorts(values: "array[int]") -> Ints:
        """Many small whole numbers."""
        return np.frombuffer(values, np.int16)

else:

    def jit(function: F) -> F:
        """The function as it is."""
        return function

    def part(function: F) -> F:
        """The function as it is."""
        return function

    def low_bit(x: int) -> int:
        """The position of the lowest bit that is set."""
        return (x & -x).bit_length() - 1

    def bit_count(x: int) -> int:
        """How many bits are set."""
        return x.bit_count()

    at = int

    def ints(values: Iterable[int]) -> Ints:
        """Whole numbers."""
        return list(values)

    def zeros(size: int) -> Ints:
        """So many zeros."""
        return [0] * size

    def reals(size: int) -> Floats:
        """So many zeros, for numbers that are not whole."""
        return [0.0] * size

    def singles(size: int) -> Floats:
        """So many zeros, for many numbers that are not whole."""
        return array("f", bytes(4 * size))

    def shorts(values: "array[int]") -> Ints:
        """Many small whole numbers."""
        return values
