"""The image contains every file that the bot needs, and the deployment files agree with each other."""

from __future__ import annotations

import re

from bot import BAD_SETTINGS, NOT_YET
from tests.engine.every_game import ROOT

DOCKERFILE = (ROOT / "deploy" / "Dockerfile").read_text(encoding="utf-8")
IGNORED = (ROOT / "deploy" / "Dockerfile.dockerignore").read_text(encoding="utf-8").splitlines()
SERVICE = (ROOT / "deploy" / "tefuda.service").read_text(encoding="utf-8").splitlines()
RUNNING = (ROOT / "docs" / "running.md").read_text(encoding="utf-8")
COMPOSE = (ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8")


def copied() -> set[str]:
    """Return the project's files and folders that are copied into the image, by their names in the project."""
    lines = re.findall(r"^COPY (?!--from)(.+) \S+$", DOCKERFILE, re.MULTILINE)
    return {name for line in lines for name in line.split()}


def test_the_image_gets_exactly_what_the_context_lets_through() -> None:
    assert IGNORED[1] == "*"
    assert {line.removeprefix("!") for line in IGNORED if line.startswith("!")} == copied()
    assert not {name for name in copied() if not (ROOT / name).exists()}


def test_the_image_has_every_package_that_the_bot_reads() -> None:
    """Every module of this project that the image's files import is in the image."""
    ours = {p.parent.name for p in ROOT.glob("*/__init__.py")} - {"tests", "sandbox", "website"}
    assert ours <= copied()
    for name in copied() - {"requirements-extra.lock", "pyproject.toml", "LICENSE"}:
        for file in [ROOT / name] if name.endswith(".py") else (ROOT / name).rglob("*.py"):
            text = file.read_text(encoding="utf-8")
            assert not re.search(r"^(from|import) (tests|sandbox|bench|website)\b", text, re.MULTILINE), file


def test_no_file_the_image_needs_is_kept_back() -> None:
    """Only compiled files are ignored; fonts, words, weights and palettes are inside the copied folders."""
    assert [line for line in IGNORED[2:] if not line.startswith("!")] == ["**/__pycache__"]


def test_one_user_everywhere() -> None:
    """The files of secrets belong to the user that the image runs as."""
    (user,) = re.findall(r"^USER (\d+)$", DOCKERFILE, re.MULTILINE)
    assert f"--uid {user} " in DOCKERFILE and f"--gid {user} " in DOCKERFILE
    assert f"chown {user} secrets/token secrets/address" in COMPOSE


def test_bad_settings_are_said_once_and_nothing_starts_again_for_them() -> None:
    """Docker's restart policies do not look at exit codes; systemd's do. Both restart after a failed connection."""
    named = re.split(
        r"^  ([a-z0-9-]+):\n", COMPOSE.partition("\nservices:\n")[2].partition("\nvolumes:\n")[0], flags=re.M
    )
    services = dict(zip(named[1::2], named[2::2], strict=True))
    ours = {name: text for name, text in services.items() if "*tefuda" in text}
    assert {*services} - {*ours} == {"database"} and len(ours) == 3
    common = COMPOSE.partition("x-tefuda: &tefuda\n")[2].partition("\n\n")[0]
    assert "  restart: unless-stopped\n" in common, "also after a reboot, which on-failure forgets"
    for text in [common, *ours.values()]:
        commands = re.findall(r"^ +command: (.+)$", text, re.MULTILINE)
        assert all('"--stay"' in command for command in commands) and (commands or text is not common)
        assert text is common or "restart:" not in text
    assert "Restart=always" in SERVICE and f"RestartPreventExitStatus={BAD_SETTINGS}" in SERVICE
    assert "StartLimitIntervalSec=0" in SERVICE, "who waits for a database is not given up"
    for code in (BAD_SETTINGS, NOT_YET):
        assert f"exit code {code}" in RUNNING
