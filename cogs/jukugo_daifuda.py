"""/jukugo_daifuda: kanji cards, words and equal numbers, claim windows."""

from __future__ import annotations

from discord import app_commands

from cogs.answers import Caller
from cogs.game import GameCog, Interaction
from cogs.services import Tefuda
from cogs.translator import named, said

SLUG = "jukugo_daifuda"
CHOICES = {
    "dictionary": ("core", "standard", "full"),
    "attach_words": ("strict", "free"),
    "hints": ("full", "off"),
    "window_mode": ("quiet", "sealed"),
    "pause": ("long", "short"),
}
OPTIONS = ("rounds", "chips", "dictionary", "min_ron", "attach_words", "hints", "window_mode", "pause")


def choices(option: str) -> list[app_commands.Choice[str]]:
    """The values of an option by name."""
    return [app_commands.Choice(name=said(f"{SLUG}-option-{option}-{v}"), value=v) for v in CHOICES[option]]


@app_commands.allowed_contexts(guilds=True, dms=True)
class JukugoDaifuda(
    GameCog, group_name=named(SLUG, "jukugo_daifuda-command"), group_description=said("jukugo_daifuda-line")
):
    """The commands of Jukugo Daifuda."""

    slug = SLUG

    @app_commands.command(name=named("new", "command-new-name"), description=said("command-new"))
    @app_commands.rename(
        players=named("players", "option-players-name"), **{o: named(o, f"{SLUG}-option-{o}-name") for o in OPTIONS}
    )
    @app_commands.describe(players=said("option-players"), **{o: said(f"{SLUG}-option-{o}-help") for o in OPTIONS})
    @app_commands.choices(**{o: choices(o) for o in CHOICES})
    async def new(
        self,
        interaction: Interaction,
        players: app_commands.Range[int, 2, 4] | None = None,
        rounds: app_commands.Range[int, 1, 16] | None = None,
        chips: app_commands.Range[int, 20, 240] | None = None,
        dictionary: str | None = None,
        min_ron: app_commands.Range[int, 0, 40] | None = None,
        attach_words: str | None = None,
        hints: str | None = None,
        window_mode: str | None = None,
        pause: str | None = None,
    ) -> None:
        """Open a table."""
        options = {
            "rounds": rounds,
            "chips": chips,
            "dictionary": dictionary,
            "min_ron": min_ron,
            "attach_words": attach_words,
            "hints": hints,
            "window_mode": window_mode,
            "pause": pause,
        }
        await self.open(interaction, players, options)

    @app_commands.command(
        name=named("about", "jukugo_daifuda-command-about-name"), description=said("jukugo_daifuda-command-about")
    )
    async def about(self, interaction: Interaction) -> None:
        """What the game is, and whose words it uses."""

        async def work(who: Caller) -> None:
            await who.say(who.words("jukugo_daifuda-about"))

        await self.run(interaction, work)


async def setup(bot: Tefuda) -> None:
    """Called by discord.py."""
    await bot.add_cog(JukugoDaifuda(bot))
