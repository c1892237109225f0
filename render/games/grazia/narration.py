"""Grazia in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from engine.core.action import Action
from engine.core.cards import RANK
from engine.core.events import GameEvent
from engine.core.state import NO_SEAT
from engine.games.grazia.state import EVENTS, NOTHING, PASS_AHEAD, Ended, GraziaState, GraziaView
from engine.games.grazia.terms import PACK, cards_of, runs_in
from locales import Words
from render.emoji import card_key
from render.narration.cards import points_spoken, rank_name, run_name, run_short, seat_number, suit_name
from render.narration.contract import Label, Narration
from render.narration.telling import Telling

_FEW = 5
"""The most runs that have buttons beside the menu."""
Said = Callable[[Sequence[int], Words], str]
"""How to name a run."""


def tops_told(s: GraziaState, words: Words) -> str:
    """Return the number on top of each pile."""
    tops = [
        words("grazia-alt-top", suit=suit_name(suit, words), top=rank_name(RANK[pile[-1]]) if pile else "none")
        for suit, pile in enumerate(s.piles)
    ]
    return words("grazia-alt-tops", piles=words.listed(tops))


def last_move(telling: Telling[GraziaState]) -> str:
    """Return the last play, and its player; "" before the first move."""
    s = telling.s
    if s.mover == NO_SEAT:
        return ""
    cards = run_short(s.laid, telling.words) if s.laid else ""
    return telling(f"grazia-last-{_how(s)}", cards=cards, name=telling.name(s.mover))


def last_told(s: GraziaState, words: Words) -> str:
    """Return the same as a sentence, by seat, with the run in full."""
    if s.mover == NO_SEAT:
        return ""
    cards = run_name(s.laid, words) if s.laid else ""
    return words(f"grazia-alt-last-{_how(s)}", cards=cards, seat=seat_number(s.mover, words))


def _how(s: GraziaState) -> str:
    """Return ``play``, ``jump`` or ``pass``, the last move as in message keys."""
    return "jump" if s.laid and s.jumped else "play" if s.laid else "pass"


def ranking(s: GraziaState) -> list[int]:
    """Return seats from first to last; of level ones the player who began later is ahead."""
    n = len(s.jumps)
    return sorted(range(n), key=lambda p: (p not in s.winners, -s.scores[p], -((p - s.first) % n)))


class GraziaNarration(Narration[GraziaState]):
    """The words of the game (see ``render.narration.contract``)."""

    slug = "grazia"
    events = EVENTS

    def prompt(self, telling: Telling[GraziaState]) -> str:
        """Return the effect of a pass, or that there is one turn left."""
        return telling(f"grazia-prompt-{self.stage(telling.view)}")

    def stage(self, view: GraziaView) -> str:
        """Return ``lap`` in the last lap, ``bare`` without a deck, else ``deck``."""
        if view.s.trigger != NO_SEAT:
            return "lap"
        return "deck" if view.s.decks[view.me] else "bare"

    def tag_label(self, telling: Telling[GraziaState], tag: str) -> Label:
        """Return the verb; a pass that would begin the last lap says so."""
        last = tag == "pass" and telling.view.seat is not None and self.stage(telling.view) == "bare"
        return Label(telling(f"grazia-tag-{tag}-last" if last else f"grazia-tag-{tag}"))

    def value_label(self, telling: Telling[GraziaState], tag: str, chosen: Sequence[Any], value: Any) -> Label:
        """Return a run; the hint says it in full, and whether it connects."""
        cards, words = cards_of(value), telling.words
        key = "jumps" if telling.s.jump(cards[0]) else "fits"
        return Label(run_short(cards, words), words(f"grazia-{key}", cards=run_name(cards, words)))

    def in_sight(self, view: GraziaView, tag: str) -> Sequence[Any]:
        """Return the runs that connect, if they are few: they cost no jump."""
        runs = [action.wire()[1] for action in view.legal if action.tag == tag]
        free = [run for run in runs if not view.s.jump(cards_of(run)[0])]
        return free if len(free) <= _FEW else ()

    def number(self, view: GraziaView, tag: str, chosen: Sequence[Any], value: Any) -> str:
        """Return the numbers of a run's cards."""
        held = view.s.hands[view.me]
        return "+".join(str(held.index(c) + 1) for c in cards_of(value)) if tag == "play" else ""

    def face(self, view: GraziaView, tag: str, chosen: Sequence[Any], value: Any) -> str:
        """Return the first card of a run."""
        return card_key(cards_of(value)[0]) if tag == "play" else ""

    def move(self, telling: Telling[GraziaState], action: Action) -> str:
        """Return the run, the pass, or the prepared move."""
        words = telling.words
        tag, *run = action.wire()
        if tag == "prepare":
            return words("grazia-move-prepare", what=self.ahead(telling, run[0]))
        return words(f"grazia-move-{tag}", cards=run_short(cards_of(run[0]), words) if run else "")

    def ahead(self, telling: Telling[GraziaState], run: int, say: Said = run_short) -> str:
        """Return the prepared move, or the possible ones."""
        if run == NOTHING:
            return telling("grazia-ahead-ask")
        if run == PASS_AHEAD:
            return self.tag_label(telling, "pass").text
        return telling("grazia-ahead-run", cards=say(cards_of(run), telling.words))

    def anytime_prompt(self, telling: Telling[GraziaState]) -> str:
        """Return the present preparation."""
        run = telling.s.prepared[telling.view.me]
        key = "none" if run == NOTHING else "now"
        return telling(f"grazia-ahead-{key}", what=self.ahead(telling, run))

    def anytime_label(self, telling: Telling[GraziaState], action: Action) -> Label:
        """Return a wish without the words that all of them share."""
        return Label(self.ahead(telling, action.wire()[1]))

    def tell(self, told: GameEvent, telling: Telling[GraziaState]) -> str | None:
        """Return the end with the winner's score."""
        if isinstance(told, Ended):
            score = points_spoken(told.scores[told.winner], telling.words)
            return telling("grazia-event-ended", winner=telling.name(told.winner), score=score)
        return super().tell(told, telling)

    def event_cards(self, cards: Iterable[int], words: Words) -> str:
        """Return runs."""
        return words.listed([run_short(run, words) for run in runs_in(tuple(cards))])

    def state_line(self, telling: Telling[GraziaState]) -> str:
        """Return the number of cards left to play, or turns of the last lap."""
        s = telling.s
        left = PACK - len(s.residual) - sum(map(len, s.piles))
        return telling(
            f"grazia-state-{'over' if telling.view.over else s.phase}",
            left=left,
            turns=0 if telling.view.over or s.trigger == NO_SEAT else s.left,
        )

    def story(self, s: GraziaState, words: Words) -> str:
        """Return a true sentence about the win: won by coming later, without a jump, or by how much."""
        first, second = ranking(s)[:2]
        if s.scores[first] == s.scores[second]:
            return words("grazia-story-level")
        if not s.jumps[first]:
            return words("grazia-story-clean")
        return words("grazia-story-margin", points=s.scores[first] - s.scores[second])


NARRATION = GraziaNarration()
