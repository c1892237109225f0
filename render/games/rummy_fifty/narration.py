"""Rummy Fifty in words; also the reading of its melds and piles, for the painter."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, ClassVar, Final

from engine.core.action import Action
from engine.core.cards import RANK, RANKS, SUIT
from engine.core.events import GameEvent
from engine.core.state import NO_CARD, NO_SEAT
from engine.families.melds import GROUP, OPEN
from engine.families.outcome import Over
from engine.games.rummy_fifty.events import EVENTS, Melded, Revealed, Round, Took, TurnEnded, WentOut
from engine.games.rummy_fifty.state import RummyFiftyState, RummyFiftyView
from engine.games.rummy_fifty.terms import DISCARD, EXTRA, STOCK, court_points, is_extra, owner_of
from locales import Words
from render.narration.cards import card_list, card_short, card_spoken, rank_name, seat_number, suit_mark, suit_name
from render.narration.contract import Label, Narration
from render.narration.halt import halted, numbers_cards, whose_turn
from render.narration.lengths import first_fitting
from render.narration.speaker import Speaker

Say = Callable[[int, Words], str]
"""How to name a card: short on labels, with the word of its suit in text that is read aloud."""

SHOWN: Final = 6
"""The number of melds that the alt text of a hand lists."""


def just_drawn(view: RummyFiftyView) -> int:
    """Return the card the seat has drawn in this turn and still holds; NO_CARD at any other time."""
    me = view.seat
    mine = me is not None and me == view.s.mover and view.phase in ("discard", "table")
    return view.s.drawn[me] if me is not None and mine and view.s.drawn[me] in view.s.hands[me] else NO_CARD


def taken_card(view: RummyFiftyView) -> int:
    """Return the card taken from a pile in this turn, NO_CARD once it is no longer in that hand."""
    # all players know it, and it is the last known card of that hand
    known = view.s.known[view.s.mover]
    return known[-1] if known and view.phase == "discard" and view.s.source != STOCK else NO_CARD


def last_move(view: RummyFiftyView, names: Sequence[str], words: Words) -> str:
    """Return the last public event as one sentence; "" before the first turn."""
    s = view.s
    if view.phase == "bonus" or view.over:
        return _last_round(view, names, words)
    if s.mover == NO_SEAT:
        return ""
    name = names[s.mover]
    if view.phase == "discard":
        if s.source == STOCK:
            return words("rummy_fifty-event-drew", seat=name)
        key, owner = "took-extra" if is_extra(s.source) else "took", names[owner_of(s.source)]
        return words(f"rummy_fifty-event-{key}", seat=name, owner=owner, card=card_short(taken_card(view), words))
    if s.laid:
        return words("rummy_fifty-last-laid", name=name, cards=card_list(s.laid, words))
    return words("rummy_fifty-event-discarded", seat=name, card=card_short(s.top_of(DISCARD + s.mover), words))


def _last_round(view: RummyFiftyView, names: Sequence[str], words: Words) -> str:
    if not view.s.history:
        return ""
    if view.s.last_out == NO_SEAT:
        return words("rummy_fifty-event-unscored", round=len(view.s.history))
    out = view.s.last_out
    return words("rummy_fifty-last-out", name=names[out], value=view.s.last_value, gain=view.s.change_of(out))


class RummyFiftyNarration(Narration[RummyFiftyState]):
    """The words of the game (see ``render.narration.contract``). Seats, rounds and melds have numbers from 1."""

    slug = "rummy_fifty"
    events = EVENTS
    from_hand: ClassVar[Mapping[str, int]] = {"discard": 1, "meld": 1, "layoff": 1}

    def prompt(self, view: RummyFiftyView, names: Sequence[str], words: Words) -> str:
        """Return the question of the step."""
        forced = view.phase == "draw" and len(view.legal) == 1
        return words(f"rummy_fifty-prompt-{view.phase}{'-stock' if forced else ''}")

    def field_prompt(self, view: RummyFiftyView, tag: str, chosen: Sequence[Any], words: Words) -> str:
        """Return the question: which card, which pile, which meld."""
        card = card_short(chosen[0], words) if chosen else ""
        return words(f"rummy_fifty-ask-{tag}-{len(chosen) + 1}", card=card)

    def value_label(self, view: RummyFiftyView, tag: str, chosen: Sequence[Any], value: Any, words: Words) -> Label:
        """Return a bonus card with its points, a pile with its top card, a card, or a meld in short."""
        if tag == "bonus":
            court, points = rank_name(value), court_points(value)
            hint = words(f"rummy_fifty-court-hint-{court.lower()}")
            return Label(words("rummy_fifty-court", court=court, points=points), hint)
        if tag == "draw":
            return self._source_label(view, value, words)
        if tag == "layoff" and chosen:
            facts = {"number": str(value + 1), "seat": str(view.s.owners[value] + 1)}
            return Label(words("rummy_fifty-meld-label", meld=self.meld_title(view, value, words), **facts))
        key = "drawn" if value == just_drawn(view) else "wild" if SUIT[value] == view.s.wild else ""
        return Label(card_short(value, words), words(f"rummy_fifty-{key}-hint") if key else "")

    def _source_label(self, view: RummyFiftyView, source: int, words: Words, say: Say = card_short) -> Label:
        if source != STOCK:
            return Label(self.source_name(view, source, words, say))
        left = len(view.s.stock)
        hint = words(f"rummy_fifty-from-stock-{'last' if left == 1 else 'hint'}")
        return Label(words("rummy_fifty-from-stock", count=left), hint)

    def source_name(self, view: RummyFiftyView, source: int, words: Words, say: Say = card_short) -> str:
        """Return a face-up pile with its top card."""
        owner = owner_of(source)
        key = "discard" if source < EXTRA else "extra-own" if owner == view.seat else "extra"
        card = say(view.s.top_of(source), words)
        return words(f"rummy_fifty-from-{key}", card=card, seat=str(owner + 1))

    def meld_title(self, view: RummyFiftyView, number: int, words: Words) -> str:
        """Return a meld in short: run ♠2–5, group of 7: ♠♥♣."""
        meld, form = view.s.melds[number], view.s.forms[number]
        if form == GROUP:
            suits = words("rummy_fifty-dot").join(suit_mark(SUIT[c], words) for c in meld)
            return words("rummy_fifty-group", rank=RANKS[RANK[meld[0]]], suits=suits)
        facts = {"low": RANKS[RANK[meld[0]]], "high": RANKS[RANK[meld[-1]]]}
        if form == OPEN:
            return words("rummy_fifty-run-open", **facts)
        return words("rummy_fifty-run", suit=words(f"cards-mark-{'shcdlx'[form]}"), **facts)

    def move(self, view: RummyFiftyView, action: Action, words: Words) -> str:
        """Return the whole move."""
        tag, *values = action.wire()
        match tag:
            case "bonus":
                return words("rummy_fifty-move-bonus", court=rank_name(values[0]))
            case "draw" if values[0] == STOCK:
                return words("rummy_fifty-move-draw-stock")
            case "draw":
                return words("rummy_fifty-move-draw", source=self.source_name(view, values[0], words))
            case "meld":
                return words("rummy_fifty-move-meld", cards=card_list(values[0], words))
            case "discard" | "layoff":
                number = str(values[-1] + 1)
                return words(f"rummy_fifty-move-{tag}", card=card_short(values[0], words), number=number)
        return words("rummy_fifty-tag-end_turn")

    def move_ahead(self, view: RummyFiftyView, action: Action, words: Words) -> str:
        """Return a prepared move by the pile, not by its present top card: other seats discard and draw before the
        turn."""
        tag, *values = action.wire()
        if tag != "draw" or values[0] == STOCK:
            return self.move(view, action, words)
        key = "extra" if is_extra(values[0]) else "discard"
        return words(f"rummy_fifty-ahead-{key}", seat=str(owner_of(values[0]) + 1))

    def kind(self, form: int, words: Words) -> str:
        """Return group, run, or run without a suit."""
        return words(f"rummy_fifty-kind-{'group' if form == GROUP else 'open' if form == OPEN else 'run'}")

    def event_card(self, card: int, words: Words) -> str:
        """Return a short name: ♠10."""
        return card_short(card, words)

    def tell(self, told: GameEvent, view: RummyFiftyView, say: Speaker) -> str | None:
        """Return one sentence per event; the end of a turn needs none unless it closes the piles."""
        more: dict[str, Any] = {}
        key, words = told.stored_as, say.words
        match told:
            case TurnEnded(_, stall):
                return words("rummy_fifty-event-stalled") if 0 < view.s.stall_limit <= stall else None
            case Round(_, _, indicator):
                more["suit"] = suit_name(SUIT[indicator], words)
            case Revealed(courts):
                more["courts"] = words("rummy_fifty-comma").join(
                    words("rummy_fifty-court-of", name=name, court=rank_name(court))
                    for name, court in zip(say.names, courts, strict=False)
                )
            case Took(_, source):
                key = "took-extra" if is_extra(source) else key
                more["owner"] = say.name(owner_of(source))
            case Melded():
                more["kind"] = self.kind(told.suit, words)
            case WentOut():
                # In a match with the cube no player loses a point, and the cube counts as well.
                key = key if view.standing is None else f"{key}-cube"
                more = {"most": max(told.totals), "bonus": court_points(told.courts[told.seat])}
            case Over():
                return super().tell(told, view, say)
        return words(f"rummy_fifty-event-{key}", **say.event(told), **more)

    def state_line(self, view: RummyFiftyView, names: Sequence[str], words: Words) -> str:
        """Return the round, the wild suit, the stock."""
        if view.over:
            return words("rummy_fifty-state-over")
        suit = suit_name(view.s.wild, words)
        return words("rummy_fifty-state", round=view.s.round, suit=suit, stock=len(view.s.stock))

    # The public table

    def table_alt(self, view: RummyFiftyView, names: Sequence[str], words: Words) -> str:
        """Return everything public: the step, every seat with its piles, every meld; a full table in short names."""
        if view.over:
            return self.result_alt(view, names, words)
        return first_fitting(self._table(view, names, words, say) for say in (card_spoken, card_short))

    def _table(self, view: RummyFiftyView, names: Sequence[str], words: Words, say: Say) -> str:
        s = view.s
        wild = {"suit": suit_name(s.wild, words), "card": say(s.indicator, words)}
        head = words("rummy_fifty-alt-head", round=s.round, dealer=str(s.dealer + 1), stock=len(s.stock), **wild)
        seats = [self._seat(view, p, names, words, say) for p in range(view.seats)]
        if view.phase == "bonus":
            asked = words("rummy_fifty-alt-bonus", seats=words.join([seat_number(p, words) for p in view.waiting]))
            return "\n".join([head, asked, *seats, *self._before(view, words, say)])
        parts = [head, *([] if halted(view) else [self._turn(view, names, words, say)])]
        if s.stall and s.stall_limit:
            parts.append(words("rummy_fifty-alt-stall", stall=s.stall, limit=s.stall_limit))
        return "\n".join([*parts, *seats, self._melds(view, words, say)])

    def _turn(self, view: RummyFiftyView, names: Sequence[str], words: Words, say: Say) -> str:
        p, source = view.waiting[0], view.s.source
        facts = {"seat": str(p + 1), "name": names[p]}
        if view.phase == "draw":
            return words("rummy_fifty-alt-turn-draw", **facts)
        kind = "stock" if source == STOCK else "extra" if is_extra(source) else "discard"
        taken = taken_card(view)
        card = words("rummy_fifty-alt-one") if taken == NO_CARD else say(taken, words)
        where = words(f"rummy_fifty-alt-source-{kind}", seat=str(owner_of(source) + 1), card=card)
        return words(f"rummy_fifty-alt-turn-{view.phase}", source=where, **facts)

    def _seat(self, view: RummyFiftyView, p: int, names: Sequence[str], words: Words, say: Say) -> str:
        counts = {"points": view.s.points[p], "hand": len(view.s.hands[p])}
        text = words("rummy_fifty-alt-seat", seat=str(p + 1), name=names[p], **counts)
        if view.s.courts[p] >= 0:
            text += words("rummy_fifty-alt-court", court=rank_name(view.s.courts[p]))
        for kind, source in (("top", DISCARD + p), ("extra", EXTRA + p)):
            if (card := view.s.top_of(source)) >= 0:
                text += words(f"rummy_fifty-alt-{kind}", card=say(card, words))
        return text

    def _melds(self, view: RummyFiftyView, words: Words, say: Say) -> str:
        if not view.s.melds:
            return words("rummy_fifty-alt-no-melds")
        told = [
            words("rummy_fifty-alt-meld", number=str(at + 1), seat=str(owner + 1), cards=self._said(meld, words, say))
            + (words("rummy_fifty-alt-meld-open") if form == OPEN else "")
            for at, (owner, meld, form) in enumerate(zip(view.s.owners, view.s.melds, view.s.forms, strict=True))
        ]
        return words("rummy_fifty-alt-melds") + words("rummy_fifty-semicolon").join(told)

    def _said(self, cards: Iterable[int], words: Words, say: Say) -> str:
        """Return cards in a list; for reading aloud, consecutive cards of one suit share its word."""
        if say is card_short:
            return card_list(cards, words)
        comma, out = words("rummy_fifty-comma"), list[str]()
        for suit, run in groupby(cards, SUIT.__getitem__):
            ranks = comma.join(RANKS[RANK[c]] for c in run)
            out.append(words("rummy_fifty-alt-suited", suit=suit_name(suit, words), ranks=ranks))
        return comma.join(out) or words("cards-none")

    def _before(self, view: RummyFiftyView, words: Words, say: Say) -> list[str]:
        """Return how the round before ended, "" in the first."""
        if not view.s.history:
            return []
        out = view.s.last_out
        if out < 0:
            return [words("rummy_fifty-alt-before-none")]
        court = rank_name(view.s.last_courts[out])
        parts = [words("rummy_fifty-alt-before", seat=str(out + 1), court=court, value=view.s.last_value)]
        for p in range(view.seats):
            if p != out:
                facts = {"court": rank_name(view.s.last_courts[p]), "total": view.s.last_totals[p]}
                cards = self._said(view.s.last_hands[p], words, say)
                parts.append(words("rummy_fifty-alt-left", seat=str(p + 1), cards=cards, **facts))
        return parts

    # The private hand

    def hand_alt(self, view: RummyFiftyView, names: Sequence[str], words: Words) -> str:
        """Return the own cards by number, and the possible moves."""
        me, comma, hand = view.me, words("rummy_fifty-comma"), view.s.hands[view.me]
        shown = [card_spoken(c, words) for c in hand]
        if numbers_cards(view):
            shown = [words("rummy_fifty-alt-card", k=str(k), card=c) for k, c in enumerate(shown, 1)]
        cards = comma.join(shown)
        key = "hand" if hand else "hand-none"
        parts = [words(f"rummy_fifty-alt-{key}", seat=str(me + 1), cards=cards)]
        parts.append(words("rummy_fifty-alt-wild", suit=suit_name(view.s.wild, words)))
        if (new := just_drawn(view)) != NO_CARD:
            parts.append(words("rummy_fifty-alt-drawn", card=card_spoken(new, words)))
        if view.legal:
            parts += self._may(view, words)
        elif view.phase == "bonus" and view.s.choice[me]:
            parts.append(words("rummy_fifty-alt-chosen", court=rank_name(view.s.choice[me][0])))
        elif view.waiting:
            p = view.waiting[0]
            parts.append(words("rummy_fifty-alt-wait", seat=str(p + 1), name=names[p]))
        elif told := whose_turn(view, names, words):
            parts.append(told)
        return "\n".join(parts)

    def _may(self, view: RummyFiftyView, words: Words) -> list[str]:
        comma, semicolon = words("rummy_fifty-comma"), words("rummy_fifty-semicolon")
        wires = [a.wire() for a in view.legal]
        if view.phase == "bonus":
            courts = comma.join(self.value_label(view, "bonus", (), w[1], words).text for w in wires)
            return [words("rummy_fifty-alt-courts", courts=courts)]
        if view.phase == "draw":
            sources = comma.join(self._source_label(view, w[1], words, card_spoken).text for w in wires)
            return [words("rummy_fifty-alt-sources", sources=sources)]
        if view.phase == "discard":
            return [words("rummy_fifty-alt-discard")]
        melds = [self._said(w[1], words, card_spoken) for w in wires if w[0] == "meld"]
        homes: dict[int, list[str]] = {}
        for w in wires:
            if w[0] == "layoff":
                homes.setdefault(w[1], []).append(str(w[2] + 1))
        parts = []
        if melds:
            key = "may-meld" if len(melds) <= SHOWN else "may-meld-more"
            told = {"melds": semicolon.join(melds[:SHOWN]), "more": len(melds) - SHOWN}
            parts.append(words(f"rummy_fifty-alt-{key}", **told))
        if homes:
            laid = [
                words("rummy_fifty-alt-layoff", card=card_spoken(c, words), numbers=words.join(at))
                for c, at in homes.items()
            ]
            parts.append(words("rummy_fifty-alt-may-layoff", cards=semicolon.join(laid)))
        return parts or [words("rummy_fifty-alt-may-nothing")]

    # The end, the rules, refusals

    def result_alt(self, view: RummyFiftyView, names: Sequence[str], words: Words) -> str:
        """Return winners, every player's points, and how the last round ended."""
        rounds = words("rummy_fifty-alt-result-rounds", round=len(view.s.history))
        parts = [self.title(words), self.who_won(view.s.winners, names, words), rounds]
        order = sorted(range(view.seats), key=lambda p: (-view.s.scores[p], p))
        rows = [words("rummy_fifty-alt-result", seat=str(p + 1), name=names[p], points=view.s.scores[p]) for p in order]
        comma = words("rummy_fifty-comma")
        course = [words("rummy_fifty-alt-course", points=comma.join(str(r[p]) for r in view.s.history)) for p in order]
        whole = [a + b for a, b in zip(rows, course, strict=True)]
        before = self._before(view, words, card_spoken)
        return first_fitting("\n".join([*parts, *told, *before]) for told in (whole, rows))


NARRATION = RummyFiftyNarration()
