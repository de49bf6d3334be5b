-- Events in the city: tables that the clock wakes, and codes that lead to them.
ALTER TABLE tables ADD COLUMN wakes INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_waking ON tables (id) WHERE wakes;

CREATE TABLE codes (
    code TEXT PRIMARY KEY,
    table_key INTEGER NOT NULL REFERENCES tables
) WITHOUT ROWID;
CREATE INDEX codes_of ON codes (table_key);
