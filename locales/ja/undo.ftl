button-undo = 待った
button-undoask = お願いする
button-undoyes = 待ったを認める
button-undono = このまま
undo-off = この卓では待ったができません。
undo-sealed = いまは全員がこっそり選んでいるところです。公開されてから、また待ったができます。
undo-chosen = こっそり選んだものは、公開されたあとは変えられません。
undo-binding = ダブルの申し出とその答え、点の宣言は取り消せません。
undo-nothing = 戻せる手がありません。
undo-old-rules = 以前のルールではじまった対局なので、待ったができません。
undo-must-ask = { $count ->
    [0] そのあとCPUが手を進めたか、新しいカードが見えています。CPUは断りません。
   *[other] そのあとほかの人が手を進めたか、新しいカードが見えています。{ $names }さんの同意が必要です。
}この対局でお願いできるのは、あと{ $left }回です。
undo-own-acted = ほかの人がもう手を進めました。この卓で待ったができるのは、その前までです。
undo-own-learned = その手で新しいことがわかったので、戻せません。
undo-open = いま{ $name }さんが待ったをお願いしています。一度に1つまでです。
undo-spent = この対局ではもう2回、待ったを認めてもらいました。ここからはこのまま進みます。
undo-over = そのお願いはもう済んでいます。
undo-not-asked = このお願いは、ほかの人が返事をします。
undo-asked = お願いしました。同意がそろえば、もう一度あなたの番になります。先にだれかが手を進めると、お願いは終わります。
undo-agreed = 受け付けました。ほかの人の返事を待っています。
undo-done = 手を戻しました。
undo-refused = 受け付けました。手はこのままです。だれが断ったかは伝えません。
undo-asked-you = ↩️ { $name }さんが待ったをお願いしています。断っても、だれが断ったかは伝わりません。
undo-request = ↩️ { $name }さんの待った（{ $until }に締め切り）。次の手が戻ります。
undo-request-learned = { $names }さんは、知らなかったカードをもう見ています。
undo-request-asked = 返事待ち：{ $names }さん
event-table-undone = { $name }さんが手を戻しました。
event-table-undone-agreed = 全員の同意で、{ $name }さんが手を戻しました。
event-table-undo-refused = { $name }さんの手はそのままです。
event-table-undo-lapsed = お願いの期限が過ぎ、{ $name }さんの手はそのままです。
result-undos = { $name }さんの待った：{ $count }回
undo-name = 待った
undo-value-ask = 新しいカードを見る前は自由、あとは同意で
undo-value-own = だれも手を進めていないうちだけ
undo-value-off = なし
undo-live = 速い卓なので、お願いはできません。待ったは、だれかが手を進める前だけです。
