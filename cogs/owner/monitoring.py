"""Health and metrics beside a process, if TEFUDA_MONITOR is set."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable

from cogs.run.environment import BadSettings, Settings
from cogs.run.meters import Meters
from cogs.ui.tefuda import Tefuda
from engine.host.search.search_pool import SearchPool
from engine.host.store.contract import Store


@contextlib.asynccontextmanager
async def watched(
    settings: Settings, store: Store, clock: Callable[[], float], pool: SearchPool, *, connects: bool = True
) -> AsyncIterator[tuple[Meters, Callable[[Tefuda], None]]]:
    """Yield the meters, and a function to call with every new bot; health and metrics are served during the block, if
    set.

    ``connects``: whether this process connects to Discord. Raises BadSettings.
    """
    if settings.monitor is None:
        yield Meters(), lambda _: None
        return
    try:
        from cogs.owner.metrics_server import (
            Monitor,
            PrometheusMeters,
        )  # only a bot with this setting needs its library
    except ModuleNotFoundError:
        raise BadSettings(
            "TEFUDA_MONITOR needs prometheus_client: .venv/bin/pip install -r requirements-extra.lock, "
            "or leave TEFUDA_MONITOR out."
        ) from None
    monitor = Monitor(store, clock, pool, PrometheusMeters(), connects=connects)
    async with contextlib.AsyncExitStack() as stack:
        try:
            await stack.enter_async_context(monitor.running(settings.monitor))
        except OSError as e:
            address, port = settings.monitor
            raise BadSettings(f"TEFUDA_MONITOR: cannot listen at {address}:{port}: {e.strerror}.") from None
        yield monitor.meters, monitor.watch
