"""When a prompt is put without a sound, and when it rings after all."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.host.model.clock.ring_rules import ALONE_S, LONGEST_S, PRESENT_S, SILENT_S, rings_at
from engine.host.model.records import Seat, TableInfo
from tests.host.rig import ANN, BEN, CAT, Rig

NOW = 1_000_000.0


@pytest.fixture
async def tables(rig: Rig) -> tuple[TableInfo, TableInfo]:
    """A table of two people and one of a person and computers; at both Ann was asked just now, as far as we say."""
    return asked(await rig.started(ANN, BEN, CAT)), asked(await rig.started(ANN, computers=3))


def asked(info: TableInfo, **clock: Any) -> TableInfo:
    mine = info.seat_of(ANN.id)
    assert mine is not None
    put = replace(mine, prompt=7, since=NOW, **clock)
    seats: list[Seat] = [put if s is mine else s for s in info.seats]
    return replace(info, seats=tuple(seats))


def at(info: TableInfo, pressed: float, now: float = NOW, *, put: bool = False) -> float | None:
    return rings_at(info, ANN.id, pressed, now, put=put)


async def test_whoever_pressed_within_a_minute_has_two_minutes_of_silence(tables: tuple[TableInfo, TableInfo]) -> None:
    company, _ = tables
    assert at(company, NOW) == NOW + SILENT_S
    assert at(company, NOW - PRESENT_S + 1) == NOW + SILENT_S - PRESENT_S + 1
    assert at(company, NOW - PRESENT_S) is None
    assert at(company, 0.0) is None, "nobody knows of a press"


async def test_silence_counts_from_the_newest_press(tables: tuple[TableInfo, TableInfo]) -> None:
    company, _ = tables
    assert at(company, NOW, NOW + SILENT_S, put=True) is None
    assert at(company, NOW, NOW + SILENT_S - 1, put=True) == NOW + SILENT_S
    assert at(company, NOW + 30, NOW + SILENT_S, put=True) == NOW + 30 + SILENT_S


async def test_others_wait_ten_minutes_at_most(tables: tuple[TableInfo, TableInfo]) -> None:
    company, alone = tables
    late = NOW + LONGEST_S - 1
    assert at(company, late, late, put=True) == NOW + LONGEST_S
    assert at(company, NOW + LONGEST_S, NOW + LONGEST_S, put=True) is None
    assert at(alone, NOW + LONGEST_S, NOW + LONGEST_S, put=True) == NOW + LONGEST_S + ALONE_S


async def test_whoever_plays_with_computers_has_ten_minutes(tables: tuple[TableInfo, TableInfo]) -> None:
    _, alone = tables
    assert at(alone, NOW - ALONE_S + 1) == NOW + 1
    assert at(alone, NOW - ALONE_S) is None
    assert at(alone, NOW, NOW + ALONE_S - 1, put=True) == NOW + ALONE_S
    assert at(alone, NOW, NOW + ALONE_S, put=True) is None


async def test_half_of_the_time_on_a_clock_is_left_when_it_rings(tables: tuple[TableInfo, TableInfo]) -> None:
    for info in tables:
        assert at(asked(info, time_is_up=NOW + 100), NOW) == NOW + 50
        assert at(asked(info, time_is_up=NOW + 100), NOW, NOW + 50, put=True) is None
        assert at(asked(info, time_is_up=NOW - 1), NOW) is None, "no time is left"
        assert at(asked(info, time_is_up=NOW + 9 * ALONE_S), NOW) == at(info, NOW)


async def test_a_press_after_the_clock_was_set_back_says_nothing(tables: tuple[TableInfo, TableInfo]) -> None:
    for info in tables:
        assert at(info, NOW + 1) is None and at(info, NOW + 1, put=True) is None


async def test_nobody_who_is_not_asked_is_waited_for(tables: tuple[TableInfo, TableInfo]) -> None:
    company, _ = tables
    assert rings_at(company, "999", NOW, NOW, put=False) is None
    assert rings_at(replace(company, seats=()), ANN.id, NOW, NOW, put=False) is None
