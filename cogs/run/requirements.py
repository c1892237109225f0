"""What a process needs of its machine, in the words of a start, which ``bot.py --check`` says too."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import aiohttp
import discord

from cogs.run.environment import BadSettings, NotYet
from engine.host.store.address import without_password
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
        raise NotYet(f"{without_password(where)} cannot be used: {e}") from None
    except UnusableStore as e:
        raise BadSettings(f"{without_password(where)} cannot be used: {e}") from None
    except (OSError, sqlite3.Error, NotRecorded) as e:
        why = e.strerror if isinstance(e, OSError) and e.strerror else " ".join(str(e.__cause__ or e).split())
        what = "Make room, correct its rights, or choose another folder with TEFUDA_DATA."
        what = what if isinstance(where, Path) else "Look at the server, or choose another with TEFUDA_DATABASE."
        kind = BadSettings if isinstance(where, Path) else NotYet
        raise kind(f"{without_password(where)} cannot be used: {why}. {what}") from None


def request_failure(e: BaseException) -> str:
    """Return the cause of a failed request and its remedy, in one line."""
    if isinstance(e, discord.LoginFailure):
        return BAD_TOKEN
    if isinstance(e, discord.RateLimited):
        return f"Discord wants us to wait {e.retry_after:.0f} s. Try again after that."
    if isinstance(e, discord.HTTPException):
        who = "Discord" if isinstance(e.code, int) and e.code > 0 else "Discord, or a proxy before it,"
        return f"{who} answers {e.status} ({e.code}: {' '.join(e.text.split())[:200] or 'no text'})."
    if isinstance(e, aiohttp.ClientConnectorCertificateError):
        return f"the certificate of {e.host} is not accepted here. Correct the clock, or your system's certificates."
    if isinstance(e, aiohttp.ClientProxyConnectionError):
        return f"the proxy cannot be reached ({e.os_error}). Correct HTTPS_PROXY."
    if isinstance(e, aiohttp.ClientHttpProxyError):
        return f"the proxy refuses ({e.status} {e.message}). Correct HTTPS_PROXY."
    what = f"{type(e).__name__}: {e}" if str(e) else type(e).__name__
    return f"Discord cannot be reached ({what}). Look at the connection, the firewall, HTTPS_PROXY."
