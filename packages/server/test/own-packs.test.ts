// A host's own packs, as options of a match: large ones fit, and the position of a mistake is reported.
import { expect, test } from 'vitest'
import { testServer } from '../testing/server.ts'

const question = 'Would you rather be found by nobody at all than by everybody at this table at once, hm?'
const deckOf = (cards: number, id = 'our-street') => ({
  format: 'top-secret pack 1',
  id,
  name: 'Our street',
  cards: Array.from({ length: cards }, () => [0, 1].map(() => ({ yellow: question, blue: question, rates: { yellow: 40, blue: 60 } }))),
})

async function tableOfThree() {
  const { api } = await testServer()
  const { code, token } = await api.create({ name: 'Anna', place: 'room', game: 'top-secret' })
  await api.command(code, token, { do: 'fillWithBots' })
  const setOptions = (options: Record<string, unknown>) => api.command(code, token, { do: 'setOptions', options })
  return { api, code, token, setOptions }
}

test('a match can be played with the host’s decks alone', async () => {
  const { api, code, token, setOptions } = await tableOfThree()
  await setOptions({ packs: [], ownPacks: [deckOf(9)] })
  const { house } = await api.command(code, token, { do: 'start', n: 1 })
  expect(house.on?.options).toMatchObject({ packs: [], ownPacks: [{ id: 'our-street' }] })
})
test('five decks of two hundred cards fit, and six are refused', async () => {
  const { setOptions } = await tableOfThree()
  const plain = ['one', 'two', 'three', 'four', 'five'].map((id) => ({
    ...deckOf(0, id),
    cards: Array.from({ length: 200 }, () => [
      { yellow: question, blue: question },
      { yellow: question, blue: question },
    ]),
  }))
  await setOptions({ ownPacks: plain })
  await expect(
    setOptions({ ownPacks: [...plain, deckOf(1, 'six')].map((deck) => ({ ...deck, cards: deck.cards.slice(0, 1) })) }),
  ).rejects.toMatchObject({
    body: { code: 'badOptions', with: { option: 'ownPacks' } },
  })
})
test('more than that is too large', async () => {
  const { setOptions } = await tableOfThree()
  await expect(setOptions({ ownPacks: [{ ...deckOf(1), name: 'x'.repeat(512 * 1024) }] })).rejects.toMatchObject({ body: { code: 'tooLarge' } })
})
test('a mistake in a deck is refused with its position', async () => {
  const { setOptions } = await tableOfThree()
  const wrong = { ...deckOf(1), cards: [[{ yellow: 'Yes?', blue: ' ' }]] }
  await expect(setOptions({ ownPacks: [wrong] })).rejects.toMatchObject({
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
