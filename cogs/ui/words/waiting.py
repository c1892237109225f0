"""A table's texts about time: its pace, the clocks, the seats it waits too long for, and its offer to the others."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.ui.ids import Press
from cogs.ui.panel import ButtonSpec
from engine.host.model.clock.inactivity_rules import COMPUTER, HOUR, MOVE, WAIT
from engine.host.model.house_rules import HouseRules
from engine.host.model.records import Seat, TableInfo
from engine.host.model.requests import InactivityOffer
from locales import Words

VERBS = {WAIT: "waitmore", MOVE: "movefor", COMPUTER: "seatcpu"}
"""The verb of each choice's button."""


def pace_line(info: TableInfo | HouseRules, words: Words) -> str:
    """Return a table's time control in the form of an option's line."""
    return words("option-line", name=words("pace-name"), value=words(f"pace-{info.pace}"))


def clock_lines(info: TableInfo, names: Sequence[str], words: Words) -> list[str]:
    """Return a line with the time limit of each seat whose clock is public; ``names`` by seat, as message text.

    Discord counts the time down by itself, so that no message changes because time passes.
    """
    seats = [
        words("clock-seat", name=names[s.seat], when=moment(s.time_is_up))
        for s in info.seats
        if s.time_is_up is not None
    ]
    return [words("clock-line", seats=words.join(seats))] if seats and info.inactivity_offer is None else []


def away_lines(info: TableInfo, names: Sequence[str], now: float, words: Words) -> list[str]:
    """Return who is away, and until which day; ``names`` by seat, as message text."""
    away = [s for s in info.seats if s.away_until > now]
    return [words("away-line", name=names[s.seat], until=day(s.away_until)) for s in away]


def own_clock(seat: Seat, words: Words) -> list[str]:
    """Return the line about the person's own time limit, if a clock runs."""
    return [] if seat.time_is_up is None else [words("clock-own", when=moment(seat.time_is_up))]


def moment(at: float) -> str:
    """Return a moment in Discord's relative form, "in 3 hours"."""
    return f"<t:{int(at)}:R>"


def day(until: float) -> str:
    """Return the last day before ``until``, in Discord's form of a date. ``until`` is the end of a day."""
    return f"<t:{int(until) - 1}:D>"


def offer_lines(info: TableInfo, names: Sequence[str], words: Words) -> list[str]:
    """Return the silent seats, if public, and how many must agree; ``names`` by seat, as message text."""
    offer = info.inactivity_offer
    if offer is None:
        return []
    moves = [] if offer.moves_at is None else [words("silence-moves", when=moment(offer.moves_at))]
    waits = _waited_for(offer, names, words)
    return [waits, words("silence-needed" if offer.seats else "silence-needed-anybody", needed=offer.needed), *moves]


def offer_for(info: TableInfo, person: str | None) -> InactivityOffer | None:
    """Return the table's offer if this person may decide on it: not one who is waited for, nor a stranger."""
    seat, offer = None if person is None else info.seat_of(person), info.inactivity_offer
    return None if offer is None or seat is None or seat.seat in offer.seats else offer


def decision_lines(offer: InactivityOffer, names: Sequence[str], words: Words) -> list[str]:
    """Return who is waited for, and how many of those who read it decide; ``names`` by seat, as message text."""
    moves = [] if offer.moves_at is None else [words("silence-moves", when=moment(offer.moves_at))]
    return [_waited_for(offer, names, words), words("silence-decide", needed=offer.needed), *moves]


def offer_buttons(info: TableInfo, words: Words) -> list[ButtonSpec]:
    """Return a button for each choice, with the number who agreed if one is not enough."""
    offer = info.inactivity_offer
    if offer is None:
        return []
    return [
        ButtonSpec(
            _label(offer, choice, words) + _count(offer, choice),
            Press(info.id, VERBS[choice], offer.number).custom_id(),
        )
        for choice in offer.choices
    ]


def _waited_for(offer: InactivityOffer, names: Sequence[str], words: Words) -> str:
    since = moment(offer.since)
    if not offer.seats:
        return words("silence-somebody", since=since)
    named = words.join([names[p] for p in offer.seats])
    return words("silence-named", names=named, count=len(offer.seats), since=since)


def _label(offer: InactivityOffer, choice: str, words: Words) -> str:
    if choice != WAIT or not offer.patience:
        return words(f"button-{VERBS[choice]}")
    hours = round(offer.patience / HOUR)
    days, odd = divmod(hours, 24)
    return words("button-waithours", count=hours) if odd else words("button-waitdays", count=days)


def _count(offer: InactivityOffer, choice: str) -> str:
    return f" ({offer.agreed[choice]}/{offer.needed})" if offer.needed > 1 else ""


def pause_lines(info: TableInfo, words: Words) -> list[str]:
    """Return the line that says how many have agreed to the proposed pause."""
    count, needed = len(info.pause_votes), sum(s.person is not None for s in info.seats)
    return [words("pause-proposed", count=count, needed=needed)] if count else []


def pause_buttons(info: TableInfo, words: Words) -> list[ButtonSpec]:
    """Return the buttons to agree to the pause or to refuse it."""
    verbs = ("pause", "pauseno") if info.pause_votes else ()
    return [ButtonSpec(words(f"button-{verb}"), Press(info.id, verb).custom_id()) for verb in verbs]


def who_decides(info: TableInfo) -> int:
    """Return how many must agree to end the table: everybody but those who do not answer."""
    silent = () if info.inactivity_offer is None else info.inactivity_offer.seats
    return sum(s.person is not None for s in info.seats) - len(silent)
