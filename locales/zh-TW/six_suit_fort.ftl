# Six-Suit Fort
six_suit_fort-title = 六花色堡壘
six_suit_fort-also = 城堡、岩石、挖掘、採石、castle、rock、dig
six_suit_fort-line = 從岩壁挖出牌，蓋一座又長又高的堡壘。
six_suit_fort-designer = あかしあ（ゆるあ~と）
six_suit_fort-about = 用一張牌在岩壁旁挖：依數字或花色，可以挖到一張，或一直線上的兩張。挖到的牌用來蓋堡壘：相近的數字往兩邊接（K之後是A），同數字往上疊。寬乘以高就是得分，再扣掉手上各花色最小的牌。
six_suit_fort-command = 六花色堡壘

# Options
six_suit_fort-option-final_pair = 蓋牌對
six_suit_fort-option-final_pair-help = 最後，一柱中的兩張可以蓋著當一張放到別柱。自動：替所有人選最好的。
six_suit_fort-option-final_pair-auto = 自動
six_suit_fort-option-final_pair-manual = 各自決定
six_suit_fort-option-start_player = 起始玩家
six_suit_fort-option-start_player-help = 由哪個座位開始，1到5（依座位數）。預設抽籤。
six_suit_fort-option-start_player-auto = 抽籤

# A turn
six_suit_fort-tag-play = 挖掘
six_suit_fort-tag-build = 建造
six_suit_fort-tag-pair = 放蓋牌對
six_suit_fort-tag-keep = 不放
six_suit_fort-ask-play-1 = 用哪張牌挖？
six_suit_fort-ask-play-2 = 用{ $card }挖哪裡？
six_suit_fort-ask-play-3 = { $spot }放{ $card }：當數字還是花色？
six_suit_fort-ask-build-1 = 要怎麼蓋？
six_suit_fort-ask-pair-1 = 用哪一柱的兩張？
six_suit_fort-ask-pair-2 = 蓋著放到哪一柱？
six_suit_fort-prompt-play = 在岩壁挖掘。用哪張牌？
six_suit_fort-prompt-build = 你有{ $cards }。要怎麼蓋？
six_suit_fort-prompt-pair = 一柱中的兩張可以蓋著當一張，放到別柱。要放嗎？
six_suit_fort-dig-into = { $near }，後面{ $far }
six_suit_fort-spot = { $spot }：{ $line }
six_suit_fort-spot-hint = 當數字：{ $number }。當花色：{ $suit }。
six_suit_fort-spot-hint-both = 當數字或花色都{ $number }。
six_suit_fort-card-hint = { $card }：在{ $spot }{ $taken }
six_suit_fort-as-number = 當數字：{ $taken }
six_suit_fort-as-suit = 當花色：{ $taken }
six_suit_fort-takes = 拿{ $cards }
six_suit_fort-takes-none = 拿不到牌
six_suit_fort-mode-number = 當數字
six_suit_fort-mode-suit = 當花色
six_suit_fort-step = { $card }{ $place }
six_suit_fort-place-first = 放第一張
six_suit_fort-place-right = 接右邊
six_suit_fort-place-left = 接左邊
six_suit_fort-place-stack_left = 疊左端
six_suit_fort-place-stack_right = 疊右端
six_suit_fort-way-none = 什麼都不蓋
six_suit_fort-way-hint = { $size }，{ $points }分。{ $kept }
six_suit_fort-way-kept = 進手牌：{ $cards }
six_suit_fort-size = 寬{ $width }、高{ $tallest }
six_suit_fort-column = 第{ $column }柱，{ $cards }
six_suit_fort-pair-hint = 堡壘會變成{ $points }分
six_suit_fort-move-play = 用{ $card }在{ $spot }{ $mode }挖
six_suit_fort-move-build = 建造{ $steps }
six_suit_fort-move-pair = 把第{ $source }柱的兩張蓋到第{ $target }柱

# Refusals
six_suit_fort-now-play = 現在該挖掘。請在岩壁旁出一張牌。
six_suit_fort-now-build = 挖到的牌還在那裡。請用來蓋，或什麼都不蓋。
six_suit_fort-now-pair = 挖掘結束了。請放蓋牌對，或不放。
six_suit_fort-no-card = 你沒有{ $card }。請用手牌挖。
six_suit_fort-no-spot = 沒有這個位置。請從十六個位置選，例如1aU。
six_suit_fort-no-neighbour = { $spot }旁邊沒有牌。請選碰得到牌的位置。
six_suit_fort-no-mode = 牌可以當數字或花色來挖。請選其中一種。
six_suit_fort-no-way = 不能這樣蓋：每張牌只能放一個地方、放一次。請從清單選。
six_suit_fort-no-captured = 你只挖到{ $count }張。請用這些來蓋。
six_suit_fort-no-place = 第{ $step }步不行：{ $card }不能{ $place }。新柱要相差1到3，疊上去要同數字。
six_suit_fort-no-column = 你的堡壘有{ $count }柱。請選其中兩柱。
six_suit_fort-no-other = 蓋牌對要放到別柱。請選另一柱。
six_suit_fort-no-two = 第{ $column }柱沒有兩張牌。請選有兩張的。

# What happened
six_suit_fort-event-began = 發牌完畢。由 { $seat } 開始。
six_suit_fort-event-dug = { $seat } 在{ $spot }用{ $card }{ $mode }挖，拿到{ $taken }。
six_suit_fort-event-dug-nothing = { $seat } 在{ $spot }用{ $card }{ $mode }挖，什麼都沒拿到。
six_suit_fort-event-built = { $seat } 蓋了{ $cards }。堡壘寬{ $width }、高{ $tallest }。
six_suit_fort-event-built-nothing = { $seat } 什麼都沒蓋。
six_suit_fort-event-built-hand = { $hand }進手牌。
six_suit_fort-event-last_round = { $why }最後一個回合輪到 { $last }。
six_suit_fort-why-stock = 牌庫用完了。
six_suit_fort-why-hand = 有人手牌空了。
six_suit_fort-why-stall = 兩圈下來什麼都沒變。
six_suit_fort-event-paired = { $seat } 把第{ $source }柱的兩張蓋到第{ $target }柱。
six_suit_fort-event-over = { $count ->
    [1] { $winners } 獲勝！{ $scores }。
   *[other] { $winners } 共享勝利！{ $scores }。
}
six_suit_fort-score-of = { $name } { $score }

# The table
six_suit_fort-state-play = 牌庫{ $stock }張
six_suit_fort-state-last = 最後一圈，到 { $name } 為止
six_suit_fort-state-pair = 放蓋牌對
six_suit_fort-state-over = 遊戲結束
six_suit_fort-alt-pair = 蓋牌對在第{ $column }柱
six_suit_fort-alt-square = 第{ $square }區：{ $cards }。
six_suit_fort-alt-position = { $at } { $card }
six_suit_fort-alt-gap = { $at } 空了
six_suit_fort-alt-how = 位置以相鄰的牌和方向命名：1aU在1a上方，後面是1c。U是上，D是下，L是左，R是右。
six_suit_fort-alt-last = 上一手：{ $seat }號位在{ $spot }用{ $card }{ $mode }挖，拿到{ $taken }。
six_suit_fort-alt-last-nothing = 上一手：{ $seat }號位在{ $spot }用{ $card }{ $mode }挖，什麼都沒拿到。
six_suit_fort-alt-foot = { $seat }號位的堡壘，由左起：{ $columns }。
six_suit_fort-alt-foot-short = { $seat }號位的堡壘從{ $first }到{ $end }。
six_suit_fort-alt-column-none = 空
six_suit_fort-alt-heights = 各柱高度（{ $heights }）
six_suit_fort-alt-stock = 牌庫剩{ $stock }張。
six_suit_fort-alt-found = 挖到：{ $cards }。
six_suit_fort-alt-columns = 由左起{ $columns }
six_suit_fort-alt-columns-short = 從{ $first }到{ $end }
six_suit_fort-alt-quiet = 連續{ $quiet }個回合沒有變化；到{ $most }就進入最後一圈。
six_suit_fort-alt-fort = 堡壘{ $size }，{ $points }分
six_suit_fort-alt-fort-none = 還沒有堡壘
six_suit_fort-alt-column = { $count ->
    [1] { $rank }
   *[other] { $count }張{ $rank }
}
six_suit_fort-alt-ends = 左邊可接：{ $left }。右邊可接：{ $right }。可疊：{ $stack }。
six_suit_fort-alt-own = 你：{ $fort }。
six_suit_fort-alt-chose = 你選了：{ $choice }

# Words in pictures
six_suit_fort-bar-quiet = 沒有變化 { $quiet } / { $most }
six_suit_fort-dug = { $name }：{ $card }（{ $mode ->
    [number] 當數字
   *[suit] 當花色
}）在{ $spot } → { $taken }
six_suit_fort-task-play = 挖掘
six_suit_fort-task-build = 建造
six_suit_fort-task-pair = 放蓋牌對？
six_suit_fort-asked-play = 挖掘中
six_suit_fort-asked-build = 建造中
six_suit_fort-asked-pair = 考慮中
six_suit_fort-decided = 已決定
six_suit_fort-begins = 任何牌
six_suit_fort-found = 挖到
six_suit_fort-head-fort = 堡壘
six_suit_fort-head-penalty = 手牌
six_suit_fort-story-level = 共享勝利
six_suit_fort-story-hand = 靠手牌較輕，領先{ $points }分
six_suit_fort-story-margin = 領先{ $points }分

# Rules
six_suit_fort-sketch-goal = 蓋一座盡量又長又高的堡壘。
six_suit_fort-sketch-turn = 用一張牌挖岩壁：依數字或花色，挖一張或兩張。
six_suit_fort-sketch-score = 柱數乘以高度，再扣手上各花色最小的牌。
six_suit_fort-rules-0-title = 挖掘與建造
six_suit_fort-rules-0-1 = 從岩壁挖出牌，盡量蓋成又寬又高的堡壘。
six_suit_fort-rules-0-2 = { $pack }張牌，沒有鬼牌：三人每人{ $for_3 }張，四人{ $for_4 }張，五人{ $for_5 }張。其餘是牌庫。
six_suit_fort-rules-0-3 = 誰先開始抽籤決定，之後順時針。
six_suit_fort-rules-1-title = 岩壁
six_suit_fort-rules-1-1 = 岩壁是兩區各四張牌，周圍有十六個位置。輪到你時，在其中一處出一張手牌。
six_suit_fort-rules-1-2 = 位置以相鄰的牌和方向命名：1aU在1a上方，後面是1c。
six_suit_fort-rules-2-title = 當數字
six_suit_fort-rules-2-1 = 先說你的牌當數字還是花色，再拿走挖到的牌。A是1；J、Q、K是11到13。
six_suit_fort-rules-2-2 = 你的牌不小於兩張的總和，就兩張都拿。8足夠拿5和3。
six_suit_fort-rules-2-3 = 不夠的話，只要不小於近的那張，就拿那一張。
six_suit_fort-rules-3-title = 當花色
six_suit_fort-rules-3-1 = 兩張都和你的牌同花色，就兩張都拿。只有近的同花色，就拿那一張。這裡黑桃4拿5。
six_suit_fort-rules-3-2 = 可以什麼都挖不到，但依你說的數字或花色拿得到的，就必須拿。
six_suit_fort-rules-3-3 = 自己出的牌一定會和拿到的牌一起回來。
six_suit_fort-rules-4-title = 建造
six_suit_fort-rules-4-1 = 從拿到的牌（包括自己出的）中，任意選、任意順序地蓋。其餘進手牌，手牌不能直接拿來蓋。
six_suit_fort-rules-4-2 = 堡壘的第一張不限：任何數字都可以。
six_suit_fort-rules-4-3 = 比右端大1到{ $reach }就在右端接新柱，比左端小1到{ $reach }就在左端接新柱。K之後是A。
six_suit_fort-rules-4-4 = 同數字疊在最外側的柱上。內側的柱不能再疊。
six_suit_fort-rules-4-5 = 之後從牌庫補滿岩壁，輪到左家挖。
six_suit_fort-rules-5-title = 結束與計分
six_suit_fort-rules-5-1 = 牌庫或有人手牌空了，或兩圈都沒有變化，就打到起始玩家右家的回合為止。
six_suit_fort-rules-5-2 = 有一次機會，一柱中的兩張可以蓋著當一張放到別柱。只有兩張的柱就消失。
six_suit_fort-rules-5-3 = 得分：柱數乘以最高的柱。
six_suit_fort-rules-5-4 = 再扣手上各花色最小的數字，這裡是2 + 9 + 1。得分最高者獲勝；同分共享勝利。

# A first hand (/learn)
six_suit_fort-learn-goal = 從岩壁挖出牌來蓋堡壘。得分是柱數乘以最高柱的高度，所以要又長又高。
six_suit_fort-learn-rock = 岩壁是兩區各四張牌。你站在周圍十六個位置之一，面前一張，後面還有一張：在1aU就是1a上方，後面是1c。
six_suit_fort-learn-dig = 紅心K當數字是13。1a是十字K，一樣大，所以拿得到。要連後面的也拿，得不小於兩張的總和。
six_suit_fort-learn-dig-else = 兩張K是很好的第一柱。位置是1aU，當數字。
six_suit_fort-learn-stack = 打出的牌和拿到的牌一起回來，可以用來蓋。同數字疊同數字：第二張K疊在第一張上。高度二。
six_suit_fort-learn-stack-else = 沒蓋的牌會進手牌，就不能再蓋了。兩張都用。
six_suit_fort-learn-suit = 這次當花色：在2d下方出葉子Q，那裡是葉子K。同花色，所以不管多大都拿得到。
six_suit_fort-learn-suit-else = 那張K讓塔高到三。位置是2dD，當花色。
six_suit_fort-learn-side = 小一到三就在左邊接新柱，大一到三就在右邊。Q接左邊，第三張K疊上去。
six_suit_fort-learn-side-else = 兩張牌都有好位置：一張讓堡壘更長，一張更高。
six_suit_fort-learn-near = 左端是Q，所以9、10、J接得上。1a是紅心9：用紅心8當花色去挖。
six_suit_fort-learn-near-else = 依能蓋什麼來決定挖什麼。9接得上，接著8就在旁邊。
six_suit_fort-learn-run = 先把9接在Q左邊，再把8接在9左邊：一次兩柱。四柱高三：十二分。
six_suit_fort-learn-run-else = 順序反過來，8就接不上Q：它小了四。
six_suit_fort-learn-leaf = 同樣再來：用葉子5拿2bU的葉子6，兩張都接得上8。
six_suit_fort-learn-leaf-else = 左端是8了，接下來要靠小牌。
six_suit_fort-learn-more = 先6再5。堡壘內側的柱已封閉：只有兩端還能疊。
six_suit_fort-learn-more-else = 往左越來越小，每次一到三：6，然後5。
six_suit_fort-learn-end = 六柱高三：十八分。牌庫或有人手牌空了就是最後回合。之後扣手上各花色最小的數字。
