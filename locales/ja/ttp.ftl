# TTP。ルールは復元したもので、案内するところでは必ずそう書く。
ttp-title = TTP（復元ルール）
ttp-line = 出したカードがそのまま獲物。5枚集めて、7枚でポーカーの手役を作ります。
ttp-designer = あおや（758bg）、ルールは復元
ttp-about = このゲームのもとのルールは失われていて、これは復元したルールです。5回のトリックで1枚ずつ出し、出たカードがそのまま獲物になります。強いカードを出した人から順に1枚ずつ獲得。集めた5枚と、最後まで伏せておく手札2枚で、いちばんよい手役を作ります。スートが6つあるので、ファイブカードもあります。
ttp-command = ttp
ttp-also = てぃーてぃーぴー、ポーカー、トリックテイキングポーカー

# 選択肢
ttp-option-deals = ディール数
ttp-option-deals-help = 何ディール遊ぶか。おまかせなら4ディール、3人なら3ディールです。
ttp-option-deals-auto = 4（3人なら3）
ttp-option-market = めくり札
ttp-option-market-help = トリックごとに山札からめくる枚数。めくったカードも獲得できます。
ttp-option-follow = マストフォロー
ttp-option-follow-help = リードと同じスートがあれば、必ず出すかどうか。
ttp-option-follow-must = あり
ttp-option-follow-free = なし
ttp-option-bonus = 最強ボーナス
ttp-option-bonus-help = ディールでいちばん強い手役に足す点数。おまかせなら人数と同じです。
ttp-option-bonus-auto = 人数と同じ

# 手番
ttp-tag-pick = 獲得する
ttp-tag-want = ほしいカードを決める
ttp-tag-unwant = ほしいカードを取り消す
ttp-ask-pick-1 = どれを獲得しますか
ttp-ask-want-1 = 次にほしいのはどれですか
ttp-prompt-pick = 獲得候補から1枚選びます。
ttp-prompt-free = どれでも出せます。この卓では、フォローしなくてかまいません。
ttp-anytime = ほしいカードを先に決める：いちばんほしいのは？
ttp-anytime-next = ほしい順に{ $cards }。取られていたら？
ttp-move-pick = { $card }を獲得
ttp-move-want = 次に{ $card }がほしい
ttp-hint-makes = { $name }（獲ると{ $made }）

# できないとき
ttp-no-card = { $card }は手札にありません。手札から選んでください。
ttp-no-pool = { $card }は獲得候補にありません。候補から選んでください。
ttp-no-gone = { $card }は、もうほかの人が獲得しました。残っているカードから選んでください。
ttp-now-play = いまはカードを出すところです。手札から1枚出します。
ttp-now-pick = トリックはそろいました。獲得候補から1枚選びます。

# 手役
ttp-made-high_card = ノーペア
ttp-made-one_pair = ワンペア
ttp-made-two_pair = ツーペア
ttp-made-three_kind = スリーカード
ttp-made-straight = ストレート
ttp-made-full_house = フルハウス
ttp-made-four_kind = フォーカード
ttp-made-flush = フラッシュ
ttp-made-five_kind = ファイブカード
ttp-made-straight_flush = ストレートフラッシュ

# できごと
ttp-event-turned = めくり札は{ $cards }。
ttp-event-ordered = 獲得の順番は{ $seats }です。
ttp-event-picked = { $seat }さんが{ $card }を獲得しました。
ttp-event-wanted = あなたのほしいカードは、順に{ $cards }。
ttp-event-wanted-none = あなたはほしいカードを取り消しました。
ttp-event-showdown = 手札公開。{ $told }。
ttp-shown-of = { $name }さんは{ $made }（手札{ $cards }）
ttp-event-scored = ディール{ $deal }は{ $points }。最強は{ $best }で＋{ $bonus }点。合計は{ $totals }。
ttp-event-ended-broken = { $count ->
    [1] 同点でしたが、最強の手役が多かった{ $winners }の勝ちです！ { $score }点。
   *[other] 同点でしたが、最強の手役が多かった{ $winners }が{ $score }点で勝利を分け合いました！
}

# 卓のようす
ttp-name = TTP
ttp-reconstructed = 復元ルール
ttp-state-match = ディール{ $deal }・トリック{ $trick } / 5
ttp-state = ディール{ $deal } / { $deals }・トリック{ $trick } / 5
ttp-market = めくり札
ttp-picks = 獲得の順番
ttp-gone = 獲得済み
ttp-before = 前の ディール
ttp-first = 獲得した5枚と手札の2枚で、手役を作ります
ttp-collected = 自分の獲得札
ttp-nothing = 獲得札なし
ttp-task-pick = 1枚獲得する
ttp-picked = { $name }さんが{ $card }を獲得
ttp-alt-market = めくり札は{ $cards }。
ttp-alt-pool = 獲得候補：{ $cards }。
ttp-alt-order = 獲得の順番は{ $seats }。
ttp-alt-first = 獲得した5枚と手札の2枚で、手役を作ります。
ttp-alt-rules = ルールは復元したものです。
ttp-alt-best = 最強の手役{ $count }回
ttp-alt-picked = 獲得札は{ $cards }
ttp-alt-picked-none = 獲得札なし
ttp-alt-before = 前のディールは、{ $told }。
ttp-alt-before-of = { $seat }が{ $made }（{ $cards }）で{ $points }点
ttp-alt-before-name = { $seat }が{ $made }で{ $points }点
ttp-alt-picks = 自分の獲得札は{ $cards }。
ttp-alt-picks-made = 自分の獲得札は{ $cards }（{ $made }）。
ttp-alt-wanted = ほしい順に{ $cards }。
ttp-story-broken = 同点を、最強の手役の数で制す
ttp-story-best = 最強の手役が{ $count }回

# あそびかた
ttp-sketch-goal = 7枚から、いちばんよい手役を作ります。
ttp-sketch-turn = 1枚ずつ出し、出たカードが獲物。強い人から選びます。
ttp-sketch-score = 手役ごとに得点し、強さがいちばんなら加点です。
ttp-rules-0-title = 出したカードが獲物
ttp-rules-0-1 = もとのルールは失われています。これは、わかっていることから復元したルールです。
ttp-rules-0-2 = ジョーカーを除く{ $pack }枚を使います。手札は{ $hand }枚、トリックは{ $tricks }回。
ttp-rules-0-3 = 最初のディーラーはくじで決め、次からは左隣へ。最初のリードはディーラーの左隣、そのあとは勝った人。{ $follow ->
    [free] リードと同じスートを出さなくてもかまいません。
   *[other] リードと同じスートがあれば、必ず出します。
}
ttp-rules-0-4 = トリックの前に、山札から{ $market }枚めくります。めくり札と出たカードが獲得候補です。
ttp-rules-1-title = 獲得する順番
ttp-rules-1-1 = 全員が、獲得候補から1枚ずつ獲得します。
ttp-rules-1-2 = リードのスートを出した人から強い順に、次にほかのスートの人が強い順に。同じ数字なら先に出した人から。
ttp-rules-1-3 = リードのスートでいちばん強いカードが、トリックの勝ち。残ったカードは捨てます。
ttp-rules-2-title = 獲得札と手札
ttp-rules-2-1 = { $tricks }トリックが終わると、獲得札が{ $tricks }枚、手札が{ $kept }枚。この{ $hand }枚のうち、いちばんよい5枚が手役です。
ttp-rules-2-2 = 7と8がそろって、8が3枚のフルハウスです。
ttp-rules-2-3 = { $bonus ->
    [auto] いちばん強い手役には、人数と同じ点数のボーナス。まったく同じ強さなら、それぞれに入ります。
   *[other] いちばん強い手役には、{ $bonus }点のボーナス。まったく同じ強さなら、それぞれに入ります。
}
ttp-rules-2-4 = { $deals ->
    [auto] 4ディール（3人なら3ディール）で終わり、点数の多い人の勝ち。同点なら最強の手役が多かった人、それも同じなら分け合います。
   *[other] { $deals }ディールで終わり、点数の多い人の勝ち。同点なら最強の手役が多かった人、それも同じなら分け合います。
}
ttp-rules-3-title = 手役と点数
ttp-rules-3-1 = スートが6つあるのでファイブカードがあり、フラッシュはフォーカードより強くなります。同じ役なら大きい数字の勝ちです。
ttp-rules-3-2 = Aはいちばん強く、A・2・3・4・5ではいちばん弱いカードです。

# はじめの一局（/learn）
ttp-learn-goal = トリックは5回。そのたびに、出たカードとめくり札から全員が1枚ずつ獲得します。獲得した5枚と残る手札2枚のうち、いちばんよい5枚が手役になります。
ttp-learn-ace = リーフがリードされたので、リーフを出します。Aなら勝って、最初に獲得できます。Qが場に1枚、手札に2枚あります。Aを出しましょう。
ttp-learn-ace-else = 勝てば最初に獲得できます。ほしいカードが出ています。
ttp-learn-queen = 最初に獲得するのはあなたです。自分のAを取り戻すこともできますが、手札のQとそろうリーフのQのほうが値打ちがあります。
ttp-learn-queen-else = 1枚の強いカードより、そろうカードです。Qを集めましょう。
ttp-learn-lead = めくり札はまたQ。獲得の順は、リードのスートを出した人が強い順、そのあとにほかの人です。小さいクラブをリードしても、2番目に獲得できそうです。
ttp-learn-lead-else = 出したカードはほかの人に取られるかもしれません。小さいカードを出しましょう。
ttp-learn-second = 先の人は8を取り、Qが残りました。いただきましょう。
ttp-learn-second-else = 獲得札の2枚目のQになります。
ttp-learn-throw = ハートはありません。リードのスートを出せない人の中では、強いカードほど先に獲得できます。Qを出しましょう。まだほかにもあります。
ttp-learn-throw-else = 強いカードを出すほど、獲得の順番が早くなります。クラブのQは、あとで勝つのに使えます。
ttp-learn-ten = Qは取られました。ほかにそろいそうなものは？　手札に10があるので、ダイヤの10でペアになります。
ttp-learn-ten-else = Qが2枚に10が2枚。フルハウスが見えてきます。Aは何ともそろいません。
ttp-learn-win = クラブのリードなので、Qを出します。これで勝ち、最初に獲得できるので、そのまま取り戻せます。
ttp-learn-win-else = クラブは、これしかありません。
ttp-learn-third = Qを取り戻しましょう。これで3枚そろいます。
ttp-learn-third-else = 3枚目のQより、よいカードはありません。
ttp-learn-last = 最後のトリック、あなたのリードです。残る2枚も手役に使えます。リーフの10をリードしましょう。リーフを持つ人がいなければ勝てます。
ttp-learn-last-else = 10を獲得札に加えたいところ。リーフの10で勝ちにいきましょう。
ttp-learn-full = 勝ちました。10を取り戻せば、Qが3枚に10が2枚です。
ttp-learn-full-else = 2枚目の10で、フルハウスになります。
ttp-learn-end = フルハウスで5点です。ただ、フラッシュの人がいました。スートが6つなのでフォーカードより上です。最強の手役には人数分のボーナスも。点数の多い人の勝ちです。
