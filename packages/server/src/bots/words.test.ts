// Words from a service, over real sockets: good ones are said, and whatever else it does the bot says its own, once.
import type { ServerResponse } from 'node:http'
import { en } from '@safehouse/content/spyfall-2/talk.en.ts'
import { type BotMove, readOptions } from '@safehouse/engine'
import { type SpyfallTypes, spyfall2 } from '@safehouse/games/spyfall-2'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fasterClock } from '../../testing/clock.ts'
import { Player } from '../../testing/player.ts'
import { testServer } from '../../testing/server.ts'
import { type Asked, saying, wordsService } from '../../testing/words-service.ts'
import type { WordsService } from '../config.ts'
import { silentLog } from '../log.ts'
import { thinkerPool } from './pool.ts'
import type { BotQuestion, Thought } from './thinker.ts'
import { wordedBy } from './words.ts'

const setup = { seats: 4, options: readOptions(spyfall2.options, {}, 4) }
const question = { game: 'spyfall-2', setup, seat: 1, feed: [], now: 0, level: 'normal', seed: '' } as unknown as BotQuestion
const move: BotMove<SpyfallTypes> = { action: { do: 'answer', question: 'answer.1.1', text: 'My ears have an easy life.' }, delayMs: 4000 }
const means = { say: 'answer', about: 'noise', shade: 'low', voice: undefined }
const brief = { task: 'Say it in other words.', request: 'My ears have an easy life.', means, asked: 'Is it loud?', said: [] }
const thought = { ...move, brief } as Thought
const nobody = { think: async () => undefined, close: async () => {} }

/** What the bot says in the end, what was asked of the service and what was logged. */
async function worded(
  answer: (asked: Asked, response: ServerResponse) => void,
  stop = new AbortController().signal,
  more: Partial<WordsService> = {},
) {
  const service = await wordsService(answer)
  const logged: string[] = []
  const log = pino({ base: null }, { write: (line: string) => void logged.push(line) })
  const said = await wordedBy({ ...service, ...more }, nobody, log).reword!(question, thought, stop)
  return { said, asked: service.asked, logged }
}

test('good words are said in place of our own, and nothing else changes', async () => {
  const { said, asked, logged } = await worded(saying('So quiet that I hear my own thoughts.'))
  expect(said).toEqual({ ...move, action: { ...move.action, text: 'So quiet that I hear my own thoughts.' } })
  expect(asked).toEqual([
    { path: '/v1/chat/completions', authorization: 'Bearer open-sesame', model: 'small-talk', task: brief.task, request: brief.request },
  ])
  expect(logged).toEqual([])
})
test('model and key may be left out', async () => {
  const { asked } = await worded(saying('So quiet!'), undefined, { model: undefined, key: undefined })
  expect(asked).toMatchObject([{ authorization: undefined, model: undefined }])
})

describe('our own words stand', () => {
  test.each<[string, string | undefined, (asked: Asked, response: ServerResponse) => void]>([
    ['an error', 'status 500', (_, response) => void response.writeHead(500).end('open-sesame')],
    ['another place to ask', 'not to be reached', (_, response) => void response.writeHead(307, { location: '/v2' }).end()],
    ['no JSON', 'an answer of another shape', (_, response) => void response.end('<html>')],
    ['other JSON', 'an answer of another shape', (_, response) => void response.end('{"choices":[]}')],
    ['no text', 'an answer of another shape', saying({ text: 'So quiet!' })],
    ['a broken line', 'not to be reached', (_, response) => void response.destroy()],
    ['a flood', 'an endless answer', (_, response) => void response.end('x'.repeat(1024 * 1024))],
    ['silence', undefined, saying('')],
    ['a sermon', undefined, saying('So quiet! '.repeat(20))],
    ['the place', undefined, saying('It is quiet in the observatory.')],
    ['the opposite', undefined, saying('It is loud.')],
  ])('after %s', async (_, problem, answer) => {
    const { said, asked, logged } = await worded(answer)
    expect(said).toEqual(move)
    expect(asked).toHaveLength(1)
    expect(logged.map((line) => JSON.parse(line).problem)).toEqual(problem ? [problem] : [])
    expect(logged.join()).not.toMatch(/sesame|quiet|ears/)
  })
  test('at once when time is up or nobody needs them any more', async () => {
    for (const [reason, problems] of [
      [new DOMException('too slow', 'TimeoutError'), 1],
      [undefined, 0],
    ] as const) {
      const stop = new AbortController()
      const { said, logged } = await worded(() => stop.abort(reason), stop.signal)
      expect(said).toEqual(move)
      expect(logged).toHaveLength(problems)
    }
  })
  test('of those who would ask while too many do, and there is room again afterwards', async () => {
    const held: (() => void)[] = []
    const service = await wordsService((asked, response) => void held.push(() => saying('So quiet!')(asked, response)))
    const thinker = wordedBy(service, nobody, silentLog())
    const ask = () => thinker.reword!(question, thought, new AbortController().signal)
    const first = Array.from({ length: 16 }, ask)
    expect(await ask()).toEqual(move)
    await expect.poll(() => held.length).toBe(16)
    for (const answer of held.splice(0)) answer()
    for (const said of await Promise.all(first)) expect(said.action).toMatchObject({ text: 'So quiet!' })
    const later = ask()
    await expect.poll(() => held.length).toBe(1)
    held[0]!()
    expect((await later).action).toMatchObject({ text: 'So quiet!' })
  })
  test('when there is no such server', async () => {
    const { said, logged } = await worded(() => {}, undefined, { url: 'http://127.0.0.1:9/v1' })
    expect(said).toEqual(move)
    expect(logged).toHaveLength(1)
  })
  test('and the same trouble is logged once', async () => {
    const service = await wordsService((_, response) => void response.writeHead(500).end())
    const logged: string[] = []
    const thinker = wordedBy(service, nobody, pino({ base: null }, { write: (line: string) => void logged.push(line) }))
    for (let i = 0; i < 3; i++) await thinker.reword!(question, thought, new AbortController().signal)
    expect(logged).toHaveLength(1)
  })
})

describe('at a table', () => {
  const pool = thinkerPool()
  // A thread that has to start first would think longer than a bot may look for words.
  beforeAll(() => Promise.allSettled(Array.from({ length: 8 }, () => pool.think({ ...question, game: 'none' }))))
  afterAll(() => pool.close())
  /** The first question that a bot asks there: what the player hears of it, and what is in the log. */
  async function firstQuestion(answer: (asked: Asked, response: ServerResponse) => void) {
    const service = await wordsService(answer)
    const { api, origin, store } = await testServer({ thinker: wordedBy(service, pool, silentLog()), clock: fasterClock(3), offered: ['spyfall-2'] })
    const { code, token } = await api.create({ name: 'Anna', place: 'room', game: 'spyfall-2' })
    const anna = new Player(origin, code, token)
    await api.command(code, token, { do: 'fillWithBots' })
    await api.command(code, token, { do: 'setOptions', options: { firstDealer: 1 } })
    await api.command(code, token, { do: 'start', n: 1 })
    const heard = () => anna.feed.flatMap(({ facts }) => facts).find(({ kind }) => kind === 'questionAsked') as { text: string } | undefined
    await anna.until(heard, 'a question', 20_000)
    await new Promise((later) => setTimeout(later, 300))
    const log = (await store.match(`${code}/1`))!.entries.map((entry) => JSON.parse(entry))
    return { asked: service.asked, text: heard()!.text, stored: log.filter(({ input }) => input.action?.question === 'ask.1.0') }
  }
  const ownQuestions = Object.values(en.topics).flatMap(({ ask }) => ask)

  test('a bot speaks in words from the service', async () => {
    const { asked, text, stored } = await firstQuestion((asked, response) => {
      const words = /one of these words: (.*)\./.exec(asked.request)?.[1]?.split(', ').slice(0, 4)
      saying(`Say, what about ${words?.join(' or ')}?`)(asked, response)
    })
    expect(text).toMatch(/^Say, what about/)
    expect(asked[0]!.request).not.toContain(text)
    expect(stored).toHaveLength(1)
  }, 30_000)
  test.each<[string, (asked: Asked, response: ServerResponse) => void]>([
    ['never answers', () => {}],
    ['fails', (_, response) => void response.writeHead(500).end()],
    ['names a place', saying('Is it loud in the observatory?')],
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
