# /settings: a person's panel, and that of a server
settings-choose = 想更改什麼？
settings-page-language = 語言
settings-page-portrait = 頭像
settings-page-quiet = 休息時間與時區
settings-page-reminders = 提醒
settings-page-pictures = 圖片
settings-page-blocks = 封鎖的人
button-settings = 設定
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
toggle-threads = 討論串：{ $threads }
toggle-server-phrases = { $on ->
    [yes] 短句：開
   *[no] 短句：關
}
settings-server = **這個伺服器的牌桌** · 管理伺服器的人可以更改。
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
settings-channels-choose = 只限這些頻道
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
