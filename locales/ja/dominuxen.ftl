# ドミヌクセン
dominuxen-title = ドミヌクセン
dominuxen-line = 同じ数字のドミノをまとめて自分の場へ。同じ枚数でもっと強い数字が出ると、奪われます。
dominuxen-designer = 日本のボードゲームブログの著者（もとはヴォルフガング・クラマーとミヒャエル・キースリングの「アブルクセン」）
dominuxen-about = ダブル12のドミノ91枚で遊ぶ、セット出しの駆け引きです。同じ数字を含む牌を何枚でもまとめて自分の場に出します。ほかの人のいちばん新しいセットと同じ枚数で、より強い数字ならスナッチ（攻撃）。奪うか、残して相手に選ばせるか。場の牌は1点、手牌に残れば−1点。12は最強ですが、0だけには負けます。
dominuxen-seats-5 = 5人では牌がやや足りず、山が早くなくなります。
dominuxen-command = ドミヌクセン
dominuxen-option-players = 席の数。3から5、5人では牌がやや足りません。

# 選択肢
dominuxen-option-double_tiles = ダブル牌ルール
dominuxen-option-double_tiles-help = ダブル牌は1枚で2枚分としても出せます。得点はいつも2点（手牌なら−2点）。
dominuxen-option-rounds-help = 得点を合計するラウンドの数。1から5。
dominuxen-option-turn_limit = 手数の上限
dominuxen-option-turn_limit-help = 1ラウンドのプレイがこの回数になったら終わります。50から500、ふつうは150。

# 手番
dominuxen-tiles = { $count }枚
dominuxen-tag-play = セットを出す
dominuxen-tag-take = 取る
dominuxen-tag-leave = 取らない
dominuxen-tag-back = 手牌に戻す
dominuxen-tag-discard = 捨てる
dominuxen-tag-draw = 1枚補充する
dominuxen-tag-draws = まとめて補充する
dominuxen-tag-rest = 残りは山から
dominuxen-hint-take = { $tiles }が手牌に入り、相手は{ $count }枚補充します
dominuxen-hint-leave = 手牌に戻すか、捨てて{ $count }枚補充するかを相手が選びます
dominuxen-hint-back = { $tiles }が手牌に戻ります。補充はありません
dominuxen-hint-discard = { $tiles }はこのラウンドから外れ、{ $count }枚補充します
dominuxen-hint-rest = 裏向きの山から{ dominuxen-tiles }引きます

dominuxen-ask-play-1 = どの数字のセットを出しますか
dominuxen-ask-play-2 = { $number }のセットに入れる牌は？
dominuxen-ask-play-3 = ダブル牌{ $tile }は何枚分にしますか
dominuxen-ask-draw-1 = どこから1枚補充しますか
dominuxen-ask-draws-1 = 取る牌（残り{ $owed }枚まで。足りない分は山から）
dominuxen-number = { $number }のセット（最大{ $count }枚）
dominuxen-tile-hint = もう一方の{ $number }は手牌に{ $count }枚
dominuxen-tile-hint-double = ダブル牌
dominuxen-size-once = 1枚分（{ $number }×{ $size }になる）
dominuxen-size-twice = 2枚分（{ $number }×{ $size }になる）
dominuxen-size-hits = 攻撃：{ $victims }
dominuxen-size-hits-none = 攻撃する相手はいません
dominuxen-row-tile-hint = 手牌に{ $low }が{ $lows }枚、{ $high }が{ $highs }枚
dominuxen-row-double-hint = 手牌に{ $low }が{ $lows }枚
dominuxen-from-pile = 裏向きの山（あと{ $pile }枚）
dominuxen-from-pile-hint = 何が出るかは引くまでわかりません

dominuxen-prompt-play = どの数字のセットを出しますか。
dominuxen-prompt-take = { $name }さんの{ $number }×{ $size }（{ $tiles }）をスナッチしました。取りますか。
dominuxen-prompt-recover = { $name }さんは{ $number }×{ $size }（{ $tiles }）を取りませんでした。手牌に戻しますか、捨てて{ dominuxen-tiles }補充しますか。
dominuxen-prompt-draw = あと{ $owed }枚補充します。どこから引きますか。

dominuxen-move-play = { $tiles }を{ $number }×{ $size }で出す
dominuxen-move-discard = 捨てて補充する
dominuxen-move-draw = 中央の{ $tile }を補充する
dominuxen-move-draw-pile = 山から1枚補充する
dominuxen-move-draws = 中央の{ $tiles }を補充する（足りない分は山から）
dominuxen-move-rest = 残り{ $owed }枚を山から補充する

# あらかじめ決めておくこと
dominuxen-answer-take = 席{ $seat }を攻撃したら、セットを取る
dominuxen-answer-leave = 席{ $seat }を攻撃したら、セットは取らない
dominuxen-answer-ask = 席{ $seat }を攻撃したら、そのとき決める
dominuxen-answer-hint = 席{ $seat }のいちばん新しいセットは{ $set }
dominuxen-habit-ask = 残ったセット：そのつど決める
dominuxen-habit-always = 残ったセット：いつも手牌に戻す
dominuxen-habit-never = 残ったセット：いつも捨てる
dominuxen-habit-from = 残ったセット：{ $size }枚以上なら手牌に戻す

# できない手
dominuxen-no-number = 手牌にその数字はありません。手牌にある数字を選びます。
dominuxen-no-tiles = 牌が選ばれていません。{ $number }を含む牌を1枚以上選びます。
dominuxen-no-such-tile = そういう牌はありません。手牌の画面から選びなおしてください。
dominuxen-no-held = { $tile }はもう手牌にありません。いまの手牌から選びます。
dominuxen-no-match = { $tile }に{ $number }はありません。{ $number }を含む牌だけをまとめて出せます。
dominuxen-no-twice = 同じ牌が2度選ばれています。1枚ずつ選びなおしてください。
dominuxen-no-double = { $number }-{ $number }のダブル牌が入っていないので、枚数を1枚多く数えることはできません。
dominuxen-no-double-rule = この卓ではダブル牌も1枚分です。選んだ枚数のセットとして出します。
dominuxen-no-size = { $count }枚の牌は、その枚数のセットにはなりません。選んだ枚数のセットとして出します。
dominuxen-no-play-now = いまはセットを出す番です。数字と牌を選びます。
dominuxen-no-take-now = いまは、攻撃したセットを取るか取らないかを決めるところです。
dominuxen-no-recover-now = いまは、取られなかった自分のセットを手牌に戻すか捨てるかを決めるところです。
dominuxen-no-draw-now = いまは補充するところです。中央の牌か、裏向きの山から引きます。
dominuxen-no-row-tile = { $tile }は中央のオープン牌にありません。いまある牌か、裏向きの山から引きます。
dominuxen-no-pile = 裏向きの山はもうありません。中央のオープン牌から引きます。
dominuxen-no-so-many = 補充するのはあと{ dominuxen-tiles }です。それより多くは選べません。
dominuxen-no-single = 補充するのはあと1枚なので、まとめては引けません。1枚選びます。
dominuxen-no-tiles-drawn = 牌が選ばれていません。中央の牌を選ぶか、「残りは山から」を押します。
dominuxen-no-answer = その席のセットについては、いまは決めておけません。攻撃できる相手についてだけ決められます。
dominuxen-no-habit = その枚数では決められません。一覧にあるものから選んでください。
dominuxen-no-change = もうそう決めてあります。変えるなら、ほかのものを選んでください。

# できごと
dominuxen-event-round = { $rounds ->
    [1] { $seat }さんからはじめます。
   *[other] 第{ $round }ラウンドは{ $seat }さんからはじめます。
}
dominuxen-event-dealt = あなたの手牌は{ $tiles }です。
dominuxen-event-row = 中央のオープン牌は{ $tiles }です。
dominuxen-event-played = { $seat }さんが{ $number }×{ $size }（{ $tiles }）を出しました。
dominuxen-event-attacks = スナッチの相手は{ $victims }です。
dominuxen-event-took = { $seat }さんが{ $victim }さんの{ $number }×{ $size }（{ $tiles }）を取りました。
dominuxen-event-left = { $seat }さんは{ $victim }さんの{ $number }×{ $size }を取りませんでした。
dominuxen-event-back = { $seat }さんは{ $number }×{ $size }（{ $tiles }）を手牌に戻しました。
dominuxen-event-discarded = { $seat }さんは{ $number }×{ $size }（{ $tiles }）を捨てました。
dominuxen-event-drew = { $seat }さんが中央の{ $tile }を補充しました。
dominuxen-event-drew_pile = { $seat }さんが山から{ dominuxen-tiles }補充しました。
dominuxen-event-drew_tiles = あなたが山から引いたのは{ $tiles }です。
dominuxen-event-refilled = 中央に{ $tiles }が並びました。
dominuxen-event-settled = あなたが決めたこと：{ $what }。
dominuxen-event-round_over = { $rounds ->
    [1] { $reason }。{ $scores }。
   *[other] 第{ $round }ラウンド終了（{ $reason }）。{ $scores }。
}
dominuxen-reason-hand_empty = 手牌を出しきった人がいます
dominuxen-reason-centre_empty = 中央と山の牌がなくなりました
dominuxen-reason-turn_limit = 手数の上限になりました

# 卓のようす
dominuxen-state = { $rounds ->
    [1] { $turn }手目・山{ $pile }枚・捨て牌{ $discard }枚
   *[other] 第{ $round }ラウンド（全{ $rounds }）・{ $turn }手目・山{ $pile }枚・捨て牌{ $discard }枚
}
dominuxen-set = { $number }（{ $size }枚）
dominuxen-last-set = 最後は{ $number }が{ $size }枚（{ $tiles }）
dominuxen-lettered = { $letter } { $tile }
dominuxen-alt-last = 直前のプレイは席{ $seat }の{ $set }。
dominuxen-alt-last-pending = このプレイは席{ $victim }の{ $set }をねらっています。
dominuxen-alt-last-taken = 席{ $victim }の{ $set }は取られました。
dominuxen-alt-last-back = 席{ $victim }の{ $set }は手牌に戻りました。
dominuxen-alt-last-thrown = 席{ $victim }の{ $set }は捨てられました。
dominuxen-alt-older = 古いセット{ $count }組

dominuxen-alt-take = 席{ $victim }の{ $set }を取るか決めます。
dominuxen-alt-recover = 取られなかった自分の{ $set }を戻すか捨てるか決めます。
dominuxen-alt-draw = 補充はあと{ $owed }枚。
dominuxen-alt-state = { $rounds ->
    [1] { $turn }手目（{ $limit }手まで）
   *[other] 第{ $round }ラウンド（全{ $rounds }）、{ $turn }手目（{ $limit }手まで）
}
dominuxen-alt-held = 手牌{ $count }枚
dominuxen-alt-laid = 場は{ $points }点
dominuxen-alt-line = 場：{ $sets }
dominuxen-alt-hand-own = 自分の場は{ $points }点。
dominuxen-alt-left = 席{ $seat }の場は{ $sets }。残った手牌は{ $tiles }。
dominuxen-alt-row = 中央のオープン牌：{ $tiles }。山{ $pile }枚、捨て牌：{ $discard }。
dominuxen-alt-row-count = 中央のオープン牌：{ $tiles }。山{ $pile }枚、捨て牌{ $discard }枚。
dominuxen-alt-empty-line = 場はまだなし
dominuxen-alt-how = 各席の最後のセットだけがねらわれます（かっこは牌）。強さは数の順で、0は12にだけ勝ちます。
dominuxen-alt-hand = あなた（席{ $seat }）の手牌、{ dominuxen-tiles }：{ $tiles }。
dominuxen-alt-hand-numbers = 2枚以上：{ $numbers }。
dominuxen-alt-hand-number = { $number }が{ $count }枚
dominuxen-alt-hand-new = 前に出してから加わった牌：{ $tiles }。
dominuxen-alt-hand-targets = ほかの人の最後のセット：{ $sets }。
dominuxen-alt-hand-target = 席{ $seat }は{ $set }
dominuxen-alt-hand-row = 中央のオープン牌：{ $tiles }。山{ $pile }枚。

# 絵の中のことば
dominuxen-asked-take = 取る？
dominuxen-asked-recover = 戻す？
dominuxen-asked-draw = 補充
dominuxen-alt-played = 出した人
dominuxen-played = 出した
dominuxen-draws-left = あと{ $owed }
dominuxen-row = 中央の牌
dominuxen-pile = 山
dominuxen-discard = 捨て牌
dominuxen-bar-turn = { $turn } / { $limit } 手
dominuxen-bar-double = ダブル2点
dominuxen-count = × { $count }
dominuxen-more = ＋{ $count }
dominuxen-hand-title = あなたの手牌
dominuxen-hand-empty = 手牌はもうありません
dominuxen-hand-own = 自分の場
dominuxen-hand-targets = ねらえるセット
dominuxen-task-play = セットを出す
dominuxen-task-take = 取る？ 取らない？
dominuxen-task-recover = 戻す？ 捨てる？
dominuxen-task-draw = あと{ $owed }枚補充
dominuxen-result-line = 場
dominuxen-result-hand = 手牌
dominuxen-last-played = { $name }：{ $set }
dominuxen-last-pending = {" "}→ { $name }の{ $set }をねらう
dominuxen-last-taken = {" "}→ { $name }の{ $set }を取った
dominuxen-last-back = {" "}→ { $name }の{ $set }は手牌に
dominuxen-last-thrown = {" "}→ { $name }の{ $set }は捨て牌に
dominuxen-line-unit = 場
dominuxen-before = 前まで{ $total }
dominuxen-story-margin = { $points }点差の勝利
dominuxen-story-set = 最大のセットは{ $name }さんの{ $set }

# あそびかた
dominuxen-sketch-goal = 自分の場に、できるだけ多くの牌を並べます。
dominuxen-sketch-turn = 同じ数字の牌をまとめて出します。同じ枚数で強ければスナッチ。
dominuxen-sketch-score = 場の牌は1点、手牌に残れば−1点です。
dominuxen-rules-0-title = 同じ数字をまとめて出す
dominuxen-rules-0-1 = 牌には数字が2つ。番が来たら、同じ数字を含む手牌を1枚以上、その数字のセットとして自分の場に並べます。パスはありません。
dominuxen-rules-0-2 = これは「7×3」。もう一方の数字（薄い色）は数えません。
dominuxen-rules-0-3 = 牌1枚につき、自分の場なら1点、手牌に残ると−1点。いちばん点の多い人の勝ち、同点なら勝利を分け合います。
dominuxen-rules-1-title = 強さ：12は0にだけ負ける
dominuxen-rules-1-1 = 数字が大きいほど強く、0がいちばん弱い。ただし0は12にだけ勝ちます。同じ数字どうしでは勝てません。
dominuxen-rules-1-2 = 出したセットと同じ枚数で、より弱い数字のセットが、ほかの人の場のいちばん新しいところにあれば、必ずスナッチ（攻撃）です。
dominuxen-rules-1-3 = 攻撃されるのは、各自のいちばん新しいセットだけ。相手が何人もいるときは、左隣から順に片づけます。
dominuxen-rules-2-title = スナッチ：取る、戻す、捨てる
dominuxen-rules-2-1 = 攻撃した人は、そのセットを取って手牌に入れるか、取らずに残すかを選びます。
dominuxen-rules-2-2 = 取られた人は、同じ枚数を補充します。
dominuxen-rules-2-3 = 取られなかった人は、手牌に戻すか（補充なし）、捨てて同じ枚数を補充するかを選びます。捨て牌はもう使いません。
dominuxen-rules-2-4 = 手牌に入った牌は、どちらの数字でもまた使えます。
dominuxen-rules-3-title = 補充、はじまりと終わり
dominuxen-rules-3-1 = 牌は0-0から12-12の{ $tiles }枚。手牌は{ $hand }枚、中央に{ $row }枚を表向き、残りは裏向きの山。はじめる人はくじで決めます。
dominuxen-rules-3-2 = 補充は1枚ずつ、中央の牌か山の上から。終わったら中央を{ $row }枚に戻します。
dominuxen-rules-3-3 = だれかが手牌を出しきったら、その場で終わり（攻撃もしません）。中央と山が両方なくなっても、すぐに終わりです。
dominuxen-rules-3-4 = 同じ攻防がくり返されることもあるので、{ $turn_limit }手でも終わります。
dominuxen-rules-3-5 = 5人では牌がやや足りません。何ラウンドか続けるときは得点を合計し、はじめる人は左隣へ移ります。
dominuxen-rules-4-title = ダブル牌ルール（選択）
dominuxen-rules-4-1 = ダブル牌は、1枚分としても2枚分としても出せます。
dominuxen-rules-4-2 = これは牌が3枚でも「8×4」。奪われたときの補充は、ダブル牌1枚につき1枚です。
dominuxen-rules-4-3 = 得点では、どう出してもダブル牌は2点。手牌に残ると−2点です。
dominuxen-rules-5-title = こつと、待たせない工夫
dominuxen-rules-5-1 = 数字より枚数。4枚以上のセットは、めったに同じ枚数で攻撃されません。
dominuxen-rules-5-2 = 早いうちの小さなセットは、おとりになります。奪われたら、ほしい牌を中央から選べます。
dominuxen-rules-5-3 = ほかの人の手牌が少なくなったら、大きなセットから出し、出せない牌は取らないこと。
dominuxen-rules-5-4 = 「あらかじめ決めておく」で、ねらう相手ごとに取るかどうかや、取られなかった自分のセットをどうするかを決めておけます。順番は変わらず、ほかの人には見えません。

# はじめの一局（/learn）
dominuxen-learn-goal = 牌には数字が2つ。番が来たら、同じ数字を含む牌をセットにして自分の場に並べます。場の牌は1点、手牌に残れば−1点。いちばん新しいセットは奪われることも。
dominuxen-learn-row = もう2人が動きました。1が4枚のあとに、7が4枚。枚数が同じで数字が強いので、1のセットは奪われました。奪われた人は、中央の牌か山から同じ枚数を補充します。
dominuxen-learn-ten = 10を含む牌が4枚あります。右隣の場には7が4枚。10を4枚まとめて出しましょう。10のほうが強いので、スナッチになります。
dominuxen-learn-ten-else = 同じ枚数でなければ攻撃になりません。10の牌を4枚全部使いましょう。
dominuxen-learn-take = 取るか、残すか。取った牌は手牌に入り、どちらの数字でも使えます。7-12も持っているので、7の大きなセットになりそうです。取りましょう。
dominuxen-learn-take-else = 手牌は増えますが、4枚とも7です。7-12と合わせて使えます。
dominuxen-learn-lost = お返しに、10のセットが11の4枚で奪われました。でも、悪いことばかりではありません。同じ枚数を、中央から選んで補充できます。
dominuxen-learn-draw = 7を集めているところです。7-7を取りましょう。ここでは1枚分ですが、ルール設定の「ダブル牌ルール」では2枚分にもできます。
dominuxen-learn-draw-else = 7はもう5枚。7-7で6枚になります。
dominuxen-learn-more = もう1枚、1-7があります。
dominuxen-learn-more-else = 枚数の多いセットほど、同じ枚数で攻撃されにくくなります。
dominuxen-learn-seven = さらに2枚引いて、7の牌が7枚になりました。全部まとめて7×7。7枚のセットは、めったに攻撃されません。
dominuxen-learn-seven-else = 小さく分けるより、大きな1つのほうが安全です。
dominuxen-learn-back = めったにないことが起きました。10が7枚です。でも、取らずに残しました。戻すか、捨てて7枚補充するかを選べます。補充なしで手牌に戻しましょう。
dominuxen-learn-back-else = 7がそろった7枚は大事な牌です。戻しましょう。
dominuxen-learn-again = もう一度、同じセットを出しましょう。もっと強い数字の7枚は、そうそうありません。
dominuxen-learn-again-else = 手牌でいちばん大きいセットです。
dominuxen-learn-end = だれかが手牌を出しきるか、中央と山がなくなれば終わりです。0は最弱ですが12にだけ勝ち、小さなセットはおとりになります。終盤は、出せない牌を取らないように。
