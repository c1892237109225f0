"""Common words of trick games: the words on the table, the task, and the description of a hand.

The words are in ``tricks.ftl`` and ``cards.ftl``. Each game decides who takes a trick (``Taken``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final, TypeVar

from engine.core.cards import SUIT, SUITS
from engine.core.state import NO_SEAT
from engine.core.view import View
from engine.families.tricks import NO_TRUMP, TrickState, best
from locales import Words
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.look import Look
from render.kit.layout import Column, Node, Paint, Text
from render.kit.pages.hand import Hand, HandCard, Shown
from render.kit.pages.trick_table import Face, Labels, Played, TrickTable, card_face, last_trick, small_face
from render.kit.pieces.person import Person, names
from render.kit.plaque import Plaque
from render.narration.cards import card_name, card_short, card_spoken, suit_name, turn_word
from render.narration.contract import Label
from render.narration.halt import halt_task, whose_turn
from render.narration.hands import every_hand, own_cards
from render.narration.spoken import trick_told
from render.narration.telling import Telling
from render.unshown import Unshown

IN_TRICKS: Final = (
    Unshown("voids", "who could not follow is for the players to remember"),
    Unshown("hands leader last_trick last_leader last_winner", "the outcome is told", "over"),
)
"""What the pictures of any trick game leave out of ``TrickState``."""

_LAST, _LAST_ROOM = 66, 360
"""Width of a card of the trick before on a hand, and of all of them, px."""

T = TypeVar("T", bound=TrickState)
Taken = Callable[[Sequence[int]], int]
"""A function that returns the index of the card that takes a trick so far."""


def trick_labels(words: Words) -> Labels:
    """Return the words turn, lead, winning so far, last trick, and "3rd" (``cards.ftl``)."""
    lead, best, last = (words(f"cards-{key}") for key in ("lead", "best", "last-trick"))
    return Labels(turn_word(words), lead, best, last, lambda n: nth(n, words))


def nth(number: int, words: Words) -> str:
    """Return the place of a card in its trick, from 1: 3番目, 3rd."""
    return words("cards-nth", n=number)


def owner(players: Sequence[int], leader: int, at: int) -> int:
    """Return who plays card ``at`` of a trick; ``players`` are the seats that play, in order."""
    return players[(players.index(leader) + at) % len(players)]


def in_turn(
    trick: Sequence[int],
    leader: int,
    players: int | Sequence[int],
    words: Words,
    face: Callable[[int], Face] = card_face,
) -> list[Played]:
    """Return the cards of a trick with their owners; ``players`` are the seats that play, or their number."""
    order = range(players) if isinstance(players, int) else players
    return [Played(owner(order, leader, k), face(c), told=card_spoken(c, words)) for k, c in enumerate(trick)]


def table_of(
    look: Look,
    view: View[T],
    people: Sequence[Person],
    words: Words,
    right: str,
    seats: Iterable[Plaque],
    taken: Taken = best,
    players: Sequence[int] = (),
) -> TrickTable:
    """Return the table of a trick game: the trick so far, whose turn it is, and the trick before; ``players`` play, if
    some seats are out."""
    s, order = view.s, players or range(view.seats)
    return TrickTable(
        look,
        *words.both(f"{view.game}-title"),
        right,
        tuple(seats),
        trick_labels(words),
        tuple(in_turn(s.trick, s.leader, order, words)),
        owner(order, s.leader, taken(s.trick)) if s.trick else NO_SEAT,
        view.waiting[0] if s.phase == "play" and view.waiting and not view.over else NO_SEAT,
        tuple(in_turn(s.last_trick, s.last_leader, order, words, small_face)),
        s.last_winner,
        last_move=last_move(Telling(view, names(people), words), players),
        mover=mover(s, view.seats, players),
    )


def hand_of(
    look: Look,
    view: View[T],
    people: Sequence[Person],
    words: Words,
    about: Node | tuple[str, str, str],
    own: Sequence[HandCard] | None = None,
    taken: Taken = best,
) -> Hand:
    """Return the hand of a trick game during a trick, with the task; at other times the cards alone.

    ``about`` is beside the trick, ``own`` replaces the cards of ``own_cards``, as it must while a move is asked for
    that is no card; the task outside of tricks is ``<slug>-task-<phase>``.
    """
    playing, telling = view.s.phase == "play" and not view.over, Telling(view, names(people), words)
    task = (halt_task(view, words), "")
    if view.asked:
        task = play_task(view, words) if playing else (words(f"{view.game}-task-{view.s.phase}"), "")
    return Hand(
        look,
        *words.both("tricks-hand-title"),
        own_cards(view, words) if own is None else tuple(own),
        *task,
        wait=waits_for(telling),
        trick=answered(view.s, people, words, taken) if playing else (),
        about=about if playing else ("", "", ""),
        you=own_place(view, words),
        last_move=last_move(telling),
        mover=mover(view.s, view.seats),
        people=people,
        **every_hand(view, words),
    )


def in_line(hand: Hand, view: View[T], people: Sequence[Person], words: Words, *, shown: bool = True) -> Hand:
    """Return the hand with the empty places of those who play after the viewer; before the lead also with the trick
    before (``shown``)."""
    s = view.s
    if not hand.you[0]:
        return hand
    order = [(s.leader + k) % view.seats for k in range(len(s.trick) + 1, view.seats)]
    hand = replace(hand, to_come=tuple((people[p], p) for p in order))
    return beside_the_last(hand, view, people, words) if shown else hand


def beside_the_last(
    hand: Hand, view: View[T], people: Sequence[Person], words: Words, players: Sequence[int] = ()
) -> Hand:
    """Return the hand before the viewer's lead with the trick before, at the right; ``players`` play, if some seats are
    out."""
    s, about = view.s, hand.about
    if not hand.you[0] or s.trick or not s.last_trick or not isinstance(about, Node):
        return hand
    seats = [Plaque(who, p) for p, who in enumerate(people)]
    count = len(s.last_trick)
    width = min(_LAST, (_LAST_ROOM - (13 if count < 6 else 9) * (count - 1)) // count)
    cards = last_trick(table_of(hand.look, view, people, words, "", seats, players=players), width)
    last = Column(Text(words("cards-last-trick"), 26, quiet=True), cards, gap=6)

    def draw(canvas: Canvas, x: float, y: float, wide: float, height: float) -> None:
        about.place(canvas, x, y, wide)
        last.place(canvas, theme.WIDTH - x - last.want, y + (height - last.height) / 2, last.want)

    return replace(hand, about=Paint(about.want, about.height, draw), aside=last.want + 26)


def last_told(view: View[T], words: Words, players: Sequence[int] = ()) -> str:
    """Return the trick before in words; ``players`` play, if some seats are out."""
    s, order = view.s, players or range(view.seats)
    lying = [(owner(order, s.last_leader, k), card_spoken(c, words)) for k, c in enumerate(s.last_trick)]
    return trick_told("spoken-last", lying, s.last_winner, words)


def answered(
    s: TrickState, people: Sequence[Person], words: Words, taken: Taken = best, seats: Sequence[int] = ()
) -> tuple[Shown, ...]:
    """Return the trick above a hand: the lead, and which card is winning; ``seats`` have played, if some are out."""
    labels, top = trick_labels(words), taken(s.trick) if s.trick else -1
    tags = [labels.best if k == top else labels.lead if k == 0 else "" for k in range(len(s.trick))]
    seats = seats or [(s.leader + k) % len(people) for k in range(len(s.trick))]
    return tuple(
        Shown(people[p], p, card_face(c), tag, k == top, card_spoken(c, words))
        for k, (p, c, tag) in enumerate(zip(seats, s.trick, tags, strict=True))
    )


def own_place(view: View[T], words: Words) -> tuple[str, str]:
    """Return the content of the empty place for the viewer's card; nothing unless it is to play."""
    s = view.s
    if not view.asked or s.phase != "play":
        return "", ""
    return words("tricks-you"), nth(len(s.trick) + 1, words) if s.trick else words("cards-lead")


def duty(view: View[T]) -> tuple[str, int]:
    """Return the viewer's duty: ``lead``, ``follow`` or ``free``, and the suit that was led, -1 for none."""
    if not view.s.trick:
        return "lead", -1
    led = SUIT[view.s.trick[0]]
    return ("follow" if any(SUIT[c] == led for c in view.s.hands[view.me]) else "free"), led


def play_prompt(telling: Telling[T]) -> str:
    """Return the question for a card of the trick."""
    key, led = duty(telling.view)
    return telling(f"tricks-prompt-{key}", suit="" if led < 0 else suit_name(led, telling.words))


def play_task(view: View[T], words: Words) -> tuple[str, str]:
    """Return the same in gold on a hand: a few words, and the suit to follow."""
    key, led = duty(view)
    return words(f"tricks-task-{key}"), SUITS[led] if key == "follow" else ""


def play_label(telling: Telling[T], card: int, taken: Taken | None = None, trump: int = NO_TRUMP) -> Label:
    """Return a card in a menu; the hint says it in full, and whether it would win so far.

    By the usual rule (with ``trump``) a card that does not win now can never win; in a game with its own rule, later
    cards may help it.
    """
    words = telling.words
    trick, name = [*telling.s.trick, card], card_name(card, words)
    if len(trick) > 1:
        wins = (taken(trick) if taken else best(trick, trump)) == len(trick) - 1
        name = words(f"tricks-hint-{'winning' if wins else 'losing' if taken else 'lost'}", name=name)
    return Label(card_short(card, words), name)


def waits_for(telling: Telling[T]) -> str:
    """Return the line about whom the table waits for, or that the game is over; callers show it only if the viewer
    has no task."""
    if telling.s.phase != "play" and not telling.view.over:
        return telling("tricks-waiting")
    return whose_turn(telling)


def mover(s: TrickState, seats: int, players: Sequence[int] = ()) -> int:
    """Return the seat of the last move: that of the card played last, or the taker of the trick before; ``players``
    play, if some are out."""
    if s.trick:
        return owner(players or range(seats), s.leader, len(s.trick) - 1)
    return s.last_winner if s.last_trick else NO_SEAT


def last_move(telling: Telling[T], players: Sequence[int] = ()) -> str:
    """Return the card played last, first of all, or the taker of the trick before; "" before the first card."""
    s, seat = telling.s, mover(telling.s, len(telling.names), players)
    if s.trick:
        return telling("tricks-played", card=card_short(s.trick[-1], telling.words), name=telling.name(seat))
    return telling("tricks-taken", name=telling.name(seat)) if s.last_trick else ""


def numbered_told(cards: Sequence[int], words: Words) -> str:
    """Return cards with their numbers, as a screen reader says them."""
    return words.join(
        [words("tricks-numbered", number=str(k), card=card_spoken(c, words)) for k, c in enumerate(cards, 1)]
    )
