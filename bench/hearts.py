"""Plays random matches of hearts in OpenSpiel, a C++ library, from Python, for the comparison in ``reference``.

This script runs in another interpreter, which has ``pyspiel``; it prints decisions a second of CPU time. It picks moves
as ``engine.play_out`` does, by index from the list of legal moves. The cards it deals are moves in OpenSpiel too, but
not of a player: they take time and are not counted.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

import pyspiel


def play_out(game: Any, rnd: Callable[[], float]) -> int:
    """Play a whole hand by random legal moves, the deal included; return the number of players' decisions."""
    s = game.new_initial_state()
    decisions = 0
    while not s.is_terminal():
        decisions += not s.is_chance_node()
        moves = s.legal_actions()
        s.apply_action(moves[int(rnd() * len(moves))])
    return decisions


def main(seconds: float) -> None:
    """Play for so many seconds."""
    game, rnd = pyspiel.load_game("hearts"), random.Random(1).random
    play_out(game, rnd)
    start, decisions = process_time(), 0
    while process_time() - start < seconds:
        decisions += play_out(game, rnd)
    print(decisions / (process_time() - start))


if __name__ == "__main__":
    main(float(sys.argv[1]))
