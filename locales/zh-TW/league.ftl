# Leagues and cups (/league)
no-such-league = 找不到那個聯賽或盃賽。
league-started = 現在參加已經太晚了。下一個再來吧。
league-over = 這個已經結束了。
league-ending = 不會再有新的對戰組合。最後幾桌結束後就全部結束。
league-full = 已經滿{ $most }人或隊了。下一個再來吧。
league-not-in = 你沒有參加這個。
league-organiser-only = 這只有主辦的人和伺服器管理者能決定。
league-too-few = 人還不夠：至少要{ $count }人。
leagues-many = 這個伺服器已經有{ $most }個聯賽和盃賽了。請等其中一個結束。
leagues-own = 你在這個伺服器已經開了{ $most }個聯賽或盃賽。請等其中一個結束，或參加別人的。
leagues-today = 你今天在這裡開了{ $most }個聯賽或盃賽。請明天再試。
command-league = 聯賽和盃賽：報名後，牌桌自動開
command-league-name = 聯賽
league-explained = **聯賽和盃賽**：先報名，之後牌桌會自動開。聯賽是人人互相交手。盃賽同一輪各桌拿到同樣的牌。
leagues-none = 這個伺服器還沒有聯賽或盃賽。
league-new = 開聯賽或盃賽：哪一款遊戲？
league-weeks = { $count ->
    [0] 打完為止
   *[other] { $count }輪
}
league-form = { $title }：聯賽或盃賽
league-form-weeks = 要打幾輪？
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
league-missing = 再{ $count }人就能開始。
cup-missing-teams = 再{ $count }隊就能開始。
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
league-pair-away = - { $names }：{ $table }號桌
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
league-leave-sure = 要退出{ $title }聯賽（{ $id }）嗎？{ $begun ->
    [yes] 已經開始的牌桌還是由你打完。
   *[no] {""}
}
button-league-join = 參加
button-league-leave = 退出
button-league-start = 開始
button-league-look = 名次表
button-league-end = 結束聯賽
league-state-open = 報名中
league-thread = { $title }聯賽 · 第{ $week }週 第{ $number }桌
league-somebody = 某人
open-seats-leagues = 可以參加的聯賽和盃賽：
open-seats-leagues-begun = 進行中的聯賽和盃賽：
open-seats-league = - 🏆 **{ $title }聯賽**（{ $id }）<#{ $channel }>：{ $count }人
open-seats-league-button = { $title }聯賽（{ $id }）

# Cups (/league): the texts of a league that are others for a cup
cup-no-threads = 盃賽各桌拿到同樣的牌，所以每一桌都要開私人討論串。我不能在{ $channel }開。請在文字頻道開盃賽，或請伺服器管理員允許「建立私人討論串」和「在討論串中傳送訊息」。
cup-sealed = 還有人要用這些牌來打。這一輪結束後就能看。
cup-stays = 別人也用同樣的牌，所以盃賽的牌桌要留在自己的討論串。你的手牌一樣用私訊送達。
cup-team-full = 那一隊已經滿了。請選別隊。
league-form-kind = 哪一種？
league-form-days = 盃賽一輪多久？
cup-kind = { $kind ->
    [league] 聯賽：人人互相交手
    [swiss] 瑞士制盃賽：對手分數相近
   *[other] 淘汰賽：贏的人晉級
}{ $team ->
    [1] {""}
   *[other] （{ $team }人一隊）
}
cup-days = { $count ->
    [7] 一週
    [14] 兩週
   *[other] { $count }天
}
cup-title = { $title }盃
cup-heading = 🏆 **{ $title }盃**（{ $id }）
league-terms-days = { $weeks ->
    [0] 打完循環為止
   *[other] 共{ $weeks }輪
}，每輪{ $span }，一桌{ $size }人，時限：{ $pace }。每輪的牌桌會自動開，手牌用私訊送達。
cup-terms-swiss = 瑞士制：{ $weeks ->
    [0] 打到分出名次為止
   *[other] 共{ $weeks }輪
}，每輪{ $span }，一桌{ $size }人，時限：{ $pace }。對手是分數相近的人，同一輪各桌拿到同樣的牌。
cup-terms-knockout = 淘汰賽：每輪{ $span }，一桌{ $size }人，時限：{ $pace }。{ $size ->
    [2] 贏的人晉級，準決賽輸的人打季軍戰。
   *[other] 每桌的前半晉級。
}同一輪各桌拿到同樣的牌。
cup-points-swiss = 在自己這桌每贏一人得兩分，每和一人同名次得一分。另外，和其他桌拿同樣牌的人比，贏過其中過半的人再得兩分，剛好一半得一分。輪空算和所有人同名次。中途加入的人不管錯過幾輪，都算輪空一次。所有人打完後，那一輪才計算。
cup-points-knockout = 平手時，由比其他桌拿同樣牌的人打得更好的一方晉級。
cup-teams = { $count }人一隊：隊員各坐不同的桌，分數加總。缺人時由電腦代打。
cup-team = { $name } 隊
cup-team-line = - **{ $team }**：{ $names }{ $count ->
    [1] （{ $count }/{ $size }人）
   *[other] {""}
}
cup-team-ask = 要加入哪一隊？
cup-team-new = 組新的隊伍
cup-team-choice = 和 { $names } 一隊
cup-state = 第{ $week }輪，共{ $weeks }輪
cup-state-over = 盃賽結束
cup-next = 下一輪開始：{ $when }。
cup-next-knockout = 這一輪的牌桌都結束後開始下一輪，最早{ $when }。
cup-last = 這是最後一輪。最後幾桌結束後，盃賽就結束。
cup-soon = 第一批牌桌馬上就開。
cup-cancelled = 這個盃賽還沒開始就結束了。
cup-is-over = 這個盃賽已經結束了。
cup-pair-third = { $line }（季軍戰）
cup-pair-final = { $line }（決賽）
cup-pair-teams = **{ $teams }**
cup-won-swiss = { $count ->
    [1] { $names } 以{ $points }分奪冠！
   *[other] { $names } 各以{ $points }分共享冠軍！
}
cup-won-knockout = { $count ->
    [1] { $names } 奪冠！
   *[other] { $names } 共享冠軍！
}
cup-ended = **{ $title }盃**（{ $id }）結束了。
cup-week = 🏆 **{ $title }盃**（{ $id }）：第{ $week }輪的牌桌
cup-bye = - 這一輪輪空晉級：{ $names }
cup-free = - 本輪輪空：{ $names }
cup-from-next = - 下一輪起加入：{ $names }
cup-head-hand = 同牌
cup-row-hand = { $row }，勝過{ $hand }拿同樣牌的人
cup-places = 名次：{ $places }
cup-place = 第{ $place }名 { $names }
cup-alt = 賽程表。
    { $rounds }
cup-alt-round = { $head }：{ $told }。
cup-alt-bye = { $name } 輪空
cup-alt-plays = { $names } 對戰
cup-alt-won = { $names } 勝，{ $others } 敗
cup-alt-final = 從第一名起依序是 { $names }
cup-alt-third = 季軍戰，{ $told }
cup-round = 第{ $round }輪
cup-final = 決賽
cup-third = 季軍戰
cup-opened = 盃賽開放報名。等一下就能在這個頻道報名。
cup-joined = 你參加了{ $title }盃（{ $id }）。開始後，每輪都會用私訊收到手牌。
cup-joined-late = 你參加了{ $title }盃（{ $id }）。{ $mode ->
    [knockout] 有人沒有對手，或有人退出時，你就能打。
   *[swiss] 一有位置就能打，最晚從下一輪開始。在那之前錯過的輪次，合起來算輪空一次。
}
cup-joined-team = 你參加了{ $title }盃（{ $id }）。只要你的隊伍還在，下一輪起就能打。
cup-left = 你退出了盃賽。
cup-left-running = 你退出了盃賽。已經開始的牌桌還是由你打完。
cup-begun = 盃賽開始了。第一批牌桌馬上就開。
cup-closed = 盃賽結束了。
cup-end-sure = 要結束{ $title }盃（{ $id }）嗎？不會再有下一輪。
cup-leave-sure = 要退出{ $title }盃（{ $id }）嗎？{ $begun ->
    [yes] 已經開始的牌桌還是由你打完。
   *[no] {""}
}
cup-thread = { $title }盃 · 第{ $week }輪 { $third ->
    [yes] 季軍戰第{ $number }桌
   *[no] 第{ $number }桌
}
open-seats-cup = - 🏆 **{ $title }盃**（{ $id }）<#{ $channel }>：{ $count }人
open-seats-cup-button = { $title }盃（{ $id }）
