# アライアンス
alliance-title = アライアンス
alliance-line = 1人1スートで絵札を取り合うチーム戦。裏向きに捨てる、仲間とそろえる、山札を組みなおす。
alliance-about = 1人が1つのスートを受け持ち、自分の山札だけで18枚の絵札を取り合います。表向きなら勝負、裏向きなら様子見。Aには2、ジョーカーには白札、6人なら仲間3人の同じ数がバタリオン。使った札は捨て山にたまり、一度だけ山札に再構築できます。チーム戦（4人・6人）、個人戦（2〜6人）、だれが仲間かわからないシークレットチーム戦（6人）があります。

# コマンド
alliance-command = アライアンス

# 選択肢
alliance-option-mode = 遊び方
alliance-option-mode-help = チーム戦は4人か6人、個人戦は2〜6人、シークレットチーム戦は6人です。
alliance-option-mode-team = チーム戦
alliance-option-mode-secret_team = シークレットチーム戦
alliance-option-rebuild = 山札の再構築
alliance-option-rebuild-help = 捨て山を混ぜて山札を再構築できる回数。
alliance-option-rebuild-once_per_game = ゲーム中に1回
alliance-option-rebuild-once_per_cleanup = クリンナップごとに1回
alliance-option-team_assignment = チーム分け
alliance-option-team_assignment-help = チーム戦だけの設定。「席で決める」なら、1つおきの席が仲間です。
alliance-option-team_assignment-random = くじで決める
alliance-option-team_assignment-fixed = 席で決める
alliance-option-secret_teams = 秘密のチーム
alliance-option-secret_teams-help = シークレットチーム戦だけの設定。2人組が3つか、3人組が2つか。
alliance-option-secret_teams-three_pairs = 2人組が3つ
alliance-option-secret_teams-two_trios = 3人組が2つ

# 札
alliance-white-0 = 白札（黒）
alliance-white-1 = 白札（赤）
alliance-team-0 = 黒
alliance-team-1 = 赤
alliance-team-2 = 白
alliance-suit-of = { $suit }：{ $name }さん
alliance-suit-you = { $suit }（あなた）

# 手番
alliance-tag-propose = 分配を提案する
alliance-tag-usual = ふつうの分け方にする
alliance-tag-accept = 賛成する
alliance-tag-reconsider = 考えなおす
alliance-tag-play = 表向きに出す
alliance-tag-down = 裏向きに出す
alliance-tag-top = 山札の一番上を出す
alliance-tag-no = 再構築しない
alliance-tag-rebuild = 手札はそのまま再構築
alliance-tag-put_back = 手札を戻して再構築
alliance-tag-ask_rebuild = 再構築を聞くとき
alliance-ask-propose-1 = ジョーカー1をだれに渡しますか
alliance-ask-propose-2 = ジョーカー2をだれに渡しますか
alliance-ask-propose-3 = 白札をだれに渡しますか
alliance-ask-play-1 = 表向きに出す札
alliance-ask-down-1 = 裏向きに出す札
alliance-ask-put_back-1 = 山札に戻して再構築する札
alliance-asking = 再構築：{ $when }
alliance-asking-0 = 聞かない
alliance-asking-1 = 山札がなくなったときだけ聞く
alliance-asking-2 = いつでも聞く
alliance-prompt-distribute-first = チームのジョーカー2枚と白札を、だれが持つか提案します。提案は1人{ $left }回までです。
alliance-prompt-distribute-answer = いまの提案：{ $plan }。賛成するか、別の案を出します（あと{ $left }回）。
alliance-prompt-distribute-usual = いまの提案：{ $plan }。あなたの提案はもう残っていません。賛成するか、ふつうの分け方（{ $usual }）を選びます。
alliance-prompt-distribute-last = いまの提案：{ $plan }（ふつうの分け方）。あなたの提案はもう残っていないので、賛成してください。
alliance-prompt-play = 絵札は{ $court }。どれを出しますか。
alliance-prompt-play-lead = 絵札は{ $court }。最初に表向きで出します。
alliance-prompt-rebuild = 捨て山と山札を混ぜて、山札を再構築しますか。
alliance-prompt-pass = 出せる札がないので、パスです。
alliance-move-propose = 提案：{ $plan }
alliance-move-usual = ふつうの分け方：{ $plan }
alliance-move-accept = 提案に賛成する
alliance-move-play = { $card }を表向きに出す
alliance-move-down = { $card }を裏向きに出す
alliance-move-top = 山札の一番上を表向きに出す
alliance-move-rebuild = 手札はそのまま再構築する
alliance-move-put_back = { $cards }を戻して再構築する
alliance-plan = ジョーカー1は{ $joker1 }、ジョーカー2は{ $joker2 }、白札は{ $white }
alliance-hint-win = { $name }（いまは勝てます）
alliance-hint-lose = { $name }（いまは勝てません）
alliance-hint-lead = { $name }
alliance-hint-down = { $name }（だれにも見えず、勝負しません）
alliance-hint-back = { $name }を山札に戻す

# できないとき
alliance-no-asking = それは選べません。「聞かない」「山札がなくなったときだけ聞く」「いつでも聞く」から、いまと違うものを選びます。
alliance-no-asking-more = この卓で再構築できるのはゲーム中に1回で、もう使いました。これからは聞きません。
alliance-no-distribution = カード分配はもう終わっています。いまは札を出します。
alliance-no-member = 渡せるのは自分のチームの人だけです（{ $suits }）。
alliance-no-same = それはいまの提案と同じです。賛成するか、別の案を出します。
alliance-no-more-proposals = あなたの提案は{ $limit }回とも使いました。いまの案に賛成するか、ふつうの分け方を選んでください。
alliance-no-usual = { $left ->
    [0] いまの案が、もうふつうの分け方です。賛成してください。
   *[other] ふつうの分け方を選べるのは、提案を使いきってからです（あと{ $left }回）。
}
alliance-no-proposal = まだ提案がありません。だれに渡すか、提案してください。
alliance-no-reconsider = いまは考えなおせません。チームが決めたあとか、まだ答えていないときです。
alliance-no-play-before = まだカード分配の途中です。提案するか、賛成してください。
alliance-no-play-yet = 先に、再構築するかどうかを決めてください。
alliance-no-back = その札は戻せません。いまの手札から、1枚ずつ選んでください。
alliance-no-rebuild-now = 再構築はトリックのあとのクリンナップでだけできます。いまは札を出します。
alliance-no-pass = 手札があるので、パスはできません。1枚出してください。
alliance-no-cards = 手札も山札もないので、出せるものがありません。パスになります。
alliance-no-down-first = トリックの最初の札は、裏向きには出せません。表向きに出してください。
alliance-no-suit = それはあなたの札ではありません。あなたが出せるのは{ $suit }と特殊な札だけです。
alliance-no-pile = 山札がもうありません。手札から出してください。

# できごと
alliance-event-aces = スートが決まりました。{ $seats }。
alliance-event-proposed = { $seat }さんの提案（チームの中だけ）：{ $plan }。
alliance-event-accepted = { $seat }さんが提案に賛成しました（チームの中だけ）。
alliance-event-reconsidered = { $seat }さんが考えなおしています（チームの中だけ）。
alliance-event-ready = { $team }チームの分配が決まりました。
alliance-event-special = あなたの特殊な札は{ $cards }です。
alliance-event-started = 最初のリードは、スペードの{ $seat }さんです。
alliance-event-turned = 絵札は{ $court }。残りは{ $left }枚です。
alliance-event-topped = { $seat }さんが山札の一番上をめくり、{ $card }が出ました。
alliance-event-laid = { $seat }さんが1枚を裏向きに出しました。
alliance-event-laid_own = あなたが裏向きに出したのは{ $card }です。
alliance-event-trick = { $court }は{ $winner }さんのものです（{ $card }）。{ $how }
alliance-event-trick-closed = { $winner }さんがトリックを取りました。{ $how }
alliance-event-drew = あなたは{ $cards }を引きました。
alliance-event-rebuilt = { $seat }さんが山札を再構築しました（手札から{ $back }枚を戻し、手札は{ $hand }枚）。
alliance-event-rebuilt-forced = { $seat }さんは札がなくなり、山札を再構築しました。
alliance-event-put_back = あなたは{ $cards }を山札に戻しました。
alliance-event-exhausted = { $seats }の札が尽きたので、ゲームは終わりです。
alliance-event-ended = { $winners }の勝ちです！ { $why }
alliance-how-same_two = セイムツーで、2がAを破りました。
alliance-how-punisher = ホワイトパニッシャーで、白札がジョーカーを破りました。
alliance-how-joker = ジョーカーです。
alliance-how-joker-alone = 最後に出たジョーカー（白札も同じ）です。
alliance-how-battalion = { $team }チームのバタリオンです。
alliance-how-battalions = 両チームのバタリオンのうち、強いほうです。
alliance-by-total = 合計{ $score }点です。
alliance-by-second_best = 合計の差が1点以内なので、2番目に高い人の得点で決まりました。
alliance-by-spade = 合計も2番目も並び、スペードのいるチームの勝ちです。
alliance-by-fewest_courts = { $score }点で並び、取った絵札が少ないほうの勝ちです。
alliance-by-nearest_spade = { $score }点で並び、スペードから時計回りで先にいるほうの勝ちです。
alliance-by-lowest_member = { $score }点で並び、低いほうの人の得点が高い組の勝ちです。

# 卓のようす
alliance-state-distribute = カード分配
alliance-state-play = トリック{ $trick } / 18・絵札 { $court }
alliance-state-rebuild = トリック{ $trick } / 18・クリンナップ中
alliance-state-over = ゲーム終了
alliance-alt-seat = { $suit }は{ $name }
alliance-alt-suit = スートは{ $suit }
alliance-alt-won = 絵札{ $count }枚
alliance-alt-empty = 山札なし
alliance-alt-marker = 再構築ずみ
alliance-alt-gone = ゲームから出た{ $cards }
alliance-alt-members = あなたのチームは、{ $members }。
alliance-alt-plan = チームの分配：{ $plan }。
alliance-alt-distributing = 両チームが、ジョーカーと白札をだれが持つか決めています。
<<<<<<< HEAD
alliance-alt-court = この絵札は{ $court }。
=======
alliance-alt-court = いまの絵札は{ $court }。
>>>>>>> f05ef40f20ed3f95469c31fdca2f10ec21b94e1d
alliance-alt-courts-left = 絵札の残りは{ $left }枚。
alliance-alt-cleanup = クリンナップ中です。{ $court }を取ったのは{ $seat }。
alliance-alt-last = 前のトリックの絵札は{ $court }。
alliance-alt-team-courts = 取った絵札は、黒{ $black }枚、赤{ $red }枚。
alliance-alt-play = { $name }は{ $what }
alliance-alt-top = 山札から{ $card }
alliance-alt-down = 裏向き
alliance-alt-passed = パス
alliance-alt-battalions = バタリオン：黒{ $black }、赤{ $red }。
alliance-alt-you = あなたは{ $suit }（{ $team }チーム）。
alliance-alt-you-alone = あなたは{ $suit }。
alliance-alt-pile = 山札は{ $count }枚、捨て山は{ $discard }枚。
alliance-alt-special = はじめに持った特殊な札は、{ $cards }。
alliance-alt-own-down = 裏向きの{ $card }
alliance-alt-topable = 山札の一番上も出せます。
alliance-part-own = 自分のスート
alliance-part-other = ほかの絵札
alliance-part-joker = ジョーカー
alliance-part-ace = A
alliance-part-sets = スートそろい
alliance-part-ranks = ランクそろい
alliance-alt-result-team = { $team }チーム、合計{ $total }点
alliance-alt-result-owner = { $suit }は{ $cards }
<<<<<<< HEAD
alliance-alt-result-bonus = 、バタリオン{ $count }回
=======
alliance-alt-result-bonus = バタリオン{ $count }回
>>>>>>> f05ef40f20ed3f95469c31fdca2f10ec21b94e1d

# 絵の中のことば
alliance-bar-trick = トリック { $trick } / 18
alliance-bar-left = 残り{ $left }枚
alliance-team-wins = { $team }チームの勝ち
alliance-story-margin = { $points }点差の勝利
alliance-story-courts = { $name }さんが絵札{ $count }枚
alliance-top = 山札から
alliance-marker = 再
alliance-battalions = 黒{ $black }・赤{ $red }
alliance-show-same_two = セイムツー
alliance-show-punisher = ホワイトパニッシャー
alliance-show-battalion = バタリオン
alliance-cleanup = クリンナップ中
alliance-deciding = 分配を相談中
alliance-ready = 分配ずみ
alliance-hand-empty = 手札はありません
alliance-hand-pile = 山札
alliance-hand-discard = 捨て山
alliance-hand-court = この絵札
alliance-hand-proposal = いまの提案（あなたはあと{ $left }回）
alliance-hand-no-proposal = まだ提案がありません（1人{ $left }回まで）
alliance-hand-agreed = 賛成
alliance-hand-decided = 決定
alliance-mark-win = 勝てる
alliance-task-play = 1枚出す
alliance-task-lead = 表向きに出す
alliance-task-rebuild = 再構築する？
alliance-task-distribute = だれに渡す？
alliance-task-answer = 賛成する？
alliance-column-own = 自分
alliance-column-other = ほか
alliance-column-ace = A
alliance-column-sets = JQK
alliance-column-ranks = 同格
alliance-decided-second_best = 2番目に高い人の得点で決着
alliance-decided-spade = 並んだので、♠のチームの勝ち
alliance-decided-fewest_courts = 並んだので、絵札の少ない人の勝ち
alliance-decided-nearest_spade = 並んだので、♠に近いほうの勝ち
alliance-decided-lowest_member = 並んだので、低いほうの得点で決着

# あそびかた
alliance-rules-0-title = 1人1スート
alliance-rules-0-1 = 1人が1つのスートのAと2〜10を受け持ち、自分だけの山札にします。♠・クロス・♣が黒、♥・リーフ・♦が赤です。
alliance-rules-0-2 = 取り合うのは、6スート全部の絵札18枚。トリックごとに1枚めくり、いちばん強い札を出した人が受け取ります。だれも使わないスートのAから10は除きます（1スート10枚、4人なら20枚）。
alliance-rules-0-3 = 座る順は♠・♥・クロス・リーフ・♣・♦。黒と赤が交互に並びます。
alliance-rules-0-4 = チーム戦：はじめに、自分の色のジョーカー2枚と白札をだれが持つか、チームだけでこっそり決めます。1人が全部持ってもかまいません。
alliance-rules-1-title = 1枚ずつ出す
alliance-rules-1-1 = 手札は3枚。リードから時計回りに、1人1枚ずつ出します。最初のリードは♠、次からは前のトリックの勝者です。
alliance-rules-1-2 = 表向きの札だけが勝負します。裏向きの札はだれにも見えず、どんなときも数えません。
alliance-rules-1-3 = 手札の代わりに、山札の一番上を見ないで表向きに出してもかまいません。
alliance-rules-1-4 = ♦10の勝ち。♥は裏向きで様子見。
alliance-rules-1-5 = トリックで最初に出す札は、必ず表向き。札のない人だけがパスをします。
alliance-rules-2-title = 札の強さ
alliance-rules-2-1 = 弱いほうから、白札、2、3…10、A、ジョーカー。同じ強さなら先に出したほうの勝ちです。
alliance-rules-2-2 = セイムツー：Aと2が表向きに出ていれば、2がAより強くなります。
alliance-rules-2-3 = ホワイトパニッシャー：ジョーカーと白札が出ていれば、白札がジョーカーより強くなります。
alliance-rules-2-4 = 2はAに、白札はジョーカーに勝つ。
alliance-rules-2-5 = ジョーカーは、裏向きでも、出したらゲームから外れます。白札は捨て山へ行きます。
alliance-rules-3-title = バタリオンと、ほかの遊び方
alliance-rules-3-1 = バタリオン（6人のチーム戦）：仲間3人が同じ数を表向きに出すと、何よりも強くなり、仲間のうち2番目に出した人が絵札を取ります。チームにも2点。
alliance-rules-3-2 = リーフが絵札を取り、赤に2点。
alliance-rules-3-3 = 個人戦とシークレットチーム戦：特殊な札は1人1枚。白札もジョーカーで、何枚か出たら最後に出したものが勝ちます。バタリオンはありません。
alliance-rules-3-4 = シークレットチーム戦：同じ色のジョーカーの2人、白札の2人が仲間（3人組では、白札は同じ色のジョーカーの仲間）。だれが仲間かは、終わるまで知らされません。
alliance-rules-4-title = クリンナップ
alliance-rules-4-1 = トリックのあと、出した札はそのまま自分の捨て山へ。手札が3枚になるまで、山札から引きます。
alliance-rules-4-2 = 山札の再構築：捨て山と山札、それに戻したい手札を混ぜて、新しい山札にします。ふつうはゲーム中に1回だけです。
alliance-rules-4-3 = 手札も山札もなくなった人は、必ず再構築します。
alliance-rules-4-4 = いつ聞くかは手札の画面で選べます（はじめは山札がなくなったとき）。
alliance-rules-4-5 = 最後の絵札が取られたらゲームは終わり。手札も山札もなく再構築できない人が、4人以下なら2人、5人以上なら3人そろっても終わりです。
alliance-rules-5-title = 得点と勝ち
alliance-rules-5-1 = 自分のスートの絵札は3点、ほかの絵札は2点。
alliance-rules-5-2 = 1つのスートのJ・Q・Kをそろえると、自分の色なら2点、相手の色なら3点。
alliance-rules-5-3 = 同じランクの絵札は、4枚で2点、5枚で5点、6枚で8点。
alliance-rules-5-4 = 使わなかったジョーカー（手札か山札）と、手札のAは1点。
alliance-rules-5-5 = 2＋2＋2に、そろいの3点で9点（赤の人が♠をそろえたとき）。
alliance-rules-5-6 = チーム戦は合計で勝負。差が1点以内なら、各チームの2番目に高い人の得点、それも同じなら♠のチームの勝ち。個人戦は点の多い人、同点なら絵札の少ない人。シークレットチーム戦は合計の多い組、同点なら低いほうの人の得点が高い組。どちらもまだ並べば、♠に近いほうです。

# はじめの一局（/learn）
alliance-learn-goal = 1人が1つのスートのAから10を持ちます。あなたはダイヤ、仲間はハート。トリックごとに絵札を1枚取り合います。自分のスートなら3点、ほかは2点です。
alliance-learn-team = まずチームだけで、ジョーカー2枚と白札の持ち主をこっそり決めます。1枚目のジョーカーと白札は仲間に、もう1枚のジョーカーは自分に。
alliance-learn-team-else = 1人に集めることもできますが、はじめは分けましょう。ジョーカーを1枚ずつ、白札は仲間に。
alliance-learn-table = ジョーカーは自分の山札に混ぜられ、手札は3枚です。山札の一番上を出した人も、裏向きに出した仲間もいます。裏向きの札はだれにも見えず、勝負もしません。様子見です。
alliance-learn-nine = 賞品はJ。いまいちばん強いのは6です。あなたが最後なので、9を出せば勝てます。
alliance-learn-nine-else = 勝てるのは表向きの9だけ。あとにはだれもいません。
alliance-learn-ten = 次の賞品はダイヤのQ、あなたのスートなので3点です。リードの札は必ず表向き。10を出してみましょう。これより強いのはAとジョーカーくらいです。
alliance-learn-ten-else = 手札でいちばん強いのは10。この絵札は、あなたにいちばん値打ちがあります。
alliance-learn-lost = Aに取られました。リードにはこの危険があります。次の場面も見ものです。相手は仲間の白札の上にジョーカーを出しました。表向きの白札は、ジョーカーに勝ちます。
alliance-learn-small = いまは白札がジョーカーに勝っています。あなたには勝てる札がないので、いちばん小さい札を捨てましょう。
alliance-learn-small-else = よい札を使っても、もったいないだけです。
alliance-learn-partner = 仲間のジョーカーが勝っています。得点はチームの合計なので、争わずに小さい札を出しましょう。
alliance-learn-partner-else = もう仲間のトリックです。6で十分です。
alliance-learn-top = 仲間のAが勝っていて、手札にはジョーカーが来ました。取っておきたいので、手札の代わりに山札の一番上を出してみましょう。
alliance-learn-top-else = ジョーカーは、仲間が勝てないトリックのために取っておきましょう。
alliance-learn-joker = 山札のAは2に取られました。Aと2が並ぶと2が勝ちます。今度の賞品はハートのJ、いまは10が勝っています。最後に出すのはあなた。ジョーカーで取りましょう。
alliance-learn-joker-else = 10に勝てるのはジョーカーだけ。あとから白札が出る心配もありません。
alliance-learn-end = 絵札は2枚です。出したジョーカーは消え、ほかの札は捨て山へ。ふつう1回、山札を再構築できます。スートやランクをそろえるとボーナスがあり、チームの合計で勝負です。
