"""Jukugo Daifuda in words: cards by their kanji and number, sets by their words and readings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.core.cards import RANK
from engine.core.events import GameEvent
from engine.core.state import NO_CARD, NO_SEAT
from engine.games.jukugo_daifuda.events import EVENTS, Answered, Attached, Claimed, Ordered
from engine.games.jukugo_daifuda.state import JukugoDaifudaView
from engine.games.jukugo_daifuda.terms import BLACK_JOKER, KINDS, POINTS, dictionary, read
from locales import Words
from render.edition import USUAL, Edition
from render.games.jukugo_daifuda.labels import (
    LADDER,
    Asking,
    card_label,
    card_said,
    kind_name,
    step_is,
    step_name,
)
from render.games.jukugo_daifuda.words import NUMBERS, words_in
from render.narration.cards import rank_name
from render.narration.lengths import clip
from render.narration.speaker import Speaker


class JukugoDaifudaNarration(Asking):
    """The words of the game (see ``render.narration.contract``)."""

    events = EVENTS

    def event_cards(self, cards: Iterable[int], words: Words) -> str:
        """Return hands as labels."""
        return words("jukugo_daifuda-comma").join(card_label(c, words) for c in cards)

    def tell(self, told: GameEvent, view: JukugoDaifudaView, say: Speaker) -> str | None:
        """Return a sentence per event; sets with the readings of their words."""
        words, key = say.words, f"jukugo_daifuda-event-{told.stored_as}"
        match told:
            case Claimed() | Attached():
                return self._taken(key, told, view, say)
            case Answered(answer):
                # The sets it names may have changed since, so only the verb is used here.
                return words(key, move=words(f"jukugo_daifuda-tag-{answer[0]}"))
            case Ordered(rule):
                return words(key, order=words(f"jukugo_daifuda-order-{rule}"))
        return super().tell(told, view, say)

    @staticmethod
    def _taken(key: str, told: Claimed | Attached, view: JukugoDaifudaView, say: Speaker) -> str:
        words = say.words
        shown = words("jukugo_daifuda-set", kind=kind_name(told.kind, words), shown=read(told.cards))
        readings = words("jukugo_daifuda-comma").join(
            words("jukugo_daifuda-word", word=w, reading=dictionary()[w].readings[0])
            for w in words_in(told.kind, told.cards, view.s.dictionary)
        )
        called = words(f"jukugo_daifuda-call-{told.call}") if told.call else ""
        call = words("jukugo_daifuda-called", call=called) if called else ""
        card = card_said(told.card, words)
        return words(key, seat=say.name(told.seat), card=card, set=shown, words=readings, call=call).strip()

    def state_line(self, view: JukugoDaifudaView, names: Sequence[str], words: Words) -> str:
        """Return round, daifuda, deck."""
        s = view.s
        if view.over:
            return words("jukugo_daifuda-state-over")
        facts = {"round": str(s.round), "rounds": str(s.rounds), "deck": len(s.deck)}
        if s.daifuda == NO_CARD:
            return words(f"jukugo_daifuda-state-{'flipping' if view.phase == 'flip' else 'choosing'}", **facts)
        return words("jukugo_daifuda-state", card=card_said(s.daifuda, words), **facts)

    def rules_text(self, page: int, words: Words, edition: Edition = USUAL) -> str:
        """Return the sentences of a rules page."""
        lines = [super().rules_text(page, words, edition)]
        for kind, points in zip(KINDS, POINTS, strict=True) if page == 1 else ():
            single, double = (words("jukugo_daifuda-points", points=n * points) for n in (1, 2))
            lines.append(f"{kind_name(kind, words)}: {single} ({words('jukugo_daifuda-closed')} {double})")
        for place, step in enumerate(LADDER, 1) if page == 2 else ():
            means = f" ({words.join(told)})" if (told := step_is(step, words)) else ""
            lines.append(f"{place}. {step_name(step, words)}{means}")
        return clip("\n".join(lines))

    def refusal(self, reason: str, facts: Mapping[str, Any], view: JukugoDaifudaView, words: Words) -> str:
        """Return the reason with cards, kinds and words by name."""
        said: dict[str, Any] = {"dictionary": self.option_value("dictionary", view.s.dictionary, words), **facts}
        for key, value in facts.items():
            if key in ("card", "daifuda"):
                said[key] = card_said(value, words)
            elif key == "cards":
                said[key] = read(value)
                said["numbers"] = words.join([rank_name(RANK[c]) for c in value if c < BLACK_JOKER])
            elif key in ("kind", "made") and isinstance(value, str):
                said[key] = kind_name(value, words)
            elif key in ("tried", "made"):
                said[key] = words("jukugo_daifuda-comma").join(words("jukugo_daifuda-quoted", word=w) for w in value)
            elif key == "tier":
                said[key] = self.option_value("dictionary", value, words)
            elif key == "rule":
                said["order"] = words(f"jukugo_daifuda-order-{value}")
        return words(reason, **said)


def set_said(kind: int, cards: Sequence[int], words: Words) -> str:
    """Return one set: 二字熟語連続 日本音; ペア（3） 心気."""
    name = kind_name(KINDS[kind], words)
    if KINDS[kind] in NUMBERS:
        rank = next(RANK[c] for c in cards if c < BLACK_JOKER)
        name = words("jukugo_daifuda-word", word=name, reading=rank_name(rank))
    return f"{name} {read(cards)}"


def last_move(view: JukugoDaifudaView, names: Sequence[str], words: Words) -> str:
    """Return the last event of the table: the discarder, or the fate of the former daifuda; "" at the start."""
    s = view.s
    if s.daifuda != NO_CARD and s.discarder != NO_SEAT:
        return words("jukugo_daifuda-last-discarded", name=names[s.discarder], card=card_said(s.daifuda, words))
    if s.last_card == NO_CARD or view.over:
        return ""
    card = card_said(s.last_card, words)
    if s.last_seat == NO_SEAT:
        return words("jukugo_daifuda-last-nobody", card=card)
    return words("jukugo_daifuda-last-took", name=names[s.last_seat], card=card)


NARRATION = JukugoDaifudaNarration()
