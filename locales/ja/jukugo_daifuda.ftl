# 熟語台札
jukugo_daifuda-command = 熟語台札
jukugo_daifuda-title = 熟語台札
jukugo_daifuda-also = じゅくごだいふだ、漢字、麻雀
jukugo_daifuda-line = 台札を取って、熟語や同じ数の組に。8枚すべてが組になればロン。漢字で遊ぶ麻雀ふうのゲーム。
jukugo_daifuda-designer = カバレロ（2009）
jukugo_daifuda-about = 漢字が1字ずつ書かれた54枚で遊ぶ、麻雀ふうのゲームです（カバレロさん作）。まん中の台札を、熟語や同じ数の組にできる人が取り、手札を1枚捨てて次の台札にします。8枚すべてが組になればロン。
jukugo_daifuda-sources = -# 言葉と読み、意味：EDRDGのJMdictとKANJIDIC2（CC BY-SA 3.0）<https://www.edrdg.org/edrdg/licence.html>

# 選択肢
jukugo_daifuda-option-rounds-help = 何ラウンド遊ぶか。1から16、ふつうは8。チップがマイナスの人が出たら、そこで終わりです。
jukugo_daifuda-option-chips = はじめのチップ
jukugo_daifuda-option-chips-help = はじめに持つチップ。20から240、ふつうは60。ロンの最低点を上げるなら90くらいに。
jukugo_daifuda-option-dictionary = 辞書
jukugo_daifuda-option-dictionary-help = 使える言葉の広さ。広くするほど、最初の台札でのロンが多くなります。
jukugo_daifuda-option-dictionary-core = 日常の言葉
jukugo_daifuda-option-dictionary-standard = よく使う言葉
jukugo_daifuda-option-dictionary-full = すべての言葉
jukugo_daifuda-option-min_ron = ロンの最低点
jukugo_daifuda-option-min_ron-help = この点に届かなければロンできません。0から40、ふつうは0。じっくり遊ぶなら15。
jukugo_daifuda-option-attach_words = 熟語に付ける
jukugo_daifuda-option-attach_words-help = 手元の熟語に台札を付けてできる組。「広く」では三文字熟語や四字熟語にもなります。
jukugo_daifuda-option-attach_words-strict = 二字熟語の連続・2個だけ
jukugo_daifuda-option-attach_words-free = 広く
jukugo_daifuda-option-hints = ヒント
jukugo_daifuda-option-hints-help = つくれる組を本人に見せるか。「なし」では自分で札を選びます。聞かれること自体がヒントになるので、毎回みんなに聞きます。
jukugo_daifuda-option-hints-full = つくれる組をすべて見せる
jukugo_daifuda-option-hints-off = なし
jukugo_daifuda-option-window_mode = 答え方
jukugo_daifuda-option-window_mode-help = 取れる人にだけ聞くか、毎回みんなに聞いて全員の答えを待つか。
jukugo_daifuda-option-window_mode-quiet = 取れる人にだけ聞く
jukugo_daifuda-option-window_mode-sealed = 毎回みんなに聞く
jukugo_daifuda-option-pause = 待つ時間
jukugo_daifuda-option-pause-help = 取れる人にだけ聞くとき、だれも取れない台札でも待つ時間。短いほど、取れる人がいないと気づかれやすくなります。
jukugo_daifuda-option-pause-long = 20〜90秒
jukugo_daifuda-option-pause-short = 5〜20秒（その場で遊ぶとき）

# 組
jukugo_daifuda-kind-four_kind = フォーカード
jukugo_daifuda-kind-four_word = 四字熟語
jukugo_daifuda-kind-three_kind = スリーカード
jukugo_daifuda-kind-three_word = 三文字熟語
jukugo_daifuda-kind-chain = 二字熟語連続
jukugo_daifuda-kind-twin = 二字熟語2個
jukugo_daifuda-kind-pair = ペア
jukugo_daifuda-kind-two_word = 二字熟語
jukugo_daifuda-call-ron = ロン
jukugo_daifuda-call-tsumo = ツモ
jukugo_daifuda-call-tsumo-is = 自分でめくった札
jukugo_daifuda-call-kan = カン
jukugo_daifuda-call-pon = ポン
jukugo_daifuda-call-chi = チー
jukugo_daifuda-card = { $kanji } { $short }
jukugo_daifuda-card-sentence = 「{ $kanji }」（{ $short }）
jukugo_daifuda-quoted = 「{ $word }」
jukugo_daifuda-set = { $kind }「{ $shown }」
jukugo_daifuda-points = { $points }点
jukugo_daifuda-word = { $word }（{ $reading }）
# What readers who know no Japanese are told of a word, after its reading: none here.
jukugo_daifuda-meaning = { "" }
jukugo_daifuda-entry = { $word }（{ $reading }）
jukugo_daifuda-dot = ・
jukugo_daifuda-slash = {" "}／{" "}

# 手番
jukugo_daifuda-tag-ron = ロン
jukugo_daifuda-tag-claim = 台札を取る
jukugo_daifuda-tag-attach = 台札を付ける
jukugo_daifuda-tag-pass = 見送る
jukugo_daifuda-tag-flip = めくる
jukugo_daifuda-tag-close = 先へ進む
jukugo_daifuda-tag-order = 予約
jukugo_daifuda-tag-ron-points = ロン（{ $points }点）
jukugo_daifuda-ask-claim-1 = どの手札で取りますか
jukugo_daifuda-ask-claim-1-off = 台札と組にする手札はどれですか
jukugo_daifuda-ask-claim-2 = どちらの組にしますか
jukugo_daifuda-ask-attach-1 = どの組に付けますか
jukugo_daifuda-ask-attach-2 = どの組にしますか
jukugo_daifuda-ask-order-1 = どの予約にしますか
jukugo_daifuda-prompt-window = { $name }さんがめくった台札は{ $card }。どうしますか。
jukugo_daifuda-prompt-own = あなたがめくった台札は{ $card }。どうしますか。
jukugo_daifuda-prompt-taken = { $name }さんが捨てた台札は{ $card }。どうしますか。
jukugo_daifuda-prompt-ron = { $points }点のロンができます。{ $prompt }
jukugo_daifuda-prompt-discard = 手札を1枚捨てます。それが次の台札になります。
jukugo_daifuda-prompt-flip = 山札の一番上をめくります。それが次の台札になります。
jukugo_daifuda-claim-label = { $cards }で { $shown }（{ $kinds }）
jukugo_daifuda-claim-or = { $one }か{ $other }
jukugo_daifuda-attach-label = { $before } → { $after }（{ $kind }）
jukugo_daifuda-hint-number = { $points }点。同じ数がそろいます
jukugo_daifuda-hint-word = { $points }点。{ $entries }
jukugo_daifuda-hint-pair-grows = 表で{ $points }点。あとでスリーカードに育ちます
jukugo_daifuda-hint-word-grows = 表で{ $points }点。あとで二字熟語連続などに育ちます
jukugo_daifuda-hint-card-alone = 手札の中では、組になる相手がいません
jukugo_daifuda-hint-card-with = 手札の{ $cards }と組になります
jukugo_daifuda-move-ron = ロン
jukugo_daifuda-move-pass = 見送る
jukugo_daifuda-move-close = 先へ進む
jukugo_daifuda-move-claim = { $cards }で { $shown } をつくる（{ $kind }）
jukugo_daifuda-move-attach = { $before } に付けて { $shown } にする（{ $kind }）
jukugo_daifuda-move-flip = 次の台札をめくる
jukugo_daifuda-order-prompt = このラウンドの予約（自分だけに見えます）
jukugo_daifuda-order-ask = 毎回、自分で答える
jukugo_daifuda-order-chi = チー以上をつくれなければ見送る
jukugo_daifuda-order-ron = ロンでなければ見送る
jukugo_daifuda-order-auto = ロンは自動で宣言する
jukugo_daifuda-order-manual = ロンも自分で決める
jukugo_daifuda-order-turn = 次の自分の番まで、すべて見送る
jukugo_daifuda-order-hint-turn = 自分の番でカードがめくられるまで、何も聞きません
jukugo_daifuda-order-hint-ask = 取れるときは必ず聞きます
jukugo_daifuda-order-hint-chi = ペアと二字熟語だけのときは聞きません。ラウンドの終わりまで
jukugo_daifuda-order-hint-ron = ロンできるときだけ聞きます。ラウンドの終わりまで
jukugo_daifuda-order-hint-auto = できるときはすぐにロンします。ラウンドの終わりまで
jukugo_daifuda-order-hint-manual = ロンできるときも聞きます
jukugo_daifuda-waiting = ▶ 台札をどうするか、答えを待っています

# できない手
jukugo_daifuda-no-order-off = ヒントなしの卓では予約できません。聞かれたときに、組ができると分かってしまうからです。
jukugo_daifuda-no-order = もう「{ $order }」になっています。
jukugo_daifuda-no-discard-now = いまは台札に答えるところです。捨てるのは台札を取ったあとです。
jukugo_daifuda-no-answer-now = 台札はもう取りました。いまは手札を1枚捨てます。
jukugo_daifuda-no-hand-card = { $card }は手札にありません。手札の中から選んでください。
jukugo_daifuda-no-claim-size = 台札と組にする手札は1枚から3枚です。
jukugo_daifuda-no-last-card = 取ると手札がなくなるので、捨てられません。最後の手札を使えるのはロンのときだけです。
jukugo_daifuda-no-kind = その札は{ $made }になります。{ $kind }にはなりません。
jukugo_daifuda-no-tier = 「{ $word }」は辞書「{ $tier }」にある言葉です。この卓の辞書は「{ $dictionary }」なので使えません。
jukugo_daifuda-no-two = { $tried }は辞書「{ $dictionary }」にありません。数も違うので（{ $numbers }）、組になりません。
jukugo_daifuda-no-jokers = ジョーカー2枚だけでは組になりません。漢字の札と合わせます。
jukugo_daifuda-no-three = { $count ->
    [0] { $cards }は、どの順に並べても三文字熟語ではなく、数もそろいません。二字熟語もありません。
   *[other] { $cards }は、どの順に並べても三文字熟語ではなく、数もそろいません。二字熟語は{ $made }だけで、別の2枚による熟語がもうひとつ要ります。
}
jukugo_daifuda-no-four = { $cards }は、どの順に並べても辞書「{ $dictionary }」の四字熟語ではなく、数もそろいません。
jukugo_daifuda-no-open-set = その組は手元にありません。台札を付けられるのは、自分の手元の組だけです。
jukugo_daifuda-no-attach-last = 手札がないので、付けたあとに捨てる札がありません。手札がないときに台札を取れるのは、ロンだけです。
jukugo_daifuda-no-grow-number = { $kind }「{ $cards }」には同じ数の札しか付きません。{ $daifuda }は数が違います。
jukugo_daifuda-no-grow-word = { $kind }「{ $cards }」に{ $daifuda }を付けても、新しい熟語になりません（辞書「{ $dictionary }」）。
jukugo_daifuda-no-grow-longer = 「{ $word }」は熟語ですが、この卓で手元の二字熟語に付けられるのは、二字熟語連続か二字熟語2個になる札だけです。
jukugo_daifuda-no-grow-four = { $kind }はもう4枚です。5枚目は付けられません。
jukugo_daifuda-no-grow-kind = { $kind }には、台札を付けられません。
jukugo_daifuda-no-ron-off = { $least ->
    [0] これではロンになりません。
   *[other] これでは{ $least }点以上のロンになりません。
}
jukugo_daifuda-no-ron-low = このロンは{ $score }点です。この卓では{ $least }点以上でなければロンできません。
jukugo_daifuda-no-ron-daifuda = { $daifuda }がどの手札とも組にならず、手元の組にも付かないので、ロンできません。
jukugo_daifuda-no-ron = どう分けても{ $left }枚が組にならずに残るので、ロンできません。

# できごと
jukugo_daifuda-event-round = ラウンド{ $number }です。ディーラーは{ $dealer }さん。
jukugo_daifuda-event-flipped = { $seat }さんがめくった台札は{ $card }です。
jukugo_daifuda-event-answered = あなたは「{ $move }」と答えました。ほかの人には見えません。
jukugo_daifuda-event-ordered = あなたの予約：{ $order }。
jukugo_daifuda-event-unclaimed = { $card }はだれも取らず、捨て札になりました。
jukugo_daifuda-called = { $call }。
jukugo_daifuda-event-claimed = { $seat }さんが{ $call }{ $card }を取り、{ $set }をつくりました。{ $words }
jukugo_daifuda-event-attached = { $seat }さんが{ $call }{ $card }を付け、{ $set }にしました。{ $words }
jukugo_daifuda-event-discarded = { $seat }さんが捨てました。次の台札は{ $card }です。
jukugo_daifuda-event-ron = ロン。{ $seat }さんが{ $card }で上がり、ほかの人から{ $score }点ずつ受け取りました。
jukugo_daifuda-event-draw = 山札がなくなり、流局です。チップは動きません。

# 卓のようす
jukugo_daifuda-state = ラウンド{ $round }（全{ $rounds }）・台札{ $card }・山札{ $deck }枚
jukugo_daifuda-state-choosing = ラウンド{ $round }（全{ $rounds }）・次の台札を待っています・山札{ $deck }枚
jukugo_daifuda-state-flipping = ラウンド{ $round }（全{ $rounds }）・これから台札をめくります・山札{ $deck }枚
jukugo_daifuda-state-over = ゲーム終了
jukugo_daifuda-alt-flip = 席{ $seat }がめくった台札は{ $card }。
jukugo_daifuda-alt-discard = 席{ $seat }が捨てた台札は{ $card }。
jukugo_daifuda-alt-flipping = 席{ $seat }が次の台札をめくるところです。
jukugo_daifuda-alt-last = 直前：席{ $seat }が{ $card }を取りました。
jukugo_daifuda-alt-last-nobody = 直前：{ $card }はだれも取りませんでした。
jukugo_daifuda-alt-deck = 山札{ $deck }枚。
jukugo_daifuda-alt-discards = 捨て札{ $count }枚（古い順）：{ $cards }。
jukugo_daifuda-alt-chips = チップ{ $number }枚
jukugo_daifuda-alt-rons = ロン{ $count }回
jukugo_daifuda-alt-sets = 手元の組は{ $sets }
jukugo_daifuda-alt-before-ron = 前のラウンドはロン{ $score }点（{ $sets }）
jukugo_daifuda-alt-before-paid = 前のラウンドはマイナス{ $score }
jukugo_daifuda-alt-before-draw = 前のラウンドは流局
jukugo_daifuda-alt-hand-none = 手札はありません。
jukugo_daifuda-alt-panel = { $title }：{ $ways }。
jukugo_daifuda-alt-entry = { $word }（{ $said }）
jukugo_daifuda-alt-found = { $entry }、席{ $seat }の{ $kind }、{ $points }
jukugo_daifuda-alt-hidden = { $set }（手札内）
jukugo_daifuda-alt-own = 手元の組：{ $sets }。
jukugo_daifuda-alt-daifuda = 台札は{ $card }。
jukugo_daifuda-alt-turn = 手番

# 絵の中のことば
jukugo_daifuda-daifuda = 台札
# On the open card.
jukugo_daifuda-badge = 台札 Daifuda
jukugo_daifuda-choosing = 次の台札
jukugo_daifuda-turn = 手番
jukugo_daifuda-flipped-by = めくった人
jukugo_daifuda-discarded-by = 捨てた人
jukugo_daifuda-chosen-by = 捨てる人
jukugo_daifuda-goes = 使える
jukugo_daifuda-awaited = みんなの答えを待っています
jukugo_daifuda-awaited-discard = 次の台札を待っています
jukugo_daifuda-last-discarded = { $name }さんが{ $card }を捨てました。
jukugo_daifuda-last-took = { $name }さんが{ $card }を取りました。
jukugo_daifuda-last-nobody = { $card }はだれも取りませんでした。
jukugo_daifuda-story-margin = チップ{ $count }枚差の勝利
jukugo_daifuda-story-shared = 同じ枚数で勝利を分け合いました
jukugo_daifuda-story-ron = 最大のロンは第{ $round }ラウンド、{ $name }さんの{ $score }点
jukugo_daifuda-unit = 枚
jukugo_daifuda-amount = チップ{ $number }枚
jukugo_daifuda-alt-move-claim = { $cards }で{ $kind }をつくる
jukugo_daifuda-alt-move-attach = { $cards }の組に付けて{ $kind }にする
jukugo_daifuda-last-round = 前のラウンド
jukugo_daifuda-last-ron = ロン { $score }点
jukugo_daifuda-last-draw = 流局
jukugo_daifuda-task-answer = 台札をどうしますか
jukugo_daifuda-task-ron = ロンできます（{ $points }点）
jukugo_daifuda-task-discard = 1枚を捨てる
jukugo_daifuda-task-wait = ほかの人の選択を待っています
jukugo_daifuda-hand-empty = 手札はありません。台札を付けてロンをねらいましょう
jukugo_daifuda-hand-ways = つくれる組
jukugo_daifuda-hand-more = ほか{ $count }通りはメニューで
jukugo_daifuda-hand-words = 手札の中の言葉
jukugo_daifuda-hand-no-words = 手札の2枚でできる言葉はありません
jukugo_daifuda-hand-hint-off = ヒントなしの卓です
jukugo_daifuda-hand-answered = あなたの答え：{ $move }
jukugo_daifuda-hand-orders = 予約：{ $orders }
jukugo_daifuda-result-words = この卓の言葉
jukugo_daifuda-result-no-words = 言葉の組はできませんでした
jukugo_daifuda-closed = 手札内

# あそびかた
jukugo_daifuda-sketch-goal = 8枚すべてが熟語や同じ数の組になればロン。
jukugo_daifuda-sketch-turn = 台札で組ができるなら取り、1枚捨てて次の台札にします。
jukugo_daifuda-sketch-score = 組ごとに点が決まっていて、伏せたままなら2倍です。
jukugo_daifuda-rules-0-title = 8枚すべてを組にする
jukugo_daifuda-rules-0-1 = 漢字が1字ずつ書かれた52枚と、ジョーカー（々）2枚。手札は7枚、はじめのチップは{ $chips }です。
jukugo_daifuda-rules-0-2 = まん中に表で1枚だけ置かれるのが台札です。これで組をつくれる人が取れます。
jukugo_daifuda-rules-0-3 = 台札と自分の札、あわせて8枚がすべて組になったら、ロン。ほかの人みんなから点数ぶんのチップをもらいます。
jukugo_daifuda-rules-0-4 = ジョーカーは、熟語の中では「々」、数の組では好きな数になります。
jukugo_daifuda-rules-1-title = 組の種類と点
jukugo_daifuda-rules-1-1 = 左が手元（表向き）の点。手札の中で完成した組は2倍です。
jukugo_daifuda-rules-1-2 = 字の順は自由。3枚や4枚が何通りにも読めるときは、上の組になります。
jukugo_daifuda-rules-2-title = 台札が出たら
jukugo_daifuda-rules-2-1 = 手番の人が山札から1枚めくると、それが台札。全員がこっそり答えます。捨てられた台札には、捨てた人以外が答えます。
jukugo_daifuda-rules-2-2 = 何人も取りたいときは、この順に強い人が取ります。同じなら、手番の人から時計回りに近い人です。
jukugo_daifuda-rules-2-3 = だれも取らなければ捨て札になり、左隣の人が次をめくります。負けた答えは、だれにも見えません。
jukugo_daifuda-rules-3-title = 取る、付ける、捨てる
jukugo_daifuda-rules-3-1 = 台札を取ったら組を表にして手元に置き、手札を1枚捨てて次の台札にします。手札は増えません。
jukugo_daifuda-rules-3-2 = 手元のペアやスリーカードには同じ数を、二字熟語には熟語がもうひとつできる字を付けられます（ルール設定により、長い熟語になる字も）。
jukugo_daifuda-rules-3-3 = 取ると手札がなくなるときは取れません。最後の1枚を使えるのはロンだけです。ルール設定で、ロンの最低点（40まで）も選べます。
jukugo_daifuda-rules-4-title = ロンと終わり
jukugo_daifuda-rules-4-1 = 手札「日本音後半生人」に台札「国」でロン。台札の入った組は表の点、手札だけの組は2倍です。
jukugo_daifuda-rules-4-2 = 5 + 20 + 2 = 27点。ほかの人全員が27ずつ払います。
jukugo_daifuda-rules-4-3 = 最初のディーラーはくじで決め、ディーラーが最初の番です。ロンした人が次のディーラー。山札がなくなれば流局で、ディーラーは左隣へ移ります。
jukugo_daifuda-rules-4-4 = { $rounds }ラウンドが終わるか、だれかのチップがマイナスになったら終わり。チップのいちばん多い人の勝ち、同じなら勝利を分け合います。
jukugo_daifuda-rules-5-title = 待ち方、予約、辞書
jukugo_daifuda-rules-5-1 = だれに聞いているか、だれが答えたかは、いつも秘密。だれも取れない台札も、すぐには流れません。
jukugo_daifuda-rules-5-2 = 予約（ヒントありの卓）：「ロンでなければ見送る」「チー以上をつくれなければ見送る」「ロンは自動で宣言する」を、そのラウンドの間だけ決めておけます。
jukugo_daifuda-rules-5-3 = こつ：手札の中でできた組は崩さず、余った札で台札を取りましょう。ジョーカーは捨てないこと。
jukugo_daifuda-rules-5-4 = 言葉と読み、意味はEDRDGのJMdict、KANJIDIC2によります（CC BY-SA 3.0）。edrdg.org

# はじめの一局（/learn）
jukugo_daifuda-learn-goal = 漢字52枚と、ジョーカーの々が2枚。まん中に開かれた1枚が台札です。熟語か、同じ数の組をつくれる人が取れます。台札と自分の札がすべて組になったら、ロンです。
jukugo_daifuda-learn-hand = 手札は工、学、人、音、下、生、々。学と生は相性がよく、人もいろいろな熟語になります。どの組がつくれるかはボタンに出るので、知らない熟語があっても大丈夫です。
jukugo_daifuda-learn-try = 商は5、あなたの人も5。々を入れればスリーカードです。ほしくてもほしくなくても、全員がこっそり答えます。取ると答えてみましょう。
jukugo_daifuda-learn-try-else = 答えるだけなら損はありません。スリーカードは強い答えです。
jukugo_daifuda-learn-word = 取れませんでした。めくった本人はロンのほかには負けません（ツモ）。次に捨てられたのは小。学と生を合わせて小学生です。三文字熟語は強いので、取りましょう。
jukugo_daifuda-learn-word-else = 数の組にすると、々を使うか熟語を崩すことになります。小学生がいちばんです。
jukugo_daifuda-learn-loose = 小学生が手元に並びました。代わりに1枚捨て、それが次の台札になります。工と人、下と々は組になりそうです。浮いている音を捨てましょう。
jukugo_daifuda-learn-loose-else = 々は捨てないこと。工と人は熟語になります。音なら惜しくありません。
jukugo_daifuda-learn-pass = 文は7。々とのペアしかつくれず、々がもったいないので見送りましょう。だれが見送ったかは、だれにも見えません。
jukugo_daifuda-learn-pass-else = 々はどこにでも使えます。仕上げまで取っておきましょう。
jukugo_daifuda-learn-joker = 中は人と々で取れますが、残る工と下が浮いてしまいます。もう一度見送りましょう。
jukugo_daifuda-learn-joker-else = 取ったあとに残る札を考えてみましょう。組にならない札ばかりです。
jukugo_daifuda-learn-almost = 来ました。捨てられたのは的。工と人で人工的、残りの下は々と組になります。これですべての札が組になりました。
jukugo_daifuda-learn-ron = ロンです。どの答えよりも強く、ほかの人みんなから点をもらえます。
jukugo_daifuda-learn-ron-else = 熟語として取ることもできますが、上がりにまさるものはありません。
jukugo_daifuda-learn-end = 1人24点ずつです。手札で完成した組は2倍、手元の組は1倍。ロンした人が次のディーラー。最後のラウンドか、だれかがマイナスになったら、チップの多い人の勝ちです。
