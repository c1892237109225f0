"""A reader without pictures plays every game: by descriptions, questions and labels alone.

``test_figures`` tests that all known facts are in the words. Here, the description lists a hand in its order by the
names on the labels, with the cards that may be chosen, and labels lead to moves.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Literal, get_args

import pytest

from engine.core.action import Action
from engine.core.game import Game
from engine.core.match import Match
from engine.core.offers import Amount, Offer, Subset, Values, wander
from engine.core.view import View
from engine.games.registry import GAMES
from locales import LANGUAGES, Lang, Words, words
from render.games.registry import NARRATIONS
from render.games.values import shown as shown_of
from render.kit.pieces.person import people
from render.narration.cards import card_spoken, joker_name
from render.narration.telling import Telling
from render.narration.tiles import tile_short
from tests.engine.every_game import Case, begin
from tests.render.all_games.test_in_words import labelled
from tests.render.positions import NAMES, Position, positions

Colour = Literal["black", "red"]
DECISIONS = 130
"""The most decisions of a match made by ear."""
LIT_IN_SETS = {"all_aboard": "dump", "hex_jinchi": "place"}
"""Moves whose choices name several lit cards at once, or that are named first, and their cards later."""
IN_SETS = {"rummy_fifty": {"meld", "layoff"}}
"""Moves whose cards are named together with their set: the tests of the game read them."""


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_is_played_from_words_alone(game: Game[Any], lang: Lang) -> None:
    seats, w, rng = (min if lang == "ja" else max)(game.seats), words(lang), random.Random(game.key)
    names, narration = NAMES[:seats], NARRATIONS[game.key]
    match = begin(Case(game, seats, game.check(seats, {})), seed=41)
    while not match.over and len(match.log) < DECISIONS:
        table = narration.table_alt(Telling(match.view(None), names, w))
        assert all(name in table for name in names)
        seat = rng.choice(match.state.waiting)
        if seat >= 0:
            hear(match.view(seat), w)
        match.submit(seat, by_labels(match, seat, w, rng))
    if match.over:
        result = narration.result_alt(Telling(match.view(None), names, w))
        assert all(name in result for name in names)


def hear(view: View, w: Words) -> None:
    """Check that the description lists the person's own hand card by card, and which cards can be chosen."""
    narration = NARRATIONS[view.game]
    alt = narration.hand_alt(Telling(view, NAMES[: view.seats], w))
    assert narration.prompt(Telling(view, NAMES[: view.seats], w))
    held, at = getattr(view.s, "hands", {view.me: []})[view.me], 0
    for card in held:
        places = [place for name in names_of(view, card, w) if (place := alt.find(name, at)) >= 0]
        assert places, f"no {names_of(view, card, w)} behind {at} in {alt!r}"
        at = min(places)
    for tag, offer in view.first.items():
        if narration.from_hand.get(tag) and tag not in IN_SETS.get(view.game, ()) and isinstance(offer, Values):
            open_ = [card for card in held if card in offer.values]
            told = [str(held.index(card) + 1) for card in open_] in list(numbers(alt))
            assert told or len(open_) in (0, len(held)), f"{tag} {open_}: {alt!r}"


@pytest.mark.parametrize("slug", GAMES)
def test_every_card_that_the_picture_offers_has_its_number_on_a_choice(slug: str) -> None:
    """And the number of a move without a card, such as a bid, lights no card (``own_cards``)."""
    for position in positions(slug):
        for seat in (p for p in position.state.waiting if p >= 0):
            view = position.view(seat)
            if LIT_IN_SETS.get(slug) in view.first:
                continue
            hand: Any = shown_of(slug, "hand")(view, people(NAMES[: view.seats]), words("en"))
            lit = {str(card.number) for card in hand.cards if card.legal and card.number}
            missing = lit - {*numbers_offered(position, view)}
            assert not missing, f"{position.name}: no choice has {missing}; from_hand in narration.py numbers choices"


def numbers_offered(position: Position, view: View) -> Iterator[str]:
    """Yield the numbers on the choices of the first and the second field of every move."""
    narration = NARRATIONS[view.game]
    for tag, first in view.first.items():
        for value in values_of(first):
            yield narration.number(view, tag, (), value)
            for further in values_of(position.game.offer(position.state, view.me, (tag, value))):
                yield narration.number(view, tag, (value,), further)


def values_of(offer: Offer | None) -> Sequence[Any]:
    """Return the values of an offer; none of a number that is typed."""
    match offer:
        case Values(values):
            return values
        case Subset(members):
            return members
    return ()


def names_of(view: View, card: int, w: Words) -> set[str]:
    """Return the names of a card: on its label, in a sentence, and for a screen reader."""
    narration, out = NARRATIONS[view.game], set()
    for call in (narration.one_card, card_spoken, tile_short):
        with suppress(IndexError, KeyError):
            out.add(call(card, w))
    for tag in view.first:
        with suppress(Exception):
            out.add(narration.value_label(Telling(view, NAMES, w), tag, [], card).text)
    jokers = {joker_name(colour, w) for colour in get_args(Colour)}
    return out | {joker for joker in jokers if any(joker in name for name in out)}


def numbers(alt: str) -> Iterator[list[str]]:
    """Yield the numbers in every part of a description."""
    yield from (re.findall(r"\d+", part) for part in re.split(r"[。\n]|\. |[:：]|は|\.$", alt))


def by_labels(match: Match[Any], seat: int, w: Words, rng: random.Random) -> Action:
    """Return a move built from its words alone: chosen by label, field by field."""
    game = match.game
    if seat < 0:
        return rng.choice(game.legal(match.state, seat))
    view = match.view(seat)
    while True:
        wanted = wander(partial(game.offer, match.state, seat), rng.random)
        path: list[Any] = []
        for value in wanted:
            offer = game.offer(match.state, seat, path)
            assert offer is not None
            path.append(value if isinstance(offer, Amount) else picked(view, path, offer, value, w))
        assert path == wanted
        if game.allows(match.state, seat, action := game.read(path)):
            return action


def picked(view: View, path: list[Any], offer: Values | Subset, value: Any, w: Words) -> Any:
    """Return the value, or set, found by the words on its label."""
    if isinstance(offer, Values):
        return behind(view, path, offer, w)[offer.values.index(value)]
    labels = dict(zip(offer.members, behind(view, path, offer, w), strict=True))
    return sorted(labels[one] for one in value)


def behind(view: View, path: list[Any], offer: Values | Subset, w: Words) -> list[Any]:
    """Return the values behind the labels of an offer, by the words on them alone."""
    open_ = offer.values if isinstance(offer, Values) else offer.members
    labels = [text for text, _ in labelled(view, path, offer, w.lang)]
    meant = dict(zip(labels, open_, strict=True))
    assert len(meant) == len(open_), f"labels alike: {labels}"
    return [meant[label] for label in labels]
