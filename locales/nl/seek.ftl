# Find players
button-seek = Spelers zoeken
button-seeking = Op zoek naar spelers
button-seek-too = Ik wil ook spelen
button-seek-change = Wijzigen
button-seek-stop = Stop met zoeken
button-seek-everywhere = { $on ->
    [yes] Mensen van andere servers: ja
   *[other] Mensen van andere servers: nee
}
button-seekyes = Ik doe mee
button-seekno = Vandaag niet
button-seekout = Ik kan toch niet
seek-form = Spelers zoeken
seek-form-games = Welke spellen?
seek-form-sizes = Met hoeveel mensen aan tafel?
seek-form-paces = Hoeveel bedenktijd?
seek-form-langs = In welke taal?
seek-form-hours = Hoelang wil je zoeken?
seek-any-game = elk spel
seek-any-size = elk aantal mensen
seek-any-pace = alles behalve live
seek-any-lang = elke taal
seek-size = { $count } mensen
seek-hours = { $hours ->
    [12] 12 uur
    [24] een dag
    [72] drie dagen
   *[other] een week
}
seek-heading = Je zoekt spelers tot { $until }: **{ $games }** · { $sizes } · bedenktijd: { $paces } · { $langs }.
seek-how = Zodra er genoeg mensen bij elkaar passen, vraag ik het ieder van hen in een stil privébericht. Je hebt dan een half uur om ja te zeggen.
seek-asked = -# Een tafel wacht op je antwoord. Kijk in je privéberichten.
seek-rests = -# Tot { $when } vraag ik je niets: er is je net al iets gevraagd.
seek-here = -# Alleen mensen van deze server.
seek-everywhere = -# Ook mensen van andere servers. Die zien je naam **{ $name }**, en de tafel staat in je privéberichten.
seek-tables = Aan deze tafels is nu een stoel voor je:
seek-stopped = Je zoekt geen tafel meer.
seek-needs-messages = Ik vraag het in een privébericht, maar ik kon je niet bereiken. Sta privéberichten toe in de privacy-instellingen van deze server en probeer het dan weer.
seek-ask = Dit zou je kunnen spelen met { $names }.
seek-ask-where = { $place } · { $minutes } · bedenktijd: { $pace }
seek-ask-server = Op { $server }
seek-ask-direct = In je privéberichten
seek-ask-until = Doe je mee? Zeg het uiterlijk { $until }.
seek-yes = Je doet mee. De tafel gaat open zodra de anderen ja hebben gezegd.
seek-no = Goed, vandaag vraag ik het je niet meer.
seek-late = De tijd om te antwoorden is voorbij, dus je zoekt niet meer.
seek-off = Deze tafel is niet doorgegaan. Je zoekt nog, en niemand die later kwam, gaat voor.
seek-dealt = Iedereen heeft ja gezegd. Het spel is begonnen: { $place }
seek-dealt-direct = Iedereen heeft ja gezegd. Het spel is hier begonnen, in je privéberichten.
seek-settled = Dit is intussen al geregeld.
seek-announced = Iemand op { $server } wil spelen: { $games }.

# Managers
server-page-seek = Tafels die vanzelf ontstaan
settings-server-seek = - Tafels die vanzelf ontstaan: in **{ $channel }**, { $everywhere ->
    [yes] ook met mensen van andere servers
   *[other] alleen met mensen van deze server
}
settings-seek-page = Wie op "Spelers zoeken" drukt, wordt bij anderen gebracht, en hun tafel gaat hier vanzelf open.
settings-seek-anywhere = het kanaal waar ze zochten
settings-seek-choose = Waar gaan deze tafels open?
button-seek-anywhere = Waar ze zochten
toggle-seek = { $on ->
    [yes] Met andere servers: ja
   *[other] Met andere servers: nee
}
settings-seek-told = Sta je andere servers toe, dan kunnen mensen hier ervoor kiezen met mensen van andere servers te spelen. Zulke tafels staan in hun privéberichten, niet in een kanaal.
