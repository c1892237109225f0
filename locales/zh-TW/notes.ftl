button-note = 筆記
button-next-table = 下一桌：{ $title } { $table }號桌
note-title = 只給自己看的筆記
note-label = 只有你看得到，和手牌一起顯示
hand-note = 📝 { $note }
