"""A game with the doubling cube in words: the match and the cube here, everything else by the game's own narration."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from engine.core.action import Action
from engine.core.context import Event
from engine.core.events import GameEvent, read_event
from engine.core.game import CUBE
from engine.core.offers import Field
from engine.core.options import OptionValue
from engine.core.standing import Standing
from engine.core.state import NO_SEAT
from engine.core.view import View
from engine.layers import terms
from engine.layers.events import CUBE_EVENTS, EVENTS, LegBegan, LegOver
from locales import Words
from render.cube import rules_pages
from render.cube.result import result_of, winners_line
from render.cube.seen import amount, cube_of, is_match, standing_of, within
from render.edition import USUAL, Edition, sentences
from render.kit.drawing.look import HOUSE
from render.kit.pages.rules_page import Facts, pages
from render.kit.pieces.person import people
from render.narration.contract import Label, Narration
from render.narration.facts import FactWords
from render.narration.lengths import ALT_LIMIT
from render.narration.spoken import result_told
from render.narration.telling import Telling

OWN: Mapping[str, type[GameEvent]] = MappingProxyType({**EVENTS, **CUBE_EVENTS})
FACTS = FactWords("cube")


def inside(telling: Telling) -> Telling:
    """Return a telling of the game itself, for its own narration (``seen.within``)."""
    return replace(telling, view=within(telling.view))


def score(standing: Standing, words: Words) -> str:
    """Return the score, such as 2:1, and the target."""
    line = ":".join(map(str, standing.totals))
    if not standing.target:
        return words("cube-score", score=line)
    return words("cube-score-target", score=line, target=str(standing.target))


class CubeNarration(Narration[Any]):
    """The narration of ``inner`` with the cube added; for a table without the cube all words are the game's own.

    ``goes_with``: the games that can be played with the cube, for its rules pages.
    """

    def __init__(self, inner: Narration[Any], goes_with: Sequence[str]) -> None:
        self.inner, self.slug, self.goes_with = inner, inner.slug, goes_with
        vars(self).update(events=inner.events, from_hand=inner.from_hand)

    # Words without the match

    def title(self, words: Words) -> str:
        """Delegate to the game's narration."""
        return self.inner.title(words)

    def second(self, words: Words) -> str:
        """Delegate to the game's narration."""
        return self.inner.second(words)

    def option_name(self, key: str, words: Words) -> str:
        """Delegate to the game's narration."""
        return self.inner.option_name(key, words)

    def option_value(self, key: str, value: OptionValue, words: Words) -> str:
        """Delegate to the game's narration."""
        return self.inner.option_value(key, value, words)

    def seats_note(self, seats: int, words: Words) -> str:
        """Delegate to the game's narration."""
        return self.inner.seats_note(seats, words)

    def option_line(self, key: str, value: OptionValue, words: Words) -> str:
        """Delegate to the game's narration."""
        return self.inner.option_line(key, value, words)

    def one_card(self, card: int, words: Words) -> str:
        """Delegate to the game's narration."""
        return self.inner.one_card(card, words)

    def event_card(self, card: int, words: Words) -> str:
        """Delegate to the game's narration."""
        return self.inner.event_card(card, words)

    def event_cards(self, cards: Iterable[int], words: Words) -> str:
        """Delegate to the game's narration."""
        return self.inner.event_cards(cards, words)

    def fact_words(self) -> FactWords:
        """Delegate to the game's narration."""
        return self.inner.fact_words()

    def event_facts(self, event: GameEvent, telling: Telling) -> dict[str, Any]:
        """Delegate to the game's narration."""
        return self.inner.event_facts(event, telling)

    def points_by_seat(self, points: Sequence[int], telling: Telling, *, all_seats: bool = True) -> str:
        """Delegate to the game's narration."""
        return self.inner.points_by_seat(points, telling, all_seats=all_seats)

    def who_won(self, winners: Sequence[int], telling: Telling) -> str:
        """Delegate to the game's narration."""
        return self.inner.who_won(winners, telling)

    def who_won_with(self, totals: Sequence[int], winners: Sequence[int], telling: Telling) -> str:
        """Delegate to the game's narration."""
        return self.inner.who_won_with(totals, winners, telling)

    def amount(self, count: int, options: Mapping[str, OptionValue], words: Words) -> str:
        """Return an amount of points or chips of a match; otherwise delegate to the game's narration."""
        return amount(self.slug, count, words) if options.get(CUBE) else self.inner.amount(count, options, words)

    def lead(self, count: int, options: Mapping[str, OptionValue], words: Words) -> str:
        """Return a lead in points or chips of a match; otherwise delegate to the game's narration."""
        return amount(self.slug, count, words) if options.get(CUBE) else self.inner.lead(count, options, words)

    def person(self, telling: Telling, seat: int) -> str:
        """Delegate to the game's narration."""
        return self.inner.person(inside(telling), seat)

    def why(self, reason: str, facts: Mapping[str, Any], telling: Telling) -> str:
        """Return the cube's own reason, or delegate to the game's narration."""
        if reason.startswith("cube-"):
            return super().why(reason, facts, telling)
        return self.inner.why(reason, facts, telling)

    # Prompts

    def prompt(self, telling: Telling) -> str:
        """Return the game's question and the possible double; or the stake of an answer."""
        view = telling.view
        if not is_match(view):
            return self.inner.prompt(telling)
        if (said := self.stake(telling)) is not None:
            return said
        cube, asked = cube_of(view), self.inner.prompt(inside(telling))
        if terms.DOUBLE not in view.first:
            return asked
        return telling.words.sentences([asked, telling("cube-prompt-may", double=str(2 * cube.value))])

    def stake(self, telling: Telling) -> str | None:
        """Return the stake of a double; otherwise delegate to the game's narration."""
        view = telling.view
        if not is_match(view) or cube_of(view).offering == NO_SEAT:
            return self.inner.stake(inside(telling))
        cube = cube_of(view)
        return telling(
            "cube-prompt-answer",
            name=telling.name(cube.offering),
            double=str(2 * cube.value),
            amount=amount(self.slug, cube.value * cube.pass_base, telling.words),
        )

    def waiting(self, telling: Telling) -> str | None:
        """Delegate to the game's narration, except while a double is answered."""
        view = telling.view
        if is_match(view) and (answering := cube_of(view).answering) != NO_SEAT:
            return telling("cube-waiting", name=telling.name(answering))
        return self.inner.waiting(inside(telling))

    def tag_label(self, telling: Telling, tag: str) -> Label:
        """Return the verb, with the value the game then has."""
        if tag in terms.CUBE_TAGS:
            return Label(self._own_move(telling, tag))
        return self.inner.tag_label(inside(telling), tag)

    def _own_move(self, telling: Telling, tag: str) -> str:
        cube = cube_of(telling.view)
        key = "cube_redouble" if tag == terms.DOUBLE and cube.value > 1 else tag
        paid = amount(self.slug, cube.value * cube.pass_base, telling.words)
        return telling(f"cube-tag-{key}", double=str(2 * cube.value), amount=paid)

    def field_prompt(self, telling: Telling, tag: str, chosen: Sequence[Any]) -> str:
        """Delegate to the game's narration: the moves of the cube have no fields."""
        return self.inner.field_prompt(inside(telling), tag, chosen)

    def value_label(self, telling: Telling, tag: str, chosen: Sequence[Any], value: Any) -> Label:
        """Delegate to the game's narration."""
        return self.inner.value_label(inside(telling), tag, chosen, value)

    def chosen(self, telling: Telling, tag: str, before: Sequence[Any], value: Any) -> str:
        """Delegate to the game's narration."""
        return self.inner.chosen(inside(telling), tag, before, value)

    def move(self, telling: Telling, action: Action) -> str:
        """Return a whole move."""
        if action.tag in terms.CUBE_TAGS:
            return self._own_move(telling, action.tag)
        return self.inner.move(inside(telling), action)

    def move_brief(self, telling: Telling, action: Action) -> str:
        """Delegate to the game's narration; moves of the cube are brief."""
        if action.tag in terms.CUBE_TAGS:
            return self._own_move(telling, action.tag)
        return self.inner.move_brief(inside(telling), action)

    def move_ahead(self, telling: Telling, action: Action) -> str:
        """Delegate to the game's narration; binding moves are never prepared."""
        return self.inner.move_ahead(inside(telling), action)

    def recommended(self, view: View) -> Sequence[Field]:
        """Delegate to the game's narration; a double is never recommended."""
        return self.inner.recommended(within(view)) if within(view).first else ()

    def cost(self, telling: Telling, wire: Sequence[Field]) -> str:
        """Delegate to the game's narration; the moves of the cube say their price themselves."""
        return "" if wire[0] in terms.CUBE_TAGS else self.inner.cost(inside(telling), wire)

    def usual(self, view: View, tag: str, chosen: Sequence[Any]) -> Sequence[int] | None:
        """Delegate to the game's narration."""
        return self.inner.usual(within(view), tag, chosen)

    def in_sight(self, view: View, tag: str) -> Sequence[Any]:
        """Delegate to the game's narration; the moves of the cube have no fields."""
        return () if tag in terms.CUBE_TAGS else self.inner.in_sight(within(view), tag)

    def numbered(self, view: View, tag: str, chosen: Sequence[Any]) -> Sequence[int]:
        """Delegate to the game's narration."""
        return () if tag in terms.CUBE_TAGS else self.inner.numbered(within(view), tag, chosen)

    def number(self, view: View, tag: str, chosen: Sequence[Any], value: Any) -> str:
        """Delegate to the game's narration."""
        return "" if tag in terms.CUBE_TAGS else self.inner.number(within(view), tag, chosen, value)

    def typed(self, view: View, typed: str) -> Sequence[Field]:
        """Delegate to the game's narration."""
        return self.inner.typed(within(view), typed)

    def face(self, view: View, tag: str, chosen: Sequence[Any], value: Any) -> str:
        """Delegate to the game's narration."""
        return self.inner.face(within(view), tag, chosen, value)

    def anytime_prompt(self, telling: Telling) -> str:
        """Delegate to the game's narration."""
        return self.inner.anytime_prompt(inside(telling))

    def anytime_label(self, telling: Telling, action: Action) -> Label:
        """Return a wish of the cube or of the game."""
        if action.tag in terms.CUBE_TAGS:
            return self.tag_label(telling, action.tag)
        return self.inner.anytime_label(inside(telling), action)

    def refusal(self, reason: str, facts: Mapping[str, Any], telling: Telling) -> str:
        """Return the cube's own refusal, or delegate to the game's narration."""
        if reason.startswith("cube-"):
            return super().refusal(reason, facts, telling)
        return self.inner.refusal(reason, facts, inside(telling))

    # Events

    def happened(self, event: Event, telling: Telling, others: Sequence[Event] = ()) -> str | None:
        """Return a sentence of the match or of the game."""
        if event.kind not in OWN:
            return self.inner.happened(event, inside(telling), others)
        return self.tell(read_event(OWN, event.kind, event.facts), telling)

    def tell_among(self, told: GameEvent, others: Sequence[Event], telling: Telling) -> str | None:
        """Return the sentence of an event of the match; ``happened`` hands those of the game on."""
        return self.tell(told, telling)

    def tell(self, told: GameEvent, telling: Telling) -> str | None:
        """Return the sentence for the end of a game or a double; the game itself reports a beginning."""
        match told:
            case LegBegan():
                return None
            case LegOver(number, gains, totals):
                facts = {"number": str(number), "totals": FACTS.points(totals, telling)}
                if not any(gains):
                    return telling("cube-event-leg_drawn", **facts)
                winner = max(range(len(gains)), key=gains.__getitem__)
                own = f"+{gains[winner]}"
                return telling("cube-event-leg_over", winner=telling.name(winner), gains=own, **facts)
        return telling(f"cube-event-{told.stored_as}", **FACTS.of_event(told, telling))

    # State

    def state_line(self, telling: Telling) -> str:
        """Return the game's own line, then the match and the cube."""
        view = telling.view
        line = self.inner.state_line(inside(telling))
        if not is_match(view):
            return line
        standing, cube = standing_of(view), cube_of(view)
        facts = {"number": str(standing.number), "score": score(standing, telling.words), "value": str(cube.value)}
        how = "-over" if view.over else "-offered" if cube.offering != NO_SEAT else ""
        return telling(f"cube-state{how}", line=line, double=str(2 * cube.value), **facts)

    def table_alt(self, telling: Telling, limit: int = ALT_LIMIT) -> str:
        """Return the game's own table, then the match and the cube."""
        if not is_match(telling.view):
            return self.inner.table_alt(telling, limit)
        if telling.view.over:
            return self.result_alt(telling)
        return self._with_cube(self.inner.table_alt, telling, limit)

    def hand_alt(self, telling: Telling, limit: int = ALT_LIMIT) -> str:
        """Return the game's own hand, then the match and the cube; after the end the course of the match."""
        if not is_match(telling.view):
            return self.inner.hand_alt(inside(telling), limit)
        return self._with_cube(self.inner.hand_alt, telling, limit)

    def _with_cube(self, tell: Callable[[Telling, int], str], telling: Telling, limit: int = ALT_LIMIT) -> str:
        if telling.view.over:
            totals = FACTS.points(standing_of(telling.view).totals, telling)
            own = telling("cube-alt-hand-over", winners=winners_line(telling), totals=totals)
        else:
            own = f"{self.match_said(telling)}\n{self.cube_said(telling)}"
        return f"{tell(inside(telling), limit - len(own) - 1)}\n{own}"

    @staticmethod
    def match_said(telling: Telling) -> str:
        """Return the match in a sentence."""
        standing = standing_of(telling.view)
        totals = FACTS.points(standing.totals, telling)
        key = "cube-alt-match-target" if standing.target else "cube-alt-match"
        return telling(key, number=str(standing.number), totals=totals, target=str(standing.target))

    def cube_said(self, telling: Telling) -> str:
        """Return a sentence about the cube; it addresses a viewer who has doubled, answers or owns it as "you"."""
        view, cube = telling.view, cube_of(telling.view)
        owner = telling.name(cube.owner) if cube.owner != NO_SEAT else ""
        facts = {"value": str(cube.value), "double": str(2 * cube.value), "name": owner}
        if cube.answering == view.seat:
            return telling.words.sentences([telling("cube-task-answer"), str(self.stake(telling))])
        if cube.offering != NO_SEAT:
            paid = amount(self.slug, cube.value * cube.pass_base, telling.words)
            facts |= {"name": telling.name(cube.offering), "other": telling.name(cube.answering), "amount": paid}
            return telling("cube-alt-offer-you" if cube.offering == view.seat else "cube-alt-offer", **facts)
        if not cube.live:
            return telling("cube-alt-crawford")
        if cube.out:
            return telling("cube-alt-away")
        if cube.highest:
            return telling("cube-alt-highest", **facts)
        if cube.owner == NO_SEAT:
            return telling("cube-alt-middle")
        return telling("cube-alt-owner-you" if cube.owner == view.seat else "cube-alt-owner", **facts)

    def result_alt(self, telling: Telling) -> str:
        """Return the result of the match read aloud; without the match that of the game."""
        view, words = telling.view, telling.words
        if not is_match(view):
            return self.inner.result_alt(telling)
        return result_told(result_of(view, people(telling.names), words, HOUSE), words)

    def rules_text(self, page: int, words: Words, edition: Edition = USUAL) -> str:
        """Return the game's own pages, then those of the cube."""
        own = pages(self.slug)
        if page < own:
            return self.inner.rules_text(page, words, edition)
        told = sentences(words, "cube", page - own, rules_pages.facts(self.goes_with, edition.options, words))
        return "\n".join([words(f"cube-rules-{page - own}-title"), *told])

    def rules_facts(self, words: Words, edition: Edition) -> Facts:
        """Delegate to the game's narration."""
        return self.inner.rules_facts(words, edition)
