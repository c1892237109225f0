"""In which order closer looks take turns, when they end, and what is said of that beforehand. Time is simulated."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs.play import closer_looks
from cogs.play.closer_looks import FAILED, CloserLooks, Look
from cogs.play.replay import chances_line, looking_line
from engine.host.history.analysis import Chances
from locales import words
from sandbox import PATIENCE

TURN = 4.0
"""Seconds of a turn."""
PERSON = "ann"


@dataclass(frozen=True)
class Job:
    """A question and its point at once: so many seconds are left. The number is that of the move."""

    number: int
    left: float
    game: str = "geschenk"
    closer: None = None
    chances: None = None

    def seconds(self, point: Job) -> float:
        return point.left


class Work:
    """An analysis whose work only takes time; ``slow``: by how many times longer than expected."""

    def __init__(self, slow: float = 1.0) -> None:
        self.now, self.slow, self.ended, self.wanted = 1000.0, slow, dict[int, float](), dict[int, float]()
        self.known = dict[int, float]()
        self.later: list[tuple[float, Callable[[], Any]]] = []
        """What happens at a moment."""

    def may_look_closer(self, _: str, point: Job) -> bool:
        return point.left > 0

    async def question(self, _: int, number: int) -> tuple[Job, Job]:
        return (job := Job(number, self.wanted[number])), job

    async def look_closer(self, asked: Job) -> tuple[Job, bool]:
        left = self.known.get(asked.number, self.wanted[asked.number])
        turn = min(TURN, left)
        self.now += turn * self.slow
        self.known[asked.number] = left - turn
        if left <= TURN:
            self.ended[asked.number] = self.now
        while self.later and self.later[0][0] <= self.now:
            await self.later.pop(0)[1]()
        return Job(asked.number, left - turn), True

    async def note_asked(self, *_: Any) -> None: ...

    async def note_ended(self, *_: Any) -> None: ...

    def rest(self) -> None: ...


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Work:
    work = Work()
    monkeypatch.setattr(closer_looks, "PACE", 1.0)
    monkeypatch.setattr(closer_looks, "PERSON_S", 1e9)
    monkeypatch.setattr(closer_looks, "ALL_S", 1e9)
    monkeypatch.setattr(closer_looks, "DAILY", 1000)
    monkeypatch.setattr(closer_looks, "time", SimpleNamespace(monotonic=lambda: work.now))
    return work


def looks(work: Work) -> CloserLooks:
    return CloserLooks(cast("Any", work), lambda: work.now)


async def begin(closer: CloserLooks, work: Work, number: int, seconds: float) -> float:
    """Begin a look of so many seconds; return when it ends, as far as is known."""
    work.wanted[number] = seconds
    ends = await closer.begin(PERSON, "geschenk", 1, cast("Any", Job(number, seconds)))
    assert ends is not None
    return work.now + ends


async def done(closer: CloserLooks) -> None:
    assert closer.working is not None
    async with asyncio.timeout(PATIENCE):
        await closer.working


async def test_a_short_look_does_not_wait_behind_a_long_one(work: Work) -> None:
    closer = looks(work)
    await begin(closer, work, 1, 1800.0)
    asked = work.now + 600.0
    work.later = [(asked, lambda: begin(closer, work, 2, 60.0))]
    await done(closer)
    assert work.ended[2] - asked <= 3 * 60.0
    assert work.ended[1] == 1000.0 + 1800.0 + 60.0, "and nothing is done twice"


async def test_of_two_that_begin_at_once_the_short_one_is_first(work: Work) -> None:
    closer = looks(work)
    await begin(closer, work, 1, 1800.0)
    await begin(closer, work, 2, 40.0)
    await done(closer)
    assert work.ended[2] <= 1000.0 + 3 * 40.0


@pytest.mark.parametrize("every", [60.0, 90.0])
async def test_nobody_starves(work: Work, every: float) -> None:
    """However many short ones come, all the time: a long one ends, and they wait only a little."""
    closer, asked = looks(work), dict[int, float]()
    await begin(closer, work, 1, 1200.0)

    async def another(number: int) -> None:
        asked[number] = work.now
        await begin(closer, work, number, 60.0)

    work.later = [(1000.0 + every * k, partial(another, 100 + k)) for k in range(1, 200)]
    await done(closer)
    assert work.ended[1] <= 1000.0 + 6 * 1200.0
    assert sorted(work.ended) == [1, *asked] and len(asked) > 35
    early = [work.ended[n] - asked[n] for n in asked if asked[n] < 1000.0 + 600.0]
    assert early and max(early) <= 5 * 60.0


async def test_what_is_said_beforehand_is_kept(work: Work) -> None:
    """If nobody else asks for one meanwhile; each is told of those before it."""
    closer, promised = looks(work), dict[int, float]()
    for number, seconds in ((1, 1000.0), (2, 300.0), (3, 30.0), (4, 600.0)):
        promised[number] = await begin(closer, work, number, seconds)
    told = {number: closer.ends_in((1, number)) + work.now for number in promised}
    await done(closer)
    assert promised[1] == 1000.0 + 1000.0 and max(told.values()) == pytest.approx(1000.0 + 1930.0)
    for number, when in told.items():
        assert abs(work.ended[number] - when) <= 60.0
    assert closer.ends_in((1, 1)) == 0.0


async def test_a_slow_machine_is_learnt(work: Work) -> None:
    """The first look may say too little; the next ones know how long work takes here."""
    work.slow, closer = 4.0, looks(work)
    assert await begin(closer, work, 1, 400.0) == 1000.0 + 400.0
    await done(closer)
    assert 3.0 <= closer.pace <= 4.0
    begun = work.now
    ends = await begin(closer, work, 2, 400.0)
    await done(closer)
    assert abs(work.ended[2] - ends) <= 0.2 * (work.ended[2] - begun)


async def test_a_turn_that_waits_for_other_searches_makes_no_look_dear(work: Work) -> None:
    """After an hour of them nobody could begin another look that day, though no core had worked for one."""
    closer = looks(work)
    await begin(closer, work, 1, 2 * TURN)
    work.slow = 3600.0 / TURN

    async def quiet() -> None:
        work.slow = 1.0

    work.later = [(1000.0 + 3600.0, quiet)]
    await done(closer)
    assert 1.0 <= closer.pace <= 2.0


async def test_what_another_process_plays_on_teaches_nothing(work: Work, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told as well, other looks go first, and the store is not asked all the time."""
    monkeypatch.setattr(closer_looks, "ELSEWHERE_S", 0.0)
    closer, plain, told = looks(work), work.look_closer, list[int]()

    async def elsewhere(asked: Job) -> tuple[Job, bool]:
        told.append(asked.number)
        point, here = await plain(asked)
        return point, here and asked.number != 1

    monkeypatch.setattr(work, "look_closer", elsewhere)
    await begin(closer, work, 1, 40.0)
    await begin(closer, work, 2, 40.0)
    work.slow = 2.0
    await done(closer)
    assert 1.0 < closer.pace < 2.0 and told[:2] == [1, 2] and told.count(1) == told.count(2) == 10


async def test_games_that_take_longer_than_expected_are_known_by_their_own_time() -> None:
    """Such as those from near the end, where another move lets the game go on."""
    question = SimpleNamespace(seconds=lambda _: 3.0)
    look = Look(cast("Any", question), cast("Any", SimpleNamespace(closer=Chances(20, 1, 1))), 0.0)
    assert look.left(2.0) == 6.0
    look.games, look.spent = 20, 40.0
    assert look.left(2.0) == 180 * 2.0


@pytest.mark.parametrize(
    ("seconds", "en", "ja"),
    [
        (0.0, "in a few minutes", "数分"),
        (200.0, "in a few minutes", "数分"),
        (300.0, "about 10 minutes", "10分ほど"),
        (900.0, "about 20 minutes", "20分ほど"),
        (2160.0, "about 45 minutes", "45分ほど"),
        (2500.0, "Within the hour", "1時間以内"),
        (2880.0, "Within the hour", "1時間以内"),
        (3600.0, "a few hours", "数時間"),
        (12000.0, "a few hours", "数時間"),
    ],
)
def test_when_it_comes_is_said_in_words_people_know(seconds: float, en: str, ja: str) -> None:
    assert en in looking_line(seconds, words("en")) and ja in looking_line(seconds, words("ja"))


def test_that_it_failed_is_said() -> None:
    assert "just now" in looking_line(FAILED, words("en")) and "いまは" in looking_line(FAILED, words("ja"))


@pytest.mark.parametrize("key", ["turning-chances", "turning-chances-quick", "turning-chances-ahead"])
def test_two_moves_that_won_as_often_made_no_difference(key: str) -> None:
    """Such as two hundred of two hundred each."""
    for lang, word in (("en", "no difference"), ("ja", "違いは")):
        assert word in chances_line(Chances(200, 200, 200), key, words(lang))
        assert word not in chances_line(Chances(200, 199, 200), key, words(lang))
        assert "{" not in chances_line(Chances(200, 200, 200), key, words(lang))
