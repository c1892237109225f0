"""Time at a table: clocks, timers, reminders, quiet hours. Pure rules and values."""
