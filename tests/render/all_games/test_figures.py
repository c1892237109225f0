"""Every viewer sees every figure that they may know: each value of the golden views is changed, for all games.

The picture and its description (in both languages) must then change, or the field is declared as not shown, with the
reason, beside the picture (``UNSHOWN`` in the game's ``table`` and ``hand``).
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
"""Fields that choose the picture; they are shown only by the picture as a whole."""

NEVER_FILLED = {
    "alliance": {"voids", "last_made"},
    "dominuxen": {"answers"},
    "target": {"voids"},
    "ttp": {"wanted"},
}
"""Lists that are empty in every golden position.

Alliance and Target have no voids, as suits need not be followed. In TTP no seat has said its wish.
"""


every_game = pytest.mark.parametrize("slug", list(GAMES))
"""One worker runs all tests of a game (tests/run/scheduling.py), so that its pictures are drawn once."""


def failures(trials: Iterable[Trial], declared: Sequence[Unshown], *, all_tried: bool) -> list[str]:
    """Return the fields not shown and not declared, and those declared as never shown that are shown.

    If all values were tried, also return the unnecessary declarations.
    """
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
