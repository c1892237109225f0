# テノス・スクエア
tennos_square-title = テノス・スクエア
tennos_square-line = 伏せた列を昇順の表向きに変えていく。置いた場所が次の番を決め、早上がりには得点も。
tennos_square-designer = ゆうり（練馬おやこボードゲームの会、2016）
tennos_square-about = 自分の前に伏せて並べたカードを1枚ずつ表に変え、左から右へ小さい順に並べます。昇順が長くつながるほど、枚数の2乗で高得点。ただし、だれかが並べ終えるとディールは終わり、その人には早上がりの得点もつきます。左3枚に置けば左隣、右3枚なら右隣、中央なら味方や自分の番。4人はパートナー戦、3人は個人戦です。

# 選択肢
tennos_square-option-mode = 対戦方式
tennos_square-option-mode-help = 4人はパートナー戦、3人は個人戦かスプリット（全員の同意が必要。参加すると同意になります）。
tennos_square-option-mode-auto = 人数に合わせる
tennos_square-option-mode-partnership = パートナー戦
tennos_square-option-mode-split = スプリットパートナーシップ

# 手番
tennos_square-tag-discard = 交換に出す
tennos_square-tag-place = カードを置く
tennos_square-tag-swap = 手札を交換する
tennos_square-hint-discard = 3枚のうち1枚が交換候補になり、2枚が手札に残ります
tennos_square-hint-place = 伏せているカードの場所に置き、その下のカードを手札に補充します
tennos_square-hint-swap = 手札2枚を出して1枚取ります。このあと手札はずっと1枚です
tennos_square-ask-discard-1 = 交換に出す1枚は？
tennos_square-ask-place-1 = どのカードをプレイしますか
tennos_square-ask-place-2 = { $card }をどこに置きますか
tennos_square-ask-swap-1 = 手札2枚を出して、どれを取りますか
tennos_square-prompt-discard = 3枚のうち、交換候補に出す1枚は？
tennos_square-prompt-turn = カードを1枚プレイします。その前に手札を交換してもかまいません。
tennos_square-prompt-place = カードを1枚プレイします。どこに置きますか。
tennos_square-prompt-swapped = 交換が済みました。取ったカードをプレイします。
tennos_square-slot = 場所{ $slot }（{ $group }）
tennos_square-group-left = 左3枚
tennos_square-group-centre = 中央
tennos_square-group-right = 右3枚
tennos_square-slot-hint = { $next }。左に{ $left }、右に{ $right }
tennos_square-slot-hint-left = 次は左隣の番
tennos_square-slot-hint-right = 次は右隣の番
tennos_square-slot-hint-partner = 次はパートナーの番
tennos_square-slot-hint-self = もう一度あなたの番
tennos_square-slot-hint-out = これで早上がり
tennos_square-nothing = なし
tennos_square-take-deck = 山札のトップカード
tennos_square-take-deck-hint = 取るまで中身はわかりません
tennos_square-take-own = { $card }（自分が出すカード）
tennos_square-move-discard = { $card }を交換に出す
tennos_square-move-place = { $card }を場所{ $slot }（{ $group }）に置く
tennos_square-move-swap = 手札2枚を{ $card }と交換する
tennos_square-move-swap-deck = 手札2枚を山札のトップカードと交換する

# できない手
tennos_square-no-candidate = { $card }は手札候補にありません。配られた3枚から1枚を出します。
tennos_square-no-discard-first = いまは手札候補から1枚を出すところです。カードをプレイするのはそのあとです。
tennos_square-no-discard-now = 手札候補を出すのは済んでいます。いまは手札からカードを1枚プレイします。
tennos_square-no-swap-again = 手札が1枚なので交換できません。いまの手札をプレイします。
tennos_square-no-take = { $card }は交換候補にありません。表向きの交換候補か、山札のトップカードを取れます。
tennos_square-no-slot = 場所は1から{ $slots }までです。伏せているカードの場所に置きます。
tennos_square-no-covered = 場所{ $slot }にはもう{ $card }があります。伏せているカードの場所に置きます。
tennos_square-no-hand-card = { $card }は手札にありません。手札のカードをプレイします。

# できごと
tennos_square-event-deal = ディール{ $deal }です。ディーラーは{ $dealer }さん。
tennos_square-event-candidates = あなたの手札候補は{ $cards }です。
tennos_square-event-given = 手札候補から出されたカード：{ $cards }。
tennos_square-given-of = { $name }さん{ $card }
tennos_square-event-first = スタートプレイヤーは{ $seat }さんです。
tennos_square-event-swapped = { $seat }さんは{ $paid }を出して、{ $took }を取りました。
tennos_square-event-swapped-deck = { $seat }さんは{ $paid }を出して、山札のトップカードを取りました。
tennos_square-event-drew = あなたが山札から取ったのは{ $card }です。
tennos_square-event-placed = { $seat }さんが{ $card }を場所{ $slot }に置きました。次は{ $next }さんの番です。
tennos_square-event-placed-again = { $seat }さんが{ $card }を場所{ $slot }に置きました。連続手番です。
tennos_square-event-placed-out = { $seat }さんが{ $card }を場所{ $slot }に置き、すべて並べ終えました。
tennos_square-event-picked = あなたは{ $card }を手札に補充しました。
tennos_square-event-deal_over = ディール{ $deal }終了。早上がりは{ $out }さん（+{ $bonus }点）。{ $rows }。
tennos_square-points-of = { $name }さん{ $points }点
tennos_square-event-over-team = { $winners }の勝ちです！

# 卓のようす
tennos_square-state = ディール{ $deal } / { $deals }・{ $mode }・山札{ $deck }枚

tennos_square-alt-discard = 手札候補3枚から1枚を出すところです。
tennos_square-alt-pool = 手札の交換候補：{ $cards }。山札{ $deck }枚。
tennos_square-alt-key4 = 場所1から3に置くと次は左隣（ひとつ後の席）、4と6は向かいのパートナー、5はもう一度本人、7から9は右隣。
tennos_square-alt-key3 = 場所1から3に置くと次は左隣（ひとつ後の席）、4と5はもう一度本人、6から8は右隣。
tennos_square-alt-before = 前のディールの列です。xは伏せたまま終わった場所。いまは全員がまた伏せています。
tennos_square-alt-facedown = 列はすべて伏せています。
tennos_square-alt-row = 列は{ $points }：{ $row }
tennos_square-alt-took = （交換で取った{ $card }）
tennos_square-alt-team = チーム{ $team }
tennos_square-alt-last-row = 席{ $seat }の最後の列は{ $points }：{ $row }。
tennos_square-alt-last = 直前の手：席{ $seat }が場所{ $slot }に{ $card }。
tennos_square-alt-teams = 席1と席3の組は{ $first }点、席2と席4の組は{ $second }点。
tennos_square-alt-own = あなたの列：{ $slots }。xは伏せているカード。いま{ $points }点。
tennos_square-alt-own-over = あなたの列：{ $slots }。xは伏せているカード。{ $points }点。
tennos_square-alt-where = 置ける場所と次の番：{ $places }。
tennos_square-alt-place = { $slots }は席{ $seat } { $name }さん
tennos_square-alt-place-self = { $slots }はもう一度あなた
tennos_square-alt-place-out = { $slots }で早上がり
tennos_square-alt-may-swap = 手札2枚と交換できるカード：{ $cards }、山札のトップカード。
tennos_square-and = と
tennos_square-numbered = { $number } { $card }
tennos_square-points = { $bonus ->
    [0] { $row }点
   *[other] { $row }点と早上がりの{ $bonus }点
}
tennos_square-alt-groups = 左 { $left }。中 { $centre }。右 { $right }
tennos_square-alt-rows = 列は左から。xは伏せているカード。

# 絵の中のことば
tennos_square-deal-of = ディール { $deal } / { $deals }
tennos_square-bar-individual = 個人戦
tennos_square-bar-split = スプリット
tennos_square-hand = 手札
tennos_square-pool = 交換候補
tennos_square-row = 列の点
tennos_square-total = 合計
tennos_square-discs = 丸印＝次に動く席
tennos_square-before = 前のディールの結果
tennos_square-now-discard = いまは全員が、手札候補から1枚を出すところです。
tennos_square-hand-candidates = あなたの手札候補
tennos_square-task-discard = 1枚を出す
tennos_square-task-place = 1枚を置く
tennos_square-task-swap = 交換か、置く
tennos_square-hand-mark = 出す
tennos_square-hand-may-swap = 交換できる
tennos_square-hand-no-swap = 交換はできません
tennos_square-hand-out = 早上がり
tennos_square-tie = 同点：最後に早上がりした組の勝ち
tennos_square-last-placed = { $name }：{ $card }を場所{ $slot }に
tennos_square-last-took = { $name }：交換で{ $card }を取りました
tennos_square-last-out = ディール{ $deal }：{ $name }が早上がり（+{ $points }）
tennos_square-hand-row = あなたの列  { $points }点
tennos_square-hand-total = { $deal }・合計{ $total }点
tennos_square-hand-again = 5は自分
tennos_square-last-rows = 最後のディール
tennos_square-story-margin = { $points }点差の勝利
tennos_square-story-row = 最高の列は{ $name }さんの{ $points }点
tennos_square-story-outs = 早上がりは{ $count }回
tennos_square-own-and-partner = { $own }＋パートナー{ $other }
tennos_square-own-and-left = { $own }＋左隣{ $other }

# あそびかた
tennos_square-sketch-goal = 伏せた列を、左から右へ大きくなる並びに変えます。
tennos_square-sketch-turn = 列に1枚置きます。置いた場所で、次に動く人が決まります。
tennos_square-sketch-score = 続いた枚数の2乗が得点。4枚続けば16点です。
tennos_square-rules-0-title = 小さい順に、長くつなげる
tennos_square-rules-0-1 = 自分の前に、カードを伏せて横一列に並べます。4人なら9枚、3人なら8枚。左3枚、中央、右3枚に分け、だれも中を見ません。
tennos_square-rules-0-2 = 伏せているカードを1枚ずつ表向きに変え、左から右へ小さい順にします。Aが最小、10が最大です。
tennos_square-rules-0-3 = だれかの列がすべて表になったら、そのディールは終わりです。
tennos_square-rules-1-title = 配る、1枚を出す
tennos_square-rules-1-1 = 使うのはAから10の60枚（6スート）。ひとり3枚の手札候補から、全員が同時に1枚を出します。
tennos_square-rules-1-2 = 出されたカードは表向きの交換候補になり、残り2枚が手札です。
tennos_square-rules-1-3 = 最初のディーラーはくじで決め、次からは左隣へ。1ディール目はディーラーの左隣からはじめます。2ディール目からは、合計点のいちばん低い人から。同点なら、ディーラーの左隣から時計回りに数えて先の人です（ディーラーは最後）。
tennos_square-rules-2-title = 手番：置いて、補充する
tennos_square-rules-2-1 = 手札から1枚を、自分の伏せているカードの場所に表向きに置きます。
tennos_square-rules-2-2 = そこに伏せてあったカードが、新しい手札になります。
tennos_square-rules-2-3 = 手札が2枚なら、置く前に交換もできます。2枚とも交換候補に出し、交換候補か山札のトップカードから1枚取ります。そのあと手札はずっと1枚です。
tennos_square-rules-3-title = 置いた場所で、次の番が決まる
tennos_square-rules-3-1 = 左3枚なら左隣、右3枚なら右隣の番です。
tennos_square-rules-3-2 = 4人のとき、中央の両端の4と6はパートナー、まん中の5は続けて自分の番です。
tennos_square-rules-3-3 = 3人のとき、中央の2枚（4と5）は続けて自分の番です。
tennos_square-rules-4-title = ディールの得点
tennos_square-rules-4-1 = 表のカードだけを左から読み、下がらずに続く枚数の2乗を足します。同じ数は続きます。
tennos_square-rules-4-2 = すべて並べ終えた人には早上がりの得点：4人なら20点、3人なら15点。
tennos_square-rules-5-title = ゲームの終わりと勝ち
tennos_square-rules-5-1 = 全員が1回ずつディーラーをしたら終わり。4人なら4ディール、3人なら3ディールです。
tennos_square-rules-5-2 = パートナー戦（4人）：向かい合うふたりの合計で競います。同点なら、最後のディールで早上がりした組の勝ち。
tennos_square-rules-5-3 = 個人戦（3人）：自分の合計点で競います。同点なら勝利を分け合います。
tennos_square-rules-5-4 = スプリットパートナーシップ（3人、全員の同意で）：自分と左隣の合計点を足した点で競います。同点なら勝利を分け合います。
tennos_square-rules-5-5 = 手札の2枚がどちらも合わなければ、交換は終わり近くがお得。残りの番が少ないほど、手札が1枚でも困りません。
tennos_square-who-self = もう一度自分
tennos_square-who-left = 左隣
tennos_square-who-partner = パートナー
tennos_square-who-right = 右隣

# はじめの一局（/learn）
tennos_square-learn-goal = 前に伏せた9枚を、1枚ずつ表のカードに変え、左から右へ小さい順にします。下がらずに続く枚数の2乗が点になります。向かいの人がパートナーです。
tennos_square-learn-give = 手札候補3枚から1枚を出します。出したカードは、みんなの交換候補になります。6が2枚あっても場所が重なるので、1枚を出しましょう。
tennos_square-learn-give-else = まん中に6、右に8。6は1枚で十分です。
tennos_square-learn-turn = 番の移り方に注目です。左の3枚に置くと左隣、右の3枚なら右隣、4と6ならパートナーの番。まん中の5に置くと、続けて自分の番です。
tennos_square-learn-centre = 6はちょうどまん中のカード。5番に置けば、続けて自分の番です。
tennos_square-learn-centre-else = 5番に置けば、もう一度動けます。6にはちょうどよい場所です。
tennos_square-learn-right = 下にあった2が手札に入りました。次は8。6の右で、9や10の場所も残る7番がよいでしょう。
tennos_square-learn-right-else = 7番なら、大きい数のために2つ残ります。2は左のほうへ、あとで。
tennos_square-learn-eight = 9が手に入りました。8のすぐ右、8番へ。
tennos_square-learn-eight-else = ちょうどはまる場所です。
tennos_square-learn-far = そのあいだに、ほかの人は何度も動きました。番は、置いた場所で決まります。6、8、9で3枚続き、9点。長くつなぐほど、ぐっと増えます。
tennos_square-learn-low = 手札は2が2枚。同じ数も続くので、1番と2番に並べられます。まず1番へ。
tennos_square-learn-low-else = いちばん小さい数は、いちばん左へ。
tennos_square-learn-two = もう1枚の2をとなりへ。これで5枚続き、25点です。
tennos_square-learn-two-else = Aを置くと、2から下がって途切れてしまいます。
tennos_square-learn-end = 列が完成すると早上がりの20点で、ディールは終わり。全員が1回ディーラーをしたら、パートナーの合計で決着です。合わない手札2枚は、交換候補の1枚と替えられます。
