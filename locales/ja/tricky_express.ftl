# トリッキーエクスプレス
tricky_express-title = トリッキーエクスプレス
tricky_express-line = 2つの駅をできるだけ離して建てよう。急行が止まらずに走る区間がそのまま得点です。
tricky_express-designer = 日本のボードゲームブログの著者（2016）
tricky_express-about = みんなで1本の路線を走らせるトリックテイキングです。トリックに勝つと、路線の先に自分の駅が建ちます。得点になるのは、自分の駅から次の自分の駅まで、止まらずに通過した駅の数。勝ちすぎれば各駅停車、勝てなければ走れません。いつ勝って、どこまで我慢するか。4ディール、区間が伸び続ければ発展ボーナスです。

# 選択肢
tricky_express-option-first_dealer-help = 最初のディールを配る人。ふつうはくじで決めます。

# 手番
tricky_express-tag-pass = 渡す
tricky_express-ask-pass-1 = 右隣へ渡すのはどれですか
tricky_express-ask-pass-2 = 左隣へ渡すのはどれですか
tricky_express-prompt-pass1 = 1回目のパスです。いちばん高い札を右隣の{ $right }さんへ、次に高い札を左隣の{ $left }さんへ渡します。
tricky_express-prompt-pass2 = 2回目のパスです。好きな札を1枚ずつ、右隣の{ $right }さんと左隣の{ $left }さんへ渡します。
tricky_express-move-pass = 右隣へ{ $right }、左隣へ{ $left }
tricky_express-hint-right = 右隣へ { $name }
tricky_express-hint-left = 左隣へ { $name }

# 出せないとき
tricky_express-no-play-yet = いまはカードパスの時間です。先に右隣と左隣へ1枚ずつ渡します。
tricky_express-no-pass-now = カードパスは終わっています。いまは札を1枚出します。
tricky_express-no-twice = 同じ札を両隣へは渡せません。別の2枚を選びます。
tricky_express-no-highest = 右隣へは、手札でいちばん高い札（たとえば{ $card }）を渡します。
tricky_express-no-second = 左隣へは、残りでいちばん高い札（たとえば{ $card }）を渡します。

# できごと
tricky_express-event-dealt = ディール{ $deal }（全4）がはじまります。ディーラーは{ $dealer }さんです。
tricky_express-event-received = 右隣の{ $right_name }さんから{ $right }、左隣の{ $left_name }さんから{ $left }が届きました。
tricky_express-event-station = { $passed ->
    [0] { $number }番駅は{ $seat }さん。
   *[other] { $number }番駅は{ $seat }さん。{ $passed }駅を通過してきました。
}
tricky_express-event-scored = ディール{ $deal }の基本点は{ $base }。{ $top }{ $second }
tricky_express-event-top = トップボーナスは{ $name }さん。
tricky_express-event-second = セカンドボーナスは{ $name }さん。
tricky_express-event-no-top = トップボーナスはなし。
tricky_express-event-no-second = セカンドボーナスはなし。
tricky_express-event-growth = 発展ボーナスは{ $points }。
tricky_express-event-no-growth = 発展ボーナスはだれにもつきません。
tricky_express-event-ended = { $count ->
    [1] { $winners }の勝ちです！ { $score }点。
   *[other] { $winners }が{ $score }点で勝利を分け合いました！
}

# 卓のようす
tricky_express-state-pass1 = ディール{ $deal } / 4・1回目のパス
tricky_express-state-pass2 = ディール{ $deal } / 4・2回目のパス
tricky_express-state-play = ディール{ $deal } / 4・トリック{ $trick } / 13
tricky_express-state-over = ゲーム終了


tricky_express-alt-route = 路線：{ $route }。
tricky_express-alt-route-empty = 路線：まだ駅はありません。
tricky_express-alt-span = { $length }駅（{ $from }番から{ $to }番）
tricky_express-alt-long-1 = ロングパスは{ $first }
tricky_express-alt-long-2 = ロングパスは{ $first }と{ $second }
tricky_express-alt-points = ディールごとに{ $points }
tricky_express-alt-bonus = { $base }たす{ $bonus }
tricky_express-alt-so-far = いまのところ{ $points }
tricky_express-alt-station = このトリックに勝てば、13駅中の{ $number }番駅。
tricky_express-alt-neighbours = 左隣は{ $left }さん、右隣は{ $right }さん。
tricky_express-alt-moved-left = 左隣の{ $name }さん：渡したのは{ $gave }、もらったのは{ $got }。
tricky_express-alt-moved-right = 右隣の{ $name }さん：渡したのは{ $gave }、もらったのは{ $got }。
tricky_express-alt-passable-left = 左隣の{ $name }さんへ渡せるのは{ $numbers }番。
tricky_express-alt-passable-right = 右隣の{ $name }さんへ渡せるのは{ $numbers }番。
tricky_express-alt-longest = 最長の急行はディール{ $deal }の{ $name }さん、{ $from }番駅から{ $to }番駅まで。{ $line }
tricky_express-alt-no-express = 急行なし。ディール{ $deal }の{ $line }
tricky_express-alt-deal = ディール{ $deal }（全4）。
tricky_express-alt-pass1 = 全員が高い札から両隣へ1枚ずつ渡します。だれが選び終えたかは秘密です。
tricky_express-alt-pass2 = 全員が好きな札を両隣へ1枚ずつ渡します。だれが選び終えたかは秘密です。
tricky_express-alt-letter = 記号{ $letter }

# 絵の中のことば
tricky_express-station = この駅
tricky_express-this-trick = いまのトリック
tricky_express-wins = 勝てば{ $number }番駅
tricky_express-points-by-deal = ディールごとの点
tricky_express-bar-deal = ディール { $deal } / 4
tricky_express-bar-trick = トリック { $trick } / 13
tricky_express-bar-pass1 = 1回目のパス
tricky_express-bar-pass2 = 2回目のパス
tricky_express-passing = 両隣へ1枚ずつ
tricky_express-passing-high = 高い札から
tricky_express-passing-any = 好きな札を
tricky_express-pass-pass1 = いちばん高い札は右へ、次に高い札は左へ
tricky_express-pass-pass2 = 好きな札を、右と左へ1枚ずつ
tricky_express-first-long-pass = 第1ロングパス
tricky_express-second-long-pass = 第2ロングパス
tricky_express-first-run = 駅を2つ取ると、間の駅が1つ1点
tricky_express-task-pass1 = 高い札を両隣へ
tricky_express-task-pass2 = 1枚ずつ両隣へ
tricky_express-mark-right = 右へ
tricky_express-mark-left = 左へ
tricky_express-mark-both = 右・左
tricky_express-right = 右隣
tricky_express-left = 左隣
tricky_express-gave = 渡した
tricky_express-got = もらった
tricky_express-story-shared = 同点で勝利を分け合いました
tricky_express-story-growth = 発展ボーナス{ $points }点で逆転
tricky_express-story-margin = { $points }点差の勝利
tricky_express-story-longest = 最長の急行は{ $passed }駅を通過
tricky_express-growth-of = 発展 +{ $points }
tricky_express-longest = ディール{ $deal }の最長急行
tricky_express-passed = { $count ->
    [0] 急行なし
   *[other] { $count }駅通過
}

# あそびかた
tricky_express-sketch-goal = 自分の駅から次の自分の駅まで、できるだけ長く走ります。
tricky_express-sketch-turn = できればスートに従います。トリックに勝つと、次の駅が建ちます。
tricky_express-sketch-score = 通過した駅が1つ1点。区間が伸び続ければボーナス。
tricky_express-rules-0-title = 1本の路線をみんなで
tricky_express-rules-0-1 = トリックに勝つたび、路線の先に自分の駅が建ちます。1ディールは13トリック、路線は13駅です。
tricky_express-rules-0-2 = 自分の駅から次の自分の駅まで、止まらずに通過した駅の数が区間の長さです。
tricky_express-rules-0-3 = Bの6番から11番までは、通過駅が4つ。これがBの第1ロングパスです。
tricky_express-rules-0-4 = 早くに1つ勝ち、あとは我慢して、終わりにもう1つ勝つ。それが理想の急行です。
tricky_express-rules-1-title = 2回のカードパス
tricky_express-rules-1-1 = { $pack }枚を{ $hand }枚ずつ配り、2回パスをします。どちらも全員が選んでから、いっせいに渡します。
tricky_express-rules-1-2 = 1回目：いちばん高い札を右隣へ、次に高い札を左隣へ。同じ数なら、どれでもかまいません。
tricky_express-rules-1-3 = 2回目：好きな2枚を、右隣と左隣へ1枚ずつ。
tricky_express-rules-1-4 = 高い札はだれの手からも出ていきます。だれに何を渡したか、覚えておきましょう。
tricky_express-rules-2-title = トリック
tricky_express-rules-2-1 = 最初のリードはディーラーの左隣。そのあとは勝った人がリードします。
tricky_express-rules-2-2 = リードと同じスートがあれば、必ずそれを出します。なければ、どれでも出せます。
tricky_express-rules-2-3 = 切り札はなく、リードのスートでいちばん高い札の勝ち。強さはA、K、Q…2の順です。
tricky_express-rules-2-4 = ハートのリード。Kの勝ち、スペードのAは負け。
tricky_express-rules-2-5 = 見返せるのは、直前のトリックだけです。
tricky_express-rules-3-title = ディールの得点
tricky_express-rules-3-1 = 基本点：自分の第1ロングパスの長さ。いちばん長い区間です。
tricky_express-rules-3-2 = トップボーナス2点：第1ロングパスがいちばん長い人。
tricky_express-rules-3-3 = セカンドボーナス1点：第2ロングパス（次に長い区間）が最長の人。
tricky_express-rules-3-4 = 同じ長さなら、あとに完成した区間が上。長さ0にボーナスはありません。
tricky_express-rules-3-5 = A 3点、B 4＋2＝6点、C 4＋1＝5点、D 0点。
tricky_express-rules-4-title = 発展ボーナスと終わり
tricky_express-rules-4-1 = 最初のディーラーは、決めておかなければくじ引き。ディールごとに左隣へ移り、全員が1回ずつ務めます。4ディールで終わり、合計がいちばん多い人の勝ち。同点なら勝利を分け合います。
tricky_express-rules-4-2 = 発展ボーナス：第1ロングパスが一度も縮まなければ8点。前と同じ長さのたびに1点減ります。4回とも同じなら0点です。
tricky_express-rules-4-3 = 0・2・4・7は8点、3・4・4・6は7点、5・4・6・7は0点。
tricky_express-rules-4-4 = こつ：中くらいの札は、思わぬところで勝ってしまいます。2回目のパスで手放しましょう。
tricky_express-rules-4-5 = こつ：長い区間を走る人には、途中の駅を勝たせて止めましょう。
tricky_express-rules-left = 2番目に高い札
tricky_express-rules-right = いちばん高い札

# はじめの一局（/learn）
tricky_express-learn-goal = 13トリックで、勝った人が次の駅を建てます。得点は、自分の駅から次の自分の駅までに通過した駅の数。早くに1つ勝ち、我慢して、遅くにもう1つ勝ちましょう。
tricky_express-learn-highest = 1回目のパス。いちばん高い札を右隣へ、次に高い札を左隣へ渡します。Qが2枚なので、どちらをどちらにしてもかまいません。
tricky_express-learn-highest-else = Q2枚を渡します。スペードを右隣、クラブを左隣へ。
tricky_express-learn-middle = KとAが来ました。高い札はこうして回ります。2回目は好きな2枚を。中くらいの札は、ほしくないときに勝ってしまいます。10を2枚とも渡しましょう。
tricky_express-learn-middle-else = 勝ちたいときに勝てるAとK、勝たない小さい札は残しましょう。10はどちらでもありません。
tricky_express-learn-first = 最初のリードはあなたです。ダイヤのAで勝って、1番の駅を建てましょう。急行の出発です。
tricky_express-learn-first-else = 早い駅は、長い区間の片方の端になります。Aなら必ず勝てます。
tricky_express-learn-low = 勝った人がリードします。ここからは我慢。小さいスペードで、ほかの人に勝ってもらいましょう。
tricky_express-learn-low-else = いま勝つと、区間が短くなってしまいます。
tricky_express-learn-duck = ハートでKが出ています。10を手放しましょう。ここでは勝てず、あとで勝ってしまうかもしれない札です。
tricky_express-learn-duck-else = 勝たない札のうち、いちばん大きいものを出すのがこつです。
tricky_express-learn-under = クラブの6がリードされました。4なら下です。Kは、勝ちたいときまで取っておきましょう。
tricky_express-learn-under-else = Kを出すと、早すぎるところで勝ってしまいます。
tricky_express-learn-wait = あなたの駅のあと、ほかの3人が1つずつ駅を建てました。そのぶん区間が伸びています。さて、いつまで待ちましょうか。
tricky_express-learn-nine = クラブの2がリードされ、これより下は出せません。9かKです。9を出しましょう。だれかが上に出してくれるかもしれません。Kはあとのために。
tricky_express-learn-nine-else = Kは使わずにおきましょう。あとで駅を建てるための確かな札です。
tricky_express-learn-section = 9で勝ってしまいました。5番の駅、3駅通過です。これがいちばん長ければ3点。ここから新しい区間がはじまります。
tricky_express-learn-three = あなたのリードです。小さいダイヤで次の人に任せて、終わりへ走りましょう。クラブのKが、もう一度勝てるかもしれません。
tricky_express-learn-three-else = 小さい札で控えましょう。待つほど、2つ目の区間が長くなります。
tricky_express-learn-end = 得点は、いちばん長い区間の長さ。4人の中で最長なら2点、2つ目の区間が最長なら1点加わります。4ディールで、区間が縮まなければ、最後に8点までのボーナスも。
