# Set phrases that people say at a table. Each is a whole sentence; every reader gets it in their own language.

button-say = 한마디
phrases-choose = 무슨 말을 할까요?
phrases-help = 테이블의 모두가 자기 언어로 읽어요.
phrases-done = 한마디 했어요: “{ $phrase }”
phrases-said = { $name }님: “{ $phrase }”
phrases-hello = 잘 부탁해요.
phrases-well = 멋진 수네요.
phrases-thanks = 고마워요.
phrases-congratulations = 축하해요.
phrases-sorry = 기다리게 해서 미안해요.
phrases-wait = 천천히 하세요.
phrases-thinking = 잠깐 생각할게요.
phrases-soon = 금방 올게요.
phrases-tomorrow = 내일 이어서 할게요.
phrases-fun = 재미있네요.
phrases-end = 즐거운 게임이었어요.
phrases-again = 또 같이 해요.
# Refusals
phrases-alone = 이 테이블에는 다른 사람이 없어요.
phrases-secret = 지금은 모두 몰래 고르는 중이에요. 다 고르면 말할 수 있어요.
phrases-late = 이 게임이 끝난 지 일주일이 지났어요.
phrases-off = ‘한마디’가 꺼져 있어요. 여기나 내 설정에서 꺼 둔 거예요.
phrases-enough = 한마디는 한 테이블에서 한 시간에 { $most }번까지 할 수 있어요.
