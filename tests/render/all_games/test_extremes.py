"""The fullest, longest and oddest positions of each game are readable, and all refusals have words.

A game names them in ``tests/games/<slug>/test_pictures.py``. ``fullest`` gives positions (``Extreme``) that hardly any
match reaches. ``REFUSALS`` gives facts of the refusals that random moves do not meet, by the key after ``<slug>-no-``.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

from engine.core.action import IllegalAction
from engine.core.game import Game
from engine.core.match import Match
from engine.core.view import View
from engine.games.registry import GAMES
from engine.games.slugs import SLUGS
from locales import LANGUAGES, Lang, Words, words
from render.encoding.encode import png
from render.games.registry import NARRATIONS, PAINTERS
from render.kit.pages.faults import faults
from render.kit.pieces.person import people
from render.narration.lengths import ALT_LIMIT, described
from render.narration.telling import Telling
from tests.engine.all_games.test_every_game import some_actions
from tests.engine.every_game import Case, cases, heuristic, usual
from tests.engine.every_game import positions as moments
from tests.render.all_games.test_limits import PROMPT, STATE, WEIGHT
from tests.render.positions import PATCHES, Extreme

WIDEST = ("髙﨑麗華" * 8, "W" * 32, "鬱" * 32, "Ｍ" * 32, "龍" * 32, "Ｗ" * 32, "寿" * 32)
"""Names of the greatest length and width."""
NO_REFUSALS = {"geschenk-no-chips-yet", "rummy_fifty-no-melds", "arsene-no-trumps"}
"""Texts whose keys begin like those of refusals."""
MOMENTS, WRONG, TRIED, OFTEN = 12, 20, 3, 5
"""Moments of a match, wrong moves of a kind at each, cases of a game besides the usual one, tries of a refusal."""

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
both = pytest.mark.parametrize("lang", LANGUAGES)


def of_game(slug: str, name: str) -> Any:
    """Return a value of the game's ``test_pictures``, None if it has none."""
    home = f"tests.games.{slug}.test_pictures"
    return getattr(import_module(home), name, None) if find_spec(home) else None


@cache
def fullest(slug: str) -> list[Extreme]:
    """Return the positions that the game names: whole matches are played to reach some of them."""
    return list(of_game(slug, "fullest")())


def views(extreme: Extreme, game: Game[Any]) -> Iterator[View]:
    """Yield the views of an onlooker, and of all seats while the match lasts."""
    seats = game.seat_count(extreme.state)
    options = game.check(seats, extreme.options)
    for seat in (None, *(() if extreme.state.ended else range(seats))):
        yield game.view(extreme.state, seat, match="m", options=options)


def chosen(extreme: Extreme) -> list[int | None]:
    """Return the viewers whose pictures the ordinary run draws.

    They are an onlooker and, alternately in one language, the hands of the first seat and of the first asked seat. The
    table of a match that is over is also drawn alternately, its result in both languages.
    """
    return [None, 0, *[p for p in extreme.state.waiting if p >= 0][:1]]


@pytest.mark.parametrize("slug", [slug for slug in SLUGS if of_game(slug, "fullest")])
@both
@pytest.mark.parametrize(
    "everybody", [pytest.param(False, id="some"), pytest.param(True, id="all", marks=pytest.mark.soak)]
)
def test_the_fullest_positions_can_be_read_and_described(slug: str, lang: Lang, everybody: bool) -> None:
    w, painter, found = words(lang), PAINTERS[slug], []
    for number, extreme in enumerate(fullest(slug)):
        for view in views(extreme, GAMES[slug]):
            found += [f"{number} {view.seat}: {long}" for long in too_long(view, w)]
            its_turn = everybody or number % 2 == LANGUAGES.index(lang)
            paints = [painter.hand]
            if view.seat is None:
                paints = [painter.table] * (its_turn or not view.over) + [painter.result] * view.over
            elif not everybody and not (view.seat in chosen(extreme) and its_turn):
                continue
            who = people(WIDEST[: view.seats])
            for paint in paints:
                image = paint(view, who, w)
                found += [f"{number} {view.seat}: {fault}" for fault in faults(image)]
                if (weight := len(png(image, PATCHES))) > WEIGHT:
                    found.append(f"{number} {view.seat}: {weight} bytes")
    assert not found, "\n".join(found[:40])


def too_long(view: View, w: Words) -> Iterator[str]:
    """Yield the texts beside a picture that are too long."""
    narration, telling = NARRATIONS[view.game], Telling(view, WIDEST[: view.seats], w)
    tell = narration.hand_alt if view.seat is not None else narration.result_alt if view.over else narration.table_alt
    told = {
        "description": (described(tell, telling), ALT_LIMIT),
        "state": (narration.state_line(telling), STATE),
    }
    if view.asked:
        told["prompt"] = (narration.prompt(telling), PROMPT)
    yield from (f"{what} of {len(text)}: {text}" for what, (text, most) in told.items() if not 0 < len(text) <= most)


@every_game
@both
@pytest.mark.parametrize("each", [pytest.param(3, id="some"), pytest.param(1, id="all", marks=pytest.mark.soak)])
def test_descriptions_fit_at_every_moment(game: Game[Any], lang: Lang, each: int) -> None:
    """At every third moment in each language, alternately; the soak tests all."""
    found = []
    for match in some_moments(game.key)[LANGUAGES.index(lang) % each :: each]:
        for seat in (None, *range(match.header.seats)):
            found += [f"{match.header.options} {seat}: {long}" for long in too_long(match.view(seat), words(lang))]
    assert not found, "\n".join(found[:20])


@cache
def some_moments(slug: str) -> list[Match[Any]]:
    """Return moments of a few matches, of random and of good players, including the last one. Read only."""
    game = GAMES[slug]
    all_cases = cases(game)
    most = Case(game, max(game.seats), game.check(max(game.seats), {}))
    found: list[Match[Any]] = []
    for case in (usual(game), most, *all_cases[:: max(1, len(all_cases) // TRIED)]):
        found += moments(case, MOMENTS, seed=11)
        found += moments(case, MOMENTS, seed=3, style=heuristic)
    return found


@every_game
def test_every_refusal_is_told_in_words(game: Game[Any]) -> None:
    """Those that random wrong moves meet, and the others with facts that the game names."""
    rng, narration, tried = random.Random(game.key), NARRATIONS[game.key], Counter[str]()
    rare: dict[str, dict[str, Any]] = of_game(game.key, "REFUSALS") or {}
    for match in some_moments(game.key):
        for seat in [p for p in match.state.waiting if p >= 0][:2]:
            for action in some_actions(game, rng, WRONG):
                if not game.allows(match.state, seat, action):
                    with pytest.raises(IllegalAction) as refused:
                        match.submit(seat, action)
                    tried[refused.value.reason] += 1
                    if tried[refused.value.reason] <= OFTEN:
                        told(narration, refused.value.reason, refused.value.facts, match.view(seat))
    for key, facts in rare.items():
        told(narration, f"{game.key}-no-{key}", facts, match.view(0))
    known = {key for key in words("en").sources if key.startswith(f"{game.key}-no-")}
    left = known - set(tried) - NO_REFUSALS - {f"{game.key}-no-{key}" for key in rare}
    assert not left, f"name the facts of these in REFUSALS of tests/games/{game.key}/test_pictures.py: {sorted(left)}"


def told(narration: Any, reason: str, facts: dict[str, Any], view: View) -> None:
    for lang in LANGUAGES:
        text = narration.refusal(reason, facts, Telling(view, (), words(lang)))
        assert len(text) > 6 and not re.search(r"[{}]", text), f"{reason}: {text}"
