"""If another process wrote the table first, the press is run again, not refused."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.ui.interactions import OVERTAKEN_TRIES, _run_until_written
from engine.host.model.records import Overtaken, Refused


@pytest.mark.parametrize("times", [0, 1, OVERTAKEN_TRIES - 1])
async def test_it_is_done_anew(times: int) -> None:
    left, someone = times, object()

    async def work(who: Any) -> None:
        nonlocal left
        assert who is someone
        if left:
            left -= 1
            raise Overtaken

    await _run_until_written(someone, work)  # type: ignore[arg-type]  # only handed on
    assert left == 0


async def test_who_is_overtaken_again_and_again_is_told_to_look_anew() -> None:
    async def work(who: Any) -> None:
        raise Overtaken

    with pytest.raises(Refused, match="stale") as told:
        await _run_until_written(object(), work)  # type: ignore[arg-type]  # only handed on
    assert not isinstance(told.value, Overtaken)


async def test_any_other_refusal_stands() -> None:
    calls = 0

    async def work(who: Any) -> None:
        nonlocal calls
        calls += 1
        raise Refused("not-your-turn", count=1, names=["B"])

    with pytest.raises(Refused, match="not-your-turn"):
        await _run_until_written(object(), work)  # type: ignore[arg-type]  # only handed on
    assert calls == 1
