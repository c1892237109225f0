"""One painter per game: table, hand, result and rules pages."""
