lobby-length = { $minutes } · 時限：{ $pace }
lobby-seated = { $free ->
    [0] { $names }
   *[other] { $names } · 還有{ $free }個空位
}
lobby-needs = 再{ $count }人就能開始。
lobby-ready = 可以開始了。
join-again-host = 你已經入座了。邀請別人或加入電腦，就可以開始。
join-again = 你已經入座了。請等 { $name } 開始遊戲。
lobby-full-more = -# 還有人想玩？桌主可以在「規則設定」增加到{ $most }席。
lobby-more-seats = -# 人更多？這裡的「座位數」可以增加到{ $most }席。
lobby-seated-kept = { $free ->
    [0] { $names } · 已邀請：{ $kept }
   *[other] { $names } · 已邀請：{ $kept } · 還有{ $free }個空位
}
lobby-awaits = { $missing }正在等 { $names } 回覆。
lobby-ready-host = 可以開始了：{ $name } 按「開始」即可。
lobby-when-full = 再{ $count }人就會自動開始。
lobby-invited-only = 這一桌只限受邀的人。
lobby-kept = 已邀請
lobby-alt-kept = 已邀請：{ $names }。
lobby-alt-options = 規則設定：{ $options }。
lobby-size = 座位數
lobby-invite = 邀請某人（限桌主）
button-invite-friends = 邀請朋友
friends-pass-on = 請把這段話傳給朋友。邀請碼在遊戲開始前都有效。
friends-invitation = 來 Discord 和我玩「{ $title }」吧。先加入機器人（{ $link }），再到和它的聊天裡輸入下面這行（code 就是「邀請碼」）：
    /games code: { $code }
friends-seen-as = -# 那裡的人會看到你的名字是 { $name }。
friends-joined = 你坐在{ $seat }號位。牌桌會送到這裡；如果沒有出現，用 /inbox 就能找到。
code-unknown = 這個邀請碼沒有對應的牌桌。遊戲開始後邀請碼就失效，請向朋友要新的。
code-tries = 你在一小時內試了{ $most }個邀請碼。請過一陣子再試。
code-none = 這一桌不能用邀請碼入座。
options-host = -# 遊戲開始前，桌主 { $name } 可以更改。
options-menu = 想更改什麼？
seat-kept-for = { $name }（已邀請）
invitation-sent = 已邀請 { $name }。座位會保留48小時。
leave-last-sure = 這裡只有你一個人：你離席的話，這一桌就收掉了。
leave-seat-sure = 你離開後，由電腦在你的座位接手。只要沒有別人坐下，隨時都能回來。
leave-seat-sure-last = 這裡只剩你一個人：你離開的話，這一桌就結束了。
leave-seat-sure-agreed = 其他人都同意結束了。你離開的話，這一桌就結束了。
seat-left = 你離開了座位，由電腦接手。按「回到座位」隨時可以回來。
seat-left-last = 你離開了座位。你是最後一個人，所以這一桌結束了。
seat-left-agreed = 你離開了座位。其他人都已同意結束，所以這一桌結束了。
seat-left-before = 你之前離開了座位，現在由電腦接手。要回來嗎？
shuffle-word = { $name }「{ $word }」
shuffle-words = 晨光 朝陽 晚霞 彩虹 微風 春雨 細雪 白雲 星光 月色 露珠 薄霧 浪花 海風 溪流 湖泊 山嵐 草原 森林 田野 沙灘 小島 瀑布 泉水 櫻花 梅花 蘭花 菊花 荷花 桂花 茉莉 百合 杜鵑 山茶 牡丹 紫藤 桐花 向日葵 蒲公英 楓葉 銀杏 榕樹 松樹 竹林 柳樹 青苔 稻穗 橄欖 檸檬 薄荷 芒果 鳳梨 荔枝 龍眼 芭樂 楊桃 麻雀 燕子 白鷺 翠鳥 藍鵲 貓頭鷹 螢火蟲 蜻蜓 蝴蝶 梅花鹿 黑熊 石虎 海龜 珊瑚 貝殼 琥珀 翡翠 風箏 燈籠 風鈴
word-title = 你的洗牌暗語
word-label = 文字、數字、連字號，最多24字
word-unfit = 洗牌暗語只能有文字、數字和連字號，最多{ $most }字。請換一個詞。
lobby-alt = 在座：{ $names }。空位{ $free }個。桌主：{ $opener }。
lobby-table = { $table }號桌
lobby-options = 規則設定
lobby-free-seat = 空位
lobby-computer = 電腦
lobby-host = 桌主
lobby-joined = 你坐在{ $seat }號位。開始後手牌會用私訊送到。（{ $place }）
invitation-declined = 知道了。座位空出來了。
lobby-left = 你離席了。
lobby-closed = 這一桌收掉了。
lobby-close-sure = 要收掉這一桌嗎？
lobby-computer-added = { $name } 入座了。
lobby-started = 開始了。{ $place }
seat-line = { $seat }. { $name }
seat-number = { $seat }號位
seat-team = （{ $team }隊）
seat-choose = 想坐哪個座位？
seat-remove = 要請誰離席？
end-votes = 同意結束：{ $needed }人中有{ $count }人。所有人同意後就結束。
end-done = 所有人都同意，這一桌結束了。
rematch-open = 再來一場的牌桌準備好了（{ $table }號桌，{ $place }）。
shelf-heading = 遊戲
shelf-players = { $low }～{ $high }人
shelf-players-one = { $count }人
shelf-minutes = 約{ $count }分鐘
box-players = { $players }（{ $best }）
box-best = { $count }人最佳
box-best-from = { $count }人以上最佳
box-age = { $age }歲以上
shelf-line = { $title }：{ $players }，{ $time }。{ $line }
shelf-begin = 適合入門
shelf-open = 按遊戲的按鈕看介紹。
shelf-known = -# ✓ 表示你玩過或學過。
shelf-not-here = 我不在這個伺服器，所以不能在這裡開桌。你可以看遊戲介紹，/learn、/puzzle 和 /daily 在這裡也能用。想和電腦玩一整場，請在和我的私訊裡用 /games；想在這裡和大家玩，請管理伺服器的人邀請我。
shelf-genre = { $genre }（{ $count }）
shelf-limit-players = 你們有幾個人？
shelf-limit-time = 最多玩多久？
shelf-limit-minutes = { $count }分鐘以內
shelf-line-short = { $title }：{ $players }，{ $time }。
shelf-limited = { $limits }：{ $count }款遊戲
shelf-empty = 沒有符合所有條件的遊戲。請在下方減少條件。
genre-tricks = 吃墩
genre-sets = 湊牌與組詞
genre-nerve = 心理戰
genre-boards = 版圖布局
words-are-no-moves = 我看不懂寫在訊息裡的出牌。請按手牌的按鈕，或輸入 /play 加上你要出的牌。
card-heading = **{ $title }** · { $second }
card-designer = 設計：{ $name }
permission-unknown = 未確認
permission-granted = 已獲設計者同意
permission-traditional = 傳統遊戲，不需授權
credit = -# { $told }
credit-permission = 授權：{ $state }
credit-more = 更多：{ $link }
card-learned = ✓ 你學過這款遊戲。
card-played = ✓ 你玩過{ $count }次。
card-alt = 「{ $title }」的封面
button-card = 遊戲介紹
button-learn-minutes = 3分鐘學會
button-back-to-shelf = 所有遊戲
option-help = -# **{ $name }**：{ $help }
inbox-heading = { $count ->
    [0] 沒有牌桌在等你。
   *[other] 有{ $count }桌在等你
}
inbox-line = - { $where }（{ $since }）
inbox-where = { $title } { $table }號桌 { $place }
inbox-where-thread = { $place } · { $table }號桌
inbox-where-direct = { $title } { $table }號桌 · { $names }
inbox-button = { $title } { $table }號桌
inbox-others = 你參加的其他牌桌：{ $count }桌
inbox-other-line = - { $where }
inbox-invited = 有{ $count }桌邀請你
inbox-join = 入座：{ $title } { $table }號桌
language-auto = 跟隨 Discord
seat-add-computer = 加入電腦：要多強？
lobby-no-hints = 這一桌沒有提示。

# When somebody does not answer
silence-named = ⏳ 從{ $since }起等待 { $names } 回應。
silence-somebody = ⏳ 從{ $since }起，還有人沒回應。
silence-needed = { $needed ->
    [1] 其他人只要一人按下，牌桌就會繼續。
   *[other] 其他人有{ $needed }人同意，牌桌就會繼續。
}
silence-needed-anybody = { $needed ->
    [1] 這一桌任何一人按下，牌桌就會繼續。
   *[other] 這一桌有{ $needed }人同意，牌桌就會繼續。
}
silence-decide = { $needed ->
    [1] 怎麼辦？一人按下就決定。
   *[other] 怎麼辦？要{ $needed }人按同一個按鈕。
}
silence-agreed = 已記下。{ $needed }人中有{ $count }人同意。
silence-moved = 好了，牌桌繼續進行。
silence-seated = 好了，在對方回來之前由電腦代打。
silence-over = 這件事已經解決了：對方回應了，或牌桌已往前進。
silence-yours = 大家等的就是你。請從「看手牌」回應。
button-movefor = 代為出牌
button-seatcpu = 由電腦代打
button-seatback = 回到座位
absent-note = 你有一陣子沒回應，所以由電腦在你的座位代打。按這一桌的任何按鈕就能回到座位。
mention-absent = { $person } 電腦正在這裡替你代打。按這一桌的任何按鈕就能回到座位。
seat-back = 歡迎回來。手牌馬上送到。
event-table-moved-for = { $name } 沒有回應，由牌桌代為出牌。
event-table-moved-for-somebody = 沒有回應的人，由牌桌代為出牌。
event-table-computer-sits = 在 { $name } 回來之前，由電腦代打。
event-table-returned = { $name } 回來了。
mention-result = { $person } { $how }
portrait-title = 選擇頭像
portrait-choose = 想要哪一個？
portrait-offer = 這是你在牌桌圖片上的樣子。目前：{ $portrait }。
portrait-chosen = 你的頭像：{ $portrait }。各牌桌的下一張圖就會換上。
portrait-alt = 可選的頭像：{ $names }。目前：{ $portrait }。
portrait-letter = 名字的第一個字
portrait-given = { $portrait }，附上名字的第一個字
portrait-bear = 熊
portrait-frog = 青蛙
portrait-penguin = 企鵝
portrait-panda = 貓熊
portrait-hedgehog = 刺蝟
portrait-whale = 鯨魚
portrait-crane = 鶴
portrait-koi = 錦鯉
portrait-sheep = 綿羊
portrait-octopus = 章魚
portrait-chick = 小雞
portrait-snail = 蝸牛
portrait-daruma = 達摩
portrait-lantern = 燈籠
portrait-teapot = 鐵壺
portrait-maple = 楓葉
portrait-moon = 月亮
portrait-mountain = 富士山
portrait-onigiri = 飯糰
portrait-umbrella = 雨傘
portrait-mushroom = 香菇
portrait-pine = 盆栽
portrait-windbell = 風鈴
portrait-kite = 風箏

# The clock
pace-name = 時限
pace-help = 每個人有多少時間。沒有時限就不用趕。
pace-none = 無
pace-live = 即時（5分鐘，每手+1分鐘）
pace-daily = 每日一手（24小時，每手+4小時）
pace-easy = 悠閒（3天，每手+12小時）
pace-weekly = 每週一手（7天，每手+36小時）
clock-seat = { $name } { $when }
clock-line = -# 時間用完：{ $seats }
clock-own = -# 你的時間在{ $when }用完
clock-up = 你這一手的時間到了。有空時請出牌；再過一會兒，其他人就可以先繼續了。
silence-moves = 如果沒有人按，牌桌會在{ $when }代為出牌。
silence-waits = 好了，再多等一會兒。
button-waitmore = 再等等
button-waitdays = 再等{ $count }天
button-waithours = 再等{ $count }小時
button-inbox = 看手牌
event-table-waits-for = 再多等 { $name } 一會兒。
event-table-waits-for-somebody = 再多等還沒回應的人一會兒。
event-table-asleep = 這一桌睡著了。
paused-asleep = 兩個星期沒有人來，這一桌睡著了。在座任何人按任何按鈕都能叫醒它。
movers-line = -# { $name } 的座位：{ $counts }
movers-count = { $name } { $count }手
mover-computer = 電腦
mover-timeout = 牌桌
mover-order = 預約出牌

# Reminders
reminder-heading = 有{ $count }桌在等你，有空時再來就好。
reminder-line = - { $title } { $table }號桌 { $place }（從{ $when }起）
reminder-line-clock = - { $title } { $table }號桌 { $place }（你的時間在{ $when }用完）
reminder-alone = {"  "}其他人都回應了，只剩你了。
reminder-decide = 不急，但若一直沒回應，從{ $when }起同桌的人可以決定怎麼繼續：等你、代為出牌，或由電腦代打。
reminder-settings = -# 提醒太多？`/settings`
reminders-normal = 一般
reminders-rare = 較少（一天最多一次）
reminders-off = 無
hands-new = 以新訊息送達
hands-silent = 直接更新在原本的訊息（靜音）

# Away
away-panel = 要請假嗎？請選最後一天，最多到{ $days }天後。所有牌桌都適用。
away-now = 你請假到{ $until }。想更改就選另一天。
away-choose = 請假到哪一天…
away-choose-how = 座位怎麼辦？
away-wait = 請大家等我
away-computer = 由電腦替我打
away-day = { $count ->
    [0] { $date }（今天）
   *[other] { $date }（{ $count }天後）
}
away-set-wait = { $count ->
    [0] 你請假到{ $until }。目前沒有進行中的牌桌。
   *[other] 你請假到{ $until }。牌桌會等你，時間停止計算，其他人看得到你請假到何時。三天後，他們可以先繼續。這段時間不會有聲音，想玩時隨時都能出牌。
}
away-set-computer = { $count ->
    [0] 你請假到{ $until }。目前沒有進行中的牌桌。
   *[other] 你請假到{ $until }。進行中的牌桌由電腦替你打；按某一桌的任何按鈕，就能回到那一桌的座位。
}
away-back = 歡迎回來。其他人也看得到。
away-line = 🏖 { $name } 請假到{ $until }。
away-past = 那一天已經過了。請假的最後一天是哪天？
away-too-long = 一次最多{ $days }天。請選早一點的日子，或把座位讓給別人。
away-spent = { $days ->
    [0] 你在其中一桌，這一年已經請了30天假，不能再延長。
   *[other] 一年最多請30天假，其中一桌只剩{ $days }天。請選早一點的日子。
}
away-no-day = 「{ $typed }」看不出是哪一天。請從清單選，或輸入像「明天」「12月24日」這樣的日期。
away-which-day = 「{ $typed }」可能是好幾天：{ $days }。目前還沒請假；請輸入你要的那一天。
button-awayback = 我回來了
event-table-gone = 聯絡不上 { $name }：已經離開伺服器了。
event-table-away = { $name } 請假幾天。
absent-note-away = 你請假中，由電腦在你的座位代打。按這一桌的任何按鈕就能回到座位。

# A pause by consent, and the first deal
button-propose-pause = 提議休息
button-pause = 同意休息
button-pauseno = 繼續玩
pause-proposed = ⏸ 有人提議休息：{ $needed }人中有{ $count }人同意。所有人同意後開始休息。
pause-agreed = 已記下。{ $needed }人中有{ $count }人同意；所有人同意後開始休息。
pause-begun = 牌桌休息中，時間也停止計算。
pause-refused = 那就不休息，遊戲繼續。
pause-settled = 那個休息的提議已經有結果了。
paused-agreed = 所有人都同意休息。時間停止計算；在座任何人都能按「繼續」。
event-table-pause-proposed = { $name } 提議休息。
lobby-starts-full = 坐滿就會自動開始。{ $place }
reminder-ready = - { $title } { $table }號桌 { $place }：人數夠了，可以開始。
start-button = 開始：{ $title } { $table }號桌
startfull-button = 坐滿就開始：{ $table }號桌

# Somebody else in the chair
button-chairany = 讓給任何人
chair-to-whom = 讓給…（會先問對方）
button-chairkeep = 保留我的座位
button-chairtake = 坐下
button-chairyes = 歡迎
button-chairno = 婉拒
button-chairdecline = 這次先不要
chair-free = 🪑 { $name } 想讓出座位。坐下的人會接手同一副手牌。
chair-asked-for = 🪑 { $taker } 想坐 { $name } 的座位。除非桌主或其他人的半數反對，{ $when }就會坐下。
chair-offered = 已經告訴同桌的人，你想讓出座位。有人坐下之前，座位還是你的。
chair-offered-to = 已經問 { $name } 了。對方答應之前，座位還是你的。
chair-kept = 座位還是你的。
chair-taken = 你入座了。手牌和目前的經過馬上送到。
chair-asked-by-you = 已經告訴大家你想坐那個座位。其他人有12小時可以反對，之後手牌會用私訊送到。
chair-declined = 知道了。座位照舊。
chair-judged = 已記下。
chair-for-you = { $name } 想把這一桌的座位讓給你。你會接手同一副手牌。
chair-given = { $name } 接手了你的座位。謝謝你玩到這裡。
chair-taker-refused = 那一桌的人想照原本的成員繼續。下一桌再來吧。
chair-settled = 那個座位的事已經決定了。
chair-asked = 剛剛有人先要了那個座位。
chair-not-yours = 這不是由你決定的。
chair-knew = 坐過這一桌的人看過牌，不能再坐別的座位。
chair-refused = 現在不能問 { $name }。
event-table-chair-offered = { $name } 想讓出座位。
event-table-chair-taken = { $name } 接手了座位。
chair-choose = 想把座位讓給誰？有人坐下之前，座位還是你的。
button-chair = 讓出座位
away-hand = 把座位讓給別人
away-set-hand = { $count ->
    [0] 你請假到{ $until }。目前沒有進行中的牌桌。
   *[other] 你請假到{ $until }。已經告訴各桌的人，你想讓出座位。有人坐下之前座位還是你的，時間停止計算。
}

# When a table starts: the select of its opener, and what everybody reads.
start-name = 開始方式
start-press = 按「開始」
start-full = 坐滿就開始
start-count = { $count }人到齊就開始
start-minutes = { $minutes ->
    [60] 一小時後，以在座的人開始
    [120] 兩小時後，以在座的人開始
   *[other] { $minutes }分鐘後，以在座的人開始
}
start-computers = { $minutes }分鐘後，空位由電腦補上
start-time = 指定的時間
lobby-starts = 時間到了就會自動開始。
lobby-starts-at = { $computers ->
    [yes] { $when }開始；空位由電腦補上。
   *[no] { $when }以在座的人開始。
}
lobby-starts-needs = { $told }{ $missing }
lobby-starts-count = 再{ $count }人就會自動開始。
# A table of a club night, until somebody sits down.
lobby-nobody = 第一個入座的人就是桌主
lobby-alt-nobody = 還沒有人入座。空位{ $free }個。第一個入座的人就是桌主。
