"""*How cards are shuffled* says in plain words why the cards can be trusted; numbers come to those who ask for them."""

from __future__ import annotations

import pytest

from cogs.lobby.fair_deal import FairDeal
from cogs.ui.ids import Press
from engine.host.model.records import Status
from locales import LANGUAGES, Lang, words
from tests.cogs.panel_world import Desk
from tests.host.rig import ANN, BEN, CAT, Rig


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_commitment_is_one_press_behind_the_plain_words(rig: Rig, lang: Lang) -> None:
    w, info = words(lang), await rig.table(ANN, BEN, game="en_garde", size=2)
    desk, onlooker = Desk(rig, FairDeal, lang=lang), Desk(rig, FairDeal, lang=lang, person=CAT)
    for one, own in ((desk, [w("button-word")]), (onlooker, [])):
        first = await one.press(Press(info.id, "fair").custom_id(), forge=True)
        assert w("fair-made") in first.text and info.commitment not in first.text and "SHA" not in first.text
        assert one.labels == [*own, w("button-fair-check")]
        await one.click(w("button-fair-check"))
        assert w("fair-committed", commitment=info.commitment) in one.last.text and one.last.in_place
        assert one.labels == [w("button-back")]
        assert w("fair-made") in (await one.click(w("button-back"))).text


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_after_the_game_it_can_be_verified_at_once(rig: Rig, lang: Lang) -> None:
    w, info = words(lang), await rig.started(ANN, BEN, game="en_garde", size=2)
    desk = Desk(rig, FairDeal, lang=lang)
    await desk.press(Press(info.id, "fair").custom_id(), forge=True)
    assert desk.labels == [w("button-fair-check")]
    for person in (ANN, BEN):
        await rig.host.play.vote_end(info.id, person, rig.press())
    assert (await rig.host.reading.table(info.id)).status is Status.ENDED
    await desk.press(Press(info.id, "fair").custom_id(), forge=True)
    assert desk.labels == [w("button-verify"), w("button-fair-check")]
    await desk.click(w("button-fair-check"))
    assert w("fair-over", commitment=info.commitment) in desk.last.text
    assert desk.labels == [w("button-verify"), w("button-back")]
