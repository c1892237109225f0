"""What a table says of time: its pace, the clocks, whom it waits too long for, and its offer to the others."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.ui.ids import Press
from cogs.ui.panel import ButtonSpec
from engine.host.model.inactivity_rules import COMPUTER, MOVE, WAIT
from engine.host.model.records import Seat, TableInfo
from engine.host.model.requests import Standstill
from locales import Words

VERBS = {WAIT: "waitmore", MOVE: "movefor", COMPUTER: "seatcpu"}
"""The verb of each choice's button."""


def pace_line(info: TableInfo, words: Words) -> str:
    """A table's time control, as the options are told."""
    return words("option-line", name=words("pace-name"), value=words(f"pace-{info.pace}"))


def clock_lines(info: TableInfo, names: Sequence[str], words: Words) -> list[str]:
    """When the time is up of each seat whose clock everybody may see; ``names`` by seat, as message text.

    Discord counts the time down by itself, so that no message changes because time passes.
    """
    seats = [
        words("clock-seat", name=names[s.seat], when=moment(s.time_is_up))
        for s in info.seats
        if s.time_is_up is not None
    ]
    return [words("clock-line", seats=words.join(seats))] if seats and info.standstill is None else []


def away_lines(info: TableInfo, names: Sequence[str], now: float, words: Words) -> list[str]:
    """Who is away, and until which day; ``names`` by seat, as message text."""
    away = [s for s in info.seats if s.away_until > now]
    return [words("away-line", name=names[s.seat], until=day(s.away_until)) for s in away]


def own_clock(seat: Seat, words: Words) -> list[str]:
    """When one's own time is up, if a clock runs."""
    return [] if seat.time_is_up is None else [words("clock-own", when=moment(seat.time_is_up))]


def moment(at: float) -> str:
    """A moment as Discord tells it, from wherever one looks: "in 3 hours"."""
    return f"<t:{int(at)}:R>"


def day(until: float) -> str:
    """The last day of what ends with a day, as Discord writes a date."""
    return f"<t:{int(until) - 1}:D>"


def offer_lines(info: TableInfo, names: Sequence[str], words: Words) -> list[str]:
    """Whom the table waits for, if that is public, and how many must agree; ``names`` by seat, as message text."""
    offer = info.standstill
    if offer is None:
        return []
    since = moment(offer.since)
    named = words.join([names[p] for p in offer.seats])
    waits = (
        words("silence-named", names=named, count=len(offer.seats), since=since)
        if offer.seats
        else words("silence-somebody", since=since)
    )
    moves = [] if offer.moves_at is None else [words("silence-moves", when=moment(offer.moves_at))]
    return [waits, words("silence-needed" if offer.seats else "silence-needed-anybody", needed=offer.needed), *moves]


def offer_buttons(info: TableInfo, words: Words) -> list[ButtonSpec]:
    """A button for each choice, with how many have agreed where one is not enough."""
    offer = info.standstill
    if offer is None:
        return []
    return [
        ButtonSpec(
            words(f"button-{VERBS[choice]}") + _count(offer, choice),
            Press(info.id, VERBS[choice], offer.number).custom_id(),
        )
        for choice in offer.choices
    ]


def _count(offer: Standstill, choice: str) -> str:
    return f" ({offer.agreed[choice]}/{offer.needed})" if offer.needed > 1 else ""


def pause_lines(info: TableInfo, words: Words) -> list[str]:
    """How many have agreed to the pause that is proposed."""
    count, needed = len(info.pause_votes), sum(s.person is not None for s in info.seats)
    return [words("pause-proposed", count=count, needed=needed)] if count else []


def pause_buttons(info: TableInfo, words: Words) -> list[ButtonSpec]:
    """To agree to it, or not."""
    verbs = ("pause", "pauseno") if info.pause_votes else ()
    return [ButtonSpec(words(f"button-{verb}"), Press(info.id, verb).custom_id()) for verb in verbs]


def who_decides(info: TableInfo) -> int:
    """How many must agree to end the table: everybody but those it says do not answer."""
    silent = () if info.standstill is None else info.standstill.seats
    return sum(s.person is not None for s in info.seats) - len(silent)
