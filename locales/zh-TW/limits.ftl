# How much one person may do to the others
settings-server-tables = - 每人可開的桌數：等人**{ $waiting }**、進行中**{ $playing }**、觀戰**{ $watched }**
tables-waiting-enough = { $most ->
    [1] 你的{ $tables }號桌還在這裡等人。請先開始或收掉，再開下一桌。
   *[other] 你有{ $most }桌還在這裡等人（{ $tables }）。請先開始或收掉其中一桌，再開下一桌。
}
tables-playing-enough = 你在這裡開的{ $most }桌還在進行。請先玩完一桌，或到別人的牌桌找空位（`/games`）。
tables-watched-enough = { $most ->
    [1] 電腦已經在這裡為你對戰了（{ $tables }號桌）。請在那裡按「停止觀戰」，再開下一桌。
   *[other] 電腦已經在{ $most }桌為你對戰了（{ $tables }）。請在其中一桌按「停止觀戰」，再開下一桌。
}
tables-watched-off = 這個伺服器關閉了只有電腦的牌桌。歡迎和電腦對戰：開桌後加入電腦即可。
tables-opened-enough = 你在一小時內開了{ $most }桌。請稍等一下，或到別的牌桌找空位（`/games`）。
asked-enough = 你今天問過 { $name } 好幾次了。請等對方回答，或明天再試。
asked-many = 你今天問了很多人，都還沒回答。請等他們回答，或明天再試。
asked-waits = { $name } 還有你的{ $count }個提議沒回答。請等回答，或先撤回一個。
invitations-enough = 你有{ $most }個邀請還在等回答。請等回答，或在「座位」裡釋出座位。
sent-away = 桌主釋出了你在這一桌的座位。再次受邀就能坐下。用 `/games` 可以找其他桌的空位。
pause-enough = 你今天在這裡提議休息{ $most }次了。下一次請同桌的其他人提議。
