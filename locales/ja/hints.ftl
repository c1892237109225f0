# CPUのヒント：その手の理由と、次によい手との差
hint-why-only = ほかに選べる手はありません。
hint-why-usual = ここでは、ふつうはこうします。
hint-why-close = どの手もほとんど変わりません。わずかにこの手がよさそうです。
hint-why-better = この先を考えると、ほかの手より少しよさそうです。
hint-why-clear = この先を考えると、ほかの手よりはっきりよさそうです。
hint-gain-only = 迷うところはありません。
hint-gain-none = 次によい手とほとんど差はありません。
hint-gain-points = 次によい手より、およそ{ $points }点の得です。
hint-gain-chance = 次によい手より、うまくいく見込みがおよそ{ $percent }%高くなります。

# ゲシェンク
geschenk-hint-why-must = チップがないので、引き取るしかありません。
geschenk-hint-why-run = 手元の連番につながるので、失点は増えません。載っているチップももらえます。
geschenk-hint-why-purse = チップは残り{ $chips }枚です。引き取れば{ $pot }枚増えます。
geschenk-hint-why-cheap = チップを差し引けば、失点は{ $net }点だけです。
geschenk-hint-why-gain = 載っているチップだけで、このカードの失点が埋まります。
geschenk-hint-why-round = 連番につながるのは自分だけです。もう1周させてチップをためましょう。
geschenk-hint-why-other = あなたには{ $net }点の失点ですが、{ $seat }さんは連番につながるので失点になりません。
geschenk-hint-why-dear = 引き取るとまだ{ $net }点の失点です。チップ1枚のほうが安くすみます。

# Tricky Express
tricky_express-hint-why-pass1 = 同じ強さの札のうち、枚数の少ないスートのほうを渡します。
tricky_express-hint-why-pass2 = { $right }と{ $left }は、勝ちたくないところで勝ってしまいそうな札です。
tricky_express-hint-why-section = 駅{ $station }を取って、{ $passed }駅を通過したロングパスになります。
tricky_express-hint-why-first = 駅{ $station }を取ります。最初の駅が早いほど、先の路線を長く使えます。
tricky_express-hint-why-late = 駅{ $station }を取ります。あなたの最初の駅です。
tricky_express-hint-why-move = 駅{ $station }も取ると、ロングパスの出発点がここに移ります。
tricky_express-hint-why-discard = リードと違うスートなので、このトリックには勝ちません。
tricky_express-hint-why-duck = 負けておけば、急行は駅{ $station }を通過します。
tricky_express-hint-why-low = 負けておいて、駅{ $station }はほかの人にゆずります。
tricky_express-hint-why-try = このスートでもっと強い札は、あと{ $above }枚だけです。駅{ $station }を取れそうです。
tricky_express-hint-why-lead-low = このスートのもっと強い札がまだ{ $above }枚あるので、駅{ $station }はほかの人に取ってもらえそうです。

# Tennos Square
tennos_square-hint-why-spare = 残る2枚の数が離れているので、置ける場所が広がります。
tennos_square-hint-why-swap = { $card }は、いまの手札のどちらよりも列に合います。残りの場所もわずかです。
tennos_square-hint-why-swap-deck = 手札も交換候補も列に合いません。山札のほうに望みがあります。
tennos_square-hint-why-out = 列が完成します。ディールが終わり、ボーナスが入ります。
tennos_square-hint-why-again = 列に合い、場所{ $slot }ならもう一度あなたの番です。
tennos_square-hint-why-partner = 列に合い、場所{ $slot }ならパートナーの番になります。
tennos_square-hint-why-run = 並びが伸びて、すぐに{ $points }点増えます。
tennos_square-hint-why-room = 場所{ $slot }なら、左右に並びを伸ばす余地が残ります。

# カウンティング・クリベッジ
counting_cribbage-hint-why-own-crib = フラッシュを別にすれば、残す手札と自分のクリブを合わせた平均点が、いちばん高くなります。
counting_cribbage-hint-why-their-crib = フラッシュを別にすれば、残す手札の平均点がいちばん高く、相手のクリブをあまり助けません。
counting_cribbage-hint-why-count = 数えるとその点数になります。
counting_cribbage-hint-why-peg = 合計{ $count }にして、{ $points }点を取ります。
counting_cribbage-hint-why-low = 合計{ $count }なら、次の1枚で15にはなりません。
counting_cribbage-hint-why-no-fifteen = 合計{ $count }。15を過ぎて、31まではまだあります。
counting_cribbage-hint-why-safe = 合計{ $count }なら、次の人に点を取られにくくなります。

# 熟語台札
jukugo_daifuda-hint-why-ron = 8枚すべてが組になりました。{ $score }点のロンで、全員から受け取れます。
jukugo_daifuda-hint-why-larger = { $score }点でロンできますが、もっと大きな手を待つ値打ちがありそうです。
jukugo_daifuda-hint-why-ready = これであと1枚です。まだ見えていない札のうち{ $cards }枚でロンできます。
jukugo_daifuda-hint-why-then-ready = 捨てる札を選べば、あと1枚です。まだ見えていない札のうち{ $cards }枚でロンできます。
jukugo_daifuda-hint-why-wait = もうあと1枚です。まだ見えていない札のうち{ $cards }枚でロンできます。
jukugo_daifuda-hint-why-hidden = 取ると、手札の中でできている組が減ります。手札の組は点が2倍です。
jukugo_daifuda-hint-why-no-nearer = いま組になっているのは{ $cards }枚。取ってもそれより増えません。
jukugo_daifuda-hint-why-numbers = 同じ数が{ $count }枚そろいます。
jukugo_daifuda-hint-why-word2 = { $left }と{ $right }で熟語になります。
jukugo_daifuda-hint-why-word3 = { $left }、{ $card }、{ $right }で三文字熟語になります。
jukugo_daifuda-hint-why-two-words = { $left }、{ $card }、{ $right }で、二字熟語が2つできます。
jukugo_daifuda-hint-why-word4 = 四字熟語が完成します。点のいちばん高い組です。
jukugo_daifuda-hint-why-alone = { $card }は、ほかの手札とは組になりません。
jukugo_daifuda-hint-why-safe = { $card }だと、ほかの人が手元の組に付けられます。こちらなら付けられません。
jukugo_daifuda-hint-why-keeps = 捨てても、手札の{ $cards }枚は組のまま変わりません。

# ドミヌクセン
dominuxen-hint-why-take = 手牌と合わせて、もっと大きなセットにできます。
dominuxen-hint-why-leave = 取らなければ、手牌が{ $count }枚少なくてすみます。
dominuxen-hint-why-back = 手牌と合わせて、もっと大きなセットにできます。
dominuxen-hint-why-discard = 手牌と合わせても、もっと大きなセットにはなりません。新しく引く牌に期待しましょう。
dominuxen-hint-why-draw = 見えている牌のうち、手牌といちばん数の合う牌です。
dominuxen-hint-why-rest = 見えている牌は、どれも手牌と数が合いません。
dominuxen-hint-why-last = 手牌がなくなり、ラウンドが終わります。
dominuxen-hint-why-attack = { $count }枚を出して、{ $victims }人のセットをスナッチします。
dominuxen-hint-why-sets = このあとは、あと{ $sets }セットで手牌がなくなります。

# アライアンス
alliance-hint-why-battalion = チームのバタリオンが完成します。
alliance-hint-why-set = もうだれにも負けません。{ $card }を取れば同じスートの絵札が3枚そろい、さらに{ $points }点です。
alliance-hint-why-rank = もうだれにも負けません。{ $card }を取れば同じランクの絵札が{ $count }枚になり、さらに{ $points }点です。
alliance-hint-why-deny = もうだれにも負けません。{ $seat }さんが{ $card }で絵札をそろえるのも防げます。
alliance-hint-why-own = もうだれにも負けません。自分のスートの絵札、{ $card }を取れます。
alliance-hint-why-win = もうだれにも負けません。{ $card }を取れます。
alliance-hint-why-beats = 場に出ているどの札にも勝ちます。まだ出していない人は、あと{ $followers }人です。
alliance-hint-why-lead-strong = 負けにくい札です。これに勝てる札を持つ人は、多くないはずです。
alliance-hint-why-lead-weak = 最初は表向きに出すしかないので、いちばん惜しくない札を出します。
alliance-hint-why-lead-middle = もっと惜しい札はほかに残せます。だれも強い札を使わなければ、この札で取れます。
alliance-hint-why-partner = いま勝っているのは仲間の{ $seat }さんです。自分の札は勝負に出さずにおきましょう。
alliance-hint-why-lost = 場の札に勝てる手札がないので、いちばん惜しくない札を裏向きに捨てます。
alliance-hint-why-lost-other = 場の札に勝てる手札がないので、裏向きに捨てておきます。
alliance-hint-why-keep = いちばん惜しくない札です。いま勝てる札は、あとのほうが役に立ちそうです。
alliance-hint-why-keep-other = この札ではいま勝てません。いま勝てる札は、あとのほうが役に立ちそうです。
alliance-hint-why-hide = いまは勝てますが、まだ{ $followers }人が出していません。勝負は見送ります。
alliance-hint-why-top-chance = 勝てる手札はありませんが、山札の{ $pile }枚のうち{ $count }枚なら勝てます。
alliance-hint-why-top-keep = 手札を減らさず、あとのトリックに残せます。
alliance-hint-why-too-early = 手持ちの札は{ $cards }枚なので、残りの{ $courts }トリックには足りません。
alliance-hint-why-good-behind = 強い札が捨て山に{ $count }枚あります。再構築すれば、また使えます。
alliance-hint-why-weak-back = 弱い札を{ $back }枚戻すので、引きなおせばよくなるかもしれません。
alliance-hint-why-lasts = 手持ちの{ $cards }枚で、残りの{ $courts }トリックに足ります。
alliance-hint-why-accept = どう分けても大きな差はないので、このまま賛成してよさそうです。
alliance-hint-why-spread = ジョーカーを分けて持てば、勝負できる人が増えます。

# ラミー50
rummy_fifty-hint-why-bonus-low = まだメルドにならない手札が{ $loose }枚あります。負けたとき、Jなら加わる点がいちばん少なくてすみます。
rummy_fifty-hint-why-bonus-middle = 上がればJより10点多く、負けてもKより10点少なくてすみます。
rummy_fifty-hint-why-bonus-high = まだメルドにならない手札は{ $loose }枚です。上がったとき、50点にいちばん届きやすくなります。
rummy_fifty-hint-why-draw-last = 山札の最後の1枚です。引けば得点なしでラウンドが終わります。
rummy_fifty-hint-why-draw-stock = 引ける捨て札は、手札とメルドにならず、付け足すこともできません。
rummy_fifty-hint-why-draw-out = { $card }を引けば、この番で上がれます。
rummy_fifty-hint-why-draw-meld = { $card }を引けば、メルドにならない手札が{ $count }枚減ります。
rummy_fifty-hint-why-draw-fits = { $card }は、すぐにメルドに使えます。
rummy_fifty-hint-why-draw-near = { $card }と手札の{ $right }は、あと1枚でメルドになります。
rummy_fifty-hint-why-discard-out = { $card }を捨てれば、残りの手札をすべて出せます。この番で上がりです。
rummy_fifty-hint-why-discard-danger = { $seat }さんの手札はあと{ $count }枚です。メルドにならない手札では、{ $card }の点がいちばん高いです。
rummy_fifty-hint-why-discard-safe = { $card }はほかの手札とつながらず、{ $seat }さんが取った{ $right }ともつながりません。
rummy_fifty-hint-why-discard-loose-high = { $card }はほかの手札とつながらず、つながらない手札の中で点がいちばん高いです。
rummy_fifty-hint-why-discard-loose = { $card }は、ほかのどの手札ともつながりません。
rummy_fifty-hint-why-discard-few = メルドにならない手札の中で、ほかとのつながりがいちばん少ないのが{ $card }です。
rummy_fifty-hint-why-discard-high = メルドにならない手札の中で、{ $card }の点がいちばん高いからです。
rummy_fifty-hint-why-down-last = 手札がなくなり、上がりです。
rummy_fifty-hint-why-down-out = 残りの手札もすべて出せます。この番で上がりです。
rummy_fifty-hint-why-down-danger = { $seat }さんの手札はあと{ $count }枚です。場に出した分は、失点になりません。
rummy_fifty-hint-why-meld-light = ほかの人が上がったとき、手札の点が{ $points }点少なくてすみます。
rummy_fifty-hint-why-layoff-light = 新しいメルドがなくても出せて、手札の点が{ $points }点減ります。
rummy_fifty-hint-why-end-hold = 出したメルドには、ほかの人は付け足せますが自分は付け足せません。手元に残して、一度に上がりましょう。
rummy_fifty-hint-why-end-keep = { $card }は付け足せますが、まだ自分のメルドに使えるかもしれません。

# スタンダール
stendhal-hint-why-choose = { $count ->
    [0] { $card }のスートとその対のスートは、ほかに1枚も持っていません。マイナスになっても痛みは小さそうです。
   *[other] { $card }のスートとその対のスートは、ほかに{ $count }枚しか持っていません。マイナスになっても痛みは小さそうです。
}
stendhal-hint-why-lead = { $above ->
    [0] このスートのもっと強いカードは、もうほかの人の手札にありません。
   *[other] このスートのもっと強いカードは、ほかの人がまだ{ $above }枚持っています。
}
stendhal-hint-why-gain = { $card }でトリックを取れて、{ $points }点よくなります。
stendhal-hint-why-cost = { $points ->
    [0] { $card }でトリックを取っても、失点はありません。
   *[other] { $card }でトリックを取って、失点は{ $points }点です。
}
stendhal-hint-why-away = { $card }はマイナススート。いまのところ、ほかの人が引き取ってくれます。
stendhal-hint-why-wins = いまのところ{ $card }の勝ちです。あとは{ $more }人が出します。
stendhal-hint-why-below = いまのところ{ $card }では勝ちません。

# 出発進行!
all_aboard-hint-why-show-red = 赤の{ $card }は残ると1枚{ $points }点の失点。いまなら手放せます。
all_aboard-hint-why-show-low = { $card }は手札でいちばん小さく、最初に発車しやすくなります。
all_aboard-hint-why-bonus = { $card }を出すと、手札に黒が残りません。このまま終われば20点です。
all_aboard-hint-why-dump = 赤を{ $count }枚手放せます。手札に残れば{ $points }点の失点です。
all_aboard-hint-why-clear = { $card }で解除すれば、この番にまだ貨車を{ $count }両まで通せます。
all_aboard-hint-why-signal = 信号が{ $card }なら、この番にまだ貨車を{ $count }両まで通せます。
all_aboard-hint-why-wagon = { $card }から出せば、この番に貨車を{ $count }両まで通せます。
all_aboard-hint-why-run = この番に貨車を{ $count }両通せます。最後は{ $card }です。
all_aboard-hint-why-stops = { $card }で通過証明が1枚。そのあと{ $right }の赤信号で止まります。
all_aboard-hint-why-last = { $card }で通過証明が1枚。手札の信号では止まりません。

# ラブレター
love_letter-hint-why-known = { $seat }さんは{ $card }を持っています。言い当てれば脱落です。
love_letter-hint-why-likely = { $seat }さんの手札として言えるカードのうち、まだ見えていない枚数がいちばん多いのは{ $card }です。
love_letter-hint-why-lower = { $seat }さんの手札は、残る{ $card }より小さいはずです。
love_letter-hint-why-odds = 残る{ $card }なら、{ $seat }さんに勝つ見込みのほうが高いです。
love_letter-hint-why-princess = { $seat }さんは姫を持っています。捨てさせれば脱落です。
love_letter-hint-why-protect = 次の番まで、残る{ $card }をだれにも狙われません。
love_letter-hint-why-keep = 大きいほうの{ $card }を手元に残します。

# ターゲット
target-hint-why-own-far = 同じスートの{ $card }を持っています。出せば遠い数の勝負になり、差は{ $distance }です。
target-hint-why-own-near = 同じ数の{ $card }を持っています。同じスートが出なければ、これより近い札はありません。
target-hint-why-takes = あなたが最後です。{ $card }なら、ターゲットを取れます。
target-hint-why-lost = どの札でも取れないので、手放しやすいものを出します。
target-hint-why-turns = { $card }は最初の同じスートの札で、ここから遠い数の勝負になります。差は{ $distance }です。
target-hint-why-leads = { $card }は差{ $distance }で、いまは勝っています。残りは{ $more }人です。
target-hint-why-dull = { $card }は真ん中あたりの数で、いちばん遠くなることはあまりありません。
target-hint-why-keep = 真ん中あたりの数がないので、どれも遠い数の勝負で使えます。

# グラツィア
grazia-hint-why-open = { $suit }はまだ場にないので、失点なしで出せます。
grazia-hint-why-run = つながるので、{ $count }枚を一度に失点なしで出せます。
grazia-hint-why-next = つながるので、失点はありません。
grazia-hint-why-drop = 不連続で2点失っても、{ $count }枚減らせます。
grazia-hint-why-past = 場はもう{ $card }を過ぎています。不連続で出すか、残すかです。
grazia-hint-why-wait = あと1枚出れば{ $card }がつながります。山札があるあいだは、待っても失点はありません。
grazia-hint-why-none = つながるカードがありません。山札があるあいだは、待っても失点はありません。
grazia-hint-why-end = パスすれば最後の1周です。あなたより多くカードが残る人が{ $count }人います。
grazia-hint-why-last = つながるカードがなく、不連続で出しても得になりません。

# TTP
ttp-hint-why-alike = { $card }を獲れば、同じ数字の手持ちの{ $count }枚とそろいます。
ttp-hint-why-suited = { $card }を獲れば、手持ちの{ $suit }{ $count }枚とそろいます。
ttp-hint-why-pick = { $card }は、ほかの候補より手役につながりそうです。
ttp-hint-why-lead = { $card }からはじめると、獲るカードと残すカードのつり合いがよさそうです。
ttp-hint-why-first = いまのままなら、{ $card }で最初に獲得できます。あとは{ $more }人です。
ttp-hint-why-surely = { $card }なら、必ず最初に獲得できます。
ttp-hint-why-behind = { $card }では獲得があとになりそうですが、手放しても惜しくないカードです。

# 6スートの砦
six_suit_fort-hint-why-all = { $count }枚獲得でき、{ $card }といっしょにすべて砦に置けます。
six_suit_fort-hint-why-dig = { $count }枚獲得でき、出したカードと合わせて{ $fit }枚を砦に置けます。
six_suit_fort-hint-why-own = 獲得はありませんが、{ $card }そのものを砦に置けます。
six_suit_fort-hint-why-grow = 砦が横{ $width }、高さ{ $tallest }になり、{ $points }点増えます。
six_suit_fort-hint-why-light = 手札に入るカードで、失点は増えません。
six_suit_fort-hint-why-pair = この2枚で、砦が{ $points }点増えます。
six_suit_fort-hint-why-keep = 2枚を伏せても、砦の得点は増えません。
