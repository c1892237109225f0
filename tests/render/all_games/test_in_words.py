"""All events have words, all choices different labels, and hidden facts change nothing."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

from engine.core.context import Event
from engine.core.game import Game
from engine.core.match import Match
from engine.core.offers import Field, Offer, Subset, Values, pick
from engine.core.view import View
from engine.families.sealed import SealedPhase
from engine.games.registry import GAMES
from locales import LANGUAGES, Lang, words
from render.games.registry import NARRATIONS, PAINTERS
from render.kit.pieces.person import people
from render.narration.telling import Telling
from tests.engine.every_game import Case, begin, case_with, steps, usual
from tests.engine.every_game import positions as moments
from tests.render.all_games.test_limits import HINT, LABEL
from tests.render.positions import NAMES, as_sent, positions

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
RARE = {
    "stendhal": {"play_off"},
    "arsene": {"void", "swapped"},
    "hex_jinchi": {"reshuffled"},
    "grazia": {"pass_lapsed"},
    "boonaken": {"passed_out", "went_out"},
}
"""Kinds of events that hardly any match has; the tests of the game cover them."""
MOMENTS = 4
"""The number of moments of a match for each number of seats, besides the golden positions."""
WHOLE = 250
"""The number of moments that covers a whole match, or nearly."""
OFTEN = 3
"""The most events or moves of a kind to check in each match."""
QUESTION = 150
"""The most characters of a question for a field."""


@every_game
def test_every_event_has_its_sentence_for_all_who_may_know_it(game: Game[Any]) -> None:
    narration, heard = NARRATIONS[game.key], Counter[str]()
    chosen = {case_with(game, o.key, v) for o in game.options for v in o.samples()}
    for case in sorted({*chosen, usual(game)}, key=lambda case: case.name):
        before = heard.copy()
        match = begin(case, seed=31)
        told = [*match.ctx.events, *happening(match)]
        views = {seat: match.view(seat) for seat in (None, *range(case.seats))}
        for event in told:
            heard[event.kind] += 1
            if heard[event.kind] - before[event.kind] > OFTEN:
                continue
            for lang in LANGUAGES:
                for view in (view for seat, view in views.items() if event.seen_by(seat)):
                    said = narration.happened(event, Telling(view, NAMES, words(lang)))
                    assert said not in (words(lang)("log-unreadable"), ""), event
                    if event.only is not None and said is not None:
                        assert of_somebody(said), said
    assert set(narration.events) - set(heard) <= RARE.get(game.key, set())


def of_somebody(said: str) -> bool:
    """True if a sentence names the person whom it is about.

    In a log, private lines stand below lines about others: without a subject they would seem to be about those.
    """
    return bool(re.search(r"あなた|\byou", said, re.I)) or any(name in said for name in NAMES)


def happening(match: Match[Any]) -> Iterator[Event]:
    """Yield the events of a random match in which people sometimes rearrange their hands."""
    rng, game = random.Random(31), match.game
    for events in steps(match, seed=31):
        yield from events
        wishes = () if match.over else game.anytime(match.state, rng.randrange(match.header.seats))
        if wishes and rng.random() < 0.3:
            offered = ((p, game.anytime(match.state, p)) for p in range(match.header.seats))
            seat, those = next((p, those) for p, those in offered if those)
            yield from match.submit(seat, rng.choice(those))


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_things_to_choose_are_called_alike(game: Game[Any], lang: Lang) -> None:
    narration, w, rng = NARRATIONS[game.key], words(lang), random.Random(game.key)
    for position in positions(game.key):
        for seat in (p for p in position.state.waiting if p >= 0):
            view = position.view(seat)
            for path, found in walk(partial(game.offer, position.state, seat), rng):
                labels = list(labelled(view, path, found, lang))
                assert len({text for text, _ in labels}) == len(labels), (position.name, path, labels)
                assert all(0 < len(text) <= LABEL and len(hint) <= HINT for text, hint in labels)
                if path:
                    assert 0 < len(narration.field_prompt(Telling(view, NAMES, w), str(path[0]), path[1:])) <= QUESTION
            for action in view.anytime:
                label = narration.anytime_label(Telling(view, NAMES, w), action)
                assert 0 < len(label.text) <= LABEL and len(label.hint) <= HINT


def walk(offer: Any, rng: random.Random) -> Iterator[tuple[list[Field], Offer]]:
    """Yield every path of a random walk through the offers, with the offer there."""
    path: list[Field] = []
    while (found := offer(path)) is not None:
        yield path, found
        path = [*path, pick(found, rng.random)]


def labelled(view: View, path: list[Field], found: Offer, lang: Lang) -> Iterator[tuple[str, str]]:
    """Yield the labels of a step, each with its hint."""
    narration, w = NARRATIONS[view.game], words(lang)
    for value in found.members if isinstance(found, Subset) else found.values if isinstance(found, Values) else ():
        tag, chosen = (str(value), []) if not path else (str(path[0]), path[1:])
        label = (
            narration.value_label(Telling(view, NAMES, w), tag, chosen, value)
            if path
            else narration.tag_label(Telling(view, NAMES, w), tag)
        )
        yield label.text, label.hint


@every_game
@pytest.mark.parametrize("drawn", [False, pytest.param(True, marks=pytest.mark.soak)])
def test_what_a_seat_does_not_see_changes_neither_its_picture_nor_its_words(game: Game[Any], drawn: bool) -> None:
    """Compares hand and table with those after a redeal of everything that the seat, or an onlooker, does not know.

    The table is compared with redeals for the first and the last seat, which together cover everything hidden. For
    golden positions the table and the hands of the seats in turn are drawn. All else is compared in words only, with
    moments of random matches for every number of seats (the soak draws everything).
    """
    rng, moved = random.Random(game.key), 0
    found = [(position.match, position.state, k) for k, position in enumerate(positions(game.key))]
    for seats in game.seats:
        case = Case(game, seats, game.check(seats, {}))
        found += [(m, m.state, -1) for m in moments(case, MOMENTS, seed=32)]
    for match, state, number in found:
        last, options = match.header.seats - 1, match.header.options
        turn = -1 if number < 0 else number % match.header.seats
        tell = told if drawn or number >= 0 else seen
        table = tell(game.view(state, None, match="m", options=options))
        for seat in range(match.header.seats):
            other = state.redeal(seat, rng.random)
            moved += other.to_json() != state.to_json()
            tell_hand = told if drawn or seat == turn else seen
            first, second = (tell_hand(game.view(s, seat, match="m", options=options)) for s in (state, other))
            assert first == second, (match.header, len(match.log), seat)
            if seat in (0, last):
                shown = tell(game.view(other, None, match="m", options=options))
                assert shown == table, (match.header, len(match.log), "table")
    assert moved


@every_game
def test_what_is_secret_of_a_move_changes_nothing_for_others(game: Game[Any]) -> None:
    """Who has answered in secret; private wishes; and which of two moves with the same narration was made."""
    rng, met = random.Random(game.key), Counter[str]()
    for match in some_matches(game):
        name, asked = match.state.phase, [p for p in match.state.waiting if p >= 0]
        in_secret = game.phases[name].secret_readiness and len(asked) > 1
        for seat in range(match.header.seats):
            if seat in asked and met[f"choice {name}"] < OFTEN:
                met[f"choice {name}"] += check_alike(match, seat, rng)
            answers = in_secret and seat in asked
            kind = f"{'answer' if answers else 'wish'} {name}"
            if met[kind] < OFTEN and (answers or seat not in asked):
                moves = list(game.legal(match.state, seat) if answers else game.anytime(match.state, seat))
                if moves and check_unseen(match, seat, rng.choice(moves)):
                    met[kind] += 1
        if match.state.phase == name and game.phases[name].asks_in_secret and met[name] < OFTEN:
            met[name] += 1
            check_unasked(match)
    assert {name for name, phase in game.phases.items() if phase.asks_in_secret} <= set(met)
    secret = {name for name, phase in game.phases.items() if phase.secret_readiness and not phase.asks_in_secret}
    assert {f"answer {name}" for name in secret} <= set(met)
    sealed = {f"choice {name}" for name, phase in game.phases.items() if isinstance(phase, SealedPhase)}
    assert not sealed or sealed & set(+met)


def check_alike(match: Match[Any], seat: int, rng: random.Random) -> bool:
    """Check that others cannot see which of two moves was made, if both are told the same and nothing else changes.

    Returns False if the moves are told differently, or end the phase.
    """
    game, header, after = match.game, match.header, []
    legal = game.legal(match.state, seat)
    if len(legal) < 2:
        return False
    for action in rng.sample(legal, 2):
        twin = Match(game, header, match.secret, match.ctx.anew(), match.state.clone(), [list(e) for e in match.log])
        events = twin.submit(seat, action)
        heard = [e.to_json() for e in events if any(e.seen_by(p) for p in range(header.seats) if p != seat)]
        after.append((twin, heard, twin.state.phase, twin.state.waiting))
    (first, *same), (second, *alike) = after
    if same != alike or first.state.phase != match.state.phase:
        return False
    for viewer in (None, *(p for p in range(header.seats) if match.state.team(p) != match.state.team(seat))):
        assert told(first.view(viewer)) == told(second.view(viewer)), (viewer, seat)
    return True


def some_matches(game: Game[Any]) -> Iterator[Match[Any]]:
    """Yield the first moments of a match for each value of each option, each as a match that can be continued."""
    chosen = {case_with(game, o.key, v) for o in game.options for v in o.samples()}
    for case in sorted({*chosen, usual(game)}, key=lambda case: case.name):
        match = begin(case, seed=33)
        going = steps(match, seed=33)
        for _ in range(WHOLE):
            state, log = match.state.clone(), [list(entry) for entry in match.log]
            yield Match(game, match.header, match.secret, match.ctx.anew(), state, log)
            if next(going, None) is None or match.over:
                break


def check_unseen(match: Match[Any], seat: int, action: Any) -> bool:
    """Check that a move that only its seat, or team, may know changes nothing for the others.

    Returns False if it was the last awaited move: everybody sees its results.
    """
    game, options, s = match.game, match.header.options, match.state.clone()
    match.submit(seat, action)
    if match.state.phase != s.phase or {*match.state.waiting, seat} != {*s.waiting, seat}:
        return False
    for viewer in (None, *(p for p in range(match.header.seats) if match.state.team(p) != match.state.team(seat))):
        before, after = (game.view(x, viewer, match="m", options=options) for x in (s, match.state))
        assert told(before) == told(after), (viewer, seat, action)
    return True


def check_unasked(match: Match[Any]) -> None:
    """Check that an onlooker sees and reads the same for any set of secretly asked seats."""
    game, s = match.game, match.state.clone()
    known, seen = game.phases[s.phase].bystander(s), []
    for seat in (p for p in range(match.header.seats) if p != known):
        s.waiting = [seat]
        seen.append(told(game.view(s, None, match="m", options=match.header.options)))
    assert all(one == seen[0] for one in seen)


LATELY = 16
"""The number of views whose pictures are kept: those of one moment are compared with each other."""
_drawn: dict[str, list[object]] = {}


def told(view: View) -> list[object]:
    """Return all that a viewer sees and reads.

    Two views that are written alike, with all that a painter could read in them, are drawn once: that equal views give
    equal bytes is tested by ``test_limits``.
    """
    if (written := repr(view)) not in _drawn:
        painter = PAINTERS[view.game]
        paint = painter.hand if view.seat is not None else painter.result if view.over else painter.table
        while len(_drawn) >= LATELY:
            del _drawn[next(iter(_drawn))]
        _drawn[written] = [as_sent(paint(view, people(NAMES[: view.seats]), words("ja"))), *in_words(view)]
    return _drawn[written]


def seen(view: View) -> list[object]:
    """Return all that a viewer reads, and the view that a painter would get."""
    return [view.state, *in_words(view)]


def in_words(view: View) -> list[object]:
    """Return all that a viewer reads."""
    narration, telling = NARRATIONS[view.game], Telling(view, NAMES[: view.seats], words("ja"))
    tell: Callable[..., str] = narration.hand_alt
    if view.seat is None:
        tell = narration.result_alt if view.over else narration.table_alt
    return [tell(telling), narration.state_line(telling)]
