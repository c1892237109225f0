"""Things on a table as sprites: cards, tiles, chips, figures, portraits."""
