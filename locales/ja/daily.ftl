# 今日の一局：同じカードでひとり一度
command-daily = 一日ひとつの短い一局。みんなが同じカードで遊びます
command-daily-name = 今日の一局
daily-title = 今日の一局
daily-month = { $month }月
daily-date = { daily-month }{ $day }日
daily-weekday = { $weekday ->
    [0] 月曜日
    [1] 火曜日
    [2] 水曜日
    [3] 木曜日
    [4] 金曜日
    [5] 土曜日
   *[6] 日曜日
}
daily-weekday-short = { $weekday ->
    [0] 月
    [1] 火
    [2] 水
    [3] 木
    [4] 金
    [5] 土
   *[6] 日
}
daily-week = この7日間に遊んだ日：{ $days }
daily-week-day = { $weekday }は{ $game }
daily-nth = { $place }位
daily-of = { $count }人中
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
daily-place = { $count }人中{ $place }位です。
daily-better = ほかの人の{ $percent }%より上です。
daily-you = あなた
daily-results = { $count }人の結果
daily-be-first = 一番乗りはだれ？
daily-no-results = まだだれも終えていません
daily-no-results-over = この日に終えた人はいませんでした
daily-bar = { $scores }：{ $count }人
daily-commitment =
    この日のカードは、だれにも選べず変えられない秘密の数から決まります。
    秘密の数のコミットメント SHA-256：`{ $commitment }`
    秘密の数そのものは、日付が変わると公開します。
daily-secret =
    この日のカードは、この秘密の数から決まりました：`{ $secret }`
    一日じゅう公開していたコミットメント SHA-256：`{ $commitment }`
daily-over = その日は終わりました。新しい一局をどうぞ。
daily-needs-messages = カードはDMに配りますが、DMを届けられませんでした。サーバーのプライバシー設定でDMを許可してから、もう一度どうぞ。
daily-nothing-to-share = 見せられる結果がまだありません。
daily-shared = { $name }さん　{ $line }
button-daily = 今日の一局
button-daily-play = 遊ぶ
button-yesterday = きのう
button-today = 今日
daily-from-to = { $first }〜{ $last }
daily-date-short = { $month }月{ $day }日
daily-line = 手札 Tefuda 今日の一局 { $date } · { $title } { $score }
daily-line-better = { $line } · { $percent }%の人より上 { $squares }
daily-in-a-row = { $count }日続いています
daily-streak = 🔥 { $count }日続いています。週に1日なら、休んでも途切れません。

# みんなに見せる：結果をチャンネルへ
button-share = みんなに見せる
share-line = { $name }さんの結果：**{ $title }**　{ $how }
share-where = どのチャンネルで見せますか。下の一行をコピーして、ほかの場所で使うこともできます。
share-nowhere = あなたもわたしも書きこめるチャンネルが、見つかりませんでした。下の一行をコピーして、好きなところで使えます。
share-pick = チャンネル
share-place = #{ $channel } · { $server }
share-here = { $channel } に出しました。
share-done = この結果は、<#{ $channel }>でもう見せています。
share-often = 続けてたくさん見せています。1時間ほどおいてからどうぞ。
share-not-over = 見せられるのは、対局が終わってからです。
share-no-writing = あなたかわたしのどちらかが書きこめないチャンネルなので、そこには出せません。
share-elsewhere = この結果を見せられるのは、遊んだサーバーの中だけです。
share-others = ほかの人も遊んだ卓なので、結果を見せられるのは、卓のあった場所の中だけです。
