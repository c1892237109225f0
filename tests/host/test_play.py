"""A running table: moves, questions, errands, the end, those who leave."""

from __future__ import annotations

from engine.core.match import Match
from engine.core.offers import Values
from engine.host.records import Errand, Post, Status
from tests.host import toy
from tests.host.house import ANN, BEN, CAT, DAN, House, refused

TABLE = (Errand.TABLE, "")


def hand(person: object) -> tuple[Errand, str]:
    return Errand.HAND, person.id  # type: ignore[attr-defined]  # a Person


def refresh(person: object) -> tuple[Errand, str]:
    return Errand.REFRESH, person.id  # type: ignore[attr-defined]  # a Person


async def test_a_whole_life_from_opening_to_the_verified_record(house: House) -> None:
    info = await house.started(ANN, BEN, CAT, rounds=3)
    end = await house.play_on(info.id, ANN, BEN, CAT)
    assert end.status is Status.FINISHED and end.seats[0].asked == 0
    record = await house.host.export(info.id)
    assert record["names"] == ["Ann", "Ben", "Cat"] and len(record["log"]) == 18
    again = Match.replay(toy.GAME, record)
    assert again.over and again.state.scores == record["scores"]
    _, view = await house.host.view(info.id, None)
    assert view.over and view["scores"] == record["scores"]
    assert await house.host.tables_at("c") == []


async def test_moves_are_refused_with_the_reason_that_fits(house: House) -> None:
    waiting = await house.table(ANN, BEN)
    act = house.host.act
    assert (await refused(act(waiting.id, ANN, 0, ["bid", 1], "1"))).reason == "not-started"
    assert (await refused(act(77, ANN, 0, ["bid", 1], "1"))).reason == "no-such-table"
    await house.host.start(waiting.id, ANN, house.press())
    table = waiting.id
    asked = await house.asked(table, ANN)
    assert (await refused(act(table, DAN, asked, ["bid", 1], "1"))).reason == "not-at-this-table"
    assert (await refused(act(table, ANN, asked - 1, ["bid", 1], "1"))).reason == "stale"
    for odd in (["fly"], [], ["bid"], ["bid", None], ["bid", 1, 2], [3], ["bid", [1]], ["bid", "x"]):
        assert (await refused(act(table, ANN, asked, odd, "1"))).reason == "malformed", odd
    no = await refused(act(table, ANN, asked, ["bid", 8], "1"))
    assert (no.reason, no.facts) == ("toy-no-such-bid", {"number": 2, "name": 8})
    # So odd that even the words of the refusal fail: still no crash, and nothing moved.
    assert (await refused(act(table, ANN, asked, ["bid", 99], "1"))).reason == "malformed"
    assert (await refused(act(table, ANN, asked, ["say", 1], "1"))).reason == "illegal-now"
    assert await house.asked(table, ANN) == asked
    await house.bids(table, ann=1, ben=2)
    turn = await refused(act(table, BEN, asked, ["say", 1], "1"))
    assert (turn.reason, turn.facts) == ("not-your-turn", {"count": 1, "names": ["Ann"]})
    assert (await refused(act(table, ANN, asked, ["bid", 1], "1"))).reason == "stale"
    await house.host.pause(table, "channel-gone")
    paused = await refused(act(table, ANN, asked, ["say", 1], "1"))
    assert (paused.reason, paused.facts) == ("table-paused", {"why": "channel-gone"})
    await house.host.resume(table)
    await house.play_on(table, ANN, BEN)
    assert (await refused(act(table, ANN, asked, ["say", 1], "1"))).reason == "table-over"
    assert (await refused(house.host.view(88, None))).reason == "no-such-table"


async def test_who_is_awaited_in_a_sealed_phase_is_not_even_counted(house: House) -> None:
    info = await house.started(ANN, BEN, CAT)
    asked = await house.asked(info.id, ANN)
    told = []
    await house.bids(info.id, ann=1)
    for others in ({}, {"ben": 2}):
        await house.bids(info.id, **others)
        no = await refused(house.host.act(info.id, ANN, asked, ["bid", 1], house.press()))
        told.append((no.reason, no.facts))
    assert told[0] == told[1] == ("not-your-turn", {"count": 3, "names": []})


async def test_everyone_who_becomes_active_is_pinged_once(house: House) -> None:
    info = await house.table(ANN, BEN, size=2)
    await house.deliver()
    await house.host.start(info.id, ANN, house.press())
    assert await house.errands() == {TABLE, hand(ANN), hand(BEN)}
    await house.deliver()
    await house.bids(info.id, ann=1)
    assert await house.errands() == {refresh(ANN)}
    await house.deliver()
    # Ann is awaited again, by somebody else's press: that is a new turn. Ben has just acted.
    await house.bids(info.id, ben=1)
    assert await house.errands() == {TABLE, hand(ANN), refresh(BEN)}
    await house.deliver()
    await house.act(info.id, ANN, "say", 1)
    assert await house.errands() == {TABLE, hand(BEN), refresh(ANN)}
    await house.deliver()
    # The last to speak opens the next round: Ben is awaited again after his own press, without a ping.
    await house.act(info.id, BEN, "say", 1)
    assert await house.errands() == {TABLE, hand(ANN), refresh(BEN)}


async def test_a_ping_that_is_still_waiting_is_taken_back_by_the_move(house: House) -> None:
    info = await house.started(ANN, BEN)
    assert hand(BEN) in await house.errands()
    await house.bids(info.id, ben=3)
    assert hand(BEN) not in await house.errands()
    assert hand(ANN) in await house.errands()


async def test_live_hands_whose_view_changed_are_refreshed(house: House) -> None:
    info = await house.started(ANN, BEN, CAT, rounds=3)
    await house.bids(info.id, ann=1, ben=1, cat=1)
    await house.deliver()
    await house.host.save_post(Post(info.id, "hand", CAT.id, "dm", "m", 1, 0.0))
    await house.act(info.id, ANN, "say", 1)
    assert await house.errands() == {TABLE, hand(BEN), refresh(ANN), refresh(CAT)}


async def test_the_end_shows_everybody(house: House) -> None:
    info = await house.started(ANN, BEN, rounds=1)
    await house.bids(info.id, ann=1, ben=2)
    await house.act(info.id, ANN, "say", 1)
    await house.deliver()
    acted = await house.act(info.id, BEN, "say", 0)
    assert [e.kind for e in acted.events] == ["said", "over"]
    assert acted.table.status is Status.FINISHED
    assert await house.errands() == {(Errand.RESULT, who) for who in ("", ANN.id, BEN.id)}


async def test_safe_moves_are_made_in_the_same_write_and_marked(house: House) -> None:
    info = await house.started(ANN, BEN, rounds=3)
    for _ in range(2):
        await house.bids(info.id, ann=3, ben=1)
        await house.act(info.id, ANN, "say", 1)
        await house.act(info.id, BEN, "say", 1)
    await house.bids(info.id, ann=3)
    before = (await house.host.table(info.id, BEN.id)).seq
    await house.deliver()
    acted = await house.act(info.id, BEN, "bid", 1)  # Ann now has 9: she holds by herself
    assert acted.table.seq == before + 1
    assert [e.kind for e in acted.events] == ["you_bid", "shown", "said"]
    asked = await house.asked(info.id, BEN)
    assert asked == 6, "the sixth question put to Ben"
    causes = await house.host.store.rows(
        "SELECT seat, cause FROM log WHERE table_id = ? AND kind = 'move' ORDER BY number DESC LIMIT 2",
        (info.id,),
    )
    assert [tuple(c) for c in causes] == [(0, "auto"), (1, BEN.id)]
    # Ben moved himself and is asked again: no ping for anybody.
    assert await house.errands() == {TABLE, refresh(ANN), refresh(BEN)}
    await house.reopen()
    assert await house.asked(info.id, BEN) == asked
    await house.act(info.id, BEN, "say", 1)
    assert Match.replay(toy.GAME, await house.host.export(info.id)).over


async def test_resigning_hands_the_seat_to_a_computer(house: House) -> None:
    info = await house.started(ANN, BEN, CAT)
    await house.deliver()
    acted = await house.host.resign(info.id, BEN, house.press())
    seat = acted.table.seats[1]
    assert (seat.person, seat.resigned, seat.computer, seat.name) == (None, BEN.id, "house", "Ben")
    assert await house.errands() == {TABLE, refresh(BEN)}
    assert (await house.act(info.id, ANN, "bid", 1)).table.status is Status.PLAYING
    gone = house.host.act(info.id, BEN, seat.asked, ["bid", 1], house.press())
    assert (await refused(gone)).reason == "not-at-this-table"
    assert (await house.host.view(info.id, BEN.id))[1].seat is None
    assert (await house.play_on(info.id, ANN, CAT)).status is Status.FINISHED
    assert [line.events[0].kind for line in await house.host.happened(info.id, None) if line.seat == 1][:1] == [
        "table-resigned"
    ]


async def test_a_table_that_all_people_have_left_ends(house: House) -> None:
    info = await house.started(ANN, BEN, computers=1)
    await house.host.leave(info.id, ANN, house.press())
    assert (await house.host.leave(info.id, BEN, house.press())).table.status is Status.ENDED
    house.now += 100
    assert await house.host.tick() == 0
    record = await house.host.export(info.id)
    assert record["secret"] and record["ended"] == ""
    assert (await refused(house.host.resign(info.id, ANN, house.press()))).reason == "not-at-this-table"


async def test_a_table_ends_by_everyones_consent_alone(house: House) -> None:
    info = await house.started(ANN, BEN, computers=1)
    assert (await refused(house.host.vote_end(info.id, DAN, house.press()))).reason == "not-at-this-table"
    first = (await house.host.vote_end(info.id, ANN, house.press())).table
    assert first.status is Status.PLAYING and first.end_votes == (ANN.id,)
    assert (await house.host.vote_end(info.id, ANN, house.press())).table.end_votes == (ANN.id,)
    ended = (await house.host.vote_end(info.id, BEN, house.press())).table
    assert ended.status is Status.ENDED and all(s.asked == 0 for s in ended.seats)
    _, view = await house.host.view(info.id, ANN.id)
    assert view.legal == ()
    assert (await refused(house.host.vote_end(info.id, ANN, house.press()))).reason == "table-over"


async def test_the_last_one_against_the_end_resigns_and_it_comes(house: House) -> None:
    info = await house.started(ANN, BEN, CAT)
    await house.host.vote_end(info.id, ANN, house.press())
    await house.host.vote_end(info.id, BEN, house.press())
    left = (await house.host.resign(info.id, BEN, house.press())).table
    assert (left.status, left.end_votes) == (Status.PLAYING, (ANN.id,))
    assert (await house.host.resign(info.id, CAT, house.press())).table.status is Status.ENDED


async def test_a_rematch_takes_a_press_of_everybody_and_is_the_same_table_for_all(house: House) -> None:
    info = await house.started(ANN, BEN, CAT, computers=1, rounds=1)
    assert (await refused(house.host.rematch(info.id, ANN, house.press()))).reason == "not-over"
    await house.host.resign(info.id, CAT, house.press())
    await house.play_on(info.id, ANN, BEN)
    await house.deliver()
    assert (await refused(house.host.rematch(info.id, DAN, house.press()))).reason == "not-at-this-table"
    new = (await house.host.rematch(info.id, BEN, house.press())).table
    assert new.rematch_of == info.id and new.status is Status.OPEN and new.opener == BEN.id
    assert (new.channel, new.options, new.lang) == (info.channel, info.options, info.lang)
    assert [(s.seat, s.name) for s in new.seats] == [(1, "Ben"), (3, "Robot 0")], "nobody sits there unasked"
    told = [(d.table, d.target, dict(d.facts)) for d in await house.deliver() if d.errand is Errand.NOTICE]
    assert told == [(info.id, ANN.id, {"key": "rematch-invited", "name": "Ben", "verb": "rematch"})]
    assert new.match != info.match and new.commitment != info.commitment
    joined = (await house.host.rematch(info.id, ANN, house.press())).table
    assert joined.id == new.id and [s.name for s in joined.seats] == ["Ann", "Ben", "Robot 0"], "at the former seat"
    joined = (await house.host.rematch(info.id, CAT, house.press())).table
    assert joined.id == new.id and joined.seat_of(CAT.id)
    await house.host.start(new.id, BEN, "987")
    nonces = (await house.host.export(new.id))["header"]["nonces"]
    old = (await house.host.export(info.id))["header"]["nonces"]
    assert len(nonces) == 3 and not set(nonces) & set(old), "a rematch is shuffled by words of its own"
    assert (await house.host.rematch(info.id, ANN, house.press())).table.id == new.id
    assert (await house.play_on(new.id, ANN, BEN, CAT)).status is Status.FINISHED


async def test_a_former_seat_that_is_taken_makes_way_for_the_next_free_one(house: House) -> None:
    info = await house.started(ANN, BEN, CAT, rounds=1)
    await house.play_on(info.id, ANN, BEN, CAT)
    new = (await house.host.rematch(info.id, ANN, house.press())).table
    await house.host.join(new.id, DAN, house.press(), seat=1)
    again = (await house.host.rematch(info.id, BEN, house.press())).table
    assert [(s.seat, s.name) for s in again.seats] == [(0, "Ann"), (1, "Dan"), (2, "Ben")]


async def test_a_closed_rematch_makes_room_for_another(house: House) -> None:
    info = await house.started(ANN, BEN, rounds=1)
    await house.play_on(info.id, ANN, BEN)
    first = (await house.host.rematch(info.id, ANN, house.press())).table
    await house.host.close_table(first.id, ANN, house.press())
    assert (await house.host.rematch(info.id, BEN, house.press())).table.id not in (first.id, info.id)


async def test_a_paused_table_tells_its_people_and_goes_on_elsewhere(house: House) -> None:
    info = await house.started(ANN, BEN, computers=1, thread="t")
    await house.bids(info.id, ann=1)
    await house.deliver()
    paused = (await house.host.pause(info.id, "channel-gone")).table
    assert paused.status is Status.PAUSED and paused.paused_for == "channel-gone"
    told = {(d.target, d.facts.get("key")) for d in await house.deliver() if d.errand is Errand.NOTICE}
    assert told == {(ANN.id, "channel-gone"), (BEN.id, "channel-gone")}
    house.now += 1000
    assert await house.host.tick() == 0 and await house.host.inbox(BEN.id) == []
    assert (await house.host.view(info.id, BEN.id))[1].legal == ()
    seq = (await house.host.table(info.id)).seq
    assert (await house.host.pause(info.id, "again")).table.seq == seq
    on = (await house.host.resume(info.id, channel="c2")).table
    assert (on.status, on.channel, on.thread, on.place, on.guild) == (Status.PLAYING, "c2", None, "c2", "g")
    assert await house.errands() == {TABLE, hand(BEN), refresh(ANN)}
    assert (await house.play_on(info.id, ANN, BEN)).status is Status.FINISHED


async def test_private_moves_at_any_time_need_no_question_and_show_nothing(house: House) -> None:
    info = await house.started(ANN, BEN, rebid=True)
    await house.bids(info.id, ann=1)
    await house.deliver()
    mine, view = await house.host.view(info.id, ANN.id)
    assert view.legal == () and [a.wire() for a in view.anytime] == [["bid", 2], ["bid", 3]]
    acted = await house.host.act(info.id, ANN, 0, ["bid", 3], house.press())
    assert await house.asked(info.id, ANN) == 0 and acted.table.seq == mine.seq + 1
    assert await house.errands() == {refresh(ANN)}
    same = house.host.act(info.id, ANN, 0, ["bid", 3], house.press())
    assert (await refused(same)).reason == "not-your-turn"
    await house.bids(info.id, ben=1)
    assert (await house.host.view(info.id, None))[1]["shown"] == [3, 1]
    late = house.host.act(info.id, ANN, 0, ["bid", 2], house.press())
    assert (await refused(late)).reason == "stale"


async def test_a_move_is_offered_step_by_step_to_those_who_are_asked(house: House) -> None:
    info = await house.started(ANN, BEN)
    offer = house.host.offer
    assert await offer(info.id, ANN.id, ()) == Values(("bid",))
    assert await offer(info.id, ANN.id, ("bid",)) == Values((1, 2, 3))
    for odd in (("bid", 1), ("bid", 9), ("fly",), ([1],), (7, 7)):
        assert await offer(info.id, ANN.id, odd) is None
    assert await offer(info.id, DAN.id, ()) is None
    await house.bids(info.id, ann=1)
    assert await offer(info.id, ANN.id, ()) is None
    await house.host.pause(info.id, "channel-gone")
    assert await offer(info.id, BEN.id, ()) is None


async def test_a_move_tells_what_the_mover_sees_now(house: House) -> None:
    info = await house.started(ANN, BEN, rounds=2)
    while True:
        for person in (ANN, BEN):
            mine, view = await house.host.view(info.id, person.id)
            seat = mine.seat_of(person.id)
            if seat and seat.asked:
                acted = await house.act(info.id, person, *view.legal[-1].wire())
                assert (acted.table, acted.view) == await house.host.view(info.id, person.id)
        if acted.table.status is Status.FINISHED:
            break
    assert acted.view is not None and acted.view.over and not acted.view.legal


async def test_the_newest_of_a_long_history_comes_page_by_page(house: House) -> None:
    info = await house.started(ANN, BEN, rounds=20)
    await house.play_on(info.id, ANN, BEN)
    for person in (None, ANN.id):
        whole = await house.host.happened(info.id, person, limit=1000)
        rounds = [e.facts["bids"] for line in whole for e in line.events if e.kind == "shown"]
        assert len(rounds) == 20 and all(line.events for line in whole)
        # Sealed bids tell onlookers nothing, so that a page may hold less than was asked for.
        for limit in (1, 2, 3, 7, len(whole), len(whole) + 1):
            assert await house.host.happened(info.id, person, limit=limit) == whole[-limit:]
        assert await house.host.happened(info.id, person, limit=0) == []
