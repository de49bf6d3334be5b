"""What is changed: the operators of mutmut that change a meaning, and a few that delete a part.

Left out of mutmut's are those that almost always end in a crash (`x = None`, an argument that is None or missing): any
test that passes by kills them, so they only make the score look better. Added are those that are hard to see: a
statement that is gone, a condition without one of its parts, a keyword argument that falls back to its default.
"""

from collections.abc import Callable, Iterable
from typing import Any

import libcst as cst
import libcst.matchers as m
from mutmut.mutation import mutators

Operator = Callable[[Any], Iterable[cst.CSTNode]]

# Keyword arguments that say nothing about behaviour: a check for programmers, the only encoding, the size of a cache,
# how a debugger calls a thread.
NEUTRAL = ("strict", "encoding", "maxsize", "thread_name_prefix")
_SWAPPED_CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}


def _one_string(node: cst.BaseString) -> Iterable[cst.CSTNode]:
    """One change for each text; three of mutmut's differ only in upper and lower case."""
    yield from list(mutators.operator_string(node))[:1]


def _without_statement(node: cst.SimpleStatementLine) -> Iterable[cst.CSTNode]:
    """An effect that does not happen: a call, an assignment into something, a refusal."""
    if len(node.body) == 1 and _has_effect(node.body[0]):
        yield node.with_changes(body=[cst.Pass()])


def _has_effect(statement: cst.BaseSmallStatement) -> bool:
    if isinstance(statement, cst.Raise | cst.AugAssign):
        return True
    if isinstance(statement, cst.Expr):
        return m.matches(statement.value, m.Call() | m.Await() | m.Yield())
    if isinstance(statement, cst.Assign):
        into = m.Attribute() | m.Subscript() | m.Tuple(elements=[m.AtLeastN(m.Element(m.Attribute()), n=1)])
        return all(m.matches(target.target, into) for target in statement.targets)
    return False


def _without_operand(node: cst.BooleanOperation) -> Iterable[cst.CSTNode]:
    """Half of a condition."""
    yield node.left
    yield node.right


def _without_keyword(node: cst.Call) -> Iterable[cst.CSTNode]:
    """A keyword argument less: a default instead, and in `replace` a field that stays as it was."""
    for n, argument in enumerate(node.args):
        if argument.keyword is not None and len(node.args) > 1 and argument.keyword.value not in NEUTRAL:
            rest = [*node.args[:n], *node.args[n + 1 :]]
            rest[-1] = rest[-1].with_changes(comma=cst.MaybeSentinel.DEFAULT)
            yield node.with_changes(args=rest)


def _other_call(node: cst.Call) -> Iterable[cst.CSTNode]:
    if isinstance(node.func, cst.Name) and node.func.value in _SWAPPED_CALLS:
        yield node.with_changes(func=cst.Name(_SWAPPED_CALLS[node.func.value]))


OPERATORS: tuple[tuple[type[cst.CSTNode], Operator], ...] = (
    (cst.BaseNumber, mutators.operator_number),
    (cst.BaseString, _one_string),
    (cst.Name, mutators.operator_name),
    (cst.AugAssign, mutators.operator_augmented_assignment),
    (cst.UnaryOperation, mutators.operator_remove_unary_ops),
    (cst.Call, mutators.operator_symmetric_string_methods_swap),
    (cst.Call, _other_call),
    (cst.Call, _without_keyword),
    (cst.CSTNode, mutators.operator_keywords),
    (cst.CSTNode, mutators.operator_swap_op),
    (cst.Match, mutators.operator_match),
    (cst.IfExp, mutators.operator_if_exp),
    (cst.SimpleStatementLine, _without_statement),
    (cst.BooleanOperation, _without_operand),
)
