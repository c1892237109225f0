# 六角ジンチ
hex_jinchi-title = 六角ジンチ
hex_jinchi-line = 黒はプラス、赤はマイナス。合計6の組で6つの陣地を取り合う。手番のはじめに3つ持っていれば勝ち。
hex_jinchi-designer = じょん(仮)
hex_jinchi-about = 黒いカードはプラス、赤いカードはマイナス、ジョーカーは好きな数。1枚捨ててから、合計がプラス6かマイナス6になる組を陣地に置き、そこにあったカードを手札にします。相手の陣地を奪うには、置いてあるより多くのスートが必要です。自分の手番のはじめに陣地を3つ持っていれば勝ち。その前に崩せるかどうかの勝負です。
hex_jinchi-command = 六角ジンチ
hex_jinchi-also = ろっかくじんち、六角陣地

# 選択肢
hex_jinchi-option-match = 試合
hex_jinchi-option-match-help = もとのルールどおりの1ゲームか、全員が1回ずつ先手になるまで。先手が有利なゲームです。
hex_jinchi-option-match-exchange = 全員が1回ずつ先手
hex_jinchi-option-match-single = 1ゲームだけ
hex_jinchi-option-turn_limit = 最大ターン数
hex_jinchi-option-turn_limit-help = 全員あわせてこの回数で1ゲームが終わり、陣地の多い人の勝ちになります。ふつうは60。
hex_jinchi-option-first_player = 最初の先手
hex_jinchi-option-first_player-help = 1ゲーム目に先手になる席。おまかせならくじで決めます。席3は3人のときだけです。
hex_jinchi-option-first_player-auto = くじで決める
hex_jinchi-option-first_player-1 = 席1
hex_jinchi-option-first_player-2 = 席2
hex_jinchi-option-first_player-3 = 席3

# 手番
hex_jinchi-tag-turn = 捨てる
hex_jinchi-tag-discard = 捨てる
hex_jinchi-tag-place = 組を置く
hex_jinchi-tag-gather = ほかの組
hex_jinchi-tag-end_turn = ターン終了
hex_jinchi-ask-card = どれを捨てますか
hex_jinchi-ask-base = 組を置きますか、終えますか
hex_jinchi-ask-more = 次はどの陣地に置きますか
hex_jinchi-ask-place = どの陣地に置きますか
hex_jinchi-ask-gather = 自分で組むなら、どの陣地ですか
hex_jinchi-ask-set = 陣地{ $base }に、どの組を置きますか
hex_jinchi-ask-cards = 合わせて6になるカードはどれですか
hex_jinchi-prompt-discard = 1枚捨ててから、合計6の組を置きます。
hex_jinchi-prompt-danger = このままだと次のターンに{ $name }さんの勝ち。陣地を{ $back }つ奪い返します。
hex_jinchi-prompt-place = 合計6の組を置くか、ターンを終えます。
hex_jinchi-base = 陣地{ $base }
hex_jinchi-base-nobody = 陣地{ $base }：空き
hex_jinchi-base-own = 陣地{ $base }：自分、{ $suits }スート
hex_jinchi-base-other = 陣地{ $base }：{ $name }、{ $suits }スート
hex_jinchi-sets = 置ける組は{ $count }
hex_jinchi-suits = { $count }スート
hex_jinchi-joker-black = プラス1以上の好きな数になります
hex_jinchi-joker-red = マイナス1以下の好きな数になります
hex_jinchi-end = ターン終了
hex_jinchi-end-hint = まとめて確定し、陣地のカードを手札にします
hex_jinchi-more = ここまで確定して続ける
hex_jinchi-more-hint = 一覧にない組や、4つ目の陣地のために
hex_jinchi-nothing = なし
hex_jinchi-move-discard = { $card }を捨てる
hex_jinchi-move-turn = { $discard }／{ $sets }
hex_jinchi-move-set = 陣地{ $base }に{ $cards }
hex_jinchi-move-set-brief = 陣地{ $base }に{ $count }枚
hex_jinchi-move-gather = 陣地{ $base }に{ $cards }
hex_jinchi-move-place = 陣地{ $base }に{ $cards }
hex_jinchi-move-more = 続ける

# 置けないとき
hex_jinchi-no-card = { $card }は、もう手札にありません。手札から選んでください。
hex_jinchi-no-used = 陣地{ $base }には、このターンにもう置きました。1つの陣地に置けるのは1ターンに1回です。
hex_jinchi-no-six = 合計がプラス6にもマイナス6にもなりません。黒はプラス、赤はマイナスです。
hex_jinchi-no-suits = 陣地{ $base }は相手のものなので、{ $least }スート以上が必要です。この組は{ $suits }スートです。
hex_jinchi-no-place = もう1枚捨てました。組を置くか、ターンを終えてください。
hex_jinchi-no-discard = 先に1枚捨てます。組を置くのはそのあとです。

# ヒント
hex_jinchi-hint-why-stops = このままでは{ $seat }さんが陣地3つで勝つところを崩せます。
hex_jinchi-hint-why-three = 陣地が{ $count }つになります。崩されなければ、次の手番で勝ちです。
hex_jinchi-hint-why-fresh = 伏せてあるカードが{ $count }枚、手札に入ります。
hex_jinchi-hint-why-none = いまは置かずに、あとの組のためにカードを残します。

# できごと
hex_jinchi-event-began = ゲーム{ $game }がはじまります。開始プレイヤーは{ $seat }さんです。
hex_jinchi-event-began-single = { $seat }さんの先手ではじまります。
hex_jinchi-event-drew = あなたは{ $cards }を引きました。
hex_jinchi-event-reshuffled = 捨て札{ $count }枚を混ぜて、新しい山札にしました。
hex_jinchi-event-discarded = { $seat }さんが{ $card }を捨てました。
hex_jinchi-event-placed = { $seat }さんが{ $cards }で陣地{ $base }を取りました。
hex_jinchi-event-placed-own = { $seat }さんが自分の陣地{ $base }に{ $cards }を置きなおしました。
hex_jinchi-event-placed-from = { $seat }さんが{ $cards }で、{ $name }さんから陣地{ $base }を奪いました。
hex_jinchi-event-took_back = { $seat }さんが{ $what }を手札に入れました。
hex_jinchi-took-down = 伏せた{ $count }枚
hex_jinchi-event-found = あなたが手に入れた伏せ札は{ $cards }でした。
hex_jinchi-event-won = ゲーム{ $game }は{ $winners }の勝ち（{ $reason }）。陣地は{ $held }。
hex_jinchi-event-won-single = { $winners }の勝ち（{ $reason }）。陣地は{ $held }。
hex_jinchi-reason-bases = 手番のはじめに陣地3つ以上
hex_jinchi-reason-turn_limit = ターンの上限
hex_jinchi-score-of = { $name }さん{ $score }
hex_jinchi-event-ended = { $count ->
    [1] { $winners }の勝ちです！
   *[other] { $winners }が勝利を分け合いました！
}
hex_jinchi-event-ended-single = { $count ->
    [1] { $winners }の勝ちです！
   *[other] { $winners }が勝利を分け合いました！
}

# 卓のようす
hex_jinchi-game-of = ゲーム{ $game } / { $games }
hex_jinchi-amount-bases = 陣地{ $number }つ
hex_jinchi-amount = { $number }勝
hex_jinchi-state = ターン{ $turn } / { $limit }
hex_jinchi-state-over = ゲーム終了
hex_jinchi-alt-nobody = 陣地{ $base }：空き、伏せたカード{ $count }枚。
hex_jinchi-alt-base = 陣地{ $base }：席{ $seat }、{ $suits }スート：{ $cards }。
hex_jinchi-alt-known = わかっている手札は{ $cards }
hex_jinchi-alt-joker = { $sign ->
    [minus] マイナス
   *[plus] プラス
}の好きな数
hex_jinchi-alt-pile = 山札{ $stock }枚。捨て札は{ $cards }。
hex_jinchi-alt-pile-late = 山札{ $stock }枚。捨て札{ $count }枚、新しいものは{ $cards }。
hex_jinchi-alt-now = このターンの捨て札は{ $card }、置いた陣地は{ $bases }。
hex_jinchi-alt-waiting = 手札に入るのを待つのは{ $what }。
hex_jinchi-alt-used = このターンに置いた陣地は{ $bases }。
hex_jinchi-alt-last = 前のターン、席{ $seat }の捨て札は{ $card }、置いた陣地は{ $bases }。
hex_jinchi-alt-or = 。または
hex_jinchi-alt-sets = どこかの陣地に置ける組：{ $sets }。
hex_jinchi-alt-held = { $games ->
    [1] 陣地{ $held }
   *[other] ゲームごとの陣地は{ $held }
}

# 絵の中のことば
hex_jinchi-waiting = 待ち
hex_jinchi-known = 手札に
hex_jinchi-stock = 山札
hex_jinchi-discards = 捨て札
hex_jinchi-task-discard = 1枚捨てる
hex_jinchi-task-place = 置くか、終える
hex_jinchi-new = 新
hex_jinchi-games = 勝
hex_jinchi-threat = 陣地3つ
hex_jinchi-game = ゲーム{ $game }
hex_jinchi-last-none = { $name }さんが{ $card }を捨てました
hex_jinchi-last = { $name }さんが陣地{ $bases }に置きました
hex_jinchi-story-level = 勝ち星が並びました
hex_jinchi-story-both = すべてのゲームで勝利
hex_jinchi-story-quick = いちばん短いゲームは{ $turns }ターン
hex_jinchi-story-started = 先手は{ $starter }さん、{ $turns }ターン
hex_jinchi-story-limit = ターンの上限で決着
hex_jinchi-story-ahead = { $count }勝差の勝利
hex_jinchi-story-single = 陣地を守り抜きました

# あそびかた
hex_jinchi-sketch-goal = 自分の手番のはじめに、陣地が{ $winning }つあれば勝ち。
hex_jinchi-sketch-turn = 1枚捨ててから、合計6になる組を陣地に置きます。
hex_jinchi-sketch-score = 黒はプラス、赤はマイナス。奪うには、より多くのスート。
hex_jinchi-rules-0-title = 手番
hex_jinchi-rules-0-1 = 陣地は{ $bases }か所、はじめはどこにも{ $down }枚ずつ伏せてあります。手札は{ $hand }枚ずつ。最初の先手はくじで決めます。
hex_jinchi-rules-0-2 = 手番のはじめに陣地を{ $winning }つ以上持っていれば勝ちです。なければ山札から{ $drawn }枚引きます。
hex_jinchi-rules-0-3 = 1枚を表にして捨て、組をいくつでも陣地に置けます（1つの陣地に1ターン1回）。
hex_jinchi-rules-0-4 = 陣地にあったカードは、わきに置いておき、ターンの終わりに手札に入れます。伏せてあった札を見られるのも、そのときです。
hex_jinchi-rules-1-title = 合計6の組
hex_jinchi-rules-1-1 = 黒（スペード、クラブ、クロス）はプラス、赤（ハート、ダイヤ、リーフ）はマイナス。Aは1、Jは11、Qは12、Kは13です。
hex_jinchi-rules-1-2 = 合計がプラス6かマイナス6になれば組です。1枚でもかまいません。
hex_jinchi-rules-1-3 = 黒いジョーカーはプラス1以上、赤いジョーカーはマイナス1以下の好きな数になります。
hex_jinchi-rules-2-title = 陣地と終わり
hex_jinchi-rules-2-1 = 相手の陣地には、置いてあるより多くのスートが必要です。ジョーカーにスートはありません。
hex_jinchi-rules-2-2 = 空きの陣地と自分の陣地には、合計6の組ならどれでも置けます。
hex_jinchi-rules-2-3 = 山札がなくなったら捨て札を混ぜます。全員あわせて{ $turn_limit }ターンが終わったら、陣地の多い人、同じならその陣地のスート数が多い人の勝ちです。
hex_jinchi-rules-2-4 = ふつうは1ゲームで決着。「全員が1回ずつ先手」では勝ち数で決め、同数なら勝利を分け合います。
hex_jinchi-rules-2-5 = この試合は、2人だと半分が同点、3人だと3回に1回は2ゲームで終わります。
hex_jinchi-bases = 陣地
hex_jinchi-held = 陣地 { $held }

# はじめの一局（/learn）
hex_jinchi-learn-goal = 6つの陣地を取り合います。手番のはじめに3つ以上あれば勝ち。相手が一度に取り返せる数より多く取りましょう。手番では2枚引き、1枚捨てて、組を置きます。
hex_jinchi-learn-sums = 黒はプラス、赤とリーフはマイナス。Aは1、Jは11、Qは12、Kは13。合計が6か−6になれば組です。たとえば手札のスペードの8とリーフの2は、8−2で6。
hex_jinchi-learn-first = 組が2つ。スペードのQ、ダイヤのJ、リーフの7の12−11−7＝−6を陣地1へ、8−2を陣地2へ。余るリーフの5を、先に捨て札に選びます。
hex_jinchi-learn-first-else = この2組なら、1枚を残して手札をすべて使えます。リーフの5を捨て、陣地1と2へ置きましょう。
hex_jinchi-learn-back = 伏せてあった3枚ずつ、計6枚が手に入りました。でも陣地1は取られました。人の陣地を取るには、そこにあるより多くのスートが必要。3つを4つで破られたのです。
hex_jinchi-learn-second = 5つのスートで取り返しましょう。スペードの7、クラブの7、クロスの4から、ハートの8とダイヤの4を引くと6。これは取られにくい。リーフのKを捨てます。
hex_jinchi-learn-second-else = スートを数えてみましょう。5つなら、とても取り返しにくくなります。リーフのKを捨て、陣地1へ。
hex_jinchi-learn-lost = 陣地2は取られました。スート2つでは守れません。でも、陣地1にあったカードが手札に入ったので、次の組を作れます。
hex_jinchi-learn-third = 空いた陣地が2つあります。♥6、♣8、♦K、リーフのA、クロスの6の5スートで−6、これを陣地3へ。ダイヤの6は1枚で組なので陣地4へ。クロスの10を捨てます。
hex_jinchi-learn-third-else = 6は1枚でも組です。空いた陣地には、どんな組でも置けます。クロスの10を捨て、陣地3と4へ。
hex_jinchi-learn-need = 3つ取りましたが、陣地4を取り返されました。5スートの陣地2つは安心です。今度は、相手が取り返しきれないほど取りましょう。
hex_jinchi-learn-fourth = 1ターンで3組です。陣地4に5スート、陣地5に−7＋1、陣地6に赤いジョーカー1枚。赤いジョーカーはマイナス1以下の好きな数になります。リーフの8を捨てます。
hex_jinchi-learn-fourth-else = 相手が崩しきれない数だけ取るのがこつです。リーフの8を捨て、陣地4、5、6へ。
hex_jinchi-learn-end = 陣地を4つ持って手番をはじめたので、このゲームはあなたの勝ちです。先手が有利なので、再戦では相手が先手になります。
