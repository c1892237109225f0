# Counting Cribbage
counting_cribbage-title = 算牌克里比奇
counting_cribbage-line = 湊15、順子和對子，衝到121分。六種花色，用過的牌不會馬上回來，要算清楚。
counting_cribbage-designer = 青木 新
counting_cribbage-about = 放一兩張牌到底牌，剩下四張有兩次得分機會：先是輪流出牌湊15、31、對子和順子，再把手牌和翻牌一起計算。底牌歸莊家。用過的牌會離開一陣子，所以知道還剩什麼很有用。先到121分者獲勝。

# Options
counting_cribbage-command = 克里比奇
counting_cribbage-option-skunk = 大勝加計
counting_cribbage-option-skunk-help = 結束時每有一名對手在90分以下，這場勝利就多算1勝。
counting_cribbage-option-muggins = 抓漏
counting_cribbage-option-muggins-help = 自己算分；漏掉的分數，別人可以拿走。
counting_cribbage-option-muggins-off = 無（牌桌代算）
counting_cribbage-option-muggins-count = 算牌階段
counting_cribbage-option-muggins-full = 出牌階段也有
counting_cribbage-option-match_wins = 需要勝場
counting_cribbage-option-match_wins-help = 一場接一場，直到有人累積這麼多勝。
counting_cribbage-option-first_dealer-help = 隨機抽出或指定座位；3、4號位要有那麼多人。
counting_cribbage-option-show_used = 顯示用過的牌
counting_cribbage-option-show_used-help = 依點數顯示上次洗牌後用過的牌；不顯示時，紀錄也不保留較早的輪次。
counting_cribbage-seats-2 = 這款遊戲三四人玩最好。

# Turn
counting_cribbage-tag-lay_away = 放進底牌
counting_cribbage-tag-declare = 出牌並報分
counting_cribbage-tag-claim = 報分
counting_cribbage-tag-claim-crib = 報底牌的分
counting_cribbage-tag-accept = 沒有漏算
counting_cribbage-tag-respond = 抓漏
counting_cribbage-tag-waive = 不用再問我
counting_cribbage-tag-waive_deal = 這一局不用問
counting_cribbage-tag-waive_turn = 我下次出牌前不用問
counting_cribbage-tag-watch = 恢復詢問
counting_cribbage-hint-waive = 出牌階段的每次報分都回答「沒有漏算」
counting_cribbage-hint-waive_deal = 這一局結束前都回答「沒有漏算」
counting_cribbage-hint-waive_turn = 在你出牌前都回答「沒有漏算」
counting_cribbage-hint-watch = 出牌階段的每次報分都會問你
counting_cribbage-ask-lay_away-1 = { $count ->
    [1] 哪一張放進底牌？
   *[other] 哪{ $count }張放進底牌？
}
counting_cribbage-ask-lay_away-again = 重選放進底牌的牌
counting_cribbage-ask-declare-1 = 要出哪一張？
counting_cribbage-ask-declare-2 = { $card }得幾分？
counting_cribbage-ask-claim-1 = 你的手牌得幾分？
counting_cribbage-ask-claim-crib = 你的底牌得幾分？
counting_cribbage-ask-respond-1 = 漏了幾分？
counting_cribbage-prompt-lay_away-own = 放{ $count }張進底牌。底牌是你的。
counting_cribbage-prompt-lay_away = 放{ $count }張進底牌。底牌是 { $name } 的。
counting_cribbage-prompt-lead = 由你開始新的一串。要出哪一張？
counting_cribbage-prompt-play = 累計{ $count }。要出哪一張？
counting_cribbage-prompt-declare-lead = 由你開始新的一串。出一張牌並報分。
counting_cribbage-prompt-declare = 累計{ $count }。出一張牌並報分。
counting_cribbage-prompt-respond = { $name } 出{ $card }，累計{ $count }，報{ $claim }分。有漏算嗎？
counting_cribbage-prompt-claim = 四張牌加翻牌得幾分？
counting_cribbage-prompt-claim-crib = 底牌加翻牌得幾分？
counting_cribbage-prompt-show = { $name } 的{ $what }報{ $claim }分。有漏算嗎？
counting_cribbage-item-hand = 手牌
counting_cribbage-item-crib = 底牌
counting_cribbage-card-hint = 累計變成{ $count }
counting_cribbage-move-lay_away = 把{ $cards }放進底牌
counting_cribbage-move-declare = 出{ $card }並報{ $points }分
counting_cribbage-move-claim = 報{ $points }分
counting_cribbage-move-respond = 抓漏：漏了{ $points }分
counting_cribbage-move-waive_deal = 這一局不用問我
counting_cribbage-move-waive_turn = 我下次出牌前不用問我

# Refusals
counting_cribbage-no-wish = 現在不能這樣設定。請從手牌重新選。
counting_cribbage-no-play-yet = 所有人要先放牌進底牌，之後才出牌。
counting_cribbage-no-play-now = 現在不是出牌的時候。請從手牌重新選。
counting_cribbage-no-play-unsaid = 這一桌出牌時要同時報分。
counting_cribbage-no-declare = 出牌階段由牌桌算分。只要選牌就好。
counting_cribbage-no-card = 你沒有那張牌。請從手牌選。
counting_cribbage-no-fit = 出{ $card }會超過31：累計是{ $count }。請出{ $room }以下的牌。
counting_cribbage-no-number = 分數是{ $low }到{ $high }的整數。
counting_cribbage-no-claim-now = 手牌的分在算牌階段一開始報。現在沒有要報的。
counting_cribbage-no-answer-now = 現在沒有要回答的報分。有的話會問你。
counting_cribbage-no-lay-now = 底牌已經齊了。現在從手牌出牌。
counting_cribbage-no-lay-size = 剛好{ $need }張放進底牌。請選{ $need }張。
counting_cribbage-no-lay-twice = 同一張牌只能選一次。請選不同的牌。

# Events
counting_cribbage-event-dealt = { $reshuffled ->
    [yes] 用過的牌洗回牌庫。第{ $round }輪，由 { $dealer } 發牌。
   *[other] 第{ $round }輪。由 { $dealer } 發牌。
}
counting_cribbage-event-starter = { $heels ->
    [0] 翻牌是{ $card }。
   *[other] 翻牌是{ $card }：翻J，{ $seat } 得{ $heels }分。
}
counting_cribbage-event-played = { $points ->
    [0] { $seat }：{ $card }，累計{ $count }。
   *[other] { $seat }：{ $card }，累計{ $count }。{ $parts }：+{ $points }。
}
counting_cribbage-event-go = { $seat } 在{ $count }喊過。
counting_cribbage-event-last_card = 末張：{ $seat } +1。
counting_cribbage-event-counted = { $points ->
    [0] { $seat } 的{ $item }：0。
   *[other] { $seat } 的{ $item }：{ $points }（{ $parts }）。
}
counting_cribbage-event-declared = { $seat }：{ $card }，累計{ $count }，報{ $claim }分。
counting_cribbage-event-crib = 底牌：{ $cards }。
counting_cribbage-event-claims = 報分：{ $claims }。
counting_cribbage-event-settled = { $wrong ->
    [yes] { $seat } 的{ $item }：報{ $claim }分，實際是{ $actual }分（{ $parts }）。{ $gains }。
   *[other] { $seat } 的{ $item }：報{ $claim }分正確。
}
counting_cribbage-event-waived = { $on ->
    [0] 出牌階段的每次報分又會問你。
    [2] 到這一局結束為止，出牌階段的報分都替你接受。如果其他人也都這樣，從進行速度看得出來。
    [3] 到你出下一張牌為止，出牌階段的報分都替你接受。如果其他人也都這樣，從進行速度看得出來。
   *[other] 之後出牌階段的報分都替你接受。如果其他人也都這樣，從進行速度看得出來。
}
counting_cribbage-event-waived-two = { $on ->
    [2] 到這一局結束為止，出牌階段的報分都替你接受。
    [3] 到你出下一張牌為止，出牌階段的報分都替你接受。
   *[other] 之後出牌階段的報分都替你接受。
}兩人桌的話，對手從進行速度看得出來。
counting_cribbage-event-game_over = { $seat } 以{ $points }分獲勝！
counting_cribbage-event-game_over-match = { $seat } 以{ $points }分贏得第{ $game }場（+{ $won }勝）。
counting_cribbage-claim-of = { $name } 的{ $what }{ $claim }分
counting_cribbage-gain-of = { $name } +{ $points }
counting_cribbage-gain-none = 沒有人得分
counting_cribbage-item-peg = 出牌
counting_cribbage-none = 無

# Kinds of points
counting_cribbage-kind-fifteen = 15
counting_cribbage-kind-thirty_one = 31
counting_cribbage-kind-pair = 對子
counting_cribbage-kind-flush = 同花
counting_cribbage-kind-nob = 同花J
counting_cribbage-kind-last = 末張
counting_cribbage-pair-2 = 對子
counting_cribbage-pair-6 = 三張同數
counting_cribbage-pair-12 = 四張同數
counting_cribbage-pair-20 = 五張同數
counting_cribbage-pair-30 = 六張同數
counting_cribbage-part-short = { $kind } { $points }
counting_cribbage-part = { $kind }得{ $points }

# The table in words
counting_cribbage-state = 第{ $round }輪，{ $name } 發牌，牌庫{ $stock }張
counting_cribbage-state-pegging = 第{ $round }輪，{ $name } 發牌，累計{ $count }，牌庫{ $stock }張
counting_cribbage-state-game = 第{ $game }場：{ $state }
counting_cribbage-alt-skunk = 大勝線在{ $line }分。
counting_cribbage-alt-count = 累計{ $count }。這一串：{ $series }。
counting_cribbage-alt-lead = 新的一串，累計0。
counting_cribbage-alt-card-by = { $card }（{ $seat }號位）
counting_cribbage-alt-open-claim = { $seat }號位以{ $card }報{ $claim }分。等待其他人回答。
counting_cribbage-alt-last = 上一手：{ $seat }號位，{ $card }，{ $parts }。
counting_cribbage-alt-before = 上一串：{ $series }。
counting_cribbage-alt-gains = 由此得分：{ $gains }。
counting_cribbage-alt-laid = 出過（{ $cards }）
counting_cribbage-alt-row-hand = { $seat }號位的手牌，{ $cards }
counting_cribbage-alt-row-crib = { $seat }號位的底牌，{ $cards }
counting_cribbage-alt-row-points = { $row }：{ $points }
counting_cribbage-alt-row-counted = { $row }：{ $points }（{ $parts }）
counting_cribbage-alt-given = 目前：{ $claims }。
counting_cribbage-alt-behind = 上次得分前
counting_cribbage-alt-gain-last = 上次得分
counting_cribbage-alt-starter = 翻牌：{ $card }。
counting_cribbage-alt-piles = 牌庫{ $stock }張，用過{ $used }張。
counting_cribbage-alt-crib-down = 底牌：蓋著{ $count }張。
counting_cribbage-alt-used = 用過：{ $ranks }。
counting_cribbage-alt-rank = { $count }張{ $rank }
counting_cribbage-alt-gain = { $seat }號位 +{ $points }
counting_cribbage-alt-hand-item = { $name } 的{ $what }：{ $cards }，翻牌{ $starter }。報分：{ $claim }。
counting_cribbage-alt-hand-own-item = 計算{ $what }：{ $cards }，翻牌{ $starter }。
counting_cribbage-sep = {" · "}

# Words in pictures
counting_cribbage-go = 過
counting_cribbage-count = 累計
counting_cribbage-room = 剩{ $room }
counting_cribbage-starter = 翻牌
counting_cribbage-crib = 底牌
counting_cribbage-crib-of = { $name } 的底牌
counting_cribbage-used = 用過
counting_cribbage-new-series = 新的一串
counting_cribbage-claimed = 報{ $points }分
counting_cribbage-claim-short = 報{ $points }
counting_cribbage-answers = 等待回答
counting_cribbage-now-lay_away = 大家正在選底牌
counting_cribbage-now-claim = 大家正在報分
counting_cribbage-now-show = 正在找漏算
counting_cribbage-show-before = 上一輪的算牌
counting_cribbage-show-now = 算牌
counting_cribbage-nothing = 無
counting_cribbage-hand-claim = 你的報分
counting_cribbage-hand-answer = 漏了什麼？
counting_cribbage-hand-mark = 進底牌
counting_cribbage-task-lay_away = { $count }張進底牌
counting_cribbage-task-play = 出一張牌
counting_cribbage-task-declare = 出牌並報分
counting_cribbage-task-claim = 報分
counting_cribbage-task-respond = 有漏算嗎？
counting_cribbage-note-away = 進底牌：{ $cards }
counting_cribbage-note-own = 這次底牌是你的
counting_cribbage-note-crib = 這次底牌是 { $name } 的
counting_cribbage-result-skunked = 慘敗
counting_cribbage-result-won = +{ $won }勝
counting_cribbage-result-game = 第{ $game }場
counting_cribbage-won-games = 贏得第{ $games }場
counting_cribbage-unit-wins = 勝
counting_cribbage-amount-wins = { $number }勝
counting_cribbage-story-margin = 以{ $points }分之差獲勝
counting_cribbage-story-near = 第二名還差{ $points }分
counting_cribbage-story-last = 最後{ $gain }分衝到{ $points }分
counting_cribbage-claim = 報分
counting_cribbage-last-played = { $seat }：{ $card }，累計{ $count }
counting_cribbage-last-scored = { $seat }：{ $card }，累計{ $count }，{ $parts }

# How to play
counting_cribbage-sketch-goal = 沿著計分板前進，先到{ $target }分者獲勝。
counting_cribbage-sketch-turn = 輪流出牌：15、31、對子、順子當場得分。
counting_cribbage-sketch-score = 之後把四張手牌和翻牌一起計算。
counting_cribbage-rules-0-title = 先到121分
counting_cribbage-rules-0-1 = { $pack }張牌，沒有鬼牌：六種花色的A到K。先到{ $target }分的人當下獲勝。
counting_cribbage-rules-0-2 = 一輪：放底牌、出牌、算牌。後兩個階段得分。
counting_cribbage-rules-0-3 = 除非另有設定，首輪莊家抽籤決定；每輪換左家當莊。
counting_cribbage-rules-1-title = 牌的點數
counting_cribbage-rules-1-1 = 累加時A是1，J、Q、K是10，其他照數字。
counting_cribbage-rules-1-2 = 順子和對子中，J、Q、K是三個不同的數。A最小：順子不能從K接到A。
counting_cribbage-rules-2-title = 底牌與翻牌
counting_cribbage-rules-2-1 = 兩人時發六張、放兩張；三四人時發五張、放一張。三人再從牌庫加一張。這四張就是底牌：分數歸莊家。
counting_cribbage-rules-2-2 = 翻開牌庫頂當翻牌。是J的話叫翻J：莊家得2分。
counting_cribbage-rules-2-3 = 用過的牌要等牌庫不足才回來。算清楚用掉什麼，就知道還剩什麼。
counting_cribbage-rules-3-title = 出牌：數到31
counting_cribbage-rules-3-1 = 從莊家左家開始，各出一張並累加。不能超過31，但能出就必須出。
counting_cribbage-rules-3-2 = 不能出就喊過，退出這一串。
counting_cribbage-rules-3-3 = 到31或沒有人能出時，這一串結束；沒有人能出的話，末張得1分。
counting_cribbage-rules-3-4 = 由最後出牌者的左家開始下一串，直到手牌全部出完。
counting_cribbage-rules-4-title = 出牌階段的得分
counting_cribbage-rules-4-1 = 剛好15：2分。剛好31：2分。
counting_cribbage-rules-4-2 = 接連同數：2張2分，3張6分，4張12分，5張20分，6張30分。
counting_cribbage-rules-4-3 = 最後三張以上的牌，不論順序能連成順子：每張1分。
counting_cribbage-rules-5-title = 算牌：四張加翻牌
counting_cribbage-rules-5-1 = 從莊家左家開始計算；莊家最後，先手牌再底牌。
counting_cribbage-rules-5-2 = 每種湊成15的方法2分，每個對子2分；三張以上連續是順子，每種組法各算一次。
counting_cribbage-rules-5-3 = 手牌或底牌四張同花：4分，加翻牌也同花5分。和翻牌同花色的J：同花J，1分。
counting_cribbage-rules-6-title = 獲勝與三個選項
counting_cribbage-rules-6-1 = 到121分遊戲就結束，即使算到一半。可以設定打到有人2到10勝。
counting_cribbage-rules-6-2 = 大勝加計：贏算1勝，每名90分以下的對手再多1勝。
counting_cribbage-rules-6-3 = 抓漏：自己報分。報少只得報的分，報多得0分。其他人說出漏掉的分數就拿走，左家優先；說得太多就拿不到。
counting_cribbage-rules-6-4 = 報分和回答都要等所有人答完才公開。翻J和末張由牌桌計算。
counting_cribbage-rules-6-5 = 別把5或對子放進別人的底牌；對自己的底牌要大方。

# A first hand (/learn)
counting_cribbage-learn-goal = 有兩次得分：出牌時，和算手牌時。先到121分獲勝。A是1，J、Q、K是10。湊15、31、對子和順子得分。
counting_cribbage-learn-crib = 六張中兩張進底牌：這次是對手的，別太大方。7和兩張8能湊15，也有對子。方塊2和葉子10可以放。
counting_cribbage-learn-crib-else = 7和兩張8在一起最有價值：每組7和8都是15。
counting_cribbage-learn-starter = 翻牌算進每副手牌和底牌。現在逐張出牌並累加。剛好15得兩分，31也是；不能超過。
counting_cribbage-learn-lead = 先出8。對手用7湊15的話，你也有7，可以湊對子。
counting_cribbage-learn-lead-else = 出8就能留7來應付7。出J會引來5。
counting_cribbage-learn-pair = 來了：15得兩分。把你的7接上去，對子得兩分。
counting_cribbage-learn-pair-else = 接連兩張同數得兩分，比單純累加好。
counting_cribbage-learn-go = 你出不了，喊過；對手一個人用三張3出到31。最後的小牌很強。新的一串從零開始。
counting_cribbage-learn-jack = 你還剩兩張，對手沒有了。不管先出哪張，末張得一分。先出J。
counting_cribbage-learn-jack-else = 順序不影響分數；出J吧。
counting_cribbage-learn-show = 手牌和翻牌一起算：先莊家的對手，再莊家，最後底牌。你的7和8有兩組15和一個對子：六分。換莊了，這次底牌是你的。
counting_cribbage-learn-own = 自己的底牌：大方一點。兩張J在那裡是對子，剩下的9、4、2能湊15。
counting_cribbage-learn-own-else = 這次放掉的會回到自己手上。兩張J在底牌是對子。
counting_cribbage-learn-small = 對手出J，累計10。出2變成12，只有3能湊15。
counting_cribbage-learn-small-else = 出4是14，A就能湊15；出9又用掉最好的牌。2最穩。
counting_cribbage-learn-full = 累計22，而你有9：剛好31。兩分，開始新的一串。
counting_cribbage-learn-full-else = 看看離31差多少：九。
counting_cribbage-learn-keep = 那裡是Q，累計10。出2，把4留到最後：末張得一分。
counting_cribbage-learn-keep-else = 十二，除了3沒有牌能湊15。4留作末張。
counting_cribbage-learn-end = 末張是你的，手牌和底牌一次就十六分。用過的牌要等牌庫不足才回來，所以算清楚用掉什麼很有用。
