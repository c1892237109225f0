# 遊ぶ人を探す
button-seek = 遊ぶ人を探す
button-seeking = 遊ぶ人を探し中
button-seek-too = わたしも遊びたい
button-seek-change = 条件を変える
button-seek-stop = 探すのをやめる
button-seek-everywhere = { $on ->
    [yes] ほかのサーバーの人とも：はい
   *[other] ほかのサーバーの人とも：いいえ
}
button-seekyes = 参加する
button-seekno = 今日はやめる
button-seekout = やっぱりやめる
seek-form = 遊ぶ人を探す
seek-form-games = どのゲームで？
seek-form-sizes = 何人の卓で？
seek-form-paces = 持ち時間は？
seek-form-langs = どの言語で？
seek-form-hours = いつまで探しますか？
seek-any-game = どのゲームでも
seek-any-size = 何人でも
seek-any-pace = リアルタイム以外なら何でも
seek-any-lang = どの言語でも
seek-size = { $count }人
seek-hours = { $hours ->
    [12] 12時間
    [24] 1日
    [72] 3日間
   *[other] 1週間
}
seek-heading = いっしょに遊ぶ人を探しています：**{ $games }**、{ $sizes }、持ち時間は{ $paces }、{ $langs }。{ $until }まで探します。
seek-how = 人がそろいそうになったら、音の鳴らないDMでお聞きします。返事は30分以内にどうぞ。
seek-asked = -# お返事を待っている卓があります。DMをご覧ください。
seek-rests = -# さきほどお誘いしたので、{ $when }まではお誘いしません。
seek-here = -# このサーバーの人とだけ遊びます。
seek-everywhere = -# ほかのサーバーの人とも遊びます。相手には**{ $name }**という名前が見え、卓はDMの中に立ちます。
seek-tables = いまなら、この卓に座れます。
seek-stopped = 卓を探すのをやめました。
seek-needs-messages = お誘いはDMで届けますが、DMを届けられませんでした。サーバーのプライバシー設定でDMを許可してから、もう一度どうぞ。
seek-ask = { $names }さんと遊べそうです。
seek-ask-where = { $place }・{ $minutes }・持ち時間：{ $pace }
seek-ask-server = { $server }
seek-ask-direct = DMの中で
seek-ask-until = いかがですか？ { $until }までにお返事をください。
seek-yes = 参加ですね。ほかの人の返事がそろうと卓が立ちます。
seek-no = わかりました。今日はもうお誘いしません。
seek-late = お返事の時間が過ぎたので、探すのをやめました。
seek-off = 今回は人がそろいませんでした。引き続きお探しします。順番はそのままです。
seek-dealt = 全員そろいました。はじまっています：{ $place }
seek-dealt-direct = 全員そろいました。このDMではじまっています。
seek-settled = このお誘いはもう済んでいます。
seek-announced = { $server }で遊びたい人がいます：{ $games }

# サーバーの管理
server-page-seek = 人がそろうと立つ卓
settings-server-seek = - 人がそろうと立つ卓：**{ $channel }**、{ $everywhere ->
    [yes] ほかのサーバーの人とも
   *[other] このサーバーの人だけで
}
settings-seek-page = 「遊ぶ人を探す」を押した人どうしを引き合わせ、そろったらここに卓を立てます。
settings-seek-anywhere = 本人たちが探したチャンネル
settings-seek-choose = どこに卓を立てますか
button-seek-anywhere = 探したチャンネルで
toggle-seek = { $on ->
    [yes] ほかのサーバーと：はい
   *[other] ほかのサーバーと：いいえ
}
settings-seek-told = 「はい」にすると、望む人はほかのサーバーの人とも遊べます。その卓はチャンネルではなく、それぞれのDMの中に立ちます。
