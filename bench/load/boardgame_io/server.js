// boardgame.io's own server with the smallest game that has Katana's shape: five players in turn, a hidden hand each,
// and a table of public things. Its updates are about as long as Tatami's. Matches are kept in memory, its default, or with
// a folder as argument in files, the storage that it ships.
const { FlatFile, Server } = require('boardgame.io/server')

const hand = () => Array.from({ length: 6 }, (_, card) => `card-${card}`)
const place = (seat) => ({ seat, character: 'benkei', life: 5, honour: 3, armours: 0, focuses: 0, fast_draws: 0, role: null })

const minimal = {
  name: 'minimal',
  setup: ({ ctx }) => ({
    places: Array.from({ length: ctx.numPlayers }, (_, seat) => place(seat)),
    discards: Array.from({ length: 90 }, (_, card) => `card-${card % 12}`),
    rules: { copies: Array(25).fill(3), precision: Array(25).fill(2), damage: Array(25).fill(1) },
    players: Object.fromEntries(Array.from({ length: ctx.numPlayers }, (_, seat) => [seat, { hand: hand() }])),
  }),
  moves: {
    play: ({ G }, card) => {
      G.discards[card] = `card-${card}`
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  // Only one's own hand: what PlayerView.STRIP_SECRETS does for `players`.
  playerView: ({ G, playerID }) => ({ ...G, players: { [playerID]: G.players[playerID] } }),
}

const folder = process.argv[2]
const storage = folder ? { db: new FlatFile({ dir: folder }) } : {}
const server = Server({ games: [minimal], origins: [/localhost/, /127\.0\.0\.1/], ...storage })
server.run({ port: 0 }).then(({ appServer }) => {
  console.log(`boardgame.io is open at ${appServer.address().port}`)
})
