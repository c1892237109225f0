"""Words that several cogs need: of waiting, of computers, of unloaded games."""
