"""One table: reading, changes, the deal, moves, messages."""
