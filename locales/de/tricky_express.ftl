# Tricky Express
tricky_express-title = Tricky Express
tricky_express-line = Jeder Stich ist ein Bahnhof: Gewinne zwei weit auseinander, dazwischen fährt dein Express durch.
tricky_express-designer = ein japanisches Brettspielblog, 2016
tricky_express-about = Zu viert an einer Bahnstrecke. Wer einen Stich macht, bekommt den nächsten Bahnhof, und es zählt nur die Strecke zwischen zwei eigenen Bahnhöfen: ein Punkt je durchfahrenem Bahnhof. Gewinnst du zu oft, bist du ein Bummelzug, zu selten, und du fährst nie los. Vier Durchgänge, mit einem Bonus für wachsende Strecken.
# Options
tricky_express-option-first_dealer-help = Wer im ersten Durchgang gibt; meist ausgelost.
# A turn
tricky_express-tag-pass = Karten weitergeben
tricky_express-ask-pass-1 = Welche Karte geht nach rechts?
tricky_express-ask-pass-2 = Welche Karte geht nach links?
tricky_express-prompt-pass1 = Weitergabe 1: deine höchste Karte nach rechts an { $right }, die nächsthöchste nach links an { $left }.
tricky_express-prompt-pass2 = Weitergabe 2: eine beliebige Karte nach rechts an { $right }, eine andere nach links an { $left }.
tricky_express-move-pass = { $right } nach rechts, { $left } nach links
tricky_express-hint-right = { $name }, nach rechts
tricky_express-hint-left = { $name }, nach links
# Refusals
tricky_express-no-play-yet = Noch werden Karten weitergegeben. Gib erst nach jeder Seite eine Karte.
tricky_express-no-pass-now = Die Weitergaben sind vorbei. Spiel eine Karte in den Stich.
tricky_express-no-twice = Eine Karte kann nicht nach beiden Seiten. Wähl zwei verschiedene.
tricky_express-no-highest = Deine höchste Karte muss nach rechts, zum Beispiel { $card }.
tricky_express-no-second = Die höchste der übrigen muss nach links, zum Beispiel { $card }.
# What happened
tricky_express-event-dealt = Durchgang { $deal } von 4 beginnt. { $dealer } gibt.
tricky_express-event-received = Du bekommst { $right } von { $right_name } rechts und { $left } von { $left_name } links.
tricky_express-event-station = { $passed ->
    [0] Bahnhof { $number } gehört { $seat }.
    [one] Bahnhof { $number } gehört { $seat }, nach 1 durchfahrenem Bahnhof.
   *[other] Bahnhof { $number } gehört { $seat }, nach { $passed } durchfahrenen Bahnhöfen.
}
tricky_express-event-scored = Grundpunkte von Durchgang { $deal }: { $base }. { $top } { $second }
tricky_express-event-top = Spitzenbonus für { $name }.
tricky_express-event-second = Zweitbonus für { $name }.
tricky_express-event-no-top = Niemand bekommt den Spitzenbonus.
tricky_express-event-no-second = Niemand bekommt den Zweitbonus.
tricky_express-event-growth = Wachstumsbonus: { $points }.
tricky_express-event-no-growth = Niemand bekommt den Wachstumsbonus.
tricky_express-event-ended = { $count ->
    [1] { $winners } gewinnt mit { $score } Punkten!
   *[other] { $winners } teilen sich den Sieg mit { $score } Punkten!
}
# The table
tricky_express-state-pass1 = Durchgang { $deal } von 4, Weitergabe 1
tricky_express-state-pass2 = Durchgang { $deal } von 4, Weitergabe 2
tricky_express-state-play = Durchgang { $deal } von 4, Stich { $trick } von 13
tricky_express-state-over = Die Partie ist zu Ende
tricky_express-alt-route = Strecke: { $route }.
tricky_express-alt-route-empty = Strecke: noch keine Bahnhöfe.
tricky_express-alt-span = { $length } ({ $from } bis { $to })
tricky_express-alt-long-1 = Langstrecke { $first }
tricky_express-alt-long-2 = Langstrecken { $first } und { $second }
tricky_express-alt-points = je Durchgang { $points }
tricky_express-alt-bonus = { $base } plus { $bonus }
tricky_express-alt-so-far = bisher { $points }
tricky_express-alt-station = Dieser Stich bringt Bahnhof { $number } von 13.
tricky_express-alt-neighbours = Links: { $left }. Rechts: { $right }.
tricky_express-alt-moved-left = Links, { $name }: gegeben { $gave }; bekommen { $got }.
tricky_express-alt-moved-right = Rechts, { $name }: gegeben { $gave }; bekommen { $got }.
tricky_express-alt-passable-left = Karten für links, { $name }: { $numbers }.
tricky_express-alt-passable-right = Karten für rechts, { $name }: { $numbers }.
tricky_express-alt-longest = Der längste Express: { $name } in Durchgang { $deal }, Bahnhof { $from } bis { $to }. { $line }
tricky_express-alt-no-express = Kein Express. Durchgang { $deal }: { $line }
tricky_express-alt-deal = Durchgang { $deal } von 4.
tricky_express-alt-pass1 = Alle geben ihre höchsten Karten weiter, eine nach jeder Seite. Wer gewählt hat, bleibt geheim.
tricky_express-alt-pass2 = Alle geben zwei beliebige Karten weiter, eine nach jeder Seite. Wer gewählt hat, bleibt geheim.
tricky_express-alt-letter = Buchstabe { $letter }
# Words in pictures
tricky_express-station = Bahnhof
tricky_express-this-trick = Dieser Stich
tricky_express-wins = bringt Bahnhof { $number }
tricky_express-points-by-deal = Punkte je Durchgang
tricky_express-bar-deal = Durchgang { $deal } / 4
tricky_express-bar-trick = Stich { $trick } / 13
tricky_express-bar-pass1 = Weitergabe 1
tricky_express-bar-pass2 = Weitergabe 2
tricky_express-passing = Eine nach jeder Seite
tricky_express-passing-high = Deine höchsten Karten
tricky_express-passing-any = Zwei beliebige Karten
tricky_express-pass-pass1 = Die höchste nach rechts, die nächste nach links
tricky_express-pass-pass2 = Eine Karte nach rechts, eine nach links
tricky_express-first-long-pass = erste Langstrecke
tricky_express-second-long-pass = zweite Langstrecke
tricky_express-first-run = Hol zwei Bahnhöfe: 1 Punkt je Bahnhof dazwischen
tricky_express-task-pass1 = Höchste Karten weg
tricky_express-task-pass2 = Eine nach jeder Seite
tricky_express-mark-right = rechts
tricky_express-mark-left = links
tricky_express-mark-both = beides
tricky_express-right = Rechts
tricky_express-left = Links
tricky_express-gave = Gegeben
tricky_express-got = Erhalten
tricky_express-story-shared = Gleichstand: Der Sieg wird geteilt
tricky_express-story-growth = Gedreht durch einen Wachstumsbonus von { $points }
tricky_express-story-margin = { $points ->
    [one] Mit einem einzigen Punkt Vorsprung
   *[other] Mit { $points } Punkten Vorsprung
}
tricky_express-story-longest = { $passed ->
    [one] Längster Express: an 1 Bahnhof vorbei
   *[other] Längster Express: an { $passed } Bahnhöfen vorbei
}
tricky_express-growth-of = Wachstum +{ $points }
tricky_express-longest = Längster, Durchgang { $deal }
tricky_express-passed = { $count ->
    [0] Kein Express
    [one] 1 Bahnhof
   *[other] { $count } Bahnhöfe
}

# Rules
tricky_express-sketch-goal = Fahr mit dem Express möglichst weit zwischen zwei deiner Bahnhöfe.
tricky_express-sketch-turn = Bedien Farbe, wenn du kannst. Jeder Stich ist der nächste Bahnhof.
tricky_express-sketch-score = Ein Punkt je durchfahrenem Bahnhof. Bonus für wachsende Strecken.
tricky_express-rules-0-title = Eine Strecke für vier
tricky_express-rules-0-1 = Wer einen Stich macht, baut den nächsten Bahnhof der Strecke. Ein Durchgang hat 13 Stiche, die Strecke also 13 Bahnhöfe.
tricky_express-rules-0-2 = Von einem deiner Bahnhöfe zum nächsten zählt jeder ohne Halt durchfahrene Bahnhof zur Länge dieses Abschnitts.
tricky_express-rules-0-3 = Von 6 bis 11 durchfährt B vier Bahnhöfe: die erste Langstrecke von B.
tricky_express-rules-0-4 = Früh einen gewinnen, sich zurückhalten und ganz am Ende noch einen: So sieht ein perfekter Express aus.
tricky_express-rules-1-title = Zwei Weitergaben
tricky_express-rules-1-1 = Alle { $pack } Karten werden gegeben, je { $hand }; dann wird zweimal weitergegeben. Erst wählen alle vier, dann wandern alle Karten zugleich.
tricky_express-rules-1-2 = Weitergabe 1: deine höchste Karte nach rechts, die nächsthöchste nach links. Bei gleicher Höhe wählst du.
tricky_express-rules-1-3 = Weitergabe 2: zwei beliebige Karten, eine nach rechts und eine nach links.
tricky_express-rules-1-4 = Hohe Karten verlassen jede Hand. Merk dir, was du wem gegeben hast.
tricky_express-rules-2-title = Stiche
tricky_express-rules-2-1 = Zuerst wird links vom Geber ausgespielt, dann spielt aus, wer den Stich machte.
tricky_express-rules-2-2 = Bediene, wenn du kannst. Sonst spiel eine beliebige Karte.
tricky_express-rules-2-3 = Die höchste Karte der ausgespielten Farbe gewinnt: A, K, Q … 2. Kein Trumpf.
tricky_express-rules-2-4 = Ausgespielt wurde Herz. Der König gewinnt, das Pik-Ass nicht.
tricky_express-rules-2-5 = Nur den vorigen Stich darf man noch einmal ansehen.
tricky_express-rules-3-title = Wertung eines Durchgangs
tricky_express-rules-3-1 = Grundpunkte: die Länge deiner ersten Langstrecke, deines längsten Abschnitts.
tricky_express-rules-3-2 = Spitzenbonus, 2 Punkte: die längste erste Langstrecke von allen.
tricky_express-rules-3-3 = Zweitbonus, 1 Punkt: die längste zweite Langstrecke (dein Zweitlängstes).
tricky_express-rules-3-4 = Bei gleicher Länge geht die spätere vor. Länge 0 bringt nichts.
tricky_express-rules-3-5 = A 3, B 4 + 2 = 6, C 4 + 1 = 5, D 0.
tricky_express-rules-4-title = Wachstumsbonus und Ende
tricky_express-rules-4-1 = Wer zuerst gibt, wird meist ausgelost; dann geht es links weiter, alle geben einmal. Nach vier Durchgängen gewinnen die meisten Punkte, bei Gleichstand geteilt.
tricky_express-rules-4-2 = Wachstumsbonus: 8 Punkte, wenn deine erste Langstrecke nie schrumpft, je Gleichbleiben 1 weniger. Alle vier gleich: 0.
tricky_express-rules-4-3 = 0, 2, 4, 7 bringt 8; 3, 4, 4, 6 bringt 7; 5, 4, 6, 7 bringt 0.
tricky_express-rules-4-4 = Tipp: Mittlere Karten gewinnen im falschen Moment. Gib sie weiter.
tricky_express-rules-4-5 = Tipp: Stoppe lange Fahrten, indem du unterwegs einen Stich schenkst.
tricky_express-rules-left = die nächsthöchste
tricky_express-rules-right = die höchste
# A first hand (/learn)
tricky_express-learn-goal = Dreizehn Stiche, und wer einen macht, baut den nächsten Bahnhof. Es zählt, wie viele Bahnhöfe du zwischen zwei eigenen durchfährst: früh gewinnen, sich zurückhalten, spät gewinnen. Der längste Abschnitt zählt.
tricky_express-learn-highest = Erste Weitergabe: deine höchste Karte nach rechts, die nächsthöchste nach links. Oben hast du zwei Damen, also wählst du, welche wohin geht.
tricky_express-learn-highest-else = Beide Damen müssen weg: Pik nach rechts und Kreuz nach links.
tricky_express-learn-middle = Du hast einen König und ein Ass bekommen: Hohe Karten wandern herum. Bei der zweiten Weitergabe darfst du zwei beliebige geben. Mittlere Karten gewinnen, wenn du nicht willst, also gib beide Zehnen.
tricky_express-learn-middle-else = Behalte Ass und König, die gewinnen, wenn du willst, und die kleinen, die nie gewinnen. Die Zehnen sind keins von beidem.
tricky_express-learn-first = Du spielst zum ersten Stich aus. Gewinne ihn gleich mit dem Karo-Ass: Bahnhof 1 gehört dir, und dein Express fährt los.
tricky_express-learn-first-else = Ein früher Bahnhof ist die Hälfte eines langen Abschnitts, und das Ass gewinnt sicher.
tricky_express-learn-low = Wer gewinnt, spielt aus. Jetzt halt dich zurück: Ein kleines Pik überlässt jemand anderem den Stich.
tricky_express-learn-low-else = Jeder Stich, den du jetzt machst, würde deinen Abschnitt verkürzen.
tricky_express-learn-duck = Herz, und der König liegt schon. Werde die 10 los: Hier kann sie nicht gewinnen, später vielleicht schon.
tricky_express-learn-duck-else = Die höchste Karte, die nicht gewinnt, ist die richtige.
tricky_express-learn-under = Kreuz: Ausgespielt wurde die 6. Deine 4 bleibt darunter. Behalte den König für den Stich, den du willst.
tricky_express-learn-under-else = Der König würde jetzt gewinnen, viel zu früh.
tricky_express-learn-wait = Seit deinem sind drei Bahnhöfe gebaut worden, von jedem der anderen einer. Jeder davon macht deinen Abschnitt länger. Wie lange traust du dich zu warten?
tricky_express-learn-nine = Ausgespielt wurde die Kreuz-2. Darunter bleiben kannst du nicht: 9 oder König. Nimm die 9: Vielleicht geht jemand darüber, und der König bleibt für später.
tricky_express-learn-nine-else = Der König ist deine sichere Karte für einen späteren Bahnhof. Gib ihn hier nicht her.
tricky_express-learn-section = Nun hat sie doch gewonnen: Bahnhof 5, nach drei durchfahrenen. Das ist ein Abschnitt der Länge 3, und drei Punkte, wenn es dein längster bleibt. Von hier beginnt ein neuer.
tricky_express-learn-three = Du spielst aus. Ein niedriges Karo gibt den Stich weiter, und du fährst dem Ende entgegen, wo der Kreuz-König noch einmal gewinnen kann.
tricky_express-learn-three-else = Spiel niedrig aus und bleib draußen; je länger du wartest, desto länger der zweite Abschnitt.
tricky_express-learn-end = Der längste Abschnitt von allen bringt zwei Punkte mehr, der längste zweite einen. Vier Durchgänge sind eine Partie, und Abschnitte, die nie schrumpfen, bringen am Ende bis zu acht.
