# What several games say alike: games-tag-play stands for geschenk-tag-play, where that is not there
games-alt-card = { $k }번: { $card }
games-alt-dealer = , 딜러
games-alt-empty = 트릭에 아직 나온 카드가 없어요.
games-alt-hand-card = { $number }번: { $card }
games-alt-last = 지난 트릭, { $leader }번 자리부터, { $seat }번 자리가 가져감: { $cards }.
games-alt-over = 게임이 끝났어요.
games-alt-semicolon = ;{" "}
games-alt-trick = 트릭, { $leader }번 자리부터: { $cards }.
games-ask-discard-1 = 어떤 카드를 버릴까요?
games-ask-play-1 = 어떤 카드를 낼까요?
games-bar-round = 라운드 { $round } / { $rounds }
games-choosing = 고르는 중
games-chosen = 완료
games-deck = 더미
games-discards = 버린 더미
games-event-dealt = { $deal }번째 딜을 시작해요. 딜러는 { $dealer }님이에요.
games-event-ended = { $count ->
    [1] { $winners } 승리! { $score }점이에요.
   *[other] { $winners } 공동 승리! { $score }점이에요.
}
games-event-hand = 내 손패: { $cards }.
games-event-over = { $count ->
    [1] { $winners } 승리!
   *[other] { $winners } 공동 승리!
}
games-event-passed = { $seat }님이 패스했어요.
games-event-played = { $seat }님이 { $card } 카드를 냈어요.
games-hand-title = 내 손패
games-kind-run = 런
games-move-discard = { $card } 버리기
games-move-pass = 패스
games-move-play = { $card } 내기
games-new = 새
games-no-card = 그 카드는 손에 없어요. 손패에서 골라 주세요.
games-no-follow = { $suit }가 있으니 { $suit }를 내야 해요.
games-none = 없음
games-option-first_dealer = 첫 딜러
games-option-first_dealer-random = 무작위
games-option-first_dealer-seat1 = 1번 자리
games-option-first_dealer-seat2 = 2번 자리
games-option-first_dealer-seat3 = 3번 자리
games-option-first_dealer-seat4 = 4번 자리
games-option-max_deals = 최대 딜 수
games-option-mode-individual = 개인전
games-option-rounds = 라운드 수
games-result-title = 게임 끝
games-result-win = { $count ->
    [1] 승리
   *[other] 공동 승리
}
games-round = 라운드 { $round }
games-score-of = { $name }님 { $score }점
games-state-over = 딜 { $deal } 뒤에 끝남
games-state-play = 딜 { $deal } · 트릭 { $trick } / { $tricks }
games-stock = 더미
games-story-level = 공동 승리
games-story-margin = { $points }점 차 승리
games-story-shared = 동점으로 공동 승리
games-tag-discard = 버리기
games-tag-pass = 패스
games-tag-play = 내기
games-unit = 점
games-amount = { $number }점
