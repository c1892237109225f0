from __future__ import annotations

import random
import re
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.cards import card, cards
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
from render.games.rummy_fifty.narration import NARRATION
from render.games.rummy_fifty.table import PAINTER
from render.kit.person import people
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


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("moves", [0, 1, 4, 9, 30, 9999])
@pytest.mark.parametrize("names", [LONG, NAMES])
def test_pictures(lang: Any, seats: int, moves: int, names: Sequence[str]) -> None:
    m, w = played(seats, moves, max_rounds=12), words(lang)
    onlooker = m.view(None)
    pictures = [(PAINTER.table(onlooker, people(names), w), (1200, 764))]
    if m.over:
        pictures.append((PAINTER.result(onlooker, people(names), w), (1200, 764)))
    for p in range(seats):
        pictures.append((PAINTER.hand(m.view(p), people(names), w), (1200, 640)))
    for picture, size in pictures:
        assert picture.size == size
        assert len(png(picture)) <= LIMIT


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("stop", ["bonus", "draw", "discard", "table"])
def test_pictures_of_a_lively_table(seats: int, stop: str) -> None:
    for skip in (30, 60):
        m, w = lively(seats, skip, stop, skip), words("ja")
        assert len(png(PAINTER.table(m.view(None), people(NAMES), w))) <= LIMIT
        for p in range(seats):
            assert len(png(PAINTER.hand(m.view(p), people(NAMES), w))) <= LIMIT


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fullest_pictures(lang: Any, seats: int) -> None:
    s, w = fullest(seats), words(lang)
    assert len(png(PAINTER.table(view_of(s, None), people(LONG), w))) <= LIMIT
    assert len(png(PAINTER.hand(view_of(s, 1), people(LONG), w))) <= LIMIT
    s.hands[1] = sorted(CARDS, reverse=True)[:11]
    s.drawn[1] = s.hands[1][0]
    s.phase = "discard"
    assert len(png(PAINTER.hand(view_of(s, 1), people(LONG), w))) <= LIMIT
    heaviest(s)
    s.phase, s.waiting = "bonus", [0]
    assert len(png(PAINTER.table(view_of(s, None), people(LONG), w))) <= LIMIT
    s.ended, s.waiting, s.scores, s.winners = "points", [], s.points, [seats - 1]
    assert len(png(PAINTER.result(view_of(s, None), people(LONG), w))) <= LIMIT


def test_everybody_adds_to_one_player() -> None:
    """Thirty cards beside one plaque: three runs of ten."""
    s = fullest(4)
    s.melds = [[suit * 13 + r for r in range(10)] for suit in (0, 2, 3)]
    s.owners, s.forms, s.laid = [1, 1, 1], [0, 2, 3], []
    assert len(png(PAINTER.table(view_of(s, None), people(LONG), words("ja")))) <= LIMIT


@given(st.lists(st.integers(3, 10), min_size=1, max_size=12), st.sampled_from([(730, 128), (1124, 284), (560, 264)]))
def test_packing_stays_in_its_box(sizes: list[int], box: tuple[int, int]) -> None:
    room, tall = box
    if sum(sizes) > (39 if room > 1000 else 21):
        return
    packing = pack(sizes, room, tall)
    lines = packing.places[-1][0] + 1
    assert lines * packing.height + (lines - 1) * LINE_GAP <= tall
    ends: dict[int, int] = {}
    for size, (line, x) in zip(sizes, packing.places, strict=True):
        assert x == 0 if line not in ends else x >= ends[line] + BETWEEN
        ends[line] = x + TAG + size * packing.width
        assert ends[line] <= room


def test_tiles_of_the_fullest_table_can_be_read() -> None:
    """Three melds of three beside each plaque keep tiles of at least 50 x 90 pixels."""
    packing = pack([3, 3, 4], 730, 128)
    assert packing.width >= 50 and packing.height >= 90


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_and_emblem(lang: Any) -> None:
    for page in range(PAINTER.rules_pages):
        assert len(png(PAINTER.rules(page, words(lang)))) <= LIMIT
        assert len(NARRATION.rules_text(page, words(lang))) <= ALT_LIMIT
    for size in (96, 360):
        assert PAINTER.emblem(size).size == (size, size)


def test_same_view_same_bytes() -> None:
    m, w = lively(4, 5, "table", 40), words("ja")
    first, again = (png(PAINTER.table(m.view(None), people(NAMES), w)) for _ in range(2))
    assert first == again
    assert png(PAINTER.hand(m.view(2), people(NAMES), w)) == png(PAINTER.hand(m.view(2), people(NAMES), w))


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


def test_a_card_changes_the_picture() -> None:
    s, w = lively(4, 5, "draw", 40).state, words("ja")
    before = PAINTER.table(view_of(s, None), people(NAMES), w).tobytes()
    s.discards[s.mover].append(s.stock[0])
    assert PAINTER.table(view_of(s, None), people(NAMES), w).tobytes() != before


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
@pytest.mark.parametrize("seats", [2, 3])
def test_every_event_and_label_has_words(lang: Any, seats: int) -> None:
    w = words(lang)
    m = begin(seats, max_rounds=9)
    rng = random.Random(8)
    kinds = {e.kind for e in m.ctx.events}
    while not m.over:
        seat = rng.choice(m.state.waiting)
        view = m.view(seat)
        assert NARRATION.prompt(view, NAMES, w)
        assert NARRATION.state_line(view, NAMES, w)
        texts = [NARRATION.move(view, move, w) for move in view.legal]
        assert len(set(texts)) == len(texts) and max(map(len, texts)) <= 100
        for tag, offer in view.first.items():
            assert len(NARRATION.tag_label(view, tag, w).text) <= 20
            if offer is not None:
                check_offer(view, tag, [], offer, w)
        for e in m.submit(seat, rng.choice(view.legal)):
            kinds.add(e.kind)
            text = NARRATION.happened(e, m.view(seat), NAMES, w)
            assert text or e.kind == "turn_ended"
    expected = "round hand revealed drew drawn took discarded melded laid_off turn_ended went_out unscored over"
    assert kinds - {"flipped"} == set(expected.split()) - ({"turn_ended"} if seats == 2 else set()) | (
        {"turn_ended"} & kinds
    )
    assert ("flipped" in kinds) == (seats == 2)


def check_offer(view: View, tag: str, chosen: list[Any], offer: Any, w: Words) -> None:
    """Every value of an offer, and of the next one, has a label of its own."""
    assert NARRATION.field_prompt(view, tag, chosen, w)
    values = offer.members if isinstance(offer, Subset) else offer.values
    labels = [NARRATION.value_label(view, tag, chosen, v, w) for v in values]
    assert len({x.text for x in labels}) == len(labels)
    assert all(0 < len(x.text) <= 80 and len(x.hint) <= 100 for x in labels)
    if tag == "meld":
        assert isinstance(offer, Subset) and len(values) <= 25
        assert NARRATION.chosen(view, tag, [], list(values[:3]), w)


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
def test_refusals_and_shelf_texts(lang: Any) -> None:
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
    assert len(w("rummy_fifty-line")) <= 100
    assert len(w("rummy_fifty-about")) <= 300
    for option in GAME.options:
        assert NARRATION.option_name(option.key, w)
        assert len(w(f"rummy_fifty-option-{option.key}-help")) <= 100
        for value in option.samples():
            assert NARRATION.option_value(option.key, value, w)


# A reader who sees no picture


CARD = r"(?:[♠♥♣♦]|リーフ|クロス|Leaf |Cross )(?:10|[A2-9])"


def labelled(view: View, tag: str, chosen: list[Any], offer: Any, w: Words) -> dict[str, Any]:
    """The labels of an offer and what is behind each, as a panel would show them."""
    values = offer.members if isinstance(offer, Subset) else offer.values
    return {NARRATION.value_label(view, tag, chosen, v, w).text: v for v in values}


def by_words(m: Match[RummyFiftyState], seat: int, w: Words) -> list[Any]:
    """A move found in the hand's alt text and put together from labels alone: melds and lays off what it can."""
    view = m.view(seat)
    alt = NARRATION.hand_alt(view, NAMES, w)
    held = re.findall(rf"\d ({CARD})", alt.split("\n")[0])
    assert len(held) == len(m.state.hands[seat])
    tags = {NARRATION.tag_label(view, tag, w).text: tag for tag in view.first}
    assert len(tags) == len(view.first)
    if view.phase in ("bonus", "draw"):
        tag = view.phase
        offered = labelled(view, tag, [], view.first[tag], w)
        assert all(text in alt for text in offered)
        return [tag, list(offered.values())[-1]]
    if view.phase == "discard":
        offered = labelled(view, "discard", [], view.first["discard"], w)
        assert sorted(offered) == sorted(held)
        return ["discard", offered[held[-1]]]
    lines = alt.split("\n")
    melds = [line for line in lines if line.startswith(w("rummy_fifty-alt-may-meld", melds="")[:-1])]
    assert bool(melds) == ("meld" in view.first)
    if melds:
        offered = labelled(view, "meld", [], view.first["meld"], w)
        first = re.split("[；;]", melds[0])[0]
        return ["meld", sorted(offered[text] for text in re.findall(CARD, first))]
    laid = [line for line in lines if line.startswith(w("rummy_fifty-alt-may-layoff", cards="")[:-1])]
    assert bool(laid) == ("layoff" in view.first)
    if laid:
        found = re.search(rf"({CARD})\D+?(\d+)", laid[0])
        assert found
        value = labelled(view, "layoff", [], view.first["layoff"], w)[found[1]]
        offer = GAME.offer(m.state, seat, ("layoff", value))
        assert isinstance(offer, Values)
        homes = labelled(view, "layoff", [value], offer, w)
        chosen = [at for text, at in homes.items() if re.search(r"\d+", text)[0] == found[2]]  # type: ignore[index]  # a label has its number
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
