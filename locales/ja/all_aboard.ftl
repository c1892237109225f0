# 出発進行!
all_aboard-title = 出発進行!
all_aboard-also = しゅっぱつしんこう、オールアボード、汽車、信号
all_aboard-line = 黒は貨車、赤は信号。自分の信号が止めるまで、貨車を何両通せるでしょう。
all_aboard-designer = 塚本忠行（ちゃぶだいげえむず）
all_aboard-about = 黒い札の上に黒い札を出すと、貨車が1両通って通過証明が1枚。手札に同じ数の赤があれば、それが赤信号になって止まります。赤信号は同じ数の黒で解除するか、赤を1スートまるごと出して次の人へ。山札がなくなったら、残った赤が痛みます。
all_aboard-command = 出発進行

# 選択肢
all_aboard-option-end = 終わり方
all_aboard-option-end-help = 決めた回数のラウンドで終わるか、だれかの合計が目標の点数になったら終わるか。
all_aboard-option-end-rounds = ラウンド数で
all_aboard-option-end-points = 点数で
all_aboard-option-rounds-help = ラウンド数で終わるときの回数。おまかせなら人数と同じです。
all_aboard-option-rounds-auto = 人数と同じ
all_aboard-option-points = 目標の点数
all_aboard-option-points-help = 点数で終わるとき、だれかの合計がこの点数に届いたラウンドで終わります。ふつうは20。
all_aboard-option-max_rounds = 最大ラウンド数
all_aboard-option-max_rounds-help = 点数で終わるときでも、多くてもこの回数で終わります。おまかせなら人数の3倍です。
all_aboard-option-max_rounds-auto = 人数の3倍
all_aboard-option-jokers = ジョーカー
all_aboard-option-jokers-help = どの数にも、同じ色のどのスートにもなるジョーカー4枚を入れるか、抜くか。
all_aboard-option-jokers-wild = 4枚入れる
all_aboard-option-jokers-out = 抜く（78枚）
all_aboard-option-red_dump = 赤をまとめて出すとき
all_aboard-option-red_dump-help = 場札と同じスートか同じ数を含む赤だけ出せるか、どの赤のスートでも出せるか。
all_aboard-option-red_dump-matching = 場札とつながるスートだけ
all_aboard-option-red_dump-free = どのスートでもよい

# 手番
all_aboard-tag-show = 公開する
all_aboard-tag-clear = 解除する
all_aboard-tag-signal = 赤信号を出す
all_aboard-tag-wagon = 貨車を通す
all_aboard-tag-dump = 赤を全部出す
all_aboard-tag-run = 続けて出す
all_aboard-ask-show-1 = どの札を公開しますか
all_aboard-ask-clear-1 = どの黒で赤信号を解除しますか
all_aboard-ask-signal-1 = どの赤信号を出しますか
all_aboard-ask-wagon-1 = どの貨車を通しますか
all_aboard-ask-dump-1 = どの赤を全部出しますか
all_aboard-ask-run-1 = 番の終わりまで一度に出しますか
all_aboard-prompt-show = スタートプレイヤーを決めます。公開する1枚を選びます。
all_aboard-prompt-danger = 赤信号です。同じ数の黒で解除するか、赤を1スート全部出します。
all_aboard-prompt-clear = 赤信号です。同じ数の黒で解除します。
all_aboard-prompt-dump = 赤信号です。解除できる黒がないので、赤を1スート全部出します。出す順も選べます。
all_aboard-prompt-signal = 場札と同じ数の赤があるので、赤信号を出します。
all_aboard-prompt-wagon = 貨車を通します。どの札を出しますか。
all_aboard-move-show = { $cards }を公開
all_aboard-move-clear = { $cards }で解除
all_aboard-move-signal = 赤信号{ $cards }
all_aboard-move-wagon = { $cards }を通す
all_aboard-move-dump = { $cards }をまとめて出す
all_aboard-move-run = { $cards }と続けて出す
all_aboard-joker-black = どの数にも、黒のどのスートにもなります
all_aboard-joker-red = どの数にも、赤のどのスートにもなります
all_aboard-hint-top = { $card }がいちばん上になります
all_aboard-hint-run = 貨車{ $wagons }両、最後は{ $card }

# 出せないとき
all_aboard-at = { $at ->
    [0] {""}
   *[other] 続けて出す{ $at }枚目で止まります。まだ何も出していません。
}
all_aboard-no-show = いまは公開する1枚を選んでいます。先に1枚選んでください。
all_aboard-no-turn = スタートプレイヤーはもう決まりました。いまは場札に続けて出します。
all_aboard-no-run = 続けて出す札を、出す順に選んでください。
all_aboard-no-card = { all_aboard-at }{ $card }は手札にありません。手札から選んでください。
all_aboard-no-danger = { all_aboard-at }場札の{ $table }は赤信号です。同じ数の黒で解除するか、赤を1スート全部出します。
all_aboard-no-open = { all_aboard-at }場札の{ $table }は黒です。貨車を通すか、同じ数の赤信号を出します。
all_aboard-no-clear = { all_aboard-at }赤信号の{ $table }を解除できるのは、同じ数の黒だけです。{ $card }では解除できません。
all_aboard-no-signal_first = { all_aboard-at }場札の{ $table }と同じ数の{ $signal }があるので、先にその赤信号を出します。
all_aboard-no-signal = { all_aboard-at }{ $card }は場札の{ $table }と数が違うので、黒の上には出せません。
all_aboard-no-wagon = { all_aboard-at }{ $card }は場札の{ $table }とスートも数も違います。どちらかが同じ黒を出します。
all_aboard-no-whole = { all_aboard-at }赤の上に赤を出すときは、1つのスートを全部（赤のジョーカーも）出します。
all_aboard-no-join = { all_aboard-at }そのスートには、場札の{ $table }と同じスートや同じ数の札がありません。別の赤のスートか、解除できる黒を選んでください。
all_aboard-no-top = { all_aboard-at }場札とつながるのは{ $card }だけなので、最初に出します。いちばん上には別の札を選んでください。
all_aboard-no-after = { all_aboard-at }赤を全部出すと番が終わるので、続けて{ $card }は出せません。

# できごと
all_aboard-event-dealt = ラウンド{ $round }がはじまります。最初の場札は{ $card }です。
all_aboard-event-shown = 公開されたのは{ $cards }。スタートプレイヤーは{ $seat }さんです。
all_aboard-event-refilled = { $seat }さんが{ $count }枚補充しました。山札はあと{ $deck }枚です。
all_aboard-event-drew = あなたが引いたのは{ $cards }です。
all_aboard-event-cleared = { $seat }さんが{ $card }で赤信号を解除しました。
all_aboard-event-signalled = { $seat }さんの赤信号、{ $card }で止まりました。
all_aboard-event-through = { $seat }さんの{ $card }が通過。通過証明は{ $proofs }枚になりました。
all_aboard-event-dumped = { $seat }さんが赤をまとめて出しました：{ $cards }。いちばん上は{ $card }です。
all_aboard-event-dumped-one = { $seat }さんが赤を1枚出しました：{ $card }。
all_aboard-event-passed = { $seat }さんは出せる札がなく、パスしました。
all_aboard-event-flipped = 全員が動けないので、山札から{ $card }をめくりました。
all_aboard-event-round_over-match = 山札がなくなり、ラウンド{ $round }が終わりました。{ $seats }。
all_aboard-event-round_over = 山札がなくなり、ラウンド{ $round }が終わりました。{ $seats }。合計は{ $totals }。
all_aboard-round-seat = { $name }さん{ $points }点（通過証明{ $proofs }枚、残りの手札は{ $cards }）

# 卓のようす
all_aboard-round-of = ラウンド{ $round } / { $most }
all_aboard-to-points = ラウンド{ $round } / { $most }・{ $points }点で終わり
all_aboard-state = { $round }・山札{ $deck }枚
all_aboard-state-over = 第{ $round }ラウンドで終わり
all_aboard-alt-show = 公開する1枚を全員が選びます。いちばん小さい数の人が最初に発車します。
all_aboard-alt-danger = 場札は{ $card }、赤信号です。
all_aboard-alt-open = 場札は{ $card }、黒です。
all_aboard-alt-line = 場に出た札の終わりの{ $count }枚は、{ $cards }。
all_aboard-alt-by = 席{ $seat }の{ $cards }
all_aboard-alt-deck = 山札は{ $deck }枚。
all_aboard-alt-shown = 公開した札は席1から{ $cards }。
all_aboard-head-proofs = 通過証明
all_aboard-head-reds = 赤のカード
all_aboard-head-bonus = 黒なし
all_aboard-alt-proofs = 通過証明{ $count }枚
all_aboard-alt-last = 前のラウンドの席{ $seat }は{ $points }点。通過証明{ $proofs }枚、残りの手札は{ $cards }。
all_aboard-alt-last-short = 前のラウンドの席{ $seat }は{ $points }点。通過証明{ $proofs }枚、残りの手札{ $held }枚のうち赤は{ $red }枚。
all_aboard-alt-may-clear = 赤信号を解除できるのは{ $numbers }番です。
all_aboard-alt-may-dump = 赤を1スート全部出すとき、いちばん上にできるのは{ $numbers }番です。
all_aboard-alt-may-signal = 出せる赤信号は{ $numbers }番です。
all_aboard-alt-may-wagon = 通せる貨車は{ $numbers }番です。
all_aboard-alt-train = 最長の列車は{ $name }さん：{ $cards }。

# 絵の中のことば
all_aboard-danger = 赤信号
all_aboard-open = 進行
all_aboard-passed = パス
all_aboard-shown = 公開 した札
all_aboard-last-round = 前のラウンド
all_aboard-first = いちばん小さい数を公開した人が、最初に発車します
all_aboard-picked = 選んだ
all_aboard-task-show = 1枚選んで公開
all_aboard-task-danger = 解除するか 赤を全部
all_aboard-task-signal = 赤信号を出す
all_aboard-task-wagon = 貨車を通す
all_aboard-story-turned = 最後のラウンドで逆転
all_aboard-story-train = 最長の列車は{ $wagons }両

# あそびかた
all_aboard-sketch-goal = 貨車をたくさん通して、通過証明を集めます。
all_aboard-sketch-turn = 同じスートか数の黒をつなげます。同じ数の赤を持っていれば停止。
all_aboard-sketch-score = 通過証明は1点、手札に残った赤は1枚−{ $cost }点。
all_aboard-rules-0-title = 黒は貨車、赤は信号
all_aboard-rules-0-1 = { $jokers ->
    [out] カードは6スートの{ $pack }枚。{ $hand }枚ずつ配り、場札を1枚めくります。
   *[other] カードは6スートとジョーカー4枚の{ $pack }枚。{ $hand }枚ずつ配り、場札を1枚めくります。
}
all_aboard-rules-0-2 = 番のはじめに{ $hand }枚まで補充します。場札が黒なら、同じスートか同じ数の黒を出して貨車を通し、1両ごとに山札から通過証明を1枚、伏せたまま取ります。
all_aboard-rules-0-3 = ここでは、場札のうしろを貨車が3両通り、通過証明は3枚です。
all_aboard-rules-1-title = はじめる人
all_aboard-rules-1-1 = 全員が1枚をいっせいに公開します（この札はもう使いません）。いちばん小さい数の人から時計回りです。
all_aboard-rules-1-2 = Aが最小で、ジョーカーはKの上。同じ数なら、♠♥♣♦クロス、リーフの順です。
all_aboard-rules-2-title = 自分の信号で止まる
all_aboard-rules-2-1 = 場札と同じ数の赤が手札にあれば、必ずそれを出します。赤信号で、貨車は止まります。
all_aboard-rules-2-2 = 場札が赤なら、同じ数の黒を出して解除し（証明はなし）、そのまま続けます。
all_aboard-rules-2-3 = 出せるあいだは続けます。ここでは♠7を通したら♥7の赤信号、♣7で解除してまだ続きます。続きを一度に出すこともできます。
all_aboard-rules-3-title = 赤を1スート全部
all_aboard-rules-3-1 = 場札が赤のときは、場札と同じスートか同じ数を含む赤を1スート全部出してもかまいません。つながる札が最初、いちばん上は自由で、番は終わりです。
all_aboard-rules-3-2 = 出せる札がなければパス。全員が続けてパスしたら、山札の上の1枚が新しい場札です。
all_aboard-rules-4-title = ジョーカー
all_aboard-rules-4-1 = ジョーカーは、すべての数と、同じ色のすべてのスートになります。
all_aboard-rules-4-2 = 赤はどの黒の上でも赤信号で、赤を1スート出すときはいっしょに出します。黒はどの信号も解除し、どの黒の上でも貨車になります。
all_aboard-rules-5-title = 得点と終わり
all_aboard-rules-5-1 = 山札がなくなった瞬間にラウンドは終わります。番や補充の途中でも同じです。
all_aboard-rules-5-2 = 通過証明は1枚1点。手札に残った赤は1枚マイナス{ $cost }点。手札に黒が1枚もなければ、{ $bonus }点を足します。
all_aboard-rules-5-3 = 通過証明3枚、残りが赤3枚なら、3−6＋20で17点です。
all_aboard-rules-5-4 = 人数と同じ回数のラウンドをして、合計がいちばん多い人の勝ち。同点なら勝利を分け合います。だれかが目標の点数になったら終わる遊び方も選べます。

# はじめの一局（/learn）
all_aboard-learn-goal = 黒は貨車、赤は信号です。貨車を1両通すごとに通過証明が1点。終わったとき手札に残った赤は1枚2点の失点です。山札がなくなった瞬間にラウンドが終わります。
all_aboard-learn-show = まず全員が1枚見せ、いちばん小さい数の人からです。場札は黒、手札も黒が多いので、最初に動きたいところ。ダイヤのAなら数は最小、赤も1枚減ります。
all_aboard-learn-show-else = 大きい札では、ほかの人が先になるかもしれません。いまは先に動きたい手札です。
all_aboard-learn-suit = 場札はクロスの10。同じスートか同じ数の黒を通せます。クロスの8を出しましょう。赤の8を持っていると信号で止まりますが、持っていません。
all_aboard-learn-suit-else = 1両ずつ見ていきます。まず8から。Kはそのあと同じスートで続き、もう1枚のKにもつながります。
all_aboard-learn-king = 通過証明を1枚取りました。続けてクロスのK。赤のKもないので止まりません。
all_aboard-learn-king-else = 続けて出さずに、Kだけを出しましょう。Kからは、別のスートへ乗りかえられます。
all_aboard-learn-number = ここで乗りかえです。クラブのKは同じ数なので通せます。先を読むと、長くつながります。
all_aboard-learn-number-else = クラブのKだけを出しましょう。同じ数なら、スートが変わっても通せます。
all_aboard-learn-signals = クラブの9も通して4枚の証明です。ほかの人は信号に会いました。信号は同じ数の黒で解除できます（証明なし、番は続く）。赤いスートを1つ全部出しても。
all_aboard-learn-clear = 手札を8枚に補充しました。場札は赤のJです。赤をまとめて出すと、番が終わります。スペードのJで解除すれば、まだ続けられます。
all_aboard-learn-clear-else = いま赤を出すと、番が終わってしまいます。もう少し進めます。
all_aboard-learn-on = 線路が開きました。スペードの6を通せば証明が1枚。ただし、赤の6（リーフ）を持っていることに気をつけましょう。
all_aboard-learn-on-else = スペードの6だけを通して、そのあと何が起きるか見ましょう。
all_aboard-learn-stop = このとおり、場札と同じ数の赤を持っていると、必ず出さなければなりません。貨車は止まりますが、赤が1枚減ったので悪くありません。
all_aboard-learn-stop-else = 赤信号は必ず出します。
all_aboard-learn-ten = 場札は黒の10。クラブの10を通して、証明をもう1枚。手札は赤が増えてきたので、そろそろ赤をまとめて出すことも考えましょう。
all_aboard-learn-ten-else = 同じ数なので、この貨車を通せます。
all_aboard-learn-joker = 山札は残りわずか。ダイヤ3枚をまとめて出すか、黒のジョーカーで解除するか。ジョーカーはどの数にも、どの黒のスートにもなります。解除して、まだ通せるか見ましょう。
all_aboard-learn-joker-else = ダイヤ3枚で6点ぶん、それもよい手です。ただ、番はそこで終わります。
all_aboard-learn-end = 通せるうちは通し、山札がなくなる前に赤を減らすのがこつです。終わりに手札に黒がなければ20点のおまけ。人数と同じ回数のラウンドを遊びます。
