# Pictures as they are heard, in every game.
spoken-title = { $title }：{ $right }。
spoken-title-called = { $title } { $right }。
spoken-turn = 輪到{ $seats }。
spoken-player = { $number }號位 { $name }：{ $facts }。
spoken-player-bare = { $number }號位 { $name }。
spoken-held = 手牌{ $number }張
spoken-won = { $number }墩
spoken-score-unit = { $number }{ $unit }
spoken-minus = 負
spoken-of = { $part }（共{ $whole }）
spoken-dealer = 莊家
spoken-started = 起始玩家
spoken-sentence = { $text }。
spoken-numbered = { $number }：{ $card }
spoken-marked = { $card }（{ $mark }）
spoken-trick = 桌上的牌，從{ $leader }起：{ $cards }。
spoken-trick-winner = 目前領先：{ $seat }。
spoken-no-trick = 桌上還沒有牌。
spoken-last = 上一墩，從{ $leader }起：{ $cards }。
spoken-last-winner = 由{ $seat }吃下。
spoken-winner = { $win }：{ $names }。
spoken-total = 總分{ $number }
spoken-leg = { $head }：{ $leg }
spoken-legs = 各{ $leg ->
    [round] 輪
    [game] 場
   *[deal] 局
}（{ $legs }）
spoken-last-legs = 最近幾{ $leg ->
    [round] 輪
    [game] 場
   *[deal] 局
}（{ $legs }）
