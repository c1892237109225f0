"""What a picture shows is what its description tells: both come from one value, and its figures are those of the rules.

``tests/render/texts.py`` keeps every picture's texts and description, so a figure that is wrong in both is seen there.
Here, figures that every game has are compared with the state: cards held and final scores.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest
from PIL import Image

from engine.core.view import View
from engine.games.registry import GAMES
from locales import LANGUAGES, Lang, Words, words
from render.games.registry import NARRATIONS
from render.games.values import draws_the_end, shown
from render.kit.drawing.look import HOUSE
from render.kit.drawing.written import Written, written
from render.kit.layout import Item, Text
from render.kit.pages.hand import Hand, HandCard
from render.kit.pages.result import Rank, Result
from render.kit.pages.table import Table
from render.kit.pages.trick_table import Played, TrickTable
from render.kit.pieces.cards import card
from render.kit.pieces.person import people
from render.kit.plaque import Plaque, Team
from render.narration.spoken import figure, hand_told, held, player, result_told, said, stacked, table_told
from render.narration.telling import Telling
from render.narration.tricks import trick_labels
from tests.render.positions import NAMES, Position, positions

NEAR = 170
"""The largest distance of a seat's figures above or below its name, px."""

every_game = pytest.mark.parametrize("slug", GAMES)
both = pytest.mark.parametrize("lang", LANGUAGES)


def value_of(view: View, w: Words) -> Any:
    """Return the value of the view's picture."""
    picture = "hand" if view.seat is not None else "result" if view.over else "table"
    return shown(view.game, picture)(view, people(NAMES[: view.seats]), w)


def at_seats(image: Image.Image, seats: int) -> dict[int | None, list[tuple[str, str]]]:
    """Return by seat (None: all) the texts drawn at its name or face, each with the text drawn before it.

    A panel is drawn in one go: texts that follow a name or face in the order of drawing, near it, belong to that seat.
    """
    out: dict[int | None, list[tuple[str, str]]] = {None: [], **{p: [] for p in range(seats)}}
    seat, mark, last = None, None, ""
    for one in written(image):
        whose = owner(one, seats)
        if whose is not None:
            seat, mark = whose, one
        text = one.text.strip()
        out[None].append((last, text))
        if seat is not None and mark is not None and abs(one.y - mark.y) <= NEAR:
            out[seat].append((last, text))
        last = text
    return out


def owner(one: Written, seats: int) -> int | None:
    """Return the seat of this name or face."""
    for p, name in enumerate(NAMES[:seats]):
        if one.text == name or (one.role == "avatar" and one.text == name[0].upper()):
            return p
    return None


def drawn_at(image: Image.Image, seats: int, seat: int) -> list[str]:
    """Return the texts at a seat."""
    return [text for _, text in at_seats(image, seats)[seat]]


def has(number: int, line: str, w: Words) -> bool:
    """True if a line tells the number, as a whole one."""
    told = figure(str(number).replace("-", "−"), w)
    return re.search(rf"(?<!\d){re.escape(told)}(?!\d)", line) is not None


def wrong(position: Position, w: Words) -> Iterator[str]:
    """Yield what a table or result shows or tells of a seat that is not so."""
    view = position.view(None)
    value = value_of(view, w)
    image = value.drawn().image
    seats = [row.seat for row in value.rows] if isinstance(value, Result) else list(value.seats)
    if sorted(plaque.seat for plaque in seats) != list(range(view.seats)):
        yield f"{position.name}: not every seat has one plaque"
    lines = (result_told if isinstance(value, Result) else table_told)(value, w).split("\n")
    for plaque in seats:
        name = NAMES[plaque.seat]
        line = next((line for line in lines if line.startswith(player(Plaque(plaque.who, plaque.seat), w)[:-1])), "")
        shown = drawn_at(image, view.seats, plaque.seat)
        if isinstance(plaque.score, str) and plaque.score and plaque.score not in shown:
            yield f"{position.name}: the score {plaque.score} is not drawn at {name}"
        if isinstance(plaque.score, Item) and view.game not in SCORES_AS_SIGNS:
            figures = set(re.findall(r"\d+", said(plaque.score.told)))
            if untrue := figures - set(re.findall(r"\d+", " ".join(shown))):
                yield f"{position.name}: {untrue} of the score are told, but not drawn at {name}: {shown}"
        for number in true_figures(view, plaque.seat):
            if not has(number, line, w) and not (plaque.out and not number):
                yield f"{position.name}: {number} is not told of {name}: {line!r}"


def true_figures(view: View, seat: int) -> Iterator[int]:
    """Yield the figures of the state that every game shows: the final score; the number of cards held, and the total
    so far."""
    if view.over:
        yield from FINAL.get(view.game, final_score)(view.s, seat)
        return
    hands, totals = (getattr(view.s, field, None) for field in ("hands", "totals"))
    if isinstance(hands, list) and view.phase not in HANDS_UNTOLD.get(view.game, ()):
        yield len(hands[seat])
    if isinstance(totals, list) and any(totals) and view.game not in SCORES_AS_SIGNS:
        yield totals[seat]


def final_score(state: Any, seat: int) -> Iterable[int]:
    """Return the score of a seat."""
    return [state.scores[seat]]


FINAL: dict[str, Callable[[Any, int], Iterable[int]]] = {
    "alliance": lambda s, seat: [sum(s.points[seat])],
    "boonaken": lambda s, seat: [s.plus[seat], s.minus[seat]],
}
"""By game: the final figures of a seat, where these are not its score."""

SCORES_AS_SIGNS = {"boonaken"}
"""Games whose scores are drawn as rows of signs, without figures; the tests of the game count them."""

HANDS_UNTOLD: dict[str, set[str]] = {
    "alliance": {"distribute"},
    "counting_cribbage": {"lay_away", "claim", "show"},
    "ttp": {"play", "pick"},
}
"""By game: phases whose tables do not show how many cards the seats hold."""


@every_game
@both
def test_tables_and_results_tell_what_they_show_and_the_rules_say(slug: str, lang: Lang) -> None:
    found = [error for position in positions(slug) for error in wrong(position, words(lang))]
    assert not found, "\n".join(found[:40])


@every_game
@both
def test_a_hand_tells_every_card_that_it_shows(slug: str, lang: Lang) -> None:
    w, found = words(lang), []
    for position in positions(slug):
        for seat in range(position.seats):
            hand = value_of(view := position.view(seat), w)
            told = hand_told(hand, w)
            found += [
                f"{position.name}, {seat}: {one}"
                for one in hand.cards
                if not one.told or not any(said(one.told, cut) in told for cut in (0, 1))
            ]
            if hand.seat != view.me:
                found.append(f"{position.name}: the hand of seat {view.me} says {hand.seat}")
    assert not found, "\n".join(found[:40])


@pytest.mark.parametrize("slug", [slug for slug in GAMES if draws_the_end(slug)])
def test_a_table_that_draws_the_last_event_of_a_match_tells_it_too(slug: str) -> None:
    w, over = words("en"), [position for position in positions(slug) if position.phase == "over"]
    for position in over:
        view = position.view(None)
        value: Any = shown(slug, "table")(view, people(NAMES[: view.seats]), w)
        assert NARRATIONS[slug].table_alt(Telling(view, NAMES[: view.seats], w)) == table_told(value, w)
    assert over


# The narrator by itself


def table(seats: Sequence[Plaque], **more: Any) -> Table:
    return Table(HOUSE, "Game", "", "Round 2 / 9　Trick 1", tuple(seats), lambda canvas, seats: None, **more)


WHO = people(NAMES)


def test_a_table_is_read_in_the_order_in_which_one_looks_at_it() -> None:
    w = words("en")
    seats = [
        Plaque(WHO[0], 0, (held(3, w), stacked(5, w)), "−14", turn="Turn", dealer="*dealer", remarks=("out of luck",)),
        Plaque(WHO[1], 1, (), "2", "hits", done="Ready", dealer="*dealer", dealer_told="starts"),
    ]
    assert table_told(table(seats, remarks=("The pot is 3.",)), w).split("\n") == [
        "Game: Round 2 of 9, Trick 1.",
        "To move: seat 1.",
        "The pot is 3.",
        "Seat 1 Ada: holds 3, tricks 5, total minus 14, dealer, out of luck.",
        "Seat 2 さくら: 2 hits, ready, starts.",
    ]
    called = replace(table(seats), title="Game!", right="Round 2 · 4 tokens win")
    assert table_told(called, w).startswith("Game! Round 2, 4 tokens win.\n")


@pytest.mark.parametrize(
    "change", [lambda p: Plaque(p.who, p.seat, p.items, "−15"), lambda p: Plaque(p.who, p.seat, (), p.score)]
)
def test_another_figure_is_another_description(change: Callable[[Plaque], Plaque]) -> None:
    w = words("ja")
    one = Plaque(WHO[0], 0, (held(3, w),), "−14")
    assert table_told(table([one]), w) != table_told(table([change(one)]), w)


def test_a_state_and_a_team_have_words_of_their_own() -> None:
    seats = [Plaque(WHO[0], 0, team=Team("A", "", "", "team A")), Plaque(WHO[1], 1, team=Team("red", "", ""))]
    assert table_told(table(seats, right_told="second round"), words("en")).split("\n") == [
        "Game: second round.",
        "Seat 1 Ada: team A.",
        "Seat 2 さくら: red.",
    ]


def test_a_line_of_a_result_ends_once_and_has_no_gaps() -> None:
    rows = (Rank(Plaque(WHO[0], 0), "5", note="Fort 7  Hand −2"),)
    result = Result(HOUSE, "Game", "", "Over", rows, 1, "Winner", "pts", ("A hand is empty.", "Ahead by 2"))
    assert result_told(result, words("en")).split("\n")[2:] == [
        "A hand is empty.",
        "Ahead by 2.",
        "Seat 1 Ada: total 5, fort 7, Hand minus 2.",
    ]


def test_what_is_too_long_gets_shorter_step_by_step() -> None:
    w, long = words("en"), "x" * 600
    seats = [Plaque(WHO[0], 0, (Item(lambda k: Text("", 20), (long, "brief")),), remarks=(("in full", "cut"),))]
    shown = table_told(table(seats, remarks=((long, "y" * 500, "short"), "always")), w)
    assert shown.split("\n") == ["Game: Round 2 of 9, Trick 1.", "y" * 500, "always", "Seat 1 Ada: brief, cut."]
    hand = Hand(HOUSE, "", "", (HandCard(lambda width: card("A", "S", width), 1, told=(long * 2, "A")),), seat=0)
    assert hand_told(hand, w) == "Your hand (seat 1): card 1: A."


def test_cards_for_several_kinds_of_moves_are_told_by_kind() -> None:
    w = words("en")
    cards = tuple(HandCard(lambda width: card("A", "S", width), k, k < 3, told="A") for k in (1, 2, 3))
    hand = Hand(HOUSE, "", "", cards, seat=0)
    assert hand_told(hand, w, "Which?").endswith("Which? Playable cards: 1 and 2.")
    assert hand_told(replace(hand, playable=("Go up: 1.", "Go down: 2.")), w, "Which?").endswith(
        "Which? Go up: 1. Go down: 2."
    )


def test_a_result_without_winners_says_so() -> None:
    rows = (Rank(Plaque(WHO[0], 0), "7", note="Loser"), Rank(Plaque(WHO[1], 1), "9"))
    told = result_told(Result(HOUSE, "Game", "", "Over", rows, 0, "No winner", "pts"), words("en"))
    assert told.split("\n") == ["Game: Over.", "No winner.", "Seat 1 Ada: total 7, loser.", "Seat 2 さくら: total 9."]


def test_a_story_is_told_without_gaps_but_with_the_names_as_they_are() -> None:
    who = people(["A · ♠J", "Bo"])
    rows = tuple(Rank(Plaque(one, p), "5", (3, 2)) for p, one in enumerate(who))
    story = ("A · ♠J won by ♠K · Bo had 3 / 4",)
    told = result_told(Result(HOUSE, "Game", "", "Over", rows, 1, "Winner", "pts", story), words("en"))
    assert "A · ♠J won by K of spades, Bo had 3 of 4." in told.split("\n")


def test_kinds_of_points_are_told_by_their_heads() -> None:
    row = Rank(Plaque(WHO[0], 0), "5", (3, -2))
    shown = Result(HOUSE, "Game", "", "Over", (row,), 1, "Winner", "pts", heads=("own", "sets"), kinds=True)
    assert result_told(shown, words("en")).endswith("total 5, own: 3, sets: minus 2.")


def test_questions_and_states_of_a_hand_are_sentences_without_signs() -> None:
    w, drawn = words("en"), lambda width: card("A", "S", width)
    cards = (HandCard(drawn, 1, mark="New", told="A"), HandCard(drawn, 2, mark="+?", told="joker"))
    hand = Hand(HOUSE, "", "", cards, wait="Waiting for Ada", seat=0)
    assert hand_told(hand, w, "Follow ♠K with −3?").endswith("Follow K of spades with minus 3?")
    assert hand_told(hand, w).split("\n") == ["Your hand (seat 1): card 1: A (new), card 2: joker.", "Waiting for Ada."]


def test_a_word_for_a_seat_that_is_done_has_words_of_its_own() -> None:
    plaque = Plaque(WHO[0], 0, done="Done", done_told="had the last turn")
    assert player(plaque, words("en")) == "Seat 1 Ada: had the last turn."


def test_signs_of_a_picture_are_said() -> None:
    assert figure("Last: ♠J, ♥10, −3", words("en")) == "Last: J of spades, 10 of hearts, minus 3"
    assert figure("決め手は♦A", words("ja")) == "決め手はダイヤのA"


def test_what_is_left_out_of_a_long_result_are_its_first_legs() -> None:
    rows = tuple(Rank(Plaque(who, p), "7", tuple(range(-60, 0))) for p, who in enumerate(WHO))
    told = result_told(Result(HOUSE, "Game", "", "Over", rows, 1, "Winner", "pts"), words("en"))
    assert "latest deals minus" in told and "minus 1" in told and "minus 60" not in told


def test_a_total_that_is_no_points_is_told_in_its_own_words() -> None:
    rows = (Rank(Plaque(WHO[0], 0), "5", total_told="5 hits"),)
    told = result_told(Result(HOUSE, "Game", "", "Over", rows, 1, "Winner", "hits"), words("en"))
    assert told.endswith("Seat 1 Ada: 5 hits.")


def test_a_trick_is_told_by_the_seats_of_its_places() -> None:
    """The third seat is drawn first, and has played; the first seat is winning."""
    w, seats = words("en"), (Plaque(WHO[2], 2), Plaque(WHO[0], 0))
    played = Played(0, None, told="4 of hearts"), Played(1, None, told="5 of hearts")
    trick = TrickTable(HOUSE, "Game", "", "Round 2", seats, trick_labels(w), played, best=1, last=played, last_winner=0)
    assert table_told(trick, w).split("\n")[1:3] == [
        "Trick, from seat 3: 4 of hearts, 5 of hearts. Winning: seat 1.",
        "Last trick, from seat 3: 4 of hearts, 5 of hearts. Taken by seat 3.",
    ]
