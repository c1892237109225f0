"""Jukugo Daifuda by its rules: deck and words, sets, windows, orders, refusals, payments and ends."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import combinations, pairwise, permutations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.action import Action, IllegalAction
from engine.core.cards import RANK, RANKS, card
from engine.core.context import Event, GameContext
from engine.core.game import TABLE_ACTOR
from engine.core.match import Match
from engine.core.offers import Subset, Values
from engine.core.standing import Standing
from engine.core.state import NO_CARD, NO_SEAT
from engine.families.melds import mask_of
from engine.games.jukugo_daifuda import state as rounds
from engine.games.jukugo_daifuda import terms
from engine.games.jukugo_daifuda.answers import ORDER, PASS, RON, Attach, Claim, answers, noted
from engine.games.jukugo_daifuda.rules import FLIP, GAME, LEG, PAUSES
from engine.games.jukugo_daifuda.state import JukugoDaifudaState, answers_of, open_window, precedence
from engine.games.jukugo_daifuda.terms import (
    CARDS,
    JOKERS,
    KINDS,
    LEVEL_RON,
    POINTS,
    RULES,
    SIZE,
    THRESHOLD,
    TIERS,
    by_rank,
    claimable,
    cover,
    cover_sets,
    dictionary,
    grown,
    kanji,
    kinds_of,
    laid_of,
    laid_out,
    lexicon,
    read,
)
from tests.games.jukugo_daifuda.positions import (
    all_pass,
    begin,
    card_of,
    cards_of,
    claim,
    each,
    in_ids,
    move_of,
    open_sets,
    position,
    seat_of,
    seeded,
    step,
    taken,
)

OFF: dict[str, Any] = {"hints": "off"}
DECK_16 = "名民地月理道無業物商内行科後社天義年同気間大部学家主々人的半数水一工中会先本生国法用意事質下校産文々小音日心"
SAID: dict[str, Callable[[JukugoDaifudaState], str]] = {
    "waiting": lambda s: " ".join("house" if p == TABLE_ACTOR else str(p) for p in s.waiting),
    "open": lambda s: read([s.daifuda]) if s.daifuda != NO_CARD else "",
    "pile": lambda s: read(s.discards),
    "ron": lambda s: ", ".join(f"{KINDS[kind]} {read(x)}{' hidden' * hidden}" for kind, hidden, *x in s.ron_sets),
    "album": lambda s: ", ".join(f"{p} {KINDS[kind]} {points} {read(x)}" for _, p, kind, points, *x in s.album),
    "last": lambda s: f"{s.last_seat} {read([s.last_card])} {read(s.sets[s.last_seat][s.last_at][1:])}",
    "timeout": lambda s: in_kanji(GAME.timeout(s, 0)),
    "bystander": lambda s: str(GAME.phases[s.phase].bystander(s)),
    "automatic": lambda s: " ".join(f"{p} {in_kanji(a)}" for p, a in filter(None, [GAME.automatic(s)])),
}
"""What a story says of a position in its own words; all other names are fields of the state."""
CORE, STANDARD, FULL = ALL = [lexicon(tiers) for tiers in TIERS]
some_cards = st.lists(st.sampled_from(list(CARDS)), max_size=7, unique=True)
eight_cards = st.lists(st.sampled_from(list(CARDS)), min_size=8, max_size=8, unique=True)


def refused(match: Match[JukugoDaifudaState], seat: int, action: Action) -> tuple[str, dict[str, Any]]:
    """Return the reason, without the slug in front, and its facts."""
    with pytest.raises(IllegalAction) as caught:
        match.submit(seat, action)
    return caught.value.reason.removeprefix("jukugo_daifuda-no-"), caught.value.facts


def orders(match: Match[JukugoDaifudaState], seat: int) -> set[str]:
    """Return the standing orders that a seat may give."""
    return {RULES[a.wire()[1]] for a in match.view(seat).anytime}


def in_kanji(action: Action) -> str:
    """Return a move such as "chain 本日", "twin @1" (the set that grows), "discard 校" or "ron"."""
    match action:
        case Claim(cards, kind):
            return f"{kind} {read(cards)}"
        case Attach(at, kind):
            return f"{kind} @{at}"
    return " ".join([action.tag, *(read([card]) for card in action.wire()[1:])])


def said_of(s: JukugoDaifudaState, name: str) -> str:
    return SAID[name](s) if name in SAID else str(getattr(s, name))


def spelled(events: Iterable[Event], own: bool = False) -> str:
    """Return public events (with ``own`` those for one seat alone), such as "claimed seat=1 card=大", with kanji."""

    def said(key: str, value: Any) -> Any:
        return read([value] if key == "card" else value) if key in ("card", "cards") else value

    told = [e for e in events if (e.only is not None) is own]
    return " / ".join(" ".join([e.kind, *(f"{k}={said(k, v)}" for k, v in e.facts.items())]) for e in told)


def offered(game: Match[JukugoDaifudaState], seat: int, path: list[Any]) -> str:
    """Return the next step of a move: its values, or "1 to 3 of" these cards; "" for none."""
    if len(path) > 1:
        path = [path[0], int(path[1]) if path[1].isdigit() else sorted(cards_of(path[1]))]
    match GAME.offer(game.state, seat, path):
        case Subset(members, least, most):
            return f"{least} to {most} of {read(members)}"
        case Values(values):
            return " ".join(read(v) if isinstance(v, list) else str(v) for v in values)
    return ""


STORIES = Path(__file__).with_name("stories.txt").read_text(encoding="utf-8").split("\n= ")[1:]


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.partition("\n")[0])
def test_stories(story: str) -> None:
    options, window, count = dict[str, Any](), (0, NO_CARD), 0
    for line in story.strip().split("\n")[1:]:
        key, _, rest = line.partition(": ")
        match key.rstrip(":").split():
            case ["with"]:
                given = [one.split("=") for one in rest.split()]
                options = {k: int(v) if v.lstrip("-").isdigit() else v for k, v in given}
            case ["deal" | "on" as how, *card]:
                seats = rest.split(" / ")
                game = position(*seats, on=card[0], **options) if how == "on" else begin(3, deck=DECK_16, **options)
                s, events = game.state, list(game.ctx.events)
            case ["set", name]:
                setattr(s, name, json.loads(rest))
            case ["all", "pass"]:
                all_pass(game, window)
                events = game.ctx.events[count:]
            case ["house" | "0" | "1" | "2" | "3" as seat]:
                window, count = (s.round, s.daifuda), len(game.ctx.events)
                events = game.submit(TABLE_ACTOR if seat == "house" else int(seat), move_of(rest))
            case [seat, "may", "not", *move]:
                assert refused(game, int(seat), move_of(" ".join(move)))[0] == rest, line
            case ["told" | "own" as whose]:
                told = spelled(events, whose == "own")
                assert told.startswith(rest[:-3]) if rest.endswith("...") else told == rest, line
            case ["orders" | "legal" as what, seat]:
                found = orders(game, int(seat)) if what == "orders" else {a.tag for a in game.view(int(seat)).legal}
                assert " ".join(sorted(found)) == rest, line
            case ["offer", seat, *path]:
                assert offered(game, int(seat), path) == rest, line
            case ["answers", seat]:
                legal = [in_kanji(a) for a in GAME.legal(s, int(seat))]
                assert sorted(map(sorted, legal)) == sorted(map(sorted, rest.split(", "))), line
            case ["ron_worth", seat]:
                assert s.ron_worth[int(seat)] == int(rest), line
            case ["open", "again"]:
                open_window(s)
            case ["hand", seat]:
                s.hands[int(seat)] = list(cards_of(rest))
            case ["seen", "by", seat, field]:
                assert str(game.view(None if seat == "all" else int(seat)).state[field]) == rest, line
            case ["redealt", "for", seat, field]:
                assert said_of(s.redeal(int(seat), random.Random(3).random), field) == rest, line
            case ["asked", seat]:
                assert (int(seat) in s.waiting) == (rest == "yes"), line
            case [name]:
                assert said_of(s, name) == rest, line


# Setup


@pytest.mark.parametrize(("seats", "rest"), [(2, 40), (3, 33), (4, 26)])
def test_one_card_at_a_time_is_dealt_from_seat_0(seats: int, rest: int) -> None:
    deck = cards_of(DECK_16)
    s = begin(seats, deck=DECK_16).state
    assert [set(hand) for hand in s.hands] == [set(deck[p : 7 * seats : seats]) for p in range(seats)]
    assert [s.daifuda, *s.deck[::-1]] == list(deck[7 * seats :]) and len(s.deck) + 1 == rest
    assert GAME.conserved(s) == list(CARDS) and s.hands[0] == sorted(s.hands[0], key=by_rank)


def test_a_dealt_hand_lies_by_number_equal_ones_by_the_suits_of_the_deck_file_and_jokers_last() -> None:
    top = "々月々先国大一小人事中本間年"
    s = begin(2, deck=top + "".join(k for k in DECK_16 if k not in top)).state
    assert [read(hand) for hand in s.hands] == ["人国間中一々々", "大小事本先月年"]
    assert s.hands[0][-2:] == list(JOKERS)
    assert read(sorted(cards_of("用無名家"), key=by_rank)) == "家名無用"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_hand_lies_by_number_by_sets_or_by_suit(seat: int) -> None:
    """Without hints by suit instead of by sets."""
    seats = ["any", "any", "any"]
    seats[seat] = "々生後法人本日"
    for hints, other in (("full", "日本人法々後生"), ("off", "本人法生日後々")):
        view = position(*seats, on="水", hints=hints).view(seat)
        assert [read(GAME.arrange(how, view)) for how in GAME.arrangements] == ["人本法日後生々", other]


def test_a_table_has_its_options_and_draws_the_first_dealer() -> None:
    s = begin(2, attach_words="free", dictionary="full").state
    assert (s.free, s.dictionary) == (True, "full") and not begin(2).state.free
    assert {seeded(4, k).state.dealer for k in range(40)} == {0, 1, 2, 3}
    for pause, (low, high) in {"long": (20.0, 90.0), "short": (5.0, 20.0)}.items():
        options = GAME.check(3, {"pause": pause})
        drawn = [GAME.table_pause(options, iter([at]).__next__) for at in (0.0, 0.5, 1.0)]
        assert PAUSES[pause] == (low, high) and drawn == [low, (low + high) / 2, high]


# Winners of a window


def winner(told: str, turn: int = 0, discarder: int = -1) -> int:
    """Return who takes the daifuda with answers such as "0 two_word, 3 ron", whatever the hands allow; -1: nobody."""
    given = {int(seat): kind for seat, kind in (t.split() for t in told.split(",") if t)}
    answers = [PASS if p not in given else RON if given[p] == "ron" else Claim((1,), given[p]) for p in range(4)]
    s = begin(4).state
    s.turn, s.discarder, s.answer = turn, discarder, [*map(noted, answers)]
    return rounds.best_answer(s)[1]


@each("winners", "answers turn discarder wins")
def test_example_13_who_wins_a_window(answers: str, turn: int, discarder: int, wins: int) -> None:
    assert winner(answers, turn, discarder) == wins


def test_levels_in_order_and_nearest_first() -> None:
    levels = [["two_word"], ["pair"], ["twin", "chain", "three_word"], ["three_kind"], ["four_word", "four_kind"]]
    for low, high in pairwise(levels):
        assert all(winner(f"1 {a}, 3 {b}", 0, 0) == 3 for a in low for b in high)
    for equal in levels:
        for both in (f"1 {a}, 3 {b}" for a in equal for b in equal):
            assert (winner(both, 2, 2), winner(both, 0, 0)) == (3, 1)


@each("beats", "seat on turn discarder level best could")
def test_what_could_beat(seat: str, on: str, turn: int, discarder: int, level: int, best: int, could: bool) -> None:
    s = position(seat, "any", "any", on=on, turn=turn, discarder=discarder).state
    beaten = rounds.NOBODY if best == NO_SEAT else precedence(s, best, level)
    assert (precedence(s, 0, answers_of(s, 0).level) > beaten) == could


# Standing orders


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(["quiet", "sealed"]))
def test_orders_give_only_answers_that_a_player_could_have_given(seed: int, mode: str) -> None:
    rng, match = random.Random(seed), seeded(3, seed, window_mode=mode)
    s = match.state
    for _ in range(60):
        if match.over:
            return
        if rng.random() < 0.3:
            match.submit(*rng.choice([(p, a) for p in range(3) for a in GAME.anytime(s, p)]))
        else:
            step(match, rng)
        for p in range(3) if s.phase == "window" else ():
            assert s.answer[p][:1] != [3] or answers_of(s, p).ron
            assert not (s.answer[p] and p in s.waiting), "answered and still asked"


# Ends


@pytest.mark.parametrize("options", [{}, {"attach_words": "free", "window_mode": "sealed"}])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r14_a_round_has_at_most_54_windows_and_chips_and_cards_stay(seats: int, options: dict[str, Any]) -> None:
    """A quiet window asks only seats that can do more than pass."""
    for seed in range(4):
        rng, match = random.Random(seed), seeded(seats, seed, rounds=3, **options)
        s = match.state
        while not match.over:
            assert sum(s.chips) == 60 * seats and GAME.conserved(s) == list(CARDS)
            for p in range(seats):
                size = len(s.hands[p]) + sum(len(x) - 1 for x in s.sets[p])
                assert size == 7 or (size == 8 and s.waiting == [p] and s.phase == "discard")
                assert all(SIZE[x[0]] == len(x) - 1 for x in s.sets[p])
            if s.phase == "window" and not s.sealed and TABLE_ACTOR in s.waiting and not any(s.answer):
                able = [p for p in range(seats) if p != s.discarder and len(answers_of(s, p).moves) > 1]
                assert s.waiting == [*able, TABLE_ACTOR]
            step(match, rng)
        by_round = " ".join(e.kind for e in match.ctx.events).split("round")[1:]
        assert len(by_round) == len(s.columns) <= 3
        for told in map(str.split, by_round):
            assert told.count("flipped") + told.count("discarded") <= 54
            assert told.count("claimed") + told.count("attached") <= 7 * seats


# The leg


def test_in_a_leg_nothing_but_orders_is_discussed_before_the_flip() -> None:
    """There is no daifuda yet, so a late press of an old answer gets no reason about cards."""
    game = LEG.game
    s = LEG.start(2, game.check(2, {}), GameContext(random.Random(1).random), Standing(totals=(60, 60)))
    assert s.phase == "flip" and game.legal(s, s.turn) == (FLIP,) == (game.timeout(s, s.turn),)
    for move in map(move_of, ("pass", "ron", "claim pair 本", "attach chain 0", "discard 本")):
        assert game.why_not(s, s.turn, move).key == "illegal-now"
    assert game.why_not(s, s.turn, ORDER["ask"]).key == "jukugo_daifuda-no-order"


# Refusals


@each("refused", "seat on options told reason facts")
def test_a_refused_answer_names_what_is_wrong(
    seat: str, on: str, options: dict[str, Any], told: Any, reason: str, facts: dict[str, Any]
) -> None:
    match = position(seat, on=on, window_mode="sealed", **options)
    if reason == "order":
        match.state.passing[0] = THRESHOLD["chi"]
    assert refused(match, 0, move_of(told)) == (reason, in_ids(facts))


@each("refused discards", "told reason facts")
def test_a_refused_discard_names_what_is_wrong(told: Any, reason: str, facts: dict[str, Any]) -> None:
    match = position("GOES_OUT", on="国")
    taken(match, claim("chain", "日本"))
    assert refused(match, 0, move_of(told)) == (reason, in_ids(facts))


def test_the_seat_that_discarded_the_daifuda_stands_by() -> None:
    s = begin(3).state
    for s.discarder in range(3):
        assert GAME.phases["window"].bystander(s) == s.discarder
    s.discarder = NO_SEAT
    assert GAME.phases["window"].bystander(s) is None


# Tables without hints


def test_older_tables_without_hints_go_on_as_they_are() -> None:
    """In a quiet window, without the option pause; with orders that answer for everybody."""
    settled = [GAME.check(3, {**OFF, "window_mode": mode})["window_mode"] for mode in ("quiet", "sealed")]
    assert settled == ["sealed"] * 2
    assert not GAME.phases["unaided"].advisable
    match = begin(3, **OFF)
    old = {k: v for k, v in match.header.options.items() if k != "pause"} | {"window_mode": "quiet"}
    s = GAME.start(3, old, match.ctx)
    assert s.unaided and not s.sealed and TABLE_ACTOR in s.waiting
    assert 20 <= GAME.table_pause(old, lambda: 0.3) <= 90
    s = position("DUD", "OTHER", on="水", **OFF).state
    s.passing = [LEVEL_RON, LEVEL_RON]
    open_window(s)
    assert s.waiting == [TABLE_ACTOR]
    assert GAME.offer(s, TABLE_ACTOR, []) == Values(("close",)) and GAME.offer(s, TABLE_ACTOR, ["close"]) is None


# Deck and words


def test_deck_and_dictionary_are_those_of_the_rules() -> None:
    signs = kanji()
    assert len(signs) == 54 and len(set(signs)) == 53 and signs[52] == signs[53] == "々"
    for name, counts in {"core": [132, 64, 94, 13], "standard": [370, 208, 94, 13], "full": [624, 208, 94, 21]}.items():
        words = [w for w, e in dictionary().items() if e.tier <= TIERS[name]]
        repeats = sum(len(w) == 2 and w[1] == "々" for w in words)
        assert [*(sum(len(w) == n for w in words) for n in (2, 3, 4)), repeats] == counts
        laid = terms.spelled(name)  # every kanji occurs once, so that a word names its cards
        assert len(set(laid)) == len(laid) and set(map(read, laid)) == set(words)
        assert all(len(set(w)) == len(w) for w in laid)


def test_r1_neighbours_make_common_words() -> None:
    signs, words = kanji(), {w for w in dictionary() if len(w) == 2}
    rows = ["".join(signs[card(f"{s}{r}")] for r in RANKS) for s in "SHDC"]
    assert (rows[0], rows[3]) == ("家大工科商会国同行先天下校", "用意気道人民法内的質音物生")
    beside = [row[i : i + 2] for row in rows for i in range(12)]
    assert len(beside) == 48 and all({p, p[::-1]} & words for p in beside)
    below = [a + b for upper, lower in pairwise(rows) for a, b in zip(upper, lower, strict=True)]
    assert sum(bool({p, p[::-1]} & words) for p in below) >= 34
    assert set("日本音後半生意用人中先行") <= set(signs)


def test_the_data_are_utf_8_whatever_encoding_the_machine_prefers() -> None:
    """Python warns if a file is opened in the machine's own encoding; here that is an error."""
    program = "from engine.games.jukugo_daifuda.terms import kanji; assert kanji()[52:] == ('々', '々')"
    options = ["-X", "warn_default_encoding", "-W", "error::EncodingWarning"]
    subprocess.run([sys.executable, *options, "-c", program], check=True)


# Worked examples


@each("kinds", "dictionary told")
def test_examples_of_kinds(dictionary: str, told: str) -> None:
    """The kinds to choose from, in any order of the cards (R5)."""
    for cards, *kinds in map(str.split, told.split(",")):
        found = {claimable(lexicon(dictionary), order) for order in permutations(cards_of(cards))}
        assert found == {tuple(map(KINDS.index, kinds))}, cards


def test_example_2_r2_points_never_rise_along_the_list_of_kinds() -> None:
    assert KINDS == ("four_kind", "four_word", "three_kind", "three_word", "chain", "twin", "pair", "two_word")
    assert POINTS == (20, 20, 10, 10, 5, 3, 2, 1) and SIZE == (4, 4, 3, 3, 3, 3, 2, 2)


def test_example_11_a_state_of_six_cards_is_no_state() -> None:
    with pytest.raises(ValueError, match="6 cards"):
        seat_of("先事 | two_word 日本, pair 国文")


# Rulings


@each("growth", "text daifuda strict free")
def test_r9_what_an_open_set_becomes(text: str, daifuda: str, strict: str, free: str) -> None:
    (laid,) = open_sets(text)
    for freely, kind in ((False, strict), (True, free)):
        assert grown(CORE, freely, laid_of(laid), card_of(daifuda)) == (KINDS.index(kind) if kind else -1)


def test_r12_four_is_the_maximum_and_chains_and_twins_never_grow() -> None:
    for laid in open_sets("four_kind 天半音後, four_word 社会科学, chain 日本音, twin 本意用"):
        assert all(grown(FULL, True, laid_of(laid), c) == -1 for c in CARDS if c not in laid[1:])


def test_r3_larger_dictionaries_only_add() -> None:
    for small, large in pairwise(ALL):
        assert small.words < large.words
        assert not any(bits & ~large.kinds[mask] for mask, bits in small.kinds.items())


@pytest.mark.parametrize("lex", ALL, ids=TIERS)
def test_r5_the_order_of_cards_is_chosen_so_that_words_appear(lex: Any) -> None:
    """Every chain is a twin; no order reads both words of a twin that is no chain: it lies round its shared kanji."""
    for word in lex.words:
        assert laid_out(lex, WORDS[len(word)], sorted(word)) in lex.words
    for cards in combinations(CARDS, 3):
        bits = kinds_of(lex, cards)
        chain, twin = bits >> terms.CHAIN & 1, bits >> terms.TWIN & 1
        assert twin or not chain
        if chain:
            order = laid_out(lex, terms.CHAIN, cards)
            assert set(order) == set(cards) and {order[:2], order[1:]} <= lex.words
        elif twin:
            a, middle, b = laid_out(lex, terms.TWIN, cards)
            assert a < b and {a, middle, b} == set(cards)
            assert all({(c, middle), (middle, c)} & lex.words for c in (a, b))


# Against plain definitions: these look up words and try all splits, slowly

NUMBERS = {2: terms.PAIR, 3: terms.THREE_KIND, 4: terms.FOUR_KIND}
WORDS = {2: terms.TWO_WORD, 3: terms.THREE_WORD, 4: terms.FOUR_WORD}
Some = frozenset[int]


@lru_cache(maxsize=1 << 18)
def plain_kinds(cards: Some, tiers: str) -> Some:
    """Return every kind of two to four cards, also a kind that another one precedes; the first is the lowest."""
    size, orders, found = len(cards), list(permutations(cards)), set()

    def word(*order: int) -> bool:
        return terms.known(read(order), tiers)

    if len({RANK[c] for c in cards - {*JOKERS}}) == 1:
        found.add(NUMBERS[size])
    if any(word(*order) for order in orders):
        found.add(WORDS[size])
    if size == 3 and not cards >= {*JOKERS}:
        if any(word(*order[:2]) and word(*order[1:]) for order in orders):
            found.add(terms.CHAIN)
        if sum(word(a, b) or word(b, a) for a, b in combinations(cards, 2)) >= 2:
            found.add(terms.TWIN)
    return frozenset(found)


@lru_cache(maxsize=1 << 16)
def plain_cover(cards: Some, tiers: str, held: int) -> int:
    """Return the highest worth of cards in sets: ``held`` for each card, and the open score twice."""
    if not cards:
        return 0
    first, *others = sorted(cards)
    best = plain_cover(frozenset(others), tiers, held)
    for size in (2, 3, 4):
        for one in (frozenset((first, *c)) for c in combinations(others, size - 1)):
            if kinds := plain_kinds(one, tiers):
                best = max(best, held * size + 2 * POINTS[min(kinds)] + plain_cover(cards - one, tiers, held))
    return best


def plain_ron(daifuda: int, hand: Some, tiers: str) -> int:
    """Return the highest score of a ron without open sets, -1 if there is none."""
    best = -1
    for size in (1, 2, 3):
        for part in combinations(sorted(hand), size):
            rest = plain_cover(hand - {*part}, tiers, 1000) - 1000 * (len(hand) - size)
            if rest >= 0 and (kinds := plain_kinds(frozenset((daifuda, *part)), tiers)):
                best = max(best, POINTS[min(kinds)] + rest)
    return best


@pytest.mark.parametrize("dictionary", TIERS)
def test_lookup_agrees_with_the_table_of_the_rules(dictionary: str) -> None:
    """For all pairs and threes, all words, and some fours; of several kinds only the first can be claimed."""
    lex, rng = lexicon(dictionary), random.Random(dictionary)
    some = (rng.sample(CARDS, 4) for _ in range(400))
    for cards in (*combinations(CARDS, 2), *combinations(CARDS, 3), *lex.words, *some):
        kinds = plain_kinds(frozenset(cards), dictionary)
        assert kinds_of(lex, cards) == sum(1 << kind for kind in kinds)
        both = kinds == {terms.PAIR, terms.TWO_WORD}
        assert claimable(lex, cards) == tuple(sorted(kinds)[: 1 + both])


@settings(max_examples=60, deadline=None)
@given(some_cards, st.sampled_from([3, terms.ALL]))
def test_the_sets_of_a_hand_are_the_best_ones(cards: list[int], held: int) -> None:
    hand = mask_of(cards)
    count, score = cover(STANDARD, hand, held)
    assert held * count + 2 * score == plain_cover(frozenset(cards), "standard", held)
    parts = cover_sets(STANDARD, hand, held)
    lying = [c for part in parts for c in part[1:]]
    assert len(lying) == len(set(lying)) == count and set(lying) <= set(cards)
    assert sum(POINTS[kind] for kind, *_ in parts) == score
    assert all(kinds_of(STANDARD, laid) >> kind & 1 and len(laid) == SIZE[kind] for kind, *laid in parts)
    whole = plain_cover(frozenset(cards), "standard", 1000) - 1000 * len(cards)
    assert terms.split_score(STANDARD, hand) == (whole // 2 if whole >= 0 else -1)


@settings(max_examples=100, deadline=None)
@given(eight_cards, st.sampled_from(sorted(TIERS)), st.integers(0, 40))
def test_answers_are_sets_that_leave_a_card_and_the_best_ron(cards: list[int], dictionary: str, min_ron: int) -> None:
    daifuda, *hand = cards
    can = answers(lexicon(dictionary), False, min_ron, daifuda, mask_of(hand), ())
    claims = {(frozenset(m.cards), KINDS.index(m.kind)) for m in can.moves if isinstance(m, Claim)}
    parts = [frozenset(part) for size in (1, 2, 3) for part in combinations(hand, size)]
    found = ((part, kind) for part in parts for kind in claimable(lexicon(dictionary), (*part, daifuda)))
    assert claims == set(found)
    score = plain_ron(daifuda, frozenset(hand), dictionary)
    assert terms.ron_score(lexicon(dictionary), False, daifuda, mask_of(hand), []) == score
    assert (RON in can.moves) == (score >= min_ron)
    assert can.ron == (score if RON in can.moves else 0)
