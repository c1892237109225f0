# All Aboard!
all_aboard-title = 出發進行！
all_aboard-also = 火車、鐵路、號誌、紅綠燈、all aboard
all_aboard-line = 黑牌是貨車，紅牌是號誌：放行貨車，直到被自己的紅燈擋下。
all_aboard-designer = 塚本忠行（ちゃぶだいげえむず）
all_aboard-about = 在黑牌上接黑牌，就是一節貨車通過，得到一張通行證。如果你手上有同數字的紅牌，那就是擋下你的紅燈。用同數字的黑牌解除，或打出某個紅色花色的全部手牌，留給下一家處理。牌庫用完時，手上的紅牌會扣分。
all_aboard-command = 出發進行

# Options
all_aboard-option-end = 結束條件
all_aboard-option-end-help = 打完一定輪數，或直到有人總分達標。
all_aboard-option-end-rounds = 打完一定輪數
all_aboard-option-end-points = 達到目標分數
all_aboard-option-rounds-help = 以輪數結束時：打幾輪。預設和人數相同。
all_aboard-option-rounds-auto = 和人數相同
all_aboard-option-points = 目標分數
all_aboard-option-points-help = 以分數結束時：有人總分達到後，打完該輪就結束。通常是20。
all_aboard-option-max_rounds = 輪數上限
all_aboard-option-max_rounds-help = 以分數結束時：最多打這麼多輪。通常是人數的3倍。
all_aboard-option-max_rounds-auto = 人數的3倍
all_aboard-option-jokers = 鬼牌
all_aboard-option-jokers-help = 牌裡有沒有四張鬼牌：可當任何數字和同顏色的任何花色。
all_aboard-option-jokers-wild = 放入四張
all_aboard-option-jokers-out = 不用（78張）
all_aboard-option-red_dump = 卸下紅色花色
all_aboard-option-red_dump-help = 卸下的紅色花色，是否必須和桌牌同花色或有同數字。
all_aboard-option-red_dump-matching = 只限接得上的花色
all_aboard-option-red_dump-free = 任何紅色花色

# A turn
all_aboard-tag-show = 亮牌
all_aboard-tag-clear = 解除紅燈
all_aboard-tag-signal = 號誌
all_aboard-tag-wagon = 放行貨車
all_aboard-tag-dump = 卸下紅色花色
all_aboard-tag-run = 一次連出
all_aboard-ask-show-1 = 要亮哪一張？
all_aboard-ask-clear-1 = 用哪張黑牌解除紅燈？
all_aboard-ask-signal-1 = 要出哪個號誌？
all_aboard-ask-wagon-1 = 要放行哪節貨車？
all_aboard-ask-dump-1 = 要卸下哪個紅色花色？
all_aboard-ask-run-1 = 或一次出完這個回合？
all_aboard-prompt-show = 亮一張牌：最小的人先開始。
all_aboard-prompt-danger = 紅燈。用同數字的黑牌解除，或卸下一整組紅色花色。
all_aboard-prompt-clear = 紅燈。用同數字的黑牌解除。
all_aboard-prompt-dump = 紅燈，手上沒有能解除的黑牌：卸下一整組紅色花色，順序隨意。
all_aboard-prompt-signal = 手上有和桌牌同數字的紅牌，必須出這個號誌。
all_aboard-prompt-wagon = 可以通行。要放行哪節貨車？
all_aboard-move-show = 亮{ $cards }
all_aboard-move-clear = 用{ $cards }解除
all_aboard-move-signal = 出號誌{ $cards }
all_aboard-move-wagon = 放行{ $cards }
all_aboard-move-dump = 卸下{ $cards }
all_aboard-move-run = 連出{ $cards }
all_aboard-joker-black = 任何數字、任何黑色花色
all_aboard-joker-red = 任何數字、任何紅色花色
all_aboard-hint-top = { $card }在最上面
all_aboard-hint-run = { $wagons }節貨車，最後是{ $card }

# Refusals
all_aboard-at = { $at ->
    [0] {""}
   *[other] 連出到第{ $at }張就中斷，所以一張都沒出。
}
all_aboard-no-show = 現在正在亮牌決定誰先。請先選一張亮牌。
all_aboard-no-turn = 起始玩家已經決定。現在請接著桌牌出。
all_aboard-no-run = 請依出牌順序選出要連出的牌。
all_aboard-no-card = { all_aboard-at }你沒有{ $card }。請從手牌選。
all_aboard-no-danger = { all_aboard-at }桌牌{ $table }是紅燈。用同數字的黑牌解除，或卸下一整組紅色花色。
all_aboard-no-open = { all_aboard-at }桌牌{ $table }是黑牌。請放行貨車，或出同數字的紅牌。
all_aboard-no-clear = { all_aboard-at }只有同數字的黑牌能解除{ $table }，{ $card }不行。
all_aboard-no-signal_first = { all_aboard-at }你有和{ $table }同數字的{ $signal }：必須先出這個號誌。
all_aboard-no-signal = { all_aboard-at }{ $card }和{ $table }數字不同，不能接在黑牌上。
all_aboard-no-wagon = { all_aboard-at }{ $card }和{ $table }花色、數字都不同。請放行有一項相同的黑牌。
all_aboard-no-whole = { all_aboard-at }紅牌接紅牌要出一整組花色：該花色的全部手牌，紅鬼牌也算。
all_aboard-no-join = { all_aboard-at }那個花色沒有和{ $table }同花色或同數字的牌。請卸下別的花色，或解除紅燈。
all_aboard-no-top = { all_aboard-at }只有{ $card }接得上桌牌，所以要先出。請把別的牌放最上面。
all_aboard-no-after = { all_aboard-at }卸下紅色花色後回合就結束，不能再出{ $card }。

# What happened
all_aboard-event-dealt = 第{ $round }輪開始。第一張桌牌是{ $card }。
all_aboard-event-shown = 亮出的牌是{ $cards }。由 { $seat } 開始。
all_aboard-event-refilled = { $seat } 抽{ $count }張；牌庫剩{ $deck }張。
all_aboard-event-drew = 你抽到{ $cards }。
all_aboard-event-cleared = { $seat } 用{ $card }解除紅燈。
all_aboard-event-signalled = { $seat } 被號誌{ $card }擋下。
all_aboard-event-through = { $seat } 放行{ $card }，有{ $proofs }張通行證。
all_aboard-event-dumped = { $seat } 卸下{ $cards }，最上面是{ $card }。
all_aboard-event-dumped-one = { $seat } 卸下{ $card }。
all_aboard-event-passed = { $seat } 沒有牌可出，跳過。
all_aboard-event-flipped = 所有人都卡住了，從牌庫翻出{ $card }。
all_aboard-event-round_over-match = 牌庫用完，第{ $round }輪結束。{ $seats }。
all_aboard-event-round_over = 牌庫用完，第{ $round }輪結束。{ $seats }。總分：{ $totals }。
all_aboard-round-seat = { $name }：{ $points }分（通行證{ $proofs }張，剩餘手牌：{ $cards }）

# The table
all_aboard-round-of = 第{ $round }輪，共{ $most }輪
all_aboard-to-points = 第{ $round }輪，最多{ $most }輪，目標{ $points }分
all_aboard-state = { $round } · 牌庫{ $deck }
all_aboard-state-over = 第{ $round }輪後結束
all_aboard-alt-show = 所有人選一張亮牌；最小的人先發車。
all_aboard-alt-danger = 桌牌：{ $card }，紅燈。
all_aboard-alt-open = 桌牌：{ $card }，黑牌。
all_aboard-alt-line = 列車最後{ $count }張：{ $cards }。
all_aboard-alt-by = { $seat }號位出{ $cards }
all_aboard-alt-deck = 牌庫剩{ $deck }張。
all_aboard-alt-shown = 決定先後的亮牌，從1號位起：{ $cards }。
all_aboard-head-proofs = 通行證
all_aboard-head-reds = 紅牌
all_aboard-head-bonus = 無黑牌
all_aboard-alt-proofs = 通行證{ $count }張
all_aboard-alt-last = 上一輪{ $seat }號位得{ $points }分：通行證{ $proofs }張，剩餘手牌：{ $cards }。
all_aboard-alt-last-short = 上一輪{ $seat }號位得{ $points }分：通行證{ $proofs }張，剩餘{ $held }張中有{ $red }張紅牌。
all_aboard-alt-may-clear = 可以解除紅燈的牌：{ $numbers }。
all_aboard-alt-may-dump = 卸下整組紅色花色時可放最上面的牌：{ $numbers }。
all_aboard-alt-may-signal = 可以當號誌出的牌：{ $numbers }。
all_aboard-alt-may-wagon = 可以當貨車放行的牌：{ $numbers }。
all_aboard-alt-train = { $name } 的最長列車：{ $cards }。

# Words in pictures
all_aboard-danger = 紅燈
all_aboard-open = 可以通行
all_aboard-passed = 跳過
all_aboard-shown = 亮出的牌
all_aboard-last-round = 上一輪
all_aboard-first = 亮出最小牌的人先發車
all_aboard-picked = 已選
all_aboard-task-show = 亮一張
all_aboard-task-danger = 解除或卸紅牌
all_aboard-task-signal = 必須出號誌
all_aboard-task-wagon = 放行貨車
all_aboard-story-turned = 最後一輪逆轉
all_aboard-story-train = 最長列車：{ $wagons }節

# Rules
all_aboard-sketch-goal = 讓許多貨車通過：每節得一張通行證。
all_aboard-sketch-turn = 黑牌接黑牌，同花色或同數字。手上有同數字的紅牌就被擋下。
all_aboard-sketch-score = 通行證每張1分，手上剩的紅牌每張扣{ $cost }分。
all_aboard-rules-0-title = 黑牌是貨車，紅牌是號誌
all_aboard-rules-0-1 = { $jokers ->
    [out] 六種花色共{ $pack }張。每人{ $hand }張，翻開一張桌牌。
   *[other] 共{ $pack }張：六種花色和四張鬼牌。每人{ $hand }張，翻開一張桌牌。
}
all_aboard-rules-0-2 = 回合開始先補到{ $hand }張。桌牌是黑牌時，可出同花色或同數字的黑牌。每張就是一節通過的貨車：從牌庫頂蓋著拿一張當通行證。
all_aboard-rules-0-3 = 這裡桌牌後面通過三節貨車，得到三張通行證。
all_aboard-rules-1-title = 誰先開始
all_aboard-rules-1-1 = 所有人同時亮一張牌，這張牌本輪不再使用。最小的人先開始，之後由左家依序進行。
all_aboard-rules-1-2 = A最小，鬼牌大過K。同數字時依♠、♥、♣、♦、十字、葉子的順序。
all_aboard-rules-2-title = 被自己的號誌擋下
all_aboard-rules-2-1 = 手上有和桌牌同數字的紅牌，就必須打出：紅燈會讓列車停下。
all_aboard-rules-2-2 = 桌牌是紅牌時，用同數字的黑牌解除。這不算貨車，沒有通行證，但回合繼續。
all_aboard-rules-2-3 = 能出就繼續。這裡♠7通過，必須出♥7，再用♣7解除並繼續。也可以一次出完。
all_aboard-rules-3-title = 一整組紅色花色
all_aboard-rules-3-1 = 桌牌是紅牌時，也可以卸下一組紅色花色：該花色的全部手牌。和桌牌同花色或同數字的先出，最上面可放任一張。回合就此結束。
all_aboard-rules-3-2 = 不能出就跳過。所有人接連跳過時，翻開牌庫頂當新的桌牌。
all_aboard-rules-4-title = 鬼牌
all_aboard-rules-4-1 = 鬼牌可當任何數字和同顏色的任何花色。
all_aboard-rules-4-2 = 紅鬼牌在任何黑牌上都是號誌，也隨任何紅色花色一起出。黑鬼牌可解除任何紅燈，在任何黑牌上都是貨車。
all_aboard-rules-5-title = 計分與結束
all_aboard-rules-5-1 = 牌庫用完的瞬間這一輪就結束，即使在回合或補牌途中。
all_aboard-rules-5-2 = 通行證每張1分。剩在手上的紅牌每張扣{ $cost }分。手上沒有任何黑牌，再加{ $bonus }分。
all_aboard-rules-5-3 = 三張通行證，剩三張紅牌：3 − 6 + 20 = 17分。
all_aboard-rules-5-4 = 打和人數相同的輪數；總分最高者獲勝，同分共享勝利。也可以設定打到目標分數。

# A first hand (/learn)
all_aboard-learn-goal = 黑牌是貨車，紅牌是號誌。每通過一節貨車得一張通行證，算一分；最後手上的紅牌每張扣兩分。牌庫用完，這一輪就結束。
all_aboard-learn-show = 所有人亮一張牌，最小的人先開始。桌牌是黑牌，你也有很多黑牌，所以要先開始：亮方塊A。還能少一張紅牌。
all_aboard-learn-show-else = 亮大牌的話，可能讓別人先開始，而你的貨車現在正好接得上。
all_aboard-learn-suit = 桌牌是十字10。貨車要同花色或同數字：放行十字8。你沒有會擋下自己的紅色8。
all_aboard-learn-suit-else = 一次一節，先出8：K可以接同花色，再連到你的另一張K。
all_aboard-learn-king = 已經有一張通行證了。十字K接著同花色走，你手上也沒有紅色的K。
all_aboard-learn-king-else = 先只出K：看它怎麼連到另一個花色。
all_aboard-learn-number = 現在換車：梅花K數字相同。像這樣先看好，就能連很長。
all_aboard-learn-number-else = 只出梅花K：同數字、不同花色，列車就這樣接下去。
all_aboard-learn-signals = 加上梅花9，共四張通行證。其他人遇到了紅燈。用同數字的黑牌可以解除：沒有通行證，但能繼續。或卸下一整組紅色花色。
all_aboard-learn-clear = 你補到了八張。桌上是紅色J。卸紅牌會結束回合；用黑桃J解除就能繼續。
all_aboard-learn-clear-else = 卸下一張A會馬上結束回合，還有更多可以拿。
all_aboard-learn-on = 可以通行了：黑桃6就是一張通行證。但要小心：你有紅色6，葉子6。
all_aboard-learn-on-else = 只出黑桃6，看看會怎樣。
all_aboard-learn-stop = 來了：和桌牌同數字的紅牌必須打出。列車停下，但你也擺脫了它。
all_aboard-learn-stop-else = 現在必須出號誌。
all_aboard-learn-ten = 桌上是黑色10：你的梅花10又是一張通行證。手牌大多是紅的了，差不多該考慮卸下。
all_aboard-learn-ten-else = 這節貨車數字相同，接得上。
all_aboard-learn-joker = 剩沒幾張牌了。卸下三張方塊，還是用黑鬼牌解除？它可當任何數字和任何黑色花色。解除吧，看能通過什麼。
all_aboard-learn-joker-else = 三張方塊值六分，也是不錯的選擇；但那樣回合就結束了。
all_aboard-learn-end = 節奏就是這樣：能通過就放行貨車，牌庫用完前把紅牌卸掉。最後手上沒有黑牌可得二十分。打和人數相同的輪數。
