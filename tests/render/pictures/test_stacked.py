"""A table above a hand as one picture: its size and weight, the same bytes again, and a description that keeps all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from hashlib import sha256

import pytest
from PIL import Image

from engine.core.view import View
from engine.games.registry import GAMES
from locales import LANGUAGES, Lang, Words, words
from render.encoding.encode import png
from render.games.registry import NARRATIONS, PAINTERS
from render.kit.drawing import theme
from render.kit.drawing.written import written
from render.kit.pages.faults import faults
from render.kit.pieces.person import people
from render.narration.lengths import ALT_LIMIT, CUTS, clip, described_together
from render.narration.telling import Telling
from render.pictures.replay import CAPTION, hands_sheet
from render.pictures.stacked import GAP, stacked
from tests.render.all_games.test_readable import LONGEST
from tests.render.positions import firsts

WEIGHT = 170_000
TALLEST = theme.TABLE_HEIGHT + GAP + CAPTION + theme.HAND_HEIGHT
"""The table above a hand with its name; taller ones are too narrow on a phone, and only shown where asked for."""

every_game = pytest.mark.parametrize("slug", GAMES)
both = pytest.mark.parametrize("lang", LANGUAGES)


@every_game
@both
def test_a_table_above_a_hand_is_one_picture_of_both(slug: str, lang: Lang) -> None:
    painter, w = PAINTERS[slug], words(lang)
    position = max(firsts(slug), key=lambda position: (position.seats, position.name))
    seat = next((seat for seat in position.state.waiting if seat >= 0), 0)
    seated, top = people(LONGEST[: position.seats]), theme.TABLE_HEIGHT + GAP

    def drawn() -> list[Image.Image]:
        return [painter.table(position.view(None), seated, w), painter.hand(position.view(seat), seated, w)]

    table, hand = drawn()
    whole = stacked([table, hand], painter.look)
    assert whole.size == (theme.WIDTH, top + theme.HAND_HEIGHT) and whole.height <= TALLEST
    assert whole.crop((0, 0, theme.WIDTH, theme.TABLE_HEIGHT)).tobytes() == table.tobytes()
    assert whole.crop((0, top, theme.WIDTH, whole.height)).tobytes() == hand.tobytes()
    lower = [text._replace(y=text.y + top) for text in written(hand)]
    assert [*written(whole)] == [*written(table), *lower], "read as a person does: from top to bottom"
    assert len(data := png(whole)) <= WEIGHT
    assert sha256(png(stacked(drawn(), painter.look))).digest() == sha256(data).digest()


def test_one_alone_is_itself_and_widths_are_one() -> None:
    look, wide, narrow = PAINTERS["geschenk"].look, Image.new("RGB", (1200, 9)), Image.new("RGB", (600, 9))
    assert stacked([wide], look) is wide
    with pytest.raises(ValueError, match="widths"):
        stacked([wide, narrow], look)
    assert stacked([wide, wide, wide], look).size == (1200, 27 + 2 * GAP)


@pytest.mark.parametrize("slug", ["geschenk", "love_letter", "jukugo_daifuda"])
def test_a_hand_below_its_name_can_be_read(slug: str) -> None:
    w, position = words("ja"), next(firsts(slug))
    seated = people(LONGEST[: position.seats])
    views = [position.view(seat) for seat in range(position.seats)]
    hands = [(LONGEST[v.me], PAINTERS[slug].hand(v, seated, w)) for v in views]
    one, all_of_them = (hands_sheet(some, PAINTERS[slug].look) for some in (hands[:1], hands))
    assert one.size == (theme.WIDTH, CAPTION + theme.HAND_HEIGHT) and faults(one) == []
    rows = -(-len(hands) // 2)
    assert all_of_them.size == (theme.WIDTH, rows * (CAPTION + theme.HAND_HEIGHT // 2))


def read_aloud(tell: Callable[[Telling], str], view: View, w: Words, names: Sequence[str]) -> str:
    """Return a description with these names."""
    return tell(Telling(view, names, w))


@every_game
@both
def test_the_description_has_table_and_hand_in_the_order_they_are_drawn(slug: str, lang: Lang) -> None:
    """Every line of both, the table's first; a line that both have once. What has no room is the rest, in one piece."""
    told, w = NARRATIONS[slug], words(lang)
    for position in firsts(slug):
        public, own = position.view(None), position.view(0)
        tells = [partial(read_aloud, told.table_alt, public, w), partial(read_aloud, told.hand_alt, own, w)]
        alt, rest = described_together(tells, LONGEST[: position.seats])
        assert 0 < len(alt) <= ALT_LIMIT
        for limit in (*CUTS, CUTS[0]):
            table, hand = (tell([clip(name, limit) for name in LONGEST[: position.seats]]) for tell in tells)
            whole = [*table.split("\n"), *(line for line in hand.split("\n") if line not in table.split("\n"))]
            if len("\n".join(whole)) <= ALT_LIMIT:
                break
        assert [*alt.split("\n"), *(rest.split("\n") if rest else [])] == whole


def test_what_has_no_room_begins_with_a_line() -> None:
    lines = [f"{number} {'x' * 60}" for number in range(30)]
    alt, rest = described_together([lambda _: "\n".join(lines[:9]), lambda _: "\n".join(lines[5:])], [])
    assert [*alt.split("\n"), *rest.split("\n")] == lines and len(alt) <= ALT_LIMIT
    assert described_together([lambda _: "a", lambda _: "a\nb"], []) == ("a\nb", "")
    alt, rest = described_together([lambda _: "z" * 1500], [])
    assert alt + rest == "z" * 1500 and len(alt) == ALT_LIMIT
    alt, rest = described_together([lambda cut: cut[0] * 20, lambda cut: f"hand of {cut[0]}"], ["n" * 60])
    assert rest == "" and alt.endswith("…"), "names are cut before anything is left out"
