-- A room is its entries in order; everything else here can be found again from them.
CREATE TABLE rooms (
    number     INTEGER PRIMARY KEY,
    id         TEXT NOT NULL UNIQUE,
    public     INTEGER NOT NULL,
    over       INTEGER NOT NULL,
    changed_ms INTEGER NOT NULL,
    summary    TEXT NOT NULL
) STRICT;
CREATE INDEX rooms_in_the_lobby ON rooms (changed_ms) WHERE public AND NOT over;

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

-- Who sits in which rooms, by the hash of their key.
CREATE TABLE sitters (
    person TEXT NOT NULL,
    room   INTEGER NOT NULL,
    PRIMARY KEY (person, room)
) STRICT, WITHOUT ROWID;
CREATE INDEX sitters_of_a_room ON sitters (room);
