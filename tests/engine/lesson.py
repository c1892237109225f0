"""Proposes the script of a first hand: ``python -m tests.engine.lesson SLUG DEAL [--seats N] [--option KEY=VALUE]``.

Heuristic players play every seat from that deal. The output has the moves as lines of a script (engine.core.lesson). It
also has the learner's hand before each of their moves, each move in words, and the events. ``--begin FILE`` starts with
the moves of an existing script; ``--lang`` chooses the language.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path
from typing import Any

from engine.core.context import Event
from engine.core.game import TABLE_ACTOR, Game
from engine.core.lesson import LEARNER, Lesson
from engine.core.match import Match
from engine.core.offers import Field
from engine.games.registry import GAMES
from locales import Words, words
from render.games.registry import NARRATIONS
from render.narration.telling import Telling
from tests.engine.every_game import at_random, heuristic

NAMES = ("You", "Kuro", "Momo", "Gen", "Sora", "Tama", "Yuki")


def wire_text(wire: list[Any]) -> str:
    """Return a move in the form of a script."""
    return " ".join(map(field_text, wire))


def field_text(value: Field) -> str:
    """Return one field of a move in the form of a script."""
    if isinstance(value, list):
        return ",".join(map(str, value)) + ("," if len(value) < 2 else "")
    return str(value)


def next_move(game: Game[Any], match: Match[Any], rng: random.Random) -> tuple[int, list[Any]]:
    """Return the next seat and its move: the safe move of the rules, else a heuristic player's, the learner first."""
    if (auto := match.game.automatic(match.state)) is not None:
        return auto[0], auto[1].wire()
    seat = LEARNER if LEARNER in match.state.waiting else match.state.waiting[0]
    style = at_random if seat == TABLE_ACTOR else heuristic
    return seat, style(match.game, match.state, seat, list(match.game.legal(match.state, seat)), rng.random).wire()


def told(game: str, match: Match[Any], events: list[Event], say: Words) -> list[str]:
    """Return the lines that the learner reads for these events."""
    narration, view = NARRATIONS[game], match.view(LEARNER)
    texts = (
        narration.happened(e, Telling(view, NAMES[: match.header.seats], say)) for e in events if e.seen_by(LEARNER)
    )
    return [f"      > {text}" for text in texts if text]


def main() -> None:
    """Print a proposal."""
    read = argparse.ArgumentParser()
    read.add_argument("slug")
    read.add_argument("deal")
    read.add_argument("--seats", type=int)
    read.add_argument("--moves", type=int, default=60)
    read.add_argument("--seed", type=int, default=1)
    read.add_argument("--option", action="append", default=[])
    read.add_argument("--begin")
    read.add_argument("--lang", default="en")
    given = read.parse_args()
    game, say = GAMES[given.slug], words(given.lang)
    options = {k: int(v) if v.isdecimal() else v for k, v in (o.split("=") for o in given.option)}
    lesson = Lesson(given.deal, given.seats or game.default_seats, "", options)
    begun = Lesson("", 2, Path(given.begin).read_text(encoding="utf-8")).moves if given.begin else ()
    narration, match, rng = NARRATIONS[given.slug], lesson.begin(game), random.Random(given.seed)
    names = NAMES[: lesson.seats]
    print("\n".join(told(given.slug, match, match.ctx.events, say)))
    for at in range(given.moves):
        if match.over:
            break
        known = at < len(begun)
        seat, wire = (begun[at][0], list(begun[at][1])) if known else next_move(game, match, rng)
        if seat == LEARNER:
            view = match.view(LEARNER)
            print(f"   -- {narration.state_line(Telling(view, names, say))}")
            print(f"   == {narration.hand_alt(Telling(view, names, say))}")
        view, action = match.view(None if seat == TABLE_ACTOR else seat), match.game.read(wire)
        print(f"{seat}: {wire_text(wire)}        # {narration.move(Telling(view, NAMES, say), action)}")
        print("\n".join(told(given.slug, match, match.submit(seat, action), say)))
    print("over" if match.over else "goes on")


if __name__ == "__main__":
    main()
