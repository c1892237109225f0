"""The managers' page about people: those barred from the server's tables, where reports go, and the newest reports.

Only managers open the page (``server_settings``). Reports about the reader are left out. The rulings are in
``engine.host.people.barring`` and ``reports``.
"""

from __future__ import annotations

from cogs.delivery.reports import called, fits, quoted
from cogs.people.settings_buttons import SERVER, SERVER_SET, back
from cogs.ui.access import managed_server, picked_person, server_of
from cogs.ui.ids import BadId, Press
from cogs.ui.interactions import Caller
from cogs.ui.messages import fit
from cogs.ui.panel import PAGE, ButtonSpec, ChannelSpec, Panel, PersonSpec, SelectSpec
from cogs.ui.words.escaping import Safe
from engine.host.model.records import Person, Refused
from engine.host.people.barring import Barred
from locales import Words
from render.narration.contract import Label

NEWEST = 3
"""Reports on the page."""
NAMED = 25
"""The most people named in the text."""


async def place_of(who: Caller) -> str:
    """Return where reports go, as message text."""
    channel = await who.services.host.reports.channel(server_of(who))
    return who.words("settings-reports-owner") if channel is None else f"<#{channel}>"


async def show(who: Caller, said: str = "", *, leave: str = "") -> None:
    """Show the page; ``said``: the answer to a change. ``leave``: a person whose seats computers may take over."""
    w, host, guild = who.words, who.services.host, server_of(who)
    barred, channel = await host.barring.of(guild), await host.reports.channel(guild)
    mine = [report for report in await host.reports.newest(guild) if report.reported != who.person.id][:NEWEST]
    lines = [said] if said else [w("people-explained")]
    lines.append(
        w("people-list", people=w.join([_mention(one, w) for one in barred[:NAMED]])) if barred else w("people-none")
    )
    lines.append(w("people-reports", place=await place_of(who)))
    for report in mine:
        head = w(
            "people-report",
            table=str(report.table),
            reporter=called(report.reporter, report.names[0]),
            reported=called(report.reported, report.names[1]),
        )
        lines.append(f"{head}\n{quoted(report.word)}")
    panel = Panel()
    panel.rows.append(PersonSpec(Press(0, SERVER_SET, 0, ("bar",)).custom_id(), w("people-bar")))
    for at in range(0, len(barred), PAGE)[:2]:
        options = tuple((Label(_name(one, w)), one.person) for one in barred[at : at + PAGE])
        panel.rows.append(SelectSpec(Press(0, SERVER_SET, at, ("letback",)).custom_id(), w("people-back"), options))
    chosen = () if channel is None else (channel,)
    there = who.interaction.guild
    existing = tuple(c for c in chosen if there is None or there.get_channel(int(c)) is not None)
    panel.rows.append(ChannelSpec(Press(0, SERVER_SET, 0, ("reports",)).custom_id(), w("people-channel"), existing))
    buttons = [] if channel is None else [_button(w("button-reports-owner"), "reportsowner")]
    if leave:
        buttons.append(_button(w("button-people-leave"), "computers", f"p{leave}"))
    panel.buttons([*buttons, back(w, SERVER)])
    await who.replace_all(fit(lines), panel)


def _button(label: str, *path: str) -> ButtonSpec:
    return ButtonSpec(label, Press(0, SERVER_SET, 0, path).custom_id())


def _mention(one: Barred, w: Words) -> str:
    return w("people-forgotten", date=f"<t:{int(one.at)}:d>") if one.forgotten else f"<@{one.person}>"


def _name(one: Barred, w: Words) -> str:
    return w("people-forgotten-short") if one.forgotten else one.name or one.person


async def bar(who: Caller, press: Press) -> None:
    """Keep the picked person from the tables. Raises Refused: bar-bot, bar-yourself, barred-full."""
    await bar_person(who, picked_person(who, "bar-bot"))


async def bar_person(who: Caller, person: str) -> None:
    """Keep a person from the tables of the server, free their seats at waiting tables, and say what they still play."""
    guild, host = managed_server(who), who.services.host
    await host.barring.bar(guild, who.person, person)
    await host.seating.clear_barred()
    w, playing = who.words, await host.barring.playing(guild, person)
    said = [w("people-barred", person=f"<@{person}>")]
    if playing:
        said.append(w("people-playing", count=len(playing), tables=w.join([str(table) for table in playing])))
    await show(who, "\n".join(said), leave=person if playing else "")


async def let_back(who: Caller, press: Press) -> None:
    """Keep the picked person away no more."""
    if len(who.values) != 1:
        raise BadId("nobody")
    await who.services.host.barring.let_back(managed_server(who), who.values[0])
    await show(who)


async def computers(who: Caller, press: Press) -> None:
    """Give the seats of a person who is kept away to computers, at all running tables of the server."""
    guild, host = managed_server(who), who.services.host
    name = press.path[1] if len(press.path) == 2 else None
    if not isinstance(name, str) or not name[1:].isdecimal():
        raise BadId("nobody")
    person = name[1:]
    if person not in [one.person for one in await host.barring.of(guild)]:
        raise BadId("not kept away")
    left = 0
    for table in await host.barring.playing(guild, person):
        try:
            await host.play.resign(table, Person(person, ""), f"{who.key}:{table}")
        except Refused:
            # They have left it meanwhile, or it is over.
            continue
        left += 1
    await show(who, who.words("people-left", count=left))


async def set_channel(who: Caller, channel: str | None) -> None:
    """Set where reports go. Raises Refused: digest-cannot-post and report-channel-public (channel)."""
    guild, there = managed_server(who), who.interaction.guild
    if channel is not None:
        if there is None:
            raise Refused("settings-server-only")
        if (why := fits(there, channel)) is not None:
            raise Refused(why, channel=Safe(f"<#{channel}>"))
    await who.services.host.reports.set_channel(guild, channel)
    await show(who)
