# Who can join; reports; people who are kept from the tables of a server

join-name = 誰可以入座
join-all = 任何人
join-invited = 受邀的人
join-in_time = 多半準時的人
join-in_time-help = 至少{ $share }%的手準時出牌的人
join-finished = 玩完{ $games }場以上的人
join-finished-help = 不論在哪裡，至少玩完{ $games }場的人
lobby-asks-in_time = -# 桌主想和通常準時出牌的人玩（至少{ $share }%）。
lobby-asks-finished = -# 桌主想和玩完{ $games }場以上的人玩（不論在哪裡）。
trust-in-time = 桌主想找至少{ $least }%準時出牌的人；你目前是{ $share }%，只有你看得到。在有時限的牌桌每準時出一手就會提高。其他牌桌歡迎你入座。
trust-finished = 桌主想找玩完{ $least }場的人。{ $count ->
    [0] 你還沒玩完任何一場
   *[other] 你玩完了{ $count }場
}，再{ $missing }場就可以入座。任何遊戲都算，和電腦玩的也算。
tables-waiting-first = { $most ->
    [1] 你的{ $tables }號桌還在這裡等人。請先開始或收掉，再開下一桌。
   *[other] 你有{ $most }桌還在這裡等人（{ $tables }）。請先開始或收掉其中一桌，再開下一桌。
}每玩完一場，就能多開一桌。
barred-here = 這個伺服器的管理者目前不希望你入座。請和他們談談。進行中的遊戲可以繼續。

button-report = 告訴管理者
report-title = 告訴管理者
report-who = 是關於誰的？
report-word = 發生了什麼事？
report-word-help = 只有這個伺服器的管理者看得到。同桌的人不會知道。
report-sent = 謝謝。已經送給這個伺服器的管理者。同桌的人不會知道。
report-server-only = 私訊裡沒有管理者。你可以在「設定」封鎖某人。
report-empty = 請簡單寫一下發生了什麼事。
report-again = 這一桌這個人的事，你已經告訴管理者了。他們收到了。
reports-enough = 一天可以告訴管理者{ $most }次。如果很急，請直接聯絡他們。
report-alone = 這一桌沒有別人。
report-heading = **關於牌桌的回報** · { $title } { $table }號桌：{ $place }
report-told = { $reporter } 回報 { $reported }：
report-private = -# 只有 { $server } 的管理者會收到。{ $reported } 不會知道。在那裡的「設定」→「這個伺服器」，可以不讓某人入座，也可以選擇接收回報的頻道。
report-in-channel = -# { $reported } 不會知道這件事。
button-report-bar = 不讓入座
report-gone = 這則回報已經超過30天，或其中一人刪除了資料。

server-page-people = 人員與回報
settings-people-told = { $count ->
    [0] 沒有人被禁止入座
   *[other] { $count }人被禁止入座
}
settings-reports-owner = 擁有者的私訊
people-explained = 被禁止入座的人，在這個伺服器不能開桌，也不能入座。進行中的遊戲會玩完。本人要試了才知道，別人不會知道。
people-reports = 玩家的回報會無聲地送到{ $place }。
people-none = 沒有人被禁止入座。
people-list = 禁止入座：{ $people }
people-forgotten = 刪除了資料的人（{ $date }）
people-bar = 禁止某人入座
people-back = 讓某人回來
people-channel = 接收回報的頻道
button-reports-owner = 回報給擁有者
button-people-leave = 由電腦接手
bar-yourself = 不能禁止自己入座。其他管理這個伺服器的人可以。
bar-bot = 只能禁止真人入座。
barred-full = 這裡已經禁止{ $most }人入座，不能再多。請先讓某人回來。
people-barred = { $person } 從現在起不能在這裡開桌或入座。
people-playing = 對方正坐在{ $count }桌進行中的牌桌（{ $tables }）。遊戲會繼續，除非你要由電腦接手座位。
people-left = { $count ->
    [0] 沒有需要接手的座位了。
   *[other] 電腦接手了{ $count }個座位。
}
people-report = { $reporter } 回報 { $reported }，{ $table }號桌：
people-forgotten-short = 已刪除資料
report-channel-public = 這個伺服器的所有人都看得到{ $channel }。請選只有管理者看得到的頻道。
