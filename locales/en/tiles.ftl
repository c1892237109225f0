# What domino tiles are called.
tiles-short = { $low }-{ $high }
tiles-name = the { $low }-{ $high }
tiles-double = the double { $low }
tiles-none = none
