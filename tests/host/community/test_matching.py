"""Who plays with whom: nobody starves, people who are kept apart never meet, and everybody gets what they look for."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.host.community.matching import PATIENCE_S, Proposal, Seek, Served, filled, matched
from engine.host.model.clock.time_control import DAY, LIVE
from engine.host.model.seeks import Criteria

SIZES = {"trio": (3, 2, 4), "duel": (2,), "four": (4,), "crowd": (3, 4, 5)}
SERVED = Served(SIZES)
NOW = 1_000_000.0


def seek(person: str, ago: float = 60.0, guild: str = "g", **more: object) -> Seek:
    criteria = Criteria(
        **{n: frozenset(more.pop(n)) for n in ("games", "sizes", "paces", "langs") if n in more}  # type: ignore[call-overload]
    )
    return Seek(person, NOW - ago, guild, criteria, **{"lang": "en"} | more)  # type: ignore[arg-type]


def some(values: list[object]) -> st.SearchStrategy[frozenset[object]]:
    return st.frozensets(st.sampled_from(values), max_size=2)


CRITERIA = st.builds(
    Criteria,
    some(list(SIZES)),
    some([2, 3, 4, 5]),
    some(["daily", "none", LIVE]),
    some(["en", "ja"]),
)


@st.composite
def pools(draw: st.DrawFn, most: int = 9) -> tuple[list[Seek], Served]:
    """Return people of two servers, everybody awake, and who is kept apart from whom."""
    names = [f"p{n}" for n in range(draw(st.integers(0, most)))]
    people = [
        Seek(
            name,
            NOW - draw(st.integers(0, 5)) * 3600.0,
            draw(st.sampled_from("gh")),
            draw(CRITERIA),
            draw(st.booleans()),
            draw(st.sampled_from(["en", "ja"])),
            draw(st.frozensets(st.sampled_from(list(SIZES)), max_size=2)),
        )
        for name in names
    ]
    pairs = draw(st.sets(st.sampled_from(list(combinations(names, 2))), max_size=6)) if len(names) > 1 else set()
    apart = {one: frozenset(b for a, b in pairs if a == one) for one in names}
    off = {"g": draw(st.frozensets(st.sampled_from(list(SIZES)), max_size=2))}
    return people, Served(SIZES, off, apart)


def apart(served: Served, one: str, other: str) -> bool:
    return other in served.apart.get(one, ()) or one in served.apart.get(other, ())


def sound(proposal: Proposal, by: dict[str, Seek], served: Served) -> bool:
    """True if a proposal is what each of its people looks for."""
    seeks = [by[person] for person in proposal.people]
    here = all(s.everywhere for s in seeks) if proposal.guild is None else {s.guild for s in seeks} == {proposal.guild}
    return (
        here
        and proposal.size in served.sizes[proposal.game]
        and proposal.game not in served.off.get(proposal.guild or "", ())
        and all(s.criteria.fit(proposal.game, proposal.size, proposal.pace, proposal.lang) for s in seeks)
        and not any(apart(served, a, b) for a, b in combinations(proposal.people, 2))
    )


def any_table(people: list[Seek], served: Served, of: Seek) -> bool:
    """True if a table with this person could be proposed; by trying everything."""
    by = {s.person: s for s in people}
    others = [s.person for s in people if s is not of]
    return any(
        sound(Proposal(game, (of.person, *rest), pace, lang, guild), by, served)
        for game, sizes in served.sizes.items()
        for size in sizes
        for rest in combinations(others, size - 1)
        for pace in ("daily", "none", LIVE)
        for lang in ("en", "ja")
        for guild in ({s.guild for s in people} | {None})
    )


def test_of_two_languages_read_by_both_the_one_of_who_has_waited_longest() -> None:
    """They are the host of the table."""
    for first, second in (("ja", "en"), ("en", "ja")):
        people = [seek("a", 100, games=["duel"], lang=first), seek("b", 50, games=["duel"], lang=second)]
        (found,) = matched(people, SERVED, NOW)
        assert found.lang == first


@given(pools())
def test_every_proposal_is_what_its_people_look_for(pool: tuple[list[Seek], Served]) -> None:
    people, served = pool
    found = matched(people, served, NOW)
    by = {s.person: s for s in people}
    assert all(sound(proposal, by, served) for proposal in found)
    seated = [person for proposal in found for person in proposal.people]
    assert len(seated) == len(set(seated)), "nobody is asked twice"
    assert matched(list(reversed(people)), served, NOW) == found, "the order of the input does not matter"


@given(pools(7))
def test_nobody_starves(pool: tuple[list[Seek], Served]) -> None:
    """The person who has waited longest, of all who could be at a table, is; and nobody is left who could be at one
    with others who are left.
    """
    people, served = pool
    found = matched(people, served, NOW)
    seated = {person for proposal in found for person in proposal.people}
    oldest = next((s for s in sorted(people, key=lambda s: (s.since, s.person)) if any_table(people, served, s)), None)
    assert oldest is None or oldest.person in seated
    left = [s for s in people if s.person not in seated]
    assert not any(any_table(left, served, s) for s in left)


@pytest.mark.parametrize("guild", ["g", "elsewhere"])
def test_a_seek_is_served_before_younger_ones_however_many_come(guild: str) -> None:
    """Three new people a round, each of whom would rather play with each other, do not keep an old one waiting."""
    old = seek("old", ago=DAY, guild=guild, games=["trio"], sizes=[3], everywhere=True)
    young = [seek(f"y{n}", ago=n, games=["trio"], everywhere=True, likes=frozenset(["trio"])) for n in range(1, 7)]
    found = matched([*young, old], SERVED, NOW)
    assert found[0].people[0] == "old" and found[0].guild == (guild if guild == "g" else None)


def test_the_longest_waiting_come_along() -> None:
    people = [seek(name, ago=ago, games=["four"]) for name, ago in zip("abcdef", (10, 60, 20, 50, 30, 40), strict=True)]
    (found,) = matched(people, SERVED, NOW)
    assert found.people == ("b", "d", "f", "e")


def test_blocks_hold_both_ways_and_others_take_the_place() -> None:
    people = [seek(name, ago=ago, games=["trio"], sizes=[3]) for name, ago in zip("abcd", (4, 3, 2, 1), strict=True)]
    for one, other in (("a", "b"), ("b", "a")):
        served = Served(SIZES, apart={one: frozenset([other])})
        assert [p.people for p in matched(people, served, NOW)] == [("a", "c", "d")]


def test_a_group_is_found_behind_people_who_are_kept_apart() -> None:
    """The two who have waited longest cannot come together with the third; a greedy choice would find nobody."""
    people = [seek(name, ago=ago, games=["trio"], sizes=[3]) for name, ago in zip("abcd", (4, 3, 2, 1), strict=True)]
    served = Served(SIZES, apart={"b": frozenset("cd")})
    assert [p.people for p in matched(people, served, NOW)] == [("a", "c", "d")]


def test_the_own_server_comes_first_and_others_only_with_consent() -> None:
    here, near, far = seek("a", 9, everywhere=True), seek("b", 1), seek("c", 5, "h", everywhere=True)
    assert [(p.people, p.guild) for p in matched([here, near, far], SERVED, NOW)] == [(("a", "b"), "g")]
    assert [(p.people, p.guild) for p in matched([here, far], SERVED, NOW)] == [(("a", "c"), None)]
    assert matched([seek("a"), far], SERVED, NOW) == []


def test_a_game_that_most_like_and_the_usual_size() -> None:
    people = [seek(name, likes=frozenset(["crowd"])) for name in "abc"]
    (found,) = matched([*people, seek("d", ago=90.0)], SERVED, NOW)
    assert found.game == "crowd" and found.size == 3 and "d" in found.people


def test_live_only_if_everybody_said_so() -> None:
    assert [p.pace for p in matched([seek("a", paces=[LIVE]), seek("b", paces=[LIVE])], SERVED, NOW)] == [LIVE]
    assert matched([seek("a", paces=[LIVE]), seek("b")], SERVED, NOW) == []


def test_who_sleeps_is_asked_only_by_those_who_have_waited_long() -> None:
    asleep = seek("b", awake=False, ago=DAY)
    assert matched([seek("a"), asleep], SERVED, NOW) == []
    assert [p.people for p in matched([seek("a", ago=PATIENCE_S), asleep], SERVED, NOW)] == [("b", "a")]
    assert [p.people for p in matched([seek("a", ago=PATIENCE_S), asleep, seek("c")], SERVED, NOW)] != []


def test_a_game_switched_off_in_the_server_is_not_played_there() -> None:
    people = [seek("a", games=["duel"], everywhere=True), seek("b", games=["duel"], everywhere=True)]
    served = Served(SIZES, off={"g": frozenset(["duel"])})
    assert [p.guild for p in matched(people, served, NOW)] == [None], "its tables are not there"


def test_another_takes_the_place_or_the_table_is_smaller() -> None:
    people = [seek(name, games=["trio"]) for name in "abcd"]
    proposal = Proposal("trio", ("a", "b", "c"), "daily", "en", "g")
    stay = [people[0], people[2]]
    assert filled(proposal, 3, stay, [people[3]], SERVED) == Proposal("trio", ("a", "c", "d"), "daily", "en", "g")
    assert filled(proposal, 3, stay, [], SERVED) == Proposal("trio", ("a", "c"), "daily", "en", "g")
    picky = [seek("a", sizes=[3]), people[2]]
    assert filled(proposal, 3, picky, [], SERVED) is None
    assert filled(proposal, 3, stay[:1], [], SERVED) is None
    kept = Served(SIZES, apart={"d": frozenset("a")})
    assert filled(proposal, 3, picky, [people[3]], kept) is None


@given(pools(8))
def test_whoever_fills_a_place_fits(pool: tuple[list[Seek], Served]) -> None:
    people, served = pool
    by = {s.person: s for s in people}
    for proposal in matched(people, served, NOW):
        for gone in proposal.people:
            stay = [by[p] for p in proposal.people if p != gone]
            seated = set(proposal.people)
            new = filled(proposal, proposal.size, stay, [s for s in people if s.person not in seated], served)
            assert new is None or (
                sound(new, by, served) and gone not in new.people and {s.person for s in stay} <= set(new.people)
            )


def test_many_who_are_kept_apart_from_each_other_do_not_make_it_long() -> None:
    people = [seek(f"p{n:02}", games=["crowd"], sizes=[5]) for n in range(60)]
    everybody = {s.person for s in people}
    served = Served(SIZES, apart={s.person: frozenset(everybody - {s.person}) for s in people})
    assert matched(people, served, NOW) == []


@given(CRITERIA)
def test_criteria_are_stored_as_they_are(criteria: Criteria) -> None:
    assert Criteria.from_json(criteria.to_json()) == criteria
