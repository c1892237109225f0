# What domino tiles are called.
# A tile on a button.
tiles-short = { $low }-{ $high }
# A tile in a sentence.
tiles-name = the { $low }-{ $high }
tiles-double = the double { $low }
tiles-none = none
