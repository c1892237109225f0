# Stendhal
stendhal-title = 스탕달
stendhal-line = 가장 많이 나온 무늬가 트릭을 가져가고, 숨긴 카드가 두 마이너스 무늬를 정해요.
stendhal-designer = アカシア
stendhal-about = 으뜸패 없는 트릭테이킹이에요. 무엇을 리드했든 트릭에 가장 많이 나온 무늬가 이겨요. 먼저 모두 카드를 한 장씩 뒷면으로 내고, 그 카드들이 두 마이너스 무늬를 정해요. 그 무늬 없이 트릭을 이기면 보너스예요. 마이너스 무늬를 따면 가장 낮은 것은 숫자만큼, 나머지는 1점씩 잃어요.
stendhal-command = 스탕달
# Options
stendhal-option-limit = 한계 점수
stendhal-option-limit-help = 누군가의 합계가 마이너스 이만큼 되면 끝나요. 보통 66, 짧게는 30.
stendhal-option-max_deals-help = 늦어도 이만큼 하면 끝나요. 기본은 한계 점수에 따라 30이나 60.
stendhal-option-max_deals-auto = 한계에 따라
stendhal-option-lowest_ace = 마이너스 무늬의 A
stendhal-option-lowest_ace-help = 마이너스 무늬에서 가장 낮은 카드를 찾을 때 A를 1로 볼지, K보다 높게 볼지.
stendhal-option-lowest_ace-low = 가장 낮은 카드
stendhal-option-lowest_ace-high = K보다 높음(혼자면 1점)
# A turn
stendhal-tag-choose = 뒷면으로 내기
stendhal-ask-choose-1 = 어떤 카드를 뒷면으로 낼까요?
stendhal-prompt-choose = 마이너스 무늬를 정할 카드 한 장을 뒷면으로 내세요.
stendhal-move-choose = { $card } 뒷면으로 내기
# Refusals
stendhal-no-play-now = 아직 마이너스 무늬를 정하는 중이에요. 먼저 한 장을 뒷면으로 내세요.
stendhal-no-choose-now = 마이너스 무늬는 정해졌어요. 트릭에 카드를 내세요.
# What happened
stendhal-event-revealed = 숨긴 카드: { $cards }. 마이너스 무늬는 { $first }와 { $second }예요.
stendhal-event-revealed-centre = 숨긴 카드: { $cards }. 가운데: { $centre }. 마이너스 무늬는 { $first }와 { $second }예요.
stendhal-laid = { $name }님 { $card }
stendhal-event-trick = 가장 많은 무늬는 { $suit }. { $name }님이 { $card } 카드로 트릭을 가져갔어요.
stendhal-event-trick-leader = 무늬가 모두 달라서 리드한 { $name }님이 트릭을 가져갔어요.
stendhal-event-scored = 딜 { $deal }: { $points }. 합계: { $totals }.
stendhal-event-play_off = 한계 점수에 닿았지만 1위가 동점이라 한 딜 더 해요: { $seats }.
# The table
stendhal-state-choose = 딜 { $deal } · 마이너스 무늬 정하기
stendhal-alt-minus = 마이너스 무늬: { $first }와 { $second }. 낸 카드, 1번 자리부터: { $cards }.
stendhal-alt-leader = 그다음 { $seat }번 자리가 리드해요.
stendhal-alt-last-deal = 지난 딜, 1번 자리부터: { $points }.
stendhal-alt-left = 가운데에 뒷면 카드 { $count }장.
stendhal-alt-centre = {" "}가운데: { $cards }.
stendhal-alt-most = 가장 많은 무늬: { $suit }, { $count }장.
stendhal-alt-leads = 무늬가 모두 달라서 리드한 자리가 이기고 있어요.
stendhal-alt-end = 누군가 마이너스 { $limit }점이 되면 끝나요.
stendhal-alt-closing = 한계 점수에 닿았어요. 한 자리만 앞서면 끝나요.
# Words in pictures
stendhal-bar-minus = 마이너스 무늬
stendhal-bar-limit = −{ $limit }에서 끝
stendhal-closing = 결정전
stendhal-last-deal = 지난 딜
stendhal-first = 뒷면으로 낸 카드들이 두 마이너스 무늬를 정해요
stendhal-centre = 가운데
stendhal-out = 빠진 카드
stendhal-chosen = 냈음
stendhal-task-choose = 한 장 숨기기
stendhal-blow = 가장 큰 손해: 딜 { $deal }의 { $points }
stendhal-story-turned = 마지막 딜에서 역전
# Rules
stendhal-sketch-goal = 트릭을 따되, 두 마이너스 무늬는 피해요.
stendhal-sketch-turn = 리드한 무늬가 있으면 따라 내요. 가장 많이 나온 무늬가 이겨요.
stendhal-sketch-score = 마이너스는 한 장에 1점, 가장 낮은 것은 숫자만큼. 없으면 보너스.
stendhal-rules-0-title = 가장 많은 무늬가 이겨요
stendhal-rules-0-1 = 리드한 무늬가 있으면 따라 내요. 없으면 아무 카드나 내요.
stendhal-rules-0-2 = 트릭에 가장 많이 나온 무늬가 이기고, 그중 가장 센 카드가 이겨요: A, K, Q … 2.
stendhal-rules-0-3 = 장수가 같으면 마지막 카드가 더 늦게 나온 무늬가 이겨요. 여기서는 스페이드.
stendhal-rules-0-4 = 딜러의 왼쪽 사람이 먼저, 그 뒤는 이긴 사람이 리드해요. 다섯이나 여섯이 할 때 무늬가 모두 다르면 리드한 사람이 이겨요.
stendhal-rules-1-title = 나누기
stendhal-rules-1-1 = 조커 없이 { $pack }장: 5명이면 { $for_5 }장씩, 6명 { $for_6 }장, 7명 { $for_7 }장. 나머지는 가운데에 뒷면으로 둬요.
stendhal-rules-1-2 = 첫 딜러는 제비로 정하고, 왼쪽으로 넘어가요.
stendhal-rules-1-3 = 모두 손패 한 장을 뒷면으로 내요. 가운데 카드와 함께 펼쳐 마이너스 무늬를 정하고, 이번 딜에서 빠져요.
stendhal-rules-2-title = 마이너스 무늬
stendhal-rules-2-1 = 펼친 카드에 가장 많은 무늬가 마이너스 무늬예요. 같으면 센 카드부터 차례로 견줘요. 여기서는 클로버.
stendhal-rules-2-2 = 그래도 같으면 딜러의 오른쪽부터 시계 반대 방향으로, 가운데는 맨 나중에, 먼저 나오는 무늬예요.
stendhal-rules-2-3 = 그 짝도 마이너스예요. 스페이드와 하트, 클로버와 다이아, 크로스와 리프.
stendhal-rules-3-title = 점수
stendhal-rules-3-1 = 딴 마이너스 무늬마다 한 장에 1점씩 잃어요. 다만 가장 낮은 카드는 숫자만큼 잃어요.
stendhal-rules-3-2 = A는 1로 가장 낮고, J는 11, Q는 12, K는 13이에요. 설정에서 A를 K 위로 둘 수 있어요.
stendhal-rules-3-3 = 크로스 4 + 3과 리프 10: −17점.
stendhal-rules-3-4 = 마이너스 카드 없이 트릭을 이기면 딴 무늬 수로 보너스예요: 하나 1점, 둘 3점, 셋 6점, 넷 10점.
stendhal-rules-4-title = 끝
stendhal-rules-4-1 = 누군가의 합계가 마이너스 { $limit } 이하가 되면 끝나고, 합계가 가장 높은 사람이 이겨요.
stendhal-rules-4-2 = 1위가 동점이면 한 사람이 앞설 때까지 계속해요.
stendhal-rules-4-3 = 많아야 { $max_deals }딜이고, 그때 동점이면 공동 승리예요.
# A first hand (/learn)
stendhal-learn-goal = { stendhal-title }: 원하지 않는 트릭의 게임이에요. 여섯 무늬 중 둘이 마이너스가 되고, 모두가 몰래 정해요. 손에는 하트와 스페이드가 많고 클로버와 다이아는 거의 없어요.
stendhal-learn-choose = 모두 한 장을 뒷면으로 내요. 가장 많이 나온 무늬와 그 짝이 마이너스예요. 클로버의 짝은 다이아, 스페이드의 짝은 하트. 한 장뿐인 클로버에 표를 던지세요.
stendhal-learn-choose-else = 내가 많이 든 무늬에 표를 던지면 내 카드가 위험해져요. 클로버가 좋아요.
stendhal-learn-minus = 됐어요. 가운데 카드와 합쳐 클로버가 가장 많았어요. 클로버와 다이아를 따면 한 장에 1점, 가장 낮은 것은 숫자만큼 잃어요. 낸 카드는 빠져요.
stendhal-learn-follow = 다이아가 리드됐고 한 장 있으니 따라 내야 해요. 4는 안전해요. Q가 더 세거든요. 이제 마이너스 카드가 없어요.
stendhal-learn-follow-else = 다이아가 있으니 내야 해요.
stendhal-learn-throw = 클로버인데 손에 없으니 아무 카드나 돼요. 가장 많은 무늬가 트릭을 가져가니 하트 한 장이 클로버 두 장을 넘을 수 없어요. 나중에 후회할 센 카드를 버리세요.
stendhal-learn-throw-else = 작은 카드는 귀해요. 마지막에 트릭을 피하게 해 주거든요. Q를 버리세요.
stendhal-learn-again = 다이아 세 장과 스페이드 한 장이에요. 이번에도 이길 수 없으니 하트 A를 버릴 때예요.
stendhal-learn-again-else = A는 반갑지 않은 트릭을 이기게 할 카드예요. 손해 없을 때 버리세요.
stendhal-learn-cross = 크로스는 마이너스가 아니지만, 뒷사람이 클로버를 얹을지도 몰라요. 따라 내야 하고 9 한 장뿐이에요. J 아래라 안전해요.
stendhal-learn-cross-else = 크로스가 있으니 따라 내야 해요.
stendhal-learn-late = 다이아 두 장, 클로버 하나, 리프 하나. 다이아가 가장 많아요. 장수가 같을 때를 조심하세요. 마지막 카드가 늦게 나온 무늬가 이겨요. 하트는 혼자라 안전해요.
stendhal-learn-late-else = 마지막 리프를 내면 리프 둘, 다이아 둘이 되고, 같으면 늦은 쪽이 이겨요. 쉽게 하트로 가요.
stendhal-learn-spade = 드디어 많이 든 스페이드예요. J와 10이 나와 있으니 9는 바로 그 아래. 이기지 않는 가장 높은 카드를 내세요.
stendhal-learn-spade-else = 작은 스페이드는 나만 그 무늬가 남았을 때 필요해요. 지금은 9를 쓰세요.
stendhal-learn-end = 지금까지 아무것도 따지 않았어요. 마이너스 카드 없이 트릭을 이기면 네 무늬에 10점까지 보너스도 있어요. 누군가 마이너스 66이 될 때까지 하고, 합계가 높은 사람이 이겨요.
