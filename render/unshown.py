"""The parts of a game that neither its pictures nor its words show, with reasons: declared beside each painter.

A test (``tests/render/all_games/test_figures.py``) changes every field of a game's golden views that the viewer may
know, one value at a time.  The picture and the alt text must then differ, or the field is declared here, with the
reason.  The test also fails for a declaration that is unnecessary or no longer true.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Unshown:
    """Fields of a view that are not shown.

    ``fields``: their names, separated by blanks.  ``phases``: names of the phases ("over": at the end), separated by
    blanks; empty: always.  ``where``: whether the picture or the words leave them out; empty: both.  ``partly``: some
    of their values are shown, or at some moments; without it they are never shown in those phases.
    """

    fields: str
    reason: str
    phases: str = ""
    where: Literal["", "picture", "words"] = ""
    partly: bool = False

    def names(self, field: str, phase: str, where: str) -> bool:
        """True if this declares ``field`` in ``phase``, in the picture or in the words."""
        return (
            field in self.fields.split()
            and (not self.phases or phase in self.phases.split())
            and self.where in ("", where)
        )
