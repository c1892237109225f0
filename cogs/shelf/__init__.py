"""The games on offer, the commands of every table, lessons, and the bot's texts about itself."""
