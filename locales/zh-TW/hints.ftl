# Hints of the computer players: why a move, and what it gains over the next best move
hint-why-only = 只有這一手可以出。
hint-why-usual = 這裡通常都這樣出。
hint-why-close = 好幾手都差不多；這一手稍微好一點。
hint-why-better = 從這裡打下去，比其他手好一點。
hint-why-clear = 從這裡打下去，明顯比其他手好。
hint-gain-only = 沒有什麼可選的。
hint-gain-none = 次佳的一手也差不多好。
hint-gain-points = 約比次佳的一手多{ $points }分。
hint-gain-chance = 勝算約比次佳的一手多{ $percent }%。

# No Thanks!
geschenk-hint-why-must = 你沒有籌碼了，只能收下。
geschenk-hint-why-run = 它接上你的連號，所以不失分，上面的籌碼也歸你。
geschenk-hint-why-purse = 你只剩{ $chips }枚籌碼，而這張牌有{ $pot }枚。
geschenk-hint-why-cheap = 扣掉上面的籌碼，只失{ $net }分。
geschenk-hint-why-gain = 上面的籌碼就足以抵掉這張牌的失分。
geschenk-hint-why-round = 只有你的連號接得上，所以讓它再繞一圈收集籌碼。
geschenk-hint-why-other = 你要失{ $net }分，{ $seat } 卻不失分：接得上連號。
geschenk-hint-why-dear = 現在還要失{ $net }分；付一枚籌碼比較划算。

# Tricky Express
tricky_express-hint-why-pass1 = 同樣大的牌中，先傳走張數較少的花色。
tricky_express-hint-why-pass2 = { $right }和{ $left }很容易在不該贏時贏。
tricky_express-hint-why-section = 它贏得第{ $station }站，完成通過{ $passed }站的路段。
tricky_express-hint-why-first = 它贏得第{ $station }站：第一站越早，前面的路段越長。
tricky_express-hint-why-late = 它贏得第{ $station }站，是你的第一站。
tricky_express-hint-why-move = 它也贏得第{ $station }站，所以你的路段從那裡開始。
tricky_express-hint-why-discard = 它不是引牌花色，所以不會贏這一墩。
tricky_express-hint-why-duck = 它比較小，你的特快車就通過第{ $station }站。
tricky_express-hint-why-low = 它比較小，把第{ $station }站讓給別人。
tricky_express-hint-why-try = 這個花色只剩{ $above }張更大的牌在外面，很可能贏得第{ $station }站。
tricky_express-hint-why-lead-low = 這個花色還有{ $above }張更大的牌在外面，第{ $station }站可能由別人拿走。

# Tennos Square
tennos_square-hint-why-spare = 另外兩張數字離得比較遠，能放的地方更多。
tennos_square-hint-why-swap = { $card }比兩張手牌都適合你的列，而剩下的位置不多了。
tennos_square-hint-why-swap-deck = 手牌和交換區都不適合你的列；牌庫只會更好。
tennos_square-hint-why-out = 你的列完成了：這一局結束，獎勵歸你。
tennos_square-hint-why-again = 它適合你的列，第{ $slot }格又讓你再行動一次。
tennos_square-hint-why-partner = 它適合你的列，第{ $slot }格又輪到搭檔。
tennos_square-hint-why-run = 連續的牌變長，馬上多{ $points }分。
tennos_square-hint-why-room = 放在第{ $slot }格，兩邊都留有接長的空間。

# Counting Cribbage
counting_cribbage-hint-why-own-crib = 不計同花，留下的牌加上自己的底牌，平均分數最高。
counting_cribbage-hint-why-their-crib = 不計同花，留下的牌平均分數最高，也不太幫到對方的底牌。
counting_cribbage-hint-why-count = 這些牌就是這個分數。
counting_cribbage-hint-why-peg = 累計{ $count }，得{ $points }分。
counting_cribbage-hint-why-low = 累計{ $count }：沒有一張牌能湊到15。
counting_cribbage-hint-why-no-fifteen = 累計{ $count }：過了15，離31還遠。
counting_cribbage-hint-why-safe = 累計{ $count }，下家最難得分。

# Jukugo Daifuda
jukugo_daifuda-hint-why-ron = 八張牌都成組：胡牌{ $score }分，其他人都要付。
jukugo_daifuda-hint-why-larger = 你可以胡{ $score }分，但更大的牌似乎值得等。
jukugo_daifuda-hint-why-ready = 這樣就聽牌了：你還沒看到的牌有{ $cards }張能胡。
jukugo_daifuda-hint-why-then-ready = 棄對牌就聽牌了：你還沒看到的牌有{ $cards }張能胡。
jukugo_daifuda-hint-why-wait = 你已經聽牌了：你還沒看到的牌有{ $cards }張能胡。
jukugo_daifuda-hint-why-hidden = 拿了它，手牌裡的組會變少，而手牌裡的組分數加倍。
jukugo_daifuda-hint-why-no-nearer = 你有{ $cards }張成組，拿了也不會更多。
jukugo_daifuda-hint-why-numbers = 能湊齊{ $count }張同數。
jukugo_daifuda-hint-why-word2 = { $left }和{ $right }組成一個詞。
jukugo_daifuda-hint-why-word3 = { $left }、{ $card }、{ $right }組成三字詞。
jukugo_daifuda-hint-why-two-words = { $left }、{ $card }、{ $right }合起來有兩個詞。
jukugo_daifuda-hint-why-word4 = 完成四字詞，是最值錢的組之一。
jukugo_daifuda-hint-why-alone = { $card }和其他手牌都不成組。
jukugo_daifuda-hint-why-safe = 別人不能用它加到攤開的組，{ $card }卻可以。
jukugo_daifuda-hint-why-keeps = 棄掉也不虧：手牌中{ $cards }張仍然成組，和之前一樣。

# Dominuxen
dominuxen-hint-why-take = 加上手牌，可以組成更大的一組。
dominuxen-hint-why-leave = 手牌可以少{ $count }張。
dominuxen-hint-why-back = 加上手牌，可以組成更大的一組。
dominuxen-hint-why-discard = 手牌沒有能和它組成更大一組的牌；新的牌可能更合用。
dominuxen-hint-why-draw = 公開牌中，能和它搭的手牌最多。
dominuxen-hint-why-rest = 公開牌和手牌的數字都不合。
dominuxen-hint-why-last = 手牌出完，這一輪結束。
dominuxen-hint-why-attack = 出{ $count }張，搶{ $victims }人的組。
dominuxen-hint-why-sets = 之後再{ $sets }組就能出完手牌。

# Alliance
alliance-hint-why-battalion = 它完成隊伍的大隊。
alliance-hint-why-set = 沒有人能贏過它了：你贏得{ $card }，湊齊該花色，再加{ $points }分。
alliance-hint-why-rank = 沒有人能贏過它了：{ $card }讓你有{ $count }張同點，再加{ $points }分。
alliance-hint-why-deny = 沒有人能贏過它了，{ $seat } 也拿不到{ $card }來成套。
alliance-hint-why-own = 沒有人能贏過它了：你贏得自己花色的人頭牌{ $card }。
alliance-hint-why-win = 沒有人能贏過它了：你贏得{ $card }。
alliance-hint-why-beats = 它贏過桌上所有的牌，還有{ $followers }人要出。
alliance-hint-why-lead-strong = 很難被贏：能從你手中搶走{ $card }的牌很少。
alliance-hint-why-lead-weak = 總要有人先明出，就出最不可惜的牌。
alliance-hint-why-lead-middle = 另一張更可惜；如果沒有人想出更好的，這張也許就夠了。
alliance-hint-why-partner = { $seat } 正為隊伍領先，你的牌可以不參與。
alliance-hint-why-lost = 手上沒有牌能贏桌上的牌，就蓋出最不可惜的。
alliance-hint-why-lost-other = 手上沒有牌能贏桌上的牌，就蓋出一張。
alliance-hint-why-keep = 這張最不可惜；現在會贏的牌，之後更有用。
alliance-hint-why-keep-other = 這張現在不會贏；會贏的牌，之後更有用。
alliance-hint-why-hide = 它現在會領先，但還有{ $followers }人要出：這一墩先避開。
alliance-hint-why-top-chance = 手牌現在都不會贏，但牌庫{ $pile }張中有{ $count }張會贏。
alliance-hint-why-top-keep = 能把整副手牌留給之後的墩。
alliance-hint-why-too-early = 你的{ $cards }張牌不夠撐完剩下的{ $courts }墩。
alliance-hint-why-good-behind = 棄牌堆有{ $count }張強牌，這樣就能回來。
alliance-hint-why-weak-back = { $back }張弱牌離開手牌，新的可能更好。
alliance-hint-why-lasts = 你的{ $cards }張牌夠打完剩下的{ $courts }墩。
alliance-hint-why-accept = 怎麼分都差不多，不用爭論。
alliance-hint-why-spread = 每張鬼牌由不同人拿，能靠鬼牌贏的人就更多。

# Rummy Fifty
rummy_fifty-hint-why-bonus-low = 手上還有{ $loose }張不在牌組裡；輸的話，J扣得最少。
rummy_fifty-hint-why-bonus-middle = 出完時比J多10點，沒出完時比K少10點。
rummy_fifty-hint-why-bonus-high = 手上只有{ $loose }張不在牌組裡；出完的話，這張最接近50。
rummy_fifty-hint-why-draw-last = 這是牌庫最後一張：抽了這一輪就結束，不計分。
rummy_fifty-hint-why-draw-stock = 可以拿的明牌都不能和手牌成組，也不能接牌。
rummy_fifty-hint-why-draw-out = 有了{ $card }，這個回合就能出完。
rummy_fifty-hint-why-draw-meld = 有了{ $card }，牌組外的手牌少{ $count }張。
rummy_fifty-hint-why-draw-fits = { $card }可以馬上放進牌組。
rummy_fifty-hint-why-draw-near = { $card }和你的{ $right }只差一張就成牌組。
rummy_fifty-hint-why-discard-out = 棄掉{ $card }，其餘手牌全能放下：這個回合就出完。
rummy_fifty-hint-why-discard-danger = { $seat } 剩{ $count }張，而你牌組外的牌沒有比{ $card }點數更大的。
rummy_fifty-hint-why-discard-safe = { $card }和手牌都不搭，也不搭 { $seat } 公開拿走的{ $right }。
rummy_fifty-hint-why-discard-loose-high = { $card }和手牌都不搭，點數在這類牌中最大。
rummy_fifty-hint-why-discard-loose = { $card }和其他手牌都不搭。
rummy_fifty-hint-why-discard-few = 牌組外的牌中，{ $card }能搭的最少。
rummy_fifty-hint-why-discard-high = 牌組外的牌中，{ $card }點數最大。
rummy_fifty-hint-why-down-last = 手牌出完了。
rummy_fifty-hint-why-down-out = 其餘手牌也能放下：這個回合就出完。
rummy_fifty-hint-why-down-danger = { $seat } 剩{ $count }張；放到桌上的牌就不會算你的點數。
rummy_fifty-hint-why-meld-light = 別人出完時，你的手牌少{ $points }點。
rummy_fifty-hint-why-layoff-light = 不用新牌組就能放下，手牌少{ $points }點。
rummy_fifty-hint-why-end-hold = 別人可以接你的牌組，你自己不行，所以留著，等一次出完。
rummy_fifty-hint-why-end-keep = { $card }可以接出去，但還可能放進自己的牌組。

# Stendhal
stendhal-hint-why-choose = { $count ->
    [0] 它的花色和搭檔花色，你沒有別的牌，就讓它們扣分。
   *[other] 它的花色和搭檔花色，你只有另外{ $count }張，就讓它們扣分。
}
stendhal-hint-why-lead = { $above ->
    [0] 這個花色沒有更大的牌在外面。
   *[other] 這個花色還有{ $above }張更大的牌在外面。
}
stendhal-hint-why-gain = 它吃下這一墩，這一局好轉{ $points }分。
stendhal-hint-why-cost = { $points ->
    [0] 它吃下這一墩，不用扣分。
   *[other] 它吃下這一墩，扣{ $points }分。
}
stendhal-hint-why-away = { $card }會扣分，照目前的牌會由別人吃走。
stendhal-hint-why-wins = 照目前的牌它會贏，還有{ $more }人要出。
stendhal-hint-why-below = 照目前的牌它不會贏。

# All Aboard!
all_aboard-hint-why-show-red = 留在手上的話，{ $card }要扣{ $points }分。在這裡免費送走。
all_aboard-hint-why-show-low = { $card }是你最小的牌，很可能最先發車。
all_aboard-hint-why-bonus = 出{ $card }後你沒有黑牌了。這一輪就此結束的話，得20分。
all_aboard-hint-why-dump = 送走{ $count }張最後要扣{ $points }分的紅牌。
all_aboard-hint-why-clear = 用{ $card }解除後，這個回合還能放行{ $count }節貨車。
all_aboard-hint-why-signal = 出號誌{ $card }後，這個回合還能放行{ $count }節貨車。
all_aboard-hint-why-wagon = 從{ $card }開始，這個回合能放行{ $count }節貨車。
all_aboard-hint-why-run = 這個回合通過{ $count }節貨車，最後是{ $card }。
all_aboard-hint-why-stops = { $card }得一張通行證；之後必須出號誌{ $right }。
all_aboard-hint-why-last = { $card }得一張通行證，也沒有自己的號誌擋下。

# Love Letter
love_letter-hint-why-known = { $seat } 拿著{ $card }。猜這張，對方就出局。
love_letter-hint-why-likely = 在能猜的牌中，{ $seat } 可能拿的{ $card }還沒出現的張數最多。
love_letter-hint-why-lower = { $seat } 的牌一定小於你留下的{ $card }。
love_letter-hint-why-odds = 你留著{ $card }，{ $seat } 的牌比較可能較小。
love_letter-hint-why-princess = { $seat } 拿著公主，被迫棄掉就出局。
love_letter-hint-why-protect = 到你的下個回合為止沒有人能指定你，{ $card }很安全。
love_letter-hint-why-keep = 能留下較大的{ $card }。

# Target
target-hint-why-own-far = 你有同花色的牌：出{ $card }就變成最遠者勝，它的差距是{ $distance }。
target-hint-why-own-near = 你有同數字：只要沒人出那個花色，沒有比{ $card }更接近的。
target-hint-why-takes = 你後面沒有人，{ $card }拿下目標。
target-hint-why-lost = 你的牌都拿不到這個目標，只看要放棄哪一張。
target-hint-why-turns = { $card }是第一張目標花色，所以變成最遠者勝。差距是{ $distance }。
target-hint-why-leads = 照目前的牌，{ $card }以差距{ $distance }領先，還有{ $more }人要出。
target-hint-why-dull = { $card }是中間的數字，很少會是最遠的。
target-hint-why-keep = 你沒有中間的數字，比遠時每張都有機會贏。

# Grazia
grazia-hint-why-open = 還沒有人開{ $suit }，所以免費。
grazia-hint-why-run = 接得上，一次免費出掉{ $count }張。
grazia-hint-why-next = 接得上，所以免費。
grazia-hint-why-drop = 跳接扣2分，但能出掉{ $count }張。
grazia-hint-why-past = 牌堆已經過了{ $card }：只能跳接，不然出不掉。
grazia-hint-why-wait = 再差一張{ $card }就接得上，自己還有牌庫時等待不扣分。
grazia-hint-why-none = 沒有接得上的牌，自己還有牌庫時等待不扣分。
grazia-hint-why-end = 跳過就進入最後一圈，而有{ $count }人剩的牌比你多。
grazia-hint-why-last = 沒有接得上的牌，跳接的損失不比好處少。

# TTP
ttp-hint-why-alike = { $card }能和你的{ $count }張同數牌湊在一起。
ttp-hint-why-suited = { $card }能和你的{ $count }張{ $suit }湊在一起。
ttp-hint-why-pick = { $card }比其他候選牌更有希望。
ttp-hint-why-lead = 值得引{ $card }：重要的是能挑什麼、留什麼。
ttp-hint-why-first = 照目前的牌，出{ $card }能先挑，還有{ $more }人要出。
ttp-hint-why-surely = 出{ $card }一定先挑。
ttp-hint-why-behind = 照目前的牌，{ $card }會較晚挑，但出掉也不可惜。

# Six-Suit Fort
six_suit_fort-hint-why-all = 拿到{ $count }張，連同{ $card }全都放得進堡壘。
six_suit_fort-hint-why-dig = 拿到{ $count }張；連同出的牌，有{ $fit }張放得進堡壘。
six_suit_fort-hint-why-own = 拿不到牌，但{ $card }本身放得進堡壘。
six_suit_fort-hint-why-grow = 堡壘多{ $points }分：寬{ $width }、高{ $tallest }。
six_suit_fort-hint-why-light = 進手牌的牌不會多扣分。
six_suit_fort-hint-why-pair = 放這對牌，堡壘多{ $points }分。
six_suit_fort-hint-why-keep = 沒有哪一對蓋牌能讓堡壘加分。
