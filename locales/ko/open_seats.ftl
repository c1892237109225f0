# Tables that look for people
button-open-seats = 빈자리
open-seats-button = 빈자리 ({ $count })
open-seats-heading = 사람을 기다리는 테이블이 { $count }곳 있어요. 버튼을 누르면 앉아요.
open-seats-none = 지금은 사람을 기다리는 다른 테이블이 없어요. 하나 열면 다른 사람에게 이 목록으로 보여요.
open-seats-line = - **{ $title }** 테이블 { $table } { $place }: { $names } ({ $facts })
open-seats-line-empty = - **{ $title }** 테이블 { $table } { $place } ({ $facts })
open-seats-free = 빈자리 { $count }
open-seats-chair = 중간에 이어받는 자리
open-seats-missing = { $count }명 더 오면 시작
open-seats-last = 앉으면 바로 시작
open-seats-more = 같은 사람의 테이블 { $count }곳 더
open-seats-pace-none = 제한 시간 없음
open-seats-pace-live = 실시간
open-seats-pace-daily = 하루 한 수
open-seats-pace-easy = 느긋하게
open-seats-pace-weekly = 한 주 한 수
open-seats-join = 참가하기: { $title }, 테이블 { $table }
open-seats-again = 새로 고침

# Table alerts
button-alert-on = 새 테이블 알림 받기
button-alert-off = 알림 끄기
open-seats-alerts = -# 누가 여기에 테이블을 열거나 같이 할 사람을 찾으면 소리 없는 메시지로 알려 드려요. 하루에 한 번까지만 보내요.
table-alert = { $name }님이 이 테이블을 열고 함께할 사람을 찾고 있어요.
alerts-off = 그 서버의 새 테이블은 더 이상 알려 드리지 않아요.
