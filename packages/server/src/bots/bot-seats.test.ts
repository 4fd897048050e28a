// When bots act: a whisper to a bot must not change the time of its open actions, at any pace.
import { act, advanceTime, dealMatch, feedOf, type GameTypes, readOptions, seedFromText } from '@safehouse/engine'
import { ciaVsKgb, questionOf } from '@safehouse/games/cia-vs-kgb'
import { botPaces } from '@safehouse/protocol'
import { expect, test } from 'vitest'
import type { Cancel, Clock } from '../clock.ts'
import type { LiveMatch } from '../table/live-match.ts'
import { BotSeats } from './bot-seats.ts'
import type { Thinker } from './thinker.ts'

const bot = 0
/** How long the bot takes for a question in all. */
const WHOLE_MS = 6000
/** How long a worker thread takes to think. */
const THINKING_MS = 40
const wait = (clock: Clock, milliseconds: number) => new Promise<void>((done) => clock.after(milliseconds, done))
const brief = { task: 'Say it nicely.', request: 'May I?' }

/** A clock that a test turns forward; pending promises are settled between alarms. */
function handClock() {
  let now = 0
  const alarms = new Set<{ readonly at: number; run(): void }>()
  const after = (milliseconds: number, run: () => void): Cancel => {
    const alarm = { at: now + milliseconds, run }
    alarms.add(alarm)
    return () => alarms.delete(alarm)
  }
  const turnTo = async (time: number) => {
    for (; now < time; now++) {
      for (const alarm of alarms) if (alarm.at <= now && alarms.delete(alarm)) alarm.run()
      for (let i = 0; i < 5; i++) await undefined
    }
  }
  const clock: Clock = { now: () => now, after, every: () => () => {} }
  return { clock, turnTo }
}

/** When, what and under which id the bot on turn asks, if it is signalled to at these times. */
async function asks(
  pace: (typeof botPaces)[number],
  signalAt: readonly number[],
  reword?: (clock: Clock) => NonNullable<Thinker['reword']>,
  freeAt: (now: number) => number = () => 0,
) {
  const setup = { seats: 6, options: readOptions(ciaVsKgb.options, { dealer: bot, signalSeconds: 5 }, 6) }
  const match = dealMatch(ciaVsKgb, setup, seedFromText('a bot on turn'), 0)
  const { clock, turnTo } = handClock()
  const done: { at: number; id: string; action: GameTypes['action'] }[] = []
  const live = {
    match,
    get now() {
      return clock.now()
    },
    messageCount: (seat: number) => feedOf(match.entries, seat).length,
    act: async (_seat: number, id: string, action: GameTypes['action']) => void done.push({ at: clock.now(), id, action }),
  } as unknown as LiveMatch
  const bots = new BotSeats(live, {
    clock,
    pace: () => pace,
    isBot: (seat) => seat === bot,
    level: () => 'hard',
    company: () => ({}),
    freeAt: () => freeAt(clock.now()),
    botFailed: (problem) => expect(problem).toBeUndefined(),
    thinker: {
      think: async ({ now }) => {
        await wait(clock, THINKING_MS)
        return { action: { do: 'ask', question: questionOf(match.truth.common), whom: 1 + (now % 5) }, delayMs: WHOLE_MS - now, brief }
      },
      ...(reword && { reword: reword(clock) }),
      close: async () => {},
    },
  })
  bots.update(true)
  for (const [seat, time] of signalAt.entries()) {
    await turnTo(time)
    advanceTime(match, time)
    expect(act(match, seat + 1, { do: 'signal', question: 'signal.0', to: [bot] }, time)).toBeUndefined()
    bots.update(true)
  }
  await turnTo(WHOLE_MS + 50)
  bots.retime()
  await turnTo(2 * WHOLE_MS)
  bots.stop()
  return done
}

test('a signal that a bot gets does not move the time at which it asks, at any pace', async () => {
  for (const pace of botPaces) {
    const [alone] = await asks(pace, [])
    expect((await asks(pace, [300, 700])).map(({ at }) => at)).toEqual([alone!.at])
    for (const before of [150, THINKING_MS, 10, 1]) expect((await asks(pace, [alone!.at - before])).map(({ at }) => at)).toEqual([alone!.at])
  }
})
test('a whisper well before the bot asks changes what it asks; a whisper just before is used for the next question', async () => {
  const [alone] = await asks('human', [])
  const whom = async (...signalAt: number[]) => (await asks('human', signalAt)).map(({ action }) => (action as { whom?: number }).whom)
  expect(alone!.action).toMatchObject({ whom: 1 })
  expect(await whom(333)).toEqual([4])
  expect(await whom(WHOLE_MS - 2)).toEqual([1])
  expect(await whom(WHOLE_MS + 2)).toEqual([1, 3])
  expect(await whom(501, WHOLE_MS - 397)).toEqual([4]) // in between all have seen a hand
})
test('a bot does not act before people have seen what is shown to them, and at a result not before they have gone on', async () => {
  const [alone] = await asks('human', [])
  expect((await asks('human', [], undefined, () => alone!.at + 900)).map(({ at }) => at)).toEqual([alone!.at + 900])
  const goneOn = await asks('human', [], undefined, (now) => (now < WHOLE_MS + 50 ? Number.POSITIVE_INFINITY : 0))
  expect(goneOn.map(({ at }) => at)).toEqual([WHOLE_MS + 50])
})
test('a signal during a scene does not move the time at which a bot asks', async () => {
  const freeAt = () => WHOLE_MS + 900
  const [alone] = await asks('human', [], undefined, freeAt)
  for (const time of [300, WHOLE_MS - 2]) expect((await asks('human', [time], undefined, freeAt)).map(({ at }) => at)).toEqual([alone!.at])
})
const reworded = { text: 'reworded' }
/** Rewords after this time; leaves the move as it is if aborted before. */
const rewordAfter =
  (milliseconds: number) =>
  (clock: Clock): NonNullable<Thinker['reword']> =>
  (_, { action, delayMs }, stop) =>
    new Promise((done) => {
      clock.after(milliseconds, () => done({ action: { ...action, ...reworded }, delayMs }))
      stop.addEventListener('abort', () => done({ action, delayMs }))
    })
test.each([
  ['human', [0, 1000, 2900], [3100, 60_000]],
  ['quick', [0, 800], [1150, 60_000]],
] as const)(
  'a rewording that comes in time is used and a late one is not, and the bot speaks at the same time (pace: %s)',
  async (pace, early, late) => {
    const [alone] = await asks(pace, [])
    for (const time of early) expect(await asks(pace, [], rewordAfter(time))).toEqual([{ ...alone, action: { ...alone!.action, ...reworded } }])
    for (const time of late) expect(await asks(pace, [], rewordAfter(time))).toEqual([alone])
  },
)
test('a bot’s action id has a character that no client may send, so no client can use it up', async () => {
  const [done] = await asks('quick', [])
  expect(done!.id).not.toMatch(/^[\w-]+$/)
})
