# カードの呼び方。すべてのゲームで共通。
cards-suit-s = スペード
cards-suit-h = ハート
cards-suit-c = クラブ
cards-suit-d = ダイヤ
cards-suit-l = リーフ
cards-suit-x = クロス
# 札の表示に使う短い印
cards-mark-s = ♠
cards-mark-h = ♥
cards-mark-c = ♣
cards-mark-d = ♦
cards-mark-l = リーフ
cards-mark-x = クロス
cards-short = { $mark }{ $rank }
cards-name = { $suit }の{ $rank }
cards-spoken = { $suit }の{ $rank }
cards-joker = ジョーカー
cards-joker-black = ジョーカー（黒）
cards-joker-red = ジョーカー（赤）
cards-none = なし
cards-turn = 手番
cards-lead = リード
cards-best = いま勝ち
cards-last-trick = 前のトリック
cards-nth = { $n }番目
cards-seat = 席{ $number }
cards-person = { $name }さん
