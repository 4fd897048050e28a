// The same game on Colyseus 0.17: five dice, four seats, a secret card each behind a StateView, a patch a move.
import { createServer } from 'node:http'
import { Room, Server } from '@colyseus/core'
import { MapSchema, StateView, schema } from '@colyseus/schema'
import { WebSocketTransport } from '@colyseus/ws-transport'

const Player = schema({ seat: 'number', card: { type: 'number', view: true } })
const State = schema({ dice: ['number'], rolls: 'number', turn: 'number', moves: 'number', players: { map: Player } })

class Dice extends Room {
  maxClients = 4
  patchRate = null
  autoDispose = true

  onCreate() {
    this.state = new State()
    this.state.assign({ rolls: 0, turn: 0, moves: 0 })
    this.state.players = new MapSchema()
    for (let i = 0; i < 5; i++) this.state.dice.push(0)
    this.onMessage('roll', (client) =>
      this.move(client, () => {
        this.state.rolls++
        for (let i = 0; i < 5; i++) this.state.dice[i] = 1 + Math.floor(Math.random() * 6)
      }),
    )
    this.onMessage('endTurn', (client) =>
      this.move(client, () => {
        this.state.rolls = 0
        this.state.turn = (this.state.turn + 1) % 4
      }),
    )
  }
  onJoin(client) {
    const player = new Player()
    player.assign({ seat: this.state.players.size, card: this.state.players.size })
    this.state.players.set(client.sessionId, player)
    client.view = new StateView()
    client.view.add(player)
  }
  move(client, change) {
    if (this.state.players.get(client.sessionId)?.seat !== this.state.turn) return
    change()
    this.state.moves++
    this.broadcastPatch()
  }
}

const server = new Server({ greet: false, gracefullyShutdown: false, transport: new WebSocketTransport({ server: createServer(), pingInterval: 0 }) })
server.define('dice', Dice)
await server.listen(Number(process.env.PORT))
console.log('listening')
