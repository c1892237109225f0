# /settings：自分の設定と、サーバーの設定
settings-choose = 何を変えますか
settings-page-language = 言語
settings-page-portrait = アイコン
settings-page-quiet = おやすみ時間とタイムゾーン
settings-page-reminders = お知らせ
settings-page-pictures = 絵
settings-page-forget = データの自動削除
settings-page-blocks = ブロックした人
button-settings = 設定
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
pictures-help = みんなが見る卓の絵です。手札の絵は、めいめい /settings で選べます。
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
settings-forget-told = そのあいだ何も押さなければ、/about の「自分のデータを消す」と同じように、あなたのデータを消します。アプリをアカウントから外してもこちらには知らされないので、戻ってこなくても消えるようにしたいときにどうぞ。
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
toggle-threads = スレッド：{ $threads }
toggle-server-phrases = { $on ->
    [yes] ひとこと：あり
   *[no] ひとこと：なし
}
settings-server = **このサーバーの卓の設定**（変えられるのは「サーバー管理」の権限がある人です）
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
settings-channels-choose = このチャンネルだけにする
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
