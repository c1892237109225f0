"""Alliance: refusals, options, preferences, automatic moves, and moves for silent seats."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.action import Action, IllegalAction, MalformedAction
from engine.core.options import BadOption
from engine.families.tricks import Play
from engine.games.alliance.rules import ASK, GAME, NO, TOP, AskRebuild, Down, PutBack, window
from engine.games.alliance.state import ALWAYS, NEVER
from engine.games.alliance.terms import FACE_DOWN, PASSED, card_of
from tests.games.alliance.tables import alone, begin, codes, dealt, quiet, random_match, refused

SPADES, HEARTS = 0, 1


@pytest.mark.parametrize(
    ("seat", "wire", "reason", "facts"),
    [
        (0, ["play", card_of("H5")], "suit", {"suit": SPADES}),
        (1, ["play", card_of("SA")], "suit", {"suit": HEARTS}),
        (1, ["play", card_of("S2")], "suit", {"suit": HEARTS}),
        (1, ["play", card_of("HA")], "card", {}),
        (0, ["play", card_of("JB1")], "card", {}),
        (0, ["play", 84], "card", {}),
        (0, ["play", -1], "card", {}),
        (0, ["down", card_of("S2")], "down-first", {}),
        (0, ["pass"], "pass", {}),
        (0, ["accept"], "distribution", {}),
        (0, ["usual"], "distribution", {}),
        (0, ["reconsider"], "distribution", {}),
        (0, ["propose", 0, 0, 0], "distribution", {}),
        (0, ["no"], "rebuild-now", {}),
        (0, ["rebuild"], "rebuild-now", {}),
        (0, ["put_back", [0]], "rebuild-now", {}),
    ],
)
def test_refused_plays(seat: int, wire: list[Any], reason: str, facts: dict[str, Any]) -> None:
    s = begin(4, mode="individual").state
    s.waiting, s.hands[0], s.hands[1] = [seat], codes("SA S2 S3"), codes("H2 H3 H4")
    assert refused(s, seat, GAME.read(wire)) == (reason, facts)


def test_refused_without_pile_or_cards_and_in_the_window() -> None:
    s = begin(4, mode="individual").state
    s.pile[0] = []
    assert refused(s, 0, TOP) == ("pile", {})
    s.hands[0] = []
    assert refused(s, 0, Play(3)) == refused(s, 0, TOP) == ("cards", {})
    s.ask[0], s.hands[0], s.discard[0] = ALWAYS, [0, 5], [7]
    window(s, 0, quiet())
    for back in ((0, 0), (5, 0), (7,), ()):
        assert refused(s, 0, PutBack(back)) == ("back", {})
    assert refused(s, 0, Play(0)) == ("play-yet", {})
    with pytest.raises(MalformedAction):
        GAME.read(["put_back", 0])


# Options and preferences


def test_the_modes_that_a_number_of_players_can_play_and_the_usual_one() -> None:
    usual = {2: "individual", 3: "individual", 4: "team", 5: "individual", 6: "team"}
    assert {seats: GAME.check(seats, {})["mode"] for seats in GAME.seats} == usual
    playable = {seats: ["individual"] for seats in GAME.seats} | {4: ["individual", "team"]}
    playable[6] = ["individual", "team", "secret_team"]
    for seats, modes in playable.items():
        assert [GAME.check(seats, {"mode": mode})["mode"] for mode in modes] == modes
        for mode in {"team", "secret_team"}.difference(modes):
            with pytest.raises(BadOption) as bad:
                GAME.check(seats, {"mode": mode})
            assert (bad.value.option, bad.value.value) == ("mode", mode)


def test_asking_can_be_changed_at_any_time_until_the_pile_cannot_be_rebuilt() -> None:
    m = random_match(4, 5, stop=20)
    s = m.state
    for seat in (s.waiting[0], s.after[s.waiting[0]]):
        assert [*m.view(seat).anytime] == [ASK[NEVER], ASK[ALWAYS]]
        assert m.submit(seat, ASK[ALWAYS]) == [] and s.ask[seat] == m.view(seat).state["ask"] == ALWAYS
        with pytest.raises(IllegalAction):
            m.submit(seat, ASK[ALWAYS])
        s.rebuilt[seat] = 0
        assert refused(s, seat, AskRebuild(3)) == ("asking", {})
        s.rebuilt[seat] = 1
        assert GAME.anytime(s, seat) == [] and refused(s, seat, ASK[NEVER]) == ("asking-more", {})
        s.once = False
        assert refused(s, seat, AskRebuild(3)) == ("asking", {}) and len(GAME.anytime(s, seat)) == 2
        s.once = True


# Moves for silent seats, and automatic moves


@pytest.mark.parametrize(
    ("mode", "hand", "weakest"),
    [
        ("team", "S9 WB S2", "WB"),
        ("team", "JB2 JB1 SA", "SA"),
        ("team", "JR2 JB2 JB1", "JB1"),
        ("team", "JR2 JR1", "JR1"),
        ("team", "HA H2", "H2"),  # Same Two and White Punisher do not count here
        ("team", "JR1 WR", "WR"),
        ("individual", "S9 WB SA", "S9"),
        ("individual", "WB JB1 HA", "HA"),
        ("individual", "HA H2", "H2"),
        ("individual", "JR2 JR1", "JR1"),
    ],
)
def test_the_clock_plays_the_weakest_card_hidden_where_that_is_allowed(mode: str, hand: str, weakest: str) -> None:
    s, card = dealt(4, mode=mode), card_of(weakest)
    p = s.order[0]
    s.hands[p] = codes(hand)
    for trick, move in (("", Play(card)), ("-", Play(card)), ("D4", Down(card)), ("SA", Down(card))):
        s.trick = codes(trick)
        assert GAME.timeout(s, p) == move


def test_only_what_everybody_knows_plays_itself() -> None:
    """The leader's only card if the pile is empty, but not after the ace of spades, which is card 0."""
    s = alone(2, "JB1 JR1")
    assert GAME.automatic(s) is None and GAME.automatic(begin(4).state) is None
    s.hands[0] = s.hands[0][:1]
    assert GAME.automatic(s) is None, "there may be more in the pile"
    s.pile[0], s.pile_empty[0] = [], 1
    only: tuple[int, Action] = (0, Play(s.hands[0][0]))
    for trick, automatic in (([], only), ([PASSED], only), ([FACE_DOWN], only), ([0], None), ([PASSED, 0], None)):
        s.trick = trick
        assert GAME.automatic(s) == automatic, "face up or face down?"
    s.trick, s.ended = [], "courts"
    assert GAME.automatic(s) is None
    s.ended, s.phase, s.hands[0] = "", "rebuild", []
    assert GAME.automatic(s) is None and GAME.timeout(s, 0) == NO
