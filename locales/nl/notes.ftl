button-note = Notitie
button-next-table = Volgende: { $title } tafel { $table }
note-title = Een notitie voor jou alleen
note-label = Alleen jij ziet die, bij je hand
hand-note = 📝 { $note }
