# Counting Cribbage
counting_cribbage-title = 카운팅 크리비지
counting_cribbage-line = 15와 런과 페어로 121점까지. 여섯 무늬, 쓴 카드는 한동안 돌아오지 않으니 세어 두세요.
counting_cribbage-designer = 青木 新
counting_cribbage-about = 카드 한두 장을 크리브에 놓고, 나머지 네 장으로 두 번 점수를 내요. 먼저 한 장씩 내며 15, 31, 페어, 런을 만들고, 그다음 손패와 스타터를 세요. 크리브는 딜러의 것이에요. 쓴 카드는 한동안 빠져 있어서 무엇이 남았는지 알면 유리해요. 121점을 먼저 얻으면 이겨요.
# Options
counting_cribbage-command = 카운팅크리비지
counting_cribbage-option-skunk = 스컹크
counting_cribbage-option-skunk-help = 게임이 끝날 때 90점 이하인 상대 한 명마다 승수가 1 늘어요.
counting_cribbage-option-muggins = 머긴스
counting_cribbage-option-muggins-help = 점수를 스스로 세고, 놓친 점수는 남이 가져갈 수 있어요.
counting_cribbage-option-muggins-off = 없음(테이블이 셈)
counting_cribbage-option-muggins-count = 계산에서만
counting_cribbage-option-muggins-full = 페깅에서도
counting_cribbage-option-match_wins = 필요한 승수
counting_cribbage-option-match_wins-help = 누군가 이만큼 이길 때까지 게임을 계속해요.
counting_cribbage-option-first_dealer-help = 무작위나 자리. 3번, 4번 자리는 그 인원일 때만.
counting_cribbage-option-show_used = 쓴 카드 보이기
counting_cribbage-option-show_used-help = 다시 섞은 뒤로 쓴 카드를 숫자별로 보여 줘요. 끄면 로그에서도 지난 라운드가 사라져요.
counting_cribbage-seats-2 = 셋이나 넷이 하면 가장 재미있는 게임이에요.
# Turn
counting_cribbage-tag-lay_away = 크리브에 놓기
counting_cribbage-tag-declare = 내고 선언하기
counting_cribbage-tag-claim = 점수 선언
counting_cribbage-tag-claim-crib = 크리브 선언
counting_cribbage-tag-accept = 놓친 것 없음
counting_cribbage-tag-respond = 머긴스
counting_cribbage-tag-waive = 그만 묻기
counting_cribbage-tag-waive_deal = 이번 딜은 묻지 않기
counting_cribbage-tag-waive_turn = 내가 낼 때까지 묻지 않기
counting_cribbage-tag-watch = 다시 묻기
counting_cribbage-hint-waive = 페깅의 모든 선언에 ‘놓친 것 없음’이라고 답해요
counting_cribbage-hint-waive_deal = 이번 딜이 끝날 때까지 ‘놓친 것 없음’이라고 답해요
counting_cribbage-hint-waive_turn = 내가 카드를 낼 때까지 ‘놓친 것 없음’이라고 답해요
counting_cribbage-hint-watch = 페깅의 선언마다 물어봐요
counting_cribbage-ask-lay_away-1 = { $count ->
    [1] 어떤 카드를 크리브에 놓을까요?
   *[other] 어떤 카드 { $count }장을 크리브에 놓을까요?
}
counting_cribbage-ask-lay_away-again = 크리브에 놓을 카드 바꾸기
counting_cribbage-ask-declare-1 = 어떤 카드를 낼까요?
counting_cribbage-ask-declare-2 = { $card } 카드는 몇 점인가요?
counting_cribbage-ask-claim-1 = 내 손패는 몇 점인가요?
counting_cribbage-ask-claim-crib = 내 크리브는 몇 점인가요?
counting_cribbage-ask-respond-1 = 놓친 점수는 몇 점인가요?
counting_cribbage-prompt-lay_away-own = { $count }장을 크리브에 놓으세요. 크리브는 내 것이에요.
counting_cribbage-prompt-lay_away = { $count }장을 크리브에 놓으세요. 크리브는 { $name }님 것이에요.
counting_cribbage-prompt-lead = 새 시리즈의 첫 카드예요. 어떤 카드를 낼까요?
counting_cribbage-prompt-play = 카운트는 { $count }. 어떤 카드를 낼까요?
counting_cribbage-prompt-declare-lead = 새 시리즈의 첫 카드예요. 카드를 내고 점수를 선언하세요.
counting_cribbage-prompt-declare = 카운트는 { $count }. 카드를 내고 점수를 선언하세요.
counting_cribbage-prompt-respond = { $name }님이 { $card } 카드로 카운트 { $count }, { $claim }점을 선언했어요. 놓친 것이 있나요?
counting_cribbage-prompt-claim = 네 장과 스타터는 몇 점인가요?
counting_cribbage-prompt-claim-crib = 크리브와 스타터는 몇 점인가요?
counting_cribbage-prompt-show = { $name }님의 { $what } 선언: { $claim }점. 놓친 것이 있나요?
counting_cribbage-item-hand = 손패
counting_cribbage-item-crib = 크리브
counting_cribbage-card-hint = 내면 카운트 { $count }
counting_cribbage-move-lay_away = { $cards } 크리브에 놓기
counting_cribbage-move-declare = { $card } 내고 { $points }점 선언
counting_cribbage-move-claim = { $points }점 선언
counting_cribbage-move-respond = 머긴스: { $points }점 놓침
counting_cribbage-move-waive_deal = 이번 딜은 묻지 않기
counting_cribbage-move-waive_turn = 내가 낼 때까지 묻지 않기
# Refusals
counting_cribbage-no-wish = 지금은 그렇게 정할 수 없어요. 손패에서 다시 골라 주세요.
counting_cribbage-no-play-yet = 먼저 모두 크리브에 카드를 놓아요. 내기는 그다음이에요.
counting_cribbage-no-play-now = 지금은 카드를 내는 때가 아니에요. 손패에서 다시 골라 주세요.
counting_cribbage-no-play-unsaid = 이 테이블에서는 카드를 낼 때 점수도 선언해요.
counting_cribbage-no-declare = 페깅은 테이블이 세요. 카드만 골라 주세요.
counting_cribbage-no-card = 그 카드는 손에 없어요. 손패에서 골라 주세요.
counting_cribbage-no-fit = { $card } 카드를 내면 31을 넘어요. 카운트가 { $count }이니 { $room } 이하의 카드를 내세요.
counting_cribbage-no-number = 점수는 { $low }~{ $high } 사이의 숫자예요.
counting_cribbage-no-claim-now = 손패 선언은 계산을 시작할 때 해요. 지금은 선언할 것이 없어요.
counting_cribbage-no-answer-now = 지금은 답할 선언이 없어요. 선언이 나오면 물어볼게요.
counting_cribbage-no-lay-now = 크리브는 다 찼어요. 이제 손패에서 카드를 내요.
counting_cribbage-no-lay-size = 크리브에는 딱 { $need }장을 놓아요. { $need }장을 골라 주세요.
counting_cribbage-no-lay-twice = 카드는 한 번만 고를 수 있어요. 서로 다른 카드를 골라 주세요.
# Events
counting_cribbage-event-dealt = { $reshuffled ->
    [yes] 쓴 카드를 다시 섞었어요. 라운드 { $round }, 딜러는 { $dealer }님.
   *[other] 라운드 { $round }. 딜러는 { $dealer }님.
}
counting_cribbage-event-starter = { $heels ->
    [0] 스타터: { $card }.
   *[other] 스타터: { $card }. 히즈 힐스로 { $seat }님 { $heels }점.
}
counting_cribbage-event-played = { $points ->
    [0] { $seat }님: { $card }, 카운트 { $count }.
   *[other] { $seat }님: { $card }, 카운트 { $count }. { $parts }: +{ $points }.
}
counting_cribbage-event-go = { $seat }님: { $count }에서 “고”.
counting_cribbage-event-last_card = 라스트 카드: { $seat }님 +1.
counting_cribbage-event-counted = { $points ->
    [0] { $seat }님의 { $item }: 0점.
   *[other] { $seat }님의 { $item }: { $points }점({ $parts }).
}
counting_cribbage-event-declared = { $seat }님: { $card }, 카운트 { $count }, { $claim }점 선언.
counting_cribbage-event-crib = 크리브: { $cards }.
counting_cribbage-event-claims = 선언: { $claims }.
counting_cribbage-event-settled = { $wrong ->
    [yes] { $seat }님의 { $item }: 선언 { $claim }점, 실제 { $actual }점({ $parts }). { $gains }.
   *[other] { $seat }님의 { $item }: { $claim }점 선언이 맞았어요.
}
counting_cribbage-event-waived = { $on ->
    [0] 이제 페깅의 선언마다 다시 물어봐요.
    [2] 이번 딜이 끝날 때까지 페깅의 선언을 모두 받아들여요. 다른 사람도 모두 그러면 진행이 빨라서 알아챌 수 있어요.
    [3] 내가 다음 카드를 낼 때까지 페깅의 선언을 모두 받아들여요. 다른 사람도 모두 그러면 진행이 빨라서 알아챌 수 있어요.
   *[other] 이제부터 페깅의 선언을 모두 받아들여요. 다른 사람도 모두 그러면 진행이 빨라서 알아챌 수 있어요.
}
counting_cribbage-event-waived-two = { $on ->
    [2] 이번 딜이 끝날 때까지 페깅의 선언을 모두 받아들여요.
    [3] 내가 다음 카드를 낼 때까지 페깅의 선언을 모두 받아들여요.
   *[other] 이제부터 페깅의 선언을 모두 받아들여요.
} 둘이 하면 진행이 빨라서 상대가 알아챌 수 있어요.
counting_cribbage-event-game_over = { $seat }님이 { $points }점으로 승리!
counting_cribbage-event-game_over-match = 게임 { $game }: { $seat }님이 { $points }점으로 승리(승수 +{ $won }).
counting_cribbage-claim-of = { $name }님의 { $what } { $claim }
counting_cribbage-gain-of = { $name }님 +{ $points }
counting_cribbage-gain-none = 아무도 점수를 얻지 못해요
counting_cribbage-item-peg = 카드
counting_cribbage-none = 없음
# Kinds of points
counting_cribbage-kind-fifteen = 15
counting_cribbage-kind-thirty_one = 31
counting_cribbage-kind-pair = 페어
counting_cribbage-kind-flush = 플러시
counting_cribbage-kind-nob = 히즈 노브
counting_cribbage-kind-last = 라스트 카드
counting_cribbage-pair-2 = 페어
counting_cribbage-pair-6 = 페어 로열
counting_cribbage-pair-12 = 더블 페어 로열
counting_cribbage-pair-20 = 트리플 페어 로열
counting_cribbage-pair-30 = 포스 페어 로열
counting_cribbage-part-short = { $kind } { $points }
counting_cribbage-part = { $kind } { $points }점
# The table in words
counting_cribbage-state = 라운드 { $round }, 딜러 { $name }님, 더미 { $stock }
counting_cribbage-state-pegging = 라운드 { $round }, 딜러 { $name }님, 카운트 { $count }, 더미 { $stock }
counting_cribbage-state-game = 게임 { $game }: { $state }
counting_cribbage-alt-skunk = 스컹크 선은 { $line }점.
counting_cribbage-alt-count = 카운트 { $count }. 시리즈: { $series }.
counting_cribbage-alt-lead = 새 시리즈, 카운트 0.
counting_cribbage-alt-card-by = { $card } ({ $seat }번 자리)
counting_cribbage-alt-open-claim = { $seat }번 자리가 { $card } 카드에 { $claim }점을 선언했어요. 다른 사람의 답을 기다려요.
counting_cribbage-alt-last = 직전: { $seat }번 자리, { $card }, { $parts }.
counting_cribbage-alt-before = 앞선 시리즈: { $series }.
counting_cribbage-alt-gains = 그 점수: { $gains }.
counting_cribbage-alt-laid = 낸 카드 { $cards }
counting_cribbage-alt-row-hand = { $seat }번 자리의 손패, { $cards }
counting_cribbage-alt-row-crib = { $seat }번 자리의 크리브, { $cards }
counting_cribbage-alt-row-points = { $row }: { $points }점
counting_cribbage-alt-row-counted = { $row }: { $points }점({ $parts })
counting_cribbage-alt-given = 지금까지: { $claims }.
counting_cribbage-alt-behind = 마지막 득점 전
counting_cribbage-alt-gain-last = 마지막 득점
counting_cribbage-alt-starter = 스타터: { $card }.
counting_cribbage-alt-piles = 더미 { $stock }장, 쓴 카드 { $used }장.
counting_cribbage-alt-crib-down = 크리브: 뒷면 { $count }장.
counting_cribbage-alt-used = 쓴 카드: { $ranks }.
counting_cribbage-alt-rank = { $rank } { $count }장
counting_cribbage-alt-gain = { $seat }번 자리 +{ $points }
counting_cribbage-alt-hand-item = { $name }님의 { $what }: { $cards }, 스타터 { $starter }. 선언: { $claim }.
counting_cribbage-alt-hand-own-item = 셀 것은 { $what }: { $cards }, 스타터 { $starter }.
counting_cribbage-sep = {" · "}
# Words in pictures
counting_cribbage-go = 고
counting_cribbage-count = 카운트
counting_cribbage-room = { $room } 남음
counting_cribbage-starter = 스타터
counting_cribbage-crib = 크리브
counting_cribbage-crib-of = { $name }님의 크리브
counting_cribbage-used = 쓴 카드
counting_cribbage-new-series = 새 시리즈
counting_cribbage-claimed = { $points }점 선언
counting_cribbage-claim-short = 선언 { $points }
counting_cribbage-answers = 답을 기다려요
counting_cribbage-now-lay_away = 모두 크리브에 놓을 카드를 골라요
counting_cribbage-now-claim = 모두 점수를 선언해요
counting_cribbage-now-show = 놓친 점수를 찾아요
counting_cribbage-show-before = 지난 라운드의 계산
counting_cribbage-show-now = 계산
counting_cribbage-nothing = 없음
counting_cribbage-hand-claim = 내 선언
counting_cribbage-hand-answer = 놓친 것은?
counting_cribbage-hand-mark = 크리브로
counting_cribbage-task-lay_away = { $count }장을 크리브에
counting_cribbage-task-play = 카드 내기
counting_cribbage-task-declare = 내고 선언
counting_cribbage-task-claim = 점수 선언
counting_cribbage-task-respond = 놓친 것은?
counting_cribbage-note-away = 크리브에 놓은 카드: { $cards }
counting_cribbage-note-own = 이번 크리브는 내 것
counting_cribbage-note-crib = 이번 크리브는 { $name }님 것
counting_cribbage-result-skunked = 스컹크
counting_cribbage-result-won = 승수 +{ $won }
counting_cribbage-result-game = 게임 { $game }
counting_cribbage-won-games = 게임 { $games } 승리
counting_cribbage-unit-wins = 승
counting_cribbage-amount-wins = { $number }승
counting_cribbage-story-margin = { $points }점 차 승리
counting_cribbage-story-near = 2위는 { $points }점 모자랐어요
counting_cribbage-story-last = 마지막 { $gain }점으로 { $points }점 도달
counting_cribbage-claim = 선언
counting_cribbage-last-played = { $seat }님: { $card }, 카운트 { $count }
counting_cribbage-last-scored = { $seat }님: { $card }, 카운트 { $count }, { $parts }
# How to play
counting_cribbage-sketch-goal = 말을 앞으로 옮겨요. { $target }점에 먼저 닿으면 이겨요.
counting_cribbage-sketch-turn = 한 장씩 내요. 15, 31, 페어, 런이 되면 바로 점수예요.
counting_cribbage-sketch-score = 그다음 손의 네 장과 스타터를 함께 세요.
counting_cribbage-rules-0-title = 121점을 먼저
counting_cribbage-rules-0-1 = 조커 없이 { $pack }장: 여섯 무늬의 A에서 K. { $target }점에 닿는 바로 그 순간 이겨요.
counting_cribbage-rules-0-2 = 한 라운드는 크리브에 놓기, 페깅, 계산. 뒤의 둘에서 점수를 내요.
counting_cribbage-rules-0-3 = 따로 정하지 않으면 첫 딜러는 제비로 정하고, 라운드마다 왼쪽으로 넘어가요.
counting_cribbage-rules-1-title = 카드의 값
counting_cribbage-rules-1-1 = 더할 때 A는 1, J·Q·K는 10, 나머지는 숫자 그대로예요.
counting_cribbage-rules-1-2 = 런과 페어에서 J, Q, K는 서로 다른 숫자예요. A가 가장 낮고 K에서 A로 이어지지 않아요.
counting_cribbage-rules-2-title = 크리브와 스타터
counting_cribbage-rules-2-1 = 둘이면 여섯 장을 받아 두 장, 셋이나 넷이면 다섯 장을 받아 한 장을 놓아요. 셋이면 더미에서 한 장을 더해요. 이 네 장이 크리브, 딜러의 점수예요.
counting_cribbage-rules-2-2 = 더미 맨 위를 스타터로 펼쳐요. J면 히즈 힐스, 딜러에게 2점이에요.
counting_cribbage-rules-2-3 = 쓴 카드는 더미가 모자랄 때까지 빠져 있어요. 나간 것을 세면 남은 것을 알아요.
counting_cribbage-rules-3-title = 페깅: 31까지 세기
counting_cribbage-rules-3-1 = 딜러의 왼쪽부터 한 장씩 내며 더해요. 31을 넘을 수 없지만, 낼 수 있으면 내야 해요.
counting_cribbage-rules-3-2 = 낼 수 없으면 “고”라고 하고 이 시리즈에서 빠져요.
counting_cribbage-rules-3-3 = 31이 되거나 아무도 못 내면 시리즈가 끝나요. 못 내서 끝나면 마지막 카드가 1점이에요.
counting_cribbage-rules-3-4 = 마지막에 낸 사람의 왼쪽이 다음 시리즈를 시작하고, 손패가 모두 빌 때까지 해요.
counting_cribbage-rules-4-title = 페깅의 점수
counting_cribbage-rules-4-1 = 딱 15: 2점. 딱 31: 2점.
counting_cribbage-rules-4-2 = 같은 숫자가 이어지면: 2장 2점, 3장 6점, 4장 12점, 5장 20점, 6장 30점.
counting_cribbage-rules-4-3 = 마지막 세 장 이상이 순서와 상관없이 이어지면 런: 한 장에 1점씩.
counting_cribbage-rules-5-title = 계산: 네 장과 스타터
counting_cribbage-rules-5-1 = 딜러의 왼쪽부터 손패를 세고, 딜러는 마지막에 손패, 크리브 순으로 세요.
counting_cribbage-rules-5-2 = 15가 되는 방법마다 2점, 페어마다 2점, 셋 이상 이어지면 런으로 방법마다 한 번씩 세요.
counting_cribbage-rules-5-3 = 손패나 크리브 네 장이 한 무늬: 플러시 4점, 스타터까지 5점. 스타터와 같은 무늬의 J: 히즈 노브 1점.
counting_cribbage-rules-6-title = 승리와 세 가지 설정
counting_cribbage-rules-6-1 = 121점이면 세는 도중이라도 끝나요. 설정에서 2~10승까지 계속하게 할 수 있어요.
counting_cribbage-rules-6-2 = 스컹크: 승리는 1승, 90점 이하인 상대마다 1승을 더해요.
counting_cribbage-rules-6-3 = 머긴스: 점수를 스스로 선언해요. 적으면 그만큼만, 많으면 0점. 다른 사람은 왼쪽부터 놓친 점수를 말하고 가져가요. 너무 많이 말하면 아무것도 없어요.
counting_cribbage-rules-6-4 = 선언과 답은 모두 답할 때까지 가려져 있어요. 히즈 힐스와 라스트 카드는 테이블이 세요.
counting_cribbage-rules-6-5 = 남의 크리브에 5나 페어를 넣지 마세요. 내 크리브에는 아낌없이.
# A first hand (/learn)
counting_cribbage-learn-goal = 두 번 점수를 내요. 카드를 낼 때, 그리고 손패를 셀 때. 121점을 먼저 얻으면 이겨요. A는 1, J·Q·K는 10. 15, 31, 페어, 런이 점수예요.
counting_cribbage-learn-crib = 여섯 장 중 두 장을 크리브에 놓아요. 이번에는 상대의 크리브이니 아끼세요. 7과 8 두 장은 15와 페어가 돼요. 다이아 2와 리프 10을 놓으세요.
counting_cribbage-learn-crib-else = 7과 8들은 함께일 때 가장 값져요. 7과 8마다 15가 되거든요.
counting_cribbage-learn-starter = 스타터는 모든 손패와 크리브에 들어가요. 이제 한 장씩 내며 더해요. 딱 15면 2점, 31도 2점, 그보다 넘을 수는 없어요.
counting_cribbage-learn-lead = 8을 내세요. 상대가 7로 15를 만들면, 나도 7이 있으니 페어를 만들어요.
counting_cribbage-learn-lead-else = 8을 내면 7에 대꾸할 7이 남아요. J는 5를 불러요.
counting_cribbage-learn-pair = 역시 15로 2점을 줬네요. 그 위에 7을 내면 페어로 2점이에요.
counting_cribbage-learn-pair-else = 같은 카드 두 장이 이어지면 2점이에요. 그냥 더하는 것보다 나아요.
counting_cribbage-learn-go = 낼 수 없어서 “고”라고 했고, 상대는 혼자 3을 세 장 내어 31까지 갔어요. 마지막의 작은 카드는 세요. 새 시리즈는 0부터예요.
counting_cribbage-learn-jack = 나는 두 장, 상대는 없어요. 무엇부터 내든 마지막 카드가 1점이에요. J부터 내세요.
counting_cribbage-learn-jack-else = 순서는 점수와 상관없어요. J를 내세요.
counting_cribbage-learn-show = 손패를 스타터와 함께 딜러의 상대, 딜러, 크리브 순으로 셌어요. 내 7과 8은 15 둘과 페어, 6점이에요. 딜러가 바뀌어 이제 크리브는 내 것이에요.
counting_cribbage-learn-own = 내 크리브이니 아낌없이 놓으세요. J 두 장은 거기서 페어이고, 나머지 9, 4, 2는 15가 돼요.
counting_cribbage-learn-own-else = 이번에는 놓은 것이 내게 돌아와요. J 두 장은 크리브에서 페어예요.
counting_cribbage-learn-small = J가 나와 카운트 10이에요. 2를 내면 12가 되고, 15를 만들 수 있는 것은 3뿐이에요.
counting_cribbage-learn-small-else = 4를 내면 14라 A로 15가 되고, 9는 가장 좋은 카드를 써 버려요. 2가 조용해요.
counting_cribbage-learn-full = 카운트 22, 손에 9가 있어요. 딱 31이에요. 2점, 그리고 새 시리즈.
counting_cribbage-learn-full-else = 31까지 모자란 수를 보세요. 9예요.
counting_cribbage-learn-keep = Q가 나와 카운트 10이에요. 2를 내고 4는 끝까지 남기세요. 마지막 카드는 1점이에요.
counting_cribbage-learn-keep-else = 12면 15를 만드는 것은 3뿐이에요. 4는 마지막 카드로 남겨요.
counting_cribbage-learn-end = 라스트 카드도 얻고, 손패와 크리브로 한 번에 16점이에요. 쓴 카드는 더미가 모자랄 때까지 빠져 있으니 나간 것을 세어 두면 이득이에요.
