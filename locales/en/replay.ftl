button-replay = Look back
button-replay-back = Back
button-replay-forward = Forward
button-replay-ten = Forward 10
replay-jump = Jump to…
replay-jump-start = The deal
replay-jump-turning = Turning point: { $name }, move { $number }
replay-jump-round = Round { $round }
replay-jump-move = Move { $number }
replay-jump-position = Position { $at }
replay-jump-end = The end
replay-jump-search = Find the turning points
button-replayshare = Show this position
button-film = Watch as a video
button-filmshare = Show everyone
replay-at = Position { $at } of { $of }
replay-at-move = { $where } · after move { $number }
replay-deal = { $where } · round { $deal }
replay-running = The game is still going, so you see only what you could know at the time.
replay-hand-pick = Whose hand is shown?
replay-hand-mover = The player to move
replay-hand-seat = { $name }
replay-hand-all = All hands
replay-hands-more = The other hands are described when you pick one of them.
replay-hand-of = { $name }: { $hand }
replay-shared = { $name } shows a position:
replay-not-over = That can be shown to everyone once the game is over.
moves-gone = That game is long over, and its moves are no longer kept. Its result stays.
replay-old-rules = This game was played under earlier rules and can't be replayed. The log still tells it.
film-progress = Drawing the film: { $done } of { $of }
film-alt = Film: a whole game of { $game }, { $count ->
    [one] one position
   *[other] { $count } positions
} from the deal to the end. { $names } played. Last you see:
film-alt-turned = { $count ->
    [one] The game turned at move { $moves }.
   *[other] The game turned at moves { $moves }.
}
film-turned = Turning point
film-here = Here is the whole game. It can be saved, or shown to everyone.
film-shared = { $name } shows a whole game:

# Playing on from a position
button-play-on = Play on from here
play-on-here = Go on in { $place } as { $name }, with the same cards, against computers. It counts for nothing.
play-on-end = The game is over at this position. Go back a few moves and try again.
play-on-unshared = This table went on from a position of another game, so it isn't shown to others.
event-table-played-on = This table goes on from a position of a finished game.
