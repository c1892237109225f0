# ラブレター
love_letter-title = ラブレター
love_letter-line = 手札は1枚。引いて、出して、読み合って、姫に恋文を届けましょう。
love_letter-designer = カナイセイジ（2012）
love_letter-about = 手札はいつも1枚だけ。山札から1枚引き、どちらか1枚を出して、その効果を使います。相手の手札を言い当て、のぞき、比べ、取り替えて、ほかの人を脱落させるか、最後にいちばん大きい数を持っていればトークンを1つもらえます。1ラウンドはほんの数分です。
love_letter-command = ラブレター
# Whose figures the cards show: west (guard, monk, knight, maid, prince, king) or east (soldier, jester, knight, monk, wizard, general).
love_letter-cast = east

# 選択肢
love_letter-option-target = 勝利トークン
love_letter-option-target-auto = 人数に合わせる
love_letter-option-target-help = 勝ちに必要なトークン。1から20、または人数に合わせる（2人7、3人5、4人4）。
love_letter-option-card7 = 7のカード
love_letter-option-card7-countess = 伯爵夫人
love_letter-option-card7-minister = 大臣
love_letter-option-card7-help = 伯爵夫人は5か6といっしょなら出すカード。大臣は2枚の合計が12以上になると脱落。
love_letter-option-tie = 完全な引き分け
love_letter-option-tie-none = トークンなし
love_letter-option-tie-share = みんな1つずつ
love_letter-option-tie-help = 手札公開でも捨て札の合計でも並んだとき、トークンをどうするか。
love_letter-option-max_rounds = 最大ラウンド数
love_letter-option-max_rounds-help = このラウンド数で終わり、トークンの多い人が勝ち。5から60、ふつうは40。

# カード
love_letter-card-1 = 兵士
love_letter-card-2 = 道化
love_letter-card-3 = 騎士
love_letter-card-4 = 僧侶
love_letter-card-5 = 魔術師
love_letter-card-6 = 将軍
love_letter-card-7 = 伯爵夫人
love_letter-card-8 = 姫
love_letter-card-9 = 大臣
love_letter-numbered = { $card }（{ $number }）
love_letter-effect-1 = 相手の手札を2〜8で言い当てると、相手は脱落
love_letter-effect-2 = 相手の手札をこっそり見る
love_letter-effect-3 = 相手と手札をこっそり比べ、小さいほうが脱落
love_letter-effect-4 = 次の自分の番まで、だれにも狙われない
love_letter-effect-5 = 相手か自分の手札を捨てさせ、引きなおさせる
love_letter-effect-6 = 相手と手札を取り替える
love_letter-effect-7 = 効果なし。5か6といっしょなら、これを出す
love_letter-effect-8 = 出しても捨てさせられても脱落
love_letter-effect-9 = 効果なし。引いて2枚の合計が12以上だと脱落

# 番
love_letter-prompt-play = { $one }と{ $two }、どちらを出しますか。
love_letter-prompt-whom = 2枚とも{ $one }です。だれに使いますか。
love_letter-prompt-same = 2枚とも{ $one }です。1枚を出します。
love_letter-prompt-countess = { $one }と{ $two }なので、伯爵夫人を出します。
love_letter-tag-idle = 効果なしで出す
love_letter-ask-guard-2 = どのカードを持っていると思いますか
love_letter-ask-idle-1 = 狙える人がいません。効果なしで出すカードは？
love_letter-hint-self = あなた自身
love_letter-hint-unseen = まだ見えていないのは{ $count }枚
love_letter-cost = 脱落します
love_letter-move-at = { $card }を{ $target }に
love_letter-move-guessed = { $card }を{ $target }に「{ $named }？」
love_letter-move-plain = { $card }を出す
love_letter-move-idle = { $card }を効果なしで出す

# できない手
love_letter-no-card = { $card }は持っていません。手札の2枚から選んでください。
love_letter-no-countess = { $card }は出せません。伯爵夫人が5か6といっしょなので、伯爵夫人を出します。
love_letter-no-idle = { $card }で狙える人がいるので、効果なしでは出せません。だれかを選んでください。
love_letter-no-nobody = いまはだれも狙えないので、{ $card }に効果はありません。効果なしで出すか、もう1枚を出してください。
love_letter-no-other = その選び方はできません。脱落も守られもしていない人と、2〜8の数を選んでください。

# できごと
love_letter-event-round_began = { $count ->
    [0] 第{ $round }ラウンド。{ $starter }さんからはじめます。
   *[other] 第{ $round }ラウンド。{ $starter }さんからはじめます。除外カードは{ $cards }。
}
love_letter-event-drew = あなたは{ $card }を引きました。
love_letter-event-laid = { $seat }さんが{ $card }を出しました。
love_letter-event-idle = { $seat }さんが{ $card }を効果なしで出しました。
love_letter-event-guessed = { $hit ->
    [yes] { $seat }さんの兵士。{ $target }さんに「{ $card }」と宣言、当たりです。
   *[no] { $seat }さんの兵士。{ $target }さんに「{ $card }」と宣言、はずれでした。
}
love_letter-event-looked = { $seat }さんの道化。{ $target }さんの手札を見ました。
love_letter-event-compared = { $even ->
    [yes] { $seat }さんの騎士。{ $target }さんと比べて、同じカードでした。
   *[no] { $seat }さんの騎士。{ $target }さんと手札を比べました。
}
love_letter-event-swapped = { $seat }さんの将軍。{ $target }さんと手札を取り替えました。
love_letter-event-saw = { $seat }さんの手札は{ $card }です。
love_letter-event-forced = { $self ->
    [yes] { $seat }さんの魔術師。自分の{ $card }を捨てました。
   *[no] { $seat }さんの魔術師。{ $target }さんが{ $card }を捨てました。
}
love_letter-event-fell = { $count ->
    [0] { $seat }さんは脱落です。
   *[other] { $seat }さんは脱落です。手札は{ $cards }でした。
}
love_letter-event-burdened = { $seat }さんは{ $cards }で大臣に背かれ、脱落です。
love_letter-event-showed = { $seat }さんの手札は{ $card }。
love_letter-event-round_over = { $shown ->
    [no] 最後まで残った{ $winners }が第{ $round }ラウンドを取りました。トークンは{ $tokens }。
   *[yes] { $count ->
        [0] 第{ $round }ラウンドは引き分けです。トークンはありません。
        [1] 山札がなくなり、{ $winners }が第{ $round }ラウンドを取りました。トークンは{ $tokens }。
       *[other] 引き分けです。{ $winners }にトークンを1つずつ、{ $tokens }になりました。
    }
}
love_letter-event-over = { $count ->
    [1] { $winners }の勝ちです！
   *[other] { $winners }が勝利を分け合いました！
}

love_letter-score-of = { $name }さん{ $score }

# 卓のようす
love_letter-round = 第{ $round }ラウンド
love_letter-goal = トークン{ $target }で勝ち
love_letter-state = 第{ $round }ラウンド・山札あと{ $deck }枚・{ love_letter-goal }
love_letter-over = ゲーム終了
love_letter-aside = 伏せ札
love_letter-face-up = 除外カード
love_letter-out = 脱落
love_letter-protected = 守り
love_letter-shown = { $name }さんは{ $card }
love_letter-last = { $name }さん：{ $text }
love_letter-last-fell = { $text }、{ $name }さん脱落
love_letter-missed = { $text }はずれ
love_letter-begins = 最後まで残るか、山札が尽きたときに最大の札なら、ラウンドの勝ち
love_letter-turns = このラウンド
love_letter-showdown = 手札公開
love_letter-task = どちらか1枚を出す
love_letter-targets = 狙える人
love_letter-rules-example = 兵士を出し、姫は手元に
love_letter-unseen = 未公開
love_letter-copies = { $card }{ $count }枚
love_letter-alt-unseen = まだ見えていないカード：{ $cards }。
love_letter-unit = トークン
love_letter-amount = トークン{ $number }個
love_letter-drawn = 引いた
love_letter-alt-deck = 山札はあと{ $deck }枚、伏せ札{ $aside }枚。
love_letter-alt-face-up = 除外カード：{ $cards }。
love_letter-alt-last = 直前：{ $text }。
love_letter-alt-fell = { $name }さんが失った札は{ $card }。
love_letter-alt-shown = 最後の手札公開：{ $cards }。
love_letter-alt-discards = { $count ->
    [0] 捨て札なし
   *[other] 捨て札は{ $cards }
}
love_letter-alt-won = 取ったラウンドは{ $rounds }
love_letter-alt-hand-out = あなたは脱落しています。
love_letter-alt-effect = { $card }：{ $effect }。
love_letter-alt-targets = 狙える人：{ $names }。
love_letter-alt-saw = { $turn }手目：{ $card }を持っていたのは{ $name }さん。
love_letter-alt-was-seen = { $turn }手目：あなたの{ $card }を見たのは{ $name }さん。
love_letter-story-last = 第{ $round }ラウンド、最後まで残って決めました
love_letter-story-card = 第{ $round }ラウンド、{ $card }で決めました
love_letter-story-rounds = { $round }ラウンドが終わり、トークンの数で決まりました

# あそびかた
love_letter-sketch-goal = 最後まで残るか、いちばん大きい数を持っていれば勝ち。
love_letter-sketch-turn = 1枚引き、2枚のどちらかを出して、効果を使います。
love_letter-sketch-score = ラウンドに勝つとトークン1つ。先に集めた人の勝ち。
love_letter-rules-0-title = 1枚引いて、1枚出す
love_letter-rules-0-1 = 手札は1枚。番がきたら山札から1枚引き、どちらかを表向きに出して、その効果を使います。
love_letter-rules-0-2 = ほかの人が全員脱落すれば、残った人の勝ち。
love_letter-rules-0-3 = 山札がなくなったら手札公開。いちばん大きい数の人の勝ちです。同じ数なら、自分の捨て札の合計が大きい人。
love_letter-rules-0-4 = { $target ->
    [auto] 勝った人はトークンを1つもらい、次のラウンドをはじめます。2人なら{ $for_2 }つ、3人なら{ $for_3 }つ、4人なら{ $for_4 }つで優勝です。
   *[other] 勝った人はトークンを1つもらい、次のラウンドをはじめます。トークン{ $target }個で優勝です。
}
love_letter-rules-1-title = 1から4
love_letter-rules-2-title = 5から8
love_letter-rules-3-title = 細かな決まり
love_letter-rules-3-1 = カードは{ $pack }枚。はじめに1枚を伏せて除き、2人のときはさらに{ $face_up }枚を表向きに除きます。最初のラウンドをはじめる人はくじで決めます。
love_letter-rules-3-2 = 守られている人はだれにも狙われません。1・2・3・6で狙える人がいなければ、効果なしで出します。5は自分に使います。
love_letter-rules-3-3 = 騎士で比べた2枚が同じ数なら、だれも脱落しません。
love_letter-rules-3-4 = 魔術師や脱落で表になったカードの効果は起きません。姫だけは、捨てさせられても脱落です。
love_letter-rules-3-5 = 魔術師のとき山札がなければ、伏せ札を引きます。
love_letter-rules-4-title = 引き分け、秘密、終わり
love_letter-rules-4-1 = 見た手札は、見た人だけにDMで届きます。履歴にも、見たことだけが残ります。
love_letter-rules-4-2 = 手札公開で捨て札の合計まで同じなら、だれもトークンをもらえず、同じ人がまたはじめます（ルール設定で1つずつもらえます）。
love_letter-rules-4-3 = 多くても{ $max_rounds }ラウンドで終わり、トークンの多い人の勝ちです。
love_letter-rules-4-4 = ルール設定で7を大臣にできます。必ず出す決まりはなくなり、引いて2枚の合計が{ $too_much }以上になると、すぐに脱落です。

# はじめの一局（/learn）
love_letter-learn-goal = 手札は1枚。番がきたら1枚引き、どちらかを出します。ほかの人を脱落させるか、山札がなくなったときに一番大きいカードを持っていれば、トークンを1つもらえます。
love_letter-learn-guard = 魔術師と兵士です。兵士でだれかのカードを言い当てると、その人は脱落。まだ何もわからないので、2枚ある僧侶にしましょう。魔術師（5）は残しておきます。
love_letter-learn-guard-else = 言い当てるのは損がありません。魔術師は持っておきたいカードです。まず兵士から。
love_letter-learn-listen = 外れました。よくあることです。でも、だれかが道化でほかの人のカードを見ました。見られた人は危なく、見た人はそれを使ってきます。
love_letter-learn-second = また兵士です。今度はもう1人に。僧侶はまだありそうです。外れても損はありません。
love_letter-learn-second-else = 兵士が使えるうちは、魔術師を残しておきましょう。
love_letter-learn-prince = 魔術師を見られたので、次は言い当てられそうです。1人は僧侶で守られています。もう1人に魔術師で捨てさせましょう。姫かもしれません。手元には将軍が残ります。
love_letter-learn-prince-else = 魔術師は見られています。言い当てられる前に、自分以外に使いましょう。
love_letter-learn-luck = 捨てられたのは姫でした。姫を捨てた人は脱落です。そのあと、だれかが伯爵夫人を出しました。伯爵夫人は、魔術師や将軍といっしょに持つと必ず出さなければなりません。
love_letter-learn-baron = 残りは1人、手札は将軍と騎士。騎士はカードを比べて、小さいほうが脱落します。あなたの将軍より大きいカードは、姫も伯爵夫人ももう出ています。
love_letter-learn-baron-else = 将軍を使うと、強いカードを渡してしまいます。比べましょう。将軍より上のカードは、もう残っていません。
love_letter-learn-token = 1つ目のトークンです。最後まで残ったので、あなたの勝ち。勝った人が次のラウンドをはじめます。
love_letter-learn-priest = 道化と魔術師です。まだ何もわかりません。道化でだれかのカードを見ましょう。
love_letter-learn-priest-else = いまはやみくもに捨てさせるより、カードを知るほうが得です。
love_letter-learn-guess = 考えてみましょう。あなたが見た魔術師は、騎士で比べて負けました。つまり、相手のカードは5より大きいはず。将軍か伯爵夫人か姫です。伯爵夫人を言ってみましょう。
love_letter-learn-guess-else = 比べて勝った人は、魔術師より大きい6、7、8のどれかを持っています。7を言いましょう。
love_letter-learn-end = 当たりです。出したカードは、残したカードのことも語ります。それを読むのがこのゲームです。3人ならトークン5つで優勝です。
