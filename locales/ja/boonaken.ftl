# ボーナケン
boonaken-title = ボーナケン
boonaken-line = オランダのヤス。競って場札と取り替え、切り札を決めて、宣言どおりに取ります。
boonaken-designer = 不詳（オランダの伝統的なゲーム）
boonaken-about = 手札は6枚。取る点数か、1つも取らないか、全部取るかを競りで宣言します。競り勝った人は場札を手に入れて同じ枚数を捨て、切り札を選び、手札のシークエンスや4枚をロエムとして宣言できます。宣言どおりならプラス、だめならマイナス。プラス2つで勝ち、マイナス2つで負けです。
boonaken-command = ボーナケン

# 選択肢
boonaken-option-ending = 終わり方
boonaken-option-ending-help = プラス2つで勝ちか、敗者が決まるまで続けるか、選手権のように順位と点数を競うか。
boonaken-option-ending-first_out = プラス2つで勝ち
boonaken-option-ending-find_loser = 敗者が決まるまで
boonaken-option-ending-championship = 選手権（順位と点数）
boonaken-option-table_rules = 卓のルール
boonaken-option-table_rules-help = ふつうのルールか、オランダ選手権のルールか（ミゼールは100より上、切り札の下に切り札を出せない）。
boonaken-option-table_rules-standard = ふつう
boonaken-option-table_rules-championship = オランダ選手権
boonaken-option-min_bid = 最低ビッド
boonaken-option-min_bid-help = ビッドできるいちばん小さい数です。5の倍数で、ふつうは25。
boonaken-option-early_stop = 早めに終える
boonaken-option-early_stop-help = 見えている札だけで成功か失敗かが決まったら、そこでディールを終えます。
boonaken-option-redeal_limit = 流れの上限
boonaken-option-redeal_limit-help = 全員パスのディールがこの回数だけ続いたら、引き分けです。
boonaken-option-championship_games = 選手権のゲーム数
boonaken-option-championship_games-help = 選手権のときだけ使います。この数のゲームの点数を足します。

# ビッド
boonaken-bid-number = { $points }
boonaken-bid-misere = ミゼール
boonaken-bid-zwabber = ズワベル
boonaken-bid-boonaak = ボーナーク
boonaken-bid-roem = ロエム{ $roem }付きボーナーク
boonaken-bid-pass = パス
boonaken-contract = { $bid }（切り札{ $trump }）
boonaken-result-of = { $contract }は{ $told }
boonaken-came-made = { $points }点で成功
boonaken-came-failed = { $points }点で失敗
boonaken-ended-made = 成功
boonaken-ended-failed = 失敗
boonaken-gap = {""}

# 手番
boonaken-tag-bid = 数字ビッド
boonaken-tag-misere = ミゼール
boonaken-tag-join = ミゼールに同調
boonaken-tag-zwabber = ズワベル
boonaken-tag-boonaak = ボーナーク
boonaken-tag-exchange = 捨てる
boonaken-tag-open = 切り札を選ぶ
boonaken-tag-trump = 切り札を選ぶ
boonaken-ask-bid-1 = 何点をビッドしますか
boonaken-ask-boonaak-1 = ロエムいくつのボーナークですか
boonaken-ask-exchange-1 = どれを捨てますか
boonaken-ask-open-1 = 先に切り札を選ぶなら、どれにしますか
boonaken-ask-open-2 = ロエムをいくつ宣言しますか
boonaken-ask-open-3 = どれをリードしますか
boonaken-ask-trump-1 = 先に切り札を選ぶなら、どれにしますか
boonaken-ask-trump-2 = どれをリードしますか
boonaken-hint-bid-bid = 札の点とロエムの合計。切り札は自由に選べます
boonaken-hint-bid-boonaak = 6トリックすべて。切り札は自由に選べます
boonaken-hint-bid-boonaak-roem = 6トリックすべて。手札にこれ以上のロエムが必要です
boonaken-trump = { $mark } { $suit }
boonaken-hint-roem = 手札のロエムは{ $roem }
boonaken-roem = { $roem ->
    [0] ロエムなし
   *[other] ロエム{ $roem }
}
boonaken-prompt-bid = ビッドするか、パスします。
boonaken-prompt-over = いまのビッドは{ $bid }です。もっと強いビッドをするか、パスします。
boonaken-prompt-misere = いまのビッドはミゼールです。同調するか、もっと強いビッドをするか、パスします。
boonaken-prompt-join = ミゼールに同調するか、パスします。
boonaken-prompt-exchange = { $count }枚捨てます。
boonaken-prompt-open = 札をリードします。そのスートが切り札になり、ロエムはすべて宣言されます。先に切り札を選ぶこともできます。
boonaken-prompt-trump = 札をリードします。そのスートが切り札になります。先に切り札を選ぶこともできます。
boonaken-prompt-play-plain = { $suit }があれば、{ $suit }を出します。
boonaken-prompt-play-trump = { $suit }があれば出します。切り札のJだけは、いつでも残せます。
boonaken-prompt-play-under = { $suit }か、{ $card }より強い切り札を出します。{ $suit }がなければ、どれでも。弱い切り札は、ほかに出せる札がないとき（切り札のJは別）だけです。
boonaken-prompt-play-either = { $suit }か、切り札の{ $trump }を出します。{ $suit }がなければ、どれでも出せます。
boonaken-move-bid = { $bid }をビッド
boonaken-move-exchange = { $cards }を捨てる
boonaken-move-open = { $roem ->
    [0] 切り札{ $trump }、ロエムなしで{ $card }をリード
   *[other] 切り札{ $trump }、ロエム{ $roem }で{ $card }をリード
}
boonaken-move-trump = 切り札{ $trump }で{ $card }をリード
boonaken-move-lead = { $card }をリード
boonaken-task-auction = ビッドする
boonaken-task-exchange = { $count }枚捨てる
boonaken-task-open = 切り札を決めてリード
boonaken-task-play = 1枚出す

# できないとき
boonaken-no-auction-now = まだ競りの途中です。ビッドするか、パスしてください。
boonaken-no-exchange-now = 場札を取ったところです。先に同じ枚数を捨てます。
boonaken-no-open-now = いまは切り札を決めて、最初の札をリードします。
boonaken-no-play-now = もうプレイがはじまっています。札を1枚出してください。
boonaken-no-number = ビッドは{ $low }から{ $high }まで、5きざみです。
boonaken-no-low = そのビッドでは足りません。いまは{ $least }以上が必要です。
boonaken-no-over = いまのビッドより強くありません。もっと強いビッドをするか、パスしてください。
boonaken-no-only-join = ミゼールに同調した人がいるので、ほかのビッドはできません。同調するか、パスしてください。
boonaken-no-boonaak-first = このルールでは、ロエム付きボーナークはボーナークの上にしかビッドできません。
boonaken-no-step = ロエムがその数になることはありません。一覧から選んでください。
boonaken-no-twice = 同じ札が2度あります。別々の札を選んでください。
boonaken-no-count = ちょうど{ $count }枚を選んでください。
boonaken-no-suit = そのスートはありません。切り札はスペード、ハート、クラブ、ダイヤから選びます。
boonaken-no-roem = { $most ->
    [0] この切り札ではロエムがありません。ロエムなしで宣言してください。
   *[other] この切り札でのロエムは{ $most }です。それ以下を宣言してください。
}
boonaken-no-roem-now = このビッドではロエムを数えます。宣言する数も選んでください。
boonaken-no-no-roem = このビッドではロエムを数えません。切り札とリードだけを選んでください。
boonaken-no-follow-or-trump = { $suit }を持っているので、{ $suit }か切り札の{ $trump }を出します。
boonaken-no-under = { $follows ->
    [true] { $card }より弱い切り札は出せません。{ $suit }か、もっと強い切り札を出します。
   *[other] { $card }より弱い切り札は出せません。ほかのスートか、もっと強い切り札を出します。
}

# できごと
boonaken-event-dealt = ディール{ $deal }がはじまります。ディーラーは{ $dealer }さん。表向きの場札は{ $cards }です。
boonaken-event-called = { $seat }さんが{ $bid }をビッドしました。
boonaken-event-passed = { $seat }さんがパスしました。
boonaken-event-passed_out = 全員パスなので、{ $dealer }さんが配りなおします。
boonaken-event-took = { $seat }さんが場札{ $count }枚を取りました。表向きだったのは{ $cards }です。
boonaken-event-took-away = { $seat }さんが、捨てられた{ $count }枚を取りました。
boonaken-event-picked = あなたが手に入れた札は{ $cards }です。
boonaken-event-exchanged = { $seat }さんが{ $count }枚捨てました。
boonaken-event-opened = { $seat }さんが{ $trump }を切り札にしました。
boonaken-event-opened-roem = { $seat }さんが{ $trump }を切り札にして、ロエム{ $roem }を宣言しました。
boonaken-event-trick = { $winner }さんがトリックを取りました。
boonaken-event-made = { $who }：{ $bid }に成功、プラス1。
boonaken-event-failed = { $who }：{ $bid }に失敗、マイナス1。
boonaken-event-points = ロエムを入れて{ $points }点でした。
boonaken-event-went_out = { $seats }：プラス2つで勝ち抜け、{ $place }位です。
boonaken-event-fell_in = { $seats }：マイナス2つで脱落です。
boonaken-event-game_over = ゲーム{ $game }が終わりました。{ $points }。合計は{ $totals }。
boonaken-event-game_over-first = ゲーム{ $game }が終わりました。{ $points }。
boonaken-event-won = { $count ->
    [1] { $who }の勝ちです！
   *[other] { $who }が勝利を分け合いました！
}
boonaken-event-lost = { $who }の負けです。
boonaken-event-draw = 勝者も敗者もいない引き分けです。

# 卓のようす
boonaken-state-auction = ディール{ $deal }・競り
boonaken-state-exchange = ディール{ $deal }・交換
boonaken-state-open = ディール{ $deal }・切り札選び
boonaken-state-play = ディール{ $deal }・トリック{ $trick } / 6
boonaken-state-game = ゲーム{ $game } / { $games }・{ $line }
boonaken-missing-points = { $left ->
    [0] 達成
   *[other] あと{ $left }点
}
boonaken-missing-tricks = { $lost ->
    [0] あと{ $left }トリック
   *[other] 失敗：取り逃しあり
}
boonaken-clean = { $of ->
    [1] { $count ->
        [0] 失敗：1トリック以上
       *[other] まだ0トリック
    }
   *[other] { $of }人中{ $count }人が0トリック
}
boonaken-alt-call = 席{ $seat }が{ $bid }
boonaken-alt-calls = ここまでのビッドは、{ $calls }。
boonaken-alt-highest = 最高
boonaken-alt-high = いまのビッドは{ $bid }。
boonaken-alt-table = { $blind ->
    [0] 場札は{ $cards }。
   *[other] 場札は表向きの{ $cards }と、裏向き{ $blind }枚。
}
boonaken-alt-unused = 使わない札は{ $count }枚。
boonaken-alt-redeals = 直前に{ $count }回、全員パスで流れました。
boonaken-alt-deal = 席{ $seat }の{ $told }
boonaken-alt-before = 前のコントラクト：{ $deals }。
boonaken-alt-contract = { $count ->
    [1] コントラクトは{ $contract }。デクレアラーは{ $seats }。
   *[other] コントラクトは{ $contract }。デクレアラーは{ $seats }（それぞれ単独）。
}
boonaken-alt-goal = 目標{ $needed }、いま{ $made }。
boonaken-alt-swapped = { $seat }の前に{ $count }枚が伏せてあります。
boonaken-alt-marks = プラス{ $plus }、マイナス{ $minus }
boonaken-alt-contract-made = { $contract }成功
boonaken-alt-contract-failed = { $contract }失敗
boonaken-alt-total = 前のゲームまでの合計は、席1から順に{ $totals }点。
boonaken-alt-end-match = コントラクトを達成すればデクレアラーの勝ち、できなければ相手の勝ちです。
boonaken-alt-end-first_out = プラス2つで勝ち、マイナス2つで負けです。
boonaken-alt-end-find_loser = プラス2つで勝ち抜け、マイナス2つで負けです。
boonaken-alt-end-championship = プラス2つで勝ち抜け、マイナス2つで脱落です。
boonaken-alt-combination = { $cards }で{ $points }
boonaken-alt-roem-by = 切り札ごとのロエムは、{ $told }。
boonaken-alt-roem-by-suit = { $suit }で{ $roem }
boonaken-alt-roem = 手札のロエムは、{ $told }。
boonaken-alt-no-roem = 手札にロエムはありません。
boonaken-alt-discarded = 捨てた札は{ $cards }。

# 絵の中のことば
boonaken-picture-boonaak = ボーナーク{ $roem }
boonaken-picture-contract = コントラクト
boonaken-picture-total = 前までの 合計
boonaken-picture-unused = 残り{ $count }枚
boonaken-picture-roem-by = 切り札ごとのロエム
boonaken-picture-declared = ロエム{ $points }
boonaken-picture-others = 相手{ $points }点
boonaken-picture-high = いまのビッド
boonaken-picture-table = 場札
boonaken-picture-before = 前の コントラクト
boonaken-picture-in = 脱落
boonaken-picture-place = { $place }位
boonaken-picture-roem = ロエム
boonaken-picture-no-roem = ロエムなし
boonaken-picture-laid = 捨て札
boonaken-picture-new = 取った
boonaken-picture-loser = 敗者
boonaken-picture-marks = 印
boonaken-picture-nobody = 勝者なし
boonaken-amount-places = { $number }順位
boonaken-amount-marks = 差し引き{ $number }
boonaken-story-last = 最後は{ $name }の{ $told }
boonaken-story-redeals = { $count }回続けて全員パス

# あそびかた
boonaken-sketch-goal = 宣言どおりならプラス。プラス2つで勝ち、マイナス2つで負け。
boonaken-sketch-turn = 競ります。いちばん高い人が場札を取り、切り札を決めます。
boonaken-sketch-score = トリックの点とロエムを足して、宣言に届かせます。
boonaken-rules-0-title = 配る、競る
boonaken-rules-0-1 = 札は{ $pack }枚（Aから7）。{ $hand }枚ずつ配り、場札は{ $table }枚で、うち{ $open }枚が表向き。5人なら場札は表向きの{ $open }枚です。
boonaken-rules-0-2 = ディーラーの左隣から順に、前より強いビッドをするかパス。パスしたら、もうビッドできません。数字は取る点数で、{ $min_bid }から5きざみです。
boonaken-rules-0-3 = 手札になくてもビッドできます。全員パスなら、同じディーラーが配りなおします。{ $redeal_limit }回続けば引き分けです。
boonaken-rules-0-4 = 最初のディーラーはくじで決めます。そのあとは、1ディール遊ぶたびに左隣へ移ります。
boonaken-rules-1-title = ミゼール、ズワベル、ボーナーク
boonaken-rules-1-1 = ミゼール：切り札なしで、1トリックも取らないこと。ほかの人も同調でき、それぞれ1人で戦います。2人目が出たら、あとは同調かパスだけです。
boonaken-rules-1-2 = ズワベル：切り札なしで、{ $hand }トリックすべてを取ること。
boonaken-rules-1-3 = ボーナーク：切り札ありで、{ $hand }トリックすべてを取ること。手札にあるロエムを付けることもでき、多いほど強いビッドです。
boonaken-rules-2-title = 交換と切り札
boonaken-rules-2-1 = デクレアラーは場札を取り、同じ枚数を捨てます（だれの点にもなりません）。ミゼールに同調した人は、前の人の捨て札を取ります。
boonaken-rules-2-2 = 切り札を選び、ロエムを宣言してリードします。ミゼールが何人もいれば、最初に言った人のリードです。
boonaken-rules-2-3 = リードだけなら、そのスートが切り札、ロエムは全部です。ロエムは少なく宣言してもかまいません（多くはできません）。数えるのは宣言した分だけです。
boonaken-rules-3-title = ロエム
boonaken-rules-3-1 = 数えるのは数字ビッドだけ。同じスートの3枚続きは20、4枚50、5枚100、6枚200。J4枚は200、Q、K、Aの4枚は100。
boonaken-rules-3-2 = 切り札のKとQは、さらに20。ハートが切り札なら、これは50と20です。
boonaken-rules-3-3 = 続く順は、切り札でもA、K、Q、J、10、9、8、7。1枚を2つの続きに使うことはできませんが、続きの札は、4枚ぞろいや切り札のKとQにも使えます。
boonaken-rules-4-title = プレイ
boonaken-rules-4-1 = 切り札はJ、9、A、K、Q、10、8、7の順で、Jは20点、9は14点。ほかのスートはA、K、Q、J、10、9、8、7の順です。
boonaken-rules-4-2 = Aは11点、10は10点、Kは3点、Qは2点、切り札でないJは1点。全部で{ $points }点です。
boonaken-rules-4-3 = リードのスートか切り札を出します。リードのスートがなければ、どれでも。切り札のリードには切り札を出しますが、Jだけは残せます。
boonaken-rules-4-4 = いちばん強い切り札、なければリードのスートでいちばん強い札の勝ち。ここではJが48点を取ります。勝った人が次のリードをします。
boonaken-rules-5-title = プラスとマイナス
boonaken-rules-5-1 = ロエムも入れてビッドどおりならプラス、届かなければマイナス。ほかの人には何も付かず、印は打ち消し合いません。
boonaken-rules-5-2 = プラス2つで勝ち。マイナス2つで負けで、勝者がいなければ勝者なしで終わります。
boonaken-rules-5-3 = ルール設定で、プラス2つで勝ち抜け、マイナス2つの人か最後に残った人が負け、という遊び方もできます。
boonaken-rules-5-4 = 選手権では、勝ち抜けた順に10、8、4、1点。マイナス2つは脱落で0点です。
boonaken-rules-5-5 = 選手権の卓では、裏向きの場札は1枚、ミゼールは100の上で、1人なら切り札あり。ズワベルは125の上、ロエム付きボーナークはボーナークのあと、6枚続きは100。切り札の下に切り札は出せず、次はデクレアラーが配ります。

# ヒント
boonaken-hint-why-low = 9以下の札が{ $count }枚あります。
boonaken-hint-why-trumps = { $suit }を切り札にすれば、切り札は{ $count }枚です。
boonaken-hint-why-roem = { $suit }を切り札にすれば、切り札{ $count }枚とロエム{ $roem }があります。
boonaken-hint-why-pass = 次は{ $least }以上が必要です。切り札にするなら{ $suit }の{ $count }枚です。
boonaken-hint-why-keep = { $suit }が{ $count }枚残ります。
boonaken-hint-why-keep-roem = { $suit }が{ $count }枚残り、切り札にすればロエムは{ $roem }です。
boonaken-hint-why-keep-low = 残す札のうち{ $count }枚が9以下です。
boonaken-hint-why-longest = いちばん多く持つスートの1つが{ $suit }で、{ $count }枚です。
boonaken-hint-why-lead = { $above ->
    [0] { $card }より強い{ $suit }は、もうほかの手札にありません。
   *[other] 手札の外に、もっと強い{ $suit }が{ $above }枚あります。
}
boonaken-hint-why-takes = これで{ $points }点のトリックが取れます。
boonaken-hint-why-wins = いま{ $points }点で勝っています。あと{ $more }人が出します。
boonaken-hint-why-over = { $more ->
    [0] これでトリックを取ります。
   *[other] いまはいちばん強い札です。あと{ $more }人が出します。
}
boonaken-hint-why-under = { $top }の下に出せます。
boonaken-hint-why-feed = デクレアラーの相手の{ $seat }さんが勝っていて、{ $points }点を渡せます。
boonaken-hint-why-gives = { $points ->
    [0] 何も渡さずにすみます。
   *[other] 勝てませんが、渡すのは{ $points }点です。
}

# 代わりのビッド
boonaken-order-button = 代わりにビッド
boonaken-order-title = ディール{ $deal }で代わりにビッド
boonaken-order-limit = 何点まで？
boonaken-order-limit-help = その数まで1段ずつ代わりにビッドし、超えたらパスします。空欄なら取り消します。
boonaken-order-set = このディールでは{ $limit }点まで代わりにビッドし、超えたらパスします。
boonaken-order-none = いまは任せていません。番がきたら、自分でビッドします。
boonaken-order-ended = 代わりのビッドは終わりました。
boonaken-order-bad = 点数として読めません。60のような数を入れるか、空欄にしてください。
boonaken-order-reached = 競りはもうその先です。いまは{ $count }以上が必要です。
boonaken-order-late = 競りは終わりました。次のディールでまた任せられます。

# はじめの一局（/learn）
boonaken-learn-goal = いちばん高くビッドした人が1人で戦い、取った札とロエム（続きの札）でその点に届けばプラス。プラス2つで勝ちです。切り札の強さはJ、9、A、K、Q、10の順です。
boonaken-learn-bid = ダイヤのJ、10、9、7。切り札ならJは20点、9は14点、3枚続きのロエムも20点。見えている場札のA2枚はデクレアラーがもらえます。40とビッドしましょう。
boonaken-learn-bid-else = パスするには惜しい手です。まず40から。
boonaken-learn-raise = 60と言われました。数えましょう。上の切り札で50点から60点、Aが2枚で22点、ロエムが20点。80なら届きそうです。
boonaken-learn-raise-else = 80より少ないと譲ることになり、それより多いのは冒険です。80にしましょう。
boonaken-learn-table = あなたがデクレアラーです。場札4枚は、A2枚と、伏せてあったスペード2枚でした。同じ枚数を、だれにも見せずに捨てます。
boonaken-learn-away = ダイヤとA2枚を残して、ハートのJと10、小さいスペード2枚を捨てましょう。
boonaken-learn-away-else = ダイヤ5枚とスペードのA。この6枚なら、ほとんど勝てます。残りは捨てましょう。
boonaken-learn-open = リードした札のスートが切り札になり、ロエムもいっしょに宣言されます。いちばん強いダイヤのJなら、切り札はダイヤ、ロエムは20。相手の切り札を引き出しましょう。
boonaken-learn-open-else = 切り札はダイヤ、だれにも負けないのはJです。
boonaken-learn-nine = Kと8が落ちました。次に強いのは9、14点です。残っている切り札があれば、これで引き出せます。
boonaken-learn-nine-else = まず切り札から。9はもうだれにも負けません。
boonaken-learn-ace = もう切り札を持っているのはあなただけです。Aは11点。相手の捨てる札の点も入ります。
boonaken-learn-ace-else = 必ず勝てて、11点になります。
boonaken-learn-spade = あと9点です。スペードのAはいちばん強く、切り札で取られることもありません。11点で届きます。
boonaken-learn-spade-else = スペードのAで、すぐに届きます。
boonaken-learn-end = 97点で80に届き、プラスです。決まればディールは終わり。プラス2つで勝ち、マイナス2つで負け、打ち消し合いません。ミゼールやボーナークは、あそびかたで。
