"""TTP in pictures and words: long matches, long names, the story, the ranked list, and the views of seats."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import combinations

import pytest

from engine.core.cards import card, cards
from engine.families.picking import PICK, WANT
from engine.families.tricks import PLAY
from engine.games.ttp.rules import GAME, showdown
from engine.games.ttp.state import TTPState
from locales import LANGUAGES, words
from render.games.registry import PAINTERS
from render.games.ttp import drawings
from render.games.ttp.drawings import TRAY
from render.games.ttp.narration import NARRATION, made
from render.kit.drawing import theme
from render.kit.drawing.written import covers, written
from render.kit.pages.faults import faults
from render.kit.pages.trick_table import BAND, places, small_face
from render.kit.pieces.person import people
from render.narration.cards import card_spoken, cards_spoken
from render.narration.telling import Telling
from tests.engine.every_game import Case, cases, positions
from tests.games.ttp.test_rules import dealt, played
from tests.render.all_games.test_told import drawn_at
from tests.render.positions import NAMES, Extreme, Position, picture
from tests.render.positions import positions as positions_of

PAINTER = PAINTERS["ttp"]
BOTH = [words(lang) for lang in LANGUAGES]


seen = partial(GAME.view, match="m", options={})


def test_the_story_is_true() -> None:
    w = BOTH[1]
    s = ended([[20, 3, 0], [20, 0, 0]], [1, 0, 0])
    assert NARRATION.story(s, w) == ("Ahead by 37 points", "Strongest hand 2 times")
    assert NARRATION.story(ended([[0, 0], [9, 9]], [1, 0]), w)[0] == "Level, but more strongest hands"
    assert NARRATION.story(ended([[0, 0], [9, 9]], [0, 0]), w)[0] == "The win is shared"


def test_a_hand_is_called_by_its_name_in_both_languages() -> None:
    assert [made(cards("S9 H9 C9 D9 L9 X2 X3"), w) for w in BOTH] == ["ファイブカード", "five of a kind"]
    match = dealt()
    played(match, 5)
    told = NARRATION.table_alt(Telling(seen(match.state, None), ["Ada", "Ben"], BOTH[1]))
    assert "seat 1 full house with J of spades, J of hearts, J of clubs" in told


def test_with_four_the_hands_of_the_deal_before_find_room() -> None:
    case = next(c for c in cases(GAME) if c.seats == 4)
    firsts = [m.view(None) for m in positions(case, 24, seed=1) if m.state.number == 1 and m.state.columns]
    assert firsts
    for view in firsts:
        for w in BOTH:
            assert not faults(
                PAINTER.table(view, people(("Konstantin", "さくらさくらさくら", "Marie-Louise", "Ben")), w)
            )


def test_the_band_has_the_points_of_the_deal_before() -> None:
    s = dealt(3).state
    s.columns, s.totals = [[20, 3, 7]], [20, 3, 7]
    s.before, s.shown = [hand[:2] for hand in s.hands], [hand[2:7] for hand in s.hands]
    texts = [one.text for one in written(PAINTER.table(seen(s, None), people("ABC"), BOTH[1]))]
    assert [text for text in texts if text.startswith("+")] == ["+20", "+3", "+7"]


def test_beside_the_last_trick_are_the_points_of_the_deal_before() -> None:
    phases = set()
    for one in positions_of("ttp"):
        s = one.state
        if isinstance(s, TTPState) and s.columns and (s.number > 1 or s.order) and one.phase in ("play", "pick"):
            phases.add(one.phase)
            texts = [word.text for word in written(picture(one.view(None), BOTH[1]))]
            told = [text for text in texts if text.startswith("+")]
            assert told == [f"+{points}" for points in s.columns[-1]], one.name
    assert phases == {"play", "pick"}


@pytest.mark.parametrize("seats", [3, 4])
def test_no_lantern_hangs_behind_a_card(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    lamps = list[tuple[float, float]]()
    monkeypatch.setattr(drawings, "lantern", lambda _pen, x, y, _cord: lamps.append((12 * x, 12 * y)))
    at = places(seats, theme.TABLE_HEIGHT - BAND, TRAY)
    drawings.street.__wrapped__(theme.WIDTH, round(at.bottom - at.top), round(at.spots[0].width) - 40, seats)
    assert lamps
    for x, y in lamps:
        for spot in at.spots:
            across, down = abs(x - spot.card_x), abs(at.top + y + 18 - spot.card_y)
            assert across > at.card / 2 + 16 or down > at.card * 0.7 + 18, (x, y)


def test_where_two_play_picks_lie_below_the_plaque_of_whose_they_are() -> None:
    match = dealt()
    match.submit(1, PLAY[card("SJ")])
    s = match.state
    s.collected = [cards("S2 H3 C4 D5 L6"), cards("X7 S8")]
    image = PAINTER.table(seen(s, None), people(("Ada", "Ben")), BOTH[1])
    names = [w for w in written(image) if w.text in ("Ada", "Ben")]
    for name, picks in zip(names, (["♠2", "♥3", "♣4", "♦5", "L6"], ["X7", "♠8"]), strict=True):
        plaque = next(c for c in covers(image) if c.x < name.x < c.x + c.width and c.y < name.y < c.y + c.height)
        lying = [w for w in written(image) if w.text in picks]
        assert len(lying) == len(picks)
        assert all(w.y > plaque.y + plaque.height for w in lying)
        assert all(plaque.x < w.x and w.x + w.width < plaque.x + plaque.width for w in lying)


@pytest.mark.parametrize("seats", GAME.seats)
def test_picks_can_be_read_on_a_phone(seats: int) -> None:
    """Picked cards are at least 50 px wide: 17 px in a picture of width 400."""
    case = Case(GAME, seats, GAME.check(seats, {}))
    found = 0
    for match in [m for m in positions(case, 12, seed=1) if not m.state.ended and m.state.phase == "play"]:
        picked = [c for own in match.state.collected for c in own]
        for view in (match.view(None), match.view(0)):
            mine = picked if view.seat is None else match.state.collected[0]
            image = (PAINTER.table if view.seat is None else PAINTER.hand)(view, people("ABCD"[:seats]), BOTH[0])
            shown = [w for w in written(image) if w.role == "card" and 50 <= w.width <= 80]
            called = [small_face(c)(60).says for c in mine]
            lying = [w.text for w in shown if w.text in called]
            assert sorted(set(lying)) == sorted(called), lying
            found += len(called)
    assert found


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_card_of_the_market_lies_below_another(seats: int) -> None:
    case = Case(GAME, seats, GAME.check(seats, {"market": 3}))
    for view in [m.view(None) for m in positions(case, 6, seed=1) if not m.state.ended]:
        image = PAINTER.table(view, people(("Konstantin", "さくら", "Marie-Louise", "Ben")[: view.seats]), BOTH[0])
        large = [c for c in covers(image) if c.height > 1.3 * c.width and c.width > 70]
        for a, b in combinations(large, 2):
            across = min(a.x + a.width, b.x + b.width) - max(a.x, b.x)
            assert across <= 0 or min(a.y + a.height, b.y + b.height) <= max(a.y, b.y), (a, b)


@pytest.mark.parametrize("position", positions_of("ttp"), ids=lambda position: position.name)
def test_totals_picks_and_strongest_hands_are_told_and_drawn_for_their_seat(position: Position) -> None:
    view, w = position.view(None), BOTH[1]
    s, lines = view.s, NARRATION.table_alt(Telling(view, NAMES[: view.seats], w)).split("\n")
    for p, total in enumerate(s.totals):
        line = next(line for line in lines if NAMES[p] in line and line.startswith("Seat"))
        assert sum(column[p] for column in s.columns) == total and f"{total}, " in line
        often = {0: "strongest hand 0 times", 1: "strongest hand once"}
        assert often.get(s.best[p], f"{s.best[p]} times") in line
        if not view.over:
            assert line.endswith(f"picks {cards_spoken(s.collected[p], w)}." if s.collected[p] else "no picks.")
        assert str(total) in drawn_at(picture(view, w), view.seats, p)


def test_a_ranked_list_is_told_to_its_seat_alone() -> None:
    pair = []
    for wish in ("C10", "SK"):
        match = dealt()
        match.submit(1, PLAY[card("SJ")])
        match.submit(0, PLAY[card("SK")])
        match.submit(1, WANT[card(wish)])
        views = [seen(match.state, seat) for seat in (None, 0)]
        told = [
            NARRATION.table_alt(Telling(views[0], ["A", "B"], w)) + NARRATION.hand_alt(Telling(views[1], ["A", "B"], w))
            for w in BOTH
        ]
        shown = [PAINTER.table(views[0], people("AB"), w).tobytes() for w in BOTH]
        pair.append((told, shown, [v.state for v in views]))
        mine = NARRATION.hand_alt(Telling(seen(match.state, 1), ["A", "B"], BOTH[1]))
        assert "You want, in this order" in mine
    assert pair[0] == pair[1]


def test_a_ranked_list_is_asked_for_card_by_card_and_numbered_on_the_hand() -> None:
    match = dealt(market=2)
    match.submit(1, PLAY[card("SJ")])
    match.submit(0, PLAY[card("SK")])
    match.state.collected[1] = cards("HK")
    asked, drawn = [], []
    for code in ("C10", "SK"):
        view = seen(match.state, 1)
        asked.append([NARRATION.anytime_prompt(Telling(view, NAMES, w)) for w in BOTH])
        drawn.append(PAINTER.hand(view, people("AB"), BOTH[1]).tobytes())
        label = NARRATION.anytime_label(Telling(view, NAMES, BOTH[1]), WANT[card("SK")])
        assert (label.text, label.hint) == ("♠K", "the K of spades (then: one pair)")
        match.submit(1, WANT[card(code)])
    drawn.append(PAINTER.hand(seen(match.state, 1), people("AB"), BOTH[1]).tobytes())
    assert len(set(drawn)) == 3
    assert asked == [
        ["ほしいカードを先に決める：いちばんほしいのは？", "Choose ahead: which card do you want most?"],
        ["ほしい順に♣10。取られていたら？", "You want ♣10. And if that is gone?"],
    ]


def test_whoever_picks_hears_the_numbers_of_the_pool_not_of_the_hand() -> None:
    match = dealt()
    match.submit(1, PLAY[card("SJ")])
    match.submit(0, PLAY[card("SK")])
    view = seen(match.state, match.state.waiting[0])
    for w in BOTH:
        told = NARRATION.hand_alt(Telling(view, "AB", w))
        for k, c in enumerate(view.s.pool, 1):
            assert w("tricks-numbered", number=str(k), card=card_spoken(c, w)) in told
        assert not any(w("tricks-numbered", number="1", card=card_spoken(c, w)) in told for c in view.s.hands[view.me])


def test_whoever_leads_sees_and_hears_the_last_trick() -> None:
    (position,) = (p for p in positions_of("ttp") if p.name == "4-play")
    s = position.view(None).s
    assert not s.trick and s.number > 1
    leader = position.view(s.leader)
    assert leader.asked
    shown = [one.text for one in written(PAINTER.hand(leader, people("ABCD"), BOTH[1])) if one.role == "card"]
    told = NARRATION.hand_alt(Telling(leader, "ABCD", BOTH[1]))
    assert {small_face(c)(66).says for c in s.last_trick} <= set(shown)
    assert "Last trick, from seat" in told and cards_spoken(s.last_trick, BOTH[1]) in told


def test_what_a_pick_would_make_is_said_in_the_menu() -> None:
    match = dealt()
    match.submit(1, PLAY[card("SJ")])
    match.submit(0, PLAY[card("SK")])
    match.state.collected[0] = cards("HK")
    label = NARRATION.value_label(Telling(seen(match.state, 0), NAMES, BOTH[1]), "pick", (), card("SK"))
    assert label.hint == "the K of spades (then: one pair)" and list(
        NARRATION.numbered(seen(match.state, 0), "pick", ())
    ) == [a.wire()[1] for a in GAME.legal(match.state, 0)]
    match.submit(0, PICK[card("SK")])


def ended(columns: list[list[int]], best: list[int]) -> TTPState:
    """Return a match with these deals, all but the last set directly; then everybody makes a straight flush."""
    n = len(best)
    match = dealt(n, deals=len(columns), bonus=0)
    s = match.state
    s.deal, s.columns, s.best = len(columns), columns[:-1], best[:]
    s.totals = [sum(column[p] for column in columns) - 20 for p in range(n)]
    s.collected = [[13 * p + r for r in range(4, 9)] for p in range(n)]
    s.hands = [[13 * p + 1, 13 * p + 11] for p in range(n)]
    showdown(s, match.ctx)
    return s


def fullest() -> Iterator[Extreme]:
    for seats in GAME.seats:
        s = ended([[20] * seats] * 12, [12] * seats)
        assert s.ended and s.winners == list(range(seats)) and s.totals == [240] * seats
        yield Extreme(s)
    for seats, market in ((2, 2), (2, 3), (4, 3)):
        match = dealt(seats, market=market)
        s = match.state
        while s.number < 5 or len(s.to_pick) != seats - 1:
            match.submit(s.waiting[0], GAME.legal(s, s.waiting[0])[0])
        s.collected[s.to_pick[0]] = cards("LA L2 L3 L4 L5")
        yield Extreme(s, {"market": market})
