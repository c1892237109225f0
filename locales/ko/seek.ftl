# Find players
button-seek = 같이 할 사람 찾기
button-seeking = 같이 할 사람 찾는 중
button-seek-too = 나도 하고 싶어요
button-seek-change = 조건 바꾸기
button-seek-stop = 그만 찾기
button-seek-everywhere = { $on ->
    [yes] 다른 서버 사람과도: 예
   *[other] 다른 서버 사람과도: 아니요
}
button-seekyes = 참가하기
button-seekno = 오늘은 쉬기
button-seekout = 참가 취소
seek-form = 같이 할 사람 찾기
seek-form-games = 어떤 게임을?
seek-form-sizes = 몇 명이서?
seek-form-paces = 제한 시간은?
seek-form-langs = 어떤 언어로?
seek-form-hours = 언제까지 찾을까요?
seek-any-game = 어떤 게임이든
seek-any-size = 몇 명이든
seek-any-pace = 실시간만 아니면 무엇이든
seek-any-lang = 어떤 언어든
seek-size = { $count }명
seek-hours = { $hours ->
    [12] 12시간 동안
    [24] 하루 동안
    [72] 3일 동안
   *[other] 일주일 동안
}
seek-heading = **{ $games }** · { $sizes } · 제한 시간: { $paces } · { $langs }. 같이 할 사람을 { $until }까지 찾고 있어요.
seek-how = 조건이 맞는 사람이 모이면 각자에게 소리 없는 DM으로 물어봐요. 30분 안에 답해 주세요.
seek-asked = -# 답을 기다리는 테이블이 있어요. DM을 확인해 주세요.
seek-rests = -# 얼마 전에 물어봤으니 { $when }까지는 묻지 않을게요.
seek-here = -# 이 서버 사람하고만 해요.
seek-everywhere = -# 다른 서버 사람과도 해요. 상대에게 **{ $name }** 이름이 보이고, 테이블은 DM에 열려요.
seek-tables = 지금 바로 앉을 수 있는 테이블이에요:
seek-stopped = 테이블 찾기를 그만뒀어요.
seek-needs-messages = DM으로 물어보는데 DM이 닿지 않았어요. 이 서버의 개인정보 설정에서 다이렉트 메시지를 허용하고 다시 해 주세요.
seek-ask = { $names }님과 이 게임을 할 수 있어요.
seek-ask-where = { $place } · { $minutes } · 제한 시간: { $pace }
seek-ask-server = { $server }에서
seek-ask-direct = DM에서
seek-ask-until = 어때요? { $until }까지 답해 주세요.
seek-yes = 참가하기로 했어요. 다른 사람도 모두 좋다고 하면 테이블이 열려요.
seek-no = 알겠어요. 오늘은 더 물어보지 않을게요.
seek-late = 답할 시간이 지나서 찾기를 그만뒀어요.
seek-off = 이번에는 사람이 모이지 않았어요. 계속 찾고 있고, 순서도 그대로예요.
seek-dealt = 모두 좋다고 했어요. 게임이 시작됐어요: { $place }
seek-dealt-direct = 모두 좋다고 했어요. 이 DM에서 게임이 시작됐어요.
seek-settled = 이 제안은 이미 정리됐어요.
seek-announced = { $server }에서 같이 할 사람을 찾고 있어요: { $games }

# Managers
server-page-seek = 저절로 모이는 테이블
settings-server-seek = - 저절로 모이는 테이블: **{ $channel }**, { $everywhere ->
    [yes] 다른 서버 사람과도
   *[other] 이 서버 사람하고만
}
settings-seek-page = ‘같이 할 사람 찾기’를 누른 사람들을 이어 주고, 다 모이면 여기에 테이블이 저절로 열려요.
settings-seek-anywhere = 찾기를 누른 채널
settings-seek-choose = 이 테이블을 어디에 열까요?
button-seek-anywhere = 누른 채널에
toggle-seek = { $on ->
    [yes] 다른 서버와도: 예
   *[other] 다른 서버와도: 아니요
}
settings-seek-told = ‘예’로 하면, 원하는 사람은 다른 서버 사람과도 할 수 있어요. 그런 테이블은 채널이 아니라 각자의 DM에 있어요.
