"""A match: a header and a log. The state is the result of the log; ``submit`` is the only checked entry for moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from engine.core.action import Action, IllegalAction
from engine.core.context import Event, KeptShuffles, SeededContext
from engine.core.game import Game
from engine.core.options import OptionValue
from engine.core.proof import commitment, holds, match_seed
from engine.core.state import NO_SEAT, REVISION, State
from engine.core.view import View

SCHEMA = 1
"""The version of stored matches; raised if ``Header`` or the log changes shape."""

RECORD = -1
"""An entry of the log about the record itself has this in place of a seat: ``[-1, UNDO, length]`` or ``[-1, DROP,
places]``."""
UNDO, DROP = "undo", "drop"

S = TypeVar("S", bound=State)


class BadRecord(ValueError):
    """A stored match that cannot be read, or whose proof does not hold."""


class CannotResume(BadRecord):
    """A running match that these rules cannot continue. ``newer``: a later release has already continued it."""

    def __init__(self, why: str, *, newer: bool = False) -> None:
        super().__init__(why)
        self.newer = newer


@dataclass(frozen=True, slots=True)
class Header:
    """The values that are fixed when a match starts. ``nonces`` come from the players, in seat order."""

    match: str
    game: str
    revision: int
    seats: int
    options: Mapping[str, OptionValue]
    commitment: str
    nonces: tuple[str, ...] = ()
    schema: int = SCHEMA
    first: int = NO_SEAT
    """The seat that begins (or deals first) by agreement: in a rematch. NO_SEAT: the game decides, mostly by a draw."""
    cards: str = ""
    """The source of shuffles and words that come from a former match or a day; "": the match has its own."""

    def to_json(self) -> dict[str, Any]:
        """Return plain JSON values."""
        return {
            "schema": self.schema,
            "match": self.match,
            "game": self.game,
            "revision": self.revision,
            "seats": self.seats,
            "options": dict(self.options),
            "commitment": self.commitment,
            "nonces": list(self.nonces),
            **({} if self.first == NO_SEAT else {"first": self.first}),
            **({"cards": self.cards} if self.cards else {}),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Header:
        """Return the header that ``to_json`` wrote. Raises BadRecord for another schema."""
        if data.get("schema") != SCHEMA:
            raise BadRecord(f"schema {data.get('schema')!r}, not {SCHEMA}")
        try:
            return cls(
                str(data["match"]),
                str(data["game"]),
                int(data["revision"]),
                int(data["seats"]),
                dict(data["options"]),
                str(data["commitment"]),
                tuple(str(n) for n in data["nonces"]),
                first=int(data.get("first", NO_SEAT)),
                cards=str(data.get("cards", "")),
            )
        except (KeyError, TypeError) as e:
            raise BadRecord(f"the header lacks {e}") from e


@dataclass(slots=True)
class Match(Generic[S]):
    """A game in progress. Made by ``begin``, ``resume`` or ``replay``.

    These take the game of the shelf; ``game`` is the game that is played with the options (Game.playing).
    """

    game: Game[S]
    header: Header
    secret: bytes
    ctx: SeededContext
    state: S
    log: list[list[Any]] = field(default_factory=list)
    """Entries ``[seat, tag, *fields]``, ``[-1, "undo", length]``, ``[-1, "drop", places]``."""

    @classmethod
    def begin(
        cls,
        game: Game[S],
        *,
        match: str,
        seats: int,
        options: Mapping[str, OptionValue],
        secret: bytes,
        nonces: Sequence[str] = (),
        given: dict[str, list[int]] | None = None,
        first: int = NO_SEAT,
        cards: str = "",
    ) -> Match[S]:
        """Deal a new match. Raises BadOption, or ValueError for a number of seats the game does not support.

        ``first`` begins if the game would draw the first seat (Header.first). ``cards``: Header.cards. ``given``
        prescribes the order of labelled shuffles (tests only).
        """
        game = game.playing(options)
        if seats not in game.seats:
            raise ValueError(f"{game.key} is not for {seats}")
        settled = game.check(seats, options)
        public = commitment(secret, match)
        header = Header(match, game.key, game.revision, seats, settled, public, tuple(nonces), first=first, cards=cards)
        return cls._dealt(game, header, secret, match_seed(secret, header.nonces), given)

    @classmethod
    def _dealt(
        cls, game: Game[S], header: Header, secret: bytes, seed: bytes, given: dict[str, list[int]] | None = None
    ) -> Match[S]:
        options = complete(game, header)
        ctx = SeededContext(seed, given, options, header.first)
        state = game.start(header.seats, options, ctx)
        return cls(game, header, secret, ctx, state)

    def afresh(self) -> Match[S]:
        """Return the same deal before its first move; only for a match whose revision is the game's present one."""
        return self._dealt(self.game, self.header, self.secret, self.ctx.seed, self.ctx.given)

    @staticmethod
    def began(game: Game[Any], header: Header, secret: bytes) -> int:
        """Return the seat that began a match by draw or by agreement; NO_SEAT if there was no draw."""
        game = game.playing(header.options).as_of(header.revision)
        options = complete(game, header)
        ctx = SeededContext(match_seed(secret, header.nonces), options=options, first=header.first)
        game.start(header.seats, options, ctx)
        return ctx.drawn

    @property
    def over(self) -> bool:
        """True if the game has ended."""
        return bool(self.state.ended)

    def submit(self, seat: int, action: Action) -> list[Event]:
        """Carry out one move and return its events; nothing else changes the state.

        Raises IllegalAction (with a message key) if the move is not allowed now.
        """
        if self.state.ended:
            raise IllegalAction("table-over")
        if not self.game.allows(self.state, seat, action):
            if seat not in self.state.waiting:
                raise IllegalAction("not-your-turn")
            key, facts = self.game.why_not(self.state, seat, action)
            raise IllegalAction(key, **facts)
        start = len(self.ctx.events)
        self.game.apply(self.state, seat, action, self.ctx)
        self.log.append([seat, *action.wire()])
        return self.ctx.events[start:]

    def undo(self, length: int) -> None:
        """Return to the position after the first ``length`` effective moves; this adds a log entry.

        Only for a match whose revision is the game's present one (the past is replayed).
        """
        moves = effective(self.log)
        if not 0 <= length <= len(moves):
            raise ValueError(f"{len(moves)} moves, cannot keep {length}")
        self._only(moves[:length])
        self.log.append([RECORD, UNDO, length])

    def drop(self, places: Sequence[int]) -> None:
        """Remove single effective moves by their places, counted from 0; later moves stay. Works like ``undo``.

        Raises ValueError (IllegalAction) if the later moves are not possible without them.
        """
        moves = effective(self.log)
        if not places or not all(0 <= at < len(moves) for at in places):
            raise ValueError(f"{len(moves)} moves, cannot drop {list(places)}")
        self._only([move for at, move in enumerate(moves) if at not in places])
        self.log.append([RECORD, DROP, list(places)])

    def _only(self, moves: Sequence[Sequence[Any]]) -> None:
        """Rebuild the position from these moves alone."""
        fresh = self.afresh()
        for seat, *wire in moves:
            fresh.submit(seat, self.game.read(wire))
        self.state = fresh.state
        self.ctx.labels = fresh.ctx.labels

    def view(self, seat: int | None) -> View[S]:
        """Return the view of ``seat`` (None: an onlooker)."""
        return self.game.view(self.state, seat, match=self.header.match, options=self.header.options)

    def snapshot(self) -> dict[str, Any]:
        """Return the whole state for the store (secrets included), with the revision of the rules that wrote it.

        The header keeps the revision of the deal, for the proof.
        """
        return {REVISION: self.game.revision, **self.state.to_json()}

    @classmethod
    def resume(
        cls,
        game: Game[S],
        header: Header,
        secret: bytes,
        snapshot: Mapping[str, Any],
        log: Sequence[Sequence[Any]] = (),
    ) -> Match[S]:
        """Continue from a snapshot without a replay: also correct if the rules were fixed since then.

        A snapshot of an earlier revision continues by the rules of that revision if they are kept (Game.as_of);
        otherwise it is migrated (Game.migrate). Raises CannotResume if a later revision wrote it, or if it is not a
        readable position of this game.
        """
        game = game.playing(header.options).as_of(header.revision)
        ctx = SeededContext(match_seed(secret, header.nonces), options=complete(game, header), first=header.first)
        state = _restored(game, header, dict(snapshot))
        return cls(game, header, secret, ctx, state, [list(e) for e in log])  # type: ignore[arg-type]  # game.state makes S

    def export(self) -> dict[str, Any]:
        """Return the record as JSON values. It contains the secret only after the match."""
        return {
            "header": self.header.to_json(),
            "log": [list(e) for e in self.log],
            "secret": self.secret.hex() if self.over else None,
            "ended": self.state.ended,
            "scores": list(self.state.scores),
            "winners": list(self.state.winners),
        }

    def proven(self) -> dict[str, Any]:
        """Return the parts of a finished match's record that prove its shuffles without the rules: ``seed`` and
        ``shuffles``, a list of label, items and order.

        Only for a match whose revision is the game's present one (it is played again).
        """
        ctx = KeptShuffles(self.ctx.seed, self.ctx.given, self.ctx.options, self.header.first)
        state = self.game.start(self.header.seats, ctx.options, ctx)
        for seat, *wire in effective(self.log):
            self.game.apply(state, seat, self.game.read(wire), ctx)
        return {"seed": ctx.seed.hex(), "shuffles": [list(shuffle) for shuffle in ctx.shuffles]}

    @classmethod
    def replay(cls, game: Game[S], record: Mapping[str, Any], secret: bytes | None = None) -> Match[S]:
        """Return the match that ``export`` recorded, with every move checked again.

        ``secret`` is for unfinished records. A record without nonces may give the ``seed`` instead (32 bytes as hex
        digits): it then does not prove that the players contributed. Raises BadRecord if anything does not fit: the
        game, the revision, an option, the commitment, a move, the outcome. Options in the header count, even if a new
        table would be opened differently. An option younger than the record has its default.
        """
        try:
            header = Header.from_json(record["header"])
            revealed = record.get("secret")
            key = bytes.fromhex(revealed) if revealed else secret
            seed = bytes.fromhex(str(record["seed"])) if record.get("seed") and not header.nonces else None
            log = [list(e) for e in record["log"]]
            game = game.playing(header.options).as_of(header.revision)
            known = (header.game, header.revision) == (game.key, game.revision)
            fits = known and header.seats in game.seats
            if fits:
                game.check(header.seats, header.options)
        except (AttributeError, KeyError, TypeError, ValueError) as e:
            raise BadRecord(f"not a record of a match: {e}") from e
        if not known:
            raise BadRecord(f"a record of {header.game} {header.revision}, not {game.key} {game.revision}")
        if not fits:
            raise BadRecord(f"{game.key} is not for {header.seats}")
        if key is None or not holds(header.commitment, key, header.match):
            raise BadRecord("the secret is not the one that was committed to")
        match = cls._dealt(game, header, key, seed or match_seed(key, header.nonces))
        for entry in log:
            try:
                if entry[0] == RECORD:
                    (match.drop if entry[1] == DROP else match.undo)(entry[2])
                else:
                    match.submit(entry[0], game.read(entry[1:]))
            except (IndexError, TypeError, ValueError) as e:
                raise BadRecord(f"entry {len(match.log) + 1} does not replay: {e}") from e
        replayed = match.export()
        for part in ("ended", "scores", "winners"):
            if record.get(part, replayed[part]) != replayed[part]:
                raise BadRecord(f"the recorded outcome is not the replayed one: {part}")
        return match


def complete(game: Game[Any], header: Header) -> dict[str, OptionValue]:
    """Return the options of a match; an option younger than its header has its default."""
    return {**{o.key: o.default for o in game.options}, **header.options}


def _restored(game: Game[Any], header: Header, stored: dict[str, Any]) -> State:
    """Return the state in a snapshot. Raises CannotResume."""
    # Snapshots of the first releases have no revision: they have the revision of the deal.
    revision = int(stored.pop(REVISION, header.revision))
    if revision > game.revision:
        raise CannotResume(f"{game.key} of revision {revision}, these rules are {game.revision}", newer=True)
    try:
        if revision < game.revision:
            stored = game.migrate(stored, revision)
        state = game.state.from_json(stored)
    except Exception as e:
        # A migration is the game's own code and reads what another release wrote: it may raise any exception.
        raise CannotResume(f"{game.key} of revision {revision} cannot be read: {type(e).__name__}") from e
    if not state.ended and state.phase not in game.phases:
        raise CannotResume(f"{game.key} has no phase {state.phase!r}")
    return state


def effective(log: Sequence[Sequence[Any]]) -> list[list[Any]]:
    """Return the moves that remain after every entry about the record is carried out."""
    moves: list[list[Any]] = []
    for entry in log:
        if entry[0] == RECORD and entry[1] == DROP:
            moves = [move for at, move in enumerate(moves) if at not in entry[2]]
        elif entry[0] == RECORD:
            del moves[entry[2] :]
        else:
            moves.append(list(entry))
    return moves
