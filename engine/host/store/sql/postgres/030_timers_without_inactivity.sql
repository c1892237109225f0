-- Most timers wait for inactivity. While nothing is delivered the few others are looked up by this index.

CREATE INDEX timers_not_of_silence ON timers (due) WHERE kind <> 'silence';
