-- What players made of finished games, so that their best is found without playing them again. It follows from entries.
CREATE TABLE results (
    table_key INTEGER NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,
    player INTEGER NOT NULL REFERENCES players,
    kind TEXT NOT NULL,
    score INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    PRIMARY KEY (table_key, seat)
) WITHOUT ROWID;
CREATE INDEX results_best ON results (player, kind, score);
