# House rules on a game's card

house-heading = **{ $title } · 規則設定**
house-heading-named = **{ $title } · 規則設定**：{ $name }
house-choose = 改用其他規則
house-usual = 一般規則
house-server = 這個伺服器的規則
house-are-servers = -# 這就是這個伺服器的規則。
house-server-has = -# 這個伺服器的規則：{ $rules }
house-also = 其他
house-hints = 可以看提示
house-name = 這套規則的名稱
button-house-form = { $page ->
    [0] 座位與時限
    [1] 遊戲規則
   *[other] 遊戲規則{ $page }
}
button-house-keep = 保存這套規則
button-house-drop = 刪除「{ $name }」
button-house-server-on = 設為伺服器的規則
button-house-server-off = 不再當伺服器的規則
button-house-back = 返回
preset-name = 請替這套規則取個名稱，之後才找得到。
presets-full = 這款遊戲你已經保存了{ $most }套規則。請先在「規則設定」刪除一套，再保存這套。
card-server-rules = 這個伺服器的規則：{ $rules }
table-opened-server-rules = -# 使用這個伺服器的規則：{ $rules }
house-last = 你上次選的
button-house-new = 組一套新規則
league-rules = 規則設定：{ $rules }
league-rules-help = -# 開始前都可以換成別套：遊戲的設定、悔牌和圖片。時限和座位由聯賽決定，而且沒有提示。
