// A host's own packs, as options of a match: large ones fit, the position of a mistake is reported, and each travels once, by its hash.
import { type House, mapHousePacks } from '@safehouse/protocol'
import { expect, test } from 'vitest'
import { DEFAULT_RATE_LIMITS } from '../src/limits/rate-limiter.ts'
import { Player } from '../testing/player.ts'
import { RawSocket } from '../testing/raw-socket.ts'
import { testServer } from '../testing/server.ts'

const question = 'Would you rather be found by nobody at all than by everybody at this table at once, hm?'
const deckOf = (cards: number, id = 'our-street') => ({
  format: 'top-secret pack 1',
  id,
  name: 'Our street',
  cards: Array.from({ length: cards }, () => [0, 1].map(() => ({ yellow: question, blue: question, rates: { yellow: 40, blue: 60 } }))),
})

/** Five decks that fill a command nearly up. */
const fullDecks = ['one', 'two', 'three', 'four', 'five'].map((id) => ({
  ...deckOf(0, id),
  cards: Array.from({ length: 200 }, () => [0, 1].map(() => ({ yellow: question, blue: question }))),
}))

async function tableOfThree(given: Parameters<typeof testServer>[0] = {}) {
  const { api, origin, post } = await testServer(given)
  const { code, token } = await api.create({ name: 'Anna', place: 'room', game: 'top-secret' })
  await api.command(code, token, { do: 'fillWithBots' })
  const setOptions = (options: Record<string, unknown>) => api.command(code, token, { do: 'setOptions', options })
  return { api, origin, post, code, token, setOptions }
}

test('a match can be played with the host’s decks alone', async () => {
  const { api, code, token, setOptions } = await tableOfThree()
  await setOptions({ packs: [], ownPacks: [deckOf(9)] })
  const { house } = await api.command(code, token, { do: 'start', n: 1 })
  expect(house.on?.options).toMatchObject({ packs: [], ownPacks: [{ packHash: expect.stringMatching(/^[0-9a-f]{64}$/) }] })
})
test('five decks of two hundred cards fit, and six are refused', async () => {
  const { setOptions } = await tableOfThree()
  await setOptions({ ownPacks: fullDecks })
  await expect(
    setOptions({ ownPacks: [...fullDecks, deckOf(1, 'six')].map((deck) => ({ ...deck, cards: deck.cards.slice(0, 1) })) }),
  ).rejects.toMatchObject({
    body: { code: 'badOptions', with: { option: 'ownPacks' } },
  })
})
test('a command with more than 512 KB is refused as too large', async () => {
  const { setOptions } = await tableOfThree()
  await expect(setOptions({ ownPacks: [{ ...deckOf(1), name: 'x'.repeat(512 * 1024) }] })).rejects.toMatchObject({ body: { code: 'tooLarge' } })
})
test('a mistake in a deck is refused with its position', async () => {
  const { setOptions } = await tableOfThree()
  const deckWithMistake = { ...deckOf(1), cards: [[{ yellow: 'Yes?', blue: ' ' }]] }
  await expect(setOptions({ ownPacks: [deckWithMistake] })).rejects.toMatchObject({
    body: { code: 'badOptions', with: { option: 'ownPacks', problem: 'ownPacks: [0].cards[0][0].blue: empty' } },
  })
})
test('a match cannot start with fewer than nine cards in all decks together', async () => {
  const { api, code, token, setOptions } = await tableOfThree()
  await setOptions({ packs: [], ownPacks: [deckOf(8)] })
  await expect(api.command(code, token, { do: 'start', n: 1 })).rejects.toMatchObject({
    body: {
      code: 'badOptions',
      rule: 'TS-04',
      with: { problem: expect.stringMatching(/^The packs have \d+ cards, and a game needs at least \d+\. \(rule TS-04\)$/) },
    },
  })
})

const hashesIn = (house: House): readonly string[] => {
  const hashes: string[] = []
  mapHousePacks(house, (pack) => {
    hashes.push((pack as { packHash: string }).packHash)
    return pack
  })
  return hashes
}
/** The bytes that a spectator and the host themselves are sent for each of three changes. */
async function bytesOfChanges(ownPacks: readonly object[]) {
  const { api, origin, code, token, setOptions } = await tableOfThree()
  await setOptions({ ownPacks })
  await api.command(code, token, { do: 'start', n: 1 })
  const spectator = await RawSocket.open(origin)
  spectator.say({ t: 'hello', code, changes: true })
  await spectator.takeFrame('house')
  spectator.texts.length = 0
  const answers: number[] = []
  for (const name of ['Anne', 'Anno', 'Anny']) {
    const { house } = await api.command(code, token, { do: 'rename', name })
    answers.push(JSON.stringify(house).length)
    await spectator.takeFrame('houseChanged', ({ house }) => JSON.stringify(house).includes(name))
  }
  // Which cover a bot has is drawn for each table, and covers differ in length.
  const withoutCovers = (text: string) => text.replace(/"character":"[^"]*"/g, '')
  return { changes: spectator.texts.filter((text) => text.includes('Ann')).map((text) => withoutCovers(text).length), answers }
}
test('a change of the table takes as many bytes with five full decks as without any', async () => {
  const [withoutPacks, withPacks] = [await bytesOfChanges([]), await bytesOfChanges(fullDecks)]
  expect(withoutPacks.changes).toHaveLength(3)
  expect(withPacks.changes).toEqual(withoutPacks.changes)
  expect(Math.max(...withPacks.changes)).toBeLessThan(1500)
  for (const [i, answer] of withPacks.answers.entries()) expect(answer - withoutPacks.answers[i]!).toBeLessThan(2 * 5 * 100) // a hash for each pack
})
test('a pack is fetched by its hash, and may be cached for ever, by those who may read the table', async () => {
  const { api, origin, code, token, setOptions } = await tableOfThree()
  const { house } = await setOptions({ ownPacks: [deckOf(9)] })
  const [hash] = hashesIn(house) as [string]
  const path = `${origin}/api/tables/${code}/packs/${hash}`
  const answer = await fetch(path)
  expect(await answer.json()).toEqual(deckOf(9))
  expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
  expect(await api.pack(code, '0'.repeat(64))).toBeUndefined()
  await api.command(code, token, { do: 'setSettings', settings: { watching: false } })
  expect((await fetch(path)).status).toBe(403)
  expect(await api.pack(code, hash, token)).toEqual(deckOf(9))
  await expect(api.pack(code, hash, 'not.a.token')).rejects.toMatchObject({ body: { code: 'badToken' } })
})
test('our client receives the packs themselves, and names them by hash when it sets options', async () => {
  const { api, origin, code, token, setOptions } = await tableOfThree()
  const host = new Player(origin, code, token)
  await host.until(() => host.house)
  await setOptions({ ownPacks: fullDecks })
  await host.until(() => host.house?.options.ownPacks)
  expect(host.house!.options.ownPacks).toEqual(fullDecks)
  const sizes: number[] = []
  const realFetch = globalThis.fetch
  globalThis.fetch = (url, init) => {
    sizes.push(String(init?.body ?? '').length)
    return realFetch(url, init)
  }
  try {
    await setOptions({ ...host.house!.options, decisionSeconds: 60 })
  } finally {
    globalThis.fetch = realFetch
  }
  expect(sizes).toEqual([expect.any(Number)])
  expect(sizes[0]).toBeLessThan(1000)
  await host.until(() => host.house?.options.decisionSeconds === 60)
  expect(host.house!.options.ownPacks).toEqual(fullDecks)
  await expect(api.command(code, token, { do: 'setOptions', options: { ownPacks: [{ packHash: '0'.repeat(64) }] } })).rejects.toMatchObject({
    body: { code: 'unknownPack' },
  })
})
test('a client that does not ask for hashes receives whole packs, up to the rate limit', async () => {
  const { origin, post, code, token, setOptions } = await tableOfThree({
    rateLimits: { ...DEFAULT_RATE_LIMITS, wholePacks: { burst: 2, perSecond: 0 } },
  })
  await setOptions({ ownPacks: [deckOf(9)] })
  const olderClient = await RawSocket.open(origin)
  olderClient.say({ t: 'hello', code, token })
  expect(await olderClient.takeFrame('house')).toMatchObject({ house: { options: { ownPacks: [deckOf(9)] } } })
  const rename = async (name: string) => (await post(`/api/tables/${code}`, { do: 'rename', name }, token)).json()
  const byHash = { house: { options: { ownPacks: [{ packHash: expect.any(String) }] } } }
  await rename('Anne') // the second of the two whole packs that the limit allows
  await olderClient.takeFrame('house')
  expect(await rename('Anno')).toMatchObject(byHash)
  expect(await olderClient.takeFrame('house')).toMatchObject(byHash)
})
