# Grazia
grazia-title = Grazia
grazia-line = 優雅地由小往上疊六個花色：接得上免費，每次跳接扣兩分。
grazia-designer = 西澤 篤央（sha）
grazia-about = 把手牌出到六個只能往上疊的花色牌堆，可以的話一次出一整串。你有一半的牌蓋著等待，是什麼誰都不知道，連你自己也不知道。等待好時機，或付代價跳接。誰在自己牌庫沒了之後跳過，就觸發最後一圈。
grazia-command = grazia

# Options
grazia-option-empty_suit = 花色的第一張
grazia-option-empty_suit-help = 花色的第一張可以用任何牌免費開始，或只有A免費。
grazia-option-empty_suit-free = 任何牌都免費
grazia-option-empty_suit-ace = A以外扣2分

# A turn
grazia-tag-pass-last = 跳過：進入最後一圈
grazia-tag-prepare = 預約出牌
grazia-ask-play-1 = 要出哪些牌？
grazia-prompt-deck = 出接得上的牌，或跳過。之後抽一張。
grazia-prompt-bare = 自己的牌庫沒了：跳過就進入最後一圈。
grazia-prompt-lap = 這是最後一個回合。
grazia-fits = { $cards }（接得上）
grazia-jumps = { $cards }（跳接：扣2分）
grazia-move-play = 出{ $cards }
grazia-move-prepare = 輪到你時：{ $what }
grazia-ahead-none = 預約下一手
grazia-ahead-now = 已預約：{ $what }
grazia-ahead-run = { $cards }，如果接得上
grazia-ahead-ask = 不預約：到時問我

# Refusals
grazia-no-card = { $card }不在你手上。請從手牌選。
grazia-no-down = 連續的牌只能往上。請從最小的開始，不是{ $card }。
grazia-no-wrap = K之後沒有牌，所以到{ $card }為止。
grazia-no-chain = 你沒有{ $card }，所以只能連到{ $last }。

# What happened
grazia-event-dealt = 由 { $first } 開始。
grazia-event-left_over = 不使用的牌：{ $cards }。
grazia-event-played = { $jump ->
    [yes] { $seat } 跳接{ $cards }，扣2分。
   *[no] { $seat } 打出{ $cards }。
}
grazia-event-drawn = 你抽到{ $card }。
grazia-event-last_lap = 最後一圈：除了 { $seat }，每人還有一個回合。
grazia-event-lapsed = { $cards }接不上，所以沒有出。現在由你決定。
grazia-event-pass_lapsed = 進入最後一圈了，你預約的跳過已取消。
grazia-event-ended = { $winner } 以{ $score }分獲勝！

# The table
grazia-state-turn = 總共剩{ $left }張
grazia-state-last_lap = 最後一圈，剩{ $turns }個回合
grazia-state-over = 最後一圈結束
grazia-alt-pile = { $suit }：最上面是{ $top }，出過{ $cards }。
grazia-alt-empty = { $suit }：還沒有牌。
grazia-alt-span = { $first }到{ $last }
grazia-alt-residual = 不使用的牌：{ $cards }。
grazia-alt-cards = { $deck ->
    [0] 手牌{ $hand }張，沒有牌庫
   *[other] 手牌{ $hand }張，牌庫{ $deck }張
}
grazia-alt-jumps = 跳接{ $jumps }次
grazia-alt-last-play = 上一手：{ $seat }出{ $cards }。
grazia-alt-last-jump = 上一手：{ $seat }出{ $cards }，跳接。
grazia-alt-last-pass = 上一手：{ $seat }跳過。
grazia-alt-tops = 牌堆：{ $piles }。
grazia-alt-top = { $top ->
    [none] { $suit }空
   *[other] { $suit }{ $top }
}
grazia-alt-own = { $deck ->
    [0] 你的牌庫沒了。
   *[other] 你的牌庫剩{ $deck }張。
}跳接{ $jumps }次。分數：{ $score }。
grazia-alt-fits = 接得上的牌：{ $numbers }。
grazia-alt-fits-none = 沒有接得上的牌。
grazia-last-play = { $cards }：{ $name }
grazia-last-jump = { $cards }，跳接：{ $name }
grazia-last-pass = { $name } 跳過

# Words in pictures
grazia-alt-done = 已打完最後回合
grazia-done = 結束
grazia-new = 剛抽
grazia-out = 不用
grazia-mine = 自己的牌庫
grazia-my-jumps = 跳接
grazia-my-score = 分數
grazia-task-deck = 出牌或跳過
grazia-task-bare = 跳過即最後一圈
grazia-task-lap = 最後一個回合
grazia-left-over = 剩牌
grazia-jumped = 跳接
grazia-story-clean = 一次都沒跳接
grazia-story-level = 同分，但較晚開始
grazia-story-trigger = { $name } 觸發最後一圈

# Rules
grazia-sketch-goal = 出掉手牌，少扣分。
grazia-sketch-turn = 在花色的牌堆往上疊，可以的話一次出一整串。
grazia-sketch-score = 接得上免費，每次跳接扣{ $jump }分。
grazia-rules-0-title = 六堆往上疊
grazia-rules-0-1 = 輪到你時，出一張牌，或同花色連續往上的好幾張，放到該花色的牌堆。也可以跳過。
grazia-rules-0-2 = 接得上牌堆就免費：這裡是5上面接6和7。
grazia-rules-0-3 = 其他都是跳接，不管幾張，一次扣{ $jump }分。K之後出任何牌都是跳接。
grazia-rules-0-4 = 花色的第一張不管是什麼都免費。可以設定只有A免費。
grazia-rules-1-title = 發牌與自己的牌庫
grazia-rules-1-1 = { $pack }張牌，沒有鬼牌，平均發完。多出來的牌攤開，不使用。
grazia-rules-1-2 = 你的牌有一半（無條件捨去）是自己的牌庫：蓋著，誰都不知道。其餘是手牌。
grazia-rules-1-3 = 誰先開始抽籤決定，之後順時針。不管出牌或跳過，之後都從自己的牌庫抽一張，下個回合起才能出。
grazia-rules-2-title = 最後一圈與計分
grazia-rules-2-1 = 自己的牌庫沒了之後，跳過就會觸發最後一圈：其他人各還有一個回合。沒有手牌就自動跳過。
grazia-rules-2-2 = 剩下的牌每張扣1分，跳接每次扣{ $jump }分。最好就是0分。
grazia-rules-2-3 = 剩三張牌、跳接兩次：負7分。
grazia-rules-2-4 = 分數最高者獲勝。同分時，第一回合較晚的人獲勝。
grazia-rules-2-5 = 等待時可以預約一手：輪到你時接得上就會出，否則會問你。

# A first hand (/learn)
grazia-learn-goal = 桌上六個花色往上疊，大家一起疊。接得上免費；跳接扣兩分；剩牌每張扣一分。零分最好。
grazia-learn-first = 桌上是空的，花色的第一張永遠免費。連續的可以一次出：梅花Q和K，大牌之後很難出掉。
grazia-learn-first-else = 免費出兩張是好的開始，K也會讓這個花色停一陣子。
grazia-learn-five = 每回合後從自己蓋著的牌庫抽一張。黑桃還沒開始：用最小的5開始。等有人接上6，你的7就能跟。
grazia-learn-five-else = 用最小的黑桃開始，上面的其他牌才有空間。
grazia-learn-king = 桌上是方塊Q，你有K。接得上，所以免費。K之後，誰出那個花色都是跳接。
grazia-learn-king-else = 現在免費，而K沒有別的地方可去。
grazia-learn-jack = 看，有人付了跳接的代價。你的十字J接得上10。
grazia-learn-jack-else = 這個位置一定有人要。趁還在時占下。
grazia-learn-deck = 注意牌庫剩多少。你的牌庫誰都沒看過，連你自己也沒有。空了之後，跳過就會觸發最後一圈。
grazia-learn-ten = 紅心到9了，你有10。
grazia-learn-ten-else = 接得上又免費。等什麼都接不上再跳過。
grazia-learn-four = 有人跳接到方塊2，接著出了3：你的4突然接得上了，之後5也行。別人的跳接常是一份禮物。
grazia-learn-four-else = 出吧：4和5是這裡最好的出路。
grazia-learn-pass = 現在沒有接得上的。可以跳過：免費，還能抽一張。跳接要兩分，先等一個回合看看。
grazia-learn-pass-else = 跳接馬上扣兩分，還不用急。
grazia-learn-jump = 你抽到梅花3，和2相連，而大家都跳過。一次兩分的跳接能出掉兩張，8之後也可能跟上。現在值得了。
grazia-learn-jump-else = 再等手牌只會變多。兩張換一次跳接很划算。
grazia-learn-end = 剩牌每張扣一分，跳接扣兩分，所以能打開出路的跳接值得。同分時，第一回合較晚的人獲勝。
