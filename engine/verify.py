"""Check the record of a finished table: ``python -m engine.verify record.json``.

It uses only the standard library and the rules of the games. It computes the commitment, the seed and every shuffle a
second time, from their description (engine/core/proof.py, engine/core/context.py), without the bot's own code.

Exit code 0: the record is correct. 1: a part of it does not fit. 2: it cannot be checked (it is no record of ours, the
match was not finished, or it was played under other rules than these).
"""

from __future__ import annotations

import hashlib
import hmac
import json
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.console import escape_the_rest
from engine.core.context import FIRST_LEG, FIRST_LOTS, GameContext
from engine.core.game import Game
from engine.core.state import NO_SEAT, State
from engine.games.registry import GAMES

SCHEMA = 1
"""The form of records that this program can read."""
UNDO, DROP = "undo", "drop"


class NotChecked(Exception):
    """The record cannot be checked here; the text says why."""


class DoesNotHold(Exception):
    """A part of the record does not fit; the text names it."""


def commitment(secret: bytes, match: str) -> str:
    """Return the commitment that was published before the first person joined: SHA-256 of "commit-v1|match|secret"."""
    return hashlib.sha256(b"commit-v1|" + match.encode() + b"|" + secret).hexdigest()


def seed_of(secret: bytes, nonces: Iterable[str]) -> bytes:
    """Return the seed of all shuffles: HMAC-SHA256 of the nonces, joined by the unit separator, under the secret."""
    return hmac.new(secret, "\x1f".join(nonces).encode(), hashlib.sha256).digest()


def _numbers(seed: bytes, label: str) -> Iterator[int]:
    """Yield the 32-bit numbers of one labelled stream, without end."""
    key = hmac.new(seed, b"shuffle-v1|" + label.encode(), hashlib.sha256).digest()
    counter = 0
    while True:
        block = hashlib.sha256(key + counter.to_bytes(8, "big")).digest()
        yield from (int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4))
        counter += 1


def shuffled(seed: bytes, label: str, items: Iterable[int]) -> list[int]:
    """Return the items shuffled by Fisher-Yates, from the last place down; a number that would favour some places is
    skipped."""
    out, numbers = list(items), _numbers(seed, label)
    for last in range(len(out) - 1, 0, -1):
        fair = 2**32 // (last + 1) * (last + 1)
        number = next(n for n in numbers if n < fair) % (last + 1)
        out[last], out[number] = out[number], out[last]
    return out


class OwnTable(GameContext):
    """Gives the rules their shuffles and stores each of them."""

    def __init__(self, seed: bytes, first: int = NO_SEAT) -> None:
        self.seed, self.first = seed, first
        self.shuffles: dict[str, list[int]] = {}

    def shuffled(self, label: str, items: Iterable[int]) -> list[int]:
        """Return the shuffle that the label and the seed determine. Raises DoesNotHold if a label is used twice."""
        if label in self.shuffles:
            raise DoesNotHold(f"the shuffle {label!r} was used twice")
        if label.removeprefix(FIRST_LEG) in FIRST_LOTS and self.first != NO_SEAT:
            # Not drawn: in a rematch the next seat begins.
            self.shuffles[label] = sorted(items, key=lambda seat: seat != self.first)
        else:
            self.shuffles[label] = shuffled(self.seed, label, items)
        return list(self.shuffles[label])


@dataclass(slots=True)
class Checked:
    """The facts found in a correct record."""

    game: str
    revision: int
    seats: int
    words: list[str]
    """Nonces in seat order, ``seat:word`` with seats from 0; empty if the record has the seed instead."""
    seed: bytes
    moves: int
    """The number of moves that were not taken back."""
    scores: list[int]
    winners: list[int]
    shuffles: dict[str, list[int]] = field(default_factory=dict)
    first: int = NO_SEAT
    """The seat that begins without a draw, as the next in turn of a rematch."""
    cards: str = ""
    """The source of the shuffles and words, if they were taken over: a former match, or the day and the game."""


def check(record: Any) -> Checked:
    """Check all parts of a record, as read from its JSON. Raises NotChecked or DoesNotHold."""
    try:
        header = record["header"]
        match, slug, revision, seats = header["match"], header["game"], header["revision"], header["seats"]
        options, nonces, published = dict(header["options"]), [str(n) for n in header["nonces"]], header["commitment"]
        log, revealed = [list(entry) for entry in record["log"]], record["secret"]
        outcome = {part: record[part] for part in ("ended", "scores", "winners")}
        first, cards = int(header.get("first", NO_SEAT)), str(header.get("cards", ""))
        secret = bytes.fromhex(revealed) if revealed is not None else None
        told = bytes.fromhex(record["seed"]) if record.get("seed") else None
        shuffles = None if record.get("shuffles") is None else [_listed(entry) for entry in record["shuffles"]]
    except (KeyError, TypeError, ValueError) as e:
        raise NotChecked(f"this is no record of a table: {type(e).__name__} {e}") from None
    if header.get("schema") != SCHEMA:
        raise NotChecked(f"a record of form {header.get('schema')!r}, not {SCHEMA}")
    if secret is None:
        raise NotChecked("the secret is not in it yet: the table was not over when it was saved")
    game = GAMES.get(slug)
    if game is None:
        raise NotChecked(f"these rules know no game {slug!r}")
    game = game.playing(options).as_of(revision)
    if game.revision != revision:
        raise NotChecked(f"played under revision {revision} of the rules of {slug}; here is revision {game.revision}")
    if str(published) != commitment(secret, str(match)):
        raise DoesNotHold("the secret is not the one that was committed to")
    seed = seed_of(secret, nonces) if nonces or told is None else told
    if told not in (None, seed):
        raise DoesNotHold("the words and the secret do not lead to the seed that the record names")
    table = OwnTable(seed, first)
    if shuffles is not None:
        _follow(shuffles, OwnTable(seed, first))
    state, moves = _played(game, seats, options, log, table)
    if shuffles is not None and [label for label, *_ in shuffles] != [*table.shuffles]:
        raise DoesNotHold("the record names other shuffles than its moves lead to")
    for label, _, order in shuffles or ():
        if order != table.shuffles[label]:
            raise DoesNotHold(f"the shuffle {label!r} of the record is of other cards than the rules shuffle")
    for part, recorded in outcome.items():
        if getattr(state, part) != recorded:
            raise DoesNotHold(f"{part}: the record says {recorded!r}, its moves lead to {getattr(state, part)!r}")
    return Checked(
        slug, revision, seats, nonces, table.seed, moves, state.scores, state.winners, table.shuffles, first, cards
    )


def _listed(entry: Any) -> tuple[str, list[int], list[int]]:
    """Return a shuffle of a record: label, items, order. Raises TypeError or ValueError."""
    label, items, order = entry
    if not isinstance(label, str) or not all(type(card) is int for card in (*items, *order)):
        raise TypeError("a shuffle")
    return label, list(items), list(order)


def _follow(shuffles: Iterable[tuple[str, list[int], list[int]]], table: OwnTable) -> None:
    """Raise DoesNotHold for the first shuffle of a record that does not follow from the seed."""
    for label, items, order in shuffles:
        found = table.shuffled(label, items)
        if len(order) != len(found):
            raise DoesNotHold(
                f"the shuffle {label!r} has {len(order)} cards in the record, and {len(found)} were shuffled"
            )
        for place, (recorded, card) in enumerate(zip(order, found, strict=True), 1):
            if recorded != card:
                raise DoesNotHold(
                    f"the shuffle {label!r}, place {place}: the record says {recorded}, the seed leads to {card}"
                )


def _played(
    game: Game[Any], seats: int, options: dict[str, Any], log: list[list[Any]], table: OwnTable
) -> tuple[State, int]:
    """Return the position after all moves, each checked against the rules, and the number of moves not taken back."""
    if seats not in game.seats:
        raise DoesNotHold(f"the game is not for {seats!r} seats")
    if table.first != NO_SEAT and table.first not in range(seats):
        raise DoesNotHold(f"nobody sits in seat {table.first + 1}, which is said to begin")
    try:
        game.check(seats, options)
        # An option younger than the record was played with its default.
        options = {**{option.key: option.default for option in game.options}, **options}
        table.options = options
        state = game.start(seats, options, table)
    except (KeyError, TypeError, ValueError) as e:
        raise DoesNotHold(f"the game is not played like this: {e}") from None
    done: list[list[Any]] = []
    for number, entry in enumerate(log, 1):
        try:
            if entry[0] == -1 and entry[1:2] in ([UNDO], [DROP]):
                done = _kept(done, entry, number)
                table.shuffles.clear()
                state = game.start(seats, options, table)
                for seat, *wire in done:
                    action = game.read(wire)
                    if not game.allows(state, seat, action):
                        raise DoesNotHold(f"entry {number} leaves a move that cannot be made")
                    game.apply(state, seat, action, table)
                continue
            seat, *wire = entry
            action = game.read(wire)
            allowed = not state.ended and game.allows(state, seat, action)
            if allowed:
                game.apply(state, seat, action, table)
        except (IndexError, KeyError, TypeError, ValueError) as e:
            raise DoesNotHold(f"move {number} cannot be made: {e}") from None
        if not allowed:
            raise DoesNotHold(f"move {number} of seat {seat + 1} is not allowed there: {wire}")
        done.append(entry)
    return state, len(done)


def _kept(done: list[list[Any]], entry: list[Any], number: int) -> list[list[Any]]:
    """Return the moves that are left after an entry about the record: the first ones, or all except those at some
    places."""
    _, what, which = entry
    gone = range(which, len(done)) if what == UNDO else which
    if (what == UNDO and not 0 <= which <= len(done)) or not all(0 <= at < len(done) for at in gone):
        raise DoesNotHold(f"entry {number} takes back what was not there")
    return [move for at, move in enumerate(done) if at not in gone]


def report(found: Checked) -> str:
    """Return the checked facts, a line each."""
    words = ", ".join(_word(nonce) for nonce in found.words)
    if found.cards:
        words = f"{words or 'none'}; secret and words are those of {found.cards}, dealt again"
    shuffles = ", ".join(f"{label} ({len(order)})" for label, order in found.shuffles.items())
    lines = [
        ("game", f"{found.game}, revision {found.revision} of its rules, {found.seats} seats"),
        ("commitment", "holds: the secret is the one committed to before anybody joined"),
        ("words", words or "not in this record (an older release): who added what to the seed cannot be checked"),
        ("seed", found.seed.hex()),
        *([("start", f"seat {found.first + 1}, the next in turn: no lot")] if found.first != NO_SEAT else []),
        ("shuffles", f"{len(found.shuffles)}: {shuffles}"),
        ("moves", f"{found.moves}, all allowed by the rules"),
        ("outcome", f"scores {found.scores}, won by {', '.join(f'seat {w + 1}' for w in found.winners) or 'nobody'}"),
    ]
    return "\n".join([*(f"{name:<11} {text}" for name, text in lines), "The record holds."])


def _word(nonce: str) -> str:
    seat, sign, word = nonce.partition(":")
    return f"seat {int(seat) + 1} {word!r}" if sign and seat.isdecimal() else repr(nonce)


def main(arguments: list[str]) -> int:
    """Check the file named on the command line; return the exit code."""
    escape_the_rest()
    if len(arguments) != 1:
        sys.stderr.write("usage: python -m engine.verify record.json\n")
        return 2
    try:
        record = json.loads(Path(arguments[0]).read_text(encoding="utf-8"))
        text = report(check(record))
    except DoesNotHold as wrong:
        sys.stdout.write(f"THE RECORD DOES NOT HOLD: {wrong}\n")
        return 1
    except (OSError, ValueError, NotChecked) as e:
        sys.stderr.write(f"Not checked: {e}\n")
        return 2
    sys.stdout.write(text + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
