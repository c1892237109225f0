# What the bot says about itself

help =
    `/{ $games }` shows the games and opens a table.
    `/{ $play }` brings your hand when it's your turn.
    Everything else is a button under the table or your hand.
about = **Tefuda { $version }** · { $count } card games to play at your own pace. Your hand comes by direct message, the table is drawn in the channel, and a move may take minutes or days.
    Every shuffle can be checked afterwards, and nobody sees more than their own seat should.
    -# Run by { $owner }. The games belong to their designers.
about-privacy = **What's kept about you**
    - Your account ID, display name, language, portrait and personal settings, until you delete them.
    - Tables: who sat where, every move with its time. The moves stay, without your name: they're part of the others' game too.
    - No messages, member lists or statistics. Nothing is sent to anyone but Discord.
    Who can read it: { $owner }, who runs this bot (including the hands of running games). Other players see what the rules let their seat see.
    Under `/help`, **Download my data** sends you everything as a file, and **Delete my data** removes it at once. `/settings`, **Auto-delete my data** does so by itself when you stay away.
about-terms = **Terms**
    - A free game host, offered as is. Tables survive restarts, but there are no guarantees.
    - Just for fun: no stakes, no money, no prizes.
    - Play as you would at a real table. Anyone who insults others (in names and shuffle words, too), cheats or spams may be shut out by a server's managers or by { $owner }, who runs this bot.
    - Discord's own terms apply to everything written here.
button-shelf = Games
button-privacy = Your data
button-terms = Terms
button-source = Source
button-invite = Invite

greeting =
    Hello, I'm Tefuda. I host card games you play at your own pace: the table is here in the channel, your hand comes by direct message, and you move whenever you like.
    Press **Games** to see what can be played, or type `/games`.
greeting-managers = -# For managers: `/settings`, **This server**, has the channels, games and more. `/help` says what data is kept.
greeting-other = -# In English too: `/games`

command-help-name = help
command-help = How to begin, what Tefuda is, who runs it, and what it keeps about you, to download or delete
