INSERT INTO players (id, name, created, login, password, merged_into) VALUES
    (1, '花子', 1700000000000, 'hanako', '$argon2id$v=19$sample', NULL),
    (2, 'Zoë 🚃', 1700000000001, NULL, NULL, NULL),
    (3, 'guest', 1700000000002, NULL, NULL, 1);
INSERT INTO tokens (hash, player, created) VALUES
    (x'01', 1, 1700000000000),
    (x'02ff', 2, 1700000000001),
    (x'03', 1, 1700000000002);
INSERT INTO tables (key, id, game, rules, options, phase, open, settings, seed, created, revision, wakes) VALUES
    (7, 'shibuya', 'metrox', 1, CAST('{"map":"tokyo"}' AS BLOB), 'playing', 1, CAST('{"seats":["花子"]}' AS BLOB), '5eed', 1700000000003, 4, 0),
    (8, 'umeda', 'metrox', 1, CAST('{"map":"osaka"}' AS BLOB), 'over', 0, CAST('{}' AS BLOB), 'feed', 1700000000004, 0, 1);
INSERT INTO seats (table_key, place, player) VALUES (7, 0, 2), (7, 1, 1), (8, 0, 1);
INSERT INTO codes (code, table_key) VALUES ('k7mq2rtw', 8);
INSERT INTO results (table_key, seat, player, kind, score, ended) VALUES (8, 0, 1, '3c2de114f3eff1ec', 7300, 1700000000005);
INSERT INTO entries (table_key, n, actor, client_id, body) VALUES
    (7, 0, 'None', NULL, CAST('{"n":0}' AS BLOB)),
    (7, 1, '0', 'a', CAST('{"n":1,"text":"渋谷"}' AS BLOB)),
    (7, 2, '1', 'a', x'00ff'),
    (8, 0, 'None', NULL, CAST('{}' AS BLOB));
