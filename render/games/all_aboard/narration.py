"""All Aboard in words. The table says names once, by seat; the line goes from its oldest card to the table card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.events import GameEvent
from engine.core.state import NO_SEAT
from engine.families.jokers import RED
from engine.games.all_aboard.events import EVENTS, Dumped, RoundOver
from engine.games.all_aboard.state import AllAboardState, AllAboardView
from engine.games.all_aboard.terms import reds
from locales import Words
from render.kit.text import signed
from render.narration.cards import card_spoken, points_spoken, seat_number
from render.narration.contract import Label, Narration
from render.narration.halt import halted, numbers_cards, whose_turn
from render.narration.jokers import listed, named, plain, short, spellings, spoken
from render.narration.lengths import first_fitting
from render.narration.speaker import Speaker

TOLD = 8
"""The number of latest rounds whose points the result lists."""
LINE = 10
"""The number of latest cards of the line that are listed, with the seats that laid them."""


def situation(view: AllAboardView) -> str:
    """Return the kind of prompt: ``show``, ``danger`` (on a red signal), ``signal`` (one is forced) or ``wagon``."""
    s = view.s
    if s.phase == "show":
        return "show"
    if RED[s.table]:
        return "danger"
    return "signal" if any(a.tag == "signal" for a in view.legal) else "wagon"


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

    def prompt(self, view: AllAboardView, names: Sequence[str], words: Words) -> str:
        """Return what the table card allows; in danger only the possible ways out."""
        asked = situation(view)
        if asked == "danger" and ("clear" in view.first) != ("dump" in view.first):
            asked = "clear" if "clear" in view.first else "dump"
        return words(f"all_aboard-prompt-{asked}")

    def value_label(self, view: AllAboardView, tag: str, chosen: Sequence[Any], value: Any, words: Words) -> Label:
        """Return a card with its full name, or cards in order with their roles."""
        if not isinstance(value, list):
            return short(value, words, self.slug)
        last = named(value[-1], words)
        if tag == "dump":
            return Label(listed(value, words), words("all_aboard-hint-top", card=last))
        before = [view.s.table, *value]
        wagons = sum(not RED[a] and not RED[b] for a, b in zip(before, value, strict=False))
        return Label(listed(value, words), words("all_aboard-hint-run", wagons=wagons, card=last))

    def chosen(self, view: AllAboardView, tag: str, before: Sequence[Any], value: Any, words: Words) -> str:
        """Return chosen cards in order."""
        return self.value_label(view, tag, before, value, words).text

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

    def move(self, view: AllAboardView, action: Action, words: Words) -> str:
        """Return the verb and its cards in order."""
        tag, cards = action.wire()
        return words(f"all_aboard-move-{tag}", cards=listed(cards if isinstance(cards, list) else [cards], words))

    def tell(self, told: GameEvent, view: AllAboardView, say: Speaker) -> str | None:
        """Return the end of a round with every player's hand; a single red card has no top."""
        words = say.words
        match told:
            case Dumped(seat, [card], _):
                return words("all_aboard-event-dumped-one", seat=say.name(seat), card=say.card(card, words))
            case RoundOver(number, proofs, hands, points, totals):
                seats = [
                    words(
                        "all_aboard-round-seat",
                        name=say.names[p],
                        points=points_spoken(got, words),
                        proofs=proofs[p],
                        cards=listed(hands[p], words),
                    )
                    for p, got in enumerate(points)
                ]
                facts = {"round": str(number), "seats": words.join(seats), "totals": say.points(totals)}
                key = "all_aboard-event-round_over"
                return words(key if view.standing is None else f"{key}-match", **facts)
        return super().tell(told, view, say)

    def round_line(self, s: AllAboardState, words: Words) -> str:
        """Return the number of the round, and the number of rounds."""
        key = "to-points" if s.points else "round-of"
        return words(f"all_aboard-{key}", round=str(s.round), most=str(s.most), points=str(s.points))

    def state_line(self, view: AllAboardView, names: Sequence[str], words: Words) -> str:
        """Return round and deck."""
        s = view.s
        if view.over:
            return words("all_aboard-state-over", round=str(s.round))
        return words("all_aboard-state", round=self.round_line(s, words), deck=str(len(s.deck)))

    def table_alt(self, view: AllAboardView, names: Sequence[str], words: Words) -> str:
        """Return everything public: names once, then seats."""
        if view.over:
            return self.result_alt(view, names, words)
        s, showing = view.s, view.s.phase == "show"
        head = words(
            f"all_aboard-alt-{'halt' if halted(view) else s.phase}",
            round=self.round_line(s, words),
            seat="" if halted(view) else str(view.waiting[0] + 1),
            waiting=words.join([seat_number(p, words) for p in view.waiting]),
        )
        seats = [self._seat(s, p, name, words) for p, name in enumerate(names)]
        if not showing:
            shown = words("all_aboard-alt-shown", cards=spoken(s.shown, words), seat=str(s.starter + 1))
            return first_fitting(
                "\n".join([head, *self.table_told(s, words), self._line(s, count, words), shown, *seats])
                for count in range(LINE, 0, -1)
            )
        return self._with_last("\n".join([head, *self.table_told(s, words), *seats]), s, words)

    def table_told(self, s: AllAboardState, words: Words) -> list[str]:
        """Return the table card, the seats stuck on it, the deck."""
        red = RED[s.table]
        parts = [words(f"all_aboard-alt-{'danger' if red else 'open'}", card=named(s.table, words, card_spoken))]
        if s.passes:
            parts.append(words("all_aboard-alt-passes", count=s.passes))
        return [*parts, words("all_aboard-alt-deck", deck=len(s.deck))]

    def signal(self, s: AllAboardState, words: Words) -> str:
        """Return what the table card means for the next player."""
        return words(f"all_aboard-{'danger' if RED[s.table] else 'open'}")

    def _line(self, s: AllAboardState, count: int, words: Words) -> str:
        """Return the latest cards of the line, each run of one seat with its number."""
        groups: list[tuple[int, list[int]]] = []
        latest = list(zip(s.line, s.crew, strict=True))[-count:]
        for card, seat in latest:
            if not groups or groups[-1][0] != seat:
                groups.append((seat, []))
            groups[-1][1].append(card)
        told = [
            spoken(cards, words)
            if seat == NO_SEAT
            else words("all_aboard-alt-by", cards=spoken(cards, words), seat=str(seat + 1))
            for seat, cards in groups
        ]
        return words("all_aboard-alt-line", count=len(latest), cards=words("cards-comma").join(told))

    def _seat(self, s: AllAboardState, p: int, name: str, words: Words) -> str:
        facts = {"held": str(len(s.hands[p])), "proofs": str(s.proofs[p])}
        return words(
            "all_aboard-alt-seat", seat=str(p + 1), name=name, total=points_spoken(s.totals[p], words), **facts
        )

    def _with_last(self, told: str, s: AllAboardState, words: Words) -> str:
        """Return the result of the last round, with the hands; with the number of red cards, or without, if it is too
        long."""

        def last(p: int, key: str) -> str:
            hand = s.last_hands[p]
            facts = {"points": points_spoken(s.columns[-1][p], words), "proofs": str(s.last_proofs[p])}
            facts |= {"cards": spoken(hand, words), "held": str(len(hand)), "red": str(reds(hand))}
            return words(f"all_aboard-alt-last{key}", seat=str(p + 1), **facts)

        seats = range(len(s.last_hands))
        return first_fitting([*("\n".join([told, *(last(p, key) for p in seats)]) for key in ("", "-short")), told])

    def hand_alt(self, view: AllAboardView, names: Sequence[str], words: Words) -> str:
        """Return the table card, the numbered hand, and the possible moves."""
        s, me = view.s, view.me
        hand = [named(c, words, card_spoken) for c in s.hands[me]]
        if numbers_cards(view):
            hand = [words("tricks-numbered", number=str(k), card=c) for k, c in enumerate(hand, 1)]
        held = words("tricks-hand", seat=str(me + 1), cards=words.join(hand)) if hand else words("tricks-empty")
        parts = [held] if view.over else [*self.table_told(s, words), held]
        if view.asked:
            parts.append(self.prompt(view, names, words))
            for tag in dict.fromkeys(a.tag for a in view.legal if s.phase == "turn"):
                tops = [a.wire()[1] if tag != "dump" else a.wire()[1][-1] for a in view.legal if a.tag == tag]
                numbers = [str(k) for k, c in enumerate(s.hands[me], 1) if c in tops]
                parts.append(words(f"all_aboard-alt-may-{tag}", numbers=words.join(numbers)))
        elif s.phase == "show" and not view.over and s.choice[me]:
            parts.append(words("all_aboard-alt-picked", card=named(s.choice[me][0], words)))
        else:
            parts.append(self.waits_for(view, names, words))
        return "\n".join(filter(None, parts))

    def waits_for(self, view: AllAboardView, names: Sequence[str], words: Words) -> str:
        """Return the seats that the table waits for; nothing if it is the viewer."""
        if view.over:
            return words("tricks-over")
        return whose_turn(view, names, words) if view.s.phase == "turn" else words("tricks-waiting")

    def story(self, s: AllAboardState, words: Words) -> str:
        """Return a true sentence about the win: its last round turned the match, or by how much it was won."""
        if len(s.winners) > 1:
            return words("all_aboard-story-level")
        first, second = sorted(s.totals, reverse=True)[:2]
        before = [total - last for total, last in zip(s.totals, s.columns[-1], strict=True)]
        if len(s.columns) > 1 and before[s.winners[0]] < max(before):
            return words("all_aboard-story-turned")
        return words("all_aboard-story-margin", points=first - second)

    def result_alt(self, view: AllAboardView, names: Sequence[str], words: Words) -> str:
        """Return winners, every player's total and latest rounds, and how the last one ended."""
        s = view.s
        over = words("all_aboard-alt-over", round=str(s.round))
        parts = [over, self.who_won_with(s.totals, s.winners, names, words), self.story(s, words)]
        if s.longest:
            seat, number, *train = s.longest
            facts = {"name": names[seat], "round": str(number), "cards": spoken(train, words)}
            parts.append(words("all_aboard-story-train-told", wagons=len(train), **facts))
        for p, name in enumerate(names):
            rounds = words("cards-comma").join(signed(column[p]) for column in s.columns[-TOLD:])
            total = points_spoken(s.totals[p], words)
            parts.append(words("all_aboard-alt-result", seat=str(p + 1), name=name, total=total, points=rounds))
        return self._with_last("\n".join(parts), s, words)


NARRATION = AllAboardNarration()
