"""All Aboard: a turn as one run of cards."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

from engine.core.action import IllegalAction
from engine.families.jokers import card, cards
from engine.games.all_aboard.moves import Run, whole_runs
from engine.games.all_aboard.rules import GAME
from engine.games.all_aboard.state import AllAboardState
from engine.games.all_aboard.terms import FREE, MATCHING
from engine.games.registry import GAMES
from engine.host.model.records import Status
from engine.players.registry import CHOOSERS
from tests.games.all_aboard.test_rules import _laid, examples, move, turn
from tests.host.rig import ANN, BEN, Rig

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
