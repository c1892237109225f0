"""Rummy Fifty in words; also how its melds and piles are read, for the painter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engine.core.action import Action
from engine.core.cards import RANK, RANKS, SUIT
from engine.core.context import Event
from engine.core.view import View
from locales import Words
from render.narration.cards import card_list, card_name, card_short, rank_name, seat_list, suit_mark, suit_name
from render.narration.contract import ALT_LIMIT, Label, Narration

GROUP: Final = -2
OPEN: Final = -1
"""Forms of melds: a group, a run whose suit is not settled; else the suit of the run."""

STOCK: Final = 0
DISCARD: Final = 1
EXTRA: Final = 5
"""Sources: the stock, ``DISCARD + seat``, ``EXTRA + seat``."""

STALL: Final = 2
"""Full circles after which only the stock is open."""

COURTS: Final = (10, 11, 12)
"""Rank numbers of J, Q, K; two players choose from the first two."""

SENTENCES: Final = (3, 5, 4, 4, 3, 5)
"""How many sentences each rules page has."""

SHOWN: Final = 6
"""How many melds the alt text of a hand lists."""


def court_points(court: int) -> int:
    """What a bonus card (rank number of J, Q, K) counts."""
    return (court - 9) * 10


def wild_of(view: View) -> int:
    """The wild suit of the round."""
    return SUIT[int(view["indicator"])]


def hand_size(view: View, seat: int) -> int:
    """How many cards ``seat`` holds, whoever looks."""
    hand = view["hands"][seat]
    return len(hand) if isinstance(hand, list) else int(hand)


def top_of(view: View, source: int) -> int:
    """The card that lies on top of a pile, -1 where there is none."""
    pile = view["discards"][source - DISCARD] if source < EXTRA else view["extras"][source - EXTRA]
    return int(pile[-1]) if pile else -1


def stall_limit(view: View) -> int:
    """How many turns without a card laid down close the discard piles; 0 where nothing does."""
    return STALL * view.seats if view.seats > 2 else 0


def last_value(view: View) -> int:
    """The value of the round before, which was scored: the highest total and the winner's bonus."""
    return int(max(view["last_totals"])) + court_points(view["last_courts"][view["last_out"]])


def change_of(view: View, seat: int) -> int:
    """How the round before changed the points of ``seat``."""
    history = view["history"]
    before = history[-2][seat] if len(history) > 1 else 1
    return int(history[-1][seat] - before)


class RummyFiftyNarration(Narration):
    """See the contract. Seats, rounds and melds are told by numbers from 1."""

    slug = "rummy_fifty"

    def prompt(self, view: View, names: Sequence[str], words: Words) -> str:
        """What the step asks for."""
        key = view.phase
        if key == "draw" and len(view.legal) == 1:
            key = "draw-stock"
        return words(f"rummy_fifty-prompt-{key}")

    def field_prompt(self, view: View, tag: str, chosen: Sequence[Any], words: Words) -> str:
        """Which card, which pile, which meld."""
        if tag == "layoff" and chosen:
            return words("rummy_fifty-ask-layoff-2", card=card_short(chosen[0], words))
        return words(f"rummy_fifty-ask-{tag}-1")

    def value_label(self, view: View, tag: str, chosen: Sequence[Any], value: Any, words: Words) -> Label:
        """A bonus card with its points, a pile with its top card, a card, or a meld in short."""
        if tag == "bonus":
            court = rank_name(value)
            return Label(
                words("rummy_fifty-court", court=court, points=court_points(value)),
                words(f"rummy_fifty-court-hint-{court.lower()}"),
            )
        if tag == "draw":
            return self._source_label(view, value, words)
        if tag == "layoff" and chosen:
            return Label(
                words(
                    "rummy_fifty-meld-label",
                    number=str(value + 1),
                    meld=self.meld_title(view, value, words),
                    seat=str(view["owners"][value] + 1),
                )
            )
        hint = ""
        if value == view["drawn"]:
            hint = words("rummy_fifty-drawn-hint")
        elif SUIT[value] == wild_of(view):
            hint = words("rummy_fifty-wild-hint")
        return Label(card_short(value, words), hint)

    def _source_label(self, view: View, source: int, words: Words) -> Label:
        if source == STOCK:
            key = "last" if view["stock"] == 1 else "hint"
            return Label(words("rummy_fifty-from-stock", count=view["stock"]), words(f"rummy_fifty-from-stock-{key}"))
        return Label(self.source_name(view, source, words))

    def source_name(self, view: View, source: int, words: Words) -> str:
        """A face-up pile with its top card."""
        owner = source - (DISCARD if source < EXTRA else EXTRA)
        key = "discard" if source < EXTRA else "extra-own" if owner == view.seat else "extra"
        card = card_short(top_of(view, source), words)
        return words(f"rummy_fifty-from-{key}", card=card, seat=str(owner + 1))

    def meld_title(self, view: View, number: int, words: Words) -> str:
        """A meld in short: run ♠2–5, group of 7: ♠♥♣."""
        meld, form = view["melds"][number], view["forms"][number]
        if form == GROUP:
            suits = words("rummy_fifty-dot").join(suit_mark(SUIT[c], words) for c in meld)
            return words("rummy_fifty-group", rank=RANKS[RANK[meld[0]]], suits=suits)
        facts = {"low": RANKS[RANK[meld[0]]], "high": RANKS[RANK[meld[-1]]]}
        if form == OPEN:
            return words("rummy_fifty-run-open", **facts)
        mark = words(f"cards-mark-{'shcdlx'[form]}")
        return words("rummy_fifty-run", suit=mark, **facts)

    def kind(self, form: int, words: Words) -> str:
        """Group, run, or run without a suit."""
        return words(f"rummy_fifty-kind-{'group' if form == GROUP else 'open' if form == OPEN else 'run'}")

    def move(self, view: View, action: Action, words: Words) -> str:
        """The whole move."""
        tag, *values = action.wire()
        match tag:
            case "bonus":
                return words("rummy_fifty-move-bonus", court=rank_name(values[0]))
            case "draw" if values[0] == STOCK:
                return words("rummy_fifty-move-draw-stock")
            case "draw":
                return words("rummy_fifty-move-draw", source=self.source_name(view, values[0], words))
            case "discard":
                return words("rummy_fifty-move-discard", card=card_short(values[0], words))
            case "meld":
                return words("rummy_fifty-move-meld", cards=card_list(values[0], words))
            case "layoff":
                facts = {"card": card_short(values[0], words), "number": str(values[1] + 1)}
                return words("rummy_fifty-move-layoff", **facts)
        return words("rummy_fifty-move-end_turn")

    def happened(self, event: Event, view: View, names: Sequence[str], words: Words) -> str | None:
        """One sentence per event; the end of a turn needs none unless it closes the piles."""
        facts, key = dict(event.facts), event.kind
        if key == "turn_ended":
            return words("rummy_fifty-happened-stalled") if 0 < stall_limit(view) <= facts["stall"] else None
        if key == "over":
            people = seat_list(facts["winners"], names, words)
            return words("rummy_fifty-happened-over", names=people, count=len(facts["winners"]))
        told: dict[str, Any] = {}
        for name, value in facts.items():
            if name == "card":
                told["card"] = card_short(value, words)
            elif name == "cards":
                told["cards"] = card_list(value, words)
            elif name == "seat":
                told["name"] = names[value]
            elif name == "owner":
                told["owner"] = names[value]
            elif name == "meld":
                told["number"] = str(value + 1)
            elif name in ("round", "value", "gain"):
                told[name] = value
        if key == "round":
            indicator = facts["indicator"]
            told |= {"name": names[facts["dealer"]], "card": card_short(indicator, words)}
            told["suit"] = suit_name(SUIT[indicator], words)
        elif key == "revealed":
            told["courts"] = words("rummy_fifty-comma").join(
                words("rummy_fifty-court-of", name=name, court=rank_name(court))
                for name, court in zip(names, facts["courts"], strict=False)
            )
        elif key == "took":
            source = facts["source"]
            told["owner"] = names[source - (DISCARD if source < EXTRA else EXTRA)]
            key = "took" if source < EXTRA else "took-extra"
        elif key == "melded":
            told["kind"] = self.kind(facts["suit"], words)
        elif key == "went_out":
            told["losers"] = seat_list(facts["losers"], names, words)
            told["most"] = max(facts["totals"])
            told["bonus"] = court_points(facts["courts"][facts["seat"]])
        return words(f"rummy_fifty-happened-{key}", **told)

    def state_line(self, view: View, names: Sequence[str], words: Words) -> str:
        """The round, the wild suit, the stock."""
        if view.over:
            return words("rummy_fifty-state-over")
        suit = suit_name(wild_of(view), words)
        return words("rummy_fifty-state", round=view["round"], suit=suit, stock=view["stock"])

    # The public table

    def table_alt(self, view: View, names: Sequence[str], words: Words) -> str:
        """Everything public: the step, every seat with its piles, every meld."""
        if view.over:
            return self.result_alt(view, names, words)
        head = words(
            "rummy_fifty-alt-head",
            round=view["round"],
            dealer=str(view["dealer"] + 1),
            suit=suit_name(wild_of(view), words),
            card=card_short(view["indicator"], words),
            stock=view["stock"],
        )
        if view.phase == "bonus":
            seats = words("rummy_fifty-dot").join(str(p + 1) for p in view.waiting)
            parts = [head, words("rummy_fifty-alt-bonus", seats=seats)]
            parts += [self._seat(view, p, names, words) for p in range(view.seats)]
            return "\n".join([*parts, *self._before(view, words)])
        parts = [head, self._turn(view, names, words)]
        if view["stall"] and stall_limit(view):
            parts.append(words("rummy_fifty-alt-stall", stall=view["stall"], limit=stall_limit(view)))
        parts += [self._seat(view, p, names, words) for p in range(view.seats)]
        parts.append(self._melds(view, words))
        return "\n".join(parts)

    def _turn(self, view: View, names: Sequence[str], words: Words) -> str:
        p = view.waiting[0]
        facts = {"seat": str(p + 1), "name": names[p]}
        if view.phase == "draw":
            return words("rummy_fifty-alt-turn-draw", **facts)
        source = view["source"]
        kind = "stock" if source == STOCK else "discard" if source < EXTRA else "extra"
        owner = str(source - (DISCARD if source < EXTRA else EXTRA) + 1)
        where = words(f"rummy_fifty-alt-source-{kind}", seat=owner)
        return words(f"rummy_fifty-alt-turn-{view.phase}", source=where, **facts)

    def _seat(self, view: View, p: int, names: Sequence[str], words: Words) -> str:
        text = words(
            "rummy_fifty-alt-seat",
            seat=str(p + 1),
            name=names[p],
            points=view["points"][p],
            hand=hand_size(view, p),
        )
        if view["courts"][p] >= 0:
            text += words("rummy_fifty-alt-court", court=rank_name(view["courts"][p]))
        for kind, source in (("top", DISCARD + p), ("extra", EXTRA + p)):
            if (card := top_of(view, source)) >= 0:
                text += words(f"rummy_fifty-alt-{kind}", card=card_short(card, words))
        return text

    def _melds(self, view: View, words: Words) -> str:
        if not view["melds"]:
            return words("rummy_fifty-alt-no-melds")
        told = [
            words("rummy_fifty-alt-meld", number=str(at + 1), seat=str(owner + 1), cards=card_list(meld, words))
            + (words("rummy_fifty-alt-meld-open") if form == OPEN else "")
            for at, (owner, meld, form) in enumerate(zip(view["owners"], view["melds"], view["forms"], strict=True))
        ]
        return words("rummy_fifty-alt-melds") + words("rummy_fifty-semicolon").join(told)

    def _before(self, view: View, words: Words) -> list[str]:
        """How the round before ended, nothing in the first."""
        if not view["history"]:
            return []
        out = view["last_out"]
        if out < 0:
            return [words("rummy_fifty-alt-before-none")]
        court = rank_name(view["last_courts"][out])
        parts = [words("rummy_fifty-alt-before", seat=str(out + 1), court=court, value=last_value(view))]
        for p in range(view.seats):
            if p != out:
                left = words(
                    "rummy_fifty-alt-left",
                    cards=card_list(view["last_hands"][p], words),
                    court=rank_name(view["last_courts"][p]),
                    total=view["last_totals"][p],
                )
                parts.append(f"{p + 1} {left}")
        return parts

    # The private hand

    def hand_alt(self, view: View, names: Sequence[str], words: Words) -> str:
        """The own cards by number, and what may be done with them."""
        me = view.seat
        if me is None:
            raise ValueError("an onlooker has no hand")
        comma, hand = words("rummy_fifty-comma"), view["hands"][me]
        cards = comma.join(f"{k} {card_short(c, words)}" for k, c in enumerate(hand, 1))
        key = "hand" if hand else "hand-none"
        parts = [words(f"rummy_fifty-alt-{key}", seat=str(me + 1), cards=cards)]
        parts.append(words("rummy_fifty-alt-wild", suit=suit_name(wild_of(view), words)))
        if view["drawn"] in hand:
            parts.append(words("rummy_fifty-alt-drawn", card=card_short(view["drawn"], words)))
        if view.legal:
            parts += self._may(view, words)
        elif view.phase == "bonus" and view["choice"]:
            parts.append(words("rummy_fifty-alt-chosen", court=rank_name(view["choice"][0])))
        elif view.waiting:
            p = view.waiting[0]
            parts.append(words("rummy_fifty-alt-wait", seat=str(p + 1), name=names[p]))
        return "\n".join(parts)

    def _may(self, view: View, words: Words) -> list[str]:
        comma = words("rummy_fifty-comma")
        wires = [a.wire() for a in view.legal]
        if view.phase == "bonus":
            courts = comma.join(self.value_label(view, "bonus", (), w[1], words).text for w in wires)
            return [words("rummy_fifty-alt-courts", courts=courts)]
        if view.phase == "draw":
            sources = comma.join(self._source_label(view, w[1], words).text for w in wires)
            return [words("rummy_fifty-alt-sources", sources=sources)]
        if view.phase == "discard":
            return [words("rummy_fifty-alt-discard")]
        melds = [card_list(w[1], words) for w in wires if w[0] == "meld"]
        homes: dict[int, list[str]] = {}
        for w in wires:
            if w[0] == "layoff":
                homes.setdefault(w[1], []).append(str(w[2] + 1))
        parts = []
        if melds:
            shown = words("rummy_fifty-semicolon").join(melds[:SHOWN])
            key = "may-meld" if len(melds) <= SHOWN else "may-meld-more"
            parts.append(words(f"rummy_fifty-alt-{key}", melds=shown, more=len(melds) - SHOWN))
        if homes:
            told = [
                words("rummy_fifty-alt-layoff", card=card_short(c, words), numbers=words("rummy_fifty-dot").join(at))
                for c, at in homes.items()
            ]
            parts.append(words("rummy_fifty-alt-may-layoff", cards=words("rummy_fifty-semicolon").join(told)))
        return parts or [words("rummy_fifty-alt-may-nothing")]

    # The end, the rules, refusals

    def result_alt(self, view: View, names: Sequence[str], words: Words) -> str:
        """Winners, everybody's points, and how the last round ended."""
        people = seat_list(view["winners"], names, words)
        parts = [words("rummy_fifty-happened-over", names=people, count=len(view["winners"]))]
        parts.append(words("rummy_fifty-alt-result-rounds", round=len(view["history"])))
        order = sorted(range(view.seats), key=lambda p: (-view["scores"][p], p))
        rows = [
            words("rummy_fifty-alt-result", seat=str(p + 1), name=names[p], points=view["scores"][p]) for p in order
        ]
        before = self._before(view, words)
        course = [words("rummy_fifty-alt-course", points="/".join(str(r[p]) for r in view["history"])) for p in order]
        told = "\n".join([*parts, *(a + b for a, b in zip(rows, course, strict=True)), *before])
        return told if len(told) <= ALT_LIMIT else "\n".join([*parts, *rows, *before])

    def rules_text(self, page: int, words: Words) -> str:
        """Title and sentences of a rules page."""
        lines = [words(f"rummy_fifty-rules-{page}-title")]
        lines += [words(f"rummy_fifty-rules-{page}-{k}") for k in range(1, SENTENCES[page] + 1)]
        return "\n".join(lines)

    def refusal(self, reason: str, facts: Mapping[str, Any], view: View, words: Words) -> str:
        """The reason with cards, suits and ranks by name."""
        shown: dict[str, Any] = {}
        for name, value in facts.items():
            if name == "card":
                shown[name] = card_name(value, words)
            elif name in ("suit", "other", "wild"):
                shown[name] = suit_name(value, words)
            elif name in ("rank", "low", "high"):
                shown[name] = rank_name(value)
            else:
                shown[name] = value
        return words(reason, **shown)


NARRATION = RummyFiftyNarration()
