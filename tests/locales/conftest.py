"""Folders of languages for one test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from locales import LANGUAGES, catalogue, language
from locales.language import HERE
from tests.locales.folders import ABOUT, TAG, Make


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Make]:
    """Make a folder of a language beside ours, from its language.toml and its files; only whole ones are there else."""
    for tag in LANGUAGES:
        (tmp_path / tag).symlink_to(HERE / tag)
    monkeypatch.setattr(language, "HERE", tmp_path)

    def made(tag: str = TAG, about: str | None = ABOUT, **files: str | bytes) -> Path:
        folder = tmp_path / tag
        folder.mkdir()
        if about is not None:
            (folder / "language.toml").write_text(about, encoding="utf-8")
        for name, text in files.items():
            (folder / f"{name}.ftl").write_bytes(text if isinstance(text, bytes) else text.encode())
        catalogue.read_anew()
        catalogue.fallen.clear()
        return folder

    yield made
    monkeypatch.undo()
    catalogue.read_anew()
    catalogue.fallen.clear()
