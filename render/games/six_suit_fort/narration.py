"""Six-Suit Fort in words. Spots have their codes (1aU), forts their numbers: suits do not count there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.cards import RANK
from engine.core.events import GameEvent
from engine.core.state import NO_CARD
from engine.games.six_suit_fort import terms
from engine.games.six_suit_fort.events import EVENTS, Built, Dug
from engine.games.six_suit_fort.state import SixSuitFortState, SixSuitFortView
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
from render.narration.speaker import Speaker

KEY = "six_suit_fort"


class SixSuitFortNarration(Narration[SixSuitFortState]):
    """The words of the game (see ``render.narration.contract``)."""

    slug = KEY
    events = EVENTS
    from_hand: ClassVar[Mapping[str, int]] = {"play": 1}

    # A turn

    def prompt(self, view: SixSuitFortView, names: Sequence[str], words: Words) -> str:
        """Return the task, with its cards."""
        return words(f"{KEY}-prompt-{view.phase}", cards=words.listed([card_short(c, words) for c in view.s.loose]))

    def field_prompt(self, view: SixSuitFortView, tag: str, chosen: Sequence[Any], words: Words) -> str:
        """Return the question, with the choices so far."""
        facts = {"card": card_short(chosen[0], words)} if tag == "play" and chosen else {}
        if len(chosen) > 1:
            facts["spot"] = SPOTS[chosen[1]].code
        return words(f"{KEY}-ask-{tag}-{len(chosen) + 1}", **facts)

    def value_label(self, view: SixSuitFortView, tag: str, chosen: Sequence[Any], value: Any, words: Words) -> Label:
        """Return a card, a spot with its line, number or suit with its captures; a way to build; a column."""
        if tag == "build":
            return self._way(view, value, words)
        if tag == "pair":
            return self._column(view, chosen, value, words)
        if not chosen:
            spot, mode = terms.best_dig(view.s.field, value)
            most = self._taken(view, value, spot, mode, words)
            facts = {"card": card_name(value, words), "spot": SPOTS[spot].code, "taken": most}
            return Label(card_short(value, words), words(f"{KEY}-card-hint", **facts))
        if len(chosen) == 1:
            return self._spot(view, chosen[0], value, words)
        return Label(words(f"{KEY}-as-{value}", taken=self._taken(view, chosen[0], chosen[1], value, words)))

    def _spot(self, view: SixSuitFortView, card: int, spot: int, words: Words) -> Label:
        """Return a spot by its code, with the line it digs into; in the hint its captures, as number and as suit."""
        line = [card_short(c, words) for at in SPOTS[spot].line if (c := view.s.field[at]) >= 0]
        into = words(f"{KEY}-dig-into", near=line[0], far=line[1]) if len(line) > 1 else line[0]
        taken = {mode: self._taken(view, card, spot, mode, words) for mode in MODES}
        both = taken[NUMBER_MODE] == taken[SUIT_MODE]
        key = f"{KEY}-spot-hint-both" if both else f"{KEY}-spot-hint"
        return Label(words(f"{KEY}-spot", spot=SPOTS[spot].code, line=into), words(key, **taken))

    def chosen(self, view: SixSuitFortView, tag: str, before: Sequence[Any], value: Any, words: Words) -> str:
        """Return the code of a spot."""
        if tag == "play" and len(before) == 1:
            return str(SPOTS[value].code)
        return super().chosen(view, tag, before, value, words)

    @staticmethod
    def _taken(view: SixSuitFortView, card: int, spot: int, mode: str, words: Words) -> str:
        taken = terms.captured(view.s.field, card, spot, mode)[1:]
        return words(f"{KEY}-takes", cards=card_list(taken, words)) if taken else words(f"{KEY}-takes-none")

    def _way(self, view: SixSuitFortView, way: int, words: Words) -> Label:
        """Return the places of the cards; in the hint the size of the fort then, and the cards for the hand."""
        loose, area, steps = view.s.loose, view.s.areas[view.me], WAYS[way]
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

    def _column(self, view: SixSuitFortView, chosen: Sequence[int], column: int, words: Words) -> Label:
        area = view.s.areas[view.me]
        shown = words(f"{KEY}-column", column=str(column), cards=self.tower(area[column - 1], words))
        pairs = [pair for pair in terms.pairs(area) if pair[: len(chosen) + 1] == (*chosen, column)]
        return Label(shown, words(f"{KEY}-pair-hint", points=max(terms.points(area, pair) for pair in pairs)))

    def move(self, view: SixSuitFortView, action: Action, words: Words) -> str:
        """Return the whole move, spots by their codes."""
        tag, *values = action.wire()
        if tag == "play":
            card, spot, mode = values
            facts = {"spot": SPOTS[spot].code, "mode": words(f"{KEY}-mode-{mode}")}
            return words(f"{KEY}-move-play", card=card_short(card, words), **facts)
        if tag == "build":
            told = self.steps(view.s.loose, values[0], words)
            return told if values[0] == NOTHING else words(f"{KEY}-move-build", steps=told)
        if tag == "pair":
            return words(f"{KEY}-move-pair", source=str(values[0]), target=str(values[1]))
        return words(f"{KEY}-tag-keep")

    # Events

    def tell(self, told: GameEvent, view: SixSuitFortView, say: Speaker) -> str | None:
        """Return the sentence of an event with spots by their codes; it states an empty capture or building."""
        words, facts = say.words, say.event(told)
        match told:
            case Dug(spot=spot, taken=taken):
                key = "dug" if taken else "dug-nothing"
                return words(f"{KEY}-event-{key}", **facts | {"spot": SPOTS[spot].code})
            case Built(cards=cards, hand=hand):
                line = words(f"{KEY}-event-built{'' if cards else '-nothing'}", **facts)
                return line + words(f"{KEY}-event-built-hand", **facts) if hand else line
        return super().tell(told, view, say)

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

    def state_line(self, view: SixSuitFortView, names: Sequence[str], words: Words) -> str:
        """Return the stock, or the seat with the last turn."""
        if view.over or view.phase == "pair":
            return words(f"{KEY}-state-{'over' if view.over else 'pair'}")
        if view.s.trigger:
            return words(f"{KEY}-state-last", name=names[view.s.last])
        return words(f"{KEY}-state-play", stock=len(view.s.stock))

    @staticmethod
    def last_move(s: SixSuitFortState, names: Sequence[str], words: Words) -> str:
        """Return the last dig with its player and card, for the bar of a picture; "" before the first time."""
        if not s.dug:
            return ""
        seat, card, spot, mode = s.dug
        facts = {"spot": SPOTS[spot].code, "mode": MODES[mode], "card": card_short(card, words)}
        return words(f"{KEY}-dug", name=names[seat], taken=card_list(s.taken, words), **facts)

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
