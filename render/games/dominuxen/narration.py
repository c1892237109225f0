"""Dominuxen in words, also those in its pictures: names cut to their room, and the last move in a line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from engine.core.action import Action
from engine.core.events import GameEvent
from engine.core.tiles import DOUBLE, HAS, HIGH, LOW, other
from engine.families.outcome import Over
from engine.games.dominuxen.state import EVENTS, DominuxenState, DominuxenView, Habit, RoundOver, Settled
from engine.games.dominuxen.terms import ASK, NEVER, PENDING, PILE, Set, victims_of
from locales import Words
from render.emoji import half_key
from render.kit.drawing.names import cut_name
from render.kit.drawing.text import signed
from render.kit.pieces.person import Person
from render.narration.contract import Label, Narration
from render.narration.lengths import clip
from render.narration.telling import Telling
from render.narration.tiles import tile_list, tile_name, tile_short

CHOICES: Final = ("leave", "take", "ask")
"""The decisions about a victim's set (LEAVE_IT, TAKE_IT, ASK_ME), as in message keys."""
OUTCOMES: Final = ("pending", "taken", "back", "thrown")
"""The outcomes of an attack so far (PENDING, TAKEN, RETURNED, THROWN), as in message keys."""
LETTERS: Final = "ABCDEF"
"""The letters of the open tiles in the menu and on pictures, from the left."""
_NAME: Final = 24, 260
"""Size of a name in the line of the last move, and its room, px."""


def spoken_tiles(tiles: Iterable[int], words: Words) -> str:
    """Return tiles with a pause between them; a word for "none" if empty."""
    return words.listed([tile_short(t, words) for t in tiles]) or words("tiles-none")


def with_number(hand: Iterable[int], number: int) -> list[int]:
    """Return the tiles that have this number."""
    return [t for t in hand if HAS[number][t]]


def set_label(played: Set) -> str:
    """Return number × size."""
    return f"{played[0]}×{played[1]}"


def called(people: Sequence[Person], seat: int, size: int, room: float) -> str:
    """Return the name of a seat in type of this size, shortened if it is longer."""
    return cut_name(people[seat].name, size, room, (who.name for who in people))


def last_move(view: DominuxenView, people: Sequence[Person], words: Words) -> str:
    """Return the set that was played last, and the outcome of its last attack so far, as a line for the bar."""
    if not view.s.played:
        return ""
    seat, *played = view.s.played
    told = words("dominuxen-last-played", name=called(people, seat, *_NAME), set=set_label(played))
    dealt = [attack for attack in view.s.attacks if attack[3] != PENDING] or view.s.attacks[:1]
    if not dealt:
        return told
    victim, number, size, outcome = dealt[-1]
    facts = {"name": called(people, victim, *_NAME), "set": set_label([number, size])}
    return told + words(f"dominuxen-last-{OUTCOMES[outcome]}", **facts)


class DominuxenNarration(Narration[DominuxenState]):
    """The words of the game (see ``render.narration.contract``). Seats have number and name, sets are number × size."""

    slug = "dominuxen"
    events = EVENTS

    # Moves

    def prompt(self, telling: Telling[DominuxenState]) -> str:
        """Return the question with the set it is about."""
        view = telling.view
        if view.phase in ("play", "draw"):
            return telling(f"dominuxen-prompt-{view.phase}", owed=view.s.owed)
        number, size, *tiles = view.s.attacked_set
        asker = view.s.victims[0] if view.phase == "take" else view.s.active
        shown = tile_list(tiles, telling.words)
        facts = {"number": str(number), "size": str(size), "tiles": shown, "count": len(tiles)}
        return telling(f"dominuxen-prompt-{view.phase}", name=telling.name(asker), **facts)

    def tag_label(self, telling: Telling[DominuxenState], tag: str) -> Label:
        """Return the verb, with its effect as the hint."""
        s = telling.s
        text = telling(f"dominuxen-tag-{tag}")
        if tag == "rest":
            return Label(text, telling("dominuxen-hint-rest", count=min(s.owed, len(s.pile))))
        if tag not in ("take", "leave", "back", "discard") or not s.victims:
            return Label(text)
        tiles = s.attacked_set[2:]
        shown = tile_list(tiles, telling.words)
        return Label(text, clip(telling(f"dominuxen-hint-{tag}", tiles=shown, count=len(tiles)), 100))

    def field_prompt(self, telling: Telling[DominuxenState], tag: str, chosen: Sequence[Any]) -> str:
        """Return the question: which number, which tiles, how much a double counts, where to draw."""
        first = str(chosen[0]) if chosen else ""
        return telling(f"dominuxen-ask-{tag}-{len(chosen) + 1}", owed=str(telling.s.owed), number=first, tile=first)

    def face(self, view: DominuxenView, tag: str, chosen: Sequence[Any], value: Any) -> str:
        """Return the number of a set; for a tile in it its other half."""
        if tag != "play" or len(chosen) > 1:
            return ""
        return half_key(other(value, chosen[0]) if chosen else value)

    def value_label(self, telling: Telling[DominuxenState], tag: str, chosen: Sequence[Any], value: Any) -> Label:
        """Return a number with its tiles, a tile with its other number, a size with the seats it attacks."""
        view, words = telling.view, telling.words
        if tag in ("answer", "habit"):
            return Label(str(value))
        if tag in ("draw", "draws"):
            return self._drawn_label(telling, value)
        hand = self._hand(view)
        if not chosen:
            fitting = with_number(hand, value)
            text = words("dominuxen-number", number=str(value), count=len(fitting))
            return Label(text, clip(tile_list(fitting, words), 100))
        if len(chosen) == 1:
            second = other(value, chosen[0])
            facts = {"number": str(second), "count": len(with_number(hand, second))}
            hint = "dominuxen-tile-hint-double" if value in DOUBLE else "dominuxen-tile-hint"
            return Label(tile_short(value, words), words(hint, **facts))
        key = "once" if value == len(chosen[1]) else "twice"
        hit = [self.target(view, q, words) for q in victims_of(view.s.lines, view.seat or 0, chosen[0], value)]
        hint = words(f"dominuxen-size-hits{'' if hit else '-none'}", victims=words.join(hit))
        return Label(words(f"dominuxen-size-{key}", number=str(chosen[0]), size=str(value)), clip(hint, 100))

    def _drawn_label(self, telling: Telling[DominuxenState], tile: int) -> Label:
        if tile == PILE:
            return Label(telling("dominuxen-from-pile", pile=len(telling.s.pile)), telling("dominuxen-from-pile-hint"))
        low, high, key = LOW[tile], HIGH[tile], "double" if tile in DOUBLE else "tile"
        lows, highs = (len(with_number(self._hand(telling.view), number)) for number in (low, high))
        facts: dict[str, Any] = {"low": str(low), "lows": lows, "high": str(high), "highs": highs}
        return Label(self.lettered(telling.view, [tile], telling.words), telling(f"dominuxen-row-{key}-hint", **facts))

    @staticmethod
    def lettered(view: DominuxenView, tiles: Sequence[int], words: Words) -> str:
        """Return open tiles with their letters on the picture: "B 3-7"."""
        told = ((LETTERS[view.s.row.index(t)], tile_short(t, words)) for t in tiles)
        shown = [words("dominuxen-lettered", letter=letter, tile=tile) for letter, tile in told]
        return words.listed(shown) or words("tiles-none")

    @staticmethod
    def _hand(view: DominuxenView) -> list[int]:
        return view.s.hands[view.seat] if view.seat is not None else []

    def move(self, telling: Telling[DominuxenState], action: Action) -> str:
        """Return the whole move."""
        words = telling.words
        tag, *values = action.wire()
        if tag == "answer":
            return words(f"dominuxen-answer-{CHOICES[values[1]]}", seat=str(values[0] + 1))
        if tag == "habit":
            return self.habit(values[0], words)
        if tag == "play":
            number, tiles, size = values
            return words("dominuxen-move-play", number=str(number), size=str(size), tiles=tile_list(tiles, words))
        if tag == "draw":
            shown = "" if values[0] == PILE else tile_short(values[0], words)
            return words(f"dominuxen-move-draw{'' if shown else '-pile'}", tile=shown)
        if tag in ("take", "leave", "back"):
            return words(f"dominuxen-tag-{tag}")
        shown = tile_list(values[0], words) if values else ""
        return words(f"dominuxen-move-{tag}", tiles=shown, owed=telling.s.owed)

    @staticmethod
    def habit(size: int, words: Words) -> str:
        """Return what happens to own sets that were left."""
        key = {ASK: "ask", 1: "always", NEVER: "never"}.get(size, "from")
        return words(f"dominuxen-habit-{key}", size=str(size))

    def anytime_label(self, telling: Telling[DominuxenState], action: Action) -> Label:
        """Return a habit; or a decision about a player with the set it would apply to now."""
        tag, *values = action.wire()
        text = self.move(telling, action)
        if tag != "answer" or not telling.s.lines[values[0]]:
            return Label(text)
        shown = self.set_words(telling.s.lines[values[0]][-1], telling.words)
        return Label(text, telling("dominuxen-answer-hint", seat=str(values[0] + 1), set=shown))

    # Events

    def tell(self, told: GameEvent, telling: Telling[DominuxenState]) -> str | None:
        """Return one sentence per event."""
        words, key, facts = telling.words, f"dominuxen-event-{told.stored_as}", self.event_facts(told, telling)
        match told:
            case Over():
                return super().tell(told, telling)
            case Settled():
                return words(key, what=words(f"dominuxen-answer-{CHOICES[told.choice]}", seat=str(told.victim + 1)))
            case Habit():
                return words("dominuxen-event-settled", what=self.habit(told.size, words))
            case RoundOver():
                score = [
                    words("dominuxen-score-of", name=telling.name(p), score=signed(k))
                    for p, k in enumerate(told.scores)
                ]
                facts["scores"] = words.listed(score)
        return words(key, rounds=telling.s.rounds, **facts)

    # The table

    def state_line(self, telling: Telling[DominuxenState]) -> str:
        """Return round, turns, pile, discard."""
        if telling.view.over:
            return telling("tricks-over")
        s, counts = telling.s, self.counts(telling.view)
        return telling("dominuxen-state", **counts, pile=len(s.pile), discard=len(s.discard))

    @staticmethod
    def counts(view: DominuxenView) -> dict[str, Any]:
        """Return the numbers of round and play, with the most of them."""
        s = view.s
        return {"rounds": s.rounds, "round": str(s.round), "turn": str(s.turn), "limit": str(s.turn_limit)}

    @staticmethod
    def set_words(played: Set, words: Words, *, key: str = "set") -> str:
        """Return a set as it is said: "8（3枚）"; with ``key`` last-set as the last of a line, with its tiles."""
        tiles = spoken_tiles(played[2:], words)
        return words(f"dominuxen-{key}", number=str(played[0]), size=played[1], tiles=tiles)

    def target(self, view: DominuxenView, seat: int, words: Words) -> str:
        """Return a seat with its newest set."""
        shown = self.set_words(view.s.lines[seat][-1], words)
        return words("dominuxen-alt-hand-target", seat=str(seat + 1), set=shown)

    def one_card(self, card: int, words: Words) -> str:
        """Return a tile by its name."""
        return tile_name(card, words)

    def event_card(self, card: int, words: Words) -> str:
        """Return a tile by its numbers."""
        return tile_short(card, words)

    def event_cards(self, cards: Iterable[int], words: Words) -> str:
        """Return tiles by their numbers."""
        return tile_list(cards, words)


NARRATION = DominuxenNarration()
