"""What several tables belong to: daily deals, leagues, puzzles, digests."""
