# 卓で言う「ひとこと」。読む人それぞれの言語で届きます。

button-say = ひとこと
phrases-choose = 何と言いますか
phrases-help = 卓の人それぞれの言語で届きます。
phrases-done = 「{ $phrase }」と言いました。
phrases-said = { $name }さん「{ $phrase }」

phrases-hello = よろしくお願いします
phrases-well = お見事です
phrases-thanks = ありがとうございます
phrases-congratulations = おめでとうございます
phrases-sorry = お待たせしました
phrases-wait = ごゆっくりどうぞ
phrases-thinking = 少し考えます
phrases-soon = すぐ戻ります
phrases-tomorrow = 続きは明日にします
phrases-fun = 楽しいですね
phrases-end = 対局ありがとうございました
phrases-again = また遊びましょう

# 言えないとき
phrases-alone = この卓には、ほかに人がいません。
phrases-secret = いまは全員がこっそり選んでいます。選び終わったら言えます。
phrases-late = この対局が終わって1週間を過ぎました。
phrases-off = 「ひとこと」は、ここかあなたの設定で使わないことになっています。
phrases-enough = ひとことは、ひとつの卓で1時間に{ $most }回までです。
