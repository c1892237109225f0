# 6スートの砦
six_suit_fort-title = 6スートの砦
six_suit_fort-also = ろくすーとのとりで、シックススートフォート、採掘、城
six_suit_fort-line = 岩場からカードを掘り出し、長くて高い砦を築きます。
six_suit_fort-designer = あかしあ（ゆるあ~と）
six_suit_fort-about = 岩場のとなりにカードを出して掘ります。数字が同じかそれより大きいか、スートが同じなら、1枚、またはその奥までの2枚を獲得。掘り出したカードで砦を築きます。数字は3つ先までつなげ、同じ数字は縦に積めます。横の列の数かける高さが得点、手札に残った各スートのいちばん小さい数字が失点です。
six_suit_fort-command = 6スートの砦

# 選択肢
six_suit_fort-option-final_pair = 裏向きの2枚
six_suit_fort-option-final_pair-help = 最後に、ある列の2枚を裏向きの1枚として別の列に置けます。おまかせなら、全員に最善の置き方をします。
six_suit_fort-option-final_pair-auto = おまかせ
six_suit_fort-option-final_pair-manual = 各自が決める
six_suit_fort-option-start_player = スタートプレイヤー
six_suit_fort-option-start_player-help = 最初に掘る席の番号（1から5のうち、ある席）。おまかせなら、くじで決めます。
six_suit_fort-option-start_player-auto = くじ

# 手番
six_suit_fort-tag-play = 掘る
six_suit_fort-tag-build = 築く
six_suit_fort-tag-pair = 2枚を伏せる
six_suit_fort-tag-keep = 伏せない
six_suit_fort-ask-play-1 = どのカードで掘りますか
six_suit_fort-ask-play-2 = { $card }でどこを掘りますか
six_suit_fort-ask-play-3 = { $spot }に{ $card }：数字とスートのどちらにしますか
six_suit_fort-ask-build-1 = どう築きますか
six_suit_fort-ask-pair-1 = どの列の2枚を使いますか
six_suit_fort-ask-pair-2 = どの列に伏せて置きますか
six_suit_fort-prompt-play = 岩場を掘ります。どのカードを使いますか。
six_suit_fort-prompt-build = { $cards }があります。どう築きますか。
six_suit_fort-prompt-pair = ある列の2枚を、裏向きの1枚として別の列に置けます。どうしますか。
six_suit_fort-dig-into = { $near }、奥に{ $far }
six_suit_fort-spot = { $spot }：{ $line }
six_suit_fort-spot-hint = 数字なら{ $number }、スートなら{ $suit }
six_suit_fort-spot-hint-both = 数字でもスートでも{ $number }
six_suit_fort-card-hint = { $card }：{ $spot }なら{ $taken }
six_suit_fort-as-number = 数字として：{ $taken }
six_suit_fort-as-suit = スートとして：{ $taken }
six_suit_fort-takes = { $cards }を獲得
six_suit_fort-takes-none = 獲得なし
six_suit_fort-mode-number = 数字として
six_suit_fort-mode-suit = スートとして
six_suit_fort-step = { $card }を{ $place }
six_suit_fort-place-first = 最初の列に
six_suit_fort-place-right = 右に
six_suit_fort-place-left = 左に
six_suit_fort-place-stack_left = 左端の上に
six_suit_fort-place-stack_right = 右端の上に
six_suit_fort-way-none = 何も築かない
six_suit_fort-way-hint = { $size }で{ $points }点。{ $kept }
six_suit_fort-way-kept = 手札に{ $cards }
six_suit_fort-size = 横{ $width }、高さ{ $tallest }
six_suit_fort-column = { $column }列目（{ $cards }）
six_suit_fort-pair-hint = 砦は{ $points }点になります
six_suit_fort-move-play = { $spot }を{ $card }で{ $mode }掘る
six_suit_fort-move-build = { $steps }築く
six_suit_fort-move-pair = { $source }列目の2枚を{ $target }列目に伏せる

# できないとき
six_suit_fort-now-play = いまは掘る番です。岩場のとなりにカードを出します。
six_suit_fort-now-build = 掘り出したカードがまだあります。築くか、何も築かないかを決めます。
six_suit_fort-now-pair = 掘るのは終わりました。裏向きの2枚を置くかどうかを決めます。
six_suit_fort-no-card = { $card }は手札にありません。手札から選んでください。
six_suit_fort-no-spot = その場所はありません。1aUのような16か所から選んでください。
six_suit_fort-no-neighbour = { $spot }のとなりにはカードがありません。カードに接する場所を選んでください。
six_suit_fort-no-mode = カードは数字かスートとして出します。どちらかを選んでください。
six_suit_fort-no-way = その築き方はできません。1枚は1か所に1度だけです。一覧から選んでください。
six_suit_fort-no-captured = 掘り出したのは{ $count }枚だけです。その中から築きます。
six_suit_fort-no-place = { $step }手目の{ $card }は{ $place }置けません。新しい列は3つ先まで、積むのは同じ数字だけです。
six_suit_fort-no-column = 砦は{ $count }列です。その中の2つの列を選んでください。
six_suit_fort-no-other = 2枚は別の列に置きます。ほかの列を選んでください。
six_suit_fort-no-two = { $column }列目には2枚ありません。2枚以上ある列を選んでください。

# できごと
six_suit_fort-event-began = カードが配られました。{ $seat }さんからはじめます。
six_suit_fort-event-dug = { $seat }さんが{ $spot }を{ $card }で{ $mode }掘り、{ $taken }を獲得しました。
six_suit_fort-event-dug-nothing = { $seat }さんが{ $spot }を{ $card }で{ $mode }掘り、何も獲得しませんでした。
six_suit_fort-event-built = { $seat }さんが{ $cards }を築きました。砦は横{ $width }、高さ{ $tallest }です。
six_suit_fort-event-built-nothing = { $seat }さんは何も築きませんでした。
six_suit_fort-event-built-hand = { $hand }は手札に入りました。
six_suit_fort-event-last_round = { $why }{ $last }さんの番で終わります。
six_suit_fort-why-stock = 山札がなくなりました。
six_suit_fort-why-hand = 手札がなくなりました。
six_suit_fort-why-stall = 2巡のあいだ何も変わりませんでした。
six_suit_fort-event-paired = { $seat }さんは{ $source }列目の2枚を{ $target }列目に伏せました。
six_suit_fort-event-over = { $count ->
    [1] { $winners }の勝ちです！ { $scores }。
   *[other] { $winners }が勝利を分け合いました！ { $scores }。
}
six_suit_fort-score-of = { $name }さん{ $score }点

# 卓のようす
six_suit_fort-state-play = 山札{ $stock }枚
six_suit_fort-state-last = 最後の一巡・{ $name }さんまで
six_suit_fort-state-pair = 裏向きの2枚
six_suit_fort-state-over = ゲーム終了
six_suit_fort-alt-pair = 伏せた2枚は{ $column }列目
six_suit_fort-alt-square = 区画{ $square }：{ $cards }。
six_suit_fort-alt-position = { $at }は{ $card }
six_suit_fort-alt-gap = { $at }はなし
six_suit_fort-alt-how = 掘る場所は位置と向きで呼びます。1aUは1aの上で、奥は1c。Uは上、Dは下、Lは左、Rは右です。
six_suit_fort-alt-last = 前の番は席{ $seat }。{ $spot }を{ $card }で{ $mode }掘り、獲得は{ $taken }。
six_suit_fort-alt-last-nothing = 前の番は席{ $seat }。{ $spot }を{ $card }で{ $mode }掘り、獲得はありません。
six_suit_fort-alt-foot = 席{ $seat }の砦は左から{ $columns }。
six_suit_fort-alt-foot-short = 席{ $seat }の砦は左端{ $first }、右端{ $end }。
six_suit_fort-alt-column-none = 空
six_suit_fort-alt-heights = 左から高さ{ $heights }
six_suit_fort-alt-stock = 山札は{ $stock }枚。
six_suit_fort-alt-found = 掘り出したのは{ $cards }。
six_suit_fort-alt-columns = 左から{ $columns }
six_suit_fort-alt-columns-short = 左端{ $first }、右端{ $end }
six_suit_fort-alt-quiet = 何も変わらない番が{ $quiet }回続いています。{ $most }回で最後の一巡です。
six_suit_fort-alt-fort = 砦は{ $size }で{ $points }点
six_suit_fort-alt-fort-none = 砦はまだありません
six_suit_fort-alt-column = { $count ->
    [1] { $rank }
   *[other] { $rank }が{ $count }枚
}
six_suit_fort-alt-ends = 左に置けるのは{ $left }、右に置けるのは{ $right }、積めるのは{ $stack }です。
six_suit_fort-alt-own = あなたの{ $fort }。
six_suit_fort-alt-chose = 選んだのは「{ $choice }」

# 絵の中のことば
six_suit_fort-bar-quiet = 変化なし { $quiet } / { $most }
six_suit_fort-dug = { $name }：{ $card }（{ $mode ->
    [number] 数字
   *[suit] スート
}）で{ $spot }を掘る → { $taken }
six_suit_fort-task-play = 掘る
six_suit_fort-task-build = 築く
six_suit_fort-task-pair = 2枚を伏せる？
six_suit_fort-asked-play = 掘る番
six_suit_fort-asked-build = 築く番
six_suit_fort-asked-pair = 考え中
six_suit_fort-decided = 決めた
six_suit_fort-begins = どれでも
six_suit_fort-found = 掘り出した
six_suit_fort-head-fort = 砦
six_suit_fort-head-penalty = 手札
six_suit_fort-story-level = 勝利を分け合う
six_suit_fort-story-hand = 手札の軽さで{ $points }点差の勝利
six_suit_fort-story-margin = { $points }点差の勝利

# あそびかた
six_suit_fort-sketch-goal = できるだけ長く、高い砦を築きます。
six_suit_fort-sketch-turn = 岩場を1枚の札で掘ります。数字かスートで、1枚か2枚。
six_suit_fort-sketch-score = 列の数かける高さ。手札の各スートの最小の数を引きます。
six_suit_fort-rules-0-title = 掘って、築く
six_suit_fort-rules-0-1 = 岩場からカードを掘り出し、長くて高い砦を築きます。
six_suit_fort-rules-0-2 = ジョーカーを除く{ $pack }枚を、3人なら{ $for_3 }枚、4人は{ $for_4 }枚、5人は{ $for_5 }枚ずつ配ります。残りは山札です。
six_suit_fort-rules-0-3 = 最初に掘る人はくじで決め、あとは時計回りです。
six_suit_fort-rules-1-title = 岩場
six_suit_fort-rules-1-1 = 岩場は4枚ずつの区画が2つ、まわりに掘る場所が16か所。手番には、そのどこかに手札を1枚出します。
six_suit_fort-rules-1-2 = 場所は、接する位置と向きで呼びます。1aUは1aの上で、その奥は1cです。
six_suit_fort-rules-2-title = 数字として出す
six_suit_fort-rules-2-1 = 数字として出すかスートとして出すかを決めて、掘り出したカードを獲得します。Aは1、J・Q・Kは11から13です。
six_suit_fort-rules-2-2 = 2枚の合計以上なら、2枚とも獲得。8なら、5と3をまとめて獲得できます。
six_suit_fort-rules-2-3 = 合計には足りなくても、となりのカード以上なら、その1枚を獲得します。
six_suit_fort-rules-3-title = スートとして出す
six_suit_fort-rules-3-1 = 2枚とも出したカードと同じスートなら2枚、となりだけ同じならその1枚を獲得。ここではスペードの4で5を獲得します。
six_suit_fort-rules-3-2 = 何も獲得できなくてもかまいませんが、選んだ数字かスートで獲得できるものは必ず獲得します。
six_suit_fort-rules-3-3 = 出したカードも、獲得したカードといっしょに戻ってきます。
six_suit_fort-rules-4-title = 築く
six_suit_fort-rules-4-1 = 出したカードと獲得したカードから、好きなものを好きな順に砦へ置きます。残りは手札へ。手札から直接は置けません。
six_suit_fort-rules-4-2 = 砦の最初の1枚は、どの数字でもかまいません。
six_suit_fort-rules-4-3 = 右端には1つから{ $reach }つ大きい数字、左端には1つから{ $reach }つ小さい数字で新しい列を作ります。Kの次はAです。
six_suit_fort-rules-4-4 = 同じ数字は端の列に積みます。内側の列にはもう置けません。
six_suit_fort-rules-4-5 = そのあと岩場を山札から補充し、左隣の番になります。
six_suit_fort-rules-5-title = 終わりと得点
six_suit_fort-rules-5-1 = 山札かだれかの手札がなくなるか、2巡のあいだ何も変わらなければ、スタートプレイヤーの右隣の番まで続けて終わります。
six_suit_fort-rules-5-2 = 最後に1度だけ、ある列の2枚を裏向きの1枚として別の列に置けます。2枚だけの列なら、その列はなくなります。
six_suit_fort-rules-5-3 = 得点は、列の数かけるいちばん高い列の枚数です。
six_suit_fort-rules-5-4 = 手札にある各スートのいちばん小さい数字が失点（ここでは2＋9＋1）。差し引きがいちばん多い人の勝ち、同点なら勝利を分け合います。

# はじめの一局（/learn）
six_suit_fort-learn-goal = 岩場からカードを掘り出して、砦を作ります。得点は、列の数かけるいちばん高い列の枚数。長く、高くするほど得です。
six_suit_fort-learn-rock = 岩場は4枚ずつの区画が2つ。まわりの16か所から掘れます。どの場所にも、となりの1枚とその奥の1枚があります。たとえば1aUは1aの上で、奥は1cです。
six_suit_fort-learn-dig = ハートのKは、数字として出すと13です。1aはクロスのK。同じ高さなので獲得できます。奥のカードまで取るには、2枚の合計以上でなければなりません。
six_suit_fort-learn-dig-else = Kが2枚なら、よい土台になります。場所は1aU、数字として出しましょう。
six_suit_fort-learn-stack = 出したカードも戻ってきて、獲得したカードといっしょに砦へ置けます。同じ数字は積めるので、Kの上にKを。高さ2です。
six_suit_fort-learn-stack-else = 置かなかったカードは手札に入り、そこからは置けません。2枚とも使いましょう。
six_suit_fort-learn-suit = 今度はスートとして。2dにはリーフのKがあります。下からリーフのQを出せば、同じスートなので数に関係なく獲得できます。
six_suit_fort-learn-suit-else = このKで砦の高さが3になります。場所は2dD、スートとして出しましょう。
six_suit_fort-learn-side = 新しい列は、左端なら1から3小さい数字、右端なら1から3大きい数字で作れます。QはKの左へ、3枚目のKは積みましょう。
six_suit_fort-learn-side-else = 2枚ともよい場所があります。1枚は長さ、もう1枚は高さになります。
six_suit_fort-learn-near = 左端はQなので、9、10、Jが置けます。1aにはハートの9。ハートの8をスートとして出して掘りましょう。
six_suit_fort-learn-near-else = 置ける数字を掘るのがこつです。9が置ければ、その左に8も置けます。
six_suit_fort-learn-run = まずQの左に9、次に9の左に8。一度に2列増えます。4列で高さ3、12点です。
six_suit_fort-learn-run-else = 逆の順では置けません。8はQより4つ小さいからです。
six_suit_fort-learn-leaf = もう一度同じように。リーフの5で、2bUからリーフの6を掘れます。どちらも8の左に続きます。
six_suit_fort-learn-leaf-else = 左端が8なので、これから役に立つのは小さい数字です。
six_suit_fort-learn-more = 6を先に、次に5。内側の列にはもう積めません。積めるのは両端だけです。
six_suit_fort-learn-more-else = 左へは1から3ずつ小さく。6、5の順です。
six_suit_fort-learn-end = 6列で高さ3、18点です。山札かだれかの手札がなくなると終わりが近づきます。最後は、手札に残った各スートのいちばん小さい数字が失点になります。
