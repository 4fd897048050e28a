// CIA vs. KGB through real sockets: nobody whom a running signal does not concern can notice it. Two matches that differ in the signal
// alone, with the same chance and clock, send everybody else the same bytes at the same times.
import type { Refusal } from '@safehouse/engine'
import type { Command } from '@safehouse/protocol'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openSqlite } from '../src/store/sqlite/index.ts'
import { HandTurnedClock } from '../testing/clock.ts'
import { rewindRandom } from '../testing/random.ts'
import { RawSocket } from '../testing/raw-socket.ts'
import { recordSentFrames, type SentFrame, type SentFrames } from '../testing/sent-frames.ts'
import { tempFolder, testServer } from '../testing/server.ts'
import { watchStore } from '../testing/watched-store.ts'

vi.mock('../src/random.ts', () => import('../testing/random.ts'))

const names = ['Anna', 'Bram', 'Cleo', 'Dirk', 'Elif', 'Finn']
const [sender, receivers] = [2, [3, 4]] as const
const thirdSeats = [0, 1, 5]

interface Recording {
  readonly sentFrames: SentFrames
  readonly people: readonly string[]
  /** When the deal was, by the server's clock. */
  readonly dealtAt: number
}

async function startMatchOfSix(options: object) {
  rewindRandom()
  const sqlite = await openSqlite(tempFolder())
  onTestFinished(() => sqlite.close())
  const { store, settled } = watchStore(sqlite)
  const clock = new HandTurnedClock(undefined, settled)
  const sentFrames = recordSentFrames(clock)
  const { api, origin } = await testServer({ clock, store, offeredGames: ['cia-vs-kgb'] })
  const host = await api.create({ name: names[0]!, place: 'room' })
  const { code } = host
  const command = (given: Command) => api.command(code, host.token, given)
  await command({ do: 'chooseGame', game: 'cia-vs-kgb' })
  await command({ do: 'setOptions', options: { dealer: 0, ...options } })
  const seats = [host]
  for (const name of names.slice(1)) seats.push(await api.join(code, name))
  const sockets: RawSocket[] = []
  for (const token of [...seats.map((seat) => seat.token), undefined]) {
    const socket = await RawSocket.openWithHello(origin, { code, ...(token && { token }) })
    await clock.forward(100)
    sockets.push(socket)
  }
  const dealtAt = clock.now()
  await command({ do: 'start', n: 1 })
  await Promise.all(sockets.map((socket) => socket.takeFrame('feed')))
  const actionCounts = sockets.map(() => 0)
  return {
    clock,
    /** Acts half a second later, and waits for the answer. */
    async act(seat: number, action: object): Promise<Refusal | undefined> {
      await clock.forward(500)
      const id = `action-${seat}-${actionCounts[seat]!++}`
      sockets[seat]!.say({ t: 'act', id, n: 1, action })
      const answered = () => sockets[seat]!.frames.find((frame) => frame.id === id) ?? expect.fail('no answer')
      return (await vi.waitFor(answered, { interval: 5, timeout: 30_000 })).refusal as Refusal | undefined
    },
    recording: (): Recording => ({ sentFrames, people: seats.map(({ you }) => you), dealtAt }),
  }
}

interface World {
  readonly signals: boolean
  readonly signalSeconds: number
  readonly options: object
  /** Whether nobody answers until the clock does. */
  readonly waits: boolean
}
/** Plays a match in which open actions are always the same; with `signals`, one seat also sends a signal and two get ready. */
async function playMatch({ signals, signalSeconds, options, waits }: World): Promise<Recording> {
  const { clock, act, recording } = await startMatchOfSix({ signalSeconds, ...options })
  const actSecretly = async (seat: number, action: object) => {
    if (signals) expect(await act(seat, action)).toBeUndefined()
    else await clock.forward(500)
  }
  await act(0, { do: 'ask', question: 'turn.1.0.act', whom: 1 })
  const endsAt = clock.now() + 500 + signalSeconds * 1000
  await actSecretly(sender, { do: 'signal', question: 'signal.0', to: receivers })
  await actSecretly(3, { do: 'makeReady', question: `ready.${sender}.${endsAt}`, from: sender, ready: true })
  if (!waits) await act(1, { do: 'answer', question: 'turn.1.1.answer', yes: false })
  await actSecretly(4, { do: 'makeReady', question: `ready.${sender}.${endsAt}`, from: sender, ready: true })
  await actSecretly(4, { do: 'makeReady', question: `ready.${sender}.${endsAt}`, from: sender, ready: false })
  expect(await act(5, { do: 'ask', question: 'turn.1.1.act', whom: 1 })).toMatchObject({ code: waits ? 'questionGone' : 'notOnTurn' })
  await act(0, { do: 'ask', question: 'turn.1.1.act', whom: 5 })
  await clock.forward(endsAt - 1 - clock.now())
  return recording()
}
/** A head's value covers secret entries too, keyed with a secret that nobody hears during a match (feed.test.ts): all but that value is compared. */
const withoutHeadValues = (sent: readonly SentFrame[]) =>
  sent.map(({ at, text }) => ({ at, text: text.replace(/"link":"[0-9a-f]{64}"/, '"link":""') }))
const framesToThirdSeats = ({ sentFrames, people }: Recording) =>
  [...thirdSeats.map((seat) => sentFrames.get(people[seat]!)!), sentFrames.get('')!].map(withoutHeadValues)

test.each([
  { what: 'with questions and answers meanwhile', waits: false, signalSeconds: 10, options: { decisionSeconds: 0 } },
  { what: 'with a clock that decides meanwhile, and heartbeats', waits: true, signalSeconds: 30, options: { decisionSeconds: 30 } },
])('[CK-17] a running signal changes no byte and no moment of what anybody else is sent, $what', async (given) => {
  const withSignal = await playMatch({ signals: true, ...given })
  const withoutSignal = await playMatch({ signals: false, ...given })
  const meanwhile = given.waits ? '"byClock":true' : '"kind":"answered"'
  for (const sent of framesToThirdSeats(withoutSignal)) expect(sent!.some(({ text }) => text.includes(meanwhile))).toBe(true)
  expect(framesToThirdSeats(withSignal)).toEqual(framesToThirdSeats(withoutSignal))
  expect(withSignal.people).toEqual(withoutSignal.people)
  for (const seat of [sender, ...receivers]) {
    expect(withSignal.sentFrames.get(withSignal.people[seat]!)).not.toEqual(withoutSignal.sentFrames.get(withoutSignal.people[seat]!))
  }
})
test('[CK-17] others first learn of a signal when hands go up, at its end to the millisecond', async () => {
  const { clock, act, recording } = await startMatchOfSix({ signalSeconds: 10, decisionSeconds: 0 })
  await act(sender, { do: 'signal', question: 'signal.0', to: receivers })
  const endsAt = clock.now() + 10_000
  await act(3, { do: 'makeReady', question: `ready.${sender}.${endsAt}`, from: sender, ready: true })
  const before = framesToThirdSeats(recording()).map((sent) => sent!.length)
  await clock.forward(20_000)
  for (const [i, sent] of framesToThirdSeats(recording()).entries()) {
    const newFeeds = sent!.slice(before[i]).filter(({ text }) => text.startsWith('{"t":"feed"'))
    expect(newFeeds.map(({ at }) => at)).toEqual([endsAt])
    expect(newFeeds[0]!.text).toContain('handsRaised')
  }
})
