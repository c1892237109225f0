# Tables that look for people
button-open-seats = 找空位
open-seats-button = 找空位（{ $count }）
open-seats-heading = 有{ $count }桌在等人。按下按鈕就能入座。
open-seats-none = 目前沒有別的牌桌在等人。你開桌的話，別人會在這份清單看到。
open-seats-line = - **{ $title }** { $table }號桌 { $place }：{ $names }（{ $facts }）
open-seats-line-empty = - **{ $title }** { $table }號桌 { $place }（{ $facts }）
open-seats-free = { $count }個空位
open-seats-chair = 中途接手
open-seats-missing = 再{ $count }人就開始
open-seats-last = 你入座就開始
open-seats-more = 同一個人還有{ $count }桌
open-seats-pace-none = 無時限
open-seats-pace-live = 時限：即時
open-seats-pace-daily = 時限：每日一手
open-seats-pace-easy = 時限：悠閒
open-seats-pace-weekly = 時限：每週一手
open-seats-join = 入座：{ $title } { $table }號桌
open-seats-again = 再看一次

# Table alerts
button-alert-on = 有新桌就通知我
button-alert-off = 不再通知
open-seats-alerts = -# 有人在這裡開桌或想找人玩時，你會收到無聲的私訊，一天最多一次。
table-alert = { $name } 開了這一桌，正在找人一起玩。
alerts-off = 這個伺服器有新桌時，不會再通知你。
