button-replay = Replay
button-replay-first = First
button-replay-back = Back
button-replay-forward = Forward
button-replay-last = Last
button-replay-dealback = Previous round
button-replay-dealon = Next round
button-replayshare = Show everyone
button-film = Animation
button-filmshare = Show everyone
replay-at = Position { $at } of { $of }
replay-at-move = { $where } · after move { $number }
replay-deal = { $where } · round { $deal }
replay-running = The game is still on, so you see only what you could know then.
replay-hand-pick = Whose hand is shown?
replay-hand-mover = The player to move
replay-hand-seat = { $name }
replay-hand-all = All hands
replay-hands-more = The other hands are described when you pick one of them.
replay-hand-of = { $name }: { $hand }
replay-shared = { $name } shows a position:
replay-not-over = That can be shown to everyone once the game is over.
replay-old-rules = This game was played under earlier rules and can't be replayed. The log still tells it.
film-progress = Drawing the animation: { $done } of { $of }
film-alt = Animation: a whole game of { $game }, { $count ->
    [one] one position
   *[other] { $count } positions
} from the deal to the end. { $names } played. Last you see:
film-here = Here is the whole game. It can be saved, or shown to everyone.
film-shared = { $name } shows a whole game:
