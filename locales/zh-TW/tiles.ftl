# What domino tiles are called.
tiles-short = { $low }-{ $high }
tiles-name = { $low }-{ $high }牌
tiles-double = { $low }-{ $low }對牌
tiles-none = 無
