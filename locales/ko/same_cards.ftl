# The same cards: a table dealt again, and the deal of the day
cards-known = 이미 아는 카드예요. 같은 카드로는 한 번만 할 수 있어요.
button-offer-cards = 이 카드로 권하기
button-deal-again = 이 카드로 하기
offer-elsewhere = 이 카드는 게임을 한 서버에서만 권할 수 있어요.
offer-done = 이 카드는 <#{ $channel }>에서 이미 권했어요.
offer-often = 최근에 카드를 여러 번 권했어요. 한 시간 뒤에 다시 해 주세요.
cards-offered = **{ $name }**님이 { $title }(테이블 { $table })의 카드를 다시 해 보자고 해요. 아직 그 카드를 모르면 같은 카드로 테이블을 열 수 있어요.
cards-fixed = 이 테이블은 다른 테이블의 카드를 쓰기 때문에 규칙 설정, 자리 수, 셔플 단어가 그대로예요.
cards-in-play = 같은 카드로 하는 테이블({ $table })이 아직 진행 중이에요. 끝나면 볼 수 있어요.
cards-played = 다른 테이블에서 아직 이 카드로 하고 있어요. 끝나면 보여 줄 수 있어요.
cards-sealed = 오늘의 한 판 카드는 날짜가 지날 때까지 비밀이에요. 내일 다시 해 주세요.
again-other-game = 그 테이블은 다른 게임이었어요.
again-not-over = 끝까지 한 테이블의 카드만 다시 나눌 수 있어요.
again-not-possible = 그 테이블의 카드는 다시 나눌 수 없어요. 오늘의 한 판, 관전 테이블, 예전 규칙의 게임, 이미 모두에게 보여 준 게임은 빠져요.
event-table-same-cards = 다른 테이블과 같은 카드를 나눴어요.
proof-cards = 예전 테이블이나 그날의 카드({ $cards })
lobby-same-cards = -# 끝난 테이블과 같은 카드를 써요. 그 카드를 아는 사람은 앉을 수 없어요.
# Below the picture of a result
result-date = { $year }년 { $month }월 { $day }일
result-foot = Tefuda · { $date }
result-said = { $text }.
# The same cards, side by side
button-same-cards = 결과 비교
same-cards-title = 같은 카드
same-cards-heading = 같은 카드로 한 테이블 { $count }곳의 결과예요. 같은 자리는 같은 카드를 받았어요.
same-cards-alone = 여기서 볼 수 있는 한, 같은 카드로 끝낸 다른 테이블이 아직 없어요.
same-cards-table = 테이블 { $table }
same-cards-seat = { $seat }번 자리
same-cards-alt = { $seat }: { $results }.
course-led = { $count }라운드 내내 선두
course-behind = { $count }라운드 중 { $leg }라운드까지 뒤지다 승리
course-moves-behind = { $count }수 중 { $move }수까지 뒤지다 { $lead } 차로 역전승
course-moves-ahead = { $count }수 중 { $move }수부터 앞서 { $lead } 차로 승리
course-moves-last = { $count }수의 마지막 한 수로 { $lead } 차 승리
