# ゲシェンク（No Thanks!）
geschenk-title = ゲシェンク
geschenk-line = いらないカードはチップを払って隣へ。たまったチップごと引き取るのは、さて、だれでしょう。
geschenk-designer = トルステン・ギムラー（2004）
geschenk-about = 場のカードを引き取るか、チップを1枚払って断るか。選ぶのはそれだけです。カードは数だけ失点になり、チップは1枚につき1点減らしてくれます。連番はいちばん小さい数だけ数えるので、つながるカードなら大きくても怖くありません。断るたびに透明な容器でチップがチャリンと鳴ります。

# 選択肢
geschenk-option-remove = 除外カード
geschenk-option-remove-help = 見ないで除くカードの枚数。0から15、ふつうは9。
geschenk-option-chips = チップ
geschenk-option-chips-auto = 人数に合わせる
geschenk-option-chips-help = ひとりのチップの枚数。3から15、または人数に合わせる（3〜5人11枚、6人9枚、7人7枚）。
geschenk-option-open_chips = チップを公開
geschenk-option-open_chips-help = 全員のチップの枚数をいつでも見られるようにします。
geschenk-option-games = ゲーム数
geschenk-option-games-help = 続けて遊び、失点を合計します。1から10。

# 手番
geschenk-tag-take = 引き取る
geschenk-tag-no_thanks = いらない
geschenk-hint-take = { $pot ->
    [0] { $card }だけをもらいます（チップなし）
   *[other] { $card }とチップ{ $pot }枚をもらいます
}
geschenk-hint-no_thanks = チップを1枚出して隣へ（残り{ $left }枚）
geschenk-move-take = { $pot ->
    [0] { $card }を引き取る（チップなし）
   *[other] { $card }を引き取る（チップ{ $pot }枚つき）
}
geschenk-move-no_thanks = { $card }はいらない（チップを1枚出す）
geschenk-prompt-decide = { $pot ->
    [0] 場のカードは{ $card }、チップはまだありません。引き取りますか。
   *[other] 場のカードは{ $card }、チップが{ $pot }枚。引き取りますか。
}
geschenk-prompt-must = { $pot ->
    [0] 手元にチップがないので、{ $card }を引き取ります。
   *[other] 手元にチップがないので、{ $card }をチップ{ $pot }枚ごと引き取ります。
}
geschenk-no-chip = { $pot ->
    [0] 手元にチップがないので「いらない」とは言えません。{ $card }を引き取ります。
   *[other] 手元にチップがないので「いらない」とは言えません。{ $card }をチップ{ $pot }枚ごと引き取ります。
}

# できごと
geschenk-clink = チャリン
geschenk-rattle-chips = ジャラジャラ { $chips }枚
geschenk-silence = シーン
geschenk-event-started = { $games ->
    [1] { $seat }さんからはじめます。
   *[other] 第{ $game }ゲームは{ $seat }さんからはじめます。
}
geschenk-event-turned = 場のカードは{ $card }です。
geschenk-event-no_thanks = { $seat }さんは「いらない」。チャリン、容器に{ geschenk-of-pot }。
geschenk-event-taken = { $pot ->
    [0] { $seat }さんが{ $card }を引き取りました。チップはなく、シーン。
   *[other] { $seat }さんが{ $card }を引き取りました。ジャラジャラ、{ geschenk-of-pot }。
}
geschenk-event-game_over = { $games ->
    [1] カードがなくなりました。失点は{ $scores }。
   *[other] 第{ $game }ゲームが終わりました。失点は{ $scores }。
}
geschenk-event-match_over = { $count ->
    [1] { $winners }の勝ちです！
   *[other] { $winners }が勝利を分け合いました！
}

# 卓のようす
geschenk-of-pot = チップ{ $pot }枚
geschenk-of-deck = 山札あと{ $deck }枚
geschenk-state = { $games ->
    [1] 場のカード{ $card }・{ geschenk-of-pot }・{ geschenk-of-deck }
   *[other] 第{ $game }ゲーム（全{ $games }）・場のカード{ $card }・{ geschenk-of-pot }・{ geschenk-of-deck }
}
geschenk-state-over = ゲーム終了
geschenk-span = { $low }〜{ $high }

geschenk-alt-offer = { $pot ->
    [0] 場のカードは{ $card }、透明な容器は空です。
   *[other] 場のカードは{ $card }、透明な容器にチップ{ $pot }枚。
}
geschenk-alt-notes = いまのカードのチップは、席{ $seat }から席順に1枚ずつ払われました。
geschenk-alt-deck = { geschenk-of-deck }。
geschenk-alt-seat-cards = { $count ->
    [0] カードなし
   *[other] カードは{ $cards }
}
geschenk-alt-seat-cost = 失点{ $cost }
geschenk-alt-seat-chips = チップ{ $chips }枚
geschenk-alt-seat-total = 前のゲームまで{ $total }点
geschenk-alt-hand = あなたは席{ $seat }、チップ{ $chips }枚。引き取ったカード：{ $cards }。失点はカード{ $cost }からチップを引いて{ $score }点。
geschenk-alt-hand-offer = { $card }を引き取ると、カードで{ $added }、{ $pot ->
    [0] チップはなく、
   *[other] チップ{ $pot }枚でマイナス{ $pot }、
}差し引き失点{ $net }。
geschenk-alt-result-chips = 最後のゲームで残ったチップは{ $chips }。
geschenk-alt-result-seat = 席{ $seat }が{ $chips }
geschenk-alt-result-removed = 除外されていたカード：{ $cards }。
geschenk-alt-result-removed-last = 最後のゲームで除外されていたカード：{ $cards }。

# 絵の中のことば
geschenk-offer = 場のカード
geschenk-chips = チップ
geschenk-no-chips-yet = チップはまだありません
geschenk-bar-card = カード { $number } / { $all }
geschenk-bar-game = ゲーム{ $game } / { $games }
geschenk-over = ゲーム終了
geschenk-hand-title = あなたの手元
geschenk-hand-chips = あなたのチップ
geschenk-hand-cards = 引き取ったカード
geschenk-hand-no-cards = まだ1枚も引き取っていません
geschenk-hand-score = いまの失点
geschenk-hand-sum = カード { $cost } − チップ { $chips }
geschenk-hand-if = 引き取ると
geschenk-hand-if-cards = カード { $added }
geschenk-hand-if-chips = { $pot ->
    [0] チップなし
   *[other] チップ −{ $pot }
}
geschenk-hand-if-net = 失点 { $net }
geschenk-hand-must = 引き取るしかありません
geschenk-hand-either = 引き取る？ いらない？
geschenk-hand-wait = { $name }さんの番です
geschenk-hand-run = つながったカードは、いちばん小さい数だけが失点です
geschenk-result-total = 合計
geschenk-story-margin = { $points }点差の勝利
geschenk-story-shared = 同点で勝利を分け合いました
geschenk-story-run = いちばん長い連番は{ $name }さんの{ $cards }
geschenk-story-best = いちばん軽い失点は{ $name }さんの第{ $game }ゲーム、{ $score }点
geschenk-result-removed = 除外カード

# 自動の「いらない」（予約）
geschenk-order-button = いらない予約
geschenk-order-title = { $card }への「いらない」を予約
geschenk-order-until = 容器のチップが何枚になるまで？
geschenk-order-until-help = 6なら、6枚たまったところでご自分で決めます。空欄なら制限なし。両方とも空欄にすると予約をやめます。
geschenk-order-keep = 手元にチップを何枚残す？
geschenk-order-keep-help = この枚数を残せるうちは断ります。空欄なら最後の1枚まで使います。
geschenk-order-set = { $until ->
    [0] { $keep ->
        [0] 予約しました。このカードには、チップがある限り「いらない」と答えます。引き取ることはありません。
       *[other] 予約しました。手元に{ $keep }枚残せる間、このカードには「いらない」と答えます。引き取ることはありません。
    }
   *[other] { $keep ->
        [0] 予約しました。チップが{ $until }枚たまるまで、このカードには「いらない」と答えます。引き取ることはありません。
       *[other] 予約しました。チップが{ $until }枚たまるまで、手元に{ $keep }枚残せる間は、このカードには「いらない」と答えます。引き取ることはありません。
    }
}
geschenk-order-none = 予約はありません。番がきたら、ご自分で決めます。
geschenk-order-ended = 予約はここまでです。このカードをどうするか、ご自分で決めてください。
geschenk-order-bad = 枚数として読めませんでした。1、3、12のような数字だけか、空欄にしてください。
geschenk-order-reached = { $count ->
    [0] 0枚までの予約は、すぐに終わってしまいます。1枚以上にするか、制限なしなら空欄にしてください。
   *[other] 容器にはもう{ $count }枚あるので、その予約はすぐに終わってしまいます。もっと多くするか、制限なしなら空欄にしてください。
}
geschenk-order-few = { $count ->
    [0] 手元にチップがないので、断る予約はできません。
   *[other] 手元のチップは{ $count }枚です。断るたびに1枚出すので、その枚数は残せません。もっと少なくするか、空欄にしてください。
}

# あそびかた
geschenk-sketch-goal = カードは数だけ失点。失点のいちばん少ない人の勝ちです。
geschenk-sketch-turn = チップを1枚払って断るか、カードをチップごと引き取るか。
geschenk-sketch-score = 連番はいちばん小さい数だけ。チップは1枚につき1点引けます。
geschenk-rules-0-title = 引き取るか、断るか
geschenk-rules-0-1 = 場のカードは1枚。番の人は、どちらかを選びます。
geschenk-rules-0-2 = いらない：チップを1枚、透明な容器に入れて、左隣の人へ。
geschenk-rules-0-3 = 引き取る：カードと、たまったチップを全部もらいます。次のカードがめくられ、同じ人がまた選びます。
geschenk-rules-0-4 = チップがなければ、引き取るしかありません。
geschenk-rules-1-title = 失点の数え方
geschenk-rules-1-1 = カードは数だけ失点、チップは1枚で1点減らします。失点のいちばん少ない人が勝ちです。
geschenk-rules-1-2 = 連番は、いちばん小さい数だけ数えます。
geschenk-rules-1-3 = 17〜20で、失点は17。
geschenk-rules-1-4 = 13と15・16で、失点は28。
geschenk-rules-1-5 = 14が入ると、失点は13だけ。
geschenk-rules-1-6 = 3・4・5・35とチップ7枚なら、3 + 35 − 7 = 31点。
geschenk-rules-2-title = はじめと終わり
geschenk-rules-2-1 = 3から35のカード33枚から、9枚を見ないで除きます（ルール設定で0〜15枚に変えられます）。残りが山札です。
geschenk-rules-2-2 = はじめのチップは、3〜5人なら11枚、6人なら9枚、7人なら7枚（これも変えられます）。
geschenk-rules-2-3 = はじめる人はくじで決めます。チップを公開しない卓では、枚数は本人だけの秘密です。
geschenk-rules-2-4 = 山札の最後の1枚が引き取られたら終わり。同点なら勝利を分け合います。
geschenk-rules-2-5 = 何ゲームか続けるときは、失点を合計します。はじめる人は左隣へ移ります。
geschenk-rules-3-title = 透明な容器の見方
geschenk-rules-3-1 = チャリン：新しいチップが落ちてくるところ。色と縞で払った人がわかります。
geschenk-rules-3-2 = ♪は、いまのカードに払われたチップの順。下の数字は席の番号です。
geschenk-rules-3-3 = ジャラジャラ：容器が倒れ、チップが引き取った人へ流れます。
geschenk-rules-3-4 = 手元のチップは握りこぶし。何枚あるかは見えません。
geschenk-rules-4-title = こつと、いらない予約
geschenk-rules-4-1 = ほかの人がほしがらないカードは、もう1周させると、人数分のチップがついて戻ってきます。
geschenk-rules-4-2 = チップは2〜4枚残しておきましょう。なくなると、次の大きなカードはあなたのものです。
geschenk-rules-4-3 = 除かれたカードはだれも知りません。つなぐ1枚を待ちすぎないように。
geschenk-rules-4-4 = いらない予約：「チップが何枚たまるまで」「手元に何枚残すか」を決めておくと、そのカードは自動で断ります。引き取ることはありません。

# はじめの一局（/learn）
geschenk-learn-goal = ようこそ。24枚のカードを1枚ずつ、だれかが引き取るゲームです。カードは数字のぶんだけ失点、チップは1枚につき1点の得になります。はじめのチップは11枚です。
geschenk-learn-pay = 7が出ています。いま引き取れば7点の失点です。断るのはチップ1枚。まず断って、みんなの出方を見ましょう。
geschenk-learn-pay-else = 7にはまだチップがのっていません。待つほど得になるので、一度断ってみましょう。
geschenk-learn-take = チップが3枚のって戻ってきました。7点のカードが差し引き4点です。小さいカードはあとで役に立ちます。引き取りましょう。
geschenk-learn-take-else = こんなに小さいカードは、もう1周する前にだれかが持っていきます。いま引き取りましょう。
geschenk-learn-high = 引き取った人が、次のカードをめくって先に決めます。チップのない16は高い買い物です。チップ1枚で断りましょう。
geschenk-learn-high-else = 容器が空のときの16は、いちばん損です。断りましょう。
geschenk-learn-glass = 卓の容器を見てください。中のチップは見えますが、ほかの人の手元は見えません。音を聞いて数えておくのも手です。チップがなくなった人は、引き取るしかありません。
geschenk-learn-wait = 16に3枚では、まだ足りません。あなたのチップは12枚、待つ余裕があります。断りましょう。
geschenk-learn-wait-else = 差し引き13点の失点です。もう少し待てば、だれかが引き取ってくれるかもしれません。
geschenk-learn-run = 6が出ました。あなたは7を持っています。連番はいちばん小さい数だけを数えるので、6と7で6点。7だけのときより安くなり、チップまでついてきます。
geschenk-learn-run-else = あなたには得しかないカードです。6を取れば7はただになります。引き取りましょう。
geschenk-learn-cheap = ここがこのゲームの面白いところです。自分の連番につながるカードは、ほかの人だけが困ります。あえて1周させて、みんなのチップを集める手もあります。
geschenk-learn-again = 18は手持ちのどれにもつながりません。断りましょう。
geschenk-learn-again-else = 6にも7にもつながらず、チップもまだのっていません。
geschenk-learn-last = まだ3枚です。みんな辛抱しています。あなたにも11枚あるので、ここは辛抱です。
geschenk-learn-last-else = 15点の失点は大きすぎます。チップがあるうちは待てます。
geschenk-learn-end = 18はだれかが引き取り、次は31です。こうしてカードがなくなるまで続きます。はじめに9枚抜いてあるので、待つカードがないことも。失点の少ない人の勝ちです。
