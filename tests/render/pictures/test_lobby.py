"""The picture of a waiting table shows all options of every game, with any values."""

from __future__ import annotations

import math
from itertools import chain, pairwise

import pytest

from engine.core.options import Choice, Flag, OptionValue
from engine.core.text.letters import visible
from engine.games.registry import GAMES
from locales.catalogue import LANGUAGES, Lang, words
from render.edition import players_words
from render.games.registry import NARRATIONS, PAINTERS
from render.kit.drawing import theme
from render.kit.drawing.written import written
from render.kit.pages.faults import faults
from render.pictures.lobby import MOST, OPTIONS_BOTTOM, SIZES, Lobby, LobbySeat, SeatKind, options_laid_out, paint
from render.pictures.shelf import Shelf, ShelfGame
from render.pictures.shelf import paint as paint_shelf
from tests.render.traced import traced


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", sorted(GAMES))
def test_all_options_fit_however_long_their_values_are(slug: str, lang: Lang) -> None:
    game, narration, w = GAMES[slug], NARRATIONS[slug], words(lang)

    def longest(key: str, values: tuple[OptionValue, ...]) -> str:
        return max((narration.option_line(key, v, w) for v in values), key=len)

    options = tuple(
        longest(o.key, o.samples() if isinstance(o, Choice | Flag) else (o.default, o.low, o.high))
        for o in game.options
    )
    size, lines = options_laid_out(options)
    assert size in SIZES
    assert len({at for at, _, _ in lines if at >= 0}) == len(options)
    assert "".join(chain.from_iterable(line for _, line, _ in lines)).replace(" ", "") == "".join(options).replace(
        " ", ""
    )
    assert max((y for _, _, y in lines), default=0) + size * 0.67 <= OPTIONS_BOTTOM


LONG = ("Alexandra Brown-Montgomery", "ねこのしっぽ太郎丸の助", "W" * 32)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [2, 5, 8])
def test_kept_seats_can_be_read_and_are_told_from_taken_ones(size: int, lang: Lang) -> None:
    w = words(lang)
    kinds: tuple[SeatKind, ...] = ("person", "kept", "computer", "free")
    seats = tuple(
        LobbySeat(
            kind,
            w("lobby-free-seat") if kind == "free" else LONG[at % len(LONG)],
            notes.get(kind, ""),
            team="AB"[at % 2],
        )
        for at, kind in enumerate(kinds[at % len(kinds)] for at in range(size))
        for notes in [{"person": w("lobby-host"), "kept": w("lobby-kept"), "computer": w("level-strong")}]
    )
    lobby = Lobby(
        *("Game", "ゲーム", w("lobby-table", table="12"), seats, w("lobby-options"), (), "2–8", "20"),
        *(w("lobby-when-full", count=3), PAINTERS["geschenk"].emblem),
    )
    image = paint(lobby).image
    assert faults(image) == []
    colours = {colour for _, colour in image.getcolors(1 << 24) or ()}
    assert theme.rgb(theme.GOLD) not in colours, "gold is for a person who is to act; here it would look like a button"
    assert [one.text for one in written(image)].count(w("lobby-kept")) == sum(s.kind == "kept" for s in seats)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", PAINTERS)
def test_a_table_of_the_usual_rules_says_what_the_game_is_about(slug: str, lang: Lang) -> None:
    w, painter = words(lang), PAINTERS[slug]
    seats = (LobbySeat("person", "Ann"), LobbySeat("free", w("lobby-free-seat")))
    facts = "", (), "2", "5", w("lobby-ready"), painter.emblem, painter.look
    image = paint(Lobby(w(f"{slug}-title"), "", "", seats, *facts, about=w(f"{slug}-line"), goal=painter.goal(w))).image
    assert faults(image) == []
    assert [one.size for one in written(image) if one.text and one.text in w(f"{slug}-line") and one.size < 28] == []
    told = "".join("".join(one.text for one in written(image)).split())
    assert "".join(w(f"{slug}-line").split()) in told, "whole"


@pytest.mark.parametrize("slug", PAINTERS)
def test_a_table_of_the_usual_rules_shows_the_goal(slug: str) -> None:
    """Below what the game is about; it fills what would be a free third."""
    w, painter = words("ja"), PAINTERS[slug]
    facts = "", (), "2", "5", w("lobby-ready"), painter.emblem, painter.look
    seats = (LobbySeat("person", "Ann"), LobbySeat("free", w("lobby-free-seat")))
    about = w(f"{slug}-line")
    assert painter.goal(w) is not None
    with_goal, without = (
        paint(Lobby("", "", "", seats, *facts, about=about, goal=goal)).image for goal in (painter.goal(w), None)
    )
    foot = (804, 420, 1180, 620)
    assert with_goal.crop(foot).tobytes() != without.crop(foot).tobytes()
    below = max(one.y + one.size for one in written(with_goal) if one.x > 804 and one.y < 620 and one.text in about)
    assert below < 440


@pytest.mark.parametrize("size", range(1, MOST + 1))
@pytest.mark.parametrize("slug", ["geschenk", "love_letter"])
def test_every_seat_has_a_place_at_the_table(size: int, slug: str) -> None:
    """In the order of the seats clockwise; the picture wears the look of the game."""
    w, painter = words("en"), PAINTERS[slug]
    seats = tuple(LobbySeat("person", f"P{at}") for at in range(size))
    title = w(f"{slug}-title"), w.other(f"{slug}-title"), w("lobby-table", table="1")
    lobby = Lobby(*title, seats, "", (), "2", "5", w("lobby-ready"), painter.emblem, painter.look)
    image = paint(lobby).image
    assert faults(image) == [] and theme.rgb(painter.look.mat) in {c for _, c in image.getcolors(1 << 24) or ()}
    spots = {one.text: (one.middle - 402, one.y - 418) for one in written(image) if one.role == "name"}
    assert set(spots) == {seat.name for seat in seats}
    turns = [math.atan2(spots[seat.name][1], spots[seat.name][0]) for seat in seats]
    steps = [(after - before) % math.tau for before, after in pairwise([*turns, turns[0]])]
    assert all(step > 0 for step in steps) or size == 1
    assert size == 1 or sum(steps) == pytest.approx(math.tau), "once around"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_shelf_tells_what_every_game_is_about_and_all_of_it_can_be_read(lang: Lang) -> None:
    w = words(lang)
    games = tuple(
        ShelfGame(
            w(f"{slug}-title"),
            w.other(f"{slug}-title"),
            players_words(GAMES[slug].seats, w),
            w("shelf-minutes", count=GAMES[slug].minutes),
            w(f"{slug}-line"),
            painter.emblem,
            painter.look,
        )
        for slug, painter in PAINTERS.items()
    )
    for first in range(0, len(games), 5):
        some = games[first : first + 5]
        image = paint_shelf(Shelf(w("shelf-heading"), w.other("shelf-heading"), some)).image
        assert faults(image) == []
        said = "".join(one.text for one in written(image)).replace(" ", "")
        assert [game.title for game in some if visible(game.line).replace(" ", "") not in said] == []


@pytest.mark.parametrize("kinds", ["pf", "ppf", "pfkc", "pfffff"])
def test_every_free_seat_is_a_dashed_place_in_mint_and_no_other(kinds: str) -> None:
    w = words("en")
    named: dict[str, SeatKind] = {"p": "person", "f": "free", "k": "kept", "c": "computer"}
    seats = tuple(LobbySeat(named[kind], "Ada") for kind in kinds)
    painter = PAINTERS["en_garde"]
    lobby = Lobby("a", "b", "c", seats, "", (), "2", "5", w("lobby-ready"), painter.emblem, painter.look)
    dashed = [call for call in traced("outline", lambda: paint(lobby)) if theme.MINT in call]
    assert len([call for call in dashed if call[2] == call[3]]) == kinds.count("f"), "a square cushion for each"
