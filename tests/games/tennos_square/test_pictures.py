from __future__ import annotations

import random
import re
from collections.abc import Sequence
from typing import Any

import pytest

from engine.core.cards import card, cards
from engine.core.context import Event
from engine.core.events import GameEvent
from engine.core.match import Match
from engine.core.state import NO_CARD
from engine.games.tennos_square.events import Drew, Over, Swapped
from engine.games.tennos_square.rules import GAME
from engine.games.tennos_square.state import TennosSquareState, TennosSquareView
from engine.games.tennos_square.terms import CARDS, DECK, WIDTH
from locales import LANGUAGES, Words, words
from render.encode import png
from render.games.tennos_square.narration import NARRATION
from render.games.tennos_square.parts import last_move
from render.games.tennos_square.result import story
from render.games.tennos_square.row import marks
from render.games.tennos_square.table import PAINTER
from render.kit.faults import faults
from render.kit.person import people
from render.kit.written import written
from render.narration.cards import card_short, card_spoken
from render.narration.contract import ALT_LIMIT
from tests.games.tennos_square.test_rules import play_example_10

LONG = [k * 32 for k in ("龍", "髙", "Ｗ", "W")]
NAMES = ["ミナト", "岩田たろう", "さくら", "Alexandra"]
LIMIT = 100 * 1024

SpecTable = tuple[int, str]
TABLES: list[SpecTable] = [(4, "auto"), (3, "auto"), (3, "split")]


def played(seats: int, moves: int, mode: str = "auto", seed: int = 3) -> Match[TennosSquareState]:
    """A match after so many random moves, or at its end."""
    m = Match.begin(GAME, match="m", seats=seats, options={"mode": mode}, secret=bytes([seed]) * 32)
    rng = random.Random(seed)
    while not m.over and len(m.log) < moves:
        seat = rng.choice(m.state.waiting)
        m.submit(seat, rng.choice(GAME.legal(m.state, seat)))
    return m


def at_discard(seats: int, deal: int) -> Match[TennosSquareState]:
    """A match in the phase ``discard`` of a later deal, one seat ready."""
    m = played(seats, 1)
    rng = random.Random(1)
    while m.state.deal < deal:
        seat = rng.choice(m.state.waiting)
        m.submit(seat, rng.choice(GAME.legal(m.state, seat)))
    m.submit(1, GAME.legal(m.state, 1)[0])
    return m


def fullest(seats: int) -> TennosSquareState:
    """The longest texts there can be: eight paid cards in the pool, long card names, three-digit totals."""
    m = played(seats, seats)
    s = m.state
    longest = sorted(CARDS, reverse=True)  # leaves and crosses first: their names are words
    width = WIDTH[seats]
    s.pool = [longest.pop(0) for _ in range(3 * seats)]
    s.row = [[longest.pop(0) for _ in range(width - 1)] + [NO_CARD] for _ in range(seats)]
    s.row[1][0] = NO_CARD
    s.totals = [488] * seats
    s.deal = seats
    s.row_points = [[81] * seats for _ in range(seats - 1)]
    s.outs = [0] * (seats - 1)
    s.placed = [0, 8]
    s.waiting = [1]
    s.swaps[1] = s.taken = card("X10")
    s.hands[1] = [s.taken]
    return s


def view_of(s: TennosSquareState, seat: int | None, options: dict[str, Any] | None = None) -> TennosSquareView:
    return GAME.view(s, seat, match="m", options=options or {"mode": "auto"})


# Pictures


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 4])
def test_the_fullest_pictures_can_be_read(lang: Any, seats: int) -> None:
    """Twelve cards in the pool, rows of brackets, three-digit totals, the longest names, a swap under way."""
    w, swapped, late = words(lang), fullest(seats), at_discard(seats, 2)
    for names in (LONG, NAMES):
        who = people(names[:seats])
        pictures = [PAINTER.table(view_of(swapped, None), who, w), PAINTER.hand(view_of(swapped, 1), who, w)]
        pictures += [PAINTER.table(late.view(None), who, w), PAINTER.hand(late.view(1), who, w)]
        for picture in pictures:
            assert faults(picture) == []
            assert len(png(picture)) <= LIMIT


def test_the_last_move_is_told_in_the_bar() -> None:
    """A card placed, one taken in a swap, who ended the deal before; nothing before the first move."""
    w, who = words("en"), people(["Ann", "Ben", "Cat", "Dora"])
    s = fullest(4)
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


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 4])
def test_alt_texts_stay_short(lang: Any, seats: int) -> None:
    w = words(lang)
    s = fullest(seats)
    for mode in ("individual", "split") if seats == 3 else ("partnership",):
        s.mode = mode
        assert len(NARRATION.table_alt(view_of(s, None), LONG, w)) <= ALT_LIMIT
    for hand in ([card("X10")], cards("X10 L10")):
        s.hands[1] = hand
        s.row[1] = [NO_CARD] * WIDTH[seats]
        assert len(NARRATION.hand_alt(view_of(s, 1), LONG, w)) <= ALT_LIMIT
    late = at_discard(seats, 2).state
    width, longest = WIDTH[seats], sorted(CARDS, reverse=True)
    late.last_rows = [longest[p * width : (p + 1) * width] for p in range(seats)]
    assert len(NARRATION.table_alt(view_of(late, None), LONG, w)) <= ALT_LIMIT
    for mode in ("auto", "split") if seats == 3 else ("auto",):
        m = played(seats, 9999, mode)
        m.state.row = late.last_rows
        m.state.row_points = [[81] * seats for _ in range(seats)]
        assert len(NARRATION.result_alt(m.view(None), LONG, w)) <= ALT_LIMIT


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


# A reader who sees no picture


class Reader:
    """Plays from alt texts and labels alone: keeps every word it is told and chooses among words."""

    def choose(self, tags: Sequence[str], place: str) -> str:
        """Which tag to press: place whenever it is offered."""
        return place if place in tags else tags[0]

    def cards(self, alt: str) -> list[str]:
        """The numbered cards of the hand's line."""
        line = alt.split("\n")[0]
        found = re.findall(r"\d:? ((?:スペード|ハート|クラブ|ダイヤ|リーフ|クロス)の[A\d]+|[A\d]+ of [a-z]+)", line)
        assert found
        return found

    def free(self, alt: str) -> list[str]:
        """The numbers of the face-down slots of the own row."""
        return re.findall(r"(\d):? x", alt.split("\n")[1])


def slot_number(label: str) -> str:
    found = re.search(r"\d", label)
    assert found
    return found.group()


def offered(view: TennosSquareView, tag: str, chosen: list[Any], w: Words) -> dict[str, Any]:
    """The labels of the next field and the value behind each, as a panel would offer them."""
    out: dict[str, Any] = {}
    for move in view.legal:
        t, *values = move.wire()
        if t == tag and values[: len(chosen)] == chosen:
            value = values[len(chosen)]
            text = NARRATION.value_label(view, tag, chosen, value, w).text
            assert out.setdefault(text, value) == value, "two values with one label"
    return out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 4])
def test_a_whole_game_by_words_alone(lang: Any, seats: int) -> None:
    w, reader = words(lang), Reader()
    m = Match.begin(GAME, match="m", seats=seats, options={}, secret=bytes([9]) * 32)
    while not m.over:
        table = NARRATION.table_alt(m.view(None), NAMES, w)
        seat = m.state.waiting[0]
        if m.state.phase == "turn":
            mover = re.search(r"(?:席|Seat )(\d)[、,]", table)
            assert mover and int(mover.group(1)) == seat + 1
        view = m.view(seat)
        alt = NARRATION.hand_alt(view, NAMES, w)
        tags = {NARRATION.tag_label(view, move.tag, w).text: move.tag for move in view.legal}
        assert len(tags) == len({move.tag for move in view.legal})
        tag = tags[reader.choose(list(tags), w("tennos_square-tag-place"))]
        hand = reader.cards(alt)
        first = offered(view, tag, [], w)
        assert set(first) == {card_short(c, w) for c in view.s.hands[seat]}
        first = {card_spoken(c, w): c for c in first.values()}
        assert set(first) == set(hand)
        values = [first[hand[0]]]
        if tag == "place":
            free = reader.free(alt)
            places = {slot_number(label): value for label, value in offered(view, tag, values, w).items()}
            assert sorted(places) == sorted(free)
            values.append(places[free[0]])
        m.submit(seat, GAME.read([tag, *values]))
    assert NARRATION.result_alt(m.view(None), NAMES, w)
