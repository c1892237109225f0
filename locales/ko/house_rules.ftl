# House rules on a game's card

house-heading = **{ $title } · 규칙 설정**
house-heading-named = **{ $title } · 규칙 설정**: { $name }
house-choose = 다른 규칙 쓰기
house-usual = 기본 규칙
house-server = 이 서버의 규칙
house-are-servers = -# 이 서버의 규칙이에요.
house-server-has = -# 이 서버의 규칙: { $rules }
house-also = 그 밖에
house-hints = 힌트 허용
house-name = 이 규칙의 이름
button-house-form = { $page ->
    [0] 자리와 제한 시간
    [1] 게임 규칙
   *[other] 게임 규칙 { $page }
}
button-house-keep = 규칙 저장
button-house-drop = “{ $name }” 지우기
button-house-server-on = 서버 규칙으로 정하기
button-house-server-off = 서버 규칙에서 빼기
button-house-back = 뒤로
preset-name = 나중에 찾을 수 있게 이 규칙의 이름을 적어 주세요.
presets-full = 이 게임의 규칙을 이미 { $most }개 저장했어요. ‘규칙 설정’에서 하나를 지운 다음 저장해 주세요.
card-server-rules = 이 서버의 규칙: { $rules }
table-opened-server-rules = -# 이 서버의 규칙으로 해요: { $rules }
house-last = 지난번과 같게
button-house-new = 새 규칙 만들기
league-rules = 규칙 설정: { $rules }
league-rules-help = -# 시작하기 전까지 다른 규칙으로 바꿀 수 있어요(게임 설정, 무르기, 그림). 제한 시간과 자리 수는 리그에서 정한 대로이고, 힌트는 없어요.
