"""Alliance in pictures and words: every state in both languages, nothing secret, playable by ear."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any, get_args

import pytest
from PIL import Image

from engine.core.action import Action
from engine.core.context import Event
from engine.core.match import Match
from engine.core.view import View
from engine.families.tricks import Play
from engine.games.alliance.moves import ACCEPT, NO, PASS, REBUILD, TOP, Down, Propose
from engine.games.alliance.rules import GAME
from engine.games.alliance.state import AllianceState
from engine.games.alliance.terms import COURTS, FIRST_SPECIAL, NUMBERS, is_special, specials_of
from locales import Lang, Words, words
from render.encode import png
from render.games.alliance.narration import NARRATION
from render.games.alliance.result import story
from render.games.alliance.table import PAINTER
from render.games.alliance.words import how_words, plan, short, spoken
from render.kit.faults import faults
from render.kit.person import people
from render.narration.contract import ALT_LIMIT

LANGS: tuple[Lang, ...] = get_args(Lang)
LONG = ["髙﨑麗華" * 8, "W" * 32, "鬱" * 32, "Ｍ" * 32, "猫" * 32, "犬" * 32]
NAMES = ["Mina", "Ken", "Sakura", "Taro", "Alex", "Kim"]
TABLES = ((2, "individual"), (3, "individual"), (4, "team"), (5, "individual"), (6, "team"), (6, "secret_team"))
SIZES = {"table": (1200, 764), "hand": (1200, 640), "result": (1200, 764)}


@lru_cache(maxsize=256)
def played(seats: int, mode: str, seed: int, stop: int) -> Match[AllianceState]:
    rng = random.Random(f"{seats} {mode} {seed}")
    m = Match.begin(GAME, match="m", seats=seats, options={"mode": mode}, secret=rng.randbytes(32))
    while not m.over and len(m.log) < stop:
        seat = rng.choice(m.state.waiting)
        legal = list(GAME.legal(m.state, seat))
        m.submit(seat, ACCEPT if ACCEPT in legal else rng.choice(legal))
    return m


def in_phase(seats: int, mode: str, phase: str) -> Match[AllianceState]:
    """A match in a phase, as late as a few tries find it."""
    for stop in (*range(110, 40, -7), 5, 4, 3):
        for seed in range(6):
            m = played(seats, mode, seed, stop)
            if not m.over and m.state.phase == phase:
                return m
    raise AssertionError(f"no {phase} with {seats}")


def fits(image: Image.Image, kind: str) -> None:
    assert image.size == SIZES[kind] and len(png(image)) <= 100_000
    assert faults(image) == []


@pytest.fixture(params=LANGS)
def say(request: pytest.FixtureRequest) -> Words:
    return words(request.param)


@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("stop", [0, 3, 20, 50, 10_000])
def test_tables_of_three_and_five_can_be_read(seats: int, stop: int, say: Words) -> None:
    m = played(seats, "individual", 1, stop)
    for names in (NAMES, LONG):
        seated = people(names[:seats])
        fits(PAINTER.table(m.view(None), seated, say), "table")
        for seat in range(seats):
            fits(PAINTER.hand(m.view(seat), seated, say), "hand")


def test_one_player_with_all_court_cards(say: Words) -> None:
    m = played(2, "individual", 0, 10_000)
    s = m.state.clone()
    s.final_won = [list(COURTS), []]
    s.points = [[9, 30, 1, 1, 16, 24], [0] * 6]
    s.scores = [81, 0]
    s.by = "total"
    view = GAME.view(s, None, match="m", options={})
    fits(PAINTER.result(view, people(LONG), say), "result")
    assert len(NARRATION.result_alt(view, LONG, say)) <= ALT_LIMIT


def test_fullest_table(say: Words) -> None:
    """Six seats, two jokers out at one of them, markers, battalions, a trick of backs."""
    m = played(6, "team", 2, 60)
    s = m.state.clone()
    s.rebuilt, s.battalions, s.last_how, s.last_made = [1] * 6, [9, 9], "battalion", [0]
    s.removed, s.shown = [78, 79, 81, 82], [s.order[0], s.order[0], -1, s.order[1], s.order[1], -1]
    s.won = [[0] * 9 for _ in range(6)]
    view = GAME.view(s, None, match="m", options={})
    fits(PAINTER.table(view, people(LONG), say), "table")
    assert len(NARRATION.table_alt(view, LONG, say)) <= ALT_LIMIT


@pytest.mark.parametrize("how", ["same_two", "punisher", "battalion"])
def test_the_last_trick_of_six_has_room_beside_how_it_was_won(how: str, say: Words) -> None:
    for stop in (60, 10_000):
        s = played(6, "secret_team", 2, stop).state.clone()
        s.last_how = how
        fits(PAINTER.table(GAME.view(s, None, match="m", options={}), people(LONG), say), "table")


def everything(view: View, say: Words) -> list[Any]:
    """All that is drawn and told of a view."""
    told: list[Any] = [NARRATION.table_alt(view, NAMES, say), NARRATION.state_line(view, NAMES, say)]
    told.append(png(PAINTER.table(view, people(NAMES), say)))
    if view.seat is not None:
        told += [NARRATION.hand_alt(view, NAMES, say), png(PAINTER.hand(view, people(NAMES), say))]
    return told


@pytest.mark.parametrize(("seats", "mode"), [(4, "team"), (6, "team"), (6, "secret_team")])
def test_hidden_cards_change_nothing_others_see(seats: int, mode: str, say: Words) -> None:
    for stop in (2, 33, 61):
        m = played(seats, mode, 3, stop)
        if m.over:
            continue
        s, rng = m.state, random.Random(stop)
        for seat in (0, seats - 1):
            other = s.redeal(seat, rng.random)
            for viewer in (None, seat):
                first, second = (GAME.view(x, viewer, match="m", options={}) for x in (s, other))
                assert everything(first, say) == everything(second, say)


def test_who_has_answered_does_not_show(say: Words) -> None:
    """In the distribution and in the cleanup, whoever is asked."""
    m = played(6, "team", 4, 0)
    before = everything(m.view(None), say)
    assert everything(played(6, "team", 4, 2).view(None), say) == before
    cleanup = in_phase(4, "team", "rebuild").state.clone()
    seen = []
    for p in range(4):
        cleanup.waiting = [p]
        seen.append(everything(GAME.view(cleanup, None, match="m", options={}), say))
    assert all(x == seen[0] for x in seen)


def test_alt_texts_stay_within_limits(say: Words) -> None:
    for seats, mode in TABLES:
        for seed in range(3):
            for stop in (0, 2, 5, 18, 40, 77, 100, 10_000):
                m = played(seats, mode, seed, stop)
                assert len(NARRATION.table_alt(m.view(None), LONG, say)) <= ALT_LIMIT
                assert max(len(NARRATION.hand_alt(m.view(seat), LONG, say)) for seat in range(seats)) <= ALT_LIMIT


def test_every_event_has_words(say: Words) -> None:
    seen: set[str] = set()
    for seats, mode in TABLES:
        for seed in range(6):
            m = played(seats, mode, seed, 10_000)
            for e in m.ctx.events:
                seat = e.only[0] if e.only else None
                text = NARRATION.happened(e, m.view(seat), LONG, say)
                assert text and len(text) <= 400
                seen.add(e.kind)
    assert seen >= {"aces", "proposed", "accepted", "ready", "special", "started", "turned", "played", "laid"}
    assert seen >= {"laid_own", "trick", "drew", "rebuilt", "put_back", "ended"}
    view = played(4, "team", 0, 10).view(0)
    for rare in (
        Event("exhausted", {"seats": [0, 2]}),
        Event("passed", {"seat": 1}),
        Event("reconsidered", {"seat": 0}),
    ):
        assert NARRATION.happened(rare, view, LONG, say)


@pytest.mark.parametrize(
    ("how", "made", "teams"),
    [
        ("same_two", [], True),
        ("punisher", [], True),
        ("joker", [], True),
        ("joker", [], False),
        ("battalion", [1], True),
        ("battalion", [0, 1], True),
        ("", [], True),
    ],
)
def test_ways_to_win_a_trick(how: str, made: list[int], teams: bool, say: Words) -> None:
    assert bool(how_words(how, made, teams, say)) == bool(how)


def test_every_criterion_and_refusal_has_words(say: Words) -> None:
    for by in ("second_best", "spade", "fewest_courts", "nearest_spade", "lowest_member"):
        assert say(f"alliance-by-{by}", score=3) and say(f"alliance-decided-{by}")
    view = played(4, "team", 1, 30).view(0)
    refusals: dict[str, dict[str, Any]] = {
        "member": {"seats": [0, 1]},
        "suit": {"suit": 4},
        "more-proposals": {"limit": 6},
        "usual": {"left": 2},
    }
    for reason, facts in refusals.items():
        assert NARRATION.refusal(f"alliance-no-{reason}", facts, view, say)


def test_names_of_cards_do_not_repeat(say: Words) -> None:
    pack = [*range(FIRST_SPECIAL + 6)]
    assert len({short(c, say) for c in pack}) == len(pack)


@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_the_story_of_the_result_is_true(seats: int, mode: str, say: Words) -> None:
    for seed in range(4):
        view = played(seats, mode, seed, 10_000).view(None)
        s, told = view.s, "\n".join(story(view, people(NAMES), say))
        losers = max(n for p, n in enumerate(s.scores) if p not in s.winners)
        margin = say("alliance-story-margin", points=s.scores[s.winners[0]] - losers)
        assert (margin in told) == (s.by == "total")
        assert (s.by == "total") or say(f"alliance-decided-{s.by}") in told
        won = [len(own) for own in s.final_won]
        most = [p for p in range(seats) if won[p] == max(won)]
        for p in range(seats):
            line = say("alliance-story-courts", name=NAMES[p], count=won[p])
            assert (line in told) == (most == [p])


@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_the_last_move_is_the_last_play_or_trick_of_the_log_in_few_words(seats: int, mode: str, say: Words) -> None:
    kinds = {"started", "played", "laid", "passed", "trick"}
    for stop in (*range(6, 40), 70, 10_000):
        m = played(seats, mode, 2, stop)
        view = m.view(None)
        told = [e for e in m.ctx.events if e.kind in kinds]
        expected: str | None = ""
        if told and not m.over and view.phase != "distribute":
            kind, facts = told[-1].kind, dict(told[-1].facts)
            brief = {"played": {**facts, "top": 0}, "trick": {"winner": facts.get("winner")}}.get(kind, facts)
            expected = NARRATION.happened(Event(kind, brief), view, NAMES, say)
        assert NARRATION.last_move(view, NAMES, say) == expected


# A reader who sees only words plays a whole game


def spelled(say: Words) -> Callable[[str], list[int]]:
    """Reads card names in a text back into cards: those of descriptions and those on labels."""
    pack = (*(c for suit in NUMBERS for c in suit), *COURTS, *range(FIRST_SPECIAL, FIRST_SPECIAL + 6))
    names = {told(c, say): c for told in (short, spoken) for c in pack}
    pattern = re.compile("|".join(sorted(map(re.escape, names), key=len, reverse=True)))
    return lambda text: [names[found] for found in pattern.findall(text)]


LINES = {
    "ja": {"hand": "手札：", "up": "表向きに出せる札：", "down": "裏向きに出せる札：", "top": "山札の一番上も"},
    "en": {"hand": "Your hand:", "up": "Face up:", "down": "Face down:", "top": "The top of your pile"},
}


def line_of(text: str, start: str) -> str:
    """What a line of a description says after its beginning, "" where there is none."""
    return next((line.removeprefix(start) for line in text.split("\n") if line.startswith(start)), "")


def read_move(view: View, say: Words, rng: random.Random) -> Action:
    """A move found in the description of the hand alone."""
    text, lines, cards = NARRATION.hand_alt(view, NAMES, say), LINES[say.lang], spelled(say)
    if say("alliance-tag-accept") in text.split("\n"):
        return ACCEPT
    if say("alliance-tag-propose") in text.split("\n"):
        me = view.seat or 0
        return Propose(me, me, me)
    if re.search(r"0(?:枚から|\s*to\s*)\d", text):
        return rng.choice([NO, REBUILD])
    hand = cards(line_of(text, lines["hand"]))
    choices: list[Action] = []
    for key, kind in (("up", Play), ("down", Down)):
        numbers = [int(n) for n in re.findall(r"\d+", line_of(text, lines[key]))]
        choices += [kind(hand[n - 1]) for n in numbers]
    if lines["top"] in text:
        choices.append(TOP)
    return rng.choice(choices) if choices else PASS


@pytest.mark.parametrize(("seats", "mode"), [(4, "team"), (6, "team"), (3, "individual")])
def test_a_whole_game_by_reading_only_words(seats: int, mode: str, say: Words) -> None:
    rng = random.Random(seats)
    m = Match.begin(GAME, match="m", seats=seats, options={"mode": mode}, secret=b"\x09" * 32)
    while not m.over:
        table = NARRATION.table_alt(m.view(None), NAMES, say)
        assert all(name in table for name in NAMES[:seats])
        s = m.state
        if s.phase == "play":
            cards = spelled(say)(table)
            assert s.court in cards and all(c in cards for c in s.trick if c >= 0)
        seat = s.waiting[0]
        view = m.view(seat)
        action = read_move(view, say, rng)
        assert action in view.legal
        # the same cards can be picked by their labels
        tag, *fields = action.wire()
        if tag in ("play", "down"):
            assert spelled(say)(NARRATION.value_label(view, tag, [], fields[0], say).text) == fields
        m.submit(seat, action)
    result = NARRATION.result_alt(m.view(None), NAMES, say)
    assert all(str(n) in result for n in m.state.scores)
    assert NAMES[m.state.winners[0]] in result
    held = [c for own in m.state.final_special for c in own]
    assert all(spoken(c, say) in result for c in held) and all(is_special(c) for c in held)


def test_the_plan_is_read_by_the_team_alone() -> None:
    m = played(6, "team", 5, 1)
    (seat,) = [p for p in range(6) if p not in m.state.waiting]
    for p in range(6):
        own = plan(m.view(p))
        assert bool(own) == (m.state.team(p) == m.state.team(seat))
        if own:
            masks = [specials_of(mask) for mask in m.state.special]
            assert all(FIRST_SPECIAL + 3 * m.state.team(seat) + k in masks[q] for k, q in enumerate(own))
    assert plan(m.view(None)) == []
