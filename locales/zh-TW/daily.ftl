# The deal of the day: the same cards, once each
command-daily = 每天一場短短的遊戲，大家拿同樣的牌
command-daily-name = 每日一局
daily-title = 每日一局
daily-month = { $month }月
daily-date = { daily-month }{ $day }日
daily-weekday = { $weekday ->
    [0] 星期一
    [1] 星期二
    [2] 星期三
    [3] 星期四
    [4] 星期五
    [5] 星期六
   *[6] 星期日
}
daily-weekday-short = { $weekday ->
    [0] 一
    [1] 二
    [2] 三
    [3] 四
    [4] 五
    [5] 六
   *[6] 日
}
daily-week = 最近七天玩過的日子：{ $days }
daily-week-day = { $weekday } { $game }
# The place on the seal. $teen is "yes" from 11 to 13, in every hundred.
daily-nth = 第{ $place }名
daily-of = 共{ $count }人
daily-heading = **每日一局：{ $title }**（{ $date }）
daily-what = 全世界的人都拿同樣的牌，和{ $count }個電腦對手玩，只有一次機會。牌用私訊送達；沒有提示，也不能悔牌。
daily-same-cards = 大家拿同樣的牌
daily-waits = 你的牌桌在私訊裡等你：{ $place }
daily-late = 你的牌桌還開著，但當天已過，不列入結果：{ $place }
daily-late-done = 不列入結果：當天過後才玩完，或大部分由電腦代打。
daily-given-up = 這一局你中途離開了。同樣的牌只有一次，明天會有新的一局。
daily-missed = 那一天你沒有玩。
daily-options = 規則設定：{ $options }。
daily-options-usual = 使用一般規則。
daily-ends = { $begun ->
    [0] 還沒有人入座。
   *[other] 目前有{ $begun }人入座。
}下一局在{ $when }開始。
daily-own = 你的成績：{ $score }。
daily-first = 目前只有你一個人。看看別人表現如何吧。
daily-only = 那一天只有你玩到最後。
daily-place = { $count }人中第{ $place }名。
daily-better = 勝過{ $percent }%的人。
daily-you = 你
daily-results = { $count }人的結果
daily-be-first = 誰是第一個？
daily-no-results = 還沒有人玩到最後
daily-no-results-over = 那一天沒有人玩到最後
daily-bar = { $scores }：{ $count }人
daily-commitment =
    這一天的牌來自一個祕密數字，沒有人能選擇或更改。
    它的承諾值 SHA-256：`{ $commitment }`
    這一天結束後會公開數字本身。
daily-secret =
    這一天的牌來自這個數字：`{ $secret }`
    整天公開的承諾值 SHA-256：`{ $commitment }`
daily-over = 那一天已經結束了。來玩新的一局吧。
daily-needs-messages = 牌會用私訊送達，但我沒辦法私訊你。請在這個伺服器的隱私設定允許私訊，再試一次。
daily-nothing-to-share = 還沒有可以分享的結果。
daily-shared = { $name }：{ $line }
button-daily = 每日一局
button-daily-play = 開玩
button-yesterday = 昨天
button-today = 今天
daily-from-to = { $first }～{ $last }
daily-date-short = { $month }月{ $day }日
daily-line = Tefuda { $date } · { $title } { $score }
daily-line-better = { $line } · 勝過{ $percent }%的人 { $squares }
daily-in-a-row = 連續{ $count }天
daily-streak = { $count ->
    [1] 🔥 1天
   *[other] 🔥 連續{ $count }天。每週可以休息一天。
}

# Share: a result into a channel
button-share = 分享
share-line = { $name } 分享了一場**{ $title }**：{ $how }
share-where = 想在哪裡分享？也可以複製下面這一行。
share-nowhere = 沒有你我都能發言的頻道。你可以複製這一行：
share-pick = 選頻道
share-place = #{ $channel } · { $server }
share-here = 已分享到 { $channel }。
share-done = 你已經在 <#{ $channel }> 分享過這個結果了。
share-often = 你最近分享了很多結果。請一小時後再試。
share-not-over = 遊戲結束後才能分享。
share-no-writing = 你或我不能在那個頻道發言。請選別的頻道。
share-elsewhere = 這個結果只能在遊玩的伺服器裡分享。
share-others = 這一桌還有別人一起玩，所以結果只留在遊玩的地方。
