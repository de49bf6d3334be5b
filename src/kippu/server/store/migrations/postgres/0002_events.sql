-- Events in the city: tables that the clock wakes, and codes that lead to them.
ALTER TABLE tables ADD COLUMN wakes boolean NOT NULL DEFAULT false;
CREATE INDEX tables_waking ON tables (id) WHERE wakes;

CREATE TABLE codes (
    code text PRIMARY KEY,
    table_key bigint NOT NULL REFERENCES tables
);
CREATE INDEX codes_of ON codes (table_key);
