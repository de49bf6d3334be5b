-- What players made of finished games, so that their best is found without playing them again. It follows from entries.
CREATE TABLE results (
    table_key bigint NOT NULL REFERENCES tables,
    seat integer NOT NULL,
    player bigint NOT NULL REFERENCES players,
    kind text NOT NULL,
    score bigint NOT NULL,
    ended bigint NOT NULL,
    PRIMARY KEY (table_key, seat)
);
CREATE INDEX results_best ON results (player, kind, score);
