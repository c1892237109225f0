"""The shards of a process."""

from __future__ import annotations

import pytest

from cogs.run.shards import Shards


@pytest.mark.parametrize(
    ("said", "count", "numbers"),
    [
        ("auto", None, ()),
        ("", None, ()),
        (" ALL/16 ", 16, ()),
        ("0-3/16", 16, (0, 1, 2, 3)),
        ("15/16", 16, (15,)),
        ("0/1", 1, (0,)),
    ],
)
def test_what_is_set(said: str, count: int | None, numbers: tuple[int, ...]) -> None:
    assert Shards.parse(said) == Shards(count, numbers)


@pytest.mark.parametrize("said", ["some", "4", "all", "all/0", "-1/4", "0-4/4", "3-2/4", "0-3/0", "0-3/9999999", "0-3"])
def test_what_does_not_add_up(said: str) -> None:
    with pytest.raises(ValueError, match=r"takes|comes|numbered|there can be"):
        Shards.parse(said)


def test_a_server_has_one_shard_and_direct_messages_the_first() -> None:
    part, guild = Shards.parse("0-1/4"), [str((10_000 + n) << 22) for n in range(4)]
    assert [part.has(g, 4) for g in guild] == [True, True, False, False]
    assert part.has(None, 4) and not Shards.parse("2-3/4").has(None, 4)
    assert all(Shards.parse(all_).has(g, n) for all_, n in (("auto", None), ("all/4", 4)) for g in (*guild, None))
