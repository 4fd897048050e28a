// Timing attacks (CK-17): in one of two worlds another seat has just done something in secret, and a third seat measures how long the
// server takes to answer. The store is held, or its disk is slow; the times must be the same in both worlds.
import { performance } from 'node:perf_hooks'
import { expect, onTestFinished, test } from 'vitest'
import { wallClock } from '../src/clock.ts'
import { rateLimitsTimes } from '../src/limits/rate-limiter.ts'
import { openSqlite } from '../src/store/sqlite/index.ts'
import type { Store } from '../src/store/store.ts'
import { FaultyStore } from '../testing/faulty-store.ts'
import type { Player } from '../testing/player.ts'
import { RawSocket } from '../testing/raw-socket.ts'
import { type TestServer, tempFolder, testServer } from '../testing/server.ts'
import { withSlowDisk } from '../testing/slow-disk-store.ts'
import { openTable } from '../testing/table.ts'
import { areaUnderCurve, canBeToldApart, powerAgainstDelay } from '../testing/two-samples.ts'

/** How long a sync takes on a slow SD card. */
const SYNC_MS = 50
/** How often each of the two worlds is measured. */
const SAMPLES = 40
/** Maximum number of rounds of samples: a busy machine needs more than one until the planted leak is found. */
const MAX_ROUNDS = 4
/** Reported with SHOW_TIMES=1: the smallest delay that would have been found with this probability, given this machine's noise. */
const POWER = 0.95

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** A match of CIA vs. KGB in which Bram may get ready and unready for a signal from Anna as often as he likes, and only he hears of it. */
async function matchWithSecret(store: Store) {
  onTestFinished(() => store.close())
  const begun = Date.now()
  const clock = { ...wallClock, now: () => begun } // the signal never ends
  const { server, code, seats, players, command, start } = await openTable(testServer({ store, clock, rateLimits: rateLimitsTimes(1e6) }), 6)
  const { key: group } = await server.api.keep(code, seats[0]!.token)
  await start(1)
  const [anna, bram, cleo, dirk] = players as [Player, Player, Player, Player]
  expect(await dirk.actAtRandom()).toEqual({ ok: true })
  await command({ do: 'endGame', n: 1 })
  await command({ do: 'chooseGame', game: 'cia-vs-kgb' })
  await start(2)
  const ownSignal = dirk.choices.find((choice) => choice.do === 'signal')!
  expect(await dirk.act({ do: 'signal', question: ownSignal.question, to: [4] })).toEqual({ ok: true })
  const sendAgain = await openRepeater(server, code, seats[3]!.token, dirk.seat)
  const signal = anna.choices.find((choice) => choice.do === 'signal')!
  expect(await anna.act({ do: 'signal', question: signal.question, to: [1] })).toEqual({ ok: true })
  await bram.until(() => findReadyChoice(bram))
  const heardBefore = cleo.feed.length
  /** Bram's secret. */
  const getReady = async () => {
    const { question, fields } = findReadyChoice(bram)!
    const { one } = (fields as Record<string, { one: readonly unknown[] }>).ready!
    const before = bram.feed.length
    expect(await bram.act({ do: 'makeReady', question, from: 0, ready: one[0] })).toEqual({ ok: true })
    await bram.until(() => bram.feed.length > before)
    expect(cleo.feed).toHaveLength(heardBefore)
  }
  /** As much work for Bram's device and the server's sockets, but nothing is stored. */
  const doNothing = async () => {
    expect(findReadyChoice(bram)).toBeDefined()
    expect(await bram.act({ do: 'makeReady', question: 'ready.0.0', from: 0, ready: true })).toMatchObject({ ok: false })
  }
  /** Everything that Cleo can ask for and be answered. */
  const token = seats[2]!.token
  const { api, origin } = server
  let lines = 0
  const probes: Record<string, () => Promise<unknown>> = {
    'ack of an action that is sent again': () => sendAgain(2),
    'ack of an action of an earlier match': () => sendAgain(1),
    refusal: () => cleo.act({ do: 'makeReady', question: 'ready.0.0', from: 0, ready: true }),
    say: () => cleo.client.talk(`line ${lines++}`),
    choices: () => api.choices(code, 2, token),
    summary: () => api.table(code),
    'record of the running match': () => fetch(`${origin}/api/tables/${code}/games/2/record`).then((answer) => answer.text()),
    'reading notes': () => api.notes(code, 2, token),
    'writing notes': () => api.keepNotes(code, 2, token, { line: 'a note' }),
    group: () => api.group(group),
    command: () => api.command(code, token, { do: 'rename', name: `Cleo ${lines}` }),
  }
  return { getReady, doNothing, probes }
}
/** Sends a seat's stored action of a match again, under its id, and waits for the answer. */
async function openRepeater(
  { origin, store }: TestServer,
  code: string,
  token: string,
  seat: number,
): Promise<(matchNumber: number) => Promise<unknown>> {
  const socket = await RawSocket.openWithHello(origin, { code, token })
  const storedActions = new Map<number, { readonly id: string; readonly input: { readonly seat: number; readonly action: unknown } }>()
  for (const matchNumber of [1, 2])
    storedActions.set(
      matchNumber,
      (await store.entries(`${code}/${matchNumber}`, 0)).map((entry) => JSON.parse(entry)).findLast(({ input }) => input.seat === seat),
    )
  return (matchNumber) => {
    const { id, input } = storedActions.get(matchNumber)!
    socket.say({ t: 'act', id, n: matchNumber, action: input.action })
    return socket.takeFrame('ack', (frame) => frame.id === id)
  }
}
const findReadyChoice = ({ choices }: Player) => choices.find((choice) => choice.do === 'makeReady')

const answeredAtOnce = ['ack of an action that is sent again', 'refusal', 'say', 'choices', 'summary', 'record of the running match']

test('[CK-17] while another seat’s secret action is being stored, refusals, talk, choices and HTTP are answered', async () => {
  const faulty = new FaultyStore(await openSqlite(tempFolder()))
  const { getReady, probes } = await matchWithSecret(faulty.store)
  faulty.hold()
  let isStored = false
  const secret = getReady().then(() => {
    isStored = true
  })
  await pause(50)
  expect(await probes.refusal!()).toMatchObject({ ok: false, refusal: { code: 'questionGone' } })
  for (const name of answeredAtOnce) await probes[name]!()
  expect(isStored).toBe(false)
  faulty.release()
  await secret
})

test('[CK-17] no answer’s time tells whether another seat has just acted in secret, with a disk that syncs in 50 ms', async ({ skip }) => {
  const { getReady, doNothing, probes } = await matchWithSecret(withSlowDisk(await openSqlite(tempFolder()), SYNC_MS))
  // Planted leak, to know that this run could have found one: a refusal that waits for the secret, as in the match's write queue.
  let secret: Promise<unknown> = Promise.resolve()
  const allProbes = { ...probes, planted: () => Promise.all([probes.refusal!(), secret]) }
  const times = { quiet: new Map<string, number[]>(), secret: new Map<string, number[]>() }
  const measure = async (world: 'quiet' | 'secret') => {
    secret = world === 'secret' ? getReady() : doNothing()
    await pause(10)
    const measurements = Object.entries(allProbes).map(async ([name, probe]) => {
      const begun = performance.now()
      await probe()
      const tookMs = performance.now() - begun
      times[world].set(name, [...(times[world].get(name) ?? []), tookMs])
    })
    await Promise.all([...measurements, secret])
    await pause(20)
  }
  const powerOf = (name: string, delay: number) => powerAgainstDelay(times.quiet.get(name)!, delay)
  const isConclusive = () => canBeToldApart(times.secret.get('planted')!, times.quiet.get('planted')!)
  for (let round = 0; round === 0 || (round < MAX_ROUNDS && !isConclusive()); round++)
    for (let i = 0; i < SAMPLES; i++) {
      const order = ['quiet', 'secret'] as const
      for (const world of Math.random() < 0.5 ? order : order.toReversed()) await measure(world)
    }
  const report = Object.keys(allProbes).map((name) => {
    const [quiet, busy] = [times.quiet.get(name)!, times.secret.get(name)!]
    return { name, n: quiet.length, auc: areaUnderCurve(busy, quiet), isTold: canBeToldApart(busy, quiet) }
  })
  const smallestFound = (name: string) => [1, 2, 5, 10, 20, SYNC_MS].find((delay) => powerOf(name, delay) >= POWER)
  if (process.env.SHOW_TIMES) console.table(report.map((row) => ({ ...row, 'smallest ms found': smallestFound(row.name) })))
  const distinguishable = report.filter(({ isTold }) => isTold).map(({ name }) => name)
  expect(distinguishable.filter((name) => name !== 'planted')).toEqual([])
  skip(!distinguishable.includes('planted'), 'inconclusive: this machine is too busy for the planted leak to be found')
}, 300_000)
