"""Six-Suit Fort in words. Spots have their codes (1aU), forts their numbers: suits do not count there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.cards import RANK
from engine.core.events import GameEvent
from engine.core.state import NO_CARD
from engine.games.six_suit_fort import terms
from engine.games.six_suit_fort.state import EVENTS, Built, Dug, SixSuitFortState
from engine.games.six_suit_fort.terms import MODES, NOTHING, NUMBER_MODE, POSITIONS, SPOTS, SUIT_MODE, WAYS, Columns
from locales import Words
from render.kit.layout import Told
from render.narration.cards import (
    card_list,
    card_name,
    card_short,
    cards_spoken,
    rank_name,
)
from render.narration.contract import Label, Narration
from render.narration.telling import Telling

KEY = "six_suit_fort"


class SixSuitFortNarration(Narration[SixSuitFortState]):
    """The words of the game (see ``render.narration.contract``)."""

    slug = KEY
    events = EVENTS
    from_hand: ClassVar[Mapping[str, int]] = {"play": 1}

    # A turn

    def prompt(self, telling: Telling[SixSuitFortState]) -> str:
        """Return the task, with its cards."""
        cards = telling.words.listed([card_short(c, telling.words) for c in telling.s.loose])
        return telling(f"{KEY}-prompt-{telling.view.phase}", cards=cards)

    def field_prompt(self, telling: Telling[SixSuitFortState], tag: str, chosen: Sequence[Any]) -> str:
        """Return the question, with the choices so far."""
        facts = {"card": card_short(chosen[0], telling.words)} if tag == "play" and chosen else {}
        if len(chosen) > 1:
            facts["spot"] = SPOTS[chosen[1]].code
        return telling(f"{KEY}-ask-{tag}-{len(chosen) + 1}", **facts)

    def value_label(self, telling: Telling[SixSuitFortState], tag: str, chosen: Sequence[Any], value: Any) -> Label:
        """Return a card, a spot with its line, number or suit with its captures; a way to build; a column."""
        words = telling.words
        if tag == "build":
            return self._way(telling, value)
        if tag == "pair":
            return self._column(telling, chosen, value)
        if not chosen:
            spot, mode = terms.best_dig(telling.s.field, value)
            most = self._taken(telling, value, spot, mode)
            facts = {"card": card_name(value, words), "spot": SPOTS[spot].code, "taken": most}
            return Label(card_short(value, words), words(f"{KEY}-card-hint", **facts))
        if len(chosen) == 1:
            return self._spot(telling, chosen[0], value)
        return Label(words(f"{KEY}-as-{value}", taken=self._taken(telling, chosen[0], chosen[1], value)))

    def _spot(self, telling: Telling[SixSuitFortState], card: int, spot: int) -> Label:
        """Return a spot by its code, with the line it digs into; in the hint its captures, as number and as suit."""
        line = [card_short(c, telling.words) for at in SPOTS[spot].line if (c := telling.s.field[at]) >= 0]
        into = telling(f"{KEY}-dig-into", near=line[0], far=line[1]) if len(line) > 1 else line[0]
        taken = {mode: self._taken(telling, card, spot, mode) for mode in MODES}
        both = taken[NUMBER_MODE] == taken[SUIT_MODE]
        key = f"{KEY}-spot-hint-both" if both else f"{KEY}-spot-hint"
        return Label(telling(f"{KEY}-spot", spot=SPOTS[spot].code, line=into), telling(key, **taken))

    def chosen(self, telling: Telling[SixSuitFortState], tag: str, before: Sequence[Any], value: Any) -> str:
        """Return the code of a spot."""
        if tag == "play" and len(before) == 1:
            return str(SPOTS[value].code)
        return super().chosen(telling, tag, before, value)

    @staticmethod
    def _taken(telling: Telling[SixSuitFortState], card: int, spot: int, mode: str) -> str:
        taken = terms.captured(telling.s.field, card, spot, mode)[1:]
        return telling(f"{KEY}-takes", cards=card_list(taken, telling.words)) if taken else telling(f"{KEY}-takes-none")

    def _way(self, telling: Telling[SixSuitFortState], way: int) -> Label:
        """Return the places of the cards; in the hint the size of the fort then, and the cards for the hand."""
        words = telling.words
        loose, area, steps = telling.s.loose, telling.s.areas[telling.view.me], WAYS[way]
        after, used = terms.built(area, loose, steps), [at for at, _ in steps]
        kept = [c for at, c in enumerate(loose) if at not in used]
        told = words(f"{KEY}-way-kept", cards=card_list(kept, words)) if kept else ""
        facts = {"size": self.size(after, words), "points": terms.points(after), "kept": told}
        return Label(self.steps(loose, way, words), words(f"{KEY}-way-hint", **facts))

    @staticmethod
    def steps(loose: Sequence[int], way: int, words: Words) -> str:
        """Return a way of building: ♥Q right, ♦7 left."""
        if way == NOTHING:
            return words(f"{KEY}-way-none")
        return words("cards-comma").join(
            words(f"{KEY}-step", card=card_short(loose[at], words), place=words(f"{KEY}-place-{place}"))
            for at, place in WAYS[way]
        )

    def _column(self, telling: Telling[SixSuitFortState], chosen: Sequence[int], column: int) -> Label:
        area = telling.s.areas[telling.view.me]
        shown = telling(f"{KEY}-column", column=str(column), cards=self.tower(area[column - 1], telling.words))
        pairs = [pair for pair in terms.pairs(area) if pair[: len(chosen) + 1] == (*chosen, column)]
        return Label(shown, telling(f"{KEY}-pair-hint", points=max(terms.points(area, pair) for pair in pairs)))

    def move(self, telling: Telling[SixSuitFortState], action: Action) -> str:
        """Return the whole move, spots by their codes."""
        words = telling.words
        tag, *values = action.wire()
        if tag == "play":
            card, spot, mode = values
            facts = {"spot": SPOTS[spot].code, "mode": words(f"{KEY}-mode-{mode}")}
            return words(f"{KEY}-move-play", card=card_short(card, words), **facts)
        if tag == "build":
            told = self.steps(telling.s.loose, values[0], words)
            return told if values[0] == NOTHING else words(f"{KEY}-move-build", steps=told)
        if tag == "pair":
            return words(f"{KEY}-move-pair", source=str(values[0]), target=str(values[1]))
        return words(f"{KEY}-tag-keep")

    # Events

    def tell(self, told: GameEvent, telling: Telling[SixSuitFortState]) -> str | None:
        """Return the sentence of an event with spots by their codes; it states an empty capture or building."""
        words, facts = telling.words, self.event_facts(told, telling)
        match told:
            case Dug(spot=spot, taken=taken):
                key = "dug" if taken else "dug-nothing"
                return words(f"{KEY}-event-{key}", **facts | {"spot": SPOTS[spot].code})
            case Built(cards=cards, hand=hand):
                line = words(f"{KEY}-event-built{'' if cards else '-nothing'}", **facts)
                return line + words(f"{KEY}-event-built-hand", **facts) if hand else line
        return super().tell(told, telling)

    # The table

    @staticmethod
    def size(area: Columns, words: Words) -> str:
        """Return the number of columns and the tallest one."""
        return words(f"{KEY}-size", width=str(len(area)), tallest=str(terms.tallest(area)))

    @staticmethod
    def tower(column: Sequence[int], words: Words) -> str:
        """Return the number of a column, and of how many cards it is."""
        return words(f"{KEY}-alt-column", rank=rank_name(RANK[column[0]]), count=len(column))

    def worth(self, area: Columns, words: Words) -> str:
        """Return the size of a fort and its points."""
        if not area:
            return words(f"{KEY}-alt-fort-none")
        return words(f"{KEY}-alt-fort", size=self.size(area, words), points=terms.points(area))

    def columns(self, area: Columns, words: Words) -> Told:
        """Return the numbers of a fort from the left; or only its ends. "" for no fort."""
        if not area:
            return ""
        told = [self.tower(column, words) for column in area]
        full = words(f"{KEY}-alt-columns", columns=words.listed(told))
        return full, words(f"{KEY}-alt-columns-short", first=told[0], end=told[-1])

    def state_line(self, telling: Telling[SixSuitFortState]) -> str:
        """Return the stock, or the seat with the last turn."""
        view = telling.view
        if view.over or view.phase == "pair":
            return telling(f"{KEY}-state-{'over' if view.over else 'pair'}")
        if view.s.trigger:
            return telling(f"{KEY}-state-last", name=telling.name(view.s.last))
        return telling(f"{KEY}-state-play", stock=len(view.s.stock))

    @staticmethod
    def last_move(telling: Telling[SixSuitFortState]) -> str:
        """Return the last dig with its player and card, for the bar of a picture; "" before the first time."""
        s, words = telling.s, telling.words
        if not s.dug:
            return ""
        seat, card, spot, mode = s.dug
        facts = {"spot": SPOTS[spot].code, "mode": MODES[mode], "card": card_short(card, words)}
        return words(f"{KEY}-dug", name=telling.name(seat), taken=card_list(s.taken, words), **facts)

    @staticmethod
    def rock(s: SixSuitFortState, words: Words) -> list[str]:
        """Return both squares, position by position."""
        told = [
            words(f"{KEY}-alt-gap", at=at)
            if c == NO_CARD
            else words(f"{KEY}-alt-position", at=at, card=cards_spoken([c], words))
            for at, c in zip(POSITIONS, s.field, strict=True)
        ]
        return [
            words(f"{KEY}-alt-square", square=str(k + 1), cards=words.listed(told[4 * k : 4 * k + 4])) for k in (0, 1)
        ]

    @staticmethod
    def choice(chosen: Sequence[int], words: Words) -> str:
        """Return a seat's decision about its pair, in its stored form."""
        if not chosen[0]:
            return words(f"{KEY}-tag-keep")
        return words(f"{KEY}-move-pair", source=str(chosen[0]), target=str(chosen[-1]))

    # The end

    @staticmethod
    def ranking(s: SixSuitFortState) -> list[int]:
        """Return the seats from first to last."""
        return sorted(range(len(s.scores)), key=lambda p: (p not in s.winners, -s.scores[p]))

    def story(self, s: SixSuitFortState, words: Words) -> str:
        """Return a true sentence about the win."""
        if len(s.winners) > 1:
            return words(f"{KEY}-story-level")
        first, second = sorted(s.scores, reverse=True)[:2]
        worth = [terms.points(area, pair) for area, pair in zip(s.areas, s.pairs, strict=True)]
        key = "margin" if worth[s.winners[0]] == max(worth) else "hand"
        return words(f"{KEY}-story-{key}", points=first - second)


NARRATION = SixSuitFortNarration()
