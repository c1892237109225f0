"""The house rules of a table: everybody reads them, the opener changes them before the game.

The first page of the opener's menu has what hosts of any game change: seats, clock, length, when it starts, and a
switch for hints. The further pages have who can join, takebacks, the game's own options, and how pictures are drawn.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass

import discord

from cogs.delivery.sheets.lobby_sheet import more_seats, start_told
from cogs.lobby.starting import choose_start, start_line, start_lines, start_options
from cogs.ui import messages
from cogs.ui.cog import Cog, on_press
from cogs.ui.drawing import style_of
from cogs.ui.ids import BadId, Press, read_field
from cogs.ui.interactions import Caller
from cogs.ui.panel import PAGE, ButtonSpec, Panel, Row, SelectSpec
from cogs.ui.services import Services
from cogs.ui.words.escaping import escaped
from cogs.ui.words.unloaded_games import is_here
from cogs.ui.words.waiting import pace_line
from engine.core.options import AUTO, Choice, Flag, Number, Option, OptionValue
from engine.host.model import preferences, takebacks
from engine.host.model.clock.time_control import NONE, PACES
from engine.host.model.house_rules import HouseRules
from engine.host.model.records import ANYBODY, INVITED, JOIN, Acted, Refused, Status, TableInfo
from engine.host.people.trust import LEAST_GAMES, LEAST_SHARE
from locales import Words
from render.narration.contract import Label, Narration, option_key
from render.narration.lengths import shortened

ROWS = 4
"""Settings on one page; the row below them is for buttons."""
LENGTHS = ("games", "match", "match_wins", "rounds", "deals", "target", "goal", "limit")
"""Keys of options that decide how long a match is; the first option with one of them stands on the first page."""
DIGITS = 6
"""The longest number that can be typed."""
SIZE = "players"
"""The key of the number of seats, in place of an option's key."""
UNDO = "undo"
"""The key of the setting whether moves may be taken back."""
PICTURES = "pictures"
"""The key of the setting how public pictures are drawn."""
START = "start"
"""The key of the setting when the game starts."""
JOINING = "join"
"""The key of the setting who can join."""
PACE = "pace"
"""The key of the time control."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A setting of the menu: its key, the row that changes it, and what it means in small print, "" if nothing says
    so.
    """

    key: str
    row: Row
    help: str


class LobbyOptions(Cog):
    """The opener's menu in the lobby."""

    async def unstarted_table(self, who: Caller, table: int) -> TableInfo:
        """Return the table, opened by the caller and not started. Raises Refused: already-started, only-the-opener."""
        info = await self.services.host.reading.table(table)
        if info.status is not Status.OPEN:
            raise Refused("already-started")
        if info.opener != who.person.id:
            raise Refused("only-the-opener")
        return info

    @on_press("options")
    async def menu(self, who: Caller, press: Press) -> None:
        """Show a page of the menu: the first, or the one in the press. Who may change nothing reads the rules."""
        info = await self.services.host.reading.table(press.table)
        if info.status is not Status.OPEN or info.opener != who.person.id:
            await who.answer_in_place(rules_text(self.services, info, who.words))
            return
        page = press.path[0] if press.path else None
        if page is None:
            await who.say(*self.sheet(who, info, 0))
            return
        if not isinstance(page, int):
            raise BadId("no page")
        await who.replace(*self.sheet(who, info, page))

    def sheet(self, who: Caller, info: TableInfo, page: int) -> tuple[str, Panel]:
        """Return text and panel of one page of the menu."""
        pages = self.pages(info, who.words)
        page = min(max(page, 0), len(pages) - 1)
        panel = Panel([setting.row for setting in pages[page]])
        panel.buttons(self.buttons(info, who.words, page, len(pages)))
        lines = [messages.heading(self.services, info, who.words), who.words("options-menu")]
        if more := more_seats(self.services.rules(info), info):
            lines.append(who.words("lobby-more-seats", most=more))
        return messages.fit([*lines, *(setting.help for setting in pages[page] if setting.help)]), panel

    def pages(self, info: TableInfo, words: Words) -> list[list[Setting]]:
        """Return the settings by page: first those of any game, then the game's own options."""
        game = self.services.host.tables.library.games[info.game]
        options = [o for o in self.options(info) if game.has_effect(o.key, info.options)]
        length = next((o for o in options if o.key in LENGTHS), None)
        general = [
            *self.seats(info, words),
            self.pace(info, words),
            *([self.of_option(info, length, words)] if length is not None else []),
            self.start(info, words),
            *([] if info.guild is None else [self.joining(info, words)]),
            self.takebacks(info, words),
        ]
        own = [self.of_option(info, option, words) for option in options if option is not length]
        rest = [*general[ROWS:], *own, self.pictures(info, words)]
        return [general[:ROWS], *(rest[at : at + ROWS] for at in range(0, len(rest), ROWS))]

    def seats(self, info: TableInfo, words: Words) -> list[Setting]:
        """Return the number of seats; [] if the game has only one."""
        game, name, key = self.services.rules(info), words("lobby-size"), f"{info.game}-option-players"
        if len(game.seats) == 1:
            return []
        sizes = tuple((Label(str(n)), str(n)) for n in game.seats if n >= len(info.seats))
        line = words("option-line", name=name, value=str(info.size))
        told = words("option-help", name=name, help=words(key)) if words.has(key) else ""
        return [Setting(SIZE, SelectSpec(Press(info.id, "option", 0, (SIZE,)).custom_id(), line, sizes), told)]

    def pace(self, info: TableInfo, words: Words) -> Setting:
        """Return the time control."""
        paces = tuple((Label(words(f"pace-{pace}")), str(at)) for at, pace in enumerate(PACES))
        row = SelectSpec(Press(info.id, "option", 0, (PACE,)).custom_id(), pace_line(info, words), paces)
        return Setting(PACE, row, words("option-help", name=words("pace-name"), help=words("pace-help")))

    def start(self, info: TableInfo, words: Words) -> Setting:
        """Return the setting when the game starts."""
        row = SelectSpec(
            Press(info.id, "option", 0, (START,)).custom_id(),
            start_line(info, words),
            tuple(start_options(self.services, info, words)),
        )
        told = start_told(info, words)
        return Setting(START, row, words("option-help", name=words("start-name"), help=told) if told else "")

    def joining(self, info: TableInfo, words: Words) -> Setting:
        """Return the setting who can join."""
        joins = tuple((Label(join_told(join, words), join_help(join, words)), join) for join in JOIN)
        row = SelectSpec(Press(info.id, "option", 0, (JOINING,)).custom_id(), join_line(info, words), joins)
        return Setting(JOINING, row, "")

    def takebacks(self, info: TableInfo, words: Words) -> Setting:
        """Return the setting whether moves may be taken back."""
        ways = tuple((Label(words(f"undo-value-{value}")), value) for value in takebacks.TAKEBACKS)
        told = words("option-help", name=words("undo-name"), help=words("undo-help"))
        row = SelectSpec(Press(info.id, "option", 0, (UNDO,)).custom_id(), undo_line(info, words), ways)
        return Setting(UNDO, row, told if info.undo == takebacks.ASK else "")

    def pictures(self, info: TableInfo, words: Words) -> Setting:
        """Return the setting how public pictures are drawn."""
        named = [(one, words(f"pictures-{one}"), words(f"pictures-{one}-help")) for one in preferences.PICTURES]
        styles = tuple((Label(name, told), one) for one, name, told in named)
        row = SelectSpec(Press(info.id, "option", 0, (PICTURES,)).custom_id(), pictures_line(info, words), styles)
        return Setting(PICTURES, row, words("option-help", name=words("pictures-name"), help=words("pictures-help")))

    def of_option(self, info: TableInfo, option: Option, words: Words) -> Setting:
        """Return an option of the game: a select, or a button to type one of many numbers."""
        narration, key, values = self.services.narration(info.game), option.key, values_of(option)
        line = narration.option_line(key, info.options.get(key, option.default), words)
        row: Row
        if len(values) > PAGE:
            row = [ButtonSpec(line, Press(info.id, "optionask", 0, (key,)).custom_id())]
        else:
            press = Press(info.id, "option", 0, (key,)).custom_id()
            row = SelectSpec(press, line, value_labels(narration, option, values, words))
        told = f"{option_key(info.game, key)}-help"
        name = narration.option_name(key, words)
        return Setting(key, row, words("option-help", name=name, help=words(told)) if words.has(told) else "")

    def buttons(self, info: TableInfo, words: Words, page: int, pages: int) -> list[ButtonSpec]:
        """Return the switches of the whole table on the first page, the next page, and the end of the menu."""
        switches = dict[str, bool]()
        if self.services.host.tables.search is not None:
            switches["hints"] = info.hints
        found = [
            ButtonSpec(
                words(f"switch-{verb}-{'on' if on else 'off'}"),
                Press(info.id, verb, page, (int(not on),)).custom_id(),
                discord.ButtonStyle.success if on else discord.ButtonStyle.secondary,
            )
            for verb, on in switches.items()
            if page == 0
        ]
        if pages > 1:
            further = Press(info.id, "options", 0, ((page + 1) % pages,)).custom_id()
            found.append(ButtonSpec(words("button-further-options"), further))
        return [*found, ButtonSpec(words("button-done"), Press(info.id, "optionsdone").custom_id())]

    @on_press("optionsdone")
    async def done(self, who: Caller, press: Press) -> None:
        """Close the menu."""
        await who.close()

    @on_press("option")
    async def choose(self, who: Caller, press: Press) -> None:
        """Set the value picked from a select."""
        info = await self.unstarted_table(who, press.table)
        if len(who.values) != 1:
            raise BadId("no value")
        picked = read_field(who.values[0])
        if press.path == (SIZE,):
            if not isinstance(picked, int):
                raise BadId("no number")
            await self.set_size(who, info, picked)
            return
        if press.path == (PACE,):
            await self.set_pace(who, info, picked)
            return
        if press.path == (START,):
            await self.show(who, info, await choose_start(who, info, picked), START)
            return
        if press.path == (UNDO,):
            acted = await self.services.host.lobby_options.allow_undo(info.id, who.person, str(picked), who.key)
            await self.show(who, info, acted, UNDO)
            return
        if press.path == (JOINING,):
            acted = await self.services.host.lobby_options.choose_join(info.id, who.person, str(picked), who.key)
            await self.show(who, info, acted, JOINING)
            return
        if press.path == (PICTURES,):
            acted = await self.services.host.lobby_options.choose_pictures(info.id, who.person, str(picked), who.key)
            await self.show(who, info, acted, PICTURES)
            return
        option = self.option(info, press)
        values = values_of(option)
        if not (isinstance(picked, int) and 0 <= picked < len(values)):
            raise BadId("no value")
        await self.set_option(who, info, option, values[picked])

    def options(self, info: TableInfo) -> Sequence[Option]:
        """Return the options that can be chosen at the table as it is now."""
        return self.services.host.tables.library.games[info.game].choosable(info.options)

    def option(self, info: TableInfo, press: Press) -> Option:
        """Return the option that a press names. Raises BadId."""
        found = [o for o in self.options(info) if press.path == (o.key,)]
        if not found:
            raise BadId("no option")
        return found[0]

    @on_press("optionask")
    async def ask(self, who: Caller, press: Press) -> None:
        """Open the form for an option with too many numbers for a select."""
        info = await self.unstarted_table(who, press.table)
        option = self.option(info, press)
        if not isinstance(option, Number):
            raise BadId("no number")
        words, narration = who.words, self.services.narration(info.game)
        number = Press(info.id, "optiontyped", 0, (option.key,)).custom_id()
        modal = discord.ui.Modal(title=shortened(narration.option_name(option.key, words), 45), custom_id=number)
        label = words("panel-amount", low=str(option.low), high=str(option.high))
        present = info.options[option.key]
        modal.add_item(
            discord.ui.Label(
                text=shortened(label, 45),
                component=discord.ui.TextInput(
                    custom_id="number",
                    default="" if present == AUTO else str(present),
                    max_length=DIGITS,
                    required=option.default != AUTO,
                ),
            )
        )
        modal.stop()
        await who.open_form(modal)

    @on_press("optiontyped")
    async def typed(self, who: Caller, press: Press) -> None:
        """Set the typed number; an empty field lets the game choose, if it may."""
        info = await self.unstarted_table(who, press.table)
        option = self.option(info, press)
        await self.set_option(who, info, option, typed_number(option, who.typed("number", DIGITS)))

    async def set_option(self, who: Caller, info: TableInfo, option: Option, value: OptionValue) -> None:
        """Change an option and show its page again."""
        change = self.services.host.lobby_options.choose_option(info.id, who.person, option.key, value, who.key)
        await self.show(who, info, await self.kindly(who, info, change), option.key)

    async def set_size(self, who: Caller, info: TableInfo, size: int) -> None:
        """Change the number of seats and show the first page again."""
        change = self.services.host.lobby_options.choose_size(info.id, who.person, size, who.key)
        await self.show(who, info, await self.kindly(who, info, change), SIZE)

    async def set_pace(self, who: Caller, info: TableInfo, picked: object) -> None:
        """Change the time control and show its page again."""
        if not (isinstance(picked, int) and 0 <= picked < len(PACES)):
            raise BadId("no pace")
        acted = await self.services.host.lobby_options.choose_pace(info.id, who.person, PACES[picked], who.key)
        await self.show(who, info, acted, PACE)

    async def kindly(self, who: Caller, info: TableInfo, change: Awaitable[Acted]) -> Acted:
        """Carry out a change. If an option does not go with the number of seats, the refusal names it."""
        try:
            return await change
        except Refused as refused:
            if refused.reason != "bad-option":
                raise
            name = self.services.narration(info.game).option_name(str(refused.facts["option"]), who.words)
            raise Refused("option-not-offered", name=name, count=info.size) from None

    async def show(self, who: Caller, info: TableInfo, acted: Acted, key: str) -> None:
        """Show the page with the changed setting, or that the game has begun."""
        if acted.table.status is not Status.OPEN:
            await who.replace(who.words("lobby-started", place=messages.place_link(acted.table, who.words)))
            return
        pages = self.pages(acted.table, who.words)
        page = next((at for at, settings in enumerate(pages) if key in [setting.key for setting in settings]), 0)
        await who.replace(*self.sheet(who, acted.table, page))

    @on_press("hints")
    async def allow_hints(self, who: Caller, press: Press) -> None:
        """Allow hints, or forbid them."""
        await self.switch(who, press, self.services.host.lobby_options.allow_hints)

    @on_press("invitedonly")
    async def invite_only(self, who: Caller, press: Press) -> None:
        """Let only invited people join, or all."""
        await self.switch(who, press, self.services.host.lobby_options.invite_only)

    @on_press("whenfull")
    async def start_when_full(self, who: Caller, press: Press) -> None:
        """Start by itself once full, or by a press."""
        await self.switch(who, press, self.services.host.lobby_options.start_when_full)

    @on_press("startfull")
    async def start_once_full(self, who: Caller, press: Press) -> None:
        """Start by itself once full. The press is on a reminder, which may tell of other tables too."""
        acted = await self.services.host.lobby_options.start_when_full(press.table, who.person, True, who.key)
        begun = acted.table.status is not Status.OPEN
        place = messages.place_link(acted.table, who.words)
        await who.answer_in_place(who.words("lobby-started" if begun else "lobby-starts-full", place=place))

    async def switch(self, who: Caller, press: Press, turn: Callable[..., Awaitable[Acted]]) -> None:
        """Turn a setting on or off, and show the same page again."""
        acted = await turn(press.table, who.person, press.path == (1,), who.key)
        if acted.table.status is not Status.OPEN:
            await who.replace(who.words("lobby-started", place=messages.place_link(acted.table, who.words)))
            return
        await who.replace(*self.sheet(who, acted.table, press.prompt))


def rules_text(services: Services, info: TableInfo, words: Words) -> str:
    """Return the house rules of a table, one line each, and who can change them."""
    settings = rule_lines(services, info.game, info, words)
    host = next((s.name for s in info.seats if s.person == info.opener), "")
    waits = info.status is Status.OPEN and host
    return messages.fit(
        [
            messages.heading(services, info, words),
            *(f"- {line}" for line in settings),
            *([words("options-host", name=escaped(host))] if waits else []),
        ]
    )


def rule_lines(services: Services, game: str, rules: TableInfo | HouseRules, words: Words) -> list[str]:
    """Return all house rules of a table of a game, a line each."""
    named, narration = services.host.tables.library.games[game], services.narration(game)
    options: Mapping[str, OptionValue] = {}
    if is_here(services, game):
        options = rules.options if isinstance(rules, TableInfo) else named.settled(rules.size, rules.options)
    return [
        size_line(rules, words),
        pace_line(rules, words),
        *(narration.option_line(k, v, words) for k, v in options.items() if named.has_effect(k, options)),
        undo_line(rules, words),
        *([] if rules.pictures == preferences.USUAL else [pictures_line(rules, words)]),
        *([words("lobby-no-hints")] if not rules.hints else []),
        *([] if rules.join == ANYBODY else [join_line(rules, words)]),
        *start_lines(rules, words),
    ]


def changed_rules(services: Services, game: str, rules: HouseRules, words: Words) -> list[str]:
    """Return what differs from the usual house rules of a game, a line each; [] if nothing does."""
    named, narration = services.host.tables.library.games[game], services.narration(game)
    usual = named.settled(rules.size, {})
    chosen = [
        (key, value)
        for key, value in named.settled(rules.size, rules.options).items()
        if value != usual.get(key) and named.has_effect(key, rules.options)
    ]
    return [
        *([size_line(rules, words)] if rules.size != named.usual_seats({}) else []),
        *(narration.option_line(key, value, words) for key, value in chosen),
        *([pace_line(rules, words)] if rules.pace != NONE else []),
        *([undo_line(rules, words)] if rules.undo != takebacks.ASK else []),
        *([words("lobby-no-hints")] if not rules.hints else []),
        *([pictures_line(rules, words)] if style_of(rules.pictures) != preferences.USUAL else []),
        *([join_line(rules, words)] if rules.join != ANYBODY else []),
        *start_lines(rules, words),
    ]


def size_line(info: TableInfo | HouseRules, words: Words) -> str:
    """Return the number of seats of a table."""
    return words("option-line", name=words("lobby-size"), value=str(info.size))


def join_line(info: TableInfo | HouseRules, words: Words) -> str:
    """Return who can join a table."""
    return words("option-line", name=words("join-name"), value=join_told(info.join, words))


def join_told(join: str, words: Words) -> str:
    """Return a choice of who can join."""
    return words(f"join-{join}", games=LEAST_GAMES)


def join_help(join: str, words: Words) -> str:
    """Return in one line whom a choice of who can join means; "" for anybody and for the invited."""
    facts = {"share": LEAST_SHARE, "games": LEAST_GAMES}
    return "" if join in (ANYBODY, INVITED) else words(f"join-{join}-help", **facts)


def undo_line(info: TableInfo | HouseRules, words: Words) -> str:
    """Return whether moves may be taken back at a table."""
    return words("option-line", name=words("undo-name"), value=words(f"undo-value-{info.undo}"))


def pictures_line(info: TableInfo | HouseRules, words: Words) -> str:
    """Return how the public pictures of a table are drawn."""
    return words("option-line", name=words("pictures-name"), value=words(f"pictures-{style_of(info.pictures)}"))


def typed_number(option: Option, typed: str) -> OptionValue:
    """Return the number typed for an option; an empty field lets the game choose, if it may.

    Raises BadId, and Refused: not-a-number (low, high).
    """
    text = unicodedata.normalize("NFKC", typed).strip()
    if not isinstance(option, Number):
        raise BadId("no number")
    if not text and option.default == AUTO:
        return AUTO
    if not (text.isascii() and text.isdecimal() and option.admits(int(text))):
        raise Refused("not-a-number", low=str(option.low), high=str(option.high))
    return int(text)


def values_of(option: Option) -> Sequence[OptionValue]:
    """Return the values of an option, in order; AUTO, which lets the game choose, comes first, 0 for no limit last."""
    if isinstance(option, Choice):
        return option.values
    if isinstance(option, Flag):
        return (True, False)
    numbers = (*range(option.low, option.high + 1), *((0,) if option.none and option.low > 0 else ()))
    return (AUTO, *numbers) if option.default == AUTO else numbers


def value_labels(
    narration: Narration, option: Option, values: Sequence[OptionValue], words: Words
) -> tuple[tuple[Label, str], ...]:
    """Return each value as its name and its place in the order."""
    return tuple((Label(narration.option_value(option.key, v, words)), str(at)) for at, v in enumerate(values))
