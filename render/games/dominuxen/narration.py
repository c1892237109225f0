"""Dominuxen in words, also those in its pictures: names cut to their room, and the last move in a line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from engine.core.action import Action
from engine.core.events import GameEvent
from engine.core.tiles import DOUBLE, HAS, HIGH, HIGHEST, LOW, other
from engine.families.outcome import Over
from engine.games.dominuxen.events import EVENTS, Habit, RoundOver, Settled
from engine.games.dominuxen.state import DominuxenState, DominuxenView
from engine.games.dominuxen.terms import ASK, ASK_ME, NEVER, PENDING, PILE, Set, victims_of, worth
from locales import Words
from render.emoji import half_key
from render.kit import text
from render.kit.person import Person
from render.kit.text import BOLD, signed
from render.narration.cards import points_spoken
from render.narration.contract import Label, Narration
from render.narration.lengths import clip, first_fitting
from render.narration.speaker import Speaker
from render.narration.tiles import tile_list, tile_name, tile_short

CHOICES: Final = ("leave", "take", "ask")
"""The decisions about a victim's set (LEAVE_IT, TAKE_IT, ASK_ME), as in message keys."""
OUTCOMES: Final = ("pending", "taken", "back", "thrown")
"""The outcomes of an attack so far (PENDING, TAKEN, RETURNED, THROWN), as in message keys."""
LETTERS: Final = "ABCDEF"
"""The letters of the open tiles in the menu and on pictures, from the left."""
_NAME: Final = 24, 260
"""Size of a name in the line of the last move, and its room, px."""
Listed = Callable[[Iterable[int], Words], str]
"""How to list tiles: with pauses, or shorter if there is no room."""


def spoken_tiles(tiles: Iterable[int], words: Words) -> str:
    """Return tiles with a pause between them; a word for "none" if empty."""
    return words("dominuxen-comma").join(tile_short(t, words) for t in tiles) or words("tiles-none")


def with_number(hand: Iterable[int], number: int) -> list[int]:
    """Return the tiles that have this number."""
    return [t for t in hand if HAS[number][t]]


def set_label(played: Set) -> str:
    """Return number × size."""
    return f"{played[0]}×{played[1]}"


def called(who: Person, size: int, room: float) -> str:
    """Return a name in type of this size, cut if it is longer."""
    return text.clip(text.name(who.name), BOLD, size, room)


def last_move(view: DominuxenView, people: Sequence[Person], words: Words) -> str:
    """Return the set that was played last, and the outcome of its last attack so far, as a line for the bar."""
    if not view.s.played:
        return ""
    seat, *played = view.s.played
    told = words("dominuxen-last-played", name=called(people[seat], *_NAME), set=set_label(played))
    dealt = [attack for attack in view.s.attacks if attack[3] != PENDING] or view.s.attacks[:1]
    if not dealt:
        return told
    victim, number, size, outcome = dealt[-1]
    facts = {"name": called(people[victim], *_NAME), "set": set_label([number, size])}
    return told + words(f"dominuxen-last-{OUTCOMES[outcome]}", **facts)


class DominuxenNarration(Narration[DominuxenState]):
    """The words of the game (see ``render.narration.contract``). Seats have number and name, sets are number × size."""

    slug = "dominuxen"
    events = EVENTS

    # Moves

    def prompt(self, view: DominuxenView, names: Sequence[str], words: Words) -> str:
        """Return the question with the set it is about."""
        if view.phase in ("play", "draw"):
            return words(f"dominuxen-prompt-{view.phase}", owed=view.s.owed)
        number, size, *tiles = view.s.attacked_set
        asker = view.s.victims[0] if view.phase == "take" else view.s.active
        shown = tile_list(tiles, words)
        facts = {"number": str(number), "size": str(size), "tiles": shown, "count": len(tiles)}
        return words(f"dominuxen-prompt-{view.phase}", name=names[asker], **facts)

    def tag_label(self, view: DominuxenView, tag: str, words: Words) -> Label:
        """Return the verb, with its effect as the hint."""
        text = words(f"dominuxen-tag-{tag}")
        if tag == "rest":
            return Label(text, words("dominuxen-hint-rest", count=min(view.s.owed, len(view.s.pile))))
        if tag not in ("take", "leave", "back", "discard") or not view.s.victims:
            return Label(text)
        tiles = view.s.attacked_set[2:]
        return Label(text, clip(words(f"dominuxen-hint-{tag}", tiles=tile_list(tiles, words), count=len(tiles)), 100))

    def field_prompt(self, view: DominuxenView, tag: str, chosen: Sequence[Any], words: Words) -> str:
        """Return the question: which number, which tiles, how much a double counts, where to draw."""
        first = str(chosen[0]) if chosen else ""
        return words(f"dominuxen-ask-{tag}-{len(chosen) + 1}", owed=str(view.s.owed), number=first, tile=first)

    def face(self, view: DominuxenView, tag: str, chosen: Sequence[Any], value: Any) -> str:
        """Return the number of a set; for a tile in it its other half."""
        if tag != "play" or len(chosen) > 1:
            return ""
        return half_key(other(value, chosen[0]) if chosen else value)

    def value_label(self, view: DominuxenView, tag: str, chosen: Sequence[Any], value: Any, words: Words) -> Label:
        """Return a number with its tiles, a tile with its other number, a size with the seats it attacks."""
        if tag in ("answer", "habit"):
            return Label(str(value))
        if tag in ("draw", "draws"):
            return self._drawn_label(view, value, words)
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
        hit = [self._target(view, q, words) for q in victims_of(view.s.lines, view.seat or 0, chosen[0], value)]
        hint = words(f"dominuxen-size-hits{'' if hit else '-none'}", victims=words.join(hit))
        return Label(words(f"dominuxen-size-{key}", number=str(chosen[0]), size=str(value)), clip(hint, 100))

    def _drawn_label(self, view: DominuxenView, tile: int, words: Words) -> Label:
        if tile == PILE:
            return Label(words("dominuxen-from-pile", pile=len(view.s.pile)), words("dominuxen-from-pile-hint"))
        low, high, key = LOW[tile], HIGH[tile], "double" if tile in DOUBLE else "tile"
        lows, highs = (len(with_number(self._hand(view), number)) for number in (low, high))
        facts: dict[str, Any] = {"low": str(low), "lows": lows, "high": str(high), "highs": highs}
        return Label(self.lettered(view, [tile], words), words(f"dominuxen-row-{key}-hint", **facts))

    @staticmethod
    def lettered(view: DominuxenView, tiles: Sequence[int], words: Words) -> str:
        """Return open tiles with their letters on the picture: "B 3-7"."""
        told = ((LETTERS[view.s.row.index(t)], tile_short(t, words)) for t in tiles)
        shown = [words("dominuxen-lettered", letter=letter, tile=tile) for letter, tile in told]
        return words("dominuxen-comma").join(shown) or words("tiles-none")

    @staticmethod
    def _hand(view: DominuxenView) -> list[int]:
        return view.s.hands[view.seat] if view.seat is not None else []

    def move(self, view: DominuxenView, action: Action, words: Words) -> str:
        """Return the whole move."""
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
        return words(f"dominuxen-move-{tag}", tiles=shown, owed=view.s.owed)

    @staticmethod
    def habit(size: int, words: Words) -> str:
        """Return what happens to own sets that were left."""
        key = {ASK: "ask", 1: "always", NEVER: "never"}.get(size, "from")
        return words(f"dominuxen-habit-{key}", size=str(size))

    def anytime_label(self, view: DominuxenView, action: Action, words: Words) -> Label:
        """Return a habit; or a decision about a player with the set it would apply to now."""
        tag, *values = action.wire()
        text = self.move(view, action, words)
        if tag != "answer" or not view.s.lines[values[0]]:
            return Label(text)
        shown = self.set_words(view.s.lines[values[0]][-1], words)
        return Label(text, words("dominuxen-answer-hint", seat=str(values[0] + 1), set=shown))

    # Events

    def tell(self, told: GameEvent, view: DominuxenView, say: Speaker) -> str | None:
        """Return one sentence per event."""
        words, key, facts = say.words, f"dominuxen-event-{told.stored_as}", say.event(told)
        match told:
            case Over():
                return super().tell(told, view, say)
            case Settled():
                return words(key, what=words(f"dominuxen-answer-{CHOICES[told.choice]}", seat=str(told.victim + 1)))
            case Habit():
                return words("dominuxen-event-settled", what=self.habit(told.size, words))
            case RoundOver():
                score = [
                    words("dominuxen-score-of", name=say.name(p), score=signed(k)) for p, k in enumerate(told.scores)
                ]
                facts["scores"] = words("dominuxen-comma").join(score)
        return words(key, rounds=view.s.rounds, **facts)

    # The table

    def state_line(self, view: DominuxenView, names: Sequence[str], words: Words) -> str:
        """Return round, turns, pile, discard."""
        if view.over:
            return words("tricks-over")
        return words("dominuxen-state", **self._counts(view), pile=len(view.s.pile), discard=len(view.s.discard))

    @staticmethod
    def _counts(view: DominuxenView) -> dict[str, Any]:
        s = view.s
        return {"rounds": s.rounds, "round": str(s.round), "turn": str(s.turn), "limit": str(s.turn_limit)}

    @staticmethod
    def set_words(played: Set, words: Words, *, key: str = "set") -> str:
        """Return a set as it is said: "8が3枚"; with ``key`` last-set as the last of a line, with its tiles."""
        tiles = spoken_tiles(played[2:], words)
        return words(f"dominuxen-{key}", number=str(played[0]), size=played[1], tiles=tiles)

    def line_words(self, line: Sequence[Set], words: Words, brief: int = 0) -> str:
        """Return a line from its first set to its last, which lists its tiles.

        ``brief`` 2 and more: the older sets are counted; 3: the tiles of the last one are left out.
        """
        if not line:
            return words("dominuxen-alt-empty-line")
        shown = [self.set_words(played, words) for played in line[:-1]]
        if brief > 1 and shown:
            shown = [words("dominuxen-alt-older", count=len(shown))]
        last = self.set_words(line[-1], words, key="set" if brief > 2 else "last-set")
        return words("dominuxen-comma").join([*shown, last])

    def table_alt(self, view: DominuxenView, names: Sequence[str], words: Words) -> str:
        """Return everything public, by seat; if it is too long, more of it as numbers only."""
        if view.over:
            return self.result_alt(view, names, words)
        return first_fitting(self._table_alt(view, names, words, brief) for brief in range(4))

    def _table_alt(self, view: DominuxenView, names: Sequence[str], words: Words, brief: int) -> str:
        discard = len(view.s.discard) if brief else spoken_tiles(view.s.discard, words)
        lying = {"tiles": self.lettered(view, view.s.row, words), "pile": len(view.s.pile), "discard": discard}
        parts = [
            words("dominuxen-alt-head", **self._counts(view)),
            self._task(view, names, words),
            words(f"dominuxen-alt-row{'-count' if brief else ''}", **lying),
            *(self._seat_words(view, p, names, words, brief) for p in range(view.seats)),
            *self._last(view, words),
            words("dominuxen-alt-how"),
        ]
        return "\n".join([*parts, *([words("dominuxen-alt-double")] if view.s.double_tiles else [])])

    def _last(self, view: DominuxenView, words: Words) -> list[str]:
        """Return the last play, and the outcome of its attacks."""
        if not view.s.played:
            return []
        seat, *played = view.s.played
        told = words("dominuxen-alt-last", seat=str(seat + 1), set=self.set_words(played, words))
        for victim, number, size, outcome in view.s.attacks:
            shown = self.set_words([number, size], words)
            told += words(f"dominuxen-alt-last-{OUTCOMES[outcome]}", victim=str(victim + 1), set=shown)
        return [told]

    def _task(self, view: DominuxenView, names: Sequence[str], words: Words) -> str:
        """Return the seats that are asked, and the question."""
        seat = view.waiting[0]
        facts: dict[str, Any] = {"seat": str(seat + 1), "name": names[seat], "owed": str(view.s.owed)}
        if view.phase in ("take", "recover"):
            facts |= {"victim": str(view.s.victims[0] + 1), "set": self.set_words(view.s.attacked_set, words)}
        told = words(f"dominuxen-alt-{view.phase}", **facts)
        if view.s.active == seat:
            return told
        mover = view.s.active
        return told + "\n" + words("dominuxen-alt-active", seat=str(mover + 1), name=names[mover])

    def _seat_words(self, view: DominuxenView, seat: int, names: Sequence[str], words: Words, brief: int) -> str:
        laid, hand = view.s.line_worth(seat), len(view.s.hands[seat])
        key, points = ("laid", str(laid)) if view.s.double_tiles else ("points", points_spoken(laid - hand, words))
        told = [words(f"dominuxen-alt-seat-{key}", points=points)]
        if view.s.columns:
            told.append(words("dominuxen-alt-seat-total", total=points_spoken(view.s.totals[seat], words)))
        sets, points = self.line_words(view.s.lines[seat], words, brief), words("dominuxen-comma").join(told)
        return words("dominuxen-alt-seat", seat=str(seat + 1), name=names[seat], sets=sets, hand=hand, points=points)

    # The hand

    def _target(self, view: DominuxenView, seat: int, words: Words) -> str:
        shown = self.set_words(view.s.lines[seat][-1], words)
        return words("dominuxen-alt-hand-target", seat=str(seat + 1), set=shown)

    def hand_alt(self, view: DominuxenView, names: Sequence[str], words: Words) -> str:
        """Return own tiles, tiles by number, possible attacks, the row, and the decisions made beforehand."""
        return first_fitting(self._hand_alt(view, names, words, listed) for listed in (spoken_tiles, tile_list))

    def _hand_alt(self, view: DominuxenView, names: Sequence[str], words: Words, listed: Listed) -> str:
        me, hand, comma = view.me, self._hand(view), words("dominuxen-comma")
        parts = [words("dominuxen-alt-hand", seat=str(me + 1), count=len(hand), tiles=listed(hand, words))]
        held = [(v, len(with_number(hand, v))) for v in range(HIGHEST + 1)]
        by_number = [words("dominuxen-alt-hand-number", number=str(v), count=str(n)) for v, n in held if n > 1]
        if by_number:
            parts.append(words("dominuxen-alt-hand-numbers", numbers=comma.join(by_number)))
        if view.over:
            return "\n".join(parts)
        targets = [self._target(view, p, words) for p in range(view.seats) if p != me and view.s.lines[p]]
        parts.append(words("dominuxen-alt-hand-targets", sets=comma.join(targets) or words("tiles-none")))
        row = self.lettered(view, view.s.row, words)
        parts.append(words("dominuxen-alt-hand-row", tiles=row, pile=len(view.s.pile)))
        new = [t for t in hand if t in view.s.fresh[me]]
        if new:
            parts.append(words("dominuxen-alt-hand-new", tiles=listed(new, words)))
        parts.append(self._task(view, names, words))
        return "\n".join(parts + self.settled(view, me, words))

    def settled(self, view: DominuxenView, me: int, words: Words) -> list[str]:
        """Return the decisions that ``me``, the viewing seat, has made beforehand, one sentence each."""
        out = []
        if view.s.habits[me]:
            out.append(words("dominuxen-settled-habit", habit=self.habit(view.s.habits[me], words)))
        answers = [
            words(f"dominuxen-answer-{CHOICES[choice]}", seat=str(q + 1))
            for q, choice in enumerate(view.s.answers[me])
            if choice != ASK_ME
        ]
        if answers:
            out.append(words("dominuxen-settled-answers", answers=words("dominuxen-comma").join(answers)))
        return out

    # The end

    def result_alt(self, view: DominuxenView, names: Sequence[str], words: Words) -> str:
        """Return winners, then every player with line and hand, or the scores of several rounds."""
        return first_fitting(self._result_alt(view, names, words, listed) for listed in (spoken_tiles, tile_list))

    def _result_alt(self, view: DominuxenView, names: Sequence[str], words: Words, listed: Listed) -> str:
        s, totals = view.s, view.s.totals
        parts = [self.title(words), self.who_won(s.winners, names, words), words(f"dominuxen-reason-{s.reasons[-1]}")]
        for p in sorted(range(view.seats), key=lambda p: (-totals[p], p)):
            rank = 1 + sum(more > totals[p] for more in totals)
            facts = {"rank": str(rank), "seat": str(p + 1), "name": names[p], "total": points_spoken(totals[p], words)}
            if len(s.columns) > 1:
                scores = words("dominuxen-comma").join(points_spoken(column[p], words) for column in s.columns)
            else:
                held = sorted(s.revealed[p])
                points, hand = worth(held, s.double_tiles), words("tiles-none")
                if held:
                    hand = words("dominuxen-alt-result-hand", tiles=listed(held, words), points=points)
                scores = words("dominuxen-alt-result-line", laid=s.line_worth(p), hand=hand)
            of_seat = words("dominuxen-alt-result-seat", **facts)
            parts.append(of_seat + words("dominuxen-alt-result-columns", scores=scores))
        return "\n".join(parts)

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
