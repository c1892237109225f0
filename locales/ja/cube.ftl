# ダブリングキューブ（2人の勝負につけられるルール）
cube-title = ダブリングキューブ

# 選択肢
cube-option-cube = ダブリングキューブ
cube-option-cube-help = 2人の勝負で、手番のはじめに点を2倍にする申し出ができます。相手は受けるか降りるか。ふつうはなし。
cube-option-cap = 倍率の上限
cube-option-cap-help = キューブを使うとき：倍率をどこまで上げられるか。ふつうは64。
cube-option-cap-2 = 2
cube-option-cap-4 = 4
cube-option-cap-8 = 8
cube-option-cap-16 = 16
cube-option-cap-32 = 32
cube-option-cap-64 = 64
cube-option-crawford = クロフォードルール
cube-option-crawford-help = キューブを使うとき：だれかがあと1点になった次の1戦だけ、キューブなしで遊びます。
cube-option-match_target = 試合に勝つ点
cube-option-match_target-help = キューブを使うとき：何点先取か、1から50。ゲームごとにふつうの数があります。
cube-option-max_legs = 試合の最大戦数
cube-option-max_legs-help = キューブを使うとき：この数まで戦ったら、点の多い人の勝ちです。

# 手番
cube-tag-cube_double = ダブル（{ $double }倍に）
cube-tag-cube_redouble = リダブル（{ $double }倍に）
cube-tag-cube_take = テイク（{ $double }倍で続ける）
cube-tag-cube_pass = パス（{ $amount }わたす）
cube-tag-cube_hold = この1戦はダブルしない
cube-tag-cube_free = ダブルするか聞いてもらう
cube-prompt-may = その前に、{ $double }倍へのダブルもできます。
cube-prompt-answer = { $name }さんが{ $double }倍へのダブルを申し出ました。テイクなら{ $double }倍で続け、キューブはあなたのもの。パスなら{ $name }さんがすぐに{ $amount }を得ます。
cube-task-answer = テイク？パス？
cube-wait-answer = { $name }さんの返事を待っています
cube-wait-over = パスで終わりました
cube-waiting = ▶ **{ $name }**さんがテイクかパスを選びます
cube-amount = { $count }点
cube-amount-chips = チップ{ $count }枚

# できないとき
cube-no-offer = ダブルの申し出がないので、テイクもパスもできません。
cube-no-answer = 先にダブルへ答えます。いまは{ $value }倍、テイクなら{ $double }倍の勝負です。
cube-no-crawford = クロフォードの1戦なので、キューブは使えません。
cube-no-others = キューブが使えるのは、残りが2人になってからです。
cube-no-twice = この手番のダブルはもう済みました。続きをどうぞ。
cube-no-owner = キューブは相手のものです。ダブルできるのは持ち主だけです。
cube-no-cap = キューブはもう上限の{ $value }です。
cube-no-now = ダブルできるのは、手番のはじめ、出す前だけです。
cube-no-absent = 相手の前の手は時間切れで進めたものなので、いまはダブルできません。本人がもう一度動けば、またできます。

# 出来事
cube-event-cube_doubled = { $seat }さんが{ $value }倍へのダブルを申し出ました。
cube-event-cube_taken = { $seat }さんがテイク。勝負は{ $value }倍になり、キューブは{ $seat }さんのものです。
cube-event-cube_passed = { $seat }さんがパスしました。
cube-event-leg_over = 第{ $number }戦は{ $winner }さんの勝ち（{ $gains }）。試合は{ $totals }。
cube-event-leg_drawn = 第{ $number }戦は引き分け。試合は{ $totals }。
cube-event-legs_over = 試合終了。{ $totals }。
cube-score-of = { $name } { $score }

# 試合のようす
cube-state = { $line }・第{ $number }戦 { $score }・キューブ{ $value }
cube-state-offered = { $line }・第{ $number }戦 { $score }・{ $double }倍へダブル？
cube-state-over = { $line }・第{ $number }戦 { $score }
cube-score = { $score }
cube-score-target = { $score }（{ $target }点先取）
cube-alt-middle = ダブリングキューブは中央、勝負は1倍。手番の人がダブルできます。
cube-alt-owner = ダブリングキューブは{ $name }さんのもので、勝負は{ $value }倍。次にダブルできるのは{ $name }さんだけです。
cube-alt-owner-you = ダブリングキューブはあなたのもので、勝負は{ $value }倍。次にダブルできるのはあなただけです。
cube-alt-highest = ダブリングキューブは上限で、勝負は{ $value }倍です。
cube-alt-offer = { $name }さんが{ $double }倍へのダブルを申し出ました。{ $other }さんがテイクかパスを選びます。テイクなら{ $double }倍で続け、キューブは{ $other }さんのもの。パスなら{ $name }さんに{ $amount }。
cube-alt-offer-you = あなたが{ $double }倍へのダブルを申し出ました。{ $other }さんがテイクかパスを選びます。テイクなら{ $double }倍で続け、キューブは{ $other }さんのもの。パスならあなたに{ $amount }。
cube-alt-crawford = クロフォードの1戦。キューブは使いません。
cube-alt-away = キューブは残りが2人になると使えます。
cube-alt-match = 試合 第{ $number }戦：{ $totals }。
cube-alt-match-target = 試合 第{ $number }戦：{ $totals }。{ $target }点先取。
cube-alt-hand-over = { $winners }。試合：{ $totals }。
cube-passed = パスで終わったのは第{ $numbers }戦。
cube-won = 試合は{ $names }さんの勝ち
cube-drawn = 試合は引き分け

# 画像の中
cube-picture-game = 第{ $number }戦
cube-picture-target = { $target }点先取
cube-picture-crawford = クロフォード
cube-picture-owner = キューブの持ち主
cube-picture-double = { $double }倍にダブル
cube-picture-take = テイク：{ $double }倍で続け、キューブを持つ
cube-picture-pass = パス：すぐに{ $amount }を得る
cube-picture-win = 勝ち
cube-picture-shared = 引き分け
cube-story-best = 一度に取った最多：{ $count }
cube-story-passed = パスで終わった勝負：{ $count }

# 理由
cube-why-double = ここから100回に{ $chance }回ほど勝てます。はっきりする前のダブルが得です。
cube-why-play = ここから勝てるのは100回に{ $chance }回ほど。キューブをわたすには足りません。
cube-why-take = まだ100回に{ $chance }回ほど勝てます。25回から、テイクのほうが得です。
cube-why-pass = 勝てるのは100回に{ $chance }回ほど。2倍で続けるより、パスのほうが失うものは少なくなります。

# ルールのページ
cube-rules-0-title = ダブリングキューブ
cube-rules-0-1 = キューブは1の目で中央に置いてはじめます。中央にあるあいだは、どちらからでもダブルできます。
cube-rules-0-2 = 2人のとき（または残り2人になったら）、手番のはじめ、出す前に、勝負を2倍にする「ダブル」を申し出られます。
cube-rules-0-3 = 相手がテイクすれば勝負は2倍になり、キューブはその人のもの。次にダブルできるのは持ち主だけです。パスすれば、それまでの倍率ですぐにあなたの勝ちです。
cube-rules-0-4 = テイクのあとも、そのままあなたの手番です（その手番の2度目のダブルはなし）。倍率は{ $cap }までです。
cube-rules-1-title = 試合
cube-rules-1-1 = 試合はふつう、決まった点の先取です。勝てばそのゲームの点（ふつう1点）のキューブ倍が入り、引き分けは0点です。
cube-rules-1-2 = パスのあとも手札は見せません。次の1戦は、また1倍からです。
cube-rules-1-3 = ルール設定でクロフォードルールも選べます。だれかがあと1点になったら、次の1戦だけキューブなしです。
cube-rules-1-4 = 持ち時間のある卓では、答える時間は最初の持ち時間の半分まで。時間切れの答えはテイクです。時間切れで進んだばかりの人へは、ダブルできません。
cube-rules-1-5 = 使えるゲームは{ $games }。2人のときに使えます（{ love_letter-title }は4人まで、残り2人になってから）。
