# Leagues (/league)
no-such-league = 그 리그를 찾을 수 없어요.
league-started = 이 리그는 이미 시작했어요. 다음 리그에서 만나요.
league-over = 이 리그는 끝났어요.
league-ending = 이제 대진은 더 없어요. 남은 테이블이 끝나면 리그도 끝나요.
league-full = 이 리그는 { $most }명으로 다 찼어요. 다음 리그에서 만나요.
league-not-in = 이 리그에 참가하고 있지 않아요.
league-organiser-only = 리그를 연 사람과 서버 관리자만 할 수 있어요.
league-too-few = 아직 사람이 모자라요. 적어도 { $count }명이 필요해요.
leagues-many = 이 서버에는 이미 리그가 { $most }개 있어요. 하나가 끝난 뒤에 열어 주세요.
leagues-own = 이 서버에서 이미 리그 { $most }개를 열고 있어요. 하나가 끝난 뒤에 열거나 다른 사람의 리그에 참가해 보세요.
leagues-today = 오늘 여기서 리그를 { $most }개 열었어요. 내일 다시 해 주세요.
command-league = 리그: 한 주에 한 번씩, 모두가 모두와 겨뤄요
command-league-name = 리그
league-explained = **리그**: 참가할 사람을 모아, 한 주에 한 번씩 모두가 모두와 겨뤄요.
leagues-none = 이 서버에는 아직 리그가 없어요.
league-new = 리그 열기: 어떤 게임?
league-weeks = { $count ->
    [0] 모두 만날 때까지
   *[other] { $count }주
}
league-form-weeks = 얼마 동안?
league-form-pace = 제한 시간은?
league-form-players = 한 테이블에 몇 명?
league-title = { $title } 리그
league-heading = 🏆 **{ $title } 리그** ({ $id })
league-terms = { $weeks ->
    [0] 모두 만날 때까지
   *[other] { $weeks }주 동안
}, 한 테이블에 { $size }명, 제한 시간 { $pace }. 매주 테이블이 저절로 열리고 손패는 DM으로 와요.
league-points = 이긴 상대마다 2점, 비긴 상대마다 1점이에요. 자리를 떠나면 컴퓨터가 어떻게 하든 남은 모두에게 진 것으로 쳐요.
league-signed = 참가 신청 { $count }명: { $names }
league-some-free = { $people }명이라 { $every ->
    [yes] 매주
   *[no] 어떤 주에는
} { $count }명이 돌아가며 쉬어요.
league-odd = 참가하는 사람이 홀수면 매주 한 명씩 돌아가며 쉬어요.
league-how = 하려면 ‘참가하기’를 누르세요. { $name }님이 ‘시작하기’를 누르면 시작해요.
league-state = { $weeks }주 중 { $week }주째
league-state-over = 리그가 끝났어요
league-next = 다음 대진은 { $when }에 나와요.
league-last = 마지막 주예요. 남은 테이블이 끝나면 리그도 끝나요.
league-soon = 곧 첫 대진이 나와요.
league-cancelled = 이 리그는 시작하기 전에 끝났어요.
league-won = { $count ->
    [1] { $names }님이 { $points }점으로 우승!
   *[other] { $names }님이 각 { $points }점으로 공동 우승!
}
league-no-games = 끝난 테이블이 없어요.
league-ended = **{ $title } 리그** ({ $id }) 끝났어요.
league-week = 🏆 **{ $title } 리그** ({ $id }): { $week }주째 대진
league-pair = - { $names }: 테이블 { $table } { $place }
league-free = - 이번 주 쉬는 사람: { $names }
league-mine = 내 테이블:
league-head-played = 판
league-head-won = 승
league-head-kept = 시간 안에
league-head-points = 점수
league-kept = { $count }%
league-row = { $place }위 { $name }, { $points }점({ $played }판 { $won }승)
league-row-kept = { $row }, 시간 안에 둔 수 { $kept }
league-alt-gap = {"; "}
league-alt = 순위표. { $rows }.
league-roster-alt = 지금까지 신청한 사람: { $names }.
league-joined = { $title } 리그({ $id })에 참가했어요. 시작하면 매주 손패가 DM으로 와요.
league-left = 리그에서 나왔어요.
league-left-running = 리그에서 나왔어요. 이미 시작한 테이블은 그대로 할 수 있어요.
league-begun = 리그를 시작했어요. 곧 첫 대진이 나와요.
league-opened = 리그를 열었어요. 곧 이 채널에서 신청할 수 있어요.
league-closed = 리그를 끝냈어요.
league-end-sure = { $title } 리그({ $id })를 끝낼까요? 대진이 더 나오지 않아요.
league-leave-sure = { $title } 리그({ $id })에서 나갈까요?
button-league-join = 참가하기
button-league-leave = 나가기
button-league-start = 시작하기
button-league-look = 순위표
button-league-end = 끝내기
league-state-open = 신청받는 중
league-thread = { $title } 리그 · { $week }주째, 테이블 { $number }
league-somebody = 누군가
open-seats-leagues = 참가할 수 있는 리그:
open-seats-leagues-begun = 진행 중인 리그:
open-seats-league = - 🏆 **{ $title } 리그** ({ $id }) <#{ $channel }>: { $count }명
open-seats-league-button = { $title } 리그 ({ $id })
