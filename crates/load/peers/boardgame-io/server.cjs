// The smallest game that boardgame.io can serve, kept in memory: a counter that two players raise in turn.
// koa-compose is pinned in package.json, because with a newer one the lobby answers nothing.
const { Server, Origins } = require("boardgame.io/server");

const counter = {
  name: "counter",
  setup: () => ({ count: 0 }),
  moves: { raise: ({ G }) => { G.count += 1; } },
  turn: { minMoves: 1, maxMoves: 1 },
};

Server({ games: [counter], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
