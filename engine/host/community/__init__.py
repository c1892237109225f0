"""Groups of tables: daily deals, leagues, puzzles, digests."""
