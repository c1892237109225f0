"""A second implementation, which needs only the rules of the bot, checks the record of a finished table."""

from __future__ import annotations

import copy
import json
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine import verify
from engine.core import proof
from engine.core.context import seeded_shuffle
from engine.core.match import BadRecord, Match, effective
from engine.games.registry import GAMES
from tests.engine.every_game import OF_GAMES, ROOT, begin, usual

EACH = [sorted((OF_GAMES / slug / "records").glob("*.json"))[0] for slug in GAMES]


def read(path: Path) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))["match"]
    return record


@pytest.mark.parametrize(
    "path", sorted(OF_GAMES.glob("*/records/*.json")), ids=lambda p: f"{p.parents[1].name}-{p.stem}"
)
def test_every_recorded_match_holds(path: Path) -> None:
    record = read(path)
    found = verify.check(record)
    assert found.scores == record["scores"] and found.moves == len(effective(record["log"]))
    replayed = Match.replay(GAMES[found.game], record)
    assert found.seed == replayed.ctx.seed
    assert found.shuffles, "every game shuffles"


def test_both_implementations_of_seed_and_shuffle_agree() -> None:
    rng = random.Random(7)
    for size in (0, 1, 2, 3, 52, 91, 300):
        secret, label = rng.randbytes(32), f"deal-{size}"
        nonces = ["0:maple", "1:かえで"]
        assert verify.commitment(secret, "m") == proof.commitment(secret, "m")
        seed = verify.seed_of(secret, nonces)
        assert seed == proof.match_seed(secret, nonces)
        assert verify.shuffled(seed, label, range(size)) == seeded_shuffle(seed, label, range(size))


def test_the_seed_rests_on_every_word() -> None:
    secret = bytes(32)
    seeds = {verify.seed_of(secret, n) for n in (["0:a", "1:b"], ["0:a", "1:c"], ["0:b", "1:b"], ["0:a"], [])}
    assert len(seeds) == 5


def changed(path: Path, change: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
    record = copy.deepcopy(read(path))
    change(record)
    return record


def _other_secret(r: dict[str, Any]) -> None:
    r["secret"] = r["secret"][:-1] + ("0" if r["secret"][-1] != "0" else "1")


def _other_match(r: dict[str, Any]) -> None:
    r["header"]["match"] += "x"


def _other_word(r: dict[str, Any]) -> None:
    r["header"]["nonces"][0] += "x"


def _other_score(r: dict[str, Any]) -> None:
    r["scores"][0] += 1


def _other_winner(r: dict[str, Any]) -> None:
    r["winners"] = [s for s in range(r["header"]["seats"]) if s not in r["winners"]]


def _no_last_move(r: dict[str, Any]) -> None:
    del r["log"][-1]


def _backwards(r: dict[str, Any]) -> None:
    r["log"].reverse()


def _other_seat(r: dict[str, Any]) -> None:
    r["log"][0][0] = (r["log"][0][0] + 1) % r["header"]["seats"]
    r["log"][-1][0] = 99


def _odd_move(r: dict[str, Any]) -> None:
    r["log"][0][1:] = ["no-such-move", {"x": 1}]


TAMPERED = (
    _other_secret,
    _other_match,
    _other_word,
    _other_score,
    _other_winner,
    _no_last_move,
    _backwards,
    _other_seat,
    _odd_move,
)


@pytest.mark.parametrize("path", EACH, ids=lambda p: p.parent.name)
@pytest.mark.parametrize("change", TAMPERED, ids=lambda c: c.__name__.strip("_"))
def test_whatever_is_changed_is_found(path: Path, change: Callable[[dict[str, Any]], None]) -> None:
    with pytest.raises(verify.DoesNotHold):
        verify.check(changed(path, change))


@pytest.mark.parametrize(
    "change",
    [
        lambda r: r.pop("secret"),
        lambda r: r.update(secret=None),
        lambda r: r.update(secret="xyz"),
        lambda r: r.pop("winners"),
        lambda r: r.update(header=[]),
        lambda r: r["header"].update(game="chess"),
        lambda r: r["header"].update(revision=99),
        lambda r: r.update(log=7),
    ],
)
def test_what_cannot_be_checked_is_said_to_be_so(change: Callable[[dict[str, Any]], None]) -> None:
    with pytest.raises(verify.NotChecked):
        verify.check(changed(EACH[0], change))
    odds: list[Any] = [None, [], 3, "x", {}]
    for odd in odds:
        with pytest.raises(verify.NotChecked):
            verify.check(odd)


def test_a_record_with_a_seed_in_place_of_words_is_checked_but_for_them() -> None:
    record = read(EACH[0])
    seed = verify.check(record).seed
    record["header"]["nonces"] = []
    record["seed"] = seed.hex()
    found = verify.check(record)
    assert found.seed == seed and found.words == [] and "cannot be checked" in verify.report(found)
    assert Match.replay(GAMES[found.game], record).ctx.seed == seed
    record["seed"] = bytes(32).hex()
    with pytest.raises(verify.DoesNotHold):
        verify.check(record)


def test_a_label_that_comes_twice_is_found() -> None:
    table = verify.OwnTable(bytes(32))
    table.shuffled("deal", range(9))
    with pytest.raises(verify.DoesNotHold, match="twice"):
        table.shuffled("deal", range(9))


def test_the_command_says_what_it_found(tmp_path: Path) -> None:
    good, bad, none = tmp_path / "good record.json", tmp_path / "bad.json", tmp_path / "none.json"
    good.write_text(json.dumps(read(EACH[0])), encoding="utf-8")
    bad.write_text(json.dumps(changed(EACH[0], _other_word)), encoding="utf-8")
    none.write_text("{", encoding="utf-8")

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "engine.verify", *arguments]
        return subprocess.run(command, check=False, capture_output=True, text=True, cwd=ROOT)

    found = run(str(good))
    assert found.returncode == 0 and found.stdout.endswith("The record holds.\n") and not found.stderr
    wrong = run(str(bad))
    assert wrong.returncode == 1 and "DOES NOT HOLD" in wrong.stdout
    for arguments in ((str(none),), (str(tmp_path / "away.json"),), ()):
        left = run(*arguments)
        assert left.returncode == 2 and left.stderr and "Traceback" not in left.stderr


def test_it_needs_nothing_but_the_rules() -> None:
    code = "import engine.verify, sys; print('\\n'.join(sorted(sys.modules)))"
    listed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    modules = set(listed.stdout.split())
    ours = {m for m in modules if m.split(".")[0] in ("engine", "cogs", "render", "locales", "sandbox", "bot")}
    rooms = ("engine.core", "engine.games", "engine.families", "engine.layers", "engine.verify", "engine.console")
    assert all(m == "engine" or m.startswith(rooms) for m in ours)
    others = {m.split(".")[0] for m in modules - ours} - set(sys.stdlib_module_names) - {"__main__", "outside"}
    assert {m for m in others if not m.startswith(("_", "sitecustomize", "usercustomize", "distutils"))} == set()


def test_single_moves_taken_out_are_left_out_here_too() -> None:
    match = begin(usual(GAMES["tricky_express"]), 1)
    for seat in (0, 1, 2):
        match.submit(seat, match.game.legal(match.state, seat)[0])
    match.drop([1])
    match.submit(1, match.game.legal(match.state, 1)[0])
    record = match.export() | {"secret": match.secret.hex()}
    assert verify.check(record).moves == 3
    assert Match.replay(match.game, record).state == match.state
    for places in ([7], [-1], ["all"]):
        forged = record | {"log": [*record["log"], [-1, "drop", places]]}
        with pytest.raises(verify.DoesNotHold):
            verify.check(forged)
        with pytest.raises(BadRecord):
            Match.replay(match.game, forged)
