"""Figures for the person who runs the bot: they are right, and report trouble if there is some."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import aiohttp
import pytest
import pytest_asyncio

from cogs.owner import metrics_server
from cogs.owner.metrics_server import Monitor, PrometheusMeters
from cogs.owner.monitoring import watched
from cogs.run import meters
from cogs.run.environment import BadSettings, Settings, monitor_in
from cogs.run.meters import Stopwatch
from engine.host.model.records import DeliveryKind
from engine.host.search.search_pool import SearchPool
from engine.host.search.shared_search import LEFT_S
from sandbox import PATIENCE
from tests.host.rig import ANN, BEN, Rig


@pytest_asyncio.fixture
async def rig(tmp_path: Path) -> AsyncIterator[Rig]:
    made = Rig(tmp_path / "store.db")
    await made.open()
    yield made
    await made.host.close()


async def told(port: int, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as answer:
        return answer.status, await answer.text()


async def healthy(port: int, status: int) -> str:
    """Return the health report once it has this status, however long the next look takes."""
    while (found := await told(port, "/healthz"))[0] != status:  # noqa: ASYNC110  # the server tells nobody
        await asyncio.sleep(0.01)
    return found[1]


def figures(text: str) -> dict[str, float]:
    """Return every figure by its name with labels, as Prometheus reads it."""
    lines = (line.rpartition(" ") for line in text.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, _, value in lines}


async def test_the_figures_are_right(rig: Rig) -> None:
    table = await rig.started(ANN, BEN, computers=1)
    rig.now += 100.0
    for kind in (DeliveryKind.TABLE, DeliveryKind.NOTICE):
        await rig.host.deliveries.add_task(table.id, kind, "", key="paused")
    rig.now += 7.0
    due = await rig.host.tables.store.rows("SELECT due FROM outbox WHERE due <= ?", (rig.now,))
    meters = PrometheusMeters()
    meters.answered("done", 0.3)
    meters.answered("done", 2.5)
    meters.answered("refused", 0.01)
    meters.discord_answered(204)
    meters.discord_refused(10008, "request")
    meters.discord_refused(10062, "answer")
    async with Monitor(rig.host.tables.store, rig.host.tables.clock, SearchPool(), meters).running(
        ("127.0.0.1", 0)
    ) as port:
        status, text = await told(port, "/metrics")
    found = figures(text)
    assert status == 200
    assert found['tefuda_answers_total{outcome="done"}'] == 2 and found['tefuda_answers_total{outcome="refused"}'] == 1
    assert found['tefuda_answer_seconds_bucket{le="0.5"}'] == 2 and found["tefuda_answer_seconds_count"] == 3
    assert found['tefuda_discord_answers_total{status="204"}'] == 1
    assert found['tefuda_discord_refusals_total{code="10008",kind="request"}'] == 1
    assert found['tefuda_discord_refusals_total{code="10062",kind="answer"}'] == 1
    assert found["tefuda_outbox_tasks"] == len(due) >= 2
    assert found["tefuda_outbox_oldest_seconds"] == pytest.approx(rig.now - min(r["due"] for r in due))
    assert found['tefuda_tables{status="playing"}'] == 1 and found['tefuda_tables{status="finished"}'] == 0
    assert found["tefuda_shards_connected"] == 0 and found["tefuda_searches_waiting"] == 0


async def test_health_tells_what_is_in_trouble(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    monitor = Monitor(rig.host.tables.store, rig.host.tables.clock, SearchPool(), PrometheusMeters())
    async with monitor.running(("127.0.0.1", 0)) as port:
        # Still connecting.
        assert await told(port, "/healthz") == (200, '{"well": true, "troubles": [], "shards": 0}')
        rig.host.tables.store.health.well = False
        assert await told(port, "/healthz") == (503, '{"well": false, "troubles": ["store"], "shards": 0}')
        rig.host.tables.store.health.well = True
        monkeypatch.setattr(metrics_server, "CONNECTING_S", -1.0)
        assert await healthy(port, 503) == '{"well": false, "troubles": ["gateway"], "shards": 0}'
        monitor.shards.add(0)
        assert await healthy(port, 200) == '{"well": true, "troubles": [], "shards": 1}'


async def test_a_store_that_cannot_be_read_hides_no_count(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    async def unreadable(*_: object) -> None:
        raise OSError("the server is gone")

    meters = PrometheusMeters()
    meters.answered("not_recorded", 0.1)
    async with Monitor(rig.host.tables.store, rig.host.tables.clock, SearchPool(), meters).running(
        ("127.0.0.1", 0)
    ) as port:
        assert figures((await told(port, "/metrics"))[1])["tefuda_outbox_tasks"] == 0
        monkeypatch.setattr(metrics_server, "load_of", unreadable)
        status, text = await told(port, "/metrics")
    found = figures(text)
    assert status == 200 and found['tefuda_answers_total{outcome="not_recorded"}'] == 1
    assert found["tefuda_outbox_tasks"] != found["tefuda_outbox_tasks"], "nothing is known of it"
    assert not any(name.startswith("tefuda_tables{") for name in found)


async def test_searches_that_nobody_has_begun_are_counted_and_no_gateway_is_missed(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a process that only thinks sees it: the searches that wait in the store, and those it has taken."""
    ask = "INSERT INTO thoughts (table_id, game, state, seat, level, asked, holder, until, found) VALUES "
    now = rig.now
    for asked, holder, until, found in (
        (now, "", 0.0, None),
        (now, "dead", now - 1, None),
        (now, "other", now + 9, None),
        (now, "other", now, "null"),
        (now - LEFT_S - 1, "", 0.0, None),
    ):
        values = (1, "toy", "{}", 0, "hard", asked, holder, until, found)
        await rig.host.tables.store.write(f"{ask}(?, ?, ?, ?, ?, ?, ?, ?, ?)", values)
    monkeypatch.setattr(metrics_server, "CONNECTING_S", -1.0)
    pool = SearchPool()
    monkeypatch.setattr(SearchPool, "asked", 3)
    async with Monitor(rig.host.tables.store, rig.host.tables.clock, pool, PrometheusMeters(), connects=False).running(
        ("127.0.0.1", 0)
    ) as port:
        async with asyncio.timeout(PATIENCE):
            while figures((await told(port, "/metrics"))[1])["tefuda_searches_waiting"] != 3 + 2:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        assert (await told(port, "/healthz"))[0] == 200
        rig.host.tables.store.health.well = False
        assert (await told(port, "/healthz"))[0] == 503
        rig.host.tables.store.health.well = True


async def test_a_late_event_loop_is_measured(rig: Rig) -> None:
    async with Monitor(rig.host.tables.store, rig.host.tables.clock, SearchPool(), PrometheusMeters()).running(
        ("127.0.0.1", 0)
    ) as port:
        await asyncio.sleep(0)
        time.sleep(2 * metrics_server.LOOK_S)  # noqa: ASYNC251  # that is what is to be found
        assert figures((await told(port, "/metrics"))[1])["tefuda_loop_lag_seconds"] >= metrics_server.LOOK_S


def test_a_stopwatch_stops_once(monkeypatch: pytest.MonkeyPatch) -> None:
    passed = iter((5.0, 5.5, 9.0))
    monkeypatch.setattr(meters, "time", SimpleNamespace(monotonic=lambda: next(passed)))
    watch = Stopwatch()
    watch.stop()
    assert watch.seconds == watch.seconds == 0.5


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("", None),
        ("9464", ("127.0.0.1", 9464)),
        ("0.0.0.0:9464", ("0.0.0.0", 9464)),
        ("[::1]:80", ("::1", 80)),
        (":9464", ("127.0.0.1", 9464)),
    ],
)
def test_where_it_is_told(said: str, meant: tuple[str, int] | None) -> None:
    assert monitor_in({"TEFUDA_MONITOR": said}) == meant


async def test_a_port_that_is_taken_is_said(tmp_path: Path, rig: Rig) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        settings = Settings("x", tmp_path, monitor=("127.0.0.1", other.getsockname()[1]))
        with pytest.raises(BadSettings, match="TEFUDA_MONITOR: cannot listen"):
            async with watched(settings, rig.host.tables.store, rig.host.tables.clock, SearchPool()):
                pass
