# カードの「ルール設定」

house-heading = **{ $title }・ルール設定**
house-heading-named = **{ $title }・ルール設定**：{ $name }
house-choose = 別のルールにする
house-usual = いつものルール
house-server = このサーバーのルール
house-are-servers = -# このサーバーのルールです。
house-server-has = -# このサーバーのルール：{ $rules }
house-also = そのほか
house-hints = ヒントあり
house-name = このルールの名前
button-house-form = { $page ->
    [0] 席と持ち時間
    [1] ゲームのルール
   *[other] ゲームのルール{ $page }
}
button-house-keep = 名前をつけて残す
button-house-drop = 「{ $name }」を消す
button-house-server-on = サーバーのルールにする
button-house-server-off = サーバーのルールをやめる
button-house-back = 戻る
preset-name = あとで選べるように、名前を入れてください。
presets-full = このゲームのルールは、もう{ $most }件残してあります。「ルール設定」でどれかを消してから残してください。
card-server-rules = このサーバーのルール：{ $rules }
table-opened-server-rules = -# このサーバーのルールです：{ $rules }
house-last = 最後に選んだもの
button-house-new = 新しいルールを作る
league-rules = ルール設定：{ $rules }
league-rules-help = -# はじまるまでは別のルールに変えられます（ゲームの設定、待った、絵）。持ち時間と席の数はリーグ戦で決まっていて、ヒントはありません。
