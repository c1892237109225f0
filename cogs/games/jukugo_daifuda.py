"""/jukugo_daifuda: kanji cards, words and equal numbers, claim windows."""

from __future__ import annotations

from discord import app_commands

from cogs.shelf.game import GameCog, Interaction
from cogs.ui.interactions import Caller
from cogs.ui.services import Tefuda
from cogs.ui.translator import named, said


class JukugoDaifuda(GameCog, slug="jukugo_daifuda"):
    """The commands of Jukugo Daifuda."""

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
