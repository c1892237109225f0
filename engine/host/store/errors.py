"""Errors of a store, for its callers."""

from __future__ import annotations


class NotRecorded(Exception):
    """The store cannot be written now (disk full, read-only, held by another process); nothing changed."""
