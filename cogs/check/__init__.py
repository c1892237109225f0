"""``bot.py --check``: whether all that the bot needs is there, and whether the tables of a store go on."""
