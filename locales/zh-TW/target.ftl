# Target
target-title = 目標
target-line = 要離目標遠，還是近？最後一張牌可能全盤逆轉。
target-designer = 塚本忠行（ちゃぶだいげえむず）
target-about = 每輪有一張牌是目標，所有人各出一張。其中若有和目標同花色的牌，數字離目標最遠的人得到它；沒有的話，就是最接近的人。最後冒出一張同花色牌，所有人的輸贏就逆轉。十五分鐘一場，先得五個目標者獲勝。
target-command = 目標

# Options
target-option-goal = 獲勝目標數
target-option-goal-help = 先得到這麼多目標的人獲勝。通常是5；2是快速對局。
target-option-far_pool = 最遠者的範圍
target-option-far_pool-help = 比最遠時由誰來比：所有人的牌，或只有和目標同花色的牌。
target-option-far_pool-all = 所有的牌
target-option-far_pool-same_suit = 只有目標的花色

# A turn
target-tag-choose_target = 指定目標
target-tag-keep = 全部保留
target-tag-always_keep = 一律全部保留
target-tag-ask_me = 每次都問我
target-ask-choose_target-1 = 哪一張是目標？
target-ask-discard-1 = 棄一張或兩張
target-prompt-choose_target = 從三張牌中指定一張為目標。由你先出。
target-prompt-play-far = 目前最遠者勝。要出哪一張？
target-prompt-play-near = 目前最接近者勝。要出哪一張？
target-prompt-discard = 最多棄兩張，或全部保留。之後補到五張。
target-move-choose_target = 指定{ $card }為目標
target-move-discard = 棄{ $cards }
target-hint-distance = { $name }，差距{ $distance }
target-hint-winning = { $name }，差距{ $distance }（目前領先）
target-hint-losing = { $name }，差距{ $distance }（目前落後）

# Refusals
target-now-choose_target = 要先指定目標。請從三張牌中選一張。
target-now-play = 目標已經指定。請從手牌出一張。
target-now-discard = 這一輪已經分出勝負。最多棄兩張，或全部保留。
target-no-choice = { $card }不是那三張牌之一。請從中指定一張。
target-no-card = { $card }不在你手上。請從手牌選。
target-no-empty = 還沒有選牌。想全部保留，請選「全部保留」。
target-no-many = 最多只能棄兩張。請少選一點。

# What happened
target-event-revealed = 第{ $round }輪：翻開{ $cards }，由 { $seat } 指定目標。
target-event-named = { $seat } 指定{ $card }為目標。
target-event-taken = { $far ->
    [yes] 最遠：{ $seat } 以{ $card }拿下{ $target }，差距{ $distance }。
   *[no] 最接近：{ $seat } 以{ $card }拿下{ $target }，差距{ $distance }。
}
target-event-taken-last = { $far ->
    [yes] 最遠：{ $seat } 拿下{ $target }，差距{ $distance }。
   *[no] 最接近：{ $seat } 拿下{ $target }，差距{ $distance }。
}
target-event-thrown = 棄牌：{ $told }。
target-event-thrown-none = 沒有人棄牌。
target-thrown-of = { $name } { $cards }
target-event-reshuffled = 牌庫空了，把棄牌堆的{ $count }張洗成新的牌庫。
target-event-drew = 你抽到{ $cards }。
target-event-kept = { $on ->
    [yes] 之後不再詢問，手牌一律全部保留。
   *[no] 之後會再問你要棄哪些牌。
}
target-event-ended = { $seat } 以{ $count }個目標獲勝！

# The table
target-state-choose_target = 第{ $round }輪，指定目標
target-state-play-far = 第{ $round }輪，最遠者勝
target-state-play-near = 第{ $round }輪，最接近者勝
target-state-discard = 第{ $round }輪後，棄牌
target-state-over = 第{ $round }輪後結束
target-alt-candidates = 候選：{ $cards }。
target-alt-target = 目標是{ $target }。
target-alt-far = 目前最遠者勝。
target-alt-near = 目前最接近者勝。
target-alt-last-far = 上一個目標：{ $target }，由最遠的{ $seat }拿下。
target-alt-last-near = 上一個目標：{ $target }，由最接近的{ $seat }拿下。
target-alt-played = 當時從{ $leader }開始出的牌：{ $cards }。
target-alt-won = { $count ->
    [0] 沒有目標
   *[other] 目標{ $count }個（{ $cards }）
}
target-alt-pile = { $count ->
    [0] 牌庫{ $deck }張。還沒有棄牌。
   *[other] 牌庫{ $deck }張。棄牌堆{ $count }張：{ $cards }。
}
target-alt-pile-short = 牌庫{ $deck }張。棄牌堆{ $count }張。
target-alt-goal = { $goal }個目標獲勝。
target-alt-goal-same_suit = { $goal }個目標獲勝。比最遠時，只比和目標同花色的牌。
target-alt-suit = { $suit }{ $ranks }
target-alt-wish = 手牌一律全部保留，不再詢問。

# Words in pictures
target-far = 最遠
target-near = 最接近
target-unit = 個目標
target-amount = { $number }個目標
target-goal = { $goal }個獲勝
target-same-suit = 最遠只比同花色
target-last = 上一輪
target-deck = 牌庫{ $count }
target-pile = 棄牌堆{ $count }
target-chosen = 已選好
target-keep = 保留
target-away = 棄牌
target-distance = 差{ $distance }
target-task-choose_target = 指定目標
target-task-play-far = 目前最遠者勝
target-task-play-near = 目前最接近者勝
target-task-discard = 最多棄2張
target-took-far = 最遠：{ $name } 拿下{ $card }
target-took-near = 最接近：{ $name } 拿下{ $card }
target-named = { $name } 指定{ $card }
target-story-margin = 領先{ $count }個目標
target-story-last-far = 決勝：{ $card }，差距{ $distance }，最遠
target-story-last-near = 決勝：{ $card }，差距{ $distance }，最接近

# Rules
target-sketch-goal = 拿下目標，先得{ $goal }個者獲勝。
target-sketch-turn = 一張牌是目標。每人任選一張出。
target-sketch-score = 最接近的數字得到它；有人出了同花色，就是最遠的。
target-rules-0-title = 指定目標
target-rules-0-1 = { $pack }張牌，沒有鬼牌：六種花色的A到K。每人{ $hand }張。第一位起始玩家抽籤決定。
target-rules-0-2 = 起始玩家翻開{ $revealed }張，指定其中一張為目標。另外{ $others }張棄掉。
target-rules-0-3 = 從起始玩家順時針，每人任意出一張：不必跟花色。
target-rules-0-4 = 只看數字：A是1，J是11，Q是12，K是13。兩張牌的差距就是數字之差；K和A不相連。
target-rules-1-title = 最遠或最接近
target-rules-1-1 = 沒有人出目標的花色時，最接近的人得到它；一樣近則後出的勝。這裡是方塊9。
target-rules-1-2 = 有人出目標的花色時，不論自己什麼花色，最遠的人得到它；一樣遠則先出的勝。這裡是梅花K。
target-rules-1-3 = 所以晚出的一張同花色牌，會讓整輪逆轉。可以設定比最遠時只比同花色的牌。
target-rules-2-title = 每輪之後
target-rules-2-1 = 得到目標的人把它正面朝上留著。出過的牌進棄牌堆。
target-rules-2-2 = 所有人同時選最多{ $thrown }張棄掉，也可以不棄。一起公開後，從起始玩家依序補到{ $hand }張。
target-rules-2-3 = 得到目標的人是下一位起始玩家。
target-rules-2-4 = 牌庫用完時，把棄牌堆洗成新的。棄牌堆對所有人公開：不在裡面的牌，可能還在某人手上。
target-rules-2-5 = 先得{ $goal }個目標者立刻獲勝。可以設定2到7個。

# A first hand (/learn)
target-learn-goal = 三張牌中指定一張為目標，所有人各出一張。最接近的數字得到它；但只要有人出了目標的花色，就變成最遠的。五個目標獲勝。
target-learn-give = 目標是梅花K，而已經有人出了K：沒有更接近的了。你沒有梅花可以逆轉，所以出一張用不到的牌：黑桃6。
target-learn-give-else = 這一輪贏不了，別浪費對別輪有用的牌。出6吧。
target-learn-middle = 每輪之後，每人最多可以棄兩張，再補到五張。中間的數字既不太近也不太遠：把兩張8都棄掉。
target-learn-middle-else = 10和J離很多牌都近，8卻很少贏。棄這兩張。
target-learn-turned = 這次目標是十字K，你有兩張十字，其中一張是A。A算1：離K有十二，沒有更遠的了。
target-learn-turn = 出A。它是十字，所以會逆轉這一輪：從現在起最遠者勝，也就是你。
target-learn-turn-else = 只有十字能逆轉，而A又是最遠的牌。
target-learn-won = 你的第一個目標：一樣遠時先出的勝，所以沒有人攔得住你。得到目標的人先開始，並指定下一個。
target-learn-keep = 留下十字J和紅心2：大牌和小牌兩種情況都有用。9和10可以棄掉。
target-learn-keep-else = 留兩端的牌。中間那兩張才是該換的。
target-learn-name = 現在由你指定目標。你有黑桃Q：選葉子Q的話，差距就是0。指定它吧。
target-learn-name-else = 要選離自己的牌近的，或是自己有同花色遠牌的。就選Q。
target-learn-lead = 出你的Q：差距0。自己的葉子會造成逆轉，先留著。
target-learn-lead-else = 出葉子會變成最遠者勝，而你的葉子離目標都近。Q比較好。
target-learn-later = 在你之後又有人出了Q。一樣近時後出的勝：最後出牌很有利，起始玩家沒有這個優勢。
target-learn-away = 再棄牌：兩張中間數字的葉子。
target-learn-away-else = 2和十字J比這兩張更有用。
target-learn-last = 目標是葉子6，你是倒數第二個出。目前最接近的是7；你的十字6剛好吻合。
target-learn-last-else = 6的差距是0，在最接近者勝時是最好的。
target-learn-end = 之後沒有葉子，也沒有別的6：你的第二個目標。數數誰可能還有那個花色，也看看誰在你之後出牌。
