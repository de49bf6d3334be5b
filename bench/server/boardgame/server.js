// boardgame.io on its in-memory store, with the smallest game that moves like MetroX: everybody writes at the same
// time, may take it back, and the last one to write closes the turn. It keeps no secrets, has no rules to check and
// no undo, which is as light as a game can be here.
const { Server } = require('boardgame.io/server');
const { ActivePlayers } = require('boardgame.io/core');

const bench = {
  name: 'bench',
  setup: ({ ctx }) => ({ turn: 1, written: Array(ctx.numPlayers).fill(0) }),
  moves: {
    // Whoever writes need not know that somebody else has.
    write: {
      move: ({ G, playerID }) => {
        G.written[playerID] = 1;
        if (!G.written.includes(0)) {
          G.written.fill(0);
          G.turn += 1;
        }
      },
      ignoreStaleStateID: true,
    },
    takeBack: ({ G, playerID }) => {
      G.written[playerID] = 0;
    },
  },
  turn: { activePlayers: ActivePlayers.ALL },
  disableUndo: true,
};

Server({ games: [bench], origins: [] })
  .run({ port: { port: 0, host: '127.0.0.1' } })
  .then(({ appServer }) => console.log(`http://127.0.0.1:${appServer.address().port}`));
