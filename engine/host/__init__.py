"""Tables: who sits where, whose turn it is, the log, the clocks, and the SQLite file that forgets nothing."""
