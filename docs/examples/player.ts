// A player with @safehouse/player: it sits down as a bot and does anything that it may, at random, until a match is over.
//
//   npx tsx docs/examples/player.ts http://localhost:7007/t/ABCD Robin "Your name"      (or with the host's link for a program)
import { quickChance, readSeatLink, SeatConnection, sampleAction, takeSeat } from '@safehouse/player'
import { WebSocket } from 'ws' // Node 22 and browsers have their own

const [address = '', name = 'Robin', by = 'Safehouse'] = process.argv.slice(2)
const link = readSeatLink(address)
if (!link) throw new Error('Give the address of a table: http://localhost:7007/t/ABCD')

const seat = new SeatConnection({ ...(await takeSeat(link, { name, by })), WebSocket })
const chance = quickChance(crypto.randomUUID())
const isOver = () => seat.house?.on?.state === 'over'

for (;;) {
  const isConnected = await seat.until(() => seat.isAwaited || isOver())
  if (!isConnected) throw new Error(`the seat is lost: ${seat.error ?? seat.state}`)
  if (isOver()) break
  await new Promise((done) => setTimeout(done, 40)) // nobody likes a player who never thinks
  const open = seat.choices.filter(({ standing }) => !standing)
  if (seat.isAwaited) await seat.act(sampleAction(chance.pick(open) as never, chance))
}
const won = seat.house?.played.at(-1)?.winners.includes(seat.you ?? '')
console.log(JSON.stringify({ heard: seat.feed.length, seat: seat.seat, won }))
seat.close()
