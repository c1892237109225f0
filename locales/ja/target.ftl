# ターゲット
target-title = ターゲット
target-line = ねらうは遠い数か、近い数か。あとから出した1枚で、勝ち負けが逆になります。
target-designer = 塚本忠行（ちゃぶだいげえむず）
target-about = 毎回1枚がターゲット（目標）になり、全員が手札を1枚ずつ出します。ターゲットと同じスートが出ていれば、数のいちばん遠い人が獲得。出ていなければ、いちばん近い人が獲得。あとから同じスートを出すと、全員の勝ち負けがひっくり返ります。数えるのは数の差だけ、15分で遊べます。先に5枚取った人の勝ち。
target-command = ターゲット

# 選択肢
target-option-goal = 勝ちに必要な枚数
target-option-goal-help = ターゲットを先にこの枚数取った人の勝ちです。ふつうは5枚、短い勝負なら2枚。
target-option-far_pool = 遠い数をくらべる札
target-option-far_pool-help = 遠い数が勝つとき、全員の札をくらべるか、ターゲットと同じスートの札だけか。
target-option-far_pool-all = 全員の札
target-option-far_pool-same_suit = 同じスートの札だけ

# 手番
target-tag-choose_target = 指定する
target-tag-keep = 捨てない
target-tag-always_keep = いつも捨てない
target-tag-ask_me = 毎回選ぶ
target-ask-choose_target-1 = どれをターゲットにしますか
target-ask-discard-1 = どれを捨てますか（2枚まで）
target-prompt-choose_target = 3枚から1枚をターゲットに指定します。最初に出すのはあなたです。
target-prompt-play-far = いまは遠い数が勝ちます。どれを出しますか。
target-prompt-play-near = いまは近い数が勝ちます。どれを出しますか。
target-prompt-discard = 手札を2枚まで捨てられます。そのあと5枚になるように補充します。
target-move-choose_target = { $card }をターゲットにする
target-move-discard = { $cards }を捨てる
target-hint-distance = { $name }、差{ $distance }
target-hint-winning = { $name }、差{ $distance }（いまは勝てます）
target-hint-losing = { $name }、差{ $distance }（いまは勝てません）

# 出せないとき
target-now-choose_target = 先にターゲットを指定します。3枚から1枚を選んでください。
target-now-play = ターゲットは決まりました。手札から1枚を出してください。
target-now-discard = この回の勝負はつきました。2枚まで捨てるか、捨てないかを決めます。
target-no-choice = { $card }は、いま指定できる3枚の中にありません。3枚から選んでください。
target-no-card = { $card }は手札にありません。手札から選んでください。
target-no-empty = 1枚も選ばれていません。捨てないなら「捨てない」を押してください。
target-no-many = 捨てられるのは2枚までです。選びなおしてください。

# できごと
target-event-revealed = 第{ $round }ゲーム。めくれたのは{ $cards }、{ $seat }さんがターゲットを指定します。
target-event-named = { $seat }さんが{ $card }をターゲットに指定しました。
target-event-taken = { $far ->
    [yes] 遠い数の勝ち。{ $seat }さんが差{ $distance }の{ $card }で、ターゲットの{ $target }を取りました。
   *[no] 近い数の勝ち。{ $seat }さんが差{ $distance }の{ $card }で、ターゲットの{ $target }を取りました。
}
target-event-taken-last = { $far ->
    [yes] 遠い数の勝ち。{ $seat }さんが差{ $distance }で、ターゲットの{ $target }を取りました。
   *[no] 近い数の勝ち。{ $seat }さんが差{ $distance }で、ターゲットの{ $target }を取りました。
}
target-event-thrown = 捨て札は、{ $told }。
target-event-thrown-none = だれも捨てませんでした。
target-thrown-of = { $name }さんが{ $cards }
target-event-reshuffled = 山札がなくなったので、捨て札{ $count }枚をシャッフルして山札にしました。
target-event-drew = あなたは{ $cards }を引きました。
target-event-kept = { $on ->
    [yes] これからは、あなたの手札をいつも捨てずに残します。
   *[no] これからは、あなたが捨てる札を毎回選びます。
}
target-event-ended = { $seat }さんの勝ちです！ ターゲット{ $count }枚。

# 卓のようす
target-state-choose_target = 第{ $round }ゲーム・ターゲットを指定
target-state-play-far = 第{ $round }ゲーム・いまは遠い数の勝ち
target-state-play-near = 第{ $round }ゲーム・いまは近い数の勝ち
target-state-discard = 第{ $round }ゲームのあと・手札の入れ替え
target-state-over = 第{ $round }ゲームで終わり
target-alt-candidates = 候補：{ $cards }。
target-alt-target = ターゲットは{ $target }。
target-alt-far = いまは遠い数が勝ちます。
target-alt-near = いまは近い数が勝ちます。
target-alt-last-far = 前のターゲットは{ $target }。遠い数の{ $seat }が取りました。
target-alt-last-near = 前のターゲットは{ $target }。近い数の{ $seat }が取りました。
target-alt-played = そのとき出たのは、{ $leader }から順に{ $cards }。
target-alt-won = { $count ->
    [0] ターゲットなし
   *[other] ターゲット{ $count }枚（{ $cards }）
}
target-alt-pile = { $count ->
    [0] 山札{ $deck }枚。捨て札はまだありません。
   *[other] 山札{ $deck }枚。捨て札{ $count }枚は、{ $cards }。
}
target-alt-pile-short = 山札{ $deck }枚。捨て札{ $count }枚。
target-alt-goal = ターゲットを{ $goal }枚取れば勝ちです。
target-alt-goal-same_suit = ターゲットを{ $goal }枚取れば勝ちです。遠い数の勝負では、同じスートの札だけをくらべます。
target-alt-suit = { $suit }{ $ranks }
target-alt-wish = 手札は、いつも捨てずに残すことにしています。

# 絵の中のことば
target-far = 遠い数
target-near = 近い数
target-unit = 枚
target-amount = ターゲット{ $number }枚
target-goal = { $goal }枚で勝ち
target-same-suit = 遠い数は同スート
target-last = 前のゲーム
target-deck = 山札{ $count }枚
target-pile = 捨て札{ $count }枚
target-chosen = 決定
target-keep = 残す
target-away = 捨てる
target-distance = 差{ $distance }
target-task-choose_target = ターゲットを指定
target-task-play-far = いまは遠い数の勝ち
target-task-play-near = いまは近い数の勝ち
target-task-discard = 2枚まで捨てる
target-took-far = 遠い数で{ $name }さんが{ $card }を獲得
target-took-near = 近い数で{ $name }さんが{ $card }を獲得
target-named = { $name }さんが{ $card }を指定
target-story-margin = { $count }枚差の勝利
target-story-last-far = 決め手は差{ $distance }の{ $card }、遠い数
target-story-last-near = 決め手は差{ $distance }の{ $card }、近い数

# あそびかた
target-sketch-goal = ターゲットを取ります。先に{ $goal }枚で勝ち。
target-sketch-turn = 1枚がターゲット。全員が好きな札を1枚ずつ出します。
target-sketch-score = いちばん近い数が獲得。同じスートが出れば、いちばん遠い数。
target-rules-0-title = ターゲットを決める
target-rules-0-1 = ジョーカーを除く{ $pack }枚を使います。手札は{ $hand }枚ずつ。最初のスタートプレイヤー（SP）はくじで決めます。
target-rules-0-2 = SPは山札から{ $revealed }枚をめくり、1枚をターゲットに指定します。残りの{ $others }枚は捨て札になります。
target-rules-0-3 = SPから時計回りに、全員が手札を1枚ずつ出します。どの札でも出せます。
target-rules-0-4 = くらべるのは数の差だけ。Aは1、Jは11、Qは12、Kは13で、KとAはつながりません。
target-rules-1-title = 遠い数か、近い数か
target-rules-1-1 = ターゲットと同じスートがなければ、いちばん近い数の勝ち。同じ差なら、後に出した人の勝ちです。ここではダイヤの9。
target-rules-1-2 = 同じスートが1枚でも出たら、いちばん遠い数の勝ち。勝つ札のスートは問いません。同じ差なら、先に出した人の勝ちです。ここではクラブのK。
target-rules-1-3 = つまり、あとから出した1枚で全員の勝ち負けが変わります。ルール設定で、遠い数を同じスートだけでくらべることもできます。
target-rules-2-title = 1ゲームが終わったら
target-rules-2-1 = 勝った人は、ターゲットを自分の前に表で置きます。出した札は捨て札になります。
target-rules-2-2 = 全員が同時に、捨てる手札を{ $thrown }枚まで決めます（捨てなくてもかまいません）。いっせいに見せてから、SPから順に{ $hand }枚になるまで引きます。
target-rules-2-3 = ターゲットを取った人が、次のSPです。
target-rules-2-4 = 山札がなくなったら、捨て札をシャッフルして山札にします。捨て札は公開です。そこにない札は、まだだれかの手札かもしれません。
target-rules-2-5 = ターゲットを先に{ $goal }枚取った人が、その場で勝ち。ルール設定で2枚から7枚まで選べます。

# はじめの一局（/learn）
target-learn-goal = 3枚から1枚をターゲットに決め、全員が1枚ずつ出します。いちばん近い数の勝ち。ただし、だれかが同じスートを出せば、いちばん遠い数の勝ちです。5枚取れば優勝。
target-learn-give = ターゲットはクラブのK。もうKが出ていて、これより近い数はありません。クラブもないので逆転もできません。いらないスペードの6を出しましょう。
target-learn-give-else = この回は勝てないので、よい札を使うのはもったいないところ。6を出しましょう。
target-learn-middle = ターゲットが取られると、全員が2枚まで捨てて、5枚になるように引きます。真ん中の数は近くも遠くもなりにくいもの。8を2枚とも捨てましょう。
target-learn-middle-else = 10やJは近さで勝てることがありますが、8はなかなか勝てません。2枚とも捨てましょう。
target-learn-turned = 今度はクロスのK。手札にはクロスが2枚、うち1枚はAです。Aは1と数えるので、Kからは12も離れています。これ以上遠い数はありません。
target-learn-turn = Aを出しましょう。クロスなので、ここからはいちばん遠い数の勝ちに変わります。そして、いちばん遠いのはあなたです。
target-learn-turn-else = 逆転できるのはクロスだけ。しかもAはいちばん遠い数です。
target-learn-won = 1枚目のターゲットです。同じ遠さなら先に出したほうの勝ちなので、だれにも止められません。取った人が次のスタートプレイヤーです。
target-learn-keep = クロスのJとハートの2は残しましょう。大きい札と小さい札は、どちらの場合にも役に立ちます。9と10を捨てます。
target-learn-keep-else = 端の数を残して、真ん中の2枚を取り替えましょう。
target-learn-name = ターゲットを決める番です。スペードのQを持っているので、リーフのQをターゲットにすれば差は0。これにしましょう。
target-learn-name-else = 自分の札に近いもの、または遠い札を同じスートで持っているものを選びます。ここはQです。
target-learn-lead = Qを出します。差は0です。自分でリーフを出すと逆転してしまうので、しまっておきましょう。
target-learn-lead-else = リーフを出すと遠い数の勝ちになり、手札のリーフは近い数ばかりです。Qのほうがよいでしょう。
target-learn-later = あなたのあとに、もう1枚Qが出ました。同じ近さなら、あとに出した人の勝ちです。最後に出せる人は有利で、スタートプレイヤーにはそれがありません。
target-learn-away = また捨てましょう。真ん中あたりのリーフ2枚です。
target-learn-away-else = この2枚より、2とクロスのJのほうが役に立ちます。
target-learn-last = ターゲットはリーフの6。いまのところ近いのは7です。クロスの6なら、ぴったり差0になります。
target-learn-last-else = 近い数が勝つあいだは、差0の6がいちばんです。
target-learn-end = リーフも別の6も出ず、2枚目のターゲットです。同じスートをだれが持っていそうか、自分のあとに何人いるかを考えて遊びましょう。
