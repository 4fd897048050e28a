// The same game on boardgame.io 0.50.2: five dice, four seats, a secret card each, removed by playerView.
// STORE=memory (its default) or STORE=file (its FlatFile store). Prints its port when it listens.
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { Server, FlatFile, Origins } = require('boardgame.io/server')

const game = {
  name: 'dice',
  setup: () => ({ dice: [0, 0, 0, 0, 0], rolls: 0, cards: { 0: 0, 1: 1, 2: 2, 3: 3 } }),
  moves: {
    roll: ({ G, random }) => ({ ...G, rolls: G.rolls + 1, dice: random.D6(5) }),
    endTurn: ({ G, events }) => {
      events.endTurn()
      return { ...G, rolls: 0 }
    },
  },
  playerView: ({ G, playerID }) => ({ ...G, cards: { [playerID]: G.cards[playerID] } }),
}

const db = process.env.STORE === 'file' ? new FlatFile({ dir: process.env.DATA }) : undefined
const server = Server({ games: [game], origins: [Origins.LOCALHOST], ...(db && { db }) })
const running = await server.run({ port: Number(process.env.PORT), callback: () => console.log('listening') })
process.on('SIGTERM', () => {
  server.kill(running)
  process.exit(0)
})
