# 一人がほかの人にできることの限り（/settings server tables）
command-settings-server-tables = 一人が立てておける卓の数を決めます
command-settings-server-tables-name = 卓の数
option-settings-server-tables-waiting = 人を待つ卓（1から100）
option-settings-server-tables-waiting-name = 待つ卓
option-settings-server-tables-playing = 進行中の卓（1から100）
option-settings-server-tables-playing-name = 進行中
option-settings-server-tables-watch = CPUだけの観戦卓（0から100）
option-settings-server-tables-watch-name = 観戦卓
settings-server-tables = - 一人が立てておける卓：人を待つ卓**{ $waiting }**、進行中**{ $playing }**、観戦卓**{ $watched }**まで（`/設定 サーバー 卓の数`）
tables-waiting-enough = あなたの卓{ $tables }が、ここで人を待っています。{ $most ->
    [1] はじめるか、たたむと、次の卓を立てられます。
   *[other] どれかをはじめるか、たたむと、次の卓を立てられます。
}
tables-playing-enough = あなたが立てた卓が、ここで{ $most }卓進んでいます。どれかが終わるのを待つか、`/ゲーム`の「空いている席」からほかの人の卓に座ってください。
tables-watched-enough = あなたの観戦卓{ $tables }が、もうここで進んでいます。「観戦をやめる」を押すと、次の観戦卓を用意できます。
tables-watched-off = このサーバーでは、CPUだけの観戦卓は用意しないことになっています。卓を立てて「CPUを入れる」を押すと、CPUと遊べます。
tables-opened-enough = この1時間に{ $most }卓を立てました。少し待つか、`/ゲーム`の「空いている席」からほかの卓に座ってください。
asked-enough = { $name }さんには、今日もう何度か声をかけています。返事を待つか、明日もう一度お試しください。
asked-many = 今日はもう大勢に声をかけて、返事を待っています。返事がそろうのを待つか、明日もう一度お試しください。
asked-waits = { $name }さんは、あなたからの{ $count }つの誘いにまだ返事をしていません。返事を待つか、どれかを取り消してからにしましょう。
invitations-enough = あなたの招待が{ $most }件、返事を待っています。返事を待つか、「席をかえる」で席を空けてください。
sent-away = 卓主があなたの席を空けました。招待が届くと、またこの卓に座れます。ほかの卓は`/ゲーム`の「空いている席」で見つかります。
pause-enough = この卓では、今日もう{ $most }回ひと休みを提案しました。次は、ほかの人から提案してもらってください。
