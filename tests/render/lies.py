"""Views with false values, for the tests of pictures and words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.core.knowledge.masks import NOT_YOURS, UNKNOWN, hidden_list
from engine.core.state import FieldPlan, Visibility
from engine.core.view import View


def lying(view: View, lie: Mapping[str, Any]) -> View:
    """Return the view with other values of some fields, each in the form of ``State.seen_by``."""
    plans = {p.name: p for p in view.s.plan()}
    wrong = {f: _as_masked(plans[f], getattr(view.s, f), value, view) for f, value in lie.items() if f in plans}
    told = replace(view, s=replace(view.s, **wrong))
    told._state.update({**view.state, **lie})
    return told


def _as_masked(plan: FieldPlan, true: Any, value: Any, view: View) -> Any:
    """Return ``value`` in the form of a field of a masked state."""
    match plan.visibility:
        case Visibility.PUBLIC:
            return value
        case Visibility.HIDDEN:
            return _counted(value, plan.depth)
        case Visibility.MEMO:
            return [value if p == view.seat else entry for p, entry in enumerate(true)]
        case Visibility.TEAM if view.seat is not None:
            whole: set[int | None] = {p for p in range(view.seats) if view.team[p] == view.team[view.seat]}
        case Visibility.OWNER:
            whole = {view.seat}
        case _:
            whole = set()
    return [v if p in whole else _counted(v, plan.depth - 1) for p, v in enumerate(value)]


def _counted(value: Any, depth: int) -> Any:
    """Return unreadable entries, as many as ``value`` says, if it says a number."""
    if value is None or not depth:
        return NOT_YOURS if depth else UNKNOWN
    return hidden_list(value) if isinstance(value, int) else [_counted(v, depth - 1) for v in value]
