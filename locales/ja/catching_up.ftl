hand-since = 前回のあなたの手のあと：
hand-since-more = 前回のあなたの手のあと（{ $count }件のうち新しいもの）：
