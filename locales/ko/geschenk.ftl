# No Thanks! (Geschenkt)
geschenk-title = 노 땡스!
geschenk-line = 칩 하나로 카드를 거절하거나, 유리컵에 쌓인 칩까지 함께 가져가세요.
geschenk-designer = 토르스텐 기믈러, 2004
geschenk-about = 카드 한 장이 펼쳐져 있어요. 가져가거나, 칩을 내고 “노 땡스”라고 해요. 고를 것은 그것뿐이에요. 카드는 숫자만큼 벌점이고, 칩은 하나에 1점씩 덜어 줘요. 연속된 카드는 가장 낮은 숫자만 세요. 거절할 때마다 투명한 유리컵에 칩이 짤랑, 누군가 못 참을 때까지 쌓여요.
# Options
geschenk-option-remove = 빼는 카드
geschenk-option-remove-help = 보지 않고 빼 두는 카드 수: 0~15, 보통 9.
geschenk-option-chips = 칩
geschenk-option-chips-auto = 인원에 따라
geschenk-option-chips-help = 한 사람의 칩: 3~15, 또는 인원에 따라(3~5명 11개, 6명 9개, 7명 7개).
geschenk-option-open_chips = 칩 공개
geschenk-option-open_chips-help = 모두의 칩을 언제든 볼 수 있어요.
geschenk-option-games = 게임 수
geschenk-option-games-help = 여러 번 하고 점수를 더해요: 1~10.
# A turn
geschenk-tag-take = 가져가기
geschenk-tag-no_thanks = 노 땡스
geschenk-hint-take = { $pot ->
    [0] { $card }번 카드만 받고 칩은 없어요
   *[other] { $card }번 카드와 { geschenk-of-pot }
}
geschenk-hint-no_thanks = 칩 하나를 내고 { $left }개 남음, 다음 사람이 정해요
geschenk-move-take = { $pot ->
    [0] { $card }번 카드를 칩 없이 가져가기
   *[other] { $card }번 카드 가져가기({ geschenk-of-pot })
}
geschenk-move-no_thanks = { $card }번 카드에 노 땡스(칩 하나 내기)
geschenk-prompt-decide = { $pot ->
    [0] { $card }번 카드가 펼쳐져 있고 칩은 없어요. 가져갈까요?
   *[other] { $card }번 카드와 { geschenk-of-pot }. 가져갈까요?
}
geschenk-prompt-must = { $pot ->
    [0] 칩이 없어서 { $card }번 카드를 가져가야 해요.
   *[other] 칩이 없어서 { $card }번 카드를 { geschenk-of-pot }와 함께 가져가야 해요.
}
geschenk-no-chip = { $pot ->
    [0] 칩이 없어서 거절할 수 없어요. { $card }번 카드를 가져가요.
   *[other] 칩이 없어서 거절할 수 없어요. { $card }번 카드를 칩 { $pot }개와 함께 가져가요.
}
# What happened
geschenk-clink = 짤랑
geschenk-rattle-chips = 와르르 { geschenk-alt-seat-chips }
geschenk-silence = 조용
geschenk-event-started = { $games ->
    [1] { $seat }님부터 시작해요.
   *[other] 게임 { $game }: { $seat }님부터 시작해요.
}
geschenk-event-turned = { $card }번 카드가 나왔어요.
geschenk-event-no_thanks = { $seat }님은 노 땡스. 짤랑, 유리컵에 { geschenk-of-pot }.
geschenk-event-taken = { $pot ->
    [0] { $seat }님이 { $card }번 카드를 가져갔어요. 칩은 없고, 조용해요.
   *[other] { $seat }님이 { $card }번 카드를 가져갔어요. 와르르, { geschenk-of-pot }.
}
geschenk-event-game_over = { $games ->
    [1] 더미가 떨어졌어요. 점수: { $scores }.
   *[other] 게임 { $game } 끝. 점수: { $scores }.
}
geschenk-event-match_over = { $count ->
    [1] { $winners } 승리!
   *[other] { $winners } 공동 승리!
}
# The table
geschenk-of-pot = 칩 { $pot }개
geschenk-of-deck = 카드 { $deck }장
geschenk-state = { $games ->
    [1] { $card }번 카드, 유리컵에 { geschenk-of-pot }, 남은 { geschenk-of-deck }
   *[other] 게임 { $game }/{ $games }: { $card }번 카드, 유리컵에 { geschenk-of-pot }, 남은 { geschenk-of-deck }
}
geschenk-state-over = 게임 끝
geschenk-span = { $low }~{ $high }
geschenk-alt-offer = { $pot ->
    [0] { $card }번 카드가 나와 있고 투명한 유리컵은 비어 있어요.
   *[other] { $card }번 카드가 나와 있고 투명한 유리컵에 { geschenk-of-pot }.
}
geschenk-alt-notes = 이 칩은 { $seat }번 자리부터 자리 순서대로 하나씩 냈어요.
geschenk-alt-deck = 남은 { geschenk-of-deck }.
geschenk-alt-seat-cards = { $count ->
    [0] 카드 없음
   *[other] 카드 { $cards }
}
geschenk-alt-seat-cost = 벌점 { $cost }
geschenk-alt-seat-chips = 칩 { $chips }개
geschenk-alt-seat-total = 앞선 게임까지 { $total }
geschenk-alt-hand = 나는 { $seat }번 자리, { geschenk-alt-seat-chips }. 가져간 카드: { $cards }. 벌점 { $cost }에서 칩을 빼면 { $score }.
geschenk-alt-hand-offer = { $card }번 카드를 가져가면: 카드 { $added }, { $pot ->
    [0] 칩 없음
   *[other] 칩 마이너스 { $pot }
}. 점수 변화 { $net }.
geschenk-alt-result-chips = 마지막 게임에서 남은 칩: { $chips }.
geschenk-alt-result-seat = { $seat }번 자리 { $chips }
geschenk-alt-result-removed = 빠져 있던 카드: { $cards }.
geschenk-alt-result-removed-last = 마지막 게임에서 빠져 있던 카드: { $cards }.
# Words in pictures
geschenk-offer = 나온 카드
geschenk-chips = 칩
geschenk-no-chips-yet = 아직 칩 없음
geschenk-bar-card = 카드 { $number } / { $all }
geschenk-bar-game = 게임 { $game } / { $games }
geschenk-over = 게임 끝
geschenk-hand-title = 내 카드와 칩
geschenk-hand-chips = 내 칩
geschenk-hand-cards = 가져간 카드
geschenk-hand-no-cards = 아직 가져간 카드가 없어요
geschenk-hand-score = 지금 점수
geschenk-hand-sum = 카드 { $cost } − 칩 { $chips }
geschenk-hand-if = 가져가면
geschenk-hand-if-cards = 카드 { $added }
geschenk-hand-if-chips = { $pot ->
    [0] 칩 없음
   *[other] 칩 −{ $pot }
}
geschenk-hand-if-net = 점수 { $net }
geschenk-hand-must = 가져가야 해요
geschenk-hand-either = 가져가기? 노 땡스?
geschenk-hand-wait = { $name }님 차례예요
geschenk-hand-run = 연속된 카드는 가장 낮은 것만 세요
geschenk-result-total = 합계
geschenk-story-margin = { $points }점 차 승리
geschenk-story-shared = 동점으로 공동 승리
geschenk-story-run = 가장 길게 연속된 카드: { $name }님, { $cards }
geschenk-story-best = 가장 좋은 게임: { $name }님, 게임 { $game }에서 { $score }
geschenk-result-removed = 빠진 카드
# Standing orders
geschenk-order-button = 계속 노 땡스
geschenk-order-title = { $card }번 카드에 계속 노 땡스
geschenk-order-until = 유리컵에 칩이 몇 개 찰 때까지?
geschenk-order-until-help = 6이면 칩이 6개일 때 다시 정해요. 비우면 제한 없음, 둘 다 비우면 예약 없음.
geschenk-order-keep = 내 칩을 몇 개 남길까요?
geschenk-order-keep-help = 그만큼 남길 수 있는 동안 거절해요. 비우면 마지막 칩까지.
geschenk-order-set = { $until ->
    [0] { $keep ->
        [0] 예약했어요. 칩이 있는 동안 이 카드에 노 땡스라고 할게요. 대신 가져가는 일은 없어요.
       *[other] 예약했어요. 칩 { $keep }개를 남길 수 있는 동안 이 카드에 노 땡스라고 할게요. 대신 가져가는 일은 없어요.
    }
   *[other] { $keep ->
        [0] 예약했어요. 유리컵에 칩이 { $until }개 찰 때까지 이 카드에 노 땡스라고 할게요. 대신 가져가는 일은 없어요.
       *[other] 예약했어요. 유리컵에 칩이 { $until }개 찰 때까지, 칩 { $keep }개를 남길 수 있는 동안 이 카드에 노 땡스라고 할게요. 대신 가져가는 일은 없어요.
    }
}
geschenk-order-none = 예약이 없어요. 차례가 오면 직접 정해요.
geschenk-order-ended = 예약이 끝났어요. 이 카드를 어떻게 할지 정해 주세요.
geschenk-order-bad = 칩 개수로 읽을 수 없어요. 1, 3, 12 같은 숫자를 적거나 비워 두세요.
geschenk-order-reached = { $count ->
    [0] 칩 0개까지라면 예약이 바로 끝나요. 1 이상을 적거나, 제한이 없으면 비워 두세요.
   *[other] 유리컵에 이미 칩이 { $count }개 있어서 예약이 바로 끝나요. 더 크게 적거나, 제한이 없으면 비워 두세요.
}
geschenk-order-few = { $count ->
    [0] 거절할 칩이 없어서 예약이 소용없어요.
   *[other] 칩이 { $count }개 있고 거절할 때마다 하나씩 들어서 그만큼은 남길 수 없어요. 더 적게 적거나 비워 두세요.
}
# Rules
geschenk-sketch-goal = 카드는 숫자만큼 벌점. 점수가 가장 낮으면 이겨요.
geschenk-sketch-turn = 칩 하나를 내고 거절하거나, 카드를 칩까지 함께 가져가요.
geschenk-sketch-score = 연속된 카드는 가장 낮은 것만 세요. 칩은 하나에 1점을 덜어요.
geschenk-rules-0-title = 가져가거나 거절하기
geschenk-rules-0-1 = 카드 한 장이 펼쳐져 있어요. 차례가 되면 둘 중 하나를 해요.
geschenk-rules-0-2 = 노 땡스: 칩 하나를 유리컵에 넣고, 왼쪽 사람이 정해요.
geschenk-rules-0-3 = 가져가기: 카드와 유리컵의 칩을 모두 받아요. 다음 카드를 펼치고 다시 정해요.
geschenk-rules-0-4 = 칩이 없으면 카드를 가져가야 해요.
geschenk-rules-1-title = 점수
geschenk-rules-1-1 = 카드는 숫자만큼 벌점, 칩은 하나에 1점을 덜어요. 점수가 가장 낮은 사람이 이겨요.
geschenk-rules-1-2 = 연속된 카드는 가장 낮은 것만 세요.
geschenk-rules-1-3 = 17에서 20까지는 17점뿐.
geschenk-rules-1-4 = 13과 15, 16은 28점.
geschenk-rules-1-5 = 14까지 있으면 13점뿐.
geschenk-rules-1-6 = 3, 4, 5, 35와 칩 7개: 3 + 35 − 7 = 31.
geschenk-rules-2-title = 시작과 끝
geschenk-rules-2-1 = 3에서 35까지 33장 중 9장을 보지 않고 빼요(0~15장으로 정할 수 있어요). 나머지가 더미예요.
geschenk-rules-2-2 = 시작 칩: 3~5명은 11개, 6명은 9개, 7명은 7개. 다르게 정할 수도 있어요.
geschenk-rules-2-3 = 시작하는 사람은 무작위예요. 칩을 공개하기로 하지 않으면 몇 개인지는 비밀이에요.
geschenk-rules-2-4 = 더미의 마지막 카드를 누가 가져가면 끝나요. 동점이면 공동 승리예요.
geschenk-rules-2-5 = 여러 게임을 하면 점수를 더하고, 왼쪽 사람이 다음 게임을 시작해요.
geschenk-rules-3-title = 유리컵 보는 법
geschenk-rules-3-1 = 짤랑: 새 칩이 떨어지는 중이에요. 색과 줄무늬로 누가 냈는지 알 수 있어요.
geschenk-rules-3-2 = 음표는 이 카드에 낸 칩의 순서이고, 아래 숫자는 자리 번호예요.
geschenk-rules-3-3 = 와르르: 유리컵이 기울고 칩이 가져간 사람에게 굴러가요.
geschenk-rules-3-4 = 각자의 칩은 꼭 쥔 주먹이에요. 몇 개인지 안 보여요.
geschenk-rules-4-title = 좋은 습관과 예약
geschenk-rules-4-1 = 아무도 원하지 않는 카드는 한 바퀴 더 돌려도 돼요. 모두의 칩이 하나씩 붙어 돌아와요.
geschenk-rules-4-2 = 칩을 두 개에서 네 개는 남기세요. 없으면 다음 큰 카드는 내 것이에요.
geschenk-rules-4-3 = 빠진 카드는 아무도 몰라요. 이어 줄 한 장을 마냥 기다리지 마세요.
geschenk-rules-4-4 = 계속 노 땡스: 칩이 몇 개 찰 때까지, 내 칩을 몇 개 남길지 정하면 이 카드를 대신 거절해요. 대신 가져가는 일은 없어요.
# A first hand (/learn)
geschenk-learn-goal = 어서 오세요. 카드 24장을 한 장씩 나눠 가질 텐데, 아무도 원하지 않아요. 카드는 숫자만큼 벌점이거든요. 칩은 하나에 1점씩 이득이고, 열한 개로 시작해요.
geschenk-learn-pay = 7이 나왔어요. 지금 가져가면 7점이에요. 거절하면 유리컵에 칩 하나만 넣으면 돼요. 노 땡스라고 하고 다른 사람을 지켜보세요.
geschenk-learn-pay-else = 7에는 아직 칩이 없어요. 점점 싸질 뿐이니 한 번 거절하세요.
geschenk-learn-take = 칩 세 개가 붙어서 돌아왔어요. 칩 3개와 7이면 4점만 들고, 낮은 카드는 나중에 쓸모가 있어요. 가져가세요.
geschenk-learn-take-else = 이렇게 작은 카드는 다시 돌기 전에 누군가 가져가요. 지금 가져가세요.
geschenk-learn-high = 카드를 가져간 사람이 다음 카드를 펼치고 먼저 정해요. 칩 없는 16은 비싸요. 칩 하나면 떨쳐 낼 만해요.
geschenk-learn-high-else = 유리컵이 빈 16점은 가져가기에 가장 나쁜 때예요.
geschenk-learn-glass = 유리컵을 보세요. 그 안의 칩은 보이지만 다른 사람의 칩은 안 보여요. 짤랑 소리가 나니 세어 봐도 돼요. 칩이 떨어진 사람은 가져가야 해요.
geschenk-learn-wait = 16에 칩 세 개는 아직 모자라요. 칩이 열두 개나 있으니 기다릴 수 있어요. 노 땡스.
geschenk-learn-wait-else = 13점이나 들어요. 누군가 먼저 싸다고 여길지도 몰라요.
geschenk-learn-run = 6이에요. 7을 이미 가지고 있어요. 연속된 카드는 가장 낮은 것만 세니 6과 7은 합쳐 6점, 7만 있을 때보다 적어요. 칩도 하나 붙어 있어요.
geschenk-learn-run-else = 이 카드는 이득이에요. 7이 공짜가 되거든요. 다른 사람이 가로채기 전에 가져가세요.
geschenk-learn-cheap = 이것이 이 게임의 핵심이에요. 내 카드에 이어지는 숫자는 남들에게만 벌점이에요. 용기가 있다면 한 바퀴 더 돌려 칩을 모을 수도 있어요.
geschenk-learn-again = 18은 아무것과도 이어지지 않아요. 노 땡스.
geschenk-learn-again-else = 6에도 7에도 이어지지 않고, 아직 칩도 없어요.
geschenk-learn-last = 아직 칩이 세 개뿐이에요. 모두 참고 있고, 내게도 열한 개가 있으니 함께 참아요.
geschenk-learn-last-else = 15점은 커요. 칩이 있는 한 기다릴 수 있어요.
geschenk-learn-end = 18은 누군가 가져갔고 다음은 31이에요. 이렇게 카드가 떨어질 때까지 해요. 보지 않고 뺀 아홉 장이 있으니 바라는 카드가 없을 수도 있어요. 점수가 가장 낮은 사람이 이겨요.
