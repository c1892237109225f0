"""The state of No Thanks!, the visibility of its fields, and its events; every player hears all of them."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.events import GameEvent, catalogue
from engine.core.facts import Card, Cards, Count, Number, Points, Seat, Seats
from engine.core.state import NO_CARD, NO_SEAT, State, hidden, owner, public
from engine.core.view import View


@dataclass(slots=True)
class GeschenkState(State):
    """The table of No Thanks!; lists by seat unless said otherwise."""

    game: int = public(1)
    """Number of the present game, from 1 to ``games``."""
    games: int = public(1)
    starter: int = public(0)
    """The seat that began the present game."""
    offer: int = public(NO_CARD)
    number: int = public(0)
    """The ordinal of the offer among the cards of the present game, from 1."""
    pot: int = public(0)
    notes: list[int] = public()
    """Seats that paid on the offer, in order."""
    cards: list[list[int]] = public()
    """The cards taken, in the order of taking."""
    chips: list[int] = owner()
    open_chips: list[int] = public()
    """The same as ``chips`` with the option of that name, else empty."""
    per_player: int = public(0)
    """The chips of each player at the start of a game."""
    deck: list[int] = hidden()
    """Cards still to come, the next one last."""
    removed: list[int] = hidden()
    removed_count: int = public(0)
    """How many cards each game sets aside unseen."""
    revealed: list[int] = public()
    """The cards removed from the last game, once the match is over."""
    last_kind: str = public("")
    """Tag of the last move, empty before the first."""
    last_seat: int = public(NO_SEAT)
    last_card: int = public(NO_CARD)
    last_pot: int = public(0)
    """Chips on the card after the last chip was paid, or those that were taken with it."""
    columns: list[list[int]] = public()
    """Scores of the finished games: one list by seat per game."""
    final_chips: list[list[int]] = public()
    """Chips left at the end of the finished games: one list by seat per game."""
    final_cards: list[list[list[int]]] = public()
    """Cards of each seat at the end of the finished games: one list by seat per game."""
    totals: list[int] = public()

    @property
    def taken(self) -> bool:
        """True if the last move took the card."""
        return self.last_kind == "take"

    @property
    def game_size(self) -> int:
        """Return how many cards a game of this table has."""
        return self.number + len(self.deck)


GeschenkView = View[GeschenkState]


class Started(GameEvent):
    """A game of the match begins."""

    game: Number
    seat: Seat


class Turned(GameEvent):
    """A card is on offer."""

    card: Card


class NoThanks(GameEvent):
    """A refusal; ``pot``: the chips on the card, including this one."""

    seat: Seat
    pot: Count


class Taken(GameEvent):
    """A card is taken; ``pot``: the chips that came with it."""

    seat: Seat
    card: Card
    pot: Count


class GameOver(GameEvent):
    """Scores of this game and chips left, by seat."""

    game: Number
    scores: Points
    chips: Points


class MatchOver(GameEvent):
    """The match is over; ``removed``: the cards set aside in the last game."""

    totals: Points
    winners: Seats
    removed: Cards


EVENTS = catalogue(Started, Turned, NoThanks, Taken, GameOver, MatchOver)
