button-note = 메모
button-next-table = 다음: { $title } 테이블 { $table }
note-title = 나만 보는 메모
note-label = 손패와 함께 나에게만 보여요
hand-note = 📝 { $note }
