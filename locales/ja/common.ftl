# どのゲームにも共通のことば
as-said = { $text }
option-line = { $name }：{ $value }
option-on = あり
option-off = なし

# 卓
table-heading = **{ $title }** · 卓{ $table }
table-thread = { $title } · { $sign }
table-thread-comma = {"、"}
table-thread-more = ほか{ $count }人
table-thread-number = （{ $table }）
table-opened = **{ $name }**さんが{ $title }の卓を立てました（卓{ $table }）。{ $place }でお待ちしています。
table-opened-yours = { $title }の卓を立てました。{ $place }で人を誘うかCPUを入れて、「はじめる」を押してください。
table-begun = **{ $title }**（卓{ $table }）がはじまりました。{ $place }で見られます。
table-result = { $how }**{ $title }**（卓{ $table }）{ $place }
table-called-off = **{ $title }**（卓{ $table }）は終わりました。
table-turn = ▶ **{ $name }**さんの番です
table-waiting = ▶ { $names }さんを待っています
table-waiting-all = ▶ みなさんの選択を待っています
table-ended = この卓は終わりました。
table-deserted = だれも座っていないので、卓を片づけました。
table-expired = はじまらないまま14日たったので、この卓は片づけました。
table-over = この卓は終わっています。
table-paused = この卓は休止中です。{ $why }
button-move-here = ここへ移す
table-moved = 卓をここへ移しました。
move-waits = 卓をサーバーの外へ移すには、座っている全員の同意がいります。いま{ $needed }人中{ $agreed }人です。ほかの方にも聞いています。
move-waits-until = 返事のない方がいても、{ $when }からは、より少ない人数の同意で移せます。そのときもう一度「ここへ移す」を押してください。
move-proposed = { $name }さんが、この卓を別の場所に移して続けたいそうです。全員が同意すると移ります。
move-within-server = この卓の場所はまだあります。同じサーバーのチャンネルには移せますが、サーバーの外へは移せません。
direct-stays = この卓は参加者それぞれのDMにあるので、チャンネルには移せません。
result-won = 🏆 **{ $name }**さんの勝ち！
result-nobody = 勝者はいません。
result-lost = **{ $names }**さんの負けです。勝者はいません。
result-team = 🏆 { $names }さんのチームの勝ち！
result-shared = 🏆 { $names }さんが勝利を分け合いました！
# 自分へのメッセージで
result-you-won = 🏆 あなたの勝ち！
result-your-team = 🏆 あなたのチームの勝ち！
result-you-shared = 🏆 { $names }さんと勝利を分け合いました！
result-you-lost = あなたの負けです。勝者はいません。
result-you-came = あなたは{ $count }人中{ $place }位でした。
result-you-came-behind = あなたは{ $count }人中{ $place }位でした（首位と{ $lead }の差）。
invite-in-server = ここから人を誘うときは、「/ゲーム」でゲームの紹介を開いて「友だちと遊ぶ」を押してください。サーバーのチャンネルなら、このコマンドで相手を選べます。
play-with = **{ $name }**さんと何を遊びますか。
play-with-which = ゲームを選ぶ
table-opened-alone = CPUと遊ぶ{ $title }の卓を用意しました（卓{ $table }）。「はじめる」を押してください。
table-opened-friends = 友だちと遊ぶ{ $title }の卓（卓{ $table }）を下に出します。卓は、このDMと友だちのDMにそれぞれ届きます。
place-direct = 📩 DM
dm-closed = DMを届けられませんでした。手札は、この卓の「手札を見る」から見られます。DMで受け取るには、Discordの設定でサーバーのメンバーからのDMを許可してください。
block-bot = ブロックできるのは、人だけです。
blocks-explained = ブロックした人とは、同じ卓に座りません。お互いの卓のボタンもコマンドも使えなくなります（チャンネルのメッセージは見えたままです）。相手には知らせません。
blocks-list = ブロック中：{ $people }
blocks-list-more = ブロック中：{ $people }（ほか{ $count }人は下の一覧にあります）
blocks-none = いまはだれもブロックしていません。
blocks-count = { $count ->
    [0] なし
   *[other] { $count }人
}
blocks-add = だれをブロックしますか
blocks-remove = だれのブロックをやめますか
blocks-in-server = だれかをブロックするときは、サーバーの中で`/設定`を使ってください。

# 手札
hand-heading = { $heading } · { $place }
hand-place = -# 卓{ $table } · { $place }
hand-place-state = { $place } · { $state }
hand-your-turn = **あなたの番です。** { $prompt }
mention-turn = { $person } あなたの番です。「手札を見る」からどうぞ。
mention-all = { $people } みなさんの答えを待っています。答えることがあるかどうかは、「手札を見る」から確かめられます。
panel-page = { $prompt }（{ $page }/{ $pages }ページ）
panel-page-button = { $page }ページ
panel-numbered = { $number } · { $text }
panel-choice = { $verb }：{ $value }
panel-else = ほかの候補 …
panel-build = 自分で組む：{ $prompt }
panel-cost = { $move }：{ $cost }
panel-sure = { $move }。本当にこの手でよいですか。
panel-other-number = ほかの数 …
panel-more-numbers = { $low }〜{ $high } …
panel-so-far = { $chosen } → …

# ボタン
button-open-alone = CPUと遊ぶ
button-open-friends = 友だちと遊ぶ
button-to-table = 卓へ行く
button-hand = 手札を見る
button-log = 履歴
button-rules = あそびかた
button-more = そのほか
button-menu = メニュー
button-back = 戻る
button-refresh = 手札を表示しなおす
button-older = もっと前
button-newer = もっとあと
button-previous = 前へ
button-next = 次へ
button-resume = 再開する
button-agree = 移すのに同意
button-rematch = もう一戦
button-fair = シャッフルのしくみ
button-fair-check = 確かめ方
button-verify = 確かめる
button-record = 記録を保存
button-join = 参加する
button-leave = 抜ける
button-computer = CPUを入れる
button-start = はじめる
button-start-computers = CPUとはじめる
button-decline = 今回はやめておく
button-seats = 席をかえる
button-options = ルール設定
button-further-options = ほかの設定
button-done = 閉じる
switch-hints-off = ヒント：なし
switch-hints-on = ヒント：あり
button-word = 合言葉を変える
button-close = 卓をたたむ
button-leave-seat = 席を離れる
button-propose-end = 終わりにしたい
button-end = 終わりに賛成
button-takeover = CPUに引き継ぐ

# 断りのことば
illegal-now = その手はいまは選べません。手札の画面から選びなおしてください。
stale = 場面が先に進んでいます。いまの卓はこちらです。
not-your-turn = { $count ->
    [0] いまはあなたの番ではありません。
    [1] いまは{ $names }さんの番です。
   *[other] いまは{ $names }さんの番です。
}
not-your-turn-secret = いま答えることはありません。ほかの人を待っています。
not-at-this-table = この卓には座っていません。空いている席も新しい卓も、「/ゲーム」から見つかります。
not-started = この卓はまだはじまっていません。
already-started = この卓はもうはじまっています。
already-at-this-table = もうこの卓に座っています。
no-such-table = その卓は見つかりません。片づけられたのかもしれません。
no-game-called = 「{ $typed }」というゲームはありません。「/ゲーム」ですべてのゲームが見られます。
no-table-here = ここには卓がなく、参加中の卓もありません。「/ゲーム」から卓を立てられます。
which-table = どの卓ですか。
which-table-mine = { $title } 卓{ $table }：あなたの番
which-table-other = { $title } 卓{ $table }
no-such-game = そのゲームはありません。「/ゲーム」で遊べるゲームを見られます。
game-away = このゲームはいまお休みしています。しばらくしてからもう一度どうぞ。
game-closed = このゲームの新しい卓は、もう立てられません。いまの卓は最後まで遊べます。ほかのゲームは「/ゲーム」で見られます。
no-such-person = その人はこの卓にいません。
no-such-seat = その席はありません。
no-computer-player = このゲームのCPUはまだいません。
no-standing-orders = このゲームに予約の手はありません。
nobody-gone = いなくなった人は見つかりませんでした。
seat-taken = その席には{ $name }さんがいます。空いている席を選んでください。
table-full = この卓は満席です（{ $size }席）。次の卓でぜひ。
only-the-opener = それができるのは卓主だけです。
start-host-only = まだ空席があるので、はじめられるのは卓主の{ $name }さんだけです。満席になれば、座っている人ならだれでもはじめられます。
not-enough-seats = いま{ $count }人です。このゲームは{ $seats }人ではじめられます。
not-over = この卓はまだ続いています。
not-played-out = 最後まで遊ばなかった卓なので、勝負の分かれ目は調べられません。
bad-option = ルール設定「{ $option }」は、その値にできません。ほかの値にしてください。
malformed = このボタンは読み取れませんでした。「手札を見る」を押してみてください。
malformed-command = このコマンドは読み取れませんでした。一覧から選び直して、出てくる候補からどうぞ。
move-not-understood = { $title }（卓{ $table }）で「{ $typed }」という手は、いまはできません。できるのは、{ $moves }などです。
players-not-offered = このゲームは{ $count }人では遊べません。ほかの人数にしてください。
option-not-offered = 「{ $name }」のその設定は、{ $count }人では使えません。どちらかを変えてください。
preset-none = このゲームのルールを選んだことは、まだありません。「いつものルール」で立てて、「ルール設定」で変えられます。
game-off-here = このサーバーでは、このゲームは休みになっています。ほかのゲームは「/ゲーム」で見られます。
channel-not-allowed = 卓を立てられるのは{ $channels }です。
not-recorded = いまは保存できませんでした。何も変わっていません。少し待って、もう一度お試しください。
former-now = そのコマンドは「/{ $command }」になりました。
former-then = いまはボタンになっています。「/{ $command }」のあとで「{ $button }」を押してください。
former-menu = いまはボタンになっています。「/{ $command }」のあと「{ $menu }」を開いて「{ $button }」を押してください。
former-game = いまはボタンになっています。「/{ $command }」でゲームを選んで「{ $button }」を押してください。
former-table = いまはボタンになっています。「/{ $command }」で卓を選んで「{ $button }」を押してください。
former-table-menu = いまはボタンになっています。「/{ $command }」で卓を選んで「{ $button }」を押してください（「{ $menu }」の中にあることもあります）。
former-leave = いまはボタンになっています。「/{ $command }」で卓を選んで「{ $button }」を押してください。対局中は「{ $menu }」の「{ $seat }」です。
former-button = いまはボタンになっています。「{ $button }」は終わった対局の結果の下と、対局中は履歴の下にあります。
command-old = このコマンドは新しくなりました。少し待って、もう一度打ち込んでください。
trouble = うまくいきませんでした。手は記録されていません。もう一度お試しください。（番号 { $ref }）
owner-only = これはボットの運営者だけが使えます。
cog-unknown = 「{ $name }」は見つからないか、いまはそうできません。
cog-done = 「{ $name }」の入れ替えが済みました。
cog-broken = 「{ $name }」はファイルに誤りがあるため、前のままにしました。場所はログにあります。
invited-only = この卓は、招待された人だけが座れます。
seats-kept = 空いている席は、{ $names }さんのために取ってあります。卓主は「席をかえる」で空けられます。
seat-kept = その席は、{ $name }さんのために取ってあります。
invite-refused = その人は、いまは誘えません。
already-here = { $name }さんは、もうこの卓に座っています。
not-invited = この卓からの招待は届いていません。
too-many-seated = もう{ $count }人座っているので、席をそれより減らせません。
block-yourself = 自分をブロックすることはできません。
blocks-full = ブロックできるのは{ $most }人までです。

# 休止
paused = 休止中です。
paused-channel-gone = 卓のあったチャンネルがなくなったので、休止しています。別のチャンネルで「/自分の番」からこの卓をひらき、「ここへ移す」を押すと続けられます。
paused-no-access = 卓のあるチャンネルを見られなくなったので、休止しています。サーバーの管理者に権限を確かめてもらってください。
paused-no-permission = ここに画像を送る権限がないので、休止しています。サーバーの管理者に「メッセージを送信」と「ファイルを添付」を許可してもらってください。
paused-thread-locked = 卓のスレッドがロックされたので、休止しています。モデレーターにロックを外してもらうか、別のチャンネルで「/自分の番」からこの卓をひらき、「ここへ移す」を押すと続けられます。
paused-server-gone = ボットがサーバーから外されたので、休止しています。招待しなおしたら、そこで「/自分の番」からこの卓をひらき、「ここへ移す」を押すと続けられます。
paused-game-gone = このゲームはいまお休みしているので、卓も休止しています。ゲームが戻れば、続きからはじまります。
paused-game-newer = この卓はボットの新しいバージョンで進んでいたので、休止しています。ボットが新しくなれば、続きからはじまります。
paused-game-unreadable = この卓を読み込めなかったので、休止しています。手は失われていません。ボットの運営者に知らせてください。
paused-person-gone = サーバーを離れた人がいるので、休止しています。「CPUに引き継ぐ」で続けられます。
resumed = 再開しました。続きをどうぞ。
seat-taken-over = { $names }さんの席はCPUが引き継ぎました。
rematch-invited = { $name }さんが、もう一戦に誘っています。席を48時間取ってあります。
invitation-begun = 先にはじまりました。次の卓でぜひ。
invitation-off = 卓がたたまれたので、この招待は終わりました。
invited = { $name }さんが、この卓に誘っています。席を48時間取ってあります。
order-ended = 予約の手は終わりました。あなたの番です。

# 記録と証明
log-empty = まだ何も起きていません。
log-numbered = `{ $number }` { $text }
log-unreadable = ここには、いまのバージョンでは読めない記録があります。
rules-goal = 目的
rules-turn = 手番
rules-score = 得点
rules-heading = **{ $title }** あそびかた { $page }/{ $pages }
fair-made = カードの並びは、ボットにも参加者にも選べません。だれも席につかないうちに引いた秘密の数と、ひとりひとりの合言葉がそろって、はじめて決まります。終わったあとで、だれでも確かめられます。
fair-words = 合言葉：{ $words }
fair-own-word = あなたの合言葉は **{ $word }** です。自分の言葉に変えると、いっそう安心です。配るまで変えられます。
fair-same-cards = この卓のカードは、秘密の数も合言葉も、同じカードを配るほかの卓と共通です。
fair-committed =
    秘密の数のコミットメント（その数にしか合わない指紋、SHA-256）：`{ $commitment }`
    だれも席につかないうちから、ここに示しています。卓が終わると数そのものを公開します。この指紋に合えば、途中で変えていないと分かります。
fair-over =
    秘密の数のコミットメント（その数にしか合わない指紋、SHA-256）：`{ $commitment }`
    「確かめる」を押すと、秘密の数を見せて、この指紋に合うかを調べ、はじめから終わりまで検算します。
proof-not-yet = 秘密の数は卓が終わると公開します。いまのコミットメントは { $commitment } です。
proof-holds =
    証明は正しく、{ $moves }手をすべて検算しました。
    コミットメント SHA-256：`{ $commitment }`
    秘密の数：`{ $secret }`
    シャッフルの合言葉：{ $words }
    秘密の数と合言葉からできたシード：`{ $seed }`
    配り方はこのシードだけで決まり、あとから変えることはできません。
    ボットに頼らず確かめるには、記録を保存して `python -m engine.verify` に渡してください。
proof-no-words = この記録にはありません（以前のバージョンの卓です）
proof-broken = 記録と証明が合いません。ボットの運営者に知らせてください。
proof-old-rules = この卓は以前のルールで遊んだので、いまは検算できません。コミットメントと秘密の数は記録にあります。
record-not-yet = 記録は卓が終わると保存できます。
record-here = この卓の記録です。

# 時間
ago-minutes = { $count ->
    [0] たったいま
   *[other] { $count }分前から
}
ago-hours = { $count }時間前から
ago-days = { $count }日前から

# 卓のできごと
event-table-resigned = { $name }さんが席を離れ、CPUが引き継ぎました。
event-table-end-proposed = { $name }さんが、この卓を終わりにしたいそうです（「メニュー」から賛成できます）。
event-table-ended = この卓は終わりました。
event-table-paused = 卓は休止しました。
event-table-resumed = 卓を再開しました。
panel-anytime = あらかじめ決めておく（自分だけに見えます）
panel-amount = { $low }から{ $high }までの数
not-that-number = { $typed }は選べません。近いのは{ $below }と{ $above }です。
not-a-number = { $low }から{ $high }までの数で教えてください。

# CPUの助言と観戦
button-hint = ヒント
button-next-move = 次の手へ
button-stop = 観戦をやめる
hint-move = 💡 { $move }
hint-failed = いまはヒントを出せませんでした。少したってからもう一度どうぞ。
no-hints-here = ヒントなしの卓です。
no-hint-now = ここは自分で数えるところなので、ヒントは出せません。
not-for-watching = この卓は観戦用ではありません。
result-hints = -# { $name }さんはヒントを{ $count }回使いました。
turning-progress = 分かれ目を探しています… { $done }/{ $of }手
turning-none = 大きな分かれ目は見つかりませんでした。どの手もよい手でした。
turning-point = ⭐ { $move }手目、{ $name }さんの「{ $played }」。CPUの考えは「{ $best }」（勝つ見込みの差は約{ $percent }%）
turning-point-counted = ⭐ { $move }手目、{ $name }さんの「{ $played }」。CPUの考えは「{ $best }」です。
turning-chances = -# 勝てたでしょうか？同じ札でここから{ $games }回ずつ打ち継ぐと、{ $same ->
    [yes] どちらの手も{ $played }勝で、違いはありませんでした。
   *[no] 実際の手は{ $played }勝、もう一つの手は{ $best }勝でした。
}{ $bar }
turning-chances-quick = -# まずは手早く：同じ札でここから{ $games }回ずつ打ち継ぐと、{ $same ->
    [yes] どちらの手も{ $played }勝で、違いはありませんでした。
   *[no] 実際の手は{ $played }勝、もう一つの手は{ $best }勝でした。
}{ $bar }
turning-chances-ahead = -# 勝てたでしょうか？先を読むCPUどうしが同じ札でここから{ $games }回ずつ打ち継ぐと、{ $same ->
    [yes] どちらの手も{ $played }勝で、違いはありませんでした。
   *[no] 実際の手は{ $played }勝、もう一つの手は{ $best }勝でした。
}{ $bar }
turning-looking = -# ここから何度も打ち継いで、さらに確かめています。数分たったら、もう一度ここをご覧ください。
turning-looking-minutes = -# 先を読むCPUがここから何度も打ち継いで、確かめています。{ $minutes }分ほどたったら、もう一度ここをご覧ください。
turning-looking-hour = -# 先を読むCPUがここから何度も打ち継いで、確かめています。1時間以内に結果が出ますので、そのころ「振り返る」からここをご覧ください。
turning-looking-hours = -# 先を読むCPUがここから何度も打ち継いで、確かめています。数時間かかりますので、後ほど「振り返る」からここをご覧ください。
turning-failed = -# いまはこれ以上、打ち継いで確かめられませんでした。
turning-away = -# このゲームはいまお休みしているので、打ち継ぐのを中断しました。再開したら、もう一度お試しください。ここまでの結果はこのまま見られます。
turning-stopped = -# ルールが変わったか、記録がなくなったため、この対局はこれ以上打ち継げません。ここまでの結果はこのまま見られます。
button-look-again = もう一度試す
level-beginner = やさしい
level-friend = ふつう
level-strong = つよい
level-house = すばやい
level-beginner-hint = 見落としはしますが、むちゃな手は打ちません
level-friend-hint = 定石どおりに打ちます。運の少ないゲームなら、5回に4回は「やさしい」に勝ちます
level-strong-hint = よく読んで打ちます。運の少ないゲームなら、3回に2回は「ふつう」に勝ちます
level-house-hint = 考えこまず、いつもの打ち方ですぐに打ちます
watch-opened = { $title }の観戦卓を用意しました（卓{ $table }）。{ $place }でどうぞ。

# CPUの名前
computer-name-1 = クロ
computer-name-2 = シロ
computer-name-3 = ミケ
computer-name-4 = タヌキ
computer-name-5 = キツネ
computer-name-6 = フクロウ
computer-name-7 = カメ
computer-name-8 = ウサギ
computer-seat = { $name } CPU{ $stars }
button-arrange = 並べかえる
one-order-only = このゲームの手札の並べ方はひとつだけです。
bot-not-here = このサーバーにはまだわたしがいません。サーバーを管理している人に招待してもらってください。
somebody-name = だれか
button-mydata = 自分のデータを受け取る
button-mydatadelete = 自分のデータを消す
button-forgetme = すべて消す
mydata-here = あなたについて保存しているものは、これですべてです。
mydata-sure = { $count ->
    [0] あなたについて保存しているものを消します。元には戻せません。
   *[other] あなたについて保存しているものを消します。いまいる{ $count }卓からは離れ、はじまっている卓はCPUが引き継ぎます。元には戻せません。
}これまでの卓では名前が「だれか」に変わり、出した手だけが残ります。
mydata-forgotten = 消しました。遊んでくれてありがとうございました。
outside-broken = 外から入れたゲーム { $slug } を止めました：{ $where }。その卓は待っていて、ほかには影響ありません。詳しくはログにあります。直したあと `/cogs reload` か再起動で戻ります。
person-unknown = アカウントのIDを数字で入れてください。
cogs-forgotten = その人のデータを消しました（{ $count }卓）。
next-turn = いまは{ $name }さんの番です。次はあなたの番です。
