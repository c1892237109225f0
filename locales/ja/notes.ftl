button-note = メモ
button-next-table = 次の卓：{ $title } 卓{ $table }
note-title = 自分だけのメモ
note-label = 手札といっしょに、あなただけに見えます
hand-note = 📝 { $note }
