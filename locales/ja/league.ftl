# リーグ戦とカップ戦（/league）
no-such-league = そのリーグ戦やカップ戦は見つかりませんでした。
league-started = いまからは参加できません。次の機会にぜひ。
league-over = もう終わっています。
league-ending = これで組み合わせは終わりです。残りの卓が終わると、全体も終わります。
league-full = { $most }組で満員です。次の機会にぜひ。
league-not-in = ここには参加していません。
league-organiser-only = これができるのは、リーグ戦を開いた人とサーバーの管理者です。
league-too-few = まだ人が足りません。{ $count }人からはじめられます。
leagues-many = このサーバーではリーグ戦とカップ戦が合わせて{ $most }つ続いています。どれかが終わってからにしましょう。
leagues-own = このサーバーであなたが開いたリーグ戦やカップ戦が{ $most }つ続いています。どれかが終わってからにするか、ほかの人のところに参加しましょう。
leagues-today = 今日はもう{ $most }つ、ここでリーグ戦やカップ戦を開きました。明日またどうぞ。
command-league = リーグ戦とカップ戦：参加すれば、卓は自動で立ちます
command-league-name = リーグ戦
league-explained = **リーグ戦とカップ戦**：参加者をつのると、卓が自動で立ちます。リーグ戦は総当たり。カップ戦では、同じ回のどの卓にも同じカードが配られます。
leagues-none = このサーバーには、まだリーグ戦もカップ戦もありません。
league-new = リーグ戦・カップ戦を開く：どのゲーム？
league-weeks = { $count ->
    [0] 決着がつくまで
   *[other] { $count }回
}
league-form = { $title }：リーグ戦・カップ戦
league-form-weeks = 回数
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
league-missing = あと{ $count }人ではじめられます。
cup-missing-teams = あと{ $count }チームではじめられます。
league-some-free = { $people }人なので、{ $every ->
    [yes] 毎週
   *[no] 週によって
}{ $count }人ずつ交代でお休みです。
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
league-pair-away = - { $names }：卓{ $table }
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
league-leave-sure = { $title } リーグ戦（{ $id }）から抜けますか。{ $begun ->
    [yes] はじまっている卓は、そのまま打てます。
   *[no] {""}
}
button-league-join = 参加する
button-league-leave = 抜ける
button-league-start = はじめる
button-league-look = 順位表
button-league-end = 終わりにする
league-state-open = 受付中
league-thread = { $title } リーグ戦 · 第{ $week }週その{ $number }
league-somebody = だれか
open-seats-leagues = 参加を受け付けているリーグ戦・カップ戦：
open-seats-leagues-begun = 進行中のリーグ戦・カップ戦：
open-seats-league = - 🏆 **{ $title } リーグ戦**（{ $id }）<#{ $channel }>：{ $count }人
open-seats-league-button = { $title } リーグ戦（{ $id }）

# カップ戦（/league）：リーグ戦と言い方がちがうもの
cup-no-threads = カップ戦ではどの卓にも同じカードが配られるので、卓ごとにプライベートスレッドを立てます。{ $channel }では立てられません。テキストチャンネルで開くか、サーバーの管理者に「プライベートスレッドの作成」と「スレッドでメッセージを送信」を許可してもらってください。
cup-sealed = このカードでこれから遊ぶ人がいます。この回が終わったら見られます。
cup-stays = 同じカードで遊ぶ人がほかにいるので、カップ戦の卓は移せません。手札はこれまでどおりDMに届きます。
cup-team-full = そのチームはもうそろっています。ほかのチームを選んでください。
league-form-kind = 種類
league-form-days = カップ戦の1回の長さ
cup-kind = { $kind ->
    [league] リーグ戦：総当たり
    [swiss] カップ戦：スイス式（成績の近い人と当たる）
   *[other] カップ戦：トーナメント（勝ち上がり）
}{ $team ->
    [1] {""}
   *[other] 、{ $team }人チーム
}
cup-days = { $count ->
    [7] 1週間
    [14] 2週間
   *[other] { $count }日間
}
cup-title = { $title } カップ
cup-heading = 🏆 **{ $title } カップ**（{ $id }）
league-terms-days = { $weeks ->
    [0] 総当たりが終わるまで
   *[other] 全{ $weeks }回
}・1回{ $span }・1卓{ $size }人・持ち時間は{ $pace }。毎回の卓は自動で立ち、手札がDMで届きます。
cup-terms-swiss = スイス式・{ $weeks ->
    [0] 順位がつくまで
   *[other] 全{ $weeks }回戦
}・1回{ $span }・1卓{ $size }人・持ち時間は{ $pace }。成績の近い人と当たり、カードはどの卓も同じです。
cup-terms-knockout = トーナメント・1回{ $span }・1卓{ $size }人・持ち時間は{ $pace }。{ $size ->
    [2] 勝った人が勝ち上がり、準決勝で敗れると3位決定戦です。
   *[other] 各卓の上位半分が勝ち上がります。
}カードはどの卓も同じです。
cup-points-swiss = 卓で自分より下の相手1人につき2点、並んだ相手1人につき1点。さらに、ほかの卓で同じ札を持った人の半分より多くを上回れば2点、ちょうど半分なら1点。お休みの回は、全員と並んだものとして数えます。途中から参加した人は、出られなかった回をまとめて1回のお休みとして数えます。全員が打ち終えた回から、順位表に入ります。
cup-points-knockout = 引き分けなら、同じ札を持ったほかの卓の人よりよくできたほうが勝ち上がります。
cup-teams = { $count }人チーム：1人ずつ別の卓で打ち、点を合わせます。足りない人の分はCPUが打ちます。
cup-team = { $name }チーム
cup-team-line = - **{ $team }**：{ $names }{ $count ->
    [1] （{ $count }/{ $size }人）
   *[other] {""}
}
cup-team-ask = どのチーム？
cup-team-new = 新しいチーム
cup-team-choice = { $names }と組む
cup-state = { $week }回戦（全{ $weeks }回）
cup-state-over = カップ戦終了
cup-next = 次の回は{ $when }。
cup-next-knockout = 次の回は、いまの卓がすべて終わってから、早くて{ $when }にはじまります。
cup-last = 最後の回です。残りの卓が終わると、カップ戦も終わります。
cup-soon = まもなく最初の卓が立ちます。
cup-cancelled = このカップ戦は、はじまらないまま終わりました。
cup-is-over = このカップ戦は終わっています。
cup-pair-third = { $line }（3位決定戦）
cup-pair-final = { $line }（決勝）
cup-pair-teams = **{ $teams }**
cup-won-swiss = { $team ->
    [1] { $count ->
        [1] 優勝は{ $names }さん、{ $points }点！
       *[other] 優勝は{ $names }さん、それぞれ{ $points }点！
    }
   *[other] { $count ->
        [1] 優勝は{ $names }、{ $points }点！
       *[other] 優勝は{ $names }、それぞれ{ $points }点！
    }
}
cup-won-knockout = { $team ->
    [1] 優勝は{ $names }さん！
   *[other] 優勝は{ $names }！
}
cup-ended = **{ $title } カップ**（{ $id }）が終わりました。
cup-week = 🏆 **{ $title } カップ**（{ $id }）{ $week }回戦の卓
cup-bye = - この回は不戦勝：{ $names }
cup-free = - この回はお休み：{ $names }
cup-from-next = - 次の回から：{ $names }
cup-head-hand = 同じ札
cup-row-hand = { $row }、同じ札を持った人の{ $hand }を上回る
cup-places = 順位：{ $places }
cup-place = { $place }位 { $names }
cup-alt = トーナメント表。
    { $rounds }
cup-alt-round = { $head }：{ $told }。
cup-alt-bye = { $name }は不戦勝
cup-alt-plays = { $names }が対戦
cup-alt-won = { $names }が勝ち、{ $others }が敗れる
cup-alt-final = 1位から順に、{ $names }
cup-alt-third = 3位決定戦では、{ $told }
cup-round = { $round }回戦
cup-final = 決勝
cup-third = 3位決定戦
cup-opened = カップ戦を開きました。参加の受付は、まもなくこのチャンネルに出ます。
cup-joined = { $title } カップ（{ $id }）に参加しました。はじまると、毎回の手札がDMで届きます。
cup-joined-late = { $title } カップ（{ $id }）に参加しました。{ $mode ->
    [knockout] 相手のいない人がいるか、だれかが抜けたときに打てます。
   *[swiss] 空きがあればすぐに、遅くとも次の回から打てます。それまでに出られない回は、まとめて1回のお休みとして数えます。
}
cup-joined-team = { $title } カップ（{ $id }）に参加しました。チームが残っていれば、次の回から打てます。
cup-left = カップ戦から抜けました。
cup-left-running = カップ戦から抜けました。はじまっている卓は、そのまま打てます。
cup-begun = カップ戦をはじめました。まもなく最初の卓が立ちます。
cup-closed = カップ戦を終わりにしました。
cup-end-sure = { $title } カップ（{ $id }）を終わりにしますか。次の回は、もうありません。
cup-leave-sure = { $title } カップ（{ $id }）から抜けますか。{ $begun ->
    [yes] はじまっている卓は、そのまま打てます。
   *[no] {""}
}
cup-thread = { $title } カップ · { $week }回戦{ $third ->
    [yes] {" "}3位決定戦その{ $number }
   *[no] その{ $number }
}
open-seats-cup = - 🏆 **{ $title } カップ**（{ $id }）<#{ $channel }>：{ $count }人
open-seats-cup-button = { $title } カップ（{ $id }）
