from __future__ import annotations

import random
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from engine.core.cards import RANKS, card, cards
from engine.core.match import Match
from engine.core.offers import Subset, Values
from engine.core.state import NO_SEAT
from engine.core.view import View
from engine.families import melds as family
from engine.games.rummy_fifty.rules import GAME
from engine.games.rummy_fifty.state import END_TURN, RummyFiftyState
from engine.games.rummy_fifty.terms import CARDS, DISCARD
from engine.players.rummy_fifty.policy import choose
from locales import LANGUAGES, Words, words
from render.encode import png
from render.games.rummy_fifty.melds import BETWEEN, LINE_GAP, TAG, pack
from render.games.rummy_fifty.narration import NARRATION, last_move
from render.games.rummy_fifty.result import story
from render.games.rummy_fifty.table import PAINTER
from render.kit.faults import faults
from render.kit.person import people
from render.kit.written import written
from render.narration.cards import card_short, card_spoken, suit_name
from render.narration.contract import ALT_LIMIT

LONG = [k * 32 for k in ("龍", "髙", "Ｗ", "W")]
NAMES = ["ミナト", "岩田たろう", "さくら", "Alexandra"]
LIMIT = 100 * 1024
MELDS = (
    *("X2 X3 X4", "L5 L6 L7", "D3 L3 X3", "XA LA CA", "X5 X6 X7", "L8 L9 L10"),
    *("X8 X9 X10", "L2 C2 S2", "S10 C10 D10 H10", "D5 D6 D7", "S7 S8 S9", "L4 C4 S4"),
)


def begin(seats: int, seed: int = 3, **options: Any) -> Match[RummyFiftyState]:
    return Match.begin(GAME, match="m", seats=seats, options=options, secret=bytes([seed]) * 32)


def played(seats: int, moves: int, seed: int = 3, **options: Any) -> Match[RummyFiftyState]:
    """A match after so many random moves, or at its end."""
    m = begin(seats, seed, **options)
    rng = random.Random(seed)
    while not m.over and len(m.log) < moves:
        seat = rng.choice(m.state.waiting)
        m.submit(seat, rng.choice(GAME.legal(m.state, seat)))
    return m


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


def fullest(seats: int) -> RummyFiftyState:
    """As many melds as there can be, with the longest card names, and the last round of a long game."""
    m = begin(seats)
    for p in range(seats):
        m.submit(p, GAME.legal(m.state, p)[-1])
    s = m.state
    s.indicator = card("H10") if seats < 4 else card("HA")
    s.melds = [family.in_order(cards(t)) for t in MELDS[: 3 * seats]]
    s.owners = [at % seats for at in range(len(s.melds))]
    s.forms = [family.form_of(meld, 1) for meld in s.melds]
    used = {s.indicator, *(c for meld in s.melds for c in meld)}
    rest = [c for c in CARDS if c not in used]
    s.hands = [[rest.pop()] for _ in range(seats)]
    s.discards = [[rest.pop()] for _ in range(seats)]
    s.extras = [[rest.pop()] if seats == 2 else [] for _ in range(seats)]
    s.stock = rest[:19]
    s.phase, s.waiting, s.mover, s.source = "table", [1], 1, DISCARD
    s.laid, s.stall, s.points, s.round = s.melds[1][:], 2 * seats - 1, [4] * seats, 50
    return s


def view_of(s: RummyFiftyState, seat: int | None) -> View:
    return GAME.view(s, seat, match="m", options={})


def heaviest(s: RummyFiftyState) -> None:
    """The round before ended with full hands of the longest names."""
    longest = sorted(CARDS, reverse=True)
    n = len(s.points)
    s.last_hands = [longest[10 * p : 10 * p + 10] for p in range(n - 1)] + [[]]
    s.last_out, s.last_courts, s.last_totals = n - 1, [12] * n, [85] * (n - 1) + [-1]
    s.history = [[3 - (k + p) % 3 for p in range(n)] for k in range(50)]


# Pictures


def readable(picture: Image.Image) -> None:
    """Everything on it can be read, and it is small enough."""
    assert faults(picture) == []
    assert len(png(picture)) <= LIMIT


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fullest_pictures(lang: Any, seats: int) -> None:
    s, w, who = fullest(seats), words(lang), people(LONG)
    readable(PAINTER.table(view_of(s, None), who, w))
    readable(PAINTER.hand(view_of(s, 1), who, w))
    s.hands[1] = sorted(CARDS, reverse=True)[:11]
    s.drawn[1] = s.hands[1][0]
    s.phase = "discard"
    readable(PAINTER.hand(view_of(s, 1), who, w))
    heaviest(s)
    s.phase, s.waiting = "bonus", [0]
    readable(PAINTER.table(view_of(s, None), who, w))
    s.ended, s.waiting, s.scores, s.winners = "points", [], s.points, [seats - 1]
    readable(PAINTER.result(view_of(s, None), who, w))


def test_everybody_adds_to_one_player() -> None:
    """Thirty cards beside one plaque: three runs of ten."""
    s = fullest(4)
    s.melds = [[suit * 13 + r for r in range(10)] for suit in (0, 2, 3)]
    s.owners, s.forms, s.laid = [1, 1, 1], [0, 2, 3], []
    readable(PAINTER.table(view_of(s, None), people(LONG), words("ja")))


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
    s = fullest(3)
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


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hidden_cards_change_no_picture_and_no_alt_text(seats: int) -> None:
    rng = random.Random(4)
    w = words("ja")
    for moves in (1, 2, 9, 21):
        s = played(seats, moves).state
        table = PAINTER.table(view_of(s, None), people(NAMES), w).tobytes()
        alt = NARRATION.table_alt(view_of(s, None), NAMES, w)
        for seat in range(seats):
            other = s.redeal(seat, rng.random)
            assert other.hands != s.hands
            assert PAINTER.table(view_of(other, None), people(NAMES), w).tobytes() == table
            assert NARRATION.table_alt(view_of(other, None), NAMES, w) == alt
            hands = [PAINTER.hand(view_of(x, seat), people(NAMES), w).tobytes() for x in (s, other)]
            assert hands[0] == hands[1]
            alts = [NARRATION.hand_alt(view_of(x, seat), NAMES, w) for x in (s, other)]
            assert alts[0] == alts[1]


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
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_alt_texts_stay_short(lang: Any, seats: int) -> None:
    w = words(lang)
    s = fullest(seats)
    assert len(NARRATION.table_alt(view_of(s, None), LONG, w)) <= ALT_LIMIT
    # The longest list of moves: a run of six with wild doubles of its four middle cards
    s.hands[1] = sorted(cards("H3 H4 H5 H6 L2 L3 L4 L5 L6 L7"))
    assert len(GAME.legal(s, 1)) > 100
    assert len(NARRATION.hand_alt(view_of(s, 1), LONG, w)) <= ALT_LIMIT
    s.hands[1] = sorted(CARDS, reverse=True)[:11]
    for phase in ("discard", "draw"):
        s.phase = phase
        assert len(NARRATION.hand_alt(view_of(s, 1), LONG, w)) <= ALT_LIMIT
        assert len(NARRATION.table_alt(view_of(s, None), LONG, w)) <= ALT_LIMIT
    heaviest(s)
    s.phase, s.waiting = "bonus", list(range(seats))
    assert len(NARRATION.table_alt(view_of(s, None), LONG, w)) <= ALT_LIMIT
    s.ended, s.waiting, s.scores, s.winners = "points", [], s.points, list(range(seats))
    assert len(NARRATION.result_alt(view_of(s, None), LONG, w)) <= ALT_LIMIT


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_stalled_table_says_so(lang: Any) -> None:
    w, s = words(lang), fullest(3)
    m = Match(GAME, begin(3).header, b"", begin(3).ctx, s)
    s.laid, s.melds, s.owners, s.forms = [], [], [], []
    events = m.submit(1, END_TURN)
    assert s.stall == 6
    assert [NARRATION.happened(e, m.view(0), NAMES, w) for e in events] == [w("rummy_fifty-event-stalled")]
    assert NARRATION.prompt(m.view(2), NAMES, w) == w("rummy_fifty-prompt-draw-stock")
    assert PAINTER.hand(m.view(2), people(NAMES), w).size == (1200, 640)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_its_sentence(lang: Any) -> None:
    w = words(lang)
    view = played(4, 9).view(0)
    for key, facts in (
        ("no-bonus-now", {}),
        ("no-bonus-first", {}),
        ("no-court", {}),
        ("no-draw-first", {}),
        ("no-draw-again", {}),
        ("no-pile", {}),
        ("no-own-pile", {}),
        ("no-card-there", {}),
        ("no-stalled", {"turns": 8}),
        ("no-discard-again", {}),
        ("no-discard-first", {}),
        ("no-hand-card", {"card": card("HA")}),
        ("no-meld-few", {"least": 3}),
        ("no-meld-gap", {"rank": 5}),
        ("no-meld-wrap", {}),
        ("no-meld-repeat", {"rank": 3}),
        ("no-meld-suits", {"suit": 0, "other": 4}),
        ("no-such-meld", {"count": 0}),
        ("no-own-meld", {}),
        ("no-fit-group", {"card": card("HA"), "rank": 3}),
        ("no-fit-suit", {"card": card("HA"), "suit": 0, "wild": 4}),
        ("no-fit-ends", {"card": card("HA"), "low": 3, "high": 9}),
        ("no-fit-end", {"card": card("HA"), "rank": 9}),
        ("no-fit-full", {}),
    ):
        assert len(NARRATION.refusal(f"rummy_fifty-{key}", facts, view, w)) > 10


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
    m = begin(seats, 9, max_rounds=8)
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
