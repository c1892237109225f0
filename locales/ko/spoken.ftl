# Pictures as they are heard, in every game.
spoken-title = { $title }: { $right }.
spoken-title-called = { $title } { $right }.
spoken-turn = 차례: { $seats }.
spoken-player = { $number }번 자리 { $name }: { $facts }.
spoken-player-bare = { $number }번 자리 { $name }.
spoken-held = 손패 { $number }장
spoken-won = { $number }트릭
spoken-score-unit = { $number }{ $unit }
spoken-minus = 마이너스{" "}
spoken-of = { $whole } 중 { $part }
spoken-dealer = 딜러
spoken-started = 시작 플레이어
spoken-sentence = { $text }.
spoken-numbered = { $number }: { $card }
spoken-marked = { $card } ({ $mark })
spoken-trick = 트릭, { $leader }부터: { $cards }.
spoken-trick-winner = 이기는 중: { $seat }.
spoken-no-trick = 트릭에 아직 나온 카드가 없어요.
spoken-last = 지난 트릭, { $leader }부터: { $cards }.
spoken-last-winner = 가져간 사람: { $seat }.
spoken-winner = { $win }: { $names }.
spoken-total = 합계 { $number }점
spoken-leg = { $head }: { $leg }
spoken-legs = { $leg ->
    [round] 라운드
    [game] 게임
   *[deal] 딜
}별로 { $legs }
spoken-last-legs = 최근 { $leg ->
    [round] 라운드
    [game] 게임
   *[deal] 딜
}: { $legs }
