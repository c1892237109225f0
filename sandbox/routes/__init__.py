"""The handlers behind the HTTP API, by subject."""

from __future__ import annotations

from ..http import Route
from . import channels, commands, events, guilds, interactions, messages, threads, webhooks

ALL: tuple[Route, ...] = (
    *guilds.ROUTES,
    *events.ROUTES,
    *commands.ROUTES,
    *channels.ROUTES,
    *threads.ROUTES,
    *messages.ROUTES,
    *interactions.ROUTES,
    *webhooks.ROUTES,
)
