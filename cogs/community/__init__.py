"""Features across tables: daily deals, leagues, puzzles, open seats, the weekly digest."""
