# Stendhal
stendhal-title = Stendhal
stendhal-line = 1枚ずつ出して、一番大きいカードの人がラウンドを取ります。
stendhal-about = 手札5枚から、毎ラウンド1枚ずつ出します。一番大きいカードを出した人が1点。点の多い人が勝ちます。
stendhal-command = stendhal

# オプション
stendhal-option-low = 小さいカード
stendhal-option-low-name = 小さいカード
stendhal-option-low-help = 一番小さいカードの人がラウンドを取ります。

# 番
stendhal-prompt-lay = カードを1枚出してください。
stendhal-tag-lay = カードを出す
stendhal-ask-lay-1 = どのカードを出しますか。
stendhal-move-lay = { $card }を出す

# 出来事
stendhal-event-dealt = カードを配りました。{ $seat }さんから始めます。
stendhal-event-laid = { $seat }さんが{ $card }を出しました。
stendhal-event-round_won = { $seat }さんが{ $card }でこのラウンドを取りました。
stendhal-event-over = { $count ->
    [1] { $winners }の勝ち！
   *[other] { $winners }の同点で、みんな勝ち！
}

# 場
stendhal-round = ラウンド { $round } / { $rounds }
stendhal-state = { $round }。{ $rule }。
stendhal-takes-high = 一番大きいカードの勝ち
stendhal-takes-low = 一番小さいカードの勝ち
stendhal-held = 手札{ $cards }枚
stendhal-unit = 点
stendhal-turn = 手番
stendhal-hand = あなたの手札
stendhal-none = なし
stendhal-spent = これまでのカード：{ $cards }
stendhal-result = 結果
stendhal-won = 勝ち
stendhal-alt-turn = { $name }さんの番です。
stendhal-alt-seat = { $name }：{ $points }点、手札{ $held }枚、出したカード：{ $card }
stendhal-alt-hand = 手札：{ $cards }
stendhal-alt-result = { $name }：{ $points }点

# ルール
stendhal-rules-1 = 全員に5枚ずつ配ります。残りは見えません。
stendhal-rules-2 = 順番に1枚ずつ、表向きに出します。
stendhal-rules-3 = 一番大きいカード（オプションでは一番小さいカード）を出した人が1点。その人が次のラウンドを始めます。
stendhal-rules-4 = 5ラウンドで終わり。点の一番多い人が勝ち、同点なら一緒に勝ちます。
