"""What goes wrong with a store, as its users hear of it."""

from __future__ import annotations


class NotRecorded(Exception):
    """The store cannot be written now (disk full, read-only, held by another process); nothing changed."""
