hand-since-more = > … { $news }
news-joined = { $first } { $more }
