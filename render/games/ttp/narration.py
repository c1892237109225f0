"""TTP in words. The table says names once, by seat; cards of a trick go clockwise from the seat that led."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.events import GameEvent
from engine.families.tricks import best
from engine.games.ttp.events import EVENTS, Ended, Showdown, Wanted
from engine.games.ttp.state import TTPState, TTPView
from engine.games.ttp.terms import FREE, NAMES, choice_order, five_of, strength
from locales import Words
from render.narration import tricks
from render.narration.cards import (
    card_list,
    card_name,
    card_short,
    cards_spoken,
    points_spoken,
    seat_list,
    seat_number,
)
from render.narration.contract import Label, Narration
from render.narration.halt import halted, whose_turn
from render.narration.lengths import first_fitting
from render.narration.speaker import Speaker
from render.narration.tricks import hand_told, numbered_told, play_label, play_prompt, playable, waits_for


def made(cards: Sequence[int], words: Words) -> str:
    """Return the name of the poker hand of these cards."""
    return words(f"ttp-made-{NAMES[strength(cards)[0]]}")


def last_move(s: TTPState, names: Sequence[str], words: Words) -> str:
    """Return the card picked or played last; "" before the first of a deal."""
    picked = [p for p in s.order if p not in s.to_pick]
    if s.trick and not picked:
        return tricks.last_move(s, names, words)
    if not picked and s.number > 1:
        picked = [(s.last_leader + choice_order(s.last_trick)[-1]) % len(names)]
    if not picked:
        return ""
    return words("ttp-picked", name=names[picked[-1]], card=card_short(s.collected[picked[-1]][-1], words))


class TTPNarration(Narration[TTPState]):
    """The words of the game (see ``render.narration.contract``)."""

    slug = "ttp"
    events = EVENTS
    from_hand: ClassVar[Mapping[str, int]] = {"play": 1}

    def numbered(self, view: TTPView, tag: str, chosen: Sequence[Any]) -> Sequence[int]:
        """Return the hand, or the pool if a card of it is picked."""
        return view.s.pool if tag == "pick" and not chosen else super().numbered(view, tag, chosen)

    def prompt(self, view: TTPView, names: Sequence[str], words: Words) -> str:
        """Return the question: what to pick, or which suit to follow."""
        if view.s.phase == "pick":
            return words("ttp-prompt-pick")
        return words("ttp-prompt-free") if view.s.follow == FREE and view.s.trick else play_prompt(view, words)

    def anytime_prompt(self, view: TTPView, words: Words) -> str:
        """Return the card wanted most, or the list and the question for its next card."""
        wanted = view.s.wanted[view.me]
        return words("ttp-anytime-next" if wanted else "ttp-anytime", cards=card_list(wanted, words), count=len(wanted))

    def anytime_label(self, view: TTPView, action: Action, words: Words) -> Label:
        """Return a card as in the menu for picking."""
        _, *fields = action.wire()
        if not fields:
            return super().anytime_label(view, action, words)
        return self.value_label(view, "want", (), fields[0], words)

    def value_label(self, view: TTPView, tag: str, chosen: Sequence[Any], value: Any, words: Words) -> Label:
        """Return a card; the hint says whether it would pick first, or what the own picks would make with it."""
        if tag == "play":
            return play_label(view, value, words, best)
        name, mine = card_name(value, words), [*view.s.collected[view.me], value]
        if len(mine) > 1:
            name = words("ttp-hint-makes", name=name, made=made(mine, words))
        return Label(card_short(value, words), name)

    def move(self, view: TTPView, action: Action, words: Words) -> str:
        """Return the card played, picked or wanted."""
        tag, *fields = action.wire()
        return words(f"ttp-move-{tag}", card=card_short(fields[0], words)) if fields else words(f"ttp-tag-{tag}")

    def tell(self, told: GameEvent, view: TTPView, say: Speaker) -> str | None:
        """Return showdowns with every player's hand, and the end."""
        words = say.words
        match told:
            case Wanted(cards) if not cards:
                return words("ttp-event-wanted-none")
            case Showdown(_, hole, ranks):
                hands = [
                    words(
                        "ttp-shown-of",
                        name=say.name(p),
                        made=words(f"ttp-made-{NAMES[rank]}"),
                        cards=card_list(cards, words),
                    )
                    for p, (cards, rank) in enumerate(zip(hole, ranks, strict=True))
                ]
                return words("ttp-event-showdown", told=words("cards-comma").join(hands))
            case Ended(totals, winners, broken):
                return self._ended(totals, winners, broken, say.names, words)
        return super().tell(told, view, say)

    def _ended(
        self, totals: Sequence[int], winners: Sequence[int], broken: bool, names: Sequence[str], words: Words
    ) -> str:
        people, score = seat_list(winners, names, words), points_spoken(totals[winners[0]], words)
        key = "ttp-event-ended-broken" if broken else "ttp-event-ended"
        return words(key, count=len(winners), winners=people, score=score)

    def state_line(self, view: TTPView, names: Sequence[str], words: Words) -> str:
        """Return deal and trick."""
        s = view.s
        if view.over:
            return words("ttp-state-over", deal=str(s.deal))
        return words(
            "ttp-state" if s.deals else "ttp-state-match", deal=str(s.deal), deals=str(s.deals), trick=str(s.number)
        )

    def table_alt(self, view: TTPView, names: Sequence[str], words: Words) -> str:
        """Return everything public; names once, then seats. The deal before is left out first if it is too long."""
        if view.over:
            return self.result_alt(view, names, words)
        s = view.s
        facts = {"deal": str(s.deal), "deals": str(s.deals), "trick": str(s.number)}
        if halted(view):
            head = words("ttp-alt-halt", **facts)
        else:
            head = words(f"ttp-alt-{s.phase}{'' if s.deals else '-match'}", seat=str(view.waiting[0] + 1), **facts)
        parts = [head, *self.lying(s, words)]
        if s.last_trick:
            last = {"leader": str(s.last_leader + 1), "seat": str(s.last_winner + 1)}
            parts.append(words("ttp-alt-last", cards=cards_spoken(s.last_trick, words), **last))
        parts += [self._seat(s, p, name, words) for p, name in enumerate(names)]
        if s.bonus:
            parts.append(words("ttp-alt-bonus", bonus=str(s.bonus)))
        before = [*parts, self._before(s, words)] if s.columns else parts
        return first_fitting("\n".join(told) for told in (before, parts))

    def lying(self, s: TTPState, words: Words, *, numbered: bool = False) -> list[str]:
        """Return market and trick while cards are played, then the pool and the order of the picks.

        ``numbered``: the cards of the pool with the numbers of the menu.
        """
        facts = {"leader": str(s.leader + 1), "cards": cards_spoken(s.trick, words)}
        if s.order:
            order = words.join([seat_number(p, words) for p in s.to_pick])
            return [
                words("ttp-alt-trick", **facts),
                words("ttp-alt-pool", cards=(numbered_told if numbered else cards_spoken)(s.pool, words)),
                words("ttp-alt-order", seats=order),
            ]
        parts = [words("ttp-alt-market", cards=cards_spoken(s.market, words))]
        if not s.trick:
            return [*parts, words("ttp-alt-empty", leader=str(s.leader + 1))]
        first = (s.leader + best(s.trick)) % len(s.totals)
        return [*parts, words("ttp-alt-trick", **facts), words("ttp-alt-winning", seat=str(first + 1))]

    def _seat(self, s: TTPState, p: int, name: str, words: Words) -> str:
        mine = s.collected[p]
        line = words(
            f"ttp-alt-seat{'' if mine else '-none'}{'' if s.deals else '-match'}",
            seat=str(p + 1),
            name=name,
            held=str(len(s.hands[p])),
            cards=cards_spoken(mine, words),
            total=points_spoken(s.totals[p], words),
            best=s.best[p],
        )
        return line + words("ttp-alt-dealer") if p == s.dealer else line

    def _before(self, s: TTPState, words: Words) -> str:
        """Return every player's hand of the deal before."""
        told = [
            words(
                "ttp-alt-before-of",
                seat=str(p + 1),
                made=made(s.seven(p), words),
                cards=cards_spoken(five_of(s.seven(p)), words),
                points=points_spoken(points, words),
            )
            for p, points in enumerate(s.columns[-1])
        ]
        return words("ttp-alt-before", told=words("cards-comma").join(told))

    def hand_alt(self, view: TTPView, names: Sequence[str], words: Words) -> str:
        """Return the cards on the table, the own picks, the numbered hand, and the possible moves."""
        s, me = view.s, view.me
        mine, wanted = s.collected[me], s.wanted[me]
        parts = [] if view.over else self.lying(s, words, numbered=view.asked)
        if not view.over:
            parts.append(words(f"ttp-alt-picks{'' if mine else '-none'}", cards=cards_spoken(mine, words)))
        task = self.waits_for(view, names, words)
        if view.asked:
            more = playable(view, words) if s.phase == "play" else ""
            task = f"{self.prompt(view, names, words)} {more}".strip()
        if wanted:
            parts.append(words("ttp-alt-wanted", cards=cards_spoken(wanted, words)))
        return "\n".join(filter(None, [*parts, hand_told(view, words, numbered=not s.order), task]))

    def waits_for(self, view: TTPView, names: Sequence[str], words: Words) -> str:
        """Return the seats that the table waits for; nothing if it is the viewer."""
        if view.over or view.s.phase == "play":
            return waits_for(view, names, words)
        return whose_turn(view, names, words)

    def story(self, s: TTPState, words: Words) -> tuple[str, str]:
        """Return how it was won, and how often the winner had the strongest hand."""
        first, second = sorted(s.totals, reverse=True)[:2]
        often = words("ttp-story-best", count=s.best[s.winners[0]])
        if len(s.winners) > 1:
            return words("ttp-story-level"), often
        return words("ttp-story-margin" if first > second else "ttp-story-broken", points=first - second), often

    def result_alt(self, view: TTPView, names: Sequence[str], words: Words) -> str:
        """Return winners, every player's total and deals, and the hands of the last one."""
        s = view.s
        broken = s.totals.count(max(s.totals)) > len(s.winners)
        won = self._ended(s.totals, s.winners, broken, names, words)
        parts = [words("ttp-alt-over", deals=str(s.deal)), won, self.story(s, words)[0]]
        for p, name in enumerate(names):
            deals = words("cards-comma").join(str(column[p]) for column in s.columns)
            facts = {"seat": str(p + 1), "name": name, "total": points_spoken(s.totals[p], words)}
            parts.append(words("ttp-alt-result", points=deals, best=s.best[p], **facts))
        named = [words("ttp-alt-before-name", seat=str(p + 1), made=made(s.seven(p), words)) for p in range(view.seats)]
        short = words("ttp-alt-before", told=words("cards-comma").join(named))
        return first_fitting("\n".join([*parts, before]) for before in (self._before(s, words), short))


NARRATION = TTPNarration()
