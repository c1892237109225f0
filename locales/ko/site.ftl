# The site that make site writes; these texts are on no message of the bot.

# Titles of pages, also in the menu.
site-games = 게임
site-add = Discord에 추가
site-commands = 명령어
site-proof = 셔플 확인하기
site-running = 직접 운영하기
site-writing = 게임 만들기
site-translating = 번역하기
site-terms = 이용 안내
site-privacy = 개인정보
site-credits = 만든 사람들
site-news = 새 소식
site-skip = 본문으로
site-languages = 언어
site-menu = 페이지

site-heading = Discord에서 느긋하게 즐기는 카드 게임
site-lead = 손패는 DM으로 오고, 테이블은 채널에 보여요. 다음 수는 몇 분 뒤여도 며칠 뒤여도 괜찮아요. 가입도, 앱도, 광고도 없어요.
site-about = 일본과 유럽 작가들의 게임 { $count }가지를 친구와, 컴퓨터와, 또는 혼자서 즐겨요. 3분만 해 보면 익힐 수 있고, 막히면 힌트를 보고, 끝나면 한 판을 돌아봐요. 자기 자리에서 보이지 않아야 할 것은 누구에게도 가지 않고, 모든 셔플은 나중에 확인할 수 있어요.
site-kept = 봇은 메시지도 멤버 목록도 읽지 않아요. 저장하는 것은 한 페이지에 적혀 있고, 버튼 둘로 받거나 지울 수 있어요.

# How to add the bot.
site-add-button = 내 서버에 Tefuda 추가
site-add-asks = 요청하는 권한은 여섯 가지예요: 채널 보기, 채널에 쓰기, 스레드에 쓰기, 테이블마다 스레드 열기, 그림 올리기, 자기 메시지 다시 찾기. 특권 인텐트는 쓰지 않아요.
site-add-then = 서버에서 `/게임`을 입력하고 하나를 고르세요. 버튼 하나로 테이블이 열리고, 다른 사람은 ‘참가하기’를 누르면 돼요. 막히면 `/도움말`을 입력하세요.
site-add-managers = 채널과 게임 등은 서버 관리자가 `/설정`에서 정해요.
site-add-own = 온 세상을 위해 Tefuda를 운영하는 곳은 없어요. 아는 누군가가 우리 서버를 위해 운영하고, 그게 나일 수도 있어요. 늘 켜 두는 컴퓨터와 몇 분의 시간, 무료 Discord 계정이면 돼요.
site-add-how = 운영하는 방법
site-add-alone = 서버가 없어도 돼요. 앱을 내 계정에 추가했다면 DM에서 `/게임`으로 컴퓨터나 친구와 할 수 있어요.

# A game.
site-players = 인원
site-time = 시간
site-age = 나이
site-designer = 작가
site-year = 연도
site-more = 더 보기
site-permission = 이용 허락
site-rules = 규칙
site-picture-table = 진행 중인 테이블
site-picture-result = 결과
site-rules-language = 규칙은 이 언어로 보여요: { $language }.

# Checking a record.
site-proof-heading = 셔플 확인하기
site-proof-lead = 테이블이 끝나면 ‘다시 보기’, ‘더 보기’, ‘기록 저장’으로 기록을 받을 수 있어요. 이 페이지는 커밋먼트, 시드, 모든 셔플을 다시 계산해서 기록과 견줘요. 파일은 내 기기에만 있고 어디에도 보내지 않아요.
site-proof-choose = 기록을 여기에 놓거나 파일을 고르세요:
site-proof-script = 이 페이지에는 JavaScript가 필요해요. 없어도 `python -m engine.verify record.json`으로 같은 것과 모든 수까지 확인할 수 있어요.
site-proof-moves = 이 페이지가 확인하지 않는 것: 모든 수가 규칙에 맞는지, 규칙대로라면 이 카드들을 섞는 것이 맞는지. 여기에는 규칙이 없어요. `python -m engine.verify record.json` 명령은 그것까지 확인해요.
site-proof-holds = 커밋먼트, 단어, 셔플이 모두 맞아요.
site-proof-partly = 커밋먼트와 단어는 확인할 수 있지만, 이 기록에는 셔플이 적혀 있지 않아요. 이전 버전에서 저장한 기록이에요. 다시 저장하거나 명령을 쓰세요.
site-proof-unchecked-form = 테이블의 기록이 아니에요.
site-proof-unchecked-running = 이 기록에는 비밀 숫자가 없어요. 테이블이 끝나기 전에 저장한 기록이에요.
site-proof-wrong-commitment = 기록이 맞지 않아요. 비밀 숫자가 커밋먼트와 달라요.
site-proof-wrong-words = 기록이 맞지 않아요. 이 단어와 비밀 숫자로는 기록의 시드가 나오지 않아요.
site-proof-wrong-shuffle = 기록이 맞지 않아요. 셔플 “{ $label }”의 { $place }번째: 기록에는 { $recorded }, 시드로는 { $found }.
site-proof-wrong-length = 기록이 맞지 않아요. 셔플 “{ $label }”의 장수가 섞은 카드의 장수와 달라요.
site-proof-wrong-twice = 기록이 맞지 않아요. 셔플 “{ $label }” 항목이 두 번 있어요.
site-proof-fact-commitment = 커밋먼트
site-proof-fact-cards = 카드의 출처
site-proof-fact-words = 단어
site-proof-fact-seed = 시드
site-proof-fact-shuffles = 셔플(장수)
site-proof-fact-moves = 수
site-proof-no-words = 이 기록에는 없어요
site-proof-word = { $seat }번 자리: { $word }
site-proof-command = 여기서는 확인하지 않아요: python -m engine.verify record.json
