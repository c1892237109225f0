"""What a painter draws without words: the calls of a canvas, such as the boxes of which a scene consists.

``render.kit.drawing.written`` notes words and cards; a figure that is told by the number, place or colour of other
shapes is tested with these.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from render.kit.canvas import Canvas


def traced(method: str, paint: Callable[[], object]) -> list[tuple[Any, ...]]:
    """Return the arguments of every call of this method of a canvas (``box``, ``disc``, ``shape``) while painting."""
    made, true = list[tuple[Any, ...]](), getattr(Canvas, method)

    def noted(canvas: Canvas, *arguments: Any, **named: Any) -> Any:
        made.append((*arguments, *named.values()))
        return true(canvas, *arguments, **named)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, method, noted)
        paint()
    return made
