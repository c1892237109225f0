# Love Letter
love_letter-title = 情書
love_letter-line = 手上一張，抽一張，出一張：猜透對手，把情書送到公主手中。
love_letter-designer = カナイセイジ（Seiji Kanai），2012
love_letter-about = 你手上只有一張牌。再抽一張，打出其中一張並執行效果：猜對手的牌、偷看、比大小、交換。讓其他人全部出局，或在牌庫抽完時手牌最大，就能得到一個信物。一輪只要幾分鐘，偷看一眼就可能扭轉局勢。
love_letter-command = 情書
# Whose figures the cards show: west (guard, monk, knight, maid, prince, king) or east (soldier, jester, knight, monk, wizard, general).
love_letter-cast = west

# Options
love_letter-option-target = 獲勝信物數
love_letter-option-target-auto = 依人數
love_letter-option-target-help = 獲勝需要的信物：1到20，或依人數（兩人7、三人5、四人4）。
love_letter-option-card7 = 7號牌
love_letter-option-card7-countess = 伯爵夫人
love_letter-option-card7-minister = 大臣
love_letter-option-card7-help = 伯爵夫人和5或6同時在手就必須打出；大臣則是兩張合計12以上就出局。
love_letter-option-tie = 完全平手
love_letter-option-tie-none = 沒有信物
love_letter-option-tie-share = 各得一個
love_letter-option-tie-help = 亮牌時手牌和棄牌都平手的話怎麼辦。
love_letter-option-max_rounds = 輪數上限
love_letter-option-max_rounds-help = 打完這麼多輪後，信物最多者獲勝：5到60，通常是40。

# Cards
love_letter-card-1 = 衛兵
love_letter-card-2 = 神父
love_letter-card-3 = 男爵
love_letter-card-4 = 侍女
love_letter-card-5 = 王子
love_letter-card-6 = 國王
love_letter-card-7 = 伯爵夫人
love_letter-cost = 你會出局
love_letter-card-8 = 公主
love_letter-card-9 = 大臣
love_letter-numbered = { $card }（{ $number }）
love_letter-effect-1 = 猜一名對手的牌，2到8；猜中則對手出局
love_letter-effect-2 = 偷看一名對手的手牌
love_letter-effect-3 = 和一名對手祕密比手牌，小的出局
love_letter-effect-4 = 直到你的下個回合，沒有人能指定你
love_letter-effect-5 = 讓一名對手或自己棄掉手牌，再抽一張
love_letter-effect-6 = 和一名對手交換手牌
love_letter-effect-7 = 沒有效果；和5或6同時在手就必須打出
love_letter-effect-8 = 打出或棄掉的人出局
love_letter-effect-9 = 沒有效果；兩張合計12以上就出局

# A turn
love_letter-prompt-play = 要打出{ $one }還是{ $two }？
love_letter-prompt-whom = 你有兩張{ $one }。要對誰使用一張？
love_letter-prompt-same = 你有兩張{ $one }，打出其中一張。
love_letter-prompt-countess = 你有{ $one }和{ $two }，必須打出伯爵夫人。
love_letter-tag-idle = 打出但沒有效果
love_letter-ask-guard-2 = 你猜是哪一張？
love_letter-ask-idle-1 = 沒有人可以指定。要打出哪一張（無效果）？
love_letter-hint-self = 你自己
love_letter-hint-unseen = 還有{ $count }張沒出現
love_letter-move-at = 對 { $target } 用{ $card }
love_letter-move-guessed = 對 { $target } 用{ $card }：{ $named }？
love_letter-move-plain = 打出{ $card }
love_letter-move-idle = 打出{ $card }（無效果）

# Refusals
love_letter-no-card = 你沒有{ $card }。請從兩張手牌中選。
love_letter-no-countess = 不能打出{ $card }：和5或6同時在手時，必須打出伯爵夫人。
love_letter-no-idle = 有人可以指定，所以{ $card }會有效果。請選一名玩家。
love_letter-no-nobody = 現在沒有人可以指定，{ $card }沒有效果。可以無效果打出，或改打另一張。
love_letter-no-other = 請選一名沒有出局也沒有受保護的玩家，以及2到8的數字。

# What happened
love_letter-event-round_began = { $count ->
    [0] 第{ $round }輪：由 { $starter } 開始。
   *[other] 第{ $round }輪：由 { $starter } 開始。移除的牌：{ $cards }。
}
love_letter-event-drew = 你抽到{ $card }。
love_letter-event-laid = { $seat } 打出{ $card }。
love_letter-event-idle = { $seat } 打出{ $card }，沒有效果。
love_letter-event-guessed = { $hit ->
    [yes] { $seat } 的衛兵猜 { $target } 是{ $card }：猜中了。
   *[no] { $seat } 的衛兵猜 { $target } 是{ $card }：沒猜中。
}
love_letter-event-looked = { $seat } 的神父看了 { $target } 的手牌。
love_letter-event-compared = { $even ->
    [yes] { $seat } 的男爵和 { $target } 比牌：兩張一樣大。
   *[no] { $seat } 的男爵和 { $target } 比牌。
}
love_letter-event-swapped = { $seat } 的國王：{ $seat } 和 { $target } 交換手牌。
love_letter-event-saw = { $seat } 的手牌是{ $card }。
love_letter-event-forced = { $self ->
    [yes] { $seat } 的王子：{ $seat } 棄掉{ $card }。
   *[no] { $seat } 的王子讓 { $target } 棄掉{ $card }。
}
love_letter-event-fell = { $count ->
    [0] { $seat } 出局。
   *[other] { $seat } 出局，亮出{ $cards }。
}
love_letter-event-burdened = { $seat } 出局：{ $cards }讓大臣承受不住。
love_letter-event-showed = { $seat } 亮出{ $card }。
love_letter-event-round_over = { $shown ->
    [no] { $winners } 留到最後，拿下第{ $round }輪。信物：{ $tokens }。
   *[yes] { $count ->
        [0] 亮牌平手：第{ $round }輪沒有人得到信物。
        [1] 牌庫抽完：{ $winners } 拿下第{ $round }輪。信物：{ $tokens }。
       *[other] 亮牌平手：{ $winners } 各得一個信物。信物：{ $tokens }。
    }
}
love_letter-event-over = { $count ->
    [1] { $winners } 獲勝！
   *[other] { $winners } 共享勝利！
}
love_letter-score-of = { $name } { $score }

# The table
love_letter-round = 第{ $round }輪
love_letter-goal = { $target }個信物獲勝
love_letter-state = 第{ $round }輪 · 牌庫剩{ $deck }張 · { love_letter-goal }
love_letter-over = 遊戲結束
love_letter-aside = 暗置
love_letter-face-up = 移除的牌
love_letter-out = 出局
love_letter-protected = 保護中
love_letter-shown = { $name }：{ $card }
love_letter-last = { $name }：{ $text }
love_letter-last-fell = { $guessed ->
    [yes] { $text }{ $name } 出局
   *[no] { $text }，{ $name } 出局
}
love_letter-missed = { $text }沒猜中
love_letter-begins = 留到最後，或牌庫抽完時手牌最大，就贏得這一輪。
love_letter-turns = 這一輪
love_letter-showdown = 亮牌
love_letter-task = 打出其中一張
love_letter-targets = 可以指定
love_letter-rules-example = 打出衛兵，留下公主
love_letter-unseen = 未出現
love_letter-copies = { $card }{ $count }張
love_letter-alt-unseen = 你還沒看到的牌：{ $cards }。
love_letter-unit = 個信物
love_letter-amount = { $number }個信物
love_letter-drawn = 剛抽
love_letter-alt-deck = 牌庫剩{ $deck }張，暗置{ $aside }張。
love_letter-alt-face-up = 移除的牌：{ $cards }。
love_letter-alt-last = 上一手：{ $text }。
love_letter-alt-fell = { $name } 出局時的牌是{ $card }。
love_letter-alt-shown = 上次亮牌：{ $cards }。
love_letter-alt-discards = { $count ->
    [0] 沒有棄牌
   *[other] 棄牌（{ $cards }）
}
love_letter-alt-won = 贏得第{ $rounds }輪
love_letter-alt-hand-out = 你這一輪出局了。
love_letter-alt-effect = { $card }：{ $effect }。
love_letter-alt-targets = 可以指定 { $names }。
love_letter-alt-saw = 第{ $turn }回合：{ $name } 的牌是{ $card }。
love_letter-alt-was-seen = 第{ $turn }回合：{ $name } 看到你的{ $card }。
love_letter-story-last = 第{ $round }輪留到最後，決定勝負
love_letter-story-card = 第{ $round }輪以{ $card }決定勝負
love_letter-story-rounds = { $round }輪後信物最多

# Rules
love_letter-sketch-goal = 留到最後，或最後手牌最大，就獲勝。
love_letter-sketch-turn = 抽一張，打出兩張之一，並執行效果。
love_letter-sketch-score = 贏一輪得一個信物，先收集夠的人獲勝。
love_letter-rules-0-title = 抽一張，出一張
love_letter-rules-0-1 = 手牌一張。輪到你時再抽一張，把其中一張正面朝上打出，並執行效果。
love_letter-rules-0-2 = 其他人都出局時，留下的人贏得這一輪。
love_letter-rules-0-3 = 牌庫抽完時，手牌最大的人獲勝。一樣大就比自己棄牌的總和。
love_letter-rules-0-4 = { $target ->
    [auto] 贏家得到一個信物，並開始下一輪。兩人先得{ $for_2 }個獲勝，三人{ $for_3 }個，四人{ $for_4 }個。
   *[other] 贏家得到一個信物，並開始下一輪。先得{ $target }個信物者獲勝。
}
love_letter-rules-1-title = 1到4
love_letter-rules-2-title = 5到8
love_letter-rules-3-title = 細則
love_letter-rules-3-1 = 共{ $pack }張牌，先暗置一張。兩人時再翻開{ $face_up }張移除。第一輪由誰開始，抽籤決定。
love_letter-rules-3-2 = 受保護的人不能被指定。1、2、3、6沒有人可以指定時，沒有效果；5則必須對自己使用。
love_letter-rules-3-3 = 男爵比的兩張牌一樣大時，沒有人出局。
love_letter-rules-3-4 = 因王子或出局而亮出的牌沒有效果。只有公主例外：必須棄掉公主的人出局。
love_letter-rules-3-5 = 使用王子時牌庫已空，就抽暗置的那張。
love_letter-rules-4-title = 平手、祕密、結束
love_letter-rules-4-1 = 看到的別人手牌只會私訊給你。紀錄只寫你看過。
love_letter-rules-4-2 = 連棄牌總和也一樣時，沒有人得到信物（可設定為各得一個），由同一人再開始。
love_letter-rules-4-3 = 最多{ $max_rounds }輪就結束，信物最多者獲勝。
love_letter-rules-4-4 = 可以設定7號牌是大臣：不必打出，但抽牌後合計{ $too_much }以上就立刻出局。

# A first hand (/learn)
love_letter-learn-goal = 你手上有一張牌；每回合再抽一張，打出其中一張。讓其他人出局，或在牌庫抽完時手牌最大，就得到一個信物。
love_letter-learn-guard = 王子和衛兵。衛兵可以猜某人的牌：猜中就出局。你還什麼都不知道，所以猜有兩張的侍女。留下王子（5）。
love_letter-learn-guard-else = 猜牌沒有損失，王子又值得留著。先出衛兵。
love_letter-learn-listen = 沒猜中，這很常見。不過有人用神父看了別人的牌。被看過的人有危險，看過的人會採取行動。
love_letter-learn-second = 又是衛兵。試試看過牌的那個人；侍女還是很有可能。不會有損失。
love_letter-learn-second-else = 衛兵還能用時，就把王子留著。
love_letter-learn-prince = 你的王子被看到了，下次可能會被衛兵猜中。有一人受保護；用王子讓另一人棄牌。說不定是公主，而你還留著國王。
love_letter-learn-prince-else = 有人知道你的王子了。在被猜中前打出去，而且別對自己用。
love_letter-learn-luck = 是公主：棄掉公主的人出局。接著有人打出伯爵夫人，也許是被迫的：和王子或國王同時在手，就必須打出。
love_letter-learn-baron = 國王和男爵，剩一名對手。男爵會拿你的另一張和對手比：小的出局。伯爵夫人和公主都出來了，沒有牌大過你的國王。
love_letter-learn-baron-else = 交換手牌會把國王送出去。拿來比吧：比它大的只有公主和伯爵夫人，都已經出來了。
love_letter-learn-token = 你的第一個信物：你留到最後，贏得這一輪。贏家開始下一輪。
love_letter-learn-priest = 神父和王子。大家都還什麼都不知道，用神父看一張牌吧。
love_letter-learn-priest-else = 現在知道一張牌，比盲目讓人棄牌更有價值。
love_letter-learn-guess = 想一想：你看過的那個人拿王子，卻輸給男爵。所以另一人的牌大於5：國王、伯爵夫人或公主。猜伯爵夫人。
love_letter-learn-guess-else = 男爵的贏家拿的牌比王子大，是6、7或8。猜7。
love_letter-learn-end = 猜中了。這就是這個遊戲：打出的每張牌，都透露留下的那張。三人時五個信物獲勝。
