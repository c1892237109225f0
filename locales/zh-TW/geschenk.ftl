# No Thanks! (Geschenkt)
geschenk-title = No Thanks!
geschenk-line = 付一枚籌碼把牌推給下家，或連杯中籌碼一起收下。
geschenk-designer = Thorsten Gimmler，2004
geschenk-about = 一張牌攤在桌上：收下它，或付一枚籌碼說「不，謝謝」。選擇就這麼簡單。牌的數字就是失分，籌碼每枚抵一分，連號只算最小的那張。每次拒絕，籌碼就叮一聲落進透明杯，直到有人忍不住收下。

# Options
geschenk-option-remove = 移除的牌
geschenk-option-remove-help = 開局蓋著移除幾張牌：0到15，通常是9。
geschenk-option-chips = 籌碼
geschenk-option-chips-auto = 依人數
geschenk-option-chips-help = 每人的籌碼：3到15，或依人數（3～5人11枚、6人9枚、7人7枚）。
geschenk-option-open_chips = 公開籌碼
geschenk-option-open_chips-help = 所有人隨時看得到每個人的籌碼數。
geschenk-option-games = 場數
geschenk-option-games-help = 連玩幾場，分數加總：1到10。

# A turn
geschenk-tag-take = 收下
geschenk-tag-no_thanks = 不，謝謝
geschenk-hint-take = { $pot ->
    [0] 你得到{ $card }，沒有籌碼
   *[other] 你得到{ $card }和{ geschenk-of-pot }
}
geschenk-hint-no_thanks = 付1枚籌碼，剩{ $left }枚；由下家決定
geschenk-move-take = { $pot ->
    [0] 收下{ $card }，沒有籌碼
   *[other] 收下{ $card }和{ geschenk-of-pot }
}
geschenk-move-no_thanks = 拒絕{ $card }（付1枚籌碼）
geschenk-prompt-decide = { $pot ->
    [0] 桌上是{ $card }，沒有籌碼。要收下嗎？
   *[other] 桌上是{ $card }和{ geschenk-of-pot }。要收下嗎？
}
geschenk-prompt-must = { $pot ->
    [0] 沒有籌碼了，只能收下{ $card }。
   *[other] 沒有籌碼了，只能收下{ $card }和{ geschenk-of-pot }。
}
geschenk-no-chip = { $pot ->
    [0] 你沒有籌碼了，不能拒絕。請收下{ $card }。
   *[other] 你沒有籌碼了，不能拒絕。請收下{ $card }和{ $pot }枚籌碼。
}

# What happened
geschenk-clink = 叮
geschenk-rattle-chips = 嘩啦啦{ $chips }枚
geschenk-silence = 靜悄悄
geschenk-event-started = { $games ->
    [1] 由 { $seat } 開始。
   *[other] 第{ $game }場：由 { $seat } 開始。
}
geschenk-event-turned = 翻出{ $card }。
geschenk-event-no_thanks = { $seat } 說「不，謝謝」。叮：杯中有{ geschenk-of-pot }。
geschenk-event-taken = { $pot ->
    [0] { $seat } 收下{ $card }。沒有籌碼，靜悄悄。
   *[other] { $seat } 收下{ $card }，嘩啦啦，{ geschenk-of-pot }入袋。
}
geschenk-event-game_over = { $games ->
    [1] 牌庫空了。失分：{ $scores }。
   *[other] 第{ $game }場結束。失分：{ $scores }。
}
geschenk-event-match_over = { $count ->
    [1] { $winners } 獲勝！
   *[other] { $winners } 共享勝利！
}

# The table
geschenk-of-pot = { $pot }枚籌碼
geschenk-of-deck = 牌庫剩{ $deck }張
geschenk-state = { $games ->
    [1] 桌上是{ $card }，杯中{ geschenk-of-pot }，{ geschenk-of-deck }
   *[other] 第{ $game }場，共{ $games }場：桌上是{ $card }，杯中{ geschenk-of-pot }，{ geschenk-of-deck }
}
geschenk-state-over = 遊戲結束
geschenk-span = { $low }～{ $high }
geschenk-alt-offer = { $pot ->
    [0] 桌上是{ $card }，透明杯是空的。
   *[other] 桌上是{ $card }，透明杯裡有{ geschenk-of-pot }。
}
geschenk-alt-notes = 籌碼依座位順序逐枚投入，從{ $seat }號位開始。
geschenk-alt-deck = { geschenk-of-deck }。
geschenk-alt-seat-cards = { $count ->
    [0] 沒有牌
   *[other] 牌（{ $cards }）
}
geschenk-alt-seat-cost = 失分{ $cost }
geschenk-alt-seat-chips = { $chips }枚籌碼
geschenk-alt-seat-total = 之前{ $total }分
geschenk-alt-hand = 你在{ $seat }號位，有{ $chips }枚籌碼。收下的牌：{ $cards }；失分{ $cost }，扣掉籌碼：{ $score }。
geschenk-alt-hand-offer = 如果收下{ $card }：牌{ $added }，{ $pot ->
    [0] 沒有籌碼
   *[other] 籌碼負{ $pot }
}；失分變化{ $net }。
geschenk-alt-result-chips = 最後一場剩下的籌碼：{ $chips }。
geschenk-alt-result-seat = { $seat }號位{ $chips }枚
geschenk-alt-result-removed = 移除的牌：{ $cards }。
geschenk-alt-result-removed-last = 最後一場移除的牌：{ $cards }。

# Words in pictures
geschenk-offer = 桌上的牌
geschenk-chips = 籌碼
geschenk-no-chips-yet = 還沒有籌碼
geschenk-bar-card = 第{ $number }/{ $all }張
geschenk-bar-game = 第{ $game }/{ $games }場
geschenk-over = 遊戲結束
geschenk-hand-title = 你的牌和籌碼
geschenk-hand-chips = 你的籌碼
geschenk-hand-cards = 收下的牌
geschenk-hand-no-cards = 還沒收下任何牌
geschenk-hand-score = 目前失分
geschenk-hand-sum = 牌 { $cost } − 籌碼 { $chips }
geschenk-hand-if = 收下的話
geschenk-hand-if-cards = 牌 { $added }
geschenk-hand-if-chips = { $pot ->
    [0] 沒有籌碼
   *[other] 籌碼 −{ $pot }
}
geschenk-hand-if-net = 失分 { $net }
geschenk-hand-must = 只能收下
geschenk-hand-either = 收下？不，謝謝？
geschenk-hand-wait = 輪到 { $name }
geschenk-hand-run = 連號只算最小的一張
geschenk-result-total = 總分
geschenk-story-margin = 以{ $points }分之差獲勝
geschenk-story-shared = 同分，共享勝利
geschenk-story-run = 最長連號：{ $name }，{ $cards }
geschenk-story-best = 最佳一場：{ $name }，第{ $game }場{ $score }分
geschenk-result-removed = 移除的牌

# Standing orders
geschenk-order-button = 持續拒絕
geschenk-order-title = 持續拒絕{ $card }
geschenk-order-until = 直到杯中有幾枚籌碼？
geschenk-order-until-help = 填6，到6枚時由你再決定。空白：不限；兩格都空白：取消預約。
geschenk-order-keep = 自己要留下幾枚籌碼？
geschenk-order-keep-help = 只要能留下這麼多，我就替你拒絕。空白：用到最後一枚。
geschenk-order-set = { $until ->
    [0] { $keep ->
        [0] 設定好了：只要你還有籌碼，我就替你拒絕這張牌。我絕不會替你收牌。
       *[other] 設定好了：只要你能留下{ $keep }枚，我就替你拒絕這張牌。我絕不會替你收牌。
    }
   *[other] { $keep ->
        [0] 設定好了：在杯中有{ $until }枚之前，我會替你拒絕這張牌。我絕不會替你收牌。
       *[other] 設定好了：在杯中有{ $until }枚之前，只要你能留下{ $keep }枚，我就替你拒絕這張牌。我絕不會替你收牌。
    }
}
geschenk-order-none = 你沒有預約。輪到你時由你自己決定。
geschenk-order-ended = 你的預約結束了。這張牌由你決定。
geschenk-order-bad = 這不是籌碼的枚數。請輸入像1、3、12這樣的數字，或留空白。
geschenk-order-reached = { $count ->
    [0] 到0枚為止的預約會馬上結束。請填1以上，或留空白表示不限。
   *[other] 杯中已經有{ $count }枚籌碼，這個預約會馬上結束。請填大一點，或留空白表示不限。
}
geschenk-order-few = { $count ->
    [0] 你沒有籌碼可以拒絕，預約也沒有用。
   *[other] 你有{ $count }枚籌碼，每次拒絕要付一枚，留不下這麼多。請填少一點，或留空白。
}

# Rules
geschenk-sketch-goal = 牌的數字就是失分，失分最少者獲勝。
geschenk-sketch-turn = 付一枚籌碼說「不，謝謝」，或連牌帶籌碼收下。
geschenk-sketch-score = 連號只算最小的一張，籌碼每枚抵1分。
geschenk-rules-0-title = 收下或拒絕
geschenk-rules-0-1 = 桌上攤開一張牌。輪到你時，二選一。
geschenk-rules-0-2 = 不，謝謝：把一枚籌碼放進杯子，由左手邊的下家決定。
geschenk-rules-0-3 = 收下：得到這張牌和杯中所有籌碼。翻開下一張，再由你決定。
geschenk-rules-0-4 = 沒有籌碼就只能收下。
geschenk-rules-1-title = 計分
geschenk-rules-1-1 = 牌的數字就是失分，籌碼每枚抵一分。失分最少者獲勝。
geschenk-rules-1-2 = 連號只算最小的一張。
geschenk-rules-1-3 = 17到20，只失17分。
geschenk-rules-1-4 = 13加15、16，失28分。
geschenk-rules-1-5 = 再有14，只失13分。
geschenk-rules-1-6 = 3、4、5、35和7枚籌碼：3 + 35 − 7 = 31。
geschenk-rules-2-title = 開始與結束
geschenk-rules-2-1 = 3到35共33張牌，蓋著移除9張（可設定0到15張）。其餘是牌庫。
geschenk-rules-2-2 = 起始籌碼：3～5人各11枚，6人9枚，7人7枚（也可更改）。
geschenk-rules-2-3 = 由隨機一人開始。你有幾枚籌碼是祕密，除非設定公開。
geschenk-rules-2-4 = 牌庫最後一張被收下時結束。同分則共享勝利。
geschenk-rules-2-5 = 連玩幾場時分數加總，下一場由左手邊的人開始。
geschenk-rules-3-title = 看懂杯子
geschenk-rules-3-1 = 叮：最新的籌碼正在落下。顏色和條紋表示是誰付的。
geschenk-rules-3-2 = 音符是付在這張牌上的籌碼，依順序排列，下面是座位號碼。
geschenk-rules-3-3 = 嘩啦啦：杯子傾倒，籌碼流向收牌的人。
geschenk-rules-3-4 = 每人手上的籌碼是握緊的拳頭：沒有人看得到有幾枚。
geschenk-rules-4-title = 訣竅與預約
geschenk-rules-4-1 = 別人都不要的牌可以再繞一圈：回來時每人都添了一枚籌碼。
geschenk-rules-4-2 = 留兩到四枚籌碼。一枚都沒有的話，下一張大牌就是你的。
geschenk-rules-4-3 = 沒有人知道移除了哪些牌，別一直等缺的那一張。
geschenk-rules-4-4 = 持續拒絕：選定杯中到幾枚為止，或自己留幾枚，就會替你拒絕這張牌。絕不會替你收下。

# A first hand (/learn)
geschenk-learn-goal = 歡迎。有24張牌要一張一張分出去，但誰都不想要：數字就是失分。籌碼每枚抵一分。你一開始有十一枚。
geschenk-learn-pay = 桌上是7，現在收下要失七分。拒絕要付一枚籌碼到杯子裡。說「不，謝謝」，看看別人怎麼做。
geschenk-learn-pay-else = 7上面還沒有籌碼，只會越來越便宜，先拒絕一次。
geschenk-learn-take = 它帶著三枚籌碼繞回來了。7配3枚籌碼只失四分，小牌之後也有用。收下吧。
geschenk-learn-take-else = 這麼小的牌，再繞一圈前就會被人收走。現在收下。
geschenk-learn-high = 收牌的人翻下一張並先決定。沒有籌碼的16很貴。付一枚擺脫它很划算。
geschenk-learn-high-else = 杯子空空時收下十六分，是最糟的時機。
geschenk-learn-glass = 看看杯子：看得到裡面的籌碼，但看不到別人有幾枚。籌碼會叮叮響，所以可以數。籌碼用完的人只能收下。
geschenk-learn-wait = 16配三枚籌碼還是不划算。你有十二枚，等得起。說「不，謝謝」。
geschenk-learn-wait-else = 你要失十三分。也許有人會先覺得夠便宜。
geschenk-learn-run = 是6，而你有7。連號只算最小的一張，6和7合起來失六分，比單獨的7還少。上面還有一枚籌碼。
geschenk-learn-run-else = 這張牌對你只有好處：你的7等於免費。在下家破壞之前收下。
geschenk-learn-cheap = 這就是遊戲的精髓。接上你連號的牌只會傷到別人：敢的話，還可以讓它繞一圈收集大家的籌碼。
geschenk-learn-again = 18接不上你的任何牌。說「不，謝謝」。
geschenk-learn-again-else = 它接不上你的6和7，上面也還沒有籌碼。
geschenk-learn-last = 還是只有三枚籌碼。大家都很有耐心；你有十一枚，也耐心等吧。
geschenk-learn-last-else = 十五分太多了。只要有籌碼就能等。
geschenk-learn-end = 有人收下了18，下一張是31。就這樣直到牌分完。有九張一開始就蓋著移除，你期待的牌也許不在。失分最少者獲勝。
