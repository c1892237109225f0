# リーグ戦（/league）
no-such-league = そのリーグ戦は見つかりませんでした。
league-started = このリーグ戦はもうはじまっています。次のリーグ戦でぜひ。
league-over = このリーグ戦は終わっています。
league-ending = これで組み合わせは終わりです。残りの卓が終わると、リーグ戦も終わります。
league-full = このリーグ戦は{ $most }人で満員です。次のリーグ戦でぜひ。
league-not-in = このリーグ戦には参加していません。
league-organiser-only = これができるのは、リーグ戦を開いた人とサーバーの管理者です。
league-too-few = まだ人が足りません。{ $count }人からはじめられます。
leagues-many = このサーバーではリーグ戦が{ $most }つ続いています。どれかが終わってからにしましょう。
leagues-own = このサーバーであなたが開いたリーグ戦が{ $most }つ続いています。どれかが終わってからにするか、ほかの人のリーグ戦に参加しましょう。
leagues-today = 今日はもう{ $most }つ、ここでリーグ戦を開きました。明日またどうぞ。
command-league = リーグ戦：何週かかけて総当たり
command-league-name = リーグ戦
league-explained = **リーグ戦**：参加者をつのり、週ごとの組み合わせで総当たりします。
leagues-none = このサーバーには、まだリーグ戦がありません。
league-new = リーグ戦を開く：どのゲーム？
league-weeks = { $count ->
    [0] 総当たりが終わるまで
   *[other] { $count }週
}
league-form-weeks = 期間
league-form-pace = 持ち時間
league-form-players = 1卓の人数
league-title = { $title } リーグ戦
league-heading = 🏆 **{ $title } リーグ戦**（{ $id }）
league-terms = { $weeks ->
    [0] 総当たりが終わるまで
   *[other] 全{ $weeks }週
}・1卓{ $size }人・持ち時間は{ $pace }。毎週の卓は自動で立ち、手札がDMで届きます。
league-points = 自分より下の相手1人につき2点、並んだ相手1人につき1点。席を離れたまま終わると、代わりのCPUが勝っても、残った全員に負けた扱いです。
league-signed = 参加する人（{ $count }人）：{ $names }
league-some-free = { $people }人なので、{ $every ->
    [yes] 毎週
   *[no] 週によって
}{ $count }人ずつ交代でお休みです。全員が同時に対戦することはありません。
league-odd = 参加する人が奇数のときは、毎週1人ずつ交代でお休みになります。
league-how = 「参加する」で申し込めます。{ $name }さんが「はじめる」を押すと、はじまります。
league-state = 第{ $week }週（全{ $weeks }週）
league-state-over = リーグ戦終了
league-next = 次の組み合わせは{ $when }。
league-last = 最後の週です。残りの卓が終わると、リーグ戦も終わります。
league-soon = まもなく最初の組み合わせが出ます。
league-cancelled = このリーグ戦は、はじまらないまま終わりました。
league-won = { $count ->
    [1] 優勝は{ $names }さん、{ $points }点！
   *[other] 優勝は{ $names }さん、それぞれ{ $points }点！
}
league-no-games = 終わった卓はありませんでした。
league-ended = **{ $title } リーグ戦**（{ $id }）が終わりました。
league-week = 🏆 **{ $title } リーグ戦**（{ $id }）第{ $week }週の組み合わせ
league-pair = - { $names }：卓{ $table } { $place }
league-free = - お休み：{ $names }
league-mine = あなたの卓：
league-head-played = 対局
league-head-won = 勝ち
league-head-kept = 時間内
league-head-points = 点
league-kept = { $count }%
league-row = { $place }位 { $name }、{ $points }点（{ $played }戦{ $won }勝）
league-row-kept = { $row }、時間内の手は{ $kept }
league-alt-gap = 。
league-alt = 順位表。{ $rows }。
league-roster-alt = いま参加しているのは、{ $names }。
league-joined = { $title } リーグ戦（{ $id }）に参加しました。はじまると、毎週の手札がDMで届きます。
league-left = リーグ戦から抜けました。
league-left-running = リーグ戦から抜けました。はじまっている卓は、そのまま打てます。
league-begun = リーグ戦をはじめました。まもなく最初の組み合わせが出ます。
league-opened = リーグ戦を開きました。参加の受付は、まもなくこのチャンネルに出ます。
league-closed = リーグ戦を終わりにしました。
league-end-sure = { $title } リーグ戦（{ $id }）を終わりにしますか。新しい組み合わせは、もう出ません。
league-leave-sure = { $title } リーグ戦（{ $id }）から抜けますか。
button-league-join = 参加する
button-league-leave = 抜ける
button-league-start = はじめる
button-league-look = 順位表
button-league-end = 終わりにする
league-state-open = 受付中
league-thread = { $title } リーグ戦 · 第{ $week }週その{ $number }
league-somebody = だれか
open-seats-leagues = 参加を受け付けているリーグ戦：
open-seats-leagues-begun = 進行中のリーグ戦：
open-seats-league = - 🏆 **{ $title } リーグ戦**（{ $id }）<#{ $channel }>：{ $count }人
open-seats-league-button = { $title } リーグ戦（{ $id }）

# カップ戦（/league）
cup-title = { $title } カップ
cup-heading = 🏆 **{ $title } カップ**（{ $id }）
cup-state = { $week }回戦（全{ $weeks }回）
cup-round = { $round }回戦
cup-final = 決勝
cup-third = 3位決定戦
