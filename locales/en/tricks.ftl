# What all games of tricks say alike.
tricks-prompt-lead = You lead. Which card do you play?
tricks-prompt-follow = Follow { $suit }. Which card do you play?
tricks-prompt-free = You hold no { $suit }, so any card will do.
tricks-task-lead = You lead
tricks-task-follow = Follow
tricks-task-free = Any card
tricks-hint-winning = { $name } (winning so far)
tricks-hint-losing = { $name } (losing so far)
tricks-hint-lost = { $name } (can't win)
tricks-played = { $card }: { $name }
tricks-taken = { $name } took the trick
tricks-you = You
tricks-hand-title = Your hand
tricks-hand = Your hand (seat { $seat }): { $cards }.
tricks-empty = No cards left
tricks-numbered = card { $number }: { $card }
tricks-playable = Playable cards: { $numbers }.
tricks-wait = { $name } to move
tricks-waiting = Waiting for the others
tricks-over = The game is over
tricks-unit = { $count ->
    [one] pt
   *[other] pts
}
