"""Whoever may know a figure is shown it: every value of the golden views is changed in turn, for all games.

The picture and its description (in both languages) must then be others, or the field is declared not shown, with the
reason, beside the game's painter (``render/games/<slug>/unshown.py``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import pytest

from engine.games.registry import GAMES
from render.games.registry import PAINTERS
from render.unshown import Unshown
from tests.render.changed import ALIKE, Trial, all_trials

UNCHANGED = {"phase", "ended"}
"""Which picture it is; nothing but the whole position says that."""

NEVER_FILLED = {
    "alliance": {"voids", "last_made"},
    "dominuxen": {"answers"},
    "target": {"voids"},
    "ttp": {"wanted"},
}
"""Lists that are empty in every golden position: in Alliance and Target no suit is followed, so they have no voids, and
in TTP nobody has told what they want."""


every_game = pytest.mark.parametrize("slug", list(GAMES))
"""All tests of a game run in one worker (tests/scheduling.py), so that its pictures are drawn once."""


def failures(trials: Iterable[Trial], declared: Sequence[Unshown], *, all_tried: bool) -> list[str]:
    """What is not shown and not declared, what is declared never to be shown and is, and, where all values were tried,
    what needs no declaration."""
    out = []
    hidden: Counter[tuple[int, str]] = Counter()
    shown: Counter[tuple[int, str]] = Counter()
    for trial in trials:
        for where, noticed in (("picture", trial.picture), ("words", trial.words)):
            about = [k for k, one in enumerate(declared) if one.names(trial.field, trial.phase, where)]
            for k in about:
                (shown if noticed else hidden)[k, trial.field] += 1
            if not noticed and not about:
                out.append(f"{trial} could be another without a change of the {where}")
    for k, one in enumerate(declared):
        for field in one.fields.split():
            what = f"{field} ({one.phases or 'always'}, {one.where or 'both'}: {one.reason})"
            if all_tried and not hidden[k, field]:
                out.append(f"declared, but always shown: {what}")
            if all_tried and one.partly and not shown[k, field]:
                out.append(f"declared as partly shown, but never shown: {what}")
            if not one.partly and shown[k, field]:
                out.append(f"declared as never shown, but shown: {what}")
    return out


ALL = pytest.param(None, id="all", marks=pytest.mark.soak)
every_kind = pytest.mark.parametrize("most", [pytest.param(ALIKE, id="some"), ALL])


@every_kind
@every_game
def test_every_public_figure_is_on_the_picture_and_in_the_words(slug: str, most: int | None) -> None:
    trials = [t for t in all_trials(slug, most) if t.seat is None]
    found = failures(trials, PAINTERS[slug].unshown, all_tried=most is None)
    assert not found, "\n".join(found[:100])


@every_kind
@every_game
def test_everything_a_seat_knows_is_on_its_hand_and_in_the_words(slug: str, most: int | None) -> None:
    trials = [t for t in all_trials(slug, most) if t.seat is not None]
    found = failures(trials, PAINTERS[slug].unshown_in_hand, all_tried=most is None)
    assert not found, "\n".join(found[:100])


@every_game
def test_no_field_is_left_untried(slug: str) -> None:
    tried = {t.field for t in all_trials(slug, ALIKE)}
    assert {p.name for p in GAMES[slug].state.plan()} - tried == UNCHANGED | NEVER_FILLED.get(slug, set())
