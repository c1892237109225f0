# En Garde
en_garde-title = En Garde
en_garde-line = 23格賽道上的兩名劍士：距離剛好的牌就是一刺。
en_garde-designer = Reiner Knizia，1993
en_garde-about = 牌的數字就是前進或後退的格數。剛好碰到對手的牌就是刺擊；一次出好幾張同樣的牌，對手要用同樣張數才能格擋。1到5各五張，所以要算牌。牌庫抽完時，先比手上等於距離的牌，再比誰走得遠。先得五劍者獲勝。
en_garde-command = en-garde
en_garde-also = 擊劍、西洋劍、fencing、en garde

# Options
en_garde-option-level = 規則等級
en_garde-option-level-help = 基本：刺中即得劍。標準：可以格擋。進階：還可以前進並攻擊。
en_garde-option-level-basic = 基本
en_garde-option-level-standard = 標準
en_garde-option-level-advanced = 進階
en_garde-option-target = 獲勝劍數
en_garde-option-target-help = 先得到這麼多劍的人獲勝。通常是5。
en_garde-option-parry = 格擋
en_garde-option-parry-help = 用同張數的相同數字，或用同張數、總和相同的牌（1993年版）。
en_garde-option-parry-exact = 相同的牌
en_garde-option-parry-sum = 相同總和
en_garde-option-riposte_wins = 還擊即得劍
en_garde-option-riposte_wins-help = 格擋後緊接的攻擊不能格擋，直接得劍（1993年版）。
en_garde-option-discards = 棄牌
en_garde-option-discards-help = 一輪中打出的牌都能查看，或只能看最近兩次行動的牌。
en_garde-option-discards-open = 全部公開
en_garde-option-discards-last = 最近兩次行動
en_garde-option-max_rounds = 輪數上限
en_garde-option-max_rounds-help = 打完這麼多輪後，劍數多者獲勝；相同則平手。

# A turn
en_garde-tag-forward = 前進
en_garde-tag-back = 後退
en_garde-tag-attack = 攻擊
en_garde-tag-lunge = 前進並攻擊
en_garde-tag-parry = 格擋
en_garde-tag-retreat = 退避
en_garde-tag-concede = 認輸
en_garde-tag-always_parry = 一律格擋
en_garde-tag-ask_me = 讓我選
en_garde-ask-forward-1 = 用哪張牌前進？
en_garde-ask-back-1 = 用哪張牌後退？
en_garde-ask-attack-1 = 用幾張牌？
en_garde-ask-lunge-1 = 攻擊前用哪張牌前進？
en_garde-ask-lunge-2 = 用幾張牌刺擊？
en_garde-ask-parry-1 = 用哪些牌格擋？
en_garde-ask-retreat-1 = 用哪張牌退避？
en_garde-prompt-act = 距離是{ $distance }。要怎麼做？
en_garde-prompt-parried = 格擋成功。距離是{ $distance }，接著行動。
en_garde-prompt-answer = 受到{ $cards }攻擊。只能格擋。
en_garde-prompt-choose = 受到{ $cards }攻擊。用哪些牌格擋？
en_garde-prompt-escape = 受到{ $cards }的移動攻擊：格擋或退避。
en_garde-prompt-hit = 擋不住{ $cards }。輸掉這一輪。
en_garde-prompt-stuck = 沒有任何牌能出。輸掉這一輪。
en_garde-copies = { $count ->
    [1] 1張{ $card }
   *[other] { $count }張{ $card }
}
en_garde-move-forward = 用{ $cards }前進
en_garde-move-back = 用{ $cards }後退
en_garde-move-attack = 用{ $cards }攻擊
en_garde-move-lunge = 用{ $card }前進，用{ $cards }攻擊
en_garde-move-parry = 用{ $cards }格擋
en_garde-move-retreat = 用{ $cards }退避

# Refusals
en_garde-no-card = 你沒有{ $card }。請從手牌選。
en_garde-no-way = 距離是{ $distance }，不能用{ $card }前進。請選小一點的牌。
en_garde-no-room = 不能用{ $card }後退：後方只有{ $room }格。請選小一點的牌。
en_garde-no-reach = 你手上沒有{ $distance }可以刺擊了。請選別的行動。
en_garde-no-many = 刺擊可用的{ $card }有{ $held }張，不是{ $count }張。請少用幾張。
en_garde-no-more = 基本遊戲的刺擊只用一張牌。請用一張。
en_garde-no-lunge = 前進並攻擊只在進階遊戲。請選別的行動。
en_garde-no-act = 你受到攻擊。請先格擋；移動攻擊則可以退避。
en_garde-no-attack = 現在沒有人攻擊你。請前進、後退或攻擊。
en_garde-no-parry-exact = 要用剛好{ $count }張{ $card }格擋，不能多也不能少。
en_garde-no-parry-sum = 請用和攻擊同張數（{ $count }張）、總和相同的牌格擋。
en_garde-no-retreat = 這是直接攻擊，不能退避。請格擋。
en_garde-no-concede = 還有能做的行動，所以不能認輸。請選一個。

# What happened
en_garde-event-round_began = 第{ $round }輪。{ $seat } 先手。
en_garde-event-drew = 你抽到{ $cards }。
en_garde-event-acted = { $how ->
    [forward] { $seat } 用{ $cards }前進。距離是{ $distance }。
    [back] { $seat } 用{ $cards }後退。距離是{ $distance }。
    [attack] { $seat } 用{ $cards }攻擊。
    [lunge] { $seat } 用{ $card }前進，再用{ $cards }攻擊。
    [parry] { $seat } 用{ $cards }格擋。
   *[other] { $seat } 用{ $cards }退避。距離是{ $distance }。
}
en_garde-event-round_over = { $text }{ $hits }。
en_garde-over-hit = 刺中：{ $winners } 拿下第{ $round }輪。
en_garde-over-stuck = 對手動彈不得：{ $winners } 拿下第{ $round }輪。
en_garde-over-counts = 牌庫抽完。等於距離的牌{ $one }比{ $two }：{ $winners } 拿下第{ $round }輪。
en_garde-over-travel = 牌庫抽完。前進格數{ $one }比{ $two }：{ $winners } 拿下第{ $round }輪。
en_garde-over-level = 牌庫抽完。前進格數{ $one }比{ $two }：第{ $round }輪平手。
en_garde-showed = 手牌：{ $hands }。
en_garde-showed-of = { $name }（{ $cards }）
en_garde-score-of = { $name } { $score }劍
en_garde-event-over = { $count ->
    [0] 比賽平手：{ $hits }。
   *[other] { $winners } 贏得比賽！{ $hits }。
}
en_garde-event-over-last = { $count ->
    [0] 比賽平手。
   *[other] { $winners } 贏得比賽！
}
en_garde-event-wished = { $on ->
    [yes] 之後能格擋時，都會替你格擋。
   *[no] 之後受到攻擊時，由你選擇怎麼應對。
}

# The table
en_garde-state = 第{ $round }輪，距離{ $distance }，牌庫{ $deck }張
en_garde-state-over = 第{ $round }輪後結束
en_garde-alt-parried = { $name } 格擋成功，接著行動。
en_garde-alt-attacked = { $name } 受到{ $cards }攻擊。
en_garde-alt-lunged = { $name } 受到{ $cards }的移動攻擊。
en_garde-alt-piste = 距離是{ $distance }。牌庫：{ $deck }張。
en_garde-alt-stands = { $side }，在第{ $space }格，後方{ $room }格
en_garde-side-0 = 白，左
en_garde-side-1 = 黑，右
en_garde-alt-acts = 最近的行動：{ $acts }。
en_garde-act = { $name }：{ $text }
en_garde-alt-spent = 打出的牌：{ $cards }。
en_garde-alt-rules = 規則：{ $rules }。
en_garde-alt-before = 上一輪：{ $text }
en_garde-alt-stood = 當時白（1號位）在第{ $white }格，黑（2號位）在第{ $black }格。
en_garde-alt-me = 你：{ $stands }。
en_garde-alt-wish = 能格擋時一律格擋。
en_garde-alt-won = 贏得第{ $rounds }輪
en_garde-gap = {""}
en_garde-then = ；
en_garde-none = 無
en_garde-wait = 輪到 { $name }

# Words in pictures
en_garde-bar = 第{ $round }輪，先得{ $target }劍
en_garde-bar-rounds = 最多{ $rounds }輪
en_garde-bar-sum = 總和相同可格擋
en_garde-bar-riposte = 還擊即得劍
en_garde-attack = 刺擊
en_garde-indirect = 移動攻擊
en_garde-parry = 格擋
en_garde-distance = 距離
en_garde-unit = 劍
en_garde-amount = { $number }劍
en_garde-hit = 中劍
en_garde-hand = 你的手牌
en_garde-story-hit = 最後由一刺決定
en_garde-story-stuck = 最後對手無路可走
en_garde-story-counts = 最後以牌數{ $one }比{ $two }決定
en_garde-story-travel = 最後以格數{ $one }比{ $two }決定
en_garde-story-level = 最後一輪平手
en_garde-story-rounds = { $rounds }輪後劍數較多
en_garde-story-drawn = { $rounds }輪後劍數相同
en_garde-drawn = 平手

# Hints
en_garde-hint-why-hit = 這一刺無法格擋。
en_garde-hint-why-sure = 沒看到的{ $card }有{ $unseen }張，不夠格擋這一刺。
en_garde-hint-why-thrust = 沒看到的{ $card }有{ $unseen }張。除非對手有{ $count }張，否則就刺中了。
en_garde-hint-why-lunge = 沒看到的{ $card }有{ $unseen }張。除非對手有{ $count }張，否則只能退避。
en_garde-hint-why-far = 距離{ $distance }時，對手下回合攻擊不到你。
en_garde-hint-why-none = 距離變成{ $distance }，但對手不可能再有那張牌。
en_garde-hint-why-guard = 距離{ $distance }時，你還有{ $card }可以格擋。

# Rules
en_garde-sketch-goal = 刺中對手，先得{ $target }劍者獲勝。
en_garde-sketch-turn = 牌的數字是幾，就前進或後退幾格。
en_garde-sketch-score = 等於距離的牌就是刺擊，只有同樣的牌能格擋。
en_garde-rules-0-title = 前進或後退
en_garde-rules-0-1 = 白從第{ $from }格、黑從第{ $to }格開始。牌是1到{ $highest }各{ $copies }張；雙方手牌各{ $hand }張。
en_garde-rules-0-2 = 輪到你時出一張牌，前進或後退剛好那麼多格。不能越過對手，也不能離開賽道。
en_garde-rules-0-3 = 回合結束時補到{ $hand }張。沒有牌能出就輸掉這一輪。
en_garde-rules-1-title = 刺擊
en_garde-rules-1-1 = 等於距離的牌就是刺擊，也可以一次出好幾張同樣的牌。
en_garde-rules-1-2 = 用同樣數字、同樣張數格擋。擋不住就中劍，這一輪結束。
en_garde-rules-1-3 = 基本遊戲的刺擊只用一張，而且不能格擋。
en_garde-rules-2-title = 格擋與移動攻擊
en_garde-rules-2-1 = 格擋後不補牌，立刻行動。可以馬上刺回去：還擊。
en_garde-rules-2-2 = 進階遊戲可以在同一回合前進並刺擊。這種攻擊也能格擋。
en_garde-rules-2-3 = 或用任何能後退的牌退避。這就是你的整個回合：補牌後，又輪到攻擊方。
en_garde-rules-2-4 = 一般的刺擊不能退避。
en_garde-rules-3-title = 牌庫抽完時
en_garde-rules-3-1 = 抽走最後一張後，仍要應對當下的攻擊，然後這一輪結束。
en_garde-rules-3-2 = 手上等於目前距離的牌較多者獲勝。相同則比誰離自己的端點走得遠；再相同就平手。
en_garde-rules-3-3 = 基本遊戲不比牌數：沒抽到最後一張的一方，可以再刺最後一劍。
en_garde-rules-4-title = 比賽
en_garde-rules-4-1 = 第一輪的先手抽籤決定，之後輪流先手。贏一輪得一劍。
en_garde-rules-4-2 = 先得{ $target }劍者獲勝。最多{ $max_rounds }輪：劍數多者獲勝，相同則平手。
en_garde-rules-4-3 = 1993年版的選項：用同張數、總和相同的牌格擋，以及還擊直接得劍。

# A first hand (/learn)
en_garde-learn-goal = 23格上的兩名劍士。牌是1到5各五張，你有五張。牌的數字就是移動的格數；等於距離的牌就是刺擊。五劍獲勝。
en_garde-learn-advance = 距離是17，離刺擊還遠得很。前進吧，用掉近身時最難用的5。
en_garde-learn-advance-else = 這個距離誰也刺不到誰。先大步前進。
en_garde-learn-near = 現在是7。對手若有等於剩餘距離的牌就能刺你，所以先想好再走。用4會到距離3，而你有兩張3可以格擋。
en_garde-learn-near-else = 要停在自己有兩張同數字牌的距離。那就是3。
en_garde-learn-thrust = 對手後退了：距離是4，你有4。剛好的牌就是刺擊。試試看會怎樣。
en_garde-learn-thrust-else = 移動的話就換對手選擇。刺下去看看。
en_garde-learn-hit = 對手用4格擋，又用另一張4還擊。你沒有4了，所以對手得一劍。用唯一的一張刺擊，自己就沒有防備。
en_garde-learn-again = 這次小心一點。距離是22：大步前進。
en_garde-learn-again-else = 靠近還很安全，5就是該用的牌。
en_garde-learn-count = 現在是13。牌總共二十五張，數一數還沒看到的牌也是本事。用4前進到距離9：誰也碰不到。
en_garde-learn-count-else = 9對雙方都還碰不到。把小牌留著。
en_garde-learn-two = 距離是6，而你有三張2。用4會到距離2，正是你的強項。等對手過來。
en_garde-learn-two-else = 三張2在距離2時最有用。
en_garde-learn-parry = 對手用兩張2刺來。格擋需要同樣數字、同樣張數；你有三張，因為沒有別的選擇，已替你出了兩張。
en_garde-learn-riposte = 格擋的人在抽牌前立刻行動。你還有一張2，而對手的已經用掉了：刺回去。
en_garde-learn-riposte-else = 對手剛用掉兩張2。沒有更好的時機了。
en_garde-learn-end = 刺中：一比一。牌抽完時，手上等於目前距離的牌較多者贏得這一輪。進階遊戲還能在同一回合前進並刺擊：請看規則。
