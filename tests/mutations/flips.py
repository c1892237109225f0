"""Small faults outside functions, where mutmut makes none.

Rules are there too: marks of phases (``asks_in_secret = True``), limits, tables of points, defaults of options. A flip
changes one of them: it negates a truth value, adds one to a number, includes or excludes the limit of a comparison, or
removes the last entry of a tuple, list, set or dict.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

MOST_PER_STATEMENT = 6
"""The most flips of one statement, spread over it: a table of a hundred words does not need a hundred flips."""
OF_A_LEG = "Leg"
"""The end of the names of legs (``engine/layers/leg.py``): they are no rules, and are tested with the layers."""
_EDGES: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
_NO_RULES = frozenset({"slots", "frozen", "kw_only", "order", "eq", "repr", "maxsize"})
"""Keywords of decorators and fields that have no meaning in the game."""


@dataclass(frozen=True, slots=True)
class Flip:
    """One fault: its line (from 1), and the text of the line before and after it; ``source`` is the whole file."""

    line: int
    before: str
    after: str
    source: str


def flips(source: str) -> Iterator[Flip]:
    """Yield all flips of a module, from top to end."""
    for statement in _statements(ast.parse(source).body):
        changes = [(node, new) for root in _values(statement) for node, new in _changes(root)]
        step = max(1, -(-len(changes) // MOST_PER_STATEMENT))
        for node, new in changes[::step]:
            yield _flipped(source, node, ast.unparse(new))


def _statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """Yield the statements outside functions (including those in classes) and the heads of functions."""
    for statement in body:
        yield statement
        if isinstance(statement, ast.ClassDef) and not statement.name.endswith(OF_A_LEG):
            yield from _statements(statement.body)


def _values(statement: ast.stmt) -> list[ast.expr]:
    """Return the expressions of a statement that run at import and may contain rules."""
    if isinstance(statement, ast.Assign | ast.AnnAssign):
        targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
        names = {t.id for t in targets if isinstance(t, ast.Name)}
        if statement.value is None or any(n.startswith("__") for n in names):
            return []
        if isinstance(targets[0], ast.Tuple) and isinstance(statement.value, ast.Tuple):
            return statement.value.elts
        return [statement.value]
    if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef):
        return [*statement.args.defaults, *filter(None, statement.args.kw_defaults), *statement.decorator_list]
    return []


def _changes(node: ast.AST) -> Iterator[tuple[ast.expr, ast.expr]]:
    """Yield the replacements for a node or for a node inside it."""
    if isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            yield node, ast.Constant(not node.value)
        elif isinstance(node.value, int):
            yield node, ast.Constant(node.value + 1)
    elif isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in _EDGES:
        yield node, ast.Compare(node.left, [_EDGES[type(node.ops[0])]()], node.comparators)
    elif isinstance(node, ast.Tuple | ast.List | ast.Set) and len(node.elts) > 1:
        yield node, type(node)(elts=node.elts[:-1])
    elif isinstance(node, ast.Dict) and len(node.keys) > 1:
        yield node, ast.Dict(node.keys[:-1], node.values[:-1])
    if isinstance(node, ast.Subscript):  # Cards = list[int]: a type, or a lookup whose key may be one
        return
    for child in ast.iter_child_nodes(node):
        if not (isinstance(child, ast.keyword) and child.arg in _NO_RULES):
            yield from _changes(child)


def _flipped(source: str, node: ast.expr, new: str) -> Flip:
    """Replace a node by a text; columns count bytes."""
    lines = source.encode().splitlines(keepends=True)
    first, last = node.lineno - 1, (node.end_lineno or node.lineno) - 1
    head, tail = lines[first][: node.col_offset], lines[last][node.end_col_offset :]
    bare = isinstance(node, ast.Tuple) and not lines[first][node.col_offset :].startswith(b"(")
    changed = head + (new[1:-1] if bare and not new.endswith(",)") else new).encode() + tail
    return Flip(
        node.lineno,
        b"".join(lines[first : last + 1]).decode().strip(),
        changed.decode().strip(),
        b"".join([*lines[:first], changed, *lines[last + 1 :]]).decode(),
    )
