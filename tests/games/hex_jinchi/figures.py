"""The figures that Hex Bases must show, derived from the view alone (see ``tests.render.expected``)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.hex_jinchi.state import HexJinchiView
from tests.render.expected import Figure, held


def won(view: HexJinchiView) -> list[int]:
    """Return the games won, by seat."""
    return [sum(column[p] for column in view.state["columns"]) for p in range(view.seats)]


def table(view: HexJinchiView) -> Iterator[Figure]:
    state = view.state
    turn, limit = state["turn"], state["limit"]
    shown = f"ターン{turn} / {limit}", f"Turn {turn} of {limit}"
    if view.options["match"] == "exchange":
        game, games = len(state["columns"]) + 1, view.seats
        shown = f"ゲーム{game} / {games} · {shown[0]}", f"Game {game} of {games} · {shown[1]}"
    yield Figure(None, shown, (f"{turn}ターン目", f"Turn {turn} of"))
    yield Figure(None, str(len(state["stock"]) if isinstance(state["stock"], list) else state["stock"]))
    for p in range(view.seats):
        bases, count = state["owners"].count(p), held(view, p)
        yield Figure(p, f"{bases} / 3", (f"陣地{bases}、", f"{bases} base"))
        yield Figure(p, str(count), (f"手札{count}枚", f"{count} card"))


def result(view: HexJinchiView) -> Iterator[Figure]:
    for p, games in enumerate(won(view)):
        yield Figure(p, str(games), (f"：{games}勝", f"{games} game"))
