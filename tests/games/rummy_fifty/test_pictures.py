from __future__ import annotations

import random
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.cards import RANKS
from engine.core.match import Match
from engine.core.offers import Subset, Values
from engine.core.state import NO_SEAT
from engine.core.view import View
from engine.families.melds import GROUP
from engine.games.rummy_fifty.rules import GAME
from engine.games.rummy_fifty.state import END_TURN, RummyFiftyState
from engine.games.rummy_fifty.terms import CARDS
from engine.players.rummy_fifty.policy import choose
from locales import LANGUAGES, Words, words
from render.games.registry import PAINTERS
from render.games.rummy_fifty.melds import BETWEEN, LINE_GAP, TAG, pack
from render.games.rummy_fifty.narration import NARRATION, last_move
from render.games.rummy_fifty.result import story
from render.games.rummy_fifty.table import row_heights
from render.kit.faults import faults
from render.kit.person import people
from render.kit.written import written
from render.narration.cards import card_short, card_spoken, suit_name
from tests.games.rummy_fifty.extremes import begin, full

PAINTER = PAINTERS["rummy_fifty"]
NAMES = ["ミナト", "岩田たろう", "さくら", "Alexandra"]


def lively(seats: int, seed: int, stop: str, skip: int = 0) -> Match[RummyFiftyState]:
    """A match of heuristic players that meld as soon as they can, at the next step ``stop`` after ``skip`` moves."""
    m = begin(seats, seed)
    rng = random.Random(seed)
    while not m.over and (len(m.log) < skip or m.state.phase != stop):
        seat = m.state.waiting[0]
        legal = GAME.legal(m.state, seat)
        move = (
            legal[0] if m.state.phase == "table" else choose(GAME, m.state.redeal(seat, rng.random), seat, rng.random)
        )
        m.submit(seat, move)
    return m


def view_of(s: RummyFiftyState, seat: int | None) -> View:
    return GAME.view(s, seat, match="m", options={})


# Pictures


@given(st.lists(st.integers(3, 10), min_size=1, max_size=12), st.sampled_from([(540, 112), (930, 226), (340, 270)]))
def test_packing_stays_in_its_box(sizes: list[int], box: tuple[int, int]) -> None:
    room, tall = box
    if sum(sizes) > (39 if room > 900 else 21):
        return
    packing = pack(sizes, room, tall, 118)
    assert packing.lines * packing.height + (packing.lines - 1) * LINE_GAP <= tall
    ends: dict[int, float] = {}
    for size, (line, x) in zip(sizes, packing.places, strict=True):
        assert x == 0 if line not in ends else x >= ends[line] + BETWEEN
        ends[line] = x + TAG + (size - 1) * packing.step + packing.width
        assert ends[line] <= room


def test_tiles_of_the_fullest_table_can_be_read() -> None:
    """Of three melds beside each plaque every tile shows its rank and suit on at least 36 pixels."""
    packing = pack([3, 3, 4], 540, 112, 116)
    assert packing.step >= 34 and packing.height >= 60


@pytest.mark.parametrize("seats", GAME.seats)
def test_rows_hold_what_lies_there_or_say_that_nothing_does(seats: int) -> None:
    view = lively(seats, 3, "table", 40).view(None)
    image = PAINTER.table(view, people(NAMES[:seats]), words("en"))
    texts = [one.text for one in written(image)]
    assert texts.count(words("en")("rummy_fifty-no-melds")) == sum(p not in view.s.owners for p in range(seats))
    assert faults(image) == []


def test_who_has_laid_down_more_has_a_higher_row() -> None:
    s = lively(3, 3, "discard").state
    s.melds, s.owners = [[0, 14, 28, 42], [1, 15, 29, 43], [2, 16, 30, 44]], [1, 1, 1]
    s.forms = [GROUP] * 3
    steps = row_heights(view_of(s, None))
    assert steps[0] == steps[2] < steps[1] and sum(steps) == pytest.approx(656)
    s.owners = [0, 1, 2]
    assert len(set(row_heights(view_of(s, None)))) == 1


@pytest.mark.parametrize("seats", GAME.seats)
def test_results_show_how_points_went_where_there_is_room(seats: int) -> None:
    s = lively(seats, 3, "draw").state
    s.history, s.winners, s.ended, s.last_out = [[2] + [1] * (seats - 1)] * 3, [0], "points", NO_SEAT
    s.points = s.scores = s.history[-1]
    image = PAINTER.result(view_of(s, None), people(NAMES[:seats]), words("en"))
    assert words("en")("rummy_fifty-result-course") in [one.text for one in written(image)]
    assert faults(image) == []


def test_the_card_just_drawn_is_new_only_in_its_turn() -> None:
    m, w = lively(3, 5, "discard", 20), words("en")
    seat = m.state.waiting[0]
    new, said = w("rummy_fifty-new"), w("rummy_fifty-alt-drawn", card="")[:-2]
    while m.state.waiting == [seat]:
        view = m.view(seat)
        held = view.s.drawn[seat] in view.s.hands[seat] and view.phase != "draw"
        drawn = [one.text for one in written(PAINTER.hand(view, people(NAMES), w))]
        assert (new in drawn) == held == (said in NARRATION.hand_alt(view, NAMES, w))
        m.submit(seat, GAME.legal(m.state, seat)[-1])
    view = m.view(seat)
    assert new not in [one.text for one in written(PAINTER.hand(view, people(NAMES), w))]
    assert said not in NARRATION.hand_alt(view, NAMES, w)


def test_the_last_move_is_told_from_what_everybody_saw() -> None:
    """A draw from the stock without the card, one from a pile with it, then the discard, then what was laid."""
    m, w = begin(3, first_dealer="seat1"), words("en")
    for p in range(3):
        m.submit(p, GAME.legal(m.state, p)[0])
    assert last_move(m.view(None), NAMES, w) == ""
    m.submit(0, m.view(0).legal[0])
    assert last_move(m.view(None), NAMES, w) == "ミナト drew from the stock."
    first = m.state.hands[0][0]
    m.submit(0, next(a for a in m.view(0).legal if a.wire() == ["discard", first]))
    assert last_move(m.view(None), NAMES, w) == f"ミナト discarded {card_short(first, w)}."
    m.submit(0, END_TURN)
    assert last_move(m.view(None), NAMES, w) == f"ミナト discarded {card_short(first, w)}."
    m.submit(1, m.view(1).legal[1])
    assert last_move(m.view(2), NAMES, w) == f"岩田たろう took {card_short(first, w)} from ミナト's discards."
    s = full(3)
    assert last_move(view_of(s, None), NAMES, w).startswith("岩田たろう laid down Leaf 5 ")


@pytest.mark.parametrize(
    ("history", "winners", "told"),
    [
        ([[2, 0], [3, 0], [5, 0]], [0], ("Won by 5 points", "One win worth two points")),
        ([[0, 3], [2, 2], [4, 1], [5, 0]], [0], ("Won by 5 points", "Back from 0 points after round 1")),
        ([[2, 0], [1, 2], [2, 2]], [0, 1], ("Level at the end: the win is shared",)),
        ([[2, 0], [3, 0], [4, 0], [5, 0]], [0], ("Won by 5 points",)),
    ],
)
def test_the_story_of_the_result_is_true(history: list[list[int]], winners: list[int], told: tuple[str, ...]) -> None:
    s = begin(2).state
    s.history, s.points, s.scores, s.winners, s.ended = history, history[-1], history[-1], winners, "points"
    assert story(view_of(s, None), words("en")) == (*told, f"{len(history)} rounds")


def test_an_unscored_round_shows_no_hand() -> None:
    m = begin(3)
    while m.state.round == 1:
        seat = m.state.waiting[0]
        m.submit(seat, GAME.timeout(m.state, seat))
    assert m.state.last_out == NO_SEAT
    for lang in LANGUAGES:
        alt = NARRATION.table_alt(m.view(None), NAMES, words(lang))
        assert words(lang)("rummy_fifty-alt-before-none") in alt
        assert PAINTER.table(m.view(None), people(NAMES), words(lang)).size == (1200, 764)


# Words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_stalled_table_says_so(lang: Any) -> None:
    w, s = words(lang), full(3)
    m = Match(GAME, begin(3).header, b"", begin(3).ctx, s)
    s.laid, s.melds, s.owners, s.forms = [], [], [], []
    events = m.submit(1, END_TURN)
    assert s.stall == 6
    assert [NARRATION.happened(e, m.view(0), NAMES, w) for e in events] == [w("rummy_fifty-event-stalled")]
    assert NARRATION.prompt(m.view(2), NAMES, w) == w("rummy_fifty-prompt-draw-stock")
    assert PAINTER.hand(m.view(2), people(NAMES), w).size == (1200, 640)


# A reader who sees no picture


def cards_in(text: str, w: Words) -> list[int]:
    """The cards that a text names one by one, in order."""
    spoken = {card_spoken(c, w): c for c in CARDS}
    return [spoken[name] for name in re.findall("|".join(sorted(spoken, key=len, reverse=True)), text)]


def suited_in(text: str, w: Words) -> list[int]:
    """The cards of a list in which cards of one suit share its word: spades 3, 4, leaves 5."""
    suits = {suit_name(suit, w): suit for suit in range(6)}
    found, suit = [], -1
    for name, rank in re.findall(rf"({'|'.join(suits)})|(10|[A2-9])", text):
        suit = suits[name] if name else suit
        found += [] if name else [13 * suit + RANKS.index(rank)]
    return found


def labelled(view: View, tag: str, chosen: list[Any], offer: Any, w: Words) -> dict[str, Any]:
    """The labels of an offer and what is behind each, as a panel would show them."""
    values = offer.members if isinstance(offer, Subset) else offer.values
    return {NARRATION.value_label(view, tag, chosen, v, w).text: v for v in values}


def line_of(lines: list[str], key: str, field: str, w: Words) -> str:
    """What the line of that message tells, up to the first semicolon; empty where there is none."""
    begins = w(key, **{field: ""})[:-1]
    told = [line.removeprefix(begins) for line in lines if line.startswith(begins)]
    return re.split("[；;]", told[0])[0] if told else ""


def by_words(m: Match[RummyFiftyState], seat: int, w: Words) -> list[Any]:
    """A move found in the hand's alt text and put together from labels alone: melds and lays off what it can."""
    view = m.view(seat)
    lines = NARRATION.hand_alt(view, NAMES, w).split("\n")
    held = cards_in(lines[0], w)
    assert held == m.state.hands[seat]
    tags = {NARRATION.tag_label(view, tag, w).text: tag for tag in view.first}
    assert len(tags) == len(view.first)
    if view.phase in ("bonus", "draw"):
        offered = labelled(view, view.phase, [], view.first[view.phase], w)
        said = lines[-1]
        for c in CARDS:
            said = said.replace(card_spoken(c, w), card_short(c, w))
        assert all(text in said for text in offered)
        return [view.phase, list(offered.values())[-1]]
    if view.phase == "discard":
        offered = labelled(view, "discard", [], view.first["discard"], w)
        assert sorted(offered) == sorted(card_short(c, w) for c in held)
        return ["discard", offered[card_short(held[-1], w)]]
    meld = line_of(lines, "rummy_fifty-alt-may-meld", "melds", w)
    assert bool(meld) == ("meld" in view.first)
    if meld:
        offered = labelled(view, "meld", [], view.first["meld"], w)
        return ["meld", sorted(offered[card_short(c, w)] for c in suited_in(meld, w))]
    layoff = line_of(lines, "rummy_fifty-alt-may-layoff", "cards", w)
    assert bool(layoff) == ("layoff" in view.first)
    if layoff:
        (c,) = cards_in(layoff, w)
        value = labelled(view, "layoff", [], view.first["layoff"], w)[card_short(c, w)]
        offer = GAME.offer(m.state, seat, ("layoff", value))
        assert isinstance(offer, Values)
        homes = labelled(view, "layoff", [value], offer, w)
        number = re.findall(r"\d+", layoff.replace(card_spoken(c, w), ""))[0]
        chosen = [at for text, at in homes.items() if re.findall(r"\d+", text)[0] == number]
        assert len(chosen) == 1
        return ["layoff", value, chosen[0]]
    return ["end_turn"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_by_words_alone(lang: Any, seats: int) -> None:
    w = words(lang)
    m = begin(seats, 9, max_rounds=4)
    made = set()
    while not m.over:
        table = NARRATION.table_alt(m.view(None), NAMES, w)
        seat = m.state.waiting[0]
        if m.state.phase != "bonus":
            mover = re.search(r"(?:席|Seat )(\d)[、,]", table)
            assert mover and int(mover.group(1)) == seat + 1
            assert len(re.findall(r"(?:（席|\(seat )\d[）)]", table)) == len(m.state.melds)
        wire = by_words(m, seat, w)
        made.add(wire[0])
        m.submit(seat, GAME.read(wire))
    assert made == {"bonus", "draw", "discard", "meld", "layoff", "end_turn"}
    assert NARRATION.result_alt(m.view(None), NAMES, w)
