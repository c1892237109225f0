# What several games say alike: games-tag-play stands for geschenk-tag-play, where that is not there
games-alt-card = { $k }: { $card }
games-alt-dealer = , deler
games-alt-empty = Er ligt nog niets in de slag.
games-alt-hand-card = { $number }: { $card }
games-alt-last = Vorige slag, vanaf stoel { $leader }, voor stoel { $seat }: { $cards }.
games-alt-over = Het spel is afgelopen.
games-alt-semicolon = ;{" "}
games-alt-trick = Slag, vanaf stoel { $leader }: { $cards }.
games-ask-discard-1 = Welke kaart leg je af?
games-ask-play-1 = Welke kaart speel je?
games-bar-round = Ronde { $round } / { $rounds }
games-choosing = Kiest nog
games-chosen = Klaar
games-deck = Stapel
games-discards = Afgelegd
games-event-dealt = Gift { $deal } begint. { $dealer } is deler.
games-event-ended = { $count ->
    [1] { $winners } wint met { $score } punten!
   *[other] { $winners } winnen samen met { $score } punten!
}
games-event-hand = Je hand: { $cards }.
games-event-over = { $count ->
    [1] { $winners } wint!
   *[other] { $winners } winnen samen!
}
games-event-passed = { $seat } past.
games-event-played = { $seat } speelt { $card }.
games-hand-title = Je hand
games-kind-run = reeks
games-move-discard = Leg { $card } af
games-move-pass = Pas
games-move-play = Speel { $card }
games-new = nieuw
games-no-card = Die kaart zit niet in je hand. Kies er een die je wel hebt.
games-no-follow = Je hebt { $suit }, dus je moet bekennen.
games-none = geen
games-option-first_dealer = Eerste deler
games-option-first_dealer-random = door loting
games-option-first_dealer-seat1 = stoel 1
games-option-first_dealer-seat2 = stoel 2
games-option-first_dealer-seat3 = stoel 3
games-option-first_dealer-seat4 = stoel 4
games-option-max_deals = Max. giften
games-option-mode-individual = Ieder voor zich
games-option-rounds = Rondes
games-result-title = Het spel is afgelopen
games-result-win = { $count ->
    [one] Winnaar
   *[other] Winnaars
}
games-round = Ronde { $round }
games-score-of = { $name } { $score }
games-state-over = Afgelopen na gift { $deal }
games-state-play = Gift { $deal }, slag { $trick } van { $tricks }
games-stock = Stapel
games-story-level = Samen gewonnen
games-story-margin = { $points ->
    [one] 1 punt voorsprong
   *[other] { $points } punten voorsprong
}
games-story-shared = Gelijk: samen gewonnen
games-tag-discard = Leg af
games-tag-pass = Pas
games-tag-play = Speel
games-unit = { $count ->
    [one] pt
   *[other] ptn
}
games-amount = { $count ->
    [one] { $number } punt
   *[other] { $number } punten
}
