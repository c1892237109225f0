# What domino tiles are called.
tiles-short = { $low }-{ $high }
tiles-name = { $low }-{ $high } 타일
tiles-double = { $low }-{ $low } 더블 타일
tiles-none = 없음
