INSERT INTO players (id, name, created, login, password, merged_into) VALUES
    (1, '花子', 1700000000000, 'hanako', '$argon2id$v=19$sample', NULL),
    (2, 'Zoë 🚃', 1700000000001, NULL, NULL, NULL),
    (3, 'guest', 1700000000002, NULL, NULL, 1);
INSERT INTO tokens (hash, player, created) VALUES
    ('\x01', 1, 1700000000000),
    ('\x02ff', 2, 1700000000001),
    ('\x03', 1, 1700000000002);
INSERT INTO tables (key, id, game, rules, options, phase, open, settings, seed, created, revision, wakes) VALUES
    (7, 'shibuya', 'metrox', 1, convert_to('{"map":"tokyo"}', 'UTF8'), 'playing', true, convert_to('{"seats":["花子"]}', 'UTF8'), '5eed', 1700000000003, 4, false),
    (8, 'umeda', 'metrox', 1, convert_to('{"map":"osaka"}', 'UTF8'), 'over', false, convert_to('{}', 'UTF8'), 'feed', 1700000000004, 0, true);
INSERT INTO seats (table_key, place, player) VALUES (7, 0, 2), (7, 1, 1), (8, 0, 1);
INSERT INTO codes (code, table_key) VALUES ('k7mq2rtw', 8);
INSERT INTO results (table_key, seat, player, kind, score, ended) VALUES (8, 0, 1, '3c2de114f3eff1ec', 7300, 1700000000005);
INSERT INTO entries (table_key, n, actor, client_id, body) VALUES
    (7, 0, 'None', NULL, convert_to('{"n":0}', 'UTF8')),
    (7, 1, '0', 'a', convert_to('{"n":1,"text":"渋谷"}', 'UTF8')),
    (7, 2, '1', 'a', '\x00ff'),
    (8, 0, 'None', NULL, convert_to('{}', 'UTF8'));
SELECT setval(pg_get_serial_sequence('players', 'id'), 3), setval(pg_get_serial_sequence('tables', 'key'), 8);
