"""The limits of Discord and of reading, for every game: size of pictures and files, lengths of texts, equal bytes.

The tests draw one golden view of each phase and number of seats, with the longest names, in both languages.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256

import pytest
from PIL import Image

from engine.core.action import Action
from engine.core.view import View
from engine.games.registry import GAMES
from engine.games.slugs import SLUGS
from locales import LANGUAGES, Lang, Words, words
from render.encoding.encode import png
from render.games.registry import NARRATIONS, PAINTERS
from render.kit.drawing import theme
from render.kit.pieces.person import people
from render.narration.lengths import ALT_LIMIT
from render.narration.telling import Telling
from tests.render.all_games.test_readable import LONGEST, looked_at, pages, some, turn, views_of, who
from tests.render.positions import firsts, positions

WEIGHT, COLOURS = 100_000, 20
STATE, LABEL, HINT, TAG, PROMPT = 100, 80, 100, 20, 200
LINE, ABOUT, HELP = 100, 300, 100
"""The most characters of a state line, a label, its hint, a button, a question; of the texts of shelf and commands."""

every_game = pytest.mark.parametrize("slug", GAMES)
both = pytest.mark.parametrize("lang", LANGUAGES)


def views(slug: str) -> Iterator[View]:
    """Yield the views of those positions, for an onlooker and for all seats."""
    return (position.view(seat) for position in firsts(slug) for seat in (None, *range(position.seats)))


def drawn(view: View, w: Words) -> Image.Image:
    painter, seated = PAINTERS[view.game], people(LONGEST[: view.seats])
    paint = painter.hand if view.seat is not None else painter.result if view.over else painter.table
    return paint(view, seated, w)


@every_game
@both
def test_pictures_have_their_size_and_weight_and_are_the_same_again(slug: str, lang: Lang) -> None:
    """Every picture drawn before (``looked_at``); the first of each phase and number of seats is drawn once more here.

    Before, only its new parts were drawn (``render.encoding.patches``), after all other pictures of the game; this time
    everything is drawn, with the longest names.
    """
    before = {(one.who, one.usual): one for one in looked_at(slug)}
    again = {position.name for position in firsts(slug)}
    for number, position in enumerate(positions(slug)):
        for seat in views_of(position) if position.name in some(slug) else ():
            height = theme.TABLE_HEIGHT if seat is None else theme.HAND_HEIGHT
            for usual in (True, False) if lang == turn(number + (seat is None)) else (True,):
                one = before[who(position, seat, lang), usual]
                assert one.size == (theme.WIDTH, height) and one.weight <= WEIGHT
                if not usual and position.name in again:
                    assert sha256(png(drawn(position.view(seat), words(lang)))).digest() == one.png


@every_game
@both
def test_descriptions_and_labels_stay_within_limits(slug: str, lang: Lang) -> None:
    w, told = words(lang), NARRATIONS[slug]
    for view in views(slug):
        telling = Telling(view, LONGEST[: view.seats], w)
        tell = told.hand_alt if view.seat is not None else told.result_alt if view.over else told.table_alt
        assert 0 < len(tell(telling)) <= ALT_LIMIT
        assert len(told.state_line(telling)) <= STATE
        assert not view.legal or 0 < len(told.prompt(telling)) <= PROMPT
        assert not view.anytime or len(told.anytime_prompt(telling)) <= HINT
        for action in view.anytime[:20]:
            assert 0 < len(told.anytime_label(telling, action).text) <= LABEL
        for action in view.legal[:60]:
            check_move(telling, action)


def check_move(telling: Telling, action: Action) -> None:
    """Check a move's button, its whole text, and every field of it."""
    told = NARRATIONS[telling.view.game]
    tag, *fields = action.wire()
    assert 0 < len(told.tag_label(telling, tag).text) <= TAG
    assert 0 < len(told.move(telling, action)) <= HINT
    for k, value in enumerate(fields):
        assert told.field_prompt(telling, tag, fields[:k]) and told.chosen(telling, tag, fields[:k], value)
        for one in value if isinstance(value, list) else [value]:
            label = told.value_label(telling, tag, fields[:k], one)
            assert 0 < len(label.text) <= LABEL and len(label.hint) <= HINT


@every_game
@both
def test_rules_pages_and_their_words(slug: str, lang: Lang) -> None:
    told = NARRATIONS[slug]
    for page, (size, weight, _) in enumerate(pages(slug, lang)):
        assert size == (theme.WIDTH, theme.TABLE_HEIGHT) and weight <= WEIGHT
        assert 0 < len(told.rules_text(page, words(lang))) <= ALT_LIMIT


@pytest.mark.parametrize("slug", SLUGS)
def test_the_cover_is_square_at_every_size(slug: str) -> None:
    for size in (128, 512):
        image = PAINTERS[slug].emblem(size)
        assert image.size == (size, size) and image.mode == "RGB"
        assert len(image.getcolors(size * size) or []) > COLOURS


@every_game
@both
def test_texts_the_shelf_and_the_commands_need(slug: str, lang: Lang) -> None:
    w, told = words(lang), NARRATIONS[slug]
    assert len(w(f"{slug}-line")) <= LINE and len(w(f"{slug}-about")) <= ABOUT
    for option in GAMES[slug].options:
        assert told.option_name(option.key, w)
        assert len(w(f"{slug}-option-{option.key}-help")) <= HELP
        assert all(told.option_value(option.key, value, w) for value in option.samples())
