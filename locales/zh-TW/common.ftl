# Words that all games share
as-said = { $text }
option-line = { $name }：{ $value }
option-on = 開
option-off = 關

# The table
table-heading = **{ $title }** · { $table }號桌
table-thread = { $title } · { $sign }
table-thread-comma = 、
table-thread-more = 和另外{ $count }人
table-thread-number = （{ $table }）
table-opened = **{ $name }** 開了一桌「{ $title }」（{ $table }號桌）。請到{ $place }入座。
table-opened-yours = 你的「{ $title }」開桌了：{ $place }。到那裡邀人或加入電腦，再按「開始」。
table-begun = **{ $title }**（{ $table }號桌）開始了。可以到{ $place }觀戰。
table-result = { $how }**{ $title }**（{ $table }號桌）：{ $place }
table-called-off = **{ $title }**（{ $table }號桌）已結束。
table-turn = ▶ 輪到 **{ $name }**
table-waiting = ▶ 等待 { $names }
table-waiting-all = ▶ 等待所有人選擇
table-ended = 這一桌已結束。
table-deserted = 沒有人在座，這一桌已收掉。
table-expired = 這一桌過了14天都沒開始，已收掉。
table-over = 這一桌已經結束。
table-paused = 這一桌暫停中。{ $why }
button-move-here = 把牌桌移到這裡
table-moved = 牌桌移到這裡了。
move-waits = 牌桌要離開原本的伺服器，需要在座所有人同意：目前{ $needed }人中有{ $agreed }人同意。我已經問了其他人。
move-waits-until = 如果有人一直沒回應，從{ $when }起，較少人同意也可以移。到時請再按一次「把牌桌移到這裡」。
move-proposed = { $name } 想把這一桌移到別的地方。在座所有人同意後就會移。
move-within-server = 這一桌的頻道還在。可以移到同一個伺服器的其他頻道，但不能移到伺服器外。
direct-stays = 這一桌在各玩家的私訊裡，不能移到頻道。
result-won = 🏆 **{ $name }** 獲勝！
result-nobody = 沒有人獲勝。
result-lost = **{ $names }** 輸了。沒有人獲勝。
result-team = 🏆 { $names } 的隊伍獲勝！
result-shared = 🏆 { $names } 共享勝利！
# The same in a message of one's own
result-you-won = 🏆 你贏了！
result-your-team = 🏆 你的隊伍贏了！
result-you-shared = 🏆 你和 { $names } 共享勝利！
result-you-lost = 你輸了。沒有人獲勝。
result-you-came = 你在{ $count }人中排第{ $place }名。
result-you-came-behind = 你在{ $count }人中排第{ $place }名，落後{ $lead }。
invite-in-server = 要從這裡邀請別人，請用 /games 打開遊戲介紹，按「和朋友玩」。在伺服器的頻道裡，可以直接在這個指令選對象。
play-with = 想和 **{ $name }** 玩什麼？
play-with-which = 哪一款遊戲？
table-opened-alone = 和電腦玩的「{ $title }」準備好了（{ $table }號桌），按「開始」即可。
table-opened-friends = 你和朋友的「{ $title }」（{ $table }號桌）就在下面。這一桌在這裡進行，也就是你和朋友各自的私訊。
place-direct = 📩 私訊
dm-closed = 我沒辦法私訊你。你的手牌在牌桌的「看手牌」裡。想用私訊收手牌，請在 Discord 的設定中允許伺服器成員傳送私訊。
block-bot = 只能封鎖真人。
blocks-explained = 你和被封鎖的人不會坐在同一桌，也不能使用對方牌桌的按鈕和指令。在頻道裡仍看得到彼此的訊息。對方不會收到通知。
blocks-list = 已封鎖：{ $people }
blocks-list-more = 已封鎖：{ $people }（另外{ $count }人在下方清單）
blocks-none = 你沒有封鎖任何人。
blocks-count = { $count ->
    [0] 無
   *[other] { $count }人
}
blocks-add = 要封鎖誰？
blocks-remove = 要解除封鎖誰？
blocks-in-server = 要封鎖某人，請在伺服器裡使用 `/settings`。

# Hands
hand-heading = { $heading } · { $place }
hand-place = -# { $table }號桌 · { $place }
hand-place-state = { $place } · { $state }
hand-your-turn = **輪到你了。**{ $prompt }
mention-turn = { $person } 輪到你了。請按「看手牌」。
mention-all = { $people } 正在等大家回答。按「看手牌」，看看有沒有要你回答的事。
panel-page = { $prompt }（第{ $page }頁，共{ $pages }頁）
panel-page-button = 第{ $page }頁
panel-numbered = { $number } · { $text }
panel-choice = { $verb }：{ $value }
panel-else = 其他選擇 …
panel-build = 或一步一步來：{ $prompt }
panel-cost = { $move }：{ $cost }
panel-sure = { $move }。確定嗎？
panel-other-number = 其他數字 …
panel-more-numbers = { $low }～{ $high } …
panel-so-far = { $chosen } → …

# Buttons
button-open-alone = 和電腦玩
button-open-friends = 和朋友玩
button-to-table = 前往牌桌
button-hand = 看手牌
button-log = 紀錄
button-rules = 規則
button-more = 更多
button-menu = 選單
button-back = 返回
button-refresh = 重新顯示手牌
button-older = 較早
button-newer = 較新
button-previous = 上一頁
button-next = 下一頁
button-resume = 繼續
button-agree = 同意移桌
button-rematch = 再來一場
button-fair = 怎麼洗牌
button-fair-check = 怎麼驗證
button-verify = 驗證
button-record = 儲存紀錄
button-join = 入座
button-leave = 離席
button-computer = 加入電腦
button-start = 開始
button-start-computers = 和電腦開始
button-decline = 這次先不要
button-seats = 座位
button-options = 規則設定
button-further-options = 更多設定
button-done = 完成
switch-hints-off = 提示：無
switch-hints-on = 提示：有
button-word = 更換我的暗語
button-close = 收桌
button-leave-seat = 離開座位
button-propose-end = 提議結束
button-end = 同意結束
button-takeover = 交給電腦繼續

# Refusals
illegal-now = 現在不能這麼做。請從手牌重新選。
stale = 牌局已經往前進了。這是現在的牌桌。
not-your-turn = { $count ->
    [0] 現在還沒輪到你。
    [1] 現在輪到 { $names }。
   *[other] 現在輪到 { $names }。
}
not-your-turn-secret = 現在沒有要你回答的事。等大家都回答完吧。
not-at-this-table = 你不在這一桌。用 /games 可以找空位，也可以開新桌。
not-started = 這一桌還沒開始。
already-started = 這一桌已經開始了。
already-at-this-table = 你已經在這一桌了。
no-such-table = 找不到那一桌，可能已經收掉了。
no-game-called = 這裡沒有叫「{ $typed }」的遊戲。用 /games 可以看到全部。
no-table-here = 這裡沒有牌桌，你也沒坐在任何一桌。用 /games 可以開桌。
which-table = 是哪一桌？
which-table-mine = { $title } { $table }號桌：輪到你
which-table-other = { $title } { $table }號桌
no-such-game = 沒有這款遊戲。用 /games 看看有什麼可以玩。
game-away = 這款遊戲目前暫停提供。請稍後再試。
game-closed = 這裡不再開這款遊戲的新桌，進行中的可以玩完。用 /games 看看其他遊戲。
no-such-person = 那個人不在這一桌。
no-such-seat = 沒有那個座位。
no-computer-player = 這款遊戲還沒有電腦玩家。
no-standing-orders = 這款遊戲沒有預約出牌。
nobody-gone = 沒有人不在。
seat-taken = { $name } 坐在那裡。請選空位。
table-full = 這一桌坐滿了（{ $size }席）。下一桌再來吧。
only-the-opener = 只有桌主可以這麼做。
start-host-only = 還有空位，所以現在只有桌主 { $name } 可以開始。坐滿以後，在座的人都可以開始。
not-enough-seats = 目前{ $count }人。這款遊戲要{ $seats }人才能開始。
not-over = 這一桌還在進行。
not-played-out = 這一場沒有玩到最後，所以找不出勝負的關鍵。
bad-option = 「{ $option }」不能設成這個值。請換一個。
malformed = 我看不懂這個按鈕。請試試牌桌的「看手牌」。
malformed-command = 我看不懂這個指令。請從清單重新選，並使用跳出來的建議。
move-not-understood = 在「{ $title }」（{ $table }號桌），現在不能出「{ $typed }」。可以試試：{ $moves }。
players-not-offered = 這款遊戲不能{ $count }個人玩。請換個人數。
option-not-offered = 「{ $name }」的這個設定不適用於{ $count }人。請改其中一項。
preset-none = 你還沒選過這款遊戲的規則。請選「一般規則」，之後可以在「規則設定」更改。
game-off-here = 這個伺服器關閉了這款遊戲。用 /games 看看其他遊戲。
channel-not-allowed = 只能在{ $channels }開桌。
not-recorded = 剛才沒能儲存，所以什麼都沒變。請過一會兒再試。
former-now = 那個指令現在是 `/{ $command }`。
former-then = 現在改成按鈕了：用 `/{ $command }`，再按「{ $button }」。
former-menu = 現在改成按鈕了：用 `/{ $command }`，按「{ $menu }」，再按「{ $button }」。
former-game = 現在改成按鈕了：用 `/{ $command }`，選遊戲，再按「{ $button }」。
former-table = 現在改成按鈕了：用 `/{ $command }`，選牌桌，再按「{ $button }」。
former-table-menu = 現在改成按鈕了：用 `/{ $command }`，選牌桌，再按「{ $button }」。也可能在「{ $menu }」裡。
former-leave = 現在改成按鈕了：用 `/{ $command }`，選牌桌，再按「{ $button }」。遊戲開始後，請按「{ $menu }」，再按「{ $seat }」。
former-button = 現在改成按鈕了：遊戲結束後，「{ $button }」在結果下方；進行中則在紀錄下方。
command-old = 這個指令改版了。請過一分鐘再輸入一次。
trouble = 沒有成功，這一手沒有出。請再試一次。（編號 { $ref }）
owner-only = 只有機器人的營運者可以使用。
cog-unknown = 找不到「{ $name }」，或現在不能這樣做。
cog-done = 完成：「{ $name }」。
cog-broken = 「{ $name }」的檔案有錯，所以維持原樣。錯在哪裡，日誌裡有寫。
invited-only = 這一桌只有受邀的人可以入座。
seats-kept = 空位是留給 { $names } 的。桌主可以在「座位」裡釋出。
seat-kept = 那個座位是留給 { $name } 的。
invite-refused = 現在不能邀請那個人。
already-here = { $name } 已經在這一桌了。
not-invited = 你沒有這一桌的邀請。
too-many-seated = 已經坐了{ $count }人，座位不能更少。
block-yourself = 不能封鎖自己。
blocks-full = 最多只能封鎖{ $most }人。

# Pauses
paused = 暫停中。
paused-channel-gone = 這一桌的頻道不見了，所以暫停。要繼續的話，請在別的頻道用 /inbox 選這一桌，再按「把牌桌移到這裡」。
paused-no-access = 我看不到這一桌的頻道了，所以暫停。請伺服器管理員檢查我的權限。
paused-no-permission = 我不能在這裡附加檔案，所以暫停。請伺服器管理員開啟「傳送訊息」和「附加檔案」的權限。
paused-thread-locked = 這一桌的討論串被鎖定了，所以暫停。請管理員解鎖，或在別的頻道用 /inbox 選這一桌，再按「把牌桌移到這裡」。
paused-server-gone = 我被移出那個伺服器了，所以暫停。請再邀請我，在那裡用 /inbox 選這一桌，再按「把牌桌移到這裡」。
paused-game-gone = 這款遊戲目前暫停提供，所以牌桌也暫停。等遊戲回來就會自動繼續。
paused-game-newer = 這一桌之前是用較新版的機器人進行的，所以暫停。等機器人更新後就會繼續。
paused-game-unreadable = 我讀不到這一桌的資料，所以暫停。出過的每一手都還在。請告訴機器人的營運者。
paused-person-gone = 有人離開了伺服器，所以暫停。按「交給電腦繼續」就能繼續。
resumed = 回來了，請繼續。
seat-taken-over = 電腦接手了 { $names } 的座位。
rematch-invited = { $name } 想再來一場。你的座位會保留48小時。
invitation-begun = 遊戲先開始了。下一桌再來吧。
invitation-off = 這一桌收掉了，邀請也就取消。
invited = { $name } 邀請你來這一桌。座位會為你保留48小時。
order-ended = 你的預約出牌結束了。輪到你了。

# Record and proof
log-empty = 還沒發生任何事。
log-numbered = `{ $number }` { $text }
log-unreadable = 這裡發生過一些事，但目前的版本讀不出來。
rules-goal = 目標
rules-turn = 回合
rules-score = 計分
rules-heading = **{ $title }** 規則 { $page }/{ $pages }
fair-made = 這裡沒有人能決定牌的順序，連機器人也不行。在任何人入座之前，它就抽了一個祕密數字，每個人再各加一個暗語；全部合在一起，才決定怎麼洗牌。遊戲結束後，任何人都能驗證。
fair-words = 暗語：{ $words }
fair-own-word = 你的暗語是 **{ $word }**。想更放心，就換成自己的詞；發牌前都可以改。
fair-same-cards = 這一桌和別桌用同樣的牌，所以祕密數字和暗語也都相同。
fair-committed =
    祕密數字的承諾值（只和這個數字相符的指紋，SHA-256）：`{ $commitment }`
    在任何人入座之前就已經公開。牌桌結束後會公開數字本身；指紋相符，就表示從沒改過。
fair-over =
    祕密數字的承諾值（只和這個數字相符的指紋，SHA-256）：`{ $commitment }`
    按「驗證」會公開數字、檢查指紋是否相符，並從頭驗算整場遊戲。
proof-not-yet = 牌桌結束後會公開祕密數字。承諾值是 { $commitment }。
proof-holds =
    證明無誤：全部{ $moves }手都重新驗算過了。
    承諾值 SHA-256：`{ $commitment }`
    祕密數字：`{ $secret }`
    洗牌暗語：{ $words }
    由祕密數字和暗語得出的種子：`{ $seed }`
    怎麼發牌只由這個種子決定，之後無法更改。
    想不靠我驗證：儲存紀錄，再執行 `python -m engine.verify`。
proof-no-words = 這份紀錄裡沒有（較舊的牌桌）
proof-broken = 紀錄和證明不符。請告訴機器人的營運者。
proof-old-rules = 這一桌用的是舊規則，現在無法驗算。承諾值和祕密數字都在紀錄裡。
record-not-yet = 牌桌結束後才能儲存紀錄。
record-here = 這是這一桌的紀錄。

# Times
ago-minutes = { $count ->
    [0] 剛剛
   *[other] 等了{ $count }分鐘
}
ago-hours = 等了{ $count }小時
ago-days = 等了{ $count }天

# What happens to tables
event-table-resigned = { $name } 離開座位，由電腦接手。
event-table-end-proposed = { $name } 想結束這一桌；同意的話請到「選單」。
event-table-ended = 這一桌結束了。
event-table-paused = 這一桌暫停了。
event-table-resumed = 這一桌繼續進行。
panel-anytime = 先決定好（只有自己看得到）
panel-amount = { $low }到{ $high }之間的數字
not-that-number = 這裡不能選{ $typed }。最接近的是{ $below }和{ $above }。
not-a-number = 請輸入{ $low }到{ $high }之間的數字。

# Advice of the computer players, and watching
button-hint = 提示
button-next-move = 下一手
button-stop = 停止觀戰
hint-move = 💡 { $move }
hint-failed = 剛才想不出提示。請過一會兒再試。
no-hints-here = 這一桌開桌時設定為沒有提示。
no-hint-now = 這裡要自己算，所以沒有提示。
not-for-watching = 這一桌不開放觀戰。
result-hints = -# { $name } 用了{ $count }次提示。
turning-progress = 正在回顧…第{ $done }手，共{ $of }手
turning-none = 沒找到明顯的轉捩點。每一手都出得不錯。
turning-point = ⭐ 第{ $move }手，{ $name }：「{ $played }」。電腦會選「{ $best }」（勝算約差{ $percent }%）
turning-point-counted = ⭐ 第{ $move }手，{ $name }：「{ $played }」。電腦會選「{ $best }」。
turning-chances = -# 有機會贏嗎？用同樣的牌從這裡各續打{ $games }次，{ $same ->
    [yes] 兩手都贏{ $played }次，沒有差別
   *[no] 這一手贏{ $played }次，另一手贏{ $best }次
}。{ $bar }
turning-chances-quick = -# 先很快看一下：用同樣的牌從這裡各續打{ $games }次，{ $same ->
    [yes] 兩手都贏{ $played }次，沒有差別
   *[no] 這一手贏{ $played }次，另一手贏{ $best }次
}。{ $bar }
turning-chances-ahead = -# 有機會贏嗎？讓會往後多想幾步的電腦用同樣的牌從這裡各續打{ $games }次，{ $same ->
    [yes] 兩手都贏{ $played }次，沒有差別
   *[no] 這一手贏{ $played }次，另一手贏{ $best }次
}。{ $bar }
turning-looking = -# 正在從這裡反覆續打，好看得更準。過幾分鐘再回來這裡看看。
turning-looking-minutes = -# 正在讓會往後多想幾步的電腦從這裡反覆續打。大約{ $minutes }分鐘後再回來這裡看看。
turning-looking-hour = -# 正在讓會往後多想幾步的電腦從這裡反覆續打。一小時內會有結果，到時再按「回顧」來這裡看。
turning-looking-hours = -# 正在讓會往後多想幾步的電腦從這裡反覆續打。這要花幾個小時，晚點再按「回顧」來這裡看結果。
turning-failed = -# 現在沒辦法從這裡續打下去。
turning-away = -# 這個遊戲現在暫停，所以先不續打了。等它恢復後再試一次。目前的結果會留在這裡。
turning-stopped = -# 規則改了，或是紀錄已經不在，所以沒辦法再從這裡續打下去。目前的結果會留在這裡。
button-look-again = 再試一次
level-beginner = 簡單
level-friend = 普通
level-strong = 厲害
level-house = 快手
level-beginner-hint = 會看漏、會失誤，但不會亂出
level-friend-hint = 懂得常見打法：運氣成分不高的遊戲，對「簡單」五場約贏四場
level-strong-hint = 會仔細推算：運氣成分不高的遊戲，對「普通」三場約贏兩場
level-house-hint = 憑經驗馬上出手
watch-opened = 觀戰用的「{ $title }」準備好了（{ $table }號桌）：{ $place }。

# Names of the computer players
computer-name-1 = 小黑
computer-name-2 = 小白
computer-name-3 = 三花
computer-name-4 = 狸貓
computer-name-5 = 狐狸
computer-name-6 = 貓頭鷹
computer-name-7 = 烏龜
computer-name-8 = 兔子
computer-seat = { $name } CPU{ $stars }
button-arrange = 整理手牌
one-order-only = 這款遊戲的手牌只有一種排法。
bot-not-here = 我還沒加入這個伺服器。請管理伺服器的人邀請我。
somebody-name = 某人
button-mydata = 下載我的資料
button-mydatadelete = 刪除我的資料
button-forgetme = 全部刪除
mydata-here = 這裡保存的所有關於你的資料，都在這個檔案裡。
mydata-sure = { $count ->
    [0] 這會刪除所有關於你的資料，無法復原。
   *[other] 這會刪除所有關於你的資料，無法復原。你會離開目前的{ $count }桌；已經開始的由電腦接手。
}以前的牌桌上，你的名字會變成「某人」，只留下出過的每一手。
mydata-forgotten = 已刪除。謝謝你來玩。
outside-broken = 外部加入的遊戲 { $slug } 已停用：{ $where }。它的牌桌會等著，其他都不受影響。詳情在日誌裡；修好後用 `/cogs reload` 或重新啟動就會恢復。
person-unknown = 請輸入對方的帳號 ID（數字）。
cogs-forgotten = 已刪除那個人的資料（{ $count }桌）。
next-turn = 現在輪到 { $name }，下一個就是你。
