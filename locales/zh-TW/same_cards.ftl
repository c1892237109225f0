# The same cards: a table dealt again, and the deal of the day
cards-known = 你已經知道這些牌了，同樣的牌不能玩兩次。
button-offer-cards = 邀人玩同樣的牌
button-deal-again = 玩同樣的牌
offer-elsewhere = 這些牌只能在原本遊玩的伺服器裡邀人玩。
offer-done = 你已經在 <#{ $channel }> 用這些牌邀過人了。
offer-often = 你最近用同樣的牌邀了很多次。請一小時後再試。
cards-offered = **{ $name }** 邀大家再玩一次「{ $title }」（{ $table }號桌）的牌。還不知道這些牌的人，可以用它開桌。
cards-fixed = 這一桌用的是另一桌的牌，所以規則設定、座位和洗牌暗語都不能更改。
cards-in-play = { $table }號桌還在玩這些牌。結束後就能看。
cards-played = 還有別的牌桌在玩這些牌。結束後才能給大家看。
cards-sealed = 今天每日一局的牌在當天結束前都要保密。請明天再試。
again-other-game = 那一桌玩的是別的遊戲。
again-not-over = 只有玩到最後的牌桌，才能再發同樣的牌。
again-not-possible = 那一桌的牌不能再發：每日一局、觀戰桌、舊規則的場次，以及已經給大家看過的場次都不行。
event-table-same-cards = 發出和另一桌一樣的牌。
proof-cards = 之前牌桌或當天的（{ $cards }）
lobby-same-cards = -# 這一桌會發和某個已結束牌桌一樣的牌。知道那些牌的人不能入座。

# Below the picture of a result
result-date = { $year }年{ $month }月{ $day }日
result-foot = Tefuda 手札 · { $date }
result-said = { $text }。

# The same cards, side by side
button-same-cards = 比較結果
same-cards-title = 同樣的牌
same-cards-heading = 這是{ $count }桌用同樣的牌玩出的結果。同一個座位拿到的牌相同。
same-cards-alone = 就這裡看得到的範圍，還沒有別的牌桌用這些牌玩完。
same-cards-table = { $table }號桌
same-cards-seat = { $seat }號位
same-cards-alt = { $seat }：{ $results }。
course-led = 全部{ $count }輪一路領先
course-behind = 全{ $count }輪，落後到第{ $leg }輪才逆轉獲勝
course-moves-behind = 全{ $count }手，落後到第{ $move }手，最後以{ $lead }之差獲勝
course-moves-ahead = 全{ $count }手，從第{ $move }手起領先，以{ $lead }之差獲勝
course-moves-last = 全{ $count }手，靠最後一手以{ $lead }之差獲勝
