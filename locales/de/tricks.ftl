# What all games of tricks say alike.
tricks-prompt-lead = Du spielst aus. Welche Karte?
tricks-prompt-follow = Bediene { $suit }. Welche Karte spielst du?
tricks-prompt-free = Du hast kein { $suit }, darum geht jede Karte.
tricks-task-lead = Du spielst aus
tricks-task-follow = Bedienen
tricks-task-free = Jede Karte
tricks-hint-winning = { $name } (führt bisher)
tricks-hint-losing = { $name } (führt bisher nicht)
tricks-hint-lost = { $name } (gewinnt nicht)
tricks-played = { $card }: { $name }
tricks-taken = { $name } machte den Stich
tricks-you = Du
tricks-hand-title = Deine Hand
tricks-hand = Deine Hand (Platz { $seat }): { $cards }.
tricks-empty = Keine Karten mehr
tricks-numbered = Karte { $number }: { $card }
tricks-playable = Spielbare Karten: { $numbers }.
tricks-wait = { $name } ist am Zug
tricks-waiting = Warten auf die anderen
tricks-over = Die Partie ist zu Ende
tricks-unit = { $count ->
    [one] Pkt
   *[other] Pkt
}
