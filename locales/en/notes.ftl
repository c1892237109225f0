button-note = Note
button-next-table = Next: { $title } table { $table }
note-title = A note for you alone
note-label = Only you see it, with your hand
hand-note = 📝 { $note }
