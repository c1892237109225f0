# The deal of the day: the same cards, once each
command-daily = Eén kort spel per dag: dezelfde kaarten voor iedereen
command-daily-name = dagspel
daily-title = Dagspel
daily-month = { $month ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[12] december
}
daily-date = { $day } { daily-month }
daily-weekday = { $weekday ->
    [0] maandag
    [1] dinsdag
    [2] woensdag
    [3] donderdag
    [4] vrijdag
    [5] zaterdag
   *[6] zondag
}
daily-weekday-short = { $weekday ->
    [0] ma
    [1] di
    [2] wo
    [3] do
    [4] vr
    [5] za
   *[6] zo
}
daily-week = Gespeeld in de laatste zeven dagen: { $days }
daily-week-day = { $weekday } { $game }
# The place on the seal. $teen is "yes" from 11 to 13, in every hundred.
daily-nth = { $place }e
daily-of = van { $count }
daily-heading = **Dagspel: { $title }** ({ $date })
daily-what = { $count ->
    [one] Iedereen ter wereld krijgt dezelfde kaarten, één keer, tegen een computer. Ze komen in een privébericht; hints en terugnemen zijn er niet bij.
   *[other] Iedereen ter wereld krijgt dezelfde kaarten, één keer, tegen { $count } computers. Ze komen in een privébericht; hints en terugnemen zijn er niet bij.
}
daily-same-cards = Dezelfde kaarten voor iedereen
daily-waits = Je tafel wacht in je privéberichten: { $place }
daily-late = Je tafel is nog open, maar de dag is voorbij, dus die telt niet meer mee: { $place }
daily-late-done = Het telt niet mee: het was pas na de dag klaar, of een computer deed de meeste van je zetten.
daily-given-up = Dit dagspel heb je opgegeven. Dezelfde kaarten komen maar één keer; morgen is er een nieuw dagspel.
daily-missed = Die dag heb je niet gespeeld.
daily-options = Huisregels: { $options }.
daily-options-usual = Met de gebruikelijke regels.
daily-ends = { $begun ->
    [0] Er is nog niemand gaan zitten.
    [one] Tot nu toe is één persoon gaan zitten.
   *[other] Tot nu toe zijn { $begun } mensen gaan zitten.
} Het volgende dagspel komt { $when }.
daily-own = Jouw score: { $score }.
daily-first = Jij bent tot nu toe de enige. Eens zien wat de anderen doen.
daily-only = Jij was de enige die het die dag heeft uitgespeeld.
daily-place = Nummer { $place } van { $count }.
daily-better = Beter dan { $percent }% van de anderen.
daily-you = Jij
daily-results = { $count ->
    [one] Eén uitslag
   *[other] { $count } uitslagen
}
daily-be-first = Wie is de eerste?
daily-no-results = Nog niemand is klaar
daily-no-results-over = Niemand heeft het die dag uitgespeeld
daily-bar = { $scores }: { $count ->
    [one] één persoon
   *[other] { $count } mensen
}
daily-commitment =
    De kaarten van deze dag komen uit een geheim getal, dat niemand kan kiezen of veranderen.
    De vastlegging ervan, SHA-256: `{ $commitment }`
    Het getal zelf wordt getoond als de dag voorbij is.
daily-secret =
    De kaarten van deze dag komen uit dit getal: `{ $secret }`
    De vastlegging die er de hele dag stond, SHA-256: `{ $commitment }`
daily-over = Die dag is voorbij. Probeer het nieuwe dagspel.
daily-needs-messages = De kaarten komen in een privébericht, maar ik kon je niet bereiken. Sta privéberichten toe in de privacyinstellingen van deze server en probeer het nog eens.
daily-nothing-to-share = Er is nog geen uitslag om te delen.
daily-shared = { $name }: { $line }
button-daily = Dagspel
button-daily-play = Spelen
button-yesterday = Gisteren
button-today = Vandaag
daily-from-to = { $first } t/m { $last }
daily-date-short = { $day } { $month ->
    [1] jan
    [2] feb
    [3] mrt
    [4] apr
    [5] mei
    [6] jun
    [7] jul
    [8] aug
    [9] sep
    [10] okt
    [11] nov
   *[12] dec
}
daily-line = Tefuda { $date } · { $title } { $score }
daily-line-better = { $line } · beter dan { $percent }% { $squares }
daily-in-a-row = { $count } dagen op rij
daily-streak = { $count ->
    [one] 🔥 Eén dag
   *[other] 🔥 { $count } dagen op rij. Eén dag per week mag je overslaan.
}

# Share: a result into a channel
button-share = Delen
share-line = { $name } deelt een partij **{ $title }**: { $how }
share-where = Waar wil je dit laten zien? Of kopieer de regel hieronder.
share-nowhere = Er is geen kanaal waar we allebei mogen schrijven. Deze regel kun je kopiëren:
share-pick = Kies een kanaal
share-place = #{ $channel } · { $server }
share-here = Gedeeld in { $channel }.
share-done = Deze uitslag heb je al gedeeld in <#{ $channel }>.
share-often = Je hebt net al veel uitslagen gedeeld. Probeer het over een uur nog eens.
share-not-over = Delen kan als de partij is afgelopen.
share-no-writing = Een van ons mag niet in dat kanaal schrijven. Kies een ander.
share-elsewhere = Deze uitslag is alleen te tonen op de server waar er gespeeld is.
share-others = Aan deze tafel speelden ook anderen, dus de uitslag blijft waar er gespeeld is.
