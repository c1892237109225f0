# グラツィア
grazia-title = グラツィア
grazia-line = 6つのスートを、下から順に美しく。つながらない出し方は、1回2点の失点です。
grazia-designer = 西澤 篤央（sha）
grazia-about = 6つのスートの場へ、小さい数から順に手札を出しきるゲームです。つながったカードは、まとめて出せます。手札の半分は、自分も知らない伏せた山札。つながる時を待つか、失点覚悟で出すか。山札がなくなった人がパスすると、最後の1周です。
grazia-command = グラツィア

# 選択肢
grazia-option-empty_suit = スートの1枚目
grazia-option-empty_suit-help = まだ場にないスートを、どのカードからでも失点なしで出せるか、Aだけか。
grazia-option-empty_suit-free = どのカードでも失点なし
grazia-option-empty_suit-ace = Aのほかは失点2

# 手番
grazia-tag-pass-last = パスして最後の1周へ
grazia-tag-prepare = 用意する
grazia-ask-play-1 = どれを出しますか
grazia-prompt-deck = つながるカードを出すか、パスします。そのあと1枚引きます。
grazia-prompt-bare = 山札がなくなりました。パスすると、最後の1周になります。
grazia-prompt-lap = これが最後の番です。
grazia-fits = { $cards }（つながる）
grazia-jumps = { $cards }（不連続、失点2）
grazia-move-play = { $cards }を出す
grazia-move-prepare = 番が来たら：{ $what }
grazia-ahead-none = 次の手を用意する
grazia-ahead-now = 用意した手：{ $what }
grazia-ahead-run = { $cards }（つながるなら）
grazia-ahead-ask = 用意しない（番が来たら選ぶ）

# 出せないとき
grazia-no-card = { $card }は手札にありません。手札から選んでください。
grazia-no-down = 続きは小さい数から順に出します。{ $card }ではなく、いちばん小さいカードから選んでください。
grazia-no-wrap = Kの次はありません。{ $card }で終わりです。
grazia-no-chain = { $card }が手札にないので、続きは{ $last }までです。

# できごと
grazia-event-dealt = 1番手は{ $first }さんです。
grazia-event-left_over = 残余カードは{ $cards }です。
grazia-event-played = { $jump ->
    [yes] { $seat }さんが{ $cards }を不連続で出しました。失点2です。
   *[no] { $seat }さんが{ $cards }を出しました。
}
grazia-event-drawn = あなたは{ $card }を引きました。
grazia-event-last_lap = 最後の1周です。{ $seat }さんのほかの全員が、あと1回ずつ出せます。
grazia-event-lapsed = あなたの{ $cards }はつながらないので、出しませんでした。あらためて選んでください。
grazia-event-pass_lapsed = 最後の1周になったので、あなたが用意したパスは取り消しました。
grazia-event-ended = { $winner }さんの勝ちです！ { $score }点。

# 卓のようす
grazia-state-turn = 残り{ $left }枚
grazia-state-last_lap = 最後の1周・あと{ $turns }人
grazia-state-over = 最後の1周まで終わり
grazia-alt-pile = { $suit }：上は{ $top }、出たのは{ $cards }。
grazia-alt-empty = { $suit }：まだなし。
grazia-alt-span = { $first }から{ $last }
grazia-alt-residual = 残余カードは{ $cards }。
grazia-alt-cards = { $deck ->
    [0] 手札{ $hand }枚、山札なし
   *[other] 手札{ $hand }枚、山札{ $deck }枚
}
grazia-alt-jumps = 不連続{ $jumps }回
grazia-alt-last-play = 直前は{ $seat }の{ $cards }。
grazia-alt-last-jump = 直前は{ $seat }の{ $cards }（不連続）。
grazia-alt-last-pass = 直前は{ $seat }がパス。
grazia-alt-tops = 場札は、{ $piles }。
grazia-alt-top = { $top ->
    [none] { $suit }なし
   *[other] { $suit }の{ $top }
}
grazia-alt-own = { $deck ->
    [0] 自分の山札はもうありません。
   *[other] 自分の山札は{ $deck }枚です。
}不連続{ $jumps }回、得点は{ $score }点です。
grazia-alt-fits = つながるのは{ $numbers }番。
grazia-alt-fits-none = つながるカードはありません。
grazia-last-play = { $cards }：{ $name }さん
grazia-last-jump = { $cards }（不連続）：{ $name }さん
grazia-last-pass = { $name }さんがパス

# 絵の中のことば
grazia-alt-done = 最後の番は終わり
grazia-done = 終了
grazia-new = 引いた
grazia-out = 残余
grazia-mine = 自分の山札
grazia-my-jumps = 不連続
grazia-my-score = 得点
grazia-task-deck = 出すか、パス
grazia-task-bare = パスで最後の1周へ
grazia-task-lap = 最後の番です
grazia-left-over = 残り
grazia-jumped = 不連続
grazia-story-clean = 不連続は一度もなし
grazia-story-level = 同点なら、後手の勝ち
grazia-story-trigger = 最後の1周は{ $name }さんから

# あそびかた
grazia-sketch-goal = 失点をおさえて、手札を出しきります。
grazia-sketch-turn = スートの場へ小さい数から。つながれば、まとめて出せます。
grazia-sketch-score = つながれば0点。飛ばして出すと{ $jump }点失います。
grazia-rules-0-title = 6つの場を、下から順に
grazia-rules-0-1 = 番が来たら、手札から1枚か、同じスートで数が続くカードを何枚でも、そのスートの場に出します。出せても、パスしてかまいません。
grazia-rules-0-2 = 場札の次の数から出せば、失点はありません。ここでは5の上に6と7。
grazia-rules-0-3 = つながらなければ不連続で、何枚出しても1回{ $jump }点の失点です。Kの次に出すカードは、どれも不連続です。
grazia-rules-0-4 = まだ場にないスートの1枚目は、どの数でも失点なし。ルール設定で、Aだけにもできます。
grazia-rules-1-title = 配る、山札から引く
grazia-rules-1-1 = ジョーカーを除く{ $pack }枚を、全員に同じ枚数ずつ配ります。余った残余カードは表にして、もう使いません。
grazia-rules-1-2 = 配られたうちの半分（端数は切り捨て）は、だれも見ないまま伏せて自分の山札にします。残りが手札です。
grazia-rules-1-3 = 最初の番はくじで決め、あとは時計回り。出しても、パスしても、そのあと自分の山札から1枚引きます。引いたカードを出せるのは、次の番からです。
grazia-rules-2-title = 最後の1周と失点
grazia-rules-2-1 = 山札のない人がパスすると、最後の1周です。ほかの全員が1回ずつ出して終わります。手札がなくなった人は、自動でパスになります。
grazia-rules-2-2 = 残ったカードは1枚1点、不連続は1回{ $jump }点の失点です。いちばんよくて0点です。
grazia-rules-2-3 = 残り3枚、不連続2回なら、7点の失点。
grazia-rules-2-4 = 失点のいちばん少ない人の勝ち。同点なら、最初の番が遅かった人の勝ちです。
grazia-rules-2-5 = 待っているあいだに、次の手を用意できます。カードは番が来たときにつながれば出し、つながらなければ選びなおします。

# はじめの一局（/learn）
grazia-learn-goal = 6つのスートを、みんなで小さいほうから順に並べていきます。つながれば失点なし、飛ばすと2点の失点。出しきれなかったカードは1枚1点です。いちばんよくて0点です。
grazia-learn-first = まだ何も出ていません。スートの1枚目は、どの数でも失点なしです。続き番号ならまとめて出せるので、クラブのQとKを一度に。大きいカードはあとで出しにくいものです。
grazia-learn-first-else = 2枚をただで出せるのは、よい出だしです。
grazia-learn-five = 番のあとは、自分の山札から1枚引きます。スペードはまだだれも出していません。いちばん小さい5から。だれかが6を出せば、7も出せます。
grazia-learn-five-else = 自分のいちばん小さいカードからはじめると、上のカードもあとで出せます。
grazia-learn-king = ダイヤのQが出ていて、Kを持っています。つながるので失点なし。Kの次は、だれが出してもそのスートは不連続になります。
grazia-learn-king-else = いまならただで出せます。Kの行き場は、ここしかありません。
grazia-learn-jack = ほかの人は不連続で失点しました。クロスの10に、あなたのJがつながります。
grazia-learn-jack-else = 場所があるうちに出しておきましょう。
grazia-learn-deck = 自分の山札の残り枚数も見ておきましょう。中身はあなたも知りません。山札がなくなってからパスすると、最後の1周になります。
grazia-learn-ten = ハートは9まで来ています。10を出しましょう。
grazia-learn-ten-else = つながるので失点なしです。パスは、つながるものがなくなってからで十分です。
grazia-learn-four = だれかが2点払ってダイヤの2からはじめなおし、3も続きました。これであなたの4がつながり、次は5も出せます。人の不連続は、よく贈りものになります。
grazia-learn-four-else = 4と5を出す、いちばんの機会です。
grazia-learn-pass = いまはつながるカードがありません。パスは失点なしで、1枚引けます。不連続は2点なので、1回待ってみましょう。
grazia-learn-pass-else = 不連続はその場で2点の失点。まだ急ぐときではありません。
grazia-learn-jump = クラブの3を引いて、2と続き番号になりました。みんなもパスしています。1回の不連続で2枚減らせるなら、悪くありません。
grazia-learn-jump-else = 待ちすぎると手札が増えます。2枚で2点なら引き合います。
grazia-learn-end = これで全部です。残ったカードは1枚1点、不連続は1回2点。先の道が開けるなら、不連続も悪くありません。同点なら、最初の番が遅かった人の勝ちです。
