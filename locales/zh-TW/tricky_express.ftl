# Tricky Express
tricky_express-title = 吃墩特快
tricky_express-line = 每一墩就是一站：贏下相隔很遠的兩站，讓你的特快車一路通過。
tricky_express-designer = 一位日本桌遊部落客，2016
tricky_express-about = 四個玩家，一條路線。贏墩的人擁有下一站，只有自己兩站之間的路段才算分：通過一站得一分。贏太多就成了區間車，贏太少就出不了站。共四局，路段持續成長另有獎勵。

# Options
tricky_express-option-first_dealer-help = 第一局由誰發牌；通常隨機抽出。

# A turn
tricky_express-tag-pass = 傳牌
tricky_express-ask-pass-1 = 哪一張傳給右家？
tricky_express-ask-pass-2 = 哪一張傳給左家？
tricky_express-prompt-pass1 = 第一次傳牌：最大的一張傳給右家 { $right }，次大的傳給左家 { $left }。
tricky_express-prompt-pass2 = 第二次傳牌：任一張傳給右家 { $right }，另一張傳給左家 { $left }。
tricky_express-move-pass = { $right }傳右家，{ $left }傳左家
tricky_express-hint-right = { $name }，傳右家
tricky_express-hint-left = { $name }，傳左家

# Refusals
tricky_express-no-play-yet = 還在傳牌。請先給左右兩家各一張。
tricky_express-no-pass-now = 傳牌結束了。請出一張牌。
tricky_express-no-twice = 同一張牌不能傳兩邊。請選兩張不同的牌。
tricky_express-no-highest = 最大的牌必須傳給右家，例如{ $card }。
tricky_express-no-second = 剩下最大的牌必須傳給左家，例如{ $card }。

# What happened
tricky_express-event-dealt = 第{ $deal }局開始，共4局。莊家是 { $dealer }。
tricky_express-event-received = 你從右家 { $right_name } 得到{ $right }，從左家 { $left_name } 得到{ $left }。
tricky_express-event-station = { $passed ->
    [0] 第{ $number }站歸 { $seat }。
   *[other] 第{ $number }站歸 { $seat }，通過了{ $passed }站。
}
tricky_express-event-scored = 第{ $deal }局的基本分：{ $base }。{ $top }{ $second }
tricky_express-event-top = { $name } 得到首位獎勵。
tricky_express-event-second = { $name } 得到次位獎勵。
tricky_express-event-no-top = 沒有人得到首位獎勵。
tricky_express-event-no-second = 沒有人得到次位獎勵。
tricky_express-event-growth = 成長獎勵：{ $points }。
tricky_express-event-no-growth = 沒有人得到成長獎勵。
tricky_express-event-ended = { $count ->
    [1] { $winners } 以{ $score }分獲勝！
   *[other] { $winners } 以{ $score }分共享勝利！
}

# The table
tricky_express-state-pass1 = 第{ $deal }/4局，第一次傳牌
tricky_express-state-pass2 = 第{ $deal }/4局，第二次傳牌
tricky_express-state-play = 第{ $deal }/4局，第{ $trick }/13墩
tricky_express-state-over = 遊戲結束
tricky_express-alt-route = 路線：{ $route }。
tricky_express-alt-route-empty = 路線：還沒有車站。
tricky_express-alt-span = { $length }站（{ $from }到{ $to }）
tricky_express-alt-long-1 = 長程通過{ $first }
tricky_express-alt-long-2 = 長程通過{ $first }和{ $second }
tricky_express-alt-points = 各局（{ $points }）
tricky_express-alt-bonus = { $base }加{ $bonus }
tricky_express-alt-so-far = 目前{ $points }
tricky_express-alt-station = 這一墩贏得第{ $number }站，共13站。
tricky_express-alt-neighbours = 左家：{ $left }。右家：{ $right }。
tricky_express-alt-moved-left = 左家 { $name }：傳出{ $gave }；收到{ $got }。
tricky_express-alt-moved-right = 右家 { $name }：傳出{ $gave }；收到{ $got }。
tricky_express-alt-passable-left = 可以傳給左家 { $name } 的牌：{ $numbers }。
tricky_express-alt-passable-right = 可以傳給右家 { $name } 的牌：{ $numbers }。
tricky_express-alt-longest = 最長的特快車：第{ $deal }局的 { $name }，第{ $from }站到第{ $to }站。{ $line }
tricky_express-alt-no-express = 沒有特快車。第{ $deal }局：{ $line }
tricky_express-alt-deal = 第{ $deal }局，共4局。
tricky_express-alt-pass1 = 每人把最大的牌左右各傳一張。誰選好了是祕密。
tricky_express-alt-pass2 = 每人任意把兩張牌左右各傳一張。誰選好了是祕密。
tricky_express-alt-letter = 代號{ $letter }

# Words in pictures
tricky_express-station = 車站
tricky_express-this-trick = 這一墩
tricky_express-wins = 贏得第{ $number }站
tricky_express-points-by-deal = 各局分數
tricky_express-bar-deal = 第{ $deal }/4局
tricky_express-bar-trick = 第{ $trick }/13墩
tricky_express-bar-pass1 = 第一次傳牌
tricky_express-bar-pass2 = 第二次傳牌
tricky_express-passing = 左右各一張
tricky_express-passing-high = 最大的牌
tricky_express-passing-any = 任意兩張
tricky_express-pass-pass1 = 最大的傳右家，次大的傳左家
tricky_express-pass-pass2 = 任一張傳右家，另一張傳左家
tricky_express-first-long-pass = 第一長程
tricky_express-second-long-pass = 第二長程
tricky_express-first-run = 贏下兩站，中間每站得1分
tricky_express-task-pass1 = 傳出大牌
tricky_express-task-pass2 = 左右各一張
tricky_express-mark-right = 右
tricky_express-mark-left = 左
tricky_express-mark-both = 皆可
tricky_express-right = 右家
tricky_express-left = 左家
tricky_express-gave = 傳出
tricky_express-got = 收到
tricky_express-story-shared = 同分，共享勝利
tricky_express-story-growth = 靠成長獎勵{ $points }分逆轉
tricky_express-story-margin = 以{ $points }分之差獲勝
tricky_express-story-longest = 最長特快：通過{ $passed }站
tricky_express-growth-of = 成長 +{ $points }
tricky_express-longest = 第{ $deal }局最長
tricky_express-passed = { $count ->
    [0] 沒有特快車
   *[other] 通過{ $count }站
}

# Rules
tricky_express-sketch-goal = 讓特快車在自己的兩站之間跑得越遠越好。
tricky_express-sketch-turn = 有引牌花色就要跟。贏墩的人擁有下一站。
tricky_express-sketch-score = 通過一站得1分。路段持續成長有獎勵。
tricky_express-rules-0-title = 一條路線，四位站主
tricky_express-rules-0-1 = 贏墩的人蓋路線的下一站。一局有13墩，所以有13站。
tricky_express-rules-0-2 = 從自己的一站到下一站之間，不停車通過的站數，就是該路段的長度。
tricky_express-rules-0-3 = 從6到11，B通過四站：這是B的第一長程。
tricky_express-rules-0-4 = 早早贏一墩，忍住，最後再贏一墩：就是完美的特快車。
tricky_express-rules-1-title = 傳牌兩次
tricky_express-rules-1-1 = { $pack }張牌全部發完，每人{ $hand }張；然後傳牌兩次。四人都選好後才同時傳。
tricky_express-rules-1-2 = 第一次：最大的傳給右家，次大的傳給左家。一樣大時由你選。
tricky_express-rules-1-3 = 第二次：任意兩張，右家一張、左家一張。
tricky_express-rules-1-4 = 大牌都會離開每個人的手牌。記住給了誰什麼。
tricky_express-rules-2-title = 吃墩
tricky_express-rules-2-1 = 莊家左家首先引牌，之後由贏墩的人引。
tricky_express-rules-2-2 = 有引牌花色就必須跟。沒有的話，出哪張都可以。
tricky_express-rules-2-3 = 引牌花色最大的贏：A、K、Q…2。沒有王牌。
tricky_express-rules-2-4 = 引牌是紅心。K贏，黑桃A不贏。
tricky_express-rules-2-5 = 只能回看上一墩。
tricky_express-rules-3-title = 一局的計分
tricky_express-rules-3-1 = 基本分：你的第一長程，也就是最長路段的長度。
tricky_express-rules-3-2 = 首位獎勵2分：第一長程最長的人。
tricky_express-rules-3-3 = 次位獎勵1分：第二長程（次長的路段）最長的人。
tricky_express-rules-3-4 = 一樣長時，較晚完成的排前面。長度0沒有獎勵。
tricky_express-rules-3-5 = A 3，B 4 + 2 = 6，C 4 + 1 = 5，D 0。
tricky_express-rules-4-title = 成長獎勵與結束
tricky_express-rules-4-1 = 除非另有設定，首局莊家抽籤決定，之後換左家發牌，每人各發一次。四局後總分最高者獲勝，同分共享勝利。
tricky_express-rules-4-2 = 成長獎勵：第一長程從未縮短得8分，每持平一次少1分。四局都一樣：0分。
tricky_express-rules-4-3 = 0、2、4、7得8分；3、4、4、6得7分；5、4、6、7得0分。
tricky_express-rules-4-4 = 訣竅：中間的牌常在不該贏時贏。用第二次傳牌送走。
tricky_express-rules-4-5 = 訣竅：讓路段長的人在半路贏一墩，就能打斷。
tricky_express-rules-left = 次大的牌
tricky_express-rules-right = 最大的牌

# A first hand (/learn)
tricky_express-learn-goal = 十三墩，每墩的贏家蓋下一站。算的是自己兩站之間通過幾站：早贏、忍住、晚贏。最長的路段計分。
tricky_express-learn-highest = 第一次傳牌：最大的傳給右家，次大的傳給左家。你最大的是兩張Q，所以可以自己決定。
tricky_express-learn-highest-else = 兩張Q都要傳出去：黑桃給右家，梅花給左家。
tricky_express-learn-middle = 你拿到K和A：大牌會轉來轉去。第二次傳牌任意兩張。中間的牌會在不想贏時贏，所以把兩張10都傳出去。
tricky_express-learn-middle-else = 留下想贏就贏的A和K，還有絕不會贏的小牌。10兩者都不是。
tricky_express-learn-first = 由你引第一墩。用方塊A贏下來：第1站是你的，特快車出發。
tricky_express-learn-first-else = 早到的一站是長路段的一半，A也一定會贏。
tricky_express-learn-low = 贏家引牌。現在忍住：引小黑桃，讓別人吃這一墩。
tricky_express-learn-low-else = 現在每贏一墩，都會截短你的路段。
tricky_express-learn-duck = 紅心，裡面有K。丟掉10：在這裡贏不了，之後卻可能贏。
tricky_express-learn-duck-else = 該丟的是不會贏的牌中最大的。
tricky_express-learn-under = 梅花：引牌是6。你的4比它小。K留給想要的那一墩。
tricky_express-learn-under-else = K現在會贏，太早了。
tricky_express-learn-wait = 你之後蓋了三站，其他人各一站。每一站都讓你的路段更長。你敢等多久？
tricky_express-learn-nine = 引牌是梅花2。沒辦法更小：9或K。出9：說不定有人出更大的，K留到之後。
tricky_express-learn-nine-else = K是之後確定能贏的一站。別在這裡用掉。
tricky_express-learn-section = 它還是贏了：第5站，通過三站。這段長度3，如果一直是最長就得三分。新的路段從這裡開始。
tricky_express-learn-three = 由你引牌。引小方塊把這一墩讓出去，一路開到最後，梅花K可能再贏一次。
tricky_express-learn-three-else = 引小牌避開；等得越久，第二段越長。
tricky_express-learn-end = 全場最長的路段多得兩分，第二段最長的多一分。四局為一場，每局都不縮短的話，最後最多得八分。
