"""Computer players of All Aboard: one examines every way to the end of its turn, and begins the best; one searches.

For the search a round is the horizon, and its points count. A mask has bit ``c`` for the card ``c``.

The weights (``weights.json``) were fitted to 8,000 to 11,000 rounds for each number of seats between quick players with
the weights of the pass before, who deviate in one turn of ten; two passes, the first from a guess. Each turn gives one
row for its seat: its red cards and its black cards, whether it has no black card, the red cards in that case, and
whether the table card is black. The target is the points still to come, the seat's minus the average of the others', by
least squares with a small share of the former weights.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple

from engine.core.action import Action
from engine.core.facts import Card, Message
from engine.core.game import Game, Rnd
from engine.families.jokers import NO_SUIT, PACK, RED, SUIT_OF
from engine.games.all_aboard.rules import (
    LOOKED_AT,
    SHOW,
    Clear,
    Dump,
    Run,
    Show,
    Signal,
    Wagon,
    laid,
    split,
    steps,
    ways,
)
from engine.games.all_aboard.state import AllAboardState
from engine.games.all_aboard.terms import (
    BONUS,
    COST,
    FITS,
    FREE,
    HAND,
    MATES,
    NUMBER,
    OPENS,
    RANKED,
    RED_SUITS,
    ROLLS,
    STOPS,
    reds,
    round_score,
)
from engine.players.policy import DealPolicy, Reason, SearchResult

_FROM: Final = (0, 1, 2, 3, 4, 5, 7, 9, 12, 16, 22, 31)
"""The least slack of each time: cards left in the deck once all other seats have refilled from their present hands."""
SLACK: Final = tuple(max(k for k, least in enumerate(_FROM) if slack >= least) for slack in range(_FROM[-1] + 1))
"""By slack: the time; a higher slack counts as the last."""
WEIGHTS: Final[Mapping[int, Sequence[Sequence[float]]]] = {
    int(seats): rows for seats, rows in json.loads(Path(__file__).with_name("weights.json").read_text("utf-8")).items()
}
"""By number of seats and time: the worth of the position itself, a red card, a black one, no black one, each red one
then, and a black table card; in points ahead of the other seats, without the proofs so far."""
TURNS_LOOKED_AT: Final = 300
"""The maximum number of positions examined within a turn."""
AT_A_GLANCE: Final = 40
"""The same in a simulation."""
RID = 1.1
"""The worth of losing a red card: it costs 2, but the replacement may be red too."""
BLACK = 0.5
"""The worth of a black card in hand that may be used later."""
OPEN = 1.2
"""The worth of a black table card for the next player."""
NEAR = 8
"""The number of cards in the deck that counts as few: an all-red hand may stay all red to the end."""
SPAN = 60.0
"""The difference in points between the worst and the best outcome of a round."""
TRIED = 16
"""The number of whole turns that a search compares."""
FAR = 10**9
"""No tree: the quick player guesses other seats' moves better than a search by trial."""


def mask(cards: Iterable[int]) -> int:
    """Return a bit for each of these cards."""
    found = 0
    for c in cards:
        found |= 1 << c
    return found


def members(found: int) -> list[int]:
    """Return the cards of a mask, the lowest first."""
    out = []
    while found:
        low = found & -found
        out.append(low.bit_length() - 1)
        found ^= low
    return out


def _masks(table: Sequence[Sequence[bool]]) -> tuple[int, ...]:
    return tuple(mask(c for c in range(PACK) if row[c]) for row in table)


_STOPS, _OPENS, _ROLLS, _FITS = _masks(STOPS), _masks(OPENS), _masks(ROLLS), _masks(FITS)
REDS: Final = mask(c for c in range(PACK) if RED[c])
_JOKERS: Final = mask(c for c in range(PACK) if RED[c] and SUIT_OF[c] == NO_SUIT)
_SUITS: Final = tuple(mask(c for c in range(PACK) if SUIT_OF[c] == suit) for suit in RED_SUITS)


class Way(NamedTuple):
    """A way to the end of a turn: its cards in order, the number of wagons, and the mask of the hand that is left."""

    cards: tuple[int, ...]
    wagons: int
    left: int


def ways_to_end(hand: int, table: int, free: bool, deck: int, *, whole: bool = True) -> list[Way]:
    """Return the ways to the end of the turn, one for each outcome; not ``whole``: some of them, with one top card per
    dump."""
    found: list[Way] = []
    seen, limit = {(hand, table)}, TURNS_LOOKED_AT if whole else AT_A_GLANCE
    todo: list[tuple[int, int, int, tuple[int, ...]]] = [(hand, table, 0, ())]
    while todo:
        held, top, wagons, cards = todo.pop()
        if len(seen) > limit and found:
            break
        if wagons == deck:
            found.append(Way(cards, wagons, held))
            continue
        if RED[top]:
            moves, sent, ended = held & _OPENS[top], 0, False
            joining = held & REDS if free else held & REDS & _FITS[top]
            if joining:
                ended = True
                found += [Way(cards + down, wagons, left) for down, left in _dumps(held, joining, whole)]
        else:
            moves, sent, ended = held & _STOPS[top], 0, False
            if not moves:
                moves, sent = held & _ROLLS[top], 1
        if not moves:
            if not ended:
                found.append(Way(cards, wagons, held))
            continue
        while moves:
            low = moves & -moves
            moves ^= low
            card, rest = low.bit_length() - 1, held ^ low
            if (rest, card) not in seen:
                seen.add((rest, card))
                todo.append((rest, card, wagons + sent, (*cards, card)))
    return found


def _dumps(held: int, joining: int, every_top: bool) -> list[tuple[tuple[int, ...], int]]:
    """Return the dumps from a hand, top card last, and the rest of the hand; ``joining`` fit the table card."""
    found: list[tuple[tuple[int, ...], int]] = []
    jokers = held & _JOKERS
    for suit in _SUITS:
        whole = held & suit | jokers
        join = whole & joining
        if not join:
            continue
        everything = tops = members(whole)
        if len(everything) > 1 and not join & (join - 1):
            tops = members(whole ^ join)  # the only card that fits cannot be on top
        for last in tops if every_top else tops[:1]:
            found.append(((*[c for c in everything if c != last], last), held & ~whole))
    return found


class Prospect:
    """The worth of the ends of a turn in one position: points ahead of the other seats, without the proofs so far."""

    __slots__ = ("deck", "others", "rows", "seats")

    def __init__(self, s: AllAboardState, seat: int) -> None:
        self.seats, self.deck = len(s.hands), len(s.deck)
        self.others = sum([HAND - len(hand) for hand in s.hands]) - HAND + len(s.hands[seat])
        self.rows = WEIGHTS[self.seats]

    def worth(self, way: Way) -> float:
        """Return the worth of a way for its seat."""
        left, deck = way.left, self.deck - way.wagons
        count = left.bit_count()
        red = (left & REDS).bit_count()
        if not deck:
            return way.wagons + round_score(0, members(left))
        slack = max(0, deck - self.others)
        one, reds, blacks, none, none_reds, rolling = self.rows[SLACK[slack] if slack < len(SLACK) else -1]
        value = way.wagons + one + reds * red + blacks * (count - red)
        if red == count:
            value += none + none_reds * red
        return value if RED[way.cards[-1]] else value + rolling


def best_way(s: AllAboardState, seat: int, found: Sequence[Way]) -> Way:
    """Return the way with the highest worth."""
    worth = Prospect(s, seat).worth
    best, most = found[0], -1e9
    for way in found:
        value = worth(way)
        if value > most:
            best, most = way, value
    return best


def ways_of(s: AllAboardState, seat: int, *, whole: bool = True) -> list[Way]:
    """Return the ways of a seat that is to move."""
    return ways_to_end(mask(s.hands[seat]), s.line[-1], s.red_dump == FREE, len(s.deck), whole=whole)


def move(s: AllAboardState, seat: int, way: Way) -> Action:
    """Return a way as a move: a run, or its single step."""
    cards = way.cards
    if len(cards) > 1 and not (RED[s.line[-1]] and RED[cards[0]]):
        return Run(cards)
    return split(s.hands[seat], s.line[-1], s.red_dump, cards)[0][0]


def choose(game: Game[AllAboardState], s: AllAboardState, seat: int, rnd: Rnd) -> Action:
    """Return a move for ``seat``; ``s`` is redealt, so other seats' hands in it are a guess."""
    hand = s.hands[seat]
    if s.phase == "show":
        return SHOW[max(hand, key=lambda c: (RED[c], NUMBER[c]))]
    legal = steps(hand, s.table, s.red_dump)
    if len(legal) == 1:
        return legal[0]
    best = max(way(s, seat), key=lambda told: worth(s, seat, *told))
    return split(hand, s.table, s.red_dump, best[1])[0][0]


def way(s: AllAboardState, seat: int) -> list[tuple[int, tuple[int, ...]]]:
    """Return wagons and cards of ways to the end of the turn."""
    found = islice(ways(list(s.hands[seat]), s.table, s.red_dump, len(s.deck)), LOOKED_AT)
    return [(wagons, cards) for wagons, cards, _ in found]


def worth(s: AllAboardState, seat: int, wagons: int, cards: Sequence[int]) -> float:
    """Return the worth of a way to the end of the turn: the score if the deck is empty then, else an estimate."""
    left = [c for c in s.hands[seat] if c not in cards]
    deck = len(s.deck) - wagons
    if not deck:
        return round_score(wagons, left)
    gone = reds(cards)
    value = wagons + RID * gone - BLACK * (len(cards) - gone) - OPEN * (not RED[cards[-1]])
    nxt = (seat + 1) % len(s.hands)
    if deck <= HAND - len(s.hands[nxt]) or (deck <= NEAR and not left):
        value += BONUS * (reds(left) == len(left)) - RID * reds(left)
    return value


class AllAboardPolicy(DealPolicy[AllAboardState]):
    """Looks ahead to the end of the round; tries whole turns, because no hidden card is revealed during a turn."""

    points: ClassVar[float] = SPAN
    rollout_share: ClassVar[float] = 1.0
    reads_list: ClassVar[bool] = False
    ripe: ClassVar[int] = FAR

    def candidates(self, game: Game[AllAboardState], s: AllAboardState, seat: int, rnd: Rnd) -> Sequence[Action]:
        """Return the most promising turns, or every card to be shown."""
        if s.phase == "show":
            return game.legal(s, seat)
        worth = Prospect(s, seat).worth
        found = sorted(ways_of(s, seat), key=worth, reverse=True)
        return list(dict.fromkeys(move(s, seat, way) for way in found[:TRIED]))

    def rollout(
        self, game: Game[AllAboardState], s: AllAboardState, seat: int, legal: Sequence[Action], rnd: Rnd
    ) -> Action:
        """Return the most promising turn; when showing, any red card."""
        if s.phase == "show":
            red = [c for c in s.hands[seat] if RED[c]] or s.hands[seat]
            return SHOW[red[int(rnd() * len(red))]]
        return move(s, seat, best_way(s, seat, ways_of(s, seat, whole=False)))

    def reason(self, s: AllAboardState, seat: int, action: Action, result: SearchResult) -> Reason | None:
        """Return the reason: how far the train goes, or which cards it gets rid of."""
        if isinstance(action, Show):
            why, facts = about_show(s, seat, action.card)
            return Message(f"all_aboard-hint-why-{why}", {"card": Card(action.card), **facts}) if why else None
        if not isinstance(action, Clear | Signal | Wagon | Dump | Run):
            return None
        lying = action.cards if isinstance(action, Run) else laid(action)
        left = [c for c in s.hands[seat] if c not in lying]
        if left and reds(left) == len(left):
            why, facts = "bonus", {}
        elif isinstance(action, Run):
            why, facts = about_run(s, seat, action)
        elif isinstance(action, Dump):
            why, facts = "dump", {"count": len(lying), "points": COST * len(lying)}
        else:
            why, facts = about_step(s, seat, action)
        return Message(f"all_aboard-hint-why-{why}", {"card": Card(lying[-1]), **facts}) if why else None


def about_show(s: AllAboardState, seat: int, card: int) -> tuple[str, dict[str, Any]]:
    """Return the reason: a red card costs points, and the highest card of a hand hardly ever starts."""
    if RED[card]:
        return "show-red", {"points": COST}
    return ("show-low" if card == min(s.hands[seat], key=RANKED.__getitem__) else ""), {}


def about_run(s: AllAboardState, seat: int, action: Run) -> tuple[str, dict[str, Any]]:
    """Return the reason: the number of wagons; without any, the number of red cards it gets rid of."""
    sent = sum(isinstance(step, Wagon) for step in split(s.hands[seat], s.table, s.red_dump, action.cards)[0])
    gone = reds(action.cards)
    if sent:
        return "run", {"count": sent}
    return ("dump", {"count": gone, "points": COST * gone}) if gone else ("", {})


def about_step(s: AllAboardState, seat: int, action: Clear | Signal | Wagon) -> tuple[str, dict[str, Any]]:
    """Return the reason: the wagons that may follow; for a last wagon, whether a signal stops the train."""
    card, hand = action.card, s.hands[seat]
    sent = int(isinstance(action, Wagon))
    wagons = most_wagons(frozenset(hand) - {card}, card, s.red_dump, len(s.deck) - sent, {})
    if wagons:
        return action.tag, {"count": wagons + sent}
    if sent and len(s.deck) > 1:  # the wagon that empties the deck ends the round
        signals = [c for c in hand if RED[c] and MATES[card][c]]
        return ("stops", {"right": Card(signals[0])}) if signals else ("last", {})
    return "", {}


def most_wagons(hand: frozenset[int], table: int, rule: str, deck: int, seen: dict[Any, int]) -> int:
    """Return how many wagons can still go in this turn; ``seen`` caches results by hand and table card."""
    if deck == 0:
        return 0
    if (hand, table, deck) not in seen:
        best = 0
        for move in steps(sorted(hand), table, rule):
            if not isinstance(move, Dump):
                sent = int(isinstance(move, Wagon))
                best = max(best, sent + most_wagons(hand - {move.card}, move.card, rule, deck - sent, seen))
        seen[hand, table, deck] = best
    return seen[hand, table, deck]


POLICY = AllAboardPolicy()
