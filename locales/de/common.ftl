# Words that all games share
as-said = { $text }
option-line = { $name }: { $value }
option-on = an
option-off = aus
# The table
table-heading = **{ $title }** · Tisch { $table }
table-thread = { $title } · { $sign }
table-thread-comma = {", "}
table-thread-more = {" "}und { $count } weitere
table-thread-number = {" "}({ $table })
table-opened = **{ $name }** hat einen Tisch für { $title } eröffnet (Tisch { $table }). Kommt zu { $place }.
table-opened-yours = Dein Tisch für { $title } ist offen: { $place }. Lade dort Leute ein oder setz Computer dazu, dann drück „Starten“.
table-begun = **{ $title }** (Tisch { $table }) hat begonnen. Zuschauen kannst du bei { $place }.
table-result = { $how } **{ $title }** (Tisch { $table }): { $place }
table-called-off = **{ $title }** (Tisch { $table }) wurde beendet.
table-turn = ▶ **{ $name }** ist am Zug
table-waiting = ▶ Warten auf { $names }
table-waiting-all = ▶ Warten, bis alle gewählt haben
table-ended = Dieser Tisch wurde beendet.
table-deserted = Hier sitzt niemand, darum wurde dieser Tisch abgeräumt.
table-expired = Dieser Tisch kam nie in Gang und wurde nach 14 Tagen abgeräumt.
table-over = Die Partie an diesem Tisch ist zu Ende.
table-paused = Dieser Tisch macht Pause. { $why }
button-move-here = Tisch hierher holen
table-moved = Der Tisch ist jetzt hier.
move-waits = Damit der Tisch den Server verlässt, müssen alle am Tisch zustimmen: bisher { $agreed } von { $needed }. Die anderen sind gefragt.
move-waits-until = Wenn jemand nicht antwortet, reichen ab { $when } weniger. Drück dann noch einmal „Tisch hierher holen“.
move-proposed = { $name } möchte diesen Tisch an einen anderen Ort holen. Er zieht um, sobald alle am Tisch zustimmen.
move-within-server = Den Kanal dieses Tisches gibt es noch. Der Tisch kann in einen anderen Kanal desselben Servers umziehen, aber nicht hinaus.
direct-stays = Dieser Tisch steht in den Direktnachrichten aller, die daran sitzen, darum kann er nicht in einen Kanal umziehen.
result-won = 🏆 **{ $name }** gewinnt!
result-nobody = Niemand gewinnt.
result-lost = { $count ->
    [one] **{ $names }** hat verloren. Niemand gewinnt.
   *[other] **{ $names }** haben verloren. Niemand gewinnt.
}
result-team = 🏆 Das Team von { $names } gewinnt!
result-shared = 🏆 { $names } teilen sich den Sieg!
# The same in a message of one's own
result-you-won = 🏆 Du hast gewonnen!
result-your-team = 🏆 Dein Team hat gewonnen!
result-you-shared = 🏆 Du teilst dir den Sieg mit { $names }!
result-you-lost = Du hast verloren. Niemand gewinnt.
result-you-came = Du landest auf Rang { $place } von { $count }.
result-you-came-behind = Du landest auf Rang { $place } von { $count } (Rückstand: { $lead }).
invite-in-server = Um von hier jemanden einzuladen, drück bei einem Spiel (/games) „Mit Freunden spielen“. In einem Kanal auf einem Server kannst du die Person in diesem Befehl nennen.
play-with = Was möchtest du mit **{ $name }** spielen?
play-with-which = Welches Spiel?
table-opened-alone = Ein Tisch für { $title } mit Computern steht bereit (Tisch { $table }): Drück „Starten“.
table-opened-friends = Ein Tisch für { $title } mit deinen Freunden (Tisch { $table }) kommt gleich hier darunter. Gespielt wird hier, in deinen Direktnachrichten und in ihren.
place-direct = 📩 DM
dm-closed = Ich konnte dich nicht per DM erreichen. Deine Karten findest du am Tisch unter „Meine Hand“. Wenn du sie per DM willst, erlaube in den Discord-Einstellungen Direktnachrichten von Servermitgliedern.
block-bot = Nur Menschen können blockiert werden.
blocks-explained = Mit Leuten, die du blockierst, sitzt du nie am selben Tisch, und ihr könnt eure Tische gegenseitig nicht nutzen: Dort geht kein Knopf und kein Befehl. Nachrichten in Kanälen seht ihr weiterhin. Wen du blockierst, erfährt davon nichts.
blocks-list = Blockiert: { $people }
blocks-list-more = Blockiert: { $people } ({ $count } weitere in der Liste unten)
blocks-none = Du hast niemanden blockiert.
blocks-count = { $count ->
    [0] niemand
    [one] eine Person
   *[other] { $count } Personen
}
blocks-add = Jemanden blockieren
blocks-remove = Blockierung aufheben
blocks-in-server = Um jemanden zu blockieren, nutze `/settings` auf einem Server.
# Hands
hand-heading = { $heading } · { $place }
hand-place = -# Tisch { $table } · { $place }
hand-place-state = { $place } · { $state }
hand-your-turn = **Du bist am Zug.** { $prompt }
mention-turn = { $person } Du bist am Zug. Drück „Meine Hand“.
mention-all = { $people } Antworten stehen aus. Unter „Meine Hand“ siehst du, ob du etwas zu entscheiden hast.
panel-page = { $prompt } (Seite { $page } von { $pages })
panel-page-button = Seite { $page }
panel-numbered = { $number } · { $text }
panel-choice = { $verb }: { $value }
panel-else = Etwas anderes …
panel-build = Oder Schritt für Schritt: { $prompt }
panel-cost = { $move }: { $cost }
panel-sure = Bist du sicher? { $move }.
panel-other-number = Andere Zahl …
panel-more-numbers = { $low } bis { $high } …
panel-so-far = { $chosen } → …
# Buttons
button-open-alone = Gegen Computer spielen
button-open-friends = Mit Freunden spielen
button-to-table = Zum Tisch
button-hand = Meine Hand
button-log = Verlauf
button-rules = Regeln
button-more = Mehr
button-menu = Menü
button-back = Zurück
button-refresh = Hand neu zeigen
button-older = Ältere
button-newer = Neuere
button-previous = Zurück
button-next = Weiter
button-resume = Fortsetzen
button-agree = Dem Umzug zustimmen
button-rematch = Revanche
button-fair = So wird gemischt
button-fair-check = So prüfst du es
button-verify = Prüfen
button-record = Protokoll sichern
button-join = Mitspielen
button-leave = Aussteigen
button-computer = Computer dazu
button-start = Starten
button-start-computers = Mit Computern starten
button-decline = Diesmal nicht
button-seats = Plätze
button-options = Hausregeln
button-further-options = Mehr Regeln
button-done = Fertig
switch-hints-off = Tipps: keine
switch-hints-on = Tipps: erlaubt
button-word = Mein Wort ändern
button-close = Tisch schließen
button-leave-seat = Platz verlassen
button-propose-end = Ende vorschlagen
button-end = Dem Ende zustimmen
button-takeover = Computer übernehmen lassen
# Refusals
illegal-now = Dieser Zug geht jetzt nicht. Wähl noch einmal aus deiner Hand.
stale = Am Tisch ging es schon weiter. So steht es jetzt.
not-your-turn = { $count ->
    [0] Du bist gerade nicht am Zug.
    [1] Am Zug ist jetzt { $names }.
   *[other] Am Zug sind jetzt { $names }.
}
not-your-turn-secret = Für dich gibt es gerade nichts zu entscheiden. Warte, bis alle geantwortet haben.
not-at-this-table = Du sitzt nicht an diesem Tisch. Unter /games findest du freie Plätze und kannst selbst einen Tisch eröffnen.
not-started = Dieser Tisch hat noch nicht begonnen.
already-started = Dieser Tisch hat schon begonnen.
already-at-this-table = Du sitzt schon an diesem Tisch.
no-such-table = Diesen Tisch finde ich nicht. Vielleicht wurde er abgeräumt.
no-game-called = Hier heißt kein Spiel „{ $typed }“. /games zeigt alle.
no-table-here = Hier steht kein Tisch, und du sitzt auch sonst an keinem. Mit /games eröffnest du einen.
which-table = Welchen Tisch meinst du?
which-table-mine = { $title }, Tisch { $table }: du bist am Zug
which-table-other = { $title }, Tisch { $table }
no-such-game = Dieses Spiel gibt es nicht. /games zeigt, was man spielen kann.
game-away = Dieses Spiel ist gerade nicht verfügbar. Versuch es später noch einmal.
game-closed = Für dieses Spiel werden hier keine neuen Tische mehr eröffnet; laufende gehen weiter. /games zeigt die anderen Spiele.
no-such-person = Diese Person sitzt nicht an diesem Tisch.
no-such-seat = Diesen Platz gibt es nicht.
no-computer-player = Für dieses Spiel gibt es noch keinen Computer.
no-standing-orders = In diesem Spiel gibt es keine Daueranweisungen.
nobody-gone = Es fehlt niemand.
seat-taken = Dort sitzt { $name }. Wähl einen freien Platz.
table-full = Dieser Tisch ist voll ({ $size } Plätze). Beim nächsten vielleicht?
only-the-opener = Das kann nur der Host des Tisches.
start-host-only = Noch sind Plätze frei, darum kann jetzt nur der Host, { $name }, starten. Sobald alle Plätze besetzt sind, können es alle am Tisch.
not-enough-seats = { $count ->
    [one] Bisher eine Person.
   *[other] Bisher { $count } Personen.
} Dieses Spiel beginnt mit { $seats }.
not-over = An diesem Tisch wird noch gespielt.
not-played-out = Diese Partie wurde nicht zu Ende gespielt, darum lässt sich kein Wendepunkt finden.
bad-option = „{ $option }“ kann diesen Wert nicht haben. Wähl einen anderen.
malformed = Diesen Knopf kann ich nicht lesen. Versuch es am Tisch mit „Meine Hand“.
malformed-command = Diesen Befehl kann ich nicht lesen. Wähl ihn noch einmal aus der Liste und nutze die Vorschläge.
move-not-understood = Bei { $title } (Tisch { $table }) ist „{ $typed }“ jetzt kein möglicher Zug. Möglich ist etwa: { $moves }.
players-not-offered = Für { $count } Personen ist dieses Spiel nicht. Wähl eine andere Zahl.
option-not-offered = „{ $name }“ in dieser Einstellung passt nicht zu { $count } Personen. Ändere eins von beiden.
preset-none = Du hast für dieses Spiel noch keine Hausregeln gewählt. Nimm „die üblichen“; unter „Hausregeln“ kannst du sie ändern.
game-off-here = Dieses Spiel ist auf diesem Server ausgeschaltet. /games zeigt die anderen.
channel-not-allowed = Tische werden in { $channels } eröffnet.
not-recorded = Das ließ sich gerade nicht speichern, es hat sich nichts geändert. Versuch es gleich noch einmal.
former-now = Dieser Befehl heißt jetzt `/{ $command }`.
former-then = Das ist jetzt ein Knopf: Nutze `/{ $command }` und drück dann „{ $button }“.
former-menu = Das ist jetzt ein Knopf: Nutze `/{ $command }`, drück „{ $menu }“ und dann „{ $button }“.
former-game = Das ist jetzt ein Knopf: Nutze `/{ $command }`, wähl das Spiel und drück „{ $button }“.
former-table = Das ist jetzt ein Knopf: Nutze `/{ $command }`, wähl den Tisch und drück „{ $button }“.
former-table-menu = Das ist jetzt ein Knopf: Nutze `/{ $command }`, wähl den Tisch und drück „{ $button }“. Vielleicht steht er unter „{ $menu }“.
former-leave = Das ist jetzt ein Knopf: Nutze `/{ $command }`, wähl den Tisch und drück „{ $button }“. Läuft die Partie schon, drück „{ $menu }“ und dann „{ $seat }“.
former-button = Das ist jetzt ein Knopf: „{ $button }“ steht unter dem Ergebnis einer Partie, und solange sie läuft, unter dem Verlauf.
command-old = Dieser Befehl hat sich geändert. Tipp ihn in einer Minute noch einmal.
trouble = Das hat nicht geklappt, es wurde kein Zug gemacht. Versuch es noch einmal. (Nr. { $ref })
owner-only = Das kann nur, wer den Bot betreibt.
cog-unknown = „{ $name }“ ist nicht da oder kann das gerade nicht.
cog-done = Erledigt: „{ $name }“.
cog-broken = „{ $name }“ bleibt, wie es war: In den Dateien steckt ein Fehler. Das Log sagt, wo.
invited-only = An diesen Tisch können sich nur Eingeladene setzen.
seats-kept = Die freien Plätze sind für { $names } reserviert. Der Host kann sie unter „Plätze“ freigeben.
seat-kept = Dieser Platz ist für { $name } reserviert.
invite-refused = Diese Person kann gerade nicht eingeladen werden.
already-here = { $name } sitzt schon an diesem Tisch.
not-invited = Für diesen Tisch hast du keine Einladung.
too-many-seated = { $count } sitzen schon, weniger Plätze gehen also nicht.
block-yourself = Dich selbst kannst du nicht blockieren.
blocks-full = Du kannst höchstens { $most } Personen blockieren.
# Pauses
paused = Pause.
paused-channel-gone = Den Kanal des Tisches gibt es nicht mehr, darum macht der Tisch Pause. So geht es weiter: /inbox in einem anderen Kanal, den Tisch wählen und „Tisch hierher holen“ drücken.
paused-no-access = Ich sehe den Kanal nicht mehr, darum macht der Tisch Pause. Bitte die Serverleitung, meine Rechte zu prüfen.
paused-no-permission = Ich darf hier keine Dateien anhängen, darum macht der Tisch Pause. Bitte die Serverleitung, „Nachrichten senden“ und „Dateien anhängen“ zu erlauben.
paused-thread-locked = Der Thread ist gesperrt, darum macht der Tisch Pause. Bitte die Moderation, ihn zu entsperren. Oder nutze /inbox in einem anderen Kanal, wähl den Tisch und drück „Tisch hierher holen“.
paused-server-gone = Ich wurde vom Server entfernt, darum macht der Tisch Pause. Lade mich wieder ein, nutze dort /inbox, wähl den Tisch und drück „Tisch hierher holen“.
paused-game-gone = Dieses Spiel ist gerade nicht verfügbar, darum macht der Tisch Pause. Sobald es wieder da ist, geht es von selbst weiter.
paused-game-newer = Hier hat eine neuere Version des Bots gespielt, darum macht der Tisch Pause. Sobald der Bot wieder aktuell ist, geht es weiter.
paused-game-unreadable = Ich konnte diesen Tisch nicht lesen, darum macht er Pause. Kein Zug ist verloren. Sag das bitte denen, die den Bot betreiben.
paused-person-gone = Jemand hat den Server verlassen, darum macht der Tisch Pause. Mit „Computer übernehmen lassen“ geht es weiter.
resumed = Wieder da. Weiter geht’s.
seat-taken-over = Für { $names } spielt jetzt ein Computer.
rematch-invited = { $name } möchte noch eine Partie. Dein Platz ist 48 Stunden reserviert.
invitation-begun = Die Partie hat ohne dich begonnen. Beim nächsten Mal vielleicht?
invitation-off = Dieser Tisch wurde geschlossen, die Einladung gilt nicht mehr.
invited = { $name } lädt dich an diesen Tisch ein. Ein Platz ist 48 Stunden für dich reserviert.
order-ended = Deine Daueranweisung ist zu Ende. Du bist am Zug.
# Record and proof
log-empty = Noch ist nichts passiert.
log-numbered = `{ $number }` { $text }
log-unreadable = Hier ist etwas passiert, das diese Version nicht lesen kann.
rules-goal = Das Ziel
rules-turn = Ein Zug
rules-score = Die Wertung
rules-heading = **{ $title }** Regeln { $page }/{ $pages }
fair-made = Niemand kann sich hier die Karten aussuchen, auch der Bot nicht. Er zog eine Geheimzahl, bevor sich jemand setzte, und jede Person gibt ein Wort dazu; erst alles zusammen entscheidet, wie gemischt wird. Nach der Partie können das alle nachprüfen.
fair-words = Wörter: { $words }
fair-own-word = Dein Wort ist **{ $word }**. Wenn du sichergehen willst, nimm ein eigenes; bis die Karten gegeben sind, kannst du es ändern.
fair-same-cards = Dieser Tisch hat dieselben Karten wie andere, also auch dieselbe Geheimzahl und dieselben Wörter.
fair-committed =
    Commitment zur Geheimzahl, ein Fingerabdruck, der zu keiner anderen Zahl passt (SHA-256): `{ $commitment }`
    Er stand hier, bevor sich jemand setzte. Am Ende wird die Zahl selbst gezeigt: Passt sie zum Fingerabdruck, wurde sie nie geändert.
fair-over =
    Commitment zur Geheimzahl, ein Fingerabdruck, der zu keiner anderen Zahl passt (SHA-256): `{ $commitment }`
    „Prüfen“ zeigt die Zahl, vergleicht sie mit dem Fingerabdruck und spielt damit die ganze Partie nach.
proof-not-yet = Die Geheimzahl wird gezeigt, sobald die Partie vorbei ist. Das Commitment ist { $commitment }.
proof-holds =
    Der Beweis stimmt: { $moves ->
        [one] ein Zug wurde
       *[other] alle { $moves } Züge wurden
    } nachgespielt.
    Commitment, SHA-256: `{ $commitment }`
    Geheimzahl: `{ $secret }`
    Mischwörter: { $words }
    Startwert aus Geheimzahl und Wörtern: `{ $seed }`
    Die Karten folgen allein aus diesem Startwert und konnten später nicht geändert werden.
    Ohne mich prüfen: Protokoll sichern, dann `python -m engine.verify`.
proof-no-words = nicht in diesem Protokoll (ein älterer Tisch)
proof-broken = Protokoll und Beweis passen nicht zusammen. Sag das bitte denen, die den Bot betreiben.
proof-old-rules = Dieser Tisch wurde nach früheren Regeln gespielt und lässt sich jetzt nicht nachspielen. Commitment und Geheimzahl stehen im Protokoll.
record-not-yet = Das Protokoll lässt sich sichern, sobald die Partie vorbei ist.
record-here = Das Protokoll dieses Tisches.
# Times
ago-minutes = { $count ->
    [0] gerade eben
    [one] seit 1 Minute
   *[other] seit { $count } Minuten
}
ago-hours = { $count ->
    [one] seit 1 Stunde
   *[other] seit { $count } Stunden
}
ago-days = { $count ->
    [one] seit 1 Tag
   *[other] seit { $count } Tagen
}
# What happens to tables
event-table-resigned = { $name } ist gegangen, ein Computer spielt weiter.
event-table-end-proposed = { $name } möchte den Tisch beenden; zustimmen kannst du unter „Menü“.
event-table-ended = Der Tisch wurde beendet.
event-table-paused = Der Tisch macht Pause.
event-table-resumed = Am Tisch geht es weiter.
panel-anytime = Vorab entscheiden (nur für dich)
panel-amount = Eine Zahl von { $low } bis { $high }
not-that-number = { $typed } geht hier nicht. Am nächsten liegen { $below } und { $above }.
not-a-number = Gib eine Zahl von { $low } bis { $high } ein.
# Advice of the computer players, and watching
button-hint = Tipp
button-next-move = Nächster Zug
button-stop = Nicht mehr zuschauen
hint-move = 💡 { $move }
hint-failed = Mir fiel gerade kein Tipp ein. Versuch es gleich noch einmal.
no-hints-here = Dieser Tisch wurde ohne Tipps eröffnet.
no-hint-now = Das zählst du selbst, darum gibt es hier keinen Tipp.
not-for-watching = Das ist kein Tisch zum Zuschauen.
result-hints = -# { $name } nahm { $count ->
    [one] 1 Tipp
   *[other] { $count } Tipps
} in Anspruch.
turning-progress = Rückblick … Zug { $done } von { $of }
turning-none = Ich fand keinen großen Wendepunkt. Jeder Zug war gut.
turning-point = ⭐ Zug { $move }, { $name }: „{ $played }“. Der Computer zieht „{ $best }“ vor (etwa { $percent } % bessere Aussichten)
turning-point-counted = ⭐ Zug { $move }, { $name }: „{ $played }“. Der Computer zieht „{ $best }“ vor.
turning-chances = -# War es noch zu gewinnen? Von hier aus je { $games }-mal mit denselben Karten weitergespielt, { $same ->
    [yes] gewannen beide Züge { $played }-mal: Es war kein Unterschied
   *[no] gewann dieser Zug { $played }-mal und der andere { $best }-mal
}. { $bar }
turning-chances-quick = -# Ein schneller Blick: Von hier aus je { $games }-mal mit denselben Karten weitergespielt, { $same ->
    [yes] gewannen beide Züge { $played }-mal: Es war kein Unterschied
   *[no] gewann dieser Zug { $played }-mal und der andere { $best }-mal
}. { $bar }
turning-chances-ahead = -# War es noch zu gewinnen? Computer, die vorausdenken, haben von hier aus je { $games }-mal mit denselben Karten weitergespielt: { $same ->
    [yes] Beide Züge gewannen { $played }-mal, es war kein Unterschied
   *[no] Dieser Zug gewann { $played }-mal, der andere { $best }-mal
}. { $bar }
turning-looking = -# Ich lasse von hier aus weiterspielen, um mehr herauszufinden. Schau in ein paar Minuten wieder hierher.
turning-looking-minutes = -# Ich lasse von hier aus Computer weiterspielen, die vorausdenken. Schau in etwa { $minutes } Minuten wieder hierher.
turning-looking-hour = -# Ich lasse von hier aus Computer weiterspielen, die vorausdenken. Spätestens in einer Stunde findest du hier im *Rückblick* die Antwort.
turning-looking-hours = -# Ich lasse von hier aus Computer weiterspielen, die vorausdenken. Das dauert ein paar Stunden: Die Antwort findest du dann hier im *Rückblick*.
turning-failed = -# Weiterspielen konnte ich von hier aus gerade nicht.
turning-away = -# Dieses Spiel macht gerade Pause, darum habe ich nicht weitergespielt. Versuch es noch einmal, wenn es wieder da ist. Was ich bis jetzt weiß, bleibt hier stehen.
turning-stopped = -# Hier kann ich nicht mehr weiterspielen: Die Regeln haben sich geändert, oder die Aufzeichnung ist weg. Was ich bis jetzt weiß, bleibt hier stehen.
button-look-again = Noch einmal versuchen
level-beginner = leicht
level-friend = mittel
level-strong = stark
level-house = schnell
level-beginner-hint = Übersieht manches und patzt, macht aber keine wilden Züge
level-friend-hint = Kennt die üblichen Züge: schlägt „leicht“ in etwa vier von fünf Partien, wenn nicht Glück entscheidet
level-strong-hint = Denkt gründlich: schlägt „mittel“ in etwa zwei von drei Partien, wenn nicht Glück entscheidet
level-house-hint = Spielt sofort, nach Faustregeln
watch-opened = Ein Tisch für { $title } zum Zuschauen (Tisch { $table }) steht bereit: { $place }.
# Names of the computer players
computer-name-1 = Kuro
computer-name-2 = Shiro
computer-name-3 = Mike
computer-name-4 = Tanuki
computer-name-5 = Kitsune
computer-name-6 = Eule
computer-name-7 = Schildkröte
computer-name-8 = Hase
computer-seat = { $name } CPU{ $stars }
button-arrange = Hand sortieren
one-order-only = In diesem Spiel gibt es nur eine Reihenfolge für die Hand.
bot-not-here = Auf diesem Server bin ich noch nicht. Bitte jemanden, der ihn verwaltet, mich einzuladen.
somebody-name = jemand
button-mydata = Meine Daten herunterladen
button-mydatadelete = Meine Daten löschen
button-forgetme = Alles löschen
mydata-here = Das ist alles, was über dich gespeichert ist.
mydata-sure = { $count ->
    [0] Das löscht, was über dich gespeichert ist, und lässt sich nicht rückgängig machen.
    [one] Das löscht, was über dich gespeichert ist, und lässt sich nicht rückgängig machen. Du verlässt deinen Tisch; läuft er schon, übernimmt ein Computer.
   *[other] Das löscht, was über dich gespeichert ist, und lässt sich nicht rückgängig machen. Du verlässt deine { $count } Tische; wo sie schon laufen, übernimmt ein Computer.
} An früheren Tischen wird dein Name zu „jemand“, und nur die Züge bleiben.
mydata-forgotten = Gelöscht. Danke fürs Mitspielen.
outside-broken = Das Spiel { $slug } von außen ist ausgeschaltet: { $where }. Seine Tische warten, sonst ist nichts betroffen. Das Log sagt mehr; ist der Fehler behoben, holt `/cogs reload` oder ein Neustart es zurück.
person-unknown = Gib die Konto-ID an, eine Zahl.
cogs-forgotten = { $count ->
    [one] Gelöscht, an 1 Tisch.
   *[other] Gelöscht, an { $count } Tischen.
}
next-turn = { $name } ist am Zug, danach kommst du.
