-- A room is its entries in order; everything else here can be found again from them.
CREATE TABLE rooms (
    number     INTEGER PRIMARY KEY,
    id         TEXT NOT NULL UNIQUE,
    public     INTEGER NOT NULL,
    over       INTEGER NOT NULL,
    changed_ms INTEGER NOT NULL,
    summary    TEXT NOT NULL,
    -- Whether a move was ever made.
    used       INTEGER NOT NULL DEFAULT 0,
    -- When the last person left it; 0 if nobody knows.
    left_ms    INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX rooms_in_the_lobby ON rooms (changed_ms) WHERE public AND NOT over;
CREATE INDEX rooms_not_used ON rooms (changed_ms) WHERE NOT used;

-- New entries of all rooms, one after the other: however many rooms share a transaction, it writes only
-- the last page of this table. From time to time they are moved to where each room's lie together.
CREATE TABLE journal (
    place  INTEGER PRIMARY KEY,
    room   INTEGER NOT NULL,
    number INTEGER NOT NULL,
    entry  TEXT NOT NULL
) STRICT;

CREATE TABLE entries (
    room   INTEGER NOT NULL,
    number INTEGER NOT NULL,
    entry  TEXT NOT NULL,
    PRIMARY KEY (room, number)
) STRICT, WITHOUT ROWID;

-- Who sits in which rooms, by the hash of their first key.
CREATE TABLE sitters (
    person TEXT NOT NULL,
    room   INTEGER NOT NULL,
    PRIMARY KEY (person, room)
) STRICT, WITHOUT ROWID;
CREATE INDEX sitters_of_a_room ON sitters (room);

-- Keys besides everybody's first one, by their hashes, with whose they are; nobody's if they are no longer valid.
CREATE TABLE keys (
    key    TEXT PRIMARY KEY,
    person TEXT
) STRICT, WITHOUT ROWID;

-- Written to see whether the database can be written.
CREATE TABLE checks (
    only_one INTEGER PRIMARY KEY CHECK (only_one = 1),
    at_ms    INTEGER NOT NULL
) STRICT;
