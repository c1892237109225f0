"""The move panel: any offers become legal Discord components, and choosing walks to a legal move."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from cogs.ids import Press, read_path
from cogs.panel import PAGE, ROWS, ButtonSpec, Panel, SelectSpec, add_anytime, add_moves, add_step, move_choices
from engine.core.match import Match
from engine.core.offers import Amount, Subset, Values
from engine.core.state import State
from engine.core.view import View
from engine.games.registry import GAMES
from locales import LANGUAGES, Words, words
from render.games.registry import NARRATIONS
from render.narration.contract import Label, Narration


class Plain(Narration):
    """Says the values themselves."""

    slug = "plain"

    def tag_label(self, view: View, tag: str, words: Words) -> Label:
        return Label(tag)

    def field_prompt(self, view: View, tag: str, chosen: Sequence[Any], words: Words) -> str:
        return f"{tag} {len(chosen)}"

    def value_label(self, view: View, tag: str, chosen: Sequence[Any], value: Any, words: Words) -> Label:
        return Label(f"value {value}")


def view_of(first: dict[str, Any]) -> View:
    return View("m", "plain", 2, 0, {}, State(phase="p", waiting=[0]), first=first)


def built(first: dict[str, Any]) -> Panel:
    panel = Panel()
    add_moves(panel, 7, 3, view_of(first), Plain(), words("en"))
    return panel


def test_moves_without_fields_are_buttons() -> None:
    panel = built({"take": None, "pass": None})
    (row,) = panel.rows
    assert isinstance(row, list)
    assert [b.custom_id for b in row] == ["t1:7:act:3:take", "t1:7:act:3:pass"]


def test_a_move_with_fields_is_a_select() -> None:
    panel = built({"play": Values((1, 2, 3))})
    (row,) = panel.rows
    assert isinstance(row, SelectSpec)
    assert row.custom_id == "t1:7:pick:3:play"
    assert [v for _, v in row.options] == ["1", "2", "3"]


def test_more_than_25_values_are_paged() -> None:
    values = tuple(range(60))
    panel = Panel()
    add_step(panel, 7, 3, view_of({}), Plain(), words("en"), ["play"], Values(values), page=1)
    select, pages = panel.rows
    assert isinstance(select, SelectSpec) and isinstance(pages, list)
    assert [v for _, v in select.options] == [str(v) for v in values[PAGE : 2 * PAGE]]
    assert [Press.parse(b.custom_id).path for b in pages] == [(p, "play") for p in range(3)]
    assert [b.disabled for b in pages] == [False, True, False]


def test_many_kinds_of_moves_become_steps() -> None:
    panel = built({f"kind{i}": Values((1, 2)) for i in range(7)})
    assert all(isinstance(row, list) for row in panel.rows)
    assert len(panel.rows) <= ROWS


def test_a_set_is_a_multi_select_and_a_number_a_form() -> None:
    panel = Panel()
    add_step(panel, 7, 3, view_of({}), Plain(), words("en"), ["meld"], Subset((4, 5, 6), 2, 3))
    add_step(panel, 7, 3, view_of({}), Plain(), words("en"), ["claim"], Amount(0, 99))
    select, button = panel.rows
    assert isinstance(select, SelectSpec) and isinstance(button, list) and isinstance(button[0], ButtonSpec)
    assert (select.least, select.most) == (2, 3)
    assert Press.parse(button[0].custom_id).verb == "ask"


async def test_a_sent_view_is_kept_by_nobody() -> None:
    """discord.py stores every view that is not finished, for ever; ours are finished before they are sent."""
    assert built({"take": None}).view().is_finished()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_every_position_of_every_game_fits_discord(game: str, lang: Any) -> None:
    """Random games: at each prompt the panel keeps Discord's limits and its labels are not empty."""
    rng, w = random.Random(5), words(lang)
    rules, narration = GAMES[game], NARRATIONS[game]
    match = Match.begin(rules, match="m", seats=rules.default_seats, options={}, secret=b"\x05" * 32)
    for _ in range(150):
        waiting = [p for p in match.state.waiting if p >= 0]
        if match.over or not waiting:
            break
        seat = rng.choice(waiting)
        view = match.view(seat)
        panel = Panel()
        add_moves(panel, 7, 3, view, narration, w)
        add_anytime(panel, 7, 3, view, narration, w)
        assert 1 <= len(panel.rows) <= ROWS - 1
        ids = []
        for row in panel.rows:
            if isinstance(row, SelectSpec):
                ids.append(row.custom_id)
                assert 1 <= len(row.options) <= PAGE and row.placeholder
                labels = [label for label, _ in row.options]
                assert all(0 < len(x.text) <= 100 and len(x.hint) <= 100 for x in labels)
                assert len({v for _, v in row.options}) == len(row.options)
            else:
                ids += [b.custom_id for b in row]
                assert all(0 < len(b.label) <= 80 for b in row)
        assert len(set(ids)) == len(ids) and all(len(i) <= 100 for i in ids)
        panel.view()
        for text, value in move_choices(view, narration, w, ""):
            assert 0 < len(text) <= 100
            path = list(read_path(value))
            # A whole move, or the beginning of one that is then asked for step by step.
            begun = rules.offer(match.state, seat, path) is not None
            assert begun or rules.allows(match.state, seat, rules.read(path))
        legal = rules.legal(match.state, seat)
        match.submit(seat, legal[int(rng.random() * len(legal))])
