# 参加できる人、報告、卓に入れない人

join-name = 参加できる人
join-all = だれでも
join-invited = 招待した人だけ
join-in_time = 時間を守る人
join-in_time-help = 手の{ $share }%以上を時間内に打っている人
join-finished = { $games }局以上の人
join-finished-help = どこでも、{ $games }局以上を終えた人
lobby-asks-in_time = -# 卓主は、時間内に打つ人（{ $share }%以上）と遊びたいそうです。
lobby-asks-finished = -# 卓主は、{ $games }局以上を終えた人と遊びたいそうです（どこで遊んだ局でも）。
trust-in-time = この卓は、手の{ $least }%以上を時間内に打っている人の卓です。あなたはいま{ $share }%です（あなたにしか見えません）。持ち時間のある卓で時間内に打つたびに上がります。ほかの卓には参加できます。
trust-finished = この卓は、{ $least }局以上を終えた人の卓です。{ $count ->
    [0] まだ1局も終えていないので
   *[other] いま{ $count }局なので
}、あと{ $missing }局で参加できます。どのゲームでも、CPUとの局でもかまいません。
tables-waiting-first = ここで人を待っている卓が{ $most }卓あります（{ $tables }）。どれかをはじめるか閉じてから、次の卓を立ててください。1局終えるごとに、1卓ずつ増やせます。
barred-here = このサーバーの管理者が、あなたの参加をいまは断っています。管理者と話してみてください。遊んでいる途中の卓は続けられます。

button-report = 管理者に知らせる
report-title = 管理者に知らせる
report-who = だれのことですか
report-word = 何がありましたか
report-word-help = 読むのはこのサーバーの管理者だけです。卓の人には伝わりません。
report-sent = ありがとうございます。このサーバーの管理者に届けました。卓の人には伝わりません。
report-server-only = DMには管理者がいません。「設定」で人をブロックできます。
report-empty = 何があったか、ひとこと書いてください。
report-again = この卓のこの人のことは、もう管理者に届けてあります。
reports-enough = 管理者に知らせられるのは、1日{ $most }回までです。急ぐときは、管理者に直接連絡してください。
report-alone = この卓には、ほかに人がいません。
report-heading = **卓についての報告**・{ $title }（卓{ $table }）{ $place }
report-told = { $reporter }さんから、{ $reported }さんについて：
report-private = -# { $server }の管理者だけに届けています。{ $reported }さんには伝わりません。そのサーバーの「設定」→「このサーバー」で、人を卓に入れないようにしたり、報告のチャンネルを決めたりできます。
report-in-channel = -# { $reported }さんには伝わりません。
button-report-bar = 卓に入れない
report-gone = この報告は30日を過ぎたか、どちらかの人がデータを消しています。

server-page-people = 人と報告
settings-people-told = { $count ->
    [0] 入れない人なし
   *[other] 入れない人{ $count }人
}
settings-reports-owner = サーバーの所有者のDM
people-explained = 卓に入れない人は、このサーバーで卓を立てたり席についたりできません。途中の卓は終わりまで続けます。本人は押したときに知り、ほかの人には伝わりません。
people-reports = 参加者からの報告は、音を出さずに届きます。届け先：{ $place }
people-none = 卓に入れない人はいません。
people-list = 卓に入れない人：{ $people }
people-forgotten = データを消した人（{ $date }）
people-bar = 卓に入れない人を選ぶ
people-back = また入れる人を選ぶ
people-channel = 報告のチャンネル
button-reports-owner = 報告は所有者へ
button-people-leave = CPUに代える
bar-yourself = 自分を卓に入れないようにはできません。ほかの管理者ならできます。
bar-bot = 選べるのは、人だけです。
barred-full = 卓に入れない人は{ $most }人までです。先にだれかを戻してください。
people-barred = { $person }さんは、これからここで卓を立てたり席についたりできません。
people-playing = 途中の卓が{ $count }卓あります（{ $tables }）。そのまま続きますが、席をCPUに代えることもできます。
people-left = { $count ->
    [0] 代える席は、もうありませんでした。
   *[other] { $count }席をCPUに代えました。
}
people-report = { $reporter }さんから、{ $reported }さんについて（卓{ $table }）：
people-forgotten-short = データを消した人
report-channel-public = { $channel }はみんなに見えます。管理者だけに見えるチャンネルを選んでください。
