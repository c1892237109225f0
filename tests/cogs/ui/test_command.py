"""``@command``: the registered form of a method, and how the method is called."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import app_commands

from cogs.ui.cog import Cog
from cogs.ui.commands import finding
from cogs.ui.commands.command import answering, command, everywhere, in_servers, where_the_bot_is
from cogs.ui.commands.finding import WhichTable
from cogs.ui.interactions import Caller
from engine.host.model.records import Refused
from locales import words
from locales.catalogue import MissingMessage

Seats = app_commands.Range[int, 2, 8]
"""A type that only this module knows."""


class Some(Cog):
    """Commands whose texts are in the catalogue."""

    heard: list[tuple[Any, ...]]

    @command("watch")
    @everywhere
    @app_commands.choices(level=[app_commands.Choice(name="strong", value="strong")])
    async def watch(self, who: Caller, with_: Seats, players: Seats, level: str | None = None) -> None:
        """Options of a type; the name of one is a keyword of Python."""
        self.heard.append((who, with_, players, level))

    @command("learn")
    async def learn(self, who: Caller, game: str) -> None:
        """An option with its own description and the shared name."""

    @command("cogs help", texts="command-help")
    async def show(self, who: Caller, unheard_of: str) -> None:
        """Texts of another key, and an option without texts."""


def key(text: Any) -> str:
    return str(text.extras["key"])


def texts(made: app_commands.Command[Any, ..., Any]) -> dict[str, tuple[str, str]]:
    """Return by option the keys of its name and its description."""
    return {p.display_name: (key(p.locale_name), key(p.locale_description)) for p in made.parameters}


def test_texts_are_found_by_the_path() -> None:
    watch: Any = Some.watch
    assert watch.name == "watch" and watch.description == words("en")("command-watch")
    assert key(watch._locale_name) == "command-watch-name"
    assert texts(watch) == {
        "with": ("option-with-name", "option-with"),
        "players": ("option-players-name", "option-players"),
        "level": ("option-level-name", "option-level"),
    }


def test_a_command_describes_an_option_in_its_own_words_where_it_has_some() -> None:
    assert texts(Some.learn) == {"game": ("option-game-name", "option-learn-game")}


def test_types_defaults_and_decorators_of_the_method_are_told() -> None:
    seats, _, level = Some.watch.parameters
    assert (seats.min_value, seats.max_value, seats.required) == (2, 8, True)
    assert not level.required and [choice.value for choice in level.choices] == ["strong"]


def test_texts_of_another_key() -> None:
    made: Any = Some.show
    assert made.name == "help" and key(made._locale_description) == "command-help"
    (option,) = made.parameters
    assert (option.display_name, option.description) == ("unheard_of", "…")


def test_a_command_needs_its_texts() -> None:
    async def method(self: Cog, who: Caller) -> None:
        """The option has no text."""

    with pytest.raises(MissingMessage):
        command("nothing")(method)


@pytest.mark.parametrize(
    ("where", "installs", "contexts"),
    [
        (everywhere, (True, True), (True, True)),
        (where_the_bot_is, (True, False), (True, True)),
        (in_servers, (True, False), (True, False)),
    ],
)
def test_where_it_can_be_used(where: Callable[[Any], Any], installs: Any, contexts: Any) -> None:
    @where
    @answering
    async def menu(self: Cog, who: Caller, user: discord.User) -> None:
        """A command in the menu of a person."""

    made = app_commands.ContextMenu(name="menu", callback=menu.__get__(Some))
    allowed: Any = made.allowed_installs, made.allowed_contexts
    assert (allowed[0].guild, allowed[0].user) == installs
    assert (allowed[1].guild, allowed[1].dm_channel) == contexts


async def test_the_method_gets_who_called_and_the_options(monkeypatch: pytest.MonkeyPatch) -> None:
    who: Any = SimpleNamespace(name="who")
    asked = []

    async def run(services: Any, interaction: Any, work: Any) -> None:
        asked.append((services, interaction))
        await work(who)
        # Another process wrote the table first: the same work once more.
        await work(who)

    monkeypatch.setattr(finding, "run", run)
    services = SimpleNamespace(handlers={})
    cog = Some(SimpleNamespace(services=services))  # type: ignore[arg-type]  # no bot
    cog.heard = []
    interaction: Any = object()
    await cog.watch._do_call(interaction, {"with_": 3, "players": 4})
    assert asked == [(services, interaction)]
    assert cog.heard == [(who, 3, 4, None)] * 2


async def test_a_choice_of_tables_is_asked_with_buttons(monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal of a method is handled as all others are, except that an unclear table leads to a question."""
    asked = []

    async def run_handler(who: Any, work: Any) -> None:
        await work(SimpleNamespace(name="who"))

    async def ask(self: WhichTable, who: Any) -> None:
        asked.append(who.name)

    monkeypatch.setattr(finding, "run_handler", run_handler)
    monkeypatch.setattr(WhichTable, "ask", ask)

    async def unsure(self: Cog, who: Caller) -> None:
        raise WhichTable([])

    async def refusing(self: Cog, who: Caller) -> None:
        raise Refused("not-over")

    cog: Any = SimpleNamespace(services=None)
    interaction: Any = SimpleNamespace()
    await answering(unsure)(cog, interaction)
    assert asked == ["who"]
    with pytest.raises(Refused, match="not-over"):
        await answering(refusing)(cog, interaction)
