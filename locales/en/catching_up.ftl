hand-since-more = -# { $count } more before this, in the log
news-joined = { $first } { $more }
