# アンギャルド
en_garde-title = アンギャルド
en_garde-line = 23マスの競技場で向かい合う剣士ふたり。間合いと同じ数の札が、突きになります。
en_garde-designer = ライナー・クニツィア（1993）
en_garde-about = 札の数だけ前進するか、後退するか。相手にちょうど届く札があれば、突けます。何枚も重ねた突きは、同じ枚数の札がないと受け流せません。札は1から5が5枚ずつ。数えれば相手の手札が読めてきます。山札が尽きたら、間合いの札の多いほう、次に遠くまで進んだほうの勝ち。5本先取のフェンシングです。
en_garde-command = アンギャルド
en_garde-also = あんぎゃるど フェンシング en garde

# 選択肢
en_garde-option-level = ゲームの段階
en_garde-option-level-help = 基本は突けば1本。標準では受け流せます。完全では、前進してすぐ突く移動攻撃もできます。
en_garde-option-level-basic = 基本ゲーム
en_garde-option-level-standard = 標準ゲーム
en_garde-option-level-advanced = 完全ゲーム
en_garde-option-target = 勝ちに必要な本数
en_garde-option-target-help = 先にこの本数を取った人の勝ちです。ふつうは5本。
en_garde-option-parry = 受け流し
en_garde-option-parry-help = 突きと同じ数の札を同じ枚数だけ使うか、同じ枚数で合計が同じならよいか（1993年版）。
en_garde-option-parry-exact = 同じ札を同じ枚数
en_garde-option-parry-sum = 同じ枚数で同じ合計
en_garde-option-riposte_wins = 反撃で1本
en_garde-option-riposte_wins-help = 受け流してすぐの攻撃は受け流せず、そのまま1本になります（1993年版）。
en_garde-option-discards = 捨て札
en_garde-option-discards-help = ラウンドで出た札をいつでも見られるか、最後の2つの行動の札だけ見られるか。
en_garde-option-discards-open = すべて公開
en_garde-option-discards-last = 最後の2つの行動だけ
en_garde-option-max_rounds = 最大ラウンド数
en_garde-option-max_rounds-help = このラウンド数で終わり、本数の多い人の勝ちです。同じなら引き分け。

# 手番
en_garde-tag-forward = 前進
en_garde-tag-back = 後退
en_garde-tag-attack = 攻撃
en_garde-tag-lunge = 移動攻撃
en_garde-tag-parry = 受け流す
en_garde-tag-retreat = 後退でかわす
en_garde-tag-concede = 負けを認める
en_garde-tag-always_parry = いつも受け流す
en_garde-tag-ask_me = 受けるとき選ぶ
en_garde-ask-forward-1 = どの札で前進しますか
en_garde-ask-back-1 = どの札で後退しますか
en_garde-ask-attack-1 = 何枚で突きますか
en_garde-ask-lunge-1 = どの札で前進してから突きますか
en_garde-ask-lunge-2 = 何枚で突きますか
en_garde-ask-parry-1 = どの札で受け流しますか
en_garde-ask-retreat-1 = どの札で後退してかわしますか
en_garde-prompt-act = 間合いは{ $distance }。どうしますか。
en_garde-prompt-parried = 受け流しました。間合いは{ $distance }。続けて行動します。
en_garde-prompt-answer = { $cards }の突きが来ました。受け流します。
en_garde-prompt-choose = { $cards }の突き。どの札で受け流しますか。
en_garde-prompt-escape = { $cards }の移動攻撃。受け流すか、後退です。
en_garde-prompt-hit = { $cards }の突きを受けられず、1本取られます。
en_garde-prompt-stuck = 動ける札がなく、1本取られます。
en_garde-copies = { $count ->
    [1] { $card }
   *[other] { $card }（{ $count }枚）
}
en_garde-move-forward = { $cards }で前進
en_garde-move-back = { $cards }で後退
en_garde-move-attack = { $cards }で突く
en_garde-move-lunge = { $card }で前進、{ $cards }で突く
en_garde-move-parry = { $cards }で受け流す
en_garde-move-retreat = { $cards }で後退してかわす

# できないとき
en_garde-no-card = { $card }は手札にありません。手札から選んでください。
en_garde-no-way = 間合いは{ $distance }なので、{ $card }では前進できません。もっと小さい札を選んでください。
en_garde-no-room = うしろは{ $room }マスなので、{ $card }では後退できません。もっと小さい札を選んでください。
en_garde-no-reach = 突きに使う{ $distance }の札が手札にありません。ほかの行動を選んでください。
en_garde-no-many = { $card }は{ $held }枚しか使えないので、{ $count }枚では突けません。枚数を減らしてください。
en_garde-no-more = 基本ゲームの突きは1枚です。1枚で突いてください。
en_garde-no-lunge = 移動攻撃は完全ゲームだけです。ほかの行動を選んでください。
en_garde-no-act = 突きが来ています。先に受け流すか、移動攻撃なら後退でかわします。
en_garde-no-attack = いまは攻撃を受けていません。前進、後退、攻撃から選んでください。
en_garde-no-parry-exact = { $card }を{ $count }枚、ちょうど同じだけ出さないと受け流せません。
en_garde-no-parry-sum = { $card }が{ $count }枚の突きです。合計が同じになる{ $count }枚を、手札から選んでください。
en_garde-no-retreat = 移動攻撃でない突きは、後退ではかわせません。受け流してください。
en_garde-no-concede = まだできることがあるので、負けは認められません。行動を選んでください。

# できごと
en_garde-event-round_began = 第{ $round }ラウンド。先攻は{ $seat }さん。
en_garde-event-drew = あなたは{ $cards }を引きました。
en_garde-event-acted = { $how ->
    [forward] { $seat }さんが{ $cards }で前進。間合いは{ $distance }。
    [back] { $seat }さんが{ $cards }で後退。間合いは{ $distance }。
    [attack] { $seat }さんが{ $cards }で突きました。
    [lunge] { $seat }さんが{ $card }で前進し、{ $cards }で突きました。
    [parry] { $seat }さんが{ $cards }で受け流しました。
   *[other] { $seat }さんが{ $cards }で後退してかわしました。間合いは{ $distance }。
}
en_garde-event-round_over = { $text }{ $hits }。
en_garde-over-hit = 突きが決まり、第{ $round }ラウンドは{ $winners }の勝ち。
en_garde-over-stuck = 相手が動けなくなり、第{ $round }ラウンドは{ $winners }の勝ち。
en_garde-over-counts = 山札が尽き、間合いの札が{ $one }枚対{ $two }枚。第{ $round }ラウンドは{ $winners }の勝ち。
en_garde-over-travel = 山札が尽き、進んだ距離が{ $one }対{ $two }。第{ $round }ラウンドは{ $winners }の勝ち。
en_garde-over-level = 山札が尽き、進んだ距離も{ $one }対{ $two }。第{ $round }ラウンドは引き分け。
en_garde-showed = 手札は{ $hands }。
en_garde-showed-of = { $name }さんが{ $cards }
en_garde-score-of = { $name }さん{ $score }本
en_garde-event-over = { $count ->
    [0] { $hits }で引き分けです。
   *[other] { $winners }の勝ちです！ { $hits }。
}
en_garde-event-over-last = { $count ->
    [0] 引き分けです。
   *[other] { $winners }の勝ちです！
}
en_garde-event-wished = { $on ->
    [yes] これからは、あなたは受け流せるときに受け流します。
   *[no] これからは、あなたが突きを受けるたびに選びます。
}

# 卓のようす
en_garde-state = 第{ $round }ラウンド・間合い{ $distance }・山札{ $deck }枚
en_garde-state-over = 第{ $round }ラウンドで終わり
en_garde-alt-parried = { $name }さんは受け流したところで、続けて行動します。
en_garde-alt-attacked = { $name }さんに{ $cards }の突きが来ています。
en_garde-alt-lunged = { $name }さんに{ $cards }の移動攻撃が来ています。
en_garde-alt-piste = 間合いは{ $distance }。山札は{ $deck }枚。
en_garde-alt-stands = { $side }、{ $space }マス目、うしろは{ $room }マス
en_garde-side-0 = 白、左
en_garde-side-1 = 黒、右
en_garde-alt-acts = 最後の行動：{ $acts }。
en_garde-act = { $name }さんが{ $text }
en_garde-alt-spent = 出た札：{ $cards }。
en_garde-alt-rules = ルール：{ $rules }。
en_garde-alt-before = 前のラウンド：{ $text }
en_garde-alt-stood = そのとき白（席1）は{ $white }、黒（席2）は{ $black }のマス。
en_garde-alt-me = あなたは{ $stands }。
en_garde-alt-wish = いつも受け流す約束をしています。
en_garde-alt-won = 取ったラウンドは{ $rounds }
en_garde-gap = {""}
en_garde-then = 、次に
en_garde-none = なし
en_garde-wait = { $name }さんの番です

# 絵の中
en_garde-bar = 第{ $round }ラウンド・{ $target }本先取
en_garde-bar-rounds = 最大{ $rounds }ラウンド
en_garde-bar-sum = 合計でも受け流せる
en_garde-bar-riposte = 反撃は受け流せない
en_garde-attack = 突き
en_garde-indirect = 移動攻撃
en_garde-parry = 受け
en_garde-distance = 間合い
en_garde-unit = 本
en_garde-amount = { $number }本
en_garde-hit = 一本
en_garde-hand = あなたの手札
en_garde-story-hit = 最後は突きで決まりました
en_garde-story-stuck = 最後は相手が動けませんでした
en_garde-story-counts = 最後は間合いの札が{ $one }枚対{ $two }枚
en_garde-story-travel = 最後は進んだ距離が{ $one }対{ $two }
en_garde-story-level = 最後のラウンドは引き分け
en_garde-story-rounds = { $rounds }ラウンドの本数で決まりました
en_garde-story-drawn = { $rounds }ラウンドで本数が並びました
en_garde-drawn = 引き分け

# ヒント
en_garde-hint-why-hit = この突きは受け流せません。
en_garde-hint-why-sure = 見えていない{ $card }は{ $unseen }枚だけなので、この突きは受け流せません。
en_garde-hint-why-thrust = 見えていない{ $card }は{ $unseen }枚です。相手が{ $count }枚持っていなければ、突きが決まります。
en_garde-hint-why-lunge = 見えていない{ $card }は{ $unseen }枚です。相手が{ $count }枚持っていなければ、あとは後退でかわすしかありません。
en_garde-hint-why-far = 間合いが{ $distance }になり、相手の次の攻撃は届きません。
en_garde-hint-why-none = 間合いが{ $distance }になりますが、その札はもう相手の手札にありません。
en_garde-hint-why-guard = 間合いが{ $distance }になっても、{ $card }が手に残るので受け流せます。

# ルール
en_garde-sketch-goal = 相手を突きます。先に{ $target }本で勝ち。
en_garde-sketch-turn = 札の数だけ、前へ進むか後ろへ下がります。
en_garde-sketch-score = 間合いと同じ数なら突き。同じ数でしか受け流せません。
en_garde-rules-0-title = 前進と後退
en_garde-rules-0-1 = 白は左端の{ $from }、黒は右端の{ $to }から向かい合います。札は1から{ $highest }が{ $copies }枚ずつ、手札は{ $hand }枚です。
en_garde-rules-0-2 = 手番には札を1枚出し、その数だけ前進か後退。相手のマスに入ることも、飛び越すことも、競技場を出ることもできません。
en_garde-rules-0-3 = 手番の終わりに{ $hand }枚まで補充します。動ける札がなければ、そのラウンドは負けです。
en_garde-rules-1-title = 突き
en_garde-rules-1-1 = 相手までの数（間合い）とちょうど同じ札は突きになります。同じ札なら何枚重ねてもかまいません。
en_garde-rules-1-2 = 突かれたら、同じ札を同じ枚数出して受け流します。出せなければ1本取られ、ラウンドは終わりです。
en_garde-rules-1-3 = 基本ゲームの突きは1枚で、受け流せません。
en_garde-rules-2-title = 受け流しと移動攻撃
en_garde-rules-2-1 = 受け流したら、補充せずにそのまま自分の行動をします。反撃の突きもできます。
en_garde-rules-2-2 = 完全ゲームでは、前進してすぐ突く移動攻撃ができます。これも受け流せます。
en_garde-rules-2-3 = 後ろへ動ける札で、後退してかわすこともできます。それだけで手番は終わり。補充をして、また攻めた人の番です。
en_garde-rules-2-4 = ふつうの突きは、後退してもかわせません。
en_garde-rules-3-title = 山札が尽きたら
en_garde-rules-3-1 = 最後の札が引かれたら、残った突きに答えて、ラウンドは終わりです。
en_garde-rules-3-2 = いまの間合いと同じ札が手に多い人の勝ち。同じなら、自分の端からより遠くまで進んだ人の勝ち。それも同じなら引き分け。
en_garde-rules-3-3 = 基本ゲームでは枚数を比べません。最後に引いた人の相手は、間合いの札があれば最後に突けます。
en_garde-rules-4-title = 試合
en_garde-rules-4-1 = 最初のラウンドの先攻はくじで決め、そのあとは交代で先攻になります。ラウンドに勝てば1本です。
en_garde-rules-4-2 = 先に{ $target }本取った人の勝ちです。多くても{ $max_rounds }ラウンドで終わり、本数の多い人の勝ち。同じなら引き分けです。
en_garde-rules-4-3 = 1993年版のルール（設定で選べます）：同じ枚数で合計が同じ札でも受け流せます。反撃の突きは、受け流せずそのまま1本になります。

# はじめの一局（/learn）
en_garde-learn-goal = 23マスで向かい合うフェンシングです。札は1から5が5枚ずつ、手札は5枚。出した数だけ動き、間合いとちょうど同じ札なら突きになります。5本取れば勝ちです。
en_garde-learn-advance = 間合いは17。まだ突きは届きません。近くでは使いにくい5で前進しましょう。
en_garde-learn-advance-else = まだどちらの突きも届きません。大きく進みましょう。
en_garde-learn-near = 間合いは7。動いたあとの間合いと同じ札を相手が持っていれば、突かれます。4で進めば間合いは3。受け流すための3は2枚あります。
en_garde-learn-near-else = 自分が2枚持っている数の間合いで止まりたいところ。それが3です。
en_garde-learn-thrust = 相手が下がって間合いは4。あなたは4を持っています。ちょうどの札は突きです。やってみましょう。
en_garde-learn-thrust-else = 動けば、次は相手に選ばれます。突いて、どうなるか見ましょう。
en_garde-learn-hit = 相手は4で受け流し、もう1枚の4で突き返しました。あなたに4はもうなく、1本取られました。1枚しかない数で突くと無防備になります。次のラウンドです。
en_garde-learn-again = 今度は慎重に。間合いは22。まず大きく進みましょう。
en_garde-learn-again-else = まだ安全です。5を使って進みましょう。
en_garde-learn-count = 間合いは13。札は全部で25枚なので、まだ見ていない札を数えるのも腕のうちです。4で進めば間合いは9。まだ届きません。
en_garde-learn-count-else = 9なら、まだどちらも届きません。小さい札は取っておきましょう。
en_garde-learn-two = 間合いは6、手札には2が3枚。4で進むと間合いは2になり、あなたの得意な距離です。待ち受けましょう。
en_garde-learn-two-else = 2が3枚あるのですから、間合いを2にしましょう。
en_garde-learn-parry = 2を2枚重ねて突いてきました。受け流すには、同じ札が同じ枚数いります。3枚あったので足りました。ほかに選べないので、2枚は自動で出ています。
en_garde-learn-riposte = 受け流したら、補充せずにすぐあなたの番です。2がもう1枚あり、相手は使ったばかり。突き返しましょう。
en_garde-learn-riposte-else = 相手は2を2枚使いました。いまがいちばんの好機です。
en_garde-learn-end = 1対1です。札がなくなったら、いまの間合いと同じ札を多く持つ人の勝ち。完全ゲームには、前進してすぐ突く移動攻撃もあります。あそびかたをどうぞ。
