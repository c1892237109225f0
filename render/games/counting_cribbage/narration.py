"""Counting Cribbage in words. While a claim is open nothing here says what it should have been."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from engine.core.action import Action
from engine.core.events import GameEvent
from engine.games.counting_cribbage.events import EVENTS, Claims, Counted, GameOver, Leads, Played, Settled, Waived
from engine.games.counting_cribbage.state import CountingCribbageState, CountingCribbageView
from engine.games.counting_cribbage.terms import LAID_AWAY, PIP, by_rank, show_order
from locales import Words
from render.games.counting_cribbage.alt import (
    hand_alt,
    item_asked,
    parts_words,
    peg_parts_words,
    result_alt,
    table_alt,
)
from render.narration.cards import card_name, card_short
from render.narration.contract import Label, Narration
from render.narration.speaker import Speaker

SLUG: Final = "counting_cribbage"


class CountingCribbageNarration(Narration[CountingCribbageState]):
    """See the contract."""

    slug = SLUG
    events = EVENTS
    from_hand: ClassVar[Mapping[str, int]] = {"lay_away": 1, "play": 1, "declare": 1}

    def prompt(self, view: CountingCribbageView, names: Sequence[str], words: Words) -> str:
        """What to lay away, play, claim or answer."""
        match view.phase:
            case "lay_away":
                key = "lay_away-own" if view.seat == view.s.dealer else "lay_away"
                facts: dict[str, Any] = {"count": LAID_AWAY[view.seats], "name": names[view.s.dealer]}
            case "respond":
                key = "respond"
                facts = {
                    "name": names[view.s.series_by[-1]],
                    "card": card_short(view.s.series[-1], words),
                    "count": view.s.count,
                    "claim": view.s.claim,
                }
            case "claim":
                key, facts = "claim-crib" if _claimed(view) else "claim", {}
            case "show":
                item = item_asked(view)
                owner = view.s.show_order[item]
                facts = {"name": names[owner], "what": what(item, view.seats, words), "claim": view.s.claims[item]}
                key = "show"
            case _:
                lead = not view.s.series
                key = {"play": "lead" if lead else "play", "declare": "declare-lead" if lead else "declare"}[view.phase]
                facts = {"count": view.s.count}
        return words(f"{SLUG}-prompt-{key}", **facts)

    def tag_label(self, view: CountingCribbageView, tag: str, words: Words) -> Label:
        """The verb; what the private wish does stands in its hint."""
        if tag == "claim" and _claimed(view):
            return Label(words(f"{SLUG}-tag-claim-crib"))
        hint = words(f"{SLUG}-hint-{tag}") if tag in ("waive", "waive_deal", "waive_turn", "watch") else ""
        return Label(words(f"{SLUG}-tag-{tag}"), hint)

    def field_prompt(self, view: CountingCribbageView, tag: str, chosen: Sequence[Any], words: Words) -> str:
        """Which card, or how many points."""
        if tag == "declare" and chosen:
            return words(f"{SLUG}-ask-declare-2", card=card_short(chosen[0], words))
        if tag == "claim" and _claimed(view):
            return words(f"{SLUG}-ask-claim-crib")
        return words(f"{SLUG}-ask-{tag}-1", count=LAID_AWAY[view.seats])

    def value_label(
        self, view: CountingCribbageView, tag: str, chosen: Sequence[Any], value: Any, words: Words
    ) -> Label:
        """A card with the count it makes, or a number of points."""
        if tag in ("claim", "respond") or (tag == "declare" and chosen):
            return Label(words(f"{SLUG}-points", points=value))
        hint = "" if tag == "lay_away" else words(f"{SLUG}-card-hint", count=view.s.count + PIP[value])
        return Label(card_short(value, words), hint)

    def anytime_prompt(self, view: CountingCribbageView, words: Words) -> str:
        """Choosing anew what goes to the crib."""
        return words(f"{SLUG}-ask-lay_away-again")

    def move(self, view: CountingCribbageView, action: Action, words: Words) -> str:
        """The whole move."""
        tag, *values = action.wire()
        facts: dict[str, Any] = {}
        if tag == "lay_away":
            facts["cards"] = words.join([card_short(c, words) for c in by_rank(values[0])])
        elif tag in ("play", "declare"):
            facts["card"] = card_short(values[0], words)
        if values and tag in ("declare", "claim", "respond"):
            facts["points"] = values[-1]
        return words(f"{SLUG}-move-{tag}", **facts)

    def tell(self, told: GameEvent, view: CountingCribbageView, say: Speaker) -> str | None:
        """One sentence per event; who leads is plain from the table."""
        key, facts = f"{SLUG}-event-{told.stored_as}", say.event(told)
        match told:
            case Leads():
                return None
            case Waived(on=on) if on and view.seats == 2:
                key += "-two"  # only the opponent can be the one who is not asked: it shows by the speed
            case Played():
                facts["parts"] = peg_parts_words(told.parts, say.words)
            case Claims():
                facts["claims"] = self._claims(told, say)
            case Counted():
                facts |= {"points": sum(told.parts), "parts": parts_words(told.parts, say.words)}
            case Settled():
                facts |= self._settled(told, say)
            case GameOver():
                key += "-match" if view.s.match_wins > 1 else ""
                facts["points"] = told.points[told.seat]
        return say.words(key, **facts)

    @staticmethod
    def _claims(told: Claims, say: Speaker) -> str:
        seats = len(told.claims) - 1
        out = [
            say.words(f"{SLUG}-claim-of", name=say.name(owner), what=what(item, seats, say.words), claim=claim)
            for item, (owner, claim) in enumerate(zip(show_order(told.dealer, seats), told.claims, strict=True))
        ]
        return say.words(f"{SLUG}-comma").join(out)

    @staticmethod
    def _settled(told: Settled, say: Speaker) -> dict[str, str]:
        words = say.words
        parts = (peg_parts_words if told.item == "peg" else parts_words)(told.parts, words)
        gains = [words(f"{SLUG}-gain-of", name=say.name(p), points=k) for p, k in enumerate(told.gains) if k]
        shared = words(f"{SLUG}-comma").join(gains) or words(f"{SLUG}-gain-none")
        return {"wrong": "no" if told.claim == told.actual else "yes", "parts": parts, "gains": shared}

    def state_line(self, view: CountingCribbageView, names: Sequence[str], words: Words) -> str:
        """Round, dealer, count, stock; the game in a match."""
        if view.over:
            return words(f"{SLUG}-state-over")
        key = "state-pegging" if view.s.pegging else "state"
        line = words(
            f"{SLUG}-{key}",
            round=str(view.s.round),
            name=names[view.s.dealer],
            count=view.s.count,
            stock=len(view.s.stock),
        )
        if view.s.match_wins > 1:
            return words(f"{SLUG}-state-game", game=str(view.s.game), state=line)
        return line

    def table_alt(self, view: CountingCribbageView, names: Sequence[str], words: Words) -> str:
        """Everything public, by seat."""
        return table_alt(view, names, words)

    def hand_alt(self, view: CountingCribbageView, names: Sequence[str], words: Words) -> str:
        """The own cards, and what is to be judged."""
        return hand_alt(view, names, words)

    def result_alt(self, view: CountingCribbageView, names: Sequence[str], words: Words) -> str:
        """The winner, everybody's points, who was skunked, the last show."""
        return result_alt(view, names, words)

    def one_card(self, card: int, words: Words) -> str:
        """Short, as on the buttons."""
        return card_short(card, words)

    def event_card(self, card: int, words: Words) -> str:
        """By its name: the series is read aloud."""
        return card_name(card, words)


def _claimed(view: CountingCribbageView) -> bool:
    """Whether this seat, the dealer, has claimed for the own hand and is asked for the crib now."""
    return view.seat is not None and bool(view.s.choice[view.seat])


def what(item: int, seats: int, words: Words) -> str:
    """Hand or crib; the crib is the last item of the show."""
    return words(f"{SLUG}-item-{'crib' if item == seats else 'hand'}")


NARRATION = CountingCribbageNarration()
