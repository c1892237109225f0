# Boonaken
boonaken-title = Boonaken
boonaken-line = 荷蘭的 Jass：叫牌、換桌牌、定王牌，達成自己叫的分數。
boonaken-designer = 傳統遊戲（荷蘭）
boonaken-about = 每人六張牌，叫出要拿的分數、一墩不吃，或每墩全吃。叫最高的人拿走桌牌，放掉同樣張數，決定王牌，並可宣告 roem，也就是手上的順子和四張同點。達成合約得一個加號，否則得減號。兩個加號獲勝，兩個減號落敗。
boonaken-command = boonaken

# Options
boonaken-option-ending = 結束方式
boonaken-option-ending-help = 兩個加號馬上獲勝、打到有人輸，或打錦標賽名次。
boonaken-option-ending-first_out = 兩個加號獲勝
boonaken-option-ending-find_loser = 打到有人輸
boonaken-option-ending-championship = 錦標賽：名次與積點
boonaken-option-table_rules = 牌桌規則
boonaken-option-table_rules-help = 一般規則，或荷蘭錦標賽規則：不吃墩高於100，有人出王牌後不能出更小的王牌。
boonaken-option-table_rules-standard = 一般
boonaken-option-table_rules-championship = 荷蘭錦標賽
boonaken-option-min_bid = 最低叫分
boonaken-option-min_bid-help = 可以叫的最低分數，5的倍數。通常是25。
boonaken-option-early_stop = 提早結束
boonaken-option-early_stop-help = 從已知的牌就能確定合約成敗時，這一局就結束。
boonaken-option-redeal_limit = 流局上限
boonaken-option-redeal_limit-help = 連續這麼多局沒有人叫牌，就算平手。
boonaken-option-championship_games = 錦標賽場數
boonaken-option-championship_games-help = 只限錦標賽：把這麼多場的積點加總。

# Bids
boonaken-bid-number = { $points }
boonaken-bid-misere = 不吃墩
boonaken-bid-zwabber = 無王全吃
boonaken-bid-boonaak = 全吃
boonaken-bid-roem = 全吃帶 roem { $roem }
boonaken-bid-pass = 跳過
boonaken-contract = { $bid }（王牌{ $trump }）
boonaken-result-of = { $contract }，{ $told }
boonaken-came-made = 以{ $points }分達成
boonaken-came-failed = 以{ $points }分失敗
boonaken-ended-made = 達成
boonaken-ended-failed = 失敗
boonaken-gap = {""}

# A turn
boonaken-tag-bid = 叫分
boonaken-tag-misere = 不吃墩
boonaken-tag-join = 一起不吃墩
boonaken-tag-zwabber = 無王全吃
boonaken-tag-boonaak = 全吃
boonaken-tag-exchange = 放掉
boonaken-tag-open = 決定王牌
boonaken-tag-trump = 決定王牌
boonaken-ask-bid-1 = 要叫幾分？
boonaken-ask-boonaak-1 = 全吃，帶多少 roem？
boonaken-ask-exchange-1 = 要放掉哪些牌？
boonaken-ask-open-1 = 先決定王牌。哪個花色？
boonaken-ask-open-2 = 要宣告多少 roem？
boonaken-ask-open-3 = 要引哪一張？
boonaken-ask-trump-1 = 先決定王牌。哪個花色？
boonaken-ask-trump-2 = 要引哪一張？
boonaken-hint-bid-bid = 牌分加 roem，王牌自選
boonaken-hint-bid-boonaak = 六墩全吃，王牌自選
boonaken-hint-bid-boonaak-roem = 六墩全吃，手上至少要有這麼多 roem
boonaken-trump = { $mark } { $suit }
boonaken-hint-roem = 手上有 roem { $roem }
boonaken-roem = { $roem ->
    [0] 沒有 roem
   *[other] roem { $roem }
}
boonaken-prompt-bid = 叫牌或跳過。
boonaken-prompt-over = 目前叫到{ $bid }。叫更高，或跳過。
boonaken-prompt-misere = 目前叫到不吃墩。一起、叫更高，或跳過。
boonaken-prompt-join = 一起不吃墩，或跳過。
boonaken-prompt-exchange = 放掉{ $count }張牌。
boonaken-prompt-open = 引一張牌：它的花色就是王牌，並宣告全部 roem。也可以先決定王牌。
boonaken-prompt-trump = 引一張牌：它的花色就是王牌。也可以先決定王牌。
boonaken-prompt-play-plain = 有{ $suit }就必須跟。
boonaken-prompt-play-trump = 有{ $suit }就必須跟；王牌J可以一直保留。
boonaken-prompt-play-under = 跟{ $suit }，或出大過{ $card }的王牌；沒有{ $suit }就任意出。除了王牌J，只有手上別無他牌時才能出較小的王牌。
boonaken-prompt-play-either = 跟{ $suit }或出{ $trump }；沒有{ $suit }就任意出。
boonaken-move-bid = 叫{ $bid }
boonaken-move-exchange = 放掉{ $cards }
boonaken-move-open = { $roem ->
    [0] 王牌{ $trump }，沒有 roem，引{ $card }
   *[other] 王牌{ $trump }，roem { $roem }，引{ $card }
}
boonaken-move-trump = 王牌{ $trump }，引{ $card }
boonaken-move-lead = 引{ $card }
boonaken-task-auction = 輪到你叫牌
boonaken-task-exchange = 放掉{ $count }張
boonaken-task-open = 由你引牌：定王牌
boonaken-task-play = 輪到你出牌

# Refusals
boonaken-no-auction-now = 還在叫牌。請叫牌或跳過。
boonaken-no-exchange-now = 桌牌已經拿了。請先放掉同樣張數。
boonaken-no-open-now = 要先開打：決定王牌並引一張牌。
boonaken-no-play-now = 已經在打這一局了。請出一張牌。
boonaken-no-number = 叫分以5為單位，從{ $low }到{ $high }。
boonaken-no-low = 叫得太低了。現在至少要{ $least }。
boonaken-no-over = 沒有高過目前叫的。請叫更高，或跳過。
boonaken-no-only-join = 已經有人一起不吃墩，不能再叫別的。請一起，或跳過。
boonaken-no-boonaak-first = 依這套規則，全吃帶 roem 只能叫在全吃之上。
boonaken-no-step = roem 不會剛好是這個數。請從清單選。
boonaken-no-twice = 同一張牌選了兩次。請選不同的牌。
boonaken-no-count = 請剛好放掉{ $count }張。
boonaken-no-suit = 沒有這個花色。王牌是黑桃、紅心、梅花或方塊。
boonaken-no-roem = { $most ->
    [0] 以這個王牌你沒有 roem。請宣告沒有。
   *[other] 以這個王牌你有 roem { $most }。請宣告這麼多或更少。
}
boonaken-no-roem-now = 你的合約會計算 roem。請說要宣告多少。
boonaken-no-no-roem = 這個合約不計算 roem。只要決定王牌並引牌。
boonaken-no-follow-or-trump = 你有{ $suit }，請出{ $suit }，或王牌{ $trump }。
boonaken-no-under = { $follows ->
    [true] 不能出小於{ $card }的王牌。請出{ $suit }，或更大的王牌。
   *[other] 不能出小於{ $card }的王牌。請出別的花色，或更大的王牌。
}

# What happened
boonaken-event-dealt = 第{ $deal }局開始，由 { $dealer } 發牌。桌上攤開：{ $cards }。
boonaken-event-called = { $seat } 叫{ $bid }。
boonaken-event-passed = { $seat } 跳過。
boonaken-event-passed_out = 沒有人叫牌。由 { $dealer } 重新發牌。
boonaken-event-took = { $seat } 拿走{ $count }張桌牌，其中有{ $cards }。
boonaken-event-took-away = { $seat } 拿走放掉的{ $count }張牌。
boonaken-event-picked = 你拿到{ $cards }。
boonaken-event-exchanged = { $seat } 放掉{ $count }張牌。
boonaken-event-opened = { $seat } 定{ $trump }為王牌。
boonaken-event-opened-roem = { $seat } 定{ $trump }為王牌，宣告 roem { $roem }。
boonaken-event-trick = { $winner } 吃下這一墩。
boonaken-event-made = { $who }：{ $bid }達成，得加號。
boonaken-event-failed = { $who }：{ $bid }失敗，得減號。
boonaken-event-points = 含 roem 共{ $points }分。
boonaken-event-went_out = { $seats }：兩個加號過關，第{ $place }名。
boonaken-event-fell_in = { $seats }：兩個減號淘汰。
boonaken-event-game_over = 第{ $game }場結束：{ $points }。合計：{ $totals }。
boonaken-event-game_over-first = 第{ $game }場結束：{ $points }。
boonaken-event-won = { $count ->
    [1] { $who } 獲勝！
   *[other] { $who } 共享勝利！
}
boonaken-event-lost = { $who } 輸了。
boonaken-event-draw = 沒有贏家，也沒有輸家。

# The table
boonaken-state-auction = 第{ $deal }局，叫牌
boonaken-state-exchange = 第{ $deal }局，換牌
boonaken-state-open = 第{ $deal }局，定王牌
boonaken-state-play = 第{ $deal }局，第{ $trick }/6墩
boonaken-state-game = 第{ $game }/{ $games }場，{ $line }
boonaken-missing-points = { $left ->
    [0] 達成
   *[other] 還差{ $left }
}
boonaken-missing-tricks = { $lost ->
    [0] 還差{ $left }墩
   *[other] 失敗：丟了一墩
}
boonaken-clean = { $of ->
    [1] { $count ->
        [0] 失敗：吃了一墩
       *[other] 目前沒吃墩
    }
   *[other] { $of }人中{ $count }人沒吃墩
}
boonaken-alt-call = { $seat }號位：{ $bid }
boonaken-alt-calls = 叫牌：{ $calls }。
boonaken-alt-highest = 最高
boonaken-alt-high = 最高叫牌：{ $bid }。
boonaken-alt-table = { $blind ->
    [0] 桌牌：{ $cards }。
   *[other] 桌牌：攤開{ $cards }，蓋著{ $blind }張。
}
boonaken-alt-unused = 沒發的牌：{ $count }張。
boonaken-alt-redeals = 之前連續{ $count }局沒有人叫牌。
boonaken-alt-deal = { $seat }號位的{ $told }
boonaken-alt-before = 上一個合約：{ $deals }。
boonaken-alt-contract = { $count ->
    [1] 合約：{ $contract }，主打者{ $seats }。
   *[other] 合約：{ $contract }，主打者{ $seats }，各自為戰。
}
boonaken-alt-goal = 目標{ $needed }，目前{ $made }。
boonaken-alt-swapped = { $seat }面前蓋著{ $count }張牌。
boonaken-alt-marks = 加號{ $plus } 減號{ $minus }
boonaken-alt-contract-made = { $contract }達成
boonaken-alt-contract-failed = { $contract }失敗
boonaken-alt-total = 之前各場，從1號位起：{ $totals }。
boonaken-alt-end-match = 主打者達成合約就贏這一局，否則由對手贏。
boonaken-alt-end-first_out = 兩個加號獲勝，兩個減號落敗。
boonaken-alt-end-find_loser = 兩個加號過關，兩個減號落敗。
boonaken-alt-end-championship = 兩個加號完賽，兩個減號淘汰。
boonaken-alt-combination = { $cards }得{ $points }
boonaken-alt-roem-by = 各王牌的 roem：{ $told }。
boonaken-alt-roem-by-suit = { $suit }{ $roem }
boonaken-alt-roem = 手上的 roem：{ $told }。
boonaken-alt-no-roem = 手上沒有 roem。
boonaken-alt-discarded = 放掉了{ $cards }。

# Words in pictures
boonaken-picture-boonaak = 全吃 { $roem }
boonaken-picture-contract = 合約
boonaken-picture-total = 之前各場
boonaken-picture-unused = { $count }張沒發
boonaken-picture-roem-by = 各王牌的 roem
boonaken-picture-declared = roem { $points }
boonaken-picture-others = 對手{ $points }
boonaken-picture-high = 最高叫牌
boonaken-picture-table = 桌牌
boonaken-picture-before = 上一個合約
boonaken-picture-in = 淘汰
boonaken-picture-place = 第{ $place }名
boonaken-picture-roem = roem
boonaken-picture-no-roem = 沒有 roem
boonaken-picture-laid = 放掉的牌
boonaken-picture-new = 拿到
boonaken-picture-loser = 輸家
boonaken-picture-marks = 記號
boonaken-picture-nobody = 沒有贏家
boonaken-amount-places = { $number }個名次
boonaken-amount-marks = { $number }個記號
boonaken-story-last = 最後一局 { $name }：{ $told }
boonaken-story-redeals = 連續{ $count }局沒有人叫牌

# Rules
boonaken-sketch-goal = 達成叫牌得加號。兩個加號獲勝，兩個減號落敗。
boonaken-sketch-turn = 叫牌。叫最高的人拿桌牌、定王牌、先引牌。
boonaken-sketch-score = 吃到的牌分加上手上的 roem，要達到叫的分數。
boonaken-rules-0-title = 發牌與叫牌
boonaken-rules-0-1 = 共{ $pack }張：四種花色的A到7。每人{ $hand }張，桌上{ $table }張，其中{ $open }張攤開；五人時只有{ $open }張，全部攤開。
boonaken-rules-0-2 = 由莊家左家開始。輪流叫更高；跳過後就不能再叫。數字是你要拿到的分數，從{ $min_bid }起，以5為單位。
boonaken-rules-0-3 = 叫牌時手上不必真有。全都跳過就由同一位莊家重發；連續{ $redeal_limit }次就算平手。
boonaken-rules-0-4 = 首局莊家抽籤決定。每打完一局換左家發牌。
boonaken-rules-1-title = 不吃墩、無王全吃、全吃
boonaken-rules-1-1 = 不吃墩（misère）：沒有王牌，一墩都不吃。別人可以一起，各自為戰。有第二人之後，只能一起或跳過。
boonaken-rules-1-2 = 無王全吃（zwabber）：沒有王牌，吃下全部{ $hand }墩。
boonaken-rules-1-3 = 全吃（boonaak）：有王牌，吃下全部{ $hand }墩。也可以加叫手上必須有的 roem；roem 越多越高。
boonaken-rules-2-title = 換牌與王牌
boonaken-rules-2-1 = 主打者拿走桌牌，放掉同樣張數，這些牌不算任何人的分。一起不吃墩時，下一人拿走放掉的牌。
boonaken-rules-2-2 = 然後決定王牌、宣告 roem 並引牌。一起不吃墩時，由最先叫的人引牌。
boonaken-rules-2-3 = 直接引牌就以它的花色為王牌，並宣告全部 roem。可以少報，不能多報；只計算宣告的部分。
boonaken-rules-3-title = Roem
boonaken-rules-3-1 = 只有叫分時計算 roem：同花色三張連號20，四張50，五張100，六張200；四張J 200，四張Q、K或A 100。
boonaken-rules-3-2 = 王牌的K和Q再加20。以紅心為王牌時，這裡是50和20。
boonaken-rules-3-3 = 連號順序是A、K、Q、J、10、9、8、7，王牌也一樣。一張牌不能用在兩個連號，但可以同時算進四張同點，以及王牌的K和Q。
boonaken-rules-4-title = 打牌
boonaken-rules-4-1 = 王牌大小是J、9、A、K、Q、10、8、7；J算20分，9算14分。其他花色是A、K、Q、J、10、9、8、7。
boonaken-rules-4-2 = A算11分，10算10分，K算3分，Q算2分，一般的J算1分：全部{ $points }分。
boonaken-rules-4-3 = 跟牌或出王牌；不能跟就任意出。引王牌時必須跟，但王牌J可以一直保留。
boonaken-rules-4-4 = 最大的王牌吃墩，沒有的話是引牌花色最大的牌。這裡是J，得48分。吃墩的人引下一墩。
boonaken-rules-5-title = 加號與減號
boonaken-rules-5-1 = 含 roem 達到叫的分數得加號，否則得減號。其他人不記。加減號不會抵銷。
boonaken-rules-5-2 = 兩個加號獲勝。兩個減號落敗，如果還沒有人獲勝，遊戲就沒有贏家。
boonaken-rules-5-3 = 可以設定繼續打：兩個加號過關，直到有人兩個減號，或只剩最後一人。
boonaken-rules-5-4 = 錦標賽中，兩個加號完賽，依名次得10、8、4、1點；兩個減號淘汰，沒有點數。
boonaken-rules-5-5 = 錦標賽規則：一張桌牌蓋著；不吃墩高於100，單獨時有王牌；無王全吃高於125；先全吃才能帶 roem；六張連號100；有人出王牌後不能出更小的王牌；由主打者發下一局。

# Hints
boonaken-hint-why-low = 你有{ $count }張9以下的牌。
boonaken-hint-why-trumps = 以{ $suit }為王牌，你會有{ $count }張王牌。
boonaken-hint-why-roem = 以{ $suit }為王牌，你會有{ $count }張王牌和 roem { $roem }。
boonaken-hint-why-pass = 至少要叫{ $least }，而你最好的王牌是{ $count }張{ $suit }。
boonaken-hint-why-keep = 你留下{ $count }張{ $suit }。
boonaken-hint-why-keep-roem = 你留下{ $count }張{ $suit }；以它為王牌就有 roem { $roem }。
boonaken-hint-why-keep-low = 你留下的牌有{ $count }張是9以下。
boonaken-hint-why-longest = 你最多的花色是{ $suit }：{ $count }張。
boonaken-hint-why-lead = { $above ->
    [0] { $card }是這個花色還沒出的最大牌。
   *[other] { $suit }有{ $above }張更大的牌不在你手上。
}
boonaken-hint-why-takes = 它會吃下這一墩，{ $points }分。
boonaken-hint-why-wins = 目前以{ $points }分領先；還有{ $more }人要出。
boonaken-hint-why-over = { $more ->
    [0] 它會吃下這一墩。
   *[other] 目前最大；還有{ $more }人要出。
}
boonaken-hint-why-under = 它比{ $top }小。
boonaken-hint-why-feed = { $seat } 正贏過主打者，可以再送{ $points }分。
boonaken-hint-why-gives = { $points ->
    [0] 什麼都沒送出去。
   *[other] 不會贏，送出{ $points }分。
}

# Orders
boonaken-order-button = 替我叫牌
boonaken-order-title = 第{ $deal }局替我叫牌
boonaken-order-limit = 最多叫到幾分？
boonaken-order-limit-help = 我會替你叫下一階，直到這個分數，之後跳過。空白：由你自己叫。
boonaken-order-set = 這一局我會替你叫到{ $limit }，之後跳過。
boonaken-order-none = 你沒有預約。輪到你時由你自己叫牌。
boonaken-order-ended = 替你叫牌的預約結束了。
boonaken-order-bad = 這不是分數。請輸入像60這樣的數字，或留空白。
boonaken-order-reached = 叫牌已經超過了。現在至少要{ $count }。
boonaken-order-late = 叫牌結束了。下一局可以再預約。

# A first hand (/learn)
boonaken-learn-goal = 叫最高的人單獨打，必須用牌分和 roem（手上的連號等）達到那個分數，才得加號。兩個加號獲勝。王牌大小是J、9、A、K、Q、10。
boonaken-learn-bid = 方塊J、10、9、7：當王牌時J算20、9算14，三張連號是 roem 20。主打者還能拿到攤開的兩張A。叫40。
boonaken-learn-bid-else = 這手牌不該跳過。叫40，表示你是認真的。
boonaken-learn-raise = 有人叫60。算一算：上面的王牌約50到60分，A 22分，roem 20。80有機會。
boonaken-learn-raise-else = 低於80就讓給別人了，更高又太大膽。叫80。
boonaken-learn-table = 你是主打者，四張桌牌歸你：兩張A，還有蓋著的兩張黑桃。現在放掉四張，沒有人看得到。
boonaken-learn-away = 留下方塊和兩張A。紅心J、10和兩張小黑桃可以放掉。
boonaken-learn-away-else = 五張方塊和黑桃A，這六張幾乎都會贏。其他的礙事。
boonaken-learn-open = 你引的花色就是王牌，roem 也一起宣告。引最大的王牌方塊J：定方塊為王牌，宣告 roem 20，並逼出別人的王牌。
boonaken-learn-open-else = 方塊是你的王牌，J是誰都贏不了的牌。
boonaken-learn-nine = K和8掉了。9是次大的王牌，14分，如果還有王牌也能一起逼出。
boonaken-learn-nine-else = 別人可能還有王牌時，就先打王牌。9現在沒人贏得了。
boonaken-learn-ace = 除了你，沒有人有王牌了。A自己有十一分，還能吃到別人丟的牌。
boonaken-learn-ace-else = 它一定贏，又有十一分。
boonaken-learn-spade = 還差九分。黑桃A是該花色最大的，沒有人能用王牌吃它，帶來十一分。
boonaken-learn-spade-else = 出黑桃A馬上就達成。
boonaken-learn-end = 共97分：80達成，得加號。勝負一確定，這一局就結束。兩個加號獲勝，兩個減號落敗，不會抵銷。不吃墩和全吃請看規則。
