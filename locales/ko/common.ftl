# Words that all games share
as-said = { $text }
option-line = { $name }: { $value }
option-on = 있음
option-off = 없음
# The table
table-heading = **{ $title }** · 테이블 { $table }
table-thread = { $title } · { $sign }
table-thread-comma = {", "}
table-thread-more = {" "}외 { $count }명
table-thread-number = {" "}({ $table })
table-opened = **{ $name }**님이 { $title } 테이블을 열었어요(테이블 { $table }). { $place }에서 기다릴게요.
table-opened-yours = { $title } 테이블을 열었어요: { $place }. 거기서 사람을 초대하거나 컴퓨터를 넣은 다음 ‘시작하기’를 누르세요.
table-begun = **{ $title }**(테이블 { $table }) 게임이 시작됐어요. { $place }에서 볼 수 있어요.
table-result = { $how } **{ $title }**(테이블 { $table }): { $place }
table-called-off = **{ $title }**(테이블 { $table }) 게임이 중간에 끝났어요.
table-turn = ▶ **{ $name }**님 차례예요
table-waiting = ▶ { $names }님을 기다려요
table-waiting-all = ▶ 모두의 선택을 기다려요
table-ended = 이 테이블은 중간에 끝났어요.
table-deserted = 아무도 앉아 있지 않아서 테이블을 치웠어요.
table-expired = 14일 동안 시작되지 않아서 테이블을 치웠어요.
table-over = 이 테이블은 끝났어요.
table-paused = 이 테이블은 쉬고 있어요. { $why }
button-move-here = 여기로 옮기기
table-moved = 테이블을 여기로 옮겼어요.
move-waits = 테이블이 서버를 떠나려면 앉아 있는 모두가 동의해야 해요. 지금 { $needed }명 중 { $agreed }명이 동의했고, 다른 분들께도 물어봤어요.
move-waits-until = 답하지 않는 사람이 있으면 { $when }부터는 더 적은 사람의 동의로도 옮길 수 있어요. 그때 ‘여기로 옮기기’를 다시 누르세요.
move-proposed = { $name }님이 이 테이블을 다른 곳으로 옮기고 싶어 해요. 앉아 있는 모두가 동의하면 옮겨져요.
move-within-server = 이 테이블의 채널이 아직 있어요. 같은 서버의 다른 채널로는 옮길 수 있지만, 서버 밖으로는 옮길 수 없어요.
direct-stays = 이 테이블은 각자의 DM에 있어서 채널로 옮길 수 없어요.
result-won = 🏆 **{ $name }**님 승리!
result-nobody = 승자가 없어요.
result-lost = **{ $names }**님이 졌어요. 승자는 없어요.
result-team = 🏆 { $names }님 팀 승리!
result-shared = 🏆 { $names }님 공동 승리!
# The same in a message of one's own
result-you-won = 🏆 이겼어요!
result-your-team = 🏆 우리 팀이 이겼어요!
result-you-shared = 🏆 { $names }님과 공동 승리!
result-you-lost = 졌어요. 승자는 없어요.
result-you-came = { $count }명 중 { $place }위예요.
result-you-came-behind = { $count }명 중 { $place }위예요(1위와의 차이: { $lead }).
invite-in-server = 여기서 누군가를 초대하려면 `/게임`의 게임 소개에서 ‘친구와 하기’를 누르세요. 서버의 채널에서는 이 명령어로 상대를 고를 수 있어요.
play-with = **{ $name }**님과 무엇을 할까요?
play-with-which = 어떤 게임을 할까요?
table-opened-alone = 컴퓨터와 하는 { $title } 테이블을 준비했어요(테이블 { $table }). ‘시작하기’를 누르세요.
table-opened-friends = 친구와 하는 { $title } 테이블(테이블 { $table })을 바로 아래에 열었어요. 이 DM과 친구들의 DM에서 진행돼요.
place-direct = 📩 DM
dm-closed = DM을 보내지 못했어요. 손패는 테이블의 ‘손패 보기’에서 볼 수 있어요. DM으로 받으려면 Discord 설정에서 서버 멤버의 다이렉트 메시지를 허용하세요.
block-bot = 사람만 차단할 수 있어요.
blocks-explained = 차단한 사람과는 같은 테이블에 앉지 않고, 서로의 테이블에서 버튼도 명령어도 쓸 수 없어요. 채널의 메시지는 그대로 보여요. 차단된 사람에게는 알리지 않아요.
blocks-list = 차단한 사람: { $people }
blocks-list-more = 차단한 사람: { $people } (외 { $count }명은 아래 목록에 있어요)
blocks-none = 차단한 사람이 없어요.
blocks-count = { $count ->
    [0] 없음
   *[other] { $count }명
}
blocks-add = 차단할 사람
blocks-remove = 차단을 풀 사람
blocks-in-server = 누군가를 차단하려면 서버에서 `/설정`을 쓰세요.
# Hands
hand-heading = { $heading } · { $place }
hand-place = -# 테이블 { $table } · { $place }
hand-place-state = { $place } · { $state }
hand-your-turn = **차례가 왔어요.** { $prompt }
mention-turn = { $person } 차례가 왔어요. ‘손패 보기’를 누르세요.
mention-all = { $people } 모두의 답을 기다려요. 답할 것이 있는지는 ‘손패 보기’에서 확인하세요.
panel-page = { $prompt } ({ $page }/{ $pages }쪽)
panel-page-button = { $page }쪽
panel-numbered = { $number } · { $text }
panel-choice = { $verb }: { $value }
panel-else = 다른 것 …
panel-build = 또는 하나씩 고르기: { $prompt }
panel-cost = { $move }: { $cost }
panel-sure = { $move }. 정말 이대로 할까요?
panel-other-number = 다른 숫자 …
panel-more-numbers = { $low }~{ $high } …
panel-so-far = { $chosen } → …
# Buttons
button-open-alone = 컴퓨터와 하기
button-open-friends = 친구와 하기
button-to-table = 테이블로 가기
button-hand = 손패 보기
button-log = 로그
button-rules = 규칙
button-more = 더 보기
button-menu = 메뉴
button-back = 뒤로
button-refresh = 손패 다시 보기
button-older = 이전 기록
button-newer = 다음 기록
button-previous = 이전
button-next = 다음
button-resume = 이어서 하기
button-agree = 옮기기에 동의
button-rematch = 한 판 더
button-fair = 카드를 섞는 방법
button-fair-check = 확인하는 방법
button-verify = 확인하기
button-record = 기록 저장
button-join = 참가하기
button-leave = 나가기
button-computer = 컴퓨터 넣기
button-start = 시작하기
button-start-computers = 컴퓨터와 시작하기
button-decline = 다음에 할게요
button-seats = 자리
button-options = 규칙 설정
button-further-options = 다른 규칙
button-done = 닫기
switch-hints-off = 힌트: 없음
switch-hints-on = 힌트: 허용
button-word = 내 단어 바꾸기
button-close = 테이블 닫기
button-leave-seat = 자리 떠나기
button-propose-end = 끝내기 제안
button-end = 끝내기에 동의
button-takeover = 컴퓨터에게 맡기기
# Refusals
illegal-now = 지금은 그렇게 할 수 없어요. 손패에서 다시 골라 주세요.
stale = 게임이 그사이 진행됐어요. 지금 상황은 이래요.
not-your-turn = { $count ->
    [0] 지금은 차례가 아니에요.
   *[other] 지금은 { $names }님 차례예요.
}
not-your-turn-secret = 지금은 답할 것이 없어요. 모두 답할 때까지 기다려 주세요.
not-at-this-table = 이 테이블에 앉아 있지 않아요. `/게임`에서 빈자리를 찾거나 새 테이블을 열 수 있어요.
not-started = 이 테이블은 아직 시작하지 않았어요.
already-started = 이 테이블은 이미 시작했어요.
already-at-this-table = 이미 이 테이블에 앉아 있어요.
no-such-table = 그 테이블을 찾을 수 없어요. 치워졌을 수도 있어요.
no-game-called = 그런 이름의 게임은 없어요: “{ $typed }”. `/게임`에서 모든 게임을 볼 수 있어요.
no-table-here = 여기에는 테이블이 없고, 참가 중인 테이블도 없어요. `/게임`에서 열 수 있어요.
which-table = 어느 테이블인가요?
which-table-mine = { $title }, 테이블 { $table }: 내 차례
which-table-other = { $title }, 테이블 { $table }
no-such-game = 그런 게임은 없어요. 할 수 있는 게임은 `/게임`에 있어요.
game-away = 지금은 이 게임을 할 수 없어요. 나중에 다시 와 주세요.
game-closed = 이 게임의 새 테이블은 이제 열 수 없어요. 진행 중인 테이블은 끝까지 할 수 있어요. 다른 게임은 `/게임`에 있어요.
no-such-person = 그 사람은 이 테이블에 없어요.
no-such-seat = 그런 자리는 없어요.
no-computer-player = 이 게임에는 아직 컴퓨터 플레이어가 없어요.
no-standing-orders = 이 게임에는 예약해 두는 수가 없어요.
nobody-gone = 빠진 사람이 없어요.
seat-taken = 그 자리에는 { $name }님이 앉아 있어요. 빈자리를 골라 주세요.
table-full = 이 테이블은 자리가 다 찼어요({ $size }자리). 다음 테이블에서 만나요.
only-the-opener = 테이블의 호스트만 할 수 있어요.
start-host-only = 아직 빈자리가 있어서 지금은 호스트 { $name }님만 시작할 수 있어요. 자리가 다 차면 앉은 사람 누구나 시작할 수 있어요.
not-enough-seats = 지금 { $count }명이에요. 이 게임을 시작할 수 있는 인원은 { $seats }명이에요.
not-over = 이 테이블은 아직 진행 중이에요.
not-played-out = 끝까지 하지 않은 게임이라 승부처를 알 수 없어요.
bad-option = ‘{ $option }’ 설정에는 그 값을 쓸 수 없어요. 다른 값을 골라 주세요.
malformed = 이 버튼을 읽을 수 없어요. 테이블의 ‘손패 보기’를 눌러 보세요.
malformed-command = 이 명령어를 읽을 수 없어요. 목록에서 다시 고르고, 나오는 제안을 써 주세요.
move-not-understood = { $title }(테이블 { $table })에서 “{ $typed }” 수는 지금 둘 수 없어요. 이런 것이 가능해요: { $moves }.
players-not-offered = 이 게임은 { $count }명이 할 수 없어요. 다른 인원을 골라 주세요.
option-not-offered = ‘{ $name }’의 그 설정은 { $count }명과 맞지 않아요. 둘 중 하나를 바꿔 주세요.
preset-none = 아직 이 게임의 규칙을 고른 적이 없어요. ‘기본 규칙’을 고르고 ‘규칙 설정’에서 바꿀 수 있어요.
game-off-here = 이 서버에서는 이 게임이 꺼져 있어요. 다른 게임은 `/게임`에 있어요.
channel-not-allowed = 테이블은 { $channels }에서 열 수 있어요.
not-recorded = 지금은 저장하지 못해서 아무것도 바뀌지 않았어요. 잠시 뒤에 다시 해 주세요.
former-now = 이제는 `/{ $command }` 명령어를 쓰세요.
former-then = 이제는 버튼이에요. `/{ $command }` 명령어를 쓰고 ‘{ $button }’ 버튼을 누르세요.
former-menu = 이제는 버튼이에요. `/{ $command }` 명령어를 쓰고 ‘{ $menu }’, 그다음 ‘{ $button }’ 버튼을 누르세요.
former-game = 이제는 버튼이에요. `/{ $command }`에서 게임을 고르고 ‘{ $button }’ 버튼을 누르세요.
former-table = 이제는 버튼이에요. `/{ $command }`에서 테이블을 고르고 ‘{ $button }’ 버튼을 누르세요.
former-table-menu = 이제는 버튼이에요. `/{ $command }`에서 테이블을 고르고 ‘{ $button }’ 버튼을 누르세요. ‘{ $menu }’ 안에 있을 수도 있어요.
former-leave = 이제는 버튼이에요. `/{ $command }`에서 테이블을 고르고 ‘{ $button }’ 버튼을 누르세요. 게임이 시작된 뒤에는 ‘{ $menu }’ 안의 ‘{ $seat }’ 버튼이에요.
former-button = 이제는 버튼이에요. ‘{ $button }’ 버튼은 끝난 게임의 결과 아래에 있고, 진행 중에는 로그 아래에 있어요.
command-old = 이 명령어가 바뀌었어요. 잠시 뒤에 다시 입력해 주세요.
trouble = 처리하지 못했고, 수는 기록되지 않았어요. 다시 해 주세요. (번호 { $ref })
owner-only = 봇 운영자만 쓸 수 있어요.
cog-unknown = ‘{ $name }’ 항목이 없거나, 지금은 그렇게 할 수 없어요.
cog-done = 완료: ‘{ $name }’.
cog-broken = ‘{ $name }’ 파일에 오류가 있어서 그대로 두었어요. 위치는 로그에 있어요.
invited-only = 이 테이블에는 초대받은 사람만 앉을 수 있어요.
seats-kept = 빈자리는 { $names }님을 위해 잡아 두었어요. 호스트가 ‘자리’에서 비울 수 있어요.
seat-kept = 그 자리는 { $name }님을 위해 잡아 두었어요.
invite-refused = 지금은 그 사람을 초대할 수 없어요.
already-here = { $name }님은 이미 이 테이블에 있어요.
not-invited = 이 테이블에서 온 초대가 없어요.
too-many-seated = 이미 { $count }명이 앉아 있어서 자리를 그보다 줄일 수 없어요.
block-yourself = 자기 자신은 차단할 수 없어요.
blocks-full = { $most }명까지 차단할 수 있어요.
# Pauses
paused = 쉬고 있어요.
paused-channel-gone = 테이블이 있던 채널이 없어져서 쉬고 있어요. 이어서 하려면 다른 채널에서 `/내차례`로 이 테이블을 고르고 ‘여기로 옮기기’를 누르세요.
paused-no-access = 테이블이 있는 채널을 볼 수 없어서 쉬고 있어요. 서버 관리자에게 봇의 권한을 확인해 달라고 하세요.
paused-no-permission = 여기에 파일을 올릴 권한이 없어서 쉬고 있어요. 서버 관리자에게 ‘메시지 보내기’와 ‘파일 첨부’를 허용해 달라고 하세요.
paused-thread-locked = 테이블의 스레드가 잠겨서 쉬고 있어요. 관리자에게 풀어 달라고 하거나, 다른 채널에서 `/내차례`로 이 테이블을 고르고 ‘여기로 옮기기’를 누르세요.
paused-server-gone = 봇이 서버에서 내보내져서 쉬고 있어요. 다시 초대한 뒤 거기서 `/내차례`로 이 테이블을 고르고 ‘여기로 옮기기’를 누르세요.
paused-game-gone = 지금은 이 게임을 할 수 없어서 테이블도 쉬고 있어요. 게임이 돌아오면 저절로 이어져요.
paused-game-newer = 이 테이블은 봇의 더 새로운 버전에서 진행됐기 때문에 쉬고 있어요. 봇이 다시 최신이 되면 이어져요.
paused-game-unreadable = 이 테이블을 읽지 못해서 쉬고 있어요. 잃어버린 수는 없어요. 봇 운영자에게 알려 주세요.
paused-person-gone = 서버를 떠난 사람이 있어서 쉬고 있어요. ‘컴퓨터에게 맡기기’를 누르면 이어져요.
resumed = 돌아왔어요. 이어서 하세요.
seat-taken-over = { $names }님의 자리는 컴퓨터가 이어받았어요.
rematch-invited = { $name }님이 한 판 더 하자고 해요. 자리를 48시간 동안 잡아 둘게요.
invitation-begun = 초대를 기다리다 게임이 먼저 시작됐어요. 다음 테이블에서 만나요.
invitation-off = 테이블이 닫혀서 초대도 끝났어요.
invited = { $name }님이 이 테이블에 초대했어요. 자리를 48시간 동안 잡아 둘게요.
order-ended = 예약해 둔 수가 끝났어요. 이제 직접 둘 차례예요.
# Record and proof
log-empty = 아직 아무 일도 없었어요.
log-numbered = `{ $number }` { $text }
log-unreadable = 이 버전에서는 읽을 수 없는 기록이에요.
rules-goal = 목표
rules-turn = 차례
rules-score = 점수
rules-heading = **{ $title }** 규칙 { $page }/{ $pages }
fair-made = 여기서는 누구도, 봇조차도 카드를 고를 수 없어요. 봇은 누가 참가하기도 전에 비밀 숫자를 뽑았고, 참가한 사람마다 단어를 하나씩 더해요. 이것이 모두 모여야 카드 순서가 정해져요. 게임이 끝나면 누구나 확인할 수 있어요.
fair-words = 단어: { $words }
fair-own-word = 내 단어: **{ $word }**. 더 안심하려면 직접 정한 단어로 바꾸세요. 카드를 나누기 전까지 바꿀 수 있어요.
fair-same-cards = 이 테이블은 다른 테이블과 같은 카드를 쓰기 때문에 비밀 숫자와 단어도 같아요.
fair-committed =
    비밀 숫자의 커밋먼트(다른 숫자와는 맞지 않는 지문, SHA-256): `{ $commitment }`
    누가 참가하기 전부터 여기 있었어요. 테이블이 끝나면 숫자를 공개해요. 이 지문과 맞으면 한 번도 바뀌지 않은 거예요.
fair-over =
    비밀 숫자의 커밋먼트(다른 숫자와는 맞지 않는 지문, SHA-256): `{ $commitment }`
    ‘확인하기’를 누르면 숫자를 보여 주고, 이 지문과 맞는지 살피고, 게임 전체를 그 숫자로 다시 계산해요.
proof-not-yet = 비밀 숫자는 테이블이 끝나면 공개해요. 지금의 커밋먼트: { $commitment }.
proof-holds =
    증명이 맞아요. { $moves }수를 모두 다시 계산했어요.
    커밋먼트, SHA-256: `{ $commitment }`
    비밀 숫자: `{ $secret }`
    셔플 단어: { $words }
    비밀 숫자와 단어로 만든 시드: `{ $seed }`
    카드 배분은 이 시드만으로 정해지고, 나중에 바꿀 수 없어요.
    봇 없이 확인하려면 기록을 저장한 다음 `python -m engine.verify`에 넣으세요.
proof-no-words = 이 기록에는 없어요(예전 테이블)
proof-broken = 기록과 증명이 맞지 않아요. 봇 운영자에게 알려 주세요.
proof-old-rules = 이 테이블은 예전 규칙으로 진행해서 지금은 다시 계산할 수 없어요. 커밋먼트와 비밀 숫자는 기록에 있어요.
record-not-yet = 기록은 테이블이 끝나면 저장할 수 있어요.
record-here = 이 테이블의 기록이에요.
# Times
ago-minutes = { $count ->
    [0] 방금
   *[other] { $count }분 전부터
}
ago-hours = { $count }시간 전부터
ago-days = { $count }일 전부터
# What happens to tables
event-table-resigned = { $name }님이 자리를 떠나 컴퓨터가 이어받았어요.
event-table-end-proposed = { $name }님이 테이블을 끝내고 싶어 해요. ‘메뉴’에서 동의할 수 있어요.
event-table-ended = 테이블을 끝냈어요.
event-table-paused = 테이블을 잠시 쉬어요.
event-table-resumed = 테이블을 이어서 해요.
panel-anytime = 미리 정하기(나만 보여요)
panel-amount = { $low }~{ $high } 사이의 숫자
not-that-number = { $typed } 값은 쓸 수 없어요. 가장 가까운 값은 { $below }, { $above } 두 가지예요.
not-a-number = { $low }~{ $high } 사이의 숫자를 적어 주세요.
# Advice of the computer players, and watching
button-hint = 힌트
button-next-move = 다음 수
button-stop = 관전 그만하기
hint-move = 💡 { $move }
hint-failed = 지금은 힌트를 찾지 못했어요. 잠시 뒤에 다시 해 보세요.
no-hints-here = 힌트 없이 연 테이블이에요.
no-hint-now = 여기는 직접 세는 곳이라 힌트가 없어요.
not-for-watching = 관전용 테이블이 아니에요.
result-hints = -# { $name }님은 힌트를 { $count }번 썼어요.
turning-progress = 돌아보는 중… { $done }/{ $of }수
turning-none = 큰 승부처는 없었어요. 모두 좋은 수였어요.
turning-point = ⭐ { $move }번째 수, { $name }님: “{ $played }”. 컴퓨터의 생각은 “{ $best }”(승산 차이 약 { $percent }%)
turning-point-counted = ⭐ { $move }번째 수, { $name }님: “{ $played }”. 컴퓨터의 생각은 “{ $best }”.
turning-chances = -# 이길 수 있었을까요? 같은 카드로 여기서부터 { $games }번씩 이어서 두어 보니 { $same ->
    [yes] 두 수 모두 { $played }승으로 차이가 없었어요
   *[no] 이 수는 { $played }승, 다른 수는 { $best }승이었어요
}. { $bar }
turning-chances-quick = -# 우선 빠르게 살펴봤어요. 같은 카드로 여기서부터 { $games }번씩 이어서 두어 보니 { $same ->
    [yes] 두 수 모두 { $played }승으로 차이가 없었어요
   *[no] 이 수는 { $played }승, 다른 수는 { $best }승이었어요
}. { $bar }
turning-chances-ahead = -# 이길 수 있었을까요? 앞을 내다보는 컴퓨터끼리 같은 카드로 여기서부터 { $games }번씩 이어서 두어 보니 { $same ->
    [yes] 두 수 모두 { $played }승으로 차이가 없었어요
   *[no] 이 수는 { $played }승, 다른 수는 { $best }승이었어요
}. { $bar }
turning-looking = -# 여기서부터 여러 번 이어서 두어 보며 더 알아보고 있어요. 몇 분 뒤에 여기를 다시 봐 주세요.
turning-looking-minutes = -# 앞을 내다보는 컴퓨터끼리 여기서부터 여러 번 이어서 두어 보며 알아보고 있어요. { $minutes }분쯤 뒤에 여기를 다시 봐 주세요.
turning-looking-hour = -# 앞을 내다보는 컴퓨터끼리 여기서부터 여러 번 이어서 두어 보며 알아보고 있어요. 한 시간 안에 결과가 나오니, 그때 ‘다시 보기’에서 여기를 봐 주세요.
turning-looking-hours = -# 앞을 내다보는 컴퓨터끼리 여기서부터 여러 번 이어서 두어 보며 알아보고 있어요. 몇 시간 걸리니, 나중에 ‘다시 보기’에서 여기를 봐 주세요.
turning-failed = -# 지금은 여기서부터 더 이어서 두어 볼 수 없었어요.
turning-away = -# 이 게임은 지금 쉬고 있어서 이어서 두어 보기를 멈췄어요. 다시 열리면 한 번 더 해 보세요. 지금까지 알아낸 것은 여기에 남아 있어요.
turning-stopped = -# 규칙이 바뀌었거나 기록이 없어져서 이 판은 더 이어서 두어 볼 수 없어요. 지금까지 알아낸 것은 여기에 남아 있어요.
button-look-again = 다시 해 보기
level-beginner = 쉬움
level-friend = 보통
level-strong = 어려움
level-house = 빠름
level-beginner-hint = 놓치거나 실수하지만, 엉뚱한 수는 두지 않아요
level-friend-hint = 정석을 알아요. 운이 적은 게임이면 ‘쉬움’을 다섯 번에 네 번쯤 이겨요
level-strong-hint = 깊이 생각해요. 운이 적은 게임이면 ‘보통’을 세 번에 두 번쯤 이겨요
level-house-hint = 오래 생각하지 않고 경험대로 바로 둬요
watch-opened = { $title } 관전 테이블을 준비했어요(테이블 { $table }): { $place }.
# Names of the computer players
computer-name-1 = 까망
computer-name-2 = 하양
computer-name-3 = 얼룩
computer-name-4 = 너구리
computer-name-5 = 여우
computer-name-6 = 부엉이
computer-name-7 = 거북이
computer-name-8 = 토끼
computer-seat = CPU { $name }{ $stars }
button-arrange = 손패 정렬
one-order-only = 이 게임은 손패를 정렬하는 방법이 하나뿐이에요.
bot-not-here = 제가 아직 이 서버에 없어요. 서버를 관리하는 분에게 초대를 부탁해 주세요.
somebody-name = 누군가
button-mydata = 내 데이터 받기
button-mydatadelete = 내 데이터 지우기
button-forgetme = 모두 지우기
mydata-here = 저장되어 있는 내 데이터 전부예요.
mydata-sure = { $count ->
    [0] 저장된 내 데이터를 지워요. 되돌릴 수 없어요.
   *[other] 저장된 내 데이터를 지워요. 되돌릴 수 없어요. 지금 앉아 있는 테이블 { $count }곳에서 나가고, 시작한 테이블은 컴퓨터가 이어받아요.
} 지난 테이블에서는 이름이 ‘누군가’로 바뀌고 수만 남아요.
mydata-forgotten = 지웠어요. 함께해 주셔서 고마웠어요.
outside-broken = 외부에서 넣은 게임 { $slug } 작동을 멈췄어요: { $where }. 그 게임의 테이블은 기다리고, 다른 것에는 영향이 없어요. 자세한 것은 로그에 있어요. 고친 뒤 `/cogs reload` 명령어를 쓰거나 다시 켜면 돌아와요.
person-unknown = 계정 ID를 숫자로 적어 주세요.
cogs-forgotten = 그 사람의 데이터를 지웠어요(테이블 { $count }곳).
next-turn = 지금은 { $name }님 차례예요. 다음이 내 차례예요.
