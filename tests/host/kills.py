"""Processes that die at every write: what they leave behind is all that the next one knows."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest

from tests.host.rig import Rig

T = TypeVar("T")


class Killed(BaseException):
    """The process ends here: no handler of ours catches it."""


async def outlived(
    rig: Rig,
    point: str,
    story: Callable[[], Awaitable[T]],
    *,
    most: int = 60,
    reopened: Callable[[], Awaitable[None]] | None = None,
) -> tuple[int, T]:
    """Return how many processes died, and what the story came to in the one that lived.

    The first process dies at the first write, its successor at the second, and so on, until one comes to the end, after
    at most ``most``. ``point``: where in a write (the store's ``hook``). ``reopened`` runs after each death, over the
    store that is left.
    """
    for died in range(most):
        count = 0

        def die(reached: str, died: int = died) -> None:
            nonlocal count
            count += reached == point
            if reached == point and count > died:
                raise Killed

        rig.host.tables.store.hook = die
        try:
            found = await story()
        except Killed:
            await rig.reopen()
            if reopened is not None:
                await reopened()
            continue
        rig.host.tables.store.hook = None
        return died, found
    pytest.fail("it does not come to its end")
