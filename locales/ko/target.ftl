# Target
target-title = 타깃
target-line = 타깃에서 멀리? 가까이? 나중에 낸 한 장이 판을 뒤집을지도 몰라요.
target-designer = 塚本忠行 (ちゃぶだいげえむず)
target-about = 라운드마다 카드 한 장이 타깃이 되고 모두 한 장씩 내요. 그중 타깃과 같은 무늬가 있으면 타깃에서 가장 먼 숫자가, 없으면 가장 가까운 숫자가 타깃을 가져가요. 나중에 나온 같은 무늬 한 장이 판을 통째로 뒤집어요. 15분 게임, 타깃 다섯 장을 먼저 모으면 이겨요.
target-command = 타깃
# Options
target-option-goal = 승리 타깃 수
target-option-goal-help = 먼저 이만큼 모으면 이겨요. 보통 5, 2면 짧은 게임이에요.
target-option-far_pool = 먼 숫자의 대상
target-option-far_pool-help = 가장 먼 숫자가 이길 때 누구를 견줄지: 모두, 또는 타깃과 같은 무늬만.
target-option-far_pool-all = 모든 카드
target-option-far_pool-same_suit = 타깃과 같은 무늬만
# A turn
target-tag-choose_target = 타깃 정하기
target-tag-keep = 모두 남기기
target-tag-always_keep = 언제나 남기기
target-tag-ask_me = 매번 물어보기
target-ask-choose_target-1 = 어떤 카드를 타깃으로 할까요?
target-ask-discard-1 = 한두 장을 골라 버리세요
target-prompt-choose_target = 세 장 중 한 장을 타깃으로 정하세요. 먼저 내게 돼요.
target-prompt-play-far = 지금은 가장 먼 숫자가 이겨요. 어떤 카드를 낼까요?
target-prompt-play-near = 지금은 가장 가까운 숫자가 이겨요. 어떤 카드를 낼까요?
target-prompt-discard = 두 장까지 버리거나 모두 남기세요. 다섯 장까지 다시 뽑아요.
target-move-choose_target = { $card } 타깃으로 정하기
target-move-discard = { $cards } 버리기
target-hint-distance = { $name }, 차이 { $distance }
target-hint-winning = { $name }, 차이 { $distance } (지금은 이겨요)
target-hint-losing = { $name }, 차이 { $distance } (지금은 져요)
# Refusals
target-now-choose_target = 먼저 타깃을 정해야 해요. 세 장 중에서 골라 주세요.
target-now-play = 타깃이 정해졌어요. 손패에서 한 장 내 주세요.
target-now-discard = 이 라운드는 끝났어요. 두 장까지 버리거나 모두 남기세요.
target-no-choice = { $card } 카드는 그 세 장에 없어요. 세 장 중에서 골라 주세요.
target-no-card = { $card } 카드는 손에 없어요. 손패에서 골라 주세요.
target-no-empty = 고른 카드가 없어요. 모두 남기려면 ‘모두 남기기’를 고르세요.
target-no-many = 두 장까지만 버릴 수 있어요. 줄여 주세요.
# What happened
target-event-revealed = 라운드 { $round }: { $cards } 카드를 펼쳤고, { $seat }님이 타깃을 정해요.
target-event-named = { $seat }님이 { $card } 카드를 타깃으로 정했어요.
target-event-taken = { $far ->
    [yes] 먼 숫자: { $seat }님이 { $card } 카드(차이 { $distance })로 타깃 { $target } 획득.
   *[no] 가까운 숫자: { $seat }님이 { $card } 카드(차이 { $distance })로 타깃 { $target } 획득.
}
target-event-taken-last = { $far ->
    [yes] 먼 숫자: { $seat }님이 타깃 { $target } 획득(차이 { $distance }).
   *[no] 가까운 숫자: { $seat }님이 타깃 { $target } 획득(차이 { $distance }).
}
target-event-thrown = 버린 카드: { $told }.
target-event-thrown-none = 아무도 버리지 않았어요.
target-thrown-of = { $name }님 { $cards }
target-event-reshuffled = 더미가 떨어져서 버린 카드 { $count }장을 섞어 새 더미로 만들었어요.
target-event-drew = { $cards } 카드를 뽑았어요.
target-event-kept = { $on ->
    [yes] 이제부터 묻지 않고 카드를 모두 남겨요.
   *[no] 이제부터 무엇을 버릴지 다시 물어봐요.
}
target-event-ended = { $seat }님 승리! 타깃 { $count }장이에요.
# The table
target-state-choose_target = 라운드 { $round }, 타깃을 정하는 중
target-state-play-far = 라운드 { $round }, 먼 숫자가 이겨요
target-state-play-near = 라운드 { $round }, 가까운 숫자가 이겨요
target-state-discard = 라운드 { $round } 뒤, 버리는 중
target-state-over = 라운드 { $round } 뒤에 끝남
target-alt-candidates = 후보: { $cards }.
target-alt-target = 타깃: { $target }.
target-alt-far = 지금은 가장 먼 숫자가 이겨요.
target-alt-near = 지금은 가장 가까운 숫자가 이겨요.
target-alt-last-far = 지난 타깃: { $target }. 먼 숫자로 가져간 사람: { $seat }.
target-alt-last-near = 지난 타깃: { $target }. 가까운 숫자로 가져간 사람: { $seat }.
target-alt-played = 그때 나온 카드, { $leader }부터: { $cards }.
target-alt-won = { $count ->
    [0] 타깃 없음
   *[other] 타깃 { $count }장({ $cards })
}
target-alt-pile = { $count ->
    [0] 더미 { $deck }장. 버린 카드는 아직 없어요.
   *[other] 더미 { $deck }장. 버린 더미 { $count }장: { $cards }.
}
target-alt-pile-short = 더미 { $deck }장. 버린 더미 { $count }장.
target-alt-goal = 타깃 { $goal }장이면 이겨요.
target-alt-goal-same_suit = 타깃 { $goal }장이면 이겨요. 먼 숫자가 이길 때는 타깃과 같은 무늬끼리만 견줘요.
target-alt-suit = { $suit } { $ranks }
target-alt-wish = 묻지 않고 언제나 카드를 모두 남겨요.
# Words in pictures
target-far = 멀리
target-near = 가까이
target-unit = 타깃
target-amount = 타깃 { $number }장
target-goal = { $goal }장이면 승리
target-same-suit = 먼 숫자: 같은 무늬만
target-last = 지난 라운드
target-deck = 더미 { $count }
target-pile = 버린 더미 { $count }
target-chosen = 완료
target-keep = 남김
target-away = 버림
target-distance = 차이 { $distance }
target-task-choose_target = 타깃 정하기
target-task-play-far = 지금은 먼 숫자
target-task-play-near = 지금은 가까운 숫자
target-task-discard = 2장까지 버리기
target-took-far = 먼 숫자: { $name }님이 { $card } 획득
target-took-near = 가까운 숫자: { $name }님이 { $card } 획득
target-named = { $name }님의 타깃: { $card }
target-story-margin = 타깃 { $count }장 차 승리
target-story-last-far = 마지막: { $card }(차이 { $distance }, 먼 숫자)
target-story-last-near = 마지막: { $card }(차이 { $distance }, 가까운 숫자)
# Rules
target-sketch-goal = 타깃을 가져가요. 먼저 { $goal }장을 모으면 이겨요.
target-sketch-turn = 카드 한 장이 타깃. 모두 아무 카드나 한 장씩 내요.
target-sketch-score = 가장 가까운 숫자가 가져가요. 같은 무늬가 나오면 가장 먼 숫자예요.
target-rules-0-title = 타깃 정하기
target-rules-0-1 = 조커 없이 { $pack }장: 여섯 무늬의 A에서 K. 손패는 { $hand }장씩. 첫 시작 플레이어는 제비로 정해요.
target-rules-0-2 = 시작 플레이어가 { $revealed }장을 펼치고 그중 하나를 타깃으로 정해요. 나머지 { $others }장은 버려요.
target-rules-0-3 = 거기서 시계 방향으로 모두 아무 카드나 한 장씩 내요. 무늬를 따라 낼 필요는 없어요.
target-rules-0-4 = 숫자만 견줘요. A는 1, J는 11, Q는 12, K는 13. 타깃과의 차이가 거리이고, K와 A는 이어지지 않아요.
target-rules-1-title = 멀리 또는 가까이
target-rules-1-1 = 타깃과 같은 무늬가 없으면 가장 가까운 카드가 가져가요. 같으면 나중에 낸 카드예요. 여기서는 다이아 9.
target-rules-1-2 = 같은 무늬가 나오면 무늬와 상관없이 가장 먼 카드가 가져가요. 같으면 먼저 낸 카드예요. 여기서는 클로버 K.
target-rules-1-3 = 그래서 나중에 나온 같은 무늬 한 장이 판을 뒤집어요. 설정에서 먼 숫자를 같은 무늬끼리만 견줄 수도 있어요.
target-rules-2-title = 라운드가 끝나면
target-rules-2-1 = 타깃을 가져간 사람은 앞에 펼쳐 둬요. 낸 카드는 버린 더미로 가요.
target-rules-2-2 = 모두 한꺼번에 { $thrown }장까지 버릴 카드를 골라요. 함께 보여 주고, 시작 플레이어부터 { $hand }장까지 뽑아요.
target-rules-2-3 = 타깃을 가져간 사람이 다음 시작 플레이어예요.
target-rules-2-4 = 더미가 떨어지면 버린 더미를 섞어 새로 써요. 버린 더미는 공개예요. 거기 없는 카드는 누군가의 손에 있을지도 몰라요.
target-rules-2-5 = 타깃 { $goal }장을 먼저 모으면 바로 이겨요. 2장에서 7장까지 정할 수 있어요.
# A first hand (/learn)
target-learn-goal = 세 장 중 하나가 타깃이 되고 모두 한 장씩 내요. 가장 가까운 숫자가 가져가지만, 누가 타깃과 같은 무늬를 내면 가장 먼 숫자가 가져가요. 타깃 다섯 장이면 이겨요.
target-learn-give = 타깃은 클로버 K이고 K가 이미 나왔어요. 더 가까울 수는 없어요. 뒤집을 클로버도 없으니 필요 없는 스페이드 6을 내세요.
target-learn-give-else = 이 라운드는 이길 수 없으니 좋은 카드를 낭비하지 마세요. 6을 내요.
target-learn-middle = 라운드마다 두 장까지 버리고 다섯 장까지 뽑아요. 가운데 숫자는 아주 가깝지도 멀지도 않아요. 8 두 장을 모두 버리세요.
target-learn-middle-else = 10과 J는 가까워질 일이 많지만 8은 좀처럼 못 이겨요. 이 두 장을 버리세요.
target-learn-turned = 이번 타깃은 크로스 K이고, 손에 크로스가 두 장, 그중 하나가 A예요. A는 1이라 K와 12 차이, 이보다 멀 수 없어요.
target-learn-turn = A를 내세요. 크로스라서 라운드가 뒤집혀요. 이제 가장 먼 숫자가 이기고, 그게 바로 이 A예요.
target-learn-turn-else = 크로스만 라운드를 뒤집고, A는 가장 먼 카드이기도 해요.
target-learn-won = 첫 타깃이에요. 똑같이 멀면 먼저 낸 카드가 이기니 아무도 막을 수 없었어요. 타깃을 가져간 사람이 다음 타깃을 정하고 먼저 내요.
target-learn-keep = 크로스 J와 하트 2는 남기세요. 높은 카드와 낮은 카드는 양쪽으로 쓸모가 있어요. 9와 10은 버려도 돼요.
target-learn-keep-else = 양 끝의 카드를 남기고 가운데 두 장을 바꾸세요.
target-learn-name = 타깃을 정할 차례예요. 스페이드 Q가 있으니 리프 Q를 타깃으로 하면 차이가 0이에요. 그걸로 정하세요.
target-learn-name-else = 내 카드와 가까운 것, 또는 같은 무늬의 먼 카드가 있는 것으로 정하세요. 여기서는 Q예요.
target-learn-lead = Q를 내세요. 차이 0이에요. 내 리프는 라운드를 뒤집으니 아껴 두세요.
target-learn-lead-else = 리프를 내면 먼 숫자가 이기는데, 손의 리프는 타깃과 가까워요. Q가 나아요.
target-learn-later = 나중에 다른 Q가 또 나왔어요. 똑같이 가까우면 나중 카드가 이겨요. 마지막에 내는 자리는 값지고, 시작 플레이어는 그것을 내주는 거예요.
target-learn-away = 다시 버려요. 가운데 숫자의 리프 두 장이에요.
target-learn-away-else = 2와 크로스 J가 이 두 장보다 쓸모 있어요.
target-learn-last = 타깃은 리프 6이고, 끝에서 두 번째로 내요. 지금까지 가장 가까운 건 7이에요. 크로스 6이 꼭 맞아요.
target-learn-last-else = 6은 차이 0, 가까운 숫자가 이기는 동안 가장 좋은 카드예요.
target-learn-end = 뒤에 리프도, 다른 6도 나오지 않았어요. 두 번째 타깃이에요. 그 무늬를 누가 아직 들고 있을지 세고, 뒤에 누가 내는지 살피세요.
