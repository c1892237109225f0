"""What people type: days, time zones, names of games, forms."""
