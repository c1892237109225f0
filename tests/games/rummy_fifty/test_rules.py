from __future__ import annotations

import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.action import Action, IllegalAction
from engine.core.cards import RANK, SUIT, SUITS, card, cards, code
from engine.core.context import GameContext
from engine.core.match import Match
from engine.core.options import BadOption
from engine.core.state import NO_CARD, NO_SEAT
from engine.families import melds as family
from engine.games.rummy_fifty.rules import GAME
from engine.games.rummy_fifty.state import Bonus, Discard, Draw, EndTurn, Layoff, Meld, RummyFiftyState, sources
from engine.games.rummy_fifty.terms import CARDS, DISCARD, EXTRA, JACK, KING, QUEEN, STOCK, court_points, score_round
from engine.players.rummy_fifty.policy import choose

VECTORS: list[dict[str, Any]] = json.loads(Path(__file__).with_name("vectors.json").read_text(encoding="utf-8"))
COURTS = {"J": JACK, "Q": QUEEN, "K": KING}
END = EndTurn()


def vectors(kind: str) -> pytest.MarkDecorator:
    """The worked examples of a kind, named after the example."""
    found = [v for v in VECTORS if v["kind"] == kind]
    assert found
    return pytest.mark.parametrize("v", [pytest.param(v, id=f"{v['example']}-{i}") for i, v in enumerate(found)])


def set_of(codes: Sequence[str]) -> list[int]:
    return [card(c) for c in codes]


def begin(seats: int = 3, *, dealer: int = 0, **options: Any) -> Match[RummyFiftyState]:
    """A match with a prescribed first dealer."""
    settled = {"first_dealer": f"seat{dealer + 1}", **options}
    return Match.begin(GAME, match="m", seats=seats, options=settled, secret=bytes(range(32)), nonces=("a",))


def choose_all(m: Match[RummyFiftyState], court: int = JACK) -> None:
    for p in m.state.waiting[:]:
        m.submit(p, Bonus(court))


def position(
    hands: dict[int, str],
    *,
    seats: int = 3,
    seat: int = 0,
    phase: str = "table",
    wild: str = "L",
    melds: Sequence[tuple[int, str]] = (),
    tops: dict[int, str] | None = None,
    extras: dict[int, str] | None = None,
    stock: int = 12,
    courts: str = "",
    **options: Any,
) -> Match[RummyFiftyState]:
    """A match with ``seat`` to move in ``phase``; cards not named lie in other hands, the stock, or nowhere."""
    m = begin(seats, **options)
    choose_all(m)
    s = m.state
    used = [c for t in hands.values() for c in cards(t)] + [c for _, t in melds for c in cards(t)]
    used += [card(t) for t in (*(tops or {}).values(), *(extras or {}).values())]
    rest = [c for c in CARDS if c not in used]
    s.indicator = next(c for c in rest if SUIT[c] == SUITS.index(wild))
    rest.remove(s.indicator)
    s.stock, rest = rest[:stock], rest[stock:]
    s.hands = [sorted(cards(hands[p])) if p in hands else [rest.pop() for _ in range(5)] for p in range(seats)]
    s.discards = [[card(tops[p])] if tops and p in tops else [] for p in range(seats)]
    s.extras = [[card(extras[p])] if extras and p in extras else [] for p in range(seats)]
    s.melds = [family.in_order(cards(t)) for _, t in melds]
    s.owners = [p for p, _ in melds]
    s.forms = [family.form_of(meld, SUITS.index(wild)) for meld in s.melds]
    s.phase, s.waiting, s.mover = phase, [seat], seat
    if courts:
        s.courts = [COURTS[c] for c in courts]
    return m


def refusal(m: Match[RummyFiftyState], seat: int, action: Action) -> tuple[str, dict[str, Any]]:
    with pytest.raises(IllegalAction) as e:
        m.submit(seat, action)
    return e.value.reason.removeprefix("rummy_fifty-"), e.value.facts


def melding(text: str) -> Meld:
    return Meld(tuple(sorted(cards(text))))


def random_end(m: Match[RummyFiftyState], rng: random.Random) -> None:
    while not m.over:
        seat = rng.choice(m.state.waiting)
        m.submit(seat, rng.choice(GAME.legal(m.state, seat)))


# Worked examples


@vectors("meld")
def test_e1_e3_e4_e5_melds(v: dict[str, Any]) -> None:
    found, wild = set_of(v["cards"]), SUITS.index(v["wild"])
    m = position({0: " ".join(v["cards"]) + " X9 HA"}, wild=v["wild"])
    action = Meld(tuple(sorted(found)))
    assert (family.fault(found, wild) is None) == v["expect"]["valid"]
    assert (action in GAME.legal(m.state, 0)) == v["expect"]["valid"]
    if not v["expect"]["valid"]:
        refusal(m, 0, action)
        return
    m.submit(0, action)
    form = m.state.forms[0]
    assert (form == family.GROUP) == (v["expect"]["type"] == "group")
    if v["expect"]["type"] == "run":
        wanted = v["expect"]["suit"]
        assert form == (family.OPEN if wanted is None else SUITS.index(wanted))


@vectors("layoff")
def test_e2_e7_layoffs(v: dict[str, Any]) -> None:
    assert v["expect"].keys() == set(v["each_of"])
    for c, wanted in v["expect"].items():
        m = position({0: f"{c} {spare(v, c)}"}, wild=v["wild"], melds=[(1, " ".join(v["meld"]))])
        assert (m.state.forms[0] == family.GROUP) == (v["type"] == "group")
        action = Layoff(card(c), 0)
        assert (action in GAME.legal(m.state, 0)) == wanted["legal"], c
        if not wanted["legal"]:
            assert refusal(m, 0, action)[0].startswith("no-fit")
            continue
        m.submit(0, action)
        if "run_suit_after" in wanted:
            assert m.state.forms == [SUITS.index(wanted["run_suit_after"])]
        assert m.state.melds[0] == family.in_order([*set_of(v["meld"]), card(c)])


def spare(v: dict[str, Any], c: str) -> str:
    """A card that is in none of the vector's places, so that the hand is not empty after the layoff."""
    taken = {c, *v["meld"]}
    return next(code(k) for k in CARDS if code(k) not in taken and code(k)[0] != v["wild"])


@vectors("layoff_sequence")
def test_e6_a_run_finds_its_suit(v: dict[str, Any]) -> None:
    m = position({0: " ".join(v["cards_in_order"]) + " C10"}, wild=v["wild"], melds=[(1, " ".join(v["meld"]))])
    for c, legal, suit in v["expect"]["steps"]:
        action = Layoff(card(c), 0)
        assert GAME.allows(m.state, 0, action) == legal, c
        if legal:
            m.submit(0, action)
        assert m.state.forms[0] == (family.OPEN if suit is None else SUITS.index(suit))
    assert m.state.melds[0] == set_of(v["expect"]["final"])


@vectors("all_melds")
def test_e8_every_meld_of_a_hand(v: dict[str, Any]) -> None:
    m = position({0: " ".join(v["hand"])}, wild=v["wild"])
    found = [a for a in GAME.legal(m.state, 0) if isinstance(a, Meld)]
    assert len(found) == v["expect"]["count"]
    assert {frozenset(a.cards) for a in found} == {frozenset(set_of(t)) for t in v["expect"]["melds"]}


@vectors("can_go_out")
def test_e9_going_out(v: dict[str, Any]) -> None:
    others, own = v["other_players_melds"], v["own_melds"]
    hand, wild = set_of(v["hand_after_discard"]), SUITS.index(v["wild"])
    targets = [family.in_order(set_of(t)) for t in others]
    weight, made, laid = family.lay_out(family.mask_of(hand), targets, wild, [1.0] * 78)
    assert (weight == 0) == v["expect"]
    table = [(1, " ".join(t)) for t in others] + [(0, " ".join(t)) for t in own]
    m = position({0: " ".join(v["hand_after_discard"])}, wild=v["wild"], melds=table)
    assert can_empty(m.state, 0) == v["expect"]
    for meld in made:
        m.submit(0, Meld(meld))
    for c, at in laid:
        m.submit(0, Layoff(c, at))
    assert (m.state.round == 2) == v["expect"]


def can_empty(s: RummyFiftyState, seat: int) -> bool:
    """Whether some order of table moves empties the hand, by trying them all."""
    for action in GAME.legal(s, seat):
        if action != END:
            new = s.clone()
            GAME.apply(new, seat, action, GameContext(random.Random(1).random))
            if new.round > s.round or can_empty(new, seat):
                return True
    return False


@vectors("round_score")
def test_e10_to_e13_scoring(v: dict[str, Any]) -> None:
    winner, wanted = int(v["winner"][1:]), v["expect"]
    courts, hands = [COURTS[c] for c in v["courts"]], [set_of(h) for h in v["hands_left"]]
    scored = score_round(winner, courts, hands, v["points_before"])
    assert scored.totals == [-1 if t is None else t for t in wanted["totals"]]
    assert scored.losers == wanted["lose_one"]
    assert (scored.value, scored.gain) == (wanted["value"], wanted["gain"])
    assert scored.points == wanted["points_after"]
    # The same at a table: the winner lays off the last card of the hand.
    last = next(c for c in ("C5", "C8", "D8", "X8") if all(card(c) not in h for h in hands))
    run = {"C5": "C2 C3 C4", "C8": "C5 C6 C7", "D8": "D5 D6 D7", "X8": "X5 X6 X7"}[last]
    loser = (winner + 1) % len(hands)
    m = position(
        {p: last if p == winner else " ".join(v["hands_left"][p]) for p in range(len(hands))},
        seats=len(hands),
        seat=winner,
        melds=[(loser, run)],
        courts="".join(v["courts"]),
    )
    m.state.points = list(v["points_before"])
    events = m.submit(winner, Layoff(card(last), 0))
    told = next(e.facts for e in events if e.kind == "went_out")
    assert (told["totals"], told["losers"]) == (scored.totals, scored.losers)
    assert (told["value"], told["gain"], told["points"]) == (scored.value, scored.gain, scored.points)
    assert m.state.points == wanted["points_after"]
    assert m.over == wanted["game_over"]
    if m.over:
        assert (m.state.ended, m.state.winners, m.state.scores) == ("points", [winner], wanted["points_after"])


@vectors("draw_options")
def test_e14_draw_options(v: dict[str, Any]) -> None:
    seat = int(v["player"][1:])
    tops = {int(p[1:]): t for p, t in v["discard_tops"].items() if t}
    extras = {int(p[1:]): t for p, t in v.get("extra_tops", {}).items() if t}
    m = position({}, seats=v["players"], seat=seat, phase="draw", tops=tops, extras=extras, stock=1)
    m.state.stall = v["stall"]
    assert [source_name(a.source) for a in GAME.legal(m.state, seat) if isinstance(a, Draw)] == v["expect"]
    assert len(GAME.legal(m.state, seat)) == len(v["expect"])


def source_name(source: int) -> str:
    if source == STOCK:
        return "stock"
    return f"extra:P{source - EXTRA}" if source >= EXTRA else f"discard:P{source - DISCARD}"


def flow(players: int, action: str) -> dict[str, Any]:
    found = [v for v in VECTORS if v["kind"] == "flow" and v["players"] == players and v["action"] == action]
    assert len(found) == 1
    assert found[0]["example"] == "E15" and found[0]["stock"] == 1
    out: dict[str, Any] = found[0]["expect"]
    return out


def test_e15_the_last_card_is_drawn() -> None:
    wanted = flow(3, "P1 draws from stock")
    m = position({1: "S4 S5 S6"}, seat=1, phase="draw", stock=1)
    last, dealer, points = m.state.stock[0], m.state.dealer, m.state.points[:]
    events = m.submit(1, Draw(STOCK))
    assert wanted["round_over"] and not wanted["scored"] and wanted["stock"] == 0
    assert [(e.kind, e.only) for e in events][:3] == [("drew", None), ("drawn", (1,)), ("unscored", None)]
    assert events[1].facts == {"card": last}
    assert m.state.points == points
    assert wanted["next_dealer"] == "left of this round's dealer"
    assert (m.state.round, m.state.dealer, m.state.phase) == (2, (dealer + 1) % 3, "bonus")
    assert m.state.last_out == NO_SEAT and m.state.last_hands == [[], [], []]


def test_e15_the_flip_takes_the_last_card() -> None:
    wanted = flow(2, "P0 draws from discard:P1, discards, melds, still holds cards, ends the turn")
    m = position({0: "S4 S5 S6 H9 C2"}, seats=2, phase="draw", tops={1: "D10"}, stock=1)
    last = m.state.stock[0]
    m.submit(0, Draw(DISCARD + 1))
    m.submit(0, Discard(card("D10")))
    m.submit(0, melding("S4 S5 S6"))
    events = m.submit(0, END)
    assert wanted == {"extra_flip": True, "stock": 0, "round_over": True, "scored": False}
    assert [e.kind for e in events][:2] == ["flipped", "unscored"]
    assert events[0].facts == {"seat": 0, "card": last}
    assert m.state.round == 2 and m.state.points == [1, 1]


def test_e15_going_out_comes_before_the_flip() -> None:
    wanted = flow(2, "P0 draws from discard:P1, discards, plays the last card of the hand")
    m = position({0: "S4 S5 H9"}, seats=2, phase="draw", tops={1: "S6"}, stock=1)
    m.submit(0, Draw(DISCARD + 1))
    m.submit(0, Discard(card("H9")))
    events = m.submit(0, melding("S4 S5 S6"))
    assert wanted == {"round_over": True, "scored": True, "winner": "P0", "extra_flip": False}
    kinds = [e.kind for e in events]
    assert kinds[:2] == ["melded", "went_out"] and "flipped" not in kinds
    assert events[1].facts["seat"] == 0
    assert m.state.round == 2 and m.state.last_out == 0


# Rulings


def test_r1_draw_then_discard_then_meld() -> None:
    m = position({0: "S4 S5 S6 S7"}, phase="draw", tops={1: "H9"})
    assert refusal(m, 0, melding("S4 S5 S6"))[0] == "no-draw-first"
    assert refusal(m, 0, Discard(card("S4")))[0] == "no-draw-first"
    m.submit(0, Draw(DISCARD + 1))
    assert refusal(m, 0, melding("S4 S5 S6"))[0] == "no-discard-first"
    assert refusal(m, 0, END)[0] == "no-discard-first"
    assert refusal(m, 0, Draw(STOCK))[0] == "no-draw-again"
    m.submit(0, Discard(card("S4")))
    assert refusal(m, 0, Discard(card("S5")))[0] == "no-discard-again"
    assert refusal(m, 0, Draw(STOCK))[0] == "no-draw-again"
    m.submit(0, melding("S5 S6 S7"))
    assert m.state.hands[0] == [card("H9")] and m.state.phase == "table"
    m.submit(0, END)
    assert m.state.waiting == [1] and m.state.phase == "draw"


def test_r1_nobody_goes_out_by_discarding() -> None:
    m = position({0: "S4"}, phase="draw")
    m.submit(0, Draw(STOCK))
    m.submit(0, Discard(card("S4")))
    assert len(m.state.hands[0]) == 1 and m.state.round == 1
    assert END in GAME.legal(m.state, 0)


def test_r2_the_indicator_stays_out_of_play() -> None:
    for seed in range(5):
        m = begin(4)
        rng = random.Random(seed)
        while m.state.round == 1:
            s = m.state
            lists = [*s.hands, s.stock, *s.discards, *s.melds]
            held = [c for cs in lists for c in cs]
            assert s.indicator not in held and len(held) == 59
            assert sum(SUIT[c] == SUIT[s.indicator] for c in held) == 9
            seat = rng.choice(s.waiting)
            m.submit(seat, rng.choice(GAME.legal(s, seat)))


def test_r3_no_run_from_ten_to_ace() -> None:
    m = position({0: "S8 S9 S10 SA HA C2"})
    assert refusal(m, 0, melding("S9 S10 SA")) == ("no-meld-wrap", {})
    m = position({0: "SA S2"}, melds=[(1, "S8 S9 S10")])
    assert refusal(m, 0, Layoff(card("SA"), 0)) == ("no-fit-end", {"card": card("SA"), "rank": 6})
    m = position({0: "S10 S2"}, melds=[(1, "SA S2 S3")])
    assert refusal(m, 0, Layoff(card("S10"), 0)) == ("no-fit-end", {"card": card("S10"), "rank": 3})


@given(st.sampled_from(range(6)), st.lists(st.sampled_from(CARDS), min_size=3, max_size=6, unique=True))
def test_r4_wild_cards_keep_their_rank(wild: int, found: list[int]) -> None:
    ranks = sorted(RANK[c] for c in found)
    natural = {SUIT[c] for c in found if SUIT[c] != wild}
    run = ranks == list(range(ranks[0], ranks[0] + len(ranks))) and len(natural) <= 1
    group = len(set(ranks)) == 1
    assert (family.fault(found, wild) is None) == (run or group)


def test_r4_wild_cards_are_ordinary_in_groups() -> None:
    m = position({0: "L3 H9"}, melds=[(1, "S3 H3 C3")])
    m.submit(0, Layoff(card("L3"), 0))
    assert m.state.melds == [cards("S3 H3 C3 L3")] and m.state.forms == [family.GROUP]
    m = position({0: "L4 H9"}, melds=[(1, "S3 H3 C3")])
    assert refusal(m, 0, Layoff(card("L4"), 0)) == ("no-fit-group", {"card": card("L4"), "rank": 2})


def test_r5_own_melds_are_closed() -> None:
    m = position({0: "S7 H9"}, melds=[(0, "S4 S5 S6")])
    assert refusal(m, 0, Layoff(card("S7"), 0)) == ("no-own-meld", {})


def test_r5_option_opens_own_melds() -> None:
    m = position({0: "S4 S5 S6 S7 H9"}, layoff_own=True)
    m.submit(0, melding("S4 S5 S6"))
    m.submit(0, Layoff(card("S7"), 0))
    assert m.state.melds == [cards("S4 S5 S6 S7")]


def test_r6_laying_off_needs_no_own_meld() -> None:
    m = position({0: "S7 H9"}, melds=[(2, "S4 S5 S6")])
    m.submit(0, Layoff(card("S7"), 0))
    assert m.state.owners == [2] and m.state.laid == [card("S7")]


def test_r7_the_card_just_drawn_may_be_discarded() -> None:
    m = position({0: "S4 H9"}, phase="draw", tops={1: "C7"})
    m.submit(0, Draw(DISCARD + 1))
    assert Discard(card("C7")) in GAME.legal(m.state, 0)
    m.submit(0, Discard(card("C7")))
    assert m.state.discards[0] == [card("C7")] and m.state.known == [[], [], []]


def test_r8_a_run_of_wild_cards_has_no_suit_yet() -> None:
    m = position({0: "L4 L5 L6 C10"})
    m.submit(0, melding("L4 L5 L6"))
    assert m.state.forms == [family.OPEN]
    m.submit(0, END)
    m.state.hands[1] = sorted(cards("H7 S3 H2 D9"))
    m.state.phase = "table"
    assert {Layoff(card("H7"), 0), Layoff(card("S3"), 0)} <= set(GAME.legal(m.state, 1))
    m.submit(1, Layoff(card("H7"), 0))
    assert m.state.forms == [SUITS.index("H")]
    assert refusal(m, 1, Layoff(card("S3"), 0))[0] == "no-fit-suit"


def test_r9_only_the_top_of_a_pile() -> None:
    m = position({0: "S4 H9"}, phase="draw", tops={1: "C7"})
    m.state.discards[1] = cards("D2 C7")
    m.submit(0, Draw(DISCARD + 1))
    assert m.state.discards[1] == [card("D2")] and card("C7") in m.state.hands[0]


def test_r10_drawing_the_last_card_ends_the_round_even_with_a_meld_in_hand() -> None:
    m = position({0: "S4 S5 S6"}, phase="draw", stock=1, tops={1: "S7"})
    m.submit(0, Draw(DISCARD + 1))  # a way round it
    assert m.state.round == 1 and m.state.phase == "discard"
    m = position({0: "S4 S5 S6"}, phase="draw", stock=1)
    m.submit(0, Draw(STOCK))
    assert m.state.round == 2


def test_r11_the_loser_counts_the_own_bonus_even_at_zero() -> None:
    scored = score_round(0, [JACK, KING, JACK], [[], cards("HA"), cards("S10 H9")], [1, 0, 3])
    assert scored.totals == [-1, 31, 29]
    assert (scored.losers, scored.value, scored.gain, scored.points) == ([1], 41, 1, [2, 0, 3])


@given(st.data(), st.integers(2, 4))
def test_r12_scoring_properties(data: st.DataObject, n: int) -> None:
    winner = data.draw(st.integers(0, n - 1))
    deck = data.draw(st.permutations(CARDS))
    sizes = [0 if p == winner else data.draw(st.integers(1, 10)) for p in range(n)]
    hands = [[deck[10 * p + k] for k in range(size)] for p, size in enumerate(sizes)]
    courts = [data.draw(st.sampled_from([JACK, QUEEN, KING])) for _ in range(n)]
    before = [data.draw(st.integers(0, 4)) for _ in range(n)]
    scored = score_round(winner, courts, hands, before)
    assert scored.losers and winner not in scored.losers
    for p in range(n):
        if p == winner:
            assert scored.points[p] - before[p] == scored.gain == (2 if scored.value >= 50 else 1)
        else:
            assert scored.totals[p] == sum(int(code(c)[1:].replace("A", "1")) for c in hands[p]) + court_points(
                courts[p]
            )
            assert (p in scored.losers) == (scored.totals[p] == max(scored.totals))
            assert scored.points[p] == (max(0, before[p] - 1) if p in scored.losers else before[p])
    assert scored.value == max(scored.totals) + court_points(courts[winner])


@pytest.mark.parametrize("rounds", [1, 2, 7])
def test_r13_the_game_ends_after_max_rounds(rounds: int) -> None:
    m = begin(2, max_rounds=rounds)
    while not m.over:  # nobody ever melds, so the stock runs out
        seat = m.state.waiting[0]
        m.submit(seat, GAME.timeout(m.state, seat))
    assert (m.state.ended, m.state.round) == ("rounds", rounds)
    assert m.state.winners == [0, 1] and m.state.scores == [1, 1]


def test_r13_most_points_win_at_the_limit() -> None:
    m = position({0: "S4", 1: "H9", 2: "D10 C4"}, melds=[(1, "S5 S6 S7")], max_rounds=1, courts="JJJ")
    m.submit(0, Layoff(card("S4"), 0))
    assert (m.state.ended, m.state.winners) == ("rounds", [0])
    assert m.state.scores == [2, 1, 0]


@pytest.mark.parametrize(("seats", "most"), [(2, 39), (3, 197), (4, 163)])
def test_r14_a_round_is_finite_for_hoarders(seats: int, most: int) -> None:
    """Nobody takes from the stock before having to, and nobody lays a card."""
    m = begin(seats)
    turns = 0
    while m.state.round == 1:
        seat = m.state.waiting[0]
        legal = GAME.legal(m.state, seat)
        turns += m.state.phase == "draw"
        m.submit(seat, legal[-1])
    assert turns <= most
    if seats > 2:
        assert turns == most


def test_r14_the_stall_counter() -> None:
    m = position({0: "S4 H9 C5"}, seat=0, phase="draw", tops={1: "C7", 2: "D2"})
    for turn in range(1, 7):
        seat = m.state.waiting[0]
        other = next(a.source for a in GAME.legal(m.state, seat) if isinstance(a, Draw) and a.source != STOCK)
        m.submit(seat, Draw(other))
        m.submit(seat, Discard(m.state.hands[seat][-1]))
        m.submit(seat, END)
        assert m.state.stall == turn
    seat = m.state.waiting[0]
    assert GAME.legal(m.state, seat) == [Draw(STOCK)]
    assert GAME.automatic(m.state) == (seat, Draw(STOCK))
    other = next(DISCARD + p for p, pile in enumerate(m.state.discards) if pile and p != seat)
    # Nobody is sent from the own pile to those of others while these are closed too.
    for closed in (other, DISCARD + seat):
        assert refusal(m, seat, Draw(closed)) == ("no-stalled", {"turns": 6})
    m.submit(seat, Draw(STOCK))
    m.submit(seat, Discard(m.state.hands[seat][-1]))
    m.submit(seat, END)
    assert m.state.stall == 0


def test_r14_laying_a_card_resets_the_counter() -> None:
    m = position({0: "S4 H9 C5"}, phase="draw", tops={1: "C7"}, melds=[(2, "S5 S6 S7")])
    m.state.stall = 5
    m.submit(0, Draw(DISCARD + 1))
    m.submit(0, Discard(card("C7")))
    m.submit(0, Layoff(card("S4"), 0))
    m.submit(0, END)
    assert m.state.stall == 0


def test_r14_two_players_have_no_counter() -> None:
    m = position({0: "S4 H9 C5"}, seats=2, phase="draw", tops={1: "C7"})
    m.state.stall = 4
    assert sources(m.state, 0) == [STOCK, DISCARD + 1]
    m.submit(0, Draw(DISCARD + 1))
    m.submit(0, Discard(card("C7")))
    m.submit(0, END)
    assert m.state.stall == 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r15_a_round_without_a_winner_changes_no_points(seats: int) -> None:
    m = begin(seats)
    for _ in range(10_000):
        if m.state.round > 1:
            break
        seat = m.state.waiting[0]
        m.submit(seat, GAME.timeout(m.state, seat))
    assert m.state.points == [1] * seats and m.state.history == [[1] * seats]
    assert m.state.last_totals == [-1] * seats


def test_r16_points_above_five_are_kept() -> None:
    m = position({0: "S4", 1: "H9 D10 C9", 2: "CA"}, melds=[(1, "S5 S6 S7")], courts="KJJ")
    m.state.points = [4, 1, 1]
    m.submit(0, Layoff(card("S4"), 0))
    assert m.state.scores == [6, 0, 1] and m.state.ended == "points"


def test_r17_the_flip_follows_every_turn_of_two() -> None:
    m = begin(2, dealer=1)
    choose_all(m)
    assert m.state.waiting == [1] and len(m.state.stock) == 39
    m.submit(1, Draw(STOCK))
    m.submit(1, Discard(m.state.hands[1][0]))
    m.submit(1, END)
    assert len(m.state.stock) == 37
    assert [len(pile) for pile in m.state.extras] == [0, 1]
    assert sources(m.state, 0) == [STOCK, DISCARD + 1, EXTRA + 1]
    m.submit(0, Draw(EXTRA + 1))
    m.submit(0, Discard(m.state.hands[0][0]))
    m.submit(0, END)
    assert sources(m.state, 1) == [STOCK, DISCARD + 0, EXTRA + 0]
    m.submit(1, Draw(STOCK))
    m.submit(1, Discard(m.state.hands[1][0]))
    m.submit(1, END)
    assert sources(m.state, 0) == [STOCK, DISCARD + 1, EXTRA + 0, EXTRA + 1]


def test_r18_hands_are_shown_after_a_scored_round_only() -> None:
    m = position({0: "S4", 1: "H9 D10", 2: "CA"}, melds=[(1, "S5 S6 S7")], courts="JJJ")
    events = m.submit(0, Layoff(card("S4"), 0))
    told = next(e for e in events if e.kind == "went_out")
    assert told.only is None and told.facts["hands"] == [[], sorted(cards("H9 D10")), cards("CA")]
    assert m.view(None).state["last_hands"] == told.facts["hands"]
    m = position({0: "S4"}, phase="draw", stock=1)
    held = {str(c) for hand in m.state.hands for c in hand} | {str(m.state.stock[0])}
    events = m.submit(0, Draw(STOCK))
    told_all = [e for e in events[: next(i for i, e in enumerate(events) if e.kind == "round")] if e.only is None]
    assert [e.kind for e in told_all] == ["drew", "unscored"]
    assert not held & {str(v) for e in told_all if e.kind == "unscored" for v in e.facts.values() if v != 1}
    assert m.view(None).state["last_hands"] == [[], [], []]


def test_r19_the_deal_passes_after_every_round() -> None:
    m = begin(3, dealer=2)
    rounds: list[int] = []
    rng = random.Random(5)
    while not m.over and m.state.round < 8:
        if m.state.round > len(rounds):
            rounds.append(m.state.dealer)
            if m.state.round % 2:  # every other round runs out
                while m.state.round == len(rounds) and not m.over:
                    seat = m.state.waiting[0]
                    m.submit(seat, GAME.timeout(m.state, seat))
                continue
        seat = rng.choice(m.state.waiting)
        m.submit(seat, rng.choice(GAME.legal(m.state, seat)))
    assert rounds == [(2 + k) % 3 for k in range(len(rounds))] and len(rounds) > 3


def test_ruling_a_card_taken_face_up_stays_known() -> None:
    m = position({0: "S4 H9", 1: "D5 D6"}, phase="draw", tops={1: "C7"})
    m.submit(0, Draw(DISCARD + 1))
    assert m.view(None).state["known"] == [[card("C7")], [], []]
    m.submit(0, Discard(card("H9")))
    for seed in range(20):
        new = m.state.redeal(1, random.Random(seed).random)
        assert card("C7") in new.hands[0]


# Refusals: what is wrong with a meld that is none


@pytest.mark.parametrize(
    ("text", "reason", "facts"),
    [
        ("S4 S5", "no-meld-few", {"least": 3}),
        ("S4 S5 S7", "no-meld-gap", {"rank": 5}),
        ("S4 H5 S6", "no-meld-suits", {"suit": 0, "other": 1}),
        ("S4 H4 S5", "no-meld-repeat", {"rank": 3}),
        ("S4 L4 S5", "no-meld-repeat", {"rank": 3}),
        ("S4 S5 C8", "no-meld-gap", {"rank": 5}),
        ("SA S9 S10", "no-meld-wrap", {}),
        ("S4 S5 X6", "no-hand-card", {"card": card("X6")}),
    ],
)
def test_a_meld_that_is_none_is_refused_exactly(text: str, reason: str, facts: dict[str, Any]) -> None:
    m = position({0: "S4 S5 S6 S7 H4 H5 L4 C8 SA S9 S10"})
    assert refusal(m, 0, melding(text)) == (reason, facts)


def test_layoffs_are_refused_exactly() -> None:
    table = [(1, "S4 S5 S6"), (2, "H7 C7 D7"), (1, "SA S2 S3")]
    m = position({0: "S9 H3 H10 L7 X9 CA"}, melds=table)
    assert refusal(m, 0, Layoff(card("S9"), 0)) == ("no-fit-ends", {"card": card("S9"), "low": 2, "high": 6})
    assert refusal(m, 0, Layoff(card("H3"), 0)) == ("no-fit-suit", {"card": card("H3"), "suit": 0, "wild": 4})
    assert refusal(m, 0, Layoff(card("H10"), 1)) == ("no-fit-group", {"card": card("H10"), "rank": 6})
    assert refusal(m, 0, Layoff(card("X9"), 2)) == ("no-fit-end", {"card": card("X9"), "rank": 3})
    assert refusal(m, 0, Layoff(card("L7"), 3)) == ("no-such-meld", {"count": 3})
    assert refusal(m, 0, Layoff(card("D10"), 0)) == ("no-hand-card", {"card": card("D10")})
    full = " ".join(f"S{r}" for r in ("A", *range(2, 11)))
    m = position({0: "L2 H3"}, melds=[(1, full)])
    assert refusal(m, 0, Layoff(card("L2"), 0)) == ("no-fit-full", {})


def test_draws_are_refused_exactly() -> None:
    m = position({0: "S9 H3"}, phase="draw", tops={0: "C7"})
    assert refusal(m, 0, Draw(DISCARD)) == ("no-own-pile", {})
    assert refusal(m, 0, Draw(DISCARD + 1)) == ("no-card-there", {})
    assert refusal(m, 0, Draw(EXTRA)) == ("no-pile", {})
    assert refusal(m, 0, Draw(77)) == ("no-pile", {})
    assert refusal(m, 0, Bonus(JACK)) == ("no-bonus-now", {})
    m = begin(2)
    assert refusal(m, 0, Bonus(KING)) == ("no-court", {})
    assert refusal(m, 0, Draw(STOCK)) == ("no-bonus-first", {})
    m.submit(0, Bonus(QUEEN))
    assert refusal(m, 0, Bonus(QUEEN))[0] == "not-your-turn"


def test_a_card_named_twice_is_no_meld() -> None:
    m = position({0: "S4 S5 S6"})
    for wrong in ((card("S4"),) * 3, tuple(cards("S6 S5 S4"))):
        assert not GAME.allows(m.state, 0, Meld(wrong))
        refusal(m, 0, Meld(wrong))


# Secrets, defaults, options


def test_bonus_choices_are_secret_until_all_have_chosen() -> None:
    m = begin(3)
    m.submit(0, Bonus(KING))
    assert m.view(0).state["choice"] == [KING]
    assert m.view(1).state["choice"] == [] and m.view(None).state["choice"] == []
    assert m.view(None).waiting == [1, 2] and m.view(None).state["courts"] == [NO_CARD] * 3
    other = begin(3)
    other.submit(0, Bonus(JACK))
    assert other.view(1) == m.view(1) and other.view(None) == m.view(None)
    m.submit(2, Bonus(JACK))
    events = m.submit(1, Bonus(QUEEN))
    assert [e.facts for e in events] == [{"courts": [KING, QUEEN, JACK]}]
    assert m.view(None).state["courts"] == [KING, QUEEN, JACK]


def test_swapping_hidden_cards_changes_no_view_of_others() -> None:
    m = position({0: "S9 H3"}, phase="draw")
    m.submit(0, Draw(STOCK))
    s = m.state.clone()
    s.hands[2][0], s.stock[0] = s.stock[0], s.hands[2][0]
    for seat in (None, 0, 1):
        assert s.seen_by(seat) == m.state.seen_by(seat)
    assert m.state.seen_by(1)["drawn"] == NO_CARD and m.state.seen_by(0)["drawn"] == m.state.drawn[0]
    assert m.state.redeal(1, random.Random(1).random).drawn == [NO_CARD] * 3


def test_timeout_defaults() -> None:
    m = begin(3)
    assert GAME.timeout(m.state, 1) == Bonus(JACK)
    m = position({0: "D10 H10 S9 X10"}, phase="draw", tops={1: "C7"})
    assert GAME.timeout(m.state, 0) == Draw(STOCK)
    m.state.phase = "discard"
    assert GAME.timeout(m.state, 0) == Discard(card("H10"))
    m.state.phase = "table"
    assert GAME.timeout(m.state, 0) == END


def test_nothing_but_a_forced_draw_is_automatic() -> None:
    m = begin(3)
    assert GAME.automatic(m.state) is None
    choose_all(m)
    assert GAME.automatic(m.state) == (0, Draw(STOCK))
    m.submit(0, Draw(STOCK))
    assert GAME.automatic(m.state) is None
    m.submit(0, Discard(m.state.hands[0][0]))
    m.state.hands[0] = cards("S2")
    assert GAME.legal(m.state, 0) == [END]
    assert GAME.automatic(m.state) is None
    m.submit(0, END)
    assert GAME.automatic(m.state) is None  # a discard pile is open too


@pytest.mark.parametrize("seats", [2, 3])
def test_the_first_dealer_is_at_the_table(seats: int) -> None:
    with pytest.raises(BadOption):
        GAME.check(seats, {"first_dealer": f"seat{seats + 1}"})
    for p in range(seats):
        assert begin(seats, dealer=p).state.dealer == p
    drawn = {
        Match.begin(GAME, match="m", seats=seats, options={}, secret=bytes([k]) * 32).state.dealer for k in range(24)
    }
    assert drawn == set(range(seats))


@pytest.mark.parametrize(("seats", "stock"), [(2, 39), (3, 29), (4, 19)])
def test_setup(seats: int, stock: int) -> None:
    s = begin(seats).state
    assert [len(h) for h in s.hands] == [10] * seats
    assert len(s.stock) == stock and s.points == [1] * seats
    assert len(GAME.legal(s, 0)) == (2 if seats == 2 else 3)


# The family of melds


def valid(found: Sequence[int], wild: int) -> bool:
    return family.fault(found, wild) is None


@given(st.integers(-1, 5), st.lists(st.sampled_from(CARDS), min_size=1, max_size=9, unique=True))
def test_melds_in_finds_exactly_the_valid_subsets(wild: int, hand: list[int]) -> None:
    found = family.melds_in(family.mask_of(hand), wild)
    assert len(set(found)) == len(found)
    wanted = set()
    for bits in range(1 << len(hand)):
        subset = tuple(sorted(c for k, c in enumerate(hand) if bits >> k & 1))
        if len(subset) >= 3 and valid(subset, wild):
            wanted.add(subset)
    assert set(found) == wanted


@given(st.data(), st.integers(0, 5))
def test_takes_is_what_leaves_a_meld_of_the_same_kind(data: st.DataObject, wild: int) -> None:
    hand = data.draw(st.lists(st.sampled_from(CARDS), min_size=14, max_size=20, unique=True))
    found = family.melds_in(family.mask_of(hand), wild)
    if not found:
        return
    meld = family.in_order(data.draw(st.sampled_from(found)))
    form = family.form_of(meld, wild)
    mask = family.takes(meld, form, wild)
    for c in CARDS:
        if c not in meld:
            fits = valid([*meld, c], wild) and family.form_of(family.in_order([*meld, c]), wild) in (form, SUIT[c])
            assert bool(mask >> c & 1) == (fits and (form != family.GROUP or RANK[c] == RANK[meld[0]]))


@given(st.integers(0, 5), st.lists(st.sampled_from(CARDS), min_size=12, max_size=18, unique=True), st.data())
def test_lay_out_is_the_best_there_is(wild: int, deck: list[int], data: st.DataObject) -> None:
    hand, rest = deck[:7], deck[7:]
    targets: list[list[int]] = []
    for meld in family.melds_in(family.mask_of(rest), wild):
        if not any(set(meld) & set(t) for t in targets):
            targets.append(family.in_order(meld))
    weights = [float(RANK[c] + 1) for c in range(78)]
    weight, made, laid = family.lay_out(family.mask_of(hand), targets, wild, weights)
    left = set(hand)
    for m in made:
        assert valid(m, wild) and set(m) <= left
        left -= set(m)
    for c, at in laid:
        assert c in left and family.takes(targets[at], family.form_of(targets[at], wild), wild) >> c & 1
        targets[at] = family.in_order([*targets[at], c])
        left.remove(c)
    assert weight == sum(weights[c] for c in left)


@pytest.mark.parametrize("seed", range(40))
def test_lay_out_agrees_with_trying_everything(seed: int) -> None:
    rng = random.Random(seed)
    deck = rng.sample(CARDS, 24)
    wild = rng.randrange(6)
    hand = deck[:6]
    melds: list[tuple[int, str]] = []
    used: set[int] = set(hand)
    for meld in family.melds_in(family.mask_of(deck[6:]), wild):
        if not used & set(meld):
            melds.append((1, " ".join(code(c) for c in meld)))
            used |= set(meld)
    m = position({0: " ".join(code(c) for c in hand)}, wild=SUITS[wild], melds=melds)
    weight, _, _ = family.lay_out(family.mask_of(hand), m.state.melds, wild, [1.0] * 78)
    assert weight == fewest_left(m.state, {})


def fewest_left(s: RummyFiftyState, seen: dict[str, int]) -> int:
    """How few cards seat 0 can be left with, by trying every order of table moves."""
    key = json.dumps([s.hands[0], s.melds])
    if key not in seen:
        best = len(s.hands[0])
        for action in GAME.legal(s, 0):
            if action == END:
                continue
            new = s.clone()
            GAME.apply(new, 0, action, GameContext(random.Random(1).random))
            best = min(best, 0 if new.round > s.round else fewest_left(new, seen))
        seen[key] = best
    return seen[key]


def test_the_list_of_moves_stays_short() -> None:
    """The fullest hand known: a run of six whose four middle cards have wild doubles; and random play."""
    m = position({0: "L3 L4 L5 L6 C2 C3 C4 C5 C6 C7"})
    assert len(GAME.legal(m.state, 0)) == 105
    longest = 0
    for seed in range(6):
        rng = random.Random(seed)
        g = begin(2 + seed % 3, max_rounds=6)
        while not g.over:
            seat = rng.choice(g.state.waiting)
            legal = GAME.legal(g.state, seat)
            longest = max(longest, len(legal))
            g.submit(seat, rng.choice(legal))
    assert longest < 60


# The heuristic player


def contest(seats: int, seed: int) -> bool:
    """Whether a heuristic player beats random ones; every move of it is checked for legality."""
    rng = random.Random(seed)
    m = Match.begin(GAME, match="m", seats=seats, options={}, secret=bytes([seed]) * 32)
    heuristic = seed % seats
    while not m.over:
        seat = rng.choice(m.state.waiting)
        legal = GAME.legal(m.state, seat)
        if seat == heuristic:
            move = choose(GAME, m.state.redeal(seat, rng.random), seat, rng.random)
            assert move in legal
        else:
            move = rng.choice(legal)
        m.submit(seat, move)
    return m.state.winners == [heuristic]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_house_beats_random(seats: int) -> None:
    assert sum(contest(seats, seed) for seed in range(12)) >= 11


def test_house_goes_out_when_it_can() -> None:
    m = position({0: "S4 S5 S6 H9 C9 D9 X2 XA H10"}, phase="draw", tops={1: "X3"}, courts="JJJ")
    m.submit(0, choose(GAME, m.state, 0, random.Random(1).random))
    assert m.state.source == DISCARD + 1
    m.submit(0, choose(GAME, m.state, 0, random.Random(1).random))
    assert m.state.discards[0] == [card("H10")]
    while m.state.round == 1:
        m.submit(0, choose(GAME, m.state, 0, random.Random(1).random))
    assert m.state.last_out == 0
    m = position({0: "S4 S5 S6 H9 C9 D9 X2"}, melds=[(1, "X3 X4 X5")], courts="JJJ")
    while m.state.round == 1:
        m.submit(0, choose(GAME, m.state, 0, random.Random(1).random))
    assert m.state.last_out == 0


def test_house_holds_its_melds_back() -> None:
    m = position({0: "S4 S5 S6 H9 D2", 1: "C2 C4 C6 C8 H2 H4", 2: "X2 X4 X6 X8 D4 D6"})
    assert choose(GAME, m.state, 0, random.Random(1).random) == END
    m.state.hands[1] = cards("C2 C4")
    assert choose(GAME, m.state, 0, random.Random(1).random) == melding("S4 S5 S6")
