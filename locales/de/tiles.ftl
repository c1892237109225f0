# What domino tiles are called.
tiles-short = { $low }-{ $high }
tiles-name = { $low }-{ $high }
tiles-double = Doppel-{ $low }
tiles-none = keine
