# Dominuxen
dominuxen-title = Dominuxen
dominuxen-line = 把有同一個數字的骨牌放到自己的牌列，小心被更強的一組搶走。
dominuxen-designer = 一位日本桌遊部落客，改編自 Wolfgang Kramer 與 Michael Kiesling 的 Abluxxen
dominuxen-about = 用91張雙12骨牌進行的組牌對決。任意張數的牌，只要有同一個數字就能一起放。如果某個對手最新的一組張數相同而數字較弱，你就搶到它：拿走，或留給對方決定。牌列上每張1分，手牌每張扣1分。12勝過所有數字，只輸0。
dominuxen-seats-5 = 五人時牌只是勉強夠用：牌庫很快就會用完。
dominuxen-command = dominuxen
dominuxen-option-players = 座位：3到5；5人時牌只是勉強夠用。

# Options
dominuxen-option-double_tiles = 對牌規則
dominuxen-option-double_tiles-help = 對牌在一組中可以算兩張；計分一律2分（手牌−2）。
dominuxen-option-rounds-help = 把這麼多輪的分數加總：1到5。
dominuxen-option-turn_limit = 出牌次數上限
dominuxen-option-turn_limit-help = 出牌這麼多次後這一輪結束：50到500，通常是150。

# A turn
dominuxen-tiles = { $count }張
dominuxen-tag-play = 出一組
dominuxen-tag-take = 拿走
dominuxen-tag-leave = 不拿
dominuxen-tag-back = 收回
dominuxen-tag-discard = 棄掉
dominuxen-tag-draw = 補一張
dominuxen-tag-draws = 一次補幾張
dominuxen-tag-rest = 其餘抽牌庫
dominuxen-hint-take = { $tiles }加入你的手牌，被搶的人補{ $count }張
dominuxen-hint-leave = 由被搶的人收回，或棄掉再補{ $count }張
dominuxen-hint-back = { $tiles }收回手牌；不補牌
dominuxen-hint-discard = { $tiles }離開這一輪，你補{ $count }張
dominuxen-hint-rest = 從牌庫抽{ dominuxen-tiles }
dominuxen-ask-play-1 = 要出哪個數字的一組？
dominuxen-ask-play-2 = 哪些牌放進{ $number }這一組？
dominuxen-ask-play-3 = 對牌{ $tile }算幾張？
dominuxen-ask-draw-1 = 從哪裡補一張？
dominuxen-ask-draws-1 = 要哪些？（最多{ $owed }張，其餘抽牌庫）
dominuxen-number = { $number }的一組（最多{ $count }張）
dominuxen-tile-hint = 另一個數字{ $number }：手上有{ $count }張
dominuxen-tile-hint-double = 對牌
dominuxen-size-once = 算一張（這組是{ $number }×{ $size }）
dominuxen-size-twice = 算兩張（這組是{ $number }×{ $size }）
dominuxen-size-hits = 搶{ $victims }
dominuxen-size-hits-none = 搶不到
dominuxen-row-tile-hint = 手上：{ $low }有{ $lows }張，{ $high }有{ $highs }張
dominuxen-row-double-hint = 手上：{ $low }有{ $lows }張
dominuxen-from-pile = 牌庫（剩{ $pile }張）
dominuxen-from-pile-hint = 抽了才看得到
dominuxen-prompt-play = 要出哪個數字？
dominuxen-prompt-take = 搶到 { $name } 的{ $number }×{ $size }（{ $tiles }）。要拿走嗎？
dominuxen-prompt-recover = { $name } 不拿{ $number }×{ $size }（{ $tiles }）。要收回，還是棄掉再補{ dominuxen-tiles }？
dominuxen-prompt-draw = 還要補{ $owed }張。從哪裡？
dominuxen-move-play = 以{ $number }×{ $size }出{ $tiles }
dominuxen-move-discard = 棄掉並補牌
dominuxen-move-draw = 補公開的{ $tile }
dominuxen-move-draw-pile = 從牌庫補一張
dominuxen-move-draws = 補公開的{ $tiles }（其餘抽牌庫）
dominuxen-move-rest = 從牌庫補其餘{ $owed }張

# Settled beforehand
dominuxen-answer-take = 如果搶到{ $seat }號位：拿走
dominuxen-answer-leave = 如果搶到{ $seat }號位：不拿
dominuxen-answer-ask = 如果搶到{ $seat }號位：到時問我
dominuxen-answer-hint = { $seat }號位最新的一組是{ $set }
dominuxen-habit-ask = 沒被拿的組：問我
dominuxen-habit-always = 沒被拿的組：都收回
dominuxen-habit-never = 沒被拿的組：都棄掉
dominuxen-habit-from = 沒被拿的組：{ $size }張以上收回

# Moves that can't be made
dominuxen-no-number = 你手上沒有那個數字。請選有的。
dominuxen-no-tiles = 還沒選牌。請至少選一張有{ $number }的。
dominuxen-no-such-tile = 沒有這張牌。請從手牌重新選。
dominuxen-no-held = { $tile }已經不在你手上。請從手牌選。
dominuxen-no-match = { $tile }上沒有{ $number }。這一組只能放有{ $number }的牌。
dominuxen-no-twice = 同一張牌選了兩次。請各選一次。
dominuxen-no-double = 沒有{ $number }的對牌，這一組不能多算一張。
dominuxen-no-double-rule = 這一桌的對牌只算一張。這一組就是你選的張數。
dominuxen-no-size = { $count }張牌不能組成那個大小。這一組就是你選的張數。
dominuxen-no-play-now = 現在要出一組。請選數字和牌。
dominuxen-no-take-now = 現在要決定搶到的一組拿走或不拿。
dominuxen-no-recover-now = 現在要決定自己的一組收回或棄掉。
dominuxen-no-draw-now = 現在要補牌，從公開牌或牌庫。
dominuxen-no-row-tile = { $tile }不在公開牌裡。請補公開的牌，或抽牌庫。
dominuxen-no-pile = 牌庫空了。請補公開的牌。
dominuxen-no-so-many = 你只要補{ dominuxen-tiles }。請不要選更多。
dominuxen-no-single = 你只要補一張，不用一次補幾張。請選一張。
dominuxen-no-tiles-drawn = 還沒選牌。請從公開牌選，或按「其餘抽牌庫」。
dominuxen-no-answer = 現在不能先決定那個座位，只能決定還可能搶到的對手。
dominuxen-no-habit = 清單裡沒有這個張數。請從清單選。
dominuxen-no-change = 已經是這樣設定了。要改就選別的。

# What happened
dominuxen-event-round = { $rounds ->
    [1] 由 { $seat } 開始。
   *[other] 第{ $round }輪：由 { $seat } 開始。
}
dominuxen-event-dealt = 你的手牌：{ $tiles }。
dominuxen-event-row = 公開牌：{ $tiles }。
dominuxen-event-played = { $seat } 出{ $number }×{ $size }（{ $tiles }）。
dominuxen-event-attacks = 搶 { $victims }。
dominuxen-event-took = { $seat } 拿走 { $victim } 的{ $number }×{ $size }（{ $tiles }）。
dominuxen-event-left = { $seat } 不拿 { $victim } 的{ $number }×{ $size }。
dominuxen-event-back = { $seat } 收回{ $number }×{ $size }（{ $tiles }）。
dominuxen-event-discarded = { $seat } 棄掉{ $number }×{ $size }（{ $tiles }）。
dominuxen-event-drew = { $seat } 補了公開的{ $tile }。
dominuxen-event-drew_pile = { $seat } 從牌庫補{ dominuxen-tiles }。
dominuxen-event-drew_tiles = 你從牌庫抽到{ $tiles }。
dominuxen-event-refilled = 新的公開牌：{ $tiles }。
dominuxen-event-settled = 你決定了：{ $what }。
dominuxen-event-round_over = { $rounds ->
    [1] { $reason }。{ $scores }。
   *[other] 第{ $round }輪結束：{ $reason }。{ $scores }。
}
dominuxen-reason-hand_empty = 有人出完手牌
dominuxen-reason-centre_empty = 公開牌和牌庫都空了
dominuxen-reason-turn_limit = 出牌次數用完

# The table
dominuxen-state = { $rounds ->
    [1] 第{ $turn }手，牌庫{ $pile }張，棄牌{ $discard }張
   *[other] 第{ $round }/{ $rounds }輪，第{ $turn }手，牌庫{ $pile }張，棄牌{ $discard }張
}
dominuxen-set = { $size }張{ $number }
dominuxen-last-set = 最新是{ $size }張{ $number }（{ $tiles }）
dominuxen-lettered = { $letter } { $tile }
dominuxen-alt-last = 上一手：{ $seat }號位，{ $set }。
dominuxen-alt-last-pending = 這一手瞄準{ $victim }號位最新的一組：{ $set }。
dominuxen-alt-last-taken = { $victim }號位失去{ $set }。
dominuxen-alt-last-back = { $victim }號位收回{ $set }。
dominuxen-alt-last-thrown = { $victim }號位棄掉{ $set }。
dominuxen-alt-older = 較舊的{ $count }組
dominuxen-alt-take = 待決定：{ $victim }號位的{ $set }拿走或不拿。
dominuxen-alt-recover = 待決定：{ $set }收回或棄掉。
dominuxen-alt-draw = 還要補{ $owed }張。
dominuxen-alt-state = { $rounds ->
    [1] 第{ $turn }手，最多{ $limit }手
   *[other] 第{ $round }輪，共{ $rounds }輪，第{ $turn }手，最多{ $limit }手
}
dominuxen-alt-held = 手牌{ $count }張
dominuxen-alt-laid = 牌列{ $points }分
dominuxen-alt-line = 牌列（{ $sets }）
dominuxen-alt-hand-own = 自己的牌列{ $points }分。
dominuxen-alt-left = { $seat }號位的牌列：{ $sets }。剩餘手牌：{ $tiles }。
dominuxen-alt-row = 公開牌：{ $tiles }。牌庫{ $pile }張。棄牌：{ $discard }。
dominuxen-alt-row-count = 公開牌：{ $tiles }。牌庫{ $pile }張。棄牌{ $discard }張。
dominuxen-alt-empty-line = 還沒有牌列
dominuxen-alt-how = 只有各座位最新的一組會被搶（括號裡是牌）。數字越大越強，但0贏過12。
dominuxen-alt-hand = 你的手牌（{ $seat }號位），{ dominuxen-tiles }：{ $tiles }。
dominuxen-alt-hand-numbers = 有兩張以上的數字：{ $numbers }。
dominuxen-alt-hand-number = { $number }有{ $count }張
dominuxen-alt-hand-new = 上次出牌後新增：{ $tiles }。
dominuxen-alt-hand-targets = 其他人最新的一組：{ $sets }。
dominuxen-alt-hand-target = { $seat }號位：{ $set }
dominuxen-alt-hand-row = 公開牌：{ $tiles }。牌庫{ $pile }張。

# Words in pictures
dominuxen-asked-take = 拿走？
dominuxen-asked-recover = 收回？
dominuxen-asked-draw = 補牌
dominuxen-alt-played = 出牌的人
dominuxen-played = 已出
dominuxen-draws-left = 還有{ $owed }張
dominuxen-row = 公開牌
dominuxen-pile = 牌庫
dominuxen-discard = 棄牌
dominuxen-bar-turn = 第{ $turn }/{ $limit }手
dominuxen-bar-double = 對牌算2分
dominuxen-count = × { $count }
dominuxen-more = +{ $count }
dominuxen-hand-title = 你的手牌
dominuxen-hand-empty = 沒有手牌了
dominuxen-hand-own = 自己的牌列
dominuxen-hand-targets = 可搶的組
dominuxen-task-play = 出一組
dominuxen-task-take = 拿走或不拿？
dominuxen-task-recover = 收回或棄掉？
dominuxen-task-draw = 補{ $owed }張
dominuxen-result-line = 牌列
dominuxen-result-hand = 手牌
dominuxen-last-played = { $name }：{ $set }
dominuxen-last-pending = ，瞄準 { $name }：{ $set }
dominuxen-last-taken = ，從 { $name } 拿走{ $set }
dominuxen-last-back = ，{ $name } 收回{ $set }
dominuxen-last-thrown = ，{ $name } 棄掉{ $set }
dominuxen-line-unit = 牌列
dominuxen-before = 之前{ $total }
dominuxen-story-margin = 以{ $points }分之差獲勝
dominuxen-story-set = 最大的一組：{ $name }，{ $set }

# How to play
dominuxen-sketch-goal = 在自己的牌列放下最多的骨牌。
dominuxen-sketch-turn = 出一組同一個數字的牌。張數相同而較強，就搶到一組。
dominuxen-sketch-score = 牌列上每張1分，手上剩的每張扣1分。
dominuxen-rules-0-title = 出有同一個數字的牌
dominuxen-rules-0-1 = 每張牌有兩個數字。輪到你時，把一張以上有同一個數字的手牌放到自己的牌列，成為那個數字的一組。不能跳過。
dominuxen-rules-0-2 = 三張當7出，就是7×3。淡色的另一半不算。
dominuxen-rules-0-3 = 牌列上每張1分，手上每張−1分。分數最高者獲勝；同分共享勝利。
dominuxen-rules-1-title = 強弱：12只輸0
dominuxen-rules-1-1 = 數字越大越強，0最弱，但0贏過12，只贏12。同數字不能贏。
dominuxen-rules-1-2 = 如果對手牌列最新的一組和你的張數相同、數字較弱，你就搶到它。一定要搶。
dominuxen-rules-1-3 = 只搶最新的一組。有好幾個對象時，從左家開始逐一處理。
dominuxen-rules-2-title = 搶到：拿走、收回、棄掉
dominuxen-rules-2-1 = 搶的人把這一組拿進手牌，或不拿。
dominuxen-rules-2-2 = 拿走的話，被搶的人補同樣張數。
dominuxen-rules-2-3 = 不拿的話，被搶的人收回不補牌，或棄掉再補同樣張數。棄掉的牌不再使用。
dominuxen-rules-2-4 = 進了手牌後，兩個數字又都能用。
dominuxen-rules-3-title = 補牌、開始與結束
dominuxen-rules-3-1 = 0-0到12-12共{ $tiles }張：每人{ $hand }張，{ $row }張攤開當公開牌，其餘是牌庫。誰先開始抽籤決定。
dominuxen-rules-3-2 = 逐張補，從公開牌或牌庫頂。之後公開牌補到{ $row }張。
dominuxen-rules-3-3 = 有人手牌空了就馬上結束（這時不搶），公開牌和牌庫都空了也結束。
dominuxen-rules-3-4 = 為了避免沒完沒了，{ $turn_limit }手後也會結束。
dominuxen-rules-3-5 = 五人時牌只是勉強夠用。多輪的分數加總；起始玩家往左移一位。
dominuxen-rules-4-title = 對牌規則（選用）
dominuxen-rules-4-1 = 對牌在一組中可以算兩張，也可以算一張。
dominuxen-rules-4-2 = 三張牌，卻是8×4。對牌被搶走時只補一張。
dominuxen-rules-4-3 = 不管怎麼出，對牌算2分，在手上−2分。
dominuxen-rules-5-title = 高手的習慣
dominuxen-rules-5-1 = 張數比數字重要：四張以上的組很少有人對得上。
dominuxen-rules-5-2 = 早期張數少的組是誘餌。被搶時，可以從公開牌補自己要收集的。
dominuxen-rules-5-3 = 有人手牌很少時，先出大組，別拿出不掉的牌。
dominuxen-rules-5-4 = 「先決定好」省得等：說好要拿誰的，或自己的組沒被拿時怎麼辦。出牌順序不變，別人也看不到。

# A first hand (/learn)
dominuxen-learn-goal = 把有同一個數字的牌當一組放到牌列。牌列每張得一分，手上每張扣一分。不能跳過，最新的一組可能被搶。
dominuxen-learn-row = 已有兩人出牌：四張當1，接著四張當7。張數相同而數字較強就能搶，所以被搶的人從公開牌或牌庫補了四張。
dominuxen-learn-ten = 你有四張帶10的牌，而右家牌列上有四張7。四張10全部出：10比較強，所以能搶。
dominuxen-learn-ten-else = 要剛好四張才對得上那一組，正好是你全部的10。
dominuxen-learn-take = 拿走還是不拿？7進了手牌後兩個數字都能用，而你已經有7-12。拿走。
dominuxen-learn-take-else = 手上多四張像是負擔，但四張都是7，而你還有一張。
dominuxen-learn-lost = 你的10又被四張11搶走了。不全是壞事：現在你補同樣張數，可以從公開牌挑。
dominuxen-learn-draw = 你在收集7：補7-7。這裡算一張；選用對牌規則時可以算兩張。
dominuxen-learn-draw-else = 你現在有五張7，加7-7就六張。
dominuxen-learn-more = 那裡還有一張7：1-7。
dominuxen-learn-more-else = 一組的張數越多，越少人對得上。
dominuxen-learn-seven = 再補兩張後，你有七張帶7的牌。全部出成7×7。七張幾乎沒人對得上。
dominuxen-learn-seven-else = 一大組比好幾小組更值錢，也更安全。
dominuxen-learn-back = 難得遇上：有人有七張10。但對方不拿，所以由你選：收回不補牌，或棄掉再補七張。收回吧。
dominuxen-learn-back-else = 同一個數字的七張值得留著。收回來。
dominuxen-learn-again = 再出一次同樣的組：更強數字的七張不會出現兩次。
dominuxen-learn-again-else = 手上其他牌都比不上它。
dominuxen-learn-end = 手牌空了，或公開牌和牌庫都空了，這一輪就結束。0最弱，但贏過12；張數少的組是誘餌；接近尾聲時別拿出不掉的牌。
