# How much one person may do to the others
settings-server-tables = - 한 사람이 열어 둘 수 있는 테이블: 대기 **{ $waiting }**, 진행 **{ $playing }**, 관전 **{ $watched }**
tables-waiting-enough = { $most ->
    [1] 내 테이블({ $tables })이 여기서 아직 사람을 기다려요. 시작하거나 닫은 다음 새로 열어 주세요.
   *[other] 내 테이블 { $most }곳({ $tables })이 여기서 사람을 기다려요. 하나를 시작하거나 닫은 다음 새로 열어 주세요.
}
tables-playing-enough = 여기서 연 게임 { $most }개가 아직 진행 중이에요. 하나가 끝난 뒤에 열거나, `/게임`에서 다른 사람 테이블의 빈자리를 찾아보세요.
tables-watched-enough = 여기서 이미 관전용 테이블이 진행 중이에요({ $tables }). 거기서 ‘관전 그만하기’를 누른 다음 새로 시작하세요.
tables-watched-off = 이 서버에서는 컴퓨터끼리 하는 테이블이 꺼져 있어요. 컴퓨터와 겨루는 건 괜찮아요. 테이블을 열고 컴퓨터를 넣어 보세요.
tables-opened-enough = 한 시간 안에 테이블을 { $most }곳 열었어요. 조금 기다리거나, `/게임`에서 다른 테이블의 빈자리를 찾아보세요.
asked-enough = 오늘 { $name }님에게 이미 여러 번 물어봤어요. 답을 기다리거나 내일 다시 해 주세요.
asked-many = 오늘 많은 사람에게 물어봤고 아직 답이 오지 않았어요. 답을 기다리거나 내일 다시 해 주세요.
asked-waits = { $name }님이 내 제안 { $count }개에 아직 답하지 않았어요. 답을 기다리거나 하나를 먼저 거둬 주세요.
invitations-enough = 초대 { $most }개가 아직 답을 기다려요. 기다리거나 ‘자리’에서 자리를 비워 주세요.
sent-away = 호스트가 내 자리를 비웠어요. 다시 초대받으면 앉을 수 있어요. 다른 테이블의 빈자리는 `/게임`에 있어요.
pause-enough = 오늘 여기서 쉬자는 제안을 { $most }번 했어요. 다음 제안은 다른 사람이 할 수 있어요.
