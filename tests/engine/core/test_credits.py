"""What is known of a game's origin is in one file, and the catalogue says nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.games import credits
from engine.games.credits import PERMISSIONS, UNKNOWN, credit_of, credits_of_games
from engine.games.slugs import OURS
from locales import LANGUAGES, words


def test_every_game_is_in_the_file() -> None:
    assert set(credits_of_games()) == {*OURS, "cube"}


@pytest.mark.parametrize("slug", OURS)
def test_what_is_known_is_sound_and_no_permission_is_made_up(slug: str) -> None:
    credit = credit_of(slug)
    assert credit.permission in PERMISSIONS and credit.source.endswith((".", "so."))
    assert credit.permission != "granted" or credit.note, "say where the permission was given"
    assert credit.year is None or 1900 < credit.year < 2100
    assert credit.more == "" or re.fullmatch(r"https?://[^\s<>|]+", credit.more)
    for lang in LANGUAGES:
        told = words(lang)(f"{slug}-designer") if words(lang).has(f"{slug}-designer") else ""
        assert set(re.findall(r"\b(?:19|20)\d\d\b", told)) <= {str(credit.year)}, told
        assert words(lang).has(f"permission-{credit.permission}")


def test_a_game_from_elsewhere_is_unknown() -> None:
    assert credit_of("chess") is UNKNOWN and UNKNOWN.permission == "unknown"


def test_a_wrong_name_in_the_file_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = tmp_path / "credits.toml"
    wrong.write_text('[geschenk]\npermission = "unknown"\nsource = "x."\nauthor = "y"\n', encoding="utf-8")
    monkeypatch.setattr(credits, "FILE", wrong)
    with pytest.raises(TypeError, match="author"):
        credits_of_games()
