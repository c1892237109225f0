# Leagues (/league)
no-such-league = 그런 리그나 컵 대회를 찾을 수 없어요.
league-started = 이제는 참가할 수 없어요. 다음 기회에 만나요.
league-over = 이미 끝났어요.
league-ending = 이제 대진은 더 없어요. 남은 테이블이 끝나면 전체도 끝나요.
league-full = { $most }자리가 다 찼어요. 다음 기회에 만나요.
league-not-in = 여기에 참가하고 있지 않아요.
league-organiser-only = 연 사람과 서버 관리자만 할 수 있어요.
league-too-few = 아직 사람이 모자라요. 적어도 { $count }명이 필요해요.
leagues-many = 이 서버에는 이미 리그와 컵 대회가 { $most }개 있어요. 하나가 끝난 뒤에 열어 주세요.
leagues-own = 이 서버에서 이미 리그나 컵 대회 { $most }개를 열고 있어요. 하나가 끝난 뒤에 열거나 다른 사람이 연 곳에 참가해 보세요.
leagues-today = 오늘 여기서 리그나 컵 대회를 { $most }개 열었어요. 내일 다시 해 주세요.
command-league = 리그와 컵 대회: 신청하면 테이블이 저절로 열려요
command-league-name = 리그
league-explained = **리그와 컵 대회**: 참가 신청을 받고 나면 테이블이 저절로 열려요. 리그에서는 모두가 모두와 겨뤄요. 컵 대회에서는 한 라운드의 모든 테이블이 같은 카드를 받아요.
leagues-none = 이 서버에는 아직 리그도 컵 대회도 없어요.
league-new = 리그·컵 대회 열기: 어떤 게임?
league-weeks = { $count ->
    [0] 필요한 만큼
   *[other] { $count }라운드
}
league-form = { $title }: 리그·컵 대회
league-form-weeks = 몇 라운드?
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
league-missing = { $count }명만 더 모이면 시작할 수 있어요.
cup-missing-teams = { $count }팀만 더 모이면 시작할 수 있어요.
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
league-pair-away = - { $names }: 테이블 { $table }
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
league-leave-sure = { $title } 리그({ $id })에서 나갈까요?{ $begun ->
    [yes] {" "}이미 시작한 테이블은 그대로 할 수 있어요.
   *[no] {""}
}
button-league-join = 참가하기
button-league-leave = 나가기
button-league-start = 시작하기
button-league-look = 순위표
button-league-end = 끝내기
league-state-open = 신청받는 중
league-thread = { $title } 리그 · { $week }주째, 테이블 { $number }
league-somebody = 누군가
open-seats-leagues = 참가할 수 있는 리그와 컵 대회:
open-seats-leagues-begun = 진행 중인 리그와 컵 대회:
open-seats-league = - 🏆 **{ $title } 리그** ({ $id }) <#{ $channel }>: { $count }명
open-seats-league-button = { $title } 리그 ({ $id })
# Cups (/league): the texts of a league that are others for a cup
cup-no-threads = 컵 대회는 다른 사람도 같은 카드로 하기 때문에 테이블마다 비공개 스레드를 열어요. { $channel }에서는 열 수 없어요. 텍스트 채널에서 열거나, 서버 관리자에게 ‘비공개 스레드 만들기’와 ‘스레드에서 메시지 보내기’를 허용해 달라고 하세요.
cup-sealed = 이 카드로 아직 할 사람이 있어요. 라운드가 끝나면 볼 수 있어요.
cup-stays = 다른 사람도 같은 카드로 하고 있어서, 컵 대회의 테이블은 옮길 수 없어요. 손패는 그대로 DM으로 와요.
cup-team-full = 그 팀은 이미 다 찼어요. 다른 팀을 골라 주세요.
league-form-kind = 어떤 방식?
league-form-days = 컵 대회의 한 라운드는 얼마 동안?
cup-kind = { $kind ->
    [league] 리그: 모두가 모두와 겨루기
    [swiss] 스위스 컵: 점수가 비슷한 사람과 만나기
   *[other] 토너먼트 컵: 이긴 사람이 올라가기
}{ $team ->
    [1] {""}
   *[other] {" "}({ $team }인 팀)
}
cup-days = { $count ->
    [7] 1주
    [14] 2주
   *[other] { $count }일
}
cup-title = { $title } 컵
cup-heading = 🏆 **{ $title } 컵** ({ $id })
league-terms-days = { $weeks ->
    [0] 모두 만날 때까지
   *[other] { $weeks }라운드
}, 한 라운드 { $span }, 한 테이블에 { $size }명, 제한 시간 { $pace }. 라운드마다 테이블이 저절로 열리고 손패는 DM으로 와요.
cup-terms-swiss = 스위스 방식: { $weeks ->
    [0] 순위가 가려질 때까지
   *[other] { $weeks }라운드
}, 한 라운드 { $span }, 한 테이블에 { $size }명, 제한 시간 { $pace }. 점수가 비슷한 사람과 만나고, 한 라운드의 모든 테이블이 같은 카드를 받아요.
cup-terms-knockout = 토너먼트: 한 라운드 { $span }, 한 테이블에 { $size }명, 제한 시간 { $pace }. { $size ->
    [2] 이긴 사람이 올라가고, 준결승에서 지면 3위 결정전을 해요.
   *[other] 테이블마다 위쪽 절반이 올라가요.
} 한 라운드의 모든 테이블이 같은 카드를 받아요.
cup-points-swiss = 테이블에서 이긴 상대마다 2점, 비긴 상대마다 1점이에요. 여기에 다른 테이블에서 같은 카드를 든 사람을 절반 넘게 앞서면 2점, 딱 절반이면 1점을 더해요. 쉬는 라운드는 모두와 비긴 것으로 쳐요. 늦게 참가해도 놓친 라운드가 몇 번이든 한 번 쉰 것으로 쳐요. 모두가 마친 라운드부터 순위에 들어가요.
cup-points-knockout = 비기면 같은 카드를 든 다른 사람들보다 더 잘한 쪽이 올라가요.
cup-teams = { $count }인 팀: 저마다 다른 테이블에서 하고 점수를 합쳐요. 모자라는 사람 몫은 컴퓨터가 해요.
cup-team = { $name }님 팀
cup-team-line = - **{ $team }**: { $names }{ $count ->
    [1] {" "}({ $count }/{ $size }명)
   *[other] {""}
}
cup-team-ask = 어느 팀으로 할까요?
cup-team-new = 새 팀
cup-team-choice = { $names }님과 함께
cup-state = { $weeks }라운드 중 { $week }라운드
cup-state-over = 컵 대회가 끝났어요
cup-next = 다음 라운드는 { $when }에 시작해요.
cup-next-knockout = 다음 라운드는 지금 테이블이 모두 끝나면, 빨라도 { $when }에 시작해요.
cup-last = 마지막 라운드예요. 남은 테이블이 끝나면 컵 대회도 끝나요.
cup-soon = 곧 첫 테이블이 열려요.
cup-cancelled = 이 컵 대회는 시작하기 전에 끝났어요.
cup-is-over = 이 컵 대회는 끝났어요.
cup-pair-third = { $line } (3위 결정전)
cup-pair-final = { $line } (결승)
cup-pair-teams = **{ $teams }**
cup-won-swiss = { $team ->
    [1] { $count ->
        [1] { $names }님이 { $points }점으로 우승!
       *[other] { $names }님이 각 { $points }점으로 공동 우승!
    }
   *[other] { $count ->
        [1] { $points }점으로 { $names } 우승!
       *[other] 각 { $points }점으로 { $names } 공동 우승!
    }
}
cup-won-knockout = { $team ->
    [1] { $count ->
        [1] { $names }님 우승!
       *[other] { $names }님 공동 우승!
    }
   *[other] { $count ->
        [1] { $names } 우승!
       *[other] { $names } 공동 우승!
    }
}
cup-ended = **{ $title } 컵** ({ $id }) 끝났어요.
cup-week = 🏆 **{ $title } 컵** ({ $id }): { $week }라운드의 테이블
cup-bye = - 이번 라운드 부전승: { $names }
cup-free = - 이번 라운드 쉬는 사람: { $names }
cup-from-next = - 다음 라운드부터 하는 사람: { $names }
cup-head-hand = 같은 카드
cup-row-hand = { $row }, 같은 카드를 든 사람의 { $hand }보다 위
cup-places = 순위: { $places }
cup-place = { $place }위 { $names }
cup-alt = 대진표.
    { $rounds }
cup-alt-round = { $head }: { $told }.
cup-alt-bye = { $name } 부전승
cup-alt-plays = { $names } 대결
cup-alt-won = { $names } 진출, { $others } 탈락
cup-alt-final = 1위부터 차례로 { $names }
cup-alt-third = 3위 결정전, { $told }
cup-round = { $round }라운드
cup-final = 결승
cup-third = 3위 결정전
cup-opened = 컵 대회를 열었어요. 곧 이 채널에서 신청할 수 있어요.
cup-joined = { $title } 컵({ $id })에 참가했어요. 시작하면 라운드마다 손패가 DM으로 와요.
cup-joined-late = { $title } 컵({ $id })에 참가했어요. { $mode ->
    [knockout] 상대가 없는 사람이 있거나 누가 빠지면 바로 할 수 있어요.
   *[swiss] 자리가 나는 대로, 늦어도 다음 라운드부터 할 수 있어요. 그때까지 놓친 라운드는 모두 합쳐 한 번 쉰 것으로 쳐요.
}
cup-joined-team = { $title } 컵({ $id })에 참가했어요. 팀이 남아 있으면 다음 라운드부터 할 수 있어요.
cup-left = 컵 대회에서 나왔어요.
cup-left-running = 컵 대회에서 나왔어요. 이미 시작한 테이블은 그대로 할 수 있어요.
cup-begun = 컵 대회를 시작했어요. 곧 첫 테이블이 열려요.
cup-closed = 컵 대회를 끝냈어요.
cup-end-sure = { $title } 컵({ $id })을 끝낼까요? 라운드가 더 이어지지 않아요.
cup-leave-sure = { $title } 컵({ $id })에서 나갈까요?{ $begun ->
    [yes] {" "}이미 시작한 테이블은 그대로 할 수 있어요.
   *[no] {""}
}
cup-thread = { $title } 컵 · { $week }라운드, { $third ->
    [yes] 3위 결정전, 테이블 { $number }
   *[no] 테이블 { $number }
}
open-seats-cup = - 🏆 **{ $title } 컵** ({ $id }) <#{ $channel }>: { $count }명
open-seats-cup-button = { $title } 컵 ({ $id })
