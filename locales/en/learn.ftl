# A first hand, step by step (/learn)
learn-heading = 🎓 **{ $title }** · step { $step } of { $of }
learn-earlier = { $count ->
    [one] … one line before these is left out
   *[other] … { $count } lines before these are left out
  }
learn-press = 👉 **{ $move }**
learn-asked = -# At a table you'd be asked: { $prompt }
learn-state = -# { $state }
learn-else = 💬 You may do that at a real table. Here, though: { $why }
learn-not-allowed = 💬 The rules won't let you. { $why }
learn-moved-on = You've been further than that. Here is where you are.
learn-gone = This first hand isn't yours, or it's gone. Start one with `/learn`.
learn-none = There's no first hand of this game yet. The rules have pictures.
learn-sent = Your first hand is in your direct messages: { $link }
learn-end = 🎓 Your first hand of **{ $title }** is over. You know how it goes now; the rest comes at the table.
learn-list = Learn a game by playing: a first hand in your direct messages, with a tip at each step. Stop any time; it waits for you.
learn-learned = Learned so far: { $games }
learn-pick = Which game?
learn-standing-learned = Learned. Play it again?
learn-standing-at = Go on at step { $step } of { $of }
button-learn = Learn by playing
button-learn-next = Next
button-learn-again = Start over
button-learn-table = Open a table
button-learn-more = More games
