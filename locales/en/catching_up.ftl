hand-since = Since your last move:
hand-since-more = Since your last move (the latest of { $count }):
