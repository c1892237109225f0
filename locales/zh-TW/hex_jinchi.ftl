# Hex Bases
hex_jinchi-title = 六角陣地
hex_jinchi-line = 黑加紅減，用湊成六的牌占陣地。回合開始時有三個陣地就獲勝。
hex_jinchi-designer = じょん(仮)
hex_jinchi-about = 黑牌是正，紅牌是負，鬼牌隨你定。棄一張牌，再把總和是正六或負六的組合放到六個陣地，並收回原本在那裡的牌。對手的陣地需要比現有更多的花色。回合開始時有三個陣地，你就贏了。
hex_jinchi-command = 六角陣地
hex_jinchi-also = ろっかくじんち、rokkaku jinchi、hexagon

# Options
hex_jinchi-option-match = 比賽
hex_jinchi-option-match-help = 依原規則打一場；或每人各先手一場，因為先手有利。
hex_jinchi-option-match-exchange = 每人各先手一場
hex_jinchi-option-match-single = 只打一場
hex_jinchi-option-turn_limit = 回合上限
hex_jinchi-option-turn_limit-help = 全員合計這麼多回合後，一場就結束，陣地最多者勝。通常是60。
hex_jinchi-option-first_player = 先手
hex_jinchi-option-first_player-help = 誰在第一場先手；預設抽籤。3號位需要三人。
hex_jinchi-option-first_player-auto = 抽籤
hex_jinchi-option-first_player-1 = 1號位
hex_jinchi-option-first_player-2 = 2號位
hex_jinchi-option-first_player-3 = 3號位

# A turn
hex_jinchi-tag-turn = 棄牌
hex_jinchi-tag-discard = 棄牌
hex_jinchi-tag-place = 放置組合
hex_jinchi-tag-gather = 其他組合
hex_jinchi-tag-end_turn = 結束回合
hex_jinchi-ask-card = 要棄哪一張？
hex_jinchi-ask-base = 放置組合，還是結束回合？
hex_jinchi-ask-more = 再放一個陣地，還是結束回合？
hex_jinchi-ask-place = 組合要放哪個陣地？
hex_jinchi-ask-gather = 其他組合：要放哪個陣地？
hex_jinchi-ask-set = 要在陣地{ $base }放哪個組合？
hex_jinchi-ask-cards = 哪些牌合起來是六？
hex_jinchi-prompt-discard = 棄一張牌，再放置湊成六的組合。
hex_jinchi-prompt-danger = { $name } 下個回合開始就會獲勝：請搶回{ $back }個陣地。
hex_jinchi-prompt-place = 放置湊成六的組合，或結束回合。
hex_jinchi-base = 陣地{ $base }
hex_jinchi-base-nobody = 陣地{ $base }：無主
hex_jinchi-base-own = 陣地{ $base }：自己，{ $suits }種花色
hex_jinchi-base-other = 陣地{ $base }：{ $name }，{ $suits }種花色
hex_jinchi-sets = { $count }個組合可放
hex_jinchi-suits = { $count }種花色
hex_jinchi-joker-black = 正1以上的任何數字
hex_jinchi-joker-red = 負1以下的任何數字
hex_jinchi-end = 結束回合
hex_jinchi-end-hint = 全部確定，收回等待的牌
hex_jinchi-more = 先確定這些，再繼續
hex_jinchi-more-hint = 用其他組合，或放超過三個陣地
hex_jinchi-nothing = 無
hex_jinchi-move-discard = 棄{ $card }
hex_jinchi-move-turn = { $discard }；{ $sets }
hex_jinchi-move-set = 陣地{ $base }：{ $cards }
hex_jinchi-move-set-brief = 陣地{ $base }：{ $count }張
hex_jinchi-move-gather = 陣地{ $base }：{ $cards }
hex_jinchi-move-place = 陣地{ $base }：{ $cards }
hex_jinchi-move-more = 繼續

# Refusals
hex_jinchi-no-card = { $card }已經不在你手上。請從手牌選。
hex_jinchi-no-used = 陣地{ $base }這個回合已經用過。每個陣地一回合只能放一個組合。
hex_jinchi-no-six = 這些牌的總和不是正六或負六。黑牌是正，紅牌是負。
hex_jinchi-no-suits = 陣地{ $base }是對手的：組合的花色要比那裡多，至少{ $least }種。這個只有{ $suits }種。
hex_jinchi-no-place = 你已經棄過牌了。請放置組合，或結束回合。
hex_jinchi-no-discard = 請先棄一張牌，之後再放置組合。

# Hints
hex_jinchi-hint-why-stops = 這會打破 { $seat } 賴以獲勝的三個陣地。
hex_jinchi-hint-why-three = 你會有{ $count }個陣地：沒有人打破的話，下個回合就贏了。
hex_jinchi-hint-why-fresh = 能拿到{ $count }張蓋著的牌。
hex_jinchi-hint-why-none = 現在沒有值得放的：把牌留到之後用。

# What happened
hex_jinchi-event-began = 第{ $game }場開始。{ $seat } 先手。
hex_jinchi-event-began-single = { $seat } 先手。
hex_jinchi-event-drew = 你抽到{ $cards }。
hex_jinchi-event-reshuffled = 棄牌堆洗牌：{ $count }張成為新的牌庫。
hex_jinchi-event-discarded = { $seat } 棄{ $card }。
hex_jinchi-event-placed = { $seat } 用{ $cards }占下陣地{ $base }。
hex_jinchi-event-placed-own = { $seat } 在自己的陣地{ $base }換上{ $cards }。
hex_jinchi-event-placed-from = { $seat } 用{ $cards }從 { $name } 手中奪下陣地{ $base }。
hex_jinchi-event-took_back = { $seat } 收回{ $what }。
hex_jinchi-took-down = { $count }張蓋著的牌
hex_jinchi-event-found = 你拿到的蓋牌是{ $cards }。
hex_jinchi-event-won = 第{ $game }場：{ $winners } 獲勝（{ $reason }）。陣地：{ $held }。
hex_jinchi-event-won-single = { $winners } 獲勝（{ $reason }）。陣地：{ $held }。
hex_jinchi-reason-bases = 回合開始時有三個以上陣地
hex_jinchi-reason-turn_limit = 到達回合上限
hex_jinchi-score-of = { $name } { $score }
hex_jinchi-event-ended = { $count ->
    [1] { $winners } 贏得比賽！
   *[other] { $winners } 共享勝利！
}
hex_jinchi-event-ended-single = { $count ->
    [1] { $winners } 獲勝！
   *[other] { $winners } 共享勝利！
}

# The table
hex_jinchi-game-of = 第{ $game }場，共{ $games }場
hex_jinchi-amount-bases = { $number }個陣地
hex_jinchi-amount = { $number }勝
hex_jinchi-state = 第{ $turn }/{ $limit }回合
hex_jinchi-state-over = 遊戲結束
hex_jinchi-alt-nobody = 陣地{ $base }：無主，蓋著{ $count }張。
hex_jinchi-alt-base = 陣地{ $base }：{ $seat }號位，{ $suits }種花色：{ $cards }。
hex_jinchi-alt-known = 已知手牌（{ $cards }）
hex_jinchi-alt-joker = 任意{ $sign ->
    [minus] 負
   *[plus] 正
}數
hex_jinchi-alt-pile = 牌庫：{ $stock }張。棄牌：{ $cards }。
hex_jinchi-alt-pile-late = 牌庫：{ $stock }張。棄牌：{ $count }張，最近是{ $cards }。
hex_jinchi-alt-now = 本回合：棄{ $card }，用過的陣地：{ $bases }。
hex_jinchi-alt-waiting = 等待收進手牌：{ $what }。
hex_jinchi-alt-used = 本回合用過的陣地：{ $bases }。
hex_jinchi-alt-last = 上回合{ $seat }號位：棄{ $card }，用過的陣地：{ $bases }。
hex_jinchi-alt-or = ；或
hex_jinchi-alt-sets = 可放在某些陣地、湊成六的組合：{ $sets }。
hex_jinchi-alt-held = { $games ->
    [1] 陣地{ $held }
   *[other] 各場陣地（{ $held }）
}

# Words in pictures
hex_jinchi-waiting = 等待
hex_jinchi-known = 手上有
hex_jinchi-stock = 牌庫
hex_jinchi-discards = 棄牌
hex_jinchi-task-discard = 棄一張
hex_jinchi-task-place = 放置或結束
hex_jinchi-new = 新
hex_jinchi-games = 勝
hex_jinchi-threat = 即將獲勝
hex_jinchi-game = 第{ $game }場
hex_jinchi-last-none = { $name } 棄{ $card }
hex_jinchi-last = { $name } 放在陣地{ $bases }
hex_jinchi-story-level = 比賽平手
hex_jinchi-story-both = 每場全勝
hex_jinchi-story-quick = 最短的一場{ $turns }回合
hex_jinchi-story-started = { $starter } 先手，共{ $turns }回合
hex_jinchi-story-limit = 到回合上限才分勝負
hex_jinchi-story-ahead = 領先{ $count }場
hex_jinchi-story-single = 守住了陣地

# Rules
hex_jinchi-sketch-goal = 回合開始時有{ $winning }個陣地就獲勝。
hex_jinchi-sketch-turn = 棄一張牌，再把湊成六的組合放到陣地。
hex_jinchi-sketch-score = 黑牌是正，紅牌是負。搶對手的陣地要更多花色。
hex_jinchi-rules-0-title = 一個回合
hex_jinchi-rules-0-1 = 有{ $bases }個陣地，各蓋著{ $down }張牌。每人{ $hand }張手牌。先手抽籤決定。
hex_jinchi-rules-0-2 = 回合開始時有{ $winning }個以上陣地就獲勝。否則抽{ $drawn }張牌。
hex_jinchi-rules-0-3 = 正面朝上棄一張牌。再把組合放到陣地，數量不限，每個陣地一組。
hex_jinchi-rules-0-4 = 原本在陣地的牌放在旁邊等待。結束回合時收進手牌；蓋著的牌這時才看得到。
hex_jinchi-rules-1-title = 湊成六的組合
hex_jinchi-rules-1-1 = 黑牌（黑桃、梅花、十字）是正，紅牌（紅心、方塊、葉子）是負。A是1，J是11，Q是12，K是13。
hex_jinchi-rules-1-2 = 組合的總和要是正六或負六。一張也可以。
hex_jinchi-rules-1-3 = 黑鬼牌是正1以上的任何數字，紅鬼牌是負1以下的任何數字。
hex_jinchi-rules-2-title = 陣地與結束
hex_jinchi-rules-2-1 = 對手的陣地：你的組合要比那裡有更多花色。鬼牌沒有花色。
hex_jinchi-rules-2-2 = 無主的和自己的陣地，任何湊成六的組合都能放。
hex_jinchi-rules-2-3 = 牌庫用完就洗棄牌堆。全員合計{ $turn_limit }回合後，陣地最多者勝，相同則比陣地上的花色數。
hex_jinchi-rules-2-4 = 通常一場定勝負。每人各先手一場時比勝場數；相同則共享勝利。
hex_jinchi-rules-2-5 = 這種比賽，兩人時有一半平手；三人時有三分之一在兩場後就分出勝負。
hex_jinchi-bases = 陣地
hex_jinchi-held = 陣地：{ $held }

# A first hand (/learn)
hex_jinchi-learn-goal = 六個陣地。回合開始時有三個就獲勝，所以要占得比對手一次能搶回的更多。每回合：抽兩張、棄一張、放置組合。
hex_jinchi-learn-sums = 黑牌是正，紅牌是負，葉子也是紅牌。A是1，J是11，Q是12，K是13。組合的總和要是+6或−6：例如♠8和葉子2就是8 − 2。
hex_jinchi-learn-first = 一次兩個組合：12 − 11 − 7 = −6放陣地1，8 − 2 = 6放陣地2。先棄掉多出來的葉子5。
hex_jinchi-learn-first-else = 這兩個組合只剩一張沒用到，而且各占一個陣地。請選：棄葉子5，再放陣地1和2。
hex_jinchi-learn-back = 每個陣地有三張牌：你收了六張。但對手奪走陣地1。要奪陣地，花色必須比那裡多，對手有四種，你只有三種。
hex_jinchi-learn-second = 用五種花色搶回來：黑桃7、梅花7、十字4，減去紅心8和方塊4。這很難打破。棄葉子K。
hex_jinchi-learn-second-else = 數數花色：陣地1上有五種，就很難被奪走。棄葉子K，再選陣地1。
hex_jinchi-learn-lost = 陣地2丟了：兩種花色很容易被超過。不過奪陣地的人會得到上面的牌，所以陣地1又補滿了你的手牌。
hex_jinchi-learn-third = 兩個空陣地：♥6、♣8、♦K、葉子A和十字6是−6，放陣地3；方塊6一張就是組合，放陣地4。棄十字10。
hex_jinchi-learn-third-else = 單獨一張6就是組合，空陣地什麼組合都能放。棄十字10，再放陣地3和4。
hex_jinchi-learn-need = 你有過三個，但對手奪走陣地4，所以還沒結束。五種花色的兩個陣地應該安全。這次要占得比對手能搶回的更多。
hex_jinchi-learn-fourth = 三個組合：陣地4放五種花色，陣地5放−7 + 1，陣地6只放紅鬼牌：它可以是任何負數。棄葉子8。
hex_jinchi-learn-fourth-else = 訣竅就是比對手能打破的多一組。棄葉子8，再放陣地4、5、6。
hex_jinchi-learn-end = 你在回合開始時有四個陣地，贏得這一場。先手有利，所以再來一場時由對手先手。
