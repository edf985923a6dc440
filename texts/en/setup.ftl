# What does not fit together before a game, whichever it is; the name of a thing is that of the game.

conflict-count = { $chosen } chosen for { $players ->
    [one] { $players } player
   *[other] { $players } players
}; name one for each seat, or leave it open.
conflict-no-seat = There is no seat { $seat } with { $players ->
    [one] { $players } player
   *[other] { $players } players
}.

## Forbidden Island

conflict-same-adventurer = No two players can have the same adventurer.

## Ghost Stories

conflict-same-taoist = No two players can have the same Taoist.
conflict-one-board = A board shows only one of the two powers of its Taoist.
conflict-power-alone = For one player the red board shows { $power }.
conflict-extra-qi = 5 Qi to begin with are a relief { $level-at } only.

## Spirit Island

conflict-same-spirit = No two players can have the same Spirit.
conflict-same-board = No two players can start on the same board.
conflict-no-box = Choose at least one box.
conflict-not-in-boxes = { $thing } is in none of the boxes chosen.
conflict-few-spirits = The boxes chosen have too few Spirits for so many players.
conflict-no-core-box = The other boxes need the base game, or Horizons in its place.
conflict-few-boards = The boxes chosen have too few boards for so many players.
conflict-many-players = Horizons alone is for 1 to 3 players.
conflict-difficulty-of-horizons = Only Horizons alone is made easier or harder this way. Choose an adversary instead.
conflict-no-adversary = A level needs an adversary.
conflict-thematic-boards = The thematic boards are fixed by the number of players.
conflict-thematic-layout = The thematic boards have fixed places.
conflict-no-inner-lands = This scenario needs lettered boards in their usual places.
