"""Hex Bases in words. The table says names once, by seat; bases have their numbers, 1 to 6."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.events import GameEvent
from engine.core.options import OptionValue
from engine.core.state import NO_SEAT
from engine.games.hex_jinchi.state import (
    EVENTS,
    Began,
    Ended,
    HexJinchiState,
    HexJinchiView,
    Placed,
    TookBack,
    TurnEnded,
    Won,
)
from engine.games.hex_jinchi.terms import BASES, END, HELD, MORE, SINGLE, WINNING, listed, suits
from locales import Words
from render.kit.drawing.text import signed
from render.narration.cards import card_short
from render.narration.contract import Label, Narration
from render.narration.jokers import listed as marks
from render.narration.jokers import named, plain, short, spellings
from render.narration.telling import Telling


def numbers(bases: Iterable[int], words: Words) -> str:
    """Return bases by their numbers, or a word for none."""
    return words.join([str(base) for base in bases]) or words("hex_jinchi-nothing")


class HexJinchiNarration(Narration[HexJinchiState]):
    """The words of the game (see ``render.narration.contract``)."""

    slug = "hex_jinchi"
    events = EVENTS
    from_hand: ClassVar = {"turn": 1, "discard": 1}

    def one_card(self, card: int, words: Words) -> str:
        """Return the name of a card, also of a joker."""
        return named(card, words)

    def event_cards(self, cards: Iterable[int], words: Words) -> str:
        """Return the names of cards, also of jokers."""
        return marks(cards, words)

    def prompt(self, telling: Telling[HexJinchiState]) -> str:
        """Return the question: discard and place, or only place; first the player who is about to win."""
        view = telling.view
        s, asked = view.s, telling(f"hex_jinchi-prompt-{view.s.phase}")
        others = ((view.me + k) % view.seats for k in range(1, view.seats))
        rival = next((p for p in others if s.owners.count(p) >= WINNING), NO_SEAT)
        if rival == NO_SEAT:
            return asked
        back = s.owners.count(rival) - WINNING + 1
        return telling("hex_jinchi-prompt-danger", name=telling.name(rival), back=back) + asked

    def field_prompt(self, telling: Telling[HexJinchiState], tag: str, chosen: Sequence[Any]) -> str:
        """Return a card, then alternately a base and a set."""
        at = len(chosen)
        if tag == "turn" and at != 1 and at % 2:
            return telling("hex_jinchi-ask-more")
        if tag == "turn" and at < 2:
            return telling("hex_jinchi-ask-base" if at else "hex_jinchi-ask-card")
        if at == 0:
            return telling("hex_jinchi-ask-card" if tag == "discard" else f"hex_jinchi-ask-{tag}")
        if tag == "gather":
            return telling("hex_jinchi-ask-cards")
        return telling("hex_jinchi-ask-set", base=str(chosen[-1]))

    def numbered(self, view: HexJinchiView, tag: str, chosen: Sequence[Any]) -> Sequence[int]:
        """Return numbers also for the cards of a set put together by the player."""
        if tag == "gather" and len(chosen) == 1:
            return view.s.hands[view.me]
        return super().numbered(view, tag, chosen)

    def value_label(self, telling: Telling[HexJinchiState], tag: str, chosen: Sequence[Any], value: Any) -> Label:
        """Return a card, a base with its owner and the number of fitting sets, or a set with its suits."""
        words = telling.words
        if isinstance(value, list):
            return Label(self.set_told(value, words), words("hex_jinchi-suits", count=suits(value)))
        if (tag in ("turn", "discard") and not chosen) or (tag == "gather" and chosen):
            return short(value, words, self.slug)
        if value in (END, MORE):
            key = "end" if value == END else "more"
            return Label(words(f"hex_jinchi-{key}"), words(f"hex_jinchi-{key}-hint"))
        if tag == "gather":
            return Label(self.base(telling, value))
        gone = {c for field in chosen for c in (field if isinstance(field, list) else [])} | {*chosen[:1]}
        hand = tuple([c for c in telling.s.hands[telling.view.me] if c not in gone or (tag == "place")])
        count = len(listed(hand, telling.s.beaten(telling.view.me, value)))
        return Label(self.base(telling, value), words("hex_jinchi-sets", count=count))

    def chosen(self, telling: Telling[HexJinchiState], tag: str, before: Sequence[Any], value: Any) -> str:
        """Return the choice; sets stay together, a base is its number alone."""
        if isinstance(value, int) and value in BASES and before:
            return telling("hex_jinchi-base", base=str(value))
        return self.value_label(telling, tag, before, value).text

    def set_told(self, cards: Sequence[int], words: Words) -> str:
        """Return a set on a label."""
        return marks(cards, words) if cards else words("hex_jinchi-nothing")

    def base(self, telling: Telling[HexJinchiState], base: int) -> str:
        """Return a base with its owner and its number of suits."""
        s, owner = telling.s, telling.s.owners[base - 1]
        if owner == NO_SEAT:
            return telling("hex_jinchi-base-nobody", base=str(base))
        facts = {"base": str(base), "suits": suits(s.bases[base - 1])}
        if owner == telling.view.seat:
            return telling("hex_jinchi-base-own", **facts)
        return telling("hex_jinchi-base-other", name=self.person(telling, owner), **facts)

    def typed(self, view: HexJinchiView, typed: str) -> Sequence[Any]:
        """Return a typed turn: "♠7 1 ♠6 4 ♣4 ♥10" is a discard, then bases, each before its cards; later one set."""
        text, found = plain(typed), list[Any]()
        while text := text.lstrip(" ,、/:;→・"):
            name = next((name for name in spellings() if text.startswith(name)), "")
            if name and found and isinstance(found[-1], list):
                found[-1].append(spellings()[name])
            elif name and not found:
                found.append(spellings()[name])
            elif not name and text[0] in "123456":
                found += [int(text[0]), []]
            else:
                return ()
            text = text[len(name) or 1 :]
        fields = [sorted(field) if isinstance(field, list) else field for field in found]
        if view.s.phase == "place":
            return ("place", *fields) if len(fields) == 2 else ()
        return ("turn", *fields, *[END, []] * ((7 - len(fields)) // 2)) if len(fields) in (3, 5, 7) else ()

    def move(self, telling: Telling[HexJinchiState], action: Action) -> str:
        """Return a discard and every set with its base."""
        words = telling.words
        tag, *fields = action.wire()
        if tag == "end_turn":
            return words("hex_jinchi-end")
        if tag in ("place", "gather"):
            return words(f"hex_jinchi-move-{tag}", base=str(fields[0]), cards=marks(fields[1], words))
        sets = [
            words("hex_jinchi-move-set", base=str(base), cards=marks(cards, words))
            for base, cards in zip(fields[1::2], fields[2::2], strict=True)
            if base in BASES
        ]
        more = [words("hex_jinchi-move-more")] if MORE in fields[1::2] else []
        return self._turn(fields[0], [*sets, *more], words)

    def move_brief(self, telling: Telling[HexJinchiState], action: Action) -> str:
        """Return the discard, and the number of cards of each set."""
        tag, *fields = action.wire()
        if tag != "turn":
            return self.move(telling, action)
        sets = zip(fields[1::2], fields[2::2], strict=True)
        told = (
            telling("hex_jinchi-move-set-brief", base=str(base), count=len(cards))
            for base, cards in sets
            if base in BASES
        )
        return self._turn(fields[0], [*told], telling.words)

    @staticmethod
    def _turn(card: int, sets: Sequence[str], words: Words) -> str:
        """Return a whole turn: what is discarded stands apart from what is placed."""
        discard = words("hex_jinchi-move-discard", card=named(card, words, card_short))
        return words("hex_jinchi-move-turn", discard=discard, sets=words.listed([*sets])) if sets else discard

    def lead(self, count: int, options: Mapping[str, OptionValue], words: Words) -> str:
        """Return the games won; in a single game the bases held."""
        if options["match"] != SINGLE:
            return super().lead(count, options, words)
        return words("hex_jinchi-amount-bases", count=count, number=signed(count))

    def tell(self, told: GameEvent, telling: Telling[HexJinchiState]) -> str | None:
        """Return a placement with the base's former owner; the cards taken up; a single game has no number."""
        words = telling.words
        single = telling.s.games == 1 and telling.view.standing is None
        match told:
            case TurnEnded():
                # Who is asked next says so.
                return None
            case Placed(seat, was=was) if was != NO_SEAT:
                key = "own" if was == seat else "from"
                return words(
                    f"hex_jinchi-event-placed-{key}", name=telling.name(was), **self.event_facts(told, telling)
                )
            case TookBack(_, cards, count):
                what = [marks(cards, words)] * bool(cards)
                what += [words("hex_jinchi-took-down", count=count)] * bool(count)
                if not what:
                    return None
                return words("hex_jinchi-event-took_back", what=words.join(what), **self.event_facts(told, telling))
            case Began() | Won() if single:
                return words(f"hex_jinchi-event-{told.stored_as}-single", **self.event_facts(told, telling))
            case Ended(_, winners):
                return self._ended(telling, winners)
        return super().tell(told, telling)

    def place(self, s: HexJinchiState, words: Words) -> str:
        """Return the number of the game and of all games; "" for a single one."""
        return words("hex_jinchi-game-of", game=str(s.game), games=str(s.games)) if s.games > 1 else ""

    def state_line(self, telling: Telling[HexJinchiState]) -> str:
        """Return game and turn."""
        s = telling.s
        if telling.view.over:
            return telling("hex_jinchi-state-over")
        turn = telling("hex_jinchi-state", turn=str(s.turn), limit=str(s.limit))
        return " · ".join([*([self.place(s, telling.words)] if s.games > 1 else []), turn])

    def _ended(self, telling: Telling[HexJinchiState], winners: Sequence[int]) -> str:
        s = telling.s
        key = "hex_jinchi-event-ended" if s.games > 1 else "hex_jinchi-event-ended-single"
        return telling(key, count=len(winners), winners=telling.people(winners))

    def story(self, s: HexJinchiState, words: Words) -> str:
        """Return a true sentence about the match."""
        first, second = sorted(s.totals, reverse=True)[:2]
        if first == second:
            return words("hex_jinchi-story-level")
        if s.games == 1:
            return words(f"hex_jinchi-story-{'single' if s.ended == HELD else 'limit'}")
        if first == len(s.columns):
            return words("hex_jinchi-story-both")
        return words("hex_jinchi-story-ahead", count=first - second)


NARRATION = HexJinchiNarration()
