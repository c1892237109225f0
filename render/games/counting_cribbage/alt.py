"""The pictures of Counting Cribbage as text. Seats are named once with their player, then by number."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from engine.core.cards import RANKS
from engine.games.counting_cribbage.state import CountingCribbageView
from engine.games.counting_cribbage.terms import (
    FULL,
    KINDS,
    LAID_AWAY,
    PEG_KINDS,
    PIP,
    SKUNK,
    by_rank,
    rank_counts,
    show_order,
)
from locales import Words
from render.narration.cards import card_list, card_short
from render.narration.contract import ALT_LIMIT

SLUG: Final = "counting_cribbage"


def _of(words: Words, key: str, **values: Any) -> str:
    return words(f"{SLUG}-{key}", **values)


def _seats(seats: Iterable[int], words: Words) -> str:
    return _of(words, "dot").join(str(p + 1) for p in seats)


def parts_words(parts: Sequence[int], words: Words) -> str:
    """What a hand scored: "15 6, run 8, pair 2"; a word for nothing."""
    out = [
        _of(words, "part", kind=_of(words, f"kind-{kind}"), points=points)
        for kind, points in zip(KINDS, parts, strict=True)
        if points
    ]
    return _of(words, "comma").join(out) or _of(words, "none")


def peg_parts_words(parts: Sequence[int], words: Words) -> str:
    """What a card scored in pegging, pairs by their names; a fifth part is the last card."""
    out = []
    for kind, points in zip((*PEG_KINDS, "last"), parts, strict=False):
        if points:
            name = f"pair-{points}" if kind == "pair" else f"kind-{kind}"
            out.append(_of(words, "part", kind=_of(words, name), points=points))
    return _of(words, "comma").join(out) or _of(words, "none")


def item_asked(view: CountingCribbageView) -> int:
    """The item of the show this seat is asked about; the last one for a seat that has answered all."""
    return view.s.asked_item(view.seat) if view.seat is not None and view.seat in view.waiting else view.seats


# The table


def table_alt(view: CountingCribbageView, names: Sequence[str], words: Words) -> str:
    """See ``CountingCribbageNarration.table_alt``."""
    if view.over:
        return result_alt(view, names, words)
    parts = [_of(words, "alt-head", round=str(view.s.round), dealer=str(view.s.dealer + 1))]
    if view.s.match_wins > 1:
        wins = _of(words, "dot").join(map(str, view.s.wins))
        parts.append(_of(words, "alt-game", game=str(view.s.game), wins=wins, target=str(view.s.match_wins)))
    if view.s.skunk:
        parts.append(_of(words, "alt-skunk", line=SKUNK))
    if view.phase == "lay_away":
        parts.append(_of(words, "alt-lay_away", seats=_seats(view.waiting, words)))
    elif view.s.pegging:
        parts += _series(view, words)
    else:
        parts.append(_of(words, "alt-claiming" if view.phase == "claim" else "alt-showing"))
    parts += [_seat(view, p, names[p], words) for p in range(view.seats)]
    parts += _middle(view, words)
    return _with_show(parts, view, words)


def _with_show(parts: Sequence[str], view: CountingCribbageView, words: Words) -> str:
    """The parts and the last show; how each count came about only where there is room to say it."""
    if not view.s.shown_now:
        return "\n".join(parts)
    told = "\n".join([*parts, *_shown(view, words)])
    return told if len(told) <= ALT_LIMIT else "\n".join([*parts, *_shown(view, words, brief=True)])


def _series(view: CountingCribbageView, words: Words) -> list[str]:
    """Whose turn, the count, the series with who played what, who is out, the last points."""
    out = []
    if view.phase == "respond":
        mover, shown = view.s.series_by[-1], card_short(view.s.series[-1], words)
        out.append(_of(words, "alt-open-claim", seat=str(mover + 1), card=shown, claim=view.s.claim))
    else:
        out.append(_of(words, "alt-turn", seat=str(view.waiting[0] + 1)))
    out.append(_laid(view, words) if view.s.series else _of(words, "alt-lead"))
    if view.s.gone:
        out.append(_of(words, "alt-gone", seats=_seats(view.s.gone, words)))
    if view.s.last and any(view.s.last[2:]):
        seat, card, *points = view.s.last
        shown = peg_parts_words(points, words)
        out.append(_of(words, "alt-last", seat=str(seat + 1), card=card_short(card, words), parts=shown))
    return out


def _laid(view: CountingCribbageView, words: Words) -> str:
    """The count and the series, card by card."""
    played = [
        _of(words, "alt-card-by", card=card_short(c, words), seat=str(p + 1))
        for c, p in zip(view.s.series, view.s.series_by, strict=True)
    ]
    return _of(words, "alt-count", count=view.s.count, series=_of(words, "comma").join(played))


def _seat(view: CountingCribbageView, seat: int, name: str, words: Words) -> str:
    facts: dict[str, Any] = {"seat": str(seat + 1), "name": name, "points": view.s.points[seat]}
    cards = view.s.laid[seat]
    if view.phase in ("claim", "show"):
        shown = card_list(by_rank(cards), words)
        if view.phase == "claim":
            return _of(words, "alt-seat-show", cards=shown, **facts)
        item = view.s.show_order.index(seat)
        return _of(words, "alt-seat-claim", cards=shown, claim=view.s.claims[item], **facts)
    facts["hand"] = len(view.s.hands[seat])
    if cards:
        return _of(words, "alt-seat-laid", cards=card_list(cards, words), **facts)
    return _of(words, "alt-seat", **facts)


def _middle(view: CountingCribbageView, words: Words) -> list[str]:
    """Starter, crib, piles, used ranks."""
    out = []
    if view.s.starter >= 0:
        out.append(_of(words, "alt-starter", card=card_short(view.s.starter, words)))
    if view.s.crib:
        cards = card_list(view.s.crib, words)
        if view.s.claims:
            out.append(_of(words, "alt-crib-claim", cards=cards, claim=view.s.claims[-1]))
        else:
            out.append(_of(words, "alt-crib", cards=cards))
    elif view.s.starter >= 0:
        out.append(_of(words, "alt-crib-down", count=4))
    out.append(_of(words, "alt-piles", stock=len(view.s.stock), used=len(view.s.used)))
    if view.options.get("show_used", True) and view.s.used:
        ranks = [
            _of(words, "alt-rank", rank=RANKS[rank], count=str(count))
            for rank, count in enumerate(rank_counts(view.s.used))
            if count
        ]
        out.append(_of(words, "alt-used", ranks=_of(words, "gap").join(ranks)))
    return out


def _shown(view: CountingCribbageView, words: Words, brief: bool = False) -> list[str]:
    """The last show, item by item; ``brief`` leaves out which combinations scored."""
    out = [_of(words, "alt-shown", card=card_short(view.s.shown_starter, words))]
    order = show_order(view.s.shown_dealer, view.seats)
    for item, (cards, parts) in enumerate(zip(view.s.shown, view.s.shown_parts, strict=True)):
        told = "" if brief else parts_words(parts, words)
        if view.s.shown_claims:
            gains = [
                _of(words, "alt-gain", seat=str(p + 1), points=k) for p, k in enumerate(view.s.shown_gains[item]) if k
            ]
            claim = _of(
                words,
                "alt-shown-claim",
                claim=view.s.shown_claims[item],
                gains=_of(words, "comma").join(gains) or _of(words, "none"),
            )
            told = claim if brief else _of(words, "comma").join([told, claim])
        key = "alt-shown-crib" if item == view.seats else "alt-shown-hand"
        facts = {"seat": str(order[item] + 1), "cards": card_list(by_rank(cards), words)}
        out.append(_of(words, key, points=sum(parts), parts=told or _of(words, "brief"), **facts))
    return out


# The hand


def hand_alt(view: CountingCribbageView, names: Sequence[str], words: Words) -> str:
    """See ``CountingCribbageNarration.hand_alt``."""
    me = view.seat
    if me is None:
        raise ValueError("an onlooker has no hand")
    seat, hand = str(me + 1), view.s.hands[me]
    comma = _of(words, "comma")
    if hand:
        cards = comma.join(f"{k} {card_short(c, words)}" for k, c in enumerate(hand, 1))
        parts = [_of(words, "alt-hand", seat=seat, cards=cards)]
    else:
        parts = [_of(words, "alt-hand-none", seat=seat)]
    if view.s.away[me]:
        parts.append(_of(words, "alt-hand-away", cards=card_list(view.s.away[me], words)))
    asked = view.asked
    match view.phase:
        case "lay_away" if view.s.choice[me]:
            parts.append(_of(words, "alt-hand-chosen", cards=card_list(by_rank(view.s.choice[me]), words)))
        case "lay_away":
            parts.append(_of(words, "alt-hand-choose", count=LAID_AWAY[view.seats]))
        case "play" | "declare" if asked:
            room = FULL - view.s.count
            numbers = comma.join(str(k) for k, c in enumerate(hand, 1) if PIP[c] <= room)
            parts.append(_of(words, "alt-hand-playable", count=view.s.count, numbers=numbers))
        case "play" | "declare" if view.waiting:
            p = view.waiting[0]
            parts.append(_of(words, "alt-hand-wait", seat=str(p + 1), name=names[p]))
        case "respond" if asked:
            mover, card = view.s.series_by[-1], view.s.series[-1]
            parts.append(
                _of(
                    words,
                    "alt-hand-peg",
                    series=card_list(view.s.series, words),
                    name=names[mover],
                    card=card_short(card, words),
                    claim=view.s.claim,
                )
            )
        case "claim" | "show" if asked:
            parts.append(_item(view, me, names, words))
        case _ if not view.over:
            parts.append(_of(words, "alt-hand-wait-all"))
    if view.s.starter >= 0 and view.s.pegging:
        parts.append(_of(words, "alt-starter", card=card_short(view.s.starter, words)))
    return "\n".join(parts)


def _item(view: CountingCribbageView, me: int, names: Sequence[str], words: Words) -> str:
    """The five cards to be judged now."""
    item = view.s.asked_item(me)
    owner = view.s.show_order[item]
    facts = {
        "what": _of(words, f"item-{'crib' if item == view.seats else 'hand'}"),
        "cards": card_list(by_rank(view.s.item_cards(item)), words),
        "starter": card_short(view.s.starter, words),
    }
    if view.phase == "claim":
        return _of(words, "alt-hand-own-item", **facts)
    return _of(words, "alt-hand-item", name=names[owner], claim=view.s.claims[item], **facts)


# The result


def result_alt(view: CountingCribbageView, names: Sequence[str], words: Words) -> str:
    """See ``CountingCribbageNarration.result_alt``."""
    winner = view.s.winners[0]
    parts = [_of(words, "alt-result", name=names[winner], round=str(view.s.round))]
    if view.s.match_wins > 1:
        for p in range(view.seats):
            points = _of(words, "dot").join(str(column[p]) for column in view.s.columns)
            facts = {"seat": str(p + 1), "name": names[p], "wins": view.s.wins[p], "points": points}
            parts.append(_of(words, "alt-result-match", **facts))
    else:
        for p in range(view.seats):
            parts.append(_of(words, "alt-result-seat", seat=str(p + 1), name=names[p], points=view.s.points[p]))
    if view.s.skunk:
        lost = [p for p, k in enumerate(view.s.points) if p != winner and k < SKUNK]
        if lost:
            parts.append(_of(words, "alt-result-skunk", seats=_seats(lost, words), won=view.s.game_gain[-1]))
    if view.s.series and not view.s.shown_now:
        parts.append(_laid(view, words))
    return _with_show(parts, view, words)
