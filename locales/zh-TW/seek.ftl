# Find players
button-seek = 找人一起玩
button-seeking = 正在找人一起玩
button-seek-too = 我也想玩
button-seek-change = 更改
button-seek-stop = 不找了
button-seek-everywhere = { $on ->
    [yes] 其他伺服器的人：可以
   *[other] 其他伺服器的人：不要
}
button-seekyes = 加入
button-seekno = 今天先不要
button-seekout = 還是不行
seek-form = 找人一起玩
seek-form-games = 想玩哪些遊戲？
seek-form-sizes = 一桌想要幾個人？
seek-form-paces = 每一手有多少時間？
seek-form-langs = 用哪個語言？
seek-form-hours = 要找多久？
seek-any-game = 任何遊戲
seek-any-size = 幾人都可以
seek-any-pace = 即時以外都可以
seek-any-lang = 任何語言
seek-size = { $count }人
seek-hours = { $hours ->
    [12] 12小時
    [24] 一天
    [72] 三天
   *[other] 一週
}
seek-heading = 正在找人一起玩：**{ $games }** · { $sizes } · 時限：{ $paces } · { $langs }。會找到{ $until }為止。
seek-how = 合適的人湊齊時，我會用無聲的私訊問每一個人。請在半小時內回覆。
seek-asked = -# 有一桌在等你回覆。請看你的私訊。
seek-rests = -# 剛才已經問過你，所以{ $when }之前不會再問。
seek-here = -# 只找這個伺服器的人。
seek-everywhere = -# 也找其他伺服器的人。對方會看到你的名字是 **{ $name }**，牌桌在你的私訊裡。
seek-tables = 這幾桌現在就有空位：
seek-stopped = 不再替你找牌桌了。
seek-needs-messages = 我用私訊詢問，但沒辦法私訊你。請在這個伺服器的隱私設定允許私訊，再試一次。
seek-ask = 你可以和 { $names } 玩這款遊戲。
seek-ask-where = { $place } · { $minutes } · 時限：{ $pace }
seek-ask-server = 在 { $server }
seek-ask-direct = 在你的私訊裡
seek-ask-until = 要加入嗎？請在{ $until }之前回覆。
seek-yes = 好，算你一份。其他人都答應後就開桌。
seek-no = 知道了，今天不再問你。
seek-late = 回覆的時間過了，所以不再替你找。
seek-off = 這一桌沒有湊成。還在替你找，比你晚來的人不會排到你前面。
seek-dealt = 所有人都答應了，遊戲開始：{ $place }
seek-dealt-direct = 所有人都答應了，遊戲就在這裡的私訊開始。
seek-settled = 這件事已經有結果了。
seek-announced = { $server } 有人想玩：{ $games }。

# Managers
server-page-seek = 自動湊桌
settings-server-seek = - 自動湊桌：在**{ $channel }**，{ $everywhere ->
    [yes] 也和其他伺服器的人
   *[other] 只和這個伺服器的人
}
settings-seek-page = 按「找人一起玩」的人會湊在一起，牌桌自動開在這裡。
settings-seek-anywhere = 各自提出的頻道
settings-seek-choose = 這些牌桌要開在哪裡？
button-seek-anywhere = 提出的頻道
toggle-seek = { $on ->
    [yes] 和其他伺服器：可以
   *[other] 和其他伺服器：不要
}
settings-seek-told = 如果允許其他伺服器，這裡的人就可以選擇和其他伺服器的人玩。這種牌桌在各自的私訊裡，不在頻道。
