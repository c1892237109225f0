# Hex Bases
hex_jinchi-title = 육각 진지
hex_jinchi-line = 검정은 더하기, 빨강은 빼기. 합이 6인 조합으로 진지를 차지하고, 진지 셋을 지킨 채 차례를 맞으면 이겨요.
hex_jinchi-designer = じょん(仮)
hex_jinchi-about = 검은 카드는 플러스, 빨간 카드는 마이너스, 조커는 원하는 숫자예요. 한 장 버린 다음 합이 플러스 6이나 마이너스 6인 조합을 여섯 진지에 놓고, 거기 있던 카드를 가져와요. 상대의 진지에는 놓인 것보다 많은 무늬가 필요해요. 진지 셋을 가지고 내 차례를 맞으면 이겨요.
hex_jinchi-command = 육각진지
hex_jinchi-also = 롯카쿠 진치, 육각형
# Options
hex_jinchi-option-match = 매치
hex_jinchi-option-match-help = 원래 규칙대로 한 게임, 또는 모두 한 번씩 먼저 시작하기. 선이 유리해요.
hex_jinchi-option-match-exchange = 모두 한 번씩 선
hex_jinchi-option-match-single = 한 게임만
hex_jinchi-option-turn_limit = 최대 차례 수
hex_jinchi-option-turn_limit-help = 모두의 차례를 합쳐 이만큼이면 게임이 끝나고 진지가 많은 사람이 이겨요. 보통 60.
hex_jinchi-option-first_player = 첫 선
hex_jinchi-option-first_player-help = 첫 게임을 시작할 자리. 기본은 제비뽑기. 3번 자리는 셋이 할 때만.
hex_jinchi-option-first_player-auto = 제비뽑기
hex_jinchi-option-first_player-1 = 1번 자리
hex_jinchi-option-first_player-2 = 2번 자리
hex_jinchi-option-first_player-3 = 3번 자리
# A turn
hex_jinchi-tag-turn = 버리기
hex_jinchi-tag-discard = 버리기
hex_jinchi-tag-place = 조합 놓기
hex_jinchi-tag-gather = 다른 카드
hex_jinchi-tag-end_turn = 차례 끝내기
hex_jinchi-ask-card = 어떤 카드를 버릴까요?
hex_jinchi-ask-base = 조합을 놓을까요, 차례를 끝낼까요?
hex_jinchi-ask-more = 다른 진지에도? 아니면 차례를 끝낼까요?
hex_jinchi-ask-place = 조합을 어느 진지에 놓을까요?
hex_jinchi-ask-gather = 다른 카드를 어느 진지에 놓을까요?
hex_jinchi-ask-set = 진지 { $base }에 어떤 조합을 놓을까요?
hex_jinchi-ask-cards = 합쳐서 6이 되는 카드는?
hex_jinchi-prompt-discard = 한 장 버리고, 합이 6인 조합을 놓으세요.
hex_jinchi-prompt-danger = 이대로면 다음 차례에 { $name }님이 이겨요. 진지를 { $back }개 되찾으세요.{" "}
hex_jinchi-prompt-place = 합이 6인 조합을 놓거나 차례를 끝내세요.
hex_jinchi-base = 진지 { $base }
hex_jinchi-base-nobody = 진지 { $base }: 비어 있음
hex_jinchi-base-own = 진지 { $base }: 내 것, { $suits }무늬
hex_jinchi-base-other = 진지 { $base }: { $name }님, { $suits }무늬
hex_jinchi-sets = 놓을 수 있는 조합 { $count }개
hex_jinchi-suits = { $count }무늬
hex_jinchi-joker-black = 플러스 1 이상의 아무 숫자
hex_jinchi-joker-red = 마이너스 1 이하의 아무 숫자
hex_jinchi-end = 차례 끝내기
hex_jinchi-end-hint = 모두 확정하고 기다리는 카드를 가져오기
hex_jinchi-more = 여기까지 확정하고 계속
hex_jinchi-more-hint = 다른 조합, 또는 네 번째 진지를 위해
hex_jinchi-nothing = 없음
hex_jinchi-move-discard = { $card } 버리기
hex_jinchi-move-turn = { $discard }; { $sets }
hex_jinchi-move-set = 진지 { $base }: { $cards }
hex_jinchi-move-set-brief = 진지 { $base }: { $count }장
hex_jinchi-move-gather = 진지 { $base }: { $cards }
hex_jinchi-move-place = 진지 { $base }: { $cards }
hex_jinchi-move-more = 계속
# Refusals
hex_jinchi-no-card = { $card } 카드는 이제 손에 없어요. 손패에서 골라 주세요.
hex_jinchi-no-used = 진지 { $base }에는 이번 차례에 이미 놓았어요. 한 진지에는 차례마다 한 번만 놓아요.
hex_jinchi-no-six = 합이 플러스 6도 마이너스 6도 아니에요. 검정은 플러스, 빨강은 마이너스예요.
hex_jinchi-no-suits = 진지 { $base }에는 상대의 카드가 있어서 { $least }무늬 이상이 필요해요. 이 조합은 { $suits }무늬예요.
hex_jinchi-no-place = 이미 버렸어요. 이제 조합을 놓거나 차례를 끝내세요.
hex_jinchi-no-discard = 먼저 한 장 버리세요. 조합은 그다음에 놓아요.
# Hints
hex_jinchi-hint-why-stops = { $seat }님이 이기게 될 진지 셋을 무너뜨려요.
hex_jinchi-hint-why-three = 진지가 { $count }개가 돼요. 무너지지 않으면 다음 차례에 이겨요.
hex_jinchi-hint-why-fresh = 뒷면 카드 { $count }장이 손에 들어와요.
hex_jinchi-hint-why-none = 지금 놓을 만한 것이 없어요. 나중을 위해 카드를 모아 둬요.
# What happened
hex_jinchi-event-began = 게임 { $game } 시작. { $seat }님이 선이에요.
hex_jinchi-event-began-single = { $seat }님이 선이에요.
hex_jinchi-event-drew = 뽑은 카드: { $cards }.
hex_jinchi-event-reshuffled = 버린 카드 { $count }장을 섞어 새 더미로 만들었어요.
hex_jinchi-event-discarded = { $seat }님이 { $card } 카드를 버렸어요.
hex_jinchi-event-placed = { $seat }님이 { $cards } 카드로 진지 { $base } 차지.
hex_jinchi-event-placed-own = { $seat }님이 자기 진지 { $base }에 { $cards } 카드를 다시 놓았어요.
hex_jinchi-event-placed-from = { $seat }님이 { $cards } 카드로 { $name }님에게서 진지 { $base } 빼앗음.
hex_jinchi-event-took_back = { $seat }님이 가져온 카드: { $what }.
hex_jinchi-took-down = 뒷면 카드 { $count }장
hex_jinchi-event-found = 가져온 뒷면 카드: { $cards }.
hex_jinchi-event-won = 게임 { $game }: { $winners } 승리({ $reason }). 진지: { $held }.
hex_jinchi-event-won-single = { $winners } 승리({ $reason }). 진지: { $held }.
hex_jinchi-reason-bases = 진지 셋 이상을 가지고 차례를 맞음
hex_jinchi-reason-turn_limit = 차례 수 제한
hex_jinchi-score-of = { $name }님 { $score }
hex_jinchi-event-ended = { $count ->
    [1] { $winners }, 매치 승리!
   *[other] { $winners }, 매치 공동 승리!
}
hex_jinchi-event-ended-single = { $count ->
    [1] { $winners } 승리!
   *[other] { $winners } 공동 승리!
}
# The table
hex_jinchi-game-of = 게임 { $game }/{ $games }
hex_jinchi-amount-bases = 진지 { $number }개
hex_jinchi-amount = { $number }승
hex_jinchi-state = 차례 { $turn }/{ $limit }
hex_jinchi-state-over = 게임 끝
hex_jinchi-alt-nobody = 진지 { $base }: 비어 있음, 뒷면 카드 { $count }장.
hex_jinchi-alt-base = 진지 { $base }: { $seat }번 자리, { $suits }무늬: { $cards }.
hex_jinchi-alt-known = 알려진 손패: { $cards }
hex_jinchi-alt-joker = 아무 숫자, { $sign ->
    [minus] 마이너스
   *[plus] 플러스
}
hex_jinchi-alt-pile = 더미 { $stock }장. 버린 카드: { $cards }.
hex_jinchi-alt-pile-late = 더미 { $stock }장. 버린 카드 { $count }장, 마지막은 { $cards }.
hex_jinchi-alt-now = 이번 차례: 버린 카드 { $card }, 놓은 진지: { $bases }.
hex_jinchi-alt-waiting = 손으로 가려고 기다리는 카드: { $what }.
hex_jinchi-alt-used = 이번 차례에 놓은 진지: { $bases }.
hex_jinchi-alt-last = 지난 차례, { $seat }번 자리: 버린 카드 { $card }, 놓은 진지: { $bases }.
hex_jinchi-alt-or = {"; "}
hex_jinchi-alt-sets = 어느 진지엔가 놓을 수 있는 조합: { $sets }.
hex_jinchi-alt-held = { $games ->
    [1] 진지 { $held }
   *[other] 게임별 진지 { $held }
}
# Words in pictures
hex_jinchi-waiting = 대기
hex_jinchi-known = 손에
hex_jinchi-stock = 더미
hex_jinchi-discards = 버린 더미
hex_jinchi-task-discard = 한 장 버리기
hex_jinchi-task-place = 놓거나 끝내기
hex_jinchi-new = 새
hex_jinchi-games = 승
hex_jinchi-threat = 진지 셋
hex_jinchi-game = 게임 { $game }
hex_jinchi-last-none = { $name }님이 버린 카드: { $card }
hex_jinchi-last = { $name }님이 놓은 진지: { $bases }
hex_jinchi-story-level = 승수가 같은 매치
hex_jinchi-story-both = 모든 게임 승리
hex_jinchi-story-quick = 가장 짧은 게임은 { $turns }차례
hex_jinchi-story-started = 선은 { $starter }님, 모두 { $turns }차례
hex_jinchi-story-limit = 차례 수 제한으로 결정
hex_jinchi-story-ahead = { $count }승 차 승리
hex_jinchi-story-single = 진지를 지켜 냈어요
# Rules
hex_jinchi-sketch-goal = 진지 { $winning }개를 가지고 차례를 맞으면 이겨요.
hex_jinchi-sketch-turn = 한 장 버리고, 합이 6인 조합을 진지에 놓아요.
hex_jinchi-sketch-score = 검정은 플러스, 빨강은 마이너스. 빼앗으려면 더 많은 무늬로.
hex_jinchi-rules-0-title = 한 차례
hex_jinchi-rules-0-1 = 진지는 { $bases }개, 저마다 뒷면 카드가 { $down }장씩. 손패는 { $hand }장씩이고, 선은 제비로 정해요.
hex_jinchi-rules-0-2 = 진지를 { $winning }개 이상 가지고 차례를 맞으면 이겨요. 아니면 { $drawn }장 뽑아요.
hex_jinchi-rules-0-3 = 한 장을 펼쳐 버려요. 그다음 조합을 진지에 원하는 만큼, 진지마다 하나씩 놓아요.
hex_jinchi-rules-0-4 = 진지에 있던 카드는 옆에서 기다리다가 차례를 끝낼 때 손에 들어와요. 뒷면 카드는 그때 볼 수 있어요.
hex_jinchi-rules-1-title = 합이 6인 조합
hex_jinchi-rules-1-1 = 검정(스페이드, 클로버, 크로스)은 플러스, 빨강(하트, 다이아, 리프)은 마이너스. A는 1, J 11, Q 12, K 13.
hex_jinchi-rules-1-2 = 조합은 합이 플러스 6이나 마이너스 6이에요. 한 장이어도 돼요.
hex_jinchi-rules-1-3 = 검은 조커는 플러스 1 이상, 빨간 조커는 마이너스 1 이하의 아무 숫자예요.
hex_jinchi-rules-2-title = 진지와 끝
hex_jinchi-rules-2-1 = 상대의 진지: 거기 놓인 것보다 많은 무늬가 필요해요. 조커는 무늬가 없어요.
hex_jinchi-rules-2-2 = 빈 진지와 내 진지에는 합이 6이면 어떤 조합이든 놓아요.
hex_jinchi-rules-2-3 = 더미가 떨어지면 버린 카드를 섞어요. 모두 합쳐 { $turn_limit }차례 뒤에는 진지가 많은 사람, 같으면 놓인 무늬가 많은 사람이 이겨요.
hex_jinchi-rules-2-4 = 보통은 한 게임으로 정해요. 모두 한 번씩 선을 하면 승수로 정하고, 같으면 공동 승리예요.
hex_jinchi-rules-2-5 = 이런 매치는 둘이 하면 절반이 비기고, 셋이 하면 셋 중 하나가 두 게임 만에 정해져요.
hex_jinchi-bases = 진지
hex_jinchi-held = 진지: { $held }
# A first hand (/learn)
hex_jinchi-learn-goal = 진지가 여섯이에요. 셋을 가지고 차례를 맞으면 이기니, 상대가 한 번에 되찾을 수 없을 만큼 차지하세요. 차례마다 두 장 뽑고, 한 장 버리고, 조합을 놓아요.
hex_jinchi-learn-sums = 검정은 플러스, 빨강은 마이너스이고 리프는 빨강이에요. A는 1, J는 11, Q는 12, K는 13. 조합은 +6이나 −6이에요. 예를 들어 ♠8과 리프 2는 8 − 2.
hex_jinchi-learn-first = 조합이 둘이에요. 12 − 11 − 7 = −6은 진지 1에, 8 − 2 = 6은 진지 2에. 먼저 남는 리프 5를 버리세요.
hex_jinchi-learn-first-else = 이 두 조합이면 한 장만 빼고 모두 쓰고 진지를 하나씩 얻어요. 리프 5 버리기, 그다음 진지 1과 2를 누르세요.
hex_jinchi-learn-back = 진지마다 세 장이 있어서 여섯 장을 가져왔어요. 하지만 상대가 진지 1을 빼앗았어요. 놓인 것보다 많은 무늬가 필요한데, 세 무늬에 네 무늬를 냈거든요.
hex_jinchi-learn-second = 다섯 무늬로 되찾으세요. 스페이드 7, 클로버 7, 크로스 4에서 하트 8과 다이아 4를 빼요. 이기기 어려운 조합이에요. 리프 K를 버리세요.
hex_jinchi-learn-second-else = 무늬를 세어 보세요. 진지 1에 다섯 무늬면 빼앗기 아주 어려워요. 리프 K를 버리고 진지 1을 고르세요.
hex_jinchi-learn-lost = 진지 2를 잃었어요. 두 무늬는 넘기 쉬웠어요. 하지만 진지를 빼앗으면 거기 있던 카드를 얻으니, 진지 1 덕분에 손이 다시 찼어요.
hex_jinchi-learn-third = 빈 진지가 둘이에요. ♥6, ♣8, ♦K, 리프 A, 크로스 6이면 −6으로 진지 3에, 다이아 6은 혼자서도 조합이라 진지 4에. 크로스 10을 버리세요.
hex_jinchi-learn-third-else = 6 한 장은 그대로 조합이고, 빈 진지에는 어떤 조합이든 놓을 수 있어요. 크로스 10을 버리고 진지 3과 4로.
hex_jinchi-learn-need = 셋을 가졌지만 상대가 진지 4를 빼앗아 끝나지 않았어요. 다섯 무늬의 두 진지는 안전할 거예요. 이제 상대가 되찾지 못할 만큼 차지하세요.
hex_jinchi-learn-fourth = 조합이 셋이에요. 진지 4에 다섯 무늬, 진지 5에 −7 + 1, 진지 6에는 빨간 조커 한 장. 0보다 작은 아무 숫자나 돼요. 리프 8을 버리세요.
hex_jinchi-learn-fourth-else = 상대가 무너뜨릴 수 있는 것보다 하나 더, 그게 비결이에요. 리프 8을 버리고 진지 4, 5, 6으로.
hex_jinchi-learn-end = 진지 넷을 가지고 차례를 맞아 이겼어요. 선이 유리하니, 한 판 더 하면 상대가 선이에요.
