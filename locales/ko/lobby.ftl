lobby-length = { $minutes } · 제한 시간: { $pace }
lobby-seated = { $free ->
    [0] { $names }
   *[other] { $names } · 빈자리 { $free }
}
lobby-needs = { $count }명 더 오면 시작할 수 있어요.
lobby-ready = 시작할 수 있어요.
join-again-host = 이미 앉아 있어요. 사람을 초대하거나 컴퓨터를 넣고 시작하세요.
join-again = 이미 앉아 있어요. { $name }님이 시작할 때까지 기다려 주세요.
lobby-full-more = -# 더 올 사람이 있으면, 호스트가 ‘규칙 설정’에서 { $most }자리까지 늘릴 수 있어요.
lobby-more-seats = -# 더 많이 하고 싶으면 여기 ‘자리 수’에서 { $most }자리까지 늘릴 수 있어요.
lobby-seated-kept = { $free ->
    [0] { $names } · 초대: { $kept }
   *[other] { $names } · 초대: { $kept } · 빈자리 { $free }
}
lobby-awaits = { $missing } { $names }님의 답을 기다려요.
lobby-ready-host = 시작할 수 있어요. { $name }님이 ‘시작하기’를 누르면 돼요.
lobby-when-full = 자리가 다 차면 시작해요. { $count }명 더 필요해요.
lobby-invited-only = 초대받은 사람만 앉는 테이블이에요.
lobby-kept = 초대 중
lobby-alt-kept = 초대 중: { $names }.
lobby-alt-options = 규칙 설정: { $options }.
lobby-size = 자리 수
lobby-invite = 초대할 사람(호스트만)
button-invite-friends = 친구 초대
friends-pass-on = 아래 글을 친구에게 보내세요. 코드는 게임이 시작될 때까지 쓸 수 있어요.
friends-invitation = Discord에서 같이 { $title } 하지 않을래요? 봇을 추가하고({ $link }) 봇과의 채팅에 이렇게 입력하세요:
    /게임 코드: { $code }
friends-seen-as = -# 참가하면 다른 사람에게 보이는 이름: { $name }
friends-joined = { $seat }번 자리에 앉았어요. 테이블은 이 DM으로 와요. 오지 않으면 `/내차례`로 열 수 있어요.
code-unknown = 이 코드로 들어갈 수 있는 테이블이 없어요. 게임이 시작되면 코드를 쓸 수 없으니 친구에게 새 코드를 부탁해 보세요.
code-tries = 한 시간에 코드를 { $most }번까지 입력할 수 있어요. 잠시 뒤에 다시 해 주세요.
code-none = 이 테이블은 코드로 들어올 수 없어요.
options-host = -# 시작하기 전까지 호스트 { $name }님이 바꿀 수 있어요.
options-menu = 무엇을 바꿀까요?
seat-kept-for = { $name }(초대 중)
invitation-sent = { $name }님을 초대했어요. 자리를 48시간 동안 잡아 둘게요.
leave-last-sure = 혼자 앉아 있어서, 나가면 테이블이 닫혀요.
leave-seat-sure = 자리를 떠나면 컴퓨터가 이어서 해요. 다른 사람이 앉기 전까지는 언제든 돌아올 수 있어요.
leave-seat-sure-last = 다른 사람이 없어서, 자리를 떠나면 게임이 끝나요.
leave-seat-sure-agreed = 다른 사람은 모두 끝내기에 동의했어요. 자리를 떠나면 테이블이 끝나요.
seat-left = 자리를 떠났고, 컴퓨터가 이어받아요. ‘자리로 돌아가기’로 언제든 돌아올 수 있어요.
seat-left-last = 자리를 떠났어요. 남은 사람이 없어서 테이블이 끝났어요.
seat-left-agreed = 자리를 떠났어요. 다른 사람도 모두 끝내기에 동의해서 테이블이 끝났어요.
seat-left-before = 여기서 자리를 떠났고, 지금은 컴퓨터가 하고 있어요. 돌아갈까요?
shuffle-word = { $name } “{ $word }”
shuffle-words = 가람 가을 강물 개나리 갯버들 겨울 고래 고요 구름 국화 까치 꽃잎 나무 나비 노을 눈꽃 다람쥐 단풍 달빛 달팽이 대나무 도토리 동백 두루미 등불 매화 모래 목련 무지개 물결 미나리 민들레 바다 바람 반디 밤하늘 버들 별빛 보리 봄비 부엉이 비파 사슴 산들 산호 새벽 샘물 소나무 솔방울 수달 수련 시내 싸리 아침 안개 여울 연꽃 오솔길 옥돌 은하 이슬 잎새 자작 잔디 제비 조약돌 진달래 찔레 차돌 참새 초롱 파도 풀잎 하늘 햇살 호수
word-title = 내 셔플 단어
word-label = 글자, 숫자, 붙임표 24자까지
word-unfit = 셔플 단어에는 글자, 숫자, 붙임표만 { $most }자까지 쓸 수 있어요. 다른 단어를 적어 주세요.
lobby-alt = 앉은 사람: { $names }. { $free ->
    [0] 빈자리 없음.
   *[other] 빈자리 { $free }.
} 호스트: { $opener }.
lobby-table = 테이블 { $table }
lobby-options = 규칙 설정
lobby-free-seat = 빈자리
lobby-computer = CPU
lobby-host = 호스트
lobby-joined = { $seat }번 자리에 앉았어요. 시작하면 손패를 DM으로 보낼게요. ({ $place })
invitation-declined = 알겠어요. 그 자리는 다시 빈자리예요.
lobby-left = 테이블에서 나왔어요.
lobby-closed = 테이블을 닫았어요.
lobby-close-sure = 이 테이블을 닫을까요?
lobby-computer-added = { $name }님이 자리에 앉았어요.
lobby-started = 시작했어요. { $place }
seat-line = { $seat }. { $name }
seat-number = { $seat }번 자리
seat-team = { " " }(팀 { $team })
seat-choose = 어느 자리로 갈까요?
seat-remove = 누구를 내보낼까요?
end-votes = 끝내기에 동의: { $needed }명 중 { $count }명. 모두 동의하면 끝나요.
end-done = 모두 동의해서 테이블을 끝냈어요.
rematch-open = 한 판 더 할 테이블을 준비했어요(테이블 { $table }, { $place }).
shelf-heading = 게임
shelf-players = { $low }~{ $high }명
shelf-players-one = { $count }명
shelf-minutes = 약 { $count }분
box-players = { $players } ({ $best })
box-best = { $count }명 추천
box-best-from = { $count }명 이상 추천
box-age = { $age }세 이상
shelf-line = { $title }: { $players }, { $time }. { $line }
shelf-begin = 처음 하기 좋은 게임
shelf-open = 게임을 누르면 소개를 볼 수 있어요.
shelf-known = -# ✓ 해 봤거나 연습한 게임
shelf-not-here = 제가 이 서버에 없어서 여기서는 테이블을 열 수 없어요. 게임은 둘러볼 수 있고, `/연습`, `/문제`, `/오늘의한판`은 여기서도 돼요. 컴퓨터와 한 판 하려면 저와의 DM에서 `/게임`을 쓰세요. 여기서 함께 하려면 서버를 관리하는 분이 저를 초대해 주셔야 해요.
shelf-genre = { $genre } ({ $count })
shelf-limit-players = 몇 명이 하나요?
shelf-limit-time = 시간은 얼마까지 괜찮나요?
shelf-limit-minutes = { $count }분까지
shelf-line-short = { $title }: { $players }, { $time }.
shelf-limited = { $limits }: 게임 { $count }개
shelf-empty = 조건에 모두 맞는 게임이 없어요. 아래에서 조건을 하나 빼 보세요.
genre-tricks = 트릭
genre-sets = 조합과 단어
genre-nerve = 배짱과 심리전
genre-boards = 놓고 쌓기
words-are-no-moves = 메시지로는 수를 읽지 못해요. 손패의 버튼을 누르거나, `/플레이` 뒤에 수를 적어 주세요.
card-heading = **{ $title }** · { $second }
card-designer = 작가: { $name }
permission-unknown = 확인되지 않음
permission-granted = 작가에게 받음
permission-traditional = 전통 게임이라 필요 없음
credit = -# { $told }
credit-permission = 이용 허락: { $state }
credit-more = 더 알아보기: { $link }
card-learned = ✓ 연습해 봤어요.
card-played = ✓ { $count }번 해 봤어요.
card-alt = { $title } 표지
button-card = 게임 소개
button-learn-minutes = 3분 만에 익히기
button-back-to-shelf = 모든 게임
option-help = -# **{ $name }**: { $help }
inbox-heading = { $count ->
    [0] 차례가 온 테이블이 없어요.
   *[other] 차례가 온 테이블 { $count }곳
}
inbox-line = - { $where } ({ $since })
inbox-where = { $title } 테이블 { $table } { $place }
inbox-where-thread = { $place } · 테이블 { $table }
inbox-where-direct = { $title } 테이블 { $table } · { $names }
inbox-button = { $title } 테이블 { $table }
inbox-others = 그 밖에 참가 중인 테이블 { $count }곳
inbox-other-line = - { $where }
inbox-invited = 초대받은 테이블 { $count }곳
inbox-join = 참가하기: { $title }, 테이블 { $table }
language-auto = Discord 설정대로
seat-add-computer = 컴퓨터의 난이도는?
lobby-no-hints = 힌트가 없는 테이블이에요.
# When somebody does not answer
silence-named = ⏳ { $names }님의 답을 { $since }부터 기다리고 있어요.
silence-somebody = ⏳ { $since }부터 기다렸지만 아직 답하지 않은 사람이 있어요.
silence-needed = { $needed ->
    [1] 다른 사람 1명만 누르면 게임이 이어져요.
   *[other] 다른 사람 { $needed }명이 동의하면 게임이 이어져요.
}
silence-needed-anybody = { $needed ->
    [1] 이 테이블의 누구든 1명만 누르면 게임이 이어져요.
   *[other] 이 테이블의 { $needed }명이 동의하면 게임이 이어져요.
}
silence-decide = { $needed ->
    [1] 어떻게 할까요? 1명만 누르면 정해져요.
   *[other] 어떻게 할까요? { $needed }명이 같은 버튼을 눌러야 해요.
}
silence-agreed = 동의했어요. 지금 { $needed }명 중 { $count }명이에요.
silence-moved = 됐어요. 게임이 이어져요.
silence-seated = 됐어요. 돌아올 때까지 컴퓨터가 앉아 있어요.
silence-over = 이미 정리됐어요. 답이 왔거나 게임이 진행됐어요.
silence-yours = 다들 나의 답을 기다리고 있어요. ‘손패 보기’에서 답해 주세요.
button-movefor = 대신 진행하기
button-seatcpu = 컴퓨터 앉히기
button-seatback = 자리로 돌아가기
absent-note = 한동안 답이 없어서 지금은 컴퓨터가 내 자리에서 하고 있어요. 이 테이블의 아무 버튼이나 누르면 자리로 돌아와요.
mention-absent = { $person } 지금은 컴퓨터가 대신 앉아 있어요. 이 테이블의 아무 버튼이나 누르면 자리로 돌아와요.
seat-back = 어서 오세요. 손패를 보내 드릴게요.
event-table-moved-for = { $name }님의 답이 없어서 테이블이 대신 진행했어요.
event-table-moved-for-somebody = 답하지 않은 사람 몫은 테이블이 대신 진행했어요.
event-table-computer-sits = { $name }님이 돌아올 때까지 컴퓨터가 앉아 있어요.
event-table-returned = { $name }님이 돌아왔어요.
mention-result = { $person } { $how }
portrait-title = 아이콘 고르기
portrait-choose = 어떤 아이콘으로 할까요?
portrait-offer = 테이블 그림에서 내 자리에 나오는 아이콘이에요. 지금: { $portrait }.
portrait-chosen = 내 아이콘: { $portrait }. 모든 테이블의 다음 그림부터 보여요.
portrait-alt = 고를 수 있는 아이콘: { $names }. 지금: { $portrait }.
portrait-letter = 이름 첫 글자
portrait-given = { $portrait }, 이름 첫 글자와 함께
portrait-bear = 곰
portrait-frog = 개구리
portrait-penguin = 펭귄
portrait-panda = 판다
portrait-hedgehog = 고슴도치
portrait-whale = 고래
portrait-crane = 두루미
portrait-koi = 잉어
portrait-sheep = 양
portrait-octopus = 문어
portrait-chick = 병아리
portrait-snail = 달팽이
portrait-daruma = 다루마
portrait-lantern = 등롱
portrait-teapot = 주전자
portrait-maple = 단풍잎
portrait-moon = 초승달
portrait-mountain = 후지산
portrait-onigiri = 주먹밥
portrait-umbrella = 우산
portrait-mushroom = 버섯
portrait-pine = 분재
portrait-windbell = 풍경
portrait-kite = 연
# The clock
pace-name = 제한 시간
pace-help = 한 사람이 생각할 수 있는 시간이에요. 정하지 않으면 아무도 재촉하지 않아요.
pace-none = 없음
pace-live = 실시간(5분, 한 수마다 +1분)
pace-daily = 하루 한 수(24시간, 한 수마다 +4시간)
pace-easy = 느긋하게(3일, 한 수마다 +12시간)
pace-weekly = 한 주 한 수(7일, 한 수마다 +36시간)
clock-seat = { $name }님 { $when }
clock-line = -# 시간이 끝나는 때: { $seats }
clock-own = -# 내 시간이 끝나는 때: { $when }
clock-up = 이번 수의 시간이 끝났어요. 할 수 있을 때 두면 돼요. 조금 더 지나면 다른 사람이 게임을 이어 갈 수 있어요.
silence-moves = 아무도 누르지 않으면 { $when }에 테이블이 대신 둬요.
silence-waits = 됐어요. 이제 시간이 더 있어요.
button-waitmore = 기다리기
button-waitdays = { $count }일 더 기다리기
button-waithours = { $count }시간 더 기다리기
button-inbox = 손패 열기
event-table-waits-for = { $name }님을 조금 더 기다려요.
event-table-waits-for-somebody = 답을 조금 더 기다려요.
event-table-asleep = 테이블이 잠들었어요.
paused-asleep = 2주 동안 아무도 오지 않아서 테이블이 잠들었어요. 앉아 있는 사람이 아무 버튼이나 누르면 깨어나요.
movers-line = -# { $name }님 자리: { $counts }
movers-count = { $name } { $count }수
mover-computer = 컴퓨터
mover-timeout = 테이블
mover-order = 예약해 둔 수
# Reminders
reminder-heading = 차례가 온 테이블이 { $count }곳 있어요. 시간 날 때 들러 주세요.
reminder-line = - { $title } 테이블 { $table } { $place } ({ $when }부터)
reminder-line-clock = - { $title } 테이블 { $table } { $place } (시간이 끝나는 때: { $when })
reminder-alone = {"  "}다른 사람은 모두 답했어요. 이제 내 답만 남았어요.
reminder-decide = 급하지 않아요. 다만 답이 없으면 { $when }부터 같은 테이블 사람들이 어떻게 이어 갈지 정할 수 있어요: 기다리기, 대신 진행하기, 컴퓨터 앉히기.
reminder-settings = -# 알림이 너무 많나요? `/설정`
reminders-normal = 보통
reminders-rare = 드물게(하루 한 번까지)
reminders-off = 없음
hands-new = 새 메시지로
hands-silent = 이미 있는 메시지에 소리 없이
# Away
away-panel = 휴가를 떠나나요? 마지막 날을 고르세요. { $days }일 뒤까지 고를 수 있고, 모든 테이블에 적용돼요.
away-now = { $until }까지 휴가예요. 바꾸려면 다른 날을 고르세요.
away-choose = 언제까지 휴가인가요?
away-choose-how = 자리는 어떻게 할까요?
away-wait = 테이블이 나를 기다려요
away-computer = 컴퓨터가 대신 해요
away-day = { $count ->
    [0] { $date } (오늘)
   *[other] { $date } ({ $count }일 뒤)
}
away-set-wait = { $count ->
    [0] { $until }까지 휴가예요. 진행 중인 테이블은 없어요.
   *[other] { $until }까지 휴가예요. 테이블이 기다리고, 제한 시간은 멈추고, 소리도 나지 않아요. 언제까지인지 다른 사람에게 보여요. 사흘이 지나면 다른 사람들이 먼저 이어 갈 수 있어요. 하고 싶으면 언제든 둘 수 있어요.
}
away-set-computer = { $count ->
    [0] { $until }까지 휴가예요. 진행 중인 테이블은 없어요.
   *[other] { $until }까지 휴가예요. 진행 중인 테이블에서는 컴퓨터가 대신 해요. 테이블의 아무 버튼이나 누르면 그 테이블의 자리로 돌아와요.
}
away-back = 어서 오세요. 다른 사람에게도 보여요.
away-line = 🏖 { $name }님은 { $until }까지 휴가예요.
away-past = 이미 지난 날이에요. 휴가의 마지막 날은 언제인가요?
away-too-long = 휴가는 한 번에 { $days }일까지예요. 더 이른 날을 고르거나 자리를 넘겨주세요.
away-spent = { $days ->
    [0] 올해 휴가 30일을 모두 쓴 테이블이 있어서 더 길게 쉴 수 없어요.
   *[other] 1년에 30일인 휴가가 { $days }일만 남은 테이블이 있어요. 더 이른 날을 골라 주세요.
}
away-no-day = “{ $typed }”에서 날짜를 읽지 못했어요. 목록에서 고르거나 내일, 12월 24일, 2026-12-24처럼 적어 주세요.
away-which-day = “{ $typed }”에 맞는 날이 여럿이에요: { $days }. 아직 아무것도 바뀌지 않았으니 맞는 날을 적어 주세요.
button-awayback = 돌아왔어요
event-table-gone = { $name }님이 서버를 떠나서 연락할 수 없어요.
event-table-away = { $name }님은 며칠 동안 휴가예요.
absent-note-away = 휴가 중이라 컴퓨터가 내 자리에서 하고 있어요. 이 테이블의 아무 버튼이나 누르면 자리로 돌아와요.
# A pause by consent, and the first deal
button-propose-pause = 쉬기 제안
button-pause = 쉬기에 동의
button-pauseno = 계속하기
pause-proposed = ⏸ 쉬자는 제안: { $needed }명 중 { $count }명 동의. 모두 동의하면 쉬어요.
pause-agreed = 동의했어요. 지금 { $needed }명 중 { $count }명이고, 모두 동의하면 쉬어요.
pause-begun = 이제 테이블이 쉬고, 시간도 흐르지 않아요.
pause-refused = 그럼 쉬지 않고 계속해요.
pause-settled = 쉬자는 그 제안은 이미 정리됐어요.
paused-agreed = 모두 동의해서 쉬고 있어요. 시간은 흐르지 않고, 여기 앉은 누구나 ‘이어서 하기’을 누를 수 있어요.
event-table-pause-proposed = { $name }님이 쉬자고 제안했어요.
lobby-starts-full = 자리가 다 차면 바로 시작해요. { $place }
reminder-ready = - { $title } 테이블 { $table } { $place }: 사람이 모여서 이제 시작할 수 있어요.
start-button = 시작하기: { $title }, 테이블 { $table }
startfull-button = 자리가 차면 시작: 테이블 { $table }
# Somebody else in the chair
button-chairany = 누구에게나 넘기기
chair-to-whom = 넘겨줄 사람 …(물어볼게요)
button-chairkeep = 내가 계속하기
button-chairtake = 이 자리에 앉기
button-chairyes = 환영해요
button-chairno = 반대해요
button-chairdecline = 다음에 할게요
chair-free = 🪑 { $name }님이 자리를 넘기고 싶어 해요. 앉는 사람은 지금 손패로 이어서 해요.
chair-asked-for = 🪑 { $taker }님이 { $name }님의 자리에 앉고 싶어 해요. 호스트나 다른 사람의 절반이 ‘반대해요’를 누르지 않으면 { $when }에 앉아요.
chair-offered = 자리를 넘긴다고 테이블에 알렸어요. 누가 앉기 전까지는 그대로 내 자리예요.
chair-offered-to = { $name }님에게 물어보고 있어요. 승낙하기 전까지는 그대로 내 자리예요.
chair-kept = 그대로 내 자리예요.
chair-taken = 자리에 앉았어요. 손패와 지금까지의 이야기를 보내 드릴게요.
chair-asked-by-you = 자리를 부탁했어요. 다른 사람들이 12시간 안에 반대하지 않으면 손패를 DM으로 보낼게요.
chair-declined = 알겠어요. 자리는 그대로예요.
chair-judged = 알겠어요.
chair-for-you = { $name }님이 이 테이블의 자리를 넘겨주고 싶어 해요. 지금 손패로 이어서 하게 돼요.
chair-given = { $name }님이 자리를 이어받았어요. 지금까지 고마웠어요.
chair-taker-refused = 그 테이블은 지금 이대로 이어 가고 싶대요. 다음 테이블에서 만나요.
chair-settled = 그 제안은 이미 정리됐어요.
chair-asked = 바로 조금 전에 다른 사람이 그 자리를 부탁했어요.
chair-not-yours = 그건 다른 사람이 정할 일이에요.
chair-knew = 이 테이블에 앉았던 사람은 아는 것이 많아서 다른 자리에 앉을 수 없어요.
chair-refused = 지금은 { $name }님에게 부탁할 수 없어요.
event-table-chair-offered = { $name }님이 자리를 넘기고 싶어 해요.
event-table-chair-taken = { $name }님이 자리를 이어받았어요.
chair-choose = 누구에게 자리를 넘길까요? 그 사람이 앉기 전까지는 그대로 내 자리예요.
button-chair = 자리 넘기기
away-hand = 다른 사람이 내 자리에 앉아도 돼요
away-set-hand = { $count ->
    [0] { $until }까지 휴가예요. 진행 중인 테이블은 없어요.
   *[other] { $until }까지 휴가예요. 테이블마다 자리를 넘긴다고 알렸어요. 누가 앉기 전까지는 그대로 내 자리이고, 제한 시간은 멈춰요.
}
# When a table starts: the select of its opener, and what everybody reads.
start-name = 시작
start-press = ‘시작하기’를 누르면
start-full = 자리가 차면 바로
start-count = { $count }명이 모이면 바로
start-minutes = { $minutes ->
    [60] 1시간 뒤, 있는 사람끼리
    [120] 2시간 뒤, 있는 사람끼리
   *[other] { $minutes }분 뒤, 있는 사람끼리
}
start-computers = { $minutes }분 뒤, 빈자리는 컴퓨터
start-time = 정한 시각에
lobby-starts = 저절로 시작해요.
lobby-starts-at = { $computers ->
    [yes] { $when }에 시작해요. 빈자리에는 컴퓨터가 앉아요.
   *[no] { $when }에 와 있는 사람끼리 시작해요.
}
lobby-starts-needs = { $told } { $missing }
lobby-starts-count = { $count }명 더 오면 시작해요.
# A table of a club night, until somebody sits down.
lobby-nobody = 먼저 앉는 사람이 호스트예요
lobby-alt-nobody = 아직 아무도 앉지 않았어요. 빈자리 { $free }. 먼저 앉는 사람이 호스트예요.
