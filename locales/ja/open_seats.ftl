# 空いている席の一覧
button-open-seats = 空いている席
open-seats-button = 空いている席（{ $count }）
open-seats-heading = { $count ->
    [1] 人を待っている卓が1つあります。ボタンを押すと座れます。
   *[other] 人を待っている卓が{ $count }つあります。ボタンを押すと座れます。
}
open-seats-none = いま、ほかの人の卓に空席はありません。あなたが立てて人を待つ卓は、ほかの人の一覧に載ります。
open-seats-line = - **{ $title }** 卓{ $table } { $place }：{ $names }（{ $facts }）
open-seats-line-empty = - **{ $title }** 卓{ $table } { $place }（{ $facts }）
open-seats-free = あと{ $count }席
open-seats-chair = 途中から引き継ぎ
open-seats-missing = あと{ $count }人ではじめられます
open-seats-last = 座るとはじまります
open-seats-more = 同じ人の卓があと{ $count }卓
open-seats-pace-none = 持ち時間なし
open-seats-pace-live = リアルタイム
open-seats-pace-daily = 1日1手くらい
open-seats-pace-easy = 数日に1手くらい
open-seats-pace-weekly = 週に1手くらい
open-seats-join = 座る：{ $title } 卓{ $table }
open-seats-again = 更新

# 新しい卓のお知らせ
button-alert-on = 新しい卓を知らせて
button-alert-off = お知らせを止める
open-seats-alerts = -# だれかがここに卓を立てたり、遊びたい人がいたりすると、音の鳴らないDMでお知らせします（1日に1回まで）。
table-alert = { $name }さんが卓を立てて、相手を探しています。
alerts-off = このサーバーの新しい卓は、もうお知らせしません。
