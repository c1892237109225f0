"""Moves that nobody presses, moves prepared or taken back, and the clocks that fire."""
