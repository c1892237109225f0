# The same cards: a table dealt again, and the deal of the day
cards-known = You know these cards already, and nobody plays the same cards twice.
button-offer-cards = Offer these cards
button-deal-again = Play with these cards
offer-elsewhere = These cards can be offered only in the server where they were played.
offer-done = You've already offered these cards in <#{ $channel }>.
offer-often = You've offered cards many times lately. Try again in an hour.
cards-offered = **{ $name }** offers the cards of { $title }, table { $table }, to be played once more. If you don't know them yet, you can open a table with them.
cards-fixed = This table has the cards of another one, so its house rules, seats and shuffle words stay as they are.
cards-in-play = Table { $table } is still playing these cards. You can look once it is over.
cards-played = These cards are still being played at another table. You can show them once it is over.
cards-sealed = The cards of today's deal stay secret until the day is over. Try again tomorrow.
again-other-game = That table played another game.
again-not-over = Only the cards of a table that was played to its end can be dealt again.
again-not-possible = The cards of that table can't be dealt again: daily deals, watched tables, games under older rules and games already shown to everyone are excluded.
event-table-same-cards = The cards are the same as at another table.
proof-cards = those of a former table, or of the day ({ $cards })
lobby-same-cards = -# This table gets the same cards as a finished one. Whoever knows those can't sit here.

# Below the picture of a result
result-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
result-foot = Tefuda 手札 · { $date }
result-said = { $text }.

# The same cards, side by side
button-same-cards = Compare results
same-cards-title = The same cards
same-cards-heading = The results of { $count } tables with the same cards. The same seat got the same cards.
same-cards-alone = No other table with these cards has finished yet, as far as you can see from here.
same-cards-table = Table { $table }
same-cards-seat = Seat { $seat }
same-cards-alt = { $seat }: { $results }.
course-led = In the lead through all { $count } rounds
course-behind = Won after trailing until round { $leg } of { $count }
course-moves-behind = Won by { $lead } after trailing until move { $move } of { $count }
course-moves-ahead = In front from move { $move } of { $count } on, won by { $lead }
course-moves-last = Won by { $lead } with the last of { $count } moves
