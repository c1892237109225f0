"""The rules pages agree with the rules: numbers from the game, and facts that a player cannot guess."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest
from PIL import ImageChops

from engine.core.game import Game
from engine.core.options import AUTO, Choice, Flag, Number, Option, OptionValue
from engine.games.alliance.terms import SUITS_OF
from engine.games.counting_cribbage.rules import GAME as CRIBBAGE
from engine.games.geschenk.rules import GAME as GESCHENK
from engine.games.jukugo_daifuda.rules import GAME as JUKUGO
from engine.games.registry import GAMES
from engine.games.slugs import CUBED, SLUGS
from engine.games.target.rules import GAME as TARGET
from engine.layers.terms import FACES
from locales.catalogue import LANGUAGES, Lang, words
from render.edition import Edition, facts_of, sentences
from render.encoding.encode import png
from render.games import contract
from render.games.registry import NARRATIONS, PAINTERS
from render.kit.drawing import theme
from render.kit.drawing.box import Box
from render.kit.drawing.typesetting import typeset_for
from render.kit.drawing.written import written
from render.kit.pages import overview
from render.kit.pages.faults import faults
from render.kit.pages.rules_page import COVER, SMALLEST, is_lone, lines_of, pages
from render.pictures.shelf import Shelf, ShelfGame
from render.pictures.shelf import paint as paint_shelf
from render.printed import emblem_at
from tests.engine.every_game import Case, begin, usual

TOLD = tuple(slug for slug in SLUGS if facts_of(slug, {}))
"""The games whose sentences have numbers from the game."""


OVERVIEWED = tuple(slug for slug in SLUGS if PAINTERS[slug].first_page == overview.OVERVIEW)
"""The games with an overview: all but one that is being made."""


def painter_of(slug: str) -> contract.Pictures:
    """Return the painter of a game without the cube."""
    found = contract.painter(slug)
    assert isinstance(found, contract.Pictures)
    return found


@cache
def all_of(slug: str, lang: Lang, options: tuple[tuple[str, OptionValue], ...] = ()) -> str:
    """Return the text of every page of a game, with those of the cube."""
    told, edition = NARRATIONS[slug], Edition(dict(options), GAMES[slug].box)
    return "\n".join(told.rules_text(page, words(lang), edition) for page in range(PAINTERS[slug].rules_pages))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_many_cards_are_put_aside_before_no_thanks(lang: Lang) -> None:
    (remove,) = [o for o in GESCHENK.options if isinstance(o, Number) and o.key == "remove"]
    text = all_of("geschenk", lang)
    nine = "nine are put aside" if lang == "en" else "から、9枚を見ないで"
    assert remove.default == 9 and nine in text
    assert (f"on {remove.low} to {remove.high}" if lang == "en" else f"{remove.low}〜{remove.high}枚") in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_many_cards_are_left_out_in_alliance(lang: Lang) -> None:
    assert f"{10 * (6 - len(SUITS_OF[4]))}" in words(lang)("alliance-rules-0-2")


CORNERS: tuple[tuple[str, str, str], ...] = (
    ("tennos_square", "the dealer comes last", "ディーラーは最後"),
    ("tennos_square", "The first dealer is drawn by lot", "最初のディーラーはくじ"),
    ("counting_cribbage", "no run goes from K on to A", "KとAはつながりません"),
    ("counting_cribbage", "the deal passes to the left", "左隣へ移ります"),
    ("stendhal", "left neighbour leads first", "最初のリードはディーラーの左隣"),
    ("stendhal", "without jokers", "ジョーカーを除く"),
    ("love_letter", "the 7 a minister", "7を大臣に"),
    ("love_letter", "a baron compares are equal, nobody is out", "比べた2枚が同じ数なら、だれも脱落しません"),
    ("arsene", "nearest one clockwise", "時計回りでいちばん近い"),
    ("arsene", "If several clash there, all of them are caught", "バッティングした人たちも、全員捕まります"),
    ("arsene", "The others still rob the shops of this last deal", "このディールの分まで店からもらいます"),
    ("arsene", "it passes to the left", "ディールごとに左隣へ"),
    ("all_aboard", "it goes to the left", "時計回り"),
    ("tricky_express", "the deal passes to the left", "左隣へ移り"),
    ("target", "without jokers", "ジョーカーを除く"),
    ("target", "start player is drawn by lot", "（SP）はくじで決めます"),
    ("boonaken", "From the second on, all may only join or pass", "2人目が出たら、あとは同調かパスだけ"),
    ("boonaken", "takes the trick leads the next one", "勝った人が次のリードをします"),
    ("boonaken", "the deal passes to the left", "1ディール遊ぶたびに左隣へ移ります"),
    ("boonaken", "You may declare less than you hold, never more", "少なく宣言してもかまいません（多くはできません）"),
    ("boonaken", "No card stands in two runs", "1枚を2つの続きに使うことはできません"),
    ("six_suit_fort", "The first card of your fort is free", "砦の最初の1枚は、どの数字でも"),
    ("six_suit_fort", "without jokers", "ジョーカーを除く"),
    ("en_garde", "That is your whole turn", "それだけで手番は終わり"),
    ("grazia", "without jokers", "ジョーカーを除く"),
    ("grazia", "Who begins is drawn by lot", "最初の番はくじで決め"),
    ("ttp", "without jokers", "ジョーカーを除く"),
    ("ttp", "the deal passes to the left", "次からは左隣へ"),
    ("hex_jinchi", "Who starts is drawn by lot", "最初の先手はくじで決めます"),
    ("rummy_fifty", "The first dealer is drawn by lot", "最初の親は、決めておかなければくじ引き"),
    ("alliance", "Individual and secret teams: one special", "個人戦とシークレットチーム戦：特殊な札"),
    ("alliance", "Secret teams: the highest total", "シークレットチーム戦は合計の多い組"),
    ("alliance", "The game ends with the last court card", "最後の絵札が取られたらゲームは終わり"),
    ("jukugo_daifuda", "The first dealer is drawn by lot", "最初のディーラーはくじで決め"),
)


@pytest.mark.parametrize(("slug", "en", "ja"), CORNERS)
def test_the_corners_of_the_rules_are_on_the_pages(slug: str, en: str, ja: str) -> None:
    assert en in all_of(slug, "en") and ja in all_of(slug, "ja")


@pytest.mark.parametrize(
    ("game", "option", "said"),
    [
        (JUKUGO, "min_ron", {"en": "minimum (up to {high})", "ja": "最低点（{high}まで）"}),
        (CRIBBAGE, "match_wins", {"en": "2 to {high} wins", "ja": "（{high}まで）"}),
        (TARGET, "goal", {"en": "agree on {low} to {high}", "ja": "{low}枚から{high}枚まで"}),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_that_move_the_aim_are_on_the_pages(
    game: Game[Any], option: str, said: dict[Lang, str], lang: Lang
) -> None:
    (found,) = [o for o in game.options if isinstance(o, Number) and o.key == option]
    assert said[lang].format(low=found.low, high=found.high) in all_of(game.key, lang)


# Numbers


PACKS: Mapping[str, int] = {
    "target": 78,
    "grazia": 78,
    "ttp": 78,
    "stendhal": 78,
    "six_suit_fort": 78,
    "counting_cribbage": 78,
    "all_aboard": 82,
    "boonaken": 32,
    "love_letter": 16,
    "arsene": 47,
    "rummy_fifty": 60,
    "tricky_express": 52,
}
"""Cards that the specs name; in Arsène without those of the shops."""


def test_every_game_that_names_its_pack_is_checked() -> None:
    told = {slug for slug in TOLD if "pack" in facts_of(slug, {})}
    assert told == set(PACKS), f"the cards of these are to be in PACKS: {told ^ set(PACKS)}"


@pytest.mark.parametrize(("slug", "pack"), PACKS.items())
def test_the_pack_is_the_one_on_the_page(slug: str, pack: int) -> None:
    assert facts_of(slug, {})["pack"] == pack
    for lang in LANGUAGES:
        named = f"{pack} cards" if lang == "en" else f"{pack}枚"
        assert named in all_of(slug, lang)


HANDS = ("target", "boonaken", "arsene", "ttp", "en_garde", "all_aboard", "hex_jinchi", "rummy_fifty", "tricky_express")


@pytest.mark.parametrize("slug", (*HANDS, "dominuxen"))
def test_everybody_is_dealt_what_the_page_says(slug: str) -> None:
    """The cards of a hand in a new match; the seat that moves first may have drawn for its turn already."""
    match = begin(usual(GAMES[slug]))
    drawn = facts_of(slug, {}).get("drawn", 0)
    each = {len(hand) - (int(drawn) if seat in match.state.waiting else 0) for seat, hand in enumerate(hands_of(match))}
    assert each == {facts_of(slug, {})["hand"]}


def hands_of(match: Any) -> list[list[int]]:
    """Return the hands of all seats in a new match."""
    found: list[list[int]] = match.state.hands
    return found


@pytest.mark.parametrize(("slug", "seats"), [(s, n) for s in ("six_suit_fort", "stendhal") for n in GAMES[s].seats])
def test_so_many_are_dealt_to_so_many(slug: str, seats: int) -> None:
    game = GAMES[slug]
    match = begin(Case(game, seats, game.check(seats, {})))
    (each,) = {len(hand) for hand in hands_of(match)}
    assert facts_of(slug, {})[f"for_{seats}"] == each
    for lang in LANGUAGES:
        assert str(each) in all_of(slug, lang)


def test_hex_bases_are_six_with_three_cards_each() -> None:
    match, facts = begin(usual(GAMES["hex_jinchi"])), facts_of("hex_jinchi", {})
    assert facts["bases"] == len(match.state.down) == 6
    assert {len(cards) for cards in match.state.down} == {facts["down"]}
    assert "There are 6 bases" in all_of("hex_jinchi", "en") and "陣地は6か所" in all_of("hex_jinchi", "ja")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", TOLD)
def test_a_number_that_changes_changes_the_page(slug: str, lang: Lang) -> None:
    facts, w = facts_of(slug, {}), words(lang)

    def told(with_these: Mapping[str, int | str]) -> list[list[str]]:
        return [sentences(w, slug, page, with_these) for page in range(pages(slug))]

    others = {"jokers": "out", "follow": "free"}
    unsaid = {key for key in facts if told({**facts, key: others.get(key, 97)}) == told(facts)}
    assert not unsaid


def other_value(option: Option, least: int = 3) -> OptionValue:
    """Return another value than the default."""
    if isinstance(option, Choice):
        return next(value for value in option.values if value != option.default)
    if isinstance(option, Flag):
        return not option.default
    return next(n for n in range(max(option.low, least), option.high + 1) if n != option.default)


OPTIONS = [(slug, o) for slug in TOLD for o in GAMES[slug].options if o.key in facts_of(slug, {})]


@pytest.mark.parametrize(("slug", "option"), OPTIONS, ids=[f"{slug}-{o.key}" for slug, o in OPTIONS])
def test_a_table_s_pages_say_what_it_has_agreed_on(slug: str, option: Option) -> None:
    game, other = GAMES[slug], other_value(option)
    settled = game.check(game.default_seats, {})
    assert facts_of(slug, settled) == facts_of(slug, {}), "without a word it is as the game has it"
    given = tuple(sorted(game.check(game.default_seats, {option.key: other}).items()))
    for lang in LANGUAGES:
        usually, told = all_of(slug, lang), all_of(slug, lang, given)
        assert told != usually
        if not isinstance(option, Choice):
            new = [line for line in told.split("\n") if line not in usually.split("\n")]
            assert new and all(str(other) in line for line in new)


def test_the_options_of_the_issue_are_among_them() -> None:
    assert {("en_garde", "target"), ("en_garde", "max_rounds"), ("target", "goal"), ("stendhal", "limit")} <= {
        (slug, option.key) for slug, option in OPTIONS
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_bound_no_number_of_deals_is_named(lang: Lang) -> None:
    assert "20" in all_of("arsene", lang) and "20" not in all_of("arsene", lang, (("max_deals", 0),))


def test_tokens_that_win_follow_from_the_players_or_from_the_table() -> None:
    assert "7 tokens win with two players, 5 with three, 4 with four" in all_of("love_letter", "en")
    assert "First to 3 tokens wins" in all_of("love_letter", "en", (("target", 3),))
    assert GAMES["love_letter"].check(4, {})["target"] == AUTO


# The cube


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", CUBED)
def test_the_page_of_the_cube_names_the_games_it_goes_with(slug: str, lang: Lang) -> None:
    w, painter = words(lang), PAINTERS[slug]
    told = [NARRATIONS[slug].rules_text(page, w) for page in range(painter.rules_pages)][-pages("cube") :]
    assert len(told) == 2 and all(painter.rules(page, w) for page in range(painter.rules_pages))
    text = "\n".join(told)
    assert {s for s in SLUGS if w(f"{s}-title") in text} == set(CUBED)
    assert ("begins with the cube in the middle, at 1" if lang == "en" else "1の目で中央に置いてはじめます") in text
    assert FACES[-1] in text
    capped = NARRATIONS[slug].rules_text(painter.rules_pages - 2, w, Edition({"cap": 8}))
    assert "8" in capped and FACES[-1] not in capped


# The box


SAID: Mapping[str, tuple[tuple[int, ...], int | None]] = {
    "tennos_square": ((), 8),
    "ttp": ((), 10),
    "rummy_fifty": ((), 10),
    "all_aboard": ((), 6),
    "target": ((), 6),
    "jukugo_daifuda": ((), 10),
    "hex_jinchi": ((2,), None),
    "counting_cribbage": ((3, 4), None),
    "boonaken": ((5,), None),
}
"""The best number of players, and the least age, on the pages by which the games were published."""


def test_the_box_says_what_the_author_says_and_nothing_else() -> None:
    assert {slug: (g.best, g.age) for slug, g in GAMES.items() if g.best or g.age is not None} == SAID


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_the_box_is_on_the_first_page_in_words_and_in_the_picture(slug: str, lang: Lang) -> None:
    best, age = SAID.get(slug, ((), None))
    w, edition = words(lang), Edition({}, GAMES[slug].box)
    begin = PAINTERS[slug].first_page
    first, box, *_ = NARRATIONS[slug].rules_text(begin, w, edition).split("\n")
    assert first == w(f"{slug}-title" if begin == overview.OVERVIEW else f"{slug}-rules-0-title")
    shown = [one.text for one in written(PAINTERS[slug].rules(begin, w, edition))]
    for wanted in (
        w("shelf-minutes", count=GAMES[slug].minutes),
        str(max(GAMES[slug].seats)),
        *([w("box-age", age=str(age))] if age else []),
        *([w("box-best", count=best[0]).rstrip()] if best else []),
    ):
        assert wanted in box and any(wanted in text for text in shown)
    assert ("age" in box or "歳" in box) == (age is not None)
    assert ("best" in box or "おすすめ" in box) == bool(best)
    for page in range(begin + 1, PAINTERS[slug].rules_pages):
        assert box not in NARRATIONS[slug].rules_text(page, w, edition)


# The layout


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_sentences_are_large_enough_and_no_word_stands_alone(slug: str, lang: Lang) -> None:
    w, edition = words(lang), Edition({}, GAMES[slug].box)
    for page in range(PAINTERS[slug].rules_pages):
        lines = [one for one in written(PAINTERS[slug].rules(page, w, edition)) if one.role == "line"]
        assert all(one.size >= SMALLEST for one in lines), page
        own = page < pages(slug)
        told = NARRATIONS[slug].rules_text(page, w, edition).split("\n")
        drawn, sizes = {one.text for one in lines}, {one.size for one in lines if one.x == min(o.x for o in lines)}
        for sentence in told[1:]:
            for size in sizes:
                if set(set_in := lines_of(sentence, size)) <= drawn:
                    assert not is_lone(set_in, size), (page, set_in)
        assert own or drawn


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", OVERVIEWED)
def test_the_overview_is_the_box_with_three_drawings_and_their_lines(slug: str, lang: Lang) -> None:
    """Each line is large enough for a phone, and each drawing is within its place."""
    w, painter, edition = words(lang), PAINTERS[slug], Edition({}, GAMES[slug].box)
    image = painter.rules(overview.OVERVIEW, w, edition)
    assert not faults(image) and image.size == (theme.WIDTH, theme.TABLE_HEIGHT) and len(png(image)) <= 100_000
    for sketch in painter_of(slug).rules_sketches(w):
        size, room = (sketch.want, sketch.height), (overview.ROOM, overview.HEIGHT)
        assert size[0] <= room[0] and size[1] <= room[1], f"one of sketches() needs {size} px, has {room}"
    facts = facts_of(slug, {})
    drawn = [(one.text, one.size) for one in written(image) if one.role == "line"]
    shown = "".join(line for line, _ in drawn).replace(" ", "")
    for part in overview.PARTS:
        told = w(f"{slug}-sketch-{part}", **facts)
        assert told.replace(" ", "") in shown and told in NARRATIONS[slug].rules_text(overview.OVERVIEW, w, edition)
        assert min(size for line, size in drawn if line in told) >= SMALLEST


@pytest.mark.parametrize("slug", ["arsene", "six_suit_fort", "alliance"])
def test_only_the_overview_shows_the_cover(slug: str) -> None:
    painter, edition = PAINTERS[slug], Edition({}, GAMES[slug].box)
    for number, side in ((overview.OVERVIEW, overview.COVER), (0, COVER)):
        cover = emblem_at(painter.emblem, side).crop((20, 20, side - 20, side * 3 // 4))
        page = painter.rules(number, words("en"), edition).convert("RGB")
        at = [(32, 96)] if number == overview.OVERVIEW else [(page.width - 44 - side, top) for top in range(72, 300)]
        found = [
            (x, y)
            for x, y in at
            if not ImageChops.difference(page.crop((x + 20, y + 20, x + side - 20, y + side * 3 // 4)), cover).getbbox()
        ]
        assert len(found) == (number == overview.OVERVIEW)


def test_all_released_games_have_an_overview() -> None:
    assert len(OVERVIEWED) >= 19


def test_pages_keep_their_numbers_in_buttons_of_older_releases() -> None:
    """The overview is counted, but it comes before page 0."""
    painter = PAINTERS["target"]
    told = [
        [one.text for one in written(painter.rules(number, words("en"))) if one.role in ("bar", "heading")]
        for number in (overview.OVERVIEW, 0)
    ]
    count = painter.rules_pages + 1
    assert f"1 / {count}" in told[0] and f"2 / {count}" in told[1]
    assert words("en")("target-rules-0-title") in told[1]


def test_a_game_without_an_overview_begins_with_page_0_and_the_cover(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contract, "first_page", lambda slug: 0)
    painter, edition = painter_of("target"), Edition({}, GAMES["target"].box)
    page = painter.rules(0, words("en"), edition)
    told = [one.text for one in written(page)]
    assert f"1 / {painter.rules_pages}" in told and words("en")("shelf-minutes", count=GAMES["target"].minutes) in told


def test_a_lone_word_is_one() -> None:
    assert is_lone(("All of this and", "that."), 36) and not is_lone(("That.",), 36)
    assert is_lone(("山札から", "引きます。"), 36) and not is_lone(("山札から", "2枚まで引きます。"), 36)
    assert not is_lone(("All of this", "and that."), 36)


@pytest.mark.parametrize("slugs", [("target", "love_letter"), ("ttp", "arsene", "boonaken", "stendhal")])
def test_the_age_is_on_the_box_on_the_shelf(slugs: tuple[str, ...]) -> None:
    w = words("en")
    games = tuple(
        ShelfGame(w(f"{s}-title"), "", "", "", w(f"{s}-line"), PAINTERS[s].emblem, age=GAMES[s].age) for s in slugs
    )
    image = paint_shelf(Shelf("Shelf", "", games)).image
    ages = {one.text for one in written(image) if one.role == "badge"} & {"6+", "8+", "10+"}
    assert ages == {f"{SAID[s][1]}+" for s in slugs if s in SAID and SAID[s][1]} and not faults(image)


@pytest.mark.parametrize("slug", CUBED)
def test_a_table_with_the_cube_has_its_pages_too(slug: str) -> None:
    settled = GAMES[slug].settled(2, {"cube": True} | ({"mode": "individual"} if slug == "alliance" else {}))
    for lang in LANGUAGES:
        assert all_of(slug, lang, tuple(sorted(settled.items())))
    if slug == "en_garde":
        assert "First to 10 hits wins" in all_of(slug, "en", tuple(sorted(settled.items())))


@pytest.mark.parametrize("lang", ("en", "ja"))
@pytest.mark.parametrize("slug", [slug for slug in PAINTERS if PAINTERS[slug].first_page == overview.OVERVIEW])
def test_texts_of_the_first_page_stand_in_the_middle_of_their_slabs(slug: str, lang: Lang) -> None:
    with typeset_for(words(lang)):
        image = PAINTERS[slug].rules(overview.OVERVIEW, words(lang))
    heads = [one for one in written(image) if one.role == "text" and one.x > 800 and one.y > 96]
    assert len(heads) == 3
    slabs = Box(432, 96, 736, 650).rows(3, 16)
    for head, slab in zip(heads, slabs, strict=True):
        lines = [one for one in written(image) if one.x == head.x and slab.y < one.y < slab.bottom]
        assert (lines[0].y - 16 + lines[-1].y + lines[-1].size * 0.62) / 2 == pytest.approx(slab.middle[1], abs=4)
