"""What is listed fits where it goes: lengths of the texts, sizes of the pictures."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PIL import Image

from engine.games.registry import GAMES
from locales import LANGUAGES
from tests.engine.every_game import ROOT
from website import listing

TEXTS = ROOT / "docs" / "listing"
DESCRIPTION, TAGS, TAG = 400, 5, 20
"""Discord's own limits (``ApplicationFormPartial`` of its OpenAPI document)."""
SHORT, LONG = 100, (300, 2000)
"""Within what the lists take."""


def parts(lang: str) -> dict[str, str]:
    """Return the texts of a language by their headings."""
    _, *found = re.split(r"^## (\w+)\n", (TEXTS / f"{lang}.md").read_text(encoding="utf-8"), flags=re.MULTILINE)
    return dict(zip(found[::2], map(str.strip, found[1::2]), strict=True))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_texts_are_as_long_as_they_may_be(lang: str) -> None:
    found = parts(lang)
    assert set(found) == {"Short", "Tags", "Long"}
    assert 25 <= len(found["Short"]) <= SHORT <= DESCRIPTION and "\n" not in found["Short"]
    tags = found["Tags"].split(", ")
    assert len(set(tags)) == len(tags) <= TAGS and all(0 < len(tag) <= TAG for tag in tags)
    assert LONG[0] <= len(found["Long"]) <= LONG[1]


def test_the_texts_tell_of_today_s_games() -> None:
    assert len(GAMES) == 19, "docs/listing says nineteen"
    assert "Nineteen games" in parts("en")["Long"] and "19のゲーム" in parts("ja")["Long"]


def test_the_pictures_have_the_sizes_that_the_pages_ask_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listing, "FOLDER", tmp_path)
    monkeypatch.setattr(listing, "SCREENS", listing.SCREENS[:1])
    assert listing.main() == 0
    pictures = {path.stem: Image.open(path) for path in tmp_path.iterdir()}
    screens = {f"screen-1-games.{lang}" for lang in LANGUAGES}
    screens |= {f"screen-{n}-{slug}.{lang}" for n, (slug, _) in enumerate(listing.SCREENS, 2) for lang in LANGUAGES}
    assert set(pictures) == {"icon", "profile", *(f"banner.{lang}" for lang in LANGUAGES)} | screens
    assert pictures["icon"].size == (1024, 1024) and pictures["profile"].size == (680, 240)
    for name, image in pictures.items():
        if name.startswith("banner"):
            assert abs(image.width / image.height - 1.91) < 0.01
        elif name in screens:
            assert image.width * 9 == image.height * 16
        assert (tmp_path / f"{name}.png").stat().st_size < listing.MOST
        assert len(image.convert("RGB").getcolors(1 << 24) or ()) > 50, f"{name} is empty"
    assert pictures["banner.en"].tobytes() != pictures["banner.ja"].tobytes()
