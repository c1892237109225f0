# /settings: a person's panel, and that of a server
settings-choose = 무엇을 바꿀까요?
settings-page-language = 언어
settings-page-portrait = 아이콘
settings-page-quiet = 방해 금지 시간과 시간대
settings-page-reminders = 알림
settings-page-pictures = 그림
settings-page-forget = 데이터 자동 삭제
settings-page-blocks = 차단한 사람
button-settings-server = 이 서버
toggle-hands = { $silent ->
    [yes] 내 차례: 소리 없이
   *[no] 내 차례: 새 메시지
}
toggle-forced = { $made ->
    [yes] 수가 하나뿐일 때: 자동
   *[no] 수가 하나뿐일 때: 직접
}
toggle-ranking = { $listed ->
    [yes] 랭킹: 보임
   *[no] 랭킹: 숨김
}
toggle-phrases = { $on ->
    [yes] 한마디: 켬
   *[no] 한마디: 끔
}
settings-mine = 내 언어: { $language }
settings-language-choose = 어떤 언어로 할까요?
settings-language-set = 이제부터 한국어로 말할게요.
settings-portrait = 내 아이콘: { $portrait }
settings-reminders = 알림: { $often }
settings-reminders-choose = 알림을 얼마나 자주 보낼까요?
settings-pictures = 손패 그림: { $style }
settings-pictures-choose = 손패를 어떻게 그릴까요?
pictures-name = 그림
pictures-help = 모두가 보는 테이블 그림이에요. 자기 손패 그림은 각자 ‘/설정’에서 골라요.
pictures-usual = 보통
pictures-usual-help = 무늬와 배경이 있는 그림
pictures-large = 큰 글씨
pictures-large-help = 적은 것을 모두 크게
pictures-quiet = 차분하게
pictures-quiet-help = 무늬도 배경도 없이
settings-hands = 내 차례가 왔을 때 손패를 받는 방법: { $hands }
settings-forced = { $made ->
    [yes] 둘 수가 하나뿐이면 잠시 뒤 테이블이 대신 둬요
   *[no] 둘 수가 하나뿐이어도 직접 둬요
}
settings-ranked = 랭킹: 이름이 올라가고, 서버 사람들에게 그 서버에서의 전적이 보여요
settings-unranked = 랭킹: 이름이 올라가지 않고, 전적은 나만 볼 수 있어요
settings-forget = 데이터 자동 삭제: { forget-after }
settings-forget-choose = 얼마나 안 쓰면 지울까요?
settings-forget-told = 그동안 아무것도 누르지 않으면 `/도움말`의 ‘내 데이터 지우기’처럼 저장된 것을 지워요. 계정에서 앱을 빼도 저는 알 수 없어서, 다시 오지 않아도 지워지게 하려면 여기서 정하세요.
forget-after = { $months ->
    [0] 안 함
   *[other] { $months }개월 안 쓰면
}
settings-phrases = { $on ->
    [yes] 한마디: 테이블에서 할 수 있고, 다른 사람의 한마디도 손패에 보여요
   *[no] 한마디: 하지 않고, 손패에도 보이지 않아요
}
# Quiet hours and time zone
settings-quiet = 방해 금지 시간: { $hours }
settings-quiet-none = 없음
settings-quiet-page = 방해 금지 시간에는 소리가 나지 않고, 제한 시간도 멈춰요.
settings-quiet-choose = 언제 방해하지 말까요?
settings-quiet-never = 방해 금지 시간 없음
settings-quiet-other = 다른 시간…
settings-quiet-title = 방해 금지 시간
settings-quiet-from = 시작 시각
settings-quiet-until = 끝 시각
settings-quiet-span = { $begin }~{ $end }
settings-quiet-hours = { $span } ({ $zone })
settings-quiet-set = 방해 금지 시간: { $hours }, 그곳은 지금 { $clock }. 그동안 손패는 소리 없이 와요.
settings-quiet-off = 방해 금지 시간을 없앴어요. 이제 손패가 올 때 소리가 날 수 있어요.
# Hours of single weekdays. A night belongs to the day in whose morning it ends.
settings-days-choose = 요일마다 다르게 할까요?
settings-days-same = 매일 같게
settings-days-other = 직접 적기…
settings-days-title = 요일별 시간
settings-days-field = 요일과 시간
settings-days-example = 토 일 1-10; 수 하루 종일
settings-days-span = { $days } { $span }
settings-days-besides = { $hours }; { $days }
settings-days-night = 전날 { $begin }~{ $end }
settings-days-all = 하루 종일
settings-days-no-hours = 없음
settings-no-days = 요일과 시간을 읽지 못했어요. 이렇게 적어 주세요: { $example }
settings-quiet-always = 일주일 내내 방해 금지 시간이면 테이블이 언제까지나 기다리게 돼요. 시간을 조금 남겨 두거나 `/휴가`를 쓰세요.
settings-quiet-set-days = 방해 금지 시간: { $hours }, 그곳은 지금 { $clock }.
# What people may type, with commas between: several days, words between days, a whole day, no hours.
settings-days-weekdays = 평일,주중,평일은,평일에,평일에는
settings-days-weekend = 주말,토일,주말은,주말에,주말에는
settings-days-everyday = 매일,날마다
settings-days-and = 와,과,하고,및,은,는,에,에는,까지
settings-days-whole = 하루 종일,하루종일,온종일,종일
settings-days-none = 없음,안 함,안함
settings-holidays = 공휴일({ $country }): 일요일과 같게
settings-holidays-choose = 공휴일
settings-holidays-none = 공휴일: 평소와 같게
settings-holidays-of = 공휴일({ $country }): 일요일과 같게
settings-holidays-other = 다른 나라…
settings-holidays-title = 공휴일
settings-holidays-field = 나라
settings-no-country = “{ $country }”의 공휴일은 몰라요. ‘일본’처럼 나라 이름을 적어 주세요.
settings-zone = 시간대: { $zone }, 지금 { $clock }
settings-zone-choose = 내 시간대
settings-zone-field = Seoul 같은 도시 이름이나 UTC+9
settings-zone-needed = 먼저 시간대를 골라 주세요.
settings-no-zones = 지금은 시간대 정보가 없어서 방해 금지 시간이 UTC로만 돼요. 봇 운영자에게 알려 주세요.
settings-no-zone = “{ $zone }” 시간대를 모르겠어요. Seoul 같은 도시 이름이나 UTC+9를 적거나, 목록에서 골라 주세요.
settings-which-zone = “{ $zone }”에 맞는 시간대가 여럿이에요: { $zones }. 아직 아무것도 바뀌지 않았으니 맞는 것을 적어 주세요.
button-zone = 다른 시간대…
# The settings of a server
server-page-language = 새 테이블의 언어
server-page-channels = 테이블을 열 수 있는 곳
server-page-games = 게임
server-page-silence = 답을 기다리는 시간
server-page-limits = 한 사람의 테이블 수
server-page-digest = 주간 소식
server-page-club = 정기 모임
toggle-threads = 스레드: { $threads }
toggle-server-phrases = { $on ->
    [yes] 한마디: 켬
   *[no] 한마디: 끔
}
settings-server = **이 서버의 테이블**{ $manages ->
    [yes] {""}
   *[no] {" "}· 서버 관리자가 바꿀 수 있어요.
}
settings-server-language = - 새 테이블의 언어: **{ $language }**
settings-server-channel = - 테이블을 열 수 있는 곳: **{ $channels }**
settings-server-game = - 꺼 둔 게임: **{ $off }**
settings-server-off = 꺼 둠: { $off }
settings-server-threads = - 테이블마다 스레드: **{ $threads }**
settings-server-phrases = { $on ->
    [yes] - 테이블에서 ‘멋진 수네요’ 같은 한마디: **켬**
   *[no] - 테이블에서 ‘멋진 수네요’ 같은 한마디: **끔**
}
settings-server-silence = - **{ $silence }시간** 동안 답이 없으면 다른 사람들이 그 사람 없이 이어 갈 수 있어요
settings-server-only = 서버 안에서 써 주세요.
settings-managers-only = ‘서버 관리하기’ 권한이 있는 사람만 바꿀 수 있어요.
settings-anywhere = 어디든
settings-none-off = 없음
settings-channels = { $count ->
    [0] 어디든
   *[other] 채널 { $count }개
}
settings-channels-choose = 채널 고르기
button-anywhere = 어디든
settings-games-choose = 꺼 둘 게임
settings-hours = { $days ->
    [0] { $hours }시간
   *[other] { $hours }시간({ $days }일)
}
settings-hours-choose = 얼마나 기다릴까요?
settings-hours-field = 시간, { $low }~{ $high } ({ $days }일)
settings-hours-other = 다른 시간…
settings-limits-told = 대기 { $waiting }, 진행 { $playing }, 관전 { $watched }
settings-limit-waiting = 사람을 기다리는 테이블, 1~100
settings-limit-playing = 진행 중인 테이블, 1~100
settings-limit-watched = 컴퓨터끼리 하는 관전용, 0~100
settings-digest-page = 일주일에 한 번, 테이블 소식을 채널에 소리 없이 올려요.
settings-digest-choose = 어느 채널에 올릴까요?
button-digesthere = 여기에 올리기
button-digestoff = 올리지 않기
# The club night of a server.
settings-club-page = 일주일에 한 번, 고른 게임마다 누구나 앉을 수 있는 테이블을 열고 이 서버의 이벤트로도 알려요. 멘션은 하지 않아요.
settings-club-games = 어떤 게임을? { $most }개까지
settings-club-day = 무슨 요일에?
settings-club-hour = 몇 시에?
settings-club-channel = 어느 채널에서?
settings-club-zone = 시간대: { $zone }
settings-club-no-events = 여기서 이벤트를 만들 권한이 없어요. 제 역할에 ‘이벤트 만들기’를 허용하면 모임을 이벤트로 알려요. 테이블은 그대로도 열려요.
button-cluboff = 모임 없애기
settings-server-club = - 정기 모임: { $when }, { $channel }, 매주
settings-server-club-off = - 정기 모임: **없음**
# The event at Discord, and the message in the channel when the evening begins.
club-event = 게임의 밤
club-event-text = 함께해요: { $games }. 시간이 되면 테이블이 열려요. 마음에 드는 곳에 앉으세요.
club-begins = 게임의 밤을 시작해요. 이 테이블들이 기다리고 있어요:
club-over = 게임의 밤이 끝났어요.
# The note to the person who is next.
settings-next = { $on ->
    [yes] 다음이 내 차례일 때: 앞사람이 두는 동안 소리 없이 알려 드려요
   *[no] 다음이 내 차례일 때: 알리지 않아요
}
toggle-next = { $on ->
    [yes] 다음 차례 알림: 켬
   *[no] 다음 차례 알림: 끔
}
