"""All Aboard by its rules: the worked examples and rulings (R1 to R19) by their numbers."""

from __future__ import annotations

import json
import random
from itertools import product
from pathlib import Path
from typing import Any, cast

import pytest

from engine.core.action import Action, IllegalAction
from engine.core.match import Match
from engine.core.options import Number
from engine.core.state import NO_SEAT
from engine.families.jokers import PACK, RED, card, cards, held
from engine.games.all_aboard import terms
from engine.games.all_aboard.rules import (
    GAME,
    LEG,
    SHOW,
    Clear,
    Dump,
    Run,
    Show,
    Signal,
    Wagon,
    begin_turn,
    end_round,
    steps,
    stuck,
    whole_runs,
)
from engine.games.all_aboard.state import AllAboardState
from engine.games.all_aboard.terms import FREE, MATCHING
from engine.games.registry import GAMES
from engine.host.model.records import Status
from engine.players.registry import CHOOSERS
from tests.host.rig import ANN, BEN, Rig

VECTORS: dict[str, Any] = json.loads(Path(__file__).with_name("vectors.json").read_text(encoding="utf-8"))
"""Examples, each under its number in the rules or its subject."""
ROUND = VECTORS["round"]
"""Example 11."""
KINDS: dict[str, type[Any]] = {"clear": Clear, "signal": Signal, "wagon": Wagon}


def move(told: str) -> Action:
    tag, *codes = told.split()
    held = tuple(map(card, codes))
    return {"dump": Dump, "run": Run}[tag](held) if tag in ("dump", "run") else KINDS[tag](*held)


def examples(of: str) -> list[list[Any]]:
    return [row[1:] for row in VECTORS[of]]


def dealt(seats: int = 2, deck: list[int] | None = None, **options: Any) -> Match[AllAboardState]:
    """Return a match; its first round has this deck if one is given."""
    given = {"round 1": deck} if deck else None
    return Match.begin(GAME, match="t", seats=seats, options=options, secret=bytes(32), given=given)


def example() -> Match[AllAboardState]:
    """Return example 11 after the show."""
    match = dealt(deck=cards(ROUND["deck"]), rounds=1)
    match.submit(0, SHOW[card("SQ")])
    match.submit(1, SHOW[card("S2")])
    return match


def turn(hand: str, table: str, deck: int = 30, seats: int = 2, seat: int = 0, **options: Any) -> Match[AllAboardState]:
    """Return a turn of ``seat`` with this hand and table card; the others have the next cards, the deck so many."""
    match = dealt(seats, **options)
    s, held = match.state, cards(hand)
    rest = [c for c in terms.pack(s.jokers) if c not in held and c != card(table)]
    s.hands = [held if p == seat else terms.held([rest.pop() for _ in range(8)]) for p in range(seats)]
    s.shown, s.starter = [rest.pop() for _ in range(seats)], seat
    s.deck, s.line = rest[:deck], [*rest[deck:], card(table)]
    s.crew = [NO_SEAT] * len(s.line)
    s.phase, s.waiting = "turn", [seat]
    return match


def told(match: Match[AllAboardState], *kinds: str) -> list[dict[str, Any]]:
    return [e.facts for e in match.ctx.events if e.kind in kinds]


@pytest.mark.parametrize(("seats", "deck"), [(2, 65), (3, 57), (4, 49), (5, 41), (6, 33)])
def test_setup_by_number_of_players(seats: int, deck: int) -> None:
    s = dealt(seats, deck=list(range(PACK))).state
    assert [len(h) for h in s.hands] == [8] * seats and len(s.deck) == deck
    assert sorted(s.hands[1]) == list(range(1, 8 * seats, seats)), "one at a time, seat 0 first (R17)"
    assert (s.line, s.crew, s.deck[0]) == ([8 * seats], [NO_SEAT], 8 * seats + 1)
    assert (s.phase, s.waiting, s.shown, s.proofs, s.passes) == ("show", list(range(seats)), [], [0] * seats, 0)
    assert len(dealt(seats, jokers="out").state.deck) == deck - 4
    assert all(GAME.legal(s, p) == [Show(c) for c in s.hands[p]] for p in range(seats)), "R19: jokers too"


def test_what_a_table_may_choose() -> None:
    assert GAME.check(4, {}) == {
        "end": "rounds", "rounds": "auto", "points": 20, "max_rounds": "auto", "jokers": "wild", "red_dump": "matching",
    }  # fmt: skip
    assert [(o.low, o.high) for o in GAME.options if isinstance(o, Number)] == [(1, 12), (1, 200), (1, 36)]
    assert GAME.seats == (2, 3, 4, 5, 6)
    assert [dealt(n).state.most for n in GAME.seats] == [2, 3, 4, 5, 6] and dealt(rounds=7).state.most == 7
    assert [dealt(n, end="points").state.most for n in GAME.seats] == [6, 9, 12, 15, 18], "R16"
    assert [dealt(end="points", points=p, max_rounds=5).state.points for p in (1, 200)] == [1, 200]
    assert dealt(points=3).state.points == 0 and dealt(max_rounds=1).state.most == 2, "of the other end"


@pytest.mark.parametrize(("shown", "starter"), examples("start_player"))
def test_start_player(shown: str, starter: int) -> None:
    assert terms.start_player(cards(shown)) == starter


def test_r3_the_cards_shown_are_out_of_play_and_the_hand_refills_at_the_first_turn() -> None:
    match = dealt(3, deck=list(range(PACK)))
    s = match.state
    picks = [s.hands[p][2] for p in range(3)]
    for p in (2, 0):
        match.submit(p, SHOW[picks[p]])
        assert (s.shown, [len(h) for h in s.hands], s.waiting) == ([], [8, 8, 8], [1] if p == 0 else [0, 1])
    match.submit(1, SHOW[picks[1]])
    assert s.shown == picks and s.starter == 0 and s.waiting == [0] and s.phase == "turn"
    assert [len(h) for h in s.hands] == [8, 7, 7] and len(s.deck) == 56 and s.line == [24]
    assert told(match, "shown") == [{"cards": picks, "seat": 0}]
    assert told(match, "refilled") == [{"seat": 0, "count": 1, "deck": 56}]
    assert [e.only for e in match.ctx.events if e.kind == "drew"] == [(0,)]


@pytest.mark.parametrize(("hand", "deck", "drawn", "left"), examples("refill"))
def test_refill(hand: int, deck: int, drawn: int, left: int) -> None:
    match = turn("H2 H3 H5 H6 H7 H8 H9 H10", "H4", deck)
    s = match.state
    s.hands[0] = s.hands[0][:hand]
    begin_turn(s, 0, match.ctx)
    assert told(match, "refilled") == ([{"seat": 0, "count": drawn, "deck": left}] if drawn else [])
    assert (len(s.columns) == 1) == (left == 0), "R12: an empty deck ends the round without a play"
    if left:
        assert (len(s.hands[0]), len(s.deck), s.waiting) == (8, left, [0])


@pytest.mark.parametrize(("table", "hand", "rule", "moves"), examples("legal"))
def test_what_is_legal(table: str, hand: str, rule: str, moves: str) -> None:
    found = steps(cards(hand), card(table), rule)
    assert found == [move(m) for m in moves.split("; ") if m]
    assert stuck(cards(hand), card(table), rule) == (not found)
    if found:
        s = turn(hand, table, red_dump=rule).state
        assert GAME.legal(s, 0) == found and all(GAME.allows(s, 0, Run(_laid(a))) for a in found)


def _laid(a: Any) -> tuple[int, ...]:
    return a.cards if isinstance(a, Dump) else (a.card,)


def test_stuck_and_legal_agree() -> None:
    rng = random.Random(7)
    for _ in range(3000):
        hand = rng.sample(range(PACK), rng.randint(1, 8))
        table = rng.choice([c for c in range(PACK) if c not in hand])
        for rule in (MATCHING, FREE):
            found = steps(hand, table, rule)
            assert stuck(hand, table, rule) == (not found) and len(set(found)) == len(found)


def test_example_4_and_r9_r11_step_by_step() -> None:
    match = turn("S7 SK C4 X7 H7 D7 D2 L3", "S4", seats=3)
    s = match.state
    for step in ("wagon S7", "signal H7", "clear X7", "signal D7"):
        match.submit(0, move(step))
        assert s.waiting == [0] and s.proofs == [1, 0, 0] and len(s.taken) == 1, "only the wagon takes a proof (R9)"
    top = s.deck[0]
    match.submit(0, move("dump D2"))
    assert s.hands[0] == cards("C4 SK L3") or sorted(s.hands[0]) == sorted(cards("SK C4 L3"))
    assert s.waiting == [1] and s.line[-5:] == cards("S7 H7 X7 D7 D2") and s.crew[-6:] == [NO_SEAT, *[0] * 5]
    assert len(s.hands[1]) == 8 and s.deck[0] == top and s.passes == 0
    kinds = [e.kind for e in match.ctx.events][-5:]
    assert kinds == ["through", "signalled", "cleared", "signalled", "dumped"]


def test_the_longest_train_is_that_of_one_turn_and_the_first_of_equal_ones() -> None:
    match = turn("S7 S8 X8 H8 D2", "S4")
    s = match.state
    s.longest, s.hands[1] = [1, 1, *cards("CA C2")], cards("H9 D9 L9 C9 C10 CJ CQ CK")
    match.submit(0, move("run S7 S8 H8 X8"))
    assert s.longest == [1, 1, *cards("CA C2")] and s.sent == [] and s.proofs[0] == 2


def test_r8_a_dump_ends_the_turn_and_takes_the_jokers_along() -> None:
    match = turn("H2 H9 JR1 S9 X2", "H5")
    match.submit(0, move("dump H2 JR1 H9"))
    s = match.state
    assert s.table == card("H9") and s.hands[0] == cards("S9 X2") and s.waiting == [1], "though S9 would clear it"


def test_example_11_a_whole_round() -> None:
    match = example()
    s = match.state
    assert sorted(s.hands[0]) == sorted(c for c in cards(ROUND["hands"][0]) if c != card("SQ"))
    for entry in ROUND["moves"].split("; "):
        seat, step = int(entry[0]), entry[2:].split(" top ")
        assert s.waiting == [seat], entry
        if len(step) == 2:
            top, codes = card(step[1]), cards(step[0][5:])
            choices = [a for a in GAME.legal(s, seat) if isinstance(a, Dump)]
            wanted = next(a for a in choices if a.cards[-1] == top and sorted(a.cards) == sorted(codes))
        else:
            wanted = move(step[0])  # type: ignore[assignment]
        match.submit(seat, wanted)
    assert [f["seat"] for f in told(match, "passed")] == ROUND["passes"]
    assert told(match, "flipped") == [{"card": card(ROUND["flip"])}], "R14"
    over = told(match, "round_over")[0]
    assert [sorted(h) for h in over["hands"]] == [sorted(cards(h)) for h in ROUND["hands_after"]]
    assert (over["proofs"], over["points"]) == (ROUND["proofs"], ROUND["points"])
    assert (s.ended, s.scores, s.winners) == ("rounds", [7, 7], [0, 1]), "R18"


@pytest.mark.parametrize(("proofs", "hand", "points"), examples("scores"))
def test_scores(proofs: int, hand: str, points: int) -> None:
    assert terms.round_score(proofs, cards(hand)) == points


# Passing and flipping: R5, R14


def test_r14_when_all_are_stuck_the_top_card_of_the_deck_comes_and_the_left_neighbour_moves() -> None:
    match = turn("S4 X6 C8 S5 S6 S7 S8 C9", "HQ", 5, seats=3)
    s = match.state
    s.hands[1], s.hands[2] = cards("S2 X2 C2 SA XA CA X3 C3"), cards("XJ CJ SJ S10 X10 C10 SK CK")
    s.deck = cards("X9 H2 H3")
    begin_turn(s, 1, match.ctx)
    assert told(match, "passed") == [{"seat": 1}, {"seat": 2}, {"seat": 0}]
    assert s.line[-2:] == cards("HQ X9") and s.crew[-1] == NO_SEAT and s.passes == 0
    assert told(match, "passed", "flipped")[-1] == {"seat": 1} or s.waiting, "somebody has a move now"
    assert s.waiting == [1] and GAME.legal(s, 1) == [move("wagon X2"), move("wagon XA"), move("wagon X3")]


def test_a_flip_may_empty_the_deck_and_passes_start_anew_after_any_action() -> None:
    match = turn("S4 X6 C8 S5 S6 S7 S8 C9", "HQ", 1)
    s = match.state
    s.hands[1] = cards("S2 X2 C2 SA XA CA X3 C3")
    begin_turn(s, 0, match.ctx)
    assert len(told(match, "flipped")) == 1 and s.round == 2 and s.phase == "show", "R12"
    match = turn("S4 X6 C8 S5 S6 S7 S8 C9", "HQ", 9, seats=3, seat=1)
    match.state.hands[2] = cards("HA D2 D3 D4 L2 SA XA CA")
    begin_turn(match.state, 1, match.ctx)
    assert match.state.passes == 1 and match.state.waiting == [2]
    match.submit(2, move("dump HA"))
    assert match.state.passes == 0


def test_r12_a_proof_may_end_the_round_in_the_middle_of_a_turn() -> None:
    match = turn("S7 S8 S9 H2", "S4", 2, rounds=1)
    match.submit(0, move("wagon S7"))
    match.submit(0, move("wagon S8"))
    s = match.state
    assert s.ended == "rounds" and told(match, "round_over")[0]["hands"][0] == cards("S9 H2")
    assert s.columns[0][0] == 2 - 2 and s.last_proofs[0] == 2 and s.longest == [0, 1, *cards("S7 S8")]


# The end


@pytest.mark.parametrize(
    ("options", "totals", "rounds_done", "ended"),
    [
        ({"rounds": 3}, [90, 0], 1, ""),
        ({"rounds": 3}, [90, 0], 2, "rounds"),
        ({"end": "points", "points": 30}, [-9, 29], 1, ""),
        ({"end": "points", "points": 30}, [-9, 30], 1, "points"),
        ({"end": "points", "points": 30, "max_rounds": 4}, [-9, 29], 3, "max_rounds"),
        ({"end": "points", "points": 30, "max_rounds": 4}, [-9, 30], 3, "points"),
    ],
)
def test_when_a_match_ends(options: dict[str, Any], totals: list[int], rounds_done: int, ended: str) -> None:
    match = dealt(**options)
    s = match.state
    s.columns, s.totals = [[0, 0]] * rounds_done, totals[:]
    s.hands, s.deck = [cards("S2"), cards("S3")], []
    end_round(s, match.ctx)
    assert s.ended == ended and s.totals == totals
    assert (s.scores, s.winners) == ((totals, [int(totals[1] > totals[0])]) if ended else ([], []))
    assert s.round == rounds_done + (1 if ended else 2)
    if not ended:
        assert (s.phase, s.waiting, s.last_hands) == ("show", [0, 1], [cards("S2"), cards("S3")])


@pytest.mark.parametrize(
    ("points", "gains"), [([5, 3], [1, 0]), ([-9, -4], [0, 1]), ([4, 4], [0, 0]), ([7, -2, 7], [0, 0, 0])]
)
def test_a_round_as_a_leg_is_drawn_if_the_best_scores_are_equal(points: list[int], gains: list[int]) -> None:
    s = dealt(len(points)).state
    s.columns = [[9, 0, 0][: len(points)], points]
    assert LEG.gains(s) == gains


# Refusals and default moves


@pytest.mark.parametrize(("table", "hand", "wrong", "key", "at"), examples("refusals"))
def test_refusals_say_why_and_change_nothing(table: str, hand: str, wrong: str, key: str, at: int) -> None:
    match = turn(hand, table)
    before = match.state.to_json()
    with pytest.raises(IllegalAction) as refused:
        match.submit(0, move(wrong))
    assert refused.value.reason == f"all_aboard-no-{key}" and match.state.to_json() == before
    assert refused.value.facts.get("at", 0) == at


def test_refusals_of_the_other_phase_and_of_no_card() -> None:
    match = turn("S7", "S4")
    assert GAME.why_not(match.state, 0, SHOW[card("S7")]).key == "all_aboard-no-turn"
    assert GAME.why_not(match.state, 0, Wagon(99)).key == GAME.why_not(match.state, 0, Run((-1,))).key == "illegal-now"
    assert GAME.why_not(match.state, 0, Action()).key == "illegal-now"
    for table, wrong in product(("S4", "H4"), (Run((99,)), Run((-1,)), Dump((-1, 82)), Dump(()), Run((3, 82)))):
        match = turn("S4 H9", table)
        assert not GAME.allows(match.state, 0, wrong) and GAME.why_not(match.state, 0, wrong).key == "illegal-now"
    match = dealt()
    assert GAME.why_not(match.state, 0, Wagon(3)).key == "all_aboard-no-show"
    missing = next(c for c in range(PACK) if c not in match.state.hands[0])
    assert GAME.why_not(match.state, 0, SHOW[missing]).key == "all_aboard-no-card"


@pytest.mark.parametrize(("table", "hand", "wanted"), examples("timeouts"))
def test_default_moves_of_the_clock(table: str, hand: str, wanted: str) -> None:
    s = turn(hand, table).state
    assert GAME.timeout(s, 0) == move(wanted)


def test_the_clock_shows_the_lowest_card() -> None:
    s = dealt().state
    for hand, lowest in (("JR1 JB2 SK", "SK"), ("L3 X3 D3", "D3"), ("JR2 JB1", "JB1")):
        s.hands[0] = cards(hand)
        assert GAME.timeout(s, 0) == SHOW[card(lowest)]


# Knowledge of a seat about the others


def test_a_redeal_gives_those_who_passed_nothing_that_goes_and_the_mover_something() -> None:
    match = turn("S4 X6 C8 S5 S6 S7 S8 C9", "HQ", 20, seats=3, seat=0)
    s = match.state
    s.hands[1] = cards("HA D2 DK L3 X2 C2 SA SQ")
    s.deck = [c for c in s.deck if c not in s.hands[1]]
    begin_turn(s, 0, match.ctx)
    assert s.waiting == [1] and s.passes == 1
    rng = random.Random(3)
    for _ in range(60):
        new = s.redeal(2, rng.random)
        assert not steps(new.hands[0], s.table, MATCHING) and steps(new.hands[1], s.table, MATCHING)
    assert all(RED[c] == (k >= 5) for k, c in enumerate(held(cards("L2 JB1 S2 JR1 X4 D3 C5 SA"))))
    assert RED.count(True) == 41


# Runs


def test_a_run_is_what_its_steps_are() -> None:
    one, other = (turn("S7 SK C4 X7 H7 D7 D2 L3", "S4", seats=3) for _ in range(2))
    for step in ("wagon S7", "signal H7", "clear X7", "signal D7", "dump D2"):
        one.submit(0, move(step))
    other.submit(0, move("run S7 H7 X7 D7 D2"))
    assert one.state == other.state and one.ctx.events == other.ctx.events and len(other.log) == 1
    assert (one.state.longest, one.state.sent) == ([0, 1, card("S7")], [])
    part = turn("S7 SK C4 X7 H7 D7 D2 L3", "S4", seats=3)
    part.submit(0, move("run S7 H7"))
    assert GAME.begins(turn("S7 H7", "S4").state, 0, move("run S7 H7")) == move("wagon S7")
    assert GAME.begins(part.state, 0, move("clear X7")) == move("clear X7")
    assert part.state.waiting == [0] and part.state.table == card("H7"), "what can still be played is asked for"


def test_r12_the_deck_runs_out_in_the_middle_of_a_run() -> None:
    match = turn("S7 S8 S9 SK H2", "S4", 2, rounds=1)
    match.submit(0, move("run S7 S8 S9 SK"))
    s = match.state
    assert s.ended == "rounds" and s.last_hands[0] == cards("S9 SK H2") and s.last_proofs[0] == 2
    match = turn("S7 S8 S9 H9", "S4", 2, rounds=1)
    with pytest.raises(IllegalAction):
        match.submit(0, move("run S7 S8 S8"))


@pytest.mark.parametrize("rule", [MATCHING, FREE])
def test_any_order_of_a_dump_with_its_top_last_will_do(rule: str) -> None:
    for told in ("dump H3 H9 H2", "dump H9 H3 H2"):
        match = turn("H2 H3 H9 S4", "H5", red_dump=rule)
        match.submit(0, move(told))
        assert match.state.table == card("H2") and sorted(match.state.line[-3:]) == cards("H2 H3 H9")
        assert match.state.waiting == [1]
    match = turn("D5 D3 D2 S4", "H5", red_dump=rule)
    match.submit(0, move("dump D3 D5 D2"))
    began = GAME.begins(turn("D5 D3 D2 S4", "H5", red_dump=rule).state, 0, move("dump D3 D5 D2"))
    assert began == move("dump D5 D3 D2"), "as it is listed"
    assert match.state.line[-3:] == cards("D5 D3 D2"), "the one that joins goes first"
    s = turn("H2 H3 H9 S4", "L9", red_dump=MATCHING).state
    assert not GAME.allows(s, 0, move("dump H2 H3 H9"))
    assert GAME.why_not(s, 0, move("dump H3 H2 H9")).key == "all_aboard-no-top"


def test_any_order_of_a_dump_with_its_top_last_will_do_in_a_run() -> None:
    for told_ in ("run H9 H7 H2", "run H7 H9 H2"):
        match = turn("H2 H7 H9 S2", "H4")
        match.submit(0, move(told_))
        assert match.state.table == card("H2")


@pytest.mark.parametrize(("table", "hand", "deck", "first", "wagons"), examples("runs"))
def test_whole_runs_are_offered_with_the_longest_train_first(
    table: str, hand: str, deck: int, first: str, wagons: int
) -> None:
    found = whole_runs(cards(hand), card(table), MATCHING, deck)
    s = turn(hand, table, deck).state
    offer: Any = GAME.offer(s, 0, ("run",))
    assert [tuple(v) for v in offer.values] == [r.cards for r in found]
    assert Run(tuple(cards(first))) in found and 0 < len(found) <= 25
    assert all(GAME.allows(s, 0, r) for r in found)
    assert GAME.offer(s, 0, ("run", list(found[0].cards))) is None
    assert wagons == len(first.split()) or first.endswith("D2")


def test_a_hand_with_thousands_of_runs_is_looked_at_for_a_moment() -> None:
    found = whole_runs(cards("S2 S3 S5 S6 S7 S8 S9 SK"), card("S4"), MATCHING, 30)
    assert len(found) == 25 and all(len(r.cards) == 8 for r in found)


class LastIsBest:
    """A search that ranks the last move of the list highest."""

    async def of(self, table: int, game: str, state: Any, seat: int, level: str) -> dict[str, Any]:
        legal = GAME.legal(AllAboardState.from_json(state), seat)
        return {"ranked": [[a.wire(), 1, 0.9 if a is legal[-1] else 0.1] for a in legal]}

    async def play_out(self, *_: object) -> None:
        """Fail: nobody reads the chances here."""


async def test_a_run_can_be_what_turned_the_game(tmp_path: Path) -> None:
    rig = Rig(tmp_path / "store.db", GAMES, CHOOSERS)
    await rig.open()
    table = (await rig.table(ANN, BEN, size=2, game="all_aboard", rounds=1)).id
    await rig.host.dealing.start(table, ANN, rig.press())
    while (await rig.host.reading.table(table)).status is Status.PLAYING:
        for person in (ANN, BEN):
            _, view = await rig.host.reading.view(table, person.id)
            if view.asked:
                best, offer = view.legal[-1], cast("Any", view.first.get("run"))
                runs = [cards for cards in offer.values if cards[0] not in _laid(best)] if offer else []
                await rig.act(table, person, *(["run", runs[0]] if runs else best.wire()))
    rig.host.tables.search = LastIsBest()  # type: ignore[assignment]
    found = await rig.host.analysis.turning_points(table)
    assert found and all(point.played.tag == "run" for point in found)
    await rig.host.close()


class WholeTurns:
    """A search that tries whole turns only; it ranks those highest that begin with step ``best`` of the list."""

    def __init__(self, best: int) -> None:
        self.best = best

    async def of(self, table: int, game: str, state: Any, seat: int, level: str) -> dict[str, Any]:
        s = AllAboardState.from_json(state)
        legal = GAME.legal(s, seat)
        first, ranked = legal[self.best], []
        for one in legal if s.phase == "show" else whole_runs(s.hands[seat], s.table, s.red_dump, len(s.deck)):
            ranked.append([one.wire(), 1, 0.9 if GAME.begins(s, seat, one) == first else 0.1])
        return {"ranked": ranked}


async def test_who_goes_step_by_step_may_have_meant_any_turn_that_begins_so(tmp_path: Path) -> None:
    rig = Rig(tmp_path / "store.db", GAMES, CHOOSERS)
    await rig.open()
    table = (await rig.table(ANN, BEN, size=2, game="all_aboard", rounds=1)).id
    await rig.host.dealing.start(table, ANN, rig.press())
    while (await rig.host.reading.table(table)).status is Status.PLAYING:
        for person in (ANN, BEN):
            _, view = await rig.host.reading.view(table, person.id)
            if view.asked:
                await rig.act(table, person, *view.legal[0].wire())
    rig.host.tables.search = WholeTurns(0)  # type: ignore[assignment]
    assert not await rig.host.analysis.turning_points(table), "always a step of the best turns"
    rig.host.tables.search = WholeTurns(-1)  # type: ignore[assignment]
    assert {point.played.tag for point in await rig.host.analysis.losses(table)} - {"show"}
    await rig.host.close()
