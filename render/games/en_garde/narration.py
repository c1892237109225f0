"""En Garde in words: seat 1 is white and stands left, seat 2 black and right; cards are their numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from engine.core.action import Action
from engine.core.context import Event
from engine.core.events import GameEvent
from engine.games.en_garde.state import EVENTS, Acted, EnGardeState, Over, RoundOver
from engine.games.en_garde.terms import EXACT, HOW, LUNGE, behind, compared, digits
from locales import Words
from render.narration.contract import Label, Narration
from render.narration.telling import Telling

GAP = "en_garde-gap"
"""The separator of two sentences."""


def told(cards: Iterable[int], words: Words) -> str:
    """Return cards by number: 1、4（2枚）, a 1 and two 4s."""
    counts = sorted(Counter(cards).items())
    return words.join([words("en_garde-copies", card=str(c), count=n) for c, n in counts]) or words("en_garde-none")


def done(how: str, cards: Sequence[int], words: Words) -> str:
    """Return the action with its cards, without its player."""
    lunge = how == LUNGE
    return words(f"en_garde-move-{how}", card=str(cards[0]), cards=told(cards[lunge:] if lunge else cards, words))


def shown(hands: Sequence[Sequence[int]], telling: Telling[EnGardeState]) -> str:
    """Return the hands that were compared."""
    words = telling.words
    held = [
        words("en_garde-showed-of", name=telling.name(p), cards=told(cards, words)) for p, cards in enumerate(hands)
    ]
    return words("en_garde-showed", hands=words.join(held))


def figures(s: EnGardeState) -> Sequence[int]:
    """Return the figures compared at the end of the round before, by seat; 0 each if there were none."""
    return compared(s.last_at, s.last_hands, s.level)[2] if s.last_hands else (0, 0)


class EnGardeNarration(Narration[EnGardeState]):
    """The words of the game (see ``render.narration.contract``)."""

    slug = "en_garde"
    events = EVENTS

    def one_card(self, card: int, words: Words) -> str:
        """Return its number."""
        return str(card)

    def event_cards(self, cards: Iterable[int], words: Words) -> str:
        """Return by number."""
        return told(cards, words)

    # Moves

    def prompt(self, telling: Telling[EnGardeState]) -> str:
        """Return the distance, or the attack to answer."""
        s, lost = telling.s, "concede" in telling.view.first
        if s.phase == "act":
            asked = "stuck" if lost else "parried" if s.parried else "act"
        else:
            asked = "hit" if lost else "escape" if s.indirect else "answer" if s.parry == EXACT else "choose"
        return telling(f"en_garde-prompt-{asked}", distance=str(s.distance), cards=self.attack(s, telling.words))

    @staticmethod
    def attack(s: EnGardeState, words: Words) -> str:
        """Return the cards of the attack to be answered."""
        return told(s.attack[:1] * s.attack[1], words) if s.attack else ""

    def value_label(self, telling: Telling[EnGardeState], tag: str, chosen: Sequence[Any], value: Any) -> Label:
        """Return a card and its direction, which also serves when only one is left; or cards to attack with."""
        words = telling.words
        if tag == "attack":
            return Label(told([telling.s.distance] * value, words))
        if tag == "lunge" and chosen:
            return Label(told([telling.s.distance - chosen[0]] * value, words))
        if tag == "parry":
            return Label(told(digits(value), words))
        return Label(str(value) if tag == "lunge" else done(tag, [value], words))

    def move(self, telling: Telling[EnGardeState], action: Action) -> str:
        """Return the whole move."""
        tag, *fields = action.wire()
        if not fields:
            return telling(f"en_garde-tag-{tag}")
        if tag == "attack":
            fields = [telling.s.distance] * fields[0]
        elif tag == "lunge":
            fields = [fields[0], *[telling.s.distance - fields[0]] * fields[1]]
        return done(tag, digits(fields[0]) if tag == "parry" else fields, telling.words)

    def move_ahead(self, telling: Telling[EnGardeState], action: Action) -> str:
        """Return a prepared move. Raises LookupError for an attack: its cards depend on the later distance."""
        if action.tag in ("attack", "lunge"):
            raise LookupError(action.tag)
        return self.move(telling, action)

    # Events

    def tell_among(self, told: GameEvent, others: Sequence[Event], telling: Telling[EnGardeState]) -> str | None:
        """Return the end of the match without the hits that the end of its last round has just told."""
        if isinstance(told, Over) and telling.view.standing is None and any(e.kind == "round_over" for e in others):
            facts = self.event_facts(told, telling)
            return telling.words("en_garde-event-over-last", **{**facts, "count": len(told.winners)})
        return self.tell(told, telling)

    def tell(self, told_of: GameEvent, telling: Telling[EnGardeState]) -> str | None:
        """Return one sentence per event; at the end of a round also the comparison."""
        words = telling.words
        match told_of:
            case Acted(seat, how, cards, distance):
                thrust = told(cards[how == LUNGE :], words)
                facts = {"seat": telling.name(seat), "how": how, "card": str(cards[0]), "distance": str(distance)}
                return words("en_garde-event-acted", cards=thrust, **facts)
            case RoundOver():
                text = self.ended(told_of, telling)
                if telling.view.standing is not None:
                    return text  # the match reports the points
                return words("en_garde-event-round_over", text=text, hits=self.points_by_seat(told_of.hits, telling))
            case Over():
                ended = {**self.event_facts(told_of, telling), "count": len(told_of.winners)}
                return words("en_garde-event-over", **ended)
        return super().tell(told_of, telling)

    def ended(self, over: RoundOver, telling: Telling[EnGardeState]) -> str:
        """Return how a round ended."""
        one, two = map(str, over.figures or (0, 0))
        facts = {"round": str(over.round), "winners": telling.people(over.winners), "one": one, "two": two}
        text = telling(f"en_garde-over-{over.reason}", **facts)
        more = [shown(over.hands, telling)] if over.hands else []
        return telling(GAP).join([text, *more])

    def closed(self, telling: Telling[EnGardeState]) -> str:
        """Return how the round before ended, or at the end of a match the last one; "" in the first."""
        s = telling.s
        if not s.last_at or not s.reasons:
            return ""
        winners = [p for p in (0, 1) if s.columns[-1][p]]
        return self.ended(RoundOver(len(s.columns), s.reasons[-1], winners, (), figures(s), s.hits), telling)

    def story(self, s: EnGardeState, words: Words) -> str:
        """Return what decided the match: the last round, or the number of hits once there are no more rounds."""
        if s.ended != "target":
            return words(f"en_garde-story-{s.ended}", rounds=str(len(s.columns)))
        one, two = map(str, figures(s))
        return words(f"en_garde-story-{s.reasons[-1]}", one=one, two=two)

    def before(self, telling: Telling[EnGardeState]) -> str:
        """Return the same, with the compared hands."""
        s, told = telling.s, self.closed(telling)
        return telling(GAP).join([told, *[shown(s.last_hands, telling)] * bool(told and s.last_hands)])

    def attacked(self, telling: Telling[EnGardeState]) -> str:
        """Return an attack to be answered, or a parry that has just been made; "" for neither."""
        s = telling.s
        key = "parried" if s.parried else "" if not s.attack else "lunged" if s.indirect else "attacked"
        if not key:
            return ""
        return telling(f"en_garde-alt-{key}", name=telling.name(s.turn), cards=self.attack(s, telling.words))

    def stands(self, s: EnGardeState, seat: int, words: Words) -> str:
        """Return the side of a fencer, its space, and the spaces behind it."""
        facts = {"space": str(s.at[seat]), "room": behind(s.at, seat)}
        return words("en_garde-alt-stands", side=words(f"en_garde-side-{seat}"), **facts)

    def last_line(self, telling: Telling[EnGardeState]) -> str:
        """Return the latest action, or how the round before ended; empty before the first."""
        s = telling.s
        if not s.acts:
            return self.closed(telling)
        seat, how, *cards = s.acts[-1]
        return telling("en_garde-act", name=telling.name(seat), text=done(HOW[how], cards, telling.words))

    def state_line(self, telling: Telling[EnGardeState]) -> str:
        """Return round, distance, deck."""
        s = telling.s
        key = "en_garde-state-over" if telling.view.over else "en_garde-state"
        return telling(key, round=str(s.round), distance=str(s.distance), deck=str(len(s.deck)))


NARRATION = EnGardeNarration()
