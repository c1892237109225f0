"""A port that cannot be used is reported in one line that says what to do."""

from __future__ import annotations

import asyncio
import re
import socket
import sys
from pathlib import Path

import pytest

import bot
from cogs.run.local_discord import check_port
from tests.run.ports import free_port

ROOT = Path(__file__).resolve().parents[3]


async def played(folder: Path, port: str) -> tuple[int | None, str]:
    """Return the exit code of `bot.py --sandbox`, and its output."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "bot.py", "--sandbox", "--no-browser", "--port", port),
        cwd=ROOT,
        env={"TEFUDA_DATA": str(folder)},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await process.communicate()
    return process.returncode, said.decode()


async def test_a_taken_port_is_said_in_one_line_with_a_free_one(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        code, said = await played(tmp_path, str(port))
    assert code == 2
    assert re.fullmatch(rf"Port {port} is taken; perhaps .*make play PORT=\d+, .*\n", said), said


@pytest.mark.parametrize("port", ["0", "65536", "eight", "-1", "８７６５"])
def test_what_is_no_port_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], port: str
) -> None:
    monkeypatch.setattr(sys, "argv", ["bot.py", "--sandbox", "--no-browser", "--port", port])
    with pytest.raises(SystemExit) as ended:
        bot.main()
    assert ended.value.code == 2
    assert f"{port!r} is no port" in capsys.readouterr().err


def test_a_port_just_left_is_free(tmp_path: Path) -> None:
    """Connections that a server closed itself stay in TIME_WAIT for minutes; they do not block the port."""
    with socket.socket() as server:
        server.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # as asyncio's servers do
        port = free_port()
        server.bind(("127.0.0.1", port))
        server.listen()
        with socket.create_connection(("127.0.0.1", port)) as client:
            taken, _ = server.accept()
            taken.close()
            assert client.recv(1) == b""
    check_port(port)
