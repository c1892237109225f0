"""All Aboard in words. The table says names once, by seat; the line goes from its oldest card to the table card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.events import GameEvent
from engine.families.jokers import RED
from engine.games.all_aboard.state import EVENTS, AllAboardState, AllAboardView, Dumped, RoundOver
from locales import Words
from render.narration.cards import card_spoken, points_spoken
from render.narration.contract import Label, Narration
from render.narration.course import turned
from render.narration.halt import whose_turn
from render.narration.jokers import listed, named, plain, short, spellings
from render.narration.telling import Telling


def situation(view: AllAboardView) -> str:
    """Return the kind of prompt: ``show``, ``danger`` (on a red signal), ``signal`` (one is forced) or ``wagon``."""
    s = view.s
    if s.phase == "show":
        return "show"
    if RED[s.table]:
        return "danger"
    return "signal" if any(a.tag == "signal" for a in view.legal) else "wagon"


def table_card(s: AllAboardState, words: Words) -> str:
    """Return the table card, and whether it is a red signal."""
    return words(f"all_aboard-alt-{'danger' if RED[s.table] else 'open'}", card=named(s.table, words, card_spoken))


class AllAboardNarration(Narration[AllAboardState]):
    """The words of the game (see ``render.narration.contract``)."""

    slug = "all_aboard"
    events = EVENTS
    from_hand: ClassVar = {"show": 1, "clear": 1, "signal": 1, "wagon": 1}

    def one_card(self, card: int, words: Words) -> str:
        """Return the name of a card, also of a joker."""
        return named(card, words)

    def event_cards(self, cards: Iterable[int], words: Words) -> str:
        """Return the names of cards, also of jokers."""
        return listed(cards, words)

    def prompt(self, telling: Telling[AllAboardState]) -> str:
        """Return what the table card allows; in danger only the possible ways out."""
        view = telling.view
        asked = situation(view)
        if asked == "danger" and ("clear" in view.first) != ("dump" in view.first):
            asked = "clear" if "clear" in view.first else "dump"
        return telling(f"all_aboard-prompt-{asked}")

    def value_label(self, telling: Telling[AllAboardState], tag: str, chosen: Sequence[Any], value: Any) -> Label:
        """Return a card with its full name, or cards in order with their roles."""
        words = telling.words
        if not isinstance(value, list):
            return short(value, words, self.slug)
        last = named(value[-1], words)
        if tag == "dump":
            return Label(listed(value, words), words("all_aboard-hint-top", card=last))
        before = [telling.s.table, *value]
        wagons = sum(not RED[a] and not RED[b] for a, b in zip(before, value, strict=False))
        return Label(listed(value, words), words("all_aboard-hint-run", wagons=wagons, card=last))

    def chosen(self, telling: Telling[AllAboardState], tag: str, before: Sequence[Any], value: Any) -> str:
        """Return chosen cards in order."""
        return self.value_label(telling, tag, before, value).text

    def typed(self, view: AllAboardView, typed: str) -> Sequence[Any]:
        """Return several typed cards in order as a run: "♠7 ♥7 ♣7", "S7 H7 C7"."""
        text, cards = plain(typed), list[int]()
        while text := text.lstrip(" ,、→・"):
            name = next((name for name in spellings() if text.startswith(name)), "")
            if not name:
                return ()
            cards.append(spellings()[name])
            text = text[len(name) :]
        return ("run", cards) if len(cards) > 1 and view.s.phase == "turn" else ()

    def move(self, telling: Telling[AllAboardState], action: Action) -> str:
        """Return the verb and its cards in order."""
        tag, cards = action.wire()
        shown = listed(cards if isinstance(cards, list) else [cards], telling.words)
        return telling(f"all_aboard-move-{tag}", cards=shown)

    def tell(self, told: GameEvent, telling: Telling[AllAboardState]) -> str | None:
        """Return the end of a round with every player's hand; a single red card has no top."""
        words = telling.words
        match told:
            case Dumped(seat, [card], _):
                return words("all_aboard-event-dumped-one", seat=telling.name(seat), card=self.event_card(card, words))
            case RoundOver(number, proofs, hands, points, totals):
                seats = [
                    words(
                        "all_aboard-round-seat",
                        name=telling.name(p),
                        points=points_spoken(got, words),
                        proofs=proofs[p],
                        cards=listed(hands[p], words),
                    )
                    for p, got in enumerate(points)
                ]
                facts = {"seats": words.join(seats), "totals": self.points_by_seat(totals, telling)}
                key = "all_aboard-event-round_over"
                alone = telling.view.standing is not None or [*points] == [*totals]
                return words(f"{key}-match" if alone else key, round=str(number), **facts)
        return super().tell(told, telling)

    def round_line(self, s: AllAboardState, words: Words) -> str:
        """Return the number of the round, and the number of rounds."""
        key = "to-points" if s.points else "round-of"
        return words(f"all_aboard-{key}", round=str(s.round), most=str(s.most), points=str(s.points))

    def state_line(self, telling: Telling[AllAboardState]) -> str:
        """Return round and deck."""
        s = telling.s
        if telling.view.over:
            return telling("all_aboard-state-over", round=str(s.round))
        return telling("all_aboard-state", round=self.round_line(s, telling.words), deck=str(len(s.deck)))

    def signal(self, s: AllAboardState, words: Words) -> str:
        """Return what the table card means for the next player."""
        return words(f"all_aboard-{'danger' if RED[s.table] else 'open'}")

    def waits_for(self, telling: Telling[AllAboardState]) -> str:
        """Return the line about whom the table waits for, or that the game is over; callers show it only if the viewer
        has no task."""
        showing = telling.s.phase != "turn" and not telling.view.over
        return telling("tricks-waiting") if showing else whose_turn(telling)

    def story(self, s: AllAboardState, words: Words) -> str:
        """Return a true sentence about the win: its last round turned the match, or by how much it was won."""
        return turned(self.slug, s.totals, s.columns, s.winners, words)


NARRATION = AllAboardNarration()
