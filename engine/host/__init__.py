"""Tables over time: seats, turns, the log, the clocks, and the store."""
