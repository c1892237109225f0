"""Counting Cribbage in words. While a claim is open, no text reveals the right number."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final

from engine.core.action import Action
from engine.core.events import GameEvent
from engine.core.options import OptionValue
from engine.core.state import NO_SEAT
from engine.games.counting_cribbage.state import (
    EVENTS,
    Claims,
    Counted,
    CountingCribbageView,
    GameOver,
    Leads,
    Played,
    Settled,
    Waived,
)
from engine.games.counting_cribbage.state import CountingCribbageState as S
from engine.games.counting_cribbage.terms import KINDS, LAID_AWAY, PEG_KINDS, PIP, by_rank, show_order
from locales import Words
from render.games.counting_cribbage import of
from render.kit.drawing.text import signed
from render.kit.layout import Told
from render.narration.cards import card_name, card_short, card_spoken
from render.narration.contract import Label, Narration
from render.narration.telling import Telling

Say = Callable[[int, Words], str]
"""How to name a card: short on labels, with the word of its suit in text that is read aloud."""
FORMS: Final[tuple[tuple[Say, bool], ...]] = ((card_spoken, True), (card_spoken, False), (card_short, False))
"""The forms of a description from the longest to the shortest: how to name cards, and whether combinations are told."""

USUAL: Mapping[str, Sequence[int]] = {
    "declare": range(9),
    "claim": (0, 2, 4, 5, 6, 7, 8, 10, 12),
    "respond": (1, 2, 3, 4, 5, 6, 7, 8, 9),
}
"""The numbers that have buttons, by tag; two rows with the button for any other."""


def what(item: int, seats: int, words: Words) -> str:
    """Return hand or crib; the crib is the last item of the show."""
    return of(words, "item-crib" if item == seats else "item-hand")


def parts_words(parts: Sequence[int], words: Words) -> str:
    """Return the scores of a hand: "15 for 6, run for 8, pair for 2"; a word for nothing."""
    return _scored([f"kind-{kind}" for kind in KINDS], parts, "part", words)


def peg_parts_words(parts: Sequence[int], words: Words, part: str = "part-short") -> str:
    """Return the scores of a card in pegging, pairs by their names; a fifth part is the last card.

    ``part`` is the form of one score: ``part-short`` in little room, ``part`` for reading aloud.
    """
    kinds = [f"pair-{parts[2]}" if kind == "pair" else f"kind-{kind}" for kind in (*PEG_KINDS, "last")]
    return _scored(kinds[: len(parts)], parts, part, words)


def _scored(kinds: Sequence[str], parts: Sequence[int], part: str, words: Words) -> str:
    told = [of(words, part, kind=of(words, kind), points=k) for kind, k in zip(kinds, parts, strict=True) if k]
    return words.listed(told) or of(words, "none")


def gains_told(gains: Sequence[int], words: Words) -> list[str]:
    """Return the points that each seat gained, of those that gained any."""
    return [of(words, "alt-gain", seat=str(p + 1), points=k) for p, k in enumerate(gains) if k]


def mover(view: CountingCribbageView) -> int:
    """Return the seat of the card laid last; none while hands are counted or laid away."""
    by = view.s.series_by or view.s.last_by
    return by[-1] if by and view.phase not in ("lay_away", "claim", "show") and not view.over else NO_SEAT


def last_move(telling: Telling[S]) -> str:
    """Return the last public event as one line; an open claim only as made."""
    view, words = telling.view, telling.words
    s = telling.s
    if view.over or view.phase == "lay_away":
        return of(words, "show-before") if s.shown_now and not view.over else ""
    if view.phase in ("claim", "show"):
        return of(words, "show-now")
    series, by = (s.series, s.series_by) if s.series else (s.last_series, s.last_by)
    if not series:
        return ""
    facts = {"seat": telling.name(by[-1]), "card": card_short(series[-1], words), "count": sum(PIP[c] for c in series)}
    if view.phase == "respond":
        return of(words, "event-declared", claim=s.claim, **facts)
    if s.last[:2] == [by[-1], series[-1]] and any(s.last[2:]):
        return of(words, "last-scored", parts=peg_parts_words(s.last[2:], words, "part"), **facts)
    return of(words, "last-played", **facts)


def forms(tell: Callable[[Say], str]) -> Told:
    """Return a text with cards in all FORMS."""
    return tuple(tell(say) for say, _ in FORMS)


def series_remark(s: S, words: Words) -> Told:
    """Return the count, and the series card by card."""
    if not s.series:
        return of(words, "alt-lead")
    return forms(lambda say: of(words, "alt-count", count=s.count, series=_by_seat(s.series, s.series_by, words, say)))


def before_remark(s: S, words: Words) -> Told:
    """Return the series before, while no new one has begun."""
    series = forms(lambda say: of(words, "alt-before", series=_by_seat(s.last_series, s.last_by, words, say)))
    return series if s.last_series and not s.series else ""


def _by_seat(series: Sequence[int], by: Sequence[int], words: Words, say: Say) -> str:
    played = zip(series, by, strict=True)
    return words.listed([of(words, "alt-card-by", card=say(c, words), seat=str(p + 1)) for c, p in played])


def claim_remark(s: S, words: Words) -> Told:
    """Return the open claim for the card just played."""
    seat = str(s.series_by[-1] + 1)
    return forms(lambda say: of(words, "alt-open-claim", seat=seat, card=say(s.series[-1], words), claim=s.claim))


def starter_remark(starter: int, words: Words) -> Told:
    """Return the starter."""
    return forms(lambda say: of(words, "alt-starter", card=say(starter, words)))


class CountingCribbageNarration(Narration[S]):
    """The words of the game (see ``render.narration.contract``)."""

    slug = "counting_cribbage"
    events = EVENTS
    from_hand: ClassVar[Mapping[str, int]] = {"lay_away": 1, "play": 1, "declare": 1}

    def prompt(self, telling: Telling[S]) -> str:
        """Return the question: what to lay away, play, claim or answer."""
        view, words = telling.view, telling.words
        s, key = view.s, f"prompt-{view.phase}"
        match view.phase:
            case "lay_away":
                key += "-own" if view.seat == s.dealer else ""
                return of(words, key, count=LAID_AWAY[view.seats], name=telling.name(s.dealer))
            case "respond":
                facts = {"name": telling.name(s.series_by[-1]), "card": card_short(s.series[-1], words)}
                return of(words, key, count=s.count, claim=s.claim, **facts)
            case "claim":
                return of(words, key + "-crib" if _claimed(view) else key)
            case "show":
                # A seat with no answer left sees the text for the crib.
                item = s.asked_item(view.me) if view.me in view.waiting else view.seats
                facts = {"name": telling.name(s.show_order[item]), "what": what(item, view.seats, words)}
                return of(words, key, claim=s.claims[item], **facts)
        if not s.series:
            key = "prompt-lead" if view.phase == "play" else "prompt-declare-lead"
        return of(words, key, count=s.count)

    def tag_label(self, telling: Telling[S], tag: str) -> Label:
        """Return the verb; the hint explains the private wish."""
        words = telling.words
        if tag == "claim" and _claimed(telling.view):
            return Label(of(words, "tag-claim-crib"))
        hint = of(words, f"hint-{tag}") if tag in ("waive", "waive_deal", "waive_turn", "watch") else ""
        return Label(of(words, f"tag-{tag}"), hint)

    def usual(self, view: CountingCribbageView, tag: str, chosen: Sequence[Any]) -> Sequence[int] | None:
        """Return what a card, a hand or an oversight is mostly worth, whatever the cards are."""
        if tag == "declare" and not chosen:
            return None
        return USUAL.get(tag)

    def field_prompt(self, telling: Telling[S], tag: str, chosen: Sequence[Any]) -> str:
        """Return the question: which card, or how many points."""
        words = telling.words
        if tag == "declare" and chosen:
            return of(words, "ask-declare-2", card=card_short(chosen[0], words))
        if tag == "claim" and _claimed(telling.view):
            return of(words, "ask-claim-crib")
        return of(words, f"ask-{tag}-1", count=LAID_AWAY[telling.view.seats])

    def value_label(self, telling: Telling[S], tag: str, chosen: Sequence[Any], value: Any) -> Label:
        """Return a card with the count it makes, or a number of points."""
        words = telling.words
        if tag in ("claim", "respond") or (tag == "declare" and chosen):
            return Label(words("games-amount", count=value, number=str(value)))
        hint = "" if tag == "lay_away" else of(words, "card-hint", count=telling.s.count + PIP[value])
        return Label(card_short(value, words), hint)

    def anytime_prompt(self, telling: Telling[S]) -> str:
        """Return the question about a new choice for the crib."""
        return of(telling.words, "ask-lay_away-again")

    def move(self, telling: Telling[S], action: Action) -> str:
        """Return the whole move."""
        words = telling.words
        tag, *values = action.wire()
        match tag:
            case "accept" | "waive" | "watch":
                return of(words, f"tag-{tag}")
            case "lay_away":
                return of(words, "move-lay_away", cards=words.join([card_short(c, words) for c in by_rank(values[0])]))
            case "play" | "declare":
                return of(words, f"move-{tag}", card=card_short(values[0], words), points=values[-1])
        return of(words, f"move-{tag}", points=values[-1] if values else 0)

    def amount(self, count: int, options: Mapping[str, OptionValue], words: Words) -> str:
        """Return points; in a match the games won."""
        if options["match_wins"] == 1:
            return super().amount(count, options, words)
        return words("counting_cribbage-amount-wins", count=count, number=signed(count))

    def tell(self, told: GameEvent, telling: Telling[S]) -> str | None:
        """Return one sentence per event; the table shows who leads."""
        key, facts, words = f"event-{told.stored_as}", self.event_facts(told, telling), telling.words
        match told:
            case Leads():
                return None
            case Waived(on=on) if on and telling.view.seats == 2:
                key += "-two"  # only the opponent can be the seat that is not asked: the speed reveals it
            case Played():
                facts["parts"] = peg_parts_words(told.parts, words)
            case Claims():
                seats = len(told.claims) - 1
                owners = zip(show_order(told.dealer, seats), told.claims, strict=True)
                claims = [
                    of(words, "claim-of", name=telling.name(owner), what=what(item, seats, words), claim=claim)
                    for item, (owner, claim) in enumerate(owners)
                ]
                facts["claims"] = words.listed(claims)
            case Counted():
                facts |= {"points": sum(told.parts), "parts": parts_words(told.parts, words)}
            case Settled():
                facts["wrong"] = "no" if told.claim == told.actual else "yes"
                facts["parts"] = (peg_parts_words if told.item == "peg" else parts_words)(told.parts, words)
                gains = [of(words, "gain-of", name=telling.name(p), points=k) for p, k in enumerate(told.gains) if k]
                facts["gains"] = words.listed(gains) or of(words, "gain-none")
            case GameOver():
                key += "-match" if telling.s.match_wins > 1 else ""
                facts["points"] = told.points[told.seat]
        return of(words, key, **facts)

    def state_line(self, telling: Telling[S]) -> str:
        """Return round, dealer, count, stock; the game in a match."""
        s, words = telling.s, telling.words
        if telling.view.over:
            return words("tricks-over")
        key = "state-pegging" if s.pegging else "state"
        line = of(words, key, round=str(s.round), name=telling.name(s.dealer), count=s.count, stock=len(s.stock))
        return of(words, "state-game", game=str(s.game), state=line) if s.match_wins > 1 else line

    def one_card(self, card: int, words: Words) -> str:
        """Return a short name, as on the buttons."""
        return card_short(card, words)

    def event_card(self, card: int, words: Words) -> str:
        """Return the full name: the series is read aloud."""
        return card_name(card, words)


def _claimed(view: CountingCribbageView) -> bool:
    """True if this seat, the dealer, has claimed for the own hand and is asked for the crib now."""
    return view.seat is not None and bool(view.s.choice[view.seat])


NARRATION = CountingCribbageNarration()
