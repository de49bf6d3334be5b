CREATE TABLE players (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    created INTEGER NOT NULL,
    login TEXT UNIQUE,
    password TEXT,
    merged_into INTEGER REFERENCES players  -- a guest who logged in: whom the old id now means
);
CREATE INDEX players_merged ON players (merged_into) WHERE merged_into IS NOT NULL;

CREATE TABLE tokens (
    hash BLOB PRIMARY KEY,
    player INTEGER NOT NULL REFERENCES players,
    created INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX tokens_of ON tokens (player);

CREATE TABLE tables (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    options BLOB NOT NULL,
    phase TEXT NOT NULL,
    open INTEGER NOT NULL,
    settings BLOB NOT NULL,
    seed TEXT NOT NULL,
    created INTEGER NOT NULL,
    revision INTEGER NOT NULL
);
CREATE INDEX tables_listed ON tables (created) WHERE open AND phase <> 'over';

CREATE TABLE seats (
    table_key INTEGER NOT NULL REFERENCES tables,
    place INTEGER NOT NULL,
    player INTEGER NOT NULL REFERENCES players,
    PRIMARY KEY (table_key, place)
) WITHOUT ROWID;
CREATE INDEX seats_of ON seats (player);

-- Rows are only ever added at the end; a composite primary key would move the bodies about.
CREATE TABLE entries (
    key INTEGER PRIMARY KEY,
    table_key INTEGER NOT NULL REFERENCES tables,
    n INTEGER NOT NULL,
    actor TEXT NOT NULL,
    client_id TEXT,
    body BLOB NOT NULL
);
CREATE UNIQUE INDEX entries_by_number ON entries (table_key, n);
CREATE UNIQUE INDEX entries_by_client ON entries (table_key, actor, client_id) WHERE client_id IS NOT NULL;
