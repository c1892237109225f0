"""Tables before the deal: who sits where, who may do what."""

from __future__ import annotations

import asyncio
import hashlib

from engine.host.records import Errand, Status
from tests.host.house import ANN, BEN, CAT, DAN, House, refused


async def test_opening_seats_the_opener_and_publishes_the_commitment(house: House) -> None:
    info = await house.host.open_table("toy", {"rounds": 3}, 4, ANN, guild="g", channel="c", lang="en", interaction="1")
    assert info.status is Status.OPEN and info.opener == ANN.id and info.seq == 1
    assert [(s.seat, s.person) for s in info.seats] == [(0, ANN.id)]
    assert info.options == {"rounds": 3, "odd": False, "drum": False, "rebid": False}
    secret = await house.host._secret(await house.host._desk(info.id))
    assert info.commitment == hashlib.sha256(b"commit-v1|" + info.match.encode() + b"|" + secret).hexdigest()
    assert await house.errands() == {(Errand.TABLE, "")}
    assert house.host.wake.is_set()


async def test_opening_refuses_what_the_game_does_not_offer(house: House) -> None:
    async def opened(game: str = "toy", size: int = 4, **options: object) -> str:
        call = house.host.open_table(
            game,
            options,  # type: ignore[arg-type]  # a forged option is the point
            size,
            ANN,
            guild=None,
            channel="c",
            lang="ja",
            interaction=house.press(),
        )
        return (await refused(call)).reason

    assert await opened("chess") == "no-such-game"
    assert await opened(size=5) == "not-enough-seats"
    assert await opened(rounds=99) == "bad-option"
    assert await opened(hats=1) == "bad-option"
    assert await opened(odd=True, size=3) == "bad-option"
    assert await house.host.tables_at("c") == []


async def test_joining_takes_the_first_free_or_the_chosen_seat(house: House) -> None:
    info = await house.table(ANN)
    await house.host.join(info.id, BEN, house.press(), seat=2)
    acted = await house.host.join(info.id, CAT, house.press())
    assert [(s.seat, s.name) for s in acted.table.seats] == [(0, "Ann"), (1, "Cat"), (2, "Ben")]
    assert (await refused(house.host.join(info.id, ANN, house.press()))).reason == "already-at-this-table"
    taken = await refused(house.host.join(info.id, DAN, house.press(), seat=2))
    assert (taken.reason, taken.facts) == ("seat-taken", {"name": "Ben"})
    assert (await refused(house.host.join(info.id, DAN, house.press(), seat=4))).reason == "no-such-seat"
    await house.host.add_computer(info.id, ANN, house.press(), name="Robot")
    assert (await refused(house.host.join(info.id, DAN, house.press()))).reason == "table-full"
    assert (await refused(house.host.join(77, DAN, house.press()))).reason == "no-such-table"


async def test_two_people_pressing_join_for_the_last_seat_at_once(house: House) -> None:
    info = await house.table(ANN, size=2)
    both = await asyncio.gather(
        house.host.join(info.id, BEN, house.press()),
        house.host.join(info.id, CAT, house.press()),
        return_exceptions=True,
    )
    assert sorted(type(b).__name__ for b in both) == ["Acted", "Refused"]
    assert len((await house.host.table(info.id)).seats) == 2


async def test_leaving_hands_the_table_on_and_the_last_one_closes_it(house: House) -> None:
    info = await house.table(ANN, BEN)
    await house.host.add_computer(info.id, ANN, house.press(), name="Robot")
    after = (await house.host.leave(info.id, ANN, house.press())).table
    assert after.opener == BEN.id and after.seat_of(ANN.id) is None and after.status is Status.OPEN
    assert (await house.host.leave(info.id, BEN, house.press())).table.status is Status.ENDED
    assert (await refused(house.host.join(info.id, CAT, house.press()))).reason == "table-over"
    assert (await refused(house.host.leave(info.id, BEN, house.press()))).reason == "not-at-this-table"


async def test_only_the_opener_kicks_and_closes(house: House) -> None:
    info = await house.table(ANN, BEN, CAT)
    assert (await refused(house.host.kick(info.id, BEN, CAT.id, house.press()))).reason == "only-the-opener"
    assert (await refused(house.host.kick(info.id, ANN, DAN.id, house.press()))).reason == "no-such-person"
    assert (await refused(house.host.kick(info.id, ANN, ANN.id, house.press()))).reason == "no-such-person"
    assert (await house.host.kick(info.id, ANN, CAT.id, house.press())).table.seat_of(CAT.id) is None
    assert (await refused(house.host.close_table(info.id, BEN, house.press()))).reason == "only-the-opener"
    assert (await house.host.close_table(info.id, ANN, house.press())).table.status is Status.ENDED
    assert (await refused(house.host.start(info.id, ANN, house.press()))).reason == "table-over"


async def test_computers_come_and_go_and_change_places(house: House) -> None:
    info = await house.table(ANN, BEN)
    stranger = house.host.add_computer(info.id, DAN, house.press(), name="Robot")
    assert (await refused(stranger)).reason == "not-at-this-table"
    table = (await house.host.add_computer(info.id, BEN, house.press(), name="Robot")).table
    assert (table.seats[2].computer, table.seats[2].person, table.seats[2].name) == ("house", None, "Robot")
    swapped = (await house.host.choose_seat(info.id, ANN, 2, house.press())).table
    assert [s.name for s in swapped.seats] == ["Robot", "Ben", "Ann"]
    moved = (await house.host.choose_seat(info.id, ANN, 3, house.press())).table
    assert [(s.seat, s.name) for s in moved.seats] == [(0, "Robot"), (1, "Ben"), (3, "Ann")]
    assert (await refused(house.host.choose_seat(info.id, ANN, 1, house.press()))).reason == "seat-taken"
    assert (await refused(house.host.choose_seat(info.id, ANN, 9, house.press()))).reason == "no-such-seat"
    for seat in (1, 2):
        gone = house.host.remove_computer(info.id, ANN, seat, house.press())
        assert (await refused(gone)).reason == "no-such-seat"
    left = (await house.host.remove_computer(info.id, BEN, 0, house.press())).table
    assert [s.name for s in left.seats] == ["Ben", "Ann"]


async def test_a_game_without_a_computer_player_has_no_computer_seats(house: House) -> None:
    house.choosers = {}
    await house.reopen()
    info = await house.table(ANN)
    call = house.host.add_computer(info.id, ANN, house.press(), name="Robot")
    assert (await refused(call)).reason == "no-computer-player"


async def test_starting_closes_ranks_and_mixes_in_everybodys_word(house: House) -> None:
    info = await house.host.open_table("toy", {}, 4, ANN, guild="g", channel="c", lang="ja", interaction="11")
    alone = await refused(house.host.start(info.id, ANN, house.press()))
    assert (alone.reason, alone.facts) == ("not-enough-seats", {"count": 1, "seats": [2, 3, 4]})
    await house.host.join(info.id, BEN, "12", seat=3, word="かえで-7")
    await house.host.add_computer(info.id, ANN, "13", name="Robot")
    shown = {s.name: s.word for s in (await house.host.table(info.id)).seats}
    assert shown["Ben"] == "かえで-7" and len(shown["Ann"]) == 6 and shown["Robot"] == ""
    assert (await refused(house.host.start(info.id, DAN, house.press()))).reason == "not-at-this-table"
    acted = await house.host.start(info.id, ANN, "14")
    assert [(s.seat, s.name) for s in acted.table.seats] == [(0, "Ann"), (1, "Robot"), (2, "Ben")]
    assert acted.table.commitment == info.commitment
    assert {e.kind for e in acted.events} == {"dealt", "your_number"} and len(acted.events) == 2
    header = (await house.host.export(info.id))["header"]
    assert header["nonces"] == [f"0:{shown['Ann']}", "2:かえで-7"], "no id, nothing that the host alone chooses last"
    dealt = (await house.host.happened(info.id, None))[0].events[-1]
    assert (dealt.kind, dealt.facts) == ("table-shuffle-words", {"words": [[0, shown["Ann"]], [2, "かえで-7"]]})
    assert (await refused(house.host.start(info.id, ANN, house.press()))).reason == "already-started"
    for late in (
        house.host.join(info.id, DAN, house.press()),
        house.host.kick(info.id, ANN, BEN.id, house.press()),
        house.host.choose_seat(info.id, ANN, 1, house.press()),
        house.host.add_computer(info.id, ANN, house.press(), name="R"),
        house.host.remove_computer(info.id, ANN, 1, house.press()),
        house.host.close_table(info.id, ANN, house.press()),
    ):
        assert (await refused(late)).reason == "already-started"


async def test_everybody_may_type_a_word_of_their_own_until_the_deal(house: House) -> None:
    info = await house.host.open_table("toy", {}, 4, ANN, guild="g", channel="c", lang="ja", interaction="11")
    info = (await house.host.join(info.id, BEN, "12")).table
    drawn = {s.word for s in info.seats}
    assert len(drawn) == 2 and all(drawn)
    changed = (await house.host.choose_word(info.id, BEN, "  Ｏｗｎ-ｗｏｒｄ ", house.press())).table
    assert changed.seats[1].word == "Own-word" and changed.seats[0].word == info.seats[0].word
    assert (await refused(house.host.choose_word(info.id, DAN, "mine", house.press()))).reason == "not-at-this-table"
    for odd in (
        "",
        " ",
        "a" * 25,
        "two words",
        "a\x1fb",
        "a:b",
        "-",
        "@everyone",
        "a\nb",
        "\u202eabc",
        "1\u200b2",
        "<#1>",
    ):
        assert (await refused(house.host.choose_word(info.id, ANN, odd, house.press()))).reason == "word-unfit", odd
        assert (await refused(house.host.join(info.id, CAT, house.press(), word=odd))).reason == "word-unfit", odd
    await house.host.start(info.id, ANN, house.press())
    assert (await house.host.export(info.id))["header"]["nonces"][1] == "1:Own-word"
    assert (await refused(house.host.choose_word(info.id, ANN, "late", house.press()))).reason == "already-started"


async def test_while_seats_are_free_only_the_opener_starts(house: House) -> None:
    info = await house.table(ANN, BEN, size=3)
    no = await refused(house.host.start(info.id, BEN, house.press()))
    assert (no.reason, no.facts) == ("start-host-only", {"name": "Ann"})
    assert (await house.host.table(info.id)).status is Status.OPEN
    await house.host.add_computer(info.id, BEN, house.press(), name="Robot")
    no = await refused(house.host.start(info.id, DAN, house.press()))
    assert no.reason == "not-at-this-table"
    assert (await house.host.start(info.id, BEN, house.press())).table.status is Status.PLAYING


async def test_the_next_opener_starts_when_the_first_has_left(house: House) -> None:
    info = await house.table(ANN, BEN, CAT, size=4)
    await house.host.leave(info.id, ANN, house.press())
    assert (await refused(house.host.start(info.id, CAT, house.press()))).facts == {"name": "Ben"}
    assert (await house.host.start(info.id, BEN, house.press())).table.status is Status.PLAYING


async def test_what_the_number_of_seats_excludes_is_refused_at_the_start(house: House) -> None:
    info = await house.table(ANN, BEN, CAT, odd=True)
    no = await refused(house.host.start(info.id, ANN, house.press()))
    assert (no.reason, no.facts) == ("bad-option", {"option": "odd", "value": True})
    await house.host.join(info.id, DAN, house.press())
    assert (await house.host.start(info.id, ANN, house.press())).table.status is Status.PLAYING


async def test_tables_that_nobody_starts_expire_after_14_days(house: House) -> None:
    old = await house.table(ANN)
    running = await house.started(ANN, BEN)
    house.now += 13 * 86_400
    young = await house.table(CAT)
    assert await house.host.expire() == 0
    house.now += 86_401
    assert await house.host.expire() == 1
    assert (await house.host.table(old.id)).status is Status.EXPIRED
    assert (await house.host.table(young.id)).status is Status.OPEN
    assert (await house.host.table(running.id)).status is Status.PLAYING
    assert (await refused(house.host.join(old.id, BEN, house.press()))).reason == "table-over"
    assert await house.host.expire() == 0


async def test_the_clock_task_expires_tables_and_stops_cleanly(house: House) -> None:
    info = await house.table(ANN)
    house.now += 15 * 86_400
    async with house.host.running():
        for _ in range(200):
            await asyncio.sleep(0.01)
            if (await house.host.table(info.id)).status is Status.EXPIRED:
                break
    assert (await house.host.table(info.id)).status is Status.EXPIRED
