// Attacks by somebody who has a table of their own: text that is slow to normalise, packs that make every change large, readers that
// do not read.
import { connect } from 'node:net'
import type { WebSocket } from 'ws'
import {
  type Attack,
  countHeld,
  countRounds,
  type HttpAnswer,
  isRefused,
  newAddress,
  openOwnTable,
  openSocket,
  sendRequest,
  type Target,
} from './attack.ts'

const side = (text: string) => ({ yellow: text, blue: text })
const deck = (id: string, text: string, cards = 200) => ({
  format: 'top-secret pack 1',
  id,
  name: 'Our street',
  cards: Array.from({ length: cards }, () => [side(text), side(text)]),
})
const FULL_DECKS = ['one', 'two', 'three', 'four', 'five'].map((id) =>
  deck(id, 'Would you rather be found by nobody than by everybody at this table, hm?'),
)

/** Marks in the order that costs a normaliser most: each of the second half belongs before all of the first. */
const makeMarks = (length: number): string => `a${'\u0315'.repeat(length / 2)}${'\u0300'.repeat(length / 2)}`
/** Commands that carry this text at every place where a host can put one. */
const commandsWith = (text: string): readonly object[] => [
  { do: 'rename', name: text },
  { do: 'setOptions', options: { ownPacks: [{ ...deck('x', 'y', 1), name: text }] } },
  { do: 'setOptions', options: { ownPacks: [deck('x', text.slice(0, 100), 200)] } },
  { do: 'setOptions', options: { [text]: text.slice(0, 10) } },
  { do: 'chooseGame', game: text },
]
const MAX_COMMAND_CHARACTERS = 160_000
/** A refusal may take so much longer with marks than with plain letters: the machine may be busy. */
const MAX_EXTRA_MS = 100

async function measureTime(command: () => Promise<HttpAnswer>): Promise<{ ms: number; answer: HttpAnswer }> {
  const began = performance.now()
  const answer = await command()
  return { ms: performance.now() - began, answer }
}

const SPECTATORS = 20
const CHANGES = 10
/** More than any change of the house document takes without packs. */
const MAX_CHANGE_BYTES = 4096

/** Opens a spectator that notes the size of every message. */
async function openCountingSpectator(target: Target, code: string, changes: boolean): Promise<{ socket: WebSocket; sizes: number[] } | undefined> {
  const socket = await openSocket(target)
  if (!socket) return undefined
  const sizes: number[] = []
  socket.on('message', (data: Buffer) => sizes.push(data.length))
  socket.send(JSON.stringify({ t: 'hello', code, ...(changes && { changes }) }))
  return { socket, sizes }
}

export const ownTableAttacks: readonly Attack[] = [
  {
    name: 'combining marks in options and packs',
    async run(target, rounds) {
      const { command } = await openOwnTable(target, { game: 'top-secret' })
      const [plain, bombs] = [commandsWith('a'.repeat(MAX_COMMAND_CHARACTERS)), commandsWith(makeMarks(MAX_COMMAND_CHARACTERS))]
      return countRounds(rounds * bombs.length, async (i) => {
        const isQuick = async () => {
          const usual = await measureTime(() => command(plain[i % plain.length]!))
          const slow = await measureTime(() => command(bombs[i % bombs.length]!))
          return slow.answer.status < 500 && slow.ms < 2 * usual.ms + MAX_EXTRA_MS
        }
        // A busy machine may be slow at any time, text that is quadratic to normalise is slow every time.
        return { tried: 1, held: (await isQuick()) || (await isQuick()) ? 1 : 0 }
      })
    },
  },
  {
    name: 'five full packs and many spectators (house size)',
    async run(target, rounds) {
      const { code, command } = await openOwnTable(target, { game: 'top-secret' })
      if (isRefused(await command({ do: 'setOptions', options: { ownPacks: FULL_DECKS } }))) throw new Error('the packs were refused')
      const spectators = await Promise.all(Array.from({ length: SPECTATORS * rounds }, (_, i) => openCountingSpectator(target, code, i % 4 > 0)))
      const followers = spectators.filter((spectator, i) => spectator && i % 4 > 0).map((spectator) => spectator!)
      const end = Date.now() + 5000
      while (Date.now() < end && followers.some(({ sizes }) => sizes.length < 2)) await new Promise((done) => setTimeout(done, 20))
      for (const { sizes } of followers) sizes.length = 0
      for (let i = 0; i < CHANGES; i++) await command({ do: 'rename', name: `Eve ${i}` })
      await new Promise((done) => setTimeout(done, 200))
      const sizes = followers.flatMap((follower) => follower.sizes)
      for (const spectator of spectators) spectator?.socket.terminate()
      return { tried: sizes.length, held: sizes.filter((size) => size < MAX_CHANGE_BYTES).length }
    },
  },
  {
    name: 'slow readers (HTTP and WebSocket)',
    async run(target, rounds) {
      const { code, command } = await openOwnTable(target, { game: 'top-secret' })
      const set = await command({ do: 'setOptions', options: { ownPacks: FULL_DECKS } })
      const hash = /"packHash":"(\w+)"/.exec(set.text)![1]
      const from = newAddress()
      const requests = `GET /api/tables/${code}/packs/${hash} HTTP/1.1\r\nHost: 127.0.0.1:${target.port}\r\n\r\n`.repeat(50)
      const unread = Array.from({ length: rounds * 10 }, () => {
        const socket = connect({ port: target.port, host: '127.0.0.1', localAddress: from }, () => socket.write(requests))
        socket.on('error', () => {})
        socket.pause()
        return socket
      })
      const spectators = await Promise.all(Array.from({ length: rounds * 5 }, () => openSocket(target)))
      for (const spectator of spectators) {
        spectator?.send(JSON.stringify({ t: 'hello', code }))
        spectator?.pause()
      }
      for (let i = 0; i < CHANGES; i++) await command({ do: 'rename', name: `Eve ${i}` })
      const served = await countHeld(
        Array.from({ length: rounds * 10 }, async () => (await sendRequest(target, { path: `/api/tables/${target.code}` })).status === 200),
      )
      for (const socket of unread) socket.destroy()
      for (const spectator of spectators) spectator?.terminate()
      return served
    },
  },
]
