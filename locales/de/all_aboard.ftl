# All Aboard!
all_aboard-title = All Aboard!
all_aboard-also = zug, eisenbahn, signale
all_aboard-line = Schwarze Karten sind Güterwagen, rote Signale: Bring Wagen durch, bis dein eigenes Signal stoppt.
all_aboard-designer = 塚本忠行 (ちゃぶだいげえむず)
all_aboard-about = Jede schwarze Karte auf einer schwarzen ist ein Wagen, der durchkommt und dir eine Durchfahrt bringt. Hast du eine rote Karte seiner Zahl, stoppt dich dieses Signal. Gib es mit einer schwarzen Karte der Zahl frei, oder lade eine ganze rote Farbe ab und überlass es den anderen. Ist der Stapel leer, tun rote Handkarten weh.
all_aboard-command = all_aboard
# Options
all_aboard-option-end = Ende
all_aboard-option-end-help = Ob eine Zahl von Runden gespielt wird oder bis jemand insgesamt das Ziel erreicht.
all_aboard-option-end-rounds = nach einer Zahl von Runden
all_aboard-option-end-points = bei einer Punktzahl
all_aboard-option-rounds-help = Wenn Runden die Partie beenden: wie viele. Sonst so viele wie Personen.
all_aboard-option-rounds-auto = so viele wie Personen
all_aboard-option-points = Ziel
all_aboard-option-points-help = Wenn Punkte die Partie beenden: Schluss nach der Runde, in der jemand sie erreicht. Meist 20.
all_aboard-option-max_rounds = Max. Runden
all_aboard-option-max_rounds-help = Wenn Punkte die Partie beenden: Schluss ist spätestens nach so vielen Runden. Meist 3 je Person.
all_aboard-option-max_rounds-auto = 3 je Person
all_aboard-option-jokers = Joker
all_aboard-option-jokers-help = Ob vier Joker dabei sind: jede Zahl und jede Farbe in Rot oder Schwarz.
all_aboard-option-jokers-wild = vier dabei
all_aboard-option-jokers-out = ohne (78 Karten)
all_aboard-option-red_dump = Rot abladen
all_aboard-option-red_dump-help = Ob die rote Farbe, die du ablädst, mit der Tischkarte Farbe oder Zahl teilen muss.
all_aboard-option-red_dump-matching = nur eine passende Farbe
all_aboard-option-red_dump-free = jede rote Farbe
# A turn
all_aboard-tag-show = Zeigen
all_aboard-tag-clear = Signal freigeben
all_aboard-tag-signal = Signal
all_aboard-tag-wagon = Wagen schicken
all_aboard-tag-dump = Rote Farbe abladen
all_aboard-tag-run = Alles am Stück
all_aboard-ask-show-1 = Welche Karte zeigst du?
all_aboard-ask-clear-1 = Welche schwarze Karte gibt das Signal frei?
all_aboard-ask-signal-1 = Welches Signal spielst du?
all_aboard-ask-wagon-1 = Welchen Wagen schickst du?
all_aboard-ask-dump-1 = Welche rote Farbe lädst du ab?
all_aboard-ask-run-1 = Oder den Rest deines Zuges am Stück?
all_aboard-prompt-show = Zeig eine Karte: Die niedrigste fängt an.
all_aboard-prompt-danger = Das Signal ist rot. Gib es mit einer schwarzen Karte seiner Zahl frei oder lade eine ganze rote Farbe ab.
all_aboard-prompt-clear = Das Signal ist rot. Gib es mit einer schwarzen Karte seiner Zahl frei.
all_aboard-prompt-dump = Das Signal ist rot, und keine deiner schwarzen Karten gibt es frei: Lade eine ganze rote Farbe ab, in beliebiger Folge.
all_aboard-prompt-signal = Du hast eine rote Karte mit der Zahl der Tischkarte, also muss dieses Signal kommen.
all_aboard-prompt-wagon = Die Strecke ist frei. Welchen Wagen schickst du?
all_aboard-move-show = { $cards } zeigen
all_aboard-move-clear = Freigeben mit { $cards }
all_aboard-move-signal = Signal { $cards }
all_aboard-move-wagon = { $cards } schicken
all_aboard-move-dump = { $cards } abladen
all_aboard-move-run = Am Stück { $cards }
all_aboard-joker-black = jede Zahl und jede schwarze Farbe
all_aboard-joker-red = jede Zahl und jede rote Farbe
all_aboard-hint-top = { $card } liegt am Ende oben
all_aboard-hint-run = { $wagons ->
    [one] 1 Wagen, endet mit { $card }
   *[other] { $wagons } Wagen, endet mit { $card }
}
# Refusals
all_aboard-at = { $at ->
    [0] {""}
   *[other] Bei Karte { $at } reißt es ab, gespielt wurde nichts. {""}
}
all_aboard-no-show = Für den Anfang werden noch Karten gezeigt. Wähl erst eine aus.
all_aboard-no-turn = Wer anfängt, steht fest. Spiel jetzt auf die Tischkarte.
all_aboard-no-run = Nenn die Karten am Stück, in der Reihenfolge, in der du sie spielst.
all_aboard-no-card = { all_aboard-at }{ $card } hast du nicht. Wähl eine Karte aus deiner Hand.
all_aboard-no-danger = { all_aboard-at }{ $table } auf dem Tisch ist ein rotes Signal. Gib es mit einer schwarzen Karte seiner Zahl frei oder lade eine ganze rote Farbe ab.
all_aboard-no-open = { all_aboard-at }{ $table } auf dem Tisch ist schwarz. Schick Wagen oder spiel eine rote Karte seiner Zahl.
all_aboard-no-clear = { all_aboard-at }Nur eine schwarze Karte derselben Zahl gibt { $table } frei, und { $card } ist keine.
all_aboard-no-signal_first = { all_aboard-at }Du hast { $signal }, mit der Zahl von { $table }: Dieses Signal muss zuerst kommen.
all_aboard-no-signal = { all_aboard-at }{ $card } hat nicht die Zahl von { $table } und passt darum nicht auf Schwarz.
all_aboard-no-wagon = { all_aboard-at }{ $card } hat weder Farbe noch Zahl von { $table }. Schick eine schwarze Karte, die eins davon hat.
all_aboard-no-whole = { all_aboard-at }Rot auf Rot heißt eine ganze Farbe: alle deine Karten davon, auch rote Joker.
all_aboard-no-join = { all_aboard-at }Keine Karte dieser Farbe hat Farbe oder Zahl von { $table }. Lade eine andere ab oder gib das Signal frei.
all_aboard-no-top = { all_aboard-at }Nur { $card } passt an die Tischkarte und kommt darum zuerst. Leg eine andere nach oben.
all_aboard-no-after = { all_aboard-at }Rot abladen beendet deinen Zug, { $card } kann nicht folgen.
# What happened
all_aboard-event-dealt = Runde { $round } beginnt. Die erste Tischkarte ist { $card }.
all_aboard-event-shown = Gezeigt werden { $cards }. { $seat } fängt an.
all_aboard-event-refilled = { $count ->
    [one] { $seat } zieht 1 Karte; noch { $deck } im Stapel.
   *[other] { $seat } zieht { $count } Karten; noch { $deck } im Stapel.
}
all_aboard-event-drew = Du ziehst { $cards }.
all_aboard-event-cleared = { $seat } gibt das Signal mit { $card } frei.
all_aboard-event-signalled = Signal { $card }: { $seat } muss halten.
all_aboard-event-through = { $proofs ->
    [one] { $seat } bringt { $card } durch und hat 1 Durchfahrt.
   *[other] { $seat } bringt { $card } durch und hat { $proofs } Durchfahrten.
}
all_aboard-event-dumped = { $seat } lädt { $cards } ab, oben liegt { $card }.
all_aboard-event-dumped-one = { $seat } lädt { $card } ab.
all_aboard-event-passed = { $seat } kann nichts spielen und passt.
all_aboard-event-flipped = Alle stecken fest, darum kommt { $card } vom Stapel.
all_aboard-event-round_over-match = Der Stapel ist leer, Runde { $round } ist zu Ende. { $seats }.
all_aboard-event-round_over = Der Stapel ist leer, Runde { $round } ist zu Ende. { $seats }. Gesamt: { $totals }.
all_aboard-round-seat = { $proofs ->
    [one] { $name }: { $points } (1 Durchfahrt, noch auf der Hand: { $cards })
   *[other] { $name }: { $points } ({ $proofs } Durchfahrten, noch auf der Hand: { $cards })
}
# The table
all_aboard-round-of = Runde { $round } von { $most }
all_aboard-to-points = Runde { $round } von { $most }, bis { $points } Pkt
all_aboard-state = { $round } · Stapel { $deck }
all_aboard-state-over = Zu Ende nach Runde { $round }
all_aboard-alt-show = Alle wählen eine Karte zum Zeigen; die niedrigste fährt zuerst ab.
all_aboard-alt-danger = Tischkarte: { $card }, ein rotes Signal.
all_aboard-alt-open = Tischkarte: { $card }, schwarz.
all_aboard-alt-line = { $count ->
    [one] Letzte Karte der Strecke: { $cards }.
   *[other] Die letzten { $count } Karten der Strecke: { $cards }.
}
all_aboard-alt-by = { $cards } von Platz { $seat }
all_aboard-alt-deck = { $deck ->
    [one] Noch 1 Karte im Stapel.
   *[other] Noch { $deck } Karten im Stapel.
}
all_aboard-alt-shown = Zum Anfang gezeigt, ab Platz 1: { $cards }.
all_aboard-head-proofs = Durchfahrten
all_aboard-head-reds = Rote Karten
all_aboard-head-bonus = Kein Schwarz
all_aboard-alt-proofs = { $count ->
    [one] 1 Durchfahrt
   *[other] { $count } Durchfahrten
}
all_aboard-alt-last = { $proofs ->
    [one] Vorige Runde, Platz { $seat }: { $points }, mit 1 Durchfahrt, noch auf der Hand: { $cards }.
   *[other] Vorige Runde, Platz { $seat }: { $points }, mit { $proofs } Durchfahrten, noch auf der Hand: { $cards }.
}
all_aboard-alt-last-short = { $proofs ->
    [one] Vorige Runde, Platz { $seat }: { $points }, mit 1 Durchfahrt, { $red } von { $held } übrigen Karten waren rot.
   *[other] Vorige Runde, Platz { $seat }: { $points }, mit { $proofs } Durchfahrten, { $red } von { $held } übrigen Karten waren rot.
}
all_aboard-alt-may-clear = Karten, die das Signal freigeben: { $numbers }.
all_aboard-alt-may-dump = Karten, die oben auf ihrer roten Farbe liegen können: { $numbers }.
all_aboard-alt-may-signal = Karten, die du als Signal spielen kannst: { $numbers }.
all_aboard-alt-may-wagon = Karten, die du als Wagen schicken kannst: { $numbers }.
all_aboard-alt-train = Die längste Fahrt, von { $name }: { $cards }.
# Words in pictures
all_aboard-danger = Signal rot
all_aboard-open = Fahrt frei
all_aboard-passed = Gepasst
all_aboard-shown = Zum Anfang gezeigt
all_aboard-last-round = Vorige Runde
all_aboard-first = Die niedrigste gezeigte Karte fährt zuerst ab
all_aboard-picked = Gewählt
all_aboard-task-show = Eine zeigen
all_aboard-task-danger = Freigeben oder Rot abladen
all_aboard-task-signal = Ein Signal muss kommen
all_aboard-task-wagon = Wagen schicken
all_aboard-story-turned = Gedreht in der letzten Runde
all_aboard-story-train = { $wagons ->
    [one] Längste Fahrt: 1 Wagen
   *[other] Längste Fahrt: { $wagons } Wagen
}

# Rules
all_aboard-sketch-goal = Bring Wagen durch: Jeder ist eine Durchfahrt.
all_aboard-sketch-turn = Schwarz auf Schwarz nach Farbe oder Zahl. Rot mit dieser Zahl stoppt dich.
all_aboard-sketch-score = Eine Durchfahrt zählt 1. Jede rote Karte auf der Hand kostet { $cost }.
all_aboard-rules-0-title = Schwarz ist Wagen, Rot ist Signal
all_aboard-rules-0-1 = { $jokers ->
    [out] { $pack } Karten in sechs Farben. Alle bekommen { $hand }, und eine Tischkarte wird aufgedeckt.
   *[other] { $pack } Karten: sechs Farben und vier Joker. Alle bekommen { $hand }, und eine Tischkarte wird aufgedeckt.
}
all_aboard-rules-0-2 = Füll am Zuganfang auf { $hand } auf. Auf Schwarz spielst du schwarze Karten derselben Farbe oder Zahl. Jede ist ein Wagen, der durchkommt: Nimm die oberste des Stapels verdeckt als Durchfahrt.
all_aboard-rules-0-3 = Hier kommen drei Wagen durch und bringen drei Durchfahrten.
all_aboard-rules-1-title = Wer anfängt
all_aboard-rules-1-1 = Alle zeigen zugleich eine Karte, die dann aus der Runde ist. Die niedrigste fängt an; dann geht es links herum.
all_aboard-rules-1-2 = A ist am niedrigsten, Joker stehen über K. Bei gleicher Zahl gilt ♠, ♥, ♣, ♦, Plus, Laub.
all_aboard-rules-2-title = Deine Signale stoppen dich
all_aboard-rules-2-1 = Hast du eine rote Karte mit der Zahl der Tischkarte, musst du sie spielen: Ein rotes Signal stoppt die Fahrt.
all_aboard-rules-2-2 = Liegt ein rotes Signal, gib es mit einer schwarzen Karte seiner Zahl frei. Das ist kein Wagen und keine Durchfahrt, aber dein Zug geht weiter.
all_aboard-rules-2-3 = Mach weiter, solange du kannst. Hier kommt ♠7 durch, ♥7 ist Pflicht, ♣7 gibt frei, und der Zug geht weiter. Du kannst alles am Stück spielen.
all_aboard-rules-3-title = Eine ganze rote Farbe
all_aboard-rules-3-1 = Auf eine rote Tischkarte kannst du auch eine rote Farbe abladen: alle deine Karten davon. Zuerst eine mit Farbe oder Zahl der Tischkarte, am Ende darf jede oben liegen. Damit endet dein Zug.
all_aboard-rules-3-2 = Kannst du nicht spielen, passt du. Haben alle nacheinander gepasst, wird die oberste Karte des Stapels neue Tischkarte.
all_aboard-rules-4-title = Joker
all_aboard-rules-4-1 = Ein Joker ist jede Zahl und jede Farbe seiner Seite, Rot oder Schwarz.
all_aboard-rules-4-2 = Ein roter ist auf jeder schwarzen Karte ein Signal und geht mit jeder roten Farbe mit. Ein schwarzer gibt jedes Signal frei und ist auf jeder schwarzen Karte ein Wagen.
all_aboard-rules-5-title = Wertung und Ende
all_aboard-rules-5-1 = Die Runde endet in dem Moment, in dem der Stapel leer ist, auch mitten im Zug oder beim Auffüllen.
all_aboard-rules-5-2 = Eine Durchfahrt ist 1 Punkt. Jede rote Handkarte kostet { $cost }. Eine Hand ganz ohne Schwarz bekommt { $bonus } Punkte dazu.
all_aboard-rules-5-3 = Drei Durchfahrten und drei rote Karten übrig: 3 − 6 + 20 = 17 Punkte.
all_aboard-rules-5-4 = Ihr spielt so viele Runden, wie ihr Personen seid; die meisten Punkte insgesamt gewinnen, bei Gleichstand geteilt. Ein Tisch kann auch bis zu einer Punktzahl spielen.
# A first hand (/learn)
all_aboard-learn-goal = Schwarze Karten sind Wagen, rote Signale. Jeder Wagen, den du durchbringst, ist eine Durchfahrt, ein Punkt; jede rote Karte, die du am Ende hast, kostet zwei. Die Runde endet mit dem Stapel.
all_aboard-learn-show = Alle zeigen eine Karte, und die niedrigste fängt an. Die Tischkarte ist schwarz, und du hast viel Schwarz, also fang an: Zeig das Karo-Ass. Das ist auch eine rote Karte weniger.
all_aboard-learn-show-else = Mit einer höheren Karte fängt vielleicht jemand anders an, und gerade passen deine Wagen.
all_aboard-learn-suit = Die Tischkarte ist die Plus-10. Ein Wagen muss in Farbe oder Zahl passen: Schick die Plus-8. Eine rote 8, die dich stoppen würde, hast du nicht.
all_aboard-learn-suit-else = Ein Wagen nach dem anderen, und zuerst die 8: Der König kann in derselben Farbe folgen, und er führt zu deinem anderen König.
all_aboard-learn-king = Schon eine Durchfahrt. Mit dem Plus-König geht es in der Farbe weiter, und einen roten König hast du nicht auf der Hand.
all_aboard-learn-king-else = Erst der König allein: Sieh, wie er in eine andere Farbe führt.
all_aboard-learn-number = Jetzt umsteigen: Der Kreuz-König hat dieselbe Zahl. Wer so vorausschaut, kommt weit.
all_aboard-learn-number-else = Der Kreuz-König allein: gleiche Zahl, andere Farbe, und so geht die Fahrt weiter.
all_aboard-learn-signals = Mit der Kreuz-9 wurden es vier Durchfahrten. Die anderen trafen auf Signale. Gib eins mit einer schwarzen Karte seiner Zahl frei: keine Durchfahrt, aber du machst weiter. Oder lade eine ganze rote Farbe ab.
all_aboard-learn-clear = Du hast auf acht aufgefüllt. Da liegt ein roter Bube. Abladen würde deinen Zug beenden; gib mit dem Pik-Buben frei und mach weiter.
all_aboard-learn-clear-else = Ein einzelnes Ass abzuladen würde deinen Zug gleich beenden, und es ist mehr zu holen.
all_aboard-learn-on = Die Strecke ist frei: Die Pik-6 ist eine Durchfahrt. Aber Vorsicht: Du hast eine rote 6, die Laub-6.
all_aboard-learn-on-else = Erst die Pik-6 allein, und dann sieh, was daraus wird.
all_aboard-learn-stop = Da ist es: Eine rote Karte mit der Zahl der Tischkarte muss gespielt werden. Die Fahrt stoppt, aber du bist die Karte los.
all_aboard-learn-stop-else = Das Signal muss jetzt gespielt werden.
all_aboard-learn-ten = Da liegt eine schwarze 10: Deine Kreuz-10 ist noch eine Durchfahrt. Deine Hand ist inzwischen meist rot, denk also bald ans Abladen.
all_aboard-learn-ten-else = Dieser Wagen passt mit seiner Zahl.
all_aboard-learn-joker = Es sind nur noch wenige Karten da. Drei Karo abladen oder mit dem schwarzen Joker freigeben, der jede Zahl und jede schwarze Farbe ist? Gib frei und sieh, was durchkommt.
all_aboard-learn-joker-else = Drei Karo sind sechs Punkte, auch eine gute Wahl; aber dann wäre dein Zug vorbei.
all_aboard-learn-end = Das ist der Rhythmus: Wagen, solange es geht, dann Rot weg, bevor der Stapel leer ist. Eine Hand ohne Schwarz am Ende ist zwanzig Punkte wert. Es gibt so viele Runden wie Personen.
