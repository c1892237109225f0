"""Tennos Square in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.events import GameEvent
from engine.core.state import NO_CARD, NO_SEAT
from engine.families.outcome import Over
from engine.games.tennos_square.events import EVENTS, DealOver, Given, Placed, Swapped
from engine.games.tennos_square.state import TennosSquareState, TennosSquareView
from engine.games.tennos_square.terms import (
    DECK,
    GROUPS,
    INDIVIDUAL,
    PARTNERSHIP,
    STEP,
    WIDTH,
    bonus,
    by_rank,
    final_scores,
    group_of,
    next_seat,
    row_score,
)
from locales import Words
from render.emoji import CARDS, card_key
from render.kit import text
from render.kit.person import Person
from render.kit.text import BOLD
from render.narration.cards import card_name, card_short, card_spoken, seat_list, seat_number
from render.narration.contract import Label, Narration
from render.narration.lengths import first_fitting
from render.narration.speaker import Speaker

Called = Callable[[int, Words], str]
"""How to name a card: for reading aloud, or short if there is no room."""
_NAME = 300
"""Room for a name in the line of the last move, px."""


def deal_points(view: TennosSquareView, deal: int, seat: int, words: Words) -> str:
    """Return the points of ``seat`` in a finished deal (from 0): the row, and the bonus if it completed it."""
    out = view.s.outs[deal] == seat
    return words("tennos_square-points", row=view.s.row_points[deal][seat], bonus=bonus(view.seats) if out else 0)


def _by_name(key: str, fact: str, values: Sequence[Any], say: Speaker) -> str:
    """Return an item of every player, with their names."""
    told = [say.words(key, name=name, **{fact: value}) for name, value in zip(say.names, values, strict=False)]
    return say.words("tennos_square-comma").join(told)


def last_move(view: TennosSquareView, people: Sequence[Person], words: Words) -> str:
    """Return the last event, as far as the table shows it: a card placed or taken, or the seat that ended the deal
    before."""
    s = view.s

    def told(key: str, seat: int, **facts: str) -> str:
        name = text.clip(text.name(people[seat].name), BOLD, 24, _NAME)
        return words(f"tennos_square-last-{key}", name=name, **facts)

    if view.phase == "turn" and s.taken >= 0:
        return told("took", view.waiting[0], card=card_name(s.taken, words))
    if s.placed:
        seat, slot = s.placed
        return told("placed", seat, card=card_name(s.row[seat][slot - 1], words), slot=str(slot))
    if s.outs and s.deal > len(s.outs):
        return told("out", s.outs[-1], deal=str(len(s.outs)), points=str(bonus(view.seats)))
    return ""


class TennosSquareNarration(Narration[TennosSquareState]):
    """The words of the game (see ``render.narration.contract``). Rows are read from their owner's left, seats by number
    and name."""

    slug = "tennos_square"
    events = EVENTS
    from_hand: ClassVar[Mapping[str, int]] = {"discard": 1, "place": 1}

    def prompt(self, view: TennosSquareView, names: Sequence[str], words: Words) -> str:
        """Return the question: give up, place, or place after an optional swap."""
        key = "discard"
        if view.phase == "turn":
            tags = {move.tag for move in view.legal}
            swapped = view.s.taken >= 0 and view.seat in view.waiting
            key = "turn" if "swap" in tags else "swapped" if swapped else "place"
        return words(f"tennos_square-prompt-{key}")

    def tag_label(self, view: TennosSquareView, tag: str, words: Words) -> Label:
        """Return the verb, with its effect as the hint."""
        return Label(words(f"tennos_square-tag-{tag}"), words(f"tennos_square-hint-{tag}"))

    def field_prompt(self, view: TennosSquareView, tag: str, chosen: Sequence[Any], words: Words) -> str:
        """Return the question: which card, and where to."""
        if tag == "place" and chosen:
            return words("tennos_square-ask-place-2", card=card_short(chosen[0], words))
        return words(f"tennos_square-ask-{tag}-1")

    def face(self, view: TennosSquareView, tag: str, chosen: Sequence[Any], value: Any) -> str:
        """Return the emoji of cards, also of the pool; slots have none."""
        return card_key(value) if tag == "swap" and value in CARDS else super().face(view, tag, chosen, value)

    def value_label(self, view: TennosSquareView, tag: str, chosen: Sequence[Any], value: Any, words: Words) -> Label:
        """Return a card; a slot with its group, the next seat, and the cards on either side of it."""
        if tag == "place" and chosen:
            return self._slot_label(view, value, words)
        if value == DECK:
            return Label(words("tennos_square-take-deck"), words("tennos_square-take-deck-hint"))
        shown = card_short(value, words)
        own = tag == "swap" and view.seat is not None and value in view.s.hands[view.seat]
        return Label(words("tennos_square-take-own", card=shown) if own else shown)

    def _slot_label(self, view: TennosSquareView, slot: int, words: Words) -> Label:
        row = view.s.row[view.me]
        none = words("tennos_square-nothing")
        *_, left = none, *(card_short(c, words) for c in row[: slot - 1] if c >= 0)
        right = next((card_short(c, words) for c in row[slot:] if c >= 0), none)
        kind = {0: "self", 1: "left", 2: "partner", -1: "right"}[STEP[view.seats][slot - 1]]
        following = words(f"tennos_square-slot-hint-{'out' if row.count(NO_CARD) == 1 else kind}")
        hint = words("tennos_square-slot-hint", next=following, left=left, right=right)
        return Label(words("tennos_square-slot", slot=str(slot), group=self._group(view, slot, words)), hint)

    def _group(self, view: TennosSquareView, slot: int, words: Words) -> str:
        return words(f"tennos_square-group-{group_of(slot, view.seats)}")

    def move(self, view: TennosSquareView, action: Action, words: Words) -> str:
        """Return the whole move."""
        tag, *values = action.wire()
        if tag == "swap" and values[0] == DECK:
            return words("tennos_square-move-swap-deck")
        facts = {"card": card_short(values[0], words)}
        if tag == "place":
            facts |= {"slot": str(values[1]), "group": self._group(view, values[1], words)}
        return words(f"tennos_square-move-{tag}", **facts)

    def event_card(self, card: int, words: Words) -> str:
        """Return a short name, since several may be in one sentence."""
        return card_short(card, words)

    def event_cards(self, cards: Iterable[int], words: Words) -> str:
        """Return two or three cards, with a word between the last ones."""
        return words.join([card_short(c, words) for c in cards])

    def tell(self, told: GameEvent, view: TennosSquareView, say: Speaker) -> str | None:
        """Return the sentence of an event: others' cards by name; effects of slot and swap; the winner, a team or
        several."""
        words = say.words
        match told:
            case Given(cards):
                shown = [card_short(c, words) for c in cards]
                given = _by_name("tennos_square-given-of", "card", shown, say)
                return words("tennos_square-event-given", cards=given)
            case Swapped(took=took) if took == DECK:
                paid = self.event_cards(told.paid, words)
                return words("tennos_square-event-swapped-deck", seat=say.name(told.seat), paid=paid)
            case Placed(seat, card, slot, to) if to in (NO_SEAT, seat):
                facts = {"seat": say.name(seat), "card": card_short(card, words), "slot": str(slot)}
                return words(f"tennos_square-event-placed-{'out' if to == NO_SEAT else 'again'}", **facts)
            case DealOver(deal, out, rows):
                points = _by_name("tennos_square-points-of", "points", rows, say)
                facts = {"deal": str(deal), "out": say.name(out), "bonus": str(told.bonus)}
                return words("tennos_square-event-deal_over", rows=points, **facts)
            case Over(_, winners) if len(set(view.team)) < view.seats:
                return words("tennos_square-event-over-team", winners=seat_list(winners, say.names, words))
        return super().tell(told, view, say)

    def mode(self, view: TennosSquareView, words: Words) -> str:
        """Return partnership, individual or split partnership."""
        return words(f"tennos_square-option-mode-{view.s.mode}")

    def state_line(self, view: TennosSquareView, names: Sequence[str], words: Words) -> str:
        """Return which deal, the mode, the deck."""
        if view.over:
            return words("tennos_square-task-over")
        deal, deck, mode = view.s.deal, len(view.s.deck), self.mode(view, words)
        return words("tennos_square-state", deal=deal, deals=view.seats, mode=mode, deck=deck)

    def row_words(self, row: Sequence[int], words: Words, card: Called) -> str:
        """Return a row by groups, each named: "left 2 of hearts, x, x; centre ..."."""
        shown = [card(c, words) if c >= 0 else "x" for c in row]
        left, _, right = GROUPS[3 if len(row) == WIDTH[3] else 4]
        cuts = {"left": shown[:left], "centre": shown[left:-right], "right": shown[-right:]}
        comma = words("tennos_square-comma")
        return words("tennos_square-alt-groups", **{side: comma.join(cut) for side, cut in cuts.items()})

    def table_alt(self, view: TennosSquareView, names: Sequence[str], words: Words) -> str:
        """Return everything public, by seat; if Discord's limit leaves no room, without the next seat for each slot."""
        if view.over:
            return self.result_alt(view, names, words)
        ways = ((card_spoken, True), (card_spoken, False), (card_short, True), (card_short, False))
        return first_fitting(self._table(view, names, words, *way) for way in ways)

    def _table(self, view: TennosSquareView, names: Sequence[str], words: Words, card: Called, key: bool) -> str:
        """Return the table; ``key``: with the next seat for each slot."""
        mode, dealer = self.mode(view, words), str(view.s.dealer + 1)
        parts = [words("tennos_square-alt-head", mode=mode, deal=view.s.deal, deals=view.seats, dealer=dealer)]
        if view.phase == "discard":
            parts += self._discard_alt(view, names, words, card)
        else:
            parts += self._turn_alt(view, names, words, card)
            if key:
                parts.append(words(f"tennos_square-alt-key{view.seats}"))
        if view.s.mode == PARTNERSHIP and view.s.deal > 1:
            first, second, *_ = final_scores(PARTNERSHIP, view.s.totals)
            parts.append(words("tennos_square-alt-teams", first=first, second=second))
        return "\n".join(parts)

    @staticmethod
    def _pool(view: TennosSquareView, words: Words, card: Called) -> str:
        return words("tennos_square-comma").join(card(c, words) for c in by_rank(view.s.pool))

    def _discard_alt(self, view: TennosSquareView, names: Sequence[str], words: Words, card: Called) -> list[str]:
        seats, before = words.join([seat_number(p, words) for p in view.waiting]), view.s.last_rows
        parts = [
            words("tennos_square-alt-discard", seats=seats),
            words("tennos_square-alt-before" if before else "tennos_square-alt-facedown"),
        ]
        for p, name in enumerate(names[: view.seats]):
            facts = {"seat": str(p + 1), "name": name, "total": view.s.totals[p]}
            if before:
                points = deal_points(view, view.s.deal - 2, p, words)
                facts |= {"row": self.row_words(before[p], words, card), "points": points}
            parts.append(words(f"tennos_square-alt-{'row-before' if before else 'total'}", **facts))
        return parts

    def _turn_alt(self, view: TennosSquareView, names: Sequence[str], words: Words, card: Called) -> list[str]:
        s, mover = view.s, view.waiting[0]
        parts = [words("tennos_square-alt-turn", seat=str(mover + 1), name=names[mover])]
        if s.taken >= 0:
            parts.append(words("tennos_square-alt-swapped", card=card(s.taken, words)))
        parts.append(words("tennos_square-alt-pool", cards=self._pool(view, words, card), deck=len(s.deck)))
        parts.append(words("tennos_square-alt-rows"))
        for p, name in enumerate(names[: view.seats]):
            row, points = self.row_words(s.row[p], words, card), row_score(s.row[p])
            facts = {"seat": str(p + 1), "name": name, "hand": len(s.hands[p]), "total": s.totals[p]}
            parts.append(words("tennos_square-alt-row", row=row, points=points, **facts))
        if s.placed:
            seat, slot = s.placed
            placed = card(s.row[seat][slot - 1], words)
            parts.append(words("tennos_square-alt-last", seat=str(seat + 1), slot=str(slot), card=placed))
        return parts

    @staticmethod
    def _numbered(cards: Sequence[int], words: Words) -> str:
        """Return cards with their numbers from 1, x for a face-down slot."""
        shown = [card_spoken(c, words) if c >= 0 else "x" for c in cards]
        told = [words("tennos_square-numbered", number=str(k), card=c) for k, c in enumerate(shown, 1)]
        return words("tennos_square-comma").join(told)

    def hand_alt(self, view: TennosSquareView, names: Sequence[str], words: Words) -> str:
        """Return own cards, own row, and the next seat for each slot."""
        me, row = view.me, view.s.row[view.me]
        cards = self._numbered(view.s.hands[me], words)
        key = "candidates" if view.phase == "discard" else "hand" if cards else "hand-none"
        parts = [words(f"tennos_square-alt-{key}", seat=str(me + 1), cards=cards)]
        if view.phase == "discard":
            parts += [words("tennos_square-alt-chosen", card=card_spoken(c, words)) for c in view.s.choice[me]]
            return "\n".join(parts)
        parts.append(words("tennos_square-alt-own", slots=self._numbered(row, words), points=row_score(row)))
        if view.legal:
            parts.append(words("tennos_square-alt-where", places=self._places(view, me, names, words)))
            if any(move.tag == "swap" for move in view.legal):
                pool = self._pool(view, words, card_spoken)
                parts.append(words("tennos_square-alt-may-swap", cards=pool))
        elif view.waiting:
            p = view.waiting[0]
            parts.append(words("tennos_square-alt-wait", seat=str(p + 1), name=names[p]))
        return "\n".join(parts)

    def _places(self, view: TennosSquareView, me: int, names: Sequence[str], words: Words) -> str:
        """Return free slots grouped by the next seat."""
        free = [i for i, c in enumerate(view.s.row[me], 1) if c < 0]
        if len(free) == 1:
            return words("tennos_square-alt-place-out", slots=str(free[0]))
        leads: dict[int, list[int]] = {}
        for slot in free:
            leads.setdefault(next_seat(me, slot, view.seats), []).append(slot)
        out = []
        for p, slots in leads.items():
            shown = words("tennos_square-and").join(str(slot) for slot in slots)
            key = "tennos_square-alt-place-self" if p == me else "tennos_square-alt-place"
            out.append(words(key, slots=shown, seat=str(p + 1), name=names[p]))
        return words("tennos_square-comma").join(out)

    def result_alt(self, view: TennosSquareView, names: Sequence[str], words: Words) -> str:
        """Return winners, then every player with the points of each deal and the last row."""
        return first_fitting(self._result(view, names, words, card) for card in (card_spoken, card_short))

    def _result(self, view: TennosSquareView, names: Sequence[str], words: Words, card: Called) -> str:
        ended = Over(view.s.scores, view.s.winners)
        parts = [self.title(words), self.tell(ended, view, self.speaker(names, words)) or ""]
        if view.s.mode == PARTNERSHIP and len(set(view.s.scores)) == 1:
            parts.append(words("tennos_square-alt-tie", seat=str(view.s.outs[-1] + 1)))
        key = "tennos_square-alt-result" + ("" if view.s.mode == INDIVIDUAL else "-sum")
        for p in sorted(range(view.seats), key=lambda p: (-view.s.scores[p], p)):
            points = words("tennos_square-comma").join(deal_points(view, deal, p, words) for deal in range(view.seats))
            facts = {"seat": str(p + 1), "name": names[p], "final": view.s.scores[p], "total": view.s.totals[p]}
            parts.append(words(key, points=points, row=self.row_words(view.s.row[p], words, card), **facts))
        return "\n".join(parts)


NARRATION = TennosSquareNarration()
