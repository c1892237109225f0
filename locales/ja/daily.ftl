# 今日の一局：同じカードでひとり一度
command-daily = 今日の一局：みんなが同じカードで、ひとり一度だけ遊びます
command-daily-name = 今日の一局
daily-title = 今日の一局
daily-date = { $month }月{ $day }日
daily-heading = **今日の一局　{ $title }**（{ $date }）
daily-what = 世界中のみんなが同じカードで、CPU{ $count }人を相手に一度だけ遊びます。カードはDMに配ります。ヒントと待ったはありません。
daily-same-cards = みんなが同じカードで遊びます
daily-waits = あなたの卓はDMで待っています：{ $place }
daily-late = あなたの卓はまだ続いていますが、日付が変わったので結果には数えません：{ $place }
daily-late-done = 日付が変わってから終わったか、手の半分より多くをCPUが代わりに打ったので、結果には数えません。
daily-given-up = この一局は途中で終わりました。同じカードは一度だけです。また明日どうぞ。
daily-missed = この日は遊びませんでした。
daily-options = ルール設定：{ $options }
daily-options-usual = ルール設定：標準
daily-ends = { $begun ->
    [0] まだだれも座っていません。
   *[other] これまでに{ $begun }人が座りました。
}{ $when }に次の一局に替わります。
daily-own = あなたは{ $score }でした。
daily-first = まだあなただけです。ほかの人の結果を待ちましょう。
daily-only = この日に終えたのはあなただけでした。
daily-share-where = -# 結果をみんなに見せるには、サーバーのチャンネルで `/今日の一局` を使います。
daily-shared-own = { $score }でした。
daily-shared-first = この日のいちばん乗りです。次はだれでしょう。
daily-shared-only = この日に終えたのは1人だけでした。
daily-place = { $count }人中{ $place }位です。
daily-better = ほかの人の{ $percent }%より上です。
daily-you = あなた
daily-results = みんなの結果（{ $count }人）
daily-no-results = まだだれも終えていません
daily-no-results-over = この日に終えた人はいませんでした
daily-bar = { $scores }：{ $count }人
daily-proof = シャッフルの証明 { $commitment }…
daily-commitment = -# シャッフルの証明：{ $commitment }（秘密の数は日付が変わると公開します）
daily-secret =
    -# シャッフルの証明：{ $commitment }
    -# 秘密の数：{ $secret }
daily-other-games = ほかのゲームの今日の一局
daily-over = その日は終わりました。新しい一局をどうぞ。
daily-needs-messages = カードはDMに配りますが、DMを届けられませんでした。サーバーのプライバシー設定でDMを許可してから、もう一度どうぞ。
daily-nothing-to-share = 見せられる結果がまだありません。日付が変わる前に終えた一局が結果になります。
daily-shared = { $name }さんの今日の一局　**{ $title }**（{ $date }）
button-daily = 今日の一局
button-daily-play = 遊ぶ
button-share = みんなに見せる
button-yesterday = きのう
button-today = 今日
daily-from-to = { $first }〜{ $last }
daily-done = ✓ 終わりました
daily-begun = … 途中です
