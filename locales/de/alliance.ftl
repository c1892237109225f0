# Alliance
alliance-title = Alliance
alliance-line = Je eine Farbe, achtzehn Bildkarten zu gewinnen. Spiel offen oder verdeckt und halt zum Team.
alliance-designer = in der Quelle nicht genannt
alliance-about = Du spielst eine eigene Farbe von einem eigenen Stapel, und die Bildkarten sind der Preis. Offen kämpfst du, verdeckt wartest du. Zweien schlagen Asse, Weißkarten schlagen Joker, und drei gleiche Karten eines Dreierteams schlagen alles. Teams zu zweit oder dritt, alle für sich oder geheime Partner.
# Command
alliance-command = alliance
# Options
alliance-option-mode = Spielart
alliance-option-mode-help = Teams brauchen 4 oder 6 Personen, alle für sich 2 bis 6, geheime Teams 6.
alliance-option-mode-team = Teams
alliance-option-mode-secret_team = Geheime Teams
alliance-option-rebuild = Stapel erneuern
alliance-option-rebuild-help = Wie oft du deine Ablage in den Stapel zurückmischen darfst.
alliance-option-rebuild-once_per_game = einmal pro Partie
alliance-option-rebuild-once_per_cleanup = einmal je Aufräumen
alliance-option-team_assignment = Teams bilden
alliance-option-team_assignment-help = Nur bei Teams. Mit „nach Platz“ ist jeder zweite Platz in deinem Team.
alliance-option-team_assignment-random = ausgelost
alliance-option-team_assignment-fixed = nach Platz
alliance-option-secret_teams = Geheime Teams
alliance-option-secret_teams-help = Nur bei geheimen Teams: drei Paare oder zwei Trios.
alliance-option-secret_teams-three_pairs = drei Paare
alliance-option-secret_teams-two_trios = zwei Trios
# Cards
alliance-white-0 = Weißkarte (schwarz)
alliance-white-1 = Weißkarte (rot)
alliance-team-0 = Schwarz
alliance-team-1 = Rot
alliance-team-2 = Weiß
alliance-suit-of = { $suit }: { $name }
alliance-suit-you = { $suit } (du)
# A turn
alliance-tag-propose = Vorschlagen
alliance-tag-usual = Übliche Verteilung
alliance-tag-accept = Zustimmen
alliance-tag-reconsider = Neu überlegen
alliance-tag-play = Offen spielen
alliance-tag-down = Verdeckt spielen
alliance-tag-top = Oberste vom Stapel
alliance-tag-no = Nicht erneuern
alliance-tag-rebuild = Erneuern, Hand behalten
alliance-tag-put_back = Zurücklegen und erneuern
alliance-tag-ask_rebuild = Wann fragen
alliance-ask-propose-1 = Wer bekommt Joker 1?
alliance-ask-propose-2 = Wer bekommt Joker 2?
alliance-ask-propose-3 = Wer bekommt die Weißkarte?
alliance-ask-play-1 = Offen spielen
alliance-ask-down-1 = Verdeckt spielen
alliance-ask-put_back-1 = Welche Karten gehen vor dem Erneuern zurück?
alliance-asking = Erneuern: { $when }
alliance-asking-0 = nie fragen
alliance-asking-1 = fragen, wenn mein Stapel leer ist
alliance-asking-2 = immer fragen
alliance-prompt-distribute-first = Schlag vor, wer die zwei Joker und die Weißkarte eures Teams bekommt. Alle dürfen { $left } Vorschläge machen.
alliance-prompt-distribute-answer = Vorschlag: { $plan }. Stimm zu oder schlag etwas anderes vor. { $left ->
    [1] Du hast noch einen Vorschlag.
   *[other] Du hast noch { $left } Vorschläge.
}
alliance-prompt-distribute-usual = Vorschlag: { $plan }. Du hast keinen Vorschlag mehr: Stimm zu oder nimm die übliche Verteilung ({ $usual }).
alliance-prompt-distribute-last = Vorschlag: { $plan }, die übliche Verteilung. Du hast keinen Vorschlag mehr: Stimm bitte zu.
alliance-prompt-play = Im Angebot: { $court }. Was spielst du?
alliance-prompt-play-lead = Im Angebot: { $court }. Du spielst zuerst, offen.
alliance-prompt-rebuild = Willst du deinen Stapel erneuern?
alliance-prompt-pass = Du hast nichts zu spielen, also passt du.
alliance-move-propose = Vorschlag: { $plan }
alliance-move-usual = Die übliche Verteilung: { $plan }
alliance-move-accept = Dem Vorschlag zustimmen
alliance-move-play = { $card } spielen
alliance-move-down = { $card } verdeckt spielen
alliance-move-top = Oberste vom Stapel spielen
alliance-move-rebuild = Erneuern und die Hand behalten
alliance-move-put_back = { $cards } zurücklegen und erneuern
alliance-plan = Joker 1: { $joker1 }, Joker 2: { $joker2 }, Weißkarte: { $white }
alliance-hint-win = { $name } (würde jetzt gewinnen)
alliance-hint-lose = { $name } (würde jetzt nicht gewinnen)
alliance-hint-lead = { $name }
alliance-hint-down = { $name } (niemand sieht sie, sie gewinnt nie)
alliance-hint-back = { $name } geht zurück in den Stapel
# Refusals
alliance-no-asking = Das ist nicht wählbar. Nimm etwas anderes: nie fragen, fragen, wenn mein Stapel leer ist, immer fragen.
alliance-no-asking-more = Du hast deinen Stapel erneuert, und an diesem Tisch geht das einmal pro Partie. Du wirst nicht mehr gefragt.
alliance-no-distribution = Die Sonderkarten sind schon verteilt. Spiel eine Karte.
alliance-no-member = Diese Karten kann nur dein eigenes Team bekommen ({ $suits }).
alliance-no-same = Genau das ist schon vorgeschlagen. Stimm zu oder schlag etwas anderes vor.
alliance-no-more-proposals = Du hast deine { $limit } Vorschläge gemacht. Stimm dem Vorschlag zu oder wähl die übliche Verteilung.
alliance-no-usual = { $left ->
    [0] Vorgeschlagen ist schon die übliche Verteilung. Stimm ihr bitte zu.
   *[other] Die übliche Verteilung kannst du wählen, wenn deine Vorschläge aufgebraucht sind; du hast noch { $left }.
}
alliance-no-proposal = Noch ist nichts vorgeschlagen. Sag, wer die Karten bekommen soll.
alliance-no-reconsider = Noch einmal überlegen kannst du erst, wenn du geantwortet hast, und nur bis dein Team so weit ist.
alliance-no-play-before = Die Sonderkarten sind noch nicht verteilt. Schlag etwas vor oder stimm zu.
alliance-no-play-yet = Antworte erst, ob du deinen Stapel erneuern willst.
alliance-no-back = Diese Karten kannst du nicht zurücklegen. Wähl aus deiner Hand, jede Karte einmal.
alliance-no-rebuild-now = Stapel werden beim Aufräumen nach einem Stich erneuert. Spiel jetzt eine Karte.
alliance-no-pass = Du hast Karten, kannst also nicht passen. Spiel eine.
alliance-no-cards = Du hast weder Hand noch Stapel, es bleibt dir nur zu passen.
alliance-no-down-first = Die erste Karte eines Stichs kann nicht verdeckt sein. Spiel sie offen.
alliance-no-suit = Das ist nicht deine. Du spielst nur { $suit } und Sonderkarten.
alliance-no-pile = Dein Stapel ist leer. Spiel aus der Hand.
# What happened
alliance-event-aces = Die Farben sind gezogen: { $seats }.
alliance-event-proposed = { $seat } schlägt vor (das sieht nur dein Team): { $plan }.
alliance-event-accepted = { $seat } stimmt zu (das sieht nur dein Team).
alliance-event-reconsidered = { $seat } überlegt noch einmal (das sieht nur dein Team).
alliance-event-ready = Team { $team } ist bereit.
alliance-event-special = Deine Sonderkarten: { $cards }.
alliance-event-started = { $seat } hat Pik und spielt zum ersten Stich aus.
alliance-event-turned = Im Angebot: { $court }, noch { $left } danach.
alliance-event-topped = { $seat } deckt die oberste vom Stapel auf: { $card }.
alliance-event-laid = { $seat } spielt eine Karte verdeckt.
alliance-event-laid_own = Verdeckt hast du { $card } gespielt.
alliance-event-trick = { $winner } gewinnt { $court } mit { $card }. { $how }
alliance-event-trick-closed = { $winner } gewann den Stich. { $how }
alliance-event-drew = Du ziehst: { $cards }.
alliance-event-rebuilt = { $seat } erneuert den Stapel, legt { $back ->
    [0] keine Handkarte
    [one] 1 Handkarte
   *[other] { $back } Handkarten
} zurück und hält jetzt { $hand }.
alliance-event-rebuilt-forced = { $seat } hat keine Karten mehr und erneuert den Stapel.
alliance-event-put_back = Du legst zurück: { $cards }.
alliance-event-exhausted = Keine Karten mehr: { $seats }. Die Partie ist zu Ende.
alliance-event-ended = Sieg für { $winners }! { $why }
alliance-how-same_two = Same Two: Eine Zwei schlägt das Ass.
alliance-how-punisher = White Punisher: Die Weißkarte schlägt den Joker.
alliance-how-joker = Es ist ein Joker.
alliance-how-joker-alone = Der letzte Joker gewinnt, und Weißkarten sind auch Joker.
alliance-how-battalion = Ein Bataillon von Team { $team }.
alliance-how-battalions = Zwei Bataillone; das stärkere gewinnt.
alliance-by-total = { $score } Punkte.
alliance-by-second_best = Der Abstand war höchstens ein Punkt, darum entschied die zweitbeste Wertung jedes Teams.
alliance-by-spade = Gesamt und zweitbeste Wertung waren gleich, darum gewinnt das Team mit Pik.
alliance-by-fewest_courts = Gleichstand bei { $score } Punkten; weniger Bildkarten gewinnen.
alliance-by-nearest_spade = Gleichstand bei { $score } Punkten; wer näher an Pik sitzt, gewinnt.
alliance-by-lowest_member = Gleichstand bei { $score } Punkten; das Team mit der besseren niedrigeren Wertung gewinnt.
# The table
alliance-state-distribute = Verteilung
alliance-state-play = Stich { $trick } von 18, im Angebot { $court }
alliance-state-rebuild = Stich { $trick } von 18, Aufräumen
alliance-state-over = Die Partie ist zu Ende
alliance-alt-mode-team = Teamspiel.
alliance-alt-mode-individual = Alle für sich.
alliance-alt-mode-secret_team = Geheime Teams.
alliance-alt-seat = { $suit } { $name }
alliance-alt-suit = spielt { $suit }
alliance-alt-won = Bildkarten { $count }
alliance-alt-empty = kein Stapel
alliance-alt-marker = hat den Stapel erneuert
alliance-alt-marker-brief = erneuert
alliance-alt-gone = aus dem Spiel: { $cards }
alliance-alt-gone-brief = raus: { $cards }
alliance-alt-members = Dein Team: { $members }.
alliance-alt-plan = Die Verteilung deines Teams: { $plan }.
alliance-alt-distributing = Beide Teams entscheiden, wer Joker und Weißkarten bekommt.
alliance-alt-court = Im Angebot: { $court }.
alliance-alt-courts-left = Bildkarten übrig: { $left }.
alliance-alt-cleanup = Aufräumen. { $court } ging an { $seat }.
alliance-alt-last = Der vorige Stich ging um { $court }.
alliance-alt-team-courts = Gewonnene Bildkarten: Schwarz { $black }, Rot { $red }.
alliance-alt-play = { $what } von { $name }
alliance-alt-top = { $card } vom Stapel
alliance-alt-down = verdeckt
alliance-alt-passed = gepasst
alliance-alt-battalions = Bataillone: Schwarz { $black }, Rot { $red }.
alliance-alt-you = Du spielst { $suit }, Team { $team }.
alliance-alt-you-alone = Du spielst { $suit }.
alliance-alt-pile = Stapel { $count }, Ablage { $discard }.
alliance-alt-special = Deine Sonderkarten am Anfang: { $cards }.
alliance-alt-own-down = { $card } verdeckt
alliance-alt-topable = Auch die oberste deines Stapels ist spielbar.
alliance-part-own = eigene Farbe
alliance-part-other = andere Bildkarten
alliance-part-joker = Joker
alliance-part-ace = Ass
alliance-part-sets = Farbsätze
alliance-part-ranks = Rangsätze
alliance-alt-result-team = Team { $team }, gesamt { $total }
alliance-alt-result-owner = { $suit }: { $cards }
alliance-alt-result-bonus = Bataillone { $count }
# Words in pictures
alliance-bar-trick = Stich { $trick } / 18
alliance-bar-left = noch { $left }
alliance-team-wins = Team { $team } siegt
alliance-story-margin = { $points ->
    [one] Mit einem einzigen Punkt Vorsprung
   *[other] Mit { $points } Punkten Vorsprung
}
alliance-story-courts = { $name }: { $count } Bildkarten
alliance-top = Vom Stapel
alliance-marker = E
alliance-battalions = Schwarz { $black }, Rot { $red }
alliance-show-same_two = Same Two
alliance-show-punisher = White Punisher
alliance-show-battalion = Bataillon
alliance-cleanup = Aufräumen
alliance-deciding = entscheidet
alliance-ready = bereit
alliance-hand-empty = Keine Handkarten
alliance-hand-pile = Stapel
alliance-hand-discard = Ablage
alliance-hand-court = Angebot
alliance-hand-proposal = { $left ->
    [0] Du hast keine Vorschläge mehr
    [one] Du kannst noch einmal vorschlagen
   *[other] Du kannst noch { $left }-mal vorschlagen
}
alliance-hand-no-proposal = Noch kein Vorschlag (je { $left })
alliance-hand-agreed = zugestimmt
alliance-hand-decided = Entschieden
alliance-mark-win = gewinnt
alliance-task-play = Karte spielen
alliance-task-lead = Offen spielen
alliance-task-rebuild = Erneuern?
alliance-task-distribute = Wer bekommt sie?
alliance-task-answer = Zustimmen?
alliance-column-own = eigene
alliance-column-other = andere
alliance-column-ace = A
alliance-column-sets = Farben
alliance-column-ranks = Ränge
alliance-decided-second_best = entschieden durch die Zweitbesten
alliance-decided-spade = Gleichstand, darum gewinnt das Team mit ♠
alliance-decided-fewest_courts = Gleichstand, darum gewinnen weniger Bildkarten
alliance-decided-nearest_spade = Gleichstand, darum gewinnt näher an ♠
alliance-decided-lowest_member = Gleichstand, darum zählt die bessere niedrige Wertung

# Rules
alliance-sketch-goal = Hol Bildkarten für dein Team, jeder Platz mit eigener Farbe.
alliance-sketch-turn = Alle spielen eine Karte: offen zum Kämpfen, verdeckt zum Warten.
alliance-sketch-score = Eine Bildkarte zählt 2, in deiner Farbe 3. Sätze zählen mehr.
alliance-rules-0-title = Eine eigene Farbe
alliance-rules-0-1 = Alle haben eine Farbe, Ass und 2 bis 10, als eigenen Stapel. Pik, Plus und Kreuz sind schwarz; Herz, Laub und Karo sind rot.
alliance-rules-0-2 = Der Preis sind die 18 Bildkarten aller sechs Farben. Zu jedem Stich wird eine aufgedeckt, und die stärkste Karte gewinnt sie. Farben, die niemand spielt, bleiben von Ass bis 10 weg: je zehn Karten, zu viert also 20.
alliance-rules-0-3 = Im Uhrzeigersinn: Pik, Herz, Plus, Laub, Kreuz, Karo.
alliance-rules-0-4 = Bei Teams entscheidet jedes Team zuerst heimlich, wer seine zwei Joker und seine Weißkarte bekommt. Es dürfen auch alle drei an eine Person gehen.
alliance-rules-1-title = Je eine Karte
alliance-rules-1-1 = Du hältst drei Karten. Reihum spielen alle eine. Zuerst spielt Pik aus, dann, wer den Stich gewann.
alliance-rules-1-2 = Nur offene Karten zählen. Eine verdeckte sieht niemand, und sie zählt nie.
alliance-rules-1-3 = Statt einer Handkarte kannst du die oberste deines Stapels ungesehen aufdecken.
alliance-rules-1-4 = Die Karo-10 gewinnt. Herz wartet, verdeckt.
alliance-rules-1-5 = Die erste Karte eines Stichs ist immer offen. Passen kannst du nur ohne Karten.
alliance-rules-2-title = Welche Karte stärker ist
alliance-rules-2-1 = Von der schwächsten an: Weißkarte, 2, 3 … 10, Ass, Joker. Bei gleichen gewinnt die früher gespielte.
alliance-rules-2-2 = Same Two: Liegen Ass und 2 offen, schlagen Zweien die Asse.
alliance-rules-2-3 = White Punisher: Liegen Joker und Weißkarte offen, schlägt Weiß den Joker.
alliance-rules-2-4 = Die 2 schlägt das Ass; die Weißkarte schlägt den Joker.
alliance-rules-2-5 = Ein gespielter Joker verlässt die Partie, offen oder verdeckt. Weißkarten kommen auf die Ablage.
alliance-rules-3-title = Bataillone und andere Spielarten
alliance-rules-3-1 = Bataillon (Dreierteams): dieselbe Zahl offen von allen dreien schlägt alles. Die zweite Person davon bekommt die Bildkarte, das Team 2 Punkte.
alliance-rules-3-2 = Laub bekommt die Bildkarte, Rot 2 Punkte.
alliance-rules-3-3 = Alle für sich und geheime Teams: je eine Sonderkarte, Weißkarten sind Joker, und von mehreren Jokern gewinnt der letzte. Bataillone gibt es nicht.
alliance-rules-3-4 = Geheime Teams: Die zwei schwarzen Joker gehören zusammen, die zwei roten und die zwei Weißkarten; bei Trios gehört jede Weißkarte zu den Jokern ihrer Seite. Bis zum Ende erfährt es niemand.
alliance-rules-4-title = Aufräumen
alliance-rules-4-1 = Nach einem Stich kommt deine Karte, wie sie liegt, auf deine Ablage. Zieh von deinem Stapel auf drei Karten nach.
alliance-rules-4-2 = Erneuern: Misch Ablage, Stapel und beliebige Handkarten zum neuen Stapel. Meist einmal pro Partie.
alliance-rules-4-3 = Ohne Hand und Stapel musst du erneuern.
alliance-rules-4-4 = Wann du gefragt wirst, wählst du selbst; anfangs bei leerem Stapel.
alliance-rules-4-5 = Schluss ist mit der letzten Bildkarte oder wenn zwei (von bis zu vier) oder drei (von fünf, sechs) keine Karten mehr haben und nicht erneuern können.
alliance-rules-5-title = Punkte und Ende
alliance-rules-5-1 = Eine Bildkarte der eigenen Farbe 3 Punkte, jede andere 2.
alliance-rules-5-2 = J, Q und K einer Farbe: 2 Punkte auf deiner Seite (Rot, Schwarz), sonst 3.
alliance-rules-5-3 = Bildkarten eines Rangs: vier 2, fünf 5, sechs 8 Punkte.
alliance-rules-5-4 = Ungespielter Joker (Hand, Stapel) und Ass auf der Hand: je 1.
alliance-rules-5-5 = Rot mit J, Q, K von Pik: 2 + 2 + 2, und 3 für den Satz.
alliance-rules-5-6 = Das höhere Teamergebnis gewinnt; bei höchstens 1 Punkt Abstand die zweitbeste Wertung je Team, dann Pik. Alle für sich: die meisten Punkte, dann weniger Bildkarten. Geheime Teams: das höchste Ergebnis, dann die bessere niedrigste Wertung. Zuletzt bei beiden, wer näher an Pik sitzt.
# A first hand (/learn)
alliance-learn-goal = Alle haben eine Farbe von Ass bis 10 als Stapel; deine ist Karo, die deines Partners Herz. Jeder Stich geht um eine Bildkarte: drei Punkte in der eigenen Farbe, sonst zwei.
alliance-learn-team = Zuerst teilt dein Team heimlich zwei Joker und eine Weißkarte auf. Gib deinem Partner einen Joker und die Weißkarte und behalte selbst einen Joker.
alliance-learn-team-else = Wer alle drei hat, ist stark, aber allein damit. Für den Anfang je ein Joker, und die Weißkarte an deinen Partner.
alliance-learn-table = Dein Joker ist in deinen Stapel gemischt, und du hältst drei Karten. Jemand hat die oberste vom Stapel aufgedeckt; dein Partner spielte verdeckt: ungesehen, ohne zu zählen, ein Weg zu warten.
alliance-learn-nine = Der Preis ist ein Bube, und die beste Karte ist bisher eine 6. Deine 9 würde gewinnen, und du spielst zuletzt: Niemand kann antworten.
alliance-learn-nine-else = Offen gewinnt hier nur die 9, und nach dir kommt niemand.
alliance-learn-ten = Jetzt liegt die Karo-Dame da, deine eigene Farbe: drei Punkte. Du spielst aus, und die erste Karte ist immer offen. Versuch die 10; stärker sind nur Asse, Joker und was die bestraft.
alliance-learn-ten-else = Deine 10 ist das Stärkste, was du hast, und diese Dame ist für dich am meisten wert.
alliance-learn-lost = Ein Ass hat sie geholt: das Risiko beim Ausspielen. Aber sieh: Das andere Team spielt einen Joker auf die Weißkarte des eigenen Partners, und eine Weißkarte schlägt einen offenen Joker.
alliance-learn-small = Weiß schlägt hier den Joker, und nichts von dir schlägt jetzt die Weißkarte. Wirf die kleinste weg.
alliance-learn-small-else = Deine guten Karten wären an diesem Stich verschwendet.
alliance-learn-partner = Der Joker deines Partners führt. Die Punkte zählen fürs Team, also mach ihm nichts streitig: Spiel etwas Niedriges.
alliance-learn-partner-else = Der Stich gehört schon deinem Partner. Eine 6 reicht.
alliance-learn-top = Das Ass deines Partners führt, und dein Joker ist auf die Hand gekommen. Behalte ihn: Deck stattdessen ungesehen die oberste deines Stapels auf und behalte alle drei Handkarten.
alliance-learn-top-else = Der Joker ist für einen Stich, den sonst niemand aus deinem Team gewinnt.
alliance-learn-joker = Dein Stapel zeigte ein Ass, aber eine 2 holte es: Liegen beide offen, schlagen Zweien die Asse. Jetzt der Herz-Bube, und eine 10 führt. Du spielst zuletzt: den Joker.
alliance-learn-joker-else = Nur der Joker schlägt die 10, und nach dir kann keine Weißkarte kommen.
alliance-learn-end = Zwei Bildkarten gehören dir. Ein gespielter Joker ist weg; andere Karten kommen auf deine Ablage, aus der du den Stapel erneuern kannst, meist einmal. Sätze bringen mehr Punkte. Das Teamergebnis entscheidet.
