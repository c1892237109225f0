"""What happened, said once: a line for each turn, the newest state of an absence, and what a hand has room for."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.delivery.sheets.table_sheets import without_away
from cogs.ui import messages
from cogs.ui.services import Services
from engine.core.context import Event
from engine.core.match import Match
from engine.core.view import View
from engine.games.registry import GAMES
from engine.host.model.records import LogLine, TableInfo
from locales import LANGUAGES, Lang, words
from render.games.registry import NARRATIONS
from render.narration.telling import Telling
from tests.cogs.play.test_menu import services
from tests.host.rig import ANN, BEN, CAT, DAN, Rig


class Shown:
    """A running table of Rummy Fifty, whose turns have several moves."""

    def __init__(self, services: Services, info: TableInfo, view: View, lang: Lang) -> None:
        self.services, self.info, self.view, self.words = services, info, view, words(lang)

    def told(self, *lines: LogLine) -> list[str]:
        return messages.event_lines(self.services, self.info, lines, self.view, self.words)

    def since(self, *lines: LogLine) -> list[str]:
        return messages.since_lines(self.services, self.info, self.view, lines, self.words)

    def one(self, event: Event) -> str:
        (text,) = self.told(LogLine(None, 0.0, (event,)))
        return text

    def joined(self, *texts: str) -> str:
        first, *more = texts
        for text in more:
            first = self.words("news-joined", first=first, more=text)
        return first


@pytest.fixture(params=LANGUAGES)
async def shown(rig: Rig, request: pytest.FixtureRequest) -> Shown:
    info = await rig.started(ANN, BEN, CAT, game="rummy_fifty", size=3)
    info, view = await rig.host.reading.view(info.id, ANN.id)
    return Shown(services(rig), info, view, request.param)


def line(*events: Event, seat: int | None = None) -> LogLine:
    return LogLine(seat, 0.0, events)


def drew(seat: int) -> Event:
    return Event("drew", {"seat": seat})


def discarded(seat: int, card: int) -> Event:
    return Event("discarded", {"seat": seat, "card": card})


def test_the_moves_of_a_turn_are_one_line(shown: Shown) -> None:
    one, two, three = drew(1), discarded(1, 5), drew(2)
    assert shown.told(line(one), line(two), line(three)) == [
        shown.joined(shown.one(one), shown.one(two)), shown.one(three)
    ]  # fmt: skip
    assert shown.told(line(one, two)) == [shown.joined(shown.one(one), shown.one(two))]
    assert shown.told(line(one), line(three), line(one)) == [shown.one(e) for e in (one, three, one)]


def away(kind: str, name: str, seat: int) -> Event:
    return Event(f"table-{kind}", {"name": name, "seat": seat})


def test_an_absence_is_one_line_that_changes(shown: Shown) -> None:
    went, back, other = away("away", "Ben", 1), away("returned", "Ben", 1), away("away", "Cat", 2)
    assert shown.told(line(went), line(other), line(back)) == [shown.one(other), shown.one(back)]
    assert shown.told(line(went), line(back), line(away("gone", "Ben", 1))) == [shown.one(away("gone", "Ben", 1))]
    assert without_away(line(went, drew(1)), {1}).events == (drew(1),), "the table says until when"
    assert without_away(line(went, back), {2}).events == (went, back)


def test_a_hand_tells_whole_turns_as_far_as_there_is_room(shown: Shown) -> None:
    turns = [line(drew(seat), discarded(seat, card)) for seat, card in ((1, 5), (2, 6), (1, 7), (2, 8))]
    told = shown.told(*turns)
    assert shown.since(*turns[:3]) == [f"> {text}" for text in told[:3]], "six sentences"
    more = shown.words("hand-since-more", news=told[1])
    assert more.startswith("> …") and shown.since(*turns) == [more, *(f"> {text}" for text in told[2:])]
    long = [drew(1), *(discarded(1, card) for card in range(9))]
    *_, newest = (shown.joined(*(shown.one(e) for e in long[-messages.SINCE :])),)
    assert shown.since(line(*long)) == [shown.words("hand-since-more", news=newest)]
    assert shown.since() == []


def test_a_person_reads_of_the_others_not_of_their_own_last_move(shown: Shown) -> None:
    seat: Any = shown.view.seat
    mine, theirs = line(discarded(seat, 3), seat=seat), line(drew((seat + 1) % 3))
    assert shown.since(mine, theirs) == [f"> {text}" for text in shown.told(theirs)]
    assert shown.since(mine) == []


def test_of_a_move_its_mover_reads_what_came_of_it(shown: Shown) -> None:
    """As long as nothing follows: the end of a long turn, what only they may know, and what befell others."""
    seat: Any = shown.view.seat
    secret = Event("drew", {"seat": seat, "card": 9}, (seat,))
    first, last, theirs = discarded(seat, 3), discarded(seat, 4), drew((seat + 1) % 3)
    told = shown.joined(*(shown.one(e) for e in (secret, last, theirs)))
    assert shown.since(line(first, secret, discarded(seat, 5), last, theirs, seat=seat)) == [f"> {told}"]
    assert shown.since(line(first, theirs, seat=seat)) == [f"> {shown.one(theirs)}"]


def test_a_hand_does_not_list_its_cards_again(shown: Shown) -> None:
    cards = Event("hand", {"cards": [1, 2, 3]})
    assert shown.since(line(drew(1), cards)) == [f"> {shown.one(drew(1))}"] and shown.one(cards), "the log does"


@pytest.mark.parametrize(("slug", "event"), [
    ("hex_jinchi", Event("turn_ended", {"seat": 0})), ("tricky_express", Event("exchanged", {"round": 1})),
])  # fmt: skip
def test_news_that_say_nothing_have_no_words(slug: str, event: Event) -> None:
    rules = GAMES[slug]
    view = Match.begin(rules, match="m", seats=rules.default_seats, options={}, secret=bytes(32)).view(None)
    names = [str(seat) for seat in range(rules.default_seats)]
    assert NARRATIONS[slug].happened(event, Telling(view, names, words("en"))) is None


@pytest.mark.parametrize("cube", [False, True])
async def test_a_card_that_all_see_is_told_once(rig: Rig, cube: bool) -> None:
    """Whoever compares sees the other's card, and everybody does when its player is out."""
    size = 2 if cube else 3
    info = await rig.started(*(ANN, BEN, CAT)[:size], game="love_letter", size=size, **({"cube": True} if cube else {}))
    info, view = await rig.host.reading.view(info.id, ANN.id)
    compared = Event("compared", {"seat": 1, "target": 0, "even": 0})
    saw, fell = Event("saw", {"seat": 1, "card": 1}, (0,)), Event("fell", {"seat": 1, "cards": [1]})
    for lang in LANGUAGES:
        shown = Shown(services(rig), info, view, lang)
        assert shown.told(line(compared, saw, fell)) == [shown.joined(shown.one(compared), shown.one(fell))]
        assert shown.told(line(compared, saw)) == [shown.joined(shown.one(compared), shown.one(saw))]
        guessed = Event("guessed", {"seat": 0, "target": 1, "card": 1, "hit": 1})
        out = shown.one(Event("fell", {"seat": 1, "cards": []}))
        assert shown.told(line(guessed, fell)) == [shown.joined(shown.one(guessed), out)]


@pytest.mark.parametrize(("lang", "more"), [("en", "That's 2 tricks."), ("ja", "これで2トリックです。")])
async def test_who_has_won_a_trick_is_named_once(rig: Rig, lang: Lang, more: str) -> None:
    info = await rig.started(ANN, BEN, CAT, DAN, game="arsene", size=4)
    info, view = await rig.host.reading.view(info.id, ANN.id)
    shown = Shown(services(rig), info, view, lang)
    trick, took = Event("trick", {"winner": 1, "leader": 0, "cards": []}), Event("took", {"seat": 1, "count": 2})
    assert shown.told(line(trick, took)) == [shown.joined(shown.one(trick), more)]
    played = Event("played", {"seat": 1, "card": 7})
    assert shown.told(line(played, Event("trick", {"winner": 1, "leader": 2, "cards": [1, 2, 3, 7]}))) == [
        shown.joined(shown.one(played), shown.one(trick))
    ]
    assert "Ben" in shown.one(took), "after a question it is a line of its own"


SPADE_6, SPADE_9 = 5, 8
TOLD = {
    "stendhal": (
        Event("played", {"seat": 0, "card": SPADE_6}),
        Event("trick", {"winner": 0, "leader": 1, "cards": [1, 2, 3, 4, SPADE_6]}),
        "card",
    ),
    "target": (
        Event("played", {"seat": 0, "card": SPADE_6}),
        Event("taken", {"seat": 0, "target": SPADE_9, "card": SPADE_6, "far": True, "distance": 3}),
        "card",
    ),
    "en_garde": (
        Event("round_over", {"round": 9, "reason": "hit", "winners": [0], "hands": [], "figures": [], "hits": [5, 4]}),
        Event("over", {"hits": [5, 4], "winners": [0], "rounds": 9}),
        "hits",
    ),
}
"""By game: an event, one that follows it in the same move, and what both name."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", TOLD)
def test_what_an_event_has_told_the_next_of_its_move_does_not_tell_again(slug: str, lang: Lang) -> None:
    first, second, named = TOLD[slug]
    narration, telling = NARRATIONS[slug], _telling(slug, lang)
    said = {
        "card": narration.event_card(SPADE_6, telling.words),
        "hits": narration.points_by_seat([5, 4], telling),
    }[named]
    before, alone = narration.happened(first, telling), narration.happened(second, telling)
    after = narration.happened(second, telling, (first, second))
    assert before and alone and after
    assert said in before and said in alone and said not in after, after
    assert telling.name(0) in after


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("slug", "kind", "facts"),
    [
        ("stendhal", "scored", {"deal": 1}),
        ("boonaken", "game_over", {"game": 1}),
        ("all_aboard", "round_over", {"round": 1, "proofs": [0] * 9, "hands": [[]] * 9}),
    ],
)
def test_points_that_are_the_totals_too_are_told_once(slug: str, kind: str, facts: dict[str, Any], lang: Lang) -> None:
    seats, telling = GAMES[slug].default_seats, _telling(slug, lang)
    by_seat = {key: value[:seats] if isinstance(value, list) else value for key, value in facts.items()}

    def told(*totals: int) -> str:
        scores = {"points": [*range(7, 7 + seats)], "totals": [*totals]}
        text = NARRATIONS[slug].happened(Event(kind, {**by_seat, **scores}), telling)
        assert text is not None
        return text

    assert told(*range(7, 7 + seats)).count(telling.name(0)) == 1
    assert told(*range(60, 60 + seats)).count(telling.name(0)) == 2, "from the second on"


def _telling(slug: str, lang: Lang) -> Telling[Any]:
    rules = GAMES[slug]
    view = Match.begin(rules, match="m", seats=rules.default_seats, options={}, secret=bytes(32)).view(None)
    return Telling(view, [f"Player-{seat}" for seat in range(rules.default_seats)], words(lang))
