# Six-Suit Fort
six_suit_fort-title = 여섯 무늬 요새
six_suit_fort-also = 성, 바위, 채굴, 6수트 요새
six_suit_fort-line = 바위에서 카드를 캐어 길고 높은 요새를 쌓으세요.
six_suit_fort-designer = あかしあ (ゆるあ~と)
six_suit_fort-about = 바위 옆에 카드를 내서 캐요. 숫자나 무늬로 한 장, 또는 한 줄의 두 장을 얻어요. 캐낸 카드로 요새를 쌓는데, 숫자는 돌아가며 이어지거나 위로 쌓여요. 너비 곱하기 높이가 점수이고, 손에 남은 무늬마다 가장 낮은 숫자를 빼요.
six_suit_fort-command = 여섯무늬요새
# Options
six_suit_fort-option-final_pair = 뒷면 두 장
six_suit_fort-option-final_pair-help = 끝에 한 열의 두 장을 한 장으로 쳐서 다른 열에 뒷면으로 놓을 수 있어요. 자동이면 모두에게 가장 좋게.
six_suit_fort-option-final_pair-auto = 자동
six_suit_fort-option-final_pair-manual = 각자 정하기
six_suit_fort-option-start_player = 시작 플레이어
six_suit_fort-option-start_player-help = 시작하는 자리, 1~5 중 있는 자리. 기본은 제비뽑기.
six_suit_fort-option-start_player-auto = 제비뽑기
# A turn
six_suit_fort-tag-play = 캐기
six_suit_fort-tag-build = 쌓기
six_suit_fort-tag-pair = 두 장 놓기
six_suit_fort-tag-keep = 놓지 않기
six_suit_fort-ask-play-1 = 어떤 카드로 캘까요?
six_suit_fort-ask-play-2 = { $card } 카드로 어디를 캘까요?
six_suit_fort-ask-play-3 = { $spot }에 { $card }: 숫자로 할까요, 무늬로 할까요?
six_suit_fort-ask-build-1 = 무엇을 쌓을까요?
six_suit_fort-ask-pair-1 = 어느 열의 두 장을 쓸까요?
six_suit_fort-ask-pair-2 = 어느 열에 뒷면으로 놓을까요?
six_suit_fort-prompt-play = 바위를 캐요. 어떤 카드로 할까요?
six_suit_fort-prompt-build = 얻은 카드: { $cards }. 무엇을 쌓을까요?
six_suit_fort-prompt-pair = 한 열의 두 장을 한 장으로 쳐서 다른 열에 뒷면으로 놓을 수 있어요. 어떻게 할까요?
six_suit_fort-dig-into = { $near }, 그 뒤 { $far }
six_suit_fort-spot = { $spot }: { $line }
six_suit_fort-spot-hint = 숫자로: { $number }. 무늬로: { $suit }.
six_suit_fort-spot-hint-both = 숫자든 무늬든 { $number }.
six_suit_fort-card-hint = { $card }: { $spot }에서 { $taken }
six_suit_fort-as-number = 숫자로: { $taken }
six_suit_fort-as-suit = 무늬로: { $taken }
six_suit_fort-takes = { $cards } 획득
six_suit_fort-takes-none = 획득 없음
six_suit_fort-mode-number = 숫자로
six_suit_fort-mode-suit = 무늬로
six_suit_fort-step = { $card } { $place }
six_suit_fort-place-first = 첫 열에
six_suit_fort-place-right = 오른쪽에
six_suit_fort-place-left = 왼쪽에
six_suit_fort-place-stack_left = 왼쪽 끝 위에
six_suit_fort-place-stack_right = 오른쪽 끝 위에
six_suit_fort-way-none = 쌓지 않기
six_suit_fort-way-hint = { $size }, { $points }점.{ $kept }
six_suit_fort-way-kept = {" "}손패로: { $cards }
six_suit_fort-size = 너비 { $width }, 높이 { $tallest }
six_suit_fort-column = { $column }열, { $cards }
six_suit_fort-pair-hint = 그러면 요새가 { $points }점이에요
six_suit_fort-move-play = { $spot }: { $card } { $mode } 캐기
six_suit_fort-move-build = 쌓기: { $steps }
six_suit_fort-move-pair = { $source }열의 두 장을 { $target }열에 뒷면으로 놓기
# Refusals
six_suit_fort-now-play = 지금은 캘 차례예요. 바위 옆에 카드를 내세요.
six_suit_fort-now-build = 캐낸 카드가 아직 있어요. 쌓거나, 쌓지 않는다고 정해 주세요.
six_suit_fort-now-pair = 캐기는 끝났어요. 두 장을 뒷면으로 놓거나, 놓지 않는다고 정해 주세요.
six_suit_fort-no-card = { $card } 카드는 손에 없어요. 손패의 카드로 캐 주세요.
six_suit_fort-no-spot = 그런 곳은 없어요. 1aU 같은 열여섯 곳 중에서 골라 주세요.
six_suit_fort-no-neighbour = { $spot } 옆에는 카드가 없어요. 카드에 닿는 곳을 골라 주세요.
six_suit_fort-no-mode = 카드는 숫자나 무늬로 캐요. 둘 중 하나를 골라 주세요.
six_suit_fort-no-way = 그렇게는 쌓을 수 없어요. 한 장은 한 곳에 한 번만 놓아요. 목록에서 골라 주세요.
six_suit_fort-no-captured = 캐낸 카드는 { $count }장뿐이에요. 그것으로 쌓아 주세요.
six_suit_fort-no-place = { $step }번째에서 막혀요. { $card } 카드는 { $place } 놓을 수 없어요. 새 열은 1~3 차이, 위로 쌓기는 같은 숫자여야 해요.
six_suit_fort-no-column = { $count ->
    [1] 요새에 열이 하나뿐이라 뒷면으로 놓을 수 없어요.
   *[other] 요새는 { $count }열이에요. 그중 두 열을 골라 주세요.
}
six_suit_fort-no-other = 두 장은 다른 열에 놓아야 해요. 다른 열을 골라 주세요.
six_suit_fort-no-two = { $column }열에는 두 장이 없어요. 두 장 이상인 열을 골라 주세요.
# What happened
six_suit_fort-event-began = 카드를 나눴어요. { $seat }님부터 시작해요.
six_suit_fort-event-dug = { $seat }님이 { $spot }에서 { $card } 카드를 { $mode } 써서 캤어요: { $taken }.
six_suit_fort-event-dug-nothing = { $seat }님이 { $spot }에서 { $card } 카드를 { $mode } 썼지만 캔 것이 없어요.
six_suit_fort-event-built = { $seat }님이 { $cards } 카드를 쌓았어요. 요새는 너비 { $width }, 높이 { $tallest }.
six_suit_fort-event-built-nothing = { $seat }님은 쌓지 않았어요.
six_suit_fort-event-built-hand = {" "}손패로: { $hand }.
six_suit_fort-event-last_round = { $why } { $last }님의 차례로 끝나요.
six_suit_fort-why-stock = 더미가 떨어졌어요.
six_suit_fort-why-hand = 손패가 떨어진 사람이 있어요.
six_suit_fort-why-stall = 두 바퀴 동안 아무것도 바뀌지 않았어요.
six_suit_fort-event-paired = { $seat }님이 { $source }열의 두 장을 { $target }열에 뒷면으로 놓았어요.
six_suit_fort-event-over = { $count ->
    [1] { $winners } 승리! { $scores }.
   *[other] { $winners } 공동 승리! { $scores }.
}
six_suit_fort-score-of = { $name }님 { $score }점
# The table
six_suit_fort-state-play = 더미 { $stock }장
six_suit_fort-state-last = 마지막 바퀴, { $name }님 차례까지
six_suit_fort-state-pair = 뒷면 두 장
six_suit_fort-state-over = 게임 끝
six_suit_fort-alt-pair = 뒷면 두 장은 { $column }열 위
six_suit_fort-alt-square = 구역 { $square }: { $cards }.
six_suit_fort-alt-position = { $at } { $card }
six_suit_fort-alt-gap = { $at } 없음
six_suit_fort-alt-how = 캘 곳은 위치와 방향으로 불러요. 1aU는 1a의 위이고 그 뒤가 1c예요. U 위, D 아래, L 왼쪽, R 오른쪽.
six_suit_fort-alt-last = 직전, { $seat }번 자리: { $spot }에서 { $card } { $mode }, 캔 카드 { $taken }.
six_suit_fort-alt-last-nothing = 직전, { $seat }번 자리: { $spot }에서 { $card } { $mode }, 캔 카드 없음.
six_suit_fort-alt-foot = { $seat }번 자리의 요새, 왼쪽부터: { $columns }.
six_suit_fort-alt-foot-short = { $seat }번 자리의 요새: { $first }~{ $end }.
six_suit_fort-alt-column-none = 비어 있음
six_suit_fort-alt-heights = 열 높이 { $heights }
six_suit_fort-alt-stock = 더미 { $stock }장.
six_suit_fort-alt-found = 캐낸 카드: { $cards }.
six_suit_fort-alt-columns = 왼쪽부터 { $columns }
six_suit_fort-alt-columns-short = { $first }~{ $end }
six_suit_fort-alt-quiet = { $quiet }차례 동안 아무것도 바뀌지 않았어요. { $most }차례가 되면 마지막 바퀴예요.
six_suit_fort-alt-fort = 요새 { $size }, { $points }점
six_suit_fort-alt-fort-none = 아직 요새 없음
six_suit_fort-alt-column = { $count ->
    [1] { $rank }
   *[other] { $rank }×{ $count }
}
six_suit_fort-alt-ends = 왼쪽에 놓을 수 있음: { $left }. 오른쪽: { $right }. 위로 쌓기: { $stack }.
six_suit_fort-alt-own = 내 것: { $fort }.
six_suit_fort-alt-chose = 고른 것: { $choice }
# Words in pictures
six_suit_fort-bar-quiet = 변화 없음 { $quiet } / { $most }
six_suit_fort-dug = { $name }님: { $card }({ $mode ->
    [number] 숫자로
   *[suit] 무늬로
}) { $spot } → { $taken }
six_suit_fort-task-play = 캐기
six_suit_fort-task-build = 쌓기
six_suit_fort-task-pair = 두 장 놓기?
six_suit_fort-asked-play = 캐는 중
six_suit_fort-asked-build = 쌓는 중
six_suit_fort-asked-pair = 정하는 중
six_suit_fort-decided = 완료
six_suit_fort-begins = 아무 카드
six_suit_fort-found = 캐낸 카드
six_suit_fort-head-fort = 요새
six_suit_fort-head-penalty = 손패
six_suit_fort-story-level = 공동 승리
six_suit_fort-story-hand = 가벼운 손패로 { $points }점 차 승리
six_suit_fort-story-margin = { $points }점 차 승리
# Rules
six_suit_fort-sketch-goal = 되도록 길고 높은 요새를 쌓아요.
six_suit_fort-sketch-turn = 바위에서 카드를 캐요. 숫자나 무늬로, 한 장이나 두 장.
six_suit_fort-sketch-score = 너비 곱하기 높이. 손에 남은 무늬마다 가장 낮은 숫자를 빼요.
six_suit_fort-rules-0-title = 캐고 쌓기
six_suit_fort-rules-0-1 = 바위에서 카드를 캐어 되도록 넓고 높은 요새를 쌓아요.
six_suit_fort-rules-0-2 = 조커 없이 { $pack }장: 3명이면 { $for_3 }장씩, 4명 { $for_4 }장, 5명 { $for_5 }장. 나머지가 더미예요.
six_suit_fort-rules-0-3 = 시작은 제비로 정하고 시계 방향으로 돌아요.
six_suit_fort-rules-1-title = 바위
six_suit_fort-rules-1-1 = 바위는 네 장씩 두 구역이고, 둘레에 열여섯 곳이 있어요. 차례에 그중 한 곳에 손패를 내요.
six_suit_fort-rules-1-2 = 위치는 닿는 카드와 방향으로 불러요. 1aU는 1a의 위이고 그 뒤가 1c예요.
six_suit_fort-rules-2-title = 숫자로
six_suit_fort-rules-2-1 = 카드를 숫자로 쓸지 무늬로 쓸지 말하고 캐낸 것을 가져와요. A는 1, J·Q·K는 11~13이에요.
six_suit_fort-rules-2-2 = 두 장의 합 이상이면 둘 다 가져와요. 5와 3은 8이면 돼요.
six_suit_fort-rules-2-3 = 아니어도 가까운 카드 이상이면 그 한 장을 가져와요.
six_suit_fort-rules-3-title = 무늬로
six_suit_fort-rules-3-1 = 둘 다 내 카드와 같은 무늬면 둘 다, 가까운 것만 같으면 그 한 장을 가져와요. 여기서는 스페이드 4로 5를 가져와요.
six_suit_fort-rules-3-2 = 아무것도 못 캐도 되지만, 말한 숫자나 무늬로 얻는 것은 꼭 가져와야 해요.
six_suit_fort-rules-3-3 = 내 카드는 캐낸 것과 함께 언제나 돌아와요.
six_suit_fort-rules-4-title = 쌓기
six_suit_fort-rules-4-1 = 내 카드와 캐낸 카드 중 아무것이나 아무 순서로 쌓아요. 나머지는 손패로 가고, 손패에서는 쌓을 수 없어요.
six_suit_fort-rules-4-2 = 요새의 첫 카드는 아무 숫자나 돼요.
six_suit_fort-rules-4-3 = 1~{ $reach } 높으면 오른쪽 끝에, 1~{ $reach } 낮으면 왼쪽 끝에 새 열이 돼요. K 다음은 A예요.
six_suit_fort-rules-4-4 = 같은 숫자는 바깥 열에 쌓아요. 안쪽 열에는 더 놓을 수 없어요.
six_suit_fort-rules-4-5 = 그다음 더미에서 바위를 채우고 왼쪽 사람이 캐요.
six_suit_fort-rules-5-title = 끝과 점수
six_suit_fort-rules-5-1 = 더미나 누군가의 손패가 떨어지거나 두 바퀴 동안 바뀐 것이 없으면, 시작 플레이어의 오른쪽 자리까지 하고 끝나요.
six_suit_fort-rules-5-2 = 한 번, 한 열의 두 장을 한 장으로 쳐서 다른 열에 뒷면으로 놓을 수 있어요. 두 장뿐인 열은 없어져요.
six_suit_fort-rules-5-3 = 점수: 열의 수 곱하기 가장 높은 열.
six_suit_fort-rules-5-4 = 손패의 무늬마다 가장 낮은 숫자를 빼요. 여기서는 2 + 9 + 1. 점수가 가장 높은 사람이 이기고, 동점은 공동 승리예요.
# A first hand (/learn)
six_suit_fort-learn-goal = 바위에서 카드를 캐어 요새를 쌓아요. 점수는 열의 수 곱하기 가장 높은 열이라 길고도 높아야 해요.
six_suit_fort-learn-rock = 바위는 네 장씩 두 구역이에요. 둘레 열여섯 곳 중 한 곳에 서면 앞에 한 장, 그 뒤에 한 장이 있어요. 1aU는 1a의 위이고 뒤가 1c예요.
six_suit_fort-learn-dig = 하트 K는 숫자로 13이에요. 1a에 같은 높이인 크로스 K가 있으니 가져올 수 있어요. 뒤의 카드까지 가져오려면 둘의 합이 필요해요.
six_suit_fort-learn-dig-else = K 두 장은 훌륭한 첫 열이에요. 1aU, 숫자로요.
six_suit_fort-learn-stack = 낸 카드는 캐낸 카드와 함께 돌아오고, 그것으로 쌓아요. 같은 숫자 위에 같은 숫자. 두 번째 K를 첫 K 위에 놓으면 두 층 탑이에요.
six_suit_fort-learn-stack-else = 쌓지 않은 카드는 손패로 가고, 거기서는 쌓을 수 없어요. 둘 다 쓰세요.
six_suit_fort-learn-suit = 이번에는 무늬로. 리프 K가 있는 2d 아래에 리프 Q를 내세요. 같은 무늬라 높이와 상관없이 가져와요.
six_suit_fort-learn-suit-else = 그 K로 탑이 세 층이 돼요. 2dD, 무늬로요.
six_suit_fort-learn-side = 1~3 낮으면 왼쪽에, 1~3 높으면 오른쪽에 새 열이 돼요. Q는 왼쪽에, 세 번째 K는 탑 위에.
six_suit_fort-learn-side-else = 두 장 다 좋은 자리가 있어요. 하나는 길게, 하나는 높게 해요.
six_suit_fort-learn-near = 왼쪽 끝이 Q라서 9, 10, J가 맞아요. 1a에 하트 9가 있으니 하트 8을 무늬로 써서 캐세요.
six_suit_fort-learn-near-else = 쌓을 수 있는 것을 보고 캘 것을 정하세요. 9가 맞고, 그 옆에 8도 맞아요.
six_suit_fort-learn-run = 먼저 Q 왼쪽에 9, 다음에 9 왼쪽에 8. 한꺼번에 두 열이에요. 네 열에 세 층이면 12점이에요.
six_suit_fort-learn-run-else = 순서를 바꾸면 8은 Q 옆에 놓을 수 없어요. 4나 낮으니까요.
six_suit_fort-learn-leaf = 한 번 더. 리프 5로 2bU에서 리프 6을 캐면 둘 다 8 옆에 맞아요.
six_suit_fort-learn-leaf-else = 왼쪽 끝이 8이니 이제는 작은 카드로 나아가요.
six_suit_fort-learn-more = 6 먼저, 그다음 5. 요새 안쪽 열은 닫혔어요. 양 끝에만 쌓을 수 있어요.
six_suit_fort-learn-more-else = 왼쪽으로 점점 낮게, 한 번에 1~3씩. 6, 그다음 5예요.
six_suit_fort-learn-end = 여섯 열에 세 층, 18점이에요. 더미나 누군가의 손패가 떨어지면 마지막 차례들이에요. 그때 손패의 무늬마다 가장 낮은 숫자를 잃어요.
