"""The pictures of Counting Cribbage as text. Seats are named once with their player, then by number."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from engine.core.cards import RANKS
from engine.games.counting_cribbage.state import CountingCribbageState, CountingCribbageView
from engine.games.counting_cribbage.terms import (
    CRIB,
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
from render.games.counting_cribbage import of
from render.narration.cards import card_short, card_spoken, cards_spoken, seat_number
from render.narration.contract import Narration
from render.narration.halt import numbers_cards, whose_turn
from render.narration.lengths import first_fitting

Say = Callable[[int, Words], str]
"""How to name a card: short on labels, with the word of its suit in text that is read aloud."""
_TELLINGS: Final = ((card_spoken, 2), (card_spoken, 1), (card_short, 1), (card_short, 0))
"""From the fullest to the shortest: how to name cards, and the detail of the last show."""


def listed(parts: Iterable[str], words: Words) -> str:
    """Return items one after the other, with commas."""
    return of(words, "comma").join(parts)


def _seats(seats: Iterable[int], words: Words) -> str:
    return words.join([seat_number(p, words) for p in seats])


def what(item: int, seats: int, words: Words) -> str:
    """Return hand or crib; the crib is the last item of the show."""
    return of(words, "item-crib" if item == seats else "item-hand")


def parts_words(parts: Sequence[int], words: Words) -> str:
    """Return the scores of a hand: "15 for 6, run for 8, pair for 2"; a word for nothing."""
    return _scored([f"kind-{kind}" for kind in KINDS], parts, "part", words)


def peg_parts_words(parts: Sequence[int], words: Words, part: str = "part-short") -> str:
    """Return the scores of a card in pegging, pairs by their names; a fifth part is the last card.

    ``part`` is the form of one score: ``part-short`` in little room, ``part`` for reading aloud.
    """
    kinds = [f"pair-{parts[2]}" if kind == "pair" else f"kind-{kind}" for kind in (*PEG_KINDS, "last")]
    return _scored(kinds[: len(parts)], parts, part, words)


def _scored(kinds: Sequence[str], parts: Sequence[int], part: str, words: Words) -> str:
    told = [of(words, part, kind=of(words, kind), points=k) for kind, k in zip(kinds, parts, strict=True) if k]
    return listed(told, words) or of(words, "none")


def last_move(view: CountingCribbageView, names: Sequence[str], words: Words) -> str:
    """Return the last public event as one line; an open claim only as made."""
    s = view.s
    if view.over or view.phase == "lay_away":
        return of(words, "show-before") if s.shown_now and not view.over else ""
    if view.phase in ("claim", "show"):
        return of(words, "show-now")
    series, by = (s.series, s.series_by) if s.series else (s.last_series, s.last_by)
    if not series:
        return ""
    facts = {"seat": names[by[-1]], "card": card_short(series[-1], words), "count": sum(PIP[c] for c in series)}
    if view.phase == "respond":
        return of(words, "event-declared", claim=s.claim, **facts)
    if s.last[:2] == [by[-1], series[-1]] and any(s.last[2:]):
        return of(words, "last-scored", parts=peg_parts_words(s.last[2:], words, "part"), **facts)
    return of(words, "last-played", **facts)


class Described(Narration[CountingCribbageState]):
    """The descriptions of the pictures, with as much detail as there is room for."""

    def table_alt(self, view: CountingCribbageView, names: Sequence[str], words: Words) -> str:
        """Return everything public, by seat."""
        if view.over:
            return self.result_alt(view, names, words)
        return _fitting(lambda say, detail: _table(view, names, words, say, detail))

    def hand_alt(self, view: CountingCribbageView, names: Sequence[str], words: Words) -> str:
        """Return the own cards, and the items to judge."""
        s, me = view.s, view.me
        hand = [card_spoken(c, words) for c in s.hands[me]]
        if numbers_cards(view):
            hand = [of(words, "alt-card", k=str(k), card=c) for k, c in enumerate(hand, 1)]
        held = listed(hand, words)
        parts = [of(words, "alt-hand" if held else "alt-hand-none", seat=str(me + 1), cards=held)]
        if s.away[me]:
            parts.append(of(words, "alt-hand-away", cards=cards_spoken(s.away[me], words)))
        if told := _task(view, me, names, words):
            parts.append(told)
        if s.starter >= 0 and s.pegging:
            parts.append(of(words, "alt-starter", card=card_spoken(s.starter, words)))
        return "\n".join(parts)

    def result_alt(self, view: CountingCribbageView, names: Sequence[str], words: Words) -> str:
        """Return the winner, every player's points, skunked players, the last show."""
        s, winner = view.s, view.s.winners[0]
        parts = [of(words, "alt-result", name=names[winner], round=str(s.round))]
        for p in range(view.seats):
            facts: dict[str, Any] = {"seat": str(p + 1), "name": names[p]}
            if s.match_wins > 1:
                points = listed((str(column[p]) for column in s.columns), words)
                parts.append(of(words, "alt-result-match", wins=s.wins[p], points=points, **facts))
            else:
                parts.append(of(words, "alt-result-seat", points=s.points[p], **facts))
        lost = [p for p, k in enumerate(s.points) if s.skunk and p != winner and k < SKUNK]
        if lost:
            parts.append(of(words, "alt-result-skunk", seats=_seats(lost, words), won=s.game_gain[-1]))
        pegged = s.series and not s.shown_now
        return _fitting(
            lambda say, detail: [*parts, *([_laid(view, words, say)] if pegged else _shown(view, words, say, detail))]
        )


def _fitting(lines: Callable[[Say, int], Sequence[str]]) -> str:
    """Return the lines with as many words as there is room for."""
    return first_fitting("\n".join(lines(say, detail)) for say, detail in _TELLINGS)


def _spoken(cards: Iterable[int], words: Words, say: Say) -> str:
    return listed((say(c, words) for c in cards), words)


# The table


def _table(view: CountingCribbageView, names: Sequence[str], words: Words, say: Say, detail: int) -> list[str]:
    s = view.s
    parts = [of(words, "alt-head", round=str(s.round), dealer=str(s.dealer + 1))]
    if s.match_wins > 1:
        parts.append(of(words, "alt-game", game=str(s.game), target=str(s.match_wins)))
        wins = [of(words, "alt-wins-of", seat=str(p + 1), wins=won) for p, won in enumerate(s.wins)]
        parts.append(of(words, "alt-wins", wins=words.join(wins)))
    if s.skunk:
        parts.append(of(words, "alt-skunk", line=SKUNK))
    if view.phase == "lay_away":
        parts.append(of(words, "alt-lay_away", seats=_seats(view.waiting, words)))
    elif s.pegging:
        parts += _series(view, words, say)
    else:
        parts.append(of(words, "alt-claiming" if view.phase == "claim" else "alt-showing"))
    parts += [_seat(view, p, names[p], words, say) for p in range(view.seats)]
    return [*parts, *_middle(view, words, say), *_shown(view, words, say, detail)]


def _series(view: CountingCribbageView, words: Words, say: Say) -> list[str]:
    """Return whose turn it is, the count, the series with its players, who is out, the last points."""
    s = view.s
    if view.phase == "respond":
        facts = {"seat": str(s.series_by[-1] + 1), "card": say(s.series[-1], words)}
        out = [of(words, "alt-open-claim", claim=s.claim, **facts)]
    else:
        out = [of(words, "alt-turn", seat=str(p + 1)) for p in view.waiting[:1]]
    out.append(_laid(view, words, say) if s.series else of(words, "alt-lead"))
    if s.gone:
        out.append(of(words, "alt-gone", seats=_seats(s.gone, words)))
    if any(s.last[2:]):
        seat, card, *points = s.last
        shown = peg_parts_words(points, words, "part")
        out.append(of(words, "alt-last", seat=str(seat + 1), card=say(card, words), parts=shown))
    return out


def _laid(view: CountingCribbageView, words: Words, say: Say) -> str:
    """Return the count and the series, card by card."""
    series = zip(view.s.series, view.s.series_by, strict=True)
    played = [of(words, "alt-card-by", card=say(c, words), seat=str(p + 1)) for c, p in series]
    return of(words, "alt-count", count=view.s.count, series=listed(played, words))


def _seat(view: CountingCribbageView, seat: int, name: str, words: Words, say: Say) -> str:
    s, cards = view.s, view.s.laid[seat]
    facts: dict[str, Any] = {"seat": str(seat + 1), "name": name, "points": s.points[seat]}
    match view.phase:
        case "claim":
            return of(words, "alt-seat-show", cards=_spoken(by_rank(cards), words, say), **facts)
        case "show":
            facts["claim"] = s.claims[s.show_order.index(seat)]
            return of(words, "alt-seat-claim", cards=_spoken(by_rank(cards), words, say), **facts)
    facts["hand"] = len(s.hands[seat])
    return of(words, "alt-seat-laid" if cards else "alt-seat", cards=_spoken(cards, words, say), **facts)


def _middle(view: CountingCribbageView, words: Words, say: Say) -> list[str]:
    """Return starter, crib, piles, used ranks."""
    s, out = view.s, []
    if s.starter >= 0:
        out.append(of(words, "alt-starter", card=say(s.starter, words)))
    if s.crib:
        key, claim = ("alt-crib-claim", s.claims[-1]) if s.claims else ("alt-crib", 0)
        out.append(of(words, key, cards=_spoken(s.crib, words, say), claim=claim))
    elif s.starter >= 0:
        out.append(of(words, "alt-crib-down", count=CRIB))
    out.append(of(words, "alt-piles", stock=len(s.stock), used=len(s.used)))
    if view.options.get("show_used", True) and s.used:
        ranks = [(rank, count) for rank, count in zip(RANKS, rank_counts(s.used), strict=True) if count]
        told = [of(words, "alt-rank", rank=rank, count=str(count)) for rank, count in ranks]
        out.append(of(words, "alt-used", ranks=listed(told, words)))
    return out


def _shown(view: CountingCribbageView, words: Words, say: Say, detail: int) -> list[str]:
    """Return the last show while it is news, item by item: with ``detail`` 2 the combinations, with 1 the gains."""
    s = view.s
    if not s.shown_now:
        return []
    order = show_order(s.shown_dealer, view.seats)
    out = [of(words, "alt-shown", card=say(s.shown_starter, words))]
    for item, (cards, parts) in enumerate(zip(s.shown, s.shown_parts, strict=True)):
        told = [parts_words(parts, words)] if detail > 1 else []
        if s.shown_claims and detail:
            gains = [of(words, "alt-gain", seat=str(p + 1), points=k) for p, k in enumerate(s.shown_gains[item]) if k]
            shared = listed(gains, words) or of(words, "gain-none")
            told.append(of(words, "alt-shown-claim", claim=s.shown_claims[item], gains=shared))
        key = f"alt-shown-{'crib' if item == view.seats else 'hand'}{'' if told else '-brief'}"
        facts = {"cards": _spoken(by_rank(cards), words, say), "points": sum(parts), "parts": listed(told, words)}
        out.append(of(words, key, seat=str(order[item] + 1), **facts))
    return out


# The hand


def _task(view: CountingCribbageView, me: int, names: Sequence[str], words: Words) -> str:
    """Return the task and its basis; or the seats that the table waits for."""
    s = view.s
    match view.phase:
        case "lay_away" if s.choice[me]:
            return of(words, "alt-hand-chosen", cards=cards_spoken(by_rank(s.choice[me]), words))
        case "lay_away":
            return of(words, "alt-hand-choose", count=LAID_AWAY[view.seats])
        case "play" | "declare" if view.asked:
            fits = (str(k) for k, c in enumerate(s.hands[me], 1) if PIP[c] <= FULL - s.count)
            numbers = listed(fits, words)
            return of(words, "alt-hand-playable", count=s.count, numbers=numbers)
        case "play" | "declare" if view.waiting:
            p = view.waiting[0]
            return of(words, "alt-hand-wait", seat=str(p + 1), name=names[p])
        case "play" | "declare":
            return whose_turn(view, names, words)
        case "respond" if view.asked:
            facts = {"name": names[s.series_by[-1]], "card": card_spoken(s.series[-1], words), "claim": s.claim}
            return of(words, "alt-hand-peg", series=cards_spoken(s.series, words), **facts)
        case "claim" | "show" if view.asked:
            item = s.asked_item(me)
            facts = {"what": what(item, view.seats, words), "starter": card_spoken(s.starter, words)}
            facts["cards"] = cards_spoken(by_rank(s.item_cards(item)), words)
            if view.phase == "claim":
                return of(words, "alt-hand-own-item", **facts)
            return of(words, "alt-hand-item", name=names[s.show_order[item]], claim=s.claims[item], **facts)
    return "" if view.over else of(words, "alt-hand-wait-all")
