"""Tennos Square in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final

from engine.core.action import Action
from engine.core.events import GameEvent
from engine.core.state import NO_CARD, NO_SEAT
from engine.families.outcome import Over
from engine.games.tennos_square.state import (
    EVENTS,
    DealOver,
    Given,
    Placed,
    Swapped,
    TennosSquareState,
    TennosSquareView,
)
from engine.games.tennos_square.terms import (
    DECK,
    GROUPS,
    STEP,
    WIDTH,
    bonus,
    by_rank,
    group_of,
)
from locales import Words
from render.emoji import CARDS, card_key
from render.kit.drawing.names import cut_name
from render.kit.pieces.person import Person
from render.narration.cards import card_name, card_short, card_spoken
from render.narration.contract import Label, Narration
from render.narration.telling import Telling

NAMED: Final = (card_spoken, card_short)
"""How to name a card: for reading aloud, or short if there is no room."""
_NAME = 300
"""Room for a name in the line of the last move, px."""


def deal_points(view: TennosSquareView, deal: int, seat: int, words: Words) -> str:
    """Return the points of ``seat`` in a finished deal (from 0): the row, and the bonus if it completed it."""
    out = view.s.outs[deal] == seat
    return words("tennos_square-points", row=view.s.row_points[deal][seat], bonus=bonus(view.seats) if out else 0)


def _by_name(key: str, fact: str, values: Sequence[Any], telling: Telling[TennosSquareState]) -> str:
    """Return an item of every player, with their names."""
    told = [telling(key, name=name, **{fact: value}) for name, value in zip(telling.names, values, strict=False)]
    return telling.words.listed(told)


def mover(view: TennosSquareView) -> int:
    """Return the seat of the last event."""
    s = view.s
    if view.phase == "turn" and s.taken >= 0:
        return view.waiting[0]
    if s.placed:
        return s.placed[0]
    return s.outs[-1] if s.outs and s.deal > len(s.outs) else NO_SEAT


def last_move(view: TennosSquareView, people: Sequence[Person], words: Words) -> str:
    """Return the last event, as far as the table shows it: a card placed or taken, or the seat that ended the deal
    before."""
    s = view.s

    def told(key: str, **facts: str) -> str:
        name = cut_name(people[mover(view)].name, 24, _NAME, (who.name for who in people))
        return words(f"tennos_square-last-{key}", name=name, **facts)

    if view.phase == "turn" and s.taken >= 0:
        return told("took", card=card_name(s.taken, words))
    if s.placed:
        seat, slot = s.placed
        return told("placed", card=card_name(s.row[seat][slot - 1], words), slot=str(slot))
    if s.outs and s.deal > len(s.outs):
        return told("out", deal=str(len(s.outs)), points=str(bonus(view.seats)))
    return ""


class TennosSquareNarration(Narration[TennosSquareState]):
    """The words of the game (see ``render.narration.contract``). Rows are read from their owner's left, seats by number
    and name."""

    slug = "tennos_square"
    events = EVENTS
    from_hand: ClassVar[Mapping[str, int]] = {"discard": 1, "place": 1}

    def prompt(self, telling: Telling[TennosSquareState]) -> str:
        """Return the question: give up, place, or place after an optional swap."""
        view = telling.view
        key = "discard"
        if view.phase == "turn":
            tags = {move.tag for move in view.legal}
            swapped = view.s.taken >= 0 and view.seat in view.waiting
            key = "turn" if "swap" in tags else "swapped" if swapped else "place"
        return telling(f"tennos_square-prompt-{key}")

    def tag_label(self, telling: Telling[TennosSquareState], tag: str) -> Label:
        """Return the verb, with its effect as the hint."""
        return Label(telling(f"tennos_square-tag-{tag}"), telling(f"tennos_square-hint-{tag}"))

    def field_prompt(self, telling: Telling[TennosSquareState], tag: str, chosen: Sequence[Any]) -> str:
        """Return the question: which card, and where to."""
        if tag == "place" and chosen:
            return telling("tennos_square-ask-place-2", card=card_short(chosen[0], telling.words))
        return telling(f"tennos_square-ask-{tag}-1")

    def face(self, view: TennosSquareView, tag: str, chosen: Sequence[Any], value: Any) -> str:
        """Return the emoji of cards, also of the pool; slots have none."""
        return card_key(value) if tag == "swap" and value in CARDS else super().face(view, tag, chosen, value)

    def value_label(self, telling: Telling[TennosSquareState], tag: str, chosen: Sequence[Any], value: Any) -> Label:
        """Return a card; a slot with its group, the next seat, and the cards on either side of it."""
        if tag == "place" and chosen:
            return self._slot_label(telling, value)
        if value == DECK:
            return Label(telling("tennos_square-take-deck"), telling("tennos_square-take-deck-hint"))
        shown = card_short(value, telling.words)
        own = tag == "swap" and telling.view.seat is not None and value in telling.s.hands[telling.view.seat]
        return Label(telling("tennos_square-take-own", card=shown) if own else shown)

    def _slot_label(self, telling: Telling[TennosSquareState], slot: int) -> Label:
        words = telling.words
        row = telling.s.row[telling.view.me]
        none = words("tennos_square-nothing")
        *_, left = none, *(card_short(c, words) for c in row[: slot - 1] if c >= 0)
        right = next((card_short(c, words) for c in row[slot:] if c >= 0), none)
        kind = {0: "self", 1: "left", 2: "partner", -1: "right"}[STEP[telling.view.seats][slot - 1]]
        following = words(f"tennos_square-slot-hint-{'out' if row.count(NO_CARD) == 1 else kind}")
        hint = words("tennos_square-slot-hint", next=following, left=left, right=right)
        return Label(words("tennos_square-slot", slot=str(slot), group=self._group(telling, slot)), hint)

    def _group(self, telling: Telling[TennosSquareState], slot: int) -> str:
        return telling(f"tennos_square-group-{group_of(slot, telling.view.seats)}")

    def move(self, telling: Telling[TennosSquareState], action: Action) -> str:
        """Return the whole move."""
        tag, *values = action.wire()
        if tag == "swap" and values[0] == DECK:
            return telling("tennos_square-move-swap-deck")
        facts = {"card": card_short(values[0], telling.words)}
        if tag == "place":
            facts |= {"slot": str(values[1]), "group": self._group(telling, values[1])}
        return telling(f"tennos_square-move-{tag}", **facts)

    def event_card(self, card: int, words: Words) -> str:
        """Return a short name, since several may be in one sentence."""
        return card_short(card, words)

    def event_cards(self, cards: Iterable[int], words: Words) -> str:
        """Return two or three cards, with a word between the last ones."""
        return words.join([card_short(c, words) for c in cards])

    def tell(self, told: GameEvent, telling: Telling[TennosSquareState]) -> str | None:
        """Return the sentence of an event: others' cards by name; effects of slot and swap; the winner, a team or
        several."""
        words = telling.words
        match told:
            case Given(cards):
                shown = [card_short(c, words) for c in cards]
                given = _by_name("tennos_square-given-of", "card", shown, telling)
                return words("tennos_square-event-given", cards=given)
            case Swapped(took=took) if took == DECK:
                paid = self.event_cards(told.paid, words)
                return words("tennos_square-event-swapped-deck", seat=telling.name(told.seat), paid=paid)
            case Placed(seat, card, slot, to) if to in (NO_SEAT, seat):
                facts = {"seat": telling.name(seat), "card": card_short(card, words), "slot": str(slot)}
                return words(f"tennos_square-event-placed-{'out' if to == NO_SEAT else 'again'}", **facts)
            case DealOver(deal, out, rows):
                points = _by_name("tennos_square-points-of", "points", rows, telling)
                facts = {"deal": str(deal), "out": telling.name(out), "bonus": str(told.bonus)}
                return words("tennos_square-event-deal_over", rows=points, **facts)
            case Over(_, winners) if len(set(telling.view.team)) < telling.view.seats:
                return words("tennos_square-event-over-team", winners=telling.people(winners))
        return super().tell(told, telling)

    def mode(self, telling: Telling[TennosSquareState]) -> str:
        """Return partnership, individual or split partnership."""
        return telling(f"tennos_square-option-mode-{telling.s.mode}")

    def state_line(self, telling: Telling[TennosSquareState]) -> str:
        """Return which deal, the mode, the deck."""
        if telling.view.over:
            return telling("tricks-over")
        deal, deck, mode = telling.s.deal, len(telling.s.deck), self.mode(telling)
        return telling("tennos_square-state", deal=deal, deals=telling.view.seats, mode=mode, deck=deck)

    def row_words(self, row: Sequence[int], words: Words) -> tuple[str, str]:
        """Return a row by groups, each named: "left 2 of hearts, x, x; centre ..."; and with short names of cards."""
        left, _, right = GROUPS[3 if len(row) == WIDTH[3] else 4]
        told = []
        for card in NAMED:
            shown = [card(c, words) if c >= 0 else "x" for c in row]
            cuts = {"left": shown[:left], "centre": shown[left:-right], "right": shown[-right:]}
            told.append(words("tennos_square-alt-groups", **{side: words.listed(part) for side, part in cuts.items()}))
        return told[0], told[1]


def pool_words(view: TennosSquareView, words: Words) -> tuple[str, str]:
    """Return the cards of the pool, low to high; and by their short names."""
    spoken, short = (words.listed([card(c, words) for c in by_rank(view.s.pool)]) for card in NAMED)
    return spoken, short


NARRATION = TennosSquareNarration()
