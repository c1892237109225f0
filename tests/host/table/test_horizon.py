"""During a match the log hides cards that the rules have turned face down, by the words of the specs."""

from __future__ import annotations

import json
import random
import re
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from engine.core.context import Event
from engine.core.knowledge.horizon import Horizon, OpenUntil
from engine.games.registry import GAMES
from engine.host.model.records import LogLine, Status
from engine.players.registry import CHOOSERS
from locales import words
from render.games.registry import NARRATIONS, PAINTERS
from render.kit.pieces.person import people
from render.narration.cards import card_spoken
from render.narration.telling import Telling
from tests.engine.every_game import Case, begin, steps, usual
from tests.host.rig import ANN, BEN, DAN, PACE, Rig
from tests.host.table.test_real_games import at_random

BOTH = (words("ja"), words("en"))
NAMES = ["アン", "Ben", "Robot 0", "Robot 1"]


@pytest_asyncio.fixture
async def rig(tmp_path: Path) -> AsyncIterator[Rig]:
    made = Rig(tmp_path / "store.db", GAMES, CHOOSERS)
    await made.open()
    yield made
    await made.host.close()


async def seated(rig: Rig, slug: str, size: int = 4, **options: Any) -> int:
    """Return a table in play: two people and two computers."""
    info = await rig.table(ANN, BEN, size=size, game=slug, **options)
    for i in range(size - 2):
        await rig.host.seating.add_computer(info.id, ANN, rig.press(), name=f"Robot {i}")
    await rig.host.dealing.start(info.id, ANN, rig.press())
    return info.id


async def step(rig: Rig, table: int, rnd: random.Random) -> bool:
    """Make one move of the asked seat; False if the table is over."""
    if (await rig.host.reading.table(table)).status is not Status.PLAYING:
        return False
    asked = [p for p in (ANN, BEN) if await rig.prompt(table, p)]
    if asked:
        await at_random(rig, table, rnd.choice(asked), rnd)
    else:
        rig.now += PACE
        await rig.host.clocks.tick()
    return True


async def truth(rig: Rig, table: int) -> list[Event]:
    """Return all events of a table, oldest first."""
    rows = await rig.host.tables.store.rows("SELECT events FROM log WHERE table_id = ? ORDER BY number", (table,))
    return [Event.from_json(e) for r in rows for e in json.loads(r["events"])]


def flat(lines: list[LogLine]) -> list[Event]:
    return [e for line in lines for e in line.events]


def tricks(events: list[Event]) -> list[list[int]]:
    """Return the cards played openly, by trick; the trick in progress is the last."""
    found: list[list[int]] = [[]]
    for e in events:
        if e.kind == "played":
            found[-1].append(e.facts["card"])
        elif e.kind == "trick":
            found.append([])
    return found


async def texts(rig: Rig, table: int, viewer: str | None) -> str:
    """Return the log and the descriptions of pictures, in both languages, for this viewer."""
    info, view = await rig.host.reading.view(table, viewer)
    narration = NARRATIONS[info.game]
    out = []
    for w in BOTH:
        lines = await rig.host.reading.happened(table, viewer, limit=1000)
        told = [e for e in flat(lines) if not e.kind.startswith("table-")]
        out += [t for e in told if (t := narration.happened(e, Telling(view, NAMES, w)))]
        out.append(narration.table_alt(Telling(view, NAMES, w)))
        out.append(narration.state_line(Telling(view, NAMES, w)))
        if viewer in (ANN.id, BEN.id):
            out.append(narration.hand_alt(Telling(view, NAMES, w)))
    return "\n".join(out)


def named(card: int, text: str) -> bool:
    """True if a sentence or a description names the card, in either language."""
    names = {card_spoken(card, w) for w in BOTH}
    return any(name in text and re.search(r"(?<!\d)" + re.escape(name) + r"(?!\d)", text) for name in names)


async def test_tricky_express_r12_only_the_last_trick_may_be_looked_at(rig: Rig) -> None:
    """ "The four cards are turned face down; the last completed trick stays on view until the next one is complete
    (R12), older ones may not be looked at again in this deal." """
    table, rnd, viewers = await seated(rig, "tricky_express"), random.Random(12), (None, DAN.id, ANN.id)
    looked = 0
    while await step(rig, table, rnd):
        done = tricks(await truth(rig, table))
        if len(done) % 4 or (await rig.host.reading.table(table)).status is not Status.PLAYING:
            continue
        looked += 3 < len(done) <= 13
        for viewer in viewers:
            await only_the_last_trick(rig, table, viewer, done)
    assert looked > 3
    for viewer in viewers:
        lines = flat(await rig.host.reading.happened(table, viewer, limit=1000))
        assert len([e for e in lines if e.kind == "played"]) == 208, "after the match everything is open"
        assert all(len(e.facts["cards"]) == 4 for e in lines if e.kind == "trick")


async def only_the_last_trick(rig: Rig, table: int, viewer: str | None, done: list[list[int]]) -> None:
    """Check that a viewer finds the cards of the last trick, and of the one in progress, and of none before."""
    lines = flat(await rig.host.reading.happened(table, viewer, limit=1000))
    if viewer is None:
        view, news = await rig.host.reading.onlooked(table, 1000)
        assert flat(news) == lines and view.state == (await rig.host.reading.view(table, None))[1].state
    shown = [e.facts["card"] for e in lines if e.kind == "played"]
    assert shown == [*done[-2], *done[-1]]
    won = [e for e in lines if e.kind == "trick"]
    assert len(won) == len(done) - 1, "who took a trick is told for good"
    assert ["cards" in e.facts for e in won] == [False] * (len(done) - 2) + [True]
    if len(done) <= 13:
        told = await texts(rig, table, viewer)
        own = (await rig.host.reading.view(table, viewer))[1]
        mine = {c for name in ("passed", "received") for c in own.state[name]} if viewer == ANN.id else set()
        assert [c for trick in done[:-2] for c in trick if c not in mine and named(c, told)] == []


async def test_alliance_discarded_and_won_cards_may_not_be_looked_at(rig: Rig) -> None:
    """ "contents of `discard` and `won` may not be looked at, not even by the owner (source). The host shows no list of
    them until the end, although the face-up part was public when it happened." """
    table, rnd, viewers = await seated(rig, "alliance", mode="individual"), random.Random(5), (None, ANN.id)
    looked = 0
    while await step(rig, table, rnd):
        everything = await truth(rig, table)
        done = tricks(everything)
        if len(done) < 4 or len(done) % 3 or (await rig.host.reading.table(table)).status is not Status.PLAYING:
            continue
        looked += 1
        for viewer in viewers:
            await nothing_discarded_or_won(rig, table, viewer, everything)
    assert looked > 2
    for viewer in viewers:
        lines = flat(await rig.host.reading.happened(table, viewer, limit=1000))
        assert all("court" in e.facts for e in lines if e.kind == "trick")
        assert len([e for e in lines if e.kind == "turned"]) == len([e for e in lines if e.kind == "trick"])


async def nothing_discarded_or_won(rig: Rig, table: int, viewer: str | None, everything: list[Event]) -> None:
    """Check that a viewer finds the cards of the last trick, and of the one in progress, and of none before."""
    done = tricks(everything)
    lines = flat(await rig.host.reading.happened(table, viewer, limit=1000))
    assert [e.facts["card"] for e in lines if e.kind == "played"] == [*done[-2], *done[-1]]
    won = [e for e in lines if e.kind == "trick"]
    assert [set(e.facts) >= {"court", "card"} for e in won] == [False] * (len(done) - 2) + [True]
    courts = [e.facts["court"] for e in everything if e.kind == "turned"]
    assert [e.facts["court"] for e in lines if e.kind == "turned"] == courts[len(done) - 2 :]
    laid = [e for e in lines if e.kind in ("laid_own", "drew", "put_back")]
    assert len(laid) < 12, "not even by the owner"
    told = await texts(rig, table, viewer)
    _, view = await rig.host.reading.view(table, viewer)
    gone = {c for trick in done[:-2] for c in trick if c < 78} - set(done[-1] + done[-2])
    holds = {c for hand in view.state["hands"] if isinstance(hand, list) for c in hand}
    holds |= {c for e in laid for c in e.facts.get("cards", [e.facts.get("card")])}
    assert [c for c in gone - holds - set(view.state["removed"]) if named(c, told)] == []
    assert [c for c in courts[: len(done) - 2] if named(c, told)] == []


@pytest.mark.parametrize("show_used", [True, False])
async def test_cribbage_without_the_tally_is_a_game_of_memory(rig: Rig, show_used: bool) -> None:
    """R20: "hiding the tally would only reward scrolling [...] set it to false for the memory game the designer had
    in mind." """
    table, rnd = await seated(rig, "counting_cribbage", show_used=show_used), random.Random(20)
    looked = steps = 0
    while await step(rig, table, rnd):
        steps += 1
        if steps % 12:
            continue
        rounds: list[list[int]] = []
        for e in await truth(rig, table):
            if e.kind == "dealt":
                rounds.append([])
            elif e.kind == "played":
                rounds[-1].append(e.facts["card"])
        if (await rig.host.reading.table(table)).status is not Status.PLAYING or len(rounds) < 3:
            continue
        lines = flat(await rig.host.reading.happened(table, None, limit=1000))
        shown = [e.facts["card"] for e in lines if e.kind == "played"]
        assert shown == [c for r in (rounds if show_used else rounds[-2:]) for c in r]
        counted = [e for e in lines if e.kind == "counted"]
        assert show_used or next(e for e in counted if "cards" in e.facts) is not counted[0]
        looked += 1
        await texts(rig, table, None)
    assert looked > 3


OPEN_TO_THE_END = {
    "geschenk": "every past action of the current and earlier cards",
    "tennos_square": "all past moves",
    "jukugo_daifuda": "the discard pile",
    "dominuxen": "they were public; list them in the log",
    "stendhal": "earlier messages may stay readable; nothing in them is secret",
    "grazia": "the six pile tops and everything played so far",
    "all_aboard": "all cards ever played (the line), the shown cards with their owners",
    "love_letter": "all discard piles with order, [...] every play with target and named number",
    "target": "all played cards in order, [...] the discard pile (all its cards were shown when they arrived)",
    "ttp": "all played cards and by whom, the order of choice, all collections (in order of picking)",
    "six_suit_fort": "the card played, mode, captured cards, and which captured cards went into a hand",
    "hex_jinchi": "all of the discards, every base with its face-up cards, cards that went from a base to a hand",
    "rummy_fifty": "Covered cards of a discard pile were public when discarded",
}
"""Games whose specs never turn open cards face down, with the words about their public lists."""
TURNED_DOWN = {"tricky_express", "counting_cribbage", "alliance", "arsene", "boonaken", "en_garde"}
"""Games whose specs turn open cards face down."""
BY_OPTION = {"counting_cribbage": "the memory game", "en_garde": "discards last"}


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_every_game_says_what_its_spec_says(slug: str) -> None:
    game = GAMES[slug]
    options = game.check(game.default_seats, {})
    closing = set(game.horizons)
    assert bool(closing) is (slug in TURNED_DOWN)
    assert not TURNED_DOWN & OPEN_TO_THE_END.keys()
    for kind in closing:
        rule = game.open_until(kind, options)
        assert (rule is None) is (slug in BY_OPTION)


async def test_a_page_of_the_log_begins_where_the_one_before_ends(rig: Rig) -> None:
    """Closed lines leave no gaps: pages are made from the visible lines."""
    table, rnd = await seated(rig, "tricky_express"), random.Random(3)
    for _ in range(120):
        await step(rig, table, rnd)
    whole = await rig.host.reading.happened(table, None, limit=1000)
    assert len(whole) > 15
    for limit in (1, 2, 5, 16, len(whole) + 1):
        assert await rig.host.reading.happened(table, None, limit=limit) == whole[-limit:]


async def test_moves_are_numbered_as_turning_points_do_once_that_tells_nothing(rig: Rig) -> None:
    """During the game a number would count the secret choices."""
    table, rnd = await seated(rig, "geschenk", 3), random.Random(3)
    while True:
        lines = await rig.host.reading.happened(table, ANN.id, limit=1000)
        if not await step(rig, table, rnd):
            break
        assert {line.number for line in lines} == {0}
    lines = await rig.host.reading.happened(table, ANN.id, limit=1000)
    moves = (await rig.host.reading.export(table))["log"]
    assert lines[0].number == 0, "the deal is no move"
    assert [line.number for line in lines[1:]] == list(range(1, len(moves) + 1))
    assert all(line.seat == moves[line.number - 1][0] for line in lines[1:])
    assert (await rig.host.reading.happened(table, None, limit=3))[-1].number == len(moves)


def test_a_horizon_counts_what_came_later() -> None:
    rules = {"card": OpenUntil("end", 2), "end": OpenUntil("end", 1, keeps=("who",))}
    events = [Event("card", {"n": 1}), Event("end", {"who": 4, "n": 1}), Event("other", {})]
    events += [Event("card", {"n": 2}), Event("end", {"who": 5, "n": 2}), Event("card", {"n": 3})]
    horizon = Horizon(rules.get)
    told = [horizon.before(e) for e in reversed(events)][::-1]
    assert told == [None, Event("end", {"who": 4}), *events[2:]]


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_no_picture_of_alliance_shows_discarded_or_won_cards(seat: int | None) -> None:
    """With all of them exchanged, the table and every hand look the same: "contents of `discard` and `won` may not be
    looked at, not even by the owner"."""
    game = GAMES["alliance"]
    match = begin(Case(game, 4, game.check(4, {"mode": "individual"})))
    for _ in steps(match):
        if len(match.log) > 30 and all(match.state.discard) and sum(map(len, match.state.won)) > 4:
            break
    other = replace(match, state=match.state.clone())
    for name in ("discard", "won"):
        lists = getattr(other.state, name)
        cards = [c for own in lists for c in own]
        turned = iter([*cards[1:], *cards[:1]])
        setattr(other.state, name, [[next(turned) for _ in own] for own in lists])
    assert other.state.discard != match.state.discard and other.state.won != match.state.won
    painter, narration = PAINTERS["alliance"], NARRATIONS["alliance"]
    for w in BOTH:
        views = [m.view(seat) for m in (match, other)]
        paint = painter.table if seat is None else painter.hand
        tell = narration.table_alt if seat is None else narration.hand_alt
        assert len({paint(v, people(NAMES), w).tobytes() for v in views}) == 1
        assert len({tell(Telling(v, NAMES, w)) for v in views}) == 1


def test_no_picture_of_tricky_express_shows_an_older_trick() -> None:
    """No painter gets the cards of tricks before the last completed one, so R12 holds by itself."""
    match = begin(usual(GAMES["tricky_express"]))
    gone: list[int] = []
    tricks_of_the_deal: list[list[int]] = []
    looked = 0
    for events in steps(match):
        for e in events:
            if e.kind == "dealt":
                tricks_of_the_deal = []
            elif e.kind == "trick":
                tricks_of_the_deal.append(list(e.facts["cards"]))
        gone = [c for trick in tricks_of_the_deal[:-1] for c in trick]
        if match.over or not gone or match.state.phase != "play" or looked > 40:
            continue
        view = match.view(None)
        assert set(view.state["trick"]) | set(view.state["last_trick"]) == set(match.state.trick) | set(
            tricks_of_the_deal[-1]
        )
        assert not set(gone) & (set(view.state["trick"]) | set(view.state["last_trick"]))
        told = "".join(NARRATIONS["tricky_express"].table_alt(Telling(view, NAMES, w)) for w in BOTH)
        assert [c for c in gone if named(c, told)] == []
        looked += 1
    assert looked > 20
