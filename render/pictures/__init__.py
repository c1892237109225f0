"""Pictures of no single game: the lobby, the daily deal, leagues, profiles, the shelf, films."""
