"""Jukugo Daifuda in words: cards by their kanji and number, sets by their words and readings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from engine.core.action import Action
from engine.core.events import GameEvent
from engine.core.state import NO_CARD, NO_SEAT
from engine.families.outcome import Over
from engine.games.jukugo_daifuda.events import EVENTS, Answered, Attached, Claimed, Ordered, Ron
from engine.games.jukugo_daifuda.state import JukugoDaifudaView
from engine.games.jukugo_daifuda.terms import BLACK_JOKER, KINDS, POINTS, dictionary, read
from locales import Words
from render.games.jukugo_daifuda.labels import (
    LADDER,
    Asking,
    card_aloud,
    card_label,
    card_said,
    entry_words,
    kind_name,
    step_is,
    step_name,
    tiers_of,
)
from render.games.jukugo_daifuda.words import NUMBERS, best_words, number_of, pair_words, words_in
from render.narration.cards import rank_name
from render.narration.contract import ALT_LIMIT, clip
from render.narration.speaker import Speaker

BEST: Final = 6
"""How many words the result tells."""


class JukugoDaifudaNarration(Asking):
    """See the contract."""

    events = EVENTS

    def event_cards(self, cards: Iterable[int], words: Words) -> str:
        """Hands as labels."""
        return words("jukugo_daifuda-comma").join(card_label(c, words) for c in cards)

    def tell(self, told: GameEvent, view: JukugoDaifudaView, say: Speaker) -> str | None:
        """A sentence per event; sets with the readings of their words."""
        words, key = say.words, f"jukugo_daifuda-event-{told.stored_as}"
        match told:
            case Claimed() | Attached():
                return self._taken(key, told, view, say)
            case Answered(answer):
                # The sets it names may have gone on since, so only the verb is told here.
                return words(key, move=words(f"jukugo_daifuda-tag-{answer[0]}"))
            case Ordered(rule):
                return words(key, order=words(f"jukugo_daifuda-order-{rule}"))
            case Over(winners=winners):
                return self.who_won(winners, say.names, words)
            case Ron():
                return words(key, seat=say.name(told.seat), card=card_said(told.card, words), score=told.score)
        return words(key, **say.event(told))

    @staticmethod
    def _taken(key: str, told: Claimed | Attached, view: JukugoDaifudaView, say: Speaker) -> str:
        words = say.words
        shown = words("jukugo_daifuda-set", kind=kind_name(told.kind, words), shown=read(told.cards))
        readings = words("jukugo_daifuda-comma").join(
            words("jukugo_daifuda-word", word=w, reading=dictionary()[w].readings[0])
            for w in words_in(told.kind, told.cards, tiers_of(view))
        )
        call = words(f"jukugo_daifuda-call-{told.call}") if told.call else "none"
        card = card_said(told.card, words)
        return words(key, seat=say.name(told.seat), card=card, set=shown, words=readings, call=call).strip()

    def state_line(self, view: JukugoDaifudaView, names: Sequence[str], words: Words) -> str:
        """Round, daifuda, deck."""
        if view.over:
            return words("jukugo_daifuda-state-over")
        facts = {"round": str(view.s.round), "rounds": str(view.s.rounds), "deck": len(view.s.deck)}
        if view.s.daifuda == NO_CARD:
            return words(f"jukugo_daifuda-state-{'flipping' if view.phase == 'flip' else 'choosing'}", **facts)
        return words("jukugo_daifuda-state", card=card_said(view.s.daifuda, words), **facts)

    def sets_said(self, sets: Sequence[Sequence[int]], words: Words) -> str:
        """Open sets by kind and kanji; equal numbers with their number."""
        return words("jukugo_daifuda-comma").join(self.set_said(k, cards, words) for k, *cards in sets) or words(
            "jukugo_daifuda-none"
        )

    @staticmethod
    def set_said(kind: int, cards: Sequence[int], words: Words) -> str:
        """One set: 二字熟語連続 日本音; ペア（3） 心気."""
        name = kind_name(KINDS[kind], words)
        if KINDS[kind] in NUMBERS:
            rank = next(number_of(c) for c in cards if c < BLACK_JOKER)
            name = words("jukugo_daifuda-word", word=name, reading=rank_name((rank or 1) - 1))
        return f"{name} {read(cards)}"

    def table_alt(self, view: JukugoDaifudaView, names: Sequence[str], words: Words) -> str:
        """Everything public, by seat."""
        if view.over:
            return self.result_alt(view, names, words)
        parts = [
            words(
                "jukugo_daifuda-alt-head",
                dictionary=self.option_value("dictionary", tiers_of(view), words),
                round=str(view.s.round),
                rounds=str(view.s.rounds),
                dealer=str(view.s.dealer + 1),
            )
        ]
        card = view.s.daifuda
        key, who = "flipping" if view.phase == "flip" else "choosing", view.s.turn
        if card != NO_CARD:
            key = "flip" if view.s.discarder == NO_SEAT else "discard"
        said = card_aloud(card, words) if card != NO_CARD else ""
        parts.append(words(f"jukugo_daifuda-alt-{key}", seat=str(who + 1), name=names[who], card=said))
        if view.s.last_card != NO_CARD:
            key = "last" if view.s.last_seat != NO_SEAT else "last-nobody"
            last = card_aloud(view.s.last_card, words)
            parts.append(words(f"jukugo_daifuda-alt-{key}", seat=str(view.s.last_seat + 1), card=last))
        for p in range(view.seats):
            parts.append(
                words(
                    "jukugo_daifuda-alt-seat",
                    seat=str(p + 1),
                    name=names[p],
                    chips=str(view.s.chips[p]),
                    hand=len(view.s.hands[p]),
                    sets=self.sets_said(view.s.sets[p], words),
                )
            )
        pile = read(view.s.discards) or words("jukugo_daifuda-none")
        parts.append(words("jukugo_daifuda-alt-piles", deck=len(view.s.deck), cards=pile))
        if view.s.round_winners and view.s.last_card == NO_CARD:
            parts.append(self.last_round(view, words))
        return "\n".join(parts)

    def last_round(self, view: JukugoDaifudaView, words: Words) -> str:
        """How the round before ended."""
        winner = view.s.round_winners[-1]
        if winner == NO_SEAT:
            return words("jukugo_daifuda-alt-round-draw")
        told = []
        for kind, hidden, *cards in view.s.ron_sets:
            said = self.set_said(kind, cards, words)
            told.append(words("jukugo_daifuda-alt-hidden", set=said) if hidden else said)
        return words(
            "jukugo_daifuda-alt-round",
            seat=str(winner + 1),
            score=view.s.round_scores[-1],
            sets=words("jukugo_daifuda-comma").join(told),
        )

    def hand_alt(self, view: JukugoDaifudaView, names: Sequence[str], words: Words) -> str:
        """Own cards and sets, the daifuda, orders, and what can be answered."""
        me = view.seat
        if me is None:
            raise ValueError("an onlooker has no hand")
        comma = words("jukugo_daifuda-comma")
        cards = comma.join(f"{k} {card_aloud(c, words)}" for k, c in enumerate(view.s.hands[me], 1))
        parts = [words(f"jukugo_daifuda-alt-{'hand' if cards else 'hand-none'}", seat=str(me + 1), cards=cards)]
        chips, sets = str(view.s.chips[me]), self.sets_said(view.s.sets[me], words)
        parts.append(words("jukugo_daifuda-alt-own", sets=sets, chips=chips))
        if view.s.daifuda != NO_CARD:
            parts.append(words("jukugo_daifuda-alt-daifuda", card=card_aloud(view.s.daifuda, words)))
        if view.asked and view.s.ron_worth[view.me]:
            parts.append(words("jukugo_daifuda-alt-ron-worth", points=view.s.ron_worth[view.me]))
        if orders := self.own_orders(view, words):
            parts.append(words("jukugo_daifuda-alt-orders", orders=orders))
        if answer := self.own_answer(view, words):
            parts.append(words("jukugo_daifuda-alt-answered", move=answer))
        elif view.legal:
            parts.append(self._can(view, ALT_LIMIT - len("\n".join(parts)) - 60, words))
        elif view.asked:
            parts.append(words("jukugo_daifuda-alt-can-off"))
        else:
            parts.append(words("jukugo_daifuda-alt-not-asked"))
        return clip("\n".join(parts))

    def _can(self, view: JukugoDaifudaView, room: int, words: Words) -> str:
        """As many legal moves as there is room for, and how many more there are."""
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
        """A move with every card by its name: a set of kanji alone would be read as a word."""
        tag, *values = action.wire()
        if tag == "discard":
            return words("jukugo_daifuda-move-discard", card=card_aloud(values[0], words))
        if tag not in ("claim", "attach"):
            return self.move(view, action, words)
        cards = values[0] if tag == "claim" else view.s.sets[view.me][values[0]][1:]
        spelled = words("jukugo_daifuda-comma").join(card_aloud(c, words) for c in cards)
        return words(f"jukugo_daifuda-alt-move-{tag}", cards=spelled, kind=kind_name(values[1], words))

    def result_alt(self, view: JukugoDaifudaView, names: Sequence[str], words: Words) -> str:
        """Everybody's chips, every round, the best words."""
        comma = words("jukugo_daifuda-comma")
        order = sorted(range(view.seats), key=lambda p: (-view.s.scores[p], p))
        parts = [self.who_won(view.s.winners, names, words)]
        for p in order:
            rank = 1 + sum(other > view.s.scores[p] for other in view.s.scores)
            columns = comma.join(str(c[p]) for c in view.s.columns)
            parts.append(
                words(
                    "jukugo_daifuda-alt-result-seat",
                    rank=str(rank),
                    name=names[p],
                    chips=str(view.s.scores[p]),
                    columns=columns,
                )
            )
        rounds = []
        for number, (winner, score) in enumerate(zip(view.s.round_winners, view.s.round_scores, strict=True), 1):
            key = "round" if winner != NO_SEAT else "round-draw"
            facts = {"number": str(number), "seat": str(winner + 1), "score": score}
            rounds.append(words(f"jukugo_daifuda-alt-result-{key}", **facts))
        parts.append(words("jukugo_daifuda-alt-result-rounds", rounds=comma.join(rounds)))
        said = "\n".join(parts)
        entries: list[str] = []
        for found in best_words(view.s.album, tiers_of(view), BEST):
            text = entry_words(found.entry.word, words)
            if len(said) + sum(len(e) + 3 for e in [*entries, text]) < ALT_LIMIT - 40:
                entries.append(text)
        if entries:
            joined = words("jukugo_daifuda-slash").join(entries)
            said += "\n" + words("jukugo_daifuda-alt-result-words", entries=joined)
        return clip(said)

    def rules_text(self, page: int, words: Words) -> str:
        """The sentences of a rules page."""
        lines = [super().rules_text(page, words)]
        if page == 1:
            for kind, points in zip(KINDS, POINTS, strict=True):
                double = words("jukugo_daifuda-points", points=2 * points)
                single = words("jukugo_daifuda-points", points=points)
                lines.append(f"{kind_name(kind, words)}: {single} ({words('jukugo_daifuda-closed')} {double})")
        if page == 2:
            for place, step in enumerate(LADDER, 1):
                means = f" ({words.join(told)})" if (told := step_is(step, words)) else ""
                lines.append(f"{place}. {step_name(step, words)}{means}")
        return clip("\n".join(lines))

    def refusal(self, reason: str, facts: Mapping[str, Any], view: JukugoDaifudaView, words: Words) -> str:
        """The reason with cards, kinds and words by name."""
        said: dict[str, Any] = {"dictionary": self.option_value("dictionary", tiers_of(view), words)}
        for key, value in facts.items():
            said[key] = value
            if key in ("card", "daifuda"):
                said[key] = card_said(value, words)
            elif key == "cards":
                said[key] = read(value)
                ranks = [rank_name(n - 1) for c in value if (n := number_of(c)) is not None]
                said["numbers"] = words.join(ranks)
            elif key in ("kind", "made") and isinstance(value, str):
                said[key] = kind_name(value, words)
            elif key in ("tried", "made"):
                said[key] = words("jukugo_daifuda-comma").join(words("jukugo_daifuda-quoted", word=w) for w in value)
            elif key == "tier":
                said[key] = self.option_value("dictionary", value, words)
            elif key == "rule":
                said["order"] = words(f"jukugo_daifuda-order-{value}")
        return words(reason, **said)


def hand_words(view: JukugoDaifudaView) -> list[str]:
    """The two-kanji words within the own hand."""
    return pair_words(view.s.hands[view.seat or 0], tiers_of(view))


def last_move(view: JukugoDaifudaView, names: Sequence[str], words: Words) -> str:
    """What happened last at the table: who discarded, or what became of the daifuda before; "" at the start."""
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
