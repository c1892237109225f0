# House rules on a game's card

house-heading = **{ $title } · Huisregels**
house-heading-named = **{ $title } · Huisregels**: { $name }
house-choose = Kies andere regels
house-usual = de gebruikelijke
house-server = die van de server
house-are-servers = -# Dit zijn de huisregels van deze server.
house-server-has = -# De huisregels van deze server: { $rules }
house-also = Verder
house-hints = Hints zijn toegestaan
house-name = Een naam voor deze regels
button-house-form = { $page ->
    [0] Tafel en bedenktijd
    [1] Regels van het spel
   *[other] Regels van het spel { $page }
}
button-house-keep = Regels bewaren
button-house-drop = "{ $name }" wissen
button-house-server-on = Gebruiken op deze server
button-house-server-off = Niet meer op deze server
button-house-back = Terug
preset-name = Geef deze regels een naam, dan vind je ze terug.
presets-full = Voor dit spel heb je al { $most } keer regels bewaard. Wis er onder "Huisregels" een, en bewaar dan deze.
card-server-rules = De huisregels van deze server: { $rules }
table-opened-server-rules = -# Met de huisregels van deze server: { $rules }
house-last = zoals de vorige keer
button-house-new = Nieuwe regels samenstellen
league-rules = Huisregels: { $rules }
league-rules-help = -# Tot het begin kun je andere regels kiezen: de opties van het spel, terugnemen en plaatjes. Bedenktijd en stoelen horen bij de competitie zelf, en hints zijn er niet.
