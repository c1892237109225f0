hand-since-more = -# { $count } more before these, in the log
news-joined = { $first } { $more }
