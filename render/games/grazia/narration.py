"""Grazia in words. The table says names once, by seat; a pile as its top card and, in spans, its played cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from engine.core.action import Action
from engine.core.cards import RANK
from engine.core.events import GameEvent
from engine.core.state import NO_SEAT
from engine.games.grazia.events import EVENTS, Ended
from engine.games.grazia.state import NOTHING, PASS_AHEAD, GraziaState, GraziaView
from engine.games.grazia.terms import PACK, cards_of, runs_in
from locales import Words
from render.emoji import card_key
from render.narration.cards import cards_spoken, points_spoken, rank_name, run_name, run_short, suit_name
from render.narration.contract import Label, Narration
from render.narration.lengths import first_fitting
from render.narration.speaker import Speaker
from render.narration.tricks import hand_told

Said = Callable[[Sequence[int], Words], str]
"""How to name a run."""


def fitting(s: GraziaState, hand: Sequence[int]) -> list[int]:
    """Return the cards of a hand with which a run may begin without a jump."""
    return [c for c in hand if not s.jump(c)]


def last_move(s: GraziaState, names: Sequence[str], words: Words, say: Said = run_short) -> str:
    """Return the last play, and its player; "" before the first move."""
    if s.mover == NO_SEAT:
        return ""
    if not s.laid:
        return words("grazia-last-pass", name=names[s.mover])
    key = "jump" if s.jumped else "play"
    return words(f"grazia-last-{key}", cards=say(s.laid, words), name=names[s.mover])


def ranking(s: GraziaState) -> list[int]:
    """Return seats from first to last; of level ones the player who began later is ahead."""
    n = len(s.jumps)
    return sorted(range(n), key=lambda p: (p not in s.winners, -s.scores[p], -((p - s.first) % n)))


class GraziaNarration(Narration[GraziaState]):
    """The words of the game (see ``render.narration.contract``)."""

    slug = "grazia"
    events = EVENTS

    def prompt(self, view: GraziaView, names: Sequence[str], words: Words) -> str:
        """Return the effect of a pass, or that there is one turn left."""
        return words(f"grazia-prompt-{self.stage(view)}")

    def stage(self, view: GraziaView) -> str:
        """Return ``lap`` in the last lap, ``bare`` without a deck, else ``deck``."""
        if view.s.trigger != NO_SEAT:
            return "lap"
        return "deck" if view.s.decks[view.me] else "bare"

    def tag_label(self, view: GraziaView, tag: str, words: Words) -> Label:
        """Return the verb; a pass that would begin the last lap says so."""
        last = tag == "pass" and view.seat is not None and self.stage(view) == "bare"
        return Label(words(f"grazia-tag-{tag}-last" if last else f"grazia-tag-{tag}"))

    def value_label(self, view: GraziaView, tag: str, chosen: Sequence[Any], value: Any, words: Words) -> Label:
        """Return a run; the hint says it in full, and whether it connects."""
        cards = cards_of(value)
        key = "jumps" if view.s.jump(cards[0]) else "fits"
        return Label(run_short(cards, words), words(f"grazia-{key}", cards=run_name(cards, words)))

    def number(self, view: GraziaView, tag: str, chosen: Sequence[Any], value: Any) -> str:
        """Return the numbers of a run's cards."""
        held = view.s.hands[view.me]
        return "+".join(str(held.index(c) + 1) for c in cards_of(value)) if tag == "play" else ""

    def face(self, view: GraziaView, tag: str, chosen: Sequence[Any], value: Any) -> str:
        """Return the first card of a run."""
        return card_key(cards_of(value)[0]) if tag == "play" else ""

    def move(self, view: GraziaView, action: Action, words: Words) -> str:
        """Return the run, the pass, or the prepared move."""
        tag, *run = action.wire()
        if tag == "prepare":
            return words("grazia-move-prepare", what=self.ahead(view, run[0], words))
        return words(f"grazia-move-{tag}", cards=run_short(cards_of(run[0]), words) if run else "")

    def ahead(self, view: GraziaView, run: int, words: Words, say: Said = run_short) -> str:
        """Return the prepared move, or the possible ones."""
        if run == NOTHING:
            return words("grazia-ahead-ask")
        if run == PASS_AHEAD:
            return self.tag_label(view, "pass", words).text
        return words("grazia-ahead-run", cards=say(cards_of(run), words))

    def anytime_prompt(self, view: GraziaView, words: Words) -> str:
        """Return the present preparation."""
        run = view.s.prepared[view.me]
        key = "none" if run == NOTHING else "now"
        return words(f"grazia-ahead-{key}", what=self.ahead(view, run, words))

    def anytime_label(self, view: GraziaView, action: Action, words: Words) -> Label:
        """Return a wish without the words that all of them share."""
        return Label(self.ahead(view, action.wire()[1], words))

    def tell(self, told: GameEvent, view: GraziaView, say: Speaker) -> str | None:
        """Return the end with the winner's score."""
        if isinstance(told, Ended):
            return self._ended(told.scores[told.winner], say.name(told.winner), say.words)
        return super().tell(told, view, say)

    def event_cards(self, cards: Iterable[int], words: Words) -> str:
        """Return runs."""
        return words("cards-comma").join(run_short(run, words) for run in runs_in(tuple(cards)))

    def _ended(self, score: int, name: str, words: Words) -> str:
        return words("grazia-event-ended", winner=name, score=points_spoken(score, words))

    def state_line(self, view: GraziaView, names: Sequence[str], words: Words) -> str:
        """Return the number of cards left to play, or turns of the last lap."""
        s = view.s
        left = PACK - len(s.residual) - sum(map(len, s.piles))
        return words(
            f"grazia-state-{'over' if view.over else s.phase}",
            left=left,
            turns=0 if view.over or s.trigger == NO_SEAT else s.left,
        )

    def table_alt(self, view: GraziaView, names: Sequence[str], words: Words) -> str:
        """Return everything public: names once, then seats."""
        if view.over:
            return self.result_alt(view, names, words)
        s, state = view.s, self.state_line(view, names, words)
        parts = [words("grazia-alt-turn", seat=str(view.waiting[0] + 1), state=state)]
        if s.mover != NO_SEAT:
            seats = [words("cards-seat", number=str(p + 1)) for p in range(view.seats)]
            parts.append(words("grazia-alt-last", move=last_move(s, seats, words, run_name)))
        parts.append(self.piles_told(s, words))
        if s.residual:
            parts.append(words("grazia-alt-residual", cards=cards_spoken(s.residual, words)))
        return first_fitting(
            "\n".join([*parts, *(self._seat(s, p, name, words, short) for p, name in enumerate(names))])
            for short in ("", "-short")
        )

    def piles_told(self, s: GraziaState, words: Words) -> str:
        """Return by suit the top card and the played cards, in spans."""
        told = []
        for suit, pile in enumerate(s.piles):
            name = suit_name(suit, words)
            if not pile:
                told.append(words("grazia-alt-empty", suit=name))
                continue
            spans = words("cards-comma").join(self._span(run, words) for run in runs_in(sorted(pile)))
            told.append(words("grazia-alt-pile", suit=name, top=rank_name(RANK[pile[-1]]), cards=spans))
        return "\n".join(told)

    def _span(self, run: Sequence[int], words: Words) -> str:
        """Return ranks that were played: "A to 4", "7"."""
        first, last = rank_name(RANK[run[0]]), rank_name(RANK[run[-1]])
        return words("grazia-alt-span", first=first, last=last) if len(run) > 1 else first

    def _seat(self, s: GraziaState, p: int, name: str, words: Words, short: str) -> str:
        facts = {"seat": str(p + 1), "name": name, "held": str(len(s.hands[p])), "deck": str(len(s.decks[p]))}
        score = points_spoken(s.standing()[p], words)
        return words(f"grazia-alt-seat{short}", jumps=str(s.jumps[p]), score=score, **facts)

    def hand_alt(self, view: GraziaView, names: Sequence[str], words: Words) -> str:
        """Return the piles if there is room, the numbered hand, connecting cards, and the question."""
        s, me = view.s, view.me
        parts = [hand_told(view, words)]
        hand, fits = s.hands[me], fitting(s, s.hands[me])
        if s.drawn[me] in hand and not view.over:
            parts.append(words("grazia-alt-new", number=str(hand.index(s.drawn[me]) + 1)))
        if hand and not view.over:
            numbers = words.join([str(hand.index(c) + 1) for c in fits])
            parts.append(words("grazia-alt-fits", numbers=numbers) if fits else words("grazia-alt-fits-none"))
        parts.append(words("grazia-alt-left", deck=len(s.decks[me])))
        if s.prepared[me] != NOTHING and not view.over:
            parts.append(words("grazia-ahead-now", what=self.ahead(view, s.prepared[me], words, run_name)))
        told = "\n".join([*parts, self.task(view, names, words)])
        return first_fitting([f"{self.piles_told(s, words)}\n{told}", told])

    def task(self, view: GraziaView, names: Sequence[str], words: Words) -> str:
        """Return the question, or the seats that the table waits for."""
        if view.asked:
            return self.prompt(view, names, words)
        return words("tricks-over") if view.over else words("tricks-wait", name=names[view.waiting[0]])

    def story(self, s: GraziaState, words: Words) -> str:
        """Return a true sentence about the win: won by coming later, without a jump, or by how much."""
        first, second = ranking(s)[:2]
        if s.scores[first] == s.scores[second]:
            return words("grazia-story-level")
        if not s.jumps[first]:
            return words("grazia-story-clean")
        return words("grazia-story-margin", points=s.scores[first] - s.scores[second])

    def result_alt(self, view: GraziaView, names: Sequence[str], words: Words) -> str:
        """Return the winner, then every player from first to last."""
        s, winner = view.s, view.s.winners[0]
        parts = [words("grazia-alt-over"), self._ended(s.scores[winner], names[winner], words), self.story(s, words)]
        parts.append(words("grazia-story-trigger", name=names[s.trigger]))
        for p in ranking(s):
            facts = {"seat": str(p + 1), "name": names[p], "left": str(len(s.hands[p])), "jumps": str(s.jumps[p])}
            parts.append(words("grazia-alt-result", score=points_spoken(s.scores[p], words), **facts))
        return "\n".join(parts)


NARRATION = GraziaNarration()
