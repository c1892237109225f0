"""Descriptions within Discord's limit: names are cut, details left out, or the rest becomes a second text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final

from engine.core.text.letters import cut
from engine.core.text.names import parted
from render.narration.telling import Telling

ALT_LIMIT: Final = 1024
"""Discord's limit for the description of a picture, in characters."""


def first_fitting(texts: Iterable[str], limit: int = ALT_LIMIT) -> str:
    """Return the first description within ``limit`` characters, else the last one: the caller puts the most detailed
    one first."""
    text = ""
    for text in texts:
        if len(text) <= limit:
            break
    return text


CUTS: Final = (32, 16, 8)
"""The lengths to which names are cut, one after the other, if many long names leave no room."""


def described(tell: Callable[[Telling], str], telling: Telling) -> str:
    """Return the text of a narration's ``tell``, with names cut if they leave no room."""
    return with_names_cut(lambda cut: tell(replace(telling, names=cut)), telling.names)


def with_names_cut(tell: Callable[[Sequence[str]], str], names: Sequence[str]) -> str:
    """Return the text of ``tell`` with names as long as Discord allows; the seat beside a name stays."""
    return first_fitting(tell([_name(name, cut) for name in names]) for cut in CUTS)


def described_together(tells: Sequence[Callable[[Sequence[str]], str]], names: Sequence[str]) -> tuple[str, str]:
    """Return the description of one picture with several parts, in the order in which they are drawn.

    A later part does not repeat a line of the first one: the hand has the trick of the table too. The second text is
    the rest beyond ALT_LIMIT characters, "" for none; it begins with a whole line if lines are short enough.
    """

    def text(cut: Sequence[str]) -> str:
        return _said_once([tell(cut) for tell in tells])

    fitting = with_names_cut(text, names)
    if len(fitting) <= ALT_LIMIT:
        return fitting, ""
    # Shorter names are of no use if there is a rest anyway.
    return _parted(text([_name(name, CUTS[0]) for name in names]), ALT_LIMIT)


def _said_once(parts: Sequence[str]) -> str:
    first, *rest = parts
    said = set(first.split("\n"))
    return "\n".join([first, *(line for part in rest for line in part.split("\n") if line not in said)])


def _parted(text: str, limit: int) -> tuple[str, str]:
    if len(text) <= limit:
        return text, ""
    at = next((at for sign in ("\n", " ") if (at := text.rfind(sign, 0, limit + 1)) > limit // 2), limit)
    return text[:at], text[at:].lstrip()


def _name(name: str, limit: int) -> str:
    bare, seat = parted(name)
    return clip(bare, limit - len(seat)) + seat


def shortened(text: str, limit: int) -> str:
    """Return ``text``; a longer one than ``limit`` characters ends behind a word, with an ellipsis."""
    if len(text) <= limit:
        return text
    kept = cut(text, limit - 1)
    end = kept.rfind(" ")
    return (kept[:end] if end * 2 >= limit else kept).rstrip(" ,;:") + "…"


def clip(text: str, limit: int = ALT_LIMIT) -> str:
    """Return ``text`` cut to ``limit`` characters with an ellipsis; narrations should never need it."""
    return text if len(text) <= limit else cut(text, limit - 1) + "…"
