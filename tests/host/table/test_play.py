"""A running table: moves, prompts, tasks, the end, people who leave."""

from __future__ import annotations

from engine.core.match import Match
from engine.core.offers import Values
from engine.host.model.records import DeliveryKind, Post, Status
from engine.host.table.turns import UNASKED_S
from tests.host import toy
from tests.host.rig import ANN, BEN, CAT, DAN, Rig, refused

TABLE = (DeliveryKind.TABLE, "")


def hand(person: object) -> tuple[DeliveryKind, str]:
    return DeliveryKind.HAND, person.id  # type: ignore[attr-defined]  # a Person


def refresh(person: object) -> tuple[DeliveryKind, str]:
    return DeliveryKind.REFRESH, person.id  # type: ignore[attr-defined]  # a Person


async def test_a_whole_life_from_opening_to_the_verified_record(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, CAT, rounds=3)
    end = await rig.play_on(info.id, ANN, BEN, CAT)
    assert end.status is Status.FINISHED and end.seats[0].prompt == 0
    record = await rig.host.reading.export(info.id)
    assert record["names"] == ["Ann", "Ben", "Cat"] and len(record["log"]) == 18
    again = Match.replay(toy.GAME, record)
    assert again.over and again.state.scores == record["scores"]
    _, view = await rig.host.reading.view(info.id, None)
    assert view.over and view.state["scores"] == record["scores"]
    assert await rig.host.reading.tables_at("c") == []


async def test_moves_are_refused_with_the_reason_that_fits(rig: Rig) -> None:
    waiting = await rig.table(ANN, BEN)
    act = rig.host.play.act
    assert (await refused(act(waiting.id, ANN, 0, ["bid", 1], "1"))).reason == "not-started"
    assert (await refused(act(77, ANN, 0, ["bid", 1], "1"))).reason == "no-such-table"
    await rig.host.dealing.start(waiting.id, ANN, rig.press())
    table = waiting.id
    prompt = await rig.prompt(table, ANN)
    assert (await refused(act(table, DAN, prompt, ["bid", 1], "1"))).reason == "not-at-this-table"
    assert (await refused(act(table, ANN, prompt - 1, ["bid", 1], "1"))).reason == "stale"
    for odd in (["fly"], [], ["bid"], ["bid", None], ["bid", 1, 2], [3], ["bid", [1]], ["bid", "x"]):
        assert (await refused(act(table, ANN, prompt, odd, "1"))).reason == "malformed", odd
    no = await refused(act(table, ANN, prompt, ["bid", 8], "1"))
    assert (no.reason, no.facts) == ("toy-no-such-bid", {"number": 2, "name": 8})
    # Even the text of this refusal fails; still there is no crash and no move.
    assert (await refused(act(table, ANN, prompt, ["bid", 99], "1"))).reason == "malformed"
    assert (await refused(act(table, ANN, prompt, ["say", 1], "1"))).reason == "illegal-now"
    assert await rig.prompt(table, ANN) == prompt
    await rig.bids(table, ann=1, ben=2)
    turn = await refused(act(table, BEN, prompt, ["say", 1], "1"))
    assert (turn.reason, turn.facts) == ("not-your-turn", {"count": 1, "names": ["Ann"]})
    assert (await refused(act(table, ANN, prompt, ["bid", 1], "1"))).reason == "stale"
    await rig.host.suspension.pause(table, "channel-gone")
    paused = await refused(act(table, ANN, prompt, ["say", 1], "1"))
    assert (paused.reason, paused.facts) == ("table-paused", {"why": "channel-gone"})
    await rig.host.suspension.resume(table)
    await rig.play_on(table, ANN, BEN)
    assert (await refused(act(table, ANN, prompt, ["say", 1], "1"))).reason == "table-over"
    assert (await refused(rig.host.reading.view(88, None))).reason == "no-such-table"


async def test_who_is_awaited_in_a_sealed_phase_is_not_even_counted(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, CAT)
    prompt = await rig.prompt(info.id, ANN)
    told = []
    await rig.bids(info.id, ann=1)
    for others in ({}, {"ben": 2}):
        await rig.bids(info.id, **others)
        no = await refused(rig.host.play.act(info.id, ANN, prompt, ["bid", 1], rig.press()))
        told.append((no.reason, no.facts))
    assert told[0] == told[1] == ("not-your-turn", {"count": 3, "names": []})


async def test_everyone_who_becomes_active_is_pinged_once(rig: Rig) -> None:
    info = await rig.table(ANN, BEN, size=2)
    await rig.deliver()
    await rig.host.dealing.start(info.id, ANN, rig.press())
    assert await rig.tasks() == {TABLE, hand(ANN), hand(BEN)}
    await rig.deliver()
    await rig.bids(info.id, ann=1)
    assert await rig.tasks() == {refresh(ANN)}
    await rig.deliver()
    # Ann is awaited again, by another person's press: that is a new turn. Ben has just acted.
    await rig.bids(info.id, ben=1)
    assert await rig.tasks() == {TABLE, hand(ANN), refresh(BEN)}
    await rig.deliver()
    await rig.act(info.id, ANN, "say", 1)
    assert await rig.tasks() == {TABLE, hand(BEN), refresh(ANN)}
    await rig.deliver()
    # The last to speak opens the next round: Ben is awaited again after his own press, without a ping.
    await rig.act(info.id, BEN, "say", 1)
    assert await rig.tasks() == {TABLE, hand(ANN), refresh(BEN)}


async def test_a_ping_that_is_still_waiting_is_taken_back_by_the_move(rig: Rig) -> None:
    info = await rig.started(ANN, BEN)
    assert hand(BEN) in await rig.tasks()
    await rig.bids(info.id, ben=3)
    assert hand(BEN) not in await rig.tasks()
    assert hand(ANN) in await rig.tasks()


async def test_live_hands_whose_view_changed_are_refreshed(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, CAT, rounds=3)
    await rig.bids(info.id, ann=1, ben=1, cat=1)
    await rig.deliver()
    await rig.host.posts.save(Post(info.id, "hand", CAT.id, "dm", "m", 1, 0.0))
    await rig.act(info.id, ANN, "say", 1)
    assert await rig.tasks() == {TABLE, hand(BEN), refresh(ANN)}
    rig.now += UNASKED_S
    assert await rig.tasks() == {TABLE, hand(BEN), refresh(ANN), refresh(CAT)}


async def test_a_hand_that_is_not_asked_follows_several_moves_at_once_and_soon(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, CAT, DAN, rounds=3)
    await rig.bids(info.id, ann=1, ben=1, cat=1, dan=1)
    await rig.deliver()
    await rig.host.posts.save(Post(info.id, "hand", DAN.id, "dm", "m", 1, 0.0))
    await rig.act(info.id, ANN, "say", 1)
    rig.now += UNASKED_S - 1
    assert refresh(DAN) not in await rig.tasks()
    await rig.act(info.id, BEN, "say", 1)
    rig.now += 1
    assert refresh(DAN) in await rig.tasks(), "the second move does not put it off further"
    await rig.act(info.id, CAT, "say", 1)
    assert {hand(DAN), refresh(DAN)} & await rig.tasks() == {hand(DAN)}, "a fresh hand shows all of it"


async def test_the_end_shows_everybody(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, rounds=1)
    await rig.bids(info.id, ann=1, ben=2)
    await rig.act(info.id, ANN, "say", 1)
    await rig.deliver()
    acted = await rig.act(info.id, BEN, "say", 0)
    assert [e.kind for e in acted.events] == ["said", "over"]
    assert acted.table.status is Status.FINISHED
    assert await rig.tasks() == {(DeliveryKind.RESULT, who) for who in ("", ANN.id, BEN.id)}


async def test_resigning_hands_the_seat_to_a_computer(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, CAT)
    await rig.deliver()
    acted = await rig.host.play.resign(info.id, BEN, rig.press())
    seat = acted.table.seats[1]
    assert (seat.person, seat.resigned, seat.computer, seat.name) == (None, BEN.id, "house", "Ben")
    assert await rig.tasks() == {TABLE, refresh(BEN)}
    assert (await rig.act(info.id, ANN, "bid", 1)).table.status is Status.PLAYING
    gone = rig.host.play.act(info.id, BEN, seat.prompt, ["bid", 1], rig.press())
    assert (await refused(gone)).reason == "not-at-this-table"
    assert (await rig.host.reading.view(info.id, BEN.id))[1].seat is None
    assert (await rig.play_on(info.id, ANN, CAT)).status is Status.FINISHED
    assert [line.events[0].kind for line in await rig.host.reading.happened(info.id, None) if line.seat == 1][:1] == [
        "table-resigned"
    ]


async def test_a_table_that_all_people_have_left_ends(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, computers=1)
    await rig.host.seating.leave(info.id, ANN, rig.press())
    assert (await rig.host.seating.leave(info.id, BEN, rig.press())).table.status is Status.ENDED
    rig.now += 100
    assert await rig.host.clocks.tick() == 0
    record = await rig.host.reading.export(info.id)
    assert record["secret"] and record["ended"] == ""
    assert (await refused(rig.host.play.resign(info.id, ANN, rig.press()))).reason == "not-at-this-table"


async def test_a_table_ends_by_everyones_consent_alone(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, computers=1)
    assert (await refused(rig.host.play.vote_end(info.id, DAN, rig.press()))).reason == "not-at-this-table"
    first = (await rig.host.play.vote_end(info.id, ANN, rig.press())).table
    assert first.status is Status.PLAYING and first.end_votes == (ANN.id,)
    assert (await rig.host.play.vote_end(info.id, ANN, rig.press())).table.end_votes == (ANN.id,)
    ended = (await rig.host.play.vote_end(info.id, BEN, rig.press())).table
    assert ended.status is Status.ENDED and all(s.prompt == 0 for s in ended.seats)
    _, view = await rig.host.reading.view(info.id, ANN.id)
    assert view.legal == ()
    assert (await refused(rig.host.play.vote_end(info.id, ANN, rig.press()))).reason == "table-over"


async def test_the_last_one_against_the_end_resigns_and_it_comes(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, CAT)
    await rig.host.play.vote_end(info.id, ANN, rig.press())
    await rig.host.play.vote_end(info.id, BEN, rig.press())
    left = (await rig.host.play.resign(info.id, BEN, rig.press())).table
    assert (left.status, left.end_votes) == (Status.PLAYING, (ANN.id,))
    assert (await rig.host.play.resign(info.id, CAT, rig.press())).table.status is Status.ENDED


async def test_a_rematch_takes_a_press_of_everybody_and_is_the_same_table_for_all(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, CAT, computers=1, rounds=1)
    assert (await refused(rig.host.rematch.open(info.id, ANN, rig.press()))).reason == "not-over"
    await rig.host.play.resign(info.id, CAT, rig.press())
    await rig.play_on(info.id, ANN, BEN)
    await rig.deliver()
    assert (await refused(rig.host.rematch.open(info.id, DAN, rig.press()))).reason == "not-at-this-table"
    new = (await rig.host.rematch.open(info.id, BEN, rig.press())).table
    assert new.rematch_of == info.id and new.status is Status.OPEN and new.opener == BEN.id
    assert (new.channel, new.options, new.lang) == (info.channel, info.options, info.lang)
    assert [(s.seat, s.name) for s in new.seats] == [(0, "Ben"), (2, "Robot 0")], "nobody sits there unasked"
    assert [(i.seat, i.name) for i in new.kept] == [(3, "Ann")], "who has left is not asked"
    told = [(d.table, d.target, dict(d.facts)) for d in await rig.deliver() if d.kind is DeliveryKind.NOTICE]
    assert told == [(new.id, ANN.id, {"key": "rematch-invited", "name": "Ben", "verbs": ["join", "decline"]})]
    assert new.match != info.match and new.commitment != info.commitment
    joined = (await rig.host.rematch.open(info.id, ANN, rig.press())).table
    assert joined.id == new.id and [(s.seat, s.name) for s in joined.seats] == [
        (0, "Ben"),
        (2, "Robot 0"),
        (3, "Ann"),
    ], "everybody has moved on by one seat, so the second begins"
    joined = (await rig.host.rematch.open(info.id, CAT, rig.press())).table
    assert joined.id == new.id and joined.seat_of(CAT.id)
    await rig.host.dealing.start(new.id, BEN, "987")
    nonces = (await rig.host.reading.export(new.id))["header"]["nonces"]
    old = (await rig.host.reading.export(info.id))["header"]["nonces"]
    assert len(nonces) == 3 and not set(nonces) & set(old), "a rematch is shuffled by words of its own"
    assert (await rig.host.rematch.open(info.id, ANN, rig.press())).table.id == new.id
    assert (await rig.play_on(new.id, ANN, BEN, CAT)).status is Status.FINISHED


async def test_a_former_seat_is_kept_for_48_hours_and_then_makes_way_for_another(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, CAT, rounds=1)
    await rig.play_on(info.id, ANN, BEN, CAT)
    new = (await rig.host.rematch.open(info.id, ANN, rig.press())).table
    assert [(i.seat, i.name) for i in new.kept] == [(0, "Ben"), (1, "Cat")]
    no = await refused(rig.host.seating.join(new.id, DAN, rig.press(), seat=0))
    assert (no.reason, no.facts) == ("seat-kept", {"name": "Ben"})
    rig.now += 48 * 3600
    await rig.host.seating.join(new.id, DAN, rig.press(), seat=0)
    again = (await rig.host.rematch.open(info.id, BEN, rig.press())).table
    assert [(s.seat, s.name) for s in again.seats] == [(0, "Dan"), (1, "Ben"), (2, "Ann")]


async def test_a_closed_rematch_makes_room_for_another(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, rounds=1)
    await rig.play_on(info.id, ANN, BEN)
    first = (await rig.host.rematch.open(info.id, ANN, rig.press())).table
    await rig.host.seating.close_table(first.id, ANN, rig.press())
    assert (await rig.host.rematch.open(info.id, BEN, rig.press())).table.id not in (first.id, info.id)


async def test_a_paused_table_tells_its_people_and_goes_on_elsewhere(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, computers=1, thread="t")
    await rig.bids(info.id, ann=1)
    await rig.deliver()
    paused = (await rig.host.suspension.pause(info.id, "channel-gone")).table
    assert paused.status is Status.PAUSED and paused.paused_for == "channel-gone"
    told = {(d.target, d.facts.get("key")) for d in await rig.deliver() if d.kind is DeliveryKind.NOTICE}
    assert told == {(ANN.id, "channel-gone"), (BEN.id, "channel-gone")}
    rig.now += 1000
    assert await rig.host.clocks.tick() == 0 and await rig.host.reading.inbox(BEN.id) == []
    assert (await rig.host.reading.view(info.id, BEN.id))[1].legal == ()
    seq = (await rig.host.reading.table(info.id)).news
    assert (await rig.host.suspension.pause(info.id, "again")).table.news == seq
    on = (await rig.host.suspension.resume(info.id, channel="c2")).table
    assert (on.status, on.channel, on.thread, on.place, on.guild) == (Status.PLAYING, "c2", None, "c2", "g")
    assert await rig.tasks() == {TABLE, hand(BEN), refresh(ANN)}
    assert (await rig.play_on(info.id, ANN, BEN)).status is Status.FINISHED


async def test_private_moves_at_any_time_need_no_prompt_and_show_nothing(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, rebid=True)
    await rig.bids(info.id, ann=1)
    await rig.deliver()
    mine, view = await rig.host.reading.view(info.id, ANN.id)
    assert view.legal == () and [a.wire() for a in view.anytime] == [["bid", 2], ["bid", 3]]
    acted = await rig.host.play.act(info.id, ANN, 0, ["bid", 3], rig.press())
    assert await rig.prompt(info.id, ANN) == 0 and acted.table.news == mine.news + 1
    assert await rig.tasks() == {refresh(ANN)}
    same = rig.host.play.act(info.id, ANN, 0, ["bid", 3], rig.press())
    assert (await refused(same)).reason == "not-your-turn"
    await rig.bids(info.id, ben=1)
    assert (await rig.host.reading.view(info.id, None))[1].state["shown"] == [3, 1]
    late = rig.host.play.act(info.id, ANN, 0, ["bid", 2], rig.press())
    assert (await refused(late)).reason == "stale"


async def test_a_move_is_offered_step_by_step_to_those_who_are_asked(rig: Rig) -> None:
    info = await rig.started(ANN, BEN)
    offer = rig.host.reading.offer
    assert await offer(info.id, ANN.id, ()) == Values(("bid",))
    assert await offer(info.id, ANN.id, ("bid",)) == Values((1, 2, 3))
    for odd in (("bid", 1), ("bid", 9), ("fly",), ([1],), (7, 7)):
        assert await offer(info.id, ANN.id, odd) is None
    assert await offer(info.id, DAN.id, ()) is None
    await rig.bids(info.id, ann=1)
    assert await offer(info.id, ANN.id, ()) is None
    await rig.host.suspension.pause(info.id, "channel-gone")
    assert await offer(info.id, BEN.id, ()) is None


async def test_a_move_tells_what_the_mover_sees_now(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, rounds=2)
    while True:
        for person in (ANN, BEN):
            mine, view = await rig.host.reading.view(info.id, person.id)
            seat = mine.seat_of(person.id)
            if seat and seat.prompt:
                acted = await rig.act(info.id, person, *view.legal[-1].wire())
                assert (acted.table, acted.view) == await rig.host.reading.view(info.id, person.id)
        if acted.table.status is Status.FINISHED:
            break
    assert acted.view is not None and acted.view.over and not acted.view.legal


async def test_the_newest_of_a_long_history_comes_page_by_page(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, rounds=20)
    await rig.play_on(info.id, ANN, BEN)
    for person in (None, ANN.id):
        whole = await rig.host.reading.happened(info.id, person, limit=1000)
        rounds = [e.facts["bids"] for line in whole for e in line.events if e.kind == "shown"]
        assert len(rounds) == 20 and all(line.events for line in whole)
        # Onlookers see nothing of sealed bids, so a page may be shorter than requested.
        for limit in (1, 2, 3, 7, len(whole), len(whole) + 1):
            assert await rig.host.reading.happened(info.id, person, limit=limit) == whole[-limit:]
        assert await rig.host.reading.happened(info.id, person, limit=0) == []
