// Rewording by a language model, over real sockets: good answers are used, and after any failure the bot uses its own words.
import type { ServerResponse } from 'node:http'
import { en } from '@safehouse/content/spyfall-2/talk.en.ts'
import { type BotMove, readOptions } from '@safehouse/engine'
import { type SpyfallTypes, spyfall2 } from '@safehouse/games/spyfall-2'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerWith, type ChatRequest, startChatService } from '../../testing/chat-service.ts'
import { fasterClock } from '../../testing/clock.ts'
import { Player } from '../../testing/player.ts'
import { silentThinker, testServer } from '../../testing/server.ts'
import type { WordsService } from '../config.ts'
import { silentLog } from '../log.ts'
import { thinkerPool } from './pool.ts'
import { rewordingThinker } from './rewording.ts'
import type { BotQuestion, Thought } from './thinker.ts'

const setup = { seats: 4, options: readOptions(spyfall2.options, {}, 4) }
const question = { game: 'spyfall-2', setup, seat: 1, feed: [], now: 0, level: 'normal', seed: '' } as unknown as BotQuestion
const move: BotMove<SpyfallTypes> = { action: { do: 'answer', question: 'answer.1.1', text: 'My ears have an easy life.' }, delayMs: 4000 }
const meaning = { say: 'answer', about: 'noise', shade: 'low', voice: undefined }
const brief = { task: 'Say it in other words.', request: 'My ears have an easy life.', means: meaning, asked: 'Is it loud?', said: [] }
const thought = { ...move, brief } as Thought

/** Has a move reworded; answers what the bot says in the end, what the service was asked and what was logged. */
async function rewordMove(
  answer: (asked: ChatRequest, response: ServerResponse) => void,
  stop = new AbortController().signal,
  more: Partial<WordsService> = {},
) {
  const service = await startChatService(answer)
  const logged: string[] = []
  const log = pino({ base: null }, { write: (line: string) => void logged.push(line) })
  const reworded = await rewordingThinker({ ...service, ...more }, silentThinker, log).reword!(question, thought, stop)
  return { reworded, asked: service.asked, logged }
}

test('a good answer replaces the bot’s words and nothing else', async () => {
  const { reworded, asked, logged } = await rewordMove(answerWith('So quiet that I hear my own thoughts.'))
  expect(reworded).toEqual({ ...move, action: { ...move.action, text: 'So quiet that I hear my own thoughts.' } })
  expect(asked).toEqual([
    { path: '/v1/chat/completions', authorization: 'Bearer open-sesame', model: 'small-talk', task: brief.task, request: brief.request },
  ])
  expect(logged).toEqual([])
})
test('model and key may be left out', async () => {
  const { asked } = await rewordMove(answerWith('So quiet!'), undefined, { model: undefined, key: undefined })
  expect(asked).toMatchObject([{ authorization: undefined, model: undefined }])
})

describe('the bot’s own words are used', () => {
  test.each<[string, string | undefined, (asked: ChatRequest, response: ServerResponse) => void]>([
    ['an error', 'status 500', (_, response) => void response.writeHead(500).end('open-sesame')],
    ['a redirect', 'not to be reached', (_, response) => void response.writeHead(307, { location: '/v2' }).end()],
    ['an answer that is not JSON', 'an answer of another shape', (_, response) => void response.end('<html>')],
    ['JSON of another shape', 'an answer of another shape', (_, response) => void response.end('{"choices":[]}')],
    ['an object in place of the text', 'an answer of another shape', answerWith({ text: 'So quiet!' })],
    ['a broken connection', 'not to be reached', (_, response) => void response.destroy()],
    ['an answer of a megabyte', 'an endless answer', (_, response) => void response.end('x'.repeat(1024 * 1024))],
    ['an empty text', undefined, answerWith('')],
    ['a text that is too long', undefined, answerWith('So quiet! '.repeat(20))],
    ['a text that names a place', undefined, answerWith('It is quiet in the observatory.')],
    ['a text that means the opposite', undefined, answerWith('It is loud.')],
  ])('after %s', async (_, problem, answer) => {
    const { reworded, asked, logged } = await rewordMove(answer)
    expect(reworded).toEqual(move)
    expect(asked).toHaveLength(1)
    expect(logged.map((line) => JSON.parse(line).problem)).toEqual(problem ? [problem] : [])
    expect(logged.join()).not.toMatch(/sesame|quiet|ears/)
  })
  test('at once when the signal aborts', async () => {
    for (const [reason, problems] of [
      [new DOMException('too slow', 'TimeoutError'), 1],
      [undefined, 0],
    ] as const) {
      const stop = new AbortController()
      const { reworded, logged } = await rewordMove(() => stop.abort(reason), stop.signal)
      expect(reworded).toEqual(move)
      expect(logged).toHaveLength(problems)
    }
  })
  test('while too many requests are running, and no longer afterwards', async () => {
    const pendingAnswers: (() => void)[] = []
    const service = await startChatService((asked, response) => void pendingAnswers.push(() => answerWith('So quiet!')(asked, response)))
    const thinker = rewordingThinker(service, silentThinker, silentLog())
    const ask = () => thinker.reword!(question, thought, new AbortController().signal)
    const runningRequests = Array.from({ length: 16 }, ask)
    expect(await ask()).toEqual(move)
    await expect.poll(() => pendingAnswers.length).toBe(16)
    for (const answer of pendingAnswers.splice(0)) answer()
    for (const reworded of await Promise.all(runningRequests)) expect(reworded.action).toMatchObject({ text: 'So quiet!' })
    const later = ask()
    await expect.poll(() => pendingAnswers.length).toBe(1)
    pendingAnswers[0]!()
    expect((await later).action).toMatchObject({ text: 'So quiet!' })
  })
  test('when there is no such server', async () => {
    const { reworded, logged } = await rewordMove(() => {}, undefined, { url: 'http://127.0.0.1:9/v1' })
    expect(reworded).toEqual(move)
    expect(logged).toHaveLength(1)
  })
  test('and the same problem is logged once', async () => {
    const service = await startChatService((_, response) => void response.writeHead(500).end())
    const logged: string[] = []
    const thinker = rewordingThinker(service, silentThinker, pino({ base: null }, { write: (line: string) => void logged.push(line) }))
    for (let i = 0; i < 3; i++) await thinker.reword!(question, thought, new AbortController().signal)
    expect(logged).toHaveLength(1)
  })
})

describe('at a table', () => {
  const pool = thinkerPool()
  // Starts the worker threads: a bot's time for rewording would be over before a new thread is ready.
  beforeAll(() => Promise.allSettled(Array.from({ length: 8 }, () => pool.think({ ...question, game: 'none' }))))
  afterAll(() => pool.close())
  /** Plays until a bot asks its first question; answers what the service was asked, what the player hears, and what is in the log. */
  async function firstQuestion(answer: (asked: ChatRequest, response: ServerResponse) => void) {
    const service = await startChatService(answer)
    const { api, origin, store } = await testServer({
      thinker: rewordingThinker(service, pool, silentLog()),
      clock: fasterClock(3),
      offeredGames: ['spyfall-2'],
    })
    const { code, token } = await api.create({ name: 'Anna', place: 'room', game: 'spyfall-2' })
    const anna = new Player(origin, code, token)
    await api.command(code, token, { do: 'fillWithBots' })
    await api.command(code, token, { do: 'setOptions', options: { firstDealer: 1 } })
    await api.command(code, token, { do: 'start', n: 1 })
    const firstQuestionHeard = () =>
      anna.feed.flatMap(({ facts }) => facts).find(({ kind }) => kind === 'questionAsked') as { text: string } | undefined
    await anna.until(firstQuestionHeard, 'a question', 20_000)
    await new Promise((later) => setTimeout(later, 300))
    const log = (await store.match(`${code}/1`))!.entries.map((entry) => JSON.parse(entry))
    return { asked: service.asked, text: firstQuestionHeard()!.text, stored: log.filter(({ input }) => input.action?.question === 'ask.1.0') }
  }
  const ownQuestions = Object.values(en.topics).flatMap(({ ask }) => ask)

  test('a bot speaks in the service’s words', async () => {
    const { asked, text, stored } = await firstQuestion((asked, response) => {
      const words = /one of these words: (.*)\./.exec(asked.request)?.[1]?.split(', ').slice(0, 4)
      answerWith(`Say, what about ${words?.join(' or ')}?`)(asked, response)
    })
    expect(text).toMatch(/^Say, what about/)
    expect(asked[0]!.request).not.toContain(text)
    expect(stored).toHaveLength(1)
  }, 30_000)
  test.each<[string, (asked: ChatRequest, response: ServerResponse) => void]>([
    ['never answers', () => {}],
    ['fails', (_, response) => void response.writeHead(500).end()],
    ['names a place', answerWith('Is it loud in the observatory?')],
  ])(
    'a bot asks its own question, once, if the service %s',
    async (_, answer) => {
      const { asked, text, stored } = await firstQuestion(answer)
      expect(asked.length).toBeGreaterThan(0)
      expect(ownQuestions).toContain(text)
      expect(stored).toHaveLength(1)
    },
    30_000,
  )
})
