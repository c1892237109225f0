# Counting Cribbage
counting_cribbage-title = Counting Cribbage
counting_cribbage-line = Fünfzehner, Folgen und Paare bis 121. Sechs Farben, und Verbrauchtes bleibt draußen: Zähl mit.
counting_cribbage-designer = 青木 新
counting_cribbage-about = Gib eine oder zwei Karten in den Crib, dann punkte zweimal mit den anderen vier: erst beim Auslegen, Karte um Karte, für 15, 31, Paare und Folgen, dann beim Zählen von Hand und Starter. Der Crib gehört dem Geber. Verbrauchte Karten bleiben eine Weile draußen, also lohnt es sich zu wissen, was noch da ist. Wer zuerst 121 hat, gewinnt.
# Options
counting_cribbage-command = counting_cribbage
counting_cribbage-option-skunk = Skunk
counting_cribbage-option-skunk-help = Ein Sieg zählt 1 mehr für jede Person, die am Ende 90 Punkte oder weniger hat.
counting_cribbage-option-muggins = Muggins
counting_cribbage-option-muggins-help = Du zählst deine Punkte selbst; was du übersiehst, dürfen andere nehmen.
counting_cribbage-option-muggins-off = aus (der Tisch zählt)
counting_cribbage-option-muggins-count = beim Zählen
counting_cribbage-option-muggins-full = auch beim Auslegen
counting_cribbage-option-match_wins = Nötige Siege
counting_cribbage-option-match_wins-help = Spiel um Spiel, bis jemand so viele Siege gesammelt hat.
counting_cribbage-option-first_dealer-help = Ausgelost oder ein Platz; Platz 3 und 4 nur, wo so viele spielen.
counting_cribbage-option-show_used = Verbrauchte zeigen
counting_cribbage-option-show_used-help = Seit dem Mischen verbrauchte Karten nach Rang zeigen; sonst vergisst auch der Verlauf alte Runden.
counting_cribbage-seats-2 = Am besten ist dieses Spiel zu dritt oder viert.
# Turn
counting_cribbage-tag-lay_away = Weglegen
counting_cribbage-tag-declare = Auslegen und ansagen
counting_cribbage-tag-claim = Punkte ansagen
counting_cribbage-tag-claim-crib = Crib ansagen
counting_cribbage-tag-accept = Nichts übersehen
counting_cribbage-tag-respond = Muggins
counting_cribbage-tag-waive = Nicht mehr fragen
counting_cribbage-tag-waive_deal = Diesen Durchgang nicht
counting_cribbage-tag-waive_turn = Bis zu meiner Karte nicht
counting_cribbage-tag-watch = Wieder fragen
counting_cribbage-hint-waive = Antwortet „Nichts übersehen“ auf jede Ansage beim Auslegen
counting_cribbage-hint-waive_deal = Antwortet „Nichts übersehen“, bis der Durchgang vorbei ist
counting_cribbage-hint-waive_turn = Antwortet „Nichts übersehen“, bis du eine Karte auslegst
counting_cribbage-hint-watch = Du wirst bei jeder Ansage beim Auslegen gefragt
counting_cribbage-ask-lay_away-1 = { $count ->
    [one] Welche Karte kommt in den Crib?
   *[other] Welche { $count } Karten kommen in den Crib?
}
counting_cribbage-ask-lay_away-again = Andere Karten in den Crib
counting_cribbage-ask-declare-1 = Welche Karte legst du aus?
counting_cribbage-ask-declare-2 = Was bringt { $card }?
counting_cribbage-ask-claim-1 = Was bringt deine Hand?
counting_cribbage-ask-claim-crib = Was bringt dein Crib?
counting_cribbage-ask-respond-1 = Wie viele Punkte wurden übersehen?
counting_cribbage-prompt-lay_away-own = { $count ->
    [one] Leg eine Karte weg. Der Crib gehört dir.
   *[other] Leg { $count } Karten weg. Der Crib gehört dir.
}
counting_cribbage-prompt-lay_away = { $count ->
    [one] Leg eine Karte weg. Der Crib gehört { $name }.
   *[other] Leg { $count } Karten weg. Der Crib gehört { $name }.
}
counting_cribbage-prompt-lead = Du beginnst eine neue Serie. Welche Karte?
counting_cribbage-prompt-play = Die Summe ist { $count }. Welche Karte legst du aus?
counting_cribbage-prompt-declare-lead = Du beginnst eine neue Serie. Leg eine Karte aus und sag ihre Punkte an.
counting_cribbage-prompt-declare = Die Summe ist { $count }. Leg eine Karte aus und sag ihre Punkte an.
counting_cribbage-prompt-respond = { $name } legt { $card }, Summe { $count }, und sagt { $claim } an. Etwas übersehen?
counting_cribbage-prompt-claim = Was bringen deine vier Karten und der Starter?
counting_cribbage-prompt-claim-crib = Was bringen der Crib und der Starter?
counting_cribbage-prompt-show = { $name } sagt { $claim } an ({ $what }). Etwas übersehen?
counting_cribbage-item-hand = Hand
counting_cribbage-item-crib = Crib
counting_cribbage-card-hint = Bringt die Summe auf { $count }
counting_cribbage-move-lay_away = { $cards } weglegen
counting_cribbage-move-declare = { $card } auslegen und { $points } ansagen
counting_cribbage-move-claim = { $points } ansagen
counting_cribbage-move-respond = Muggins: { $points } übersehen
counting_cribbage-move-waive_deal = In diesem Durchgang nicht fragen
counting_cribbage-move-waive_turn = Bis zu meiner nächsten Karte nicht fragen
# Refusals
counting_cribbage-no-wish = Das lässt sich jetzt nicht einstellen. Wähl noch einmal aus deiner Hand.
counting_cribbage-no-play-yet = Erst legen alle in den Crib. Danach wird ausgelegt.
counting_cribbage-no-play-now = Gerade werden keine Karten ausgelegt. Wähl noch einmal aus deiner Hand.
counting_cribbage-no-play-unsaid = An diesem Tisch sagst du die Punkte einer Karte beim Auslegen an.
counting_cribbage-no-declare = Beim Auslegen zählt hier der Tisch. Wähl nur eine Karte.
counting_cribbage-no-card = Diese Karte hast du nicht. Wähl eine aus deiner Hand.
counting_cribbage-no-fit = { $card } ginge über 31: Die Summe ist { $count }. Leg eine Karte mit höchstens { $room } aus.
counting_cribbage-no-number = Punkte sind eine ganze Zahl von { $low } bis { $high }.
counting_cribbage-no-claim-now = Hände werden zu Beginn des Zählens angesagt. Gerade gibt es nichts anzusagen.
counting_cribbage-no-answer-now = Gerade gibt es keine Ansage zu beantworten. Du wirst gefragt, wenn es eine gibt.
counting_cribbage-no-lay-now = Der Crib ist vollständig. Jetzt werden Karten aus der Hand ausgelegt.
counting_cribbage-no-lay-size = { $need ->
    [one] Genau eine Karte kommt in den Crib. Wähl eine.
   *[other] Genau { $need } Karten kommen in den Crib. Wähl { $need }.
}
counting_cribbage-no-lay-twice = Eine Karte kannst du nur einmal wählen. Nimm verschiedene.
# Events
counting_cribbage-event-dealt = { $reshuffled ->
    [yes] Die verbrauchten Karten wurden zurückgemischt. Runde { $round }, { $dealer } gibt.
   *[other] Runde { $round }. { $dealer } gibt.
}
counting_cribbage-event-starter = { $heels ->
    [0] Der Starter ist { $card }.
   *[other] Der Starter ist { $card }: { $heels } für his heels an { $seat }.
}
counting_cribbage-event-played = { $points ->
    [0] { $seat }: { $card }, Summe { $count }.
   *[other] { $seat }: { $card }, Summe { $count }. { $parts }: +{ $points }.
}
counting_cribbage-event-go = { $seat } sagt Go bei { $count }.
counting_cribbage-event-last_card = Letzte Karte: +1 für { $seat }.
counting_cribbage-event-counted = { $points ->
    [0] { $item } von { $seat }: 0.
   *[other] { $item } von { $seat }: { $points } ({ $parts }).
}
counting_cribbage-event-declared = { $seat }: { $card }, Summe { $count }, sagt { $claim } an.
counting_cribbage-event-crib = Der Crib: { $cards }.
counting_cribbage-event-claims = Ansagen: { $claims }.
counting_cribbage-event-settled = { $wrong ->
    [yes] { $item } von { $seat }: angesagt { $claim }, tatsächlich { $actual } ({ $parts }). { $gains }.
   *[other] { $item } von { $seat }: Die Ansage { $claim } stimmt.
}
counting_cribbage-event-waived = { $on ->
    [0] Du wirst wieder bei jeder Ansage beim Auslegen gefragt.
    [2] Jede Ansage beim Auslegen wird für dich angenommen, bis der Durchgang vorbei ist. Tun das alle anderen auch, merken sie es daran, wie schnell es weitergeht.
    [3] Jede Ansage beim Auslegen wird für dich angenommen, bis du deine nächste Karte auslegst. Tun das alle anderen auch, merken sie es daran, wie schnell es weitergeht.
   *[other] Ab jetzt wird jede Ansage beim Auslegen für dich angenommen. Tun das alle anderen auch, merken sie es daran, wie schnell es weitergeht.
}
counting_cribbage-event-waived-two = { $on ->
    [2] Jede Ansage beim Auslegen wird für dich angenommen, bis der Durchgang vorbei ist.
    [3] Jede Ansage beim Auslegen wird für dich angenommen, bis du deine nächste Karte auslegst.
   *[other] Ab jetzt wird jede Ansage beim Auslegen für dich angenommen.
} Zu zweit merkt es die andere Seite daran, wie schnell es weitergeht.
counting_cribbage-event-game_over = { $seat } gewinnt mit { $points } Punkten!
counting_cribbage-event-game_over-match = { $seat } gewinnt Spiel { $game } mit { $points } Punkten (Siege +{ $won }).
counting_cribbage-claim-of = { $name }, { $what } { $claim }
counting_cribbage-gain-of = { $name } +{ $points }
counting_cribbage-gain-none = Niemand bekommt Punkte
counting_cribbage-item-peg = Karte
counting_cribbage-none = nichts
# Kinds of points
counting_cribbage-kind-fifteen = 15
counting_cribbage-kind-thirty_one = 31
counting_cribbage-kind-pair = Paar
counting_cribbage-kind-flush = Flush
counting_cribbage-kind-nob = his nob
counting_cribbage-kind-last = letzte Karte
counting_cribbage-pair-2 = Paar
counting_cribbage-pair-6 = Pair royal
counting_cribbage-pair-12 = Double pair royal
counting_cribbage-pair-20 = Triple pair royal
counting_cribbage-pair-30 = Fourth pair royal
counting_cribbage-part-short = { $kind } { $points }
counting_cribbage-part = { $kind } für { $points }
# The table in words
counting_cribbage-state = Runde { $round }, { $name } gibt, Stapel { $stock }
counting_cribbage-state-pegging = Runde { $round }, { $name } gibt, Summe { $count }, Stapel { $stock }
counting_cribbage-state-game = Spiel { $game }: { $state }
counting_cribbage-alt-skunk = Skunk-Linie bei { $line }.
counting_cribbage-alt-count = Summe { $count }. Serie: { $series }.
counting_cribbage-alt-lead = Eine neue Serie, Summe 0.
counting_cribbage-alt-card-by = { $card } (Platz { $seat })
counting_cribbage-alt-open-claim = Platz { $seat } sagt { $claim } für { $card } an. Die Antworten der anderen stehen aus.
counting_cribbage-alt-last = Zuletzt: Platz { $seat }, { $card }, { $parts }.
counting_cribbage-alt-before = Die Serie davor: { $series }.
counting_cribbage-alt-gains = Punkte dafür: { $gains }.
counting_cribbage-alt-laid = ausgelegt { $cards }
counting_cribbage-alt-row-hand = Hand von Platz { $seat }, { $cards }
counting_cribbage-alt-row-crib = Crib von Platz { $seat }, { $cards }
counting_cribbage-alt-row-points = { $row }: { $points }
counting_cribbage-alt-row-counted = { $row }: { $points } ({ $parts })
counting_cribbage-alt-given = Bisher: { $claims }.
counting_cribbage-alt-behind = vor dem letzten Gewinn
counting_cribbage-alt-gain-last = letzter Gewinn
counting_cribbage-alt-starter = Starter: { $card }.
counting_cribbage-alt-piles = Stapel { $stock }, verbraucht { $used }.
counting_cribbage-alt-crib-down = Crib: { $count } verdeckt.
counting_cribbage-alt-used = Verbraucht: { $ranks }.
counting_cribbage-alt-rank = { $count }× { $rank }
counting_cribbage-alt-gain = Platz { $seat } +{ $points }
counting_cribbage-alt-hand-item = { $what } von { $name }: { $cards }, Starter { $starter }. Angesagt: { $claim }.
counting_cribbage-alt-hand-own-item = Zähl: { $what }, { $cards }, Starter { $starter }.
counting_cribbage-sep = {" · "}
# Words in pictures
counting_cribbage-go = Go
counting_cribbage-count = Summe
counting_cribbage-room = noch { $room }
counting_cribbage-starter = Starter
counting_cribbage-crib = Crib
counting_cribbage-crib-of = Crib von { $name }
counting_cribbage-used = Weg
counting_cribbage-new-series = Neue Serie
counting_cribbage-claimed = Sagt { $points } an
counting_cribbage-claim-short = sagt { $points }
counting_cribbage-answers = Warten auf Antworten
counting_cribbage-now-lay_away = Alle wählen für den Crib
counting_cribbage-now-claim = Alle sagen Punkte an
counting_cribbage-now-show = Alle suchen Übersehenes
counting_cribbage-show-before = Zählen der vorigen Runde
counting_cribbage-show-now = Das Zählen
counting_cribbage-nothing = nichts
counting_cribbage-hand-claim = Deine Ansage
counting_cribbage-hand-answer = Was wurde übersehen?
counting_cribbage-hand-mark = In den Crib
counting_cribbage-task-lay_away = { $count } in den Crib
counting_cribbage-task-play = Karte auslegen
counting_cribbage-task-declare = Auslegen und ansagen
counting_cribbage-task-claim = Punkte ansagen
counting_cribbage-task-respond = Etwas übersehen?
counting_cribbage-note-away = Im Crib: { $cards }
counting_cribbage-note-own = Dieser Crib gehört dir
counting_cribbage-note-crib = Dieser Crib gehört { $name }
counting_cribbage-result-skunked = Skunk
counting_cribbage-result-won = Siege +{ $won }
counting_cribbage-result-game = Spiel { $game }
counting_cribbage-won-games = Gewann Spiel { $games }
counting_cribbage-unit-wins = { $n ->
    [one] Sieg
   *[other] Siege
}
counting_cribbage-amount-wins = { $count ->
    [one] { $number } Sieg
   *[other] { $number } Siege
}
counting_cribbage-story-margin = Mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
} Vorsprung
counting_cribbage-story-near = Rang 2 fehlten { $points }
counting_cribbage-story-last = Zuletzt +{ $gain } auf { $points }
counting_cribbage-claim = Ansage
counting_cribbage-last-played = { $seat }: { $card }, Summe { $count }
counting_cribbage-last-scored = { $seat }: { $card }, Summe { $count }, { $parts }

# How to play
counting_cribbage-sketch-goal = Rück auf dem Brett vor. Wer zuerst { $target } Punkte hat, gewinnt.
counting_cribbage-sketch-turn = Legt reihum eine Karte: 15, 31, Paare und Folgen zählen sofort.
counting_cribbage-sketch-score = Dann zählst du deine vier Karten zusammen mit dem Starter.
counting_cribbage-rules-0-title = Zuerst bei 121
counting_cribbage-rules-0-1 = { $pack } Karten ohne Joker: A bis K in sechs Farben. Wer { $target } Punkte erreicht, gewinnt in genau diesem Moment.
counting_cribbage-rules-0-2 = Eine Runde: weglegen, auslegen, zählen. Punkte gibt es bei den letzten beiden.
counting_cribbage-rules-0-3 = Wer zuerst gibt, wird ausgelost, wenn nichts anderes vereinbart ist; nach jeder Runde wandert das Geben nach links.
counting_cribbage-rules-1-title = Was Karten zählen
counting_cribbage-rules-1-1 = Beim Zusammenzählen ist ein Ass 1, J, Q und K sind 10, die anderen ihre Zahl.
counting_cribbage-rules-1-2 = Bei Folgen und Paaren sind J, Q und K drei verschiedene Ränge. Das Ass ist am niedrigsten: Keine Folge geht von K zu A.
counting_cribbage-rules-2-title = Crib und Starter
counting_cribbage-rules-2-1 = Zu zweit bekommst du sechs Karten und legst zwei weg; zu dritt oder viert bekommst du fünf und legst eine weg. Zu dritt kommt eine vom Stapel dazu. Diese vier sind der Crib: Punkte für den Geber.
counting_cribbage-rules-2-2 = Die oberste Karte des Stapels wird als Starter aufgedeckt. Ein Bube ist his heels: 2 für den Geber.
counting_cribbage-rules-2-3 = Verbrauchte Karten bleiben draußen, bis der Stapel knapp wird. Zähl, was weg ist, dann weißt du, was noch da ist.
counting_cribbage-rules-3-title = Auslegen: bis 31 zählen
counting_cribbage-rules-3-1 = Links vom Geber an legen alle reihum eine Karte aus und zählen zusammen. Keine darf über 31 gehen, aber wer kann, muss.
counting_cribbage-rules-3-2 = Wer nicht kann, sagt Go und ist aus dieser Serie raus.
counting_cribbage-rules-3-3 = Eine Serie endet bei 31 oder wenn niemand mehr kann: Dann bringt ihre letzte Karte 1.
counting_cribbage-rules-3-4 = Links von der Person, die zuletzt auslegte, beginnt die nächste Serie, bis alle Hände leer sind.
counting_cribbage-rules-4-title = Punkte beim Auslegen
counting_cribbage-rules-4-1 = Genau 15: 2 Punkte. Genau 31: 2 Punkte.
counting_cribbage-rules-4-2 = Gleiche Ränge hintereinander: 2 Karten 2 Punkte, 3 Karten 6, 4 Karten 12, 5 Karten 20, 6 Karten 30.
counting_cribbage-rules-4-3 = Ergeben die letzten drei oder mehr Karten in beliebiger Reihenfolge eine Folge: ein Punkt für jede.
counting_cribbage-rules-5-title = Das Zählen: vier Karten und der Starter
counting_cribbage-rules-5-1 = Gezählt wird links vom Geber an; der Geber kommt zuletzt, erst Hand, dann Crib.
counting_cribbage-rules-5-2 = Jede Kombination zu 15 bringt 2, jedes Paar 2; drei oder mehr Ränge nacheinander sind eine Folge, sooft sie sich bilden lässt.
counting_cribbage-rules-5-3 = Vier einer Farbe in Hand oder Crib: Flush 4, mit dem Starter 5. Ein Bube in der Farbe des Starters: his nob, 1.
counting_cribbage-rules-6-title = Der Sieg und drei Hausregeln
counting_cribbage-rules-6-1 = Bei 121 ist Schluss, auch mitten im Zählen. Mit einer Hausregel geht es weiter, bis jemand 2 bis 10 Siege hat.
counting_cribbage-rules-6-2 = Skunk: Ein Sieg zählt 1, und 1 mehr je Gegner mit 90 oder weniger.
counting_cribbage-rules-6-3 = Muggins: Du sagst deine Punkte selbst an. Zu wenig bringt nur das, zu viel bringt 0. Die anderen sagen, was übersehen wurde, und nehmen es, zuerst links; wer zu viel sagt, bekommt nichts.
counting_cribbage-rules-6-4 = Ansagen und Antworten bleiben verdeckt, bis alle geantwortet haben. Heels und letzte Karten zählt der Tisch.
counting_cribbage-rules-6-5 = Leg nie eine 5 oder ein Paar in einen fremden Crib; zu deinem eigenen sei großzügig.
# A first hand (/learn)
counting_cribbage-learn-goal = Du punktest zweimal: beim Auslegen der Karten und beim Zählen der Hände. Wer zuerst 121 hat, gewinnt. Ein Ass ist 1; Bube, Dame und König 10. Punkte bringen Fünfzehner, Einunddreißiger, Paare und Folgen.
counting_cribbage-learn-crib = Zwei von sechs Karten kommen in den Crib: Er gehört der anderen Seite, also sei nicht großzügig. 7 und zwei 8en ergeben Fünfzehner und ein Paar. Die Karo-2 und die Laub-10 können gehen.
counting_cribbage-learn-crib-else = Die 7 und die Achten sind zusammen am meisten wert: Je 7 und 8 machen fünfzehn.
counting_cribbage-learn-starter = Der Starter zählt in jeder Hand und im Crib. Jetzt werden Karten einzeln ausgelegt und zusammengezählt. Genau 15 bringt zwei, 31 ebenso; darüber darf niemand.
counting_cribbage-learn-lead = Beginne mit einer 8. Kommt darauf eine 7 zu fünfzehn, hast du selbst eine 7 und machst ein Paar daraus.
counting_cribbage-learn-lead-else = Mit einer 8 behältst du die 7 als Antwort auf eine 7. Der Bube würde eine 5 einladen.
counting_cribbage-learn-pair = Da ist sie: fünfzehn für zwei. Leg deine 7 darauf, ein Paar für zwei Punkte.
counting_cribbage-learn-pair-else = Zwei gleiche Karten hintereinander sind zwei Punkte. Besser, als nur zusammenzuzählen.
counting_cribbage-learn-go = Du konntest nicht und hast Go gesagt, und gegenüber ging es allein mit drei 3en bis 31 weiter. Kleine Karten sind am Ende stark. Eine neue Serie beginnt bei null.
counting_cribbage-learn-jack = Du hast noch zwei Karten, gegenüber ist keine mehr. Welche auch zuerst kommt, die letzte Karte bringt einen Punkt. Erst der Bube.
counting_cribbage-learn-jack-else = Für die Summe ist die Reihenfolge egal; nimm den Buben.
counting_cribbage-learn-show = Hände werden mit dem Starter gezählt: erst die andere Seite, dann der Geber, dann der Crib. Deine 7 und die 8en brachten zwei Fünfzehner und ein Paar: sechs. Das Geben wechselt, und jetzt gehört der Crib dir.
counting_cribbage-learn-own = Dein eigener Crib: Sei großzügig. Zwei Buben sind dort ein Paar, und der Rest macht Fünfzehner: 9, 4 und 2.
counting_cribbage-learn-own-else = Was du weglegst, kommt diesmal zu dir zurück. Die Buben sind ein Paar im Crib.
counting_cribbage-learn-small = Ein Bube liegt, Summe 10. Mit der 2 ist die Summe 12, und nur eine 3 macht fünfzehn.
counting_cribbage-learn-small-else = Die 4 macht 14, und ein Ass fünfzehn; die 9 gibt deine beste Karte her. Die 2 ist die ruhige.
counting_cribbage-learn-full = Summe 22, und du hast eine 9: genau 31. Zwei Punkte und eine neue Serie.
counting_cribbage-learn-full-else = Sieh, was bis 31 fehlt: neun.
counting_cribbage-learn-keep = Da liegt eine Dame, Summe 10. Leg die 2 und behalte die 4 für das Ende: Die letzte Karte zählt eins.
counting_cribbage-learn-keep-else = Zwölf, und nur eine 3 macht daraus fünfzehn. Die 4 bleibt für die letzte Karte.
counting_cribbage-learn-end = Die letzte Karte für dich, und mit Hand und Crib sechzehn Punkte auf einmal. Verbrauchte Karten bleiben draußen, bis der Stapel knapp wird, also lohnt es sich zu zählen, was weg ist.
