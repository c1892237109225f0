# Stendhal
stendhal-title = 斯湯達爾
stendhal-line = 這一墩出最多張的花色獲勝；蓋著的牌決定兩個負分花色。
stendhal-designer = アカシア
stendhal-about = 沒有王牌的吃墩遊戲：不管引什麼花色，這一墩裡張數最多的花色獲勝。一開始每人蓋一張牌，由這些牌決定兩個負分花色。贏了墩又沒吃到它們，就有獎勵。吃到的話，最小的一張扣它的數字，其餘每張扣一分。
stendhal-command = 斯湯達爾

# Options
stendhal-option-limit = 分數界線
stendhal-option-limit-help = 有人總分低到負這麼多分時結束。通常是66；30是短局。
stendhal-option-max_deals-help = 最多打這麼多局。預設依分數界線為30或60。
stendhal-option-max_deals-auto = 依分數界線
stendhal-option-lowest_ace = 負分花色的A
stendhal-option-lowest_ace-help = 找負分花色最小的牌時，A算1還是大過K。
stendhal-option-lowest_ace-low = 最小的牌
stendhal-option-lowest_ace-high = 大過K（只有A時算1分）

# A turn
stendhal-tag-choose = 蓋牌
stendhal-ask-choose-1 = 要蓋哪一張？
stendhal-prompt-choose = 蓋一張牌，一起決定負分花色。
stendhal-move-choose = 蓋{ $card }

# Refusals
stendhal-no-play-now = 還在決定負分花色。請先蓋一張牌。
stendhal-no-choose-now = 負分花色已經決定。請出一張牌。

# What happened
stendhal-event-revealed = 蓋著的牌：{ $cards }。負分花色：{ $first }和{ $second }。
stendhal-event-revealed-centre = 蓋著的牌：{ $cards }；中央{ $centre }。負分花色：{ $first }和{ $second }。
stendhal-laid = { $name } { $card }
stendhal-event-trick = 最多的是{ $suit }：{ $name } 以{ $card }吃下這一墩。
stendhal-event-trick-last = 最多的是{ $suit }：{ $name } 吃下這一墩。
stendhal-event-trick-leader = 花色全都不同，由引牌的 { $name } 吃下這一墩。
stendhal-event-scored = 第{ $deal }局：{ $points }。總分：{ $totals }。
stendhal-event-scored-first = 第{ $deal }局：{ $points }。
stendhal-event-play_off = 到達分數界線，但 { $seats } 並列第一，所以再打一局。

# The table
stendhal-state-choose = 第{ $deal }局，決定負分花色
stendhal-alt-minus = 負分花色：{ $first }和{ $second }。蓋的牌，從1號位起：{ $cards }。
stendhal-alt-leader = 接著由{ $seat }號位引牌。
stendhal-alt-last-deal = 上一局，從1號位起：{ $points }。
stendhal-alt-left = 中央蓋著{ $count }張牌。
stendhal-alt-centre = 中央：{ $cards }。
stendhal-alt-most = 最多的花色：{ $suit }，{ $count }張。
stendhal-alt-leads = 花色全都不同，目前引牌的座位領先。
stendhal-alt-end = 有人到負{ $limit }分時比賽結束。
stendhal-alt-closing = 已到達分數界線。只要有人單獨領先就結束。

# Words in pictures
stendhal-bar-minus = 負分花色
stendhal-bar-limit = 到−{ $limit }結束
stendhal-closing = 加賽
stendhal-last-deal = 上一局
stendhal-first = 蓋著的牌決定兩個負分花色
stendhal-centre = 中央
stendhal-out = 不再使用
stendhal-chosen = 已蓋牌
stendhal-task-choose = 蓋一張牌
stendhal-blow = 最重的一擊：{ $name }，第{ $deal }局{ $points }分
stendhal-story-turned = 最後一局逆轉

# Rules
stendhal-sketch-goal = 贏墩，但避開兩個負分花色。
stendhal-sketch-turn = 有引牌花色就要跟。張數最多的花色贏得這一墩。
stendhal-sketch-score = 負分牌每張扣1分，最小的扣它的數字。都沒有就有獎勵。
stendhal-rules-0-title = 張數最多的花色獲勝
stendhal-rules-0-1 = 有引牌花色就必須跟。沒有的話，出哪張都可以。
stendhal-rules-0-2 = 這一墩張數最多的花色獲勝，由其中最大的牌吃下：A、K、Q…2。
stendhal-rules-0-3 = 張數相同時，最後一張較晚出的花色獲勝。這裡是黑桃。
stendhal-rules-0-4 = 莊家左家首先引牌，之後由贏墩的人引。五或六人時花色可能全都不同：這時引牌的人贏。
stendhal-rules-1-title = 發牌
stendhal-rules-1-1 = { $pack }張牌，沒有鬼牌：五人每人{ $for_5 }張，六人{ $for_6 }張，七人{ $for_7 }張。其餘蓋在中央。
stendhal-rules-1-2 = 首局莊家抽籤決定，之後換左家發牌。
stendhal-rules-1-3 = 每人蓋一張手牌。和中央的牌一起翻開，決定負分花色，這一局不再使用。
stendhal-rules-2-title = 負分花色
stendhal-rules-2-1 = 這些牌裡最多的花色是負分花色。相同則比最大的牌，再比下一張。這裡是梅花。
stendhal-rules-2-2 = 還是相同，就從莊家右家逆時針看，中央最後：先遇到的花色。
stendhal-rules-2-3 = 它的搭檔是第二個：黑桃配紅心，梅花配方塊，十字配葉子。
stendhal-rules-3-title = 計分
stendhal-rules-3-1 = 吃到的每個負分花色，每張扣1分，但最小的一張扣它的數字。
stendhal-rules-3-2 = A算1且最小，J是11，Q是12，K是13。可以設定A大過K。
stendhal-rules-3-3 = 十字4 + 3，葉子10：扣17分。
stendhal-rules-3-4 = 贏墩而沒有任何負分牌，依花色數得獎勵：一種1分，兩種3分，三種6分，四種10分。
stendhal-rules-4-title = 結束
stendhal-rules-4-1 = 有人總分到負{ $limit }以下時遊戲結束，總分最高者獲勝。
stendhal-rules-4-2 = 並列第一時，打到有人領先為止。
stendhal-rules-4-3 = 最多{ $max_deals }局；那時並列的人共享勝利。

# A first hand (/learn)
stendhal-learn-goal = { stendhal-title }玩的是你不想吃的墩。六種花色中有兩種會扣分，由大家祕密決定。你有很多紅心和黑桃，梅花和方塊幾乎沒有。
stendhal-learn-choose = 每人蓋一張牌。蓋最多的花色扣分，它的搭檔也是：梅花配方塊，黑桃配紅心。投給梅花吧，你只有這一張。
stendhal-learn-choose-else = 投給自己很多張的花色，會讓自己的牌變危險。梅花正好。
stendhal-learn-minus = 成功了：加上中央的牌，梅花最多。吃到的梅花或方塊每張扣一分，每個花色最小的扣它的數字。蓋過的牌不再使用。
stendhal-learn-follow = 引牌是方塊，你有一張，所以必須跟。4很安全：Q比較大。這下你沒有負分牌了。
stendhal-learn-follow-else = 你有方塊，必須出。
stendhal-learn-throw = 梅花，你沒有：出哪張都可以。張數最多的花色吃墩，你的紅心追不上兩張梅花。丟一張留著會後悔的大牌。
stendhal-learn-throw-else = 小牌在這裡很珍貴：最後能讓你避開墩。放掉Q。
stendhal-learn-again = 桌上有三張方塊、一張黑桃。你還是不會贏，正是丟紅心A的時機。
stendhal-learn-again-else = A會替你贏到不想要的墩。趁沒有代價時丟掉。
stendhal-learn-cross = 十字不扣分，但後面的人可能丟梅花進來。你必須跟，而9是唯一的一張：在J底下很安全。
stendhal-learn-cross-else = 你有十字，必須跟。
stendhal-learn-late = 兩張方塊、一張梅花、一張葉子：方塊最多。注意張數相同時，最後一張較晚出的贏。紅心只有一張，很安全。
stendhal-learn-late-else = 出最後的葉子會變成葉子和方塊各兩張，相同時較晚的贏。簡單點：出紅心。
stendhal-learn-spade = 終於是你很多張的黑桃。桌上有J和10，你的9剛好在下面：出不會贏的最大牌。
stendhal-learn-spade-else = 等只剩你有黑桃時，就需要小黑桃。現在用掉9。
stendhal-learn-end = 到目前你什麼都沒吃到。沒有負分牌的墩還有獎勵，四種花色十分。打到有人到負66分為止；總分最高者獲勝。
