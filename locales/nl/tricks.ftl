# What all games of tricks say alike.
tricks-prompt-lead = Jij komt uit. Welke kaart speel je?
tricks-prompt-follow = Beken { $suit }. Welke kaart speel je?
tricks-prompt-free = Je hebt geen { $suit }, dus elke kaart mag.
tricks-task-lead = Jij komt uit
tricks-task-follow = Bekennen
tricks-task-free = Elke kaart mag
tricks-hint-winning = { $name } (ligt nu voor)
tricks-hint-losing = { $name } (ligt nu achter)
tricks-hint-lost = { $name } (kan niet winnen)
tricks-played = { $card }: { $name }
tricks-taken = Slag voor { $name }
tricks-you = Jij
tricks-hand-title = Je hand
tricks-hand = Je hand (stoel { $seat }): { $cards }.
tricks-empty = Geen kaarten meer
tricks-numbered = kaart { $number }: { $card }
tricks-playable = Speelbare kaarten: { $numbers }.
tricks-wait = { $name } is aan de beurt
tricks-waiting = Wachten op de anderen
tricks-over = Het spel is afgelopen
tricks-unit = { $count ->
    [one] pt
   *[other] ptn
}
