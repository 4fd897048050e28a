// When bots act: a whisper to a bot must not change the time of its open actions, at any pace.
import { act, advanceTime, dealMatch, feedOf, type GameTypes, readOptions, seedFromText } from '@safehouse/engine'
import { ciaVsKgb, questionOf } from '@safehouse/games/cia-vs-kgb'
import { botPaces } from '@safehouse/protocol'
import { expect, test } from 'vitest'
import { HandTurnedClock } from '../../testing/clock.ts'
import type { Clock } from '../clock.ts'
import type { LiveMatch } from '../table/live-match.ts'
import { BotSeats } from './bot-seats.ts'
import type { Thinker } from './thinker.ts'

const bot = 0
/** How long the bot takes for a decision, thinking included. */
const BOT_DECISION_MS = 6000
/** How long a worker thread takes to think. */
const THINKING_MS = 40
const brief = { task: 'Say it nicely.', request: 'May I?' }

/** Lets promises that are pending, and those that follow from them, settle without a pause. */
const settlePromises = (): Promise<void> => new Promise((done) => setImmediate(done))

/** Plays the turn of a bot that receives signals at these times; answers what it did, when and under which action id. */
async function playBotTurn(
  pace: (typeof botPaces)[number],
  signalAt: readonly number[],
  reword?: (clock: Clock) => NonNullable<Thinker['reword']>,
  freeAt: (now: number) => number = () => 0,
) {
  const setup = { seats: 6, options: readOptions(ciaVsKgb.options, { dealer: bot, signalSeconds: 5 }, 6) }
  const match = dealMatch(ciaVsKgb, setup, seedFromText('a bot on turn'), 0)
  const clock = new HandTurnedClock(0, settlePromises)
  const moveTo = (time: number) => clock.forward(time - clock.now())
  const doneActions: { at: number; id: string; action: GameTypes['action'] }[] = []
  const live = {
    match,
    get now() {
      return clock.now()
    },
    messageCount: (seat: number) => feedOf(match.entries, seat).length,
    act: async (_seat: number, id: string, action: GameTypes['action']) => void doneActions.push({ at: clock.now(), id, action }),
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
        await new Promise<void>((done) => clock.after(THINKING_MS, done))
        return { action: { do: 'ask', question: questionOf(match.truth.common), whom: 1 + (now % 5) }, delayMs: BOT_DECISION_MS - now, brief }
      },
      ...(reword && { reword: reword(clock) }),
      close: async () => {},
    },
  })
  bots.update(true)
  for (const [seat, time] of signalAt.entries()) {
    await moveTo(time)
    advanceTime(match, time)
    expect(act(match, seat + 1, { do: 'signal', question: 'signal.0', to: [bot] }, time)).toBeUndefined()
    bots.update(true)
  }
  await moveTo(BOT_DECISION_MS + 50)
  bots.retime()
  await moveTo(2 * BOT_DECISION_MS)
  bots.stop()
  return doneActions
}

test('a signal that a bot gets does not move the time at which it asks, at any pace', async () => {
  for (const pace of botPaces) {
    const [undisturbed] = await playBotTurn(pace, [])
    expect((await playBotTurn(pace, [300, 700])).map(({ at }) => at)).toEqual([undisturbed!.at])
    for (const msBefore of [150, THINKING_MS, 10, 1])
      expect((await playBotTurn(pace, [undisturbed!.at - msBefore])).map(({ at }) => at)).toEqual([undisturbed!.at])
  }
})
test('a whisper well before the bot asks changes what it asks; a whisper just before is used for the next question', async () => {
  const [undisturbed] = await playBotTurn('human', [])
  const askedSeats = async (...signalAt: number[]) => (await playBotTurn('human', signalAt)).map(({ action }) => (action as { whom?: number }).whom)
  expect(undisturbed!.action).toMatchObject({ whom: 1 })
  expect(await askedSeats(333)).toEqual([4])
  expect(await askedSeats(BOT_DECISION_MS - 2)).toEqual([1])
  expect(await askedSeats(BOT_DECISION_MS + 2)).toEqual([1, 3])
  expect(await askedSeats(501, BOT_DECISION_MS - 397)).toEqual([4]) // in between all have seen a hand
})
test('a bot does not act before people have seen what is shown to them, and at a result not before they have gone on', async () => {
  const [undisturbed] = await playBotTurn('human', [])
  expect((await playBotTurn('human', [], undefined, () => undisturbed!.at + 900)).map(({ at }) => at)).toEqual([undisturbed!.at + 900])
  const afterResult = await playBotTurn('human', [], undefined, (now) => (now < BOT_DECISION_MS + 50 ? Number.POSITIVE_INFINITY : 0))
  expect(afterResult.map(({ at }) => at)).toEqual([BOT_DECISION_MS + 50])
})
test('a signal during a scene does not move the time at which a bot asks', async () => {
  const freeAt = () => BOT_DECISION_MS + 900
  const [undisturbed] = await playBotTurn('human', [], undefined, freeAt)
  for (const time of [300, BOT_DECISION_MS - 2])
    expect((await playBotTurn('human', [time], undefined, freeAt)).map(({ at }) => at)).toEqual([undisturbed!.at])
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
    const [undisturbed] = await playBotTurn(pace, [])
    for (const time of early)
      expect(await playBotTurn(pace, [], rewordAfter(time))).toEqual([{ ...undisturbed, action: { ...undisturbed!.action, ...reworded } }])
    for (const time of late) expect(await playBotTurn(pace, [], rewordAfter(time))).toEqual([undisturbed])
  },
)
test('a bot’s action id has a character that no client may send, so no client can use it up', async () => {
  const [done] = await playBotTurn('quick', [])
  expect(done!.id).not.toMatch(/^[\w-]+$/)
})
