"""Typed events: their stored form, strict reading, former names, and a table that shows them."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from engine.core.context import Event, GameContext, SeededContext
from engine.core.events import GameEvent, MalformedEvent, catalogue, read_event
from engine.core.facts import KINDS, Card, Cards, Flag, Hands, Message, Numbers, Seat, Wire, Word
from engine.core.knowledge.horizon import Horizon, OpenUntil
from engine.games.registry import GAMES
from locales.catalogue import LANGUAGES, words
from render.games.registry import NARRATIONS
from render.narration.contract import Narration
from render.narration.facts import FactWords
from render.narration.telling import Telling
from tests.engine.every_game import played, usual


class WentOut(GameEvent):
    seat: Seat
    card: Card
    hands: Hands
    how: Word
    forced: Flag = False
    cards: Cards = ()

    old: ClassVar = {
        "won": lambda facts: {**{k: v for k, v in facts.items() if k != "by"}, "seat": facts["by"]},
        "went_out": lambda facts: {"how": "plain", **facts},
    }


class Answered(GameEvent):
    answer: Wire
    parts: Numbers = ()


EVENTS = catalogue(WentOut, Answered)
FACTS: Mapping[str, Any] = {"seat": 1, "card": 5, "hands": [[1, 2], []], "how": "ron"}


def test_the_kind_is_the_name_of_the_class() -> None:
    assert (WentOut.stored_as, Answered.stored_as) == ("went_out", "answered")


def test_the_stored_form_is_plain_and_shares_no_list() -> None:
    ctx, hands = SeededContext(b"s"), [[1, 2], []]
    ctx.tell(WentOut, seat=1, card=5, hands=hands, how="ron")
    ctx.tell_only(2, Answered, answer=["claim", [1, 2]], parts=(4, 5))
    hands[0].append(3)
    facts = {**FACTS, "forced": False, "cards": []}
    assert json.loads(json.dumps([e.to_json() for e in ctx.events])) == [
        ["went_out", facts, None],
        ["answered", {"answer": ["claim", [1, 2]], "parts": [4, 5]}, [2]],
    ]
    again = [read_event(EVENTS, e.kind, e.facts) for e in ctx.events]
    assert again == [WentOut(1, 5, ((1, 2), ()), "ron"), Answered(("claim", (1, 2)), (4, 5))]
    assert [e.facts() for e in again] == [e.facts for e in ctx.events]


def test_a_simulation_makes_no_event() -> None:
    class Never(GameEvent):
        seat: Seat

        def __post_init__(self) -> None:
            raise AssertionError("made")

    ctx = GameContext(random.random)
    ctx.tell(Never, seat=1)
    ctx.tell_only((0, 1), Never, seat=1)


def test_some_seats_alone_may_know() -> None:
    ctx = SeededContext(b"s")
    ctx.tell_only(2, Answered, answer=["pass"])
    ctx.tell_only((0, 2), Answered, answer=["pass"])
    ctx.tell(Answered, answer=["pass"])
    assert [(e.kind, e.only) for e in ctx.events] == [("answered", (2,)), ("answered", (0, 2)), ("answered", None)]


@pytest.mark.parametrize("facts", [
    {}, {**FACTS, "more": 1}, {k: v for k, v in FACTS.items() if k != "card"}, {**FACTS, "seat": True},
    {**FACTS, "seat": "1"}, {**FACTS, "card": [5]}, {**FACTS, "card": None}, {**FACTS, "hands": [1]},
    {**FACTS, "hands": [[True]]}, {**FACTS, "how": 3}, {**FACTS, "forced": 1}, {**FACTS, "cards": ["1"]},
    {**FACTS, "cards": 4}, {**FACTS, "hands": (1,)},
])  # fmt: skip
def test_events_are_read_strictly(facts: dict[str, Any]) -> None:
    with pytest.raises(MalformedEvent):
        WentOut.read(facts)


def test_a_former_kind_and_former_facts_are_read() -> None:
    then = {"by": 1, "card": 5, "hands": [[1, 2], []], "how": "ron"}
    assert read_event(EVENTS, "won", then) == WentOut.read(FACTS)
    assert read_event(EVENTS, "went_out", {k: v for k, v in FACTS.items() if k != "how"}) == WentOut(
        1, 5, ((1, 2), ()), "plain"
    )
    for kind, facts in (("won", FACTS), ("won", {}), ("went_out", {"seat": 1}), ("lost", FACTS)):
        with pytest.raises(MalformedEvent):
            read_event(EVENTS, kind, facts)


def test_what_has_no_kind_of_fact_is_no_event() -> None:
    with pytest.raises(TypeError, match=r"Odd\.seat: int is no kind of fact"):

        class Odd(GameEvent):
            seat: int


def test_two_events_cannot_share_a_kind() -> None:
    with pytest.raises(ValueError, match="went_out"):
        catalogue(WentOut, type("WentOut", (GameEvent,), {}))


def test_an_event_that_keeps_only_some_facts_later_is_still_read() -> None:
    class Trick(GameEvent):
        winner: Seat
        cards: Cards = ()

    horizon = Horizon(lambda kind: OpenUntil("trick", 1, keeps=("winner",)))
    horizon.before(Event("trick", {"winner": 0, "cards": [1, 2]}))
    older = horizon.before(Event("trick", {"winner": 1, "cards": [3, 4]}))
    assert older is not None and Trick.read(older.facts) == Trick(1)


class Plain(Narration[Any]):
    slug = "plain"
    events = EVENTS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_event_of_another_release_is_said_to_be_unreadable(lang: Any) -> None:
    w = words(lang)
    nothing: Any = None
    telling, line = Telling(nothing, ["A", "B"], w), w("log-unreadable")
    for event in (Event("went_out", {"seat": 1}), Event("of_the_future", {}), Event("answered", {"answer": 3})):
        assert Plain().happened(event, telling) == line


def test_every_kind_of_fact_has_words_or_is_left_out() -> None:
    nothing: Any = None
    fact_words, telling = FactWords("tricky_express"), Telling(nothing, ["Mina", "Ken"], words("en"))
    values: Mapping[str, Any] = {
        "Seat": (1, "Ken"), "Seats": ((0, 1), "Mina and Ken"), "Card": (9, "the 10 of spades"),
        "Cards": ((9, 13), "♠10 ♥A"),
        "Suit": (1, "hearts"), "Rank": (10, "J"), "Count": (1200, 1200), "Number": (1200, "1200"), "Index": (2, "3"),
        "Flag": (True, "yes"), "Points": ((3, 0), "Mina 3 and Ken 0"),
    }  # fmt: skip
    for kind in KINDS.keys() - {"Word", "Numbers", "Hands", "Wire"}:
        value, said = values[kind]
        assert fact_words.fact("x", kind, value, telling) == said
        if kind != "Flag":
            message = Message("key", {"x": KINDS[kind](value)})
            assert fact_words.of_message(message.facts, telling) == {"x": said}
    assert fact_words.of_message({"x": 7, "y": "as it is"}, telling) == {"x": 7, "y": "as it is"}
    with pytest.raises(ValueError, match="nobody"):
        fact_words.fact("seat", "Seat", -1, telling)


TYPED = [slug for slug, game in GAMES.items() if game.events]


@pytest.mark.parametrize("slug", TYPED)
def test_all_that_a_game_tells_is_in_its_catalogue(slug: str) -> None:
    game = GAMES[slug]
    assert NARRATIONS[slug].events is game.events
    for kind, cls in game.events.items():
        assert cls.stored_as == kind or kind in cls.old
        assert set(cls.fact_kinds.values()) <= set(KINDS)
    for event in played(usual(game)).ctx.events:
        assert read_event(game.events, event.kind, event.facts).facts() == event.facts
