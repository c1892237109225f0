# TTP. The rules are a reconstruction, and every place that offers the game says so.
ttp-title = TTP（復原規則）
ttp-line = 打出的牌就是戰利品：收集五張，用七張湊出撲克牌型。
ttp-designer = あおや（758bg）；規則為復原版
ttp-about = 原本的規則已經失傳，這是我們復原的版本。五墩中每墩出一張，剛打出的牌就是戰利品：你的牌越強，就越早挑。挑到的五張和最後兩張手牌，湊出最好的撲克牌型。因為有六種花色，所以有五條。
ttp-command = ttp
ttp-also = 撲克、吃墩撲克、poker、trick-taking poker

# Options
ttp-option-deals = 局數
ttp-option-deals-help = 打幾局。預設4局，三人時3局。
ttp-option-deals-auto = 4（三人時3）
ttp-option-market = 市場牌
ttp-option-market-help = 每墩從牌庫翻開幾張，也可以挑。
ttp-option-follow = 跟牌
ttp-option-follow-help = 有引牌花色時，是否必須跟。
ttp-option-follow-must = 必須
ttp-option-follow-free = 自由
ttp-option-bonus = 最強牌型獎勵
ttp-option-bonus-help = 一局中最強牌型的額外分數。預設和人數相同。
ttp-option-bonus-auto = 和人數相同

# A turn
ttp-tag-pick = 挑牌
ttp-tag-want = 想要
ttp-tag-unwant = 取消想要的牌
ttp-ask-pick-1 = 要挑哪一張？
ttp-ask-want-1 = 接著想要哪一張？
ttp-prompt-pick = 從候選牌挑一張。
ttp-prompt-free = 出任何一張；這裡不必跟牌。
ttp-anytime = 先選好：最想要哪一張？
ttp-anytime-next = 想要的順序：{ $cards }。如果都被挑走了呢？
ttp-move-pick = 挑{ $card }
ttp-move-want = 接著想要{ $card }
ttp-hint-makes = { $name }（湊成{ $made }）

# Refusals
ttp-no-card = { $card }不在你手上。請從手牌出。
ttp-no-pool = { $card }不在候選牌裡。請從候選牌挑。
ttp-no-gone = { $card }已經先被挑走了。請從剩下的挑。
ttp-now-play = 現在正在出牌。請從手牌出一張。
ttp-now-pick = 這一墩出完了。請從候選牌挑一張。

# Hands
ttp-made-high_card = 高牌
ttp-made-one_pair = 一對
ttp-made-two_pair = 兩對
ttp-made-three_kind = 三條
ttp-made-straight = 順子
ttp-made-full_house = 葫蘆
ttp-made-four_kind = 鐵支
ttp-made-flush = 同花
ttp-made-five_kind = 五條
ttp-made-straight_flush = 同花順

# What happened
ttp-event-turned = 市場牌：{ $cards }。
ttp-event-ordered = 挑牌順序：{ $seats }。
ttp-event-picked = { $seat } 挑了{ $card }。
ttp-event-wanted = 你想要的順序：{ $cards }。
ttp-event-wanted-none = 你取消了預先想要的牌。
ttp-event-showdown = 亮牌：{ $told }。
ttp-shown-of = { $name } { $made }（手牌{ $cards }）
ttp-event-scored = 第{ $deal }局：{ $points }。最強牌型：{ $best }（+{ $bonus }）。總分：{ $totals }。
ttp-event-ended-broken = { $count ->
    [1] 同分，但 { $winners } 較多次拿到最強牌型，以{ $score }分獲勝！
   *[other] 同分，{ $winners } 最多次拿到最強牌型，以{ $score }分共享勝利！
}

# The table
ttp-name = TTP
ttp-reconstructed = 復原規則
ttp-state-match = 第{ $deal }局，第{ $trick }/5墩
ttp-state = 第{ $deal }/{ $deals }局，第{ $trick }/5墩
ttp-market = 市場牌
ttp-picks = 挑牌順序
ttp-gone = 已挑
ttp-before = 上一局
ttp-first = 挑到的五張和兩張手牌湊成撲克牌型
ttp-collected = 你挑的牌
ttp-nothing = 還沒挑牌
ttp-task-pick = 挑一張
ttp-picked = { $name } 挑了{ $card }
ttp-alt-market = 市場牌：{ $cards }。
ttp-alt-pool = 可挑的牌：{ $cards }。
ttp-alt-order = 挑牌順序：{ $seats }。
ttp-alt-first = 挑到的五張和兩張手牌湊成撲克牌型。
ttp-alt-rules = 規則是復原的。
ttp-alt-best = 最強牌型{ $count }次
ttp-alt-picked = 挑牌（{ $cards }）
ttp-alt-picked-none = 還沒挑牌
ttp-alt-before = 上一局：{ $told }。
ttp-alt-before-of = { $seat } { $made }（{ $cards }），得{ $points }分
ttp-alt-before-name = { $seat } { $made }，得{ $points }分
ttp-alt-picks = 你挑的牌：{ $cards }。
ttp-alt-picks-made = 你挑的牌：{ $cards }（{ $made }）。
ttp-alt-wanted = 想要的順序：{ $cards }。
ttp-story-broken = 同分，但最強牌型較多
ttp-story-best = { $count ->
    [0] 一次最強牌型都沒有
   *[other] 最強牌型{ $count }次
}

# Rules
ttp-sketch-goal = 用七張牌湊出最好的撲克牌型。
ttp-sketch-turn = 各出一張，出的牌就是戰利品：最強的先挑。
ttp-sketch-score = 每種牌型各有分數，最強的再加分。
ttp-rules-0-title = 打出的牌就是戰利品
ttp-rules-0-1 = 原本的規則已經失傳。這是我們依已知資訊復原的版本。
ttp-rules-0-2 = { $pack }張牌，沒有鬼牌。每人{ $hand }張，共打{ $tricks }墩。
ttp-rules-0-3 = 首局莊家抽籤決定，之後換左家發牌。莊家左家首先引牌，之後由贏墩的人引。{ $follow ->
    [free] 不必跟花色。
   *[other] 有引牌花色就必須跟。
}
ttp-rules-0-4 = 每墩之前翻開{ $market }張牌庫的牌：市場牌。市場牌和打出的牌就是候選牌。
ttp-rules-1-title = 誰先挑
ttp-rules-1-1 = 每人從候選牌挑一張。
ttp-rules-1-2 = 順序：先是跟引牌花色的人，大的先；再是其他人，大的先；一樣大則先出的先。
ttp-rules-1-3 = 引牌花色最大的牌贏得這一墩。剩下的候選牌棄掉。
ttp-rules-2-title = 挑的牌與手牌
ttp-rules-2-1 = { $tricks }墩後你有{ $tricks }張公開的挑牌，和{ $kept }張手牌。這{ $hand }張中最好的五張就是你的牌型。
ttp-rules-2-2 = 有7和8：葫蘆，三張8帶7。
ttp-rules-2-3 = { $bonus ->
    [auto] 最強牌型有額外分數，和人數相同。一樣強的都得到。
   *[other] 最強牌型多得{ $bonus }分。一樣強的都得到。
}
ttp-rules-2-4 = { $deals ->
    [auto] 四局後（三人時三局）分數最高者獲勝，同分比最強牌型次數，再相同就共享勝利。
    [1] 只打一局：分數最高者獲勝，同分比最強牌型，再相同就共享勝利。
   *[other] { $deals }局後分數最高者獲勝，同分比最強牌型次數，再相同就共享勝利。
}
ttp-rules-3-title = 牌型與分數
ttp-rules-3-1 = 有六種花色，所以有五條，而且同花大過鐵支。同牌型比數字大小。
ttp-rules-3-2 = A最大，在A 2 3 4 5中則最小。

# A first hand (/learn)
ttp-learn-goal = 五墩；每墩後，每人從打出的牌和市場牌中挑一張。挑到的五張和剩下的兩張手牌，取最好的五張當撲克牌型。
ttp-learn-ace = 引牌是葉子，你必須跟。A最大，會贏並先挑。附近有Q：這一墩一張，你手上兩張。出A。
ttp-learn-ace-else = 在這裡贏就能先挑，而且有值得挑的牌。
ttp-learn-queen = 由你先挑。候選牌都能拿，連自己的A也可以；但你手上有Q，葉子Q更有價值。
ttp-learn-queen-else = 一對不算什麼，三條才好。收集Q。
ttp-learn-lead = 市場牌又有一張Q。跟牌的人先挑，大的先，再來才是其他人。引小梅花：可能還是第二個挑，大牌又留在手上。
ttp-learn-lead-else = 打出的牌可能被別人挑走。給他們小牌就好。
ttp-learn-second = 有人挑了8，Q還在。拿下它。
ttp-learn-second-else = 這是你挑到的第二張Q。
ttp-learn-throw = 紅心，你沒有。最多第二個挑，因為沒跟牌的人之中大的先。丟一張Q：你夠多了，說不定還拿得回來。
ttp-learn-throw-else = 梅花Q之後可能贏一墩，而這張能讓你排在那張10之前。
ttp-learn-ten = Q被拿走了。想想還有什麼能湊：你手上有10，方塊10就成一對。
ttp-learn-ten-else = 兩張Q和兩張10，離葫蘆不遠了。A湊不上什麼。
ttp-learn-win = 梅花，你必須跟Q。它會贏，所以你先挑，可以直接拿回來。
ttp-learn-win-else = 你有梅花，就是這一張。
ttp-learn-third = 拿回你的Q：三條。
ttp-learn-third-else = 候選牌裡沒有比第三張Q更好的。
ttp-learn-last = 最後一墩，由你引牌。留下的兩張也算進牌型。引葉子10：可能沒有人還有葉子，那就贏了。
ttp-learn-last-else = K和4幫不上忙。10才是該帶回家的。
ttp-learn-full = 贏了。拿回10，你就有三張Q和兩張10。
ttp-learn-full-else = 有了第二張10，就是葫蘆。
ttp-learn-end = 葫蘆，五分。但有人是同花：六種花色時，同花大過鐵支。最強牌型還會依人數加分。分數最高者獲勝。
