# Who can join; reports; people who are kept from the tables of a server

join-name = Wie mag meedoen
join-all = iedereen
join-invited = wie uitgenodigd is
join-in_time = meestal op tijd
join-in_time-help = Mensen die minstens { $share }% van hun zetten op tijd doen
join-finished = { $games } partijen of meer
join-finished-help = Mensen die minstens { $games } partijen hebben uitgespeeld, waar dan ook
lobby-asks-in_time = -# De host speelt graag met mensen die meestal op tijd zetten (minstens { $share }%).
lobby-asks-finished = -# De host speelt graag met mensen die { $games } partijen hebben uitgespeeld, hier of elders.
trust-in-time = De host vraagt om mensen die minstens { $least }% van hun zetten op tijd doen; bij jou is dat tot nu toe { $share }%. Dat zie alleen jij. Elke zet op tijd aan een tafel met bedenktijd brengt het omhoog, en andere tafels staan voor je open.
trust-finished = De host vraagt om mensen die { $least } partijen hebben uitgespeeld. { $count ->
    [0] Jij hebt er nog geen uitgespeeld
    [one] Jij hebt er één uitgespeeld
   *[other] Jij hebt er { $count } uitgespeeld
}, dus nog { $missing ->
    [one] één is genoeg
   *[other] { $missing } is genoeg
}. Elk spel telt, ook met computers.
tables-waiting-first = { $most ->
    [one] Je tafel { $tables } wacht hier nog op mensen. Start of sluit die, en open dan de volgende.
   *[other] Er wachten hier { $most } tafels van jou op mensen ({ $tables }). Start of sluit er een, en open dan de volgende.
} Met elke partij die je uitspeelt, mag er één meer.
barred-here = De beheerders van deze server willen je voorlopig niet aan hun tafels. Praat met hen. Je lopende partijen gaan door.

button-report = Beheerders inlichten
report-title = Beheerders inlichten
report-who = Over wie gaat het?
report-word = Wat is er gebeurd?
report-word-help = Alleen de beheerders van deze server lezen dit. Aan tafel hoort niemand het.
report-sent = Dank je. De beheerders van deze server hebben je melding. Aan tafel hoort niemand het.
report-server-only = In privéberichten zijn geen beheerders. Iemand blokkeren kan onder "Instellingen".
report-empty = Zeg in een paar woorden wat er gebeurd is.
report-again = Je hebt de beheerders al over deze persoon aan deze tafel ingelicht. Ze hebben je melding.
reports-enough = Je kunt de beheerders { $most } keer per dag inlichten. Kan het niet wachten, schrijf hun dan zelf.
report-alone = Er zit niemand anders aan deze tafel.
report-heading = **Melding over een tafel** · { $title }, tafel { $table }: { $place }
report-told = { $reporter } over { $reported }:
report-private = -# Alleen de beheerders van { $server } krijgen dit. { $reported } hoort het niet. Onder "Instellingen" → "Deze server" kun je daar iemand van de tafels weren, en een kanaal voor meldingen kiezen.
report-in-channel = -# { $reported } hoort dit niet.
button-report-bar = Weren van de tafels
report-gone = Deze melding is ouder dan 30 dagen, of de gegevens van een van beiden zijn gewist.

server-page-people = Mensen en meldingen
settings-people-told = { $count ->
    [0] niemand geweerd
    [one] één persoon geweerd
   *[other] { $count } mensen geweerd
}
settings-reports-owner = de privéberichten van de eigenaar
people-explained = Wie je van de tafels weert, opent er geen op deze server en gaat nergens zitten. Lopende partijen worden uitgespeeld. Diegene merkt het pas bij een poging, en niemand anders hoort het.
people-reports = Meldingen van spelers komen stil binnen in { $place }.
people-none = Niemand wordt van de tafels geweerd.
people-list = Van de tafels geweerd: { $people }
people-forgotten = iemand die de eigen gegevens heeft gewist ({ $date })
people-bar = Iemand van de tafels weren
people-back = Iemand terug laten komen
people-channel = Een kanaal voor meldingen
button-reports-owner = Meldingen naar eigenaar
button-people-leave = Computers invallen
bar-yourself = Jezelf van de tafels weren kan niet. Iemand anders die deze server beheert, zou het kunnen.
bar-bot = Alleen mensen kun je van de tafels weren.
barred-full = Hier zijn al { $most } mensen van de tafels geweerd, en meer gaat niet. Laat eerst iemand terugkomen.
people-barred = { $person } opent hier vanaf nu geen tafels en gaat nergens zitten.
people-playing = { $count ->
    [one] Die zit aan één lopende tafel, { $tables }. Die gaat door, tenzij je wilt dat een computer de stoel overneemt.
   *[other] Die zit aan { $count } lopende tafels, { $tables }. Ze gaan door, tenzij je wilt dat computers de stoelen overnemen.
}
people-left = { $count ->
    [0] Er was geen stoel meer om over te nemen.
    [one] Een computer heeft één stoel overgenomen.
   *[other] Computers hebben { $count } stoelen overgenomen.
}
people-report = { $reporter } over { $reported }, tafel { $table }:
people-forgotten-short = eigen gegevens gewist
report-channel-public = Iedereen op deze server kan { $channel } zien. Kies een kanaal dat alleen de beheerders zien.
