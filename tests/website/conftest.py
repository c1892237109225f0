"""A small site of two games in three languages, built once for all tests of it."""

from __future__ import annotations

import pytest

from tests.website.site import Read
from website.build import Site

SLUGS = ("geschenk", "boonaken")
BASE = "https://cards.example/tefuda/"
SOURCE = "https://code.example/tefuda/"
INVITE = "https://discord.com/oauth2/authorize?client_id=1"


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """Provide the site, with an address, links to its source, and a bot to add."""
    built = Site(tmp_path_factory.mktemp("site") / "www", SLUGS, ("en", "ja", "de"), BASE, SOURCE, INVITE)
    built.build()
    return built


@pytest.fixture(scope="session")
def read(site: Site) -> dict[str, Read]:
    """Provide every page by its path."""
    return {path.relative_to(site.folder).as_posix(): Read(path) for path in sorted(site.folder.rglob("*.html"))}
