# カウンティング・クリベッジ
counting_cribbage-title = カウンティング・クリベッジ
counting_cribbage-line = 15、ラン、ペアを集めて121点へ。使ったカードは山に戻らない、6スートのクリベッジ。
counting_cribbage-designer = 青木 新
counting_cribbage-about = 手札から1、2枚をクリブに伏せ、残り4枚で2度得点します。まず1枚ずつ出し合い、15や31、ペア、ランで得点。次に手札とスターターの組み合わせを数えます。クリブはディーラーのもの。使った札はしばらく山に戻らないので、何が残っているかを数えるほど有利です。先に121点の人の勝ち。

# 選択肢
counting_cribbage-command = カウンティングクリベッジ
counting_cribbage-option-skunk = スコンク
counting_cribbage-option-skunk-help = ゲームが終わったとき90点以下の相手ひとりにつき、勝ち数が1増えます。
counting_cribbage-option-muggins = マギン
counting_cribbage-option-muggins-help = 自分で点数を数えて宣言し、見落とされた点は相手が取れます。
counting_cribbage-option-muggins-off = なし（卓が数える）
counting_cribbage-option-muggins-count = 手役計算だけ
counting_cribbage-option-muggins-full = 手札プレイでも
counting_cribbage-option-match_wins = 先取する勝ち数
counting_cribbage-option-match_wins-help = だれかがこの勝ち数に届くまで、ゲームを続けます。
counting_cribbage-option-first_dealer-help = 最初のディーラーはくじか、席で決めます。席3・席4は、その人数のときだけ選べます。
counting_cribbage-option-show_used = 捨て札の表
counting_cribbage-option-show_used-help = 前のシャッフルから使われた札の枚数を卓の絵にのせます。のせないと、履歴も前のラウンドまでです。

counting_cribbage-seats-2 = 3人か4人で遊ぶのがおすすめのゲームです。

# 手番
counting_cribbage-tag-lay_away = 伏せ札にする
counting_cribbage-tag-declare = 出して宣言する
counting_cribbage-tag-claim = 点数を宣言する
counting_cribbage-tag-claim-crib = クリブを宣言する
counting_cribbage-tag-accept = 見落としなし
counting_cribbage-tag-respond = 見落としを申告する
counting_cribbage-tag-waive = もうたずねない
counting_cribbage-tag-waive_deal = このディールはたずねない
counting_cribbage-tag-waive_turn = 次に出すまでたずねない
counting_cribbage-tag-watch = またたずねる
counting_cribbage-hint-waive = 手札プレイの宣言には、いつも「見落としなし」と答えます
counting_cribbage-hint-waive_deal = このディールが終わるまで「見落としなし」と答えます
counting_cribbage-hint-waive_turn = 次に自分が出すまで「見落としなし」と答えます
counting_cribbage-hint-watch = 手札プレイの宣言のたびに、見落としをたずねます
counting_cribbage-ask-lay_away-1 = { $count ->
    [1] どれを伏せ札にしますか
   *[other] 伏せ札にする{ $count }枚
}
counting_cribbage-ask-lay_away-again = 伏せ札を選びなおす
counting_cribbage-ask-declare-1 = どれを出しますか
counting_cribbage-ask-declare-2 = { $card }は何点ですか
counting_cribbage-ask-claim-1 = 手札は何点ですか
counting_cribbage-ask-claim-crib = クリブは何点ですか
counting_cribbage-ask-respond-1 = 見落としは何点ですか
counting_cribbage-prompt-lay_away-own = { $count }枚を伏せ札にします。クリブはあなたのものです。
counting_cribbage-prompt-lay_away = { $count }枚を伏せ札にします。クリブは{ $name }さんのものです。
counting_cribbage-prompt-lead = シリーズの最初の1枚です。どれを出しますか。
counting_cribbage-prompt-play = いまのカウントは{ $count }。どれを出しますか。
counting_cribbage-prompt-declare-lead = シリーズの最初の1枚です。カードを出し、その点数を宣言します。
counting_cribbage-prompt-declare = いまのカウントは{ $count }。カードを出し、その点数を宣言します。
counting_cribbage-prompt-respond = { $name }さんは{ $card }でカウント{ $count }、{ $claim }点と宣言しました。見落としはありますか。
counting_cribbage-prompt-claim = 手札4枚とスターターで何点ですか。
counting_cribbage-prompt-claim-crib = クリブ4枚とスターターで何点ですか。
counting_cribbage-prompt-show = { $name }さんは{ $what }を{ $claim }点と宣言しました。見落としはありますか。
counting_cribbage-item-hand = 手札
counting_cribbage-item-crib = クリブ
counting_cribbage-card-hint = 出すとカウント{ $count }
counting_cribbage-move-lay_away = { $cards }を伏せ札にする
counting_cribbage-move-declare = { $card }を出して{ $points }点と宣言する
counting_cribbage-move-claim = { $points }点と宣言する
counting_cribbage-move-respond = 見落とし{ $points }点を申告する
counting_cribbage-move-waive_deal = このディールはたずねない
counting_cribbage-move-waive_turn = 次に出すまでたずねない

# できない手
counting_cribbage-no-wish = いまはその設定を選べません。手札の画面から選びなおしてください。
counting_cribbage-no-play-yet = いまはクリブへの伏せ札を選ぶところです。カードを出すのは、そのあとです。
counting_cribbage-no-play-now = いまはカードを出すところではありません。手札の画面から選びなおしてください。
counting_cribbage-no-play-unsaid = この卓では、カードを出すときに点数も宣言します。
counting_cribbage-no-declare = 手札プレイの点数は卓が数えます。カードだけを選んで出します。
counting_cribbage-no-card = そのカードは手札にありません。手札のカードから選びます。
counting_cribbage-no-fit = { $card }を出すと31を超えます。いまのカウントは{ $count }なので、{ $room }以下のカードを出します。
counting_cribbage-no-number = 点数は{ $low }から{ $high }までの数で答えます。
counting_cribbage-no-claim-now = 点数の宣言は、手役計算のはじめにします。いまは卓の進行を見守りましょう。
counting_cribbage-no-answer-now = いまは答える宣言がありません。だれかが宣言すると、ここでたずねます。
counting_cribbage-no-lay-now = 伏せ札はもう決まっています。いまは手札からカードを出すところです。
counting_cribbage-no-lay-size = 伏せ札は{ $need }枚です。ちょうど{ $need }枚を選びます。
counting_cribbage-no-lay-twice = 同じカードは1回だけ選べます。違うカードを選びます。

# できごと
counting_cribbage-event-dealt = { $reshuffled ->
    [yes] 捨て札を山札に戻して混ぜました。ラウンド{ $round }、ディーラーは{ $dealer }さんです。
   *[other] ラウンド{ $round }。ディーラーは{ $dealer }さんです。
}
counting_cribbage-event-starter = { $heels ->
    [0] スターターは{ $card }。
   *[other] スターターは{ $card }。ヒズ・ヒールで{ $seat }さんに{ $heels }点。
}
counting_cribbage-event-played = { $points ->
    [0] { $seat }さん { $card }、カウント{ $count }。
   *[other] { $seat }さん { $card }、カウント{ $count }。{ $parts }で{ $points }点。
}
counting_cribbage-event-go = { $seat }さん「ゴー」（カウント{ $count }）。
counting_cribbage-event-last_card = ラストカードで{ $seat }さんに1点。
counting_cribbage-event-counted = { $points ->
    [0] { $seat }さんの{ $item }は0点。
   *[other] { $seat }さんの{ $item }は{ $points }点：{ $parts }。
}
counting_cribbage-event-declared = { $seat }さんは{ $card }。カウントは{ $count }、{ $claim }点と宣言しました。
counting_cribbage-event-crib = クリブは{ $cards }。
counting_cribbage-event-claims = 宣言：{ $claims }。
counting_cribbage-event-settled = { $wrong ->
    [yes] { $seat }さんの{ $item }、宣言{ $claim }点。正しくは{ $actual }点（{ $parts }）。{ $gains }。
   *[other] { $seat }さんの{ $item }の宣言（{ $claim }点）は正解でした。
}
counting_cribbage-event-waived = { $on ->
    [0] また、手札プレイの宣言のたびに、あなたに見落としをたずねます。
    [2] このディールが終わるまで、あなたは手札プレイの宣言をすべて「見落としなし」とします。ほかの人も全員そうしていると、すぐに先へ進むのでわかります。
    [3] 次に自分がカードを出すまで、あなたは手札プレイの宣言をすべて「見落としなし」とします。ほかの人も全員そうしていると、すぐに先へ進むのでわかります。
   *[other] これからは、あなたは手札プレイの宣言をすべて「見落としなし」とします。ほかの人も全員そうしていると、すぐに先へ進むのでわかります。
}
counting_cribbage-event-waived-two = { $on ->
    [2] このディールが終わるまで、あなたは手札プレイの宣言をすべて「見落としなし」とします。
    [3] 次に自分がカードを出すまで、あなたは手札プレイの宣言をすべて「見落としなし」とします。
   *[other] これからは、あなたは手札プレイの宣言をすべて「見落としなし」とします。
}2人で遊んでいるときは、すぐに先へ進むので相手にもわかります。
counting_cribbage-event-game_over = { $seat }さんが{ $points }点で勝ちました！
counting_cribbage-event-game_over-match = ゲーム{ $game }は{ $seat }さんの勝ち（{ $points }点、勝ち数+{ $won }）。
counting_cribbage-claim-of = { $name }さんの{ $what } { $claim }点
counting_cribbage-gain-of = { $name }さん+{ $points }
counting_cribbage-gain-none = だれも点を得ません
counting_cribbage-item-peg = カード
counting_cribbage-none = なし

# 得点の種類
counting_cribbage-kind-fifteen = 15
counting_cribbage-kind-thirty_one = 31
counting_cribbage-kind-pair = ペア
counting_cribbage-kind-flush = フラッシュ
counting_cribbage-kind-nob = ヒズ・ノブ
counting_cribbage-kind-last = ラストカード
counting_cribbage-pair-2 = ペア
counting_cribbage-pair-6 = ペア・ロイヤル
counting_cribbage-pair-12 = ダブル・ペア・ロイヤル
counting_cribbage-pair-20 = トリプル・ペア・ロイヤル
counting_cribbage-pair-30 = フォース・ペア・ロイヤル
counting_cribbage-part-short = { $kind } { $points }
counting_cribbage-part = { $kind }で{ $points }

# 卓のようす
counting_cribbage-state = ラウンド{ $round }・ディーラーは{ $name }さん・山札{ $stock }枚
counting_cribbage-state-pegging = ラウンド{ $round }・ディーラーは{ $name }さん・カウント{ $count }・山札{ $stock }枚
counting_cribbage-state-game = ゲーム{ $game }：{ $state }
counting_cribbage-alt-skunk = スコンクの線は{ $line }点。
counting_cribbage-alt-count = カウント{ $count }。シリーズ：{ $series }。
counting_cribbage-alt-lead = 新しいシリーズです。カウント0。
counting_cribbage-alt-card-by = { $card }（席{ $seat }）
counting_cribbage-alt-open-claim = 席{ $seat }は{ $card }を{ $claim }点と宣言。ほかの人の答えを待っています。
counting_cribbage-alt-last = 直前は席{ $seat }の{ $card }、{ $parts }点。
counting_cribbage-alt-before = 前のシリーズ：{ $series }。
counting_cribbage-alt-gains = その得点：{ $gains }。
counting_cribbage-alt-laid = 出したのは{ $cards }
counting_cribbage-alt-row-hand = 席{ $seat }の手札、{ $cards }
counting_cribbage-alt-row-crib = 席{ $seat }のクリブ、{ $cards }
counting_cribbage-alt-row-points = { $row }で{ $points }点
counting_cribbage-alt-row-counted = { $row }で{ $points }点（{ $parts }）
counting_cribbage-alt-given = ここまで：{ $claims }。
counting_cribbage-alt-behind = 最後の得点の前
counting_cribbage-alt-gain-last = 最後の得点
counting_cribbage-alt-starter = スターターは{ $card }。
counting_cribbage-alt-piles = 山札{ $stock }枚、捨て札{ $used }枚。
counting_cribbage-alt-crib-down = クリブは伏せて{ $count }枚。
counting_cribbage-alt-used = 捨て札：{ $ranks }。
counting_cribbage-alt-rank = { $rank }が{ $count }枚
counting_cribbage-alt-gain = 席{ $seat }に+{ $points }
counting_cribbage-alt-hand-item = { $name }さんの{ $what }：{ $cards }。スターターは{ $starter }。宣言は{ $claim }点。
counting_cribbage-alt-hand-own-item = 数えるのは{ $what }：{ $cards }。スターターは{ $starter }。
counting_cribbage-sep = {" · "}

# 絵の中のことば
counting_cribbage-go = ゴー
counting_cribbage-count = カウント
counting_cribbage-room = あと{ $room }
counting_cribbage-starter = スターター
counting_cribbage-crib = クリブ
counting_cribbage-crib-of = { $name }さんのクリブ
counting_cribbage-used = 捨て札
counting_cribbage-new-series = 新しいシリーズ
counting_cribbage-claimed = 宣言 { $points }点
counting_cribbage-claim-short = 宣言{ $points }
counting_cribbage-answers = 見落としの答え待ち
counting_cribbage-now-lay_away = 全員が伏せ札を選んでいます
counting_cribbage-now-claim = 全員が点数を宣言しています
counting_cribbage-now-show = 見落としをさがしています
counting_cribbage-show-before = 前のラウンドの手役計算
counting_cribbage-show-now = 手役計算
counting_cribbage-nothing = 役なし
counting_cribbage-hand-claim = あなたの宣言
counting_cribbage-hand-answer = 見落としさがし
counting_cribbage-hand-mark = クリブへ
counting_cribbage-task-lay_away = { $count }枚を伏せる
counting_cribbage-task-play = 1枚を出す
counting_cribbage-task-declare = 出して宣言
counting_cribbage-task-claim = 点数を宣言
counting_cribbage-task-respond = 見落としは？
counting_cribbage-note-away = クリブに入れた札：{ $cards }
counting_cribbage-note-own = クリブはあなたのもの
counting_cribbage-note-crib = クリブは{ $name }さんのもの
counting_cribbage-result-skunked = スコンク
counting_cribbage-result-won = 勝ち数 +{ $won }
counting_cribbage-result-game = ゲーム{ $game }
counting_cribbage-won-games = ゲーム{ $games }に勝利
counting_cribbage-unit-wins = 勝
counting_cribbage-amount-wins = { $number }勝
counting_cribbage-story-margin = { $points }点差の勝利
counting_cribbage-story-near = 2位はあと{ $points }点でした
counting_cribbage-story-last = 最後の{ $gain }点で{ $points }点に到達
counting_cribbage-claim = 宣言
counting_cribbage-last-played = { $seat }さんの{ $card }、カウント{ $count }
counting_cribbage-last-scored = { $seat }さんの{ $card }、カウント{ $count }：{ $parts }点

# あそびかた
counting_cribbage-sketch-goal = ペグを進めて、先に{ $target }点に着いた人の勝ち。
counting_cribbage-sketch-turn = 1枚ずつ出し合い、15や31、ペア、ランができれば得点。
counting_cribbage-sketch-score = そのあと、4枚とスターターの組み合わせを数えます。
counting_cribbage-rules-0-title = 121点をめざす
counting_cribbage-rules-0-1 = ジョーカーを除く{ $pack }枚（6スート）を使い、先に{ $target }点に届いた人がその瞬間に勝ちます。
counting_cribbage-rules-0-2 = 1ラウンドは、伏せ札、手札プレイ、手役計算の順。得点の場は2回あります。
counting_cribbage-rules-0-3 = 最初のディーラーは、決めておかなければくじ引き。ラウンドごとに左隣へ移ります。
counting_cribbage-rules-1-title = カードの値
counting_cribbage-rules-1-1 = 足すときの値は、Aが1、2から10は数のまま、絵札は10です。
counting_cribbage-rules-1-2 = ランやペアでは、J・Q・Kはそれぞれ別の数。Aはいちばん小さく、KとAはつながりません。
counting_cribbage-rules-2-title = 伏せ札とスターター
counting_cribbage-rules-2-1 = 2人なら6枚配られて2枚、3人と4人なら5枚配られて1枚を伏せます。3人のときは山札からも1枚。この4枚がクリブで、ディーラーの得点になります。
counting_cribbage-rules-2-2 = 山札の1枚を表にしたのがスターター。Jならヒズ・ヒールで、ディーラーに2点。
counting_cribbage-rules-2-3 = 使った札は山札が足りなくなるまで戻りません。どの数があと何枚か、数えながら遊べます。
counting_cribbage-rules-3-title = 手札プレイ：31まで数える
counting_cribbage-rules-3-1 = ディーラーの左隣から順に1枚出し、値を足していきます。31を超えるカードは出せず、出せるカードがあれば必ず出します。
counting_cribbage-rules-3-2 = 出せない人は「ゴー」。そのシリーズにはもう加わりません。
counting_cribbage-rules-3-3 = ちょうど31か、全員が出せなくなるとシリーズは終わり。31でなければ最後に出した人にラストカードの1点。
counting_cribbage-rules-3-4 = 次のシリーズは、最後に出した人の左隣から。全員の手札がなくなるまで続けます。
counting_cribbage-rules-4-title = 手札プレイの得点
counting_cribbage-rules-4-1 = カウントがちょうど15で2点、ちょうど31で2点。
counting_cribbage-rules-4-2 = 続けて同じ数：2枚で2点、3枚で6点、4枚で12点、5枚で20点、6枚で30点。
counting_cribbage-rules-4-3 = 最後の3枚以上が、順番を問わず連続した数ならラン。枚数が得点です。
counting_cribbage-rules-5-title = 手役計算：4枚とスターター
counting_cribbage-rules-5-1 = ディーラーの左隣から順に、最後にディーラーが手札、クリブの順に数えます。
counting_cribbage-rules-5-2 = 合計15になる組ごとに2点、ペアごとに2点、3枚以上の連続はラン。同じ数があれば、その通り数だけ得点。
counting_cribbage-rules-5-3 = 4枚が同じスートでフラッシュ4点、スターターも同じなら5点。スターターと同じスートのJはヒズ・ノブ1点。
counting_cribbage-rules-6-title = 勝ち方と、3つのオプション
counting_cribbage-rules-6-1 = だれかが121点に届いたら、数えている途中でもゲームは終わりです。ルール設定で、決めた勝ち数（10まで）に届くまで続けることもできます。
counting_cribbage-rules-6-2 = スコンク：勝ち数は1に、90点以下の相手の人数を足します。
counting_cribbage-rules-6-3 = マギン：点数は自分で数えて宣言します。少なければその点だけ、多すぎれば0点。ほかの人は見落としの点数を申告し、左隣から順に取れます。多すぎる申告では何も取れません。
counting_cribbage-rules-6-4 = 宣言も申告も、全員が答えるまでだれにも見えません。ヒズ・ヒールとラストカードは卓が数えます。
counting_cribbage-rules-6-5 = ほかの人のクリブに5やペアを入れず、自分のクリブには惜しまずに。

# はじめの一局（/learn）
counting_cribbage-learn-goal = 得点の場は2回。カードを出していくときと、手札を数えるときです。先に121点で勝ち。Aは1、J・Q・Kは10と数えます。15、31、ペア、ランが点になります。
counting_cribbage-learn-crib = 6枚のうち2枚をクリブに伏せます。今回は相手のクリブ。7と8が2枚で、15が2組とペアになるので残します。ダイヤの2とリーフの10を伏せましょう。
counting_cribbage-learn-crib-else = 7と8で15になります。この3枚はいっしょに残しましょう。
counting_cribbage-learn-starter = スターターがめくられました。全員の手札とクリブに数えます。これから1枚ずつ出して値を足していきます。ちょうど15で2点、31で2点。31は超えられません。
counting_cribbage-learn-lead = 8からいきましょう。7で15にされても、あなたの7でペアを返せます。
counting_cribbage-learn-lead-else = 8を出しておけば、7に7で応えられます。Jだと5で15にされるかもしれません。
counting_cribbage-learn-pair = やはり15で2点取られました。7を重ねてペアの2点です。
counting_cribbage-learn-pair-else = 同じ数を続けて出せば2点。ただ足していくより得です。
counting_cribbage-learn-go = ここは教訓です。あなたは出せずにゴー、相手は3を続けて31まで進みました。終わりに残る小さい札は強いのです。次は0から数えなおします。
counting_cribbage-learn-jack = あなたに2枚、相手は0枚。最後の札を出せば、ラストカードの1点が付きます。Jからどうぞ。
counting_cribbage-learn-jack-else = どちらからでも点は同じですが、Jから出しましょう。
counting_cribbage-learn-show = スターターと合わせて、ディーラーの相手、ディーラー、クリブの順に数えました。あなたは15が2組とペアで6点。ディーラーが替わり、今度のクリブはあなたのものです。
counting_cribbage-learn-own = 今度は自分のクリブなので、惜しまずに。J2枚はクリブでペアになります。残りの9と4と2でも15ができます。
counting_cribbage-learn-own-else = 今回は伏せた札も自分の点です。J2枚を入れましょう。
counting_cribbage-learn-small = Jが出て10です。2を出せば12、15にできるのは3だけになります。
counting_cribbage-learn-small-else = 4なら14でAが怖く、9はよい札です。2が無難でしょう。
counting_cribbage-learn-full = 22になりました。9を出せばちょうど31、2点です。
counting_cribbage-learn-full-else = 31まであと9。持っています。
counting_cribbage-learn-keep = Qが出て10です。2を出して、4はラストカードに取っておきましょう。
counting_cribbage-learn-keep-else = 12なら15にできるのは3だけです。4は最後に。
counting_cribbage-learn-end = ラストカードもあなた。手札とクリブを合わせて16点でした。使った札は山札が足りなくなるまで戻らず、スートは6つ。何が出たかを数えている人が強いゲームです。
