"""One press for a simple move, two for a choice of cards, no sound while one plays, few buttons."""

from __future__ import annotations

import pytest

from bench.load.presses import (
    A_QUESTION_S,
    WEEKDAYS,
    Count,
    counted,
    daily_line,
    hands_line,
    stored,
    stored_days,
    stored_hands,
)
from engine.games.registry import GAMES

AGAIN = "python -m bench.load.presses"
MOST, MEAN = 3, 2.0
"""The most presses for one question, and the average over a game."""
MEANT = 2
"""Messages with a sound in a whole game of a person who is here: the first hand, and the result."""

MOST_OTHER, MOST_WORDS = 4, 160
"""The most buttons of a hand besides its moves, and the most words of its text."""

SLOW = ("jukugo_daifuda",)
"""Games in which the table waits for minutes between two questions; after them no person counts as here."""


@pytest.mark.parametrize("slug", list(GAMES))
def test_a_move_takes_few_presses_and_nothing_rings_unasked(slug: str) -> None:
    row = stored().get(slug)
    assert row is not None, f"no row yet: {AGAIN} {slug}"
    holds(row)


@pytest.mark.parametrize("slug", list(GAMES))
def test_little_stands_on_a_hand_beside_its_moves(slug: str) -> None:
    _, _, *cells = [cell.strip() for cell in stored_hands()[slug].strip("|").split("|")]
    _, other, _, at_rest, _, words, _ = map(float, cells)
    assert max(other, at_rest) <= MOST_OTHER and words <= MOST_WORDS, AGAIN


async def test_the_table_is_what_a_game_comes_to() -> None:
    """The shortest game represents all; the figures change if the panel, the rules or the player change."""
    row, hands = await counted("love_letter")
    holds(row)
    assert row == stored()["love_letter"], AGAIN
    assert hands_line("love_letter", hands) == stored_hands()["love_letter"], AGAIN


def test_a_daily_takes_about_five_minutes_and_rings_twice() -> None:
    """Every weekday, in every form of its game: the hand and the result, and no more decisions than in five minutes."""
    rows = stored_days()
    assert [weekday for weekday, *_ in rows[::2]] == list(WEEKDAYS), AGAIN
    for weekday, game, options, questions, _, _, rings in rows:
        assert int(rings) <= MEANT, (weekday, game, options)
        assert int(questions) * A_QUESTION_S <= 5 * 60, (weekday, game, options)


async def test_a_daily_is_played_and_counted() -> None:
    """The shortest day represents all. Computers have their own chance, so the figures are not always the same."""
    _, game, _, questions, presses, _, rings = (cell.strip() for cell in (await daily_line(6)).strip("|").split("|"))
    assert game == stored_days()[-1][1] and 0 < int(questions) <= int(presses) and int(rings) <= MEANT, AGAIN


def holds(row: Count) -> None:
    assert row.most <= MOST and row.mean <= MEAN, "too many presses for a move"
    most = row.questions + MEANT if row.game in SLOW else MEANT
    assert row.unasked <= MEANT and row.rings <= most, "a sound while they play"
