"""Tests if players whose code has changed still play as before: ``python -m bench.strength.replayed [slug ...]``.

A fingerprint (``matches.code_of``) changes with every line of a game's code, even if the line decides no move. This
program plays the first match of each row in ``players.jsonl`` again. A match is hundreds of decisions, each by hundreds
of simulations that draw on one stream of random numbers. If the result is the same, nothing that decides a move has
changed, and the row gets the present fingerprint. Otherwise the row stays unchanged and does not count any more.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

from bench.strength.matches import Duel, code_of, two_sided
from bench.strength.players import FIRST, RECORD

CHEAP = 1.0
"""Seconds of a two-sided match up to which two of them are played."""


def plays_as_before(duel: Duel, row: dict[str, Any], play: Callable[[Duel, int], tuple[float, float]]) -> bool:
    """True if the first matches of a row have the same results again."""
    known = [(k, v) for k, v in enumerate(row["ahead"]) if v is not None]
    count = 2 if row["seconds"] <= CHEAP * len(known) else 1
    return bool(known) and all(round(play(duel, FIRST + k)[0], 4) == v for k, v in known[:count])


def renewed(
    record: Path, slugs: Collection[str], play: Callable[[Duel, int], tuple[float, float]] = two_sided
) -> list[tuple[Duel, bool]]:
    """Give the present fingerprint to rows that still hold; return all rows with another one, and whether they hold."""
    rows = [json.loads(line) for line in record.read_text(encoding="utf-8").splitlines()]
    found = []
    for row in rows:
        duel = Duel(*row["duel"])
        code = code_of(duel)
        if row["code"] == code or (slugs and duel.slug not in slugs):
            continue
        same = plays_as_before(duel, row, play)
        if same:
            row["code"] = code
        found.append((duel, same))
    record.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    return found


if __name__ == "__main__":
    for duel, same in renewed(RECORD, sys.argv[1:]):
        print(f"{duel.slug} {duel.seats} {duel.one} {duel.other}: {'as before' if same else 'another player'}")
