-- Most timers are for inactivity. While nothing can be delivered, this index finds the few others.

CREATE INDEX timers_not_of_silence ON timers (due) WHERE kind <> 'silence';
