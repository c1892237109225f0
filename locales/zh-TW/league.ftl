# Leagues (/league)
no-such-league = 找不到那個聯賽。
league-started = 這個聯賽已經開始了。下一個再來吧。
league-over = 這個聯賽已經結束。
league-ending = 不會再有新的對戰組合。最後幾桌結束後，聯賽就結束。
league-full = 這個聯賽已經滿{ $most }人了。下一個再來吧。
league-not-in = 你不在這個聯賽裡。
league-organiser-only = 這只有開聯賽的人和伺服器管理者能決定。
league-too-few = 人還不夠：至少要{ $count }人。
leagues-many = 這個伺服器已經有{ $most }個聯賽了。請等其中一個結束。
leagues-own = 你在這個伺服器已經開了{ $most }個聯賽。請等其中一個結束，或參加別人的。
leagues-today = 你今天在這裡開了{ $most }個聯賽。請明天再試。
command-league = 聯賽：每週對戰，人人互相交手
command-league-name = 聯賽
league-explained = **聯賽**：先報名，再以每週的對戰組合讓人人互相交手。
leagues-none = 這個伺服器還沒有聯賽。
league-new = 開聯賽：哪一款遊戲？
league-weeks = { $count ->
    [0] 打完循環為止
   *[other] { $count }週
}
league-form-weeks = 要多久？
league-form-pace = 每一手有多少時間？
league-form-players = 一桌幾個人？
league-title = { $title }聯賽
league-heading = 🏆 **{ $title }聯賽**（{ $id }）
league-terms = { $weeks ->
    [0] 打完循環為止
   *[other] 共{ $weeks }週
}，一桌{ $size }人，時限：{ $pace }。每週的牌桌會自動開，手牌用私訊送達。
league-points = 每贏一人得兩分，每和一人同名次得一分。離開座位的話，不管電腦打得如何，都算輸給留下的所有人。
league-signed = { $count }人報名：{ $names }
league-some-free = { $people }人參加，{ $every ->
    [yes] 每週
   *[no] 有幾週會
}有{ $count }人輪空，大家輪流。
league-odd = 人數是奇數時，每週有一人輪空，大家輪流。
league-how = 按「參加」報名。{ $name } 按「開始」後就開打。
league-state = 第{ $week }週，共{ $weeks }週
league-state-over = 聯賽結束
league-next = 下一輪對戰組合：{ $when }。
league-last = 這是最後一週。最後幾桌結束後，聯賽就結束。
league-soon = 第一輪對戰組合馬上就來。
league-cancelled = 這個聯賽還沒開始就結束了。
league-won = { $count ->
    [1] { $names } 以{ $points }分奪冠！
   *[other] { $names } 各以{ $points }分共享冠軍！
}
league-no-games = 沒有玩完的牌桌。
league-ended = **{ $title }聯賽**（{ $id }）結束了。
league-week = 🏆 **{ $title }聯賽**（{ $id }）：第{ $week }週的對戰組合
league-pair = - { $names }：{ $table }號桌 { $place }
league-free = - 本週輪空：{ $names }
league-mine = 你的牌桌：
league-head-played = 場次
league-head-won = 勝
league-head-kept = 準時
league-head-points = 分數
league-kept = { $count }%
league-row = 第{ $place }名 { $name }，{ $points }分（{ $played }場{ $won }勝）
league-row-kept = { $row }，準時出牌{ $kept }
league-alt-gap = ；
league-alt = 名次表。{ $rows }。
league-roster-alt = 目前報名：{ $names }。
league-joined = 你參加了{ $title }聯賽（{ $id }）。開始後，每週都會用私訊收到手牌。
league-left = 你退出了聯賽。
league-left-running = 你退出了聯賽。已經開始的牌桌還是由你打完。
league-begun = 聯賽開始了。第一輪對戰組合馬上就來。
league-opened = 聯賽開放報名。等一下就能在這個頻道報名。
league-closed = 聯賽結束了。
league-end-sure = 要結束{ $title }聯賽（{ $id }）嗎？不會再有新的對戰組合。
league-leave-sure = 要退出{ $title }聯賽（{ $id }）嗎？
button-league-join = 參加
button-league-leave = 退出
button-league-start = 開始
button-league-look = 名次表
button-league-end = 結束聯賽
league-state-open = 報名中
league-thread = { $title }聯賽 · 第{ $week }週 第{ $number }桌
league-somebody = 某人
open-seats-leagues = 可以參加的聯賽：
open-seats-leagues-begun = 進行中的聯賽：
open-seats-league = - 🏆 **{ $title }聯賽**（{ $id }）<#{ $channel }>：{ $count }人
open-seats-league-button = { $title }聯賽（{ $id }）
