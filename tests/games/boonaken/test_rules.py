"""Boonaken by its rules: the worked examples (E1 to E21) and rulings (R1 to R21) by their numbers."""

from __future__ import annotations

import json
import random
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pytest

from engine.core.action import Action
from engine.core.cards import SUITS, card, cards
from engine.core.match import Match
from engine.core.options import BadOption
from engine.families.auction import DEAL, LIMIT, PASS
from engine.families.tricks import PLAY, Play, best
from engine.games.boonaken import terms
from engine.games.boonaken.rules import (
    BIDS,
    GAME,
    TRICK_PHASE,
    Boonaak,
    Exchange,
    Misere,
    Open,
    Trump,
    Zwabber,
    end_deal,
    settled,
)
from engine.games.boonaken.state import BoonakenState
from engine.games.boonaken.terms import ALL_POINTS, BOONAAK, CARDS, CHAMPIONSHIP, MISERE, ROEM_STEPS, STRENGTH, ZWABBER
from tests.engine.every_game import played, usual
from tests.engine.played import starting, submit

VECTORS: dict[str, Any] = json.loads(Path(__file__).with_name("vectors.json").read_text(encoding="utf-8"))
"""Examples, each under its number in the rules or its subject."""
E16 = ("HJ HA HK HQ SA D7", "H9 H8 SK S9 DA CJ", "H10 SJ S10 DK DQ C8", "H7 SQ S8 D10 CA C10")
TABLE = ("S7", "C7", "C9", "CK")


def examples(of: str) -> list[list[Any]]:
    return [row[1:] for row in VECTORS[of]]


def suit(code: str) -> int:
    return SUITS.index(code) if code else -1


def dealt(seats: int = 4, dealer: int = 0, hands: tuple[str, ...] = (), **options: Any) -> Match[BoonakenState]:
    """Return a match with this first dealer, and if given these hands and the cards of TABLE, two of them open."""
    given = {"first dealer 1": starting(dealer, seats)}
    if hands:
        order = [(dealer + k) % seats for k in range(1, seats + 1)]
        deck = [c for p in order for c in cards(hands[p])] + [card(c) for c in TABLE]
        given["deal 1"] = deck + [c for c in CARDS if c not in deck]
    return Match.begin(GAME, match="t", seats=seats, options=options, secret=bytes(32), given=given)


def call(word: str) -> Action:
    """Read a call: 60, pass, misere, zwabber, boonaak20."""
    if word.isdecimal():
        points = int(word)
        return BIDS[points // 5] if points <= 380 else type(BIDS[0])(points)
    if word.startswith("boonaak"):
        return Boonaak(int(word[7:]))
    return {"pass": PASS, "misere": Misere(), "zwabber": Zwabber()}[word]


def bid(match: Match[BoonakenState], calls: str) -> list[list[Any]]:
    """Make calls such as "1:40 2:pass"; return the events of the last one."""
    told: list[list[Any]] = []
    for seat, word in (part.split(":") for part in calls.split()):
        assert match.state.waiting == [int(seat)]
        told = submit(match, int(seat), call(word))
    return told


def by_clock(match: Match[BoonakenState], phase: str) -> None:
    """Let the clock act for everybody while this phase lasts."""
    while match.state.phase == phase:
        submit(match, match.state.waiting[0], GAME.timeout(match.state, match.state.waiting[0]))


def bought(word: str, **options: Any) -> Match[BoonakenState]:
    """Return E16: seat 0 has this contract, and has discarded the table cards."""
    match = dealt(dealer=3, hands=E16, **options)
    bid(match, f"0:{word} 1:pass 2:pass 3:pass")
    by_clock(match, "exchange")
    return match


def declared(points: int, roem: int = -1, **options: Any) -> Match[BoonakenState]:
    """Return the same, with the jack of trumps led."""
    match = bought(str(points), **options)
    submit(match, 0, PLAY[card("HJ")] if roem < 0 else Open(1, roem, card("HJ")))
    return match


def play(match: Match[BoonakenState], codes: str) -> list[list[Any]]:
    told: list[list[Any]] = []
    for c in cards(codes):
        told = submit(match, match.state.waiting[0], PLAY[c])
    return told


# Cards, roem, tricks: E1 to E10


def test_the_pack_is_worth_141() -> None:
    assert len(CARDS) == 32 and terms.card_points(CARDS, 2) == terms.ALL_POINTS == 141
    assert terms.card_points(CARDS, -1) == 4 * 27
    order = sorted((c for c in CARDS if c // 13 == 1), key=lambda c: -STRENGTH[1][c])
    assert order == cards("HJ H9 HA HK HQ H10 H8 H7")


@pytest.mark.parametrize(("hand", "trump", "standard", "strict"), examples("roem"))
def test_roem(hand: str, trump: str, standard: int, strict: int) -> None:
    assert [terms.roem(cards(hand), suit(trump), s) for s in (False, True)] == [standard, strict]


def test_every_total_of_a_hand_is_a_step() -> None:
    rng = random.Random(5)
    held = [rng.sample(CARDS, 6) for _ in range(300)] + [list(h) for h in combinations(CARDS[:9], 6)]
    for h, t, s in product(held, (-1, 0), (False, True)):
        assert terms.roem(h, t, s) == sum(points for points, _ in terms.combinations(h, t, s))
        assert terms.roem(h, t, s) in ROEM_STEPS


@pytest.mark.parametrize(("trick", "hand", "trump", "standard", "strict"), examples("legal"))
def test_what_may_be_played(trick: str, hand: str, trump: str, standard: str, strict: str) -> None:
    found = [terms.playable(cards(hand), cards(trick), suit(trump), s) for s in (False, True)]
    assert found == [cards(standard), cards(strict)]


@pytest.mark.parametrize(("trick", "trump", "at", "points"), examples("tricks"))
def test_who_takes_a_trick(trick: str, trump: str, at: int, points: int) -> None:
    t = suit(trump)
    assert best(cards(trick), t, STRENGTH[t]) == at and terms.card_points(cards(trick), t) == points


# Exchange, opening: E16 to E18, R8, R9, R12, R17


def test_the_exchange_and_who_knows_what() -> None:
    match = dealt(dealer=3, hands=E16)
    assert GAME.timeout(match.state, 0) == PASS
    told = bid(match, "0:60 1:pass 2:pass 3:pass")
    s = match.state
    assert told[1:] == [["took", 0, 4, cards("C9 CK")], ["picked", cards("C9 CK S7 C7")]]
    assert sorted(s.hands[0]) == sorted(cards(E16[0]) + cards("C9 CK S7 C7")) and not s.blind
    assert len(GAME.legal(s, 0)) == 210 and GAME.timeout(s, 0) == Exchange(tuple(sorted(cards("C9 CK S7 C7"))))
    lay = Exchange(tuple(sorted(cards("HJ C9 CK D7"))))
    assert submit(match, 0, lay) == [["exchanged", 0, 4]] and s.phase == "open" and s.waiting == [0]
    assert GAME.view(s, 0, match="", options={}).state["discarded"] == sorted(cards("HJ C9 CK D7"))
    for seed in range(20):
        rnd = random.Random(seed).random
        for seat in (1, 2, 3):
            new = s.redeal(seat, rnd)
            assert set(cards("C9 CK")) <= {*new.hands[0], *new.away} and not new.discarded[0]
        assert s.redeal(0, rnd).away == s.away


def test_r8_a_joint_misere_passes_its_cards_on_and_r9_the_first_declarer_leads() -> None:
    match = dealt(dealer=3, hands=E16)
    bid(match, "0:misere 1:misere 2:pass 3:misere")
    s, passed = match.state, cards("HJ C9 S7 SA")
    submit(match, 0, Exchange(tuple(sorted(passed))))
    assert s.waiting == [1] and set(passed) <= set(s.hands[1]) and s.picked[1] == sorted(passed) and not s.away
    second = cards("HJ H9 SK SA")
    submit(match, 1, Exchange(tuple(sorted(second))))
    for seed in range(20):
        rnd = random.Random(seed).random
        first, middle, other = (s.redeal(p, rnd) for p in (0, 1, 2))
        assert set(passed) <= {*first.hands[1], *first.hands[3]}, "what one passed on, one knows to be behind"
        assert card("CK") in middle.hands[0] and set(second) <= set(middle.hands[3])
        assert {card("C9"), card("CK")} <= {*other.hands[0], *other.hands[1], *other.hands[3]}
    submit(match, 3, GAME.timeout(s, 3))
    assert (s.phase, s.waiting, s.leader, s.trump) == ("play", [0], 0, -1)
    for seed in range(20):
        again = s.redeal(0, random.Random(seed).random)
        assert set(passed) <= {*again.hands[1], *again.hands[3], *again.away}


def test_e16_early_stop_after_one_trick() -> None:
    match = declared(100)
    assert match.state.roem == 70 and match.state.trump == 1
    told = play(match, "H8 H10 H7")
    assert told[1] == ["trick", 0, 0, cards("HJ H8 H10 H7")] and told[2] == ["deal_over", 1, 100, [0], [], 100]
    assert match.state.plus == [1, 0, 0, 0] and match.state.history == [[1, 0, 100, 1, 100, 1]]
    understated = declared(100, 50)
    assert play(understated, "H8 H10 H7")[-1][0] == "trick" and understated.state.points == [30, 0, 0, 0]


def test_e17_failure_is_certain_after_two_tricks() -> None:
    match = declared(120, 0)
    told = play(match, "H8 H10 H7 HA H9 SJ SQ")
    assert told[2] == ["deal_over", 1, 120, [], [0], 30] and match.state.minus == [1, 0, 0, 0]
    assert (match.state.dealer, match.state.waiting) == (0, [1]), "R7"


def test_e18_success_at_the_opening() -> None:
    told = submit(bought("50"), 0, Open(1, 50, card("D7")))
    assert [e[0] for e in told] == ["opened", "played", "deal_over", "dealt"] and told[2][3:] == [[0], [], 50]


def test_r11_without_early_stop_all_is_played_and_the_marks_are_the_same() -> None:
    late = declared(120, 0, early_stop=False)
    s, cards_left = late.state, play(late, "H8 H10 H7 HA H9 SJ SQ")
    assert cards_left[-1][0] == "trick", "failure is certain, and nobody says so"
    while s.deal == 1:
        late.submit(*(GAME.automatic(s) or (s.waiting[0], GAME.legal(s, s.waiting[0])[0])))
    assert s.minus == [1, 0, 0, 0] and s.history[0][-1] == 0


def test_r12_any_lower_step_may_be_declared_and_a_lead_alone_declares_all() -> None:
    match = bought("100")
    legal = GAME.legal(match.state, 0)
    assert legal[:6] == [PLAY[c] for c in match.state.hands[0]]
    assert {a.roem for a in legal if isinstance(a, Open) and a.trump == 1} == {0, 20, 40, 50, 60, 70}
    assert {a.roem for a in legal if isinstance(a, Open) and a.trump == 0} == {0, 20, 40, 50}
    submit(match, 0, PLAY[card("SA")])
    assert (match.state.trump, match.state.roem) == (0, 50)
    assert GAME.arrange("suit", GAME.view(match.state, 1, match="", options={}))[0] == card("S9")


@pytest.mark.parametrize(
    ("early", "kinds"), [(True, ["opened", "played", "deal_over", "dealt"]), (False, ["opened", "played"])]
)
def test_a_boonaak_needs_the_roem_it_announced(early: bool, kinds: list[str]) -> None:
    match = bought("boonaak100", early_stop=early)
    assert not any(isinstance(a, Open) for a in GAME.legal(match.state, 0)), "no roem is declared"
    told = submit(match, 0, Trump(1, card("HJ")))
    assert [e[0] for e in told] == kinds
    assert match.state.redeal(1, random.random).lacking == [0] * 4, "and nobody else knows"
    if not early:
        match.state.won = [6, 0, 0, 0]
        end_deal(match.state, match.ctx)
    assert match.state.minus == [1, 0, 0, 0]


@pytest.mark.parametrize(
    ("strict", "others", "phase"), [(False, "pass", "play"), (True, "pass", "open"), (True, "misere", "play")]
)
def test_r17_a_single_misere_of_the_championship_has_trumps(strict: bool, others: str, phase: str) -> None:
    match = dealt(table_rules=CHAMPIONSHIP if strict else "standard")
    bid(match, f"1:misere 2:{others} 3:pass 0:pass")
    by_clock(match, "exchange")
    assert match.state.phase == phase
    if phase == "open":
        assert {type(a) for a in GAME.legal(match.state, 1)} == {Play, Trump}


# The clock, the sixth trick, voids


@pytest.mark.parametrize(("phase", "trump", "trick", "hand", "move", "why"), [
    ("open", "", "", "S7 SA H7 HJ C8 DK", "HJ", "as many spades, but fewer points"),
    ("open", "", "", "CJ CA CK DJ DA DK", "DJ", "suits S H D C"),
    ("play", "H", "", "S8 S7 C7 H7 D10", "S7", "the lowest rank, a plain suit, and suits S H D C"),
    ("play", "H", "H8", "S8 S7 C7 H7 D10", "H7", "a card that is legal"),
    ("play", "S", "", "H8 S7 C8 D9", "S7", "the lowest rank, though it is a trump"),
    ("play", "S", "", "H8 S8 C9", "H8", "of one rank the plain suit, though spades come first"),
    ("play", "S", "S8", "C8 D8 CA", "D8", "suits S H D C"),
    ("play", "", "", "SJ D10 C10 HQ SK SA", "D10", "the lowest card is led without trumps, whatever it counts"),
    ("play", "", "S7", "SJ S10", "SJ", "to a trick the card with the fewest points"),
])  # fmt: skip
def test_what_the_clock_plays(phase: str, trump: str, trick: str, hand: str, move: str, why: str) -> None:
    s = dealt(dealer=3, hands=E16).state
    s.phase, s.trump, s.trick, s.hands[0] = phase, suit(trump), cards(trick), cards(hand)
    s.high, s.declarers = 50 if trump else MISERE, [0]
    assert GAME.timeout(s, 0) == PLAY[card(move)], why


def test_only_the_sixth_trick_plays_itself() -> None:
    match = declared(120, 0, early_stop=False)
    s = match.state
    s.hands[1] = cards("H8 SK S9 DA CJ")
    assert GAME.legal(s, 1) == [PLAY[card("H8")]] and GAME.automatic(s) is None, "a lone card would tell of a void"
    s.won, s.hands[1] = [2, 3, 0, 0], cards("H8")
    assert GAME.automatic(s) == (1, PLAY[card("H8")])


@pytest.mark.parametrize(("strict", "trick", "played", "lacks"), [
    (False, "H7", "S9", "H"), (False, "S7", "H9", ""), (False, "S7", "D9", "S"), (True, "SK H10", "HA", ""),
    (True, "SK H10", "H7", "SCD"),
])  # fmt: skip
def test_what_a_card_shows(strict: bool, trick: str, played: str, lacks: str) -> None:
    s = declared(120, 0, table_rules=CHAMPIONSHIP if strict else "standard").state
    s.trick, s.leader, s.waiting, s.players = cards(trick), (1 - len(cards(trick))) % 4, [1], [0, 1, 2, 3]
    s.hands[1] = [card(played), card("HJ")]
    TRICK_PHASE.apply(s, 1, PLAY[card(played)], dealt().ctx)
    assert s.voids[1] == sum(1 << SUITS.index(x) for x in lacks)
    assert s.may_hold(1, card("HJ")) and s.may_hold(1, card("H8")) == ("H" not in lacks)


@pytest.mark.parametrize(("where", "move", "key", "facts"), [tuple(row) for row in VECTORS["refusals"]])
def test_refusals(where: str, move: str, key: str, facts: dict[str, Any]) -> None:
    phase, _, more = where.partition(" ")
    match = dealt(dealer=3, hands=E16)
    s = match.state
    s.strict = more in ("strict", "under")
    if phase == "auction" and more and more != "strict":
        s.high, s.holder = (MISERE, 1) if more == "joint" else (int(more), 1)
        s.joined = [1, 2] if more == "joint" else []
    elif phase in ("exchange", "open"):
        bid(match, "0:100 1:pass 2:pass 3:pass")
        if phase == "open":
            by_clock(match, "exchange")
    elif phase == "play":
        s.phase, s.trump, s.high, s.declarers, s.waiting = "play", 1, 100, [0], [1]
        s.hands[1] = cards("H9 H8 SK S9 DA CJ")
        s.trick = cards({"": "H7", "S": "S7", "under": "SA H7 H10"}[more])
    before = s.to_json()
    tag, *fields = move.split()
    numbers = [int(f) if f.isdecimal() else card(f) for f in fields]
    action = GAME.read([tag, numbers] if tag == "exchange" else [tag, *numbers])
    why = GAME.why_not(s, s.waiting[0], action)
    assert not GAME.allows(s, s.waiting[0], action) and s.to_json() == before
    assert (why.key, dict(why.facts)) == (f"boonaken-no-{key}", facts)
    assert GAME.why_not(s, s.waiting[0], Action()).key == "illegal-now"


def test_r6_a_match_ends_soon() -> None:
    for seed in range(4):
        assert len({row[0] for row in played(usual(GAME), seed=seed).state.history}) <= 2 * 5 + 1


# The deal and the auction: E11 to E15, R1, R5


@pytest.mark.parametrize(("seats", "strict", "blind", "unused"), [
    (2, False, 2, 16), (3, False, 2, 10), (4, False, 2, 4), (5, False, 0, 0),
    (2, True, 1, 17), (3, True, 1, 11), (4, True, 1, 5), (5, True, 0, 0),
])  # fmt: skip
def test_table_cards_by_number_of_players(seats: int, strict: bool, blind: int, unused: int) -> None:
    s = dealt(seats, dealer=seats - 1, table_rules=CHAMPIONSHIP if strict else "standard").state
    assert [len(h) for h in s.hands] == [6] * seats and s.waiting == [0]
    assert (len(s.open), len(s.blind), len(s.unused)) == (2, blind, unused)


@pytest.mark.parametrize(("options", "calls", "high", "declarers"), examples("auctions"))
def test_auctions(options: dict[str, Any], calls: str, high: int, declarers: list[int]) -> None:
    match = dealt(**options)
    bid(match, calls)
    s = match.state
    assert (s.high, s.declarers, s.phase, s.waiting) == (high, declarers, "exchange", [declarers[0]])


@pytest.mark.parametrize(("strict", "high", "sharing", "legal", "illegal"), examples("calls"))
def test_what_may_be_bid(strict: bool, high: int, sharing: int, legal: str, illegal: str) -> None:
    s = dealt(table_rules=CHAMPIONSHIP if strict else "standard").state
    s.high, s.holder, s.joined = high, 2 if high else -1, [2, 3][:sharing] if high == MISERE else []
    found = GAME.legal(s, 1)
    assert found[0] == PASS and all(call(w) in found for w in legal.split())
    assert not any(call(w) in found for w in illegal.split())
    if high in (1050, 1240) or sharing == 2:
        assert len(found) == 1 + len(legal.split())
    keys = [terms.key(high, strict), *(terms.key(b, strict) for b in (75, MISERE, ZWABBER, 105))]
    assert keys[1:] == ([75, 102.5, 127.5, 105] if strict else [75, 72.5, 102.5, 105])


def test_r3_bids_begin_and_end_somewhere() -> None:
    numbers = [a for a in GAME.legal(dealt(min_bid=5).state, 1) if a.tag == "bid"]
    assert [numbers[0].wire()[1], numbers[-1].wire()[1], len(numbers)] == [5, 380, 76]
    with pytest.raises(BadOption):
        GAME.check(4, {"min_bid": 26})
    assert GAME.check(5, {}) == {
        "ending": "first_out", "table_rules": "standard", "min_bid": 25, "early_stop": True, "redeal_limit": 10,
        "championship_games": 1,
    }  # fmt: skip


def test_r5_the_same_dealer_deals_again_and_the_limit_is_a_draw() -> None:
    match = dealt(redeal_limit=3)
    told = bid(match, "1:pass 2:pass 3:pass 0:pass")
    assert [e[0] for e in told] == ["passed", "passed_out", "dealt"] and match.state.dealer == 0
    bid(match, "1:pass 2:pass 3:pass 0:pass 1:pass 2:pass 3:pass")
    told = bid(match, "0:pass")
    assert told[1:] == [["passed_out", 0], ["ended", [], []]]
    assert (match.state.ended, match.state.deal) == ("redeals", 3)


def test_a_standing_order_bids_step_by_step_up_to_a_limit() -> None:
    match = dealt()
    s, order = match.state, {DEAL: 1, LIMIT: 60}
    assert GAME.follow(s, 1, order) == BIDS[5] and GAME.follow(s, 2, order) is None
    for s.high, limit, want in (
        (55, 60, "60"), (60, 60, "pass"), (MISERE, 74, "pass"), (MISERE, 75, "75"), (1000, 380, "pass")
    ):  # fmt: skip
        assert GAME.follow(s, 1, {DEAL: 1, LIMIT: limit}) == call(want)
    s.high, s.joined = MISERE, [2, 3]
    assert GAME.follow(s, 1, {DEAL: 1, LIMIT: 380}) == PASS
    assert GAME.follow(s, 1, {DEAL: 2, LIMIT: 60}) is None and GAME.follow(s, 1, {DEAL: 1}) is None
    s.phase = "exchange"
    assert GAME.follow(s, 1, order) is None


# Marks and ends: E19 to E21, R6, R13 to R16


def ended(ending: str, plus: list[int], minus: list[int], high: int, made: dict[str, int], **options: Any) -> Any:
    """Return the match after a deal with these declarers, won or lost, and the events by kind."""
    match = dealt(len(plus), ending=ending, **options)
    s = match.state
    s.plus, s.minus, s.high, s.declarers, s.phase = plus[:], minus[:], high, [int(p) for p in made], "play"
    if high == MISERE:
        s.won = [0 if made.get(str(p), 1) else 1 for p in range(len(plus))]
    else:
        s.points[s.declarers[0]] = high * made[str(s.declarers[0])]
    end_deal(s, match.ctx)
    return match, {event.kind: list(event.facts.values()) for event in match.ctx.events}


@pytest.mark.parametrize(("ending", "plus", "minus", "high", "made", "reason", "winners", "losers"), examples("marks"))
def test_when_a_game_is_over(
    ending: str, plus: list[int], minus: list[int], high: int, made: dict[str, int], reason: str, winners: list[int],
    losers: list[int],
) -> None:  # fmt: skip
    match, told = ended(ending, plus, minus, high, made)
    s = match.state
    assert (s.ended, s.winners, s.losers) == (reason, winners, losers)
    if reason:
        assert told["ended"] == [winners, losers] and s.waiting == []
    if reason in ("won", "lost") and ending == "first_out":
        assert s.scores == GAME.points_now(s) == [p - m for p, m in zip(s.plus, s.minus, strict=True)]
    if reason and ending == "find_loser":
        assert s.scores == [
            0 if p in losers else sum(place > s.places[p] or q in losers for q, place in enumerate(s.places))
            for p in range(len(plus))
        ]


@pytest.mark.parametrize("high", [ZWABBER, BOONAAK, BOONAAK + 50])
@pytest.mark.parametrize(("won", "made"), [([6, 0, 0, 0], 1), ([5, 1, 0, 0], 0), ([0, 6, 0, 0], 0)])
def test_zwabber_and_boonaak_want_all_six_tricks_and_fail_with_the_first_one_lost(
    high: int, won: list[int], made: int
) -> None:
    match = dealt(4)
    s = match.state
    s.high, s.declarers, s.phase, s.won = high, [0], "play", [3, 0, 0, 0]
    assert not settled(s)
    s.won = won
    assert settled(s) is not bool(made)
    end_deal(s, match.ctx)
    assert (s.plus, s.minus) == ([made, 0, 0, 0], [1 - made, 0, 0, 0])


def test_a_misere_is_settled_once_all_who_play_it_have_failed() -> None:
    s = dealt(4).state
    s.high, s.declarers = MISERE, [1, 3]
    for won, over in (([2, 0, 0, 0], False), ([0, 1, 0, 0], False), ([0, 1, 0, 1], True)):
        s.won = won
        assert settled(s) is over


@pytest.mark.parametrize("roem", [0, 20])
def test_r11_a_number_is_not_settled_while_it_can_just_still_be_won(roem: int) -> None:
    """All remaining cards would just make the bid: the deal goes on; with one point less it is lost."""
    s = dealt(4).state
    s.high, s.declarers, s.roem = 100, [0], roem
    left = 100 - roem
    for others, over in ((ALL_POINTS - left, False), (ALL_POINTS - left + 1, True)):
        s.points = [10, others - 10, 10, 0]
        assert settled(s) is over
    s.points = [left - 1, 0, 0, 0]
    assert not settled(s)
    s.points = [left, 0, 0, 0]
    assert settled(s)


def leave(s: BoonakenState, match: Match[BoonakenState], seat: int, made: bool) -> None:
    """Give ``seat`` its second plus or minus."""
    (s.plus if made else s.minus)[seat] = 1
    s.high, s.declarers, s.points = 50, [seat], [50 * made] * len(s.plus)
    end_deal(s, match.ctx)


@pytest.mark.parametrize(("strict", "dealers"), [(False, [1, 2, 3]), (True, [1, 1, 2])])
def test_those_who_are_out_are_skipped(strict: bool, dealers: list[int]) -> None:
    match = dealt(4, ending="find_loser", table_rules=CHAMPIONSHIP if strict else "standard")
    s = match.state
    leave(s, match, 1, True)
    assert s.inside == [True, False, True, True] and s.places == [0, 1, 0, 0]
    assert s.dealer == (1 if strict else 2), "R16: the declarer deals, though he has gone out"
    assert s.waiting == [2 if strict else 3] and s.passed == [False, True, False, False] and not s.hands[1]
    assert (len(s.blind), len(s.unused)) == ((1, 11) if strict else (2, 10))
    first = s.waiting[0]
    submit(match, first, BIDS[5])
    for _ in range(2):
        submit(match, s.waiting[0], PASS)
    by_clock(match, "exchange")
    submit(match, first, PLAY[s.hands[first][0]])
    assert s.deal == 2 and s.waiting == [{0: 2, 2: 3, 3: 0}[first]], "seat 1 is skipped"
    leave(s, match, 3, True)
    assert s.places == [0, 1, 0, 2] and not s.ended
    leave(s, match, 0, True)
    assert (s.ended, s.losers, s.scores, s.winners) == ("loser", [2], [1, 3, 0, 2], [1]), "R15"


@pytest.mark.parametrize(("steps", "totals", "winners"), [
    ([(0, True), (1, False), (2, True)], [10, 0, 8, 4], [0]),
    ([((0, 2), True), (1, False)], [10, 0, 10, 4], [0, 2]),
    ([(1, False), (2, False), (3, False)], [10, 0, 0, 0], [0]),
])  # fmt: skip
def test_e21_places_of_a_championship(steps: list[Any], totals: list[int], winners: list[int]) -> None:
    match = dealt(4, ending=CHAMPIONSHIP)
    s = match.state
    for who, made in steps:
        if isinstance(who, tuple):
            s.plus, s.high, s.declarers, s.won = [1, 0, 1, 0], MISERE, [*who], [0] * 4
            end_deal(s, match.ctx)
        else:
            leave(s, match, who, made)
    assert (s.ended, s.totals, s.scores, s.winners) == ("places", totals, totals, winners)


def test_several_games_add_up() -> None:
    match = dealt(2, ending=CHAMPIONSHIP, championship_games=2)
    s = match.state
    leave(s, match, 0, True)
    assert (s.game, s.totals, s.seconds, s.inside, s.plus, s.ended) == (2, [10, 8], [0, 1], [True, True], [0, 0], "")
    leave(s, match, 1, True)
    assert s.totals == [18, 18] and s.made == [1, 1] and s.winners == [0, 1]
    assert [e.kind for e in match.ctx.events].count("game_over") == 2


@pytest.mark.parametrize(
    ("made", "seconds", "winners"),
    [([0, 0], [0, 0], [0]), ([0, 1], [0, 0], [1]), ([0, 1], [3, 0], [0]), ([0, 1], [1, 0], [0, 1])],
)
def test_ties_of_a_championship_go_to_contracts_made_and_only_then_to_second_places(
    made: list[int], seconds: list[int], winners: list[int]
) -> None:
    """Seat 0 goes out and seat 1 takes the second place, which makes 10 points each."""
    match = dealt(2, ending=CHAMPIONSHIP)
    s = match.state
    s.totals, s.made, s.seconds = [0, 2], made[:], seconds[:]
    leave(s, match, 0, True)
    assert (s.scores, s.made, s.seconds) == ([10, 10], [made[0] + 1, made[1]], [seconds[0], seconds[1] + 1])
    assert s.winners == winners


def test_r5_only_deals_passed_out_in_a_row_make_a_draw() -> None:
    match = dealt(2, redeal_limit=3)
    s = match.state
    s.redeals, s.high, s.declarers, s.points, s.phase = 2, 50, [0], [50, 0], "play"
    end_deal(s, match.ctx)
    assert s.plus == [1, 0] and s.phase == "auction"
    for _ in range(3):
        assert not s.ended, "the deal that was played begins the count anew"
        for _ in range(2):
            submit(match, s.waiting[0], PASS)
    assert s.ended == "redeals"


def test_r16_the_next_dealer() -> None:
    match, _ = ended(CHAMPIONSHIP, [0, 1, 0, 1], [0] * 4, MISERE, {"0": 1, "3": 1, "1": 1}, table_rules=CHAMPIONSHIP)
    assert match.state.dealer == 3 and match.state.waiting == [0]
    match, _ = ended("first_out", [0] * 4, [0] * 4, MISERE, {"2": 1, "0": 0}, table_rules=CHAMPIONSHIP)
    assert match.state.dealer == 2
