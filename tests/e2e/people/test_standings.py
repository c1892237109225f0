"""/profile, the ranking and their entries, through the real commands: who sees whose name, in both languages."""

from __future__ import annotations

from engine.host.model.records import Person as Known
from locales import words
from sandbox import Message, Person
from tests.e2e.robust import JA, says, told
from tests.e2e.world import World

EN = words("en")
RESULT = """
INSERT INTO results (table_id, person, seat, game, guild, at, place, won, computers,
    nth, mu, sigma, guild_nth, guild_mu, guild_sigma, guild_wins, guild_others, newest)
VALUES (?, ?, ?, ?, ?, 0.0, 1, 1, 0, ?, ?, 2.0, ?, ?, 2.0, ?, ?, ?)"""
TABLE = """
INSERT INTO tables (id, "match", game, revision, options, size, lang, guild, channel, opener, status, seq, moves,
    opened, touched, paused_for, votes, sealed, commitment, secret, hints, watch)
VALUES (?, ?, ?, 1, '{}', 2, 'ja', ?, 'c', ?, 'ended', 1, 0, 0.0, 0.0, '', '[]', 0, '', '', 0, 0)"""


async def played(world: World, person: Person, game: str, rating: float, games: int = 12, guild: str = "") -> None:
    """Record so many rated games of a person here, or in another server, against three others in turn."""
    here, store = guild or world.box.guild("Home").id, world.host.tables.store
    await world.host.settings.remember_locale(person.id, "ja")
    await store.write("UPDATE people SET name = ? WHERE id = ?", (person.name, person.id))
    row = await store.row("SELECT COALESCE(MAX(id), 0) AS last FROM tables")
    first = 1 + (0 if row is None else int(row["last"]))
    for nth in range(1, games + 1):
        await store.write(TABLE, (first + nth, f"m{first + nth}", game, here, person.id))
        for seat, who in enumerate((person.id, str(900 + nth % 3))):
            rated = first + nth, who, seat, game, here, nth, rating, nth, rating
            await store.write(RESULT, (*rated, nth, min(nth, 3), int(nth == games)))


async def ranking(person: Person, **game: str) -> Message:
    """Return the ranking behind a person's profile."""
    profile = await person.result(await person.slash("table", "profile", **game))
    return await person.result(await person.click(profile, says("ranking-title", person)))


def known(person: Person) -> Known:
    return Known(person.id, person.name)


def alt(message: Message) -> str:
    (picture,) = message.attachments
    return str(picture["description"])


async def test_the_ranking_names_who_is_here_and_wants_to_be_named(
    world: World, sakura: Person, minato: Person, alex: Person
) -> None:
    nothing = await ranking(sakura)
    assert nothing.content == JA("ranking-nothing") and JA("button-shelf") in nothing.labels
    for person, rating, games in ((sakura, 26.0, 12), (minato, 28.0, 3), (alex, 24.0, 12)):
        await played(world, person, "geschenk", rating, games)
    await played(world, alex, "love_letter", 25.0, 1)
    answer = await ranking(sakura)
    assert answer.ephemeral and JA("ranking-heading", title=JA("geschenk-title")) in answer.content
    rows = [
        JA("ranking-alt-row", place="1", name="さくら", rating="1380", games=12, wins=12),
        JA("ranking-alt-row", place="2", name="Alex", rating="1300", games=12, wins=12),
        JA("ranking-alt-new", name="ミナト", games=3, wins=3),
    ]
    assert alt(answer) == JA("ranking-alt", title=JA("geschenk-title"), rows=" ".join(rows))
    other = await sakura.result(await sakura.select(answer, JA("ranking-choose"), "love_letter"))
    assert other.id == answer.id and JA("love_letter-title") in other.content
    panel = await alex.result(await alex.slash("table", "settings"))
    off = await told(alex, await alex.click(panel, EN("toggle-ranking", listed="yes")))
    assert EN("settings-unranked") in off
    english = await ranking(alex, game="geschenk")
    note = EN("ranking-note", start="1500", low="833", most=10, people=3)
    assert "Alex" not in alt(english) and note in english.content
    assert "1500" in english.content and "833" in english.content, "what a rating is to be measured by"
    gone = await ranking(sakura, game="love_letter")
    assert gone.content == JA("ranking-none", title=JA("love_letter-title")) and not gone.attachments


async def test_who_has_left_the_server_is_passed_over(world: World, sakura: Person, alex: Person) -> None:
    await played(world, sakura, "geschenk", 26.0)
    await played(world, alex, "geschenk", 28.0)
    alex.leave()
    answer = await ranking(sakura)
    assert "Alex" not in alt(answer) and "1380" in alt(answer)


async def test_the_owner_has_all_ratings_worked_out_anew(world: World, sakura: Person) -> None:
    await played(world, sakura, "geschenk", 26.0)
    done = await told(sakura, await sakura.slash("lobby", "cogs recount"))
    assert done == JA("cogs-recounted", count=0)


async def test_a_profile_tells_oneself_all_and_others_what_was_here(
    world: World, sakura: Person, minato: Person, alex: Person
) -> None:
    empty = await alex.result(await alex.slash("table", "profile"))
    assert empty.content == EN("profile-none") and empty.labels == [EN("ranking-title"), EN("button-shelf")]
    puzzles = await alex.result(await alex.slash("table", "puzzle"))
    assert puzzles.content == EN("puzzle-none") and puzzles.labels == [EN("button-shelf")]
    await played(world, sakura, "geschenk", 26.0)
    await played(world, sakura, "love_letter", 25.0, 2, guild="1")
    own = await sakura.result(await sakura.slash("table", "profile"))
    assert own.ephemeral and own.content == JA("profile-heading", name="さくら")
    assert JA("profile-everywhere") in alt(own) and JA("love_letter-title") in alt(own)
    seen = await alex.result(await alex.slash("table", "profile", person=sakura))
    assert EN("profile-here") in alt(seen) and EN("geschenk-title") in alt(seen)
    assert EN("love_letter-title") not in alt(seen)
    nothing = EN("profile-nothing", name="さくら")
    await world.host.profiles.leave_out(known(sakura), True)
    assert await told(alex, await alex.slash("table", "profile", person=sakura)) == nothing
    await world.host.profiles.leave_out(known(sakura), False)
    await world.host.blocks.block(known(sakura), alex.id)
    assert await told(alex, await alex.slash("table", "profile", person=sakura)) == nothing
    assert (await minato.result(await minato.slash("table", "profile", person=sakura))).attachments
