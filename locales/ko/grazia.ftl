# Grazia
grazia-title = 그라치아
grazia-line = 여섯 무늬를 가지런히 쌓아 올려요. 이어지면 공짜, 건너뛸 때마다 2점을 잃어요.
grazia-designer = 西澤 篤央 (sha)
grazia-about = 올라가기만 하는 여섯 무늬 줄에 카드를 털어요. 이어지는 카드는 한꺼번에 내도 돼요. 카드의 절반은 나도 모르는 채 뒷면으로 기다려요. 알맞은 때를 기다리거나, 값을 치르고 건너뛰세요. 더미가 없는 사람이 패스하면 마지막 바퀴예요.
grazia-command = 그라치아
# Options
grazia-option-empty_suit = 무늬의 첫 카드
grazia-option-empty_suit-help = 아직 없는 무늬를 아무 카드로나 공짜로 열 수 있는지, A로만 열 수 있는지.
grazia-option-empty_suit-free = 아무 카드나 공짜
grazia-option-empty_suit-ace = A가 아니면 2점 잃음
# A turn
grazia-tag-pass-last = 패스: 마지막 바퀴 시작
grazia-tag-prepare = 준비하기
grazia-ask-play-1 = 어떤 카드를 낼까요?
grazia-prompt-deck = 이어지는 카드를 내거나 패스하세요. 그다음 한 장 뽑아요.
grazia-prompt-bare = 더미가 떨어졌어요. 패스하면 마지막 바퀴예요.
grazia-prompt-lap = 마지막 차례예요.
grazia-fits = { $cards } (이어짐)
grazia-jumps = { $cards } (건너뛰기: −2점)
grazia-move-play = { $cards } 내기
grazia-move-prepare = 차례가 오면: { $what }
grazia-ahead-none = 다음 수 준비하기
grazia-ahead-now = 준비한 수: { $what }
grazia-ahead-run = { $cards }, 이어지면
grazia-ahead-ask = 준비하지 않기: 그때 고르기
# Refusals
grazia-no-card = { $card } 카드는 손에 없어요. 손패에서 골라 주세요.
grazia-no-down = 이어 내기는 위로만 올라가요. { $card } 카드 말고 가장 낮은 카드부터 내세요.
grazia-no-wrap = K 다음은 없어서 { $card } 카드에서 끝나요.
grazia-no-chain = { $card } 카드가 없어서 { $last } 다음에서 끊겨요.
# What happened
grazia-event-dealt = { $first }님부터 시작해요.
grazia-event-left_over = 빠진 카드: { $cards }.
grazia-event-played = { $jump ->
    [yes] { $seat }님이 { $cards } 카드로 건너뛰어 2점을 잃었어요.
   *[no] { $seat }님이 { $cards } 카드를 냈어요.
}
grazia-event-drawn = 뽑은 카드: { $card }.
grazia-event-last_lap = 마지막 바퀴: { $seat }님 말고 모두 한 번씩 더 해요.
grazia-event-lapsed = { $cards } 카드가 이어지지 않아 내지 않았어요. 이제 직접 정해 주세요.
grazia-event-pass_lapsed = 마지막 바퀴가 시작되어 준비한 패스를 취소했어요.
grazia-event-ended = { $winner }님 승리! { $score }점이에요.
# The table
grazia-state-turn = 남은 카드 모두 { $left }장
grazia-state-last_lap = 마지막 바퀴, { $turns }차례 남음
grazia-state-over = 마지막 바퀴가 끝났어요
grazia-alt-pile = { $suit } 줄: 맨 위 { $top }, 나온 카드 { $cards }.
grazia-alt-empty = { $suit } 줄: 아직 없음.
grazia-alt-span = { $first }~{ $last }
grazia-alt-residual = 빠진 카드: { $cards }.
grazia-alt-cards = { $deck ->
    [0] 손패 { $hand }장, 더미 없음
   *[other] 손패 { $hand }장, 더미 { $deck }장
}
grazia-alt-jumps = 건너뛰기 { $jumps }번
grazia-alt-last-play = 직전: { $seat }, { $cards }.
grazia-alt-last-jump = 직전: { $seat }, { $cards } 건너뛰기.
grazia-alt-last-pass = 직전: { $seat }, 패스.
grazia-alt-tops = 줄: { $piles }.
grazia-alt-top = { $top ->
    [none] { $suit } 없음
   *[other] { $suit } { $top }
}
grazia-alt-own = { $deck ->
    [0] 내 더미는 없어요.
   *[other] 내 더미 { $deck }장.
} 건너뛰기 { $jumps }번. 점수 { $score }.
grazia-alt-fits = 이어지는 카드: { $numbers }번.
grazia-alt-fits-none = 이어지는 카드가 없어요.
grazia-last-play = { $cards }: { $name }님
grazia-last-jump = { $cards }, 건너뛰기: { $name }님
grazia-last-pass = { $name }님 패스
# Words in pictures
grazia-alt-done = 마지막 차례를 마침
grazia-done = 마침
grazia-new = 뽑음
grazia-out = 빠짐
grazia-mine = 내 더미
grazia-my-jumps = 건너뜀
grazia-my-score = 점수
grazia-task-deck = 내거나 패스
grazia-task-bare = 패스하면 마지막 바퀴
grazia-task-lap = 마지막 차례
grazia-left-over = 카드
grazia-jumped = 건너뜀
grazia-story-clean = 한 번도 건너뛰지 않았어요
grazia-story-level = 동점, 더 늦게 시작
grazia-story-trigger = 마지막 바퀴의 시작: { $name }님
# Rules
grazia-sketch-goal = 점수를 적게 잃으면서 손패를 털어요.
grazia-sketch-turn = 무늬 줄에 위로 올라가게 내요. 이어지면 한꺼번에 내도 돼요.
grazia-sketch-score = 이어지면 공짜. 건너뛰면 { $jump }점을 잃어요.
grazia-rules-0-title = 올라가는 여섯 줄
grazia-rules-0-1 = 차례에 카드 한 장, 또는 위로 이어지는 같은 무늬 여러 장을 그 무늬 줄에 내요. 아니면 패스해요.
grazia-rules-0-2 = 줄에 이어지면 공짜예요. 여기서는 5 위에 6과 7.
grazia-rules-0-3 = 그 밖에는 건너뛰기이고, 몇 장을 내든 한 번에 { $jump }점을 잃어요. K 다음은 모두 건너뛰기예요.
grazia-rules-0-4 = 무늬의 첫 카드는 무엇이든 공짜예요. 설정에서 A만 되게 할 수 있어요.
grazia-rules-1-title = 나누기와 내 더미
grazia-rules-1-1 = 조커 없이 { $pack }장을 똑같이 나눠요. 남은 카드는 펼쳐 두고 쓰지 않아요.
grazia-rules-1-2 = 받은 카드의 절반(끝수 버림)이 내 더미예요. 뒷면이고 아무도 몰라요. 나머지가 손패예요.
grazia-rules-1-3 = 시작은 제비로 정하고 시계 방향으로 돌아요. 내든 패스하든 그 뒤 내 더미에서 한 장 뽑고, 다음 차례부터 낼 수 있어요.
grazia-rules-2-title = 마지막 바퀴와 점수
grazia-rules-2-1 = 더미가 없는 사람이 패스하면 마지막 바퀴예요. 다른 사람은 모두 한 번 더 해요. 손패가 없으면 저절로 패스예요.
grazia-rules-2-2 = 남은 카드는 한 장에 1점, 건너뛰기는 한 번에 { $jump }점을 잃어요. 0점이 가장 좋아요.
grazia-rules-2-3 = 카드 세 장과 건너뛰기 두 번: −7점.
grazia-rules-2-4 = 점수가 가장 높은 사람이 이겨요. 같으면 첫 차례가 더 늦었던 사람이에요.
grazia-rules-2-5 = 기다리는 동안 수를 준비할 수 있어요. 차례가 왔을 때 이어지면 내고, 아니면 물어봐요.
# A first hand (/learn)
grazia-learn-goal = 테이블에서 여섯 무늬가 위로 자라고, 모두가 함께 쌓아요. 이어지면 공짜, 건너뛰면 2점, 남은 카드는 1점씩 잃어요. 0점이 가장 좋아요.
grazia-learn-first = 테이블이 비어 있고, 무늬의 첫 카드는 언제나 공짜예요. 이어지는 여러 장을 내도 돼요. 높은 카드는 나중에 놓기 어려우니 클로버 Q와 K를 내세요.
grazia-learn-first-else = 두 장이 공짜면 좋은 시작이고, K가 한동안 그 무늬를 막아요.
grazia-learn-five = 차례마다 뒷면인 내 더미에서 한 장 뽑아요. 스페이드는 아직 비었으니 가장 낮은 5부터 여세요. 누군가 6을 놓으면 7이 이어질 수 있어요.
grazia-learn-five-else = 가장 낮은 스페이드로 열면 위에 다른 카드를 놓을 수 있어요.
grazia-learn-king = 다이아 Q가 나와 있고 K가 손에 있어요. 이어지니 공짜예요. K 다음은 누구에게나 그 무늬가 모두 건너뛰기예요.
grazia-learn-king-else = 지금은 공짜이고, K가 갈 곳은 여기뿐이에요.
grazia-learn-jack = 누군가 값을 치르고 건너뛰었어요. 크로스 10에 내 J가 이어져요.
grazia-learn-jack-else = 누군가 탐낼 자리예요. 있을 때 차지하세요.
grazia-learn-deck = 더미가 얼마나 남았는지 살피세요. 내 더미는 나도 본 적이 없어요. 비고 나서 패스하면 마지막 바퀴예요.
grazia-learn-ten = 하트는 9까지 왔고 10이 손에 있어요.
grazia-learn-ten-else = 이어져서 공짜예요. 패스는 이어질 것이 없을 때 해도 돼요.
grazia-learn-four = 누군가 다이아 2로 건너뛰었고 3이 뒤따랐어요. 갑자기 4가 이어지고, 다음에는 5도 돼요. 남의 건너뛰기는 선물이 되곤 해요.
grazia-learn-four-else = 놓치지 마세요. 4와 5를 털 가장 좋은 기회예요.
grazia-learn-pass = 지금은 이어질 것이 없어요. 패스해도 돼요. 잃는 것 없이 한 장 뽑아요. 건너뛰기는 2점이니 한 차례 지켜봐요.
grazia-learn-pass-else = 건너뛰면 바로 2점을 잃고, 아직 급하지 않아요.
grazia-learn-jump = 2 옆에 클로버 3을 뽑았고 모두 패스해요. 한 번 건너뛰어 두 장을 털고, 언젠가 8이 뒤따를 수도 있어요. 지금은 그럴 만해요.
grazia-learn-jump-else = 더 기다리면 손패가 늘어요. 건너뛰기 한 번에 두 장이면 괜찮은 값이에요.
grazia-learn-end = 남은 카드는 1점, 건너뛰기는 2점이니 길을 열어 준다면 건너뛸 만해요. 동점이면 첫 차례가 늦었던 사람이 이겨요.
