button-note = Notiz
button-next-table = Weiter: { $title } Tisch { $table }
note-title = Eine Notiz nur für dich
note-label = Nur du siehst sie, bei deiner Hand
hand-note = 📝 { $note }
