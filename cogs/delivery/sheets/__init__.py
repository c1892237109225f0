"""What a table's messages show: lobby, game, result, their buttons and thread names."""
