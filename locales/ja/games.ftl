# いくつかのゲームに共通の文言。geschenk-tag-play がないときは games-tag-play を使う
games-alt-card = { $k }番{ $card }
games-alt-dealer = （ディーラー）
games-alt-empty = 場にはまだ1枚もありません。
games-alt-hand-card = { $number }は{ $card }
games-alt-last = 前のトリックは、席{ $leader }から順に{ $cards }。席{ $seat }が取りました。
games-alt-over = ゲームは終わりました。
games-alt-semicolon = 。
games-alt-trick = 場は、リードの席{ $leader }から順に{ $cards }。
games-ask-discard-1 = どれを捨てますか
games-ask-play-1 = どれを出しますか
games-bar-round = ラウンド { $round } / { $rounds }
games-choosing = 選択中
games-chosen = 決定
games-deck = 山札
games-discards = 捨て札
games-event-dealt = ディール{ $deal }がはじまります。ディーラーは{ $dealer }さんです。
games-event-ended = { $count ->
    [1] { $winners }の勝ちです！ { $score }点。
   *[other] { $winners }が{ $score }点で勝利を分け合いました！
}
games-event-hand = あなたの手札は{ $cards }です。
games-event-over = { $count ->
    [1] { $winners }の勝ちです！
   *[other] { $winners }が勝利を分け合いました！
}
games-event-passed = { $seat }さんはパスしました。
games-event-played = { $seat }さんが{ $card }を出しました。
games-hand-title = あなたの手札
games-kind-run = ラン
games-move-discard = { $card }を捨てる
games-move-pass = パス
games-move-play = { $card }を出す
games-new = 新
games-no-card = その札は手札にありません。手札から選んでください。
games-no-follow = { $suit }を持っているので、{ $suit }を出します。
games-none = なし
games-option-first_dealer = 最初のディーラー
games-option-first_dealer-random = くじで決める
games-option-first_dealer-seat1 = 席1
games-option-first_dealer-seat2 = 席2
games-option-first_dealer-seat3 = 席3
games-option-first_dealer-seat4 = 席4
games-option-max_deals = 最大ディール数
games-option-mode-individual = 個人戦
games-option-rounds = ラウンド数
games-result-title = ゲーム終了
games-result-win = { $count ->
    [1] 勝ち
   *[other] ともに勝ち
}
games-round = ラウンド { $round }
games-score-of = { $name }さん{ $score }点
games-state-over = 第{ $deal }ディールで終わり
games-state-play = ディール{ $deal }・トリック{ $trick } / { $tricks }
games-stock = 山札
games-story-level = 勝利を分け合う
games-story-margin = { $points }点差の勝利
games-story-shared = 同点で勝利を分け合いました
games-tag-discard = 捨てる
games-tag-pass = パス
games-tag-play = 出す
games-unit = 点
games-amount = { $number }点
