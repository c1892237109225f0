# アルセーヌ
arsene-title = アルセーヌ
arsene-line = 取ったトリックの数が、今夜押し入る宝石店の番号。ほかの怪盗と鉢合わせたら収穫なしです。
arsene-designer = 日本のボードゲームブログの著者
arsene-about = 4人の怪盗のトリックテイキング。3トリック取れば3番の宝石店へ。1人だけならチップを持ち帰り、だれかと同じ店ならバッティングで何もなし。同じトリック数の人がいれば、勝ったトリックを押しつけることもできます。空っぽになった店に入ればポリスに捕まり、そこでゲームは終わりです。
arsene-command = アルセーヌ

# 選択肢
arsene-option-advanced = 上級ルール
arsene-option-advanced-help = 空っぽの店ができた次のディールから争奪モード。トリック数が同じ人どうしで、手持ちのチップをすべて交換します。
arsene-option-flip_mode = 端の札をめくる人
arsene-option-flip_mode-help = 切り札を決める札を、ディーラーの左隣がめくるか、自動でめくるか。どちらでも運は同じです。
arsene-option-flip_mode-player = ディーラーの左隣
arsene-option-flip_mode-auto = 自動
arsene-option-max_deals-help = 多くてもこの回数で終わります（5〜50、0なら制限なし）。ふつうは6ディールほどです。
arsene-option-max_deals-0 = 制限なし

# 手番
arsene-tag-flip = めくる
arsene-tag-take = 自分で取る
arsene-tag-push = 押しつける
arsene-tag-plan = 勝ったら
arsene-ask-flip-1 = どの札をめくりますか
arsene-ask-plan-1 = このトリックに勝ったら
arsene-flip-1 = 左の札
arsene-flip-2 = まん中の札
arsene-flip-3 = 右の札
arsene-push-to = { $name }さんに押しつける
arsene-ahead-ask = 勝ったら、そのとき決める
arsene-ahead-take = 勝ったら、自分で取る
arsene-ahead-push = 勝ったら、押しつける（相手は{ $name }さん）
arsene-prompt-flip = 場の端の札を1枚めくります。黒ならダイヤが切り札です。
arsene-prompt-decide = 勝ちました。自分で取って{ $next }トリックにしますか、{ $name }さんに押しつけますか。

# できないとき
arsene-no-place = 端の札は3枚です。左・まん中・右から選んでください。
arsene-no-flip-now = 端の札はもうめくられています。いまはトリックの途中です。
arsene-no-play-now = いまは札を出せません。先に、めくる札や、勝ったトリックの行き先を決めます。
arsene-no-take-now = いまは取るトリックがありません。押しつける相手がいるトリックに勝ったときに選べます。
arsene-no-push-now = いまは押しつけられません。自分とトリック数が同じ人がいるトリックに勝ったときに選べます。
arsene-no-plan = 前もって決められるのは、まだ勝てるトリックで、同じトリック数の人がいるときだけです。

# できごと
arsene-event-turned = { $trumps ->
    [yes] 端の札の{ $place }枚目は{ $card }。黒なので、ダイヤが切り札です。
   *[no] 端の札の{ $place }枚目は{ $card }。赤なので、切り札なしです。
}
arsene-event-trick = { $winner }さんがトリックに勝ちました。
arsene-event-trick-card = { $name }さんが{ $card }で勝ちました。
arsene-event-took = { $seat }さんが取り、{ $count }トリックになりました。
arsene-event-took-won = これで{ $count }トリックです。
arsene-event-pushed = { $seat }さんが押しつけ、{ $to }さんが{ $count }トリックになりました。
arsene-event-planned = あなたがこのトリックに勝ったら、{ $plan }。
arsene-plan-ask = そのとき決めます
arsene-plan-take = 自分で取ります
arsene-plan-push = 押しつけます
arsene-event-counted = ディール{ $deal }の獲得トリック数は{ $tricks }。
arsene-event-robbed = { $seat }さんが{ $shop }番の店からチップを{ $chips }枚いただきました。
arsene-event-clashed = { $shop }番の店でバッティング。{ $seats }は収穫なしです。
arsene-event-caught = 空っぽの店にポリスが待っていました。{ $seats }はチップをすべて没収されます。
arsene-event-void = 4人とも空っぽの店でした。このディールはノーカウントです。
arsene-event-swapped = 争奪モード：{ $seats }がチップを交換しました。
arsene-event-ended = { $count ->
    [1] { $winners }の勝ちです！ チップ{ $chips }枚。
   *[other] { $winners }がチップ{ $chips }枚で勝利を分け合いました！
}
arsene-score-of = { $name }さん{ $score }
arsene-amount = チップ{ $number }枚

# 卓のようす
arsene-state-flip = ディール{ $deal }・端の札をめくる
arsene-alt-decide = { $seat }が、自分で取るか{ $target }に押しつけるかを決めます。
arsene-alt-pushed = { $winner }が勝ち、{ $taker }に押しつけました。
arsene-alt-shops = 宝石店のチップ：{ $shops }。
arsene-alt-shop = { $chips ->
    [0] { $shop }番は空っぽ
   *[other] { $shop }番は{ $chips }枚（次は{ $next }枚）
}
arsene-alt-trumps = 切り札はダイヤ。端の札の{ $place }枚目、{ $card }が表です。
arsene-alt-none = 切り札なし。端の札の{ $place }枚目は{ $card }で、また伏せてあります。
arsene-alt-count = トリック数は、席1から順に{ $tricks }。
arsene-alt-last-deal = { $chips ->
    [0] 前のディールは{ $tricks }トリック
   *[other] 前のディールは{ $tricks }トリックで{ $chips }枚獲得
}
arsene-alt-advanced = 上級ルールです。空っぽの店ができると争奪モードになります。
arsene-alt-scramble = 争奪モード。トリック数が同じ人どうしはチップを交換します。
arsene-alt-deals = ディールごとのトリック数は{ $deals }
arsene-alt-latest = 最近のディールのトリック数は{ $deals }
arsene-alt-robbed = { $tricks }（{ $chips }枚獲得）
arsene-alt-caught = { $tricks }（逮捕）

# 絵の中のことば
arsene-trumps = 切り札
arsene-no-trumps = 切り札なし
arsene-side = 場の端の札
arsene-scramble = 争奪モード
arsene-police = ポリス
arsene-chips = 枚
arsene-decides = 押しつける？
arsene-last-won = { $name }さんの勝ち
arsene-last-took = { $name }さんが取りました
arsene-last-pushed = { $name }さんが{ $to }さんに押しつけました
arsene-task-flip = 1枚めくる
arsene-settled-take = 勝ったら取る
arsene-settled-push = 勝ったら押しつける
arsene-task-decide = 取る？押しつける？
arsene-story-caught = ポリスのお手柄で幕引き
arsene-story-emptied = 5つの店が、すべて空っぽに
arsene-story-deals = { $deals }ディールで時間切れ
arsene-story-haul = 最大の獲物は{ $chips }枚（ディール{ $deal }）

# ヒントの理由
arsene-hint-why-flip = どの札かはだれも知りません。どれをめくっても同じです。
arsene-hint-why-take = { $shop }トリックになります。{ $shop }番の店なら、1人で入れば{ $chips }枚です。
arsene-hint-why-leave = { $shop }番の店はもう空っぽです。もう1トリック取って離れられます。
arsene-hint-why-police = { $seat }さんは{ $shop }トリックになります。{ $shop }番の店は空っぽで、ポリスが待っています。
arsene-hint-why-stay = { $seat }さんが離れて、あなたは{ $shop }トリックのまま。{ $shop }番の店なら、1人で入れば{ $chips }枚です。
arsene-hint-why-lead = { $above ->
    [0] このスートでこれより強い札は、もうほかにありません。
   *[other] このスートのもっと強い札が、ほかにまだ{ $above }枚あります。
}
arsene-hint-why-below = いまのところ{ $card }では勝ちません。
arsene-hint-why-wins = いまのところ{ $card }の勝ちです。あとは{ $more }人が出します。
arsene-hint-why-last = { $card }でこのトリックに勝ちます。

# あそびかた
arsene-sketch-goal = 宝石店から、いちばん多くのチップを持ち帰ります。
arsene-sketch-turn = トリックに勝つか、同じ数の人に押しつけます。
arsene-sketch-score = 3トリックなら3番の店。1人なら獲得、重なれば何もなし。
arsene-rules-0-title = トリックの数が、店の番号
arsene-rules-0-1 = ダイヤのAから5は5軒の宝石店。残りの{ $pack }枚を{ $hand }枚ずつ配り、{ $side }枚を場の端に伏せます。
arsene-rules-0-2 = 3トリック取った人は3番の店へ。1人だけなら、いちばん小さい山のチップをもらいます。
arsene-rules-0-3 = 2人以上が同じ店ならバッティングで、だれももらえません。0トリックや6トリック以上は、どの店にも入れません。
arsene-rules-0-4 = チップのいちばん多い人の勝ち。同数なら勝利を分け合います。
arsene-rules-1-title = フォローと切り札
arsene-rules-1-1 = ディーラーの左隣が端の札を1枚めくり、最初にリードします。黒ならダイヤが切り札、赤なら伏せなおして切り札なしです。
arsene-rules-1-2 = リードと同じスートがあれば、必ずそれを出します。なければ、どれでも出せます。
arsene-rules-1-3 = いちばん強い切り札、なければリードのスートのいちばん強い札（A、K、Q…2の順）の勝ち。ここでは切り札のダイヤの6です。
arsene-rules-1-4 = トリックを受け取った人が、次のリードをします。
arsene-rules-2-title = 取るか、押しつけるか
arsene-rules-2-1 = 1トリック以上あるとき、同じトリック数の人がいれば、勝ったトリックをその人に押しつけることができます。
arsene-rules-2-2 = 相手は時計回りでいちばん近い1人だけ。最後の{ $hand }トリック目でもできます。
arsene-rules-2-3 = 席1が勝ちました。同じ1トリックの席3にだけ押しつけられます。席4は遠いので選べません。
arsene-rules-3-title = ポリス
arsene-rules-3-1 = 空っぽの店に入った人はポリスに捕まり、チップをすべて没収されます。バッティングした人たちも、全員捕まります。
arsene-rules-3-2 = これでゲームは終わり。ほかの人は、このディールの分まで店からもらいます。
arsene-rules-3-3 = 4人とも捕まるときはノーカウント。何も起こらず、次のディールへ進みます。
arsene-rules-4-title = ディーラーと終わり
arsene-rules-4-1 = 最初のディーラーはくじで決め、ディールごとに左隣へ。毎回{ $pack }枚すべてを配りなおします。
arsene-rules-4-2 = { $max_deals ->
    [0] 5つの店がすべて空っぽになっても終わりです。
   *[other] 5つの店がすべて空っぽになるか、{ $max_deals }ディール遊んでも終わりです。
}
arsene-rules-4-3 = 上級ルール：空っぽの店ができた次のディールから争奪モード。トリック数が同じ人は（0でも）チップをすべて交換します。3人なら左隣へ。
arsene-rules-4-4 = 交換は最後のディールでもします。捕まった人は交換しません。

# はじめの一局（/learn）
arsene-learn-goal = 泥棒が4人、宝石店が5軒。ディールが終わると、取ったトリックの数の店に入ります。1人ならチップがもらえ、2人だとどちらもなし。だれとも重ならない数を目指します。
arsene-learn-duck = スペードのAがリードされました。めくった札が赤だったので、切り札はありません。スペードがあるので、2を出しましょう。4は次に残しておきます。
arsene-learn-duck-else = スペードを持っているので、スペードを出します。小さいほうからで十分です。
arsene-learn-low = スペードの4は、1枚しかないので自動で出ました。今度はハートのAです。少ないトリック、たとえば1番の店を狙えそうな手札です。いちばん小さいハートを出しましょう。
arsene-learn-low-else = Aに勝てる札はないので、2で十分です。
arsene-learn-throw = ダイヤはないので、何を出してもかまいません。小さいクラブは、あとで1トリック取るのにも役立ちません。捨てましょう。
arsene-learn-throw-else = 大きいクラブは、ほしい1トリックを取るのに使えます。5なら惜しくありません。
arsene-learn-high = Aのあるクラブのトリックです。K、Q、10のどれかを出します。Kはここでは勝てず、残しておくと取りすぎるかもしれません。Aの下で手放しましょう。
arsene-learn-high-else = 1トリック取るにはQと10で十分です。Kはいま出しましょう。
arsene-learn-push = 勝った人はもう1トリック持ち、同じ数の人がほかにもいました。そんなときは、時計回りでいちばん近い同じ数の人に押しつけられます。受け取った人が次をリードします。
arsene-learn-free = あなたはまだ0トリックです。スペードはもうないので、ハートのいちばん小さいものを捨てましょう。
arsene-learn-free-else = クラブのQは、1トリック取るのに残しておきましょう。
arsene-learn-win = クラブの9です。クラブはQしかありません。これで勝って、1トリック目。最初の1トリックは必ず受け取ります。
arsene-learn-win-else = クラブを持っているので、クラブを出します。
arsene-learn-lead = 1トリックで止めたいところですが、ほかにも1トリックの人がいます。残りはハート2枚。Jをリードしましょう。勝ってしまっても、押しつける相手がいます。
arsene-learn-lead-else = 先にJを出して、相手がいるうちに片づけましょう。
arsene-learn-shove = 勝ちました。受け取れば2トリック、押しつければ相手が2トリックです。押しつければ、1番の店はあなただけになります。
arsene-learn-shove-else = 2トリックでは、だれかと重なるかもしれません。押しつければ、1トリックはあなただけです。
arsene-learn-end = 1番の店に1人で入れました。3番の2人は何もなし。2〜4番は入られるたびに取り分が増え、どの店も3回で空に。空の店に入ると捕まります。チップの多い人の勝ちです。
