# Arsène
arsene-title = 亞森
arsene-line = 吃到的墩數，就是你要行竊的店號。兩個怪盜同店，誰也拿不到。
arsene-designer = 一位日本桌遊部落客
arsene-about = 四名怪盜的吃墩遊戲。吃三墩就去偷3號店：獨自一人就能帶籌碼回家，有人撞店就什麼都沒有。如果有人和你墩數相同，你可以把贏來的墩推給對方。走進空店的人會被警察抓住，遊戲就結束。
arsene-command = 亞森

# Options
arsene-option-advanced = 進階規則
arsene-option-advanced-help = 有店被搬空後進入爭奪：墩數相同的人交換全部籌碼。
arsene-option-flip_mode = 由誰翻邊牌
arsene-option-flip_mode-help = 決定王牌的牌由誰翻：玩家或牌桌。運氣都一樣。
arsene-option-flip_mode-player = 莊家的左手邊
arsene-option-flip_mode-auto = 牌桌
arsene-option-max_deals-help = 最晚結束的局數（5到50局，0不限）。大多約6局結束。
arsene-option-max_deals-0 = 不限

# A turn
arsene-tag-flip = 翻開
arsene-tag-take = 收下
arsene-tag-push = 推出去
arsene-tag-plan = 如果贏了
arsene-ask-flip-1 = 要翻哪一張？
arsene-ask-plan-1 = 如果贏得這一墩
arsene-flip-1 = 左邊的牌
arsene-flip-2 = 中間的牌
arsene-flip-3 = 右邊的牌
arsene-push-to = 推給 { $name }
arsene-ahead-ask = 如果贏了：到時再問我
arsene-ahead-take = 如果贏了：收下
arsene-ahead-push = 如果贏了：推出去（給 { $name }）
arsene-prompt-flip = 從三張邊牌翻開一張。黑牌的話，方塊是王牌。
arsene-prompt-decide = 贏了這一墩。收下當第{ $next }墩，還是推給 { $name }？

# Refusals
arsene-no-place = 邊牌有三張。請選左邊、中間或右邊。
arsene-no-flip-now = 邊牌已經翻過了，現在正在打這一墩。
arsene-no-play-now = 現在不能出牌。要先翻邊牌，或決定剛贏的墩要收下還是推出去。
arsene-no-take-now = 現在沒有墩可以收。贏得可以推出去的墩時才要選。
arsene-no-push-now = 現在不能推。贏得一墩而有人和你墩數相同時才能選。
arsene-no-plan = 只有這一墩還可能贏，而且有人和你墩數相同時，才能預先決定。

# What happened
arsene-event-turned = { $trumps ->
    [yes] 第{ $place }張邊牌是{ $card }：黑牌，所以方塊是王牌。
   *[no] 第{ $place }張邊牌是{ $card }：紅牌，所以沒有王牌。
}
arsene-event-trick = { $winner } 贏得這一墩。
arsene-event-trick-card = { $name } 以{ $card }贏得這一墩。
arsene-event-took = { $seat } 收下，共{ $count }墩。
arsene-event-took-won = 現在有{ $count }墩。
arsene-event-pushed = { $seat } 推給 { $to }，對方現在有{ $count }墩。
arsene-event-planned = 如果你贏得這一墩，{ $plan }。
arsene-plan-ask = 到時再問你
arsene-plan-take = 就收下
arsene-plan-push = 就推出去
arsene-event-counted = 第{ $deal }局的墩數：{ $tricks }。
arsene-event-robbed = { $seat } 從{ $shop }號店拿走{ $chips }枚籌碼。
arsene-event-clashed = { $seats } 在{ $shop }號店撞見，什麼都沒拿到。
arsene-event-caught = 警察在空店裡等著：{ $seats } 被逮捕，籌碼全部沒收。
arsene-event-void = 四個人都走進空店。這一局不算。
arsene-event-swapped = 爭奪：{ $seats } 交換籌碼。
arsene-event-ended = { $count ->
    [1] { $winners } 以{ $chips }枚籌碼獲勝！
   *[other] { $winners } 以{ $chips }枚籌碼共享勝利！
}
arsene-score-of = { $name } { $score }
arsene-amount = { $number }枚籌碼

# The table
arsene-state-flip = 第{ $deal }局，翻邊牌
arsene-alt-decide = { $seat }要決定收下，或推給{ $target }。
arsene-alt-pushed = { $winner }贏得，推給{ $taker }。
arsene-alt-shops = 各店籌碼：{ $shops }。
arsene-alt-shop = { $chips ->
    [0] { $shop }號已空
   *[other] { $shop }號{ $chips }枚（下次可拿{ $next }枚）
}
arsene-alt-trumps = 方塊是王牌：第{ $place }張邊牌翻開，是{ $card }。
arsene-alt-none = 沒有王牌：第{ $place }張邊牌是{ $card }，已蓋回。
arsene-alt-count = 墩數，從1號位起：{ $tricks }。
arsene-alt-last-deal = { $chips ->
    [0] 上一局{ $tricks }墩
   *[other] 上一局{ $tricks }墩，偷到{ $chips }枚
}
arsene-alt-advanced = 進階規則：有店搬空後進入爭奪。
arsene-alt-scramble = 爭奪：墩數相同的人交換籌碼。
arsene-alt-deals = 各局墩數（{ $deals }）
arsene-alt-latest = 最近幾局墩數（{ $deals }）
arsene-alt-robbed = { $tricks }（偷到{ $chips }枚）
arsene-alt-caught = { $tricks }墩時被捕

# Words in pictures
arsene-trumps = 王牌
arsene-no-trumps = 無王牌
arsene-side = 邊牌
arsene-scramble = 爭奪
arsene-police = 警察
arsene-chips = 枚籌碼
arsene-decides = 推出去？
arsene-last-won = { $name } 贏得這一墩
arsene-last-took = { $name } 收下這一墩
arsene-last-pushed = { $name } 推給 { $to }
arsene-task-flip = 翻一張
arsene-settled-take = 贏了就收
arsene-settled-push = 贏了就推
arsene-task-decide = 收下或推出去？
arsene-story-caught = 警察宣告破案
arsene-story-emptied = 五家店都空了
arsene-story-deals = { $deals }局後時間到
arsene-story-haul = 最大收穫：第{ $deal }局{ $chips }枚

# Why a hint
arsene-hint-why-flip = 沒有人知道這些牌，翻哪張都一樣。
arsene-hint-why-take = 你會有{ $shop }墩，獨自去{ $shop }號店可拿{ $chips }枚籌碼。
arsene-hint-why-leave = { $shop }號店空了。再吃一墩就能越過它。
arsene-hint-why-police = { $seat } 會變成{ $shop }墩，而{ $shop }號店有警察在等。
arsene-hint-why-stay = { $seat } 往前走，你留在{ $shop }墩：獨自去{ $shop }號店可拿{ $chips }枚籌碼。
arsene-hint-why-lead = { $above ->
    [0] 這個花色沒有更大的牌在外面。
   *[other] 這個花色還有{ $above }張更大的牌不在你手上。
}
arsene-hint-why-below = 照目前的牌，{ $card }不會贏。
arsene-hint-why-wins = 照目前的牌，{ $card }會贏，後面還有{ $more }人要出。
arsene-hint-why-last = { $card }會贏得這一墩。

# Rules
arsene-sketch-goal = 從珠寶店帶回最多籌碼。
arsene-sketch-turn = 贏下這一墩，或推給墩數和你相同的人。
arsene-sketch-score = 三墩就去3號店。獨自一人得籌碼，有人同店就沒有。
arsene-rules-0-title = 墩數就是店號
arsene-rules-0-1 = 方塊A到5是五家珠寶店。其餘{ $pack }張：每人{ $hand }張，{ $side }張蓋在旁邊。
arsene-rules-0-2 = 吃三墩就偷3號店。獨自一人的話，得到最小的一疊籌碼。
arsene-rules-0-3 = 兩人以上同店就撞見，什麼都沒有。零墩或六墩以上，哪家店都不能偷。
arsene-rules-0-4 = 籌碼最多者獲勝。相同則共享勝利。
arsene-rules-1-title = 跟牌與王牌
arsene-rules-1-1 = 莊家左手邊的人翻一張邊牌並首先引牌。黑牌：方塊是王牌。紅牌：蓋回去，沒有王牌。
arsene-rules-1-2 = 有引牌花色就必須跟。沒有的話，出哪張都可以。
arsene-rules-1-3 = 最大的王牌贏；沒有王牌時，引牌花色最大的贏：A、K、Q…2。這裡是王牌方塊6。
arsene-rules-1-4 = 得到這一墩的人引下一墩。
arsene-rules-2-title = 收下或推出去
arsene-rules-2-1 = 你至少有一墩，而有人墩數相同時，可以把贏來的墩推給對方。
arsene-rules-2-2 = 只能推給順時針最近的那一位，{ $hand }墩的最後一墩也可以。
arsene-rules-2-3 = 1號位贏了。可以推給同樣有一墩的3號位。4號位比較遠，所以不能選。
arsene-rules-3-title = 警察
arsene-rules-3-1 = 走進空店的人被捕，失去所有籌碼。好幾人在那裡撞見，就全部被捕。
arsene-rules-3-2 = 遊戲就此結束。其他人仍照這最後一局去偷店。
arsene-rules-3-3 = 如果四人都會被捕，這一局不算：什麼都不發生，接著打下一局。
arsene-rules-4-title = 發牌與結束
arsene-rules-4-1 = 首局莊家抽籤決定。每局後換左家發牌，{ $pack }張牌全部重發。
arsene-rules-4-2 = { $max_deals ->
    [0] 五家店都空了，遊戲也會結束。
   *[other] 五家店都空了，或打完{ $max_deals }局，遊戲也會結束。
}
arsene-rules-4-3 = 進階規則：有店搬空的下一局起，墩數相同的人（零墩也算）交換全部籌碼；三人時往左傳。
arsene-rules-4-4 = 最後一局也會交換，但被捕的人不換。

# A first hand (/learn)
arsene-learn-goal = 四名怪盜，五家店。一局結束時，你的墩數就是要偷的店號。獨自一人可得籌碼；兩人同店就什麼都沒有。
arsene-learn-duck = 引牌是黑桃A。翻出的邊牌是紅牌，所以沒有王牌，而且必須跟黑桃。把4留到下次，出2。
arsene-learn-duck-else = 必須跟黑桃，先出最小的。
arsene-learn-low = 你剩下的黑桃只有4，已自動出掉。現在是紅心A。你有很多中間的紅心，可以當墩數少的怪盜，例如去1號店。出最小的。
arsene-learn-low-else = 你沒有牌大過A，出2就夠了。
arsene-learn-throw = 方塊，你沒有，所以什麼都能出。小梅花之後也贏不了墩。丟掉吧。
arsene-learn-throw-else = 大梅花可能為你帶來想要的那一墩。5不可惜。
arsene-learn-high = 梅花，裡面有A。你必須跟K、Q或10。K之後可能會多贏一墩：趁A在時放掉。
arsene-learn-high-else = 留著K不划算：要贏一墩，Q和10就夠了。
arsene-learn-push = 贏家已經有一墩，也有別人是一墩。這時可以把墩推給往左最近的那一位。得到墩的人引牌。
arsene-learn-free = 你沒有墩，所以沒有人能把墩推給你。又是黑桃，你沒有：丟掉最小的紅心。
arsene-learn-free-else = 留下梅花Q贏那一墩，大一點的紅心也留著。
arsene-learn-win = 梅花9，而Q是你唯一的梅花。它會贏：你的第一墩。第一墩一定歸自己。
arsene-learn-win-else = 你有梅花，必須出。
arsene-learn-lead = 你想要的就是一墩，但另一名怪盜也有一墩。你得從兩張紅心引牌。引J：贏了也有人可以推。
arsene-learn-lead-else = 引10的話，更難知道誰會贏。先出J。
arsene-learn-shove = 你贏了。收下就有兩墩；推出去則對方有兩墩。推吧，1號店就是你一個人的。
arsene-learn-shove-else = 兩墩會讓你去2號店，那裡可能還有人來。推出去的話，就沒有別人是一墩。
arsene-learn-end = 你獨自偷了1號店；兩人在3號店撞見，什麼都沒有。2到4號店一次比一次多；偷三次後店就空了，誰去誰被捕。籌碼最多者獲勝。
