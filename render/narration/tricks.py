"""What every game of tricks says alike: the words on its table, what is to be played, and how a hand is told.

The words are in ``tricks.ftl`` and ``cards.ftl``. Who takes a trick each game says itself (``Taken``).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from engine.core.cards import SUIT, SUITS
from engine.core.view import View
from engine.families.tricks import NO_TRUMP, TrickState, best
from locales import Words
from render.kit.hand import HandCard, Shown
from render.kit.person import Person
from render.kit.trick_table import Face, Labels, Played, card_face
from render.narration.cards import card_name, card_short, card_spoken, suit_name, turn_word
from render.narration.contract import Label

T = TypeVar("T", bound=TrickState)
Taken = Callable[[Sequence[int]], int]
"""Which card of a trick takes it as it lies, by its index."""


def trick_labels(words: Words) -> Labels:
    """Turn, lead, winning so far, last trick, and "3rd" (``cards.ftl``)."""
    lead, best, last = (words(f"cards-{key}") for key in ("lead", "best", "last-trick"))
    return Labels(turn_word(words), lead, best, last, lambda n: nth(n, words))


def nth(number: int, words: Words) -> str:
    """The place of a card in its trick, from 1: 3番目, 3rd."""
    return words("cards-nth", n=number)


def in_turn(trick: Sequence[int], leader: int, seats: int, face: Callable[[int], Face] = card_face) -> list[Played]:
    """The cards of a trick with whose they are."""
    return [Played((leader + k) % seats, face(c)) for k, c in enumerate(trick)]


def answered(s: TrickState, people: Sequence[Person], words: Words, taken: Taken = best) -> tuple[Shown, ...]:
    """The trick above a hand: the lead, and which card is winning."""
    labels, top = trick_labels(words), taken(s.trick) if s.trick else -1
    tags = [labels.best if k == top else labels.lead if k == 0 else "" for k in range(len(s.trick))]
    seats = [(s.leader + k) % len(people) for k in range(len(s.trick))]
    return tuple(
        Shown(people[p], p, card_face(c), tag, k == top)
        for k, (p, c, tag) in enumerate(zip(seats, s.trick, tags, strict=True))
    )


def own_place(view: View[T], words: Words) -> tuple[str, str]:
    """What stands in the empty place of the viewer's card; nothing unless it is to play."""
    s = view.s
    if not view.asked or s.phase != "play":
        return "", ""
    return words("tricks-you"), nth(len(s.trick) + 1, words) if s.trick else words("cards-lead")


def own_cards(view: View[T], marked: Sequence[int] = (), mark: str = "") -> tuple[HandCard, ...]:
    """The hand with its numbers, and which cards may be chosen; ``mark`` stands on those of ``marked``."""
    allowed = {a.wire()[1] for a in view.legal}
    return tuple(
        HandCard(card_face(c), k, c in allowed if view.asked else None, mark if c in marked else "")
        for k, c in enumerate(view.s.hands[view.me], 1)
    )


def duty(view: View[T]) -> tuple[str, int]:
    """What the viewer is to play: ``lead``, ``follow`` or ``free``, and the suit that was led, -1 for none."""
    if not view.s.trick:
        return "lead", -1
    led = SUIT[view.s.trick[0]]
    return ("follow" if any(SUIT[c] == led for c in view.s.hands[view.me]) else "free"), led


def play_prompt(view: View[T], words: Words) -> str:
    """The question for a card of the trick."""
    key, led = duty(view)
    return words(f"tricks-prompt-{key}", suit="" if led < 0 else suit_name(led, words))


def play_task(view: View[T], words: Words) -> tuple[str, str]:
    """The same in gold on a hand: a few words, and the suit to be followed."""
    key, led = duty(view)
    return words(f"tricks-task-{key}"), SUITS[led] if key == "follow" else ""


def play_label(view: View[T], card: int, words: Words, taken: Taken | None = None, trump: int = NO_TRUMP) -> Label:
    """A card in a menu; the hint says it in full, and whether it would win as the trick lies.

    Where the usual rule holds (with ``trump``) a card that does not can never win; where a game has its own, later
    cards may help it.
    """
    trick, name = [*view.s.trick, card], card_name(card, words)
    if len(trick) > 1:
        wins = (taken(trick) if taken else best(trick, trump)) == len(trick) - 1
        name = words(f"tricks-hint-{'winning' if wins else 'losing' if taken else 'lost'}", name=name)
    return Label(card_short(card, words), name)


def waits_for(view: View[T], names: Sequence[str], words: Words) -> str:
    """Whom the table waits for, where it is not the viewer."""
    if view.over:
        return words("tricks-over")
    if view.s.phase != "play":
        return words("tricks-waiting")
    return words("tricks-wait", name=names[view.waiting[0]])


def last_move(s: TrickState, names: Sequence[str], words: Words) -> str:
    """The card played last, first of all, or who took the trick before; "" before the first card."""
    if s.trick:
        name = names[(s.leader + len(s.trick) - 1) % len(names)]
        return words("tricks-played", card=card_short(s.trick[-1], words), name=name)
    return words("tricks-taken", name=names[s.last_winner]) if s.last_trick else ""


def hand_told(view: View[Any], words: Words) -> str:
    """The own cards with their numbers, as a screen reader says them."""
    hand = view.s.hands[view.me]
    shown = [words("tricks-numbered", number=str(k), card=card_spoken(c, words)) for k, c in enumerate(hand, 1)]
    return words("tricks-hand", seat=str(view.me + 1), cards=words.join(shown)) if hand else words("tricks-empty")


def playable(view: View[T], words: Words) -> str:
    """The numbers of the cards that may be played; nothing where all may."""
    allowed = {a.wire()[1] for a in view.legal}
    numbers = [str(k) for k, c in enumerate(view.s.hands[view.me], 1) if c in allowed]
    return words("tricks-playable", numbers=words.join(numbers)) if len(numbers) < len(view.s.hands[view.me]) else ""
