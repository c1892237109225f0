"""What every picture says, as files a person can read: ``python -m tests.render.texts [slug ...]`` writes them.

``tests/games/<slug>/texts.txt`` holds, for the golden positions of the game (TOLD), every string that its painter
draws, in the order of drawing and with its role, and what is told beside the picture (state line, prompt, alt text),
for the table, for the hand of the first seat that is asked (else seat 1) and for the result, in Japanese and in
English. The texts come from the drawing calls (``render.kit.drawing.written``).
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from difflib import SequenceMatcher
from itertools import groupby
from pathlib import Path

from engine.core.view import View
from engine.games.registry import GAMES
from locales import LANGUAGES, Words, words
from render.kit.drawing.written import written
from tests.engine.every_game import OF_GAMES
from tests.render.positions import Position, picture, positions, told

TOLD = {
    "geschenk": ("4", "4-full", "3-open_chips-True", "4-games-3"),
    "tricky_express": ("4", "4-full"),
    "tennos_square": ("4", "3-mode-individual", "3-mode-split"),
    "counting_cribbage": ("3", "3-full", "2-muggins-count", "3-skunk-True-muggins-full-match_wins-2"),
    "rummy_fifty": ("4", "4-full"),
    "jukugo_daifuda": ("3", "2-hints-off-window_mode-sealed", "2-window_mode-sealed"),
    "alliance": ("4", "2-mode-individual", "6-mode-secret_team"),
    "dominuxen": ("4", "4-full", "4-rounds-3"),
    "stendhal": ("5-full", "7-limit-30"),
    "grazia": ("7-empty_suit-ace",),
    "six_suit_fort": ("4", "3-final_pair-manual"),
    "boonaken": ("5", "5-full", "2-early_stop-False"),
}
"""The cases whose positions are written down, by game; the others look like one of them. Where a game is not listed,
those of a table opened without a word."""


def told_cases(slug: str) -> tuple[str, ...]:
    """The cases of a game that are written down."""
    return TOLD.get(slug, (str(GAMES[slug].default_seats),))


WIDE = 110
"""Characters after which a list of drawn texts goes on in the next line."""


def file_of(slug: str) -> Path:
    """Where a game's texts are kept."""
    return OF_GAMES / slug / "texts.txt"


def sections(slug: str) -> dict[str, list[str]]:
    """The whole list of a game: by position, who looks, and language, the lines of what is drawn and told."""
    out = {}
    for position in positions(slug):
        if position.name.removesuffix(f"-{position.phase}") in told_cases(slug):
            for seat in (None, next((p for p in position.state.waiting if p >= 0), 0)):
                view = position.view(seat)
                for lang in LANGUAGES:
                    out[title(position, view, lang)] = list(lines(view, words(lang)))
    return out


def title(position: Position, view: View, lang: str) -> str:
    """Which position, whose picture, which language."""
    shown = f"hand of seat {view.seat + 1}" if view.seat is not None else "result" if view.over else "table"
    return f"{position.name} | {shown} | {lang}"


def lines(view: View, w: Words) -> Iterator[str]:
    """The texts of a picture by role, and what is told beside it."""
    for role, texts in groupby(written(picture(view, w)), lambda one: one.role):
        line = ""
        for text, same in groupby(one.text for one in texts):
            times = len(list(same))
            piece = text if times == 1 else f"{times} times {text}"
            if line and len(line) + len(piece) > WIDE:
                yield f"  {role}: {line}"
                line = ""
            line += f" | {piece}" if line else piece
        yield f"  {role}: {line}"
    for kind, text in told(view, w).items():
        yield from (f"  {kind}> {line}" for line in text.split("\n"))


def parsed(text: str) -> dict[str, list[str]]:
    """What ``written_down`` wrote."""
    out: dict[str, list[str]] = {}
    for line in text.splitlines():
        if line.startswith("== "):
            here = out.setdefault(line[3:], [])
        elif line:
            here.append(line)
    return out


def written_down(found: dict[str, list[str]]) -> str:
    """The sections as the text of a file."""
    return "\n".join("\n".join([f"== {name}", *section, ""]) for name, section in found.items())


def changes(before: dict[str, list[str]], after: dict[str, list[str]]) -> list[str]:
    """What differs, in words: which picture, which line, what it was and what it is."""
    out = [f"{name}: is gone" for name in before if name not in after]
    out += [f"{name}: is new" for name in after if name not in before]
    for name in (name for name in before if name in after):
        old, new = before[name], after[name]
        for kind, a, b, c, d in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
            if kind != "equal":
                out.append(f"{name}:")
                out += [f"    was {line.strip()}" for line in old[a:b]]
                out += [f"    now {line.strip()}" for line in new[c:d]]
    return out


def write(slug: str) -> None:
    """Write the list of a game anew."""
    file_of(slug).write_text(written_down(sections(slug)), encoding="utf-8")


if __name__ == "__main__":
    for each in sys.argv[1:] or GAMES:
        write(each)
