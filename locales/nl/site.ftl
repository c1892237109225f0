# The site that make site writes; these texts are on no message of the bot.

# Titles of pages, also in the menu.
site-games = Spellen
site-add = Toevoegen aan Discord
site-commands = Opdrachten
site-proof = Schudcontrole
site-running = Zelf draaien
site-writing = Een spel maken
site-translating = Vertalen
site-terms = Voorwaarden
site-privacy = Privacy
site-credits = Met dank aan
site-news = Wat is er nieuw
site-skip = Naar de tekst
site-languages = Talen
site-menu = Pagina's

site-heading = Kaartspellen op Discord, in je eigen tempo
site-lead = Je hand komt in een privébericht, het kanaal toont de tafel, en de volgende zet mag minuten of dagen duren. Geen account, geen app, geen reclame.
site-about = { $count } spellen van Japanse en Europese auteurs, om met vrienden te spelen, met computers of alleen. Leer er een in drie minuten door het te spelen; neem een hint als je het niet meer weet; kijk elke partij terug als die voorbij is. Niemand krijgt ooit iets te zien wat de eigen stoel niet mag zien, en elke keer dat er geschud wordt, is achteraf te controleren.
site-kept = De bot leest geen berichten en geen ledenlijsten. Wat over jou bewaard wordt, staat op één pagina, en met twee knoppen haal je het op of wis je het.

# How to add the bot.
site-add-button = Tefuda toevoegen aan je server
site-add-asks = De bot vraagt zes rechten: kanalen zien, daar en in threads berichten sturen, voor elke tafel een thread openen, plaatjes bijvoegen en de eigen berichten terugvinden. Bevoorrechte intents vraagt de bot niet.
site-add-then = Typ `/games` op je server en kies een spel. Eén druk opent een tafel; de anderen drukken op *Meedoen*. `/help` vertelt hoe je begint.
site-add-managers = Beheerders kiezen onder `/settings` de kanalen, de spellen en meer.
site-add-own = Niemand draait Tefuda voor de hele wereld: iemand die je kent doet het, voor jullie server, en dat kun jij zijn. Er is een computer voor nodig die altijd aanstaat, een paar minuten, en een gratis account bij Discord.
site-add-how = Zo draai je het
site-add-alone = Een server heb je niet nodig: heb je de app aan je eigen account toegevoegd, dan werkt `/games` in een privébericht, tegen computers of met vrienden.

# A game.
site-players = Spelers
site-time = Duur
site-age = Leeftijd
site-designer = Auteur
site-year = Jaar
site-more = Meer
site-permission = Toestemming
site-rules = Regels
site-picture-table = Een tafel midden in het spel
site-picture-result = Een uitslag
site-rules-language = Taal van de regels: { $language }.

# Checking a record.
site-proof-heading = Controleer het schudden
site-proof-lead = Is een tafel afgelopen, dan krijg je met *Terugkijken*, *Meer*, *Verslag opslaan* het verslag. Deze pagina berekent de vastlegging, het startgetal en elke schudbeurt opnieuw en vergelijkt ze met het verslag. Het bestand blijft op je apparaat: er wordt niets verstuurd.
site-proof-choose = Sleep het verslag hierheen, of kies het bestand:
site-proof-script = Deze pagina heeft JavaScript nodig. Zonder dat controleert `python -m engine.verify record.json` hetzelfde, en ook de zetten.
site-proof-moves = Wat deze pagina niet controleert: of elke zet mocht, en of dit de kaarten waren die volgens de regels geschud worden. De regels zijn hier niet. De opdracht `python -m engine.verify record.json` controleert ook dat.
site-proof-holds = Vastlegging, woorden en schudbeurten kloppen met elkaar.
site-proof-partly = Vastlegging en woorden zijn te controleren, maar de schudbeurten staan niet in dit verslag: het is met een oudere versie opgeslagen. Sla het opnieuw op, of gebruik de opdracht.
site-proof-unchecked-form = Dit is geen verslag van een tafel.
site-proof-unchecked-running = Het geheim staat niet in dit verslag: de tafel was nog niet afgelopen toen het werd opgeslagen.
site-proof-wrong-commitment = Het verslag klopt niet: het geheim is niet wat er is vastgelegd.
site-proof-wrong-words = Het verslag klopt niet: deze woorden en dit geheim leiden niet tot het startgetal dat erin staat.
site-proof-wrong-shuffle = Het verslag klopt niet: schudbeurt "{ $label }", plaats { $place }. Volgens het verslag { $recorded }, volgens het startgetal { $found }.
site-proof-wrong-length = Het verslag klopt niet: schudbeurt "{ $label }" heeft een ander aantal kaarten dan er geschud zijn.
site-proof-wrong-twice = Het verslag klopt niet: schudbeurt "{ $label }" staat er twee keer in.
site-proof-fact-commitment = Vastlegging
site-proof-fact-cards = Kaarten van
site-proof-fact-words = Woorden
site-proof-fact-seed = Startgetal
site-proof-fact-shuffles = Schudbeurten (kaarten)
site-proof-fact-moves = Zetten
site-proof-no-words = niet in dit verslag
site-proof-word = stoel { $seat }: { $word }
site-proof-command = hier niet gecontroleerd: python -m engine.verify record.json
