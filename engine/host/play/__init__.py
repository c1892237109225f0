"""Moves without a press, prepared moves, moves taken back, and the timers."""
