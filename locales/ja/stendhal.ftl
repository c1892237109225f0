# スタンダール
stendhal-title = スタンダール
stendhal-line = いちばん多く出たスートが勝つ。みんなで伏せたカードが、2つのマイナススートを決めます。
stendhal-designer = アカシア
stendhal-about = 切り札のないトリックテイキングです。勝つのはリードのスートではなく、そのトリックにいちばん多く出たスート。はじめに全員が1枚ずつ伏せて出し、その顔ぶれでマイナススートが2つ決まります。マイナススートを避けて勝てばボーナス。獲ってしまったら1枚1点、いちばん小さい1枚はその数だけ痛みます。
stendhal-command = スタンダール

# 選択肢
stendhal-option-limit = 規定点数
stendhal-option-limit-help = だれかの合計がマイナスこの点数になったら終わります。ふつうは66、短い勝負なら30。
stendhal-option-max_deals-help = 多くてもこの回数で終わります。おまかせなら、規定点数に合わせて30か60です。
stendhal-option-max_deals-auto = おまかせ
stendhal-option-lowest_ace = 失点でのAの扱い
stendhal-option-lowest_ace-help = マイナススートでいちばん小さい1枚を選ぶとき、Aを1とするか、Kより大きいとするか。
stendhal-option-lowest_ace-low = いちばん小さい
stendhal-option-lowest_ace-high = いちばん大きい（1枚だけなら1点）

# 手番
stendhal-tag-choose = 伏せる
stendhal-ask-choose-1 = どれを伏せますか
stendhal-prompt-choose = マイナススートを決める1枚を、伏せて出します。
stendhal-move-choose = { $card }を伏せる

# 出せないとき
stendhal-no-play-now = いまはマイナススートを決めています。先に1枚伏せて出します。
stendhal-no-choose-now = マイナススートはもう決まりました。いまはカードを1枚出します。

# できごと
stendhal-event-revealed = 伏せていたのは、{ $cards }。マイナススートは{ $first }と{ $second }です。
stendhal-event-revealed-centre = 伏せていたのは、{ $cards }。中央は{ $centre }。マイナススートは{ $first }と{ $second }です。
stendhal-laid = { $name }さんの{ $card }
stendhal-event-trick = 多いのは{ $suit }。{ $name }さんが{ $card }で取りました。
stendhal-event-trick-last = 多いのは{ $suit }。{ $name }さんが取りました。
stendhal-event-trick-leader = スートがすべて違うので、リードの{ $name }さんが取りました。
stendhal-event-scored = ディール{ $deal }は{ $points }。合計は{ $totals }。
stendhal-event-scored-first = ディール{ $deal }は{ $points }。
stendhal-event-play_off = 規定点数に届きましたが、{ $seats }が首位で並んだので、もう1ディール続けます。

# 卓のようす
stendhal-state-choose = ディール{ $deal }・マイナススート選び
stendhal-alt-minus = マイナススートは{ $first }と{ $second }。伏せていたカードは席1から順に{ $cards }。
stendhal-alt-leader = そのあと席{ $seat }がリードします。
stendhal-alt-last-deal = 前のディールは、席1から順に{ $points }点。
stendhal-alt-left = 中央には{ $count }枚が伏せてあります。
stendhal-alt-centre = 中央は{ $cards }。
stendhal-alt-most = いちばん多いのは{ $suit }で{ $count }枚です。
stendhal-alt-leads = スートがすべて違うので、リードした席が勝っています。
stendhal-alt-end = だれかがマイナス{ $limit }点になると終わります。
stendhal-alt-closing = 規定点数に届いています。首位が1人に決まれば終わりです。

# 絵の中のことば
stendhal-bar-minus = マイナススート
stendhal-bar-limit = −{ $limit }で終わり
stendhal-closing = 首位決定戦
stendhal-last-deal = 前のディール
stendhal-first = 伏せたカードから、マイナススートが2つ決まります
stendhal-centre = 中央
stendhal-out = 伏せたカード
stendhal-chosen = 伏せた
stendhal-task-choose = 1枚伏せる
stendhal-blow = 一番の痛手は{ $name }、ディール{ $deal }の{ $points }点
stendhal-story-turned = 最後のディールで逆転

# あそびかた
stendhal-sketch-goal = マイナススートを避けて、トリックに勝ちます。
stendhal-sketch-turn = できればスートに従います。いちばん多いスートが勝ち。
stendhal-sketch-score = マイナスは1枚1点、最小の1枚はその数。避ければボーナス。
stendhal-rules-0-title = いちばん多いスートが勝つ
stendhal-rules-0-1 = リードと同じスートがあれば、必ずそれを出します。なければ、どれでも出せます。
stendhal-rules-0-2 = 勝つのは、そのトリックにいちばん多く出たスート。その中でいちばん強いカード（A、K、Q…2の順）の勝ちです。
stendhal-rules-0-3 = 同じ枚数のスートがあれば、最後の1枚があとに出たほうの勝ち。ここではスペードです。
stendhal-rules-0-4 = 最初のリードはディーラーの左隣、そのあとは勝った人。5人か6人でスートがすべて違えば、リードした人の勝ちです。
stendhal-rules-1-title = 配る
stendhal-rules-1-1 = ジョーカーを除く{ $pack }枚を、5人なら{ $for_5 }枚、6人は{ $for_6 }枚、7人は{ $for_7 }枚ずつ配り、残りは中央に伏せます。
stendhal-rules-1-2 = 最初のディーラーはくじで決め、次からは左隣へ移ります。
stendhal-rules-1-3 = 全員が手札から1枚を伏せて出し、中央のカードといっしょに表にして、マイナススートを決めます。これらは、このディールではもう使いません。
stendhal-rules-2-title = マイナススート
stendhal-rules-2-1 = 表になったカードでいちばん多いスートがマイナススート。同数なら、強いカードから順に比べます。ここではクラブです。
stendhal-rules-2-2 = それも同じなら、ディーラーの右隣から反時計回りに見て、先に現れたスート。中央のカードは最後です。
stendhal-rules-2-3 = 対になるスートもマイナスになります。スペードとハート、クラブとダイヤ、クロスとリーフです。
stendhal-rules-3-title = 得点
stendhal-rules-3-1 = 獲ったマイナススートごとに、1枚1点の失点。ただし、いちばん小さい1枚はその数だけ失点します。
stendhal-rules-3-2 = Aは1点でいちばん小さく、Jは11点、Qは12点、Kは13点です。ルール設定でAをいちばん大きくもできます。
stendhal-rules-3-3 = クロスが4＋3、リーフが10で、17点の失点です。
stendhal-rules-3-4 = マイナススートを1枚も獲らずに勝てば、獲ったスートの数でボーナス。1つで1点、2つで3点、3つで6点、4つで10点。
stendhal-rules-4-title = 終わり
stendhal-rules-4-1 = だれかの合計がマイナス{ $limit }点に届いたら終わり、合計のいちばん多い人の勝ちです。
stendhal-rules-4-2 = 首位が同点なら、決まるまでディールを続けます。
stendhal-rules-4-3 = 多くても{ $max_deals }ディールで終わり、そこで首位が同点なら勝利を分け合います。

# はじめの一局（/learn）
stendhal-learn-goal = 獲りたくないトリックのゲームです。6スートのうち2つがマイナスで、全員がこっそり決めます。手札はハートとスペードが多く、クラブとダイヤはほとんどありません。
stendhal-learn-choose = 全員が1枚ずつ伏せて出し、いちばん多いスートとその相棒がマイナスです。クラブの相棒はダイヤ、スペードの相棒はハート。1枚しかないクラブに入れましょう。
stendhal-learn-choose-else = 自分がたくさん持つスートをマイナスにすると、手札がみんな危なくなります。クラブがいちばんです。
stendhal-learn-minus = 中央のカードと合わせて、クラブが最多でした。クラブとダイヤは獲ると1枚1点、そのスートの最小の1枚は数のぶん失点です。伏せて出したカードは、もう使いません。
stendhal-learn-follow = ダイヤがリードされました。1枚持っているので、それを出します。4なら安心、Qのほうが強いカードです。これでマイナスのカードがなくなります。
stendhal-learn-follow-else = ダイヤを持っているので、ダイヤを出します。
stendhal-learn-throw = クラブはないので、何でも出せます。勝つのはいちばん多く出たスート。クラブがもう2枚あり、ハート1枚は勝てません。あとで困る強いカードを捨てましょう。
stendhal-learn-throw-else = 小さいカードは、終わりのほうで身を守ってくれます。ここはQを手放しましょう。
stendhal-learn-again = ダイヤ3枚とスペード1枚。今度も勝つことはありません。ハートのAを手放すなら、いまです。
stendhal-learn-again-else = Aを残すと、ほしくないトリックを勝ってしまいます。安全なうちに捨てましょう。
stendhal-learn-cross = クロスはマイナスではありませんが、あとの人がクラブを混ぜてくるかもしれません。クロスは1枚しかないので、それを出します。9はJより下なので安心です。
stendhal-learn-cross-else = クロスを持っているので、クロスを出します。
stendhal-learn-late = ダイヤ2枚、クラブ1枚、リーフ1枚。枚数が並ぶと、最後の1枚があとに出たスートの勝ちになるので注意しましょう。ハートなら1枚だけなので安全です。
stendhal-learn-late-else = リーフを出すと2枚どうしになり、あとに出たリーフが勝ってしまいます。ここはハートで。
stendhal-learn-spade = ようやくスペードです。たくさん持っています。Jと10が出ているので、9はそのすぐ下。勝たないカードのうち、いちばん大きいものを出すのがこつです。
stendhal-learn-spade-else = 小さいスペードは、あとで自分だけがスペードを持つことになったときに必要です。いまは9を使いましょう。
stendhal-learn-end = ここまで獲らずに来ました。マイナスなしでトリックを勝てばボーナスもあります（4スートで10点）。だれかがマイナス66点になるまで続け、合計の多い人の勝ちです。
