# What several games say alike: games-tag-play stands for geschenk-tag-play, where that is not there
games-alt-card = { $k }: { $card }
games-alt-dealer = , Geber
games-alt-empty = Im Stich liegt noch nichts.
games-alt-hand-card = { $number }: { $card }
games-alt-last = Voriger Stich, ab Platz { $leader }, gemacht von Platz { $seat }: { $cards }.
games-alt-over = Die Partie ist zu Ende.
games-alt-semicolon = ;{" "}
games-alt-trick = Stich, ab Platz { $leader }: { $cards }.
games-ask-discard-1 = Welche Karte wirfst du ab?
games-ask-play-1 = Welche Karte spielst du?
games-bar-round = Runde { $round } / { $rounds }
games-choosing = Wählt
games-chosen = Bereit
games-deck = Stapel
games-discards = Ablage
games-event-dealt = Durchgang { $deal } beginnt. { $dealer } gibt.
games-event-ended = { $count ->
    [1] { $winners } gewinnt mit { $score } Punkten!
   *[other] { $winners } teilen sich den Sieg mit { $score } Punkten!
}
games-event-hand = Deine Hand: { $cards }.
games-event-over = { $count ->
    [1] { $winners } gewinnt!
   *[other] { $winners } teilen sich den Sieg!
}
games-event-passed = { $seat } passt.
games-event-played = { $seat } spielt { $card }.
games-hand-title = Deine Hand
games-kind-run = Folge
games-move-discard = { $card } abwerfen
games-move-pass = Passen
games-move-play = { $card } spielen
games-new = neu
games-no-card = Diese Karte hast du nicht auf der Hand. Wähl eine, die du hast.
games-no-follow = Du hast { $suit }, also musst du bedienen.
games-none = keine
games-option-first_dealer = Erster Geber
games-option-first_dealer-random = ausgelost
games-option-first_dealer-seat1 = Platz 1
games-option-first_dealer-seat2 = Platz 2
games-option-first_dealer-seat3 = Platz 3
games-option-first_dealer-seat4 = Platz 4
games-option-max_deals = Max. Durchgänge
games-option-mode-individual = Alle für sich
games-option-rounds = Runden
games-result-title = Die Partie ist zu Ende
games-result-win = { $count ->
    [one] Gewonnen
   *[other] Gewonnen
}
games-round = Runde { $round }
games-score-of = { $name } { $score }
games-state-over = Zu Ende nach Durchgang { $deal }
games-state-play = Durchgang { $deal }, Stich { $trick } von { $tricks }
games-stock = Stapel
games-story-level = Der Sieg wird geteilt
games-story-margin = { $points ->
    [one] Mit 1 Punkt Vorsprung
   *[other] Mit { $points } Punkten Vorsprung
}
games-story-shared = Gleichstand: Der Sieg wird geteilt
games-tag-discard = Abwerfen
games-tag-pass = Passen
games-tag-play = Spielen
games-unit = { $count ->
    [one] Pkt
   *[other] Pkt
}
games-amount = { $count ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
