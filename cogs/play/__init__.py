"""A game while it is played: hands, moves, takebacks, notes, pauses, reminders, replays."""
