# The doubling cube, around any game for two that goes with it
cube-title = Verdubbelsteen

# Options
cube-option-cube = Verdubbelsteen
cube-option-cube-help = Met twee spelers over: verdubbel de inzet; de ander neemt aan of geeft op. Meestal uit.
cube-option-cap = Hoogste stand
cube-option-cap-help = Met de steen: de hoogste waarde die hij kan krijgen. Meestal 64.
cube-option-cap-2 = 2
cube-option-cap-4 = 4
cube-option-cap-8 = 8
cube-option-cap-16 = 16
cube-option-cap-32 = 32
cube-option-cap-64 = 64
cube-option-crawford = Crawfordpartij
cube-option-crawford-help = Met de steen: één partij zonder, zodra iemand nog één punt nodig heeft.
cube-option-match_target = Punten om de match te winnen
cube-option-match_target-help = Met de steen: matchpunten om te winnen, 1 t/m 50. Elk spel heeft zijn gewone aantal.
cube-option-max_legs = Max. partijen
cube-option-max_legs-help = Met de steen: na zoveel partijen wint wie de meeste punten heeft.

# Moves
cube-tag-cube_double = Verdubbel naar { $double }
cube-tag-cube_redouble = Verdubbel opnieuw naar { $double }
cube-tag-cube_take = Neem aan: speel om { $double }
cube-tag-cube_pass = Pas: geef { $amount }
cube-tag-cube_hold = Deze partij verdubbel ik niet
cube-tag-cube_free = Vraag me weer om te verdubbelen
cube-prompt-may = Of verdubbel eerst, naar { $double }.
cube-prompt-answer = { $name } verdubbelt naar { $double }. Neem je aan, dan gaat de partij om { $double } en is de steen van jou. Pas je, dan krijgt { $name } meteen { $amount }.
cube-task-answer = Aannemen of passen?
cube-wait-answer = Wachten op het antwoord van { $name }
cube-wait-over = Deze partij is opgegeven
cube-waiting = ▶ **{ $name }** mag aannemen of passen
cube-amount = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
cube-amount-chips = { $count ->
    [one] 1 fiche
   *[other] { $count } fiches
}

# Refusals
cube-no-offer = Niemand heeft verdubbeld, dus er is niets om aan te nemen of te passen.
cube-no-answer = Neem eerst aan of pas: de partij gaat nu om { $value }, en dan om { $double }.
cube-no-crawford = Dit is de Crawfordpartij: die wordt zonder steen gespeeld.
cube-no-others = De steen doet mee als er nog twee spelers in de ronde zijn.
cube-no-twice = Je hebt deze beurt al verdubbeld. Speel nu verder.
cube-no-owner = De steen is van de andere speler: alleen de eigenaar mag verdubbelen.
cube-no-cap = De steen staat op { $value }, zijn hoogste waarde.
cube-no-now = Verdubbelen kan aan het begin van je beurt, voordat je speelt.
cube-no-absent = De vorige zet van de andere speler deed de tafel, dus verdubbelen kan nu niet. Het kan weer na een eigen zet van die speler.

# Events
cube-event-cube_doubled = { $seat } verdubbelt naar { $value }.
cube-event-cube_taken = { $seat } neemt aan: de partij gaat nu om { $value }, en { $seat } heeft de steen.
cube-event-cube_passed = { $seat } past.
cube-event-leg_over = Partij { $number } gaat naar { $winner }: { $gains }. Match: { $totals }.
cube-event-leg_drawn = Partij { $number } is gelijk. Match: { $totals }.
cube-event-legs_over = De match is afgelopen: { $totals }.
cube-score-of = { $name } { $score }

# How the match stands
cube-state = { $line } · Partij { $number }, { $score } · steen { $value }
cube-state-offered = { $line } · Partij { $number }, { $score } · verdubbelen naar { $double }?
cube-state-over = { $line } · Partij { $number }, { $score }
cube-score = { $score }
cube-score-target = { $score } van { $target }
cube-alt-middle = Verdubbelsteen: in het midden, de partij gaat om 1; wie aan de beurt is, mag verdubbelen.
cube-alt-owner = Verdubbelsteen: de partij gaat om { $value }; alleen { $name } mag nu verdubbelen.
cube-alt-owner-you = Verdubbelsteen: de partij gaat om { $value }; alleen jij mag nu verdubbelen.
cube-alt-highest = Verdubbelsteen: de partij gaat om { $value }, het hoogste wat kan.
cube-alt-offer = { $name } heeft verdubbeld naar { $double }: { $other } neemt aan of past. Aangenomen: ze spelen om { $double } en de steen is van { $other }. Gepast: { $amount } voor { $name }.
cube-alt-offer-you = Je hebt verdubbeld naar { $double }: { $other } neemt aan of past. Aangenomen: jullie spelen om { $double } en de steen is van { $other }. Gepast: { $amount } voor jou.
cube-alt-crawford = Crawfordpartij: zonder steen.
cube-alt-away = De steen doet mee als er nog twee spelers over zijn.
cube-alt-match = Match, partij { $number }: { $totals }.
cube-alt-match-target = Match, partij { $number }: { $totals }; { $target } wint.
cube-alt-hand-over = { $winners }. Match: { $totals }.
cube-passed = Beëindigd met een pas: partij { $numbers }.
cube-won = Match gewonnen: { $names }
cube-drawn = De match is gelijk

# In pictures
cube-picture-game = Partij { $number }
cube-picture-target = tot { $target }
cube-picture-crawford = Crawford
cube-picture-owner = heeft de steen
cube-picture-double = Verdubbelt naar { $double }
cube-picture-take = Aannemen: speel om { $double }, met de steen
cube-picture-pass = Passen: meteen { $amount } winst
cube-picture-win = Winnaar
cube-picture-shared = Gelijk
cube-story-best = Meeste in één keer: { $count }
cube-story-passed = { $count ->
    [one] Eén partij opgegeven
   *[other] { $count } partijen opgegeven
}

# Why
cube-why-double = Van hier win je ongeveer { $chance } van de 100 keer: goed om te verdubbelen voordat het voor beiden duidelijk is.
cube-why-play = Van hier win je ongeveer { $chance } van de 100 keer: te weinig om de steen uit handen te geven.
cube-why-take = Je wint nog ongeveer { $chance } van de 100 keer: vanaf 25 loont aannemen.
cube-why-pass = Je wint maar ongeveer { $chance } van de 100 keer: passen kost minder dan verder spelen om het dubbele.

# The rules page
cube-rules-0-title = De verdubbelsteen
cube-rules-0-1 = Een partij begint met de steen in het midden, op 1. Daar is hij van niemand: ieder van beiden mag als eerste verdubbelen.
cube-rules-0-2 = Met twee spelers over: aan het begin van je beurt, voordat je speelt, mag je verdubbelen waar het om gaat.
cube-rules-0-3 = Neemt de ander aan, dan speel je om het dubbele en is de steen van de ander: alleen die mag nu verdubbelen. Past de ander, dan win je waar het eerst om ging.
cube-rules-0-4 = Na het aannemen speel je verder, zonder nog eens te verdubbelen in die beurt. { $cap } is het hoogste.
cube-rules-1-title = De match
cube-rules-1-1 = De meeste matches gaan tot een vast aantal punten. Wie een partij wint, krijgt de waarde ervan, meestal 1 punt, maal de steen; een gelijke partij geeft niets.
cube-rules-1-2 = Na een pas worden geen handen getoond. De volgende partij begint weer op 1.
cube-rules-1-3 = Naar keuze is er de Crawfordpartij: zodra iemand nog één punt nodig heeft, wordt één partij zonder steen gespeeld.
cube-rules-1-4 = Met bedenktijd heb je voor je antwoord hoogstens de helft van de begintijd; is die om, dan neem je aan. Iemand voor wie de tafel net de zet deed, kun je niet verdubbelen.
cube-rules-1-5 = Met de steen te spelen: { $games }, elk met twee; { love_letter-title } met hoogstens vier, zodra er twee in de ronde over zijn.
