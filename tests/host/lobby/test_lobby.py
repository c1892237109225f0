"""Tables before the deal: who sits where, and who may do what."""

from __future__ import annotations

import asyncio
import hashlib

from engine.host.model.records import DeliveryKind, Status
from tests.host.rig import ANN, BEN, CAT, DAN, Rig, refused


async def test_opening_seats_the_opener_and_publishes_the_commitment(rig: Rig) -> None:
    info = await rig.host.opening.open_table(
        "toy", {"rounds": 3}, 4, ANN, guild="g", channel="c", lang="en", interaction="1"
    )
    assert info.status is Status.OPEN and info.opener == ANN.id and info.news == 1
    assert [(s.seat, s.person) for s in info.seats] == [(0, ANN.id)]
    assert info.options == {"rounds": 3, "odd": False, "drum": False, "rebid": False}
    secret = await rig.host.dealing._secret(await rig.host.tables.table_row(info.id))
    assert info.commitment == hashlib.sha256(b"commit-v1|" + info.match.encode() + b"|" + secret).hexdigest()
    assert await rig.tasks() == {(DeliveryKind.TABLE, "")}
    assert rig.host.tables.wakeups.outbox.is_set()


async def test_opening_refuses_what_the_game_does_not_offer(rig: Rig) -> None:
    async def opened(game: str = "toy", size: int = 4, **options: object) -> str:
        call = rig.host.opening.open_table(
            game,
            options,  # type: ignore[arg-type]  # a forged option is the point
            size,
            ANN,
            guild=None,
            channel="c",
            lang="ja",
            interaction=rig.press(),
        )
        return (await refused(call)).reason

    assert await opened("chess") == "no-such-game"
    assert await opened(size=5) == "not-enough-seats"
    assert await opened(rounds=99) == "bad-option"
    assert await opened(hats=1) == "bad-option"
    assert await opened(odd=True, size=3) == "bad-option"
    assert await rig.host.reading.tables_at("c") == []


async def test_joining_takes_the_first_free_or_the_chosen_seat(rig: Rig) -> None:
    info = await rig.table(ANN)
    await rig.host.seating.join(info.id, BEN, rig.press(), seat=2)
    acted = await rig.host.seating.join(info.id, CAT, rig.press())
    assert [(s.seat, s.name) for s in acted.table.seats] == [(0, "Ann"), (1, "Cat"), (2, "Ben")]
    assert (await refused(rig.host.seating.join(info.id, ANN, rig.press()))).reason == "already-at-this-table"
    taken = await refused(rig.host.seating.join(info.id, DAN, rig.press(), seat=2))
    assert (taken.reason, taken.facts) == ("seat-taken", {"name": "Ben"})
    assert (await refused(rig.host.seating.join(info.id, DAN, rig.press(), seat=4))).reason == "no-such-seat"
    await rig.host.seating.add_computer(info.id, ANN, rig.press(), name="Robot")
    assert (await refused(rig.host.seating.join(info.id, DAN, rig.press()))).reason == "table-full"
    assert (await refused(rig.host.seating.join(77, DAN, rig.press()))).reason == "no-such-table"


async def test_two_people_pressing_join_for_the_last_seat_at_once(rig: Rig) -> None:
    info = await rig.table(ANN, size=2)
    both = await asyncio.gather(
        rig.host.seating.join(info.id, BEN, rig.press()),
        rig.host.seating.join(info.id, CAT, rig.press()),
        return_exceptions=True,
    )
    assert sorted(type(b).__name__ for b in both) == ["Acted", "Refused"]
    assert len((await rig.host.reading.table(info.id)).seats) == 2


async def test_leaving_hands_the_table_on_and_the_last_one_closes_it(rig: Rig) -> None:
    info = await rig.table(ANN, BEN)
    await rig.host.seating.add_computer(info.id, ANN, rig.press(), name="Robot")
    after = (await rig.host.seating.leave(info.id, ANN, rig.press())).table
    assert after.opener == BEN.id and after.seat_of(ANN.id) is None and after.status is Status.OPEN
    assert (await rig.host.seating.leave(info.id, BEN, rig.press())).table.status is Status.ENDED
    assert (await refused(rig.host.seating.join(info.id, CAT, rig.press()))).reason == "table-over"
    assert (await refused(rig.host.seating.leave(info.id, BEN, rig.press()))).reason == "not-at-this-table"


async def test_only_the_opener_kicks_and_closes(rig: Rig) -> None:
    info = await rig.table(ANN, BEN, CAT)
    assert (await refused(rig.host.seating.kick(info.id, BEN, CAT.id, rig.press()))).reason == "only-the-opener"
    assert (await refused(rig.host.seating.kick(info.id, ANN, DAN.id, rig.press()))).reason == "no-such-person"
    assert (await refused(rig.host.seating.kick(info.id, ANN, ANN.id, rig.press()))).reason == "no-such-person"
    assert (await rig.host.seating.kick(info.id, ANN, CAT.id, rig.press())).table.seat_of(CAT.id) is None
    assert (await refused(rig.host.seating.close_table(info.id, BEN, rig.press()))).reason == "only-the-opener"
    assert (await rig.host.seating.close_table(info.id, ANN, rig.press())).table.status is Status.ENDED
    assert (await refused(rig.host.dealing.start(info.id, ANN, rig.press()))).reason == "table-over"


async def test_computers_come_and_go_and_change_places(rig: Rig) -> None:
    info = await rig.table(ANN, BEN)
    stranger = rig.host.seating.add_computer(info.id, DAN, rig.press(), name="Robot")
    assert (await refused(stranger)).reason == "not-at-this-table"
    table = (await rig.host.seating.add_computer(info.id, BEN, rig.press(), name="Robot")).table
    assert (table.seats[2].computer, table.seats[2].person, table.seats[2].name) == ("house", None, "Robot")
    swapped = (await rig.host.seating.choose_seat(info.id, ANN, 2, rig.press())).table
    assert [s.name for s in swapped.seats] == ["Robot", "Ben", "Ann"]
    moved = (await rig.host.seating.choose_seat(info.id, ANN, 3, rig.press())).table
    assert [(s.seat, s.name) for s in moved.seats] == [(0, "Robot"), (1, "Ben"), (3, "Ann")]
    assert (await refused(rig.host.seating.choose_seat(info.id, ANN, 1, rig.press()))).reason == "seat-taken"
    assert (await refused(rig.host.seating.choose_seat(info.id, ANN, 9, rig.press()))).reason == "no-such-seat"
    for seat in (1, 2):
        gone = rig.host.seating.remove_computer(info.id, ANN, seat, rig.press())
        assert (await refused(gone)).reason == "no-such-seat"
    left = (await rig.host.seating.remove_computer(info.id, BEN, 0, rig.press())).table
    assert [s.name for s in left.seats] == ["Ben", "Ann"]


async def test_a_game_without_a_computer_player_has_no_computer_seats(rig: Rig) -> None:
    rig.choosers = {}
    await rig.reopen()
    info = await rig.table(ANN)
    call = rig.host.seating.add_computer(info.id, ANN, rig.press(), name="Robot")
    assert (await refused(call)).reason == "no-computer-player"


async def test_starting_closes_ranks_and_mixes_in_everybodys_word(rig: Rig) -> None:
    info = await rig.host.opening.open_table("toy", {}, 4, ANN, guild="g", channel="c", lang="ja", interaction="11")
    alone = await refused(rig.host.dealing.start(info.id, ANN, rig.press()))
    assert (alone.reason, alone.facts) == ("not-enough-seats", {"count": 1, "seats": [2, 3, 4]})
    await rig.host.seating.join(info.id, BEN, "12", seat=3, word="かえで-7")
    await rig.host.seating.add_computer(info.id, ANN, "13", name="Robot")
    shown = {s.name: s.word for s in (await rig.host.reading.table(info.id)).seats}
    assert shown["Ben"] == "かえで-7" and len(shown["Ann"]) == 6 and shown["Robot"] == ""
    assert (await refused(rig.host.dealing.start(info.id, DAN, rig.press()))).reason == "not-at-this-table"
    acted = await rig.host.dealing.start(info.id, ANN, "14")
    assert [(s.seat, s.name) for s in acted.table.seats] == [(0, "Ann"), (1, "Robot"), (2, "Ben")]
    assert acted.table.commitment == info.commitment
    assert {e.kind for e in acted.events} == {"dealt", "your_number"} and len(acted.events) == 2
    header = (await rig.host.reading.export(info.id))["header"]
    assert header["nonces"] == [f"0:{shown['Ann']}", "2:かえで-7"], "no id, nothing that the host alone chooses last"
    dealt = (await rig.host.reading.happened(info.id, None))[0].events[-1]
    assert (dealt.kind, dealt.facts) == ("table-shuffle-words", {"words": [[0, shown["Ann"]], [2, "かえで-7"]]})
    assert (await refused(rig.host.dealing.start(info.id, ANN, rig.press()))).reason == "already-started"
    for late in (
        rig.host.seating.join(info.id, DAN, rig.press()),
        rig.host.seating.kick(info.id, ANN, BEN.id, rig.press()),
        rig.host.seating.choose_seat(info.id, ANN, 1, rig.press()),
        rig.host.seating.add_computer(info.id, ANN, rig.press(), name="R"),
        rig.host.seating.remove_computer(info.id, ANN, 1, rig.press()),
        rig.host.seating.close_table(info.id, ANN, rig.press()),
    ):
        assert (await refused(late)).reason == "already-started"


async def test_everybody_may_type_a_word_of_their_own_until_the_deal(rig: Rig) -> None:
    info = await rig.host.opening.open_table("toy", {}, 4, ANN, guild="g", channel="c", lang="ja", interaction="11")
    info = (await rig.host.seating.join(info.id, BEN, "12")).table
    drawn = {s.word for s in info.seats}
    assert len(drawn) == 2 and all(drawn)
    changed = (await rig.host.seating.choose_word(info.id, BEN, "  Ｏｗｎ-ｗｏｒｄ ", rig.press())).table
    assert changed.seats[1].word == "Own-word" and changed.seats[0].word == info.seats[0].word
    assert (
        await refused(rig.host.seating.choose_word(info.id, DAN, "mine", rig.press()))
    ).reason == "not-at-this-table"
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
        assert (await refused(rig.host.seating.choose_word(info.id, ANN, odd, rig.press()))).reason == "word-unfit", odd
        assert (await refused(rig.host.seating.join(info.id, CAT, rig.press(), word=odd))).reason == "word-unfit", odd
    await rig.host.dealing.start(info.id, ANN, rig.press())
    assert (await rig.host.reading.export(info.id))["header"]["nonces"][1] == "1:Own-word"
    assert (await refused(rig.host.seating.choose_word(info.id, ANN, "late", rig.press()))).reason == "already-started"


async def test_while_seats_are_free_only_the_opener_starts(rig: Rig) -> None:
    info = await rig.table(ANN, BEN, size=3)
    no = await refused(rig.host.dealing.start(info.id, BEN, rig.press()))
    assert (no.reason, no.facts) == ("start-host-only", {"name": "Ann"})
    no = await refused(rig.host.seating.start_with_computers(info.id, BEN, ["Robot"], "heuristic", rig.press()))
    assert (no.reason, no.facts) == ("start-host-only", {"name": "Ann"})
    no = await refused(rig.host.seating.start_with_computers(info.id, CAT, ["Robot"], "heuristic", rig.press()))
    assert no.reason == "not-at-this-table"
    assert (await rig.host.reading.table(info.id)).status is Status.OPEN
    await rig.host.seating.add_computer(info.id, BEN, rig.press(), name="Robot")
    no = await refused(rig.host.dealing.start(info.id, DAN, rig.press()))
    assert no.reason == "not-at-this-table"
    assert (await rig.host.dealing.start(info.id, BEN, rig.press())).table.status is Status.PLAYING


async def test_the_opener_starts_with_computers_on_the_free_seats(rig: Rig) -> None:
    info = await rig.table(ANN, BEN, size=4)
    press = rig.press()
    names = ["Robot", "Ben", "Robin"]
    for _ in range(2):  # a press may come twice
        acted = await rig.host.seating.start_with_computers(info.id, ANN, names, "heuristic", press)
        assert acted.table.status is Status.PLAYING
    seats = (await rig.host.reading.table(info.id)).seats
    assert [(s.person, s.name) for s in seats[:2]] == [(ANN.id, "Ann"), (BEN.id, "Ben")]
    assert [(s.computer, s.name) for s in seats[2:]] == [("heuristic", "Robot"), ("heuristic", "Robin")]
    no = await refused(rig.host.seating.start_with_computers(info.id, ANN, names, "heuristic", rig.press()))
    assert no.reason == "already-started"


async def test_computers_leave_a_kept_seat_to_whom_it_is_kept_for(rig: Rig) -> None:
    info = await rig.table(ANN, size=3)
    await rig.host.inviting.invite(info.id, ANN, BEN, rig.press())
    no = await refused(rig.host.seating.start_with_computers(info.id, ANN, ["Robot"] * 3, "heuristic", rig.press()))
    assert no.reason == "seats-kept" and (await rig.host.reading.table(info.id)).status is Status.OPEN


async def test_the_next_opener_starts_when_the_first_has_left(rig: Rig) -> None:
    info = await rig.table(ANN, BEN, CAT, size=4)
    await rig.host.seating.leave(info.id, ANN, rig.press())
    assert (await refused(rig.host.dealing.start(info.id, CAT, rig.press()))).facts == {"name": "Ben"}
    assert (await rig.host.dealing.start(info.id, BEN, rig.press())).table.status is Status.PLAYING


async def test_what_the_number_of_seats_excludes_is_refused_at_the_start(rig: Rig) -> None:
    info = await rig.table(ANN, BEN, CAT, odd=True)
    no = await refused(rig.host.dealing.start(info.id, ANN, rig.press()))
    assert (no.reason, no.facts) == ("bad-option", {"option": "odd", "value": True})
    await rig.host.seating.join(info.id, DAN, rig.press())
    assert (await rig.host.dealing.start(info.id, ANN, rig.press())).table.status is Status.PLAYING


async def test_tables_that_nobody_starts_expire_after_14_days(rig: Rig) -> None:
    old = await rig.table(ANN)
    running = await rig.started(ANN, BEN)
    rig.now += 13 * 86_400
    young = await rig.table(CAT)
    assert await rig.host.seating.expire() == 0
    rig.now += 86_401
    assert await rig.host.seating.expire() == 1
    assert (await rig.host.reading.table(old.id)).status is Status.EXPIRED
    assert (await rig.host.reading.table(young.id)).status is Status.OPEN
    assert (await rig.host.reading.table(running.id)).status is Status.PLAYING
    assert (await refused(rig.host.seating.join(old.id, BEN, rig.press()))).reason == "table-over"
    assert await rig.host.seating.expire() == 0


async def test_numbers_of_presses_are_kept_for_seven_days(rig: Rig) -> None:
    await rig.table(ANN)
    rig.now += 7 * 86_400
    await rig.host.seating.expire()
    assert len(await rig.host.tables.store.rows("SELECT 1 FROM interactions")) == 1
    rig.now += 1
    await rig.host.seating.expire()
    assert await rig.host.tables.store.rows("SELECT 1 FROM interactions") == []


async def test_the_clock_task_expires_tables_and_stops_cleanly(rig: Rig) -> None:
    info = await rig.table(ANN)
    rig.now += 15 * 86_400
    async with rig.host.clocks.running():
        while (await rig.host.reading.table(info.id)).status is not Status.EXPIRED:  # noqa: ASYNC110  # the store tells nobody
            await asyncio.sleep(0.01)
