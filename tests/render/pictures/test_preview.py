"""Pictures to look at are written together with their words."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

import pytest
from PIL import Image

from cogs.shelf.shelf import Shelf
from cogs.shelf.shelf_pages import Wanted
from cogs.shelf.shelf_pages import page as shelf_page
from cogs.ui.drawing import Drawing
from engine.core.genre import Genre
from engine.games.registry import GAMES
from locales import LANGUAGES, Lang, words
from render.encoding.encode import indexed, png
from render.games.registry import NARRATIONS, PAINTERS
from tests.cogs.shelf.test_shelf_pages import services
from tests.engine.every_game import ROOT
from tests.render import gallery, preview, readme


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


def test_pictures_are_drawn_again_after_a_change_of_a_source_file(tmp_path: Path) -> None:
    source, picture, late = tmp_path / "table.py", tmp_path / "table.png", tmp_path / "words.ftl"
    source.touch()

    def touched(path: Path, at: int) -> None:
        path.touch()
        os.utime(path, ns=(at, at))

    steps: Iterator[Callable[[], None]] = iter(
        [
            lambda: None,
            lambda: touched(source, 1),
            lambda: touched(picture, 2),
            lambda: touched(late, 3),
            late.unlink,
        ]
    )
    rests: list[int] = []

    def rest(_: float) -> None:
        rests.append(1)
        step = next(steps, None)
        if step is None:
            raise KeyboardInterrupt
        step()

    drawn = [len(rests) for _ in preview.changes([tmp_path], rest)]
    assert drawn == [0, 2, 4, 5], "at first, then after each change; not after that of a picture"


def test_a_watch_draws_in_a_process_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[list[str]] = []
    monkeypatch.setattr(preview, "changes", lambda folders: iter([None, None]))
    monkeypatch.setattr("tests.render.preview.subprocess.run", lambda command, **_: ran.append(command))
    assert preview.main(["geschenk", "--watch", "--phase", "over"]) == 0
    assert [command[1:] for command in ran] == [["-m", "tests.render.preview", "geschenk", "--phase", "over"]] * 2


def test_one_page_has_every_picture_with_its_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The files are empty: a picture that nobody encodes stays a list of what is put on it, and costs a tenth."""
    monkeypatch.setattr(preview, "png", lambda image: b"")
    index = gallery.page(["geschenk"], tmp_path)
    text = index.read_text(encoding="utf-8")
    shown = re.findall(r'<img src="([^"]+)" loading="lazy" alt="([^"]*)"', text)
    written = {p.relative_to(tmp_path).as_posix() for p in tmp_path.rglob("*.png")}
    assert {where for where, _ in shown} == written and len(written) > 20
    assert {"geschenk/rules-1.en.png", "geschenk/4-over.ja.png"} <= written
    assert {where for where in written if "shelf" in where} == {
        f"house/shelf-{genre}.{lang}.png" for genre in Genre for lang in LANGUAGES
    }
    assert {"house/daily-own.en.png", "house/lobby-geschenk.ja.png", "house/league.en.png"} <= written
    assert all(said for where, said in shown if where.startswith("geschenk/"))
    assert not re.search(r"https?://", text), "nothing is fetched from elsewhere"


async def test_the_shelf_on_that_page_is_the_one_the_bot_sends() -> None:
    drawing, cog = Drawing(PAINTERS, NARRATIONS), object.__new__(Shelf)
    cog.services = services(drawing)
    for lang in LANGUAGES:
        first = islice(gallery.of_the_house(lang), 1 + len(Genre))
        shelves = {name: png(image) for name, image, _ in first if name.startswith("shelf")}
        assert len(shelves) == len(Genre)
        for genre in Genre:
            sent = await cog.picture(shelf_page(GAMES, Wanted(genre)), words(lang))
            assert shelves.pop(f"shelf-{genre}.{lang}") == sent.data
        assert not shelves
    drawing.close()


EXAMPLES = [example for examples in gallery.README.values() for example in examples]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_readme_shows_pictures_of_the_gallery_in_its_language(lang: Lang) -> None:
    shown = re.findall(r"!\[[^\]]+\]\(([^)]+\.png)\)", readme.PAGES[lang].read_text(encoding="utf-8"))
    assert len(shown) == 3
    assert shown == [e.path.relative_to(ROOT).as_posix() for e in gallery.README[lang]]


def test_every_picture_of_the_gallery_is_in_a_readme() -> None:
    assert {p.name for p in gallery.EXAMPLES.iterdir()} == {e.path.name for e in EXAMPLES}
    assert all(e.path.stat().st_size <= 100 * 1024 for e in EXAMPLES)


def test_pictures_of_the_readme_are_those_drawn_today() -> None:
    """After a failure run ``python -m tests.render.gallery --examples`` and look at them."""
    for example in EXAMPLES:
        stored, drawn = Image.open(example.path).convert("RGB"), indexed(example.drawn()).convert("RGB")
        assert stored.tobytes() == drawn.tobytes(), (
            f"{example.path.name}: run python -m tests.render.gallery --examples"
        )
