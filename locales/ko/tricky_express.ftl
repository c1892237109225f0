# Tricky Express
tricky_express-title = 트리키 익스프레스
tricky_express-line = 트릭마다 역 하나. 멀리 떨어진 두 역을 얻어 그 사이를 급행으로 달리세요.
tricky_express-designer = 일본의 보드게임 블로거, 2016
tricky_express-about = 네 사람, 철길 하나. 트릭을 이기면 다음 역의 주인이 되고, 내 역과 내 역 사이의 구간만 점수예요. 지나친 역 하나에 1점. 너무 자주 이기면 완행이고, 너무 못 이기면 출발도 못 해요. 네 딜을 하고, 구간이 늘어나면 보너스가 있어요.
# Options
tricky_express-option-first_dealer-help = 첫 딜을 나눌 사람. 보통은 무작위예요.
# A turn
tricky_express-tag-pass = 카드 넘기기
tricky_express-ask-pass-1 = 오른쪽으로 넘길 카드는?
tricky_express-ask-pass-2 = 왼쪽으로 넘길 카드는?
tricky_express-prompt-pass1 = 1차 넘기기: 가장 높은 카드는 오른쪽 { $right }님에게, 그다음은 왼쪽 { $left }님에게.
tricky_express-prompt-pass2 = 2차 넘기기: 아무 카드나 오른쪽 { $right }님에게, 다른 하나는 왼쪽 { $left }님에게.
tricky_express-move-pass = 오른쪽 { $right }, 왼쪽 { $left }
tricky_express-hint-right = { $name }, 오른쪽으로
tricky_express-hint-left = { $name }, 왼쪽으로
# Refusals
tricky_express-no-play-yet = 아직 카드를 넘기는 중이에요. 먼저 양옆에 한 장씩 넘기세요.
tricky_express-no-pass-now = 넘기기는 끝났어요. 트릭에 카드를 내세요.
tricky_express-no-twice = 한 카드를 양쪽으로 넘길 수 없어요. 서로 다른 두 장을 골라 주세요.
tricky_express-no-highest = 오른쪽에는 가장 높은 카드를 넘겨야 해요. 예: { $card }.
tricky_express-no-second = 왼쪽에는 남은 것 중 가장 높은 카드를 넘겨야 해요. 예: { $card }.
# What happened
tricky_express-event-dealt = 딜 { $deal }/4를 시작해요. 딜러는 { $dealer }님이에요.
tricky_express-event-received = 오른쪽 { $right_name }님에게서 { $right }, 왼쪽 { $left_name }님에게서 { $left } 카드를 받았어요.
tricky_express-event-station = { $passed ->
    [0] { $number }번 역은 { $seat }님 것이에요.
   *[other] { $number }번 역은 { $seat }님 것이에요. { $passed }역을 지나쳤어요.
}
tricky_express-event-scored = 딜 { $deal }의 기본점: { $base }. { $top } { $second }
tricky_express-event-top = 1위 보너스: { $name }님.
tricky_express-event-second = 2위 보너스: { $name }님.
tricky_express-event-no-top = 1위 보너스 없음.
tricky_express-event-no-second = 2위 보너스 없음.
tricky_express-event-growth = 성장 보너스: { $points }.
tricky_express-event-no-growth = 성장 보너스를 받은 사람이 없어요.
tricky_express-event-ended = { $count ->
    [1] { $winners } 승리! { $score }점이에요.
   *[other] { $winners } 공동 승리! { $score }점이에요.
}
# The table
tricky_express-state-pass1 = 딜 { $deal }/4 · 1차 넘기기
tricky_express-state-pass2 = 딜 { $deal }/4 · 2차 넘기기
tricky_express-state-play = 딜 { $deal }/4 · 트릭 { $trick }/13
tricky_express-state-over = 게임 끝
tricky_express-alt-route = 노선: { $route }.
tricky_express-alt-route-empty = 노선: 아직 역이 없어요.
tricky_express-alt-span = { $length } ({ $from }번~{ $to }번)
tricky_express-alt-long-1 = 롱 패스 { $first }
tricky_express-alt-long-2 = 롱 패스 { $first }, { $second }
tricky_express-alt-points = 딜별 { $points }
tricky_express-alt-bonus = { $base } 더하기 { $bonus }
tricky_express-alt-so-far = 지금까지 { $points }
tricky_express-alt-station = 이 트릭을 이기면 13역 중 { $number }번 역.
tricky_express-alt-neighbours = 왼쪽: { $left }님. 오른쪽: { $right }님.
tricky_express-alt-moved-left = 왼쪽 { $name }님: 준 카드 { $gave }, 받은 카드 { $got }.
tricky_express-alt-moved-right = 오른쪽 { $name }님: 준 카드 { $gave }, 받은 카드 { $got }.
tricky_express-alt-passable-left = 왼쪽 { $name }님에게 넘길 수 있는 카드: { $numbers }번.
tricky_express-alt-passable-right = 오른쪽 { $name }님에게 넘길 수 있는 카드: { $numbers }번.
tricky_express-alt-longest = 가장 긴 급행: 딜 { $deal }의 { $name }님, { $from }번 역에서 { $to }번 역. { $line }
tricky_express-alt-no-express = 급행 없음. 딜 { $deal }: { $line }
tricky_express-alt-deal = 딜 { $deal }/4.
tricky_express-alt-pass1 = 모두 가장 높은 카드를 양옆에 한 장씩 넘겨요. 누가 골랐는지는 비밀이에요.
tricky_express-alt-pass2 = 모두 아무 카드나 두 장을 양옆에 한 장씩 넘겨요. 누가 골랐는지는 비밀이에요.
tricky_express-alt-letter = 기호 { $letter }
# Words in pictures
tricky_express-station = 역
tricky_express-this-trick = 이번 트릭
tricky_express-wins = 이기면 { $number }번 역
tricky_express-points-by-deal = 딜별 점수
tricky_express-bar-deal = 딜 { $deal } / 4
tricky_express-bar-trick = 트릭 { $trick } / 13
tricky_express-bar-pass1 = 1차 넘기기
tricky_express-bar-pass2 = 2차 넘기기
tricky_express-passing = 양옆에 한 장씩
tricky_express-passing-high = 가장 높은 카드
tricky_express-passing-any = 아무 카드 두 장
tricky_express-pass-pass1 = 가장 높은 카드는 오른쪽, 그다음은 왼쪽
tricky_express-pass-pass2 = 아무 카드나 오른쪽과 왼쪽에 한 장씩
tricky_express-first-long-pass = 첫째 롱 패스
tricky_express-second-long-pass = 둘째 롱 패스
tricky_express-first-run = 두 역을 얻으면 사이의 역마다 1점
tricky_express-task-pass1 = 높은 카드 넘기기
tricky_express-task-pass2 = 양옆에 한 장씩
tricky_express-mark-right = 오른쪽
tricky_express-mark-left = 왼쪽
tricky_express-mark-both = 양쪽
tricky_express-right = 오른쪽
tricky_express-left = 왼쪽
tricky_express-gave = 준 카드
tricky_express-got = 받은 카드
tricky_express-story-shared = 동점: 공동 승리
tricky_express-story-growth = 성장 보너스 { $points }점으로 역전
tricky_express-story-margin = { $points }점 차 승리
tricky_express-story-longest = 가장 긴 급행: { $passed }역 통과
tricky_express-growth-of = 성장 +{ $points }
tricky_express-longest = 최장 급행, 딜 { $deal }
tricky_express-passed = { $count ->
    [0] 급행 없음
   *[other] { $count }역
}
# Rules
tricky_express-sketch-goal = 내 역에서 다음 내 역까지 되도록 멀리 달려요.
tricky_express-sketch-turn = 무늬가 있으면 따라 내요. 트릭을 이긴 사람이 다음 역의 주인이에요.
tricky_express-sketch-score = 지나친 역마다 1점. 구간이 계속 늘어나면 보너스.
tricky_express-rules-0-title = 노선 하나, 주인 넷
tricky_express-rules-0-1 = 트릭을 이긴 사람이 노선의 다음 역을 지어요. 한 딜은 13트릭이라 역도 13개예요.
tricky_express-rules-0-2 = 내 역에서 다음 내 역까지, 서지 않고 지나친 역의 수가 그 구간의 길이예요.
tricky_express-rules-0-3 = B는 6번에서 11번까지 네 역을 지나쳐요. B의 첫째 롱 패스예요.
tricky_express-rules-0-4 = 일찍 하나 이기고, 참다가, 맨 끝에 또 하나. 완벽한 급행이에요.
tricky_express-rules-1-title = 두 번의 넘기기
tricky_express-rules-1-1 = { $pack }장을 모두 { $hand }장씩 나누고 카드를 두 번 넘겨요. 넷이 모두 고른 뒤 한꺼번에 옮겨요.
tricky_express-rules-1-2 = 1차: 가장 높은 카드는 오른쪽, 그다음은 왼쪽. 숫자가 같으면 골라요.
tricky_express-rules-1-3 = 2차: 아무 카드나 두 장, 오른쪽과 왼쪽에 한 장씩.
tricky_express-rules-1-4 = 높은 카드는 모두의 손을 떠나 돌아다녀요. 누구에게 무엇을 줬는지 기억하세요.
tricky_express-rules-2-title = 트릭
tricky_express-rules-2-1 = 딜러의 왼쪽 사람이 먼저, 그 뒤는 이긴 사람이 리드해요.
tricky_express-rules-2-2 = 리드한 무늬가 있으면 따라 내요. 없으면 아무 카드나 내요.
tricky_express-rules-2-3 = 리드한 무늬의 가장 높은 카드가 이겨요: A, K, Q … 2. 으뜸패는 없어요.
tricky_express-rules-2-4 = 하트가 리드됐어요. K가 이기고 스페이드 A는 못 이겨요.
tricky_express-rules-2-5 = 다시 볼 수 있는 것은 지난 트릭뿐이에요.
tricky_express-rules-3-title = 딜의 점수
tricky_express-rules-3-1 = 기본점: 첫째 롱 패스, 곧 가장 긴 구간의 길이.
tricky_express-rules-3-2 = 1위 보너스 2점: 첫째 롱 패스가 가장 긴 사람.
tricky_express-rules-3-3 = 2위 보너스 1점: 둘째 롱 패스(그다음 긴 구간)가 가장 긴 사람.
tricky_express-rules-3-4 = 같으면 나중에 완성한 쪽이 위예요. 길이 0은 보너스가 없어요.
tricky_express-rules-3-5 = A 3, B 4 + 2 = 6, C 4 + 1 = 5, D 0.
tricky_express-rules-4-title = 성장 보너스와 끝
tricky_express-rules-4-1 = 따로 정하지 않으면 첫 딜러는 제비로 정하고, 왼쪽으로 넘어가 모두 한 번씩 해요. 네 딜 뒤 합계가 가장 높은 사람이 이겨요. 동점은 공동 승리예요.
tricky_express-rules-4-2 = 성장 보너스: 첫째 롱 패스가 한 번도 줄지 않으면 8점, 그대로일 때마다 1점씩 빠져요. 네 번 다 같으면 0점.
tricky_express-rules-4-3 = 0, 2, 4, 7은 8점. 3, 4, 4, 6은 7점. 5, 4, 6, 7은 0점.
tricky_express-rules-4-4 = 요령: 중간 카드는 엉뚱한 때에 이겨요. 2차 넘기기로 덜어 내세요.
tricky_express-rules-4-5 = 요령: 긴 구간은 그 주인이 중간에 트릭을 이기게 해서 끊으세요.
tricky_express-rules-left = 그다음 높은 카드
tricky_express-rules-right = 가장 높은 카드
# A first hand (/learn)
tricky_express-learn-goal = 열세 트릭, 이긴 사람이 다음 역을 지어요. 점수는 내 역과 내 역 사이에 지나친 역의 수예요. 일찍 이기고, 참고, 늦게 이기세요. 가장 긴 구간이 점수예요.
tricky_express-learn-highest = 1차 넘기기: 가장 높은 카드는 오른쪽, 그다음은 왼쪽. Q가 두 장으로 가장 높으니 어느 쪽으로 보낼지 골라요.
tricky_express-learn-highest-else = Q는 둘 다 보내야 해요. 스페이드는 오른쪽, 클로버는 왼쪽으로.
tricky_express-learn-middle = K와 A를 받았어요. 높은 카드는 돌고 돌아요. 2차에는 아무거나 두 장이에요. 중간 카드는 원하지 않을 때 이기곤 하니 10 두 장을 주세요.
tricky_express-learn-middle-else = 원할 때 이기는 A와 K, 절대 이기지 않는 작은 카드를 남기세요. 10은 어느 쪽도 아니에요.
tricky_express-learn-first = 첫 트릭을 리드해요. 지금 다이아 A로 이기세요. 1번 역이 내 것이 되고 급행이 출발해요.
tricky_express-learn-first-else = 이른 역은 긴 구간의 한쪽 끝이고, A라면 틀림없이 이겨요.
tricky_express-learn-low = 이긴 사람이 리드해요. 이제 참을 때예요. 작은 스페이드로 다른 사람에게 트릭을 주세요.
tricky_express-learn-low-else = 지금 트릭을 이기면 구간이 짧아져요.
tricky_express-learn-duck = K가 나온 하트예요. 10을 버리세요. 여기서는 못 이기지만 나중에는 이길지도 몰라요.
tricky_express-learn-duck-else = 이기지 않는 가장 높은 카드를 버리는 거예요.
tricky_express-learn-under = 클로버 6이 리드됐어요. 4면 그 아래예요. K는 원하는 트릭을 위해 아껴요.
tricky_express-learn-under-else = K는 지금 이겨 버려요. 너무 일러요.
tricky_express-learn-wait = 내 역 뒤로 다른 세 사람이 하나씩 역을 지었어요. 하나마다 내 구간이 길어져요. 얼마나 더 기다릴 수 있을까요?
tricky_express-learn-nine = 클로버 2가 리드됐어요. 그 아래로는 낼 수 없고 9나 K예요. 9를 내세요. 누가 위로 낼지도 모르고, K는 나중을 위해 남아요.
tricky_express-learn-nine-else = K는 나중 역을 위한 확실한 카드예요. 여기서 쓰지 마세요.
tricky_express-learn-section = 결국 이겼어요. 세 역을 지나쳐 5번 역이에요. 길이 3인 구간이고, 가장 긴 구간으로 남으면 3점이에요. 여기서 새 구간이 시작돼요.
tricky_express-learn-three = 내가 리드해요. 낮은 다이아로 트릭을 넘기고 끝을 향해 달려요. 클로버 K가 한 번 더 이겨 줄 거예요.
tricky_express-learn-three-else = 낮게 리드하고 빠져 있으세요. 오래 기다릴수록 둘째 구간이 길어져요.
tricky_express-learn-end = 모두 중 가장 긴 구간은 2점, 가장 긴 둘째 구간은 1점을 더 받아요. 게임은 네 딜이고, 구간이 딜마다 줄지 않으면 끝에 8점까지 받아요.
