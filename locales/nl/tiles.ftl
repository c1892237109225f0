# What domino tiles are called.
tiles-short = { $low }-{ $high }
tiles-name = de { $low }-{ $high }
tiles-double = de dubbele { $low }
tiles-none = geen
