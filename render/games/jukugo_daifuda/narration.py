"""Jukugo Daifuda in words: cards by their kanji and number, sets by their words and readings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from engine.core.action import Action
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
    card_aloud,
    card_label,
    card_said,
    entry_words,
    joined,
    kind_name,
    step_is,
    step_name,
)
from render.games.jukugo_daifuda.words import NUMBERS, best_words, words_in
from render.narration.cards import rank_name
from render.narration.halt import halted, whose_turn
from render.narration.lengths import ALT_LIMIT, clip
from render.narration.speaker import Speaker

BEST: Final = 6
"""The number of words that the result lists."""


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

    def sets_said(self, sets: Sequence[Sequence[int]], words: Words) -> str:
        """Return open sets by kind and kanji; equal numbers with their number."""
        told = [self.set_said(kind, cards, words) for kind, *cards in sets]
        return words("jukugo_daifuda-comma").join(told) or words("jukugo_daifuda-none")

    @staticmethod
    def set_said(kind: int, cards: Sequence[int], words: Words) -> str:
        """Return one set: 二字熟語連続 日本音; ペア（3） 心気."""
        name = kind_name(KINDS[kind], words)
        if KINDS[kind] in NUMBERS:
            rank = next(RANK[c] for c in cards if c < BLACK_JOKER)
            name = words("jukugo_daifuda-word", word=name, reading=rank_name(rank))
        return f"{name} {read(cards)}"

    def table_alt(self, view: JukugoDaifudaView, names: Sequence[str], words: Words) -> str:
        """Return everything public, by seat."""
        if view.over:
            return self.result_alt(view, names, words)
        s = view.s
        tiers = self.option_value("dictionary", s.dictionary, words)
        facts = {"round": str(s.round), "rounds": str(s.rounds), "dealer": str(s.dealer + 1)}
        parts = [words("jukugo_daifuda-alt-head", dictionary=tiers, **facts)]
        key, said = "flipping" if view.phase == "flip" else "choosing", ""
        if s.daifuda != NO_CARD:
            key, said = "flip" if s.discarder == NO_SEAT else "discard", card_aloud(s.daifuda, words)
        if not halted(view):
            parts.append(words(f"jukugo_daifuda-alt-{key}", seat=str(s.turn + 1), name=names[s.turn], card=said))
        if s.last_card != NO_CARD:
            key = "last" if s.last_seat != NO_SEAT else "last-nobody"
            last = card_aloud(s.last_card, words)
            parts.append(words(f"jukugo_daifuda-alt-{key}", seat=str(s.last_seat + 1), card=last))
        for p, name in enumerate(names):
            held = {"count": str(s.chips[p]), "hand": len(s.hands[p]), "sets": self.sets_said(s.sets[p], words)}
            parts.append(words("jukugo_daifuda-alt-seat", seat=str(p + 1), name=name, **held))
        pile = read(s.discards) or words("jukugo_daifuda-none")
        parts.append(words("jukugo_daifuda-alt-piles", deck=len(s.deck), cards=pile))
        if s.round_winners and s.last_card == NO_CARD:
            parts.append(self.last_round(view, words))
        return "\n".join(parts)

    def last_round(self, view: JukugoDaifudaView, words: Words) -> str:
        """Return how the round before ended."""
        s = view.s
        if s.round_winners[-1] == NO_SEAT:
            return words("jukugo_daifuda-alt-round-draw")
        told = []
        for kind, hidden, *cards in s.ron_sets:
            said = self.set_said(kind, cards, words)
            told.append(words("jukugo_daifuda-alt-hidden", set=said) if hidden else said)
        sets = words("jukugo_daifuda-comma").join(told)
        seat = str(s.round_winners[-1] + 1)
        return words("jukugo_daifuda-alt-round", seat=seat, score=s.round_scores[-1], sets=sets)

    def hand_alt(self, view: JukugoDaifudaView, names: Sequence[str], words: Words) -> str:
        """Return own cards and sets, the daifuda, orders, and the possible answers."""
        s, me = view.s, view.me
        cards = words("jukugo_daifuda-comma").join(f"{k} {card_aloud(c, words)}" for k, c in enumerate(s.hands[me], 1))
        parts = [words(f"jukugo_daifuda-alt-{'hand' if cards else 'hand-none'}", seat=str(me + 1), cards=cards)]
        parts.append(words("jukugo_daifuda-alt-own", sets=self.sets_said(s.sets[me], words), chips=str(s.chips[me])))
        if s.daifuda != NO_CARD:
            parts.append(words("jukugo_daifuda-alt-daifuda", card=card_aloud(s.daifuda, words)))
        if view.asked and s.ron_worth[me]:
            parts.append(words("jukugo_daifuda-alt-ron-worth", points=s.ron_worth[me]))
        if orders := self.own_orders(view, words):
            parts.append(words("jukugo_daifuda-alt-orders", orders=orders))
        if answer := self.own_answer(view, words):
            parts.append(words("jukugo_daifuda-alt-answered", move=answer))
        elif view.legal:
            parts.append(self._can(view, ALT_LIMIT - len("\n".join(parts)) - 60, words))
        elif halted(view):
            parts += filter(None, [whose_turn(view, names, words)])
        else:
            parts.append(words(f"jukugo_daifuda-alt-{'can-off' if view.asked else 'not-asked'}"))
        return clip("\n".join(parts))

    def _can(self, view: JukugoDaifudaView, room: int, words: Words) -> str:
        """Return as many legal moves as there is room for, and how many more there are."""
        comma, told, left = words("jukugo_daifuda-comma"), [], 0
        for action in view.legal:
            text = self._aloud(view, action, words)
            if left or room < len(text) + len(comma):
                left += 1
            else:
                told.append(text)
                room -= len(text) + len(comma)
        if left:
            told.append(words("jukugo_daifuda-alt-more", count=left))
        return words("jukugo_daifuda-alt-can", moves=comma.join(told))

    def _aloud(self, view: JukugoDaifudaView, action: Action, words: Words) -> str:
        """Return a move with every card by its name: a set of kanji alone would be read as a word."""
        tag, *values = wire = action.wire()
        if tag == "discard":
            return words("jukugo_daifuda-move-discard", card=card_aloud(values[0], words))
        if tag not in ("claim", "attach"):
            return self.move(view, action, words)
        spelled = words("jukugo_daifuda-comma").join(card_aloud(c, words) for c in joined(view, wire))
        return words(f"jukugo_daifuda-alt-move-{tag}", cards=spelled, kind=kind_name(values[1], words))

    def result_alt(self, view: JukugoDaifudaView, names: Sequence[str], words: Words) -> str:
        """Return every player's chips, every round, the best words."""
        s, comma = view.s, words("jukugo_daifuda-comma")
        parts = [self.who_won(s.winners, names, words)]
        for p in sorted(range(view.seats), key=lambda p: -s.scores[p]):
            rank = 1 + sum(other > s.scores[p] for other in s.scores)
            columns = comma.join(str(c[p]) for c in s.columns)
            facts = {"rank": str(rank), "name": names[p], "chips": str(s.scores[p]), "columns": columns}
            parts.append(words("jukugo_daifuda-alt-result-seat", **facts))
        rounds = []
        for number, (winner, score) in enumerate(zip(s.round_winners, s.round_scores, strict=True), 1):
            key = "round" if winner != NO_SEAT else "round-draw"
            told = {"number": str(number), "seat": str(winner + 1), "score": score}
            rounds.append(words(f"jukugo_daifuda-alt-result-{key}", **told))
        parts.append(words("jukugo_daifuda-alt-result-rounds", rounds=comma.join(rounds)))
        said = "\n".join(parts)
        entries: list[str] = []
        for found in best_words(s.album, s.dictionary, BEST):
            text = entry_words(found.entry.word, words)
            if len(said) + sum(len(e) + 3 for e in [*entries, text]) < ALT_LIMIT - 40:
                entries.append(text)
        if entries:
            shown = words("jukugo_daifuda-slash").join(entries)
            said += "\n" + words("jukugo_daifuda-alt-result-words", entries=shown)
        return clip(said)

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
