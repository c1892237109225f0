# The deal of the day: the same cards, once each
command-daily = 하루에 짧은 한 판: 모두가 같은 카드로 해요
command-daily-name = 오늘의한판
daily-title = 오늘의 한 판
daily-month = { $month }월
daily-date = { daily-month } { $day }일
daily-weekday = { $weekday ->
    [0] 월요일
    [1] 화요일
    [2] 수요일
    [3] 목요일
    [4] 금요일
    [5] 토요일
   *[6] 일요일
}
daily-weekday-short = { $weekday ->
    [0] 월
    [1] 화
    [2] 수
    [3] 목
    [4] 금
    [5] 토
   *[6] 일
}
daily-week = 최근 7일 동안 한 날: { $days }
daily-week-day = { $weekday } { $game }
# The place on the seal. $teen is "yes" from 11 to 13, in every hundred.
daily-nth = { $place }위
daily-of = { $count }명 중
daily-heading = **오늘의 한 판: { $title }** ({ $date })
daily-what = 전 세계 모두가 같은 카드로, 컴퓨터 { $count }명을 상대로 한 번만 해요. 카드는 DM으로 오고, 힌트와 무르기는 없어요.
daily-same-cards = 모두가 같은 카드로
daily-waits = 테이블이 DM에서 기다려요: { $place }
daily-late = 테이블은 아직 열려 있지만 날짜가 지나서 결과에는 넣지 않아요: { $place }
daily-late-done = 날짜가 지난 뒤에 끝났거나 컴퓨터가 절반 넘게 두어서 결과에는 넣지 않아요.
daily-given-up = 이 판은 도중에 떠났어요. 같은 카드는 한 번뿐이에요. 내일 새 판이 나와요.
daily-missed = 이날은 하지 않았어요.
daily-options = 규칙 설정: { $options }.
daily-options-usual = 기본 규칙으로 해요.
daily-ends = { $begun ->
    [0] 아직 아무도 앉지 않았어요.
   *[other] 지금까지 { $begun }명이 앉았어요.
} 다음 판은 { $when }에 나와요.
daily-own = 내 점수: { $score }.
daily-first = 아직 혼자예요. 다른 사람의 결과를 기다려 봐요.
daily-only = 이날 끝까지 한 사람은 한 명뿐이었어요.
daily-place = { $count }명 중 { $place }위예요.
daily-better = 다른 사람의 { $percent }%보다 잘했어요.
daily-you = 나
daily-results = { $count }명의 결과
daily-be-first = 첫 번째는 누구?
daily-no-results = 아직 끝까지 한 사람이 없어요
daily-no-results-over = 이날 끝까지 한 사람이 없었어요
daily-bar = { $scores }: { $count }명
daily-commitment =
    이날의 카드는 아무도 고르거나 바꿀 수 없는 비밀 숫자에서 나와요.
    그 커밋먼트, SHA-256: `{ $commitment }`
    숫자는 날짜가 지나면 공개해요.
daily-secret =
    이날의 카드는 이 숫자에서 나왔어요: `{ $secret }`
    하루 내내 공개한 커밋먼트, SHA-256: `{ $commitment }`
daily-over = 그날은 끝났어요. 새 판을 해 보세요.
daily-needs-messages = 카드는 DM으로 보내는데 DM이 닿지 않았어요. 이 서버의 개인정보 설정에서 다이렉트 메시지를 허용하고 다시 해 주세요.
daily-nothing-to-share = 아직 보여 줄 결과가 없어요.
daily-shared = { $name }님: { $line }
button-daily = 오늘의 한 판
button-daily-play = 하기
button-yesterday = 어제
button-today = 오늘
daily-from-to = { $first }~{ $last }
daily-date-short = { $month }월 { $day }일
daily-line = Tefuda { $date } · { $title } { $score }
daily-line-better = { $line } · { $percent }%보다 위 { $squares }
daily-in-a-row = { $count }일 연속
daily-streak = 🔥 { $count }일 연속이에요. 한 주에 하루는 쉬어도 이어져요.
# Share: a result into a channel
button-share = 공유
share-line = { $name }님의 **{ $title }** 결과: { $how }
share-where = 어디에 보여 줄까요? 아래 줄을 복사해도 돼요.
share-nowhere = 나와 봇이 모두 글을 쓸 수 있는 채널이 없어요. 아래 줄을 복사할 수 있어요:
share-pick = 채널 고르기
share-place = #{ $channel } · { $server }
share-here = { $channel }에 올렸어요.
share-done = 이 결과는 <#{ $channel }>에 이미 올렸어요.
share-often = 최근에 결과를 많이 올렸어요. 한 시간 뒤에 다시 해 주세요.
share-not-over = 게임이 끝나면 보여 줄 수 있어요.
share-no-writing = 나나 봇이 글을 쓸 수 없는 채널이에요. 다른 채널을 골라 주세요.
share-elsewhere = 이 결과는 게임을 한 서버에서만 보여 줄 수 있어요.
share-others = 다른 사람도 함께 한 테이블이라, 결과는 게임을 한 곳에서만 보여 줄 수 있어요.
