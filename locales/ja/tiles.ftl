# ドミノ牌の呼び方。
tiles-short = { $low }-{ $high }
tiles-name = { $low }-{ $high }の牌
tiles-double = { $low }-{ $low }のダブル牌
tiles-none = なし
