"""TEFUDA_GAMES: which games are offered, and their names in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cogs.run.environment import BadSettings, Settings
from cogs.run.offering import ALL_GAMES, Offering
from cogs.ui.commands.former_commands import name_of
from engine.games.registry import GAMES
from engine.host.model.records import Refused
from engine.host.table.library import Library
from engine.players.registry import CHOOSERS
from locales import LANGUAGES, catalogue, languages, words
from render.edition import box_name


@pytest.fixture(autouse=True)
def own_names() -> Iterator[None]:
    """Give all games their own names back."""
    yield
    catalogue.rename({})


@pytest.mark.parametrize(
    ("said", "closed", "names"),
    [
        ("", set(), {}),
        ("-love_letter", {"love_letter"}, {}),
        (" -love_letter , geschenk = Glass Beads,", {"love_letter"}, {"geschenk": "Glass Beads"}),
        ("en_garde=剣のゲーム2", set(), {"en_garde": "剣のゲーム2"}),
        ("geschenk=No Thanks! (2)", None, None),
    ],
)
def test_the_setting_is_read(said: str, closed: set[str] | None, names: dict[str, str] | None) -> None:
    if names is None:
        with pytest.raises(BadSettings, match="cannot be called"):
            Settings.read({"TEFUDA_GAMES": said}, token=False)
        return
    assert Settings.read({"TEFUDA_GAMES": said}, token=False).games == Offering(frozenset(closed or ()), names)


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("chess", "there is no game 'chess'; there are geschenk, "),
        ("geschenk", "neither -geschenk, which takes"),
        ("-geschenk=Beads", "neither"),
        ("geschenk=", "at most 32"),
        (f"geschenk={'x' * 33}", "at most 32"),
        ("geschenk=*Beads*", "at most 32"),
        ("geschenk={ $x }", "at most 32"),
        ("geschenk=Play", "called so already"),
        ("geschenk=Love Letter", "called so already"),
        ("geschenk=Beads, grazia=beads", "two games"),
        ("geschenk=Cogs", "called so already"),
        ("geschenk=Hex Jinchi", "called so already"),
        ("geschenk=ゲーム", "called so already"),
        ("geschenk=ラブレター", "called so already"),
        (f"geschenk={'İ' * 20}", "at most 32"),
    ],
)
def test_a_setting_that_cannot_be_followed_says_why(said: str, why: str) -> None:
    with pytest.raises(BadSettings, match=why) as told:
        Settings.read({"TEFUDA_GAMES": said}, token=False)
    assert str(told.value).startswith(f"TEFUDA_GAMES is {said!r}; ")


def test_a_game_may_have_its_own_name_again() -> None:
    for said in ("geschenk=No Thanks!", "geschenk=ゲシェンク", "geschenk=Geschenk", "ttp=TTP"):
        Offering.read(said)


def test_another_name_is_there_in_every_language_and_goes_away_again() -> None:
    before = {lang: words(lang)("geschenk-title") for lang in languages()}
    library = Library(GAMES, CHOOSERS)
    Offering.read("geschenk=Glass Beads, stendhal=Red and Black, ttp=Seven Up").apply(library)
    for lang in languages():
        w = words(lang)
        assert w("geschenk-title") == "Glass Beads" and w.second("geschenk-title") == ""
        assert w("geschenk-command") == "glass_beads" == name_of("geschenk", w)
        assert w("alliance-title") != "Glass Beads"
        assert box_name("geschenk", w) == "Glass Beads" and box_name("ttp", w) == "Seven Up"
    assert words("en")("stendhal-learn-goal").startswith("Red and Black is about tricks")
    ALL_GAMES.apply(library)
    assert {lang: words(lang)("geschenk-title") for lang in languages()} == before
    assert name_of("geschenk", words("en")) == "no-thanks" and name_of("ttp", words("en")) == "ttp"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_other_text_of_a_game_says_its_name(lang: str) -> None:
    """Then another name would stand beside the old one. Names that are common words are not looked for."""
    common = {"ターゲット", "Target"}
    for slug in GAMES:
        w = words(lang)
        name = w(f"{slug}-title")
        if name in common:
            continue
        kept = {
            f"{slug}-title",
            f"{slug}-command",
            f"{slug}-also",
            f"{slug}-name",
            f"{slug}-designer",
            f"{slug}-sources",
        }
        named = [k for k, text in w.sources.items() if k not in kept and k.startswith(f"{slug}-") and name in text]
        assert named == [], name


def test_of_a_closed_game_no_table_is_opened_and_those_under_way_go_on() -> None:
    library = Library(GAMES, CHOOSERS)
    Offering.read("-love_letter").apply(library)
    assert library.plays("love_letter") and not library.opens("love_letter") and library.opens("geschenk")
    with pytest.raises(Refused) as refused:
        library.game("love_letter")
    assert refused.value.reason == "game-closed"
    ALL_GAMES.apply(library)
    assert library.game("love_letter") is GAMES["love_letter"]
