# TTP. The rules are a reconstruction, and every place that offers the game says so.
ttp-title = TTP(복원 규칙)
ttp-line = 내는 카드가 모두 전리품. 다섯 장을 모아 일곱 장으로 포커 패를 만들어요.
ttp-designer = あおや (758bg), 규칙은 복원
ttp-about = 원래 규칙은 사라졌고, 이것은 우리가 복원한 규칙이에요. 다섯 트릭마다 한 장씩 내고, 방금 낸 카드들이 전리품이 돼요. 잘 냈을수록 먼저 골라요. 고른 다섯 장과 끝까지 숨긴 두 장으로 가장 좋은 포커 패를 만들어요. 무늬가 여섯이라 파이브 카드도 있어요.
ttp-command = ttp
ttp-also = 포커, 트릭테이킹 포커
# Options
ttp-option-deals = 딜 수
ttp-option-deals-help = 몇 딜을 할지. 기본은 4, 셋이면 3.
ttp-option-deals-auto = 4(셋이면 3)
ttp-option-market = 공개 카드
ttp-option-market-help = 트릭마다 더미에서 몇 장을 펼쳐 함께 고르게 할지.
ttp-option-follow = 따라 내기
ttp-option-follow-help = 리드한 무늬가 있으면 꼭 따라 내야 하는지.
ttp-option-follow-must = 꼭 따라 내기
ttp-option-follow-free = 자유
ttp-option-bonus = 최강 패 보너스
ttp-option-bonus-help = 딜에서 가장 센 패에 더하는 점수. 기본은 인원수만큼.
ttp-option-bonus-auto = 인원수만큼
# A turn
ttp-tag-pick = 고르기
ttp-tag-want = 찜하기
ttp-tag-unwant = 찜 취소
ttp-ask-pick-1 = 어떤 카드를 고를까요?
ttp-ask-want-1 = 다음으로 원하는 카드는?
ttp-prompt-pick = 후보에서 카드를 한 장 고르세요.
ttp-prompt-free = 아무 카드나 내세요. 여기서는 무늬를 따라 내지 않아도 돼요.
ttp-anytime = 미리 정하기: 어떤 카드를 가장 원하나요?
ttp-anytime-next = 원하는 순서: { $cards }. 없어졌다면?
ttp-move-pick = { $card } 고르기
ttp-move-want = 다음으로 { $card } 찜하기
ttp-hint-makes = { $name } (그러면 { $made })
# Refusals
ttp-no-card = { $card } 카드는 손에 없어요. 손패에서 내 주세요.
ttp-no-pool = { $card } 카드는 후보에 없어요. 후보에서 골라 주세요.
ttp-no-gone = { $card } 카드는 누가 먼저 가져갔어요. 남은 것에서 골라 주세요.
ttp-now-play = 지금은 카드를 내는 중이에요. 손패에서 내 주세요.
ttp-now-pick = 트릭이 끝났어요. 후보에서 카드를 골라 주세요.
# Hands
ttp-made-high_card = 하이 카드
ttp-made-one_pair = 원 페어
ttp-made-two_pair = 투 페어
ttp-made-three_kind = 트리플
ttp-made-straight = 스트레이트
ttp-made-full_house = 풀 하우스
ttp-made-four_kind = 포 카드
ttp-made-flush = 플러시
ttp-made-five_kind = 파이브 카드
ttp-made-straight_flush = 스트레이트 플러시
# What happened
ttp-event-turned = 공개 카드: { $cards }.
ttp-event-ordered = 고르는 순서: { $seats }.
ttp-event-picked = { $seat }님이 { $card } 카드를 골랐어요.
ttp-event-wanted = 찜한 순서: { $cards }.
ttp-event-wanted-none = 찜한 카드를 모두 취소했어요.
ttp-event-showdown = 패 공개: { $told }.
ttp-shown-of = { $name }님 { $made }(손패 { $cards })
ttp-event-scored = 딜 { $deal }: { $points }. 최강 패: { $best }(+{ $bonus }). 합계: { $totals }.
ttp-event-ended-broken = { $count ->
    [1] 동점이지만 최강 패가 더 많은 { $winners } 승리! { $score }점이에요.
   *[other] 동점이지만 최강 패가 가장 많은 { $winners } 공동 승리! { $score }점이에요.
}
# The table
ttp-name = TTP
ttp-reconstructed = 복원 규칙
ttp-state-match = 딜 { $deal } · 트릭 { $trick }/5
ttp-state = 딜 { $deal }/{ $deals } · 트릭 { $trick }/5
ttp-market = 공개 카드
ttp-picks = 고르는 순서
ttp-gone = 골라 감
ttp-before = 지난 딜
ttp-first = 고른 다섯 장과 손패 두 장으로 포커 패를 만들어요
ttp-collected = 내가 고른 카드
ttp-nothing = 고른 카드 없음
ttp-task-pick = 카드 고르기
ttp-picked = { $name }님이 고른 카드: { $card }
ttp-alt-market = 공개 카드: { $cards }.
ttp-alt-pool = 고를 수 있는 카드: { $cards }.
ttp-alt-order = 고르는 순서: { $seats }.
ttp-alt-first = 고른 다섯 장과 손패 두 장으로 포커 패를 만들어요.
ttp-alt-rules = 규칙은 복원한 것이에요.
ttp-alt-best = 최강 패 { $count }번
ttp-alt-picked = 고른 카드 { $cards }
ttp-alt-picked-none = 고른 카드 없음
ttp-alt-before = 지난 딜: { $told }.
ttp-alt-before-of = { $seat } { $made }({ $cards }), { $points }점
ttp-alt-before-name = { $seat } { $made }, { $points }점
ttp-alt-picks = 고른 카드: { $cards }.
ttp-alt-picks-made = 고른 카드: { $cards }({ $made }).
ttp-alt-wanted = 찜한 순서: { $cards }.
ttp-story-broken = 동점, 최강 패가 더 많았어요
ttp-story-best = { $count ->
    [0] 최강 패는 한 번도 없이
   *[other] 최강 패 { $count }번
}
# Rules
ttp-sketch-goal = 일곱 장으로 가장 좋은 포커 패를 만들어요.
ttp-sketch-turn = 한 장씩 내요. 낸 카드가 전리품이고, 가장 센 사람부터 골라요.
ttp-sketch-score = 패마다 점수가 있고, 가장 센 패는 점수를 더 받아요.
ttp-rules-0-title = 내는 카드가 전리품
ttp-rules-0-1 = 원래 규칙은 사라졌어요. 알려진 것을 바탕으로 우리가 복원했어요.
ttp-rules-0-2 = 조커 없이 { $pack }장. 손패는 { $hand }장씩이고 { $tricks }트릭을 해요.
ttp-rules-0-3 = 첫 딜러는 제비로 정하고 왼쪽으로 넘어가요. 딜러의 왼쪽 사람이 먼저, 그 뒤는 이긴 사람이 리드해요. { $follow ->
    [free] 무늬를 따라 내지 않아도 돼요.
   *[other] 리드한 무늬가 있으면 따라 내요.
}
ttp-rules-0-4 = 트릭마다 먼저 더미에서 { $market }장을 펼쳐요. 공개 카드와 낸 카드가 후보예요.
ttp-rules-1-title = 누가 먼저 고를까요?
ttp-rules-1-1 = 모두 후보에서 한 장씩 골라요.
ttp-rules-1-2 = 순서: 먼저 리드한 무늬를 높은 것부터, 그다음 나머지를 높은 것부터. 같으면 먼저 낸 것부터예요.
ttp-rules-1-3 = 리드한 무늬의 가장 높은 카드가 트릭을 이겨요. 남은 후보는 버려요.
ttp-rules-2-title = 고른 카드와 손패
ttp-rules-2-1 = { $tricks }트릭이 끝나면 펼쳐 둔 고른 카드 { $tricks }장과 손패 { $kept }장이 있어요. 이 { $hand }장 중 가장 좋은 다섯 장이 내 패예요.
ttp-rules-2-2 = 7과 8: 8이 세 장인 풀 하우스.
ttp-rules-2-3 = { $bonus ->
    [auto] 가장 센 패는 인원수만큼 점수를 더 받아요. 똑같이 세면 저마다 받아요.
   *[other] 가장 센 패는 { $bonus }점을 더 받아요. 똑같이 세면 저마다 받아요.
}
ttp-rules-2-4 = { $deals ->
    [auto] 네 딜(셋이면 세 딜) 뒤 점수가 가장 많은 사람이 이겨요. 같으면 최강 패가 많은 사람, 그것도 같으면 공동 승리예요.
   *[other] { $deals }딜 뒤 점수가 가장 많은 사람이 이겨요. 같으면 최강 패가 많은 사람, 그것도 같으면 공동 승리예요.
}
ttp-rules-3-title = 패와 점수
ttp-rules-3-1 = 무늬가 여섯이라 파이브 카드가 있고, 플러시가 포 카드를 이겨요. 같은 패면 높은 숫자가 이겨요.
ttp-rules-3-2 = A는 가장 높고, A 2 3 4 5에서는 가장 낮아요.
# A first hand (/learn)
ttp-learn-goal = 다섯 트릭을 해요. 트릭마다 모두 낸 카드와 공개 카드에서 한 장씩 골라요. 고른 다섯 장과 남은 두 장 중 가장 좋은 다섯 장이 포커 패예요.
ttp-learn-ace = 리프가 리드됐고 따라 내야 해요. A가 가장 높아 이기고 먼저 고르게 돼요. Q가 많네요. 트릭에 하나, 손에 둘. A를 내세요.
ttp-learn-ace-else = 이기면 먼저 고를 수 있고, 고를 만한 것이 있어요.
ttp-learn-queen = 가장 먼저 골라요. 후보의 아무 카드나, 내 A를 되찾을 수도 있지만, 손에 Q가 있으니 리프 Q가 더 값져요.
ttp-learn-queen-else = 페어는 별것 아니지만 트리플은 대단해요. Q를 모으세요.
ttp-learn-lead = 공개 카드에 Q가 또 있어요. 따라 낸 사람이 높은 것부터 먼저, 그다음 나머지가 골라요. 작은 클로버를 리드하세요. 두 번째로 고를 수 있고 센 카드는 손에 남아요.
ttp-learn-lead-else = 내는 카드는 누가 골라 갈 수 있어요. 작은 것을 주세요.
ttp-learn-second = 누군가 8을 골랐고 Q가 그대로 있어요. 가져가세요.
ttp-learn-second-else = 고른 카드의 두 번째 Q가 돼요.
ttp-learn-throw = 하트인데 손에 없어요. 따라 내지 못한 사람은 높은 카드부터라 잘해야 두 번째예요. Q를 내세요. 충분히 있고, 되찾을 수도 있어요.
ttp-learn-throw-else = 클로버 Q는 나중에 트릭을 이길 수 있고, 이 카드면 나와 있는 10보다 먼저 골라요.
ttp-learn-ten = Q는 누가 가져갔어요. 또 무엇이 어울릴까요? 손에 10이 있으니 다이아 10이면 페어예요.
ttp-learn-ten-else = Q 둘, 10 둘이면 풀 하우스로 가는 길이에요. A는 어울릴 것이 없어요.
ttp-learn-win = 클로버라서 Q로 따라 내야 해요. Q가 이기니 먼저 골라 바로 되찾을 수 있어요.
ttp-learn-win-else = 클로버가 있고, 이것뿐이에요.
ttp-learn-third = Q를 되찾으세요. 트리플이에요.
ttp-learn-third-else = 후보에 세 번째 Q보다 나은 것은 없어요.
ttp-learn-last = 마지막 트릭이고 내가 리드해요. 남기는 두 장도 패에 들어가요. 리프 10을 리드하세요. 리프가 남은 사람이 없으면 이겨요.
ttp-learn-last-else = K와 4는 쓸모가 없어요. 가져올 것은 10이에요.
ttp-learn-full = 이겼어요. 10을 되찾으면 Q 셋에 10 둘이에요.
ttp-learn-full-else = 두 번째 10이면 풀 하우스예요.
ttp-learn-end = 풀 하우스, 5점이에요. 그런데 플러시가 있네요. 무늬가 여섯이라 포 카드를 이겨요. 최강 패는 인원수만큼 점수를 더 받아요. 점수가 가장 많은 사람이 이겨요.
