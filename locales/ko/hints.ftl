# Hints of the computer players: why a move, and what it gains over the next best move
hint-why-only = 둘 수 있는 것이 이것뿐이에요.
hint-why-usual = 여기서는 보통 이렇게 해요.
hint-why-close = 여러 수가 비슷하게 좋은데, 그중 이 수가 아주 조금 나아요.
hint-why-better = 몇 수 앞까지 보면 다른 수보다 조금 나아요.
hint-why-clear = 몇 수 앞까지 보면 다른 어떤 수보다 분명히 나아요.
hint-gain-only = 고를 것이 없어요.
hint-gain-none = 그다음으로 좋은 수와 거의 같아요.
hint-gain-points = 그다음으로 좋은 수보다 { $points }점쯤 나아요.
hint-gain-chance = 그다음으로 좋은 수보다 승산이 { $percent }%쯤 높아요.
# No Thanks!
geschenk-hint-why-must = 남은 칩이 없어서 카드를 가져갈 수밖에 없어요.
geschenk-hint-why-run = 내 카드와 숫자가 이어져서 벌점이 없고, 그 위의 칩도 내 것이 돼요.
geschenk-hint-why-purse = 칩이 { $chips }개뿐이고, 이 카드는 칩 { $pot }개를 가져다줘요.
geschenk-hint-why-cheap = 칩을 빼고 나면 { $net }점밖에 들지 않아요.
geschenk-hint-why-gain = 그 위의 칩이 카드 값만큼은 돼요.
geschenk-hint-why-round = 나에게만 이어지는 카드이니 한 바퀴 더 돌려 칩을 모아요.
geschenk-hint-why-other = 나에게는 { $net }점이지만, { $seat }님은 카드가 이어져서 벌점이 없어요.
geschenk-hint-why-dear = 아직 { $net }점이 들어요. 칩 하나가 더 싸요.
# Tricky Express
tricky_express-hint-why-pass1 = 똑같이 높은 카드 중에서는 손에 적은 무늬부터 넘겨요.
tricky_express-hint-why-pass2 = { $right }, { $left } 두 장은 엉뚱한 때에 이기기 쉬워요.
tricky_express-hint-why-section = { $station }번 역을 얻어 { $passed }역을 지나친 구간을 마쳐요.
tricky_express-hint-why-first = { $station }번 역을 얻어요. 첫 역이 이르면 앞에 긴 철길이 남아요.
tricky_express-hint-why-late = { $station }번 역을 얻어요. 첫 역이에요.
tricky_express-hint-why-move = { $station }번 역도 얻어서 구간이 거기서 시작돼요.
tricky_express-hint-why-discard = 리드한 무늬가 아니라서 이 트릭을 이길 수 없어요.
tricky_express-hint-why-duck = 아래에 머물러 급행이 { $station }번 역을 지나쳐요.
tricky_express-hint-why-low = 아래에 머물러 { $station }번 역을 남에게 줘요.
tricky_express-hint-why-try = 이 무늬에서 더 높은 카드는 { $above }장뿐이라 { $station }번 역을 얻을 만해요.
tricky_express-hint-why-lead-low = 이 무늬에서 더 높은 카드가 { $above }장 남아서 다른 사람이 { $station }번 역을 가져갈 만해요.
# Tennos Square
tennos_square-hint-why-spare = 남는 두 장의 숫자가 더 떨어져 있어서 놓을 곳이 많아져요.
tennos_square-hint-why-swap = { $card } 카드가 손패 두 장보다 줄에 잘 맞고, 채울 칸도 얼마 안 남았어요.
tennos_square-hint-why-swap-deck = 손패도 공용도 줄에 맞지 않아요. 더미가 나을 수밖에 없어요.
tennos_square-hint-why-out = 줄이 완성돼요. 딜이 끝나고 보너스를 받아요.
tennos_square-hint-why-again = 줄에 맞고, { $slot }번 칸이면 한 번 더 해요.
tennos_square-hint-why-partner = 줄에 맞고, { $slot }번 칸이면 파트너 차례가 돼요.
tennos_square-hint-why-run = 이어진 줄이 길어져 바로 { $points }점이 늘어요.
tennos_square-hint-why-room = { $slot }번 칸이면 양쪽에 길게 이을 자리가 남아요.
# Counting Cribbage
counting_cribbage-hint-why-own-crib = 플러시를 빼면, 남기는 카드와 내 크리브를 합친 평균이 가장 높아요.
counting_cribbage-hint-why-their-crib = 플러시를 빼면, 남기는 카드의 평균이 가장 높고 크리브에 주는 것이 적어요.
counting_cribbage-hint-why-count = 이 카드들을 세면 그 점수예요.
counting_cribbage-hint-why-peg = 카운트 { $count }: { $points }점을 얻어요.
counting_cribbage-hint-why-low = 카운트 { $count }: 카드 한 장으로 15를 만들 수 없어요.
counting_cribbage-hint-why-no-fifteen = 카운트 { $count }: 15를 지났고 31까지는 멀어요.
counting_cribbage-hint-why-safe = 카운트 { $count }: 다음 사람이 점수를 낼 여지가 가장 적어요.
# Jukugo Daifuda
jukugo_daifuda-hint-why-ron = 여덟 장이 모두 세트예요. { $score }점 론, 다른 사람이 모두 내요.
jukugo_daifuda-hint-why-larger = { $score }점으로 날 수 있지만, 더 큰 패를 기다릴 만해 보여요.
jukugo_daifuda-hint-why-ready = 그러면 한 장만 더 있으면 돼요. 아직 안 보인 { $cards }장이면 날 수 있어요.
jukugo_daifuda-hint-why-then-ready = 잘 버리면 한 장만 더 있으면 돼요. 아직 안 보인 { $cards }장이면 날 수 있어요.
jukugo_daifuda-hint-why-wait = 이미 한 장만 더 있으면 돼요. 아직 안 보인 { $cards }장이면 날 수 있어요.
jukugo_daifuda-hint-why-hidden = 가져가면 손안의 세트가 줄어요. 손안의 세트는 두 배예요.
jukugo_daifuda-hint-why-no-nearer = { $cards }장이 세트이고, 가져가도 늘지 않아요.
jukugo_daifuda-hint-why-numbers = 같은 숫자 { $count }장이 모여요.
jukugo_daifuda-hint-why-word2 = { $left }, { $right }: 숙어가 돼요.
jukugo_daifuda-hint-why-word3 = { $left }, { $card }, { $right }: 세 글자 숙어가 돼요.
jukugo_daifuda-hint-why-two-words = { $left }, { $card }, { $right }: 숙어 둘이 이어져요.
jukugo_daifuda-hint-why-word4 = 네 글자 숙어가 완성돼요. 가장 값진 세트 중 하나예요.
jukugo_daifuda-hint-why-alone = { $card } 카드는 손패의 어느 것과도 세트가 안 돼요.
jukugo_daifuda-hint-why-safe = { $card } 카드와 달리, 이 카드로는 아무도 펼친 세트를 키울 수 없어요.
jukugo_daifuda-hint-why-keeps = 버려도 괜찮아요. 손패 { $cards }장이 전처럼 세트로 남아요.
# Dominuxen
dominuxen-hint-why-take = 손의 타일과 합쳐 더 큰 세트가 돼요.
dominuxen-hint-why-leave = 손의 타일이 { $count }개 적게 남아요.
dominuxen-hint-why-back = 손의 타일과 합쳐 더 큰 세트가 돼요.
dominuxen-hint-why-discard = 손에 이 타일로 더 큰 세트를 만들 것이 없어요. 새 타일이 나을 수 있어요.
dominuxen-hint-why-draw = 펼친 타일 중 손의 타일과 가장 많이 어울려요.
dominuxen-hint-why-rest = 펼친 타일 중 손의 타일과 어울리는 것이 없어요.
dominuxen-hint-why-last = 손이 비어 라운드가 끝나요.
dominuxen-hint-why-attack = 타일 { $count }개를 놓아 { $victims }명에게서 낚아채요.
dominuxen-hint-why-sets = 그 뒤에는 세트 { $sets }개면 손이 비어요.
# Alliance
alliance-hint-why-battalion = 우리 팀의 대대가 완성돼요.
alliance-hint-why-set = 이제 아무도 못 이겨요. { $card } 카드를 얻어 그 무늬를 다 모으고 { $points }점을 더 받아요.
alliance-hint-why-rank = 이제 아무도 못 이겨요. { $card } 카드로 그 숫자가 { $count }장이 되어 { $points }점을 더 받아요.
alliance-hint-why-deny = 이제 아무도 못 이기고, { $seat }님이 { $card } 카드로 모으는 것도 막아요.
alliance-hint-why-own = 이제 아무도 못 이겨요. 내 무늬의 그림 카드 { $card } 획득.
alliance-hint-why-win = 이제 아무도 못 이겨요. { $card } 획득.
alliance-hint-why-beats = 나온 카드를 모두 이기고, 뒤에 { $followers }명이 더 내요.
alliance-hint-why-lead-strong = 좀처럼 지지 않는 카드예요. { $card } 카드를 빼앗아 갈 카드가 드물어요.
alliance-hint-why-lead-weak = 누군가는 먼저 앞면으로 내야 하니 가장 아깝지 않은 카드로 해요.
alliance-hint-why-lead-middle = 더 아까운 카드가 있고, 아무도 좋은 카드를 쓰지 않으면 이것으로 충분해요.
alliance-hint-why-partner = { $seat }님이 우리 팀으로 이기고 있으니 내 카드는 빠져도 돼요.
alliance-hint-why-lost = 나온 카드를 이길 것이 손에 없어서 가장 아깝지 않은 카드를 뒷면으로 버려요.
alliance-hint-why-lost-other = 나온 카드를 이길 것이 손에 없어서 한 장을 뒷면으로 버려요.
alliance-hint-why-keep = 가장 아깝지 않은 카드예요. 지금 이길 카드는 나중에 더 쓸모가 있어요.
alliance-hint-why-keep-other = 지금 이기지는 못해요. 이길 카드는 나중에 더 쓸모가 있어요.
alliance-hint-why-hide = 지금은 앞서지만 뒤에 { $followers }명이 더 내요. 이 트릭에서는 빼 두는 게 나아요.
alliance-hint-why-top-chance = 손에는 이길 것이 없지만, 내 더미 { $pile }장 중 { $count }장이면 이겨요.
alliance-hint-why-top-keep = 손패를 모두 다음 트릭을 위해 남겨요.
alliance-hint-why-too-early = 카드 { $cards }장으로는 남은 { $courts }트릭에 모자라요.
alliance-hint-why-good-behind = 센 카드 { $count }장이 버린 더미에 있고, 이렇게 하면 돌아와요.
alliance-hint-why-weak-back = 약한 카드 { $back }장이 손을 떠나고, 새 카드가 나을 수 있어요.
alliance-hint-why-lasts = 카드 { $cards }장이면 남은 { $courts }트릭에 충분해요.
alliance-hint-why-accept = 어떻게 나눠도 큰 차이가 없으니 다툴 필요가 없어요.
alliance-hint-why-spread = 조커를 나눠 가지면 더 많은 사람이 이길 수 있어요.
# Rummy Fifty
rummy_fifty-hint-why-bonus-low = 조합이 안 된 손패가 { $loose }장이에요. 지더라도 J는 가장 적게 더해져요.
rummy_fifty-hint-why-bonus-middle = 털면 J보다 10점 많고, 못 털면 K보다 10점 적어요.
rummy_fifty-hint-why-bonus-high = 조합이 안 된 손패가 { $loose }장이에요. 털면 50에 가장 가까워져요.
rummy_fifty-hint-why-draw-last = 더미의 마지막 카드예요. 뽑으면 점수 없이 라운드가 끝나요.
rummy_fifty-hint-why-draw-stock = 뽑을 수 있는 펼친 카드는 손패와 조합이 안 되고 붙일 수도 없어요.
rummy_fifty-hint-why-draw-out = { $card } 카드면 이번 차례에 털 수 있어요.
rummy_fifty-hint-why-draw-meld = { $card } 카드면 조합이 안 된 손패가 { $count }장 줄어요.
rummy_fifty-hint-why-draw-fits = { $card } 카드는 바로 조합에 들어가요.
rummy_fifty-hint-why-draw-near = { $card } 카드와 손의 { $right } 카드는 한 장만 더 있으면 조합이에요.
rummy_fifty-hint-why-discard-out = { $card } 카드를 버리면 손패를 모두 내려놓아 이번 차례에 털어요.
rummy_fifty-hint-why-discard-danger = { $seat }님은 { $count }장 남았고, 조합이 안 된 카드 중 { $card }보다 큰 것이 없어요.
rummy_fifty-hint-why-discard-safe = { $card } 카드는 손패와도, { $seat }님이 가져간 { $right } 카드와도 어울리지 않아요.
rummy_fifty-hint-why-discard-loose-high = { $card } 카드는 손패와 어울리지 않고, 그런 카드 중 가장 커요.
rummy_fifty-hint-why-discard-loose = { $card } 카드는 손패의 다른 어느 것과도 어울리지 않아요.
rummy_fifty-hint-why-discard-few = 조합이 안 된 카드 중 { $card } 카드가 다른 카드와 가장 덜 어울려요.
rummy_fifty-hint-why-discard-high = 조합이 안 된 카드 중 { $card }보다 큰 것이 없어요.
rummy_fifty-hint-why-down-last = 이것으로 손패가 비어서 털어요.
rummy_fifty-hint-why-down-out = 나머지 손패도 내려놓을 수 있어요. 이번 차례에 털어요.
rummy_fifty-hint-why-down-danger = { $seat }님은 { $count }장 남았어요. 내려놓은 카드는 나에게 더해지지 않아요.
rummy_fifty-hint-why-meld-light = 남이 털면 내 손패가 { $points }점 적게 세어져요.
rummy_fifty-hint-why-layoff-light = 새 조합 없이 내려놓고, 손패가 { $points }점 줄어요.
rummy_fifty-hint-why-end-hold = 내 조합에 다른 사람은 붙일 수 있고 나는 못 붙이니, 쥐고 있다가 한 번에 털어요.
rummy_fifty-hint-why-end-keep = { $card } 카드를 붙일 수 있지만, 아직 내 조합에 들어갈 수도 있어요.
# Stendhal
stendhal-hint-why-choose = { $count ->
    [0] 그 무늬와 짝 무늬의 다른 카드가 없으니 마이너스로 만들어요.
   *[other] 그 무늬와 짝 무늬의 다른 카드가 { $count }장뿐이니 마이너스로 만들어요.
}
stendhal-hint-why-lead = { $above ->
    [0] 이 무늬에서 더 높은 카드는 남아 있지 않아요.
   *[other] 이 무늬에서 더 높은 카드가 { $above }장 남아 있어요.
}
stendhal-hint-why-gain = 트릭을 따고 이번 딜이 { $points }점 좋아져요.
stendhal-hint-why-cost = { $points ->
    [0] 트릭을 따지만 잃는 점수는 없어요.
   *[other] 트릭을 따고 { $points }점을 잃어요.
}
stendhal-hint-why-away = { $card } 카드는 마이너스이고, 지금대로면 남이 가져가요.
stendhal-hint-why-wins = 지금대로면 이기고, { $more }명이 더 내요.
stendhal-hint-why-below = 지금대로면 이기지 않아요.
# All Aboard!
all_aboard-hint-why-show-red = 손에 남으면 { $card } 카드는 { $points }점을 잃어요. 여기서는 공짜로 나가요.
all_aboard-hint-why-show-low = { $card } 카드가 손에서 가장 낮아 먼저 출발할 만해요.
all_aboard-hint-why-bonus = { $card } 카드를 내면 검은 카드가 없어요. 이대로 라운드가 끝나면 20점이에요.
all_aboard-hint-why-dump = 끝에 { $points }점을 잃을 빨간 카드 { $count }장이 나가요.
all_aboard-hint-why-clear = { $card } 카드로 해제하면 이번 차례에 화차를 { $count }량 더 보낼 수 있어요.
all_aboard-hint-why-signal = { $card } 신호 뒤에 이번 차례에 화차를 { $count }량 더 보낼 수 있어요.
all_aboard-hint-why-wagon = { $card } 카드부터 내면 이번 차례에 화차를 { $count }량 보낼 수 있어요.
all_aboard-hint-why-run = 이번 차례에 화차 { $count }량이 통과하고, 마지막은 { $card } 카드예요.
all_aboard-hint-why-stops = { $card } 카드로 통과증을 얻고, 그다음 { $right } 카드가 신호로 나가야 해요.
all_aboard-hint-why-last = { $card } 카드로 통과증을 얻고, 거기서 멈출 신호가 없어요.
# Love Letter
love_letter-hint-why-known = { $seat }님이 { $card } 카드를 들고 있어요. 그 카드를 말하면 탈락시킬 수 있어요.
love_letter-hint-why-likely = 경비병이 말할 수 있고 { $seat }님이 들고 있을 만한 카드 중에서 { $card } 카드가 가장 많이 남았어요.
love_letter-hint-why-lower = { $seat }님의 카드가 무엇이든, 내가 남기는 { $card } 카드보다 낮아요.
love_letter-hint-why-odds = { $card } 카드를 남기면 { $seat }님의 카드가 더 낮을 만해요.
love_letter-hint-why-princess = { $seat }님은 공주를 들고 있고, 버리게 되면 탈락이에요.
love_letter-hint-why-protect = 다음 내 차례까지 아무도 지목할 수 없어서 { $card } 카드가 안전해요.
love_letter-hint-why-keep = 더 높은 { $card } 카드를 남겨요.
# Target
target-hint-why-own-far = 같은 무늬가 있어요. { $card } 카드를 내면 가장 먼 숫자가 이기게 되고, 이 카드의 차이가 { $distance }만큼이에요.
target-hint-why-own-near = 같은 숫자가 있어요. 같은 무늬가 나오지 않으면 { $card }보다 가까운 카드는 없어요.
target-hint-why-takes = 뒤에 내는 사람이 없고, { $card } 카드로 타깃을 가져가요.
target-hint-why-lost = 이번에는 어떤 카드로도 못 가져가니, 어떤 카드를 버릴지만 중요해요.
target-hint-why-turns = { $card } 카드가 첫 같은 무늬라 이제 먼 숫자가 이겨요. 차이는 { $distance }.
target-hint-why-leads = 차이 { $distance }: 지금대로면 { $card } 카드가 이기고, { $more }명이 더 내요.
target-hint-why-dull = { $card } 카드는 가운데 숫자라 가장 멀어질 일이 드물어요.
target-hint-why-keep = 가운데 숫자가 없어서 어느 것이든 먼 숫자로 이길 수 있어요.
# Grazia
grazia-hint-why-open = { $suit }를 연 사람이 아직 없어서 공짜예요.
grazia-hint-why-run = 이어져서 { $count }장을 한꺼번에 공짜로 털어요.
grazia-hint-why-next = 이어져서 공짜예요.
grazia-hint-why-drop = 건너뛰면 2점을 잃지만 { $count }장을 털어요.
grazia-hint-why-past = 줄이 이미 { $card } 카드를 지나서, 건너뛰지 않으면 낼 수 없어요.
grazia-hint-why-wait = 한 장만 더 나오면 { $card } 카드가 이어지고, 더미가 있는 동안은 기다려도 잃지 않아요.
grazia-hint-why-none = 이어질 카드가 없고, 더미가 있는 동안은 기다려도 잃지 않아요.
grazia-hint-why-end = 패스하면 마지막 바퀴이고, 나보다 카드가 많은 사람이 { $count }명이에요.
grazia-hint-why-last = 이어질 카드가 없고, 건너뛰어도 얻는 만큼이나 그 이상을 잃어요.
# TTP
ttp-hint-why-alike = { $card } 카드는 가지고 있는 같은 숫자 { $count }장과 모여요.
ttp-hint-why-suited = { $card } 카드는 가지고 있는 { $suit } { $count }장과 모여요.
ttp-hint-why-pick = { $card } 카드가 후보 중 가장 기대돼요.
ttp-hint-why-lead = { $card } 카드는 리드할 만해요. 무엇을 고르고 무엇을 남길지가 중요해요.
ttp-hint-why-first = 지금대로면 { $card } 카드로 가장 먼저 고르고, { $more }명이 더 내요.
ttp-hint-why-surely = { $card } 카드면 틀림없이 먼저 골라요.
ttp-hint-why-behind = 지금대로면 { $card } 카드로는 나중에 고르지만, 없어도 되는 카드예요.
# Six-Suit Fort
six_suit_fort-hint-why-all = { $count }장을 캐고, 그것과 { $card } 카드가 모두 요새에 맞아요.
six_suit_fort-hint-why-dig = { $count }장을 캐고, 낸 카드까지 그중 { $fit }장이 요새에 맞아요.
six_suit_fort-hint-why-own = 캐는 것은 없지만 { $card } 카드가 요새에 맞아요.
six_suit_fort-hint-why-grow = 요새가 너비 { $width }, 높이 { $tallest }, { $points }점 늘어요.
six_suit_fort-hint-why-light = 손패로 가는 카드로 더 잃는 것은 없어요.
six_suit_fort-hint-why-pair = 이 두 장으로 요새가 { $points }점 늘어요.
six_suit_fort-hint-why-keep = 두 장을 놓아도 요새의 점수가 늘지 않아요.
