"""The handlers behind the HTTP API, by subject."""

from __future__ import annotations

from ..http import Route
from . import channels, commands, guilds, interactions, messages, threads, webhooks

ALL: tuple[Route, ...] = (
    *guilds.ROUTES,
    *commands.ROUTES,
    *channels.ROUTES,
    *threads.ROUTES,
    *messages.ROUTES,
    *interactions.ROUTES,
    *webhooks.ROUTES,
)
