# What the bot says about itself

help =
    `/{ $games }` laat de spellen zien en opent een tafel.
    `/{ $play }` haalt je hand als jij aan de beurt bent.
    Al het andere is een knop onder de tafel of je hand.
about = **Tefuda { $version }** · { $count } kaartspellen om in je eigen tempo te spelen. Je hand komt in een privébericht, de tafel wordt in het kanaal getekend, en een zet mag minuten of dagen duren.
    Elke keer dat er geschud wordt, is dat achteraf te controleren, en niemand ziet meer dan de eigen stoel mag zien.
    -# Beheerd door { $owner }. De spellen zijn van hun auteurs.
about-privacy = **Wat over jou bewaard wordt**
    - Je account-ID, weergavenaam, taal, portret en eigen instellingen, tot je ze wist.
    - Tafels: wie waar zat, en elke zet met de tijd. De zetten blijven, zonder je naam: ze horen ook bij de partij van de anderen.
    - Geen berichten, ledenlijsten of statistieken. Er gaat niets naar iemand anders dan Discord.
    Wie het kan lezen: { $owner }, de beheerder van deze bot (ook de handen van lopende partijen). Andere spelers zien wat hun stoel volgens de regels mag zien.
    Onder `/help` krijg je met **Mijn gegevens ophalen** alles als bestand, en **Mijn gegevens wissen** verwijdert het meteen. Met **Gegevens automatisch wissen** in `/settings` gebeurt dat vanzelf als je wegblijft.
about-terms = **Voorwaarden**
    - Tefuda is gratis en wordt aangeboden zoals het is. Tafels overleven een herstart, maar garanties zijn er niet.
    - Alleen voor het plezier: geen inzet, geen geld, geen prijzen.
    - Speel zoals je aan een echte tafel zou doen. Wie anderen beledigt (ook in namen en schudwoorden), vals speelt of spamt, kan worden geweerd door de beheerders van een server of door { $owner }, de beheerder van deze bot.
    - Voor alles wat hier geschreven wordt, gelden ook de voorwaarden van Discord.
button-shelf = Spellen
button-privacy = Jouw gegevens
button-terms = Voorwaarden
button-source = Broncode
button-invite = Uitnodigen

greeting =
    Hallo, ik ben Tefuda. Bij mij speel je kaartspellen in je eigen tempo: de tafel staat hier in het kanaal, je hand komt in een privébericht, en je zet doe je wanneer je wilt.
    Druk op **Spellen** om te zien wat je kunt spelen, of typ `/games`.
greeting-managers = -# Voor beheerders: `/settings`, **Deze server**, heeft de kanalen, spellen en meer. `/help` vertelt welke gegevens bewaard worden.
greeting-other = -# Ook in het Nederlands: `/games`

command-help-name = help
command-help = Hoe je begint, wat Tefuda is, wie het beheert en wat het bewaart, om op te halen of te wissen
