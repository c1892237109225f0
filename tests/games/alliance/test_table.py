"""Alliance: events of the deal, of tricks and of the cleanup; piles; where a cleanup window begins.

The tests cover steps 1 to 7 of the setup, tricks, and steps 1 to 3 of the cleanup.
"""

from __future__ import annotations

import pytest

from engine.core.context import Event
from engine.core.state import NO_CARD
from engine.games.alliance.rules import ASK, DOWN, GAME, NO, REBUILD, TOP, PutBack, draw_up, finish, rebuild, window
from engine.games.alliance.state import ALWAYS, NEVER, AllianceState
from engine.games.alliance.terms import BLACK, COURTS, FACE_DOWN, PASSED, RED, card_of
from tests.games.alliance.tables import Told, begin, codes, dealt, four, play, quiet, seat_of

# The beginning


def test_a_game_without_teams_from_its_first_shuffle_to_its_first_trick() -> None:
    """Setup 1 to 7 of mode individual. A replay of the seed needs the names; a deal comes from the top."""
    piles = [
        codes("C10 JR1 CA C2 C3 C4 C5 C6 C7 C8 C9"),
        codes("S4 JB2 S10 SA S2 S3 S5 S6 S7 S8 S9"),
        codes("H4 H5 H10 HA H2 H3 H6 H7 H8 H9 JB1"),
    ]
    courts, specials = [*COURTS[5:], *COURTS[:5]], codes("JR1 JB2 JB1")
    given = {"aces": [2, 0, 1], "courts": courts, "specials": specials}
    m = begin(3, given | {f"pile {suit}": pile for suit, pile in zip("CSH", piles, strict=True)})
    s = m.state
    assert (s.suits, s.order, s.after) == ([2, 0, 1], [1, 2, 0], [1, 2, 0])
    assert (s.hands, s.pile) == ([pile[:3] for pile in piles], [pile[:2:-1] for pile in piles])
    assert (s.court, s.courts) == (courts[0], courts[:0:-1])
    private = [
        event
        for p in range(3)
        for event in (Event("special", {"cards": [specials[p]]}, (p,)), Event("drew", {"cards": piles[p][:3]}, (p,)))
    ]
    begun = Event("started", {"seat": 1}), Event("turned", {"court": courts[0], "left": 17})
    assert m.ctx.events == [Event("aces", {"suits": [2, 0, 1]}), *private, *begun]


def test_r2_of_fixed_teams_a_draw_says_which_is_black_and_two_more_the_suits_inside() -> None:
    for black, blacks, reds, suits in (
        (0, [2, 0], [3, 1], [2, 3, 0, 1]),
        (0, [0, 2], [1, 3], [0, 1, 2, 3]),
        (1, [2, 0], [3, 1], [3, 2, 1, 0]),
        (1, [0, 2], [1, 3], [1, 0, 3, 2]),
    ):
        orders = {"black team": [black, 1 - black], "black aces": blacks, "red aces": reds}
        assert begin(4, orders, team_assignment="fixed").state.suits == suits


# Tricks


def test_battalions_are_counted_as_they_are_made() -> None:
    s = dealt(6)
    for count, cards in ((0, "S5 H2 X5 L3 C5 D4"), (1, "S5 H2 X5 L3 C5 D4"), (2, "S3 H6 X4 L6 C9 D6")):
        assert s.battalions == [count, 0]
        s.leader, s.waiting, s.phase = seat_of(s, "S"), [seat_of(s, "S")], "play"
        s.rebuilt, s.ask = [0] * 6, [NEVER] * 6
        table, court = Told(), s.court
        play(s, cards, table)
        team, second, card = (BLACK, "X", "X5") if count < 2 else (RED, "L", "L6")
        told = {"winner": seat_of(s, second), "court": court, "card": card_of(card), "how": "battalion", "made": [team]}
        assert table.take("trick") == [told] and (s.last_made, s.last_how) == ([team], "battalion")
    assert s.battalions == [2, 1]


@pytest.mark.parametrize(
    ("cards", "winner", "how"),
    [
        ("S5 H9 C3 D4", 1, ""),
        ("SA H2 C3 D4", 1, "same_two"),
        ("SA H2* C3 D4", 0, ""),
        ("S2 JR1 WB D4", 2, "punisher"),
    ],
)
def test_a_trick_tells_who_won_what_with_which_card_and_why(cards: str, winner: int, how: str) -> None:
    s, table = dealt(4), Told()
    p, court = seat_of(s, "SHCD"[winner]), s.court
    play(s, cards, table)
    card = codes(cards)[winner]
    assert table.take("trick") == [{"winner": p, "court": court, "card": card, "how": how, "made": []}]
    assert (s.last_how, s.last_winner, s.leader, s.last_court, s.won[p]) == (how, p, p, court, [court])


def test_every_way_of_playing_is_told_to_everybody_and_a_hidden_card_to_its_owner() -> None:
    s, table = dealt(4), Told()
    p, q, r, _ = s.order
    play(s, "S5 H7* -", table)
    assert table.events == [
        ("played", {"seat": p, "card": card_of("S5"), "top": 0}, None),
        ("laid", {"seat": q}, None),
        ("laid_own", {"card": card_of("H7")}, q),
        ("passed", {"seat": r}, None),
    ]
    assert (s.trick, s.tops) == ([card_of("S5"), FACE_DOWN, PASSED], [0, 0, 0])


def test_cards_played_face_down_are_counted_for_everybody_to_see() -> None:
    s = dealt(4)
    for count in (1, 2, 3):
        s.leader, s.waiting = s.order[0], [s.order[0]]
        play(s, "S5 H9* C3 D4")
        assert s.downs == [count * (p == s.order[1]) for p in range(4)] == s.seen_by(None)["downs"]
        s.phase, s.rebuilt, s.ask = "play", [0] * 4, [NEVER] * 4


def test_after_a_pass_the_ace_of_spades_is_a_face_up_card_like_any_other() -> None:
    """It is card number 0."""
    s = dealt(4)
    p = seat_of(s, "H")
    for second, hidden in ((0, True), (FACE_DOWN, False)):
        s.trick, s.tops, s.leader, s.waiting = [PASSED, second], [0, 0], seat_of(s, "D"), [p]
        assert any(m in DOWN for m in GAME.legal(s, p)) == hidden


def test_the_top_card_is_turned_up_unseen_and_wins_like_any_other() -> None:
    s = four(S="S2 S3 S4|S5 S6 S10", H="H2 H3 H4|H5 H6", C="C2 C3 C4|C5 C6", D="D2 D3 D4|D5 D6")
    p, court, table = s.order[0], s.court, Told()
    assert TOP in GAME.legal(s, p)
    GAME.apply(s, p, TOP, table)
    assert (s.trick, s.tops) == (codes("S10"), [1]), "the top of the pile is its last card"
    assert table.events == [("played", {"seat": p, "card": card_of("S10"), "top": 1}, None)]
    play(s, "H2 C2 D2")
    assert s.last_winner == s.leader == p and (s.last_tops, s.tops) == ([1, 0, 0, 0], [])
    assert s.won[p] == [court] and s.last_court == court and s.court not in (court, NO_CARD)
    assert s.discard[p] == codes("S10") and s.pile[p] == codes("S5 S6")
    assert s.hands[p] == codes("S2 S3 S4"), "no card left the hand, none is drawn"


def test_with_its_last_card_a_pile_is_empty_for_all_to_see() -> None:
    s = four(S="S2|S10", H="H2")
    p, q = s.order[:2]
    s.special[p] = 0b101
    assert not s.pile_empty[p] and s.owned[p] == -1
    GAME.apply(s, p, TOP, quiet())
    assert (s.pile_empty[p], s.pile[p]) == (1, [])
    assert s.owned[p] == 2, "everybody can count the special cards now"
    assert TOP not in GAME.legal(s, q)


# The cleanup


def test_everybody_draws_up_to_three_as_far_as_the_pile_lasts() -> None:
    s, table = four(S="S2|S9 S8 S7", H="H2 H3|H9", C="|C9 C8", D="D2 D3 D4|D9"), Told()
    draw_up(s, table)
    assert [s.hands[p] for p in s.order] == [codes(x) for x in ("S2 S7 S8", "H2 H3 H9", "C8 C9", "D2 D3 D4")]
    assert [s.pile[p] for p in s.order] == [codes("S9"), [], [], codes("D9")]
    drawn = [("drew", {"cards": codes(x)}, p) for x, p in zip(("S7 S8", "H9", "C8 C9"), s.order[:3], strict=True)]
    assert sorted(table.events, key=str) == sorted(drawn, key=str), "who draws nothing is told nothing"


@pytest.mark.parametrize("cards", ["H2 H3|H9", "H2|H9 H8", "|H9 H8 H7"])
def test_an_empty_pile_is_seen_and_tells_how_many_special_cards_there_were(cards: str) -> None:
    s = four(H=cards, S="S2 S3 S4", C="C2 C3 C4", D="D2 D3 D4")
    p = seat_of(s, "H")
    s.special[p], s.pile_empty[p] = 0b101 << 3, 0
    draw_up(s, Told())
    assert len(s.hands[p]) == 3 and s.pile[p] == []
    assert (s.pile_empty[p], s.owned[p]) == (1, 2)


def rebuilding() -> tuple[AllianceState, int, Told]:
    """Return a table of four after four tricks, and the seat of spades."""
    s = four(S="S2 S3|S9", H="H2|H9", C="C2|C9", D="D2|D9")
    p = seat_of(s, "S")
    s.discard[p], s.buried[p], s.gone[p] = codes("S8 SA"), codes("S7"), []
    s.downs[p], s.courts, s.court = 1, list(COURTS[:14]), NO_CARD
    return s, p, Told()


def test_a_rebuild_makes_one_pile_of_all_and_draws_from_its_top() -> None:
    """Chosen cards, discard pile and pile; the first of the shuffle is on top. Its name is the trick's number."""
    s, p, table = rebuilding()
    rebuild(s, p, codes("S3"), table)
    assert table.labels == ["rebuild S 4"]  # 14 of 18 court cards are left
    assert (s.hands[p], s.pile[p]) == (codes("S2 SA S3"), codes("S9 S8 S7"))
    assert s.discard[p] == s.buried[p] == []
    assert table.events == [
        ("put_back", {"cards": codes("S3")}, p),
        ("drew", {"cards": codes("SA S3")}, p),
        ("rebuilt", {"seat": p, "back": 1, "drawn": 2, "hand": 3, "forced": False}, None),
    ]


def test_cards_played_face_down_before_a_rebuild_are_counted_apart_from_those_after_it() -> None:
    s, p, table = rebuilding()
    for before, now in ((1, 2), (3, 1), (4, 0)):
        rebuild(s, p, (), table)
        assert (s.old_downs[p], s.downs[p]) == (before, 0)
        s.downs[p] = now


def test_r20_rebuild_with_an_empty_discard_pile() -> None:
    s = four(S="S2 S3 S4|S5 S6 S7")
    rebuild(s, s.order[0], (), Told())
    assert [s.hands[s.order[0]], s.pile[s.order[0]], s.rebuilt[s.order[0]]] == [codes("S2 S3 S4"), codes("S7 S6 S5"), 1]


@pytest.mark.parametrize(("pile", "empty"), [("S9 S8 S7 S6", 0), ("", 1)])
def test_after_a_rebuild_everybody_sees_whether_the_new_pile_is_empty(pile: str, empty: int) -> None:
    s = four(S=f"S2 S3|{pile}")
    p = seat_of(s, "S")
    s.discard[p] = codes("S5")
    rebuild(s, p, (), Told())
    assert s.pile_empty[p] == empty == int(not s.pile[p])
    assert s.owned[p] == -1, "a pile that was rebuilt does not tell what there was at first"


@pytest.mark.parametrize(("move", "kept"), [(REBUILD, "S2 S3"), (PutBack(tuple(codes("S2 S3"))), "")])
def test_the_move_rebuilds_with_what_it_names(move: PutBack, kept: str) -> None:
    s, p, table = rebuilding()
    s.ask = [ALWAYS if q == p else NEVER for q in range(4)]
    window(s, p, table)
    assert s.waiting == [p]
    GAME.apply(s, p, move, table)
    hand = codes(kept)
    assert s.hands[p][: len(hand)] == hand and len(s.hands[p]) == 3
    assert [facts["back"] for facts in table.take("rebuilt")] == [2 - len(hand)]


def test_every_subset_of_the_hand_may_be_put_back() -> None:
    s, p, table = rebuilding()
    s.hands[p], s.ask[p] = codes("S4 S3 S2"), ALWAYS
    window(s, p, table)
    backs = [tuple(codes(x)) for x in ("S2", "S3", "S4", "S2 S3", "S2 S4", "S3 S4", "S2 S3 S4")]
    assert GAME.legal(s, p) == [NO, REBUILD, *map(PutBack, backs)]
    GAME.apply(s, p, ASK[NEVER], table)
    assert (s.phase, s.waiting, s.ask[p]) == ("rebuild", [p], NEVER), "a question that is open stays open"


@pytest.mark.parametrize("first", range(4))
def test_r9_the_window_begins_with_the_winner_of_the_trick(first: int) -> None:
    """Even if the winner did not lead; then clockwise. A no is told to nobody, and can be changed after a rebuild."""
    cards = [f"{suit}{10 if k == first else 5}" for k, suit in enumerate("SHCD")]
    piles = {suit: f"{suit}2 {suit}3 {suit}8|{suit}4 {suit}6 {suit}7" for suit in "SHCD"}
    for ask, turns in (([ALWAYS] * 4, [0, 1, 2, 3, 0]), ([NEVER, ALWAYS] * 2, [first % 2 == 0, 2 + (first % 2 == 0)])):
        s, table, asked = four(**piles), Told(), []
        s.ask = [ask[s.order.index(p)] for p in range(4)]
        play(s, " ".join(cards))
        assert s.leader == s.last_winner == s.order[first] and s.court == NO_CARD
        while s.phase == "rebuild":
            (p,) = s.waiting
            asked.append(s.order.index(p))
            answer = REBUILD if ask[0] == ALWAYS and len(asked) == 2 else NO
            GAME.apply(s, p, answer, table)
            assert bool(table.take("rebuilt")) == (answer is REBUILD)
        assert asked == [(first + k) % 4 for k in turns], "who has rebuilt is not asked again"
        assert s.phase == "play" and s.waiting == [s.order[first]]


@pytest.mark.parametrize(
    ("seats", "mode", "by"),
    [(4, "team", "spade"), (3, "individual", "nearest_spade"), (6, "secret_team", "nearest_spade")],
)
def test_the_end_tells_who_won_and_by_what(seats: int, mode: str, by: str) -> None:
    s, table = dealt(seats, mode=mode), Told()
    s.hands, s.pile, spade = [[] for _ in range(seats)], [[] for _ in range(seats)], seat_of(s, "S")
    finish(s, "courts", table)
    assert s.winners == [p for p in range(seats) if s.teams[p] == s.teams[spade]], "all are equal"
    assert table.events == [("ended", {"winners": s.winners, "by": by, "totals": [0] * seats}, None)]
    assert (s.by, s.ended, s.waiting) == (by, "courts", [])
