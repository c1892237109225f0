# 絵を音で聞くときの言葉。すべてのゲームで共通。
spoken-title = { $title }：{ $right }。
spoken-title-called = { $title } { $right }。
spoken-turn = 手番は{ $seats }。
spoken-player = 席{ $number } { $name }：{ $facts }。
spoken-player-bare = 席{ $number } { $name }。
spoken-held = 手札{ $number }枚
spoken-won = { $number }トリック
spoken-score-unit = { $number }{ $unit }
spoken-minus = マイナス
spoken-of = { $part }（全{ $whole }）
spoken-dealer = ディーラー
spoken-started = スタートプレイヤー
spoken-sentence = { $text }。
spoken-numbered = { $number }：{ $card }
spoken-marked = { $card }（{ $mark }）
spoken-trick = 場は、{ $leader }から順に{ $cards }。
spoken-trick-winner = いま勝っているのは{ $seat }。
spoken-no-trick = 場にはまだ何も出ていません。
spoken-last = 前のトリックは、{ $leader }から順に{ $cards }。
spoken-last-winner = 取ったのは{ $seat }。
spoken-winner = { $win }：{ $names }。
spoken-total = 合計{ $number }点
spoken-leg = { $head }は{ $leg }
spoken-legs = { $leg ->
    [round] ラウンド
    [game] ゲーム
   *[deal] ディール
}ごとに{ $legs }
spoken-last-legs = 最近の{ $leg ->
    [round] ラウンド
    [game] ゲーム
   *[deal] ディール
}は{ $legs }
