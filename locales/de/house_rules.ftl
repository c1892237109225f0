# House rules on a game's card

house-heading = **{ $title } · Hausregeln**
house-heading-named = **{ $title } · Hausregeln**: { $name }
house-choose = Andere Regeln nehmen
house-usual = die üblichen
house-server = die dieses Servers
house-are-servers = -# Das sind die Hausregeln dieses Servers.
house-server-has = -# Hausregeln dieses Servers: { $rules }
house-also = Außerdem
house-hints = Tipps sind erlaubt
house-name = Ein Name für diese Regeln
button-house-form = { $page ->
    [0] Tisch und Zeit
    [1] Spielregeln
   *[other] Spielregeln { $page }
}
button-house-keep = Diese Regeln merken
button-house-drop = „{ $name }“ löschen
button-house-server-on = Für den Server setzen
button-house-server-off = Für den Server aufheben
button-house-back = Zurück
preset-name = Gib diesen Regeln einen Namen, damit du sie wiederfindest.
presets-full = Für dieses Spiel hast du dir schon { $most }-mal Regeln gemerkt. Lösch unter „Hausregeln“ eine davon, dann merk dir diese.
card-server-rules = Hausregeln dieses Servers: { $rules }
table-opened-server-rules = -# Mit den Hausregeln dieses Servers: { $rules }
house-last = wie zuletzt gewählt
button-house-new = Neue Regeln aufstellen
league-rules = Hausregeln: { $rules }
league-rules-help = -# Bis zum Start kannst du andere nehmen: Regeln des Spiels, Zurücknehmen und Bilder. Bedenkzeit und Plätze stehen fest, und Tipps gibt es nicht.
