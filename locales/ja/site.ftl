# サイト（make site）の文言。ボットのメッセージには出ません。

# ページの名前。メニューにも並びます。
site-games = ゲーム
site-add = Discordに追加
site-commands = コマンド
site-proof = シャッフルの検算
site-running = 自分で動かす
site-writing = ゲームを作る
site-translating = 翻訳する
site-terms = 利用について
site-privacy = プライバシー
site-credits = クレジット
site-news = 更新履歴
site-skip = 本文へ
site-languages = 言語
site-menu = ページ

site-heading = Discordで、ゆっくりカードゲーム
site-lead = 手札はDMで届き、卓はチャンネルに出ます。次の手は数分後でも、数日後でもかまいません。登録もアプリも広告もありません。
site-about = 日本とヨーロッパの作者による{ $count }のゲームを、友だちと、CPUと、ひとりでも遊べます。3分の体験で遊びながらおぼえられ、迷ったらヒント、終わったら一手ずつの振り返り。自分の席から見えないはずのものは、だれにも届きません。シャッフルはあとから検算できます。
site-kept = メッセージもメンバー一覧も読みません。保存されるものは1ページにまとめてあり、ボタンひとつで受け取ることも、消すこともできます。

# 追加のしかた。
site-add-button = サーバーに追加する
site-add-asks = 求める権限は6つです。チャンネルを見る、チャンネルとスレッドに書く、卓のスレッドを作る、画像を送る、自分のメッセージを見つける。特権インテントは使いません。
site-add-then = サーバーで `/ゲーム` と打ち、ゲームを選びます。ボタンひとつで卓が立ち、ほかの人は「参加する」を押すだけです。迷ったら `/ヘルプ`。
site-add-managers = 遊べるチャンネルやゲームは、サーバーの管理者が `/設定` で決められます。
site-add-own = みんなのためのTefudaを動かしている会社はありません。動かすのは身近なだれか、もしかするとあなたです。いつも動いているパソコンと数分の時間、Discordの無料アカウントがあれば足ります。
site-add-how = 動かし方
site-add-alone = サーバーがなくても遊べます。自分のアカウントにアプリを追加してあれば、DMの `/ゲーム` からCPUや友だちと遊べます。

# ゲームのページ。
site-players = 人数
site-time = 時間
site-age = 年齢
site-designer = 作者
site-year = 発表
site-more = くわしく
site-permission = 許諾
site-rules = ルール
site-picture-table = 対局中の卓
site-picture-result = 結果
site-rules-language = ルールは{ $language }で表示しています。

# 記録の検算。
site-proof-heading = シャッフルの検算
site-proof-lead = 卓が終わったら「振り返る」「そのほか」「記録を保存」で記録を受け取れます。このページはコミットメント、シード、すべてのシャッフルを計算し直し、記録とくらべます。ファイルは端末から外に出ません。
site-proof-choose = 記録をここに置くか、ファイルを選んでください：
site-proof-script = このページにはJavaScriptが必要です。なくても `python -m engine.verify record.json` で、手まで検算できます。
site-proof-moves = このページでは、それぞれの手がルールどおりか、ルールが切るカードがこのとおりかは分かりません。ルールがここにないからです。`python -m engine.verify record.json` なら、そこまで確かめられます。
site-proof-holds = コミットメント、合言葉、シャッフルはすべて合っています。
site-proof-partly = コミットメントと合言葉は確かめられますが、この記録にはシャッフルが書かれていません（以前のバージョンで保存されたものです）。もう一度保存するか、コマンドで確かめてください。
site-proof-unchecked-form = これは卓の記録ではありません。
site-proof-unchecked-running = 秘密の数がまだ入っていません。卓が終わってから保存してください。
site-proof-wrong-commitment = 記録が合いません。秘密の数が、コミットメントに合いません。
site-proof-wrong-words = 記録が合いません。この合言葉と秘密の数からは、記録のシードになりません。
site-proof-wrong-shuffle = 記録が合いません。シャッフル「{ $label }」の{ $place }枚目は、記録では{ $recorded }、シードからは{ $found }です。
site-proof-wrong-length = 記録が合いません。シャッフル「{ $label }」の枚数が、切ったカードの枚数と違います。
site-proof-wrong-twice = 記録が合いません。シャッフル「{ $label }」がふたつあります。
site-proof-fact-commitment = コミットメント
site-proof-fact-cards = カードの出どころ
site-proof-fact-words = 合言葉
site-proof-fact-seed = シード
site-proof-fact-shuffles = シャッフル（枚数）
site-proof-fact-moves = 手
site-proof-no-words = この記録にはありません
site-proof-word = { $seat }番の席：{ $word }
site-proof-command = ここでは確かめていません：python -m engine.verify record.json
