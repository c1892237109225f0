# Arsène
arsene-title = Arsène
arsene-line = Deine Stiche sind die Nummer des Ladens, den du ausraubst. Zu zweit in einem Laden gibt es nichts.
arsene-designer = ein japanisches Brettspielblog
arsene-about = Ein Stichspiel um Meisterdiebe, zu viert. Mit drei Stichen raubst du Laden 3 aus: Allein trägst du Chips nach Hause, in Gesellschaft bekommst du nichts. Hat jemand so viele Stiche wie du, kannst du einen gewonnenen Stich zuschieben. Wer in einen leeren Laden gerät, den fasst die Polizei, und die Partie ist aus.
arsene-command = arsene
# Options
arsene-option-advanced = Profiregeln
arsene-option-advanced-help = Gerangel, sobald ein Laden leer ist: Wer gleich viele Stiche hat, tauscht alle Chips.
arsene-option-flip_mode = Seitenkarte dreht um
arsene-option-flip_mode-help = Wer die Karte umdreht, die über Trumpf entscheidet: jemand oder der Tisch. Das Glück ist dasselbe.
arsene-option-flip_mode-player = links vom Geber
arsene-option-flip_mode-auto = der Tisch
arsene-option-max_deals-help = Spätestes Ende (5 bis 50 Durchgänge, 0 für keine Grenze). Meist sind es etwa 6.
arsene-option-max_deals-0 = keine Grenze
# A turn
arsene-tag-flip = Umdrehen
arsene-tag-take = Nehmen
arsene-tag-push = Zuschieben
arsene-tag-plan = Wenn ich gewinne
arsene-ask-flip-1 = Welche Karte drehst du um?
arsene-ask-plan-1 = Wenn du diesen Stich gewinnst
arsene-flip-1 = Die linke Karte
arsene-flip-2 = Die mittlere Karte
arsene-flip-3 = Die rechte Karte
arsene-push-to = { $name } zuschieben
arsene-ahead-ask = Wenn ich gewinne: dann fragen
arsene-ahead-take = Wenn ich gewinne: nehmen
arsene-ahead-push = Wenn ich gewinne: zuschieben (an { $name })
arsene-prompt-flip = Dreh eine der drei Seitenkarten um. Ist sie schwarz, ist Karo Trumpf.
arsene-prompt-decide = Dein Stich. Nimmst du ihn als Stich { $next }, oder schiebst du ihn { $name } zu?
# Refusals
arsene-no-place = Es gibt drei Seitenkarten. Wähl die linke, die mittlere oder die rechte.
arsene-no-flip-now = Die Seitenkarte ist schon umgedreht. Gerade läuft ein Stich.
arsene-no-play-now = Gerade geht keine Karte. Erst wird eine Seitenkarte umgedreht oder der letzte Stich genommen oder zugeschoben.
arsene-no-take-now = Gerade gibt es keinen Stich zu nehmen. Du wählst, wenn du einen gewinnst, den du zuschieben könntest.
arsene-no-push-now = Zuschieben geht jetzt nicht. Du wählst, wenn du einen Stich gewinnst und jemand so viele Stiche hat wie du.
arsene-no-plan = Vorplanen kannst du nur für einen Stich, den du noch gewinnen kannst, wenn jemand so viele Stiche hat wie du.
# What happened
arsene-event-turned = { $trumps ->
    [yes] Seitenkarte { $place } ist { $card }: schwarz, also ist Karo Trumpf.
   *[no] Seitenkarte { $place } ist { $card }: rot, also gibt es keinen Trumpf.
}
arsene-event-trick = { $winner } gewinnt den Stich.
arsene-event-trick-card = { $name } gewinnt mit { $card }.
arsene-event-took = { $count ->
    [one] { $seat } nimmt ihn und hat 1 Stich.
   *[other] { $seat } nimmt ihn und hat { $count } Stiche.
}
arsene-event-took-won = { $count ->
    [one] Das ist 1 Stich.
   *[other] Das sind { $count } Stiche.
}
arsene-event-pushed = { $seat } schiebt ihn { $to } zu, jetzt mit { $count } Stichen.
arsene-event-planned = Wenn du diesen Stich gewinnst: { $plan }.
arsene-plan-ask = du wirst gefragt
arsene-plan-take = du nimmst ihn
arsene-plan-push = du schiebst ihn zu
arsene-event-counted = Stiche in Durchgang { $deal }: { $tricks }.
arsene-event-robbed = { $chips ->
    [one] { $seat } holt 1 Chip aus Laden { $shop }.
   *[other] { $seat } holt { $chips } Chips aus Laden { $shop }.
}
arsene-event-clashed = { $seats } treffen in Laden { $shop } aufeinander und bekommen nichts.
arsene-event-caught = In einem leeren Laden wartete die Polizei: gefasst { $seats }, alle Chips sind weg.
arsene-event-void = Alle vier standen vor leeren Läden. Der Durchgang zählt nicht.
arsene-event-swapped = Gerangel: { $seats } tauschen ihre Chips.
arsene-event-ended = { $count ->
    [1] { $chips ->
        [one] { $winners } gewinnt mit 1 Chip!
       *[other] { $winners } gewinnt mit { $chips } Chips!
    }
   *[other] { $chips ->
        [one] { $winners } teilen sich den Sieg mit 1 Chip!
       *[other] { $winners } teilen sich den Sieg mit { $chips } Chips!
    }
}
arsene-score-of = { $name } { $score }
arsene-amount = { $count ->
    [one] { $number } Chip
   *[other] { $number } Chips
}
# The table
arsene-state-flip = Durchgang { $deal }, Seitenkarte umdrehen
arsene-alt-decide = Nehmen oder { $target } zuschieben: { $seat } entscheidet.
arsene-alt-pushed = Gewonnen von { $winner }, zugeschoben an { $taker }.
arsene-alt-shops = Läden: { $shops }.
arsene-alt-shop = { $chips ->
    [0] { $shop } ist leer
    [one] { $shop } hat 1 Chip
   *[other] { $shop } hat { $chips } Chips (nächster Raub { $next })
}
arsene-alt-trumps = Karo ist Trumpf: Seitenkarte { $place }, offen, ist { $card }.
arsene-alt-none = Kein Trumpf: Seitenkarte { $place }, wieder verdeckt, ist { $card }.
arsene-alt-count = Stiche, ab Platz 1: { $tricks }.
arsene-alt-last-deal = { $chips ->
    [0] voriger Durchgang: Stiche { $tricks }
   *[other] voriger Durchgang: Stiche { $tricks }, Beute { $chips }
}
arsene-alt-advanced = Profiregeln: Ein leerer Laden bringt das Gerangel.
arsene-alt-scramble = Gerangel: Wer gleich viele Stiche hat, tauscht die Chips.
arsene-alt-deals = Stiche je Durchgang { $deals }
arsene-alt-latest = Stiche in den letzten Durchgängen { $deals }
arsene-alt-robbed = { $tricks } (Beute { $chips })
arsene-alt-caught = gefasst bei { $tricks }
# Words in pictures
arsene-trumps = Trumpf
arsene-no-trumps = Kein Trumpf
arsene-side = Seitenkarten
arsene-scramble = Gerangel
arsene-police = Polizei
arsene-chips = Chips
arsene-decides = Zuschieben?
arsene-last-won = { $name } gewann den Stich
arsene-last-took = { $name } nahm den Stich
arsene-last-pushed = { $name } schob ihn { $to } zu
arsene-task-flip = Eine umdrehen
arsene-settled-take = Bei Sieg: nehmen
arsene-settled-push = Bei Sieg: zuschieben
arsene-task-decide = Nehmen oder zuschieben?
arsene-story-caught = Die Polizei schloss den Fall ab
arsene-story-emptied = Alle fünf Läden sind leer
arsene-story-deals = Schluss nach { $deals } Durchgängen
arsene-story-haul = Beste Beute: { $chips } in Durchgang { $deal }
# Why a hint
arsene-hint-why-flip = Diese Karten kennt niemand, darum ist eine so gut wie die andere.
arsene-hint-why-take = { $chips ->
    [one] Du kommst auf { $shop }, und Laden { $shop } bringt 1 Chip, wenn du dort allein bist.
   *[other] Du kommst auf { $shop }, und Laden { $shop } bringt { $chips } Chips, wenn du dort allein bist.
}
arsene-hint-why-leave = Laden { $shop } ist leer. Noch ein Stich führt dich daran vorbei.
arsene-hint-why-police = { $seat } kommt auf { $shop }, und in Laden { $shop } wartet die Polizei.
arsene-hint-why-stay = { $chips ->
    [one] { $seat } zieht weiter, und du bleibst auf { $shop }: Laden { $shop } bringt 1 Chip, wenn du dort allein bist.
   *[other] { $seat } zieht weiter, und du bleibst auf { $shop }: Laden { $shop } bringt { $chips } Chips, wenn du dort allein bist.
}
arsene-hint-why-lead = { $above ->
    [0] Keine höhere Karte der Farbe ist mehr gegen dich im Spiel.
    [one] 1 höhere Karte der Farbe hast du nicht selbst.
   *[other] { $above } höhere Karten der Farbe hast du nicht selbst.
}
arsene-hint-why-below = So wie es liegt, gewinnt sie nicht.
arsene-hint-why-wins = { $more ->
    [one] So wie es liegt, gewinnt sie, und nur eine Person spielt noch.
   *[other] So wie es liegt, gewinnt sie, und { $more } spielen noch.
}
arsene-hint-why-last = { $card } gewinnt diesen Stich.

# Rules
arsene-sketch-goal = Trag die meisten Chips aus den Juwelierläden heim.
arsene-sketch-turn = Mach Stiche, oder schieb sie jemandem mit ebenso vielen zu.
arsene-sketch-score = Drei Stiche: Laden 3. Allein bekommst du die Chips, zu zweit nichts.
arsene-rules-0-title = Deine Stiche bestimmen den Laden
arsene-rules-0-1 = Karo A bis 5 sind die fünf Juwelierläden. Die anderen { $pack } Karten: je { $hand } auf die Hand, { $side } verdeckt zur Seite.
arsene-rules-0-2 = Mit drei Stichen raubst du Laden 3 aus. Bist du dort allein, bekommst du seinen kleinsten Chipstapel.
arsene-rules-0-3 = Zwei oder mehr in einem Laden treffen aufeinander und bekommen nichts. Ohne Stich oder mit sechs und mehr raubst du keinen Laden aus.
arsene-rules-0-4 = Die meisten Chips gewinnen. Bei Gleichstand wird der Sieg geteilt.
arsene-rules-1-title = Bedienen und Trumpf
arsene-rules-1-1 = Links vom Geber wird eine Seitenkarte umgedreht und zuerst ausgespielt. Schwarz: Karo ist Trumpf. Rot: Sie wird zurückgedreht, und es gibt keinen Trumpf.
arsene-rules-1-2 = Bediene die ausgespielte Farbe, wenn du kannst. Sonst spiel eine beliebige Karte.
arsene-rules-1-3 = Der höchste Trumpf gewinnt, ohne Trumpf die höchste Karte der ausgespielten Farbe: A, K, Q … 2. Hier ist es der Trumpf, die Karo-6.
arsene-rules-1-4 = Wer den Stich bekommt, spielt zum nächsten aus.
arsene-rules-2-title = Nehmen oder zuschieben
arsene-rules-2-1 = Hast du mindestens einen Stich und jemand ebenso viele, kannst du dorthin einen gewonnenen Stich zuschieben.
arsene-rules-2-2 = Nur zur nächsten solchen Person im Uhrzeigersinn, auch noch im letzten der { $hand } Stiche.
arsene-rules-2-3 = Platz 1 gewinnt. Zuschieben geht an Platz 3, der auch einen Stich hat. Platz 4 sitzt weiter weg und kommt nie infrage.
arsene-rules-3-title = Die Polizei
arsene-rules-3-1 = Wer in einen leeren Laden gerät, wird gefasst und verliert alle Chips. Treffen dort mehrere aufeinander, werden alle gefasst.
arsene-rules-3-2 = Damit endet die Partie. Die anderen rauben in diesem letzten Durchgang noch ihre Läden aus.
arsene-rules-3-3 = Würden alle vier gefasst, zählt der Durchgang nicht: Es geschieht nichts, und der nächste folgt.
arsene-rules-4-title = Geben und Ende
arsene-rules-4-1 = Wer zuerst gibt, wird ausgelost. Nach jedem Durchgang wandert das Geben nach links, und alle { $pack } Karten werden neu gegeben.
arsene-rules-4-2 = { $max_deals ->
    [0] Die Partie endet auch, wenn alle fünf Läden leer sind.
   *[other] Die Partie endet auch, wenn alle fünf Läden leer sind, oder nach { $max_deals } Durchgängen.
}
arsene-rules-4-3 = Profiregeln: Ab dem Durchgang, nachdem ein Laden leer ist, tauscht alle Chips, wer gleich viele Stiche hat (auch null); zu dritt wandern sie nach links.
arsene-rules-4-4 = Getauscht wird auch im letzten Durchgang, aber nicht, wer gefasst ist.
# A first hand (/learn)
arsene-learn-goal = Vier Diebe, fünf Läden. Am Ende eines Durchgangs nennt die Zahl deiner Stiche den Laden, den du ausraubst. Allein dort bekommst du Chips; zu zweit in einem Laden gibt es nichts.
arsene-learn-duck = Ausgespielt wurde Pik-Ass. Die umgedrehte Karte war rot, also gibt es keinen Trumpf, und Pik muss bedient werden. Behalte die 4 für das nächste Mal und spiel die 2.
arsene-learn-duck-else = Du musst Pik bedienen, und die kleinste geht zuerst.
arsene-learn-low = Dein anderes Pik, die 4, ging von selbst. Jetzt das Herz-Ass. Mit vielen mittleren Herzkarten kannst du mit wenigen Stichen auskommen, etwa für Laden 1. Spiel das niedrigste.
arsene-learn-low-else = Nichts auf deiner Hand schlägt ein Ass, also genügt die 2.
arsene-learn-throw = Karo, und du hast keins, also geht jede Karte. Ein kleines Kreuz hilft dir später nicht zu einem Stich. Weg damit.
arsene-learn-throw-else = Hohe Kreuz können dir den einen Stich bringen, den du willst. Die 5 fehlt dir nicht.
arsene-learn-high = Kreuz, und das Ass liegt schon. Du musst mit König, Dame oder Zehn bedienen. Später könnte der König einen Stich zu viel machen: Wirf ihn unter das Ass.
arsene-learn-high-else = Den König zu behalten wäre schade: Dame und Zehn reichen für den einen Stich.
arsene-learn-push = Wer gewann, hatte schon einen Stich, und jemand anders auch. Dann kann man den Stich der nächsten solchen Person links zuschieben. Wer den Stich bekommt, spielt aus.
arsene-learn-free = Du hast keinen Stich, und so lange kann dir niemand einen zuschieben. Wieder Pik, das dir fehlt: Wirf das kleinste Herz ab, das du entbehren kannst.
arsene-learn-free-else = Behalte die Kreuz-Dame für deinen einen Stich, und die höheren Herz dazu.
arsene-learn-win = Die Kreuz-9, und die Dame ist dein einziges Kreuz. Sie gewinnt: dein erster Stich. Den ersten behältst du immer.
arsene-learn-win-else = Du hast ein Kreuz und musst es spielen.
arsene-learn-lead = Ein Stich war dein Ziel, aber noch jemand hat einen. Du musst eins von zwei Herz ausspielen. Den Buben: Gewinnt er, hast du jemanden, dem du den Stich zuschieben kannst.
arsene-learn-lead-else = Mit der 10 wäre schwerer zu sagen, wer gewinnt. Nimm erst den Buben.
arsene-learn-shove = Dein Stich. Nimmst du ihn, hast du zwei; schiebst du ihn zu, hat die andere Seite zwei. Schieb, und Laden 1 gehört dir allein.
arsene-learn-shove-else = Zwei Stiche führen dich zu Laden 2, wo noch jemand auftauchen kann. Schiebst du, ist bei eins niemand sonst mehr.
arsene-learn-end = Du hast Laden 1 allein ausgeraubt; in Laden 3 trafen zwei aufeinander, umsonst. Laden 2 bis 4 bringen jedes Mal mehr; nach drei Überfällen ist ein Laden leer, und wer dann kommt, wird gefasst. Die meisten Chips gewinnen.
