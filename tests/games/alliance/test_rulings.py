"""Alliance: the rulings R1 to R22, the packs, who is exhausted."""

from __future__ import annotations

import random

import pytest

from engine.core.cards import RANK, SUIT, SUITS
from engine.core.match import Match
from engine.families.tricks import Play
from engine.games.alliance.moves import (
    NO,
    PASS,
    REBUILD,
    TOP,
    Down,
)
from engine.games.alliance.rules import GAME
from engine.games.alliance.scoring import (
    player_score,
    secret_outcome,
    secret_teams,
    single_outcome,
    team_outcome,
)
from engine.games.alliance.state import ALWAYS, NEVER, WHEN_PILE_EMPTY
from engine.games.alliance.terms import (
    AROUND,
    BLACK,
    DEALT_ALONE,
    FACE_DOWN,
    FIRST_SPECIAL,
    PASSED,
    RED,
    SUITS_OF,
    WHITE,
    card_of,
    is_special,
    judge_alone,
    judge_team,
)
from engine.games.alliance.tricks import window
from tests.games.alliance.tables import Told, dealt, quiet, random_match

# Rulings


def test_r1_pack_of_four_and_ace_below_joker() -> None:
    s = dealt(4)
    pack = GAME.conserved(s)
    assert isinstance(pack, list) and len(pack) == 64
    assert {SUIT[c] for c in pack if c < FIRST_SPECIAL and RANK[c] < 10} == {0, 1, 2, 3}
    assert {SUIT[c] for c in pack if c < FIRST_SPECIAL and RANK[c] > 9} == {0, 1, 2, 3, 4, 5}
    assert judge_team([card_of("S10"), card_of("DA"), card_of("H9"), card_of("JB1")])[0] == 3
    assert judge_team([card_of("S10"), card_of("DA"), card_of("H9")])[0] == 1


@pytest.mark.parametrize(("seats", "mode", "size"), [(6, "team", 84), (6, "secret_team", 84), (4, "team", 64)])
def test_components_of_team_games(seats: int, mode: str, size: int) -> None:
    pack = GAME.conserved(dealt(seats, mode=mode))
    assert isinstance(pack, list) and len(pack) == size


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_components_of_individual_games(seats: int) -> None:
    s = dealt(seats, mode="individual")
    pack = GAME.conserved(s)
    assert isinstance(pack, list) and len(pack) == 11 * seats + 18
    assert sorted(c for c in pack if is_special(c)) == sorted(DEALT_ALONE[:seats])
    assert all(len(s.hands[p]) + len(s.pile[p]) == 11 for p in range(seats))
    suits = {2: "SH", 3: "SHC", 4: "SHCD", 5: "SHXCD", 6: "SHXLCD"}[seats]
    assert "".join(SUITS[s.suits[p]] for p in s.order) == suits


def test_r2_fixed_teams_stay_together_and_either_may_be_black() -> None:
    assert GAME.teams(6, GAME.check(6, {"team_assignment": "fixed"})) == (0, 1, 0, 1, 0, 1)
    assert GAME.teams(6, GAME.check(6, {})) is None
    assert GAME.teams(6, GAME.check(6, {"mode": "secret_team", "team_assignment": "fixed"})) is None
    blacks, seated = set(), set()
    for seed in range(40):
        s = dealt(6, seed, team_assignment="fixed")
        assert s.team(0) == s.team(2) == s.team(4) != s.team(1) == s.team(3) == s.team(5)
        blacks.add(s.team(0))
        seated.add(tuple(s.suits))
    assert blacks == {BLACK, RED} and len(seated) > 20


def test_random_aces_give_every_seat_every_suit() -> None:
    got = {(p, suit) for seed in range(60) for p, suit in enumerate(dealt(4, seed).suits)}
    assert len(got) == 16
    s = GAME.start(4, GAME.check(4, {}), quiet())
    assert "".join(SUITS[s.suits[p]] for p in s.order) == "SHCD"
    assert [s.after[p] for p in s.order] == [*s.order[1:], s.order[0]]


def test_r3_three_pairs_and_two_trios() -> None:
    cards = [card_of(c) for c in ("JB1", "WB", "JR2", "JB2", "WR", "JR1")]
    assert secret_teams(cards, False) == [BLACK, WHITE, RED, BLACK, WHITE, RED]
    assert secret_teams(cards, True) == [BLACK, BLACK, RED, BLACK, RED, RED]
    s = dealt(6, mode="secret_team")
    assert all(s.team(p) == p for p in range(6)), "nobody is told who belongs together"
    assert sorted(s.special) == [1, 2, 4, 8, 16, 32]


def test_r4_suits_of_smaller_tables() -> None:
    assert ["".join(SUITS[x] for x in AROUND if x in SUITS_OF[n]) for n in (2, 3, 4, 5)] == [
        "SH",
        "SHC",
        "SHCD",
        "SHXCD",
    ]


def test_r5_a_court_card_every_trick() -> None:
    m = random_match(4, 1)
    turned = [e.facts["court"] for e in m.ctx.events if e.kind == "turned"]
    tricks = [e.facts["court"] for e in m.ctx.events if e.kind == "trick"]
    assert turned == tricks and len(set(turned)) == len(turned) <= 18


def test_r6_no_cleanup_after_the_last_court_card() -> None:
    s = dealt(4)
    s.courts = []
    size = len(s.hands[s.order[0]])
    for p in s.order:
        GAME.apply(s, p, Play(s.hands[p][0]), quiet())
    assert s.ended == "courts" and all(len(h) == size - 1 for h in s.hands)


@pytest.mark.parametrize(("mode", "card", "leaves"), [("team", "JB1", 1), ("team", "WB", 0), ("individual", "WB", 1)])
def test_r7_r17_jokers_leave_the_game_also_face_down(mode: str, card: str, leaves: int) -> None:
    for down in (False, True):
        s = dealt(4, mode=mode)
        c = card_of(card)
        seat = s.order[1]
        for zone in (s.hands, s.pile):
            for own in zone:
                if c in own:
                    own.remove(c)
        s.hands[seat][0] = c
        moves = [Play(s.hands[s.order[0]][0]), Down(c) if down else Play(c)]
        moves += [Play(s.hands[p][0]) for p in s.order[2:]]
        for p, action in zip(s.order, moves, strict=True):
            GAME.apply(s, p, action, quiet())
        assert (c in s.removed) == bool(leaves and not down)
        assert (c in s.gone[seat]) == bool(leaves and down)
        assert (c in s.discard[seat]) == (not leaves and not down)
        assert (c in s.buried[seat]) == (not leaves and down)
        assert s.shown[c - FIRST_SPECIAL] == (-1 if down else seat)


def test_r8_once_per_game_and_once_per_cleanup() -> None:
    for once in (True, False):
        s = dealt(4, rebuild="once_per_game" if once else "once_per_cleanup")
        p = s.order[0]
        s.rebuilt[p], s.ask[p] = 1, ALWAYS
        s.rebuilt_now, s.declined = [0] * 4, [0] * 4
        window(s, p, quiet())
        assert (s.phase == "rebuild") == (not once)


def test_r9_a_no_is_not_final_while_others_rebuild() -> None:
    """The window of example 18, seen from outside: the winner is asked first, and again."""
    s = dealt(4)
    s.ask = [ALWAYS] * 4
    winner = s.order[2]
    s.leader = winner
    window(s, winner, quiet())
    asked = []
    while s.phase == "rebuild":
        (p,) = s.waiting
        asked.append(s.order.index(p))
        GAME.apply(s, p, REBUILD if len(asked) == 3 else NO, quiet())
    assert asked == [2, 3, 0, 1, 2, 3]


def test_r10_no_private_words_once_the_cards_are_dealt() -> None:
    events = random_match(6, 2).ctx.events
    start = next(i for i, e in enumerate(events) if e.kind == "started")
    assert any(e.only and len(e.only) == 3 for e in events[:start])
    assert all(e.only is None or len(e.only) == 1 for e in events[start:])


def test_r11_no_battalion_at_a_table_of_four() -> None:
    assert judge_team([card_of(c) for c in ("S7", "H7", "C7", "D7")]) == (0, ())
    assert random_match(4, 3).state.battalions == [0, 0]


def test_r12_face_down_cards_take_no_part() -> None:
    hidden = [card_of("SA"), FACE_DOWN, card_of("X10"), card_of("L2"), card_of("CA"), card_of("D9")]
    assert judge_team(hidden)[0] == 3, "the 2 that lies open still beats the ace"
    hidden[3] = FACE_DOWN
    assert judge_team(hidden)[0] == 0
    assert judge_alone([card_of("S5"), FACE_DOWN, card_of("C4")])[0] == 0


def test_r13_ace_is_a_rank_of_battalions() -> None:
    aces = [card_of(c) for c in ("SA", "H9", "XA", "L9", "CA", "D9")]
    assert judge_team(aces) == (2, (BLACK, RED))
    twos = [card_of(c) for c in ("SA", "H2", "XA", "L2", "CA", "D2")]
    assert judge_team(twos) == (3, (BLACK, RED))


def test_jokers_and_white_cards_make_no_battalion() -> None:
    mixed = [card_of(c) for c in ("JB1", "H9", "JB2", "L9", "WB", "D8")]
    assert judge_team(mixed) == (4, ())


def test_r14_whoever_plays_first_after_a_pass_must_play_face_up() -> None:
    s = dealt(4)
    first, second = s.order[:2]
    s.hands[first], s.pile[first] = [], []
    assert GAME.legal(s, first) == (PASS,)
    assert GAME.automatic(s) == (first, PASS)
    GAME.apply(s, first, PASS, quiet())
    assert all(not isinstance(a, Down) for a in GAME.legal(s, second))
    GAME.apply(s, second, TOP, quiet())
    assert any(isinstance(a, Down) for a in GAME.legal(s, s.order[2]))
    for p in s.order[2:]:
        GAME.apply(s, p, GAME.timeout(s, p), quiet())
    assert s.last_winner == second and s.last_trick[0] == PASSED and s.last_tops[1] == 1


def test_r15_who_passes_has_no_pile() -> None:
    passes = 0
    for seed in range(60):
        rng = random.Random(seed)
        m = Match.begin(GAME, match="m", seats=4, options={}, secret=rng.randbytes(32))
        while not m.over:
            seat = rng.choice(m.state.waiting)
            legal = list(GAME.legal(m.state, seat))
            if PASS in legal:
                passes += 1
                assert legal == [PASS] and not m.state.pile[seat] and not m.state.hands[seat]
            early = [a for a in legal if a in (REBUILD, TOP)]
            m.submit(seat, rng.choice(early or legal))
    assert passes


def test_r16_the_second_best_replaces_totals_one_apart() -> None:
    got = team_outcome([0, 1, 0, 1], [14, 8, 2, 9], [0, 0], 0)
    assert (got.totals, got.winners, got.by) == ([16, 17, 16, 17], [1, 3], "second_best")
    with_battalion = team_outcome([0, 1] * 3, [10, 8, 2, 7, 1, 0], [1, 0], 0)
    assert (with_battalion.totals[:2], with_battalion.winners[0], with_battalion.by) == ([15, 15], 1, "second_best")


def test_r18_colour_and_kind_of_the_special_card_have_no_meaning_alone() -> None:
    for code in ("JB1", "JR2", "WB", "WR"):
        assert judge_alone([card_of("SA"), card_of(code), card_of("C2")])[0] == 1
        assert player_score(False, 0, [], [card_of(code)], []) == [0, 0, 1, 0, 0, 0]
        assert judge_alone([card_of("JB2"), card_of("HA"), card_of(code)])[0] == 2


@pytest.mark.parametrize(("seats", "mode"), [(4, "team"), (6, "team"), (2, "individual"), (6, "secret_team")])
def test_r19_every_game_ends(seats: int, mode: str) -> None:
    for seed in range(15):
        for rebuild in ("once_per_game", "once_per_cleanup"):
            m = random_match(seats, seed, mode=mode, rebuild=rebuild)
            s = m.state
            plays = sum(e[1] in ("play", "down", "top", "pass") for e in m.log)
            assert m.over and plays <= 18 * seats
            assert sum(len(w) for w in s.won) <= 18
            assert s.ended == "courts" or rebuild == "once_per_game"


def test_r20_rebuild_with_an_empty_discard_pile() -> None:
    s = dealt(4)
    p = s.order[0]
    s.ask[p] = ALWAYS
    window(s, p, quiet())
    before = sorted(s.pile[p])
    GAME.apply(s, p, REBUILD, quiet(5))
    assert sorted(s.pile[p]) == before and s.rebuilt[p] == 1 and len(s.hands[p]) == 3


def test_r21_nearest_to_spades_is_spades_itself() -> None:
    assert single_outcome([7, 7, 7], [2, 2, 2], [1, 2, 0]).winners == [1]
    got = secret_outcome([0, 0, 1, 1, 2, 2], [5, 5, 5, 5, 5, 5], [3, 0, 1, 2, 4, 5])
    assert (got.winners, got.by) == ([2, 3], "nearest_spade")


def test_r22_only_who_wants_to_be_asked_is_asked() -> None:
    for ask, empty, expected in [
        (NEVER, 1, False),
        (WHEN_PILE_EMPTY, 0, False),
        (WHEN_PILE_EMPTY, 1, True),
        (ALWAYS, 0, True),
        (ALWAYS, 1, True),
    ]:
        s = dealt(4)
        p = s.order[1]
        s.ask = [NEVER] * 4
        s.ask[p] = ask
        if empty:
            s.discard[p], s.pile[p], s.pile_empty[p] = s.pile[p], [], 1
        window(s, s.order[0], quiet())
        assert (s.phase == "rebuild") == expected
        if not expected:
            assert s.phase == "play"


def test_forced_rebuild_asks_nobody() -> None:
    s = dealt(4)
    p = s.order[3]
    s.discard[p], s.pile[p], s.hands[p], s.pile_empty[p] = s.pile[p] + s.hands[p], [], [], 1
    s.ask = [NEVER] * 4
    table = Told()
    window(s, s.order[0], table)
    assert s.phase == "play" and len(s.hands[p]) == 3 and s.rebuilt[p]
    (rebuilt,) = [facts for kind, facts, _ in table.events if kind == "rebuilt"]
    assert rebuilt["forced"] and rebuilt["seat"] == p


def test_two_of_four_and_three_of_six_exhausted_end_the_game() -> None:
    for seats, few in ((2, 1), (4, 1), (5, 2), (6, 2)):
        for count in (few, few + 1):
            s = dealt(seats, mode="individual")
            for p in s.order[:count]:
                s.discard[p], s.hands[p], s.pile[p] = s.hands[p] + s.pile[p], [], []
                s.rebuilt[p] = s.pile_empty[p] = 1
            window(s, s.order[0], quiet())
            assert (s.ended == "exhaustion") == (count > few)
