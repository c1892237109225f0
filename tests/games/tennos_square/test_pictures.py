from __future__ import annotations

from typing import Any

import pytest

from engine.core.cards import card, cards
from engine.core.context import Event
from engine.core.events import GameEvent
from engine.core.state import NO_CARD
from engine.families.outcome import Over
from engine.games.tennos_square.events import Drew, Swapped
from engine.games.tennos_square.rules import GAME
from engine.games.tennos_square.state import TennosSquareState, TennosSquareView
from engine.games.tennos_square.terms import DECK
from locales import words
from render.games.registry import PAINTERS
from render.games.tennos_square.narration import NARRATION
from render.games.tennos_square.parts import last_move
from render.games.tennos_square.result import story
from render.games.tennos_square.row import marks
from render.kit.person import people
from render.kit.written import written
from tests.games.tennos_square.extremes import full, played
from tests.games.tennos_square.test_rules import play_example_10

PAINTER = PAINTERS["tennos_square"]
NAMES = ["ミナト", "岩田たろう", "さくら", "Alexandra"]


def view_of(s: TennosSquareState, seat: int | None, options: dict[str, Any] | None = None) -> TennosSquareView:
    return GAME.view(s, seat, match="m", options=options or {"mode": "auto"})


# Pictures


def test_the_last_move_is_told_in_the_bar() -> None:
    """A card placed, one taken in a swap, who ended the deal before; nothing before the first move."""
    w, who = words("en"), people(["Ann", "Ben", "Cat", "Dora"])
    s = full(4)
    assert last_move(view_of(s, None), who, w) == "Ben took the 10 of crosses in a swap"
    s.taken = NO_CARD
    s.row[0][7] = card("H3")
    assert last_move(view_of(s, None), who, w) == "Ann: the 3 of hearts in slot 8"
    s.placed = []
    assert last_move(view_of(s, None), who, w) == "Deal 3: Ann went out (+20)"
    assert last_move(played(4, 0).view(None), who, w) == ""


def test_the_story_of_a_result_is_true() -> None:
    """Margin, tie, best row of all deals, how often the winners went out."""
    w, who = words("en"), people(["Ann", "Ben", "Cat", "Dora"])
    s = played(4, 9999).state
    s.scores, s.winners, s.outs = [140, 187, 140, 187], [1, 3], [3, 0, 1, 2]
    s.row_points = [[9, 18, 7, 8], [4, 21, 36, 9], [36, 4, 8, 3], [1, 2, 3, 4]]
    told = ("Won by 47 points", "Best row: Ann, 36 points", "Went out first twice")
    assert story(view_of(s, None), who, w) == told
    s.scores, s.outs = [178] * 4, [0, 0, 2, 2]
    assert story(view_of(s, None), who, w) == ("Tie: the last to go out wins", "Best row: Ann, 36 points")
    three = played(3, 9999).state
    three.scores, three.winners = [90, 90, 80], [0, 1]
    assert story(view_of(three, None), who, w)[0] == "Won by 10 points"
    three.scores, three.winners = [90, 90, 90], [0, 1, 2]
    assert story(view_of(three, None), who, w)[0] == "A tie: the win is shared"


def test_marks_tell_players_apart() -> None:
    assert marks(["ミナト", "ケン", "さくら"]) == ("ミ", "ケ", "さ")
    assert marks(["CPU 1", "CPU 2", "CPU 3"]) == ("1", "2", "3")
    assert marks(["aa", "aa", "ba"]) == ("1", "2", "3")
    assert marks(["Ｗ", "W", "w"]) == ("1", "2", "3")


def test_discs_of_people_whose_names_begin_alike_carry_the_letter_that_their_plaque_shows() -> None:
    """Colour never speaks alone: a seal on the plaque names the disc."""
    view, w = played(4, 9).view(None), words("en")
    drawn = [one.text for one in written(PAINTER.table(view, people(["Ann", "Abe", "Ada", "Ama"]), w))]
    assert {"1", "2", "3", "4"} <= {t for k, t in enumerate(drawn) if drawn[k - 1 : k] == ["A"]}


# Words


def test_a_tied_partnership_says_who_wins() -> None:
    s = played(4, 9999).state
    s.scores = [178] * 4
    alt = NARRATION.result_alt(view_of(s, None), NAMES, words("ja"))
    assert f"席{s.outs[-1] + 1}の組の勝ち" in alt


def test_what_happened_in_words() -> None:
    """Example 10: who did what, to whom the turn goes, and what only one seat hears."""
    m, w, view = play_example_10(), words("en"), played(3, 9999).view(None)
    told = [NARRATION.happened(e, view, ["Ann", "Ben", "Cat"], w) for e in m.ctx.events]
    assert told[:2] == ["Deal 1. Ann deals.", "Your candidates: ♥3, Leaf 3 and ♦4."]
    assert told[4:7] == [
        "Given up: Leaf 3 by Ann, ♦10 by Ben, ♦3 by Cat.",
        "Ben starts.",
        "Ben placed Cross A in slot 1. Cat is next.",
    ]
    assert told[10:12] == ["Ben placed ♦5 in slot 4 and moves again.", "You picked up ♣3."]
    assert told[16] == "Ben gave ♣3 and ♥2 and took ♦3."
    assert told[40:42] == [
        "Ben placed Cross 4 in slot 2: the row is complete.",
        "Deal 1 is over. Ben went out (+15). Ann 16, Ben 40, Cat 13.",
    ]


@pytest.mark.parametrize(
    ("event", "seats", "sentence"),
    [
        (Swapped(1, cards("C3 H2"), DECK), 3, "Ben gave ♣3 and ♥2 and took the top of the deck."),
        (Drew(card("D10")), 3, "From the deck you took ♦10."),
        (Over([50, 61, 50], [1]), 3, "Ben wins!"),
        (Over([61, 61, 50], [0, 1]), 3, "Ann and Ben share the win!"),
        (Over([90, 80, 90, 80], [0, 2]), 4, "Ann and Cat win!"),
    ],
)
def test_rare_events_in_words(event: GameEvent, seats: int, sentence: str) -> None:
    stored = Event(event.stored_as, event.facts(), None)
    view = played(seats, seats).view(0)
    assert NARRATION.happened(stored, view, ["Ann", "Ben", "Cat", "Dora"], words("en")) == sentence
