# The toy game in English.

toy-climber-1 = First climber
toy-climber-2 = Second climber
toy-path = Path
toy-metres = { $metres } of { $top } metres
toy-turns = Turns left: { $turns }
toy-stakes = Reach the top together before the turns run out.
toy-your-turn = { $climber }: climb or rest
toy-won = Everybody is at the top. Victory!
toy-lost = Night falls on the mountain. Defeat.

move-climb = Climb
move-rest = Rest
event-climbed = { $metres ->
    [one] One metre higher.
   *[other] { $metres } metres higher.
}
event-rested = A rest.
lost-too-late = Night fell.
why-not-your-turn = It is not your turn.
