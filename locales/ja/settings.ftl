# /settings：自分の設定と、サーバーの設定
settings-choose = 何を変えますか
settings-page-language = 言語
settings-page-portrait = アイコン
settings-page-quiet = おやすみ時間とタイムゾーン
settings-page-reminders = お知らせ
settings-page-pictures = 絵
settings-page-forget = データの自動削除
settings-page-blocks = ブロックした人
button-settings-server = このサーバー
toggle-hands = { $silent ->
    [yes] 次の手札：音なし
   *[no] 次の手札：音あり
}
toggle-forced = { $made ->
    [yes] 手が1つなら：おまかせ
   *[no] 手が1つなら：自分で
}
toggle-ranking = { $listed ->
    [yes] ランキング：のる
   *[no] ランキング：のらない
}
toggle-phrases = { $on ->
    [yes] ひとこと：使う
   *[no] ひとこと：使わない
}
settings-mine = 表示する言語：{ $language }
settings-language-choose = どの言語にしますか
settings-language-set = これからは日本語で話します。
settings-portrait = あなたのアイコン：{ $portrait }
settings-reminders = お知らせ：{ $often }
settings-reminders-choose = お知らせはどのくらい？
settings-pictures = 手札の絵：{ $style }
settings-pictures-choose = 手札をどう描きますか
pictures-name = 卓の絵
pictures-help = みんなが見る卓の絵です。手札の絵は、めいめい `/設定` で選べます。
pictures-usual = ふつう
pictures-usual-help = 地紋や背景のある絵
pictures-large = 大きな文字
pictures-large-help = 数をしぼって大きく
pictures-quiet = すっきり
pictures-quiet-help = 地紋も背景もなし
settings-hands = 次の手札：{ $hands }
settings-forced = { $made ->
    [yes] 手が1つしかないとき：少し間をおいて、卓が代わりに進めます
   *[no] 手が1つしかないとき：自分で進めます
}
settings-ranked = ランキング：のります（サーバーの人には、そのサーバーでの戦績が見えます）
settings-unranked = ランキング：のりません（戦績はあなたにしか見えません）
settings-forget = データの自動削除：{ forget-after }
settings-forget-choose = どのくらい使わなければ消しますか
settings-forget-told = そのあいだ何も押さなければ、`/ヘルプ`の「自分のデータを消す」と同じように、あなたのデータを消します。アプリをアカウントから外してもこちらには知らされないので、戻ってこなくても消えるようにしたいときにどうぞ。
forget-after = { $months ->
    [0] しない
   *[other] { $months }か月使わなければ
}
settings-phrases = { $on ->
    [yes] ひとこと：卓で言えます。ほかの人のひとことも手札に出ます
   *[no] ひとこと：言いません。ほかの人のひとことも手札に出ません
}

# おやすみ時間とタイムゾーン
settings-quiet = おやすみ時間：{ $hours }
settings-quiet-none = なし
settings-quiet-page = おやすみ時間のあいだは音が鳴らず、持ち時間も減りません。
settings-quiet-choose = 何時から何時まで？
settings-quiet-never = おやすみ時間なし
settings-quiet-other = ほかの時間…
settings-quiet-title = おやすみ時間
settings-quiet-from = 何時から
settings-quiet-until = 何時まで
settings-quiet-span = { $begin }〜{ $end }
settings-quiet-hours = { $span }（{ $zone }）
settings-quiet-set = おやすみ時間は{ $hours }です。そのタイムゾーンでは、いま{ $clock }です。この時間帯、手札は音を鳴らさずに届きます。
settings-quiet-off = おやすみ時間をなくしました。手札が届くと音が鳴ります。
# 曜日ごとの時間。夜は、明けた朝の曜日に属する。
settings-days-choose = 曜日で変えますか？
settings-days-same = 毎日同じ
settings-days-other = 文字で書く…
settings-days-title = 曜日ごとの時間
settings-days-field = 曜日と時間
settings-days-example = 土日 1-10、水 終日
settings-days-span = { $days } { $span }
settings-days-besides = { $hours }、{ $days }
settings-days-night = 前夜{ $begin }〜{ $end }
settings-days-all = 終日
settings-days-no-hours = なし
settings-no-days = 曜日と時間を読み取れませんでした。「{ $example }」のように書いてください。
settings-quiet-always = 一週間ずっとおやすみ時間では、卓が進まなくなります。どこかに空きを作るか、`/おやすみ`をお使いください。
settings-quiet-set-days = おやすみ時間：{ $hours }。そのタイムゾーンでは、いま{ $clock }です。
# 入力として読み取る言葉（カンマ区切り）：複数の曜日、つなぎの言葉、終日、なし。
settings-days-weekdays = 平日
settings-days-weekend = 週末,土日
settings-days-everyday = 毎日
settings-days-and = と,は
settings-days-whole = 終日,一日中,ずっと
settings-days-none = なし
settings-holidays = { $country }の祝日：日曜と同じ
settings-holidays-choose = 祝日
settings-holidays-none = 祝日もふだんの日と同じ
settings-holidays-of = { $country }の祝日：日曜と同じ
settings-holidays-other = ほかの国…
settings-holidays-title = 祝日
settings-holidays-field = 国
settings-no-country = 「{ $country }」の祝日は分かりません。「日本」のように国名を書いてください。
settings-zone = タイムゾーン：{ $zone }（いま{ $clock }）
settings-zone-choose = あなたのタイムゾーン
settings-zone-field = 「東京」のような都市名か「UTC+9」
settings-zone-needed = 先にタイムゾーンを選んでください。
settings-no-zones = いまタイムゾーンの情報がないため、おやすみ時間はUTCでしか設定できません。ボットの運営者に知らせてください。
settings-no-zone = 「{ $zone }」というタイムゾーンはわかりませんでした。「東京」のような都市名か「UTC+9」と打つか、候補から選んでください。
settings-which-zone = 「{ $zone }」にあたるタイムゾーンはいくつかあります：{ $zones }。まだ何も変えていません。どれかを打ってください。
button-zone = ほかのタイムゾーン…

# サーバーの設定
server-page-language = 新しい卓の言語
server-page-channels = 卓を立ててよい場所
server-page-games = ゲーム
server-page-silence = お返事を待つ時間
server-page-limits = ひとりの卓の上限
server-page-digest = 週のまとめ
server-page-club = 定例会
toggle-threads = スレッド：{ $threads }
toggle-server-phrases = { $on ->
    [yes] ひとこと：あり
   *[no] ひとこと：なし
}
settings-server = **このサーバーの卓の設定**{ $manages ->
    [yes] {""}
   *[no] （変えられるのは「サーバー管理」の権限がある人です）
}
settings-server-language = - 新しい卓の言語：**{ $language }**
settings-server-channel = - 卓を立ててよい場所：**{ $channels }**
settings-server-game = - 休みのゲーム：**{ $off }**
settings-server-off = 休み：{ $off }
settings-server-threads = - 卓ごとにスレッドを作る：**{ $threads }**
settings-server-phrases = { $on ->
    [yes] - 卓での「ひとこと」（お見事です、など）：**あり**
   *[no] - 卓での「ひとこと」（お見事です、など）：**なし**
}
settings-server-silence = - お返事がないまま**{ $silence }時間**たつと、ほかの人が先へ進められます
settings-server-only = これはサーバーの中で使えます。
settings-managers-only = これができるのは「サーバー管理」の権限がある人です。
settings-anywhere = どこでも
settings-none-off = なし
settings-channels = { $count ->
    [0] どこでも
   *[other] { $count }つのチャンネル
}
settings-channels-choose = チャンネルを選ぶ
button-anywhere = どこでもよい
settings-games-choose = 休みにするゲーム
settings-hours = { $days ->
    [0] { $hours }時間
   *[other] { $hours }時間（{ $days }日）
}
settings-hours-choose = どのくらい待ちますか
settings-hours-field = 時間（{ $low }から{ $high }、{ $days }日まで）
settings-hours-other = ほかの時間…
settings-limits-told = 待つ卓{ $waiting }、進行中{ $playing }、観戦{ $watched }
settings-limit-waiting = 人を待つ卓（1から100）
settings-limit-playing = 進行中の卓（1から100）
settings-limit-watched = CPUだけの観戦卓（0から100）
settings-digest-page = 週に一度、卓の様子をチャンネルに届けます。音は鳴りません。
settings-digest-choose = どのチャンネルに届けますか
button-digesthere = ここに届ける
button-digestoff = 届けない

# The club night of a server.
settings-club-page = 週に一度、選んだゲームの卓を立て、サーバーのイベントとしてもお知らせします。だれでも座れます。メンションはしません。
settings-club-games = どのゲームで？（{ $most }つまで）
settings-club-day = 何曜日に？
settings-club-hour = 何時から？
settings-club-channel = どのチャンネルで？
settings-club-zone = タイムゾーン：{ $zone }
settings-club-no-events = このサーバーのイベントを作る権限がありません。ロールに「イベントを作成」を許可すると、イベントとしてお知らせできます。卓はそのままでも立ちます。
button-cluboff = 定例会をやめる
settings-server-club = - 定例会：{ $when }、{ $channel }（毎週）
settings-server-club-off = - 定例会：**なし**
# Discordのイベントと、はじまりに届くメッセージ。
club-event = ゲームの夕べ
club-event-text = { $games }で遊びましょう。時間になると卓が立ちます。お好きな席へどうぞ。
club-begins = ゲームの夕べがはじまりました。お好きな卓へどうぞ。
club-over = ゲームの夕べはお開きになりました。

# The note to the person who is next.
settings-next = { $on ->
    [yes] 次があなたの番のとき：音を鳴らさずお知らせします
   *[no] 次があなたの番のとき：お知らせしません
}
toggle-next = { $on ->
    [yes] 次の番を知らせる：はい
   *[no] 次の番を知らせる：いいえ
}
