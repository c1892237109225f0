"""The moves of All Aboard, the cards that may follow a table card, and whole runs of such steps.

A dump lists its cards, the final top card last. A run lists its cards in order; a dump at its end is listed the same
way. The colours decide what each step is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.action import Action
from engine.core.facts import Card, Message
from engine.families.hands import about_card
from engine.families.jokers import NO_SUIT, PACK, RED, SUIT_OF
from engine.games.all_aboard.terms import FITS, FREE, GOES, MATES, OPENS, RED_SUITS, ROLLS, STOPS

OFFERED: Final = 25
"""The maximum number of whole runs offered, the longest trains first; any other run can be entered card by card."""
LOOKED_AT: Final = 200
"""The maximum number of runs examined to find them."""


class Show(Action):
    """Show a hand card for the start player; it is out of play (R3)."""

    card: int


class Clear(Action):
    """Release a red signal by a black card of its number."""

    card: int


class Signal(Action):
    """Play a red card of the number of a black table card: forced (R10)."""

    card: int


class Wagon(Action):
    """Play a black card on a black one, and take a proof of passage."""

    card: int


class Dump(Action):
    """Play all cards of one red suit with all red jokers; the last one lies on top. Ends the turn (R8)."""

    cards: tuple[int, ...]


class Run(Action):
    """Several steps of a turn at once, card by card; a dump has its top card last."""

    cards: tuple[int, ...]


Step = Clear | Signal | Wagon | Dump
Turn = Step | Run
SHOW = tuple(Show(c) for c in range(PACK))
CLEAR = tuple(Clear(c) for c in range(PACK))
SIGNAL = tuple(Signal(c) for c in range(PACK))
WAGON = tuple(Wagon(c) for c in range(PACK))
DUMP = tuple(Dump((c,)) for c in range(PACK))
"""One object per card, so that simulations make none."""


def red_sets(hand: Sequence[int]) -> list[list[int]]:
    """Return the possible dumps: the cards of each red suit with all red jokers; the jokers alone once."""
    by_suit: dict[int, list[int]] = {}
    for c in hand:
        if RED[c]:
            suit = SUIT_OF[c]
            if suit in by_suit:
                by_suit[suit].append(c)
            else:
                by_suit[suit] = [c]
    jokers = by_suit.pop(NO_SUIT, None)
    found = [by_suit[suit] for suit in RED_SUITS if suit in by_suit]
    if jokers:
        found = [cards + jokers for cards in found]
        if len(found) < len(RED_SUITS):
            found.append(jokers)
    return found


def dumps(cards: list[int], table: int, free: bool) -> list[Dump]:
    """Return the dumps of a whole set, one for each possible top card while another card joins the signal (R7)."""
    fits = FITS[table]
    join = [c for c in cards if fits[c]]
    if free:
        join += [c for c in cards if not fits[c]]
    if not join:
        return []
    if len(cards) == 1:
        return [DUMP[cards[0]]]
    first, second = join[0], join[1] if len(join) > 1 else -1
    found = []
    for top in cards:
        joins = first if first != top else second
        if joins >= 0:
            found.append(Dump((joins, *[c for c in cards if c != joins and c != top], top)))  # quicker
    return found


def steps(hand: Sequence[int], table: int, rule: str) -> list[Step]:
    """Return the steps that a hand allows on a table card; ``rule`` is the option ``red_dump``."""
    if not RED[table]:
        stops = STOPS[table]
        signals: list[Step] = [SIGNAL[c] for c in hand if stops[c]]
        rolls = ROLLS[table]
        return signals or [WAGON[c] for c in hand if rolls[c]]
    opens, free = OPENS[table], rule == FREE
    found: list[Step] = [CLEAR[c] for c in hand if opens[c]]
    for cards in red_sets(hand):
        found += dumps(cards, table, free)
    return found


def stuck(hand: Sequence[int], table: int, rule: str) -> bool:
    """True if nothing may be played."""
    goes = GOES[rule == FREE][table]
    for c in hand:  # noqa: SIM110  # a loop is twice as quick as ``any``
        if goes[c]:
            return False
    return True


def same(move: Action, legal: Sequence[Step]) -> Step | None:
    """Return the legal step that equals a move: a dump in any order with the same top card. None if there is none."""
    if not isinstance(move, Dump):
        return next((step for step in legal if step == move), None)
    cards, top = sorted(move.cards), move.cards[-1:]
    found = (a for a in legal if isinstance(a, Dump) and sorted(a.cards) == cards and a.cards[-1:] == top)
    return next(found, None)


def laid(move: Step) -> tuple[int, ...]:
    """Return the cards a step lays on the line, in order."""
    return move.cards if isinstance(move, Dump) else (move.card,)


def split(hand: Sequence[int], table: int, rule: str, cards: Sequence[int]) -> tuple[list[Step], int]:
    """Return the legal steps of a run, and how many of its cards they lay."""
    left, found, at = list(hand), list[Step](), 0
    while at < len(cards) and cards[at] in left:
        move = step_of(left, table, rule, cards[at:])
        if move is None:
            break
        found.append(move)
        lying = laid(move)
        at += len(lying)
        for c in lying:
            left.remove(c)
        table = lying[-1]
    return found, at


def step_of(hand: Sequence[int], table: int, rule: str, cards: Sequence[int]) -> Step | None:
    """Return the next step of a run with these cards; a dump takes all of them. The hand holds the first card."""
    card = cards[0]
    if not RED[table]:
        if RED[card]:
            return SIGNAL[card] if MATES[table][card] else None
        stops = STOPS[table]
        return WAGON[card] if FITS[table][card] and not any(stops[c] for c in hand) else None
    if not RED[card]:
        return CLEAR[card] if MATES[table][card] else None
    wanted = sorted(cards)
    for whole in red_sets(hand):
        if sorted(whole) == wanted:
            return next((dump for dump in dumps(whole, table, rule == FREE) if dump.cards[-1] == cards[-1]), None)
    return None


def whole_runs(hand: Sequence[int], table: int, rule: str, deck: int) -> list[Run]:
    """Return runs of at least two steps to the end of the turn, the most wagons first, then the most cards."""
    found: list[tuple[int, int, tuple[int, ...]]] = []
    for k, (wagons, cards, count) in enumerate(ways(list(hand), table, rule, deck)):
        if k == LOOKED_AT:
            break
        if count > 1:
            found.append((-wagons, -len(cards), cards))
    found.sort(key=lambda entry: entry[:2])
    return [Run(cards) for _, _, cards in found[:OFFERED]]


def ways(hand: list[int], table: int, rule: str, deck: int) -> Iterator[tuple[int, tuple[int, ...], int]]:
    """Return wagons, cards and steps of every way to the end of the turn; ``deck`` wagons empty the deck."""
    moves = steps(hand, table, rule) if deck else []
    if not moves:
        yield 0, (), 0
    for move in moves:
        lying, wagon = laid(move), isinstance(move, Wagon)
        if isinstance(move, Dump):
            yield 0, lying, 1
            continue
        for wagons, cards, count in ways([c for c in hand if c not in lying], lying[-1], rule, deck - wagon):
            yield wagons + wagon, lying + cards, count + 1


# Why not


def refused(hand: Sequence[int], table: int, rule: str, move: Turn) -> Message:
    """Return why a step, or the first illegal step of a run, cannot be made. ``at``: the place of the card, 0 for a
    step."""
    if not isinstance(move, Run):
        return _refused(hand, table, rule, move.tag, laid(move), 0)
    found, at = split(hand, table, rule, move.cards)
    rest, gone = move.cards[at:], {c for step in found for c in laid(step)}
    if not rest:
        return Message("all_aboard-no-run")
    if found:
        table = laid(found[-1])[-1]
    red = 0 <= rest[0] < PACK and RED[rest[0]]
    tag = "dump" if red and RED[table] else "signal" if red else "clear" if RED[table] else "wagon"
    left = [c for c in hand if c not in gone]
    return _refused(left, table, rule, tag, rest if tag == "dump" else rest[:1], at + 1)


def _refused(hand: Sequence[int], table: int, rule: str, tag: str, cards: Sequence[int], at: int) -> Message:
    """Return the reason ``all_aboard-no-...``."""
    if not cards:
        return Message("illegal-now")
    wrong = next((c for k, c in enumerate(cards) if c not in hand or c in cards[:k]), None)
    if wrong is not None:
        return no_card(wrong, at)
    facts = {"at": at, "card": Card(cards[0]), "table": Card(table)}
    no_signal = tag == "signal" and not RED[cards[0]]
    if no_signal or tag in (("signal", "wagon") if RED[table] else ("clear", "dump")):
        return Message(f"all_aboard-no-{'danger' if RED[table] else 'open'}", facts)
    if tag == "dump":
        return _no_dump(hand, table, rule, cards, facts)
    signal = next((c for c in hand if RED[c] and MATES[table][c]), -1)
    if signal >= 0 and not RED[table]:
        return Message("all_aboard-no-signal_first", facts | {"signal": Card(signal)})
    return Message(f"all_aboard-no-{tag}", facts)


def no_card(card: int, at: int) -> Message:
    """Return the reason for a card that is not in the hand, or is named twice."""
    return about_card("all_aboard-no-card", card, range(PACK), at=at)


def _no_dump(hand: Sequence[int], table: int, rule: str, cards: Sequence[int], facts: dict[str, int]) -> Message:
    """Return why a dump is refused: not a whole suit, no card fits the signal, or the fitting card is on top."""
    whole = next((one for one in red_sets(hand) if {*one} == {*cards}), None)
    if whole is None:
        more = next((len(one) for one in red_sets(hand) if {*one} == {*cards[: len(one)]}), 0)
        if 0 < more < len(cards):
            return Message("all_aboard-no-after", facts | {"card": Card(cards[more])})
        return Message("all_aboard-no-whole", facts)
    if not any(FITS[table][c] for c in whole):
        return Message("all_aboard-no-join", facts)
    return Message("all_aboard-no-top", facts | {"card": Card(cards[-1])})
