# Boonaken
boonaken-title = 보나컨
boonaken-line = 네덜란드의 야스. 비드하고, 바닥 카드와 바꾸고, 으뜸패를 정해 비드한 만큼 따세요.
boonaken-designer = 전통 게임(네덜란드)
boonaken-about = 손패는 여섯 장. 딸 점수를 비드하거나, 한 트릭도 안 따기, 모든 트릭 따기를 비드해요. 가장 높이 비드한 사람이 바닥 카드를 가져오고 그만큼 따로 놓은 다음, 으뜸패를 정하고 손안의 로엠(이어진 카드나 같은 네 장)을 선언할 수 있어요. 계약을 이루면 플러스, 아니면 마이너스. 플러스 둘이면 이기고 마이너스 둘이면 져요.
boonaken-command = 보나컨
# Options
boonaken-option-ending = 끝
boonaken-option-ending-help = 플러스 둘이면 바로 승리, 질 사람이 나올 때까지, 또는 선수권처럼 순위와 점수로.
boonaken-option-ending-first_out = 플러스 둘이면 승리
boonaken-option-ending-find_loser = 질 사람이 나올 때까지
boonaken-option-ending-championship = 선수권: 순위와 점수
boonaken-option-table_rules = 테이블 규칙
boonaken-option-table_rules-help = 보통 규칙, 또는 네덜란드 선수권 규칙: 미제르는 100 위, 으뜸패 아래로 으뜸패 금지.
boonaken-option-table_rules-standard = 보통
boonaken-option-table_rules-championship = 네덜란드 선수권
boonaken-option-min_bid = 최저 비드
boonaken-option-min_bid-help = 비드할 수 있는 가장 낮은 수, 5의 배수. 보통 25.
boonaken-option-early_stop = 일찍 끝내기
boonaken-option-early_stop-help = 보이는 카드로 계약의 성패가 정해지면 바로 딜을 끝내요.
boonaken-option-redeal_limit = 모두 패스한 딜
boonaken-option-redeal_limit-help = 모두 패스한 딜이 이만큼 이어지면 무승부예요.
boonaken-option-championship_games = 선수권 게임 수
boonaken-option-championship_games-help = 선수권에만: 이만큼의 게임 점수를 더해요.
# Bids
boonaken-bid-number = { $points }
boonaken-bid-misere = 미제르
boonaken-bid-zwabber = 즈바버
boonaken-bid-boonaak = 보나크
boonaken-bid-roem = 로엠 { $roem } 보나크
boonaken-bid-pass = 패스
boonaken-contract = { $bid }(으뜸패 { $trump })
boonaken-result-of = { $contract }, { $told }
boonaken-came-made = { $points }점으로 성공
boonaken-came-failed = { $points }점으로 실패
boonaken-ended-made = 성공
boonaken-ended-failed = 실패
boonaken-gap = {" "}
# A turn
boonaken-tag-bid = 점수 비드
boonaken-tag-misere = 미제르
boonaken-tag-join = 미제르 함께하기
boonaken-tag-zwabber = 즈바버
boonaken-tag-boonaak = 보나크
boonaken-tag-exchange = 따로 놓기
boonaken-tag-open = 으뜸패 정하기
boonaken-tag-trump = 으뜸패 정하기
boonaken-ask-bid-1 = 몇 점을 비드할까요?
boonaken-ask-boonaak-1 = 로엠 얼마의 보나크인가요?
boonaken-ask-exchange-1 = 어떤 카드를 따로 놓을까요?
boonaken-ask-open-1 = 먼저 으뜸패를 정해요. 어떤 무늬로?
boonaken-ask-open-2 = 로엠을 얼마나 선언할까요?
boonaken-ask-open-3 = 어떤 카드를 리드할까요?
boonaken-ask-trump-1 = 먼저 으뜸패를 정해요. 어떤 무늬로?
boonaken-ask-trump-2 = 어떤 카드를 리드할까요?
boonaken-hint-bid-bid = 카드 점수와 로엠, 으뜸패는 내가 골라요
boonaken-hint-bid-boonaak = 여섯 트릭 모두, 으뜸패는 내가 골라요
boonaken-hint-bid-boonaak-roem = 여섯 트릭 모두, 손에 그만큼 이상의 로엠
boonaken-trump = { $mark } { $suit }
boonaken-hint-roem = 손에 로엠 { $roem }
boonaken-roem = { $roem ->
    [0] 로엠 없음
   *[other] 로엠 { $roem }
}
boonaken-prompt-bid = 비드하거나 패스하세요.
boonaken-prompt-over = 지금 비드: { $bid }. 더 높이 비드하거나 패스하세요.
boonaken-prompt-misere = 지금 비드는 미제르예요. 함께하거나, 더 높이 비드하거나, 패스하세요.
boonaken-prompt-join = 미제르를 함께하거나 패스하세요.
boonaken-prompt-exchange = { $count }장을 따로 놓으세요.
boonaken-prompt-open = 카드를 리드하면 그 무늬가 으뜸패이고 로엠이 모두 선언돼요. 먼저 으뜸패를 정해도 돼요.
boonaken-prompt-trump = 카드를 리드하면 그 무늬가 으뜸패예요. 먼저 으뜸패를 정해도 돼요.
boonaken-prompt-play-plain = { $suit }가 있으면 따라 내요.
boonaken-prompt-play-trump = { $suit }가 있으면 따라 내요. 으뜸패 J는 언제나 남겨도 돼요.
boonaken-prompt-play-under = { $suit }를 따라 내거나 { $card } 카드보다 높은 으뜸패를 내요. { $suit }가 없으면 아무 카드나. 낮은 으뜸패는 다른 것이 없을 때만(으뜸패 J는 예외).
boonaken-prompt-play-either = { $suit }를 따라 내거나 { $trump }를 내요. { $suit }가 없으면 아무 카드나.
boonaken-move-bid = 비드: { $bid }
boonaken-move-exchange = { $cards } 따로 놓기
boonaken-move-open = { $roem ->
    [0] 으뜸패 { $trump }, 로엠 없음, { $card } 리드
   *[other] 으뜸패 { $trump }, 로엠 { $roem }, { $card } 리드
}
boonaken-move-trump = 으뜸패 { $trump }, { $card } 리드
boonaken-move-lead = { $card } 리드
boonaken-task-auction = 비드하기
boonaken-task-exchange = { $count }장 따로 놓기
boonaken-task-open = 리드: 으뜸패 정하기
boonaken-task-play = 카드 내기
# Refusals
boonaken-no-auction-now = 아직 경매 중이에요. 비드하거나 패스하세요.
boonaken-no-exchange-now = 바닥 카드를 가져왔어요. 먼저 같은 장수를 따로 놓으세요.
boonaken-no-open-now = 먼저 으뜸패를 정하고 카드를 리드해요.
boonaken-no-play-now = 딜이 진행 중이에요. 트릭에 카드를 내세요.
boonaken-no-number = 비드는 { $low }~{ $high }, 5씩이에요.
boonaken-no-low = 비드가 너무 낮아요. 지금은 { $least } 이상이어야 해요.
boonaken-no-over = 지금 비드를 넘지 못해요. 더 높이 비드하거나 패스하세요.
boonaken-no-only-join = 미제르를 함께하는 사람이 있어서 다른 비드는 할 수 없어요. 함께하거나 패스하세요.
boonaken-no-boonaak-first = 이 규칙에서는 로엠을 붙인 보나크를 보나크 위에만 비드할 수 있어요.
boonaken-no-step = 로엠은 그 수가 될 수 없어요. 목록에서 골라 주세요.
boonaken-no-twice = 같은 카드를 두 번 골랐어요. 서로 다른 카드를 골라 주세요.
boonaken-no-count = 딱 { $count }장을 따로 놓아야 해요.
boonaken-no-suit = 그런 무늬는 없어요. 으뜸패는 스페이드, 하트, 클로버, 다이아 중 하나예요.
boonaken-no-roem = { $most ->
    [0] 이 으뜸패로는 로엠이 없어요. 로엠 없이 선언하세요.
   *[other] 이 으뜸패의 로엠은 모두 { $most }점이에요. 그 이하로 선언하세요.
}
boonaken-no-roem-now = 이 계약은 로엠을 세요. 얼마를 선언할지 말해 주세요.
boonaken-no-no-roem = 이 계약은 로엠을 세지 않아요. 으뜸패를 정하고 리드만 하세요.
boonaken-no-follow-or-trump = { $suit }가 있으니 { $suit }나 으뜸패인 { $trump }를 내세요.
boonaken-no-under = { $follows ->
    [true] { $card } 카드보다 낮은 으뜸패는 낼 수 없어요. { $suit }나 더 높은 으뜸패를 내세요.
   *[other] { $card } 카드보다 낮은 으뜸패는 낼 수 없어요. 다른 무늬나 더 높은 으뜸패를 내세요.
}
# What happened
boonaken-event-dealt = 딜 { $deal } 시작, 딜러는 { $dealer }님. 펼쳐진 바닥 카드: { $cards }.
boonaken-event-called = { $seat }님의 비드: { $bid }.
boonaken-event-passed = { $seat }님이 패스했어요.
boonaken-event-passed_out = 아무도 비드하지 않았어요. { $dealer }님이 다시 나눠요.
boonaken-event-took = { $seat }님이 바닥 카드 { $count }장을 가져갔어요. 그중 펼쳐진 카드: { $cards }.
boonaken-event-took-away = { $seat }님이 따로 놓인 { $count }장을 가져갔어요.
boonaken-event-picked = 가져온 카드: { $cards }.
boonaken-event-exchanged = { $seat }님이 { $count }장을 따로 놓았어요.
boonaken-event-opened = { $seat }님이 정한 으뜸패: { $trump }.
boonaken-event-opened-roem = { $seat }님이 정한 으뜸패: { $trump }. 로엠 { $roem } 선언.
boonaken-event-trick = { $winner }님이 트릭을 가져갔어요.
boonaken-event-made = { $who }: { $bid } 성공, 플러스.
boonaken-event-failed = { $who }: { $bid } 실패, 마이너스.
boonaken-event-points = 로엠까지 { $points }점이었어요.
boonaken-event-went_out = { $seats }: 플러스 둘로 먼저 나가 { $place }위.
boonaken-event-fell_in = { $seats }: 마이너스 둘로 탈락.
boonaken-event-game_over = 게임 { $game } 끝: { $points }. 합계: { $totals }.
boonaken-event-game_over-first = 게임 { $game } 끝: { $points }.
boonaken-event-won = { $count ->
    [1] { $who } 승리!
   *[other] { $who } 공동 승리!
}
boonaken-event-lost = { $who }이 졌어요.
boonaken-event-draw = 이긴 사람도 진 사람도 없어요.
# The table
boonaken-state-auction = 딜 { $deal } · 경매
boonaken-state-exchange = 딜 { $deal } · 교환
boonaken-state-open = 딜 { $deal } · 으뜸패
boonaken-state-play = 딜 { $deal } · 트릭 { $trick }/6
boonaken-state-game = 게임 { $game }/{ $games }, { $line }
boonaken-missing-points = { $left ->
    [0] 달성
   *[other] { $left }점 남음
}
boonaken-missing-tricks = { $lost ->
    [0] { $left }트릭 남음
   *[other] 실패: 트릭을 놓침
}
boonaken-clean = { $of ->
    [1] { $count ->
        [0] 실패: 트릭을 땀
       *[other] 아직 0트릭
    }
   *[other] { $of }명 중 { $count }명이 0트릭
}
boonaken-alt-call = { $seat }번 자리 { $bid }
boonaken-alt-calls = 비드: { $calls }.
boonaken-alt-highest = 최고
boonaken-alt-high = 최고 비드: { $bid }.
boonaken-alt-table = { $blind ->
    [0] 바닥 카드: { $cards }.
   *[other] 바닥 카드: 펼쳐진 { $cards }, 뒷면 { $blind }장.
}
boonaken-alt-unused = {" "}나누지 않은 카드: { $count }장.
boonaken-alt-redeals = 바로 앞에 모두 패스한 딜 { $count }번.
boonaken-alt-deal = { $seat }번 자리의 { $told }
boonaken-alt-before = 지난 계약: { $deals }.
boonaken-alt-contract = { $count ->
    [1] 계약: { $contract }, 선언자 { $seats }.
   *[other] 계약: { $contract }, 선언자 { $seats }, 각자.
}
boonaken-alt-goal = 목표 { $needed }, 지금까지 { $made }.{" "}
boonaken-alt-swapped = { $seat } 앞에 뒷면 카드 { $count }장.
boonaken-alt-marks = 플러스 { $plus }, 마이너스 { $minus }
boonaken-alt-contract-made = { $contract } 성공
boonaken-alt-contract-failed = { $contract } 실패
boonaken-alt-total = 앞선 게임, 1번 자리부터: { $totals }.
boonaken-alt-end-match = 계약을 이룬 선언자가 딜을 이기고, 아니면 상대가 이겨요.
boonaken-alt-end-first_out = 플러스 둘이면 이기고 마이너스 둘이면 져요.
boonaken-alt-end-find_loser = 플러스 둘이면 먼저 나가고 마이너스 둘이면 져요.
boonaken-alt-end-championship = 플러스 둘이면 마치고 마이너스 둘이면 탈락이에요.
boonaken-alt-combination = { $cards } { $points }점
boonaken-alt-roem-by = 으뜸패별 로엠: { $told }.
boonaken-alt-roem-by-suit = { $suit } { $roem }
boonaken-alt-roem = 손안의 로엠: { $told }.
boonaken-alt-no-roem = 손에 로엠이 없어요.
boonaken-alt-discarded = 따로 놓은 카드: { $cards }.
# Words in pictures
boonaken-picture-boonaak = 보나크 { $roem }
boonaken-picture-contract = 계약
boonaken-picture-total = 앞선 게임
boonaken-picture-unused = { $count }장 남음
boonaken-picture-roem-by = 으뜸패별 로엠
boonaken-picture-declared = 로엠 { $points }
boonaken-picture-others = 상대 { $points }
boonaken-picture-high = 최고 비드
boonaken-picture-table = 바닥 카드
boonaken-picture-before = 지난 계약
boonaken-picture-in = 탈락
boonaken-picture-place = { $place }위
boonaken-picture-roem = 로엠
boonaken-picture-no-roem = 로엠 없음
boonaken-picture-laid = 따로 놓음
boonaken-picture-new = 가져옴
boonaken-picture-loser = 진 사람
boonaken-picture-marks = 표시
boonaken-picture-nobody = 승자 없음
boonaken-amount-places = { $number }순위
boonaken-amount-marks = 표시 { $number }개
boonaken-story-last = 마지막, { $name }님: { $told }
boonaken-story-redeals = 모두 패스한 딜이 { $count }번 연속
# Rules
boonaken-sketch-goal = 비드한 만큼 따면 플러스. 플러스 둘이면 이기고, 마이너스 둘이면 져요.
boonaken-sketch-turn = 비드해요. 가장 높은 사람이 바닥 카드를 갖고 으뜸패를 정해 리드해요.
boonaken-sketch-score = 딴 트릭의 카드 점수와 로엠을 더해 비드에 닿아야 해요.
boonaken-rules-0-title = 나누기와 비드
boonaken-rules-0-1 = 네 무늬의 A에서 7까지 { $pack }장. { $hand }장씩 나누고 바닥에 { $table }장, 그중 { $open }장을 펼쳐요. 다섯이 하면 펼친 { $open }장뿐이에요.
boonaken-rules-0-2 = 딜러의 왼쪽 사람부터 차례로 더 높이 비드하거나 패스해요. 패스하면 다시 못 해요. 숫자는 딸 점수이고 { $min_bid }부터 5씩이에요.
boonaken-rules-0-3 = 비드한 것을 들고 있을 필요는 없어요. 모두 패스하면 같은 딜러가 다시 나누고, { $redeal_limit }번 이어지면 무승부예요.
boonaken-rules-0-4 = 첫 딜러는 제비로 정해요. 모두 패스한 딜이 아니면 딜마다 왼쪽으로 넘어가요.
boonaken-rules-1-title = 미제르, 즈바버, 보나크
boonaken-rules-1-1 = 미제르: 으뜸패 없이 한 트릭도 따지 않기. 다른 사람도 함께할 수 있지만 저마다 따로 해요. 둘이 되면 그 뒤로는 함께하거나 패스만 해요.
boonaken-rules-1-2 = 즈바버: 으뜸패 없이 { $hand }트릭을 모두 따기.
boonaken-rules-1-3 = 보나크: 으뜸패로 { $hand }트릭을 모두 따기. 손에 든 로엠을 붙여 비드할 수 있고, 많을수록 높은 비드예요.
boonaken-rules-2-title = 교환과 으뜸패
boonaken-rules-2-1 = 선언자는 바닥 카드를 가져오고 그만큼 따로 놓아요. 그 카드는 누구의 점수도 아니에요. 함께하는 미제르에서는 다음 사람이 그것을 가져가요.
boonaken-rules-2-2 = 그다음 으뜸패를 정하고 로엠을 선언하고 리드해요. 함께하는 미제르는 처음 비드한 사람이 리드해요.
boonaken-rules-2-3 = 리드만 하면 그 무늬가 으뜸패이고 로엠이 모두 선언돼요. 가진 것보다 적게는 돼도 많게는 안 되고, 선언한 것만 세요.
boonaken-rules-3-title = 로엠
boonaken-rules-3-1 = 로엠은 점수 비드에만 세요: 같은 무늬 셋 이어지면 20, 넷 50, 다섯 100, 여섯 200. J 넷 200, Q·K·A 넷 100.
boonaken-rules-3-2 = 으뜸패 K와 Q는 20을 더해요. 하트가 으뜸패면 이것은 50과 20이에요.
boonaken-rules-3-3 = 이어지는 순서는 으뜸패도 A, K, Q, J, 10, 9, 8, 7. 한 카드를 두 줄에 쓸 수는 없지만, 같은 네 장이나 K와 Q에는 함께 써도 돼요.
boonaken-rules-4-title = 진행
boonaken-rules-4-1 = 으뜸패는 J, 9, A, K, Q, 10, 8, 7 순이고 J는 20점, 9는 14점. 다른 무늬는 A, K, Q, J, 10, 9, 8, 7 순이에요.
boonaken-rules-4-2 = A 11점, 10은 10점, K 3점, Q 2점, 보통 J 1점: 모두 { $points }점.
boonaken-rules-4-3 = 무늬를 따라 내거나 으뜸패를 내요. 따라 낼 수 없으면 아무 카드나. 으뜸패 리드는 따라 내되 으뜸패 J는 언제나 남겨도 돼요.
boonaken-rules-4-4 = 가장 높은 으뜸패, 없으면 리드한 무늬의 가장 높은 카드가 이겨요. 여기서는 J, 48점이에요. 딴 사람이 다음을 리드해요.
boonaken-rules-5-title = 플러스와 마이너스
boonaken-rules-5-1 = 로엠까지 비드한 만큼 따면 플러스, 아니면 마이너스예요. 다른 사람에게는 표시가 없고, 서로 지워지지 않아요.
boonaken-rules-5-2 = 플러스 둘이면 이겨요. 마이너스 둘이면 지고, 이긴 사람이 없으면 승자 없이 끝나요.
boonaken-rules-5-3 = 계속하는 설정: 플러스 둘이면 먼저 나가고, 누군가 마이너스 둘이 되거나 마지막 한 사람이 남을 때까지 해요.
boonaken-rules-5-4 = 선수권에서는 플러스 둘로 마친 순서대로 10, 8, 4, 1점, 마이너스 둘은 탈락해 0점이에요.
boonaken-rules-5-5 = 선수권 테이블 규칙: 뒷면 카드 한 장, 미제르는 100 위이고 혼자면 으뜸패 있음, 즈바버는 125 위, 로엠 보나크는 보나크 다음, 여섯 연속은 100, 으뜸패 아래로 으뜸패 금지, 다음 딜러는 선언자.
# Hints
boonaken-hint-why-low = 9 이하인 카드가 { $count }장이에요.
boonaken-hint-why-trumps = { $suit }를 으뜸패로 하면 으뜸패가 { $count }장이에요.
boonaken-hint-why-roem = { $suit }를 으뜸패로 하면 으뜸패 { $count }장과 로엠 { $roem }.
boonaken-hint-why-pass = { $least } 이상이 필요한데, 가장 좋은 으뜸패가 { $suit } { $count }장이에요.
boonaken-hint-why-keep = { $suit }가 { $count }장 남아요.
boonaken-hint-why-keep-roem = { $suit }가 { $count }장 남고, 으뜸패로 하면 로엠 { $roem }.
boonaken-hint-why-keep-low = 남기는 카드 중 { $count }장이 9 이하예요.
boonaken-hint-why-longest = 가장 많이 든 무늬가 { $suit }, { $count }장이에요.
boonaken-hint-why-lead = { $above ->
    [0] { $card } 카드보다 높은 { $suit }는 남에게 없어요.
   *[other] 더 높은 { $suit } { $above }장이 내 손에 없어요.
}
boonaken-hint-why-takes = { $points }점짜리 트릭을 따요.
boonaken-hint-why-wins = 지금까지 { $points }점으로 이기고 있고, { $more }명이 더 내요.
boonaken-hint-why-over = { $more ->
    [0] 트릭을 따요.
   *[other] 지금까지 가장 높고, { $more }명이 더 내요.
}
boonaken-hint-why-under = { $top } 카드 아래에 머물러요.
boonaken-hint-why-feed = 선언자에 맞서 { $seat }님이 이기고 있고, { $points }점을 더 얹어 줘요.
boonaken-hint-why-gives = { $points ->
    [0] 내주는 점수가 없어요.
   *[other] 이기지 못하고 { $points }점을 내줘요.
}
# Orders
boonaken-order-button = 대신 비드하기
boonaken-order-title = 딜 { $deal }에서 대신 비드하기
boonaken-order-limit = 몇 점까지?
boonaken-order-limit-help = 그 수까지 한 단계씩 대신 비드하고 그 뒤 패스해요. 비우면 다시 직접 비드해요.
boonaken-order-set = 이 딜에서 { $limit }점까지 대신 비드하고 그 뒤 패스할게요.
boonaken-order-none = 예약이 없어요. 차례가 오면 직접 비드해요.
boonaken-order-ended = 대신 비드하기가 끝났어요.
boonaken-order-bad = 점수로 읽을 수 없어요. 60 같은 숫자를 적거나 비워 두세요.
boonaken-order-reached = 경매가 이미 그보다 높아요. 지금은 { $count } 이상이어야 해요.
boonaken-order-late = 경매가 끝났어요. 다음 딜에서 다시 맡길 수 있어요.
# A first hand (/learn)
boonaken-learn-goal = 가장 높이 비드한 사람이 혼자 하고, 카드와 로엠(손안의 이어진 카드)으로 그 점수를 따면 플러스예요. 플러스 둘이면 이겨요. 으뜸패는 J, 9, A, K, Q, 10 순이에요.
boonaken-learn-bid = 다이아 J, 10, 9, 7. 으뜸패면 J는 20점, 9는 14점, 셋 연속은 로엠 20이에요. 선언자는 펼쳐진 A 두 장도 받아요. 40을 비드하세요.
boonaken-learn-bid-else = 패스하기에는 아까운 손패예요. 40으로 뜻을 보여 주세요.
boonaken-learn-raise = 누군가 60을 불렀어요. 세어 봐요. 높은 으뜸패로 50~60점, A로 22, 로엠 20. 80은 닿을 만해요.
boonaken-learn-raise-else = 80보다 적으면 남에게 넘기게 되고, 많으면 무모해요. 80으로.
boonaken-learn-table = 선언자가 되어 바닥 카드 네 장을 얻었어요. A 두 장과 뒷면이던 스페이드 두 장. 이제 아무도 모르게 네 장을 따로 놓아요.
boonaken-learn-away = 다이아와 A 두 장은 남기세요. 하트 J와 10, 작은 스페이드 두 장을 놓아요.
boonaken-learn-away-else = 다이아 다섯 장과 스페이드 A, 이 여섯 장은 거의 다 이겨요. 나머지는 방해돼요.
boonaken-learn-open = 리드한 무늬가 으뜸패가 되고 로엠도 함께 선언돼요. 가장 높은 다이아 J를 리드하세요. 다이아를 으뜸패로, 로엠 20을 선언하고, 남의 으뜸패를 끌어내요.
boonaken-learn-open-else = 으뜸패는 다이아이고, J는 아무도 못 이겨요.
boonaken-learn-nine = K와 8이 떨어졌어요. 9가 다음으로 센 으뜸패, 14점이고, 남은 으뜸패가 있으면 마저 끌어내요.
boonaken-learn-nine-else = 누군가 들고 있을 수 있는 동안은 으뜸패부터. 9는 이제 아무도 못 이겨요.
boonaken-learn-ace = 이제 으뜸패는 나에게만 있어요. A는 11점에, 남이 버려야 하는 점수까지 따요.
boonaken-learn-ace-else = 틀림없이 이기고 11점이에요.
boonaken-learn-spade = 9점 남았어요. 스페이드 A는 그 무늬에서 가장 높고, 으뜸패로 칠 사람이 없고, 11점이에요.
boonaken-learn-spade-else = 스페이드 A면 바로 이루어요.
boonaken-learn-end = 97점으로 80을 이뤄 플러스예요. 정해지면 딜이 끝나요. 플러스 둘이면 이기고 마이너스 둘이면 지며, 서로 지워지지 않아요. 미제르와 보나크는 규칙을 보세요.
