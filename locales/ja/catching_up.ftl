hand-since-more = -# これより前の{ $count }件は「履歴」にあります
news-joined = { $first }{ $more }
