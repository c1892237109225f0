# House rules on a game's card

house-heading = **{ $title } · House rules**
house-heading-named = **{ $title } · House rules**: { $name }
house-choose = Use other rules
house-usual = the usual ones
house-server = this server's
house-are-servers = -# These are this server's house rules.
house-server-has = -# This server's house rules: { $rules }
house-also = Also
house-hints = Hints are allowed
house-name = A name for these rules
button-house-form = { $page ->
    [0] Table and clock
    [1] The game's rules
   *[other] The game's rules { $page }
}
button-house-keep = Keep these rules
button-house-drop = Forget "{ $name }"
button-house-server-on = Set for this server
button-house-server-off = Unset for this server
button-house-back = Back
preset-name = These rules need a name, so that you find them again.
presets-full = You've kept { $most } sets of rules for this game already. Forget one under "House rules", then keep this one.
card-server-rules = This server's house rules: { $rules }
table-opened-server-rules = -# With this server's house rules: { $rules }
house-last = as you chose last
button-house-new = Put new rules together
league-rules = House rules: { $rules }
league-rules-help = -# Until it starts you can take another set: the game's options, take-backs and pictures. Clock and seats are the league's own, and there are no hints.
