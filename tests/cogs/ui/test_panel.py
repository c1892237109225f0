"""The move panel: any offers become valid Discord components, and choosing leads to a legal move."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import discord
import pytest

from cogs.play.play import not_offered
from cogs.ui.choices import PAGE, add_anytime, add_moves, add_step, forced, move_choices, typable
from cogs.ui.ids import Press, read_path
from cogs.ui.panel import ROWS, Panel, SelectSpec
from engine.core.action import Action
from engine.core.match import Match
from engine.core.offers import Amount, Subset, Values, pick
from engine.core.state import State
from engine.core.view import View
from engine.games.registry import GAMES
from engine.host.model.records import Refused
from locales import LANGUAGES, words
from render import emoji
from render.games.registry import NARRATIONS
from render.narration.contract import Label, Narration
from render.narration.telling import Telling

MOVE, RECOMMENDED = discord.ButtonStyle.primary, discord.ButtonStyle.success
ALL = {key: discord.PartialEmoji(name=key, id=k) for k, key in enumerate(emoji.DRAWINGS, 1)}


class Plain(Narration):
    """A narration whose texts are the values themselves."""

    slug = "plain"

    def tag_label(self, telling: Telling, tag: str) -> Label:
        return Label(tag)

    def field_prompt(self, telling: Telling, tag: str, chosen: Sequence[Any]) -> str:
        return f"{tag} {len(chosen)}"

    def value_label(self, telling: Telling, tag: str, chosen: Sequence[Any], value: Any) -> Label:
        return Label(f"value {value}")


def view_of(first: dict[str, Any]) -> View:
    return View("m", "plain", 2, 0, {}, State(phase="p", waiting=[0]), first=first)


def built(first: dict[str, Any]) -> Panel:
    panel = Panel()
    add_moves(panel, 7, 3, Plain(), Telling(view_of(first), (), words("en")))
    return panel


def test_moves_without_fields_are_buttons() -> None:
    panel = built({"take": None, "pass": None})
    (row,) = panel.rows
    assert isinstance(row, list)
    assert [b.custom_id for b in row] == ["t1:7:act:3:take", "t1:7:act:3:pass"]


def labels(row: Any) -> list[str]:
    return [b.label for b in row] if isinstance(row, list) else [label.text for label, _ in row.options]


def ids(row: Any) -> list[str]:
    return [b.custom_id for b in row]


def gold(panel: Panel) -> list[str]:
    """Return the labels that the panel recommends."""
    found = [b for row in panel.rows if isinstance(row, list) for b in row]
    assert all(b.style in (MOVE, RECOMMENDED) for b in found if Press.parse(b.custom_id).verb != "page")
    return [b.label for b in found if b.style is RECOMMENDED]


def test_up_to_five_choices_are_buttons() -> None:
    (row,) = built({"play": Values((1, 2, 3))}).rows
    assert labels(row) == ["value 1", "value 2", "value 3"]
    assert ids(row) == [f"t1:7:step:3:play.{v}" for v in (1, 2, 3)]


def test_more_choices_are_a_select() -> None:
    (row,) = built({"play": Values((1, 2, 3, 4, 5, 6))}).rows
    assert isinstance(row, SelectSpec)
    assert row.custom_id == "t1:7:pick:3:play"
    assert [v for _, v in row.options] == ["1", "2", "3", "4", "5", "6"]


def test_what_is_long_to_say_is_a_select() -> None:
    (row,) = built({"play": Values((10**40, 2 * 10**40))}).rows
    assert isinstance(row, SelectSpec)


def test_beside_other_moves_each_button_says_what_it_does() -> None:
    (row,) = built({"pass": None, "play": Values((1, 2))}).rows
    assert labels(row) == ["pass", "play: value 1", "play: value 2"]


def test_kinds_of_moves_keep_their_order_however_many_choices_each_has() -> None:
    wanted = ["forward: value 1", "forward: value 2", "back: value 1"]
    (row,) = built({"forward": Values((1, 2)), "back": Values((1,))}).rows
    assert labels(row) == wanted, "as on the turn before, where there were two ways back"
    (row,) = built({"forward": Values((1, 2)), "pass": None}).rows
    assert labels(row) == [*wanted[:2], "pass"]


def test_more_buttons_than_a_row_has_stand_by_their_kind() -> None:
    rows = built({"up": Values((1, 2, 3)), "pass": None, "down": Values((1, 2, 3))}).rows
    assert [len(labels(row)) for row in rows] == [1, 3, 3]


def test_a_choice_of_one_is_no_step() -> None:
    (row,) = built({"place": Values((4,)), "meld": Subset((4, 5, 6), 3, 3)}).rows
    assert labels(row) == ["place: value 4", "meld: value 4, value 5 and value 6"]
    assert ids(row) == ["t1:7:step:3:place.4", "t1:7:step:3:meld.4,5,6"]


def test_a_set_of_one_card_is_a_choice_of_cards() -> None:
    (row,) = built({"lay": Subset((4, 5, 6), 1, 1)}).rows
    assert ids(row) == [f"t1:7:step:3:lay.{c}," for c in (4, 5, 6)]


def test_moves_have_one_colour_and_what_the_game_recommends_another() -> None:
    assert gold(built({"end": None})) == []
    assert gold(built({"pass": None, "play": Values((1, 2))})) == [], "never pass beside a card"

    class Recommending(Plain):
        def recommended(self, view: View) -> Sequence[Any]:
            return ["ron"]

    panel = Panel()
    add_moves(panel, 7, 3, Recommending(), Telling(view_of({"pass": None, "ron": None}), (), words("en")))
    assert gold(panel) == ["ron"]


def test_cards_stand_as_in_the_picture_and_with_its_numbers() -> None:
    class Holding(Plain):
        def numbered(self, view: View, tag: str, chosen: Sequence[Any]) -> Sequence[int]:
            return [30, 9, 12, 41] if tag == "play" else ()

    for legal, shown in (
        ((9, 12, 30), ["1 · value 30", "2 · value 9", "3 · value 12"]),
        (range(9, 45), ["1 · value 30", "2 · value 9", "3 · value 12", "4 · value 41", "value 10"]),
    ):
        panel = Panel()
        add_moves(panel, 7, 3, Holding(), Telling(view_of({"play": Values(tuple(legal))}), (), words("en")))
        assert labels(panel.rows[0])[: len(shown)] == shown


def test_up_to_five_numbers_are_buttons() -> None:
    (row,) = built({"claim": Amount(2, 6)}).rows
    assert labels(row) == ["2", "3", "4", "5", "6"] and ids(row)[0] == "t1:7:step:3:claim.2"


@pytest.mark.parametrize(("high", "picked", "typed"), [(5, 6, False), (24, 25, False), (99, 25, True)])
def test_numbers_are_picked_and_only_those_beyond_are_typed(high: int, picked: int, typed: bool) -> None:
    first, *more = built({"claim": Amount(0, high)}).rows
    assert labels(first) == [str(n) for n in range(picked)]
    assert [Press.parse(b).verb for row in more for b in ids(row)] == ["ask"] * typed


@dataclass(frozen=True, slots=True)
class Send(Action):
    """A move of two fields."""

    tag: ClassVar[str] = "send"
    card: int
    to: int


class Sending(Plain):
    def move(self, telling: Telling, action: Action) -> str:
        return f"send {action.wire()[1]} to {action.wire()[2]}"


def test_whole_moves_stand_before_those_that_are_put_together() -> None:
    panel, first, w = Panel(), {"send": Values(tuple(range(9)))}, words("en")
    add_moves(panel, 7, 3, Sending(), Telling(view_of(first), (), w), {}, [Send(4, 1), Send(2, 10**90), Send(5, 6)])
    *whole, build = panel.rows
    assert [labels(row) for row in whole] == [["Send 4 to 1"], ["Send 5 to 6"]], "not one that is too long"
    assert [ids(row) for row in whole] == [["t1:7:act:3:send.4.1"], ["t1:7:act:3:send.5.6"]]
    assert isinstance(build, SelectSpec) and build.placeholder == w("panel-build", prompt="send 0")


class Bidding(Plain):
    """Bids of which some are usual, and a rare call."""

    def usual(self, view: View, tag: str, chosen: Sequence[Any]) -> Sequence[int] | None:
        return {"bid": (30, 35, 40, 999), "rare": ()}.get(tag)


def offered(first: dict[str, Any]) -> Panel:
    panel = Panel()
    add_moves(panel, 7, 3, Bidding(), Telling(view_of(first), (), words("en")))
    return panel


def test_of_many_numbers_the_usual_ones_are_buttons_and_any_other_is_typed() -> None:
    bids, rare = Values(tuple(range(30, 400, 5))), Values(tuple(range(12)))
    calls, numbers = offered({"pass": None, "bid": bids, "rare": rare}).rows
    assert labels(calls) == ["pass", "rare"], "what is rare is one button, which opens it"
    assert ids(calls)[1] == "t1:7:step:3:rare"
    assert labels(numbers) == [*(f"bid: value {bid}" for bid in (30, 35, 40)), words("en")("panel-other-number")]
    assert ids(numbers) == [*(f"t1:7:step:3:bid.{bid}" for bid in (30, 35, 40)), "t1:7:ask:3:bid"]
    panel = Panel()
    add_step(panel, 7, 3, Bidding(), Telling(view_of({}), (), words("en")), ["bid"], bids)
    assert ids(panel.rows[0]) == ids(numbers), "also from a button that was sent before"
    panel = Panel()
    add_step(panel, 7, 3, Bidding(), Telling(view_of({}), (), words("en")), ["rare"], rare)
    assert isinstance(panel.rows[0], SelectSpec)


def test_few_numbers_are_all_buttons() -> None:
    (row,) = offered({"bid": Values((30, 35, 40))}).rows
    assert labels(row) == ["value 30", "value 35", "value 40"]


@pytest.mark.parametrize(("offer", "numbers"), [
    (Amount(2, 40), list(range(2, 41))), (Values((40, 30)), [30, 40]), (Subset((1, 2), 1, 2), []), (None, []),
])  # fmt: skip
def test_only_numbers_are_typed(offer: Any, numbers: list[int]) -> None:
    assert list(typable(view_of({}), Bidding(), ["bid"], offer)) == numbers
    cards = numbers if isinstance(offer, Amount) else []
    assert list(typable(view_of({}), Bidding(), ["play"], offer)) == cards, "no form for cards"


@pytest.mark.parametrize(("typed", "refused"), [
    ("62", Refused("not-that-number", typed="62", below="60", above="65")),
    ("29", Refused("not-a-number", low="30", high="80")), ("x", Refused("not-a-number", low="30", high="80")),
])  # fmt: skip
def test_a_number_that_is_not_offered_is_refused_with_those_that_are(typed: str, refused: Refused) -> None:
    found = not_offered(typed, range(30, 81, 5))
    assert (found.reason, found.facts) == (refused.reason, refused.facts)


def test_more_than_25_values_are_paged() -> None:
    values = tuple(range(60))
    panel = Panel()
    add_step(panel, 7, 3, Plain(), Telling(view_of({}), (), words("en")), ["play"], Values(values), page=1)
    select, pages = panel.rows
    assert isinstance(select, SelectSpec) and isinstance(pages, list)
    assert [v for _, v in select.options] == [str(v) for v in values[PAGE : 2 * PAGE]]
    assert [Press.parse(b.custom_id).path for b in pages] == [(p, "play") for p in range(3)]
    assert [b.disabled for b in pages] == [False, True, False]


def test_many_kinds_of_moves_become_steps() -> None:
    panel = built({f"kind{i}": Values((1, 2)) for i in range(7)})
    assert all(isinstance(row, list) for row in panel.rows)
    assert len(panel.rows) <= ROWS


def test_a_set_is_a_multi_select() -> None:
    panel = Panel()
    add_step(panel, 7, 3, Plain(), Telling(view_of({}), (), words("en")), ["meld"], Subset((4, 5, 6), 2, 3))
    (select,) = panel.rows
    assert isinstance(select, SelectSpec)
    assert (select.least, select.most) == (2, 3)


@pytest.mark.parametrize(
    ("offer", "only"),
    [
        (Values((7,)), 7),
        (Values(([1, 2],)), [1, 2]),
        (Subset((4, 5), 2, 2), [4, 5]),
        (Subset((4,), 1, 1), [4]),
        (Amount(3, 3), 3),
        (Values((7, 8)), None),
        (Subset((4, 5), 1, 1), None),
        (Subset((4, 5), 1, 2), None),
        (Amount(3, 4), None),
        (None, None),
    ],
)
def test_what_leaves_no_choice_is_not_asked(offer: Any, only: Any) -> None:
    assert forced(offer) == only


@pytest.mark.parametrize("game", list(GAMES))
def test_every_step_of_every_game_can_be_shown(game: str) -> None:
    """All offers after a first field, including a set of one, or a long name."""
    rules, narration, rng, w = GAMES[game], NARRATIONS[game], random.Random(9), words("ja")
    match = Match.begin(rules, match="m", seats=rules.default_seats, options={}, secret=b"\x07" * 32)
    for _ in range(80):
        waiting = [p for p in match.state.waiting if p >= 0]
        if match.over or not waiting:
            break
        seat, view = waiting[0], match.view(waiting[0])
        for tag in view.first:
            path: list[Any] = [tag]
            while (offer := rules.offer(match.state, seat, path)) is not None:
                panel = Panel()
                add_step(panel, 7, 3, narration, Telling(view, (), w), path, offer, faces=ALL)
                assert 1 <= len(panel.rows) <= ROWS - 1
                panel.view()
                path.append(pick(offer, rng.random))
        legal = rules.legal(match.state, seat)
        match.submit(seat, legal[int(rng.random() * len(legal))])


async def test_a_sent_view_is_kept_by_nobody() -> None:
    """discord.py stores every unfinished view for ever; ours are finished before they are sent."""
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
        telling = Telling(view, (), w)
        add_moves(panel, 7, 3, narration, telling)
        add_anytime(panel, 7, 3, narration, telling)
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
                assert isinstance(row, list)
                ids += [b.custom_id for b in row]
                assert all(0 < len(b.label) <= 80 for b in row)
        assert len(set(ids)) == len(ids) and all(len(i) <= 100 for i in ids)
        panel.view()
        for text, value in move_choices(narration, telling, ""):
            assert 0 < len(text) <= 100
            path = list(read_path(value))
            # A whole move, or its beginning, which the panel then continues step by step.
            begun = rules.offer(match.state, seat, path) is not None
            assert begun or rules.allows(match.state, seat, rules.read(path))
        legal = rules.legal(match.state, seat)
        match.submit(seat, legal[int(rng.random() * len(legal))])
