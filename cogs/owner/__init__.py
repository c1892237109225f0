"""For the bot's owner: commands, reloading of code, figures of a running process."""
