"""The pictures of Counting Cribbage as text. Seats are named once with their player, then by number."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
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
from render.narration.cards import card_short, card_spoken, seat_number
from render.narration.contract import ALT_LIMIT

SLUG: Final = "counting_cribbage"
Say = Callable[[int, Words], str]
"""How a card is said: short on labels, with the word of its suit where it is read aloud."""
_TELLINGS: Final = ((card_spoken, 2), (card_spoken, 1), (card_short, 1), (card_short, 0))
"""From the fullest to the shortest: how cards are said, how much of the last show is told."""


def _of(words: Words, key: str, **values: Any) -> str:
    return words(f"{SLUG}-{key}", **values)


def _seats(seats: Iterable[int], words: Words) -> str:
    return words.join([seat_number(p, words) for p in seats])


def _spoken(cards: Iterable[int], words: Words, say: Say = card_spoken) -> str:
    """Cards as a screen reader says them."""
    return _of(words, "comma").join(say(c, words) for c in cards)


def parts_words(parts: Sequence[int], words: Words) -> str:
    """What a hand scored: "15 for 6, run for 8, pair for 2"; a word for nothing."""
    out = [
        _of(words, "part", kind=_of(words, f"kind-{kind}"), points=points)
        for kind, points in zip(KINDS, parts, strict=True)
        if points
    ]
    return _of(words, "comma").join(out) or _of(words, "none")


def peg_parts_words(parts: Sequence[int], words: Words, part: str = "part-short") -> str:
    """What a card scored in pegging, pairs by their names; a fifth part is the last card.

    ``part`` says how one is told: ``part-short`` in little room, ``part`` where it is read aloud.
    """
    out = []
    for kind, points in zip((*PEG_KINDS, "last"), parts, strict=False):
        if points:
            name = f"pair-{points}" if kind == "pair" else f"kind-{kind}"
            out.append(_of(words, part, kind=_of(words, name), points=points))
    return _of(words, "comma").join(out) or _of(words, "none")


def last_move(view: CountingCribbageView, names: Sequence[str], words: Words) -> str:
    """What happened last as one line, from what everybody sees; of an open claim only that it was made."""
    s = view.s
    if view.over or view.phase == "lay_away":
        return _of(words, "show-before") if s.shown_now and not view.over else ""
    if view.phase in ("claim", "show"):
        return _of(words, "show-now")
    series, by = (s.series, s.series_by) if s.series else (s.last_series, s.last_by)
    if not series:
        return ""
    facts: dict[str, Any] = {"seat": names[by[-1]], "card": card_short(series[-1], words)}
    facts["count"] = sum(PIP[c] for c in series)
    if view.phase == "respond":
        return _of(words, "event-declared", claim=s.claim, **facts)
    if s.last[:2] == [by[-1], series[-1]] and any(s.last[2:]):
        return _of(words, "last-scored", parts=peg_parts_words(s.last[2:], words, "part"), **facts)
    return _of(words, "last-played", **facts)


def item_asked(view: CountingCribbageView) -> int:
    """The item of the show this seat is asked about; the last one for a seat that has answered all."""
    return view.s.asked_item(view.seat) if view.seat is not None and view.seat in view.waiting else view.seats


# The table


def table_alt(view: CountingCribbageView, names: Sequence[str], words: Words) -> str:
    """See ``CountingCribbageNarration.table_alt``."""
    return result_alt(view, names, words) if view.over else _told(lambda *how: _table(view, names, words, *how))


def _told(lines: Callable[[Say, int], Sequence[str]]) -> str:
    """The lines in as many words as there is room for."""
    for say, detail in _TELLINGS:
        told = "\n".join(lines(say, detail))
        if len(told) <= ALT_LIMIT:
            break
    return told


def _table(view: CountingCribbageView, names: Sequence[str], words: Words, say: Say, detail: int) -> list[str]:
    parts = [_of(words, "alt-head", round=str(view.s.round), dealer=str(view.s.dealer + 1))]
    if view.s.match_wins > 1:
        parts.append(_of(words, "alt-game", game=str(view.s.game), target=str(view.s.match_wins)))
        wins = [_of(words, "alt-wins-of", seat=str(p + 1), wins=won) for p, won in enumerate(view.s.wins)]
        parts.append(_of(words, "alt-wins", wins=words.join(wins)))
    if view.s.skunk:
        parts.append(_of(words, "alt-skunk", line=SKUNK))
    if view.phase == "lay_away":
        parts.append(_of(words, "alt-lay_away", seats=_seats(view.waiting, words)))
    elif view.s.pegging:
        parts += _series(view, words, say)
    else:
        parts.append(_of(words, "alt-claiming" if view.phase == "claim" else "alt-showing"))
    parts += [_seat(view, p, names[p], words, say) for p in range(view.seats)]
    return [*parts, *_middle(view, words, say), *_shown(view, words, say, detail)]


def _series(view: CountingCribbageView, words: Words, say: Say) -> list[str]:
    """Whose turn, the count, the series with who played what, who is out, the last points."""
    out = []
    if view.phase == "respond":
        mover, shown = view.s.series_by[-1], say(view.s.series[-1], words)
        out.append(_of(words, "alt-open-claim", seat=str(mover + 1), card=shown, claim=view.s.claim))
    else:
        out.append(_of(words, "alt-turn", seat=str(view.waiting[0] + 1)))
    out.append(_laid(view, words, say) if view.s.series else _of(words, "alt-lead"))
    if view.s.gone:
        out.append(_of(words, "alt-gone", seats=_seats(view.s.gone, words)))
    if view.s.last and any(view.s.last[2:]):
        seat, card, *points = view.s.last
        shown = peg_parts_words(points, words, "part")
        out.append(_of(words, "alt-last", seat=str(seat + 1), card=say(card, words), parts=shown))
    return out


def _laid(view: CountingCribbageView, words: Words, say: Say) -> str:
    """The count and the series, card by card."""
    played = [
        _of(words, "alt-card-by", card=say(c, words), seat=str(p + 1))
        for c, p in zip(view.s.series, view.s.series_by, strict=True)
    ]
    return _of(words, "alt-count", count=view.s.count, series=_of(words, "comma").join(played))


def _seat(view: CountingCribbageView, seat: int, name: str, words: Words, say: Say) -> str:
    facts: dict[str, Any] = {"seat": str(seat + 1), "name": name, "points": view.s.points[seat]}
    cards = view.s.laid[seat]
    if view.phase in ("claim", "show"):
        shown = _spoken(by_rank(cards), words, say)
        if view.phase == "claim":
            return _of(words, "alt-seat-show", cards=shown, **facts)
        item = view.s.show_order.index(seat)
        return _of(words, "alt-seat-claim", cards=shown, claim=view.s.claims[item], **facts)
    facts["hand"] = len(view.s.hands[seat])
    if cards:
        return _of(words, "alt-seat-laid", cards=_spoken(cards, words, say), **facts)
    return _of(words, "alt-seat", **facts)


def _middle(view: CountingCribbageView, words: Words, say: Say) -> list[str]:
    """Starter, crib, piles, used ranks."""
    out = []
    if view.s.starter >= 0:
        out.append(_of(words, "alt-starter", card=say(view.s.starter, words)))
    if view.s.crib:
        cards = _spoken(view.s.crib, words, say)
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
        out.append(_of(words, "alt-used", ranks=_of(words, "comma").join(ranks)))
    return out


def _shown(view: CountingCribbageView, words: Words, say: Say, detail: int) -> list[str]:
    """The last show while it is news, item by item: of ``detail`` 2 which combinations scored, of 1 who got what."""
    if not view.s.shown_now:
        return []
    comma, order = _of(words, "comma"), show_order(view.s.shown_dealer, view.seats)
    out = [_of(words, "alt-shown", card=say(view.s.shown_starter, words))]
    for item, (cards, parts) in enumerate(zip(view.s.shown, view.s.shown_parts, strict=True)):
        told = [parts_words(parts, words)] if detail > 1 else []
        if view.s.shown_claims and detail:
            gains = [
                _of(words, "alt-gain", seat=str(p + 1), points=k) for p, k in enumerate(view.s.shown_gains[item]) if k
            ]
            shared = comma.join(gains) or _of(words, "gain-none")
            told.append(_of(words, "alt-shown-claim", claim=view.s.shown_claims[item], gains=shared))
        key = "alt-shown-crib" if item == view.seats else "alt-shown-hand"
        held = _spoken(by_rank(cards), words, say)
        facts = {"seat": str(order[item] + 1), "cards": held, "points": sum(parts)}
        out.append(_of(words, key, parts=comma.join(told), **facts) if told else _of(words, f"{key}-brief", **facts))
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
        cards = comma.join(_of(words, "alt-card", k=str(k), card=card_spoken(c, words)) for k, c in enumerate(hand, 1))
        parts = [_of(words, "alt-hand", seat=seat, cards=cards)]
    else:
        parts = [_of(words, "alt-hand-none", seat=seat)]
    if view.s.away[me]:
        parts.append(_of(words, "alt-hand-away", cards=_spoken(view.s.away[me], words)))
    asked = view.asked
    match view.phase:
        case "lay_away" if view.s.choice[me]:
            parts.append(_of(words, "alt-hand-chosen", cards=_spoken(by_rank(view.s.choice[me]), words)))
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
                    series=_spoken(view.s.series, words),
                    name=names[mover],
                    card=card_spoken(card, words),
                    claim=view.s.claim,
                )
            )
        case "claim" | "show" if asked:
            parts.append(_item(view, me, names, words))
        case _ if not view.over:
            parts.append(_of(words, "alt-hand-wait-all"))
    if view.s.starter >= 0 and view.s.pegging:
        parts.append(_of(words, "alt-starter", card=card_spoken(view.s.starter, words)))
    return "\n".join(parts)


def _item(view: CountingCribbageView, me: int, names: Sequence[str], words: Words) -> str:
    """The five cards to be judged now."""
    item = view.s.asked_item(me)
    owner = view.s.show_order[item]
    facts = {
        "what": _of(words, f"item-{'crib' if item == view.seats else 'hand'}"),
        "cards": _spoken(by_rank(view.s.item_cards(item)), words),
        "starter": card_spoken(view.s.starter, words),
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
            points = _of(words, "comma").join(str(column[p]) for column in view.s.columns)
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
        return _told(lambda say, detail: [*parts, _laid(view, words, say)])
    return _told(lambda say, detail: [*parts, *_shown(view, words, say, detail)])
