"""Tricky Express in pictures and words: every state in both languages, nothing secret, playable by ear."""

from __future__ import annotations

import random
import re
from functools import lru_cache
from typing import get_args

import pytest

from engine.core.action import Action
from engine.core.cards import RANKS, card
from engine.core.context import GameContext
from engine.core.match import Match
from engine.core.view import View
from engine.families.tricks import Play, best
from engine.games.tricky_express.rules import GAME, TRICK_PHASE
from engine.games.tricky_express.state import Pass, TrickyExpressState
from locales import Lang, Words, words
from render.encode import png
from render.games.tricky_express.narration import NARRATION
from render.games.tricky_express.result import headline, longest
from render.games.tricky_express.table import PAINTER
from render.kit.person import people
from render.kit.written import written
from render.narration.contract import ALT_LIMIT

LANGS: tuple[Lang, ...] = get_args(Lang)
LONG = ["髙﨑麗華" * 8, "W" * 32, "鬱" * 32, "Ｍ" * 32]
STOPS = (0, 3, 5, 8, 9, 30, 60, 66, 119, 175, 239)
"""Decisions after which a state is drawn: every phase, empty and full line, first and last deal."""


@lru_cache(maxsize=64)
def played(seed: int, stop: int) -> Match[TrickyExpressState]:
    rng = random.Random(seed)
    m = Match.begin(GAME, match="m", seats=4, options={}, secret=rng.randbytes(32))
    while not m.over and len(m.log) < stop:
        seat = rng.choice(m.state.waiting)
        m.submit(seat, rng.choice(list(GAME.legal(m.state, seat))))
    return m


@pytest.fixture(params=LANGS)
def say(request: pytest.FixtureRequest) -> Words:
    return words(request.param)


def test_result_of_a_deal_without_any_section(say: Words) -> None:
    """Nobody scores, everybody wins."""
    quiet = GameContext(random.Random(0).random)
    s = GAME.start(4, {"first_dealer": "seat1"}, quiet)
    for _ in range(4):
        for winner in (0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3):
            TRICK_PHASE.won(s, winner, [], quiet)
        TRICK_PHASE.done(s, quiet)
    view = GAME.view(s, None, match="m", options={})
    assert view.s.winners == [0, 1, 2, 3]
    assert len(png(PAINTER.result(view, people(LONG), say))) <= 100_000
    assert len(NARRATION.result_alt(view, LONG, say)) <= ALT_LIMIT


@pytest.mark.parametrize("stop", (4, 7, 20, 100, 190))
def test_hidden_cards_change_nothing_others_see(stop: int, say: Words) -> None:
    m = played(3, stop)
    s, other = m.state, m.state.clone()
    other.hands[0][0], other.hands[1][0] = s.hands[1][0], s.hands[0][0]
    for p in (0, 1):
        other.passed[p], other.received[p] = [], []
        if other.choice[p]:
            other.choice[p] = [0, 1]
    names = ["A", "B", "C", "D"]
    mine, theirs = (GAME.view(x, None, match="m", options={}) for x in (s, other))
    assert png(PAINTER.table(mine, people(names), say)) == png(PAINTER.table(theirs, people(names), say))
    assert NARRATION.table_alt(mine, names, say) == NARRATION.table_alt(theirs, names, say)
    mine, theirs = (GAME.view(x, 2, match="m", options={}) for x in (s, other))
    assert png(PAINTER.hand(mine, people(names), say)) == png(PAINTER.hand(theirs, people(names), say))
    assert NARRATION.hand_alt(mine, names, say) == NARRATION.hand_alt(theirs, names, say)


def test_who_has_chosen_does_not_show(say: Words) -> None:
    before, after = played(4, 0), played(4, 2)
    names = ["A", "B", "C", "D"]
    first, second = before.view(None), after.view(None)
    assert png(PAINTER.table(first, people(names), say)) == png(PAINTER.table(second, people(names), say))
    assert NARRATION.table_alt(first, names, say) == NARRATION.table_alt(second, names, say)


def test_alt_texts_stay_within_limits(say: Words) -> None:
    for seed in range(12):
        for stop in (*STOPS, 235, 240):
            m = played(seed, stop)
            assert len(NARRATION.table_alt(m.view(None), LONG, say)) <= ALT_LIMIT
            assert max(len(NARRATION.hand_alt(m.view(seat), LONG, say)) for seat in range(4)) <= ALT_LIMIT


def test_every_event_and_refusal_has_words(say: Words) -> None:
    m = played(5, 240)
    names = ["A", "B", "C", "D"]
    told = {e.kind: NARRATION.happened(e, m.view(e.only[0] if e.only else None), names, say) for e in m.ctx.events}
    assert set(told) - {"trick"} == {k for k, v in told.items() if v}
    plain: dict[str, dict[str, int]] = {r: {} for r in ("card", "play-yet", "pass-now", "twice")}
    facts = {**plain, "highest": {"card": 0}, "second": {"card": 14}, "follow": {"suit": 1}}
    for reason, values in facts.items():
        assert NARRATION.refusal(f"tricky_express-no-{reason}", values, m.view(0), say)


def test_provisional_points_become_the_points_of_the_deal() -> None:
    for seed in range(6):
        view = played(seed, 240).view(None)
        assert [d[0] for d in view.s.points()] == view.s.base
        before = played(seed, 239).view(None)
        base, top, second = before.s.points()[-1]
        assert len(base) == 4 and -1 <= top < 4 and -1 <= second < 4
        quiet = GameContext(random.Random(0).random)
        s = played(seed, 239).state.clone()
        TRICK_PHASE.done(s, quiet)
        assert (s.base[-1], s.top[-1], s.second[-1]) == (base, top, second)


def test_the_best_card_shown_is_the_one_that_wins() -> None:
    for seed in range(4):
        view = played(seed, 100 + seed).view(None)
        winner = (view.s.last_leader + best(view.s.last_trick)) % 4
        assert winner == view.s.last_winner


def test_the_headline_of_the_result_is_true(say: Words) -> None:
    """The points between the first two, a growth bonus that turned the game, or a shared win."""
    for totals, growth, winners, told in (
        ([20, 18, 5, 4], [0, 0, 0, 0], [0], say("tricky_express-story-margin", points=2)),
        ([20, 18, 5, 4], [1, 0, 0, 0], [0], say("tricky_express-story-margin", points=2)),
        ([20, 18, 5, 4], [2, 0, 0, 0], [0], say("tricky_express-story-margin", points=2)),
        ([20, 18, 5, 4], [7, 0, 0, 0], [0], say("tricky_express-story-growth", points=7)),
        ([5, 18, 20, 4], [0, 8, 7, 0], [2], say("tricky_express-story-margin", points=2)),
        ([18, 18, 5, 4], [7, 0, 0, 0], [0, 1], say("tricky_express-story-shared")),
    ):
        view = played(1, 240).view(None)
        view.s.totals, view.s.growth, view.s.winners = totals, growth, winners
        assert headline(view, say) == told
        result = PAINTER.result(view, people(["A", "B", "C", "D"]), say)
        assert told.replace(" ", "") in "".join(one.text for one in written(result)).replace(" ", "")


def test_the_longest_express_of_the_result() -> None:
    """The most stations passed in any deal, of equals the earliest deal, in it the one completed later (R1)."""
    for seed in range(8):
        view = played(seed, 240).view(None)
        run = longest(view)
        assert run.passed == max(max(deal) for deal in view.s.base) == view.s.base[run.deal][run.seat]
        assert run.deal == next(k for k, deal in enumerate(view.s.base) if max(deal) == run.passed)
        assert run.seat == view.s.top[run.deal]


def test_the_last_move_is_the_last_event_that_all_may_know(say: Words) -> None:
    names = ["A", "B", "C", "D"]
    for stop in (*range(30), *range(58, 64), 118, 200, 239):
        m = played(6, stop)
        told = [e for e in m.ctx.events if not e.only and e.kind != "trick"]
        view = m.view(None)
        assert NARRATION.last_move(view, names, say) == NARRATION.happened(told[-1], view, names, say)
    assert NARRATION.last_move(played(6, 240).view(None), names, say) == ""


# A reader who sees only words plays a whole game

SUITED = {"S": ("♠", "スペード", "spades"), "H": ("♥", "ハート", "hearts"), "C": ("♣", "クラブ", "clubs")}
SUITED["D"] = ("♦", "ダイヤ", "diamonds")
SUIT_OF = {word: suit for suit, told in SUITED.items() for word in told}
ANY_SUIT, ANY_RANK = "|".join(SUIT_OF), "|".join(RANKS)
CARD = re.compile(rf"({ANY_SUIT})の?({ANY_RANK})(?![0-9])|(?<![0-9])({ANY_RANK}) of ({ANY_SUIT})")


def cards_in(text: str) -> list[int]:
    """The cards that a text names: ♠9 on labels, スペードの9 and 9 of spades in descriptions."""
    return [card(SUIT_OF[suit or led] + (rank or high)) for suit, rank, high, led in CARD.findall(text)]


WORDS = {
    "ja": (r"の手札：(.*)。", "どれでも", r"出せる札：(.*?)。", r"渡せる札：(.*?)。左隣の.*渡せる札：(.*?)。"),
    "en": (
        r"Your hand \(.\): (.*)\.",
        "any",
        r"Playable: (.*?)\.",
        r"To the right, .*?: (.*?)\. To the left, .*?: (.*?)\.",
    ),
}


def read_move(hand_alt: str, lang: Lang) -> Action:
    """A move found in the description of the hand alone."""
    hand_words, anything, playable, passable = WORDS[lang]
    found = re.search(hand_words, hand_alt)
    assert found is not None
    hand = cards_in(found.group(1))
    way = re.search(passable, hand_alt)
    if way is not None:
        right, left = (hand if part == anything else cards_in(part) for part in way.groups())
        first = right[0]
        return Pass(first, next(c for c in left if c != first))
    numbers = re.search(playable, hand_alt)
    assert numbers is not None
    if numbers.group(1) == anything:
        return Play(hand[-1])
    return Play(hand[int(re.findall(r"\d+", numbers.group(1))[-1]) - 1])


def label_of(view: View, action: Action, say: Words) -> list[str]:
    tag, *fields = action.wire()
    return [NARRATION.value_label(view, tag, fields[:k], v, say).text for k, v in enumerate(fields)]


def test_a_whole_game_by_reading_only_words(say: Words) -> None:
    names = ["Mina", "Ken", "Sakura", "Taro"]
    m = Match.begin(GAME, match="m", seats=4, options={}, secret=b"\x09" * 32)
    while not m.over:
        table = NARRATION.table_alt(m.view(None), names, say)
        assert "A Mina" in table and "D Taro" in table
        if m.state.phase == "play":
            seats = re.findall("([A-D])の番" if say.lang == "ja" else "([A-D]) to (?:play|lead)", table)
            seat = "ABCD".index(seats[0])
        else:
            seat = m.state.waiting[0]
        for c in m.state.trick:
            assert c in cards_in(table)
        view = m.view(seat)
        own = NARRATION.hand_alt(view, names, say)
        for c in m.state.trick:
            assert c in cards_in(own.split("\n")[0]), "the trick is told before the hand"
        action = read_move(own, say.lang)
        # the same cards can be picked by their labels
        shown = [cards_in(label)[0] for label in label_of(view, action, say)]
        assert shown == action.wire()[1:]
        m.submit(seat, action)  # refuses what is not legal
    result = NARRATION.result_alt(m.view(None), names, say)
    for p in range(4):
        assert str(m.state.scores[p]) in result
    assert names[m.state.winners[0]] in result
