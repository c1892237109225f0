"""Members of a server: how often Discord is asked."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from cogs.people.profiles import Profiles
from cogs.run.refusals import UNKNOWN_MEMBER
from cogs.ui.members import GONE_S, MOST, REMEMBERED_S, Members
from cogs.ui.services import Services
from engine.host.model.records import Person
from engine.host.people.profiles import Ranked, placed
from engine.host.people.rating import Rating
from render.pictures.ranking import MOST as SHOWN
from tests.cogs.digest_server import trouble

SERVER = 1
LEFT = [str(1000 + n) for n in range(300)]
STAYED = [str(2000 + n) for n in range(30)]


class Discord:
    """A server that counts its requests."""

    def __init__(self) -> None:
        self.now, self.asked = 1_000_000.0, list[str]()
        self.members = set(STAYED)
        drawing: Any = SimpleNamespace()
        host: Any = SimpleNamespace()
        self.services = Services(host, drawing, {}, lambda: self.now)
        self.bot: Any = SimpleNamespace(services=self.services, http=SimpleNamespace(get_member=self.member))

    async def member(self, guild: int, person: int) -> None:
        self.asked.append(str(person))
        if str(person) not in self.members:
            raise trouble(404, UNKNOWN_MEMBER)

    def questions(self) -> int:
        """Return the number of requests since the last call."""
        count = len(self.asked)
        self.asked.clear()
        return count


async def test_a_ranking_of_which_many_have_left_asks_little() -> None:
    there = Discord()
    cog = Profiles(there.bot)
    ranked = placed([Ranked(Person(p, p), "", 0, Rating(40 - n / 9), 20, 5, 5) for n, p in enumerate(LEFT + STAYED)])
    shown = [r.person.id for r in (await cog.still_here(SERVER, ranked))[:SHOWN]]
    assert shown == STAYED[:SHOWN] and there.questions() <= len(LEFT) + 2 * SHOWN
    for _ in range(24 * 6):
        there.now += REMEMBERED_S
        assert [r.person.id for r in (await cog.still_here(SERVER, ranked))[:SHOWN]] == shown
        assert there.questions() <= 2 * SHOWN, "only those who are shown are asked for again"
    there.now += GONE_S
    await cog.still_here(SERVER, ranked)
    assert there.questions() >= len(LEFT), "after a week it may be otherwise"


async def test_who_comes_back_is_noticed_when_they_press_anything_there() -> None:
    there = Discord()
    members, (gone, other) = Members(there.bot), LEFT[:2]
    assert await members.here(SERVER, [gone, other]) == set() and there.questions() == 2
    there.now += 60
    there.services.note_press(gone, SERVER + 1)
    there.services.note_press(gone)
    assert await members.here(SERVER, [gone, other]) == set(), "it was elsewhere"
    there.services.note_press(gone, SERVER)
    assert await members.here(SERVER, [gone, other]) == {gone} and there.questions() == 0
    there.now += REMEMBERED_S
    assert await members.here(SERVER, [gone]) == set() and there.questions() == 1, (
        "and who leaves again, within the hour"
    )


async def test_who_presses_is_not_asked_for() -> None:
    there = Discord()
    there.services.note_press(STAYED[0], SERVER)
    assert await Members(there.bot).here(SERVER, STAYED[:2]) == set(STAYED[:2]) and there.asked == [STAYED[1]]


async def test_what_is_remembered_has_an_end() -> None:
    there = Discord()
    members = Members(there.bot)
    for begin in range(0, MOST + 100, 100):
        await members.here(SERVER, [str(5000 + n) for n in range(begin, begin + 100)])
    assert len(members.known) == MOST
