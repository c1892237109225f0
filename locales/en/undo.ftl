button-undo = Take back
button-undoask = Ask them
button-undoyes = Allow it
button-undono = Keep the move
undo-off = At this table moves aren't taken back.
undo-sealed = Everyone is choosing in secret right now. Moves can be taken back again once the choices are open.
undo-chosen = What was chosen in secret stays once it's open.
undo-binding = A double, its answer and a claim of points stand: they can't be taken back.
undo-nothing = There's no move of yours to take back.
undo-old-rules = This game was dealt under earlier rules, so moves can't be taken back in it.
undo-must-ask = { $count ->
    [0] Since your move the computers have played, or it showed a card nobody knew. They don't mind.
    [one] Since your move others have played, or it showed a card nobody knew. { $names } has to agree.
   *[other] Since your move others have played, or it showed a card nobody knew. { $names } have to agree.
} You can still take back { $left } { $left ->
    [one] move
   *[other] moves
} this way in this game.
undo-own-acted = Somebody has played since. At this table a move can be taken back only until then.
undo-own-learned = Your move showed you something new, so it stays.
undo-open = { $name } is asking to take a move back right now. One request at a time.
undo-spent = The others have already let you take back two moves in this game. From here on your moves stay.
undo-over = That request is settled already.
undo-not-asked = The others are asked about this one. There's nothing for you to decide.
undo-asked = Asked. If they agree, it's your turn again; if you or anyone moves first, the request is gone.
undo-agreed = Noted. The others still have to answer.
undo-done = The move is taken back.
undo-refused = Noted. The move stays, and nobody is told who said no.
undo-asked-you = ↩️ { $name } would like to take a move back. It's fine to say no: nobody is told who did.
undo-request = ↩️ { $name } would like to take this back (the request ends { $until }):
undo-request-learned = New cards have been seen by { $names }.
undo-request-asked = Still to answer: { $names }
event-table-undone = { $name } takes a move back.
event-table-undone-agreed = { $name } takes a move back, with everyone's consent.
event-table-undo-refused = { $name }'s move stays.
event-table-undo-lapsed = { $name }'s move stays: the request to take it back has run out.
result-undos = { $name } took back { $count } { $count ->
    [one] move
   *[other] moves
}.
undo-name = Take-backs
undo-help = A move may be taken back freely while you've seen nothing new; after that the others are asked.
undo-value-ask = if others agree
undo-value-own = only until somebody else has played
undo-value-off = never
undo-live = With a live clock there's no time to ask. A move can be taken back only until somebody has played.
