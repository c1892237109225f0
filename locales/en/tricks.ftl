# What all games of tricks say alike.
# Above the buttons of one's cards.
tricks-prompt-lead = You lead. Which card do you play?
tricks-prompt-follow = Follow { $suit }. Which card do you play?
tricks-prompt-free = You hold no { $suit }, so any card will do.
# The same in two or three words, in the picture.
tricks-task-lead = You lead
tricks-task-follow = Follow
tricks-task-free = Any card
# A card on a button, with what would become of it.
tricks-hint-winning = { $name } (winning so far)
tricks-hint-losing = { $name } (losing so far)
tricks-hint-lost = { $name } (can't win)
tricks-played = { $card }: { $name }
tricks-taken = { $name } took the trick
tricks-you = You
# The heading of the picture of one's hand.
tricks-hand-title = Your hand
tricks-hand = Your hand (seat { $seat }): { $cards }.
tricks-empty = No cards left
tricks-numbered = card { $number }: { $card }
tricks-playable = Playable cards: { $numbers }.
tricks-wait = { $name } to move
tricks-waiting = Waiting for the others
tricks-over = The game is over
# After a number, short.
tricks-unit = { $count ->
    [one] pt
   *[other] pts
}
