"""Pictures to look at are written with their words."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from tests.render import preview


def test_pictures_and_their_words_are_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(preview, "FOLDER", tmp_path)
    (tmp_path / "geschenk").mkdir()
    (tmp_path / "geschenk" / "of-the-last-time.png").touch()
    assert preview.main(["geschenk", "--seats", "3", "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    names = {path.name for path in (tmp_path / "geschenk").iterdir()}
    assert {"3-open_chips-True-decide.en.png", "3-open_chips-True-over.en.png", "rules-1.en.png"} <= names
    assert any(name.startswith("3-open_chips-True-decide-hand-of-seat-") for name in names)
    assert all(name.endswith(".en.png") for name in names), "one language, and nothing of the last time"
    for name in names:
        assert str(tmp_path / "geschenk" / name) in printed
        assert Image.open(tmp_path / "geschenk" / name).width == 1200
    assert "\n    " in printed and "chips" in printed


def test_a_phase_that_is_not_there_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert preview.main(["geschenk", "--phase", "auction"]) == 2
    assert "4-decide" in capsys.readouterr().err
