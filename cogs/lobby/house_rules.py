"""*House rules* on a game's card: forms in which the rules of a table are chosen before it opens.

The page begins with the reader's last choice. *Open a table* opens one with the rules on the page, so a second table
of a kind is two presses. The rules can be kept under a name; a manager can make them the server's. The page is
stored (``presets``), so nothing is lost between two presses.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Final

import discord

from cogs.lobby.lobby_options import (
    DIGITS,
    SIZE,
    changed_rules,
    join_help,
    join_told,
    rule_lines,
    typed_number,
    value_labels,
    values_of,
)
from cogs.lobby.opening import FRIENDS, LAST, OPEN_TABLE, friends_button, is_here, open_button
from cogs.lobby.starting import way_told, ways
from cogs.typed.forms import OPTION, TITLE, form
from cogs.ui import messages
from cogs.ui.access import managed_server
from cogs.ui.cog import Cog, on_press
from cogs.ui.ids import BadId, Press
from cogs.ui.interactions import Caller
from cogs.ui.panel import PAGE, ButtonSpec, Panel, SelectSpec
from cogs.ui.words.escaping import escaped
from engine.core.game import CUBE
from engine.core.offers import Field
from engine.core.options import Number, Option, OptionValue
from engine.host.lobby.presets import LONGEST, Preset, cube_kept, fitting, offered
from engine.host.model import preferences, takebacks
from engine.host.model.clock.time_control import PACES
from engine.host.model.house_rules import HouseRules
from engine.host.model.records import JOIN, Refused
from locales import Words
from render.narration.contract import Label, option_key
from render.narration.lengths import shortened

SHOW: Final = "houserules"
"""The verb that shows the page; its path is the game, then where on the shelf the reader comes from, if they do."""
PICK, FORM, TOLD, KEEP, KEPT, DROP, HERE = (
    "housepick",
    "houseform",
    "housetold",
    "housekeep",
    "housekept",
    "housedrop",
    "househere",
)
"""Verbs: take other rules, open a form, its answer, ask for a name, its answer, forget a name, set the server's."""
USUAL, SERVER, NAMED = "usual", "server", "n"
"""Values of the select of rules: the usual ones, those of the server, named ones (with their number)."""
FIELDS: Final = 5
"""The most fields of a form."""
FEW: Final = 5
"""The most values that stand in a form all in sight."""
ALSO, HINTS = "also", "hints"
"""The field of the switches, and its value."""
START: Final = "start"
"""The field when the table starts."""
OWN: Final = "o_"
"""Begins the names of fields for the game's own options."""


@dataclass(frozen=True, slots=True)
class Page:
    """What the reader sees: the rules, whether they chose them, the named sets, those of the server."""

    game: str
    rules: HouseRules
    chosen: bool
    named: Sequence[Preset]
    server: HouseRules | None
    picked: Preset | None = None
    """The named set that these rules are."""


class HouseRulesPage(Cog):
    """The page of house rules, and its forms."""

    def game(self, press: Press) -> str:
        """Return the game of a press. Raises BadId."""
        slug = press.path[0] if press.path else None
        if not isinstance(slug, str) or slug not in self.services.host.tables.library.games:
            raise BadId("no game")
        if not self.services.host.tables.library.plays(slug):
            raise Refused("game-away")
        return slug

    async def page(self, who: Caller, slug: str, picked: int = 0) -> Page:
        """Return the page of a game for the caller."""
        host, guild = self.services.host, guild_of(who)
        server, named = await host.presets.of_server(slug, guild), await host.presets.named(slug, who.person.id)
        last = await host.presets.last(slug, who.person.id, guild)
        rules = last or server or await host.presets.usual(slug)
        same = [preset for preset in named if preset.rules == rules]
        one = next((preset for preset in same if preset.id == picked), same[0] if same else None)
        return Page(slug, rules, last is not None, named, server, one)

    async def show(self, who: Caller, slug: str, shelf: Sequence[Field] = (), picked: int = 0) -> None:
        """Show the page in the place of the caller's own message, elsewhere as a new one."""
        await who.replace_all(*self.sheet(who, await self.page(who, slug, picked), shelf))

    def sheet(self, who: Caller, page: Page, shelf: Sequence[Field]) -> tuple[str, Panel]:
        """Return text and panel of the page."""
        words, slug, alone = who.words, page.game, who.interaction.guild_id is None
        title = self.services.narration(slug).title(words)
        lines = [
            words("house-heading", title=title)
            if page.picked is None
            else words("house-heading-named", title=title, name=escaped(page.picked.name)),
            *(f"- {line}" for line in rule_lines(self.services, slug, page.rules, words)),
        ]
        if page.server is not None and not alone:
            same = page.rules == page.server
            lines.append(
                words(
                    "house-are-servers" if same else "house-server-has",
                    rules=self.changes_text(slug, page.server, words),
                )
            )
        panel = Panel()
        if options := self.choices(page, words):
            custom_id = Press(0, PICK, 0, (slug, *shelf)).custom_id()
            panel.rows.append(SelectSpec(custom_id, words("house-choose"), options))
        open_it = open_button(slug, words, alone=alone)
        if page.chosen:
            open_it = replace(open_it, custom_id=Press(0, OPEN_TABLE, 0, (slug, LAST)).custom_id())
        friends = [friends_button(slug, words)] if alone else []
        if page.chosen:
            theirs = Press(0, OPEN_TABLE, 0, (slug, FRIENDS, LAST)).custom_id()
            friends = [replace(one, custom_id=theirs) for one in friends]
        forms = [
            ButtonSpec(words("button-house-form", page=at), Press(0, FORM, at, (slug, *shelf)).custom_id())
            for at in range(len(self.forms(who, page)))
        ]
        panel.buttons([open_it, *friends, *forms])
        keep = [ButtonSpec(words("button-house-keep"), Press(0, KEEP, 0, (slug, *shelf)).custom_id())]
        if page.picked is not None:
            drop = Press(0, DROP, page.picked.id, (slug, *shelf)).custom_id()
            keep.append(ButtonSpec(words("button-house-drop", name=page.picked.name), drop))
        if not alone and who.interaction.permissions.manage_guild:
            on = page.rules != page.server
            here = Press(0, HERE, int(on), (slug, *shelf)).custom_id()
            keep.append(ButtonSpec(words("button-house-server-on" if on else "button-house-server-off"), here))
        back = Press(0, "card", 1, (slug, *shelf)).custom_id()
        panel.buttons([*keep, ButtonSpec(words("button-house-back"), back)])
        return messages.fit(lines), panel

    def choices(self, page: Page, words: Words) -> tuple[tuple[Label, str], ...]:
        """Return the other rules that can be taken: the usual ones, those of the server, the named ones."""
        found = [
            (Label(preset.name, self.changes_text(page.game, preset.rules, words)), f"{NAMED}{preset.id}")
            for preset in page.named
        ]
        if page.server is not None and page.server != page.rules:
            found.append((Label(words("house-server"), self.changes_text(page.game, page.server, words)), SERVER))
        if found or changed_rules(self.services, page.game, page.rules, words):
            found.append((Label(words("house-usual")), USUAL))
        return tuple(found)

    def changes_text(self, slug: str, rules: HouseRules, words: Words) -> str:
        """Return in one line how rules differ from the usual ones."""
        changed = changed_rules(self.services, slug, rules, words)
        return words.listed(changed) if changed else words("house-usual")

    # Forms

    def forms(self, who: Caller, page: Page) -> list[list[tuple[str, str, discord.ui.Item[Any]]]]:
        """Return the forms: each field as its name, its help, and itself. First the table, then the game's options."""
        words, rules = who.words, page.rules
        game, narration = self.services.host.tables.library.games[page.game], self.services.narration(page.game)
        first: list[tuple[str, str, discord.ui.Item[Any]]] = []
        if len(game.seats) > 1:
            sizes = [(str(n), str(n)) for n in game.seats]
            first.append((words("lobby-size"), "", one_of(SIZE, sizes, str(rules.size))))
        paces = [(words(f"pace-{pace}"), pace) for pace in PACES]
        first.append((words("pace-name"), words("pace-help"), one_of("pace", paces, rules.pace)))
        if who.interaction.guild_id is not None:
            joins = [(join_told(join, words), join) for join in JOIN]
            helps = {join: join_help(join, words) for join in JOIN}
            first.append((words("join-name"), "", one_of("join", joins, rules.join, helps)))
        starting = [(label.text, way) for label, way in self.ways(page, words)]
        first.append((words("start-name"), "", one_of(START, starting, rules.start)))
        if self.services.host.tables.search is not None:
            hints = discord.CheckboxGroupOption(label=words("house-hints"), value=HINTS, default=rules.hints)
            first.append(
                (words("house-also"), "", discord.ui.CheckboxGroup(custom_id=ALSO, options=[hints], required=False))
            )
        own: list[tuple[str, str, discord.ui.Item[Any]]] = []
        for option in self.options(page):
            name, told = narration.option_name(option.key, words), f"{option_key(page.game, option.key)}-help"
            settled = game.settled(rules.size, rules.options)
            item = self.of_option(page.game, option, settled.get(option.key, option.default), words)
            own.append((name, words(told) if words.has(told) else "", item))
        undo = [(words(f"undo-value-{way}"), way) for way in takebacks.TAKEBACKS]
        own.append((words("undo-name"), "", one_of("undo", undo, rules.undo)))
        styles = [(words(f"pictures-{style}"), style) for style in preferences.PICTURES]
        own.append((words("pictures-name"), "", one_of("pictures", styles, rules.pictures)))
        return [first, *(own[at : at + FIELDS] for at in range(0, len(own), FIELDS))]

    def options(self, page: Page) -> list[Option]:
        """Return the options of the game that have an effect with these rules."""
        game = self.services.host.tables.library.games[page.game]
        settled = game.settled(page.rules.size, page.rules.options)
        return [option for option in game.choosable(settled) if game.has_effect(option.key, settled)]

    def ways(self, page: Page, words: Words) -> list[tuple[Label, str]]:
        """Return the ways to start, each with its value; the form that has them has the number of seats too.

        The one of the page is among them, even if it is not offered any more: who changes the seats keeps it.
        """
        seats, now = self.services.host.tables.library.games[page.game].seats, page.rules.start
        found = ways(self.services, page.game, [n for n in seats if 1 < n < max(seats)], words)
        return found if now in [way for _, way in found] else [*found, (Label(way_told(now, words)), now)]

    def of_option(self, slug: str, option: Option, value: OptionValue, words: Words) -> discord.ui.Item[Any]:
        """Return the field of an option of the game."""
        values = values_of(option)
        if len(values) > PAGE:
            typed = "" if isinstance(value, str) else str(value)
            required = not (isinstance(option, Number) and isinstance(option.default, str))
            return discord.ui.TextInput(
                custom_id=f"{OWN}{option.key}", default=typed, max_length=DIGITS, required=required
            )
        labels = value_labels(self.services.narration(slug), option, values, words)
        options = [(label.text, at) for label, at in labels]
        return one_of(f"{OWN}{option.key}", options, str(values.index(value)))

    @on_press(FORM)
    async def ask(self, who: Caller, press: Press) -> None:
        """Open one of the forms."""
        slug = self.game(press)
        forms = self.forms(who, await self.page(who, slug))
        if press.prompt >= len(forms):
            raise BadId("no form")
        modal = form(who.words("button-house-form", page=press.prompt), Press(0, TOLD, press.prompt, press.path), ())
        for name, told, item in forms[press.prompt]:
            described = shortened(told, OPTION) or None
            modal.add_item(discord.ui.Label(text=name[:TITLE], description=described, component=item))
        await who.open_form(modal)

    @on_press(TOLD)
    async def answered(self, who: Caller, press: Press) -> None:
        """Store the choices of a form, and show the page with them."""
        slug = self.game(press)
        page, fields = await self.page(who, slug), who.fields
        if not fields:
            raise BadId("no fields")
        rules = self.read(who, page, fields)
        await self.services.host.settings.remember_person(who.person)
        await self.services.host.presets.choose(slug, who.person, rules)
        await self.show(who, slug, press.path[1:])

    def read(self, who: Caller, page: Page, fields: dict[str, str]) -> HouseRules:
        """Return the rules of the page with the choices of a form.

        Raises BadId, and Refused: not-a-number (low, high), option-not-offered (name, count).
        """
        game, rules = self.services.host.tables.library.games[page.game], page.rules
        if SIZE in fields:
            size = fields[SIZE]
            if not (size.isascii() and size.isdecimal() and int(size) in game.seats):
                raise BadId("no size")
            rules = replace(rules, size=int(size))
        named = {"pace": PACES, "join": JOIN, "undo": takebacks.TAKEBACKS, "pictures": preferences.PICTURES}
        for key, known in named.items():
            if key in fields:
                if fields[key] not in known:
                    raise BadId("no value")
                rules = replace(rules, **{key: fields[key]})  # type: ignore[arg-type]  # a key of texts
        if START in fields:
            if fields[START] not in [way for _, way in self.ways(page, who.words)]:
                raise BadId("no start")
            rules = replace(rules, start=fields[START])
        if ALSO in fields and self.services.host.tables.search is not None:
            rules = replace(rules, hints=HINTS in who.picked(ALSO, most=1))
        before = dict(game.settled(page.rules.size, page.rules.options))
        given = dict(before)
        for option in self.options(page):
            if (name := f"{OWN}{option.key}") in fields:
                given[option.key] = chosen(option, fields[name])
        kept = offered(game, rules.size, given)
        for key, value in given.items():
            if value != before.get(key, False) and key not in kept:
                called = self.services.narration(page.game).option_name(key, who.words)
                raise Refused("option-not-offered", name=called, count=rules.size)
        if given.get(CUBE, False) != page.rules.options.get(CUBE, False):
            given = cube_kept(game, page.rules.options, given)
        return fitting(game, replace(rules, options=given))

    # Sets of rules

    @on_press(SHOW)
    async def look(self, who: Caller, press: Press) -> None:
        """Show the page."""
        slug = self.game(press)
        if not is_here(who.interaction):
            raise Refused("bot-not-here")
        await self.show(who, slug, press.path[1:])

    @on_press(PICK)
    async def pick(self, who: Caller, press: Press) -> None:
        """Take the picked rules."""
        slug, host = self.game(press), self.services.host
        page = await self.page(who, slug)
        value = who.values[0] if len(who.values) == 1 else ""
        found = {f"{NAMED}{preset.id}": preset.rules for preset in page.named} | {USUAL: await host.presets.usual(slug)}
        if page.server is not None:
            found[SERVER] = page.server
        if value not in found:
            raise BadId("no rules")
        await host.settings.remember_person(who.person)
        await host.presets.choose(slug, who.person, found[value])
        await self.show(who, slug, press.path[1:], int(value[1:]) if value[1:].isdecimal() else 0)

    @on_press(KEEP)
    async def ask_name(self, who: Caller, press: Press) -> None:
        """Open the form for a name."""
        self.game(press)
        field = discord.ui.TextInput[Any](custom_id="name", max_length=LONGEST)
        kept = Press(0, KEPT, 0, press.path)
        await who.open_form(form(who.words("button-house-keep"), kept, [(who.words("house-name"), field)]))

    @on_press(KEPT)
    async def keep(self, who: Caller, press: Press) -> None:
        """Keep the rules of the page under the typed name."""
        slug, host = self.game(press), self.services.host
        name, page = who.typed("name", LONGEST), await self.page(who, slug)
        await host.settings.remember_person(who.person)
        await host.presets.keep(slug, who.person, name, page.rules)
        kept = [preset.id for preset in await host.presets.named(slug, who.person.id) if preset.rules == page.rules]
        await self.show(who, slug, press.path[1:], kept[-1] if kept else 0)

    @on_press(DROP)
    async def drop(self, who: Caller, press: Press) -> None:
        """Forget a name."""
        slug = self.game(press)
        await self.services.host.presets.drop(who.person, press.prompt)
        await self.show(who, slug, press.path[1:])

    @on_press(HERE)
    async def of_server(self, who: Caller, press: Press) -> None:
        """Make the rules of the page those of the server, or the usual ones again."""
        slug, guild = self.game(press), managed_server(who)
        if press.prompt not in (0, 1):
            raise BadId("no switch")
        page = await self.page(who, slug)
        await self.services.host.presets.set_of_server(slug, guild, page.rules if press.prompt else None)
        await self.show(who, slug, press.path[1:])


def guild_of(who: Caller) -> str | None:
    """Return the server in which the caller acts, None in direct messages."""
    return None if who.interaction.guild_id is None else str(who.interaction.guild_id)


def one_of(
    name: str, options: Sequence[tuple[str, str]], present: str, helps: Mapping[str, str] = MappingProxyType({})
) -> discord.ui.Item[Any]:
    """Return the field of one of several values (text, value): all in sight if they are few, else a select.

    ``helps``: the second line of some values.
    """
    shown = [(shortened(text, OPTION), value) for text, value in options]
    if 2 <= len(shown) <= FEW:
        radios = [
            discord.RadioGroupOption(
                label=text,
                value=value,
                default=value == present,
                description=shortened(helps.get(value, ""), OPTION) or None,
            )
            for text, value in shown
        ]
        return discord.ui.RadioGroup(custom_id=name, options=radios)
    picks = [discord.SelectOption(label=text, value=value, default=value == present) for text, value in shown]
    return discord.ui.Select(custom_id=name, options=picks)


def chosen(option: Option, text: str) -> OptionValue:
    """Return the value of an option that a form has sent. Raises BadId, and Refused: not-a-number (low, high)."""
    values = values_of(option)
    if len(values) > PAGE:
        return typed_number(option, text)
    if not (text.isascii() and text.isdecimal() and int(text) < len(values)):
        raise BadId("no value")
    return values[int(text)]
