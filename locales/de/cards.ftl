# What cards are called, in every game.
cards-suit-s = Pik
cards-suit-h = Herz
cards-suit-c = Kreuz
cards-suit-d = Karo
cards-suit-l = Laub
cards-suit-x = Plus
# Short marks for labels
cards-mark-s = ♠
cards-mark-h = ♥
cards-mark-c = ♣
cards-mark-d = ♦
cards-mark-l = Laub{" "}
cards-mark-x = Plus{" "}
cards-short = { $mark }{ $rank }
cards-name = { $suit }-{ $rank ->
    [A] Ass
    [J] Bube
    [Q] Dame
    [K] König
   *[other] { $rank }
}
cards-spoken = { $suit }-{ $rank ->
    [A] Ass
    [J] Bube
    [Q] Dame
    [K] König
   *[other] { $rank }
}
cards-run-short = { $first } bis { $last }
cards-run-name = { $suit }-{ $first ->
    [A] Ass
    [J] Bube
    [Q] Dame
    [K] König
   *[other] { $first }
} bis { $suit }-{ $last ->
    [A] Ass
    [J] Bube
    [Q] Dame
    [K] König
   *[other] { $last }
}
cards-joker = Joker
cards-joker-black = Joker (schwarz)
cards-joker-red = Joker (rot)
cards-joker-0 = Joker (schwarz) 1
cards-joker-1 = Joker (schwarz) 2
cards-joker-2 = Joker (rot) 1
cards-joker-3 = Joker (rot) 2
cards-none = keine
cards-comma = ,{" "}
cards-minus = minus { $points }
cards-turn = Am Zug
cards-lead = Ausspiel
cards-best = Führt
cards-last-trick = Voriger Stich
cards-nth = { $n }.
cards-seat = Platz { $number }
cards-person = { $name }
