# What cards are called, in every game.
cards-suit-s = schoppen
cards-suit-h = harten
cards-suit-c = klaveren
cards-suit-d = ruiten
cards-suit-l = bladeren
cards-suit-x = kruisen
# Short marks for labels
cards-mark-s = ♠
cards-mark-h = ♥
cards-mark-c = ♣
cards-mark-d = ♦
cards-mark-l = Blad{" "}
cards-mark-x = Kruis{" "}
cards-short = { $mark }{ $rank }
cards-name = { $suit }{ $rank ->
    [A] aas
    [K] heer
    [Q] vrouw
    [J] boer
   *[other] {" "}{ $rank }
}
cards-spoken = { $suit }{ $rank ->
    [A] aas
    [K] heer
    [Q] vrouw
    [J] boer
   *[other] {" "}{ $rank }
}
cards-run-short = { $first } t/m { $last }
cards-run-name = { $suit } { $first ->
    [A] aas
    [K] heer
    [Q] vrouw
    [J] boer
   *[other] { $first }
} t/m { $last ->
    [A] aas
    [K] heer
    [Q] vrouw
    [J] boer
   *[other] { $last }
}
cards-joker = joker
cards-joker-black = zwarte joker
cards-joker-red = rode joker
cards-joker-0 = zwarte joker 1
cards-joker-1 = zwarte joker 2
cards-joker-2 = rode joker 1
cards-joker-3 = rode joker 2
cards-none = geen
cards-comma = ,{" "}
cards-minus = min { $points }
cards-turn = Beurt
cards-lead = Begin
cards-best = Wint
cards-last-trick = Vorige slag
cards-nth = { $n }e
cards-seat = stoel { $number }
cards-person = { $name }
