# Tennos Square
tennos_square-title = Tennos方陣
tennos_square-line = 把面前蓋著的一列換成遞增的牌。放在哪裡，決定接下來輪到誰。
tennos_square-designer = ゆうり（練馬おやこボードゲームの会），2016
tennos_square-about = 把面前蓋著的一列牌逐張換成正面，讓它由左到右遞增：連得越長分數越高，以張數的平方計分。有人排完時這一局就結束，並得到獎勵分。放的位置決定誰行動：左家、右家、搭檔，或還是你。四人是搭檔戰，三人各打各的。

# Options
tennos_square-option-mode = 模式
tennos_square-option-mode-help = 四人是搭檔戰；三人是個人戰或交錯搭檔（需全員同意，入座即同意）。
tennos_square-option-mode-auto = 依人數
tennos_square-option-mode-partnership = 搭檔戰
tennos_square-option-mode-split = 交錯搭檔

# Turn
tennos_square-tag-discard = 交出一張
tennos_square-tag-place = 放一張牌
tennos_square-tag-swap = 交換手牌
tennos_square-hint-discard = 三張中一張進交換區，兩張留作手牌
tennos_square-hint-place = 放到蓋著的位置；底下的牌收進手牌
tennos_square-hint-swap = 兩張手牌都進交換區，拿一張。這一局之後手牌只有一張
tennos_square-ask-discard-1 = 要交出哪一張？
tennos_square-ask-place-1 = 要放哪一張？
tennos_square-ask-place-2 = { $card }要放哪裡？
tennos_square-ask-swap-1 = 兩張手牌都進交換區。要拿哪一張？
tennos_square-prompt-discard = 從三張候選牌交出一張。要交哪一張？
tennos_square-prompt-turn = 放一張牌。可以先交換手牌。
tennos_square-prompt-place = 放一張牌。要放哪裡？
tennos_square-prompt-swapped = 交換好了。接著放剛拿的牌。
tennos_square-slot = 第{ $slot }格（{ $group }）
tennos_square-group-left = 左
tennos_square-group-centre = 中
tennos_square-group-right = 右
tennos_square-slot-hint = { $next }。左邊{ $left }，右邊{ $right }
tennos_square-slot-hint-left = 接著輪到左家
tennos_square-slot-hint-right = 接著輪到右家
tennos_square-slot-hint-partner = 接著輪到搭檔
tennos_square-slot-hint-self = 再輪到你
tennos_square-slot-hint-out = 你排完了
tennos_square-nothing = 沒有
tennos_square-take-deck = 牌庫頂的牌
tennos_square-take-deck-hint = 拿了才看得到
tennos_square-take-own = { $card }（自己交出的）
tennos_square-move-discard = 交出{ $card }
tennos_square-move-place = 把{ $card }放在第{ $slot }格（{ $group }）
tennos_square-move-swap = 用兩張手牌換{ $card }
tennos_square-move-swap-deck = 用兩張手牌換牌庫頂的牌

# Refusals
tennos_square-no-candidate = 你沒有拿到{ $card }。請從三張候選牌交出一張。
tennos_square-no-discard-first = 所有人要先交出一張候選牌，之後才放牌。
tennos_square-no-discard-now = 交出候選牌的階段已過。請從手牌放一張。
tennos_square-no-swap-again = 交換需要兩張手牌，你只有一張。請直接放。
tennos_square-no-take = { $card }不在交換區。請拿交換區的明牌，或牌庫頂的牌。
tennos_square-no-slot = 位置是1到{ $slots }。請選還蓋著的位置。
tennos_square-no-covered = 第{ $slot }格已經是{ $card }。請選還蓋著的位置。
tennos_square-no-hand-card = 你沒有{ $card }。請從手牌放一張。

# Events
tennos_square-event-deal = 第{ $deal }局。由 { $dealer } 發牌。
tennos_square-event-candidates = 你的候選牌：{ $cards }。
tennos_square-event-given = 交出的牌：{ $cards }。
tennos_square-given-of = { $name } { $card }
tennos_square-event-first = 由 { $seat } 開始。
tennos_square-event-swapped = { $seat } 交出{ $paid }，拿走{ $took }。
tennos_square-event-swapped-deck = { $seat } 交出{ $paid }，拿走牌庫頂的牌。
tennos_square-event-drew = 你從牌庫拿到{ $card }。
tennos_square-event-placed = { $seat } 把{ $card }放在第{ $slot }格。接著輪到 { $next }。
tennos_square-event-placed-again = { $seat } 把{ $card }放在第{ $slot }格，再行動一次。
tennos_square-event-placed-out = { $seat } 把{ $card }放在第{ $slot }格：整列完成。
tennos_square-event-picked = 你收進{ $card }。
tennos_square-event-deal_over = 第{ $deal }局結束。{ $out } 排完（+{ $bonus }）。{ $rows }。
tennos_square-points-of = { $name } { $points }分
tennos_square-event-over-team = { $winners } 獲勝！

# The table in words
tennos_square-state = { $mode }，第{ $deal }局，共{ $deals }局，牌庫{ $deck }張
tennos_square-alt-discard = 所有人從三張候選牌交出一張。
tennos_square-alt-pool = 交換區：{ $cards }。牌庫：{ $deck }張。
tennos_square-alt-key4 = 放第1到3格後輪到左家（下一個座位），第4和6格輪到搭檔，第5格還是同一人，第7到9格輪到右家。
tennos_square-alt-key3 = 放第1到3格後輪到左家（下一個座位），第4和5格還是同一人，第6到8格輪到右家。
tennos_square-alt-before = 這是上一局的列；x是仍蓋著的牌。現在全部又蓋著了。
tennos_square-alt-facedown = 所有的列都蓋著。
tennos_square-alt-row = 列{ $points }（{ $row }）
tennos_square-alt-took = ，交換時拿的{ $card }
tennos_square-alt-team = { $team }隊
tennos_square-alt-last-row = { $seat }號位的最後一列，{ $points }：{ $row }。
tennos_square-alt-last = 上一手：{ $seat }號位把{ $card }放在第{ $slot }格。
tennos_square-alt-teams = 1號位和3號位共{ $first }分，2號位和4號位共{ $second }分。
tennos_square-alt-own = 你的列：{ $slots }。x是蓋著的牌。目前{ $points }分。
tennos_square-alt-own-over = 你的列：{ $slots }。x是蓋著的牌。{ $points }分。
tennos_square-alt-where = 可放的位置和接著的人：{ $places }。
tennos_square-alt-place = { $slots }：{ $seat }號位 { $name }
tennos_square-alt-place-self = { $slots }：還是你
tennos_square-alt-place-out = { $slots }：排完
tennos_square-alt-may-swap = 用兩張手牌可換：{ $cards }，或牌庫頂的牌。
tennos_square-and = 和
tennos_square-numbered = { $number }：{ $card }
tennos_square-points = { $bonus ->
    [0] { $row }分
   *[other] { $row }分加排完{ $bonus }分
}
tennos_square-alt-groups = 左 { $left }；中 { $centre }；右 { $right }
tennos_square-alt-rows = 列由左讀起；x是蓋著的牌。

# Words in pictures
tennos_square-deal-of = 第{ $deal }/{ $deals }局
tennos_square-bar-individual = 個人戰
tennos_square-bar-split = 交錯搭檔
tennos_square-hand = 手牌
tennos_square-pool = 交換區
tennos_square-row = 列分
tennos_square-total = 總分
tennos_square-discs = 圓點＝下一位
tennos_square-before = 上一局
tennos_square-now-discard = 所有人正從三張中交出一張。
tennos_square-hand-candidates = 你的候選牌
tennos_square-task-discard = 交出一張
tennos_square-task-place = 放一張牌
tennos_square-task-swap = 交換或放牌
tennos_square-hand-mark = 交出
tennos_square-hand-may-swap = 可以交換
tennos_square-hand-no-swap = 不能交換
tennos_square-hand-out = 排完
tennos_square-tie = 同分：最後排完的一方勝
tennos_square-last-placed = { $name }：{ $card }放第{ $slot }格
tennos_square-last-took = { $name } 交換拿走{ $card }
tennos_square-last-out = 第{ $deal }局：{ $name } 排完（+{ $points }）
tennos_square-hand-total = { $deal }，總分{ $total }
tennos_square-hand-row = 你的列：{ $points }分
tennos_square-hand-again = 5：自己
tennos_square-last-rows = 最後一局
tennos_square-story-margin = 以{ $points }分之差獲勝
tennos_square-story-row = 最佳的列：{ $name }，{ $points }分
tennos_square-story-outs = 率先排完{ $count }次
tennos_square-own-and-partner = { $own } + 搭檔{ $other }
tennos_square-own-and-left = { $own } + 左家{ $other }

# How to play
tennos_square-sketch-goal = 把自己的一列換成由左到右遞增的數字。
tennos_square-sketch-turn = 放一張牌到列中。放的位置決定接著輪到誰。
tennos_square-sketch-score = 連續的牌得張數的平方：連四張16分。
tennos_square-rules-0-title = 由小到大，一路遞增
tennos_square-rules-0-1 = 每人面前一列蓋著的牌：四人九張（3-3-3），三人八張（3-2-3）。誰都不能看。
tennos_square-rules-0-2 = 逐張換成正面的牌，讓整列由左到右遞增。A最小，10最大。
tennos_square-rules-0-3 = 有人整列都是正面時，這一局結束。
tennos_square-rules-1-title = 發牌與第一個選擇
tennos_square-rules-1-1 = 六種花色的A到10，共60張。每人三張候選牌，同時交出一張。
tennos_square-rules-1-2 = 這些牌翻開成為交換區；另外兩張是手牌。
tennos_square-rules-1-3 = 首局莊家抽籤決定，之後換左家。由莊家左家開始；第2局起由總分最低的人開始。同分時，從莊家左邊數起最先遇到的人；莊家排最後。
tennos_square-rules-2-title = 你的回合：放牌，再補牌
tennos_square-rules-2-1 = 把一張手牌正面放到自己蓋著的位置。
tennos_square-rules-2-2 = 原本在那裡的牌收進手牌。
tennos_square-rules-2-3 = 有兩張手牌時可以先交換：兩張都進交換區，再從交換區或牌庫頂拿一張。之後手牌只有一張。
tennos_square-rules-3-title = 位置決定輪到誰
tennos_square-rules-3-1 = 左三格：左家。右三格：右家。
tennos_square-rules-3-2 = 四人時，第4和6格輪到搭檔，第5格再輪到你。
tennos_square-rules-3-3 = 三人時，第4和5格都再輪到你。
tennos_square-rules-4-title = 一局的計分
tennos_square-rules-4-1 = 只由左讀正面的牌。一路不下降的連續牌，得張數的平方分；同數字算繼續。
tennos_square-rules-4-2 = 排完另有獎勵：四人20分，三人15分。
tennos_square-rules-5-title = 遊戲結束
tennos_square-rules-5-1 = 所有人都發過一次牌就結束：四人四局，三人三局。
tennos_square-rules-5-2 = 搭檔戰（四人）：搭檔的總分相加。同分時，最後一局排完的一方獲勝。
tennos_square-rules-5-3 = 個人戰（三人）：各算各的總分；同分共享勝利。
tennos_square-rules-5-4 = 交錯搭檔（三人，全員同意）：你和左家的總分相加；同分共享勝利。
tennos_square-rules-5-5 = 兩張手牌都不合用時，晚點再交換：剩下的回合少，只有一張手牌也不吃虧。
tennos_square-who-self = 還是你
tennos_square-who-left = 左家
tennos_square-who-partner = 搭檔
tennos_square-who-right = 右家

# A first hand (/learn)
tennos_square-learn-goal = 把九張蓋著的牌逐張換掉，讓整列由左到右遞增：一路不下降的連續牌，得張數的平方分。搭檔坐在對面。
tennos_square-learn-give = 三張候選牌，交出一張；它會進大家的交換區。兩張6會互相妨礙。留一張6和8。
tennos_square-learn-give-else = 中間放6、右邊放8很搭。6一張就夠。
tennos_square-learn-turn = 注意輪到誰會怎麼變：左三格給左家，右三格給右家，第4和6格給搭檔；正中的第5格讓你再來一次。
tennos_square-learn-centre = 6該放中間，第5格又能讓你再行動。一舉兩得。
tennos_square-learn-centre-else = 放在第5格，別人就輪不到，而6放那裡也正好。
tennos_square-learn-right = 底下的牌進了你的手：是2。接著放8：它該在6的右邊，後面還要留給9和10。第7格。
tennos_square-learn-right-else = 第7格為更大的牌留下兩個位置。2之後再放到左邊。
tennos_square-learn-eight = 你收進了9。放第8格，就在8旁邊。
tennos_square-learn-eight-else = 正好放得下，中間也不用再放什麼。
tennos_square-learn-far = 你等待時，其他人都行動了很多次：輪到誰，由大家放的位置決定。你的6、8、9連成三張，值九分；連得更長就多得多。
tennos_square-learn-low = 手上有兩張2。同數字也算連續，第1和2格正適合。先放第1格。
tennos_square-learn-low-else = 最小的該放最左邊。
tennos_square-learn-two = 另一張2放旁邊：五張遞增，已經25分。
tennos_square-learn-two-else = A放在2後面會下降，連續就斷了。
tennos_square-learn-end = 有人完成整列：20分，這一局結束。搭檔相加；所有人都發過一次牌後，總分高的一隊獲勝。兩張爛牌？可以兩張一起換交換區的一張。
