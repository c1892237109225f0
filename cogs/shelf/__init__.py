"""The games on offer, the commands of every table, lessons, and what the bot says of itself."""
