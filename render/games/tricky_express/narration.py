"""Tricky Express in words. Seats are named by the letters A to D that their stations carry on the line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.core.action import Action
from engine.core.cards import RANK, SUIT
from engine.core.context import Event
from engine.core.state import NO_SEAT
from engine.core.view import View
from locales import Words
from render.narration.cards import card_list, card_name, card_short, seat_list, suit_name
from render.narration.contract import Label, Narration

LETTERS = "ABCD"
"""The sign of each seat's stations."""
SENTENCES = (4, 4, 5, 5, 5)
"""How many sentences each rules page has."""
TRICKS = 13


def right_of(seat: int) -> int:
    """The right neighbour, who plays before ``seat``."""
    return (seat - 1) % 4


def left_of(seat: int) -> int:
    """The left neighbour, who plays after ``seat``."""
    return (seat + 1) % 4


def best_of(trick: Sequence[int]) -> int:
    """The index of the card that wins the trick so far: the highest of the led suit, aces high."""
    led = SUIT[trick[0]]
    return max(range(len(trick)), key=lambda i: (SUIT[trick[i]] == led, (RANK[trick[i]] - 1) % 13))


def long_passes(view: View, deal: int, seat: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """First and second long pass of ``seat`` in ``deal`` (from 0) as (from, to) stations; (0, 0) for none."""
    a, b, c, d = view["longs"][deal][4 * seat : 4 * seat + 4]
    return (a, b), (c, d)


def passed_between(span: tuple[int, int]) -> int:
    """How many stations a long pass runs through."""
    return span[1] - span[0] - 1 if span[1] else 0


def route_letters(route: Iterable[int]) -> str:
    """The owners of the stations in order: "C A B A"."""
    return " ".join(LETTERS[p] for p in route)


class TrickyExpressNarration(Narration):
    """See the contract."""

    slug = "tricky_express"

    def prompt(self, view: View, names: Sequence[str], words: Words) -> str:
        """Where the cards go, or which suit has to be followed."""
        me = view.seat or 0
        if view.phase != "play":
            right, left = names[right_of(me)], names[left_of(me)]
            return words(f"tricky_express-prompt-{view.phase}", right=right, left=left)
        if not view["trick"]:
            return words("tricky_express-prompt-play-lead")
        led = SUIT[view["trick"][0]]
        follows = any(SUIT[c] == led for c in view["hands"][me])
        key = "follow" if follows else "free"
        return words(f"tricky_express-prompt-play-{key}", suit=suit_name(led, words))

    def value_label(self, view: View, tag: str, chosen: Sequence[Any], value: Any, words: Words) -> Label:
        """A card, in full in the hint, with what it would do."""
        name = card_name(value, words)
        key = "card"
        if tag == "pass":
            key = "left" if chosen else "right"
        elif view["trick"]:
            trick = [*view["trick"], value]
            key = "winning" if best_of(trick) == len(trick) - 1 else "losing"
        return Label(card_short(value, words), words(f"tricky_express-hint-{key}", name=name))

    def move(self, view: View, action: Action, words: Words) -> str:
        """Both cards of a pass with their ways, or the card played."""
        tag, *cards = action.wire()
        shown = [card_short(c, words) for c in cards]
        if tag == "pass":
            return words("tricky_express-move-pass", right=shown[0], left=shown[1])
        return words("tricky_express-move-play", card=shown[0])

    def happened(self, event: Event, view: View, names: Sequence[str], words: Words) -> str | None:
        """A sentence per event; a trick is told as the station it builds."""
        facts = event.facts
        match event.kind:
            case "dealt":
                values = {"deal": str(facts["deal"]), "name": names[facts["dealer"]]}
            case "exchanged":
                values = {"round": str(facts["round"])}
            case "received":
                if view.seat is None:
                    return None
                values = {
                    "right_name": names[right_of(view.seat)],
                    "left_name": names[left_of(view.seat)],
                    "right": card_name(facts["right"], words),
                    "left": card_name(facts["left"], words),
                }
            case "played":
                values = {"name": names[facts["seat"]], "card": card_name(facts["card"], words)}
            case "station":
                values = {
                    "name": names[facts["seat"]],
                    "number": str(facts["number"]),
                    "passed": facts["passed"],
                }
            case "scored":
                return self._scored(facts, names, words)
            case "growth":
                if not any(facts["points"]):
                    return words("tricky_express-happened-no-growth")
                values = {"scores": self._points(facts["points"], names, words, all_seats=False)}
            case "ended":
                return self._ended(facts["totals"], facts["winners"], names, words)
            case _:
                return None
        return words(f"tricky_express-happened-{event.kind}", **values)

    def _points(self, points: Sequence[int], names: Sequence[str], words: Words, *, all_seats: bool = True) -> str:
        shown = [p for p in range(4) if all_seats or points[p]]
        return words.join([words("tricky_express-score-of", name=names[p], score=str(points[p])) for p in shown])

    def _scored(self, facts: Mapping[str, Any], names: Sequence[str], words: Words) -> str:
        bonus = {}
        for which in ("top", "second"):
            seat = facts[which]
            if seat == NO_SEAT:
                bonus[which] = words(f"tricky_express-happened-no-{which}")
            else:
                bonus[which] = words(f"tricky_express-happened-{which}", name=names[seat])
        scores = self._points(facts["base"], names, words)
        return words("tricky_express-happened-scored", deal=str(facts["deal"]), scores=scores, **bonus)

    def _ended(self, totals: Sequence[int], winners: Sequence[int], names: Sequence[str], words: Words) -> str:
        people = seat_list(winners, names, words)
        score = totals[winners[0]]
        return words("tricky_express-happened-ended", count=len(winners), names=people, score=score)

    def state_line(self, view: View, names: Sequence[str], words: Words) -> str:
        """Deal and trick, or which pass."""
        if view.over:
            return words("tricky_express-state-over")
        trick = min(len(view["routes"][-1]) + 1, TRICKS)
        return words(f"tricky_express-state-{view.phase}", deal=str(view["deal"]), trick=str(trick))

    def table_alt(self, view: View, names: Sequence[str], words: Words) -> str:
        """Everything public; names once, then letters."""
        if view.over:
            return self.result_alt(view, names, words)
        route, trick = view["routes"][-1], view["trick"]
        parts = [
            words("tricky_express-alt-head", state=self.state_line(view, names, words)),
            self._seats(view, names, words),
        ]
        if view.phase != "play":
            waiting = comma(words).join(LETTERS[p] for p in view.waiting)
            parts.append(words("tricky_express-alt-pass", waiting=waiting, leader=LETTERS[view["leader"]]))
        else:
            key = "turn" if trick else "turn-lead"
            parts.append(words(f"tricky_express-alt-{key}", letter=LETTERS[view.waiting[0]]))
        if trick:
            best = LETTERS[(view["leader"] + best_of(trick)) % 4]
            cards = self._trick(trick, view["leader"], words)
            parts.append(words("tricky_express-alt-trick", cards=cards, best=best))
        if view["last_trick"]:
            cards = self._trick(view["last_trick"], view["last_leader"], words)
            parts.append(words("tricky_express-alt-last", cards=cards, winner=LETTERS[view["last_winner"]]))
        if route:
            parts.append(words("tricky_express-alt-route", route=route_letters(route)))
            parts.append(self._longs(view, words))
        else:
            parts.append(words("tricky_express-alt-route-empty"))
        hands = [words("tricky_express-alt-count", letter=LETTERS[p], count=str(n)) for p, n in enumerate(counts(view))]
        parts.append(words("tricky_express-alt-hands", hands=comma(words).join(hands)))
        parts += self._columns(view, words)
        return "\n".join(parts)

    def _seats(self, view: View, names: Sequence[str], words: Words) -> str:
        seats = [words("tricky_express-alt-seat", letter=LETTERS[p], name=names[p]) for p in range(4)]
        return words("tricky_express-alt-seats", seats=comma(words).join(seats), dealer=LETTERS[view["dealer"]])

    def _trick(self, trick: Sequence[int], leader: int, words: Words) -> str:
        return comma(words).join(
            [
                words("tricky_express-alt-card", letter=LETTERS[(leader + i) % 4], card=card_short(c, words))
                for i, c in enumerate(trick)
            ]
        )

    def _longs(self, view: View, words: Words) -> str:
        shown = []
        for p in range(4):
            first, second = (self._span(s, words) for s in long_passes(view, -1, p))
            shown.append(words("tricky_express-alt-long", letter=LETTERS[p], first=first, second=second))
        longs = words("tricky_express-alt-semicolon").join(shown)
        return words("tricky_express-alt-longs", longs=longs)

    def _span(self, span: tuple[int, int], words: Words) -> str:
        if not span[1]:
            return words("tricky_express-alt-no-long")
        start, end = (str(n) for n in span)
        values = {"from": start, "to": end}
        return words("tricky_express-alt-span", length=str(passed_between(span)), **values)

    def _pairs(self, numbers: Sequence[int], words: Words) -> str:
        return comma(words).join(
            [words("tricky_express-alt-pair", letter=LETTERS[p], value=str(n)) for p, n in enumerate(numbers)]
        )

    def _columns(self, view: View, words: Words) -> list[str]:
        """The scores of the finished deals and the totals; nothing before the first is finished."""
        out = []
        for deal, base in enumerate(view["base"]):
            bonus = {
                which: words("tricky_express-alt-nobody")
                if view[which][deal] == NO_SEAT
                else LETTERS[view[which][deal]]
                for which in ("top", "second")
            }
            shown = self._pairs(base, words)
            out.append(words("tricky_express-alt-deal", deal=str(deal + 1), base=shown, **bonus))
        if view["growth"]:
            out.append(words("tricky_express-alt-growth", points=self._pairs(view["growth"], words)))
        if out:
            out.append(words("tricky_express-alt-totals", totals=self._pairs(view["totals"], words)))
        return out

    def hand_alt(self, view: View, names: Sequence[str], words: Words) -> str:
        """The numbered hand, what may be done with it, and what was passed and received in this deal."""
        me = view.seat
        if me is None:
            raise ValueError("an onlooker has no hand")
        hand = view["hands"][me]
        if hand:
            shown = [
                words("tricky_express-alt-hand-card", number=str(i), card=card_short(c, words))
                for i, c in enumerate(hand, 1)
            ]
            cards = comma(words).join(shown)
            parts = [words("tricky_express-alt-hand", letter=LETTERS[me], cards=cards)]
        else:
            parts = [words("tricky_express-alt-hand-empty", letter=LETTERS[me])]
        parts.append(self._task(view, me, names, words))
        passed, got = view["passed"], view["received"]
        for k in range(0, len(passed), 2):
            right, left, from_right, from_left = (
                card_short(c, words) for c in (passed[k], passed[k + 1], got[k], got[k + 1])
            )
            parts.append(
                words(
                    "tricky_express-alt-passed",
                    round=str(k // 2 + 1),
                    right=right,
                    left=left,
                    from_right=from_right,
                    from_left=from_left,
                )
            )
        return "\n".join(parts)

    def _task(self, view: View, me: int, names: Sequence[str], words: Words) -> str:
        if view.over:
            return words("tricky_express-alt-over")
        if view.phase == "play":
            if not view.legal:
                seat = view.waiting[0]
                return words("tricky_express-alt-wait", letter=LETTERS[seat], name=names[seat])
            allowed = {a.wire()[1] for a in view.legal}
            numbers = [str(i) for i, c in enumerate(view["hands"][me], 1) if c in allowed]
            every = len(numbers) == len(view["hands"][me])
            shown = words("tricky_express-alt-any") if every else comma(words).join(numbers)
            playable = words("tricky_express-alt-playable", numbers=shown)
            if not view["trick"]:
                return playable
            suit = suit_name(SUIT[view["trick"][0]], words)
            return words("tricky_express-alt-follow", suit=suit) + " " + playable
        if view["choice"]:
            right, left = (card_short(c, words) for c in view["choice"])
            return words("tricky_express-alt-chosen", right=right, left=left)
        ways = passable(view)
        return words(
            "tricky_express-alt-passable",
            right=self._any(ways[0], view, me, words),
            left=self._any(ways[1], view, me, words),
            right_name=names[right_of(me)],
            left_name=names[left_of(me)],
        )

    def _any(self, cards: Sequence[int], view: View, me: int, words: Words) -> str:
        if len(cards) == len(view["hands"][me]):
            return words("tricky_express-alt-any")
        return card_list(cards, words)

    def result_alt(self, view: View, names: Sequence[str], words: Words) -> str:
        """Winners, everybody's total, the columns of every deal, and the four lines."""
        parts = [
            self._ended(view["totals"], view["winners"], names, words),
            self._seats(view, names, words),
            *self._columns(view, words),
        ]
        parts += [
            words("tricky_express-alt-route", route=f"{deal} {route_letters(route).replace(' ', '')}")
            for deal, route in enumerate(view["routes"], 1)
        ]
        return "\n".join(parts)

    def rules_text(self, page: int, words: Words) -> str:
        """Title and sentences of a rules page."""
        lines = [words(f"tricky_express-rules-{page}-title")]
        lines += [words(f"tricky_express-rules-{page}-{k}") for k in range(1, SENTENCES[page] + 1)]
        return "\n".join(lines)

    def refusal(self, reason: str, facts: Mapping[str, Any], view: View, words: Words) -> str:
        """The reason with card and suit in words."""
        values: dict[str, Any] = dict(facts)
        if "card" in facts:
            values["card"] = card_name(facts["card"], words)
        if "suit" in facts:
            values["suit"] = suit_name(facts["suit"], words)
        return words(reason, **values)


def comma(words: Words) -> str:
    """What stands between the items of a bare list."""
    return words("tricky_express-alt-comma")


def counts(view: View) -> list[int]:
    """How many cards every seat holds."""
    return [len(h) if isinstance(h, list) else h for h in view["hands"]]


def passable(view: View) -> tuple[list[int], list[int]]:
    """The cards of the own hand that may go to the right, and those that may go to the left."""
    pairs = [a.wire()[1:] for a in view.legal]
    hand = view["hands"][view.seat]
    right, left = {p[0] for p in pairs}, {p[1] for p in pairs}
    return [c for c in hand if c in right], [c for c in hand if c in left]


NARRATION = TrickyExpressNarration()
