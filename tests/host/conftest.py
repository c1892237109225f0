"""Runs tests with a store over both engines: over PostgreSQL in ``make soak``, and some in ``make test`` too."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import nullcontext
from pathlib import Path

import pytest
import pytest_asyncio

from tests.host import engines
from tests.host.rig import Rig
from tests.host.server import NO_SERVER, maintenance


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Parametrize tests over both engines; over a file a test keeps its plain name."""
    with_store = {"rig", "tmp_path"} & set(metafunc.fixturenames)
    if not with_store or any(metafunc.definition.iter_markers("file_only")):
        return
    chosen = any(metafunc.definition.iter_markers("both_engines"))
    marks = [pytest.mark.postgres] if chosen else [pytest.mark.postgres, pytest.mark.soak]
    files = pytest.param(False, id=pytest.HIDDEN_PARAM)
    databases = pytest.param(True, id="postgres", marks=marks)
    metafunc.parametrize("over_postgres", [files, databases], indirect=True)


@pytest.fixture(autouse=True)
def over_postgres(request: pytest.FixtureRequest) -> Iterator[bool]:
    """Return True if this test runs over PostgreSQL."""
    if not getattr(request, "param", False):
        yield False
        return
    if maintenance() is None:
        pytest.skip(NO_SERVER)
    # Files that run over PostgreSQL in the soak alone have tests of how long the bot waits.
    chosen = request.node.get_closest_marker("both_engines") is not None
    with engines.over_databases(), engines.unhurried() if chosen else nullcontext():
        yield True


@pytest_asyncio.fixture
async def rig(tmp_path: Path) -> AsyncIterator[Rig]:
    made = Rig(tmp_path / "store.db")
    await made.open()
    yield made
    await made.host.close()
