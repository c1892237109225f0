"""Hints as people read them: cards and people by name, numbers as numbers."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import locales
from cogs.play.advisor import NOT_COMPARED
from engine.core.game import Game
from engine.games.registry import GAMES
from engine.players.reasons import gain, why
from engine.players.registry import CHOOSERS, policy_of
from engine.players.search import Budget, search
from locales import LANGUAGES, words
from render.games.registry import NARRATIONS
from render.narration.telling import Telling
from tests.engine.every_game import begin, heuristic, positions, usual

NAMES = ("alex", "さくら", "ミナト", "フクロウ", "キツネ", "クマ", "シカ")
"""The first name is in lower case: names are never changed."""


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_every_hint_is_a_sentence_about_the_cards_of_its_game(game: Game[Any]) -> None:
    narration, policy, rnd = NARRATIONS[game.key], policy_of(game.key), random.Random(1).random
    heard = set()
    for match in positions(usual(game), 40, seed=3, style=heuristic):
        s = match.state
        seat = next((p for p in s.waiting if p >= 0), None)
        if seat is None:
            continue
        given = s.redeal(seat, rnd)
        result = search(game, policy, given, seat, Budget(20, 60.0), rnd, lambda: 0.0, CHOOSERS[game.key])
        for key, facts in (
            why(game, policy, given, seat, result),
            gain(game, policy, given, seat, result),
        ):
            heard.add(key)
            for lang in LANGUAGES if key != NOT_COMPARED else ():
                text = narration.why(key, facts, Telling(game.view(s, seat, match="m", options={}), NAMES, words(lang)))
                assert text and not re.search(r"[{}]", text)
                assert text[0] == text[0].upper() or text.startswith(NAMES[0]), text
                assert text[-1] in ".。", text
                for fact in ("card", "right", "left"):
                    if fact in facts and f"${fact} " in message(lang, key):
                        name = narration.one_card(facts[fact], words(lang))
                        assert name in text or name[0].upper() + name[1:] in text
    assert len(heard) >= 4


def message(lang: str, key: str) -> str:
    """Return the source text of a message of the hints."""
    found = re.search(rf"^{key} =.*?(?=^\S|\Z)", hints(lang), re.M | re.S)
    return found[0] if found else ""


def hints(lang: str) -> str:
    """Return all hints of a language."""
    return Path(locales.__file__).with_name(lang).joinpath("hints.ftl").read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_a_name_is_not_counted(lang: str) -> None:
    """``card``, ``right``, ``left`` become names of cards, ``seat`` and ``next`` names of people: never numbers."""
    assert not re.search(r"\$(card|right|left|seat|next) ->", hints(lang))
    assert not re.search(r"\{ \$(card|right|left|seat|next) \}(枚|人|点| cards| points)", hints(lang))


def test_a_card_of_jukugo_daifuda_is_named_by_its_kanji() -> None:
    telling = Telling(begin(usual(GAMES["jukugo_daifuda"])).view(0), NAMES, words("ja"))
    told = NARRATIONS["jukugo_daifuda"].why("jukugo_daifuda-hint-why-word2", {"left": 0, "right": 1}, telling)
    assert "「家」" in told and "「大」" in told


def test_a_sentence_that_begins_with_a_card_begins_large() -> None:
    telling = Telling(begin(usual(GAMES["rummy_fifty"])).view(0), NAMES, words("en"))
    told = NARRATIONS["rummy_fifty"].why("rummy_fifty-hint-why-discard-loose", {"card": 15}, telling)
    assert told.startswith("The 3 of hearts ")
