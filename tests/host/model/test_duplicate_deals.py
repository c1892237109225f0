"""Cards of a finished table, dealt again to others at several tables."""

from __future__ import annotations

import json

from engine.core.match import Match
from engine.host.model.duplicate_deals import EVERYBODY
from engine.host.model.records import Person, TableInfo
from engine.host.model.substitute_offers import REFUSABLE_S
from engine.verify import commitment
from tests.host.rig import ANN, BEN, CAT, DAN, Rig, refused


async def finished(rig: Rig, **options: int) -> TableInfo:
    info = await rig.started(ANN, BEN, size=2, **options)
    await rig.play_on(info.id, ANN, BEN)
    return await rig.host.reading.table(info.id)


async def again(rig: Rig, table: int) -> TableInfo:
    return await rig.host.opening.open_table(
        "toy", {}, 4, CAT, guild="g", channel="c", lang="ja", interaction=rig.press(), again=table
    )


async def test_the_same_cards_lie_at_a_table_dealt_again(rig: Rig) -> None:
    first = await finished(rig, rounds=3)
    second = await again(rig, first.id)
    assert (second.size, second.options, second.cards) == (2, first.options, first.match)
    assert second.commitment != first.commitment and second.match != first.match
    await rig.host.seating.join(second.id, DAN, rig.press(), word="dan")
    await rig.host.dealing.start(second.id, CAT, rig.press())
    numbers = [(await rig.host.reading.view(second.id, p.id))[1].s.number[at] for at, p in enumerate((CAT, DAN))]
    assert numbers == [(await rig.host.reading.view(first.id, p.id))[1].s.number[at] for at, p in enumerate((ANN, BEN))]
    told = [e.kind for line in await rig.host.reading.happened(second.id, CAT.id) for e in line.events]
    assert "table-same-cards" in told and "table-shuffle-words" not in told, "the words are those of others"
    assert (await rig.host.reading.export(second.id))["secret"] is None
    await rig.reopen()
    await rig.play_on(second.id, CAT, DAN)
    record = await rig.host.reading.export(second.id)
    assert record["header"]["cards"] == first.match and all(
        s.word == "" for s in (await rig.host.reading.table(2)).seats
    )
    assert commitment(bytes.fromhex(record["secret"]), second.match) == second.commitment
    assert Match.replay(rig.games["toy"], json.loads(json.dumps(record))).ctx.seed
    played = await rig.host.duplicate_deals.played(first.match)
    assert [p.table for p in played] == [first.id, second.id] and len(played[0].scores) == 2


async def test_nobody_plays_the_same_cards_twice(rig: Rig) -> None:
    first = await finished(rig)
    for known in (ANN, BEN):
        call = rig.host.opening.open_table(
            "toy", {}, 4, known, guild="g", channel="c", lang="ja", interaction=rig.press(), again=first.id
        )
        assert (await refused(call)).reason == "cards-known"
    second = await again(rig, first.id)
    assert (await refused(rig.host.seating.join(second.id, ANN, rig.press()))).reason == "cards-known"
    await rig.host.seating.join(second.id, DAN, rig.press())
    await rig.host.seating.leave(second.id, DAN, rig.press())
    await rig.host.duplicate_deals.show(first.id, DAN.id)
    assert (await refused(rig.host.seating.join(second.id, DAN, rig.press()))).reason == "cards-known", (
        "has looked back"
    )
    await rig.host.seating.add_computer(second.id, CAT, rig.press(), name="Robot")
    await rig.host.dealing.start(second.id, CAT, rig.press())
    await rig.play_on(second.id, CAT)
    assert (await refused(again(rig, second.id))).reason == "cards-known", "of a table dealt again as well"


async def test_what_is_dealt_again(rig: Rig) -> None:
    running = await rig.started(ANN, BEN, size=2)
    assert (await refused(again(rig, running.id))).reason == "again-not-over"
    assert (await refused(again(rig, 99))).reason == "no-such-table"
    first = await finished(rig)
    await rig.host.duplicate_deals.show(first.id, EVERYBODY)
    assert (await refused(again(rig, first.id))).reason == "cards-known", "everybody was shown the hands"


async def test_options_seats_and_words_stay_as_they_were(rig: Rig) -> None:
    first = await finished(rig)
    second = await again(rig, first.id)
    for change in (
        rig.host.lobby_options.choose_option(second.id, CAT, "rounds", 3, rig.press()),
        rig.host.lobby_options.choose_size(second.id, CAT, 3, rig.press()),
        rig.host.seating.choose_word(second.id, CAT, "mine", rig.press()),
    ):
        assert (await refused(change)).reason == "cards-fixed"
    too_few = await refused(rig.host.dealing.start(second.id, CAT, rig.press()))
    assert (too_few.reason, too_few.facts["seats"]) == ("not-enough-seats", [2])
    assert (await rig.host.lobby_options.choose_pace(second.id, CAT, "easy", rig.press())).table.pace == "easy"


async def test_other_tables_of_the_cards_are_sealed_for_who_plays_them(rig: Rig) -> None:
    first = await finished(rig)
    cards = rig.host.duplicate_deals
    await cards.must_be_open_to(first.id, CAT.id)
    second = await again(rig, first.id)
    shut = await refused(cards.must_be_open_to(first.id, CAT.id))
    assert (shut.reason, shut.facts) == ("cards-in-play", {"table": second.id})
    sealed = await refused(cards.must_be_shareable(first.id))
    assert (sealed.reason, sealed.facts) == ("cards-played", {}), "whose number may be out of the asker's reach"
    await cards.must_be_open_to(first.id, ANN.id)
    await cards.must_be_open_to(second.id, CAT.id)
    await rig.host.seating.close_table(second.id, CAT, rig.press())
    await cards.must_be_open_to(first.id, CAT.id)
    await cards.must_be_shareable(first.id)


async def test_who_has_left_a_seat_looks_at_no_other_table_and_comes_back(rig: Rig) -> None:
    first = await finished(rig)
    second = await again(rig, first.id)
    await rig.host.seating.join(second.id, DAN, rig.press())
    await rig.host.dealing.start(second.id, CAT, rig.press())
    await rig.host.play.resign(second.id, CAT, rig.press())
    shut = await refused(rig.host.duplicate_deals.must_be_open_to(first.id, CAT.id))
    assert (shut.reason, shut.facts) == ("cards-in-play", {"table": second.id})
    await rig.host.inactivity.return_to_seat(second.id, CAT, rig.press())
    await rig.play_on(second.id, CAT, DAN)
    await rig.host.duplicate_deals.must_be_open_to(first.id, CAT.id)


async def test_a_rematch_of_a_table_dealt_again_has_cards_of_its_own(rig: Rig) -> None:
    first = await finished(rig)
    second = await again(rig, first.id)
    await rig.host.seating.join(second.id, DAN, rig.press())
    await rig.host.dealing.start(second.id, CAT, rig.press())
    await rig.play_on(second.id, CAT, DAN)
    third = (await rig.host.rematch.open(second.id, CAT, rig.press())).table
    assert third.cards == "" and all(s.word for s in third.seats)


async def test_who_is_forgotten_has_looked_at_nothing(rig: Rig) -> None:
    first = await finished(rig)
    await rig.host.duplicate_deals.show(first.id, DAN.id)
    assert (await rig.host.personal_data.belongings(DAN.id))["cards_looked_at"] == [first.match]
    await rig.host.personal_data.forget(DAN, lambda lang: "somebody")
    assert (await rig.host.personal_data.belongings(DAN.id))["cards_looked_at"] == []


async def test_who_looks_at_the_cards_while_asking_for_a_chair_does_not_get_it(rig: Rig) -> None:
    eva = Person("105", "Eva")
    for welcome in (None, True):
        first = await finished(rig)
        second = await again(rig, first.id)
        await rig.host.seating.join(second.id, DAN, rig.press())
        await rig.host.dealing.start(second.id, CAT, rig.press())
        offer = (await rig.host.substitutes.offer_seat(second.id, CAT, None, rig.press())).table.offered_seats[-1]
        await rig.host.substitutes.take_seat(second.id, eva, offer.number, rig.press())
        await rig.host.duplicate_deals.show(first.id, eva.id)
        if welcome is None:
            rig.now += REFUSABLE_S
            assert await rig.host.substitutes.seat_takers() == 0
        else:
            await rig.host.substitutes.judge_taker(second.id, DAN, offer.number, welcome, rig.press())
        info = await rig.host.reading.table(second.id)
        assert info.seats[0].person == CAT.id
        assert [(o.taker, o.until) for o in info.offered_seats] == [(None, None)], "the chair is free for others"
