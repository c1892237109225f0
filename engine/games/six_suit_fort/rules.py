"""Six-Suit Fort: dig cards out of the rock, build a fort that is long and tall.

Design: あかしあ (ゆるあ~と). 78 cards in six suits, three to five seats, clockwise; every player plays alone.

Moves: ``play(card, spot, mode)`` digs at one of sixteen spots; ``build(way)`` puts captured cards into the fort
together, in one of the WAYS; ``pair(source, target)`` or ``keep`` at the end, all at once.

Rulings made here, beyond those of the rules (R1 to R17):
- Ways of building that make the same fort are one move: the list has the first of them, any other order is allowed.
- If one turn gives several reasons to end, the reason is the first of hand, stock, stall.
- ``start_player`` is the number of a seat from 1, as tables show it; a number without a seat is refused.
- In a manual end a player without a pair to lay is not asked: all players can see that there is none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.cards import RANK, SUIT, gathered
from engine.core.context import GameContext
from engine.core.facts import Card, Message, Number, Word
from engine.core.game import Game, Options, Phase
from engine.core.genre import Genre
from engine.core.offers import Field, Offer, Path, Values
from engine.core.options import AUTO, BadOption, Choice, OptionValue, settle
from engine.core.options import Number as NumberOption
from engine.core.prepared.arrange import BY_RANK, BY_SUIT
from engine.core.state import NO_CARD
from engine.families.hands import about_card, deal_packets
from engine.families.outcome import end_match
from engine.families.sealed import SealedPhase
from engine.games.six_suit_fort import terms
from engine.games.six_suit_fort.state import EVENTS, Began, Built, Dug, LastRound, Over, Paired, SixSuitFortState
from engine.games.six_suit_fort.terms import DEALT, MODES, NOTHING, PACK, SPOTS, WAYS


class Play(Action):
    """Play a hand card at a spot (an index of SPOTS), as a number or as a suit."""

    card: int
    spot: int
    mode: str


class Build(Action):
    """Put captured cards into the fort in this way (an index of WAYS); the others go to the hand."""

    way: int


class Pair(Action):
    """Lay two cards of one column face down on another one."""

    source: int
    target: int


class Keep(Action):
    """Lay no face-down pair."""


EVERYWHERE = tuple(range(len(SPOTS)))
BUILD = tuple(Build(way) for way in range(len(WAYS)))
KEEP = Keep()


@cache
def plays(card: int, spots: tuple[int, ...]) -> tuple[Play, ...]:
    """Return all ways to play a card at these spots, one object for each."""
    return tuple([Play(card, at, mode) for at in spots for mode in MODES])


def free_spots(s: SixSuitFortState) -> tuple[int, ...]:
    """Return all spots while there is a stock."""
    return EVERYWHERE if s.stock else tuple(terms.free_spots(s.field))


@lru_cache(1 << 16)
def builds(ends: tuple[int, ...], ranks: tuple[int, ...]) -> tuple[Build, ...]:
    """Return the moves of ``terms.ways``."""
    return tuple([BUILD[way] for way in terms.ways(ends, ranks)])


class Playing(Phase[SixSuitFortState, Play]):
    """Dig: the rules determine the captured cards."""

    def legal(self, s: SixSuitFortState, seat: int) -> Sequence[Play]:
        """Return every card at every spot with a card beside it, in both modes."""
        spots, moves = free_spots(s), list[Play]()
        for card in s.hands[seat]:
            moves += plays(card, spots)
        return moves

    def offer(self, s: SixSuitFortState, seat: int, path: Path) -> Offer | None:
        """Return the steps card, spot, mode: they are independent, so no list is searched."""
        steps: list[Sequence[Field]] = [(Play.tag,), s.hands[seat], free_spots(s), MODES]
        known = len(path) < len(steps) and all(value in step for value, step in zip(path, steps, strict=False))
        return Values(tuple(steps[len(path)])) if known else None

    def apply(self, s: SixSuitFortState, seat: int, action: Play, ctx: GameContext) -> None:
        """Take up the captured cards for building."""
        spot = action.spot
        s.loose = terms.captured(s.field, action.card, spot, action.mode)
        s.hands[seat].remove(action.card)
        for at in SPOTS[spot].line[: len(s.loose) - 1]:
            s.field[at] = NO_CARD
        s.dug, s.taken = [seat, action.card, spot, MODES.index(action.mode)], s.loose[1:]
        s.phase = "build"
        ctx.tell(Dug, seat=seat, card=action.card, spot=spot, mode=action.mode, taken=s.taken)


class Building(Phase[SixSuitFortState, Build]):
    """Build; then the table refills the rock and checks for the end."""

    def legal(self, s: SixSuitFortState, seat: int) -> Sequence[Build]:
        """Return every fort that can be built, building nothing last (R6, R7)."""
        return builds(terms.ends_of(s.areas[seat]), tuple([RANK[c] for c in s.loose]))

    def allows(self, s: SixSuitFortState, seat: int, action: Build) -> bool:
        """True for any order of legal steps."""
        known = isinstance(action, Build) and action.way in range(len(WAYS))
        return known and terms.broken(s.areas[seat], s.loose, WAYS[action.way]) < 0

    def apply(self, s: SixSuitFortState, seat: int, action: Build, ctx: GameContext) -> None:
        """Carry out the steps; the other cards go to the hand."""
        area, used, kept = s.areas[seat], [], s.loose[:]
        for at, place in WAYS[action.way]:
            card = s.loose[at]
            terms.put(area, card, place)
            kept.remove(card)
            used.append(card)
        if kept:
            hand = s.hands[seat]
            hand += kept
            hand.sort()
        s.quiet = s.quiet + 1 if len(s.loose) == len(kept) == 1 else 0
        s.loose = []
        ctx.tell(Built, seat=seat, cards=used, hand=kept, width=len(area), tallest=terms.tallest(area))
        end_turn(s, seat, ctx)


class Pairing(SealedPhase[SixSuitFortState, Pair | Keep]):
    """All players decide about their face-down pair at once."""

    def legal(self, s: SixSuitFortState, seat: int) -> Sequence[Pair | Keep]:
        """Return to lay none, or any possible pair (R13, R14)."""
        return [KEEP, *(Pair(*pair) for pair in terms.pairs(s.areas[seat]))]

    def noted(self, action: Pair | Keep) -> Sequence[int]:
        """Return source and target, [0] for none."""
        return [action.source, action.target] if isinstance(action, Pair) else [0]

    def reveal(self, s: SixSuitFortState, chosen: list[list[int]], ctx: GameContext) -> None:
        """Score with the pairs."""
        finish(s, [pair if len(pair) == 2 else [] for pair in chosen], ctx)


def end_turn(s: SixSuitFortState, seat: int, ctx: GameContext) -> None:
    """Refill, check for the end (R9, R10), and continue with the next seat, or with the scoring."""
    n = len(s.areas)
    if s.stock and NO_CARD in s.field:
        terms.refill(s.field, s.stock)
    if not s.trigger:
        s.trigger = "hand" if not s.hands[seat] else "stock" if not s.stock else "stall" if s.quiet >= 2 * n else ""
        if s.trigger:
            ctx.tell(LastRound, why=s.trigger, last=s.last)
    s.phase, s.waiting = "play", [(seat + 1) % n]
    if not s.trigger or seat != s.last:
        return
    if s.manual:
        s.phase, s.waiting, s.choice = "pair", list(range(n)), [[] for _ in range(n)]
    else:
        finish(s, [list(terms.best_pair(area)) for area in s.areas], ctx)


def standing(s: SixSuitFortState) -> list[int]:
    """Return by seat the worth of the fort, with its pair if one is laid, minus the cards left in hand."""
    pairs = s.pairs or [[] for _ in s.areas]
    return [
        terms.points(area, pair) - terms.penalty(hand) for area, pair, hand in zip(s.areas, pairs, s.hands, strict=True)
    ]


def finish(s: SixSuitFortState, pairs: list[list[int]], ctx: GameContext) -> None:
    """Score points minus penalty; equal highest scores share the win (R15)."""
    s.pairs, s.revealed = pairs, [hand[:] for hand in s.hands]
    end_match(s, s.trigger, standing(s))
    for p, pair in enumerate(pairs):
        if pair:
            ctx.tell(Paired, seat=p, source=pair[0], target=pair[1])
    ctx.tell(Over, scores=s.scores, winners=s.winners, count=len(s.winners))


class SixSuitFort(Game[SixSuitFortState]):
    """Six-Suit Fort for three to five."""

    key = "six_suit_fort"
    seats = (3, 4, 5)
    default_seats = 4
    options = (
        Choice("final_pair", (terms.AUTO_PAIR, terms.MANUAL_PAIR), terms.AUTO_PAIR),
        NumberOption("start_player", 1, 5, AUTO),
    )
    actions = (Play, Build, Pair, Keep)
    in_turn = frozenset(("play", "build"))
    phases: ClassVar[Mapping[str, Phase[Any, Any]]] = {"play": Playing(), "build": Building(), "pair": Pairing()}
    state = SixSuitFortState
    events = EVENTS
    minutes = 20
    genre = Genre.BOARDS
    arrangements = (BY_SUIT, BY_RANK)
    end_reasons = ("hand", "stock", "stall")

    def check(self, seats: int, given: Options) -> dict[str, OptionValue]:
        """Check the options; the start player must sit at the table."""
        settled = settle(self.options, given)
        if settled["start_player"] != AUTO and int(settled["start_player"]) > seats:
            raise BadOption("start_player", settled["start_player"])
        return settled

    def start(self, seats: int, options: Options, ctx: GameContext) -> SixSuitFortState:
        """Deal, turn up the rock, draw the start player unless one is named (R16)."""
        hands, stock = deal_packets(ctx.shuffled("deal", range(PACK)), seats, DEALT[seats])
        named = options["start_player"]
        start = ctx.shuffled("first player", range(seats))[0] if named == AUTO else int(named) - 1
        ctx.tell(Began, seat=start)
        return SixSuitFortState(
            phase="play",
            waiting=[start],
            hands=[*map(sorted, hands)],
            field=stock[:8],
            stock=stock[8:],
            areas=[[] for _ in range(seats)],
            start=start,
            manual=options["final_pair"] == terms.MANUAL_PAIR,
            choice=[[] for _ in range(seats)],
        )

    def why_not(self, s: SixSuitFortState, seat: int, action: Action) -> Message:
        """Return reasons ``six_suit_fort-no-...``: wrong phase, a card not held, no such spot, a step that fails."""
        if isinstance(action, Play) and s.phase == "play":
            return _no_play(s, seat, action)
        if isinstance(action, Build) and s.phase == "build":
            return _no_build(s, seat, action)
        if isinstance(action, Pair) and s.phase == "pair":
            return _no_pair(s.areas[seat], action)
        return Message(f"six_suit_fort-now-{s.phase}")

    def automatic(self, s: SixSuitFortState) -> tuple[int, Action] | None:
        """Return to build nothing if no captured card fits, or to keep if there is no pair: both are public."""
        if s.phase == "build" and len(self.legal(s, s.waiting[0])) == 1:
            return s.waiting[0], BUILD[NOTHING]
        if s.phase == "pair" and not s.ended:
            return next(((p, KEEP) for p in s.waiting if not terms.pairs(s.areas[p])), None)
        return None

    def forced(self, s: SixSuitFortState, seat: int) -> Action | None:
        """Return the forced move of ``seat``; several seats may have no pair."""
        if s.phase == "pair" and not s.ended:
            return KEEP if seat in s.waiting and not terms.pairs(s.areas[seat]) else None
        return super().forced(s, seat)

    def timeout(self, s: SixSuitFortState, seat: int) -> Action:
        """Capture as little as possible with the lowest card, build nothing, lay the pair as ``auto`` does."""
        if s.phase == "build":
            return BUILD[NOTHING]
        if s.phase == "pair":
            pair = terms.best_pair(s.areas[seat])
            return Pair(*pair) if pair else KEEP
        legal: Sequence[Play] = self.phases["play"].legal(s, seat)
        return min(legal, key=lambda a: (_taken(s, a), RANK[a.card], SUIT[a.card], a.spot, MODES.index(a.mode)))

    def points_now(self, s: SixSuitFortState) -> Sequence[int] | None:
        """Return the worth of the forts minus the cards left in hand."""
        return standing(s)

    def conserved(self, s: SixSuitFortState) -> object:
        """Return all 78 cards, wherever they are."""
        return gathered(*s.hands, s.stock, s.loose, s.field, *(column for area in s.areas for column in area))


def _taken(s: SixSuitFortState, play: Play) -> int:
    return len(terms.captured(s.field, play.card, play.spot, play.mode))


def _no_play(s: SixSuitFortState, seat: int, action: Play) -> Message:
    if action.card not in s.hands[seat]:
        return about_card("six_suit_fort-no-card", action.card, range(PACK))
    if action.spot not in range(len(SPOTS)):
        return Message("six_suit_fort-no-spot")
    spot = SPOTS[action.spot]
    if s.field[spot.adjacent] < 0:
        return Message("six_suit_fort-no-neighbour", {"spot": spot.code})
    return Message("six_suit_fort-no-mode")


def _no_build(s: SixSuitFortState, seat: int, action: Build) -> Message:
    if action.way not in range(len(WAYS)):
        return Message("six_suit_fort-no-way")
    steps = WAYS[action.way]
    index = terms.broken(s.areas[seat], s.loose, steps)
    at, place = steps[index]
    if at >= len(s.loose):
        return Message("six_suit_fort-no-captured", {"count": len(s.loose)})
    return Message(
        "six_suit_fort-no-place", {"card": Card(s.loose[at]), "place": Word(place), "step": Number(index + 1)}
    )


def _no_pair(area: terms.Columns, action: Pair) -> Message:
    columns = range(1, len(area) + 1)
    if action.source not in columns or action.target not in columns:
        return Message("six_suit_fort-no-column", {"count": len(area)})
    if action.source == action.target:
        return Message("six_suit_fort-no-other")
    return Message("six_suit_fort-no-two", {"column": Number(action.source)})


GAME = SixSuitFort()
