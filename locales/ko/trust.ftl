# Who can join; reports; people who are kept from the tables of a server

join-name = 참가할 수 있는 사람
join-all = 누구나
join-invited = 초대받은 사람만
join-in_time = 시간을 지키는 사람
join-in_time-help = 수의 { $share }% 이상을 시간 안에 두는 사람
join-finished = { $games }판 이상 한 사람
join-finished-help = 어디서든 { $games }판 이상 끝까지 한 사람
lobby-asks-in_time = -# 호스트는 시간 안에 두는 사람({ $share }% 이상)과 하고 싶어 해요.
lobby-asks-finished = -# 호스트는 어디서든 { $games }판 이상 끝까지 한 사람과 하고 싶어 해요.
trust-in-time = 호스트가 수의 { $least }% 이상을 시간 안에 두는 사람을 찾아요. 지금 내 기록은 { $share }%예요(나만 볼 수 있어요). 제한 시간이 있는 테이블에서 시간 안에 둘 때마다 올라가고, 다른 테이블에는 참가할 수 있어요.
trust-finished = 호스트가 { $least }판 이상 끝까지 한 사람을 찾아요. { $count ->
    [0] 아직 끝까지 한 판이 없으니
   *[other] 지금까지 { $count }판을 했으니
} { $missing }판만 더 하면 돼요. 어떤 게임이든, 컴퓨터와 해도 괜찮아요.
tables-waiting-first = { $most ->
    [1] 내 테이블({ $tables })이 여기서 아직 사람을 기다려요. 시작하거나 닫은 다음 새로 열어 주세요.
   *[other] 내 테이블 { $most }곳({ $tables })이 여기서 사람을 기다려요. 하나를 시작하거나 닫은 다음 새로 열어 주세요.
} 한 판을 끝낼 때마다 하나씩 더 열 수 있어요.
barred-here = 이 서버의 관리자가 지금은 테이블 참가를 막아 두었어요. 관리자와 이야기해 보세요. 진행 중인 게임은 계속할 수 있어요.

button-report = 관리자에게 알리기
report-title = 관리자에게 알리기
report-who = 누구에 대한 일인가요?
report-word = 무슨 일이 있었나요?
report-word-help = 이 서버의 관리자만 읽어요. 테이블의 누구에게도 알리지 않아요.
report-sent = 고마워요. 이 서버의 관리자에게 전했어요. 테이블의 누구에게도 알리지 않아요.
report-server-only = DM에는 관리자가 없어요. ‘설정’에서 사람을 차단할 수 있어요.
report-empty = 무슨 일이 있었는지 짧게 적어 주세요.
report-again = 이 테이블의 이 사람에 대해서는 이미 관리자에게 알렸어요. 관리자에게 잘 전해졌어요.
reports-enough = 관리자에게는 하루에 { $most }번까지 알릴 수 있어요. 급하면 직접 연락해 주세요.
report-alone = 이 테이블에는 다른 사람이 없어요.
report-heading = **테이블에서 온 신고** · { $title }, 테이블 { $table }: { $place }
report-told = { $reporter }님이 { $reported }님에 대해:
report-private = -# { $server } 관리자에게만 가요. { $reported }님에게는 알리지 않아요. 그 서버의 ‘설정’ → ‘이 서버’에서 테이블 참가를 막거나 신고를 받을 채널을 정할 수 있어요.
report-in-channel = -# { $reported }님에게는 알리지 않아요.
button-report-bar = 테이블 참가 막기
report-gone = 30일이 지난 신고이거나, 둘 중 한 사람이 데이터를 지웠어요.

server-page-people = 사람과 신고
settings-people-told = { $count ->
    [0] 막은 사람 없음
   *[other] 막은 사람 { $count }명
}
settings-reports-owner = 서버 소유자의 DM
people-explained = 테이블 참가를 막은 사람은 이 서버에서 테이블을 열거나 앉을 수 없어요. 진행 중인 게임은 끝까지 해요. 본인은 누를 때 알게 되고, 다른 사람에게는 알리지 않아요.
people-reports = 플레이어의 신고를 소리 없이 받는 곳: { $place }.
people-none = 테이블 참가를 막은 사람이 없어요.
people-list = 테이블 참가를 막은 사람: { $people }
people-forgotten = 데이터를 지운 사람({ $date })
people-bar = 테이블 참가를 막을 사람
people-back = 다시 참가하게 할 사람
people-channel = 신고를 받을 채널
button-reports-owner = 신고는 소유자에게
button-people-leave = 컴퓨터에게 맡기기
bar-yourself = 자기 자신은 막을 수 없어요. 이 서버의 다른 관리자는 할 수 있어요.
bar-bot = 사람만 막을 수 있어요.
barred-full = 여기서 이미 { $most }명을 막아서 더 막을 수 없어요. 먼저 누군가를 다시 참가하게 해 주세요.
people-barred = { $person }님은 이제 여기서 테이블을 열거나 앉을 수 없어요.
people-playing = 진행 중인 테이블 { $count }곳({ $tables })에 앉아 있어요. 그대로 이어지지만, 그 자리를 컴퓨터에게 맡길 수도 있어요.
people-left = { $count ->
    [0] 이어받을 자리가 더 없었어요.
   *[other] 자리 { $count }곳을 컴퓨터가 이어받았어요.
}
people-report = { $reporter }님이 { $reported }님에 대해, 테이블 { $table }:
people-forgotten-short = 데이터를 지운 사람
report-channel-public = { $channel } 채널은 이 서버의 누구나 볼 수 있어요. 관리자만 보는 채널을 골라 주세요.
