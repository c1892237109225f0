"""Jukugo Daifuda in words: cards by their kanji and number, sets by their words, readings and meanings."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Any, Final

from engine.core.action import Action
from engine.core.cards import RANK
from engine.core.events import GameEvent
from engine.core.offers import Field
from engine.core.state import NO_CARD, NO_SEAT
from engine.games.jukugo_daifuda import state, terms
from engine.games.jukugo_daifuda.state import (
    EVENTS,
    Answered,
    Attached,
    Claimed,
    JukugoDaifudaState,
    JukugoDaifudaView,
    Ordered,
    lexicon_of,
)
from engine.games.jukugo_daifuda.terms import BLACK_JOKER, KINDS, POINTS, dictionary, kanji, known, read
from locales import Words
from render.edition import USUAL, Edition
from render.narration.cards import card_short, card_spoken, joker_name, rank_name
from render.narration.contract import Label, Narration
from render.narration.lengths import clip
from render.narration.telling import Telling

NUMBERS: Final = ("four_kind", "three_kind", "pair")
"""Kinds that are made of equal numbers."""
HINT: Final = 100
"""The longest hint of a label."""


def words_in(kind: str, cards: Sequence[int], tiers: str) -> list[str]:
    """Return the words of a set whose cards are in reading order; none in a set of equal numbers."""
    if kind in NUMBERS:
        return []
    text = read(cards)
    if kind not in ("chain", "twin"):
        return [text]
    return [pair if known(pair, tiers) else pair[::-1] for pair in (text[:2], text[1:])]


def entry_said(word: str, words: Words) -> str:
    """Return a word's reading, and its meaning for readers who know no Japanese."""
    return f"{dictionary()[word].readings[0]} {meaning_told(word, words)}".rstrip()


def meaning_told(word: str, words: Words) -> str:
    """Return a word's meaning without the dictionary's text in brackets; "" in Japanese, whose readers know it."""
    gloss = dictionary()[word].gloss[0]
    return words("jukugo_daifuda-meaning", meaning=re.sub(r"\s*\([^)]*\)\s*", " ", gloss).strip() or gloss)


def pair_words(hand: Sequence[int], tiers: str) -> list[str]:
    """Return the two-kanji words that two cards of a hand make, each once, in the order of the hand."""
    found = dict.fromkeys(map(read, permutations(hand, 2)))
    return [word for word in found if known(word, tiers)]


@dataclass(frozen=True, slots=True)
class Album:
    """A word shown in the game, with its player, its kind of set, and its points."""

    entry: terms.Entry
    seat: int
    kind: str
    points: int


def best_words(album: Sequence[Sequence[int]], tiers: str, most: int) -> list[Album]:
    """Return the finest words of a game, each once: long ones first, then by the points of their set."""
    found: dict[str, Album] = {}
    for _round, seat, kind, points, *cards in album:
        for word in words_in(KINDS[kind], cards, tiers):
            before = found.get(word)
            if before is None or before.points < points:
                found[word] = Album(dictionary()[word], seat, KINDS[kind], points)
    ranked = sorted(found.values(), key=lambda a: (-len(a.entry.word), -a.points, a.entry.tier, a.entry.word))
    return ranked[:most]


def ladder(words: Words) -> list[tuple[str, list[str]]]:
    """Return the order of precedence for the daifuda: calls with their meaning, then the kinds without a call."""
    tsumo = [words("jukugo_daifuda-call-tsumo-is")]
    out = []
    for level, call in reversed(list(enumerate(terms.CALLS))):
        kinds = [kind_name(kind, words) for kind, at in zip(KINDS, terms.LEVEL, strict=True) if at == level]
        named = (words(f"jukugo_daifuda-call-{call}"), tsumo if call == "tsumo" else kinds) if call else (kinds[0], [])
        out.append(named)
    return out


def card_label(card: int, words: Words, key: str = "jukugo_daifuda-card") -> str:
    """Return a card on a label: 大 ♠2, 々 ジョーカー（黒）."""
    return words(key, kanji=kanji()[card], short=joker_told(card, words) or card_short(card, words))


def card_said(card: int, words: Words) -> str:
    """Return a card in a sentence: 「大」（♠2）."""
    return card_label(card, words, "jukugo_daifuda-card-sentence")


def card_aloud(card: int, words: Words) -> str:
    """Return a card for reading aloud: 大（スペードの2）, ジョーカー（黒）."""
    spoken = joker_told(card, words) or card_spoken(card, words)
    return spoken if card >= BLACK_JOKER else words("jukugo_daifuda-word", word=kanji()[card], reading=spoken)


def joker_told(card: int, words: Words) -> str:
    """Return which joker a card is; "" for another card."""
    return joker_name("red" if card > BLACK_JOKER else "black", words) if card >= BLACK_JOKER else ""


def kind_name(kind: str, words: Words) -> str:
    """Return the name of a kind of set."""
    return words(f"jukugo_daifuda-kind-{kind}")


def joined(view: JukugoDaifudaView, wire: Sequence[Any]) -> list[int]:
    """Return the cards that a claim or an attach adds the daifuda to; none for other moves."""
    tag, *values = wire
    if tag == "claim":
        return list(values[0])
    return list(view.s.sets[view.me][values[0]][1:]) if tag == "attach" else []


def laid(view: JukugoDaifudaView, kind: str, cards: Sequence[int]) -> tuple[int, ...]:
    """Return these cards and the daifuda in the order in which they lie as a set of this kind."""
    return state.laid(view.s, KINDS.index(kind), cards)


def entry_words(word: str, words: Words) -> str:
    """Return a word with its reading: 日本（にほん）; outside Japanese with its meaning: 日本 にほん Japan."""
    entry = dictionary()[word]
    return words("jukugo_daifuda-entry", word=word, reading=entry.readings[0], gloss=entry.gloss[0])


def set_said(kind: int, cards: Sequence[int], words: Words) -> str:
    """Return one set: 二字熟語連続 日本音; ペア（3） 心、気, apart because they are no word."""
    name = kind_name(KINDS[kind], words)
    if KINDS[kind] not in NUMBERS:
        return f"{name} {read(cards)}"
    rank = next(RANK[c] for c in cards if c < BLACK_JOKER)
    name = words("jukugo_daifuda-word", word=name, reading=rank_name(rank))
    return f"{name} {words.listed([read([c]) for c in cards])}"


def mover(s: JukugoDaifudaState) -> int:
    """Return the seat of the last event: the discarder, or the player who took the former daifuda."""
    return s.discarder if s.daifuda != NO_CARD and s.discarder != NO_SEAT else s.last_seat


def last_move(telling: Telling[JukugoDaifudaState]) -> str:
    """Return the last event of the table: the discarder, or the fate of the former daifuda; "" at the start."""
    s, words = telling.s, telling.words
    if s.daifuda != NO_CARD and s.discarder != NO_SEAT:
        return words("jukugo_daifuda-last-discarded", name=telling.name(s.discarder), card=card_said(s.daifuda, words))
    if s.last_card == NO_CARD or telling.view.over:
        return ""
    card = card_said(s.last_card, words)
    if s.last_seat == NO_SEAT:
        return words("jukugo_daifuda-last-nobody", card=card)
    return words("jukugo_daifuda-last-took", name=telling.name(s.last_seat), card=card)


class JukugoDaifudaNarration(Narration[JukugoDaifudaState]):
    """The words of the game (see ``render.narration.contract``)."""

    slug = "jukugo_daifuda"
    events = EVENTS

    def one_card(self, card: int, words: Words) -> str:
        """Return the kanji, which is a card's name here."""
        return card_said(card, words)

    def prompt(self, telling: Telling[JukugoDaifudaState]) -> str:
        """Return the daifuda and its origin, and a possible ron; or that a discard is due."""
        view, s = telling.view, telling.s
        if s.daifuda == NO_CARD:
            return telling(f"jukugo_daifuda-prompt-{'flip' if view.phase == 'flip' else 'discard'}")
        who, key = (s.turn, "window") if s.discarder == NO_SEAT else (s.discarder, "taken")
        key = "own" if who == view.seat else key
        text = telling(f"jukugo_daifuda-prompt-{key}", name=telling.name(who), card=card_said(s.daifuda, telling.words))
        worth = s.ron_worth[view.me]
        return telling("jukugo_daifuda-prompt-ron", points=worth, prompt=text) if worth else text

    def waiting(self, telling: Telling[JukugoDaifudaState]) -> str | None:
        """Return, for a window, only that answers are awaited: it is secret whose."""
        return telling("jukugo_daifuda-waiting") if telling.s.daifuda != NO_CARD else None

    def tag_label(self, telling: Telling[JukugoDaifudaState], tag: str) -> Label:
        """Return the verb; for a ron with its points."""
        if tag == "ron" and (worth := telling.s.ron_worth[telling.view.me]):
            return Label(telling("jukugo_daifuda-tag-ron-points", points=worth))
        return super().tag_label(telling, tag)

    def field_prompt(self, telling: Telling[JukugoDaifudaState], tag: str, chosen: Sequence[Any]) -> str:
        """Return the question; with hints off it asks for cards, not sets."""
        if tag == "claim" and not chosen and telling.s.unaided:
            return telling("jukugo_daifuda-ask-claim-1-off")
        return super().field_prompt(telling, tag, chosen)

    def recommended(self, view: JukugoDaifudaView) -> Sequence[Field]:
        """Return ron if it is possible: no player should pass instead."""
        return next(([a.tag] for a in view.legal if a.tag == "ron"), [])

    def value_label(self, telling: Telling[JukugoDaifudaState], tag: str, chosen: Sequence[Any], value: Any) -> Label:
        """Return a set with its readings and meanings, or a card."""
        words = telling.words
        if tag == "order":
            return Label(*(words(f"jukugo_daifuda-order-{key}{terms.RULES[value]}") for key in ("", "hint-")))
        if tag in ("claim", "attach") and chosen:
            return self._kind(value, words)
        if tag == "attach":
            return self._attach(telling, value)
        return self._card(telling, value) if isinstance(value, int) else self._claim(telling, value)

    def _card(self, telling: Telling[JukugoDaifudaState], card: int) -> Label:
        """Return a hand card; unless hints are off, with the hand cards it fits."""
        label, s = card_label(card, telling.words), telling.s
        if s.unaided or telling.view.seat is None:
            return Label(label)
        fits = lexicon_of(s).two[card]
        mates = [kanji()[c] for c in s.hands[telling.view.me] if c != card and fits >> c & 1]
        if not mates:
            return Label(label, telling("jukugo_daifuda-hint-card-alone"))
        return Label(label, telling("jukugo_daifuda-hint-card-with", cards=telling("jukugo_daifuda-dot").join(mates)))

    def _claim(self, telling: Telling[JukugoDaifudaState], cards: Sequence[int]) -> Label:
        """Return hand cards, their sets with the daifuda, and the words."""
        words = telling.words
        kinds = [a.wire()[2] for a in telling.view.legal if a.tag == "claim" and a.wire()[1] == list(cards)]
        said, *others = [kind_name(k, words) for k in kinds]
        if others:
            said = words("jukugo_daifuda-claim-or", one=said, other=others[0])
        shown = read(laid(telling.view, kinds[-1], cards))
        text = words("jukugo_daifuda-claim-label", cards=self._of_hand(cards, words), shown=shown, kinds=said)
        return Label(text, self._hint(telling, kinds, cards))

    @staticmethod
    def _of_hand(cards: Sequence[int], words: Words) -> str:
        """Return hand cards by their kanji; a joker says which it is."""
        return words("jukugo_daifuda-dot").join(kanji()[c] if c < BLACK_JOKER else card_label(c, words) for c in cards)

    def _hint(self, telling: Telling[JukugoDaifudaState], kinds: Sequence[str], cards: Sequence[int]) -> str:
        """Return the points of the best kind, and readings and meanings of the words."""
        points = max(POINTS[KINDS.index(k)] for k in kinds)
        found = [w for k in kinds for w in words_in(k, laid(telling.view, k, cards), telling.s.dictionary)]
        if not found:
            return telling("jukugo_daifuda-hint-number", points=points)
        entries = telling("jukugo_daifuda-slash").join(entry_words(w, telling.words) for w in dict.fromkeys(found))
        return clip(telling("jukugo_daifuda-hint-word", points=points, entries=entries), HINT)

    def _kind(self, kind: str, words: Words) -> Label:
        """Return a kind; for a pair or a two-kanji word also what it may grow into."""
        if kind not in ("pair", "two_word"):
            return Label(kind_name(kind, words))
        key = "pair" if kind == "pair" else "word"
        grows = words(f"jukugo_daifuda-hint-{key}-grows", points=POINTS[KINDS.index(kind)])
        return Label(kind_name(kind, words), grows)

    def _attach(self, telling: Telling[JukugoDaifudaState], at: int) -> Label:
        """Return an own set; unless hints are off, the set it becomes."""
        view, words = telling.view, telling.words
        now, *cards = view.s.sets[view.me][at]
        grown = next((a.wire()[2] for a in view.legal if a.tag == "attach" and a.wire()[1] == at), None)
        if grown is None:
            return Label(words("jukugo_daifuda-set", kind=kind_name(KINDS[now], words), shown=read(cards)))
        after, kind = read(laid(view, grown, cards)), kind_name(grown, words)
        text = words("jukugo_daifuda-attach-label", before=read(cards), after=after, kind=kind)
        return Label(text, self._hint(telling, [grown], cards))

    def anytime_prompt(self, telling: Telling[JukugoDaifudaState]) -> str:
        """Return the question about orders."""
        return telling("jukugo_daifuda-order-prompt")

    def anytime_label(self, telling: Telling[JukugoDaifudaState], action: Action) -> Label:
        """Return an order with its meaning."""
        return self.value_label(telling, "order", [], action.wire()[1])

    def move(self, telling: Telling[JukugoDaifudaState], action: Action) -> str:
        """Return the whole move."""
        return self._move(telling.view, action.wire(), telling.words)

    def _move(self, view: JukugoDaifudaView, wire: Sequence[Any], words: Words) -> str:
        tag, *values = wire
        if tag == "order":
            return words(f"jukugo_daifuda-order-{terms.RULES[values[0]]}")
        if tag == "discard":
            return words("jukugo_daifuda-move-discard", card=card_label(values[0], words))
        if tag not in ("claim", "attach"):
            return words(f"jukugo_daifuda-move-{tag}")
        cards, kind = joined(view, wire), values[1]
        facts = {"shown": read(laid(view, kind, cards)), "kind": kind_name(kind, words), "before": read(cards)}
        return words(f"jukugo_daifuda-move-{tag}", cards=self._of_hand(cards, words), **facts)

    def own_answer(self, view: JukugoDaifudaView, words: Words) -> str:
        """Return the answer of ``view.seat`` to the daifuda, as a move; "" for none."""
        answer = state.answer_given(view.s, view.me)
        return self._move(view, answer.wire(), words) if answer else ""

    def own_orders(self, view: JukugoDaifudaView, words: Words) -> str:
        """Return the standing orders of ``view.seat``; "" for none."""
        passing, out = view.s.passing[view.me], []
        if passing:
            rule = max((r for r, level in terms.THRESHOLD.items() if level <= passing), key=terms.THRESHOLD.__getitem__)
            out.append(words(f"jukugo_daifuda-order-{rule}"))
        if view.s.auto_ron[view.me]:
            out.append(words("jukugo_daifuda-order-auto"))
        return words.listed(out)

    def event_cards(self, cards: Iterable[int], words: Words) -> str:
        """Return hands as labels."""
        return words.listed([card_label(c, words) for c in cards])

    def tell(self, told: GameEvent, telling: Telling[JukugoDaifudaState]) -> str | None:
        """Return a sentence per event; sets with the readings of their words."""
        words, key = telling.words, f"jukugo_daifuda-event-{told.stored_as}"
        match told:
            case Claimed() | Attached():
                return self._taken(key, told, telling)
            case Answered(answer):
                # The sets it names may have changed since, so only the verb is used here.
                return words(key, move=words(f"jukugo_daifuda-tag-{answer[0]}"))
            case Ordered(rule):
                return words(key, order=words(f"jukugo_daifuda-order-{rule}"))
        return super().tell(told, telling)

    @staticmethod
    def _taken(key: str, told: Claimed | Attached, telling: Telling[JukugoDaifudaState]) -> str:
        words = telling.words
        shown = words("jukugo_daifuda-set", kind=kind_name(told.kind, words), shown=read(told.cards))
        found = words_in(told.kind, told.cards, telling.s.dictionary)
        read_as = [words("jukugo_daifuda-word", word=w, reading=dictionary()[w].readings[0]) for w in found]
        readings = words.listed(read_as)
        called = words(f"jukugo_daifuda-call-{told.call}") if told.call else ""
        call = words("jukugo_daifuda-called", call=called) if called else ""
        card = card_said(told.card, words)
        return words(key, seat=telling.name(told.seat), card=card, set=shown, words=readings, call=call).strip()

    def state_line(self, telling: Telling[JukugoDaifudaState]) -> str:
        """Return round, daifuda, deck."""
        s = telling.s
        if telling.view.over:
            return telling("jukugo_daifuda-state-over")
        facts = {"round": str(s.round), "rounds": str(s.rounds), "deck": len(s.deck)}
        if s.daifuda == NO_CARD:
            doing = "flipping" if telling.view.phase == "flip" else "choosing"
            return telling(f"jukugo_daifuda-state-{doing}", **facts)
        return telling("jukugo_daifuda-state", card=card_said(s.daifuda, telling.words), **facts)

    def rules_text(self, page: int, words: Words, edition: Edition = USUAL) -> str:
        """Return the sentences of a rules page."""
        lines = [super().rules_text(page, words, edition)]
        for kind, points in zip(KINDS, POINTS, strict=True) if page == 1 else ():
            single, double = (words("jukugo_daifuda-points", points=n * points) for n in (1, 2))
            lines.append(f"{kind_name(kind, words)}: {single} ({words('jukugo_daifuda-closed')} {double})")
        for place, (name, means) in enumerate(ladder(words), 1) if page == 2 else ():
            lines.append(f"{place}. {name} ({words.join(means)})" if means else f"{place}. {name}")
        return clip("\n".join(lines))

    def refusal(self, reason: str, facts: Mapping[str, Any], telling: Telling[JukugoDaifudaState]) -> str:
        """Return the reason with cards, kinds and words by name."""
        words = telling.words
        said: dict[str, Any] = {"dictionary": self.option_value("dictionary", telling.s.dictionary, words), **facts}
        for key, value in facts.items():
            if key in ("card", "daifuda"):
                said[key] = card_said(value, words)
            elif key == "cards":
                said[key] = read(value)
                said["numbers"] = words.join([rank_name(RANK[c]) for c in value if c < BLACK_JOKER])
            elif key in ("kind", "made") and isinstance(value, str):
                said[key] = kind_name(value, words)
            elif key in ("tried", "made"):
                said[key] = words.listed([words("jukugo_daifuda-quoted", word=w) for w in value])
            elif key == "tier":
                said[key] = self.option_value("dictionary", value, words)
            elif key == "rule":
                said["order"] = words(f"jukugo_daifuda-order-{value}")
        return words(reason, **said)


NARRATION = JukugoDaifudaNarration()
