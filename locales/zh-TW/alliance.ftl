# Alliance
alliance-title = 同盟
alliance-line = 每人一個花色，爭奪十八張人頭牌。明出、蓋出，和隊友湊成同數。
alliance-designer = 出處未載明
alliance-about = 你用自己花色的牌組成自己的牌庫，獎品是人頭牌。明出就是爭奪，蓋出就是等待。2剋A，白牌剋鬼牌，三人隊伍出三張同數則勝過一切。可以兩人或三人一隊、各自為戰，或祕密結盟。

# Command
alliance-command = 同盟

# Options
alliance-option-mode = 模式
alliance-option-mode-help = 團隊戰需4或6人，個人戰2到6人，祕密團隊戰6人。
alliance-option-mode-team = 團隊戰
alliance-option-mode-secret_team = 祕密團隊戰
alliance-option-rebuild = 重組牌庫
alliance-option-rebuild-help = 可以把棄牌洗回自己牌庫幾次。
alliance-option-rebuild-once_per_game = 每場一次
alliance-option-rebuild-once_per_cleanup = 每次整理一次
alliance-option-team_assignment = 分隊
alliance-option-team_assignment-help = 只限團隊戰。選「依座位」時，隔一個座位的人是隊友。
alliance-option-team_assignment-random = 隨機抽籤
alliance-option-team_assignment-fixed = 依座位
alliance-option-secret_teams = 祕密隊伍
alliance-option-secret_teams-help = 只限祕密團隊戰：兩人三隊或三人兩隊。
alliance-option-secret_teams-three_pairs = 兩人三隊
alliance-option-secret_teams-two_trios = 三人兩隊

# Cards
alliance-white-0 = 白牌（黑）
alliance-white-1 = 白牌（紅）
alliance-team-0 = 黑
alliance-team-1 = 紅
alliance-team-2 = 白
alliance-suit-of = { $suit }：{ $name }
alliance-suit-you = { $suit }（你）

# A turn
alliance-tag-propose = 提案
alliance-tag-usual = 一般分配
alliance-tag-accept = 同意
alliance-tag-reconsider = 重新考慮
alliance-tag-play = 明出
alliance-tag-down = 蓋出
alliance-tag-top = 出牌庫頂
alliance-tag-no = 不重組
alliance-tag-rebuild = 重組，保留手牌
alliance-tag-put_back = 放回手牌並重組
alliance-tag-ask_rebuild = 何時詢問
alliance-ask-propose-1 = 鬼牌1給誰？
alliance-ask-propose-2 = 鬼牌2給誰？
alliance-ask-propose-3 = 白牌給誰？
alliance-ask-play-1 = 要明出的牌
alliance-ask-down-1 = 要蓋出的牌
alliance-ask-put_back-1 = 重組前要放回哪些牌？
alliance-asking = 重組：{ $when }
alliance-asking-0 = 不詢問
alliance-asking-1 = 牌庫空了才問
alliance-asking-2 = 每次都問
alliance-prompt-distribute-first = 提案由誰拿隊上的兩張鬼牌和白牌。每人最多提案{ $left }次。
alliance-prompt-distribute-answer = 目前提案：{ $plan }。同意，或另外提案（還有{ $left }次）。
alliance-prompt-distribute-usual = 目前提案：{ $plan }。提案次數用完了：請同意，或選一般分配（{ $usual }）。
alliance-prompt-distribute-last = 目前提案：{ $plan }，即一般分配。提案次數用完了：請同意。
alliance-prompt-play = 本墩獎品：{ $court }。要出什麼？
alliance-prompt-play-lead = 本墩獎品：{ $court }。由你先出，必須明出。
alliance-prompt-rebuild = 要重組自己的牌庫嗎？
alliance-prompt-pass = 沒有牌可出，只能跳過。
alliance-move-propose = 提案：{ $plan }
alliance-move-usual = 一般分配：{ $plan }
alliance-move-accept = 同意提案
alliance-move-play = 明出{ $card }
alliance-move-down = 蓋出{ $card }
alliance-move-top = 明出牌庫頂的牌
alliance-move-rebuild = 保留手牌並重組
alliance-move-put_back = 放回{ $cards }並重組
alliance-plan = 鬼牌1：{ $joker1 }，鬼牌2：{ $joker2 }，白牌：{ $white }
alliance-hint-win = { $name }（目前會贏）
alliance-hint-lose = { $name }（目前不會贏）
alliance-hint-lead = { $name }
alliance-hint-down = { $name }（沒人看得到，不會贏）
alliance-hint-back = { $name }放回牌庫

# Refusals
alliance-no-asking = 不能這樣選。請另選：不詢問、牌庫空了才問、每次都問。
alliance-no-asking-more = 你已經重組過，這一桌每場只能一次，之後不會再問。
alliance-no-distribution = 特殊牌已經分配完了。請出牌。
alliance-no-member = 這些牌只能給自己隊上的人（{ $suits }）。
alliance-no-same = 目前的提案就是這樣。請同意，或另外提案。
alliance-no-more-proposals = 你的{ $limit }次提案用完了。請同意目前提案，或選一般分配。
alliance-no-usual = { $left ->
    [0] 目前的提案就是一般分配。請同意。
   *[other] 提案次數用完後才能選一般分配；你還有{ $left }次。
}
alliance-no-proposal = 還沒有提案。請說誰該拿這些牌。
alliance-no-reconsider = 回答之後、隊伍決定之前，才能重新考慮。
alliance-no-play-before = 特殊牌還沒分配完。請提案或同意。
alliance-no-play-yet = 請先回答要不要重組牌庫。
alliance-no-back = 這些牌不能放回。請從手牌選，每張一次。
alliance-no-rebuild-now = 牌庫只能在一墩後的整理階段重組。現在請出牌。
alliance-no-pass = 你有手牌，不能跳過。請出一張。
alliance-no-cards = 你沒有手牌也沒有牌庫，只能跳過。
alliance-no-down-first = 一墩的第一張不能蓋出。請明出。
alliance-no-suit = 那不是你的牌。你只能出{ $suit }和特殊牌。
alliance-no-pile = 你的牌庫空了。請出手牌。

# What happened
alliance-event-aces = 抽出花色：{ $seats }。
alliance-event-proposed = { $seat } 提案（只有隊友看得到）：{ $plan }。
alliance-event-accepted = { $seat } 同意（只有隊友看得到）。
alliance-event-reconsidered = { $seat } 重新考慮（只有隊友看得到）。
alliance-event-ready = { $team }隊準備好了。
alliance-event-special = 你的特殊牌：{ $cards }。
alliance-event-started = { $seat } 是黑桃，首先引牌。
alliance-event-turned = 本墩獎品：{ $court }，之後還有{ $left }張。
alliance-event-topped = { $seat } 翻開牌庫頂：{ $card }。
alliance-event-laid = { $seat } 蓋出一張牌。
alliance-event-laid_own = 你蓋出了{ $card }。
alliance-event-trick = { $winner } 以{ $card }贏得{ $court }。{ $how }
alliance-event-trick-closed = { $winner } 贏得這一墩。{ $how }
alliance-event-drew = 你抽到：{ $cards }。
alliance-event-rebuilt = { $seat } 放回{ $back ->
    [0] 零張
   *[other] { $back }張
}手牌並重組牌庫，現在手牌{ $hand }張。
alliance-event-rebuilt-forced = { $seat } 沒有牌了，重組牌庫。
alliance-event-put_back = 你放回：{ $cards }。
alliance-event-exhausted = { $seats } 沒有牌了，遊戲結束。
alliance-event-ended = { $winners } 獲勝！{ $why }
alliance-how-same_two = 二剋A：2贏過A。
alliance-how-punisher = 白牌制裁：白牌贏過鬼牌。
alliance-how-joker = 是鬼牌。
alliance-how-joker-alone = 最後出的鬼牌贏，白牌也算鬼牌。
alliance-how-battalion = { $team }隊的大隊。
alliance-how-battalions = 兩支大隊，較強的獲勝。
alliance-by-total = { $score }分。
alliance-by-second_best = 總分相差不到一分，由各隊第二高分的人決定。
alliance-by-spade = 總分和第二高分都相同，有黑桃的隊伍獲勝。
alliance-by-fewest_courts = 同為{ $score }分，人頭牌較少者獲勝。
alliance-by-nearest_spade = 同為{ $score }分，離黑桃最近者獲勝。
alliance-by-lowest_member = 同為{ $score }分，較低分的成員得分較高的隊伍獲勝。

# The table
alliance-state-distribute = 分配
alliance-state-play = 第{ $trick }/18墩，獎品{ $court }
alliance-state-rebuild = 第{ $trick }/18墩，整理中
alliance-state-over = 遊戲結束
alliance-alt-mode-team = 團隊戰。
alliance-alt-mode-individual = 個人戰。
alliance-alt-mode-secret_team = 祕密團隊戰。
alliance-alt-seat = { $suit } { $name }
alliance-alt-suit = 花色{ $suit }
alliance-alt-won = 人頭牌{ $count }張
alliance-alt-empty = 沒有牌庫
alliance-alt-marker = 已重組牌庫
alliance-alt-marker-brief = 已重組
alliance-alt-gone = 離開遊戲的牌（{ $cards }）
alliance-alt-gone-brief = 離場（{ $cards }）
alliance-alt-members = 你的隊伍：{ $members }。
alliance-alt-plan = 隊伍的分配：{ $plan }。
alliance-alt-distributing = 兩隊正在決定誰拿鬼牌和白牌。
alliance-alt-court = 本墩獎品：{ $court }。
alliance-alt-courts-left = 剩下人頭牌{ $left }張。
alliance-alt-cleanup = 整理中。{ $court }歸{ $seat }。
alliance-alt-last = 上一墩爭奪{ $court }。
alliance-alt-team-courts = 贏得的人頭牌：黑{ $black }張，紅{ $red }張。
alliance-alt-play = { $name }：{ $what }
alliance-alt-top = 牌庫的{ $card }
alliance-alt-down = 蓋牌
alliance-alt-passed = 跳過
alliance-alt-battalions = 大隊：黑{ $black }次，紅{ $red }次。
alliance-alt-you = 你是{ $suit }，{ $team }隊。
alliance-alt-you-alone = 你是{ $suit }。
alliance-alt-pile = 牌庫{ $count }張，棄牌{ $discard }張。
alliance-alt-special = 一開始的特殊牌：{ $cards }。
alliance-alt-own-down = { $card }（蓋牌）
alliance-alt-topable = 也可以出牌庫頂的牌。
alliance-part-own = 自己花色
alliance-part-other = 其他人頭牌
alliance-part-joker = 鬼牌
alliance-part-ace = A
alliance-part-sets = 花色成套
alliance-part-ranks = 同點成套
alliance-alt-result-team = { $team }隊，總分{ $total }
alliance-alt-result-owner = { $suit }：{ $cards }
alliance-alt-result-bonus = 大隊{ $count }次

# Words in pictures
alliance-bar-trick = 第{ $trick }/18墩
alliance-bar-left = 剩{ $left }
alliance-team-wins = { $team }隊獲勝
alliance-story-margin = 以{ $points }分之差獲勝
alliance-story-courts = { $name }：人頭牌{ $count }張
alliance-top = 牌庫
alliance-marker = 重
alliance-battalions = 黑{ $black }、紅{ $red }
alliance-show-same_two = 二剋A
alliance-show-punisher = 白牌制裁
alliance-show-battalion = 大隊
alliance-cleanup = 整理中
alliance-deciding = 商量中
alliance-ready = 已決定
alliance-hand-empty = 沒有手牌
alliance-hand-pile = 牌庫
alliance-hand-discard = 棄牌
alliance-hand-court = 本墩獎品
alliance-hand-proposal = { $left ->
    [0] 沒有提案次數了
   *[other] 還能提案{ $left }次
}
alliance-hand-no-proposal = 還沒有提案（每人{ $left }次）
alliance-hand-agreed = 同意
alliance-hand-decided = 已決定
alliance-mark-win = 會贏
alliance-task-play = 出一張牌
alliance-task-lead = 明出一張
alliance-task-rebuild = 要重組嗎？
alliance-task-distribute = 要給誰？
alliance-task-answer = 同意嗎？
alliance-column-own = 自己
alliance-column-other = 其他
alliance-column-ace = A
alliance-column-sets = 花色
alliance-column-ranks = 同點
alliance-decided-second_best = 由第二高分的人決定
alliance-decided-spade = 同分，有♠的隊伍獲勝
alliance-decided-fewest_courts = 同分，人頭牌較少者獲勝
alliance-decided-nearest_spade = 同分，離♠最近者獲勝
alliance-decided-lowest_member = 同分，較低分者得分高的隊伍獲勝

# Rules
alliance-sketch-goal = 用自己的花色，替隊伍贏得人頭牌。
alliance-sketch-turn = 每人出一張：明出就爭奪，蓋出就等待。
alliance-sketch-score = 人頭牌2分，自己花色的3分。湊成套還有更多。
alliance-rules-0-title = 自己的花色
alliance-rules-0-1 = 每人有一個花色的A和2到10，組成自己的牌庫。黑桃、十字、梅花是黑；紅心、葉子、方塊是紅。
alliance-rules-0-2 = 獎品是六種花色的18張人頭牌。每墩翻開一張，由最強的牌贏得。沒有人用的花色，A到10不使用：每個花色十張，四人時共20張。
alliance-rules-0-3 = 順時針：黑桃、紅心、十字、葉子、梅花、方塊。
alliance-rules-0-4 = 團隊戰一開始，各隊祕密決定誰拿兩張鬼牌和白牌。也可以全給一個人。
alliance-rules-1-title = 各出一張
alliance-rules-1-1 = 手牌三張。從引牌的人開始各出一張。黑桃首先引牌，之後由贏墩的人引。
alliance-rules-1-2 = 只有明出的牌算數。蓋出的牌誰也看不到，而且絕不算數。
alliance-rules-1-3 = 可以不出手牌，改成不看就翻開自己牌庫頂的牌。
alliance-rules-1-4 = 方塊10贏。紅心蓋出等待。
alliance-rules-1-5 = 一墩的第一張必須明出。沒有牌的人才能跳過。
alliance-rules-2-title = 哪張牌比較強
alliance-rules-2-1 = 由弱到強：白牌、2、3…10、A、鬼牌。一樣強時先出的贏。
alliance-rules-2-2 = 二剋A：A和2都明出時，2贏過A。
alliance-rules-2-3 = 白牌制裁：鬼牌和白牌都明出時，白牌贏過鬼牌。
alliance-rules-2-4 = 2贏過A；白牌贏過鬼牌。
alliance-rules-2-5 = 出過的鬼牌不管明蓋都離開遊戲。白牌進棄牌堆。
alliance-rules-3-title = 大隊與其他模式
alliance-rules-3-1 = 大隊（三人隊伍）：三人明出同數字就勝過一切。其中第二個出的人拿人頭牌，隊伍得2分。
alliance-rules-3-2 = 葉子拿人頭牌，紅隊得2分。
alliance-rules-3-3 = 個人戰和祕密團隊戰：每人一張特殊牌，白牌也是鬼牌，好幾張鬼牌時最後出的贏。沒有大隊。
alliance-rules-3-4 = 祕密團隊戰：兩張黑鬼牌一隊、兩張紅鬼牌一隊、兩張白牌一隊；三人兩隊時，白牌加入同色鬼牌。直到最後才公開。
alliance-rules-4-title = 整理
alliance-rules-4-1 = 一墩之後，出的牌照原樣進自己的棄牌堆。從牌庫補到三張手牌。
alliance-rules-4-2 = 重組：把棄牌、牌庫和想放回的手牌洗成新的牌庫。通常每場一次。
alliance-rules-4-3 = 手牌和牌庫都沒有時，必須重組。
alliance-rules-4-4 = 何時詢問可以在手牌畫面選；一開始是牌庫空了才問。
alliance-rules-4-5 = 最後一張人頭牌被拿走時遊戲結束；或四人以下有兩人、五六人有三人沒有牌又不能重組時結束。
alliance-rules-5-title = 計分與結束
alliance-rules-5-1 = 自己花色的人頭牌3分，其他2分。
alliance-rules-5-2 = 湊齊同花色的J、Q、K：自己顏色2分，另一色3分。
alliance-rules-5-3 = 同點的人頭牌：四張2分，五張5分，六張8分。
alliance-rules-5-4 = 沒用掉的鬼牌（手牌或牌庫）和手上的A：各1分。
alliance-rules-5-5 = 紅方有黑桃J、Q、K：2 + 2 + 2，成套再3分。
alliance-rules-5-6 = 隊伍總分高者獲勝；相差一分以內，比各隊第二高分的人，再比黑桃。個人戰：分數最高；同分比人頭牌少。祕密團隊戰：總分最高；同分比較低分的成員。之後兩者都看誰離黑桃最近。

# A first hand (/learn)
alliance-learn-goal = 每人有一個花色的A到10當牌庫；你是方塊，隊友是紅心。每墩爭奪一張人頭牌：自己花色三分，其他兩分。
alliance-learn-team = 首先隊伍祕密分配兩張鬼牌和一張白牌。給隊友一張鬼牌和白牌，自己留一張鬼牌。
alliance-learn-team-else = 三張都拿的人很強，卻孤立無援。剛開始就各一張鬼牌，白牌給隊友。
alliance-learn-table = 你的鬼牌洗進牌庫，手牌三張。有人翻了牌庫頂；你的隊友蓋出：沒人看得到、絕不算數，是等待的方法。
alliance-learn-nine = 獎品是J，目前最大的是6。你的9會贏，而且你最後出：沒有人能回應。
alliance-learn-nine-else = 明出的話只有9會贏，你後面也沒有人了。
alliance-learn-ten = 翻開了方塊Q，是你的花色：三分。由你引牌，第一張必須明出。試試10；只有A、鬼牌和剋它們的牌更強。
alliance-learn-ten-else = 10是你最強的牌，這張Q對你最值錢。
alliance-learn-lost = 被A拿走了：這就是引牌的風險。不過看：對手在自己隊友的白牌上出鬼牌，而明出的白牌贏過鬼牌。
alliance-learn-small = 這裡白牌贏過鬼牌，而你手上沒有牌能贏白牌。丟掉最小的。
alliance-learn-small-else = 好牌用在這一墩就浪費了。
alliance-learn-partner = 隊友的鬼牌正領先。分數以隊伍計算，所以別相爭：出小牌。
alliance-learn-partner-else = 這一墩已經是隊友的。6就夠了。
alliance-learn-top = 隊友的A正領先，而你抽到了鬼牌。留著它：改翻牌庫頂，不看就出，三張手牌都保留。
alliance-learn-top-else = 鬼牌要留給隊友都贏不了的墩。
alliance-learn-joker = 你的牌庫翻出A，卻被2拿走：兩者都明出時，2贏過A。現在是紅心J，10領先。你最後出：出鬼牌。
alliance-learn-joker-else = 只有鬼牌贏得過10，你後面也不會有白牌。
alliance-learn-end = 你得到兩張人頭牌。出過的鬼牌消失；其他牌進棄牌堆，通常可以重組一次牌庫。成套有更多分數。由隊伍總分決定勝負。
