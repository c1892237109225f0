# What several games say alike: games-tag-play stands for geschenk-tag-play, where that is not there
games-alt-card = 第{ $k }張{ $card }
games-alt-dealer = ，莊家
games-alt-empty = 這一墩還沒有人出牌。
games-alt-hand-card = { $number }：{ $card }
games-alt-last = 上一墩，{ $leader }號位引牌，{ $seat }號位吃下：{ $cards }。
games-alt-over = 遊戲結束了。
games-alt-semicolon = ；
games-alt-trick = 這一墩，{ $leader }號位引牌：{ $cards }。
games-ask-discard-1 = 要棄哪一張？
games-ask-play-1 = 要出哪一張？
games-bar-round = 第{ $round }/{ $rounds }輪
games-choosing = 選擇中
games-chosen = 已選好
games-deck = 牌庫
games-discards = 棄牌
games-event-dealt = 第{ $deal }局開始。莊家是 { $dealer }。
games-event-ended = { $count ->
    [1] { $winners } 以{ $score }分獲勝！
   *[other] { $winners } 以{ $score }分共享勝利！
}
games-event-hand = 你的手牌：{ $cards }。
games-event-over = { $count ->
    [1] { $winners } 獲勝！
   *[other] { $winners } 共享勝利！
}
games-event-passed = { $seat } 跳過。
games-event-played = { $seat } 打出{ $card }。
games-hand-title = 你的手牌
games-kind-run = 順子
games-move-discard = 棄{ $card }
games-move-pass = 跳過
games-move-play = 出{ $card }
games-new = 新
games-no-card = 那張牌不在你手上。請從手牌選。
games-no-follow = 你有{ $suit }，必須跟牌。
games-none = 無
games-option-first_dealer = 首局莊家
games-option-first_dealer-random = 抽籤決定
games-option-first_dealer-seat1 = 1號位
games-option-first_dealer-seat2 = 2號位
games-option-first_dealer-seat3 = 3號位
games-option-first_dealer-seat4 = 4號位
games-option-max_deals = 局數上限
games-option-mode-individual = 個人戰
games-option-rounds = 輪數
games-result-title = 遊戲結束
games-result-win = { $count ->
    [1] 勝者
   *[other] 共同勝者
}
games-round = 第{ $round }輪
games-score-of = { $name } { $score }分
games-state-over = 第{ $deal }局後結束
games-state-play = 第{ $deal }局，第{ $trick }/{ $tricks }墩
games-stock = 牌庫
games-story-level = 共享勝利
games-story-margin = 領先{ $points }分
games-story-shared = 同分，共享勝利
games-tag-discard = 棄牌
games-tag-pass = 跳過
games-tag-play = 出牌
games-unit = 分
games-amount = { $number }分
