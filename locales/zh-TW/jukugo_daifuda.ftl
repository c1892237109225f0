# Jukugo Daifuda
jukugo_daifuda-command = 熟語台札
jukugo_daifuda-title = 熟語台札
jukugo_daifuda-also = 漢字、麻將、日文、熟語、kanji、mahjong
jukugo_daifuda-line = 用漢字玩的麻將：拿台札組成熟語或同數，八張都成組就胡牌。
jukugo_daifuda-designer = カバレロ（Caballero），2009
jukugo_daifuda-about = カバレロ設計的麻將風遊戲，用54張漢字牌。誰能用中央的台札組成日文熟語或同數，就可以拿；八張牌都成組就胡牌。
jukugo_daifuda-sources = -# 詞語、讀音與釋義：EDRDG 的 JMdict 與 KANJIDIC2（CC BY-SA 3.0），<https://www.edrdg.org/edrdg/licence.html>

# Options
jukugo_daifuda-option-rounds-help = 打幾輪：1到16，通常是8。有人籌碼低於零，遊戲立刻結束。
jukugo_daifuda-option-chips = 起始籌碼
jukugo_daifuda-option-chips-help = 每人的籌碼：20到240，通常是60。最低胡牌分是15時約用90。
jukugo_daifuda-option-dictionary = 詞典
jukugo_daifuda-option-dictionary-help = 承認多少詞。詞越多，第一張就胡牌的機會越大。
jukugo_daifuda-option-dictionary-core = 日常用詞
jukugo_daifuda-option-dictionary-standard = 常用詞
jukugo_daifuda-option-dictionary-full = 所有的詞
jukugo_daifuda-option-min_ron = 最低胡牌分
jukugo_daifuda-option-min_ron-help = 胡牌至少要這麼多分：0到40，通常是0。設15的話一輪會比較久。
jukugo_daifuda-option-attach_words = 延伸熟語
jukugo_daifuda-option-attach_words-help = 攤開的二字詞可以延伸成什麼：只限連詞和雙詞，或也能成為更長的詞。
jukugo_daifuda-option-attach_words-strict = 只限連詞和雙詞
jukugo_daifuda-option-attach_words-free = 也可更長
jukugo_daifuda-option-hints = 提示
jukugo_daifuda-option-hints-help = 列出所有可組的組，或都不列：不列時每次都問所有人，所以被問不代表什麼。
jukugo_daifuda-option-hints-full = 列出所有可組的組
jukugo_daifuda-option-hints-off = 無
jukugo_daifuda-option-window_mode = 詢問對象
jukugo_daifuda-option-window_mode-help = 只問用得到台札的人，或問所有人並等全部回答。
jukugo_daifuda-option-window_mode-quiet = 只問用得到的人
jukugo_daifuda-option-window_mode-sealed = 每次都問所有人
jukugo_daifuda-option-pause = 靜候時間
jukugo_daifuda-option-pause-help = 沒有人用得到的牌要攤開多久；越短越容易洩漏一點線索。
jukugo_daifuda-option-pause-long = 20到90秒
jukugo_daifuda-option-pause-short = 5到20秒，適合即時對局

# Sets
jukugo_daifuda-kind-four_kind = 四張同數
jukugo_daifuda-kind-four_word = 四字詞
jukugo_daifuda-kind-three_kind = 三張同數
jukugo_daifuda-kind-three_word = 三字詞
jukugo_daifuda-kind-chain = 連詞
jukugo_daifuda-kind-twin = 雙詞
jukugo_daifuda-kind-pair = 對子
jukugo_daifuda-kind-two_word = 二字詞
jukugo_daifuda-call-ron = 胡
jukugo_daifuda-call-tsumo = 自摸
jukugo_daifuda-call-tsumo-is = 自己翻開的
jukugo_daifuda-call-kan = 槓
jukugo_daifuda-call-pon = 碰
jukugo_daifuda-call-chi = 吃
jukugo_daifuda-card = { $kanji } { $short }
jukugo_daifuda-card-sentence = 「{ $kanji }」（{ $short }）
jukugo_daifuda-quoted = 「{ $word }」
jukugo_daifuda-set = { $kind }「{ $shown }」
jukugo_daifuda-points = { $points }分
jukugo_daifuda-word = { $word }（{ $reading }）
# What readers who know no Japanese are told of a word, after its reading: the English meaning of the dictionary.
jukugo_daifuda-meaning = {""}
jukugo_daifuda-entry = { $word }（{ $reading }）
jukugo_daifuda-dot = {"+"}
jukugo_daifuda-slash = {" "}/{" "}

# A turn
jukugo_daifuda-tag-ron = 胡牌
jukugo_daifuda-tag-claim = 拿台札
jukugo_daifuda-tag-attach = 加到組裡
jukugo_daifuda-tag-pass = 跳過
jukugo_daifuda-tag-flip = 翻一張
jukugo_daifuda-tag-close = 繼續
jukugo_daifuda-tag-order = 預約
jukugo_daifuda-tag-ron-points = 胡牌（{ $points }分）
jukugo_daifuda-ask-claim-1 = 用哪些牌來拿？
jukugo_daifuda-ask-claim-1-off = 哪些手牌和它成組？
jukugo_daifuda-ask-claim-2 = 要組成哪一種？
jukugo_daifuda-ask-attach-1 = 要加到哪一組？
jukugo_daifuda-ask-attach-2 = 要組成哪一種？
jukugo_daifuda-ask-order-1 = 要哪種預約？
jukugo_daifuda-prompt-window = { $name } 翻出{ $card }。要怎麼做？
jukugo_daifuda-prompt-own = 你翻出{ $card }。要怎麼做？
jukugo_daifuda-prompt-taken = { $name } 棄{ $card }。要怎麼做？
jukugo_daifuda-prompt-ron = 可以{ $points }分胡牌。{ $prompt }
jukugo_daifuda-prompt-discard = 棄一張牌：它就是下一張台札。
jukugo_daifuda-prompt-flip = 翻開牌庫頂：它就是下一張台札。
jukugo_daifuda-claim-label = 用{ $cards }組成{ $shown }（{ $kinds }）
jukugo_daifuda-claim-or = { $one }或{ $other }
jukugo_daifuda-attach-label = { $before } → { $after }（{ $kind }）
jukugo_daifuda-hint-number = { $points }分。同數
jukugo_daifuda-hint-word = { $points }分。{ $entries }
jukugo_daifuda-hint-pair-grows = 攤開{ $points }分。之後可變三張同數
jukugo_daifuda-hint-word-grows = 攤開{ $points }分。之後可變連詞或雙詞
jukugo_daifuda-hint-card-alone = 和手上的牌都不成組
jukugo_daifuda-hint-card-with = 和手上的{ $cards }成組
jukugo_daifuda-move-ron = 胡牌
jukugo_daifuda-move-pass = 跳過
jukugo_daifuda-move-close = 繼續
jukugo_daifuda-move-claim = 用{ $cards }組成{ $shown }（{ $kind }）
jukugo_daifuda-move-attach = 把{ $before }變成{ $shown }（{ $kind }）
jukugo_daifuda-move-flip = 翻下一張
jukugo_daifuda-order-prompt = 這一輪的預約（只有自己看得到）
jukugo_daifuda-order-ask = 每次都問我
jukugo_daifuda-order-chi = 沒有吃以上就跳過
jukugo_daifuda-order-ron = 不能胡就跳過
jukugo_daifuda-order-auto = 自動替我胡牌
jukugo_daifuda-order-manual = 胡牌也問我
jukugo_daifuda-order-turn = 到我的回合前都跳過
jukugo_daifuda-order-hint-turn = 在為你翻牌之前完全不問你
jukugo_daifuda-order-hint-ask = 用得到台札時都會問你
jukugo_daifuda-order-hint-chi = 這一輪內，只有對子和二字詞時不問你
jukugo_daifuda-order-hint-ron = 這一輪內，只有能胡牌時才問你
jukugo_daifuda-order-hint-auto = 這一輪內，能胡就馬上胡
jukugo_daifuda-order-hint-manual = 能胡牌時也由你決定
jukugo_daifuda-waiting = ▶ 等待大家回答台札

# Refusals
jukugo_daifuda-no-order-off = 沒有提示的牌桌不能預約：被問到就會透露你能成組。
jukugo_daifuda-no-order = 已經設定為「{ $order }」了。
jukugo_daifuda-no-discard-now = 要先回答台札。拿了之後才棄牌。
jukugo_daifuda-no-answer-now = 你已經拿了台札。現在請從手牌棄一張。
jukugo_daifuda-no-hand-card = 你沒有{ $card }。請從手牌選。
jukugo_daifuda-no-claim-size = 和台札成組要用一到三張手牌。
jukugo_daifuda-no-last-card = 這樣就沒有牌可以棄了。最後一張手牌只能用來胡牌。
jukugo_daifuda-no-kind = 這些牌組成的是{ $made }，不是{ $kind }。
jukugo_daifuda-no-tier = 「{ $word }」是詞典「{ $tier }」的詞。這一桌用「{ $dictionary }」，所以不算。
jukugo_daifuda-no-two = { $tried }：不在詞典「{ $dictionary }」裡。數字也不同（{ $numbers }），所以不成組。
jukugo_daifuda-no-jokers = 只有兩張鬼牌不成組。請和漢字牌搭配。
jukugo_daifuda-no-three = { $count ->
    [0] { $cards }怎麼排都不是三字詞，也不是同數。其中沒有二字詞。
   *[other] { $cards }怎麼排都不是三字詞，也不是同數。只能組成{ $made }；還需要另外兩張組成的詞。
}
jukugo_daifuda-no-four = { $cards }怎麼排都不是「{ $dictionary }」的四字詞，也不是同數。
jukugo_daifuda-no-open-set = 你沒有這一組。只能加到自己攤開的組。
jukugo_daifuda-no-attach-last = 加了之後沒有手牌可以棄。沒有手牌時，只有胡牌才能拿台札。
jukugo_daifuda-no-grow-number = { $kind }「{ $cards }」只能加同數的牌。{ $daifuda }數字不同。
jukugo_daifuda-no-grow-word = { $kind }「{ $cards }」和{ $daifuda }組不出新的詞（詞典「{ $dictionary }」）。
jukugo_daifuda-no-grow-longer = 「{ $word }」是詞，但這一桌攤開的二字詞只能變連詞或雙詞。
jukugo_daifuda-no-grow-four = { $kind }已經有四張，最多就是四張。
jukugo_daifuda-no-grow-kind = { $kind }不能再延伸。
jukugo_daifuda-no-ron-off = { $least ->
    [0] 這樣不能胡牌。
   *[other] 這樣不是{ $least }分以上的胡牌。
}
jukugo_daifuda-no-ron-low = 這樣胡牌是{ $score }分。這一桌至少要{ $least }分才能胡牌。
jukugo_daifuda-no-ron-daifuda = { $daifuda }和手牌、自己的組都不合，所以不能胡牌。
jukugo_daifuda-no-ron = 不管怎麼分都多出{ $left }張，所以不能胡牌。

# What happened
jukugo_daifuda-event-round = 第{ $number }輪。由 { $dealer } 發牌。
jukugo_daifuda-event-flipped = { $seat } 翻出{ $card }。
jukugo_daifuda-event-answered = 你回答了「{ $move }」。別人看不到。
jukugo_daifuda-event-ordered = 你這一輪的預約：{ $order }。
jukugo_daifuda-event-unclaimed = 沒有人拿{ $card }。
jukugo_daifuda-called = { $call }。
jukugo_daifuda-event-claimed = { $call }{ $seat } 拿走{ $card }：{ $set }。{ $words }
jukugo_daifuda-event-attached = { $call }{ $seat } 加上{ $card }，成為{ $set }。{ $words }
jukugo_daifuda-event-discarded = { $seat } 棄{ $card }。
jukugo_daifuda-event-ron = 胡了：{ $seat } 以{ $card }胡牌，其他人各付{ $score }枚籌碼。
jukugo_daifuda-event-draw = 牌庫用完，流局，沒有人付籌碼。

# The table in words
jukugo_daifuda-state = 第{ $round }/{ $rounds }輪，台札{ $card }，牌庫{ $deck }張
jukugo_daifuda-state-choosing = 第{ $round }/{ $rounds }輪，等待棄牌，牌庫{ $deck }張
jukugo_daifuda-state-flipping = 第{ $round }/{ $rounds }輪，正要翻牌，牌庫{ $deck }張
jukugo_daifuda-state-over = 遊戲結束
jukugo_daifuda-alt-flip = { $seat }號位翻出{ $card }。
jukugo_daifuda-alt-discard = { $seat }號位棄{ $card }。
jukugo_daifuda-alt-flipping = { $seat }號位正要翻下一張台札。
jukugo_daifuda-alt-last = 上一手：{ $seat }號位拿走{ $card }。
jukugo_daifuda-alt-last-nobody = 上一手：沒有人拿{ $card }。
jukugo_daifuda-alt-deck = 牌庫{ $deck }張。
jukugo_daifuda-alt-discards = 棄牌{ $count }張，由舊到新：{ $cards }。
jukugo_daifuda-alt-chips = { $number }枚籌碼
jukugo_daifuda-alt-rons = 胡牌{ $count }次
jukugo_daifuda-alt-sets = 組（{ $sets }）
jukugo_daifuda-alt-before-ron = 上一輪胡牌{ $score }分（{ $sets }）
jukugo_daifuda-alt-before-paid = 上一輪負{ $score }
jukugo_daifuda-alt-before-draw = 上一輪流局
jukugo_daifuda-alt-hand-none = 你沒有手牌。
jukugo_daifuda-alt-panel = { $title }：{ $ways }。
jukugo_daifuda-alt-entry = { $word } { $said }
jukugo_daifuda-alt-found = { $entry }（{ $seat }號位，{ $kind }，{ $points }）
jukugo_daifuda-alt-hidden = { $set }（手牌內）
jukugo_daifuda-alt-own = 你的組：{ $sets }。
jukugo_daifuda-alt-daifuda = 台札是{ $card }。
jukugo_daifuda-alt-turn = 輪到這一家

# Words in pictures
jukugo_daifuda-daifuda = 台札
# On the open card.
jukugo_daifuda-badge = 台札
jukugo_daifuda-choosing = 下一張台札
jukugo_daifuda-turn = 行動中
jukugo_daifuda-flipped-by = 翻牌的人
jukugo_daifuda-discarded-by = 棄牌的人
jukugo_daifuda-chosen-by = 接著棄牌
jukugo_daifuda-goes = 可用
jukugo_daifuda-awaited = 等待大家回答
jukugo_daifuda-awaited-discard = 等待下一張台札
jukugo_daifuda-last-discarded = { $name } 棄{ $card }。
jukugo_daifuda-last-took = { $name } 拿走{ $card }。
jukugo_daifuda-last-nobody = 沒有人拿{ $card }。
jukugo_daifuda-story-margin = 以{ $count }枚籌碼之差獲勝
jukugo_daifuda-story-shared = 籌碼相同，共享勝利
jukugo_daifuda-story-ron = 最大胡牌：{ $name }，第{ $round }輪{ $score }分
jukugo_daifuda-unit = 枚籌碼
jukugo_daifuda-amount = { $number }枚籌碼
jukugo_daifuda-alt-move-claim = 用{ $cards }組成{ $kind }
jukugo_daifuda-alt-move-attach = 加到{ $cards }成為{ $kind }
jukugo_daifuda-last-round = 上一輪
jukugo_daifuda-last-ron = 胡牌{ $score }分
jukugo_daifuda-last-draw = 流局
jukugo_daifuda-task-answer = 要怎麼回答？
jukugo_daifuda-task-ron = 要胡牌嗎（{ $points }分）？
jukugo_daifuda-task-discard = 棄一張
jukugo_daifuda-task-wait = 等待其他人
jukugo_daifuda-hand-empty = 沒有手牌：等能加到組裡的台札
jukugo_daifuda-hand-ways = 可以組成
jukugo_daifuda-hand-more = 選單裡還有{ $count }種
jukugo_daifuda-hand-words = 手牌中的詞
jukugo_daifuda-hand-no-words = 手牌中沒有兩張能成詞
jukugo_daifuda-hand-hint-off = 這一桌沒有提示
jukugo_daifuda-hand-answered = 你的回答：{ $move }
jukugo_daifuda-hand-orders = 預約：{ $orders }
jukugo_daifuda-result-words = 這一桌的詞
jukugo_daifuda-result-no-words = 沒有組出任何詞
jukugo_daifuda-closed = 手牌內

# How to play
jukugo_daifuda-sketch-goal = 八張牌都組成詞或同數，就胡牌。
jukugo_daifuda-sketch-turn = 台札能成組就拿，再棄一張當下一張台札。
jukugo_daifuda-sketch-score = 每組各有分數，藏在手牌裡的加倍。
jukugo_daifuda-rules-0-title = 八張牌都成組
jukugo_daifuda-rules-0-1 = 52張各有一個漢字的牌，和兩張鬼牌（々，「同上」）。手牌七張，籌碼{ $chips }枚。
jukugo_daifuda-rules-0-2 = 中央攤開一張牌：台札。能用它成組的人就可以拿。
jukugo_daifuda-rules-0-3 = 台札和你的七張牌都成組時就胡牌。其他人各付你和分數一樣多的籌碼。
jukugo_daifuda-rules-0-4 = 鬼牌在詞中是「々」，在同數的組裡是任何數字。
jukugo_daifuda-rules-1-title = 組與分數
jukugo_daifuda-rules-1-1 = 分數是攤開時的；還藏在手牌裡的組加倍。
jukugo_daifuda-rules-1-2 = 漢字順序不限。三、四張牌符合好幾種時，算較上面的。
jukugo_daifuda-rules-2-title = 台札出現時
jukugo_daifuda-rules-2-1 = 輪到的人翻一張牌，所有人祕密回答。棄牌成為台札時，由棄牌者以外的人回答。
jukugo_daifuda-rules-2-2 = 好幾人想要時，最強的得到。相同則是從輪到的人順時針最近的。
jukugo_daifuda-rules-2-3 = 沒有人要就進棄牌堆，由左家翻下一張。沒得到的回答不會公開。
jukugo_daifuda-rules-3-title = 拿、加、棄
jukugo_daifuda-rules-3-1 = 把組攤開，並棄一張手牌：它就是下一張台札。手牌不會變多。
jukugo_daifuda-rules-3-2 = 攤開的對子和三張同數可以再加同數；攤開的二字詞可以加能組成第二個詞的漢字（可設定也能成為更長的詞）。
jukugo_daifuda-rules-3-3 = 不能用最後一張手牌來拿，那張只能用來胡牌。可以設定胡牌的最低分（最高40）。
jukugo_daifuda-rules-4-title = 胡牌與結束
jukugo_daifuda-rules-4-1 = 手牌「日本音後半生人」，台札「国」：胡牌。含台札的組算攤開，只用手牌的組加倍。
jukugo_daifuda-rules-4-2 = 5 + 20 + 2 = 27。其他人各付27。
jukugo_daifuda-rules-4-3 = 首輪莊家抽籤決定，並由莊家先開始。胡牌的人當下一輪莊家。牌庫空了就流局，換左家當莊。
jukugo_daifuda-rules-4-4 = 打完{ $rounds }輪，或有人低於零時，籌碼最多者獲勝；相同則共享勝利。
jukugo_daifuda-rules-5-title = 等待、預約、詞典
jukugo_daifuda-rules-5-1 = 問了誰、誰已回答都保密。沒有人用得到的牌也會攤開一陣子。
jukugo_daifuda-rules-5-2 = 有提示的牌桌可以預約這一輪：「不能胡就跳過」「沒有吃以上就跳過」「自動替我胡牌」。
jukugo_daifuda-rules-5-3 = 手牌中已成的組要留著，用零散的牌去拿台札，絕不要棄鬼牌。
jukugo_daifuda-rules-5-4 = 詞語、讀音與釋義：EDRDG 的 JMdict 與 KANJIDIC2，CC BY-SA 3.0。edrdg.org

# A first hand (/learn)
jukugo_daifuda-learn-goal = 五十二張漢字牌和兩張鬼牌「々」。中央攤開的是台札：用熟語或同數的牌來拿。台札和你所有的牌都成組時就胡牌。
jukugo_daifuda-learn-hand = 你有工、学、人、音、下、生和一張鬼牌。学生已經是詞，人也能配很多字。按鈕會列出能組的詞，不懂日文也沒關係。
jukugo_daifuda-learn-try = 商是5，你的人也是5；加上鬼牌就是三張同數。不管想不想要，所有人都祕密回答。回答要拿吧。
jukugo_daifuda-learn-try-else = 回答沒有損失，三張同數又很強。
jukugo_daifuda-learn-word = 翻牌的人除了胡牌以外優先於你。現在棄出的是小：和学、生組成小学生，是很強的三字詞。拿下它。
jukugo_daifuda-learn-word-else = 組同數會用掉鬼牌，或拆散一個詞。小学生用的正好是那兩張。
jukugo_daifuda-learn-loose = 詞攤在你面前；你棄一張牌當下一張台札。留下還可能成組的：工和人、下和鬼牌。音是多餘的。
jukugo_daifuda-learn-loose-else = 絕不要棄鬼牌，工和人也是一對。音不可惜。
jukugo_daifuda-learn-pass = 文是7。只能和鬼牌湊對子，太浪費了。跳過吧；沒有人看得到誰跳過。
jukugo_daifuda-learn-pass-else = 鬼牌哪裡都能用；等它能完成整手牌時再用。
jukugo_daifuda-learn-joker = 中，配人和鬼牌？組得成，但工和下就沒有可配的了。再跳過一次。
jukugo_daifuda-learn-joker-else = 想想手上會剩下什麼：配不上任何東西的牌。
jukugo_daifuda-learn-almost = 來了：棄出的是的。人工的用掉三張，下和鬼牌是對子。每張牌都成組了。
jukugo_daifuda-learn-ron = 胡牌。它優先於一切，其他人都要付你。
jukugo_daifuda-learn-ron-else = 也可以只拿來組詞，但沒有什麼比胡牌更好。
jukugo_daifuda-learn-end = 每人付二十四。手牌中完成的組加倍，桌上的算一倍。胡牌的人下一輪當莊。最後一輪結束，或有人低於零時，籌碼最多者獲勝。
