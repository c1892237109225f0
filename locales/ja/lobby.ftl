lobby-length = { $minutes }・持ち時間：{ $pace }
lobby-seated = { $free ->
    [0] { $names }
   *[other] { $names }・空席{ $free }
}
lobby-needs = あと{ $count }人ではじめられます。
lobby-ready = はじめられます。
join-again-host = もう席についています。人を誘うかCPUを入れて、はじめましょう。
join-again = もう席についています。{ $name }さんがはじめるのを待ちましょう。
lobby-full-more = -# まだ人がいるなら、卓主が「ルール設定」で{ $most }席まで増やせます。
lobby-more-seats = -# もっと大勢で遊ぶなら、ここの「席の数」を{ $most }まで増やせます。
lobby-seated-kept = { $free ->
    [0] { $names }・{ $kept }さんを招待中
   *[other] { $names }・{ $kept }さんを招待中・空席{ $free }
}
lobby-awaits = { $missing }{ $names }さんの返事を待っています。
lobby-ready-host = はじめられます。{ $name }さんが「はじめる」を押すとはじまります。
lobby-when-full = 満席になるとはじまります（あと{ $count }席）。
lobby-invited-only = 招待された人だけの卓です。
lobby-kept = 招待中
lobby-alt-kept = { $names }さんを招待中。
lobby-alt-options = ルール設定は、{ $options }。
lobby-size = 席の数
lobby-invite = だれかを誘う（卓主だけ）
button-invite-friends = 友だちを誘う
friends-pass-on = 下の文を友だちに送ってください。コードは、はじまるまで使えます。
friends-invitation = Discordで「{ $title }」を遊びませんか。{ $link } でボットを追加して、ボットとのチャットに次のとおり入力してください。
    /ゲーム 招待コード: { $code }
friends-seen-as = -# 参加すると、ほかの人に「{ $name }」という名前が見えます。
friends-joined = 席{ $seat }につきました。卓はこのDMに届きます。届かないときは「/自分の番」で開けます。
code-unknown = このコードで入れる卓はありません。コードははじまると使えなくなるので、友だちに聞いてみてください。
code-tries = 1時間に試せるコードは{ $most }個までです。しばらくしてからどうぞ。
code-none = この卓はコードでは参加できません。
options-host = -# はじまるまでは、卓主の{ $name }さんが変えられます。
options-menu = 何を変えますか。
seat-kept-for = { $name }（招待中）
invitation-sent = { $name }さんを誘いました。席を48時間取ってあります。
leave-last-sure = ほかに人がいないので、抜けるとこの卓はたたまれます。
leave-seat-sure = 席を離れると、あとはCPUが引き継ぎます。ほかの人が座らないうちは、いつでも席に戻れます。
leave-seat-sure-last = ほかに人がいないので、席を離れると卓はここで終わります。
leave-seat-sure-agreed = ほかのみなさんは終わりに賛成しています。席を離れると卓はここで終わります。
seat-left = 席を離れました。CPUが引き継ぎます。「席に戻る」でいつでも戻れます。
seat-left-last = 席を離れました。ほかに人がいないので、卓はここまでです。
seat-left-agreed = 席を離れました。ほかのみなさんも終わりに賛成していたので、卓はここまでです。
seat-left-before = あなたは席を離れていて、いまはCPUが打っています。席に戻りますか。
shuffle-word = { $name }「{ $word }」
shuffle-words = あおば あさひ あさがお いずみ いちょう うぐいす うみ うめ おうぎ かえで かきつばた かもめ かわせみ ききょう きつつき くじゃく こかげ こだま こはる こもれび さくら さざなみ さんご しおかぜ しぐれ しらゆき すいせん すずかぜ すずめ すみれ せせらぎ そよかぜ たきび たけ たんぽぽ ちどり つき つばき つばめ つゆくさ とんぼ なぎさ なでしこ なのはな にじ はぎ はこべ はなび はやせ ひかり ひばり ふじ ほたる まつ みずうみ みどり もみじ やなぎ やまぶき ゆうやけ ゆき ゆり よつゆ わかば
word-title = シャッフルの合言葉
word-label = 文字・数字・ハイフンで24文字まで
word-unfit = 合言葉に使えるのは文字、数字、ハイフンだけで、{ $most }文字までです。ほかの言葉にしてください。
lobby-alt = 参加者は{ $names }。空きは{ $free }席。卓主は{ $opener }。
lobby-table = 卓{ $table }
lobby-options = ルール設定
lobby-free-seat = 空席
lobby-computer = CPU
lobby-host = 卓主
lobby-joined = 席{ $seat }につきました。はじまったら手札をDMで届けます。（{ $place }）
invitation-declined = わかりました。席はほかの人に空けておきます。
lobby-left = 卓から抜けました。
lobby-closed = 卓をたたみました。
lobby-close-sure = この卓をたたみますか。
lobby-computer-added = { $name }が席につきました。
lobby-started = はじまりました。{ $place }
seat-line = { $seat }. { $name }
seat-number = 席{ $seat }
seat-team = （チーム{ $team }）
seat-choose = どの席に移りますか
seat-remove = だれに抜けてもらいますか
end-votes = 終わりに賛成：{ $needed }人のうち{ $count }人。全員が賛成すると終わります。
end-done = 全員が賛成したので、終わりにしました。
rematch-open = もう一戦の席を用意しました（卓{ $table }、{ $place }）。
shelf-heading = ゲーム
shelf-players = { $low }〜{ $high }人
shelf-players-one = { $count }人
shelf-minutes = 約{ $count }分
box-players = { $players }（{ $best }）
box-best = おすすめは{ $count }人
box-best-from = おすすめは{ $count }人以上
box-age = { $age }歳から
shelf-line = { $title }：{ $players }、{ $time }。{ $line }
shelf-begin = はじめての人に
shelf-open = ゲームのボタンを押すと、ゲームの紹介がひらきます。
shelf-known = -# ✓ 遊んだか、練習したことのあるゲーム
shelf-not-here = このサーバーにはまだわたしがいないので、ここに卓は立てられません。ゲームの紹介やあそびかたが読めるほか、「/練習」「/問題」「/今日の一局」はここでも使えます。CPUと一局打つなら、わたしとのDMで「/ゲーム」をどうぞ。ここでみんなと遊ぶには、サーバーを管理している人に招待してもらってください。
shelf-genre = { $genre }（{ $count }）
shelf-limit-players = 何人で遊びますか
shelf-limit-time = 何分くらいまで遊びますか
shelf-limit-minutes = { $count }分まで
shelf-line-short = { $title }：{ $players }、{ $time }。
shelf-limited = { $limits }：{ $count }種類
shelf-empty = 条件に合うゲームはありません。下で条件を減らしてみてください。
genre-tricks = トリック
genre-sets = 役づくり
genre-nerve = かけひき
genre-boards = 場づくり
words-are-no-moves = 文章では手を進められません。手札のボタンを押すか、「/プレイ」のあとに手を書いてください。
card-heading = **{ $title }** · { $second }
card-designer = 作者：{ $name }
permission-unknown = 未確認
permission-granted = 作者から得ています
permission-traditional = 伝統的なゲームのため不要
credit = -# { $told }
credit-permission = 許諾：{ $state }
credit-more = くわしく：{ $link }
card-learned = ✓ 練習したことがあります。
card-played = ✓ これまでに{ $count }回遊びました。
card-alt = { $title }の箱絵
button-card = ゲームの紹介
button-learn-minutes = 3分で覚える
button-back-to-shelf = ゲーム一覧
option-help = -# **{ $name }**：{ $help }
inbox-heading = { $count ->
    [0] 番がきている卓はありません。
   *[other] 番がきている卓：{ $count }
}
inbox-line = - { $where }（{ $since }）
inbox-where = { $title } 卓{ $table } { $place }
inbox-where-thread = { $place } 卓{ $table }
inbox-where-direct = { $title } 卓{ $table }・{ $names }
inbox-button = { $title } 卓{ $table }
inbox-others = ほかに参加中の卓：{ $count }
inbox-other-line = - { $where }
inbox-invited = 招待されている卓：{ $count }
inbox-join = 参加する：{ $title } 卓{ $table }
language-auto = Discordの設定に合わせる
seat-add-computer = どの強さのCPUを入れますか
lobby-no-hints = ヒントなしの卓です。

# お返事がないとき
silence-named = ⏳ { $names }さんのお返事を{ $since }から待っています。
silence-somebody = ⏳ { $since }から、まだお返事のない人がいます。
silence-needed = { $needed ->
    [1] ほかの人が1人押せば、先へ進みます。
   *[other] ほかの{ $needed }人が賛成すれば、先へ進みます。
}
silence-needed-anybody = { $needed ->
    [1] この卓の1人が押せば、先へ進みます。
   *[other] この卓の{ $needed }人が賛成すれば、先へ進みます。
}
silence-decide = { $needed ->
    [1] どうしますか。1人が押せば決まります。
   *[other] どうしますか。{ $needed }人が同じボタンを押すと決まります。
}
silence-agreed = 賛成しました（{ $needed }人のうち{ $count }人）。
silence-moved = 卓が先へ進みました。
silence-seated = 戻ってくるまで、CPUが席に入ります。
silence-over = もう済んでいます。お返事があったか、卓が先へ進みました。
silence-yours = 待っているのはあなたのお返事です。「手札を見る」からどうぞ。
button-movefor = 代わりに進める
button-seatcpu = CPUに任せる
button-seatback = 席に戻る
absent-note = しばらくお返事がなかったので、いまはCPUがあなたの席で打っています。この卓のボタンをどれか押せば、席に戻れます。
mention-absent = { $person } いまはCPUがあなたの席で打っています。この卓のボタンをどれか押せば、席に戻れます。
seat-back = おかえりなさい。いま手札をお届けします。
event-table-moved-for = { $name }さんのお返事がなかったので、卓が代わりに進めました。
event-table-moved-for-somebody = お返事のなかった人の分は、卓が代わりに進めました。
event-table-computer-sits = { $name }さんが戻るまで、CPUが席に入ります。
event-table-returned = { $name }さんが戻りました。
mention-result = { $person } { $how }

portrait-title = アイコンを選ぶ
portrait-choose = どのアイコンにしますか
portrait-offer = 卓の絵で、あなたの席に出るアイコンです。いまは「{ $portrait }」です。
portrait-chosen = アイコンを「{ $portrait }」にしました。どの卓も、次の絵から変わります。
portrait-alt = 選べるアイコンは、{ $names }。いまは「{ $portrait }」です。
portrait-letter = 名前の頭文字
portrait-given = { $portrait }（頭文字つき）
portrait-bear = クマ
portrait-frog = カエル
portrait-penguin = ペンギン
portrait-panda = パンダ
portrait-hedgehog = ハリネズミ
portrait-whale = クジラ
portrait-crane = ツル
portrait-koi = コイ
portrait-sheep = ヒツジ
portrait-octopus = タコ
portrait-chick = ヒヨコ
portrait-snail = カタツムリ
portrait-daruma = だるま
portrait-lantern = ちょうちん
portrait-teapot = 鉄びん
portrait-maple = もみじ
portrait-moon = 三日月
portrait-mountain = 富士山
portrait-onigiri = おにぎり
portrait-umbrella = かさ
portrait-mushroom = きのこ
portrait-pine = 盆栽
portrait-windbell = 風鈴
portrait-kite = カイト

# 持ち時間
pace-name = 持ち時間
pace-help = 1人ずつの考える時間です。「なし」なら、時間切れはありません。
pace-none = なし
pace-live = リアルタイム（5分、1手ごとに+1分）
pace-daily = 1日1手くらい（24時間、1手ごとに+4時間）
pace-easy = 数日に1手くらい（3日、1手ごとに+12時間）
pace-weekly = 週に1手くらい（7日、1手ごとに+36時間）
clock-seat = { $name }さん { $when }
clock-line = -# 持ち時間が切れるのは、{ $seats }
clock-own = -# あなたの持ち時間が切れるのは、{ $when }
clock-up = この手の持ち時間が切れました。もうしばらくは待ちますので、手があいたらどうぞ。そのあとは、ほかの人が先へ進められます。
silence-moves = だれも押さなければ、{ $when }に卓が進めます。
silence-waits = もう少し待つことにしました。
button-waitmore = もう少し待つ
button-waitdays = あと{ $count }日待つ
button-waithours = あと{ $count }時間待つ
button-inbox = 手札を見る
event-table-waits-for = { $name }さんのお返事を、もう少し待つことにしました。
event-table-waits-for-somebody = まだの人のお返事を、もう少し待つことにしました。
event-table-asleep = 卓はおやすみに入りました。
paused-asleep = 2週間だれも来ていないので、この卓はおやすみ中です。座っている人がどのボタンを押しても、続きからはじまります。
movers-line = -# { $name }さんの席：{ $counts }
movers-count = { $name } { $count }手
mover-computer = CPU
mover-timeout = 卓
mover-order = 予約の手

# お知らせ
reminder-heading = 番がきている卓が{ $count }つあります。手があいたらどうぞ。
reminder-line = - { $title } 卓{ $table } { $place }（{ $when }から）
reminder-line-clock = - { $title } 卓{ $table } { $place }（持ち時間が切れるのは{ $when }）
reminder-alone = {"  "}ほかの人はみんな済みました。あとはあなただけです。
reminder-decide = 急ぎませんが、お返事のないまま{ $when }を過ぎると、同じ卓の人が続け方を決められます（待つ、代わりに進める、CPUに任せる）。
reminder-settings = -# お知らせの回数は `/設定`で変えられます
reminders-normal = ふつう
reminders-rare = ひかえめ（1日1回まで）
reminders-off = なし
hands-new = 新しいメッセージで届く（音あり）
hands-silent = いまのメッセージを書きかえる（音なし）

# おやすみ
away-panel = おやすみの最後の日を選んでください。{ $days }日先まで、すべての卓でおやすみになります。
away-now = { $until }までおやすみ中です。日を選ぶと変えられます。
away-choose = いつまで？
away-choose-how = 席はどうしますか
away-wait = 待ってもらう
away-computer = CPUに打ってもらう
away-day = { $count ->
    [0] { $date }（今日）
   *[other] { $date }（{ $count }日後）
}
away-set-wait = { $count ->
    [0] { $until }までおやすみです。いま参加中の卓はありません。
   *[other] { $until }までおやすみです。そのあいだ持ち時間は減らず、音も鳴りません。いつまでかは、同じ卓の人に見えます。3日たつと、ほかの人が先へ進められるようになります。打ちたくなったら、いつでも打てます。
}
away-set-computer = { $count ->
    [0] { $until }までおやすみです。いま参加中の卓はありません。
   *[other] { $until }までおやすみです。参加中の卓では、CPUが代わりに打ちます。卓のボタンをどれか押せば、その卓の席に戻れます。
}
away-back = おかえりなさい。同じ卓の人にも伝わります。
away-line = 🏖 { $name }さんは{ $until }までおやすみです。
away-past = その日はもう過ぎています。おやすみの最後の日はいつですか。
away-too-long = おやすみは一度に{ $days }日までです。近い日にするか、席をだれかにゆずってください。
away-spent = { $days ->
    [0] この1年のおやすみが30日になった卓があるので、これより長くはできません。
   *[other] おやすみは1年に30日までで、あと{ $days }日の卓があります。もう少し近い日にしてください。
}
away-no-day = 「{ $typed }」を日付として読めませんでした。候補から選ぶか、「明日」「12月24日」のように打ってください。
away-which-day = 「{ $typed }」は、{ $days }のどれとも読めます。まだおやすみにはなっていません。どの日かを打ってください。
button-awayback = 戻りました
event-table-gone = { $name }さんはサーバーを離れていて、連絡がつきません。
event-table-away = { $name }さんはしばらくおやすみです。
absent-note-away = おやすみのあいだ、CPUがあなたの席で打っています。この卓のボタンをどれか押せば、席に戻れます。

# みんなで休む、はじめられる
button-propose-pause = ひと休みしたい
button-pause = ひと休みに賛成
button-pauseno = このまま続ける
pause-proposed = ⏸ ひと休みの提案：{ $needed }人のうち{ $count }人が賛成。全員が賛成すると休みに入ります。
pause-agreed = 賛成しました（{ $needed }人のうち{ $count }人）。全員が賛成すると休みに入ります。
pause-begun = ひと休みに入りました。持ち時間も止まっています。
pause-refused = 休まずに続けます。
pause-settled = ひと休みの提案は、もうありません。
paused-agreed = みんなでひと休み中です。持ち時間も止まっています。座っている人がだれか「再開する」を押すと続きます。
event-table-pause-proposed = { $name }さんが、ひと休みを提案しました。
lobby-starts-full = 満席になると、自動ではじまります。{ $place }
reminder-ready = - { $title } 卓{ $table } { $place }：人がそろったので、はじめられます。
start-button = はじめる：{ $title } 卓{ $table }
startfull-button = 満席ではじめる：卓{ $table }

# 席をゆずる
button-chairany = だれかにゆずる
chair-to-whom = ゆずる相手を選ぶ（その人に聞きます）
button-chairkeep = やっぱり続ける
button-chairtake = この席に座る
button-chairyes = 歓迎する
button-chairno = 遠慮してもらう
button-chairdecline = 今回はやめておく
chair-free = 🪑 { $name }さんが席をゆずりたいそうです。座る人は、いまの手札から引き継ぎます。
chair-asked-for = 🪑 { $taker }さんが{ $name }さんの席に座りたいそうです。卓主か、ほかの人の半数が「遠慮してもらう」を押さなければ、{ $when }に席につきます。
chair-offered = 席をゆずりたいことを、卓の人に伝えました。だれかが座るまでは、あなたの席です。
chair-offered-to = { $name }さんに聞いています。返事があるまでは、あなたの席です。
chair-kept = 席はそのままです。
chair-taken = 席につきました。手札とこれまでの様子をお届けします。
chair-asked-by-you = 座りたいことを伝えました。12時間のあいだ、ほかの人の返事を待ちます。そのあと手札をDMで届けます。
chair-declined = わかりました。席はそのままです。
chair-judged = わかりました。
chair-for-you = { $name }さんが、この卓の席をゆずりたいそうです。いまの手札から引き継ぎます。
chair-given = { $name }さんが席を引き継ぎました。ここまでありがとうございました。
chair-taker-refused = この卓は、いまの顔ぶれで続けるそうです。次の卓でぜひ。
chair-settled = その席のことは、もう決まっています。
chair-asked = ひと足先に、ほかの人がその席に名乗り出ています。
chair-not-yours = それを決められるのは、ほかの人です。
chair-knew = この卓に座ったことのある人は、ほかの席には座れません。
chair-refused = いまは{ $name }さんに頼めません。
event-table-chair-offered = { $name }さんが席をゆずりたいそうです。
event-table-chair-taken = { $name }さんが席を引き継ぎました。
chair-choose = 席をだれにゆずりますか。その人が座るまでは、あなたの席のままです。
button-chair = 席をゆずる
away-hand = 席をだれかにゆずる
away-set-hand = { $count ->
    [0] { $until }までおやすみです。いま参加中の卓はありません。
   *[other] { $until }までおやすみです。席をゆずりたいことを、それぞれの卓で伝えました。だれかが座るまではあなたの席で、持ち時間は減りません。
}

# はじめ方：卓主が選ぶ項目と、みんなが読む文。
start-name = はじめ方
start-press = 「はじめる」を押したら
start-full = 満席になったら
start-count = { $count }人集まったら
start-minutes = { $minutes ->
    [60] 1時間後、いる人ではじめる
    [120] 2時間後、いる人ではじめる
   *[other] { $minutes }分後、いる人ではじめる
}
start-computers = { $minutes }分後、空席はCPU
start-time = 決めた時刻に
lobby-starts = 時間になるとはじまります。
lobby-starts-at = { $computers ->
    [yes] { $when }にはじまります。空席にはCPUが入ります。
   *[no] { $when }に、いる人ではじまります。
}
lobby-starts-needs = { $told }{ $missing }
lobby-starts-count = あと{ $count }人集まるとはじまります。
# 定例会の卓（だれも座っていないあいだ）。
lobby-nobody = 最初に座った人が卓主になります
lobby-alt-nobody = まだだれも座っていません。空きは{ $free }席。最初に座った人が卓主になります。
