# The site that make site writes; these texts are on no message of the bot.

# Titles of pages, also in the menu.
site-games = Games
site-add = Add to Discord
site-commands = Commands
site-proof = Check a shuffle
site-running = Run your own
site-writing = Write a game
site-translating = Translate
site-terms = Terms
site-privacy = Privacy
site-credits = Credits
site-news = What is new
site-skip = To the text
site-languages = Languages
site-menu = Pages

site-heading = Card games on Discord, played slowly
site-lead = Your hand comes to you by direct message, the channel shows the table, and the next move may take minutes or days. No account, no app, no ads.
site-about = { $count } games by Japanese and European designers, to play with friends, with computers, or alone. Learn one in three minutes by playing it; take a hint when you are stuck; look back at every game when it is over. Nobody is ever sent what their seat may not see, and every shuffle can be checked afterwards.
site-kept = The bot reads no messages and no member lists. What it keeps about you is on one page, and two buttons give it to you or delete it.

# How to add the bot.
site-add-button = Add Tefuda to your server
site-add-asks = It asks for six permissions: to see channels, to send messages there and in threads, to open a thread for each table, to attach pictures, and to find its own messages again. It asks for no privileged intent.
site-add-then = In your server, type `/games` and pick one. A press opens a table; the others press *Join*. `/help` says how to begin.
site-add-managers = Managers choose channels, games and more under `/settings`.
site-add-own = Nobody runs Tefuda for the whole world: a person you know does, for your server, and that may be you. It takes a computer that is always on, a few minutes, and a free account at Discord.
site-add-how = How to run it
site-add-alone = You need no server: where you have added the app to your own account, `/games` works in a direct message, against computers or with friends.

# A game.
site-players = Players
site-time = Time
site-age = Age
site-designer = Design
site-year = Year
site-more = More
site-permission = Permission
site-rules = Rules
site-picture-table = A table in the middle of the game
site-picture-result = A result
site-rules-language = The rules are shown in { $language }.

# Checking a record.
site-proof-heading = Check a shuffle
site-proof-lead = When a table is over, *Look back*, *More*, *Save record* gives you its record. This page computes the commitment, the seed and every shuffle again, and compares them with the record. The file stays on your device: nothing is sent anywhere.
site-proof-choose = Drop the record here, or choose the file:
site-proof-script = This page needs JavaScript. Without it, `python -m engine.verify record.json` checks the same, and the moves too.
site-proof-moves = What this page does not check: whether every move was allowed, and whether these were the cards that the rules shuffle. The rules are not here. The command `python -m engine.verify record.json` checks that as well.
site-proof-holds = Commitment, words and shuffles fit together.
site-proof-partly = Commitment and words can be checked, but this record does not list its shuffles: an older release saved it. Save it again, or use the command.
site-proof-unchecked-form = This is no record of a table.
site-proof-unchecked-running = The secret is not in this record: the table was not over when it was saved.
site-proof-wrong-commitment = The record does not hold: the secret is not the one that was committed to.
site-proof-wrong-words = The record does not hold: these words and this secret do not lead to the seed in it.
site-proof-wrong-shuffle = The record does not hold: shuffle "{ $label }", place { $place }. The record says { $recorded }, the seed leads to { $found }.
site-proof-wrong-length = The record does not hold: shuffle "{ $label }" has another number of cards than were shuffled.
site-proof-wrong-twice = The record does not hold: shuffle "{ $label }" is in it twice.
site-proof-fact-commitment = Commitment
site-proof-fact-cards = Cards of
site-proof-fact-words = Words
site-proof-fact-seed = Seed
site-proof-fact-shuffles = Shuffles (cards)
site-proof-fact-moves = Moves
site-proof-no-words = not in this record
site-proof-word = seat { $seat }: { $word }
site-proof-command = not checked here: python -m engine.verify record.json
