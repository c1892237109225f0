"""What several tables belong to: daily deals, leagues, puzzles, open seats, the weekly digest."""
