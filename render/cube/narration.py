"""A game with the doubling cube in words: the match and the cube here, everything else by the game's own narration."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
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
from render.kit.look import HOUSE
from render.kit.person import people
from render.kit.rules_page import Facts, pages
from render.narration.contract import Label, Narration
from render.narration.lengths import ALT_LIMIT
from render.narration.speaker import Speaker
from render.narration.spoken import result_told

OWN: Mapping[str, type[GameEvent]] = MappingProxyType({**EVENTS, **CUBE_EVENTS})


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

    def speaker(self, names: Sequence[str], words: Words) -> Speaker:
        """Delegate to the game's narration."""
        return self.inner.speaker(names, words)

    def who_won(self, winners: Sequence[int], names: Sequence[str], words: Words) -> str:
        """Delegate to the game's narration."""
        return self.inner.who_won(winners, names, words)

    def who_won_with(self, totals: Sequence[int], winners: Sequence[int], names: Sequence[str], words: Words) -> str:
        """Delegate to the game's narration."""
        return self.inner.who_won_with(totals, winners, names, words)

    def amount(self, count: int, options: Mapping[str, OptionValue], words: Words) -> str:
        """Return an amount of points or chips of a match; otherwise delegate to the game's narration."""
        return amount(self.slug, count, words) if options.get(CUBE) else self.inner.amount(count, options, words)

    def lead(self, count: int, options: Mapping[str, OptionValue], words: Words) -> str:
        """Return a lead in points or chips of a match; otherwise delegate to the game's narration."""
        return amount(self.slug, count, words) if options.get(CUBE) else self.inner.lead(count, options, words)

    def person(self, view: View, seat: int, words: Words) -> str:
        """Delegate to the game's narration."""
        return self.inner.person(within(view), seat, words)

    def why(self, reason: str, facts: Mapping[str, Any], names: Sequence[str], words: Words) -> str:
        """Return the cube's own reason, or delegate to the game's narration."""
        if reason.startswith("cube-"):
            return super().why(reason, facts, names, words)
        return self.inner.why(reason, facts, names, words)

    # Prompts

    def prompt(self, view: View, names: Sequence[str], words: Words) -> str:
        """Return the game's question and the possible double; or the stake of an answer."""
        if not is_match(view):
            return self.inner.prompt(view, names, words)
        if (said := self.stake(view, names, words)) is not None:
            return said
        cube, asked = cube_of(view), self.inner.prompt(within(view), names, words)
        if terms.DOUBLE not in view.first:
            return asked
        gap = "" if words.lang == "ja" else " "
        return f"{asked}{gap}{words('cube-prompt-may', double=str(2 * cube.value))}"

    def stake(self, view: View, names: Sequence[str], words: Words) -> str | None:
        """Return the stake of a double; otherwise delegate to the game's narration."""
        if not is_match(view) or cube_of(view).offering == NO_SEAT:
            return self.inner.stake(within(view), names, words)
        cube = cube_of(view)
        return words(
            "cube-prompt-answer",
            name=names[cube.offering],
            double=str(2 * cube.value),
            amount=amount(self.slug, cube.value * cube.pass_base, words),
        )

    def waiting(self, view: View, names: Sequence[str], words: Words) -> str | None:
        """Delegate to the game's narration, except while a double is answered."""
        if is_match(view) and (answering := cube_of(view).answering) != NO_SEAT:
            return words("cube-waiting", name=names[answering])
        return self.inner.waiting(within(view), names, words)

    def tag_label(self, view: View, tag: str, words: Words) -> Label:
        """Return the verb, with the value the game then has."""
        return (
            Label(self._own_move(view, tag, words))
            if tag in terms.CUBE_TAGS
            else self.inner.tag_label(within(view), tag, words)
        )

    def _own_move(self, view: View, tag: str, words: Words) -> str:
        cube = cube_of(view)
        key = "cube_redouble" if tag == terms.DOUBLE and cube.value > 1 else tag
        paid = amount(self.slug, cube.value * cube.pass_base, words)
        return words(f"cube-tag-{key}", double=str(2 * cube.value), amount=paid)

    def field_prompt(self, view: View, tag: str, chosen: Sequence[Any], words: Words) -> str:
        """Delegate to the game's narration: the moves of the cube have no fields."""
        return self.inner.field_prompt(within(view), tag, chosen, words)

    def value_label(self, view: View, tag: str, chosen: Sequence[Any], value: Any, words: Words) -> Label:
        """Delegate to the game's narration."""
        return self.inner.value_label(within(view), tag, chosen, value, words)

    def chosen(self, view: View, tag: str, before: Sequence[Any], value: Any, words: Words) -> str:
        """Delegate to the game's narration."""
        return self.inner.chosen(within(view), tag, before, value, words)

    def move(self, view: View, action: Action, words: Words) -> str:
        """Return a whole move."""
        if action.tag in terms.CUBE_TAGS:
            return self._own_move(view, action.tag, words)
        return self.inner.move(within(view), action, words)

    def move_brief(self, view: View, action: Action, words: Words) -> str:
        """Delegate to the game's narration; moves of the cube are brief."""
        if action.tag in terms.CUBE_TAGS:
            return self._own_move(view, action.tag, words)
        return self.inner.move_brief(within(view), action, words)

    def move_ahead(self, view: View, action: Action, words: Words) -> str:
        """Delegate to the game's narration; binding moves are never prepared."""
        return self.inner.move_ahead(within(view), action, words)

    def recommended(self, view: View) -> Sequence[Field]:
        """Delegate to the game's narration; a double is never recommended."""
        return self.inner.recommended(within(view)) if within(view).first else ()

    def cost(self, view: View, wire: Sequence[Field], words: Words) -> str:
        """Delegate to the game's narration; the moves of the cube say their price themselves."""
        return "" if wire[0] in terms.CUBE_TAGS else self.inner.cost(within(view), wire, words)

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

    def anytime_prompt(self, view: View, words: Words) -> str:
        """Delegate to the game's narration."""
        return self.inner.anytime_prompt(within(view), words)

    def anytime_label(self, view: View, action: Action, words: Words) -> Label:
        """Return a wish of the cube or of the game."""
        if action.tag in terms.CUBE_TAGS:
            return self.tag_label(view, action.tag, words)
        return self.inner.anytime_label(within(view), action, words)

    def refusal(self, reason: str, facts: Mapping[str, Any], view: View, words: Words) -> str:
        """Return the cube's own refusal, or delegate to the game's narration."""
        if reason.startswith("cube-"):
            return super().refusal(reason, facts, view, words)
        return self.inner.refusal(reason, facts, within(view), words)

    # Events

    def happened(self, event: Event, view: View, names: Sequence[str], words: Words) -> str | None:
        """Return a sentence of the match or of the game."""
        if event.kind not in OWN:
            return self.inner.happened(event, within(view), names, words)
        return self.tell(read_event(OWN, event.kind, event.facts), view, Speaker("cube", names, words))

    def tell(self, told: GameEvent, view: View, say: Speaker) -> str | None:
        """Return the sentence for the end of a game or a double; the game itself reports a beginning."""
        match told:
            case LegBegan():
                return None
            case LegOver(number, gains, totals):
                facts = {"number": str(number), "totals": say.points(totals)}
                if not any(gains):
                    return say.words("cube-event-leg_drawn", **facts)
                winner = max(range(len(gains)), key=gains.__getitem__)
                own = f"+{gains[winner]}"
                return say.words("cube-event-leg_over", winner=say.name(winner), gains=own, **facts)
        return say.words(f"cube-event-{told.stored_as}", **say.event(told))

    # State

    def state_line(self, view: View, names: Sequence[str], words: Words) -> str:
        """Return the game's own line, then the match and the cube."""
        line = self.inner.state_line(within(view), names, words)
        if not is_match(view):
            return line
        standing, cube = standing_of(view), cube_of(view)
        facts = {"number": str(standing.number), "score": score(standing, words), "value": str(cube.value)}
        how = "-over" if view.over else "-offered" if cube.offering != NO_SEAT else ""
        return words(f"cube-state{how}", line=line, double=str(2 * cube.value), **facts)

    def table_alt(self, view: View, names: Sequence[str], words: Words, limit: int = ALT_LIMIT) -> str:
        """Return the game's own table, then the match and the cube."""
        if not is_match(view):
            return self.inner.table_alt(view, names, words, limit)
        if view.over:
            return self.result_alt(view, names, words)
        return self._with_cube(self.inner.table_alt, view, names, words, limit)

    def hand_alt(self, view: View, names: Sequence[str], words: Words, limit: int = ALT_LIMIT) -> str:
        """Return the game's own hand, then the match and the cube; after the end the course of the match."""
        if not is_match(view):
            return self.inner.hand_alt(within(view), names, words, limit)
        return self._with_cube(self.inner.hand_alt, view, names, words, limit)

    def _with_cube(
        self, tell: Callable[..., str], view: View, names: Sequence[str], words: Words, limit: int = ALT_LIMIT
    ) -> str:
        if view.over:
            facts = {"totals": Speaker("cube", names, words).points(standing_of(view).totals)}
            own = words("cube-alt-hand-over", winners=winners_line(view, names, words), **facts)
        else:
            own = f"{self.match_said(view, names, words)}\n{self.cube_said(view, names, words)}"
        return f"{tell(within(view), names, words, limit - len(own) - 1)}\n{own}"

    @staticmethod
    def match_said(view: View, names: Sequence[str], words: Words) -> str:
        """Return the match in a sentence."""
        standing = standing_of(view)
        totals = Speaker("cube", names, words).points(standing.totals)
        key = "cube-alt-match-target" if standing.target else "cube-alt-match"
        return words(key, number=str(standing.number), totals=totals, target=str(standing.target))

    def cube_said(self, view: View, names: Sequence[str], words: Words) -> str:
        """Return a sentence about the cube; it addresses a viewer who has doubled, answers or owns it as "you"."""
        cube = cube_of(view)
        owner = names[cube.owner] if cube.owner != NO_SEAT else ""
        facts = {"value": str(cube.value), "double": str(2 * cube.value), "name": owner}
        if cube.answering == view.seat:
            gap = "" if words.lang == "ja" else " "
            return f"{words('cube-task-answer')}{gap}{self.stake(view, names, words)}"
        if cube.offering != NO_SEAT:
            paid = amount(self.slug, cube.value * cube.pass_base, words)
            facts |= {"name": names[cube.offering], "other": names[cube.answering], "amount": paid}
            return words("cube-alt-offer-you" if cube.offering == view.seat else "cube-alt-offer", **facts)
        if not cube.live:
            return words("cube-alt-crawford")
        if cube.out:
            return words("cube-alt-away")
        if cube.highest:
            return words("cube-alt-highest", **facts)
        if cube.owner == NO_SEAT:
            return words("cube-alt-middle")
        return words("cube-alt-owner-you" if cube.owner == view.seat else "cube-alt-owner", **facts)

    def result_alt(self, view: View, names: Sequence[str], words: Words) -> str:
        """Return the result of the match read aloud; without the match that of the game."""
        if not is_match(view):
            return self.inner.result_alt(view, names, words)
        return result_told(result_of(view, people(names), words, HOUSE), words)

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
