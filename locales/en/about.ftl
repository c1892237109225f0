# What the bot says about itself

about = **Tefuda { $version }** · { $count } card games that take their time. Your hand comes by direct message, the table is drawn in the channel, moves may be hours or days apart.
    Every shuffle can be checked afterwards, and nobody sees more than their seat may see.
    -# Run by { $owner }. The games belong to their designers.
about-privacy = **What is kept about you**
    - Your account's id, the name you are shown by, language, portrait, and what you settled for yourself: until you have it deleted.
    - Tables: who sat where, every move with its time. The moves stay as the record of the others' game, under nobody's name.
    - No messages, no member lists, no statistics; nothing goes to anybody but Discord.
    Who can read it: { $owner }, who runs this bot (also the hands of running games). Other players see what the rules let their seat see.
    `/mydata export` gives you everything as a file, `/mydata delete` takes you out of it at once.
about-terms = **Terms**
    - A game host, free, offered as it is. Tables outlive every restart, but nothing is promised.
    - Nothing of worth is won or lost: no stakes, no money, no prizes.
    - Play as you would at a table. Whoever uses names, words or speed to insult, cheat or flood may be shut out by a server's managers or by { $owner }, who runs this bot.
    - Discord's own terms hold for everything written here.
button-shelf = The shelf
button-privacy = What is kept
button-terms = Terms
button-source = Source
button-invite = Invite

greeting =
    Hello, I'm Tefuda. I host card games that take their time: the table is here in the channel, your hand comes by direct message, and you move whenever you like.
    Press **The shelf** to see what can be played, or type `/games`.
greeting-managers = -# For managers: `/settings server show` says which channels and games are open and how that is changed. `/about` says what is kept.
greeting-other = -# In English too: `/games`

command-about-name = about
command-about = What Tefuda is, who runs it, what is kept about you
