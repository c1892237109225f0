# Arsène
arsene-title = 아르센
arsene-line = 딴 트릭의 수가 오늘 밤 털 가게의 번호. 한 가게에서 도둑 둘이 만나면 빈손이에요.
arsene-designer = 일본의 보드게임 블로거
arsene-about = 네 괴도의 트릭테이킹이에요. 세 트릭을 따면 3번 가게를 털어요. 혼자면 칩을 챙기고, 누구와 겹치면 아무것도 없어요. 나와 트릭 수가 같은 사람이 있으면 이긴 트릭을 떠넘길 수도 있어요. 텅 빈 가게에 들어간 사람은 경찰에 잡히고, 게임이 끝나요.
arsene-command = 아르센
# Options
arsene-option-advanced = 고급 규칙
arsene-option-advanced-help = 빈 가게가 생기면 쟁탈전: 트릭 수가 같은 사람끼리 칩을 모두 맞바꿔요.
arsene-option-flip_mode = 옆 카드 뒤집기
arsene-option-flip_mode-help = 으뜸패를 정하는 카드를 플레이어가 뒤집을지, 테이블이 뒤집을지. 운은 같아요.
arsene-option-flip_mode-player = 딜러의 왼쪽 사람
arsene-option-flip_mode-auto = 테이블
arsene-option-max_deals-help = 늦어도 이만큼 하면 끝나요(5~50딜, 0이면 제한 없음). 보통 6딜쯤 걸려요.
arsene-option-max_deals-0 = 제한 없음
# A turn
arsene-tag-flip = 뒤집기
arsene-tag-take = 가져가기
arsene-tag-push = 떠넘기기
arsene-tag-plan = 이기면
arsene-ask-flip-1 = 어떤 카드를 뒤집을까요?
arsene-ask-plan-1 = 이 트릭을 이기면
arsene-flip-1 = 왼쪽 카드
arsene-flip-2 = 가운데 카드
arsene-flip-3 = 오른쪽 카드
arsene-push-to = { $name }님에게 떠넘기기
arsene-ahead-ask = 이기면: 그때 정하기
arsene-ahead-take = 이기면: 가져가기
arsene-ahead-push = 이기면: 떠넘기기({ $name }님에게)
arsene-prompt-flip = 옆 카드 세 장 중 하나를 뒤집으세요. 검은색이면 다이아가 으뜸패예요.
arsene-prompt-decide = 이겼어요. { $next }번째 트릭으로 가져갈까요, { $name }님에게 떠넘길까요?
# Refusals
arsene-no-place = 옆 카드는 세 장이에요. 왼쪽, 가운데, 오른쪽 중에서 골라 주세요.
arsene-no-flip-now = 옆 카드는 이미 뒤집었어요. 지금은 트릭을 하는 중이에요.
arsene-no-play-now = 지금은 카드를 낼 수 없어요. 먼저 옆 카드를 뒤집거나, 이긴 트릭을 가져갈지 떠넘길지 정해야 해요.
arsene-no-take-now = 지금은 가져갈 트릭이 없어요. 떠넘길 수 있는 트릭을 이겼을 때 골라요.
arsene-no-push-now = 지금은 떠넘길 수 없어요. 트릭 수가 같은 사람이 있을 때 트릭을 이기면 골라요.
arsene-no-plan = 아직 이길 수 있는 트릭이고, 트릭 수가 같은 사람이 있을 때만 미리 정할 수 있어요.
# What happened
arsene-event-turned = { $trumps ->
    [yes] { $place }번째 옆 카드는 { $card }. 검은색이라 다이아가 으뜸패예요.
   *[no] { $place }번째 옆 카드는 { $card }. 빨간색이라 으뜸패가 없어요.
}
arsene-event-trick = { $winner }님이 트릭을 이겼어요.
arsene-event-trick-card = { $name }님이 { $card } 카드로 이겼어요.
arsene-event-took = { $seat }님이 가져가서 { $count }트릭이에요.
arsene-event-took-won = 이제 { $count }트릭이에요.
arsene-event-pushed = { $seat }님이 떠넘겨서 { $to }님이 { $count }트릭이에요.
arsene-event-planned = 이 트릭을 이기면: { $plan }.
arsene-plan-ask = 그때 정하기
arsene-plan-take = 가져가기
arsene-plan-push = 떠넘기기
arsene-event-counted = 딜 { $deal }의 트릭 수: { $tricks }.
arsene-event-robbed = { $seat }님이 { $shop }번 가게에서 칩 { $chips }개를 챙겼어요.
arsene-event-clashed = { $shop }번 가게에서 마주쳐 모두 빈손: { $seats }.
arsene-event-caught = 빈 가게에 경찰이 기다렸어요. 잡혀서 칩을 모두 잃은 사람: { $seats }.
arsene-event-void = 넷 모두 빈 가게로 갔어요. 이 딜은 없던 것으로 해요.
arsene-event-swapped = 쟁탈전: 칩을 맞바꾼 사람 { $seats }.
arsene-event-ended = { $count ->
    [1] { $winners } 승리! 칩 { $chips }개예요.
   *[other] { $winners } 공동 승리! 칩 { $chips }개예요.
}
arsene-score-of = { $name }님 { $score }
arsene-amount = 칩 { $number }개
# The table
arsene-state-flip = 딜 { $deal } · 옆 카드 뒤집기
arsene-alt-decide = 가져갈지 { $target }에게 떠넘길지 정하는 중: { $seat }.
arsene-alt-pushed = 이긴 사람 { $winner }, 떠안은 사람 { $taker }.
arsene-alt-shops = 가게: { $shops }.
arsene-alt-shop = { $chips ->
    [0] { $shop }번 비어 있음
   *[other] { $shop }번 칩 { $chips }개(다음 { $next }개)
}
arsene-alt-trumps = 다이아가 으뜸패: 펼쳐진 { $place }번째 옆 카드는 { $card }.
arsene-alt-none = 으뜸패 없음: 다시 덮은 { $place }번째 옆 카드는 { $card }.
arsene-alt-count = 트릭 수, 1번 자리부터: { $tricks }.
arsene-alt-last-deal = { $chips ->
    [0] 지난 딜 { $tricks }트릭
   *[other] 지난 딜 { $tricks }트릭(칩 { $chips }개)
}
arsene-alt-advanced = 고급 규칙: 빈 가게가 생기면 쟁탈전이에요.
arsene-alt-scramble = 쟁탈전: 트릭 수가 같은 사람끼리 칩을 맞바꿔요.
arsene-alt-deals = 딜별 트릭 { $deals }
arsene-alt-latest = 최근 딜의 트릭 { $deals }
arsene-alt-robbed = { $tricks } (칩 { $chips }개)
arsene-alt-caught = { $tricks }에서 잡힘
# Words in pictures
arsene-trumps = 으뜸패
arsene-no-trumps = 으뜸패 없음
arsene-side = 옆 카드
arsene-scramble = 쟁탈전
arsene-police = 경찰
arsene-chips = 칩
arsene-decides = 떠넘길까요?
arsene-last-won = { $name }님이 트릭을 이겼어요
arsene-last-took = { $name }님이 트릭을 가져갔어요
arsene-last-pushed = { $name }님이 { $to }님에게 떠넘겼어요
arsene-task-flip = 한 장 뒤집기
arsene-settled-take = 이기면 가져가기
arsene-settled-push = 이기면 떠넘기기
arsene-task-decide = 가져가기? 떠넘기기?
arsene-story-caught = 경찰이 사건을 끝냈어요
arsene-story-emptied = 다섯 가게가 모두 비었어요
arsene-story-deals = { $deals }딜 뒤에 시간이 다 됐어요
arsene-story-haul = 가장 큰 수확: 딜 { $deal }에서 { $chips }개
# Why a hint
arsene-hint-why-flip = 아무도 모르는 카드라 어느 것이든 같아요.
arsene-hint-why-take = { $shop }트릭이 되고, { $shop }번 가게에 혼자 가면 칩 { $chips }개예요.
arsene-hint-why-leave = { $shop }번 가게는 비었어요. 한 트릭 더 따서 지나가요.
arsene-hint-why-police = { $seat }님이 { $shop }트릭이 되는데, { $shop }번 가게에는 경찰이 기다려요.
arsene-hint-why-stay = { $seat }님은 넘어가고 나는 { $shop }트릭 그대로예요. { $shop }번 가게에 혼자 가면 칩 { $chips }개예요.
arsene-hint-why-lead = { $above ->
    [0] 이 무늬에서 더 높은 카드는 남에게 없어요.
   *[other] 이 무늬에서 더 높은 카드 { $above }장이 내 손에 없어요.
}
arsene-hint-why-below = 지금대로면 이기지 않아요.
arsene-hint-why-wins = 지금대로면 이기고, { $more }명이 더 내요.
arsene-hint-why-last = { $card } 카드로 이 트릭을 이겨요.
# Rules
arsene-sketch-goal = 보석 가게에서 칩을 가장 많이 챙겨요.
arsene-sketch-turn = 트릭을 따거나, 트릭 수가 나와 같은 사람에게 떠넘겨요.
arsene-sketch-score = 세 트릭이면 3번 가게. 혼자면 칩을 받고, 겹치면 빈손이에요.
arsene-rules-0-title = 트릭 수가 가게 번호
arsene-rules-0-1 = 다이아 A에서 5가 다섯 보석 가게예요. 나머지 { $pack }장은 { $hand }장씩 나누고 { $side }장은 옆에 뒷면으로 둬요.
arsene-rules-0-2 = 세 트릭을 따면 3번 가게를 털어요. 혼자면 가장 작은 칩 더미를 가져가요.
arsene-rules-0-3 = 한 가게에 둘 이상이면 겹쳐서 아무것도 없어요. 0트릭이나 6트릭 이상이면 털 가게가 없어요.
arsene-rules-0-4 = 칩이 가장 많은 사람이 이겨요. 같으면 공동 승리예요.
arsene-rules-1-title = 따라 내기와 으뜸패
arsene-rules-1-1 = 딜러의 왼쪽 사람이 옆 카드를 뒤집고 먼저 리드해요. 검은색이면 다이아가 으뜸패, 빨간색이면 다시 덮고 으뜸패가 없어요.
arsene-rules-1-2 = 리드한 무늬가 있으면 따라 내요. 없으면 아무 카드나 내요.
arsene-rules-1-3 = 가장 높은 으뜸패, 없으면 리드한 무늬의 가장 높은 카드가 이겨요. A, K, Q … 2 순서예요. 여기서는 으뜸패인 다이아 6.
arsene-rules-1-4 = 트릭을 받은 사람이 다음을 리드해요.
arsene-rules-2-title = 가져가거나 떠넘기기
arsene-rules-2-1 = 한 트릭 이상 있고 나와 트릭 수가 같은 사람이 있으면, 이긴 트릭을 그 사람에게 떠넘길 수 있어요.
arsene-rules-2-2 = 시계 방향으로 가장 가까운 사람에게만 떠넘길 수 있고, { $hand }트릭 중 마지막에도 돼요.
arsene-rules-2-3 = 1번 자리가 이겼어요. 똑같이 한 트릭인 3번 자리에 떠넘길 수 있어요. 4번 자리는 더 멀어서 고를 수 없어요.
arsene-rules-3-title = 경찰
arsene-rules-3-1 = 빈 가게에 온 사람은 잡혀서 칩을 모두 잃어요. 여럿이 거기서 마주치면 모두 잡혀요.
arsene-rules-3-2 = 그러면 게임이 끝나요. 다른 사람들은 이 마지막 딜의 가게까지 털어요.
arsene-rules-3-3 = 넷이 모두 잡힐 때는 없던 딜이 되고, 다음 딜로 넘어가요.
arsene-rules-4-title = 딜과 끝
arsene-rules-4-1 = 첫 딜러는 제비로 정해요. 딜마다 왼쪽으로 넘어가고 { $pack }장을 모두 다시 나눠요.
arsene-rules-4-2 = { $max_deals ->
    [0] 다섯 가게가 모두 비어도 게임이 끝나요.
   *[other] 다섯 가게가 모두 비거나 { $max_deals }딜을 해도 게임이 끝나요.
}
arsene-rules-4-3 = 고급 규칙: 빈 가게가 생긴 다음 딜부터 트릭 수가 같은 사람끼리(0도 포함) 칩을 모두 맞바꿔요. 셋이면 왼쪽으로 넘겨요.
arsene-rules-4-4 = 마지막 딜에서도 맞바꾸지만, 잡힌 사람은 빠져요.
# A first hand (/learn)
arsene-learn-goal = 도둑 넷, 가게 다섯. 딜이 끝나면 트릭 수가 곧 털 가게예요. 혼자면 칩을 얻고, 한 가게에 둘이면 아무것도 없어요.
arsene-learn-duck = 스페이드 A가 리드됐어요. 뒤집은 카드가 빨간색이라 으뜸패가 없고, 스페이드를 따라 내야 해요. 4는 다음을 위해 두고 2를 내세요.
arsene-learn-duck-else = 스페이드를 따라 내야 하니 작은 것부터 내세요.
arsene-learn-low = 하나 남은 스페이드 4는 저절로 나갔어요. 이번에는 하트 A예요. 중간 하트가 많으니 트릭이 적은 도둑, 이를테면 1번 가게를 노려 볼 만해요. 가장 낮은 것을 내세요.
arsene-learn-low-else = A를 이길 카드가 없으니 2면 충분해요.
arsene-learn-throw = 다이아인데 손에 없으니 무엇을 내도 돼요. 작은 클로버는 나중에 한 트릭을 이기는 데 쓸모가 없어요. 버리세요.
arsene-learn-throw-else = 높은 클로버는 원하는 한 트릭을 가져다줄 수 있어요. 5는 아깝지 않아요.
arsene-learn-high = A가 나온 클로버예요. K, Q, 10 중 하나로 따라 내야 해요. K는 나중에 한 트릭을 더 이겨 버릴 수 있으니 A 밑에 버리세요.
arsene-learn-high-else = K를 남기면 아쉬워져요. 원하는 한 트릭에는 Q와 10이면 충분해요.
arsene-learn-push = 이긴 사람은 이미 한 트릭이 있었고, 다른 사람도 그랬어요. 그러면 왼쪽으로 가장 가까운 그 사람에게 떠넘길 수 있어요. 트릭을 받은 사람이 리드해요.
arsene-learn-free = 아직 트릭이 없어요. 트릭이 없는 동안에는 아무도 떠넘길 수 없어요. 또 스페이드인데 손에 없으니 남길 필요 없는 가장 작은 하트를 버리세요.
arsene-learn-free-else = 클로버 Q는 한 트릭을 위해, 높은 하트도 함께 남겨 두세요.
arsene-learn-win = 클로버 9이고, 클로버는 Q뿐이에요. 이겨서 첫 트릭이에요. 첫 트릭은 언제나 내 것이에요.
arsene-learn-win-else = 클로버가 있으니 내야 해요.
arsene-learn-lead = 한 트릭이 목표였지만, 한 트릭인 도둑이 또 있어요. 하트 두 장 중 하나를 리드해야 해요. J를 내세요. 이겨도 떠넘길 사람이 있어요.
arsene-learn-lead-else = 10으로는 누가 이길지 알기 어려워요. J부터 내세요.
arsene-learn-shove = 이겼어요. 가져가면 두 트릭, 떠넘기면 상대가 두 트릭이에요. 떠넘기면 1번 가게는 나 혼자예요.
arsene-learn-shove-else = 두 트릭이면 2번 가게로 가는데 누가 또 올지 몰라요. 떠넘기면 한 트릭은 나뿐이에요.
arsene-learn-end = 1번 가게를 혼자 털었고, 3번 가게에서는 둘이 만나 빈손이에요. 2~4번 가게는 갈수록 더 주고, 세 번 털리면 비어서 온 사람이 잡혀요. 칩이 가장 많은 사람이 이겨요.
