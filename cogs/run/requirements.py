"""What a process needs of its machine, in the words of a start, which ``bot.py --check`` says too."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from cogs.run.environment import BadSettings, NotYet
from engine.host.store.address import shown
from engine.host.store.errors import NotRecorded
from engine.host.store.files import StoreAway, UnusableStore

BAD_TOKEN = "Discord does not accept this token. Copy it again into .env."
NO_ZONES = (
    "no time zones are known here: quiet hours do not count and days away end by UTC. "
    "Install the package tzdata (it is in requirements.lock), or your system's."
)


@contextlib.contextmanager
def usable(where: str | Path) -> Iterator[None]:
    """Raise BadSettings if the folder or the store (a path, or the address of a server) cannot be used, NotYet if its
    server does not answer now.
    """
    try:
        yield
    except StoreAway as e:
        raise NotYet(f"{shown(where)} cannot be used: {e}") from None
    except UnusableStore as e:
        raise BadSettings(f"{shown(where)} cannot be used: {e}") from None
    except (OSError, sqlite3.Error, NotRecorded) as e:
        why = e.strerror if isinstance(e, OSError) and e.strerror else " ".join(str(e.__cause__ or e).split())
        what = "Make room, correct its rights, or choose another folder with TEFUDA_DATA."
        what = what if isinstance(where, Path) else "Look at the server, or choose another with TEFUDA_DATABASE."
        kind = BadSettings if isinstance(where, Path) else NotYet
        raise kind(f"{shown(where)} cannot be used: {why}. {what}") from None
