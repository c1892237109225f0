"""A game while it is played: hands, moves, take-backs, notes, pauses, reminders, looking back."""
