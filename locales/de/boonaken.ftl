# Boonaken
boonaken-title = Boonaken
boonaken-line = Der holländische Jass: bieten, Karten mit dem Tisch tauschen, Trumpf ansagen, die Ansage erfüllen.
boonaken-designer = traditionell (Niederlande)
boonaken-about = Alle halten sechs Karten und bieten Punkte, gar keinen Stich oder alle Stiche. Wer am höchsten bietet, nimmt die Tischkarten, legt ebenso viele weg, sagt Trumpf an und darf Roem melden: Folgen und Vierlinge auf der Hand. Erfüllst du die Ansage, bekommst du ein Plus, sonst ein Minus. Zwei Plus gewinnen, zwei Minus verlieren.
boonaken-command = boonaken
# Options
boonaken-option-ending = Ende
boonaken-option-ending-help = Zwei Plus gewinnen sofort, oder weiter, bis jemand verliert, oder um die Ränge einer Meisterschaft.
boonaken-option-ending-first_out = zwei Plus gewinnen
boonaken-option-ending-find_loser = weiter, bis jemand verliert
boonaken-option-ending-championship = Meisterschaft: Ränge und Punkte
boonaken-option-table_rules = Tischregeln
boonaken-option-table_rules-help = Wie üblich oder wie bei der holländischen Meisterschaft: Misère über 100, kein Trumpf unter Trumpf.
boonaken-option-table_rules-standard = üblich
boonaken-option-table_rules-championship = holländische Meisterschaft
boonaken-option-min_bid = Niedrigstes Gebot
boonaken-option-min_bid-help = Die niedrigste Zahl, die geboten werden darf, durch 5 teilbar. Meist 25.
boonaken-option-early_stop = Früh abbrechen
boonaken-option-early_stop-help = Ein Durchgang endet, sobald die offenen Karten zeigen, ob die Ansage erfüllt ist.
boonaken-option-redeal_limit = Durchgänge ohne Gebot
boonaken-option-redeal_limit-help = Passen in so vielen Durchgängen nacheinander alle, ist die Partie unentschieden.
boonaken-option-championship_games = Spiele der Meisterschaft
boonaken-option-championship_games-help = Nur für eine Meisterschaft: Die Punkte so vieler Spiele werden zusammengezählt.
# Bids
boonaken-bid-number = { $points }
boonaken-bid-misere = Misère
boonaken-bid-zwabber = Zwabber
boonaken-bid-boonaak = Boonaak
boonaken-bid-roem = Boonaak mit { $roem } Roem
boonaken-bid-pass = passe
boonaken-contract = { $bid } mit { $trump }
boonaken-result-of = { $contract }, { $told }
boonaken-came-made = erfüllt mit { $points }
boonaken-came-failed = verfehlt mit { $points }
boonaken-ended-made = erfüllt
boonaken-ended-failed = verfehlt
boonaken-gap = {" "}
# A turn
boonaken-tag-bid = Punkte bieten
boonaken-tag-misere = Misère
boonaken-tag-join = Bei Misère mitgehen
boonaken-tag-zwabber = Zwabber
boonaken-tag-boonaak = Boonaak
boonaken-tag-exchange = Weglegen
boonaken-tag-open = Trumpf ansagen
boonaken-tag-trump = Trumpf ansagen
boonaken-ask-bid-1 = Wie viele Punkte bietest du?
boonaken-ask-boonaak-1 = Boonaak, mit wie viel Roem?
boonaken-ask-exchange-1 = Welche Karten legst du weg?
boonaken-ask-open-1 = Erst Trumpf ansagen. Welche Farbe?
boonaken-ask-open-2 = Wie viel Roem meldest du?
boonaken-ask-open-3 = Welche Karte spielst du aus?
boonaken-ask-trump-1 = Erst Trumpf ansagen. Welche Farbe?
boonaken-ask-trump-2 = Welche Karte spielst du aus?
boonaken-hint-bid-bid = Kartenpunkte und Roem, mit Trumpf deiner Wahl
boonaken-hint-bid-boonaak = Alle sechs Stiche, mit Trumpf deiner Wahl
boonaken-hint-bid-boonaak-roem = Alle sechs Stiche und mindestens so viel Roem auf der Hand
boonaken-trump = { $mark } { $suit }
boonaken-hint-roem = { $roem } Roem auf deiner Hand
boonaken-roem = { $roem ->
    [0] Kein Roem
   *[other] { $roem } Roem
}
boonaken-prompt-bid = Biete oder passe.
boonaken-prompt-over = Das Gebot steht bei { $bid }. Biete höher oder passe.
boonaken-prompt-misere = Das Gebot ist Misère. Geh mit, biete höher oder passe.
boonaken-prompt-join = Geh bei Misère mit oder passe.
boonaken-prompt-exchange = Leg { $count } Karten weg.
boonaken-prompt-open = Spiel eine Karte aus: Ihre Farbe ist Trumpf, und dein ganzer Roem ist gemeldet. Oder sag erst Trumpf an.
boonaken-prompt-trump = Spiel eine Karte aus: Ihre Farbe ist Trumpf. Oder sag erst Trumpf an.
boonaken-prompt-play-plain = Bediene { $suit }, wenn du kannst.
boonaken-prompt-play-trump = Bediene { $suit }, wenn du kannst; den Trumpf-Buben darfst du immer behalten.
boonaken-prompt-play-under = Bediene { $suit } oder stich über { $card }; ohne { $suit } jede Karte. Ein niedrigerer Trumpf nur, wenn sonst nichts bleibt, vom Trumpf-Buben abgesehen.
boonaken-prompt-play-either = Bediene { $suit } oder spiel { $trump }; ohne { $suit } jede Karte.
boonaken-move-bid = { $bid } bieten
boonaken-move-exchange = { $cards } weglegen
boonaken-move-open = { $roem ->
    [0] Trumpf { $trump }, kein Roem, { $card } ausspielen
   *[other] Trumpf { $trump }, { $roem } Roem, { $card } ausspielen
}
boonaken-move-trump = Trumpf { $trump }, { $card } ausspielen
boonaken-move-lead = { $card } ausspielen
boonaken-task-auction = Dein Gebot
boonaken-task-exchange = { $count } weglegen
boonaken-task-open = Trumpf ansagen, ausspielen
boonaken-task-play = Deine Karte
# Refusals
boonaken-no-auction-now = Noch wird geboten. Biete oder passe.
boonaken-no-exchange-now = Die Tischkarten sind genommen. Leg erst ebenso viele weg.
boonaken-no-open-now = Zuerst kommt die Eröffnung: Trumpf ansagen und ausspielen.
boonaken-no-play-now = Der Durchgang läuft. Spiel eine Karte in den Stich.
boonaken-no-number = Gebote gehen in Schritten von 5, von { $low } bis { $high }.
boonaken-no-low = Dieses Gebot ist zu niedrig. Jetzt braucht es mindestens { $least }.
boonaken-no-over = Das überbietet das Gebot nicht. Biete höher oder passe.
boonaken-no-only-join = Bei der Misère ist schon jemand mitgegangen, anderes geht nicht mehr. Geh mit oder passe.
boonaken-no-boonaak-first = Nach diesen Regeln geht Boonaak mit Roem nur über einem Boonaak.
boonaken-no-step = So viel Roem kann es nie sein. Wähl aus der Liste.
boonaken-no-twice = Eine Karte ist zweimal dabei. Wähl verschiedene.
boonaken-no-count = Leg genau { $count } Karten weg.
boonaken-no-suit = Diese Farbe gibt es nicht. Trumpf ist Pik, Herz, Kreuz oder Karo.
boonaken-no-roem = { $most ->
    [0] Bei diesem Trumpf hast du keinen Roem. Melde keinen.
   *[other] Bei diesem Trumpf hast du { $most } Roem. Melde das oder weniger.
}
boonaken-no-roem-now = Bei deiner Ansage zählt Roem. Sag, wie viel du meldest.
boonaken-no-no-roem = Bei dieser Ansage zählt kein Roem. Sag nur Trumpf an und spiel aus.
boonaken-no-follow-or-trump = Du hast { $suit }, also spiel { $suit } oder { $trump }, den Trumpf.
boonaken-no-under = { $follows ->
    [true] Niedriger als { $card } darfst du nicht stechen. Spiel { $suit } oder einen höheren Trumpf.
   *[other] Niedriger als { $card } darfst du nicht stechen. Spiel eine andere Farbe oder einen höheren Trumpf.
}
# What happened
boonaken-event-dealt = Durchgang { $deal } beginnt, { $dealer } gibt. Offen auf dem Tisch: { $cards }.
boonaken-event-called = { $seat } bietet { $bid }.
boonaken-event-passed = { $seat } passt.
boonaken-event-passed_out = Niemand hat geboten. { $dealer } gibt noch einmal.
boonaken-event-took = { $seat } nimmt die { $count } Tischkarten, darunter { $cards }.
boonaken-event-took-away = { $seat } nimmt die { $count } weggelegten Karten.
boonaken-event-picked = Du nimmst { $cards } auf.
boonaken-event-exchanged = { $seat } legt { $count } Karten weg.
boonaken-event-opened = { $seat } macht { $trump } zum Trumpf.
boonaken-event-opened-roem = { $seat } macht { $trump } zum Trumpf und meldet { $roem } Roem.
boonaken-event-trick = { $winner } macht den Stich.
boonaken-event-made = { $who }: { $bid } erfüllt, ein Plus.
boonaken-event-failed = { $who }: { $bid } verfehlt, ein Minus.
boonaken-event-points = Mit Roem waren es { $points }.
boonaken-event-went_out = { $seats }: fertig mit zwei Plus, Rang { $place }.
boonaken-event-fell_in = { $seats }: ausgeschieden mit zwei Minus.
boonaken-event-game_over = Spiel { $game } ist zu Ende: { $points }. Insgesamt: { $totals }.
boonaken-event-game_over-first = Spiel { $game } ist zu Ende: { $points }.
boonaken-event-won = { $count ->
    [1] { $who } gewinnt!
   *[other] { $who } teilen sich den Sieg!
}
boonaken-event-lost = { $count ->
    [1] { $who } hat verloren.
   *[other] { $who } haben verloren.
}
boonaken-event-draw = Niemand gewinnt, und niemand verliert.
# The table
boonaken-state-auction = Durchgang { $deal }, Bieten
boonaken-state-exchange = Durchgang { $deal }, Tausch
boonaken-state-open = Durchgang { $deal }, Eröffnung
boonaken-state-play = Durchgang { $deal }, Stich { $trick } von 6
boonaken-state-game = Spiel { $game }/{ $games }, { $line }
boonaken-missing-points = { $left ->
    [0] Erfüllt
   *[other] Noch { $left }
}
boonaken-missing-tricks = { $lost ->
    [0] { $left ->
        [one] Noch 1 Stich
       *[other] Noch { $left } Stiche
    }
   *[other] Verfehlt: ein Stich fehlt
}
boonaken-clean = { $of ->
    [1] { $count ->
        [0] Verfehlt: ein Stich gemacht
       *[other] Bisher kein Stich
    }
   *[other] { $count } von { $of } ohne Stich
}
boonaken-alt-call = { $bid } von Platz { $seat }
boonaken-alt-calls = Gebote: { $calls }.
boonaken-alt-highest = höchstes
boonaken-alt-high = Höchstes Gebot: { $bid }.
boonaken-alt-table = { $blind ->
    [0] Tischkarten: { $cards }.
   *[other] Tischkarten: { $cards } offen, { $blind } verdeckt.
}
boonaken-alt-unused = {" "}Nicht gegeben: { $count }.
boonaken-alt-redeals = { $count ->
    [one] Gerade zuvor haben in 1 Durchgang alle gepasst.
   *[other] Gerade zuvor haben in { $count } Durchgängen alle gepasst.
}
boonaken-alt-deal = Platz { $seat }: { $told }
boonaken-alt-before = Vorige Ansage: { $deals }.
boonaken-alt-contract = { $count ->
    [one] Ansage: { $contract }, Alleinspieler { $seats }.
   *[other] Ansage: { $contract }, Alleinspieler { $seats }, jeweils allein.
}
boonaken-alt-goal = Ziel { $needed }, bisher { $made }.{" "}
boonaken-alt-swapped = { $count } Karten liegen verdeckt vor { $seat }.
boonaken-alt-marks = Plus { $plus }, Minus { $minus }
boonaken-alt-contract-made = { $contract } erfüllt
boonaken-alt-contract-failed = { $contract } verfehlt
boonaken-alt-total = Frühere Spiele, ab Platz 1: { $totals }.
boonaken-alt-end-match = Erfüllt der Alleinspieler die Ansage, gewinnt er den Durchgang, sonst die andere Seite.
boonaken-alt-end-first_out = Zwei Plus gewinnen, zwei Minus verlieren.
boonaken-alt-end-find_loser = Mit zwei Plus ist man fertig, zwei Minus verlieren.
boonaken-alt-end-championship = Mit zwei Plus ist man fertig, mit zwei Minus ausgeschieden.
boonaken-alt-combination = { $cards } für { $points }
boonaken-alt-roem-by = Roem je Trumpf: { $told }.
boonaken-alt-roem-by-suit = { $suit } { $roem }
boonaken-alt-roem = Roem auf deiner Hand: { $told }.
boonaken-alt-no-roem = Kein Roem auf deiner Hand.
boonaken-alt-discarded = Du hast { $cards } weggelegt.
# Words in pictures
boonaken-picture-boonaak = Boonaak { $roem }
boonaken-picture-contract = Ansage
boonaken-picture-total = Frühere Spiele
boonaken-picture-unused = { $count } nicht gegeben
boonaken-picture-roem-by = Roem je Trumpf
boonaken-picture-declared = Roem { $points }
boonaken-picture-others = andere { $points }
boonaken-picture-high = Höchstes Gebot
boonaken-picture-table = Tischkarten
boonaken-picture-before = Vorige Ansage
boonaken-picture-in = Ausgeschieden
boonaken-picture-place = Rang { $place }
boonaken-picture-roem = Roem
boonaken-picture-no-roem = Kein Roem
boonaken-picture-laid = Weggelegt
boonaken-picture-new = Neu
boonaken-picture-loser = Verloren
boonaken-picture-marks = { $count ->
    [one] Zeichen
   *[other] Zeichen
}
boonaken-picture-nobody = Kein Sieg
boonaken-amount-places = { $count ->
    [one] { $number } Rang
   *[other] { $number } Ränge
}
boonaken-amount-marks = { $count ->
    [one] { $number } Zeichen
   *[other] { $number } Zeichen
}
boonaken-story-last = Zuletzt, { $name }: { $told }
boonaken-story-redeals = In { $count } Durchgängen nacheinander passten alle

# Rules
boonaken-sketch-goal = Ansage erfüllt: ein Plus. Zwei Plus siegen, zwei Minus verlieren.
boonaken-sketch-turn = Das höchste Gebot bekommt Tischkarten, Trumpfwahl und Ausspiel.
boonaken-sketch-score = Stichpunkte und dein Roem müssen das Gebot erreichen.
boonaken-rules-0-title = Geben und Gebote
boonaken-rules-0-1 = { $pack } Karten: A bis 7 in vier Farben. Alle bekommen { $hand }, und { $table } liegen auf dem Tisch, { $open } davon offen; zu fünft nur { $open }, beide offen.
boonaken-rules-0-2 = Links vom Geber geht es los. Reihum bietet man höher oder passt endgültig. Eine Zahl sind die Punkte, die du machen willst, ab { $min_bid } in Fünferschritten.
boonaken-rules-0-3 = Niemand muss haben, was geboten wird. Passen alle, gibt derselbe Geber noch einmal; nach { $redeal_limit } solchen Durchgängen in Folge ist es unentschieden.
boonaken-rules-0-4 = Wer zuerst gibt, wird ausgelost. Nach jedem gespielten Durchgang wandert das Geben nach links.
boonaken-rules-1-title = Misère, Zwabber, Boonaak
boonaken-rules-1-1 = Misère: keinen Stich machen, ohne Trumpf. Andere können mitgehen und spielen dann jeweils allein. Ab dem zweiten kann man nur noch mitgehen oder passen.
boonaken-rules-1-2 = Zwabber: alle { $hand } Stiche machen, ohne Trumpf.
boonaken-rules-1-3 = Boonaak: alle { $hand } mit Trumpf. Wenn du magst, bietest du Roem dazu, den deine Hand haben muss; mehr Roem ist das höhere Gebot.
boonaken-rules-2-title = Tausch und Trumpf
boonaken-rules-2-1 = Der Alleinspieler nimmt die Tischkarten und legt ebenso viele weg, die für niemanden zählen. Bei gemeinsamer Misère nimmt der nächste diese.
boonaken-rules-2-2 = Dann Trumpf ansagen, Roem melden und ausspielen. Bei gemeinsamer Misère spielt aus, wer sie zuerst bot.
boonaken-rules-2-3 = Ausspielen allein macht die Farbe zum Trumpf und meldet allen Roem. Du darfst weniger melden, als du hast, nie mehr; dann zählt nur das.
boonaken-rules-3-title = Roem
boonaken-rules-3-1 = Roem zählt nur bei Zahlen: drei in Folge einer Farbe 20, vier 50, fünf 100, sechs 200; vier Buben 200, vier Damen, Könige oder Asse 100.
boonaken-rules-3-2 = König und Dame von Trumpf (Stuk) sind 20 mehr. Mit Herz als Trumpf sind das 50 und 20.
boonaken-rules-3-3 = Für Folgen gilt A, K, Q, J, 10, 9, 8, 7, auch in Trumpf. Keine Karte steht in zwei Folgen, aber eine davon kann auch in einem Vierling zählen und mit König und Dame.
boonaken-rules-4-title = Spielen
boonaken-rules-4-1 = Rangfolge der Trümpfe: J, 9, A, K, Q, 10, 8, 7; der Bube zählt 20, die Neun 14. Andere Farben: A, K, Q, J, 10, 9, 8, 7.
boonaken-rules-4-2 = Ein Ass zählt 11, eine Zehn 10, ein König 3, eine Dame 2, ein einfacher Bube 1: insgesamt { $points }.
boonaken-rules-4-3 = Bediene oder spiel Trumpf; kannst du nicht bedienen, geht alles. Wird Trumpf ausgespielt, bediene, aber den Trumpf-Buben darfst du immer behalten.
boonaken-rules-4-4 = Der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe. Hier ist es der Bube, für 48. Wer den Stich macht, spielt zum nächsten aus.
boonaken-rules-5-title = Plus und Minus
boonaken-rules-5-1 = Machst du, was du geboten hast, Roem eingerechnet, bekommst du ein Plus; sonst ein Minus. Alle anderen bekommen nichts. Die Zeichen heben sich nie auf.
boonaken-rules-5-2 = Zwei Plus gewinnen. Zwei Minus verlieren, und hat niemand gewonnen, endet die Partie ohne Sieg.
boonaken-rules-5-3 = Mit einer Hausregel geht es weiter: Mit zwei Plus ist man fertig, bis jemand zwei Minus hat oder allein übrig ist.
boonaken-rules-5-4 = In einer Meisterschaft bringen zwei Plus je nach Rang 10, 8, 4 oder 1 Punkt, mit zwei Minus scheidet man ohne Punkte aus.
boonaken-rules-5-5 = Ihre Tischregeln: eine Karte verdeckt, Misère über 100 und allein mit Trumpf, Zwabber über 125, Boonaak vor Boonaak mit Roem, eine Sechserfolge 100, kein Trumpf unter Trumpf, als Nächstes gibt der Alleinspieler.
# Hints
boonaken-hint-why-low = { $count ->
    [one] 1 deiner Karten ist eine Neun oder niedriger.
   *[other] { $count } deiner Karten sind Neunen oder niedriger.
}
boonaken-hint-why-trumps = Mit { $suit } als Trumpf hättest du { $count } davon.
boonaken-hint-why-roem = Mit { $suit } als Trumpf hättest du { $count } davon und { $roem } Roem.
boonaken-hint-why-pass = Es bräuchte mindestens { $least }, und dein bester Trumpf wäre { $suit } mit { $count } Karten.
boonaken-hint-why-keep = Du behältst { $count } Karten { $suit }.
boonaken-hint-why-keep-roem = Du behältst { $count } Karten { $suit }; mit dieser Farbe als Trumpf hast du { $roem } Roem.
boonaken-hint-why-keep-low = { $count ->
    [one] 1 der Karten, die du behältst, ist eine Neun oder niedriger.
   *[other] { $count } der Karten, die du behältst, sind Neunen oder niedriger.
}
boonaken-hint-why-longest = Von keiner Farbe hast du mehr als von { $suit }: { $count }.
boonaken-hint-why-lead = { $above ->
    [0] { $card } ist die höchste ihrer Farbe, die noch im Spiel ist.
    [one] 1 höhere Karte in { $suit } hast du nicht selbst.
   *[other] { $above } höhere Karten in { $suit } hast du nicht selbst.
}
boonaken-hint-why-takes = { $points ->
    [one] Sie macht den Stich, mit 1 Punkt.
   *[other] Sie macht den Stich, mit { $points } Punkten.
}
boonaken-hint-why-wins = { $more ->
    [one] Bisher gewinnt sie mit { $points } Punkten; 1 spielt noch.
   *[other] Bisher gewinnt sie mit { $points } Punkten; { $more } spielen noch.
}
boonaken-hint-why-over = { $more ->
    [0] Sie macht den Stich.
    [one] Sie ist bisher die höchste; 1 spielt noch.
   *[other] Sie ist bisher die höchste; { $more } spielen noch.
}
boonaken-hint-why-under = Sie bleibt unter { $top }.
boonaken-hint-why-feed = { $seat } führt gegen den Alleinspieler und bekommt { $points } mehr.
boonaken-hint-why-gives = { $points ->
    [0] Sie verschenkt nichts.
    [one] Sie gewinnt nicht und verschenkt 1 Punkt.
   *[other] Sie gewinnt nicht und verschenkt { $points } Punkte.
}
# Orders
boonaken-order-button = Für mich bieten
boonaken-order-title = In Durchgang { $deal } für mich bieten
boonaken-order-limit = Bis wie viele Punkte?
boonaken-order-limit-help = Ich biete den nächsten Schritt bis zu dieser Zahl, dann passe ich. Leer: Du bietest wieder selbst.
boonaken-order-set = In diesem Durchgang biete ich für dich bis { $limit }, dann passe ich.
boonaken-order-none = Du hast keine Daueranweisung. In deinem Zug bietest du selbst.
boonaken-order-ended = Die Anweisung zum Bieten ist zu Ende.
boonaken-order-bad = Das ist keine Punktzahl. Gib eine einfache Zahl wie 60 ein, oder lass das Feld leer.
boonaken-order-reached = Das Bieten ist schon weiter. Jetzt braucht es mindestens { $count }.
boonaken-order-late = Das Bieten ist vorbei. Im nächsten Durchgang kannst du die Anweisung wieder geben.
# A first hand (/learn)
boonaken-learn-goal = Wer am meisten bietet, spielt allein und muss so viele Punkte machen, mit Karten und Roem, den Folgen auf der Hand, für ein Plus. Zwei Plus gewinnen. Rangfolge der Trümpfe: Bube, Neun, Ass, König, Dame, Zehn.
boonaken-learn-bid = Karo Bube, Zehn, Neun, Sieben: Als Trumpf zählt der Bube 20, die Neun 14, und drei in Folge sind Roem für 20. Der Alleinspieler bekommt auch die zwei offenen Asse. Biete 40.
boonaken-learn-bid-else = Diese Hand ist viel mehr wert als ein Passen. Mit 40 zeigst du, dass es dir ernst ist.
boonaken-learn-raise = Jemand sagt 60. Zähl: Die höchsten Trümpfe bringen etwa 50 bis 60 Punkte, die Asse 22, Roem 20. Achtzig sind erreichbar.
boonaken-learn-raise-else = Weniger als 80 überlässt es jemand anderem, und mehr wäre kühn. Nimm 80.
boonaken-learn-table = Du bist Alleinspieler, und die vier Tischkarten gehören dir: zwei Asse und zwei Pik, die verdeckt lagen. Leg jetzt vier Karten weg; niemand sieht, welche.
boonaken-learn-away = Behalte Karo und beide Asse. Herz-Bube und Herz-10 und die zwei kleinen Pik können gehen.
boonaken-learn-away-else = Fünf Karo und das Pik-Ass sind sechs Karten, die fast alle gewinnen. Der Rest stört.
boonaken-learn-open = Die Farbe, die du ausspielst, wird Trumpf, und dein Roem ist damit gemeldet. Spiel den Karo-Buben aus, den höchsten Trumpf: Er sagt Karo an, meldet 20 Roem und zieht den anderen die Trümpfe.
boonaken-learn-open-else = Karo ist dein Trumpf, und den Buben kann niemand schlagen.
boonaken-learn-nine = König und Acht sind gefallen. Die Neun ist der nächstbeste Trumpf, 14 Punkte, und sie zieht die letzten, falls noch welche da sind.
boonaken-learn-nine-else = Erst Trümpfe, solange noch jemand einen haben kann. Die Neun ist jetzt unschlagbar.
boonaken-learn-ace = Trumpf hat jetzt niemand mehr außer dir. Das Ass bringt elf eigene Punkte und alles, was darauf geworfen werden muss.
boonaken-learn-ace-else = Es gewinnt sicher und zählt elf.
boonaken-learn-spade = Noch neun Punkte. Das Pik-Ass ist das Höchste seiner Farbe, niemand kann es stechen, und es bringt elf.
boonaken-learn-spade-else = Mit dem Pik-Ass bist du sofort am Ziel.
boonaken-learn-end = Es wurden 97: achtzig erfüllt, ein Plus. Ein Durchgang endet, sobald das feststeht. Zwei Plus gewinnen, zwei Minus verlieren, und sie heben sich nie auf. Zu Misère und Boonaak sieh in die Regeln.
