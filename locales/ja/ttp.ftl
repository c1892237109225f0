# Ttp
ttp-title = Ttp
ttp-line = 1枚ずつ出して、一番大きいカードの人がラウンドを取ります。
ttp-about = 手札5枚から、毎ラウンド1枚ずつ出します。一番大きいカードを出した人が1点。点の多い人が勝ちます。
ttp-command = ttp

# オプション
ttp-option-low = 小さいカード
ttp-option-low-name = 小さいカード
ttp-option-low-help = 一番小さいカードの人がラウンドを取ります。

# 番
ttp-prompt-lay = カードを1枚出してください。
ttp-tag-lay = カードを出す
ttp-ask-lay-1 = どのカードを出しますか。
ttp-move-lay = { $card }を出す

# 出来事
ttp-event-dealt = カードを配りました。{ $seat }さんから始めます。
ttp-event-laid = { $seat }さんが{ $card }を出しました。
ttp-event-round_won = { $seat }さんが{ $card }でこのラウンドを取りました。
ttp-event-over = { $count ->
    [1] { $winners }の勝ち！
   *[other] { $winners }の同点で、みんな勝ち！
}

# 場
ttp-round = ラウンド { $round } / { $rounds }
ttp-state = { $round }。{ $rule }。
ttp-takes-high = 一番大きいカードの勝ち
ttp-takes-low = 一番小さいカードの勝ち
ttp-unit = 点
ttp-turn = 手番
ttp-hand = あなたの手札
ttp-none = なし
ttp-spent = これまでのカード：{ $cards }
ttp-result = 結果
ttp-won = 勝ち
ttp-alt-turn = { $name }さんの番です。
ttp-alt-seat = { $name }：{ $points }点、手札{ $held }枚、出したカード：{ $card }
ttp-alt-hand = 手札：{ $cards }
ttp-alt-result = { $name }：{ $points }点

# ルール
ttp-rules-0-title = 1枚ずつ出す
ttp-rules-0-1 = 全員に5枚ずつ配ります。残りは見えません。
ttp-rules-0-2 = 順番に1枚ずつ、表向きに出します。
ttp-rules-0-3 = 一番大きいカード（オプションでは一番小さいカード）を出した人が1点。その人が次のラウンドを始めます。
ttp-rules-0-4 = 5ラウンドで終わり。点の一番多い人が勝ち、同点なら一緒に勝ちます。
