-- A room is its entries in order; everything else here can be found again from them.
CREATE TABLE rooms (
    number     bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id         text COLLATE "C" NOT NULL UNIQUE,
    public     boolean NOT NULL,
    over       boolean NOT NULL,
    -- Whether a move was ever made.
    used       boolean NOT NULL,
    changed_ms bigint NOT NULL,
    summary    text NOT NULL,
    -- When the last person left it; 0 if nobody knows.
    left_ms    bigint NOT NULL DEFAULT 0,
    -- The node whose room it is; whoever wants it may have it if there is none, or none that is alive.
    owner      bigint,
    -- How often it has changed hands. Who knows an older number may no longer write.
    epoch      bigint NOT NULL
);
CREATE INDEX rooms_in_the_lobby ON rooms (changed_ms) WHERE public AND NOT over;
CREATE INDEX rooms_not_used ON rooms (changed_ms) WHERE NOT used;

-- The key is what keeps a room's history one: nobody can write an entry that is there.
CREATE TABLE entries (
    room   bigint NOT NULL,
    number integer NOT NULL,
    -- By which right it was written.
    epoch  bigint NOT NULL,
    entry  text NOT NULL,
    PRIMARY KEY (room, number)
);

-- Who sits in which rooms, by the hash of their first key.
CREATE TABLE sitters (
    person text COLLATE "C" NOT NULL,
    room   bigint NOT NULL,
    PRIMARY KEY (person, room)
);
CREATE INDEX sitters_of_a_room ON sitters (room);

-- Keys besides everybody's first one, by their hashes, with whose they are; nobody's if they are no longer valid.
CREATE TABLE keys (
    key     text COLLATE "C" PRIMARY KEY,
    person  text COLLATE "C",
    -- When it last changed, so that nodes hear of each other's changes.
    changed timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX keys_by_change ON keys (changed);

-- Codes by which another device becomes somebody's, by their hashes; each is good once and not for long.
CREATE TABLE codes (
    code   text COLLATE "C" PRIMARY KEY,
    person text COLLATE "C" NOT NULL,
    made   timestamptz NOT NULL DEFAULT clock_timestamp()
);

-- The programs that serve these rooms. One that has not shown itself for a while is dead.
CREATE TABLE nodes (
    id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    -- Where the others reach it, and what they have to say there.
    address text NOT NULL,
    secret  text NOT NULL,
    beat    timestamptz NOT NULL
);

-- Written to see whether the database can be written.
CREATE TABLE checks (
    only_one boolean PRIMARY KEY CHECK (only_one),
    at       timestamptz NOT NULL
);
