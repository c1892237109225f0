"""Golden views with one value changed, and whether picture and words show the change."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from engine.core.state import Visibility
from engine.core.view import View
from locales import LANGUAGES, words
from tests.render.lies import lying
from tests.render.positions import Position, alt_of, as_sent, picture, positions

LONG = 4
"""Only three values of longer lists are changed: the first, the middle one, the last."""
ALIKE = 2
"""The number of values of one kind (field, place in a nested list) to change for each kind of viewer.

At least one of a kind is changed in each phase; the soak changes all.
"""


@dataclass(frozen=True, slots=True)
class Trial:
    """One changed value of a view: its place, and whether picture and words show the change."""

    position: str
    phase: str
    seat: int | None
    field: str
    path: str
    picture: bool
    words: bool

    def __str__(self) -> str:
        who = "table" if self.seat is None else f"hand of seat {self.seat + 1}"
        return f"{self.position}, {who}: {self.field}{self.path}"


def others(value: Any, names: Sequence[str], seats: int) -> Iterator[tuple[str, list[Any]]]:
    """Yield every value inside ``value`` by its path, with new versions of ``value`` that differ only there."""
    if isinstance(value, bool):
        yield "", [not value]
    elif isinstance(value, int):
        yield "", [value - 1, value + 1] if value > 0 else [value + 1]
    elif isinstance(value, str):
        yield from ((f"={name}", [name]) for name in names if name != value)
    elif isinstance(value, list | tuple):
        many = len(value)
        for k in range(many) if many <= LONG else (0, many // 2, many - 1):
            for path, news in others(value[k], names, seats):
                whole = [[*value[:k], new, *value[k + 1 :]] for new in news]
                swapped = [*value]
                swapped[k], swapped[k - 1] = swapped[k - 1], swapped[k]
                yield f"[{k}]{path}", [*whole, swapped] if swapped != [*value] else whole
        if many > 2 and many != seats and not isinstance(value[0], list):
            yield " shorter", [[*value[:-1]]]


def seen(view: View) -> tuple[bytes, list[str]]:
    """Return the picture as it is sent, and its description in every language."""
    return as_sent(picture(view, words("en"))), [alt_of(view, words(lang)) for lang in LANGUAGES]


@cache
def strings(slug: str) -> Mapping[str, tuple[str, ...]]:
    """Return, for each field of words, all its values in any position of the game."""
    out: dict[str, set[str]] = {}
    for position in positions(slug):
        for field, value in position.view(None).state.items():
            if isinstance(value, str) and field not in ("phase", "ended"):
                out.setdefault(field, set()).add(value)
    return {field: tuple(sorted(values)) for field, values in out.items()}


def own(position: Position, view: View) -> dict[str, Any]:
    """Return the fields that only the seat of the view knows; for an onlooker's view all public fields."""
    if view.seat is None:
        return dict(view.state)
    public = position.view(None)
    stored = {plan.name for plan in position.state.plan()}
    out = {f: v for f, v in view.state.items() if f not in stored and v != public.state[f]}
    for plan in position.state.plan():
        if plan.visibility in (Visibility.OWNER, Visibility.TEAM, Visibility.SECRET) and view.state[plan.name]:
            out[plan.name] = view.state[plan.name][view.seat]
        elif plan.visibility is Visibility.MEMO:
            out[plan.name] = view.state[plan.name]
    return out


def trials(position: Position, seat: int | None, enough: Callable[[str, Hashable], bool]) -> Iterator[Trial]:
    """Yield a trial for every value of the view; a change that no painter can draw is left out.

    A value is also left out if there is ``enough`` of its kind.
    """
    view = position.view(seat)
    truth: tuple[bytes, list[str]] | None = None
    for field, value in own(position, view).items():
        for path, news in others(value, strings(view.game).get(field, ()), view.seats):
            if enough(position.phase, (seat is None, field, re.sub(r"\d+", "", path))):
                continue
            for new in news:
                whole = new if seat is None or view.state[field] is value else _at(view.state[field], seat, new)
                try:
                    image, texts = seen(lying(view, {field: whole}))
                except Exception:
                    continue
                truth = truth or seen(view)
                shown, said = truth
                noticed = all(a != b for a, b in zip(texts, said, strict=True))
                yield Trial(position.name, position.phase, seat, field, path, image != shown, noticed)
                break


def _at(by_seat: Sequence[Any], seat: int, new: Any) -> list[Any]:
    return [new if p == seat else v for p, v in enumerate(by_seat)]


@cache
def all_trials(slug: str, most: int | None) -> tuple[Trial, ...]:
    """Return the trials of all positions of a game, for the table and every hand; at most ``most`` of a kind."""
    tried: Counter[Hashable] = Counter()

    def enough(phase: str, kind: Hashable) -> bool:
        if most is not None and tried[kind] >= most and tried[phase, kind]:
            return True
        tried.update((kind, (phase, kind)))
        return False

    everybody = ((p, seat) for p in positions(slug) for seat in (None, *range(p.seats)))
    return tuple(t for p, seat in everybody for t in trials(p, seat, enough))
