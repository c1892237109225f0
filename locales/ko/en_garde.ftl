# En Garde
en_garde-title = 앙가르드
en_garde-line = 23칸 위의 두 검객. 상대에게 딱 닿는 카드가 찌르기예요.
en_garde-designer = 라이너 크니치아, 1993
en_garde-about = 카드의 숫자만큼 앞이나 뒤로 움직여요. 상대에게 딱 닿는 카드는 찌르기이고, 여러 장을 한꺼번에 쓰면 같은 장수로만 막을 수 있어요. 1에서 5까지 다섯 장씩이니 세어 보세요. 더미가 떨어지면 거리와 같은 카드가 많은 쪽, 그다음은 더 멀리 나아간 쪽이 이겨요. 5점을 먼저 얻으면 승리예요.
en_garde-command = 앙가르드
en_garde-also = 펜싱 검술 en garde
# Options
en_garde-option-level = 단계
en_garde-option-level-help = 기본: 찌르면 점수. 표준: 막을 수 있음. 고급: 전진하고 바로 찌를 수도 있음.
en_garde-option-level-basic = 기본
en_garde-option-level-standard = 표준
en_garde-option-level-advanced = 고급
en_garde-option-target = 승리 점수
en_garde-option-target-help = 먼저 이만큼 얻으면 이겨요. 보통 5.
en_garde-option-parry = 막기
en_garde-option-parry-help = 같은 숫자를 같은 장수로, 또는 같은 장수로 합이 같으면(1993년판).
en_garde-option-parry-exact = 같은 카드로
en_garde-option-parry-sum = 같은 합으로
en_garde-option-riposte_wins = 반격은 득점
en_garde-option-riposte_wins-help = 막은 직후의 공격은 막을 수 없고 바로 점수가 돼요(1993년판).
en_garde-option-discards = 버린 카드
en_garde-option-discards-help = 라운드에 나온 카드를 모두 볼 수 있는지, 마지막 두 행동의 카드만 볼 수 있는지.
en_garde-option-discards-open = 모두 공개
en_garde-option-discards-last = 마지막 두 행동만
en_garde-option-max_rounds = 최대 라운드 수
en_garde-option-max_rounds-help = 이만큼 하면 점수가 많은 쪽이 이겨요. 같으면 무승부예요.
# A turn
en_garde-tag-forward = 전진
en_garde-tag-back = 후퇴
en_garde-tag-attack = 공격
en_garde-tag-lunge = 전진 공격
en_garde-tag-parry = 막기
en_garde-tag-retreat = 물러나기
en_garde-tag-concede = 인정하기
en_garde-tag-always_parry = 언제나 막기
en_garde-tag-ask_me = 직접 고르기
en_garde-ask-forward-1 = 어떤 카드로 전진할까요?
en_garde-ask-back-1 = 어떤 카드로 후퇴할까요?
en_garde-ask-attack-1 = 몇 장으로 찌를까요?
en_garde-ask-lunge-1 = 어떤 카드로 전진한 다음 찌를까요?
en_garde-ask-lunge-2 = 몇 장으로 찌를까요?
en_garde-ask-parry-1 = 어떤 카드로 막을까요?
en_garde-ask-retreat-1 = 어떤 카드로 물러날까요?
en_garde-prompt-act = 거리는 { $distance }. 무엇을 할까요?
en_garde-prompt-parried = 막았어요. 거리는 { $distance }, 이어서 행동해요.
en_garde-prompt-answer = { $cards } 카드로 공격받았어요. 막을 수밖에 없어요.
en_garde-prompt-choose = { $cards } 카드로 공격받았어요. 어떤 카드로 막을까요?
en_garde-prompt-escape = { $cards } 카드의 전진 공격: 막거나 물러나세요.
en_garde-prompt-hit = { $cards } 카드를 막을 수 없어요. 라운드를 졌어요.
en_garde-prompt-stuck = 낼 수 있는 카드가 없어요. 라운드를 졌어요.
en_garde-copies = { $count ->
    [1] { $card }
   *[other] { $card }×{ $count }
}
en_garde-move-forward = 전진 { $cards }
en_garde-move-back = 후퇴 { $cards }
en_garde-move-attack = 공격 { $cards }
en_garde-move-lunge = 전진 { $card }, 공격 { $cards }
en_garde-move-parry = 막기 { $cards }
en_garde-move-retreat = 물러나기 { $cards }
# Refusals
en_garde-no-card = { $card } 카드가 손에 없어요. 손패에서 골라 주세요.
en_garde-no-way = 거리 { $distance }에서는 { $card } 카드로 전진할 수 없어요. 더 작은 카드를 골라 주세요.
en_garde-no-room = 뒤에 { $room }칸뿐이라 { $card } 카드로는 후퇴할 수 없어요. 더 작은 카드를 골라 주세요.
en_garde-no-reach = 찌르기에 쓸 { $distance } 카드가 손에 없어요. 다른 행동을 골라 주세요.
en_garde-no-many = { $card } 카드는 { $held }장뿐이라 { $count }장으로 찌를 수 없어요. 장수를 줄여 주세요.
en_garde-no-more = 기본 게임의 찌르기는 한 장이에요. 한 장만 쓰세요.
en_garde-no-lunge = 전진 공격은 고급 게임에만 있어요. 다른 행동을 골라 주세요.
en_garde-no-act = 공격받고 있어요. 먼저 막으세요. 전진 공격이면 물러날 수도 있어요.
en_garde-no-attack = 지금은 공격받지 않았어요. 전진, 후퇴, 공격 중에서 골라 주세요.
en_garde-no-parry-exact = { $card } 카드를 딱 { $count }장 써야 막을 수 있어요.
en_garde-no-parry-sum = 공격과 같은 장수({ $count }장)이면서 합이 같은 카드로 막으세요.
en_garde-no-retreat = 바로 찌른 공격이라 물러날 수 없어요. 막으세요.
en_garde-no-concede = 아직 할 수 있는 것이 있어서 인정할 수 없어요. 행동을 골라 주세요.
# What happened
en_garde-event-round_began = 라운드 { $round }. { $seat }님부터 시작해요.
en_garde-event-drew = { $cards } 카드를 뽑았어요.
en_garde-event-acted = { $how ->
    [forward] { $seat }님이 { $cards } 카드로 전진했어요. 거리는 { $distance }.
    [back] { $seat }님이 { $cards } 카드로 후퇴했어요. 거리는 { $distance }.
    [attack] { $seat }님이 { $cards } 카드로 공격했어요.
    [lunge] { $seat }님이 { $card } 카드로 전진하고 { $cards } 카드로 공격했어요.
    [parry] { $seat }님이 { $cards } 카드로 막았어요.
   *[other] { $seat }님이 { $cards } 카드로 물러났어요. 거리는 { $distance }.
}
en_garde-event-round_over = { $text } { $hits }.
en_garde-over-hit = 득점: { $winners }이 라운드 { $round }에서 이겼어요.
en_garde-over-stuck = 상대가 움직일 수 없어요. { $winners }이 라운드 { $round }에서 이겼어요.
en_garde-over-counts = 더미가 떨어졌어요. 거리와 같은 카드 { $one } 대 { $two }, { $winners }이 라운드 { $round }에서 이겼어요.
en_garde-over-travel = 더미가 떨어졌어요. 나아간 칸 { $one } 대 { $two }, { $winners }이 라운드 { $round }에서 이겼어요.
en_garde-over-level = 더미가 떨어졌어요. 나아간 칸 { $one } 대 { $two }: 라운드 { $round } 무승부.
en_garde-showed = { $hands }.
en_garde-showed-of = { $name }님의 손패 { $cards }
en_garde-score-of = { $name }님 { $score }점
en_garde-event-over = { $count ->
    [0] 매치 무승부: { $hits }.
   *[other] { $winners }이 매치에서 승리! { $hits }.
}
en_garde-event-over-last = { $count ->
    [0] 매치는 무승부예요.
   *[other] { $winners }이 매치에서 승리!
}
en_garde-event-wished = { $on ->
    [yes] 이제부터 막을 수 있으면 언제나 막아요.
   *[no] 이제부터 공격을 받으면 직접 골라요.
}
# The table
en_garde-state = 라운드 { $round }, 거리 { $distance }, 더미 { $deck }장
en_garde-state-over = 라운드 { $round } 뒤에 끝남
en_garde-alt-parried = { $name }님이 막고 이어서 행동해요.
en_garde-alt-attacked = { $name }님이 { $cards } 카드로 공격받고 있어요.
en_garde-alt-lunged = { $name }님이 { $cards } 카드로 전진 공격을 받고 있어요.
en_garde-alt-piste = 거리는 { $distance }. 더미 { $deck }장.
en_garde-alt-stands = { $side }, { $space }번 칸, 뒤에 { $room }칸
en_garde-side-0 = 흰색, 왼쪽
en_garde-side-1 = 검은색, 오른쪽
en_garde-alt-acts = 마지막 행동: { $acts }.
en_garde-act = { $name }님: { $text }
en_garde-alt-spent = 나온 카드: { $cards }.
en_garde-alt-rules = 규칙: { $rules }.
en_garde-alt-before = 지난 라운드: { $text }
en_garde-alt-stood = 흰색(1번 자리)은 { $white }번 칸, 검은색(2번 자리)은 { $black }번 칸에 있었어요.
en_garde-alt-me = 나: { $stands }.
en_garde-alt-wish = 막을 수 있으면 언제나 막아요.
en_garde-alt-won = 이긴 라운드 { $rounds }
en_garde-gap = {" "}
en_garde-then = , 그다음{" "}
en_garde-none = 없음
en_garde-wait = { $name }님 차례예요
# Words in pictures
en_garde-bar = 라운드 { $round }, { $target }점 먼저
en_garde-bar-rounds = 최대 { $rounds }라운드
en_garde-bar-sum = 같은 합으로 막기
en_garde-bar-riposte = 반격은 득점
en_garde-attack = 찌르기
en_garde-indirect = 전진 공격
en_garde-parry = 막기
en_garde-distance = 거리
en_garde-unit = 점
en_garde-amount = { $number }점
en_garde-hit = 찔림
en_garde-hand = 내 손패
en_garde-story-hit = 찌르기로 결정
en_garde-story-stuck = 마지막에 상대가 움직일 수 없었어요
en_garde-story-counts = 마지막에 카드 { $one } 대 { $two }
en_garde-story-travel = 마지막에 나아간 칸 { $one } 대 { $two }
en_garde-story-level = 마지막 라운드는 무승부
en_garde-story-rounds = { $rounds }라운드 뒤 점수로 결정
en_garde-story-drawn = { $rounds }라운드 뒤 동점
en_garde-drawn = 무승부
# Hints
en_garde-hint-why-hit = 이 찌르기는 막을 수 없어요.
en_garde-hint-why-sure = 안 보인 { $card } 카드: { $unseen }장. 이 찌르기를 막기에는 모자라요.
en_garde-hint-why-thrust = 안 보인 { $card } 카드: { $unseen }장. 상대가 { $count }장을 들고 있지 않으면 점수가 돼요.
en_garde-hint-why-lunge = 안 보인 { $card } 카드: { $unseen }장. 상대가 { $count }장을 들고 있지 않으면 물러나는 수밖에 없어요.
en_garde-hint-why-far = 거리 { $distance }에서는 다음 차례에 어떤 공격도 닿지 않아요.
en_garde-hint-why-none = 거리 { $distance }: 상대는 그 카드를 더는 들고 있을 수 없어요.
en_garde-hint-why-guard = 거리 { $distance }에서도 막을 { $card } 카드가 남아요.
# Rules
en_garde-sketch-goal = 상대를 찔러요. 먼저 { $target }번 찌르면 이겨요.
en_garde-sketch-turn = 카드의 숫자만큼 앞이나 뒤로 움직여요.
en_garde-sketch-score = 거리와 같은 카드는 찌르기. 같은 숫자로만 막을 수 있어요.
en_garde-rules-0-title = 전진과 후퇴
en_garde-rules-0-1 = 흰색은 { $from }번 칸, 검은색은 { $to }번 칸에서 시작해요. 카드는 1에서 { $highest }까지 { $copies }장씩, 손패는 { $hand }장이에요.
en_garde-rules-0-2 = 차례에 카드를 내고 딱 그만큼 앞이나 뒤로 가요. 상대를 넘거나 경기장을 벗어날 수 없어요.
en_garde-rules-0-3 = 차례가 끝나면 { $hand }장까지 채워요. 낼 수 있는 카드가 없으면 라운드를 져요.
en_garde-rules-1-title = 찌르기
en_garde-rules-1-1 = 거리와 같은 카드는 찌르기예요. 같은 숫자를 여러 장 한꺼번에 써도 돼요.
en_garde-rules-1-2 = 찌르기는 같은 숫자를 같은 장수로 막아요. 못 막으면 점수가 되고 라운드가 끝나요.
en_garde-rules-1-3 = 기본 게임의 찌르기는 한 장이고 막을 수 없어요.
en_garde-rules-2-title = 막기와 전진 공격
en_garde-rules-2-1 = 막으면 채우지 않고 바로 행동해요. 되찌를 수도 있어요. 반격이에요.
en_garde-rules-2-2 = 고급 게임에서는 한 차례에 전진하고 찌를 수 있어요. 그 공격도 막을 수 있어요.
en_garde-rules-2-3 = 또는 뒤로 갈 수 있는 카드로 물러나요. 그것으로 차례가 끝나고, 채운 뒤 다시 공격한 사람의 차례예요.
en_garde-rules-2-4 = 보통 찌르기에서는 물러날 수 없어요.
en_garde-rules-3-title = 더미가 떨어지면
en_garde-rules-3-1 = 마지막 카드를 뽑으면, 남은 공격에 답하고 라운드가 끝나요.
en_garde-rules-3-2 = 지금 거리와 같은 카드가 손에 많은 사람이 이겨요. 같으면 자기 끝에서 더 멀리 나아간 사람, 그것도 같으면 무승부예요.
en_garde-rules-3-3 = 기본 게임은 카드를 세지 않아요. 마지막 카드를 뽑은 사람의 상대가 마지막으로 찌를 수 있어요.
en_garde-rules-4-title = 매치
en_garde-rules-4-1 = 첫 라운드의 시작은 제비로 정하고, 그 뒤 번갈아 시작해요. 라운드를 이기면 1점이에요.
en_garde-rules-4-2 = { $target }점을 먼저 얻으면 이겨요. 많아야 { $max_rounds }라운드 뒤에 끝나고, 점수가 많은 사람이 이겨요. 같으면 무승부예요.
en_garde-rules-4-3 = 1993년판 설정: 같은 장수로 합이 같은 카드로 막기, 반격은 바로 득점.
# A first hand (/learn)
en_garde-learn-goal = 23칸 위의 두 검객이에요. 카드는 1에서 5까지 다섯 장씩, 손패는 다섯 장. 카드만큼 움직이고, 거리와 같은 카드는 찌르기예요. 5점이면 이겨요.
en_garde-learn-advance = 거리가 17이라 찌르기에는 너무 멀어요. 가까이서 쓰기 힘든 5로 전진하세요.
en_garde-learn-advance-else = 여기서는 아무도 찌를 수 없어요. 크게 다가가세요.
en_garde-learn-near = 이제 7이에요. 움직인 뒤의 거리와 같은 카드가 상대에게 있으면 찔려요. 그러니 생각하고 움직이세요. 4로 가면 거리가 3이 되고, 막을 3이 두 장 있어요.
en_garde-learn-near-else = 두 장 들고 있는 숫자의 거리에서 멈추는 게 좋아요. 바로 3이에요.
en_garde-learn-thrust = 상대가 물러나 거리가 4이고, 손에 4가 있어요. 찌르기는 바로 그 카드예요. 해 보고 어떻게 되는지 봐요.
en_garde-learn-thrust-else = 움직이면 상대가 고르게 돼요. 찔러 보세요.
en_garde-learn-hit = 상대는 4로 막고 다른 4로 되찔렀어요. 반격이에요. 4가 더 없어서 1점을 내줬어요. 한 장뿐인 숫자로 찌르면 막을 것이 없어져요.
en_garde-learn-again = 이번에는 조심스럽게. 거리는 22예요. 크게 다가가요.
en_garde-learn-again-else = 다가가도 안전하고, 5는 써 버릴 카드예요.
en_garde-learn-count = 이제 13이에요. 카드는 모두 스물다섯 장이니 못 본 카드를 세는 것도 실력이에요. 4로 전진해 거리를 9로 만드세요. 아무도 닿지 않아요.
en_garde-learn-count-else = 9는 아직 둘 다 닿지 않아요. 작은 카드는 아껴 두세요.
en_garde-learn-two = 거리는 6, 손에 2가 세 장이에요. 4로 가면 거리가 2, 바로 강한 거리예요. 오게 두세요.
en_garde-learn-two-else = 2가 세 장이면 거리 2가 좋아요.
en_garde-learn-parry = 상대가 2 두 장으로 찔렀어요. 막으려면 같은 숫자가 같은 장수만큼 필요해요. 세 장이 있었고, 고를 것이 없어서 두 장이 저절로 나갔어요.
en_garde-learn-riposte = 막은 사람은 뽑기 전에 바로 행동해요. 2가 한 장 남았고 상대는 다 썼어요. 되찌르세요.
en_garde-learn-riposte-else = 상대는 방금 2를 두 장 썼어요. 더 좋은 때는 없어요.
en_garde-learn-end = 득점, 1 대 1이에요. 카드가 떨어지면 지금 거리와 같은 카드가 많은 사람이 라운드를 이겨요. 고급 게임에는 한 차례에 전진하고 찌르는 공격도 있어요. 규칙을 보세요.
