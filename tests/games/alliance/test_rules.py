"""Alliance: the worked examples E1 to E20 (``vectors.json``), the rulings R1 to R22, and every step of a game."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.action import Action, IllegalAction, MalformedAction
from engine.core.cards import RANK, SUIT, SUITS
from engine.core.context import Event
from engine.core.options import BadOption
from engine.core.state import NO_CARD
from engine.families.tricks import Play
from engine.games.alliance import rules, terms
from engine.games.alliance.rules import ASK, GAME, LEG, NO, PASS, REBUILD, TOP, AskRebuild, Down, PutBack, window
from engine.games.alliance.state import ALWAYS, NEVER, WHEN_PILE_EMPTY, AllianceState
from engine.games.alliance.terms import AROUND, COLOUR, COURTS, FACE_DOWN, NUMBERS, PASSED, SPECIALS, card_of
from tests.engine.every_game import at_random, steps
from tests.games.alliance import positions
from tests.games.alliance.positions import TABLES, Told, begin, codes, dealt, four, play, quiet, random_match, seat_of
from tests.games.alliance.test_players import battalions, leading

CASES: list[dict[str, Any]] = json.loads(Path(__file__).with_name("vectors.json").read_text(encoding="utf-8"))
TEAMS = ("black", "red", "white")
PARTS = ("own_suit", "other_courts", "unused_joker", "ace_in_hand", "suit_sets", "rank_sets")


def vectors(kind: str) -> pytest.MarkDecorator:
    """Return the examples of one kind."""
    return pytest.mark.parametrize("case", [pytest.param(c, id=c["id"]) for c in CASES if c["kind"] == kind])


@vectors("trick")
def test_examples_1_to_10_tricks(case: Mapping[str, Any]) -> None:
    """A trick also tells everybody who has won what, with which card and why."""
    s, expect, table = dealt(case["players"], mode=case["mode"]), case["expect"], Told()
    suits, cards = zip(*(text.split(":") for text in case["plays"]), strict=True)
    s.leader, court = seat_of(s, suits[0]), s.court
    s.waiting = [s.leader]
    play(s, " ".join(cards), table)
    winner, trick = seat_of(s, expect["winner"]), codes(" ".join(cards))
    assert (s.last_winner, s.leader, s.last_court, s.won[winner]) == (winner, winner, court, [court])
    assert s.last_leader == seat_of(s, suits[0]) and s.last_trick == trick and s.last_how == expect["how"]
    assert [TEAMS[t] for t in s.last_made] == expect.get("battalions", [])
    assert TEAMS[s.team(winner)] == expect["winning_team"] if case["mode"] == "team" else "winning_team" not in expect
    facts = {"card": trick[suits.index(expect["winner"])], "how": expect["how"], "made": s.last_made}
    assert table.take("trick") == [{"winner": winner, "court": court, **facts}]


@vectors("judge")
def test_r1_r11_r12_r13_r18_who_wins_a_trick_and_how(case: Mapping[str, Any]) -> None:
    trick, team_game, expect = codes(case["cards"]), case["teams"], case["expect"]
    made = tuple(map(TEAMS.index, expect["battalions"]))
    assert terms.JUDGE[team_game](trick) == (expect["at"], made)
    assert terms.how_won(trick, expect["at"], made, team_game) == expect["how"]


@vectors("legal_plays")
def test_example_11_legal_plays(case: Mapping[str, Any]) -> None:
    s = dealt(4)
    seat = seat_of(s, "S")
    s.hands[seat], s.pile[seat] = [card_of(c) for c in case["hand"]], [] if case["pile_empty"] else s.pile[seat]
    s.trick = [] if case["first_to_play"] else codes("D5")
    names = {card_of(c): c for c in case["hand"]}

    def name(action: Action) -> str:
        return names[action.card] + "*" * isinstance(action, Down) if isinstance(action, Play | Down) else action.tag

    assert [name(a) for a in GAME.legal(s, seat)] == case["expect"]


@vectors("player_score")
def test_example_12_player_scores(case: Mapping[str, Any]) -> None:
    won, hand, pile = ([card_of(c) for c in case[k]] for k in ("captured", "hand", "pile"))
    parts = terms.player_score(case["mode"] == "team", SUITS.index(case["suit"]), won, hand, pile)
    assert dict(zip(PARTS, parts, strict=True)) | {"total": sum(parts)} == case["expect"]


@vectors("team_result")
def test_example_13_and_r16_team_results(case: Mapping[str, Any]) -> None:
    suits, expect = list(case["scores"]), case["expect"]
    colours = [COLOUR[SUITS.index(x)] for x in suits]
    battalions = [case["battalions"][team] for team in ("black", "red")]
    got = terms.team_outcome(colours, list(case["scores"].values()), battalions)
    assert {TEAMS[c]: t for c, t in zip(colours, got.totals, strict=True)} == expect["totals"]
    assert {TEAMS[colours[p]] for p in got.winners} == {expect["winner"]}
    assert got.by == expect["by"] and len(got.winners) == len(suits) // 2


@vectors("individual_result")
def test_example_14_and_r21_individual_results(case: Mapping[str, Any]) -> None:
    """The seats are numbered the other way round, so that they are not the places in ``seat_order``."""
    suits, expect = case["seat_order"][::-1], case["expect"]
    points, courts = [case["scores"][x] for x in suits], [case["court_cards"][x] for x in suits]
    got = terms.single_outcome(points, courts, [suits.index(x) for x in case["seat_order"]])
    assert ([suits[p] for p in got.winners], got.by) == ([expect["winner"]], expect["by"])


@vectors("secret_result")
def test_example_15_and_r21_secret_teams(case: Mapping[str, Any]) -> None:
    suits, expect = [*case["scores"]][::-1], case["expect"]
    teams = terms.secret_teams([card_of(case["special_cards"][x]) for x in suits], case["secret_teams"] == "two_trios")
    got = terms.secret_outcome(teams, [case["scores"][x] for x in suits], [*range(6)][::-1])
    of = {TEAMS[t]: [x for x in case["scores"] if teams[suits.index(x)] == t] for t in teams}
    assert of == expect["teams"]
    assert {TEAMS[t]: n for t, n in zip(teams, got.totals, strict=True)} == expect["totals"]
    assert (sorted(suits[p] for p in got.winners), got.by) == (sorted(expect["teams"][expect["winner"]]), expect["by"])


@vectors("clock")
def test_the_clock_plays_the_weakest_card_hidden_where_that_is_allowed(case: Mapping[str, Any]) -> None:
    s, card = dealt(4, mode=case["mode"]), card_of(case["expect"])
    p = s.order[0]
    s.hands[p] = codes(case["hand"])
    for trick, move in (("", Play(card)), ("-", Play(card)), ("D4", Down(card)), ("SA", Down(card))):
        s.trick = codes(trick)
        assert GAME.timeout(s, p) == move


@vectors("refused")
def test_refused_plays(case: Mapping[str, Any]) -> None:
    s, seat = begin(4, mode="individual").state, case["seat"]
    s.waiting, s.hands[0], s.hands[1] = [seat], codes("SA S2 S3"), codes("H2 H3 H4")
    move = GAME.read([case["move"][0], *(card_of(x) if isinstance(x, str) else x for x in case["move"][1:])])
    reason, facts = positions.refused(s, seat, move)
    assert {"reason": reason, **facts} == case["expect"]


@vectors("cleanup")
def test_examples_16_to_20_cleanups(case: Mapping[str, Any]) -> None:
    s, table, expect = dealt(4, rebuild=case["rebuild"]), Told(), case["expect"]
    for suit, size in case["after_played_cards_put_away"].items():
        p = seat_of(s, suit)
        cards = [*NUMBERS[s.suits[p]], *(c for c in SPECIALS if terms.special_colour(c) == s.team(p))]
        hand, pile = size["hand"], size["hand"] + size["pile"]
        s.hands[p], s.pile[p], s.discard[p] = cards[:hand], cards[hand:pile], cards[pile : pile + size["discard"]]
        s.rebuilt[p], s.pile_empty[p], s.ask[p] = int(size["rebuilt"]), int(not size["pile"]), ALWAYS
    s.leader = seat_of(s, case["trick_winner"])
    answers, events = {suit: list(given) for suit, given in case["answers_when_asked"].items()}, []
    rules.draw_up(s, table)
    draws = [f"{SUITS[s.suits[p]]} draws {len(e.facts['cards'])}" for e in table.events for p in e.only or ()]
    window(s, s.leader, table)
    while True:
        for facts in table.take("rebuilt"):
            forced = " (forced)" * facts["forced"]
            told = f"rebuilds{forced}, puts back {facts['back']}, draws {facts['drawn']}"
            events.append(f"{SUITS[s.suits[facts['seat']]]} {told}")
        if s.phase != "rebuild" or s.ended:
            break
        (p,) = s.waiting
        suit = SUITS[s.suits[p]]
        if (answer := answers[suit].pop(0)) == "no":
            events.append(f"{suit} declines")
            GAME.apply(s, p, NO, table)
        else:
            back = tuple(sorted(s.hands[p][: answer["rebuild"]]))
            GAME.apply(s, p, PutBack(back) if back else REBUILD, table)
    assert not any(answers.values()), "not everybody was asked as often as in the example"
    assert sorted(draws) == sorted(expect["events"][: len(draws)]), "all draw at once"
    assert events == expect["events"][len(draws) :]
    for suit, size in expect["after"].items():
        p = seat_of(s, suit)
        assert (len(s.hands[p]), len(s.pile[p]), len(s.discard[p])) == (size["hand"], size["pile"], size["discard"])
        assert (s.rebuilt[p], s.pile_empty[p]) == (size["rebuilt"], not s.pile[p])
    assert [SUITS[s.suits[p]] for p in s.order if not s.hands[p] and not s.pile[p]] == expect["exhausted"]
    assert (s.ended == "exhaustion") == expect["game_over"]


# Components


@vectors("pack")
def test_r1_r4_components_and_suits(case: Mapping[str, Any]) -> None:
    seats, mode, expect = case["players"], case["mode"], case["expect"]
    s, in_play = dealt(seats, mode=mode), [SUITS.index(x) for x in expect["suits"]]
    specials = SPECIALS if mode == "team" else codes("JB1 JR1 JB2 JR2 WB WR")[:seats]
    pack = sorted([*COURTS, *specials, *(c for x in in_play for c in NUMBERS[x])])
    # also before the special cards are distributed, and with the ace of spades, card 0, in the trick
    assert GAME.conserved(s) == GAME.conserved(begin(seats, mode=mode).state) == pack
    assert mode == "team" or all(len(s.hands[p]) + len(s.pile[p]) == 11 for p in range(seats))
    next(own for own in (*s.hands, *s.pile) if 0 in own).remove(0)
    s.trick = [0]
    assert GAME.conserved(s) == pack
    assert (expect["cards"], len(COURTS)) == (len(pack), 18) == (18 + len(specials) + 10 * seats, 18)
    assert [s.suits[p] for p in s.order] == in_play == [x for x in AROUND if x in terms.SUITS_OF[seats]]


def test_r2_of_fixed_teams_a_draw_says_which_is_black_and_two_more_the_suits_inside() -> None:
    for options, teams in (
        ({"team_assignment": "fixed"}, (0, 1, 0, 1, 0, 1)),
        ({}, None),
        ({"mode": "secret_team", "team_assignment": "fixed"}, None),
    ):
        assert GAME.teams(6, GAME.check(6, options)) == teams
    for black, blacks, reds, suits in (
        (0, [2, 0], [3, 1], [2, 3, 0, 1]),
        (0, [0, 2], [1, 3], [0, 1, 2, 3]),
        (1, [2, 0], [3, 1], [3, 2, 1, 0]),
        (1, [0, 2], [1, 3], [1, 0, 3, 2]),
    ):
        orders = {"black team": [black, 1 - black], "black aces": blacks, "red aces": reds}
        assert begin(4, orders, team_assignment="fixed").state.suits == suits


# Judging


@settings(max_examples=300)
@given(st.data(), st.booleans())
def test_judging_agrees_with_a_plain_reading_of_the_rules(data: st.DataObject, team: bool) -> None:
    """The reading of ``test_players``, written without the terms."""
    players = data.draw(st.sampled_from([4, 6]))
    turn = data.draw(st.integers(0, players - 1))
    suits = [x for x in AROUND if x in terms.SUITS_OF[players]]
    suits = suits[turn:] + suits[:turn]
    trick: list[int] = []
    for suit in suits:
        special = [c for c in SPECIALS if terms.special_colour(c) == COLOUR[suit] and c not in trick]
        trick.append(data.draw(st.sampled_from([*NUMBERS[suit], *special, *([FACE_DOWN] if trick else [])])))
    s = SimpleNamespace(mode="team" if team else "individual", order=[*range(players)], leader=0)
    made = sorted(COLOUR[suits[side]] for side in battalions(s, trick))
    assert terms.JUDGE[team](trick) == (leading(s, trick), tuple(made))


# Points


@given(st.integers(0, 5), st.sets(st.sampled_from(COURTS)), st.sets(st.sampled_from([*NUMBERS[0], *SPECIALS])),
       st.booleans())  # fmt: skip
def test_r17_r18_points_of_courts_and_unused_cards(suit: int, won: set[int], rest: set[int], team: bool) -> None:
    mine = sum(SUIT[c] == suit for c in won)
    whole = [x for x in range(6) if sum(SUIT[c] == x for c in won) == 3]
    sets = sum(2 if COLOUR[x] == COLOUR[suit] else 3 for x in whole)
    ranks = sum({4: 2, 5: 5, 6: 8}.get(sum(RANK[c] == r for c in won), 0) for r in (10, 11, 12))
    jokers = sum(c in SPECIALS and not (team and c in codes("WB WR")) for c in rest)
    points = [3 * mine, 2 * (len(won) - mine), jokers, int(0 in rest), sets, ranks]
    assert json.dumps(terms.player_score(team, suit, [*won], [*rest], [])) == json.dumps(points), "whole numbers"
    points[3] = 0
    assert terms.player_score(team, suit, [*won], [], [*rest]) == points, "an ace counts in the hand only"


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


# Tricks


def test_battalions_and_cards_played_face_down_are_counted_for_everybody_to_see() -> None:
    s, hidden = dealt(6), [0] * 6
    tricks = {"S5 H2* X5 L3 C5 D4": [1, 0], "S6 H2* X6 L3 C6 D4*": [2, 0], "S3 H6 X4 L6 C9 D6": [2, 1]}
    for cards, made in tricks.items():
        s.leader, s.waiting, s.phase = s.order[0], s.order[:1], "play"
        s.rebuilt, s.ask = [0] * 6, [NEVER] * 6
        play(s, cards)
        for p, card in zip(s.order, cards.split(), strict=True):
            hidden[p] += card.endswith("*")
        assert s.battalions == made and s.downs == hidden == s.seen_by(None)["downs"]


def test_every_way_of_playing_is_told_and_the_top_card_wins_like_any_other() -> None:
    """A hidden card is told to its owner; the top card is turned up unseen."""
    s = four(S="S2 S3 S4", H="H2 H3 H4", D="D2 D3 D4|D5 D6 D10", C="C2 C3")
    (p, q, r, top), court, table = s.order, s.court, Told()
    play(s, "S5 H7* -", table)
    assert (s.trick, s.tops) == ([card_of("S5"), FACE_DOWN, PASSED], [0, 0, 0]) and TOP in GAME.legal(s, top)
    GAME.apply(s, top, TOP, table)
    assert table.events[:5] == [
        Event("played", {"seat": p, "card": card_of("S5"), "top": 0}),
        Event("laid", {"seat": q}),
        Event("laid_own", {"card": card_of("H7")}, (q,)),
        Event("passed", {"seat": r}),
        Event("played", {"seat": top, "card": card_of("D10"), "top": 1}),
    ]
    assert s.last_winner == s.leader == top and (s.last_tops, s.tops) == ([0, 0, 0, 1], [])
    assert s.won[top] == [court] and s.last_court == court
    assert s.discard[top] == codes("D10") and s.pile[top] == codes("D5 D6"), "the top of the pile is its last card"
    assert s.hands[top] == codes("D2 D3 D4"), "no card left the hand, none is drawn"


# The cleanup


@pytest.mark.parametrize("cards", ["H2 H3|H9", "H2|H9 H8", "|H9 H8 H7", "H2 H3 H4|H9"])
def test_an_empty_pile_is_seen_and_tells_how_many_special_cards_there_were(cards: str) -> None:
    """It is drawn empty, or its last card is turned up."""
    s = four(H=cards, S="S2 S3 S4", C="C2 C3 C4", D="D2 D3 D4")
    p = s.waiting[0] = seat_of(s, "H")
    s.special[p] = 0b101 << 3
    assert (s.pile_empty[p], s.owned[p]) == (0, -1)
    if len(s.hands[p]) < 3:
        rules.draw_up(s, Told())
    else:
        GAME.apply(s, p, TOP, quiet())
    assert len(s.hands[p]) == 3 and s.pile[p] == [] and TOP not in GAME.legal(s, p)
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
    rules.rebuild(s, p, codes("S3"), table)
    assert table.labels == ["rebuild S 4"]  # 14 of 18 court cards are left
    assert (s.hands[p], s.pile[p]) == (codes("S2 SA S3"), codes("S9 S8 S7"))
    assert s.discard[p] == s.buried[p] == []
    assert table.events == [
        Event("put_back", {"cards": codes("S3")}, (p,)),
        Event("drew", {"cards": codes("SA S3")}, (p,)),
        Event("rebuilt", {"seat": p, "back": 1, "drawn": 2, "hand": 3, "forced": False}),
    ]
    for before, now in ((1, 2), (3, 1), (4, 0)):
        assert (s.old_downs[p], s.downs[p]) == (before, 0), "cards played face down before it are counted apart"
        s.downs[p] = now
        rules.rebuild(s, p, (), table)


@pytest.mark.parametrize(
    ("cards", "discard", "hand", "pile"),
    [
        ("S2 S3 S4|S5 S6 S7", "", "S2 S3 S4", "S7 S6 S5"),  # R20: with an empty discard pile
        ("S2 S3|S9 S8 S7 S6", "S5", "S2 S3 S5", "S9 S8 S7 S6"),
        ("S2 S3|", "S5", "S2 S3 S5", ""),
    ],
)
def test_after_a_rebuild_everybody_sees_whether_the_new_pile_is_empty(
    cards: str, discard: str, hand: str, pile: str
) -> None:
    s = four(S=cards)
    p = s.order[0]
    s.discard[p] = codes(discard)
    rules.rebuild(s, p, (), Told())
    assert (s.hands[p], s.pile[p], s.rebuilt[p], s.pile_empty[p]) == (codes(hand), codes(pile), 1, int(not pile))
    assert s.owned[p] == -1, "a pile that was rebuilt does not tell what there was at first"


BACKS = [tuple(codes(x)) for x in ("S2", "S3", "S4", "S2 S3", "S2 S4", "S3 S4", "S2 S3 S4")]


@pytest.mark.parametrize("back", [(), *BACKS])
def test_every_subset_of_the_hand_may_be_put_back(back: tuple[int, ...]) -> None:
    s, p, table = rebuilding()
    s.hands[p], s.ask = codes("S4 S3 S2"), [ALWAYS if q == p else NEVER for q in range(4)]
    window(s, p, table)
    assert s.waiting == [p] and GAME.legal(s, p) == [NO, REBUILD, *map(PutBack, BACKS)]
    GAME.apply(s, p, ASK[NEVER], table)
    assert (s.phase, s.waiting, s.ask[p]) == ("rebuild", [p], NEVER), "a question that is open stays open"
    GAME.apply(s, p, PutBack(back) if back else REBUILD, table)
    kept = [c for c in codes("S4 S3 S2") if c not in back]
    assert s.hands[p][: len(kept)] == kept and len(s.hands[p]) == 3
    assert [facts["back"] for facts in table.take("rebuilt")] == [len(back)]


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


# Choices


def test_refused_without_pile_or_cards_and_in_the_window() -> None:
    s = begin(4, mode="individual").state
    s.pile[0] = []
    assert positions.refused(s, 0, TOP) == ("pile", {})
    s.hands[0] = []
    assert positions.refused(s, 0, Play(3)) == positions.refused(s, 0, TOP) == ("cards", {})
    s.ask[0], s.hands[0], s.discard[0] = ALWAYS, [0, 5], [7]
    window(s, 0, quiet())
    for back in ((0, 0), (5, 0), (7,), ()):
        assert positions.refused(s, 0, PutBack(back)) == ("back", {})
    assert positions.refused(s, 0, Play(0)) == ("play-yet", {})
    with pytest.raises(MalformedAction):
        GAME.read(["put_back", 0])


def test_the_modes_that_a_number_of_players_can_play_the_usual_one_first() -> None:
    alone, all_three = ["individual"], ["team", "individual", "secret_team"]
    for seats, modes in {2: alone, 3: alone, 4: all_three[:2], 5: alone, 6: all_three}.items():
        assert GAME.check(seats, {})["mode"] == modes[0]
        assert [GAME.check(seats, {"mode": mode})["mode"] for mode in modes] == modes
        for mode in {*all_three}.difference(modes):
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
        for s.rebuilt[seat], s.once, reason in ((0, True, "asking"), (1, True, "asking-more"), (1, False, "asking")):
            assert positions.refused(s, seat, AskRebuild(3)) == (reason, {})
            assert len(GAME.anytime(s, seat)) == (0 if reason == "asking-more" else 2)
        s.once = True


def test_only_what_everybody_knows_plays_itself() -> None:
    """The leader's only card if the pile is empty, but not after the ace of spades, which is card 0."""
    s = positions.alone(2, "JB1 JR1")
    assert GAME.automatic(s) is None and GAME.automatic(begin(4).state) is None
    s.hands[0] = s.hands[0][:1]
    assert GAME.automatic(s) is None, "there may be more in the pile"
    s.pile[0], s.pile_empty[0] = [], 1
    only: tuple[int, Action] = (0, Play(s.hands[0][0]))
    for trick, automatic in (([], only), ([PASSED], only), ([FACE_DOWN], only), ([0], None), ([PASSED, 0], None)):
        s.trick = trick
        assert GAME.automatic(s) == automatic, "face up or face down?"
        assert any(isinstance(a, Down) for a in GAME.legal(s, 0)) == (automatic is None)
    s.trick, s.ended = [], "courts"
    assert GAME.automatic(s) is None
    s.ended, s.phase, s.hands[0] = "", "rebuild", []
    assert GAME.automatic(s) is None and GAME.timeout(s, 0) == NO


def test_preferences_about_rebuilds_last_for_a_whole_match_of_games() -> None:
    last, s = dealt(2, mode="individual"), dealt(2, seed=1, mode="individual")
    last.ask[1] = ALWAYS
    LEG.carry(s, last)
    assert s.ask == last.ask and s.ask is not last.ask and s.ask[0] != ALWAYS


# Whole games


@pytest.mark.parametrize("rebuild", ["once_per_game", "once_per_cleanup"])
@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_r5_r19_whole_games(seats: int, mode: str, rebuild: str) -> None:
    """A court card in every trick, an end, and a count that agrees with the cards shown."""
    for seed in range(6):
        trios = bool(seed % 2)
        teams = "two_trios" if trios else "three_pairs"
        m = random_match(seats, seed, mode=mode, rebuild=rebuild, secret_teams=teams)
        s = m.state
        turned, tricks = ([e.facts["court"] for e in m.ctx.events if e.kind == kind] for kind in ("turned", "trick"))
        assert turned == tricks and len(set(turned)) == len(turned) == sum(map(len, s.won)) <= 18
        assert sum(e[1] in ("play", "down", "top", "pass") for e in m.log) <= 18 * seats
        assert s.ended == "courts" or rebuild == "once_per_game"
        final = zip(s.suits, s.final_won, s.final_hands, s.final_piles, strict=True)
        assert [terms.player_score(mode == "team", *shown) for shown in final] == s.points
        of, bonus = [s.team(p) for p in range(seats)], s.battalions if mode == "team" else [0] * 6
        if mode == "secret_team":
            special = [card for (card,) in s.final_special]
            assert sorted(special) == list(SPECIALS)
            of = terms.secret_teams(special, trios)
        totals = [sum(sum(own) for own, u in zip(s.points, of, strict=True) if u == t) + 2 * bonus[t] for t in of]
        assert (s.teams, s.scores) == (of, totals)
        assert m.ctx.events[-1] == Event("ended", {"winners": s.winners, "by": s.by, "totals": totals})
        assert s.winners == [p for p in range(seats) if of[p] == of[s.winners[0]]]
        assert GAME.points_now(s) == (totals if mode == "individual" else None)


@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_r21_where_all_are_equal_spades_win(seats: int, mode: str) -> None:
    s = dealt(seats, mode=mode)
    s.hands, s.pile = [[] for _ in range(seats)], [[] for _ in range(seats)]
    rules.finish(s, "courts", quiet())
    assert s.winners == [p for p in range(seats) if s.teams[p] == s.teams[s.order[0]]]
    assert (s.scores, s.by, s.ended) == ([0] * seats, "spade" if mode == "team" else "nearest_spade", "courts")


def test_r15_who_passes_has_no_pile() -> None:
    def eager(game: Any, s: Any, seat: int, legal: Any, rnd: Any) -> Any:
        assert PASS not in legal or (len(legal), s.hands[seat], s.pile[seat]) == (1, [], [])
        return at_random(game, s, seat, [a for a in legal if a in (REBUILD, TOP)] or legal, rnd)

    passes = 0
    for seed in range(60):
        m = random_match(4, seed, stop=1)
        passes += sum(e.kind == "passed" for events in steps(m, eager, seed) for e in events)
    assert passes


def test_r6_no_cleanup_after_the_last_court_card() -> None:
    s = dealt(4)
    s.courts = []
    play(s, "S5 H6 C7 D8")
    assert s.ended == "courts" and all(len(hand) == 2 for hand in s.hands)


@pytest.mark.parametrize("down", [False, True])
@pytest.mark.parametrize(("mode", "card", "leaves"), [("team", "JB1", 1), ("team", "WB", 0), ("individual", "WB", 1)])
def test_r7_r17_jokers_leave_the_game_also_face_down(mode: str, card: str, leaves: bool, down: bool) -> None:
    s = dealt(4, mode=mode)
    (c,), seat = codes(card), s.order[1]
    for own in (*s.hands, *s.pile):
        own[:] = [held for held in own if held != c]
    play(s, f"S5 {card}{'*' * down} C7 D8")
    places = {"removed": s.removed, "gone": s.gone[seat], "discard": s.discard[seat], "buried": s.buried[seat]}
    lies = ("gone" if down else "removed") if leaves else "buried" if down else "discard"
    assert {name for name, cards in places.items() if c in cards} == {lies}
    assert [p for p in s.shown if p >= 0] == [seat] * (not down)
    assert down or s.shown[c - terms.FIRST_SPECIAL] == seat


@vectors("asked")
def test_r8_r22_who_is_asked_about_a_rebuild(case: Mapping[str, Any]) -> None:
    """A forced rebuild asks nobody."""
    s, table, cards = dealt(4, rebuild=case["rebuild"]), Told(), case["cards"]
    p, ask = s.order[1], {"never": NEVER, "when_pile_empty": WHEN_PILE_EMPTY, "always": ALWAYS}[case["ask"]]
    s.ask = [ask if q == p else NEVER for q in range(4)]
    s.rebuilt[p], s.rebuilt_now, s.declined = int(case["rebuilt"]), [0] * 4, [0] * 4
    if cards != "both":
        s.discard[p], s.pile[p], s.pile_empty[p] = s.pile[p], [], 1
    if cards == "none":
        s.discard[p], s.hands[p] = s.discard[p] + s.hands[p], []
    window(s, s.order[0], table)
    assert (s.phase, s.waiting) == (("rebuild", [p]) if case["expect"] else ("play", [s.order[0]]))
    assert [(e["seat"], e["forced"]) for e in table.take("rebuilt")] == [(p, True)] * (cards == "none")
    assert len(s.hands[p]) == 3 and s.rebuilt[p] == (case["rebuilt"] or cards == "none")


@pytest.mark.parametrize("seats", [4, 6])
def test_r10_who_is_told_what(seats: int) -> None:
    """No private events after the deal; drawn, hidden and returned cards are the owner's alone."""
    heard: dict[int | None, set[str]] = {}
    for e in (e for seed in range(5) for e in random_match(seats, seed).ctx.events):
        heard.setdefault(None if e.only is None else len(e.only), set()).add(e.kind)
    assert heard[1] == {"drew", "laid_own", "special", "put_back"} and heard[seats // 2] == {"proposed", "accepted"}
    assert len(heard) == 3 and not heard[None] & (heard[1] | heard[seats // 2])


def test_r14_whoever_plays_first_after_a_pass_must_play_face_up() -> None:
    s = dealt(4)
    first, second, third, _ = s.order
    s.hands[first], s.pile[first] = [], []
    assert GAME.legal(s, first) == (PASS,) and GAME.automatic(s) == (first, PASS)
    GAME.apply(s, first, PASS, quiet())
    assert all(not isinstance(a, Down) for a in GAME.legal(s, second))
    GAME.apply(s, second, TOP, quiet())
    assert any(isinstance(a, Down) for a in GAME.legal(s, third))
    for p in s.order[2:]:
        GAME.apply(s, p, GAME.timeout(s, p), quiet())
    assert s.last_winner == second and s.last_trick[0] == PASSED and s.last_tops == [0, 1, 0, 0]


@pytest.mark.parametrize(("seats", "enough"), [(2, 2), (4, 2), (5, 3), (6, 3)])
def test_so_many_exhausted_end_the_game(seats: int, enough: int) -> None:
    for count in (enough - 1, enough):
        s, table = dealt(seats, mode="individual"), Told()
        s.ask, out = [NEVER] * seats, s.order[:count]
        for p in out:
            s.discard[p], s.hands[p], s.pile[p] = s.hands[p] + s.pile[p], [], []
            s.rebuilt[p] = s.pile_empty[p] = 1
        window(s, s.order[0], table)
        assert (s.ended == "exhaustion") == (count == enough)
        told = [(event.kind, event.facts.get("seats")) for event in table.events]
        assert told == ([("exhausted", out), ("ended", None)] if count == enough else [("turned", None)])
