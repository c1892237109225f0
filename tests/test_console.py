"""Consoles without UTF-8: missing characters are printed as their numbers, and none of our commands fails."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from engine.host.model.records import Person
from tests.host.rig import ANN, Rig
from tests.run.ports import free_port

HERE = Path(__file__).parent.parent
CONSOLES = {
    "cp1252": {"PYTHONIOENCODING": "cp1252"},
    "ascii": {"LC_ALL": "C", "LANG": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"},
}
HANAKO = Person("77700000000000001", "花子")


def on(console: str) -> dict[str, str]:
    """Return the environment of such a console."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("TEFUDA_", "PYTHONUTF8", "LC_"))}
    return {**plain, **CONSOLES[console]}


def ran(console: str, module: str, *arguments: str) -> subprocess.CompletedProcess[bytes]:
    """Return one of our commands after it has ended."""
    command = [sys.executable, "-m", module, *arguments]
    return subprocess.run(command, cwd=HERE, env=on(console), capture_output=True, check=False)


@pytest.mark.parametrize("console", CONSOLES)
async def test_a_table_is_inspected(tmp_path: Path, console: str) -> None:
    rig = Rig(tmp_path / "保存.sqlite3")
    await rig.open()
    info = await rig.table(ANN, HANAKO, size=3)
    await rig.host.close()
    for table, code in ((info.id, 0), (99, 1)):
        done = ran(console, "engine.host.inspect", str(rig.path), str(table))
        assert done.returncode == code and b"Traceback" not in done.stderr
        assert (rb"\u82b1\u5b50 (person)" in done.stdout) == (code == 0)


@pytest.mark.parametrize("console", CONSOLES)
def test_a_record_is_checked(tmp_path: Path, console: str) -> None:
    record = tmp_path / "花子.json"
    for text in ("{}", json.dumps({"header": "花"}), "花"):
        record.write_text(text, encoding="utf-8")
        done = ran(console, "engine.verify", str(record))
        assert done.returncode in (1, 2) and b"Traceback" not in done.stderr


@pytest.mark.parametrize("console", CONSOLES)
def test_the_sandbox_says_where_it_is(tmp_path: Path, console: str) -> None:
    bot = subprocess.Popen(
        [sys.executable, "bot.py", "--sandbox", "--no-browser", "--port", str(free_port())],
        cwd=HERE,
        env={**on(console), "TEFUDA_DATA": str(tmp_path / "保存")},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert bot.stdout is not None
    try:
        said = b"".join(bot.stdout.readline() for _ in range(3))
        assert re.search(rb"http://127\.0\.0\.1:\d+", said) and rb"\u" in said.replace(rb"\udc", rb"\u"), said
    finally:
        bot.send_signal(signal.SIGTERM)
        _, log = bot.communicate()
    assert b"Traceback" not in log
