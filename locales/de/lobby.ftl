lobby-length = { $minutes } · Bedenkzeit: { $pace }
lobby-seated = { $free ->
    [0] { $names }
    [one] { $names } · 1 Platz frei
   *[other] { $names } · { $free } Plätze frei
}
lobby-needs = { $count ->
    [one] Noch eine Person, dann kann es losgehen.
   *[other] Noch { $count } Personen, dann kann es losgehen.
}
lobby-ready = Es kann losgehen.
join-again-host = Du sitzt hier schon. Lade Leute ein oder setz Computer dazu und starte dann.
join-again = Du sitzt hier schon. Los geht es, sobald { $name } startet.
lobby-full-more = -# Ihr seid mehr? Der Host kann unter „Hausregeln“ Plätze dazunehmen, bis { $most }.
lobby-more-seats = -# Ihr seid mehr? „Plätze“ hier geht bis { $most }.
lobby-seated-kept = { $free ->
    [0] { $names } · eingeladen: { $kept }
    [one] { $names } · eingeladen: { $kept } · 1 Platz frei
   *[other] { $names } · eingeladen: { $kept } · { $free } Plätze frei
}
lobby-awaits = { $missing } Noch ohne Antwort: { $names }.
lobby-ready-host = Es kann losgehen: { $name } kann „Starten“ drücken.
lobby-when-full = { $count ->
    [one] Es beginnt mit der nächsten Person.
   *[other] Es beginnt, sobald noch { $count } da sind.
}
lobby-invited-only = An diesen Tisch kommt man nur auf Einladung.
lobby-kept = eingeladen
lobby-alt-kept = Eingeladen: { $names }.
lobby-alt-options = Hausregeln: { $options }.
lobby-size = Plätze
lobby-invite = Jemanden einladen (nur Host)
button-invite-friends = Freunde einladen
friends-pass-on = Schick das deinen Freunden. Der Code gilt, bis die Partie beginnt.
friends-invitation = Spiel mit mir { $title } auf Discord. Füg den Bot hinzu ({ $link }) und tipp dann in einem Chat mit ihm:
    /games code: { $code }
friends-seen-as = -# Die anderen dort sehen dich als { $name }.
friends-joined = Du hast Platz { $seat }. Der Tisch kommt gleich hierher. Kommt nichts, bringt dich /inbox hin.
code-unknown = Dieser Code führt zu keinem offenen Tisch. Er gilt nur, bis die Partie beginnt; lass dir einen neuen geben.
code-tries = Du hast in einer Stunde { $most } Codes probiert. Warte eine Weile und versuch es dann wieder.
code-none = An diesen Tisch kommt niemand per Code.
options-host = -# Der Host, { $name }, kann das bis zum Start ändern.
options-menu = Was möchtest du ändern?
seat-kept-for = { $name } (eingeladen)
invitation-sent = { $name } ist eingeladen. Ein Platz ist 48 Stunden reserviert.
leave-last-sure = Du bist allein hier: Wenn du gehst, wird der Tisch geschlossen.
leave-seat-sure = Wenn du gehst, spielt auf deinem Platz ein Computer weiter. Du kannst zurück, solange sich niemand anders setzt.
leave-seat-sure-last = Außer dir spielt hier kein Mensch: Wenn du gehst, ist hier Schluss.
leave-seat-sure-agreed = Alle anderen haben dem Ende zugestimmt. Wenn du gehst, ist hier Schluss.
seat-left = Du hast deinen Platz verlassen, ein Computer übernimmt. Mit „Zurück auf meinen Platz“ bist du jederzeit wieder dabei.
seat-left-last = Du hast deinen Platz verlassen. Außer dir war kein Mensch mehr da, darum ist hier Schluss.
seat-left-agreed = Du hast deinen Platz verlassen. Alle anderen hatten dem Ende schon zugestimmt, darum ist hier Schluss.
seat-left-before = Du hast deinen Platz hier verlassen, ein Computer spielt weiter. Willst du ihn zurück?
shuffle-word = { $name } „{ $word }“
shuffle-words = abend adler ahorn amsel anker apfel aster bach banane bernstein biber birke blatt blume brise brunnen buche delfin dorf eiche eis erle esche eule falke farn feder fels feuer fichte fink fluss flut forelle garten ginster glocke hafen hase heide herbst hirsch holunder igel insel iris kamille kastanie kiefer kiesel kirsche klee koralle kranich lampe lerche licht linde luchs mohn mond moos morgen nebel nelke ostern otter pappel pilz quelle rabe regen reiher rose salbei sand schilf schnee schwan see sommer sonne specht stern storch tal tanne tau tulpe ufer ulme veilchen wacholder wald weide welle wiese wind winter wolke zeder
word-title = Dein Mischwort
word-label = Buchstaben, Ziffern, Striche; höchstens 24
word-unfit = Ein Mischwort hat nur Buchstaben, Ziffern und Bindestriche, höchstens { $most }. Nimm ein anderes.
lobby-alt = Am Tisch: { $names }. { $free ->
    [0] Kein Platz frei.
    [one] 1 Platz frei.
   *[other] { $free } Plätze frei.
} Host: { $opener }.
lobby-table = Tisch { $table }
lobby-options = Hausregeln
lobby-free-seat = Freier Platz
lobby-computer = CPU
lobby-host = Host
lobby-joined = Du hast Platz { $seat }. Zum Start kommt deine Hand per DM. ({ $place })
invitation-declined = Alles klar. Der Platz ist wieder frei.
lobby-left = Du bist vom Tisch aufgestanden.
lobby-closed = Der Tisch ist geschlossen.
lobby-close-sure = Diesen Tisch schließen?
lobby-computer-added = { $name } setzt sich dazu.
lobby-started = Es geht los. { $place }
seat-line = { $seat }. { $name }
seat-number = Platz { $seat }
seat-team = { " " }(Team { $team })
seat-choose = Welchen Platz möchtest du?
seat-remove = Wer soll gehen?
end-votes = Für das Ende: { $count } von { $needed }. Schluss ist, wenn alle zustimmen.
end-done = Alle haben zugestimmt, der Tisch ist beendet.
rematch-open = Ein Tisch für die nächste Partie steht bereit (Tisch { $table }, { $place }).
shelf-heading = Spiele
shelf-players = { $low }–{ $high } Personen
shelf-players-one = { $count } Personen
shelf-minutes = etwa { $count } Min.
box-players = { $players } ({ $best })
box-best = am besten zu { $count }
box-best-from = am besten ab { $count }
box-age = ab { $age } J.
shelf-line = { $title }: { $players }, { $time }. { $line }
shelf-begin = Gut für den Anfang
shelf-open = Drück auf ein Spiel, um mehr zu sehen.
shelf-known = -# ✓ heißt: schon gespielt oder gelernt.
shelf-not-here = Ich bin nicht auf diesem Server, darum lässt sich hier kein Tisch eröffnen. Die Spiele ansehen kannst du, und /learn, /puzzle und /daily gehen auch hier. Für eine ganze Partie mit Computern nutze /games in einer Direktnachricht an mich; damit ihr hier zusammen spielen könnt, kann mich jemand aus der Serverleitung einladen.
shelf-genre = { $genre } ({ $count })
shelf-limit-players = Zu wievielt seid ihr?
shelf-limit-time = Wie lange höchstens?
shelf-limit-minutes = bis { $count } Min.
shelf-line-short = { $title }: { $players }, { $time }.
shelf-limited = { $limits }: { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
}
shelf-empty = Kein Spiel hier passt zu allem. Nimm unten etwas weg.
genre-tricks = Stiche
genre-sets = Sätze und Wörter
genre-nerve = Nerven und Bluff
genre-boards = Legespiele
words-are-no-moves = Züge in Nachrichten kann ich nicht lesen. Drück die Knöpfe deiner Hand oder tipp /play und dann den Zug.
card-heading = **{ $title }** · { $second }
card-designer = Spielidee: { $name }
permission-unknown = unbekannt
permission-granted = von Urheberseite erteilt
permission-traditional = nicht nötig, das Spiel ist traditionell
credit = -# { $told }
credit-permission = Erlaubnis: { $state }
credit-more = Mehr: { $link }
card-learned = ✓ Du hast es gelernt.
card-played = { $count ->
    [one] ✓ Du hast es einmal gespielt.
    [2] ✓ Du hast es zweimal gespielt.
   *[other] ✓ Du hast es { $count }-mal gespielt.
}
card-alt = Das Titelbild von { $title }
button-card = Über das Spiel
button-learn-minutes = In 3 Minuten lernen
button-back-to-shelf = Alle Spiele
option-help = -# **{ $name }**: { $help }
inbox-heading = { $count ->
    [0] Kein Tisch wartet auf dich.
    [one] 1 Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
inbox-line = - { $where } ({ $since })
inbox-where = { $title } Tisch { $table } { $place }
inbox-where-thread = { $place } · Tisch { $table }
inbox-where-direct = { $title } Tisch { $table } · { $names }
inbox-button = { $title } Tisch { $table }
inbox-others = { $count ->
    [one] Du sitzt noch an 1 weiteren Tisch
   *[other] Du sitzt noch an { $count } weiteren Tischen
}
inbox-other-line = - { $where }
inbox-invited = { $count ->
    [one] Du bist an 1 Tisch eingeladen
   *[other] Du bist an { $count } Tische eingeladen
}
inbox-join = Mitspielen: { $title }, Tisch { $table }
language-auto = wie in Discord
seat-add-computer = Computer dazusetzen: wie stark?
lobby-no-hints = An diesem Tisch gibt es keine Tipps.
# When somebody does not answer
silence-named = ⏳ { $names } { $count ->
    [one] wurde { $since } gefragt und hat noch nicht geantwortet.
   *[other] wurden { $since } gefragt und haben noch nicht geantwortet.
}
silence-somebody = ⏳ Gefragt { $since }, und eine Antwort fehlt noch.
silence-needed = { $needed ->
    [one] Wenn eine Person von den anderen zustimmt, geht es weiter.
   *[other] Wenn { $needed } von den anderen zustimmen, geht es weiter.
}
silence-needed-anybody = { $needed ->
    [one] Wenn eine Person am Tisch zustimmt, geht es weiter.
   *[other] Wenn { $needed } am Tisch zustimmen, geht es weiter.
}
silence-decide = { $needed ->
    [one] Was nun? Ein Knopfdruck entscheidet.
   *[other] Was nun? { $needed } von euch müssen zustimmen.
}
silence-agreed = Notiert. Bisher dafür: { $count } von { $needed }.
silence-moved = Erledigt. Am Tisch geht es weiter.
silence-seated = Erledigt. Bis zur Rückkehr spielt ein Computer.
silence-over = Das ist schon geklärt: Die Antwort ist da, oder am Tisch ging es weiter.
silence-yours = Der Tisch wartet auf dich. Antworte über „Meine Hand“.
button-movefor = Zug machen lassen
button-seatcpu = Computer einsetzen
button-seatback = Zurück auf meinen Platz
absent-note = Du hattest eine Weile nicht geantwortet, darum spielt auf deinem Platz ein Computer. Mit jedem Knopf dieses Tisches holst du dir den Platz zurück.
mention-absent = { $person } Hier spielt ein Computer für dich. Mit jedem Knopf dieses Tisches holst du dir den Platz zurück.
seat-back = Willkommen zurück. Deine Hand ist unterwegs.
event-table-moved-for = Von { $name } kam keine Antwort, darum zog der Tisch.
event-table-moved-for-somebody = Für alle ohne Antwort zog der Tisch.
event-table-computer-sits = Ein Computer spielt für { $name } bis zur Rückkehr.
event-table-returned = { $name } ist zurück.
mention-result = { $person } { $how }
portrait-title = Porträt wählen
portrait-choose = Welches möchtest du?
portrait-offer = So erscheinst du auf den Bildern eines Tisches. Jetzt: { $portrait }.
portrait-chosen = Dein Porträt: { $portrait }. Das nächste Bild an jedem deiner Tische zeigt es.
portrait-alt = Porträts zur Wahl: { $names }. Jetzt: { $portrait }.
portrait-letter = Anfangsbuchstabe
portrait-given = { $portrait }, mit deinem Anfangsbuchstaben
portrait-bear = Bär
portrait-frog = Frosch
portrait-penguin = Pinguin
portrait-panda = Panda
portrait-hedgehog = Igel
portrait-whale = Wal
portrait-crane = Kranich
portrait-koi = Koi
portrait-sheep = Schaf
portrait-octopus = Krake
portrait-chick = Küken
portrait-snail = Schnecke
portrait-daruma = Daruma
portrait-lantern = Laterne
portrait-teapot = Teekessel
portrait-maple = Ahornblatt
portrait-moon = Mond
portrait-mountain = Fuji
portrait-onigiri = Reisball
portrait-umbrella = Schirm
portrait-mushroom = Pilz
portrait-pine = Bonsai
portrait-windbell = Windglocke
portrait-kite = Drachen
# The clock
pace-name = Bedenkzeit
pace-help = Wie viel Zeit jede Person hat. Ohne Zeitlimit drängt niemand.
pace-none = unbegrenzt
pace-live = live (5 Min., +1 Min. je Zug)
pace-daily = täglich (24 h, +4 h je Zug)
pace-easy = gemütlich (3 Tage, +12 h je Zug)
pace-weekly = wöchentlich (7 Tage, +36 h je Zug)
clock-seat = { $name } { $when }
clock-line = -# Die Zeit läuft ab: { $seats }
clock-own = -# Deine Zeit läuft ab { $when }
clock-up = Deine Zeit für diesen Zug ist um. Zieh, sobald du kannst; nach einer Weile können die anderen weitermachen.
silence-moves = Wenn niemand drückt, zieht der Tisch { $when }.
silence-waits = Erledigt. Es gibt jetzt mehr Zeit.
button-waitmore = Warten
button-waitdays = { $count ->
    [one] Noch einen Tag warten
    [2] Noch zwei Tage warten
   *[other] Noch { $count } Tage warten
}
button-waithours = { $count ->
    [one] Noch eine Stunde warten
   *[other] Noch { $count } Stunden warten
}
button-inbox = Meine Hand öffnen
event-table-waits-for = { $name } hat mehr Zeit.
event-table-waits-for-somebody = Es gibt mehr Zeit zum Antworten.
event-table-asleep = Der Tisch ist eingeschlafen.
paused-asleep = Zwei Wochen lang war niemand hier, darum schläft der Tisch. Wer hier sitzt, kann ihn mit jedem Knopf wecken.
movers-line = -# Platz von { $name }: { $counts }
movers-count = { $name } { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
mover-computer = Computer
mover-timeout = der Tisch
mover-order = Daueranweisung
# Reminders
reminder-heading = { $count ->
    [one] Ein Tisch wartet auf dich, wann immer du Zeit hast.
   *[other] { $count } Tische warten auf dich, wann immer du Zeit hast.
}
reminder-line = - { $title } Tisch { $table } { $place } (gefragt { $when })
reminder-line-clock = - { $title } Tisch { $table } { $place } (deine Zeit läuft ab { $when })
reminder-alone = {"  "}Alle anderen haben geantwortet; jetzt fehlst nur noch du.
reminder-decide = Keine Eile, aber ohne Antwort können die anderen dort ab { $when } entscheiden, wie es weitergeht: warten, für dich ziehen oder einen Computer einsetzen.
reminder-settings = -# Zu viele Erinnerungen? `/settings`
reminders-normal = normal
reminders-rare = selten (höchstens eine am Tag)
reminders-off = keine
hands-new = als neue Nachricht
hands-silent = lautlos, in der Nachricht, die du schon hast
# Away
away-panel = Bist du eine Weile weg? Wähl den letzten Tag, höchstens { $days } Tage voraus. Das gilt an allen deinen Tischen.
away-now = Du bist weg bis einschließlich { $until }. Wähl einen anderen Tag, um das zu ändern.
away-choose = Weg bis einschließlich …
away-choose-how = Was geschieht mit deinen Plätzen?
away-wait = Die Tische warten auf mich
away-computer = Ein Computer spielt für mich
away-day = { $count ->
    [0] { $date } (heute)
    [one] { $date } (1 Tag)
   *[other] { $date } ({ $count } Tage)
}
away-set-wait = { $count ->
    [0] Du bist weg bis einschließlich { $until }. Du sitzt an keinem laufenden Tisch.
   *[other] Du bist weg bis einschließlich { $until }. Deine Tische warten, deine Uhren stehen, und die anderen sehen, bis wann. Nach drei Tagen können sie ohne dich weitermachen. Alles bleibt lautlos, und spielen kannst du trotzdem, wann du magst.
}
away-set-computer = { $count ->
    [0] Du bist weg bis einschließlich { $until }. Du sitzt an keinem laufenden Tisch.
   *[other] Du bist weg bis einschließlich { $until }. An deinen laufenden Tischen spielt ein Computer für dich; mit jedem Knopf an einem Tisch holst du dir dort den Platz zurück.
}
away-back = Willkommen zurück. Die anderen sehen es.
away-line = 🏖 { $name } ist weg bis einschließlich { $until }.
away-past = Dieser Tag ist schon vorbei. Was ist der letzte Tag, an dem du weg bist?
away-too-long = Mehr als { $days } Tage am Stück gehen nicht. Wähl einen früheren Tag oder gib deinen Platz ab.
away-spent = { $days ->
    [0] An einem deiner Tische warst du dieses Jahr schon 30 Tage weg, länger geht es dort nicht.
    [one] An einem deiner Tische ist von den 30 Tagen im Jahr nur noch 1 Tag übrig. Wähl einen früheren Tag.
   *[other] An einem deiner Tische sind von den 30 Tagen im Jahr nur noch { $days } Tage übrig. Wähl einen früheren Tag.
}
away-no-day = „{ $typed }“ kann ich nicht als Tag lesen. Wähl einen aus der Liste oder tipp ihn wie morgen, 24. Dez oder 2026-12-24.
away-which-day = „{ $typed }“ kann mehrere Tage meinen: { $days }. Es hat sich nichts geändert; tipp den gemeinten.
button-awayback = Ich bin zurück
event-table-gone = { $name } ist nicht mehr erreichbar: nicht mehr auf dem Server.
event-table-away = { $name } ist ein paar Tage weg.
absent-note-away = Du bist weg, und auf deinem Platz spielt ein Computer. Mit jedem Knopf dieses Tisches holst du dir den Platz zurück.
# A pause by consent, and the first deal
button-propose-pause = Pause vorschlagen
button-pause = Der Pause zustimmen
button-pauseno = Weiterspielen
pause-proposed = ⏸ Vorschlag: eine Pause. Dafür: { $count } von { $needed }. Sie beginnt, sobald alle zustimmen.
pause-agreed = Notiert. Dafür: { $count } von { $needed }; die Pause beginnt, sobald alle zustimmen.
pause-begun = Der Tisch macht jetzt Pause, keine Uhr läuft.
pause-refused = Dann keine Pause. Die Partie geht weiter.
pause-settled = Dieser Vorschlag ist schon erledigt.
paused-agreed = Alle waren für eine Pause. Keine Uhr läuft; wer hier sitzt, kann „Fortsetzen“ drücken.
event-table-pause-proposed = { $name } schlägt eine Pause vor.
lobby-starts-full = Es beginnt von selbst, sobald alle Plätze besetzt sind. { $place }
reminder-ready = - { $title } Tisch { $table } { $place }: Es sind genug da, du kannst starten.
start-button = Starten: { $title }, Tisch { $table }
startfull-button = Tisch { $table } starten, wenn voll
# Somebody else in the chair
button-chairany = Allen anbieten
chair-to-whom = Abgeben an … (wird gefragt)
button-chairkeep = Platz behalten
button-chairtake = Platz übernehmen
button-chairyes = Willkommen
button-chairno = Lieber nicht
button-chairdecline = Diesmal nicht
chair-free = 🪑 { $name } möchte den Platz abgeben. Wer ihn nimmt, spielt mit derselben Hand weiter.
chair-asked-for = 🪑 { $taker } möchte den Platz von { $name } und setzt sich { $when }, wenn nicht der Host oder die Hälfte der anderen dagegen ist.
chair-offered = Dein Platz wird am Tisch angeboten. Er bleibt deiner, bis sich jemand setzt.
chair-offered-to = { $name } ist gefragt. Der Platz bleibt deiner, bis die Zusage da ist.
chair-kept = Es bleibt dein Platz.
chair-taken = Du bist dabei. Deine Hand ist unterwegs, mit allem, was bisher geschah.
chair-asked-by-you = Du hast um den Platz gebeten. Die anderen haben zwölf Stunden für Einwände; dann kommt deine Hand per DM.
chair-declined = Alles klar. Am Platz ändert sich nichts.
chair-judged = Notiert.
chair-for-you = { $name } möchte dir den Platz an diesem Tisch überlassen. Du spielst mit derselben Hand weiter.
chair-given = { $name } hat deinen Platz übernommen. Danke für die Partie bis hierher.
chair-taker-refused = An diesem Tisch möchte man lieber so weiterspielen. Beim nächsten vielleicht?
chair-settled = Dieses Angebot ist schon erledigt.
chair-asked = Jemand hat kurz vor dir um diesen Platz gebeten.
chair-not-yours = Das entscheiden andere.
chair-knew = Wer an diesem Tisch gesessen hat, weiß zu viel für einen anderen Platz.
chair-refused = { $name } kann gerade nicht gefragt werden.
event-table-chair-offered = { $name } bietet den eigenen Platz an.
event-table-chair-taken = { $name } übernimmt einen Platz.
chair-choose = Wem möchtest du deinen Platz geben? Er bleibt deiner, bis sich jemand setzt.
button-chair = Platz abgeben
away-hand = Jemand anders darf meine Plätze nehmen
away-set-hand = { $count ->
    [0] Du bist weg bis einschließlich { $until }. Du sitzt an keinem laufenden Tisch.
   *[other] Du bist weg bis einschließlich { $until }. Deine Plätze werden an ihren Tischen angeboten. Bis sich jemand setzt, bleiben sie deine, und deine Uhren stehen.
}

# When a table starts: the select of its opener, and what everybody reads.
start-name = Beginn
start-press = mit „Starten“
start-full = sobald der Tisch voll ist
start-count = sobald { $count } da sind
start-minutes = { $minutes ->
    [60] in einer Stunde mit den Anwesenden
    [120] in zwei Stunden mit den Anwesenden
   *[other] in { $minutes } Minuten mit den Anwesenden
}
start-computers = in { $minutes } Minuten, Rest mit Computern
start-time = zu fester Zeit
lobby-starts = Es beginnt von selbst.
lobby-starts-at = { $computers ->
    [yes] Es beginnt { $when }; auf freie Plätze kommen Computer.
   *[no] Es beginnt { $when } mit allen, die da sind.
}
lobby-starts-needs = { $told } { $missing }
lobby-starts-count = { $count ->
    [one] Es beginnt mit der nächsten Person.
   *[other] Es beginnt, sobald noch { $count } da sind.
}
# A table of a club night, until somebody sits down.
lobby-nobody = Wer sich zuerst setzt, ist Host
lobby-alt-nobody = Noch sitzt hier niemand. { $free ->
    [one] 1 freier Platz.
   *[other] { $free } freie Plätze.
} Wer sich zuerst setzt, ist Host.
