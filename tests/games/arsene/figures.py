"""The figures that Arsène must show, derived from the view alone (see ``tests.render.expected``)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.arsene.state import ArseneView
from tests.render.expected import Figure, held

WHOLE = {1: [1, 1, 1], 2: [1, 2, 3], 3: [1, 3, 5], 4: [1, 2, 3], 5: [1, 1, 1]}


def shops(view: ArseneView) -> Iterator[tuple[int, list[int]]]:
    """Yield the remaining piles, by the robberies of the earlier deals."""
    for shop, piles in WHOLE.items():
        robbed = sum(
            haul > 0 and count == shop
            for counts, hauls in zip(view.state["columns"], view.state["hauls"], strict=True)
            for count, haul in zip(counts, hauls, strict=True)
        )
        yield shop, piles[robbed:]


def table(view: ArseneView) -> Iterator[Figure]:
    state, deal = view.state, len(view.state["columns"]) + 1
    if view.phase != "flip":
        trick = min(sum(state["count"]) + 1, 11)
        english = f"Deal {deal}, trick {trick} of 11"
        told = f"ディール{deal}、11トリック中の{trick}", english
        yield Figure(None, (f"ディール{deal}・トリック{trick} / 11", english), told)
    for shop, piles in shops(view):
        for pile in piles:
            yield Figure(None, str(pile))
        left, (first, *_) = sum(piles), piles or [0]
        english = "is empty" if not left else "has 1 chip" if left == 1 else f"has {left} chips, next robbery {first}"
        yield Figure(
            None, told=(f"{shop}番は{f'{left}枚（次は{first}枚）' if left else '空っぽ'}", f"{shop} {english}")
        )
    for p, chips in enumerate(state["chips"]):
        yield Figure(p, str(chips), (f"チップ{chips}枚", f"chips {chips}"))
        if view.phase != "flip":
            tricks = state["count"][p]
            yield Figure(p, str(held(view, p)), (f"手札{held(view, p)}枚", f"has {held(view, p)},"))
            yield Figure(p, f"×{tricks}" if tricks > 3 else "", (f"{tricks}トリック", f"tricks {tricks},"))


def result(view: ArseneView) -> Iterator[Figure]:
    for p, chips in enumerate(view.state["chips"]):
        yield Figure(p, str(chips), (f"チップ{chips}枚", f"chips {chips}"))
        for counts, hauls in zip(view.state["columns"], view.state["hauls"], strict=True):
            yield Figure(p, f"+{hauls[p]}" if hauls[p] > 0 else str(counts[p]))
