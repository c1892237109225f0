"""/settings: one panel of a person's settings. It leads to a page for each of them, and to those of the server.

Every page takes the place of the panel. A value is stored at once, and the panel comes back with it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from cogs.people import blocks, portraits, quiet_hours
from cogs.people.settings_buttons import (
    ASK,
    SERVER,
    SET,
    SHOW,
    TOLD,
    back,
    language_selects,
    language_told,
    pages,
    picked,
    picked_language,
    switched,
    toggle,
)
from cogs.ui.cog import Cog, on_press
from cogs.ui.commands.command import command, where_the_bot_is
from cogs.ui.drawing import style_of
from cogs.ui.ids import BadId, Press
from cogs.ui.interactions import Caller
from cogs.ui.messages import fit
from cogs.ui.panel import ButtonSpec, Panel, SelectSpec
from cogs.ui.tefuda import Tefuda
from engine.host.model.preferences import FORGET_AFTER, PICTURES, REMINDERS, PersonSettings
from locales import Words, language_of, words
from render.narration.contract import Label


class Settings(Cog):
    """The settings of people."""

    def __init__(self, bot: Tefuda) -> None:
        super().__init__(bot)
        self.verbs |= {
            portraits.VERB: portraits.choose,
            blocks.BLOCK: blocks.block,
            blocks.UNBLOCK: blocks.unblock,
        }
        self.pages: dict[str, Callable[[Caller], Awaitable[None]]] = {
            "language": self.language_page,
            "portrait": portraits.offer,
            "quiet": self.quiet_page,
            "reminders": self.reminders_page,
            "pictures": self.pictures_page,
            "forget": self.forget_page,
            blocks.NAME: blocks.offer,
        }
        self.setters: dict[str, Callable[[Caller, Press], Awaitable[None]]] = {
            "language": self.set_language,
            "reminders": self.set_reminders,
            "pictures": self.set_pictures,
            "forget": self.set_forget,
            "hands": self.set_hands,
            "next": self.set_next,
            "forced": self.set_forced,
            "ranking": self.set_ranking,
            "phrases": self.set_phrases,
            quiet_hours.HOURS_NAME: self.set_hours,
            quiet_hours.ZONE_NAME: self.set_zone,
            quiet_hours.DAYS_NAME: self.set_days,
            quiet_hours.HOLIDAYS_NAME: self.set_holidays,
        }

    @command("settings")
    @where_the_bot_is
    async def settings(self, who: Caller) -> None:
        """Show the caller their settings."""
        await self.show(who)

    @on_press(SHOW)
    async def open(self, who: Caller, press: Press) -> None:
        """Show the panel, or the page that was picked or is named by the press."""
        if not press.path:
            await self.show(who)
        elif press.path == (blocks.NAME,):
            await blocks.offer(who, press.prompt)
        elif press.path == ("page",):
            await self.pages[picked(who, list(self.pages))](who)
        else:
            raise BadId("no page")

    @on_press(SET)
    async def set(self, who: Caller, press: Press) -> None:
        """Store the value of a setting."""
        await _by_name(self.setters, press)(who, press)

    @on_press(ASK)
    async def ask(self, who: Caller, press: Press) -> None:
        """Open the form for a time zone."""
        if press.path != (quiet_hours.ZONE_NAME,):
            raise BadId("no form")
        await quiet_hours.ask_zone(who)

    @on_press(TOLD)
    async def form_submitted(self, who: Caller, press: Press) -> None:
        """Store the values of a form."""
        if press.path == (quiet_hours.ZONE_NAME,):
            await quiet_hours.typed_zone(who)
            await self.quiet_page(who)
        elif press.path == (quiet_hours.HOLIDAYS_NAME,):
            await quiet_hours.typed_holidays(who)
            await self.quiet_page(who)
        elif press.path == (quiet_hours.DAYS_NAME,):
            await quiet_hours.typed_days(who)
            await self.quiet_page(who)
        elif press.path == (quiet_hours.HOURS_NAME,):
            await self.show(who, await quiet_hours.typed_hours(who))
        else:
            raise BadId("no form")

    async def show(self, who: Caller, note: str = "") -> None:
        """Show the panel; ``note``: what has changed."""
        host, w = self.services.host, who.words
        mine = await host.settings.person(who.person.id)
        left_out = await host.profiles.left_out(who.person.id)
        blocked = len(await host.blocks.blocked_by(who.person.id))
        panel = Panel([pages(SHOW, _values(mine, who.person.id, blocked, w), w)])
        panel.buttons(
            [
                toggle(SET, "hands", not mine.silent_hands, w("toggle-hands", silent=_yes(mine.silent_hands))),
                toggle(SET, "forced", mine.forced, w("toggle-forced", made=_yes(mine.forced))),
                toggle(SET, "ranking", not left_out, w("toggle-ranking", listed=_yes(not left_out))),
                toggle(SET, "phrases", mine.phrases, w("toggle-phrases", on=_yes(mine.phrases))),
            ]
        )
        if who.interaction.guild_id is not None:
            panel.buttons([ButtonSpec(w("button-settings-server"), Press(0, SERVER).custom_id())])
        lines = [
            w("settings-mine", language=language_told(mine.lang, w)),
            w("settings-portrait", portrait=portraits.portrait_name(mine.portrait, who.person.id, w)),
            quiet_hours.quiet_line(mine, w),
            w("settings-reminders", often=w(f"reminders-{mine.reminders}")),
            *([w("settings-next", on="yes")] if mine.next_notes else []),
            w("settings-pictures", style=w(f"pictures-{style_of(mine.pictures)}")),
            w("settings-hands", hands=w("hands-silent" if mine.silent_hands else "hands-new")),
            w("settings-forced", made=_yes(mine.forced)),
            w("settings-unranked" if left_out else "settings-ranked"),
            w("settings-phrases", on=_yes(mine.phrases)),
            *([w("settings-forget", months=mine.forget_after)] if mine.forget_after else []),
        ]
        await who.replace_all(fit([*([note, ""] if note else []), *lines]), panel)

    # Pages

    async def language_page(self, who: Caller) -> None:
        """Show the languages."""
        lang = (await self.services.host.settings.person(who.person.id)).lang
        text = who.words("settings-mine", language=language_told(lang, who.words))
        await who.replace_all(text, Panel([*language_selects(SET, lang, who.words), [back(who.words)]]))

    async def quiet_page(self, who: Caller) -> None:
        """Show the quiet hours and the time zone."""
        sheet = await quiet_hours.sheet(who)
        await who.replace_all(sheet.text, sheet.panel)

    async def reminders_page(self, who: Caller) -> None:
        """Show how often reminders may come, and whether the caller is told that they are next."""
        w, mine = who.words, await self.services.host.settings.person(who.person.id)
        often, on = mine.reminders, _yes(mine.next_notes)
        options = tuple((Label(w(f"reminders-{one}")), one) for one in REMINDERS)
        custom_id = Press(0, SET, 0, ("reminders",)).custom_id()
        select = SelectSpec(custom_id, w("settings-reminders-choose"), options, chosen=frozenset({often}))
        buttons = [toggle(SET, "next", mine.next_notes, w("toggle-next", on=on)), back(w)]
        lines = [w("settings-reminders", often=w(f"reminders-{often}")), w("settings-next", on=on)]
        await who.replace_all(fit(lines), Panel([select, buttons]))

    async def pictures_page(self, who: Caller) -> None:
        """Show how the caller's own pictures can be drawn."""
        mine = style_of((await self.services.host.settings.person(who.person.id)).pictures)
        w, custom_id = who.words, Press(0, SET, 0, ("pictures",)).custom_id()
        options = tuple((Label(w(f"pictures-{one}"), w(f"pictures-{one}-help")), one) for one in PICTURES)
        select = SelectSpec(custom_id, w("settings-pictures-choose"), options, chosen=frozenset({mine}))
        await who.replace_all(w("settings-pictures", style=w(f"pictures-{mine}")), Panel([select, [back(w)]]))

    async def forget_page(self, who: Caller) -> None:
        """Show after how long without a press the caller wants to be forgotten."""
        mine = (await self.services.host.settings.person(who.person.id)).forget_after
        w, custom_id = who.words, Press(0, SET, 0, ("forget",)).custom_id()
        options = tuple((Label(w("forget-after", months=months)), str(months)) for months in FORGET_AFTER)
        select = SelectSpec(custom_id, w("settings-forget-choose"), options, chosen=frozenset({str(mine)}))
        text = w("settings-forget", months=mine)
        await who.replace_all(fit([text, w("settings-forget-told")]), Panel([select, [back(w)]]))

    # Values

    async def set_language(self, who: Caller, press: Press) -> None:
        """Store the picked language, and speak it at once."""
        lang = picked_language(who)
        await self.services.host.settings.remember_person(who.person)
        await self.services.host.settings.set_language(who.person, lang)
        who.words = words(language_of(lang or str(who.interaction.locale)))
        await self.show(who, who.words("settings-language-set"))

    async def set_reminders(self, who: Caller, press: Press) -> None:
        """Store how often reminders may come."""
        await self.services.host.settings.set_reminders(who.person, picked(who, REMINDERS))
        await self.show(who)

    async def set_pictures(self, who: Caller, press: Press) -> None:
        """Store how the caller's own pictures are drawn, from the next one on."""
        await self.services.host.settings.set_pictures(who.person, picked(who, PICTURES))
        await self.show(who)

    async def set_forget(self, who: Caller, press: Press) -> None:
        """Store after how long without a press the caller wants to be forgotten."""
        months = int(picked(who, [str(months) for months in FORGET_AFTER]))
        await self.services.host.forgetting.set_months(who.person, months)
        await self.show(who)

    async def set_hands(self, who: Caller, press: Press) -> None:
        """Store whether the next hand comes as a new message."""
        await self.services.host.settings.set_silent_hands(who.person, not switched(press))
        await self.show(who)

    async def set_next(self, who: Caller, press: Press) -> None:
        """Store whether the caller is told, without a sound, that they are next."""
        await self.services.host.settings.set_next_notes(who.person, switched(press))
        await self.reminders_page(who)

    async def set_forced(self, who: Caller, press: Press) -> None:
        """Store whether the table makes a move if only one is possible."""
        await self.services.host.settings.set_forced(who.person, switched(press))
        await self.show(who)

    async def set_phrases(self, who: Caller, press: Press) -> None:
        """Store whether the caller says set phrases and sees those of others."""
        await self.services.host.settings.set_phrases(who.person, switched(press))
        await self.show(who)

    async def set_ranking(self, who: Caller, press: Press) -> None:
        """Store whether the caller is in rankings, and others see their profile."""
        await self.services.host.profiles.leave_out(who.person, not switched(press))
        await self.show(who)

    async def set_hours(self, who: Caller, press: Press) -> None:
        """Store the picked quiet hours."""
        changed = await quiet_hours.choose_hours(who)
        if changed is not None:
            await self.show(who, changed)

    async def set_days(self, who: Caller, press: Press) -> None:
        """Store the picked hours of single weekdays; the page stays, as public holidays are set there next."""
        if await quiet_hours.choose_days(who) is not None:
            await self.quiet_page(who)

    async def set_holidays(self, who: Caller, press: Press) -> None:
        """Store the country whose public holidays the quiet hours keep."""
        if await quiet_hours.choose_holidays(who):
            await self.quiet_page(who)

    async def set_zone(self, who: Caller, press: Press) -> None:
        """Store the picked time zone; the page stays for the hours."""
        await quiet_hours.choose_zone(who)
        await self.quiet_page(who)


def _values(mine: PersonSettings, person: str, blocked: int, w: Words) -> list[tuple[str, str]]:
    """Return the settings that have a page, with their values as text."""
    quiet = mine.quiet
    return [
        ("language", language_told(mine.lang, w)),
        ("portrait", portraits.portrait_name(mine.portrait, person, w)),
        ("quiet", w("settings-quiet-none") if quiet is None else quiet_hours.week_told(quiet, w)),
        ("reminders", w(f"reminders-{mine.reminders}")),
        ("pictures", w(f"pictures-{style_of(mine.pictures)}")),
        ("forget", w("forget-after", months=mine.forget_after)),
        (blocks.NAME, w("blocks-count", count=blocked)),
    ]


def _by_name(
    setters: dict[str, Callable[[Caller, Press], Awaitable[None]]], press: Press
) -> Callable[[Caller, Press], Awaitable[None]]:
    """Return the function for the setting that a press names. Raises BadId."""
    name = press.path[0] if press.path else None
    if not isinstance(name, str) or name not in setters:
        raise BadId("no setting")
    return setters[name]


def _yes(on: bool) -> str:
    return "yes" if on else "no"
