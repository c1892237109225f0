# /settings: a person's panel, and that of a server
settings-choose = 想更改什麼？
settings-page-language = 語言
settings-page-portrait = 頭像
settings-page-quiet = 休息時間與時區
settings-page-reminders = 提醒
settings-page-pictures = 圖片
settings-page-forget = 自動刪除資料
settings-page-blocks = 封鎖的人
button-settings-server = 這個伺服器
toggle-hands = { $silent ->
    [yes] 輪到我：靜音
   *[no] 輪到我：新訊息
}
toggle-forced = { $made ->
    [yes] 只有一手可出：自動
   *[no] 只有一手可出：自己來
}
toggle-ranking = { $listed ->
    [yes] 排行榜：列入
   *[no] 排行榜：不列入
}
toggle-phrases = { $on ->
    [yes] 短句：開
   *[no] 短句：關
}
settings-mine = 你的語言：{ $language }
settings-language-choose = 要用哪個語言？
settings-language-set = 之後我會說繁體中文。
settings-portrait = 你的頭像：{ $portrait }
settings-reminders = 提醒：{ $often }
settings-reminders-choose = 多久提醒你一次？
settings-pictures = 手牌圖片：{ $style }
settings-pictures-choose = 手牌要怎麼畫？
pictures-name = 圖片
pictures-help = 大家看到的牌桌圖片。自己的手牌圖片可以在 /settings 選。
pictures-usual = 一般
pictures-usual-help = 有花紋和背景
pictures-large = 大字
pictures-large-help = 東西少一點，全都放大
pictures-quiet = 簡潔
pictures-quiet-help = 沒有花紋和背景
settings-hands = 輪到你時，手牌{ $hands }
settings-forced = { $made ->
    [yes] 只有一手可出時，牌桌稍停一下就自動出
   *[no] 只有一手可出時，還是由你自己出
}
settings-ranked = 排行榜：列入，伺服器的人看得到你在那裡玩過什麼
settings-unranked = 排行榜：不列入，別人看不到你的戰績
settings-forget = 自動刪除資料：{ forget-after }
settings-forget-choose = 多久沒用就刪除？
settings-forget-told = 這段時間你在這裡什麼都沒按的話，我就刪除關於你的資料，和 /help 的「刪除我的資料」一樣。把我從帳號移除時我不會知道，所以不想再回來處理的話，可以用這個。
forget-after = { $months ->
    [0] 不刪除
   *[other] { $months }個月沒用就刪除
}
settings-phrases = { $on ->
    [yes] 短句：可以在牌桌上說，手牌也會顯示別人說的
   *[no] 短句：不說，手牌也不顯示
}

# Quiet hours and time zone
settings-quiet = 休息時間：{ $hours }
settings-quiet-none = 無
settings-quiet-page = 休息時間內不會有聲音，時間也停止計算。
settings-quiet-choose = 什麼時候要安靜？
settings-quiet-never = 沒有休息時間
settings-quiet-other = 其他時間…
settings-quiet-title = 休息時間
settings-quiet-from = 從幾點
settings-quiet-until = 到幾點
settings-quiet-span = { $begin }～{ $end }
settings-quiet-hours = { $span }（{ $zone }）
settings-quiet-set = 休息時間是{ $hours }；當地現在是{ $clock }。這段時間手牌會靜音送達。
settings-quiet-off = 取消了休息時間：手牌送達時都可能有聲音。
# Hours of single weekdays. A night belongs to the day in whose morning it ends.
settings-days-choose = 有幾天時間不同？
settings-days-same = 每天都一樣
settings-days-other = 自己輸入…
settings-days-title = 各天的時間
settings-days-field = 星期幾與時間
settings-days-example = 週六、週日 1-10；週三 整天
settings-days-span = { $days } { $span }
settings-days-besides = { $hours }；{ $days }
settings-days-night = 前一晚{ $begin }～{ $end }
settings-days-all = 整天
settings-days-no-hours = 無
settings-no-days = 看不出是星期幾和什麼時間。請像這樣寫：{ $example }
settings-quiet-always = 這樣整個星期都是休息時間，你的牌桌會永遠等下去。請留一些時間，或用 /away。
settings-quiet-set-days = 休息時間：{ $hours }；當地現在是{ $clock }。
# What people may type, with commas between: several days, words between days, a whole day, no hours.
settings-days-weekdays = 平日,上班日,工作日
settings-days-weekend = 週末,周末
settings-days-everyday = 每天,每日
settings-days-and = 和,與,跟,從,的
settings-days-whole = 整天,全天,一整天,整日
settings-days-none = 無,沒有,不休息
settings-holidays = 國定假日（{ $country }）：和星期日一樣
settings-holidays-choose = 國定假日
settings-holidays-none = 國定假日：和平常一樣
settings-holidays-of = 國定假日（{ $country }）：和星期日一樣
settings-holidays-other = 其他國家…
settings-holidays-title = 國定假日
settings-holidays-field = 國家
settings-no-country = 我不知道「{ $country }」的國定假日。請輸入國家名稱，例如「日本」。
settings-zone = 時區：{ $zone }，當地現在是{ $clock }
settings-zone-choose = 你的時區
settings-zone-field = 城市，例如「台北」，或 UTC+8
settings-zone-needed = 請先選時區。
settings-no-zones = 目前沒有時區資料，休息時間只能用 UTC。請告訴機器人的營運者。
settings-no-zone = 找不到「{ $zone }」這個時區。請輸入城市（例如「台北」）或 UTC+8，也可以從清單選。
settings-which-zone = 「{ $zone }」可能是好幾個時區：{ $zones }。設定還沒改；請輸入你要的那一個。
button-zone = 其他時區…

# The settings of a server
server-page-language = 新牌桌的語言
server-page-channels = 可以開桌的地方
server-page-games = 遊戲
server-page-silence = 等待回應的時間
server-page-limits = 每人的桌數
server-page-digest = 每週摘要
server-page-club = 每週遊戲夜
toggle-threads = 討論串：{ $threads }
toggle-server-phrases = { $on ->
    [yes] 短句：開
   *[no] 短句：關
}
settings-server = **這個伺服器的牌桌**{ $manages ->
    [yes] {""}
   *[no] {" "}· 管理伺服器的人可以更改。
}
settings-server-language = - 新牌桌的語言：**{ $language }**
settings-server-channel = - 可以開桌的地方：**{ $channels }**
settings-server-game = - 關閉的遊戲：**{ $off }**
settings-server-off = 關閉：{ $off }
settings-server-threads = - 每一桌開一個討論串：**{ $threads }**
settings-server-phrases = { $on ->
    [yes] - 牌桌上的短句（例如「打得漂亮」）：**開**
   *[no] - 牌桌上的短句（例如「打得漂亮」）：**關**
}
settings-server-silence = - 過了**{ $silence }小時**沒有回應，其他人就可以先繼續
settings-server-only = 請在伺服器裡使用。
settings-managers-only = 只有擁有「管理伺服器」權限的人可以更改。
settings-anywhere = 任何地方
settings-none-off = 無
settings-channels = { $count ->
    [0] 任何地方
   *[other] { $count }個頻道
}
settings-channels-choose = 選擇頻道
button-anywhere = 任何地方
settings-games-choose = 要關閉的遊戲
settings-hours = { $days ->
    [0] { $hours }小時
   *[other] { $hours }小時（{ $days }天）
}
settings-hours-choose = 要等多久？
settings-hours-field = 小時，{ $low }到{ $high }（{ $days }天）
settings-hours-other = 其他時間…
settings-limits-told = 等人{ $waiting }，進行中{ $playing }，觀戰{ $watched }
settings-limit-waiting = 等人的桌數，1到100
settings-limit-playing = 進行中的桌數，1到100
settings-limit-watched = 只有電腦的觀戰桌，0到100
settings-digest-page = 每週在一個頻道張貼牌桌摘要，不會有聲音。
settings-digest-choose = 要貼在哪個頻道？
button-digesthere = 貼在這裡
button-digestoff = 不張貼

# The club night of a server.
settings-club-page = 每週一次，我會替你選的每款遊戲開一桌，誰都可以入座，並在這個伺服器排定活動。不會提及任何人。
settings-club-games = 哪些遊戲？最多{ $most }款
settings-club-day = 星期幾？
settings-club-hour = 幾點？
settings-club-channel = 在哪個頻道？
settings-club-zone = 時區：{ $zone }
settings-club-no-events = 我不能在這裡排活動。給我的身分組「建立活動」權限，就會公告當晚的活動；沒有的話，牌桌還是會開。
button-cluboff = 取消遊戲夜
settings-server-club = - 每週遊戲夜：{ $when }，在{ $channel }
settings-server-club-off = - 每週遊戲夜：**關閉**
# The event at Discord, and the message in the channel when the evening begins.
club-event = 遊戲之夜
club-event-text = 來玩{ $games }吧。時間到了就開桌，喜歡哪一桌就入座。
club-begins = 遊戲之夜開始了。這幾桌正在等你：
club-over = 遊戲之夜結束了。

# The note to the person who is next.
settings-next = { $on ->
    [yes] 快輪到你時：前一個人行動時，收到無聲的訊息
   *[no] 快輪到你時：不通知
}
toggle-next = { $on ->
    [yes] 快輪到我：通知
   *[no] 快輪到我：不通知
}
