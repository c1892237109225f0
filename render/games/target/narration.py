"""Target in words. The table says names once, by seat; cards of a round go clockwise from the start player."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.cards import RANKS
from engine.core.events import GameEvent
from engine.core.state import NO_CARD
from engine.games.target.events import EVENTS, Thrown
from engine.games.target.state import TargetState, TargetView
from engine.games.target.terms import ALL, by_suit, distance, is_far, taken_by
from locales import Words
from render.emoji import card_key
from render.narration.cards import card_list, card_name, card_short, card_spoken, cards_spoken, seat_number, suit_name
from render.narration.contract import Label, Narration
from render.narration.halt import halted, whose_turn
from render.narration.lengths import first_fitting
from render.narration.speaker import Speaker
from render.narration.tricks import hand_told, numbered_told


def mode(target: int, cards: Iterable[int]) -> str:
    """Return ``far`` or ``near``, by the cards so far: the end of a message key."""
    return "far" if is_far(target, cards) else "near"


def away(target: int, card: int, words: Words) -> str:
    """Return the distance of a card, on a picture: 差4, 4 off."""
    return words("target-distance", distance=str(distance(target, card)))


def names_target(view: TargetView) -> bool:
    """True if the viewer names the target now: then the three cards have the numbers, not the hand."""
    return view.asked and view.s.phase == "choose_target"


class TargetNarration(Narration[TargetState]):
    """The words of the game (see ``render.narration.contract``)."""

    slug = "target"
    events = EVENTS
    from_hand: ClassVar[Mapping[str, int]] = {"play": 1, "discard": 1}

    def prompt(self, view: TargetView, names: Sequence[str], words: Words) -> str:
        """Return the question, and in the play the number that wins so far."""
        return words(f"target-prompt-{self._asked(view.s)}")

    @staticmethod
    def _asked(s: TargetState) -> str:
        return f"play-{mode(s.target, s.trick)}" if s.phase == "play" else s.phase

    def face(self, view: TargetView, tag: str, chosen: Sequence[Any], value: Any) -> str:
        """Return the emoji also for the cards of which one becomes the target."""
        return card_key(value) if tag == "choose_target" else super().face(view, tag, chosen, value)

    def value_label(self, view: TargetView, tag: str, chosen: Sequence[Any], value: Any, words: Words) -> Label:
        """Return a card; in the play the hint says its distance, and whether it would win so far."""
        s, name = view.s, card_name(value, words)
        if tag == "play":
            lie, away = [*s.trick, value], str(distance(s.target, value))
            wins = taken_by(s.target, lie, s.far_pool) == len(s.trick)
            key = "distance" if not s.trick else "winning" if wins else "losing"
            name = words(f"target-hint-{key}", name=name, distance=away)
        return Label(card_short(value, words), name)

    def numbered(self, view: TargetView, tag: str, chosen: Sequence[Any]) -> Sequence[int]:
        """Return the numbers, which for the three target cards are their own."""
        return view.s.revealed if tag == "choose_target" else super().numbered(view, tag, chosen)

    def move(self, view: TargetView, action: Action, words: Words) -> str:
        """Return the card named or played, or the cards discarded."""
        tag, *fields = action.wire()
        if not fields:
            return words(f"target-tag-{tag}")
        cards = fields[0] if tag == "discard" else fields
        return words(f"target-move-{tag}", card=card_short(cards[0], words), cards=card_list(cards, words))

    def tell(self, told: GameEvent, view: TargetView, say: Speaker) -> str | None:
        """Return the discards of all in one sentence."""
        if not isinstance(told, Thrown):
            return super().tell(told, view, say)
        words = say.words
        some = [
            words("target-thrown-of", name=say.name(p), cards=card_list(cards, words))
            for p, cards in zip(told.seats, told.cards, strict=True)
            if cards
        ]
        return words("target-event-thrown", told=words.join(some)) if some else words("target-event-thrown-none")

    def state_line(self, view: TargetView, names: Sequence[str], words: Words) -> str:
        """Return the round, and the number that wins so far."""
        return words(f"target-state-{'over' if view.over else self._asked(view.s)}", round=str(view.s.round))

    def table_alt(self, view: TargetView, names: Sequence[str], words: Words) -> str:
        """Return everything public; names once, then seats. If it is too long, less of the pile and of the round
        before."""
        if view.over:
            return self.result_alt(view, names, words)
        s = view.s
        head = [self._head(view, words), *([self.round_told(s, words)] if s.phase == "play" else [])]
        seats = [self._seat(s, p, name, words) for p, name in enumerate(names)]
        goal = words(f"target-alt-goal{'' if s.far_pool == ALL else '-same_suit'}", goal=str(s.goal))
        deck = {"deck": str(len(s.deck)), "count": str(len(s.pile))}
        short = words("target-alt-pile-short" if s.pile else "target-alt-pile-none", **deck)
        pile = words("target-alt-pile", cards=self._suits(s.pile, words), **deck) if s.pile else short
        last = self._last(s, words)
        shorter = ((2, pile), (2, short), (1, short), (0, short))
        return first_fitting("\n".join([*head, *last[:told], *seats, line, goal]) for told, line in shorter)

    def _head(self, view: TargetView, words: Words) -> str:
        s = view.s
        return words(
            f"target-alt-{s.phase}{'-halt' if halted(view) else ''}",
            round=str(s.round),
            seat="" if halted(view) else str(view.waiting[0] + 1),
            cards=(numbered_told if names_target(view) else cards_spoken)(s.revealed, words),
            target="" if s.target == NO_CARD else card_spoken(s.target, words),
            waiting=words.join([seat_number(p, words) for p in view.waiting]),
        )

    def round_told(self, s: TargetState, words: Words) -> str:
        """Return the cards of the round with their distances, and the leader."""
        if not s.trick:
            return words("target-alt-empty", seat=str(s.leader + 1))
        seat = (s.leader + taken_by(s.target, s.trick, s.far_pool)) % len(s.hands)
        cards = self._lying(s.target, s.trick, s.leader, len(s.hands), words)
        return words(f"target-alt-lies-{mode(s.target, s.trick)}", cards=cards, seat=str(seat + 1))

    def _lying(self, target: int, trick: Sequence[int], leader: int, seats: int, words: Words) -> str:
        return words("cards-comma").join(
            words(
                "target-alt-lying",
                seat=str((leader + k) % seats + 1),
                card=card_spoken(c, words),
                distance=str(distance(target, c)),
            )
            for k, c in enumerate(trick)
        )

    def _last(self, s: TargetState, words: Words) -> list[str]:
        """Return the round before, and the discards after it."""
        if not s.last_trick:
            return []
        cards = self._lying(s.last_target, s.last_trick, s.last_leader, len(s.hands), words)
        facts = {"target": card_spoken(s.last_target, words), "seat": str(s.last_winner + 1)}
        told = [words(f"target-alt-last-{mode(s.last_target, s.last_trick)}", cards=cards, **facts)]
        thrown = [
            words("target-alt-thrown-of", seat=str(p + 1), cards=words.join([card_spoken(c, words) for c in cards]))
            for p, cards in enumerate(s.thrown)
            if cards
        ]
        if thrown and s.phase != "discard":
            told.append(words("target-alt-thrown", told=words("cards-comma").join(thrown)))
        return told

    def _suits(self, cards: Iterable[int], words: Words) -> str:
        """Return cards suit by suit: spades A 3, hearts Q."""
        return words("cards-comma").join(
            words("target-alt-suit", suit=suit_name(suit, words), ranks=" ".join(RANKS[r] for r in ranks))
            for suit, ranks in by_suit(cards).items()
        )

    def _seat(self, s: TargetState, p: int, name: str, words: Words) -> str:
        won = s.won[p]
        facts = {"seat": str(p + 1), "name": name, "held": str(len(s.hands[p])), "won": str(len(won))}
        key = "target-alt-seat-cards" if won else "target-alt-seat"
        return words(key, cards=self._suits(won, words), **facts)

    def hand_alt(self, view: TargetView, names: Sequence[str], words: Words) -> str:
        """Return the cards on the table, the numbered hand, and the possible moves."""
        s = view.s
        parts = [] if view.over or s.phase == "discard" else [self._head(view, words)]
        if s.phase == "play" and not view.over:
            parts.append(self.round_told(s, words))
        task = [self.prompt(view, names, words) if view.asked else self.waits_for(view, names, words)]
        if not view.over and s.keeps[view.me]:
            task.append(words("target-alt-wish"))
        return "\n".join(filter(None, [*parts, hand_told(view, words, numbered=not names_target(view)), *task]))

    def waits_for(self, view: TargetView, names: Sequence[str], words: Words) -> str:
        """Return the viewer's choice, or the seats that the table waits for."""
        if view.over:
            return words("tricks-over")
        if view.s.phase != "discard":
            return whose_turn(view, names, words)
        gone = [c for c in view.s.choice[view.me] if c != NO_CARD]
        return words("target-alt-gone" if gone else "target-alt-kept", cards=cards_spoken(gone, words))

    def story(self, s: TargetState, words: Words) -> tuple[str, str]:
        """Return the margin of the win, and its card."""
        first, second = sorted(s.scores, reverse=True)[:2]
        facts = self._final(s, words, card_short)
        last = words(f"target-story-last-{mode(s.last_target, s.last_trick)}", **facts)
        return words("target-story-margin", count=first - second), last

    @staticmethod
    def _final(s: TargetState, words: Words, said: Any) -> dict[str, str]:
        """Return the last target, and the card that took it."""
        card = s.last_trick[(s.last_winner - s.last_leader) % len(s.won)]
        away = str(distance(s.last_target, card))
        return {"target": said(s.last_target, words), "card": said(card, words), "distance": away}

    def result_alt(self, view: TargetView, names: Sequence[str], words: Words) -> str:
        """Return the winner, every player's targets, and the last of them."""
        s = view.s
        won = words("target-event-ended", seat=names[s.winners[0]], count=s.goal)
        parts = [words("target-alt-over", round=str(s.round)), won, self.story(s, words)[0]]
        parts.append(words("target-alt-final", **self._final(s, words, card_spoken)))
        for p, name in enumerate(names):
            key = f"target-alt-result{'' if s.won[p] else '-none'}"
            cards, count = cards_spoken(s.won[p], words), len(s.won[p])
            parts.append(words(key, seat=str(p + 1), name=name, won=count, cards=cards))
        return "\n".join(parts)


NARRATION = TargetNarration()
