"""Grounds: made of parts that all looks share, and the same when they are made again."""

from __future__ import annotations

from typing import get_args

import pytest
from PIL import ImageChops

from render.encoding.patches import Patches
from render.games.registry import PAINTERS
from render.kit.drawing import look as looks
from render.kit.drawing import theme
from render.kit.drawing.kept import BUDGET, Budget, Cache
from render.kit.drawing.look import Look, Weave, ground
from render.kit.drawing.sheet import Sheet
from render.kit.surface import Surface

SIZES = (
    (520, 520),
    (theme.WIDTH, theme.TABLE_HEIGHT),
    (theme.WIDTH, theme.HAND_HEIGHT),
    (theme.WIDTH, theme.TABLE_HEIGHT + 60),
)
LOOKS = tuple(dict.fromkeys(painter.look for painter in PAINTERS.values()))


def test_games_drawn_by_turns_weave_each_pattern_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a server, games of 19 looks are drawn in any order, each in three sizes."""
    woven: list[str] = []

    def counting(name: str, weaver: looks.Weaver) -> looks.Weaver:
        def weave(*given: object) -> None:
            woven.append(name)
            weaver(*given)  # type: ignore[arg-type]  # handed on as they came

        return weave

    monkeypatch.setattr(looks, "_WEAVES", {n: counting(n, weaver) for n, weaver in looks._WEAVES.items()})
    looks._weave.cache_clear()
    for _ in range(2):
        for size in SIZES:
            for look in LOOKS:
                ground(look, *size)
    assert sorted(woven) == sorted(get_args(Weave)[1:])


def test_a_ground_made_anew_leaves_its_patches_good() -> None:
    patches, kept, before = Patches(), set[int](), BUDGET.most
    patches.kept = Cache("patches of the test", Budget())
    for _ in range(2):
        BUDGET.resize(0)
        BUDGET.resize(before)
        for look in LOOKS[:4]:
            sheet = Surface(look=look).image
            assert isinstance(sheet, Sheet)
            patches.indexed(sheet)
        kept.add(len(patches.kept.entries))
    assert kept == {4 * 120}


@pytest.mark.parametrize("look", [look for look in LOOKS if look.weave], ids=lambda look: f"{look.weave}{look.base}")
def test_a_ground_is_its_colour_with_threads_and_darker_at_the_rim(look: Look) -> None:
    image = ground(look, theme.WIDTH, theme.TABLE_HEIGHT)
    middle, base = image.crop((400, 250, 800, 550)), theme.rgb(look.base)
    assert max(middle.getcolors(1 << 16) or [])[1] == base
    threads = theme.rgb(theme.mix(look.base, theme.IVORY, 0.035))
    for channel, paper, thread in zip(middle.split(), base, threads, strict=True):
        shown = {colour for _, colour in channel.getcolors() or []}
        assert shown <= set(range(paper, thread + 1)) and thread in shown
    corner = max(image.crop((0, 740, 24, 764)).split()[1].getcolors() or [])[1]
    assert isinstance(corner, int) and corner < base[1]


@pytest.mark.parametrize("weave", get_args(Weave)[1:])
def test_a_larger_ground_goes_on_where_a_smaller_one_ends(weave: Weave) -> None:
    """The weave starts at the upper left corner, so all sizes are cut from one; only the rim depends on the size."""
    small, large = looks._weave(weave, 300, 200), looks._weave(weave, 500, 400)
    within = (0, 0, 296, 196)
    assert not ImageChops.difference(small.crop(within), large.crop(within)).getbbox()
