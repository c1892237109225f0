"""The base of every cog: it answers its verbs while it is loaded, and removes them afterwards."""

from __future__ import annotations

from pkgutil import resolve_name
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.ui.cog import Cog, on_press
from cogs.ui.ids import Press
from cogs.ui.interactions import Caller
from cogs.ui.tefuda import SHARED_COGS


class Doors(Cog):
    """Answers three verbs with two methods."""

    @on_press("open", "unlock")
    async def open(self, who: Caller, press: Press) -> None:
        """Open it."""

    @on_press("shut")
    async def shut(self, who: Caller, press: Press) -> None:
        """Shut it."""

    async def lean(self, who: Caller, press: Press) -> None:
        """Answers no verb."""


class Gates(Doors):
    """Answers one verb in another way."""

    @on_press("shut")
    async def shut(self, who: Caller, press: Press) -> None:
        """Shut it slowly."""


def bot(**handlers: Any) -> Any:
    return SimpleNamespace(services=SimpleNamespace(handlers=handlers))


async def test_verbs_are_answered_while_the_cog_is_loaded() -> None:
    other = object()
    there = bot(other=other)
    cog = Doors(there)
    assert there.services.handlers == {"other": other}
    await cog.cog_load()
    assert there.services.handlers == {"other": other, "open": cog.open, "unlock": cog.open, "shut": cog.shut}
    await cog.cog_unload()
    assert there.services.handlers == {"other": other}


def test_what_a_subclass_overrides_is_answered_by_it() -> None:
    cog = Gates(bot())
    assert cog.verbs == {"open": cog.open, "unlock": cog.open, "shut": cog.shut}


def test_two_methods_cannot_answer_the_same_verb() -> None:
    class Twice(Doors):
        @on_press("shut")
        async def slam(self, who: Caller, press: Press) -> None:
            """Shut it loudly."""

    with pytest.raises(ValueError, match="two methods answer the verb 'shut'"):
        Twice(bot())


@pytest.mark.parametrize("name", SHARED_COGS)
def test_what_is_always_loaded_is_a_cog(name: str) -> None:
    assert issubclass(resolve_name(name), Cog)
    assert len(SHARED_COGS) == len(set(SHARED_COGS))
