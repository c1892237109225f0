# 同じカード：前の卓の再戦と、今日の一局
cards-known = このカードはもうご存じです。同じカードで遊べるのは一度だけです。
button-offer-cards = このカードで誘う
button-deal-again = 同じカードで遊ぶ
offer-elsewhere = このカードで誘えるのは、遊んだサーバーの中だけです。
offer-done = このカードでは、<#{ $channel }>でもう誘っています。
offer-often = 続けてたくさん誘っています。1時間ほどおいてからどうぞ。
cards-offered = **{ $name }**さんからのお誘いです。{ $title }（卓{ $table }）と同じカードで遊びませんか。まだそのカードを知らない人が、新しい卓を立てられます。
cards-fixed = この卓は前と同じカードで遊ぶので、ルール設定、人数、合言葉は変えられません。
cards-in-play = 同じカードの卓{ $table }がまだ続いています。終わったら見られます。
cards-played = 同じカードで遊んでいる卓がまだほかにあります。終わるまで、みんなには見せられません。
cards-sealed = 今日の一局のカードは、日付が変わるまで秘密です。明日また見せられます。
again-other-game = その卓は別のゲームです。
again-not-over = 同じカードで遊べるのは、終わりまで遊んだ卓だけです。
again-not-possible = その卓のカードはもう配れません。今日の一局、観戦の卓、以前のルールの卓、みんなに見せた対局は配りなおせません。
event-table-same-cards = ほかの卓と同じカードを配りました。
proof-cards = 前の卓またはその日のもの（{ $cards }）
lobby-same-cards = -# 前に終わった卓と同じカードで遊びます。そのカードを知っている人は座れません。

# 結果の画像の下
result-date = { $year }年{ $month }月{ $day }日
result-foot = 手札 Tefuda　{ $date }
result-said = { $text }。

# 同じカードの結果をくらべる
button-same-cards = 同じカードの結果
same-cards-title = 同じカードの結果
same-cards-heading = 同じカードで遊んだ{ $count }卓の結果です。席が同じなら、配られたカードも同じです。
same-cards-alone = 同じカードで遊び終えた卓は、ここから見えるところにはまだほかにありません。
same-cards-table = 卓{ $table }
same-cards-seat = 席{ $seat }
same-cards-alt = { $seat }：{ $results }。
course-led = 全{ $count }回、はじめから終わりまで首位
course-behind = 全{ $count }回のうち{ $leg }回目まで追う展開からの勝利
course-moves-behind = 全{ $count }手のうち{ $move }手目まで追う展開から、{ $lead }の差で逆転勝ち
course-moves-ahead = 全{ $count }手のうち{ $move }手目から首位を守り、{ $lead }の差で勝ち
course-moves-last = 全{ $count }手の最後の1手で抜け出し、{ $lead }の差で勝ち
