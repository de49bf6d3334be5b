"""All mutants of a file, and which of them are tried."""

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

import libcst as cst
import libcst.matchers as m
from libcst.metadata import CodeRange, MetadataWrapper, PositionProvider

from tools.mutants.operators import NEUTRAL, OPERATORS

# What says nothing about behaviour: types, what an assert tells a type checker, which names `*` brings, and words for
# whoever reads a log.
_LOGGED = m.Call(func=m.Attribute(value=m.Name("log") | m.Name("_log")) | m.Name("note"))
_LEFT_OUT = (
    m.Annotation()
    | m.Decorator()
    | m.Import()
    | m.ImportFrom()
    | m.Assert()
    | m.SimpleStatementLine(body=[m.Expr(m.SimpleString() | m.ConcatenatedString())])
    | m.If(test=m.Name("TYPE_CHECKING"))
    | m.Assign(value=m.Call(func=m.Name("TypeVar") | m.Name("NewType")))
    | m.AnnAssign(annotation=m.Annotation(m.Name("TypeAlias")))
    | m.Subscript(value=m.Name("Literal") | m.Name("Annotated"))
    | m.Call(func=m.Name("cast"))
    | m.Assign(targets=[m.AssignTarget(m.Name("__all__"))])
    | m.AnnAssign(target=m.Name("__all__"))
    | m.SimpleStatementLine(body=[m.Expr(_LOGGED)])
    | m.Raise(exc=m.Call(func=m.OneOf(*map(m.Name, ("AssertionError", "TypeError", "ValueError", "RuntimeError")))))
    | m.Arg(keyword=m.OneOf(*map(m.Name, NEUTRAL)))
)
# A quick look before the slow one.
_MAY_BE_LEFT_OUT = (
    cst.Annotation, cst.Decorator, cst.Import, cst.ImportFrom, cst.Assert, cst.SimpleStatementLine, cst.If, cst.Assign,
    cst.AnnAssign, cst.Subscript, cst.Call, cst.Raise, cst.Arg,
)  # fmt: skip
_IN_TEXT = m.ComparisonTarget(operator=m.In() | m.NotIn(), comparator=m.SimpleString())
_WIDTH = 110  # of what is shown of a change


@dataclass(frozen=True)
class Mutant:
    """One change of one place."""

    path: Path
    line: int
    lines: range  # of the statement
    scope: str
    number: int  # among all of its file
    code: str  # of the whole file

    @cached_property
    def changed(self) -> tuple[str, str]:
        """What the eye sees: the lines that differ, before and after, or their part round the change."""
        before, after = self.path.read_text(encoding="utf-8").splitlines(), self.code.splitlines()
        while before and after and before[0] == after[0]:
            before, after = before[1:], after[1:]
        while before and after and before[-1] == after[-1]:
            before, after = before[:-1], after[:-1]
        old, new = (" ".join(line.strip() for line in lines) for lines in (before, after))
        start = next((n for n, pair in enumerate(zip(old, new, strict=False)) if len(set(pair)) > 1), 0)
        first = 0 if max(len(old), len(new)) <= _WIDTH else max(0, start - _WIDTH // 2)
        return old[first : first + _WIDTH], new[first : first + _WIDTH]

    @property
    def at(self) -> str:
        """How equivalent.toml names its place."""
        return f"{self.path.name} {self.scope}".strip()


@dataclass(frozen=True)
class _Place:
    node: cst.CSTNode
    new: cst.CSTNode
    at: CodeRange | None
    lines: range
    scope: str


class _Finder(cst.CSTVisitor):
    METADATA_DEPENDENCIES = (PositionProvider,)

    def __init__(self) -> None:
        super().__init__()
        self.found: list[_Place] = []
        self._scopes: list[tuple[cst.CSTNode, str]] = []
        self._statements: list[tuple[cst.CSTNode, range]] = []

    def on_visit(self, node: cst.CSTNode) -> bool:
        if isinstance(node, _MAY_BE_LEFT_OUT) and m.matches(node, _LEFT_OUT):
            return False
        if isinstance(node, cst.ClassDef | cst.FunctionDef):
            self._scopes.append((node, node.name.value))
        if isinstance(node, cst.ClassDef):  # not its bases and options
            node.body.visit(self)
            return False
        if isinstance(node, cst.SimpleStatementLine | cst.BaseCompoundStatement):
            self._statements.append((node, self._lines_of(node)))
        if not self._scopes and isinstance(node, cst.BinaryOperation) and isinstance(node.operator, cst.BitOr):
            return False  # a union of types
        if self._statements:
            self._change(node)
        if isinstance(node, cst.ComparisonTarget) and m.matches(node, _IN_TEXT):
            node.operator.visit(self)  # not the text: a longer one still holds what it held
            return False
        return True

    def on_leave(self, original_node: cst.CSTNode) -> None:
        for stack in (self._scopes, self._statements):
            if stack and stack[-1][0] is original_node:
                stack.pop()

    def _lines_of(self, node: cst.CSTNode) -> range:
        """The lines of a simple statement, or of the head of a compound one."""
        at, body = self._at(node), getattr(node, "body", None)
        assert at is not None
        inner = self._at(body) if isinstance(body, cst.BaseSuite) else None
        end = at.end.line if inner is None else inner.start.line - 1
        return range(at.start.line, max(at.start.line, end) + 1)

    def _at(self, node: cst.CSTNode) -> CodeRange | None:
        at = self.get_metadata(PositionProvider, node, None)
        return at if isinstance(at, CodeRange) else None

    def _change(self, node: cst.CSTNode) -> None:
        lines = self._statements[-1][1]
        scope = ".".join(name for _, name in self._scopes)
        for kind, operator in OPERATORS:
            if isinstance(node, kind):
                self.found += [_Place(node, new, self._at(node), lines, scope) for new in operator(node)]


def sample(paths: Iterable[Path], seed: str, most: int) -> tuple[list[Mutant], int]:
    """Some mutants of these files, and of how many. Which ones does not depend on other places of the code."""
    ranked = sorted(ranks(paths, seed))
    chosen: dict[Path, list[int]] = {}
    for _, path, number in ranked[:most]:
        chosen.setdefault(path, []).append(number)
    return [mutant for path, numbers in chosen.items() for mutant in mutants(path, numbers)], len(ranked)


def ranks(paths: Iterable[Path], seed: str) -> Iterator[tuple[str, Path, int]]:
    """A number for each mutant that only its own place gives it."""
    for path in paths:
        module, found = _read(path)
        seen: Counter[tuple[str, str, str]] = Counter()
        for number, place in enumerate(found):
            what = place.scope, module.code_for_node(place.node), module.code_for_node(place.new)
            seen[what] += 1
            key = "\0".join([seed, path.name, *what, str(seen[what])])
            yield hashlib.sha256(key.encode()).hexdigest(), path, number


def mutants(path: Path, numbers: Sequence[int]) -> Iterator[Mutant]:
    """These mutants of a file."""
    module, found = _read(path)
    for number in numbers:
        place = found[number]
        line = place.lines.start if place.at is None else place.at.start.line
        yield Mutant(path, line, place.lines, place.scope, number, _changed(module, place))


@cache
def _read(path: Path) -> tuple[cst.Module, list[_Place]]:
    wrapper = MetadataWrapper(cst.parse_module(path.read_text(encoding="utf-8")))
    finder = _Finder()
    wrapper.visit(finder)
    return wrapper.module, finder.found


def _changed(module: cst.Module, place: _Place) -> str:
    if place.at is None or not isinstance(place.new, cst.BaseExpression):
        return cst.ensure_type(module.deep_replace(place.node, place.new), cst.Module).code
    lines = module.code.splitlines(keepends=True)
    start, end = place.at.start, place.at.end
    before = [*lines[: start.line - 1], lines[start.line - 1][: start.column]]
    after = [lines[end.line - 1][end.column :], *lines[end.line :]]
    return "".join([*before, module.code_for_node(place.new), *after])
