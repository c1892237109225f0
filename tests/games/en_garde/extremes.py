"""Rare refusals of En Garde (see ``tests.render.test_extremes``)."""

from typing import Any

REFUSALS: dict[str, dict[str, Any]] = {"more": {}, "parry-sum": {"count": 2, "card": 3}}
