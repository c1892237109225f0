"""Rummy Fifty in words; also the reading of its melds and piles, for the painter."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.cards import RANK, RANKS, SUIT
from engine.core.events import GameEvent
from engine.core.state import NO_CARD, NO_SEAT
from engine.families.melds import GROUP, OPEN
from engine.families.outcome import Over
from engine.games.rummy_fifty.state import (
    EVENTS,
    Melded,
    Revealed,
    Round,
    RummyFiftyState,
    RummyFiftyView,
    Took,
    TurnEnded,
    WentOut,
)
from engine.games.rummy_fifty.terms import DISCARD, EXTRA, STOCK, court_points, courts_for, is_extra, owner_of
from locales import Words
from render.narration.cards import card_list, card_short, rank_name, suit_mark, suit_name
from render.narration.contract import Label, Narration
from render.narration.telling import Telling

Say = Callable[[int, Words], str]
"""How to name a card: short on labels, with the word of its suit in text that is read aloud."""


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


def mover(view: RummyFiftyView) -> int:
    """Return the seat of the last public event: the player in turn, or the one who went out in the round before."""
    return view.s.last_out if view.phase == "bonus" or view.over else view.s.mover


def last_move(telling: Telling[RummyFiftyState], say: Say = card_short) -> str:
    """Return the last public event as one sentence; "" before the first turn."""
    view, words = telling.view, telling.words
    s = telling.s
    if view.phase == "bonus" or view.over:
        return _last_round(telling)
    if s.mover == NO_SEAT:
        return ""
    name = telling.name(s.mover)
    if view.phase == "discard":
        if s.source == STOCK:
            return words("rummy_fifty-event-drew", seat=name)
        key, owner = "took-extra" if is_extra(s.source) else "took", telling.name(owner_of(s.source))
        return words(f"rummy_fifty-event-{key}", seat=name, owner=owner, card=say(taken_card(view), words))
    if s.laid:
        cards = card_list(s.laid, words) if say is card_short else suited(s.laid, words)
        return words("rummy_fifty-last-laid", name=name, cards=cards)
    return words("rummy_fifty-event-discarded", seat=name, card=say(s.top_of(DISCARD + s.mover), words))


def _last_round(telling: Telling[RummyFiftyState]) -> str:
    s = telling.s
    if not s.history:
        return ""
    if s.last_out == NO_SEAT:
        return telling("rummy_fifty-event-unscored", round=len(s.history))
    out = s.last_out
    return telling("rummy_fifty-last-out", name=telling.name(out), value=s.last_value, gain=s.change_of(out))


def suited(cards: Iterable[int], words: Words) -> str:
    """Return cards in a list, as a screen reader says them; consecutive cards of one suit share its word."""
    out = list[str]()
    for suit, run in groupby(cards, SUIT.__getitem__):
        ranks = words.listed([RANKS[RANK[c]] for c in run])
        out.append(words("rummy_fifty-alt-suited", suit=suit_name(suit, words), ranks=ranks))
    return words.listed(out) or words("cards-none")


def wild_remark(s: RummyFiftyState, words: Words) -> str:
    """Return the wild suit, and the stock."""
    rank = RANKS[RANK[s.indicator]]
    return words("rummy_fifty-alt-wild", suit=suit_name(s.wild, words), rank=rank, stock=len(s.stock))


def courts_remark(seats: int, words: Words) -> str:
    """Return the bonus cards to choose from, with their points."""
    told = [words("rummy_fifty-court", court=rank_name(c), points=court_points(c)) for c in courts_for(seats)]
    return words("rummy_fifty-alt-courts", courts=words.listed(told))


def melds_remark(
    s: RummyFiftyState, words: Words, say: Callable[[Iterable[int], Words], str] = suited, owned_by: int = NO_SEAT
) -> str:
    """Return all melds by their numbers, or those of a seat."""
    if not s.melds:
        return words("rummy_fifty-alt-no-melds")
    told = [
        words(
            "rummy_fifty-alt-meld-open" if form == OPEN else "rummy_fifty-alt-meld",
            number=str(at),
            seat=str(owner + 1),
            cards=say(meld, words),
        )
        for at, (owner, meld, form) in enumerate(zip(s.owners, s.melds, s.forms, strict=True), 1)
        if owned_by in (NO_SEAT, owner)
    ]
    return words("rummy_fifty-alt-melds", melds=words("games-alt-semicolon").join(told))


def left_told(s: RummyFiftyState, seat: int, words: Words) -> str:
    """Return how the round before ended for a seat: its cards left, bonus card, total, gain or loss."""
    facts = {"court": rank_name(s.last_courts[seat]), "change": abs(s.change_of(seat))}
    how = "" if not s.change_of(seat) else "-gain" if s.change_of(seat) > 0 else "-loss"
    if seat == s.last_out:
        told = words("rummy_fifty-alt-out", most=max(s.last_totals), value=s.last_value, **facts)
    else:
        cards = suited(s.last_hands[seat], words)
        told = words("rummy_fifty-alt-left", cards=cards, total=s.last_totals[seat], **facts)
    return words.listed([told, words(f"rummy_fifty-alt{how}", **facts)]) if how else told


class RummyFiftyNarration(Narration[RummyFiftyState]):
    """The words of the game (see ``render.narration.contract``). Seats, rounds and melds have numbers from 1."""

    slug = "rummy_fifty"
    events = EVENTS
    from_hand: ClassVar[Mapping[str, int]] = {"discard": 1, "meld": 1, "layoff": 1}

    def prompt(self, telling: Telling[RummyFiftyState]) -> str:
        """Return the question of the step."""
        view = telling.view
        forced = view.phase == "draw" and len(view.legal) == 1
        return telling(f"rummy_fifty-prompt-{view.phase}{'-stock' if forced else ''}")

    def field_prompt(self, telling: Telling[RummyFiftyState], tag: str, chosen: Sequence[Any]) -> str:
        """Return the question: which card, which pile, which meld."""
        card = card_short(chosen[0], telling.words) if chosen else ""
        return telling(f"rummy_fifty-ask-{tag}-{len(chosen) + 1}", card=card)

    def value_label(self, telling: Telling[RummyFiftyState], tag: str, chosen: Sequence[Any], value: Any) -> Label:
        """Return a bonus card with its points, a pile with its top card, a card, or a meld in short."""
        words = telling.words
        if tag == "bonus":
            court, points = rank_name(value), court_points(value)
            hint = words(f"rummy_fifty-court-hint-{court.lower()}")
            return Label(words("rummy_fifty-court", court=court, points=points), hint)
        if tag == "draw":
            return self.source_label(telling.view, value, words)
        if tag == "layoff" and chosen:
            facts = {"number": str(value + 1), "seat": str(telling.s.owners[value] + 1)}
            return Label(words("rummy_fifty-meld-label", meld=self.meld_title(telling, value), **facts))
        key = "drawn" if value == just_drawn(telling.view) else "wild" if SUIT[value] == telling.s.wild else ""
        return Label(card_short(value, words), words(f"rummy_fifty-{key}-hint") if key else "")

    def source_label(self, view: RummyFiftyView, source: int, words: Words, say: Say = card_short) -> Label:
        """Return the stock with its number of cards, or a face-up pile."""
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

    def meld_title(self, telling: Telling[RummyFiftyState], number: int) -> str:
        """Return a meld in short: run ♠2–5, group of 7: ♠♥♣."""
        meld, form = telling.s.melds[number], telling.s.forms[number]
        if form == GROUP:
            suits = telling("rummy_fifty-dot").join(suit_mark(SUIT[c], telling.words) for c in meld)
            return telling("rummy_fifty-group", rank=RANKS[RANK[meld[0]]], suits=suits)
        facts = {"low": RANKS[RANK[meld[0]]], "high": RANKS[RANK[meld[-1]]]}
        if form == OPEN:
            return telling("rummy_fifty-run-open", **facts)
        return telling("rummy_fifty-run", suit=telling(f"cards-mark-{'shcdlx'[form]}"), **facts)

    def move(self, telling: Telling[RummyFiftyState], action: Action) -> str:
        """Return the whole move."""
        words = telling.words
        tag, *values = action.wire()
        match tag:
            case "bonus":
                return words("rummy_fifty-move-bonus", court=rank_name(values[0]))
            case "draw" if values[0] == STOCK:
                return words("rummy_fifty-move-draw-stock")
            case "draw":
                return words("rummy_fifty-move-draw", source=self.source_name(telling.view, values[0], words))
            case "meld":
                return words("rummy_fifty-move-meld", cards=card_list(values[0], words))
            case "discard" | "layoff":
                number = str(values[-1] + 1)
                return words(f"rummy_fifty-move-{tag}", card=card_short(values[0], words), number=number)
        return words("rummy_fifty-tag-end_turn")

    def move_ahead(self, telling: Telling[RummyFiftyState], action: Action) -> str:
        """Return a prepared move by the pile, not by its present top card: other seats discard and draw before the
        turn."""
        tag, *values = action.wire()
        if tag != "draw" or values[0] == STOCK:
            return self.move(telling, action)
        key = "extra" if is_extra(values[0]) else "discard"
        return telling(f"rummy_fifty-ahead-{key}", seat=str(owner_of(values[0]) + 1))

    def kind(self, form: int, words: Words) -> str:
        """Return group, run, or run without a suit."""
        return words(f"rummy_fifty-kind-{'group' if form == GROUP else 'open' if form == OPEN else 'run'}")

    def event_card(self, card: int, words: Words) -> str:
        """Return a short name: ♠10."""
        return card_short(card, words)

    def tell(self, told: GameEvent, telling: Telling[RummyFiftyState]) -> str | None:
        """Return one sentence per event; the end of a turn needs none unless it closes the piles."""
        more: dict[str, Any] = {}
        key, words = told.stored_as, telling.words
        match told:
            case TurnEnded(_, stall):
                return words("rummy_fifty-event-stalled") if 0 < telling.s.stall_limit <= stall else None
            case Round(_, _, indicator):
                more["suit"] = suit_name(SUIT[indicator], words)
            case Revealed(courts):
                more["courts"] = words.listed(
                    [
                        words("rummy_fifty-court-of", name=name, court=rank_name(court))
                        for name, court in zip(telling.names, courts, strict=False)
                    ]
                )
            case Took(_, source):
                key = "took-extra" if is_extra(source) else key
                more["owner"] = telling.name(owner_of(source))
            case Melded():
                more["kind"] = self.kind(told.suit, words)
            case WentOut():
                # In a match with the cube no player loses a point, and the cube counts as well.
                key = key if telling.view.standing is None else f"{key}-cube"
                more = {"most": max(told.totals), "bonus": court_points(told.courts[told.seat])}
            case Over():
                return super().tell(told, telling)
        return words(f"rummy_fifty-event-{key}", **self.event_facts(told, telling), **more)

    def state_line(self, telling: Telling[RummyFiftyState]) -> str:
        """Return the round, the wild suit, the stock."""
        s = telling.s
        if telling.view.over:
            return telling("rummy_fifty-state-over")
        suit = suit_name(s.wild, telling.words)
        return telling("rummy_fifty-state", round=s.round, suit=suit, stock=len(s.stock))


NARRATION = RummyFiftyNarration()
