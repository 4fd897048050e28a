// Every game has its hints in every language, and a text for each hint that it can ask for.
import { randomBot, readOptions, simulate } from '@safehouse/engine'
import { expect, test } from 'vitest'
import { shelf } from '../games/index.ts'
import { languages } from '../i18n/language.ts'

/** Hints that random play hardly ever reaches. */
const rareHints: readonly string[] = ['mission', 'asked', 'give', 'talk']
/** Three lines on the smallest phone. */
const MAX_HINT_LENGTH = 125

test.each(shelf)('$id has its hints in every language, short enough for a note', async ({ load }) => {
  const { words } = await load()
  const names = Object.keys((await words.en()).hints)
  expect(names.length).toBeGreaterThan(3)
  for (const language of languages) {
    const { hints } = await words[language]()
    expect(Object.keys(hints)).toEqual(names)
    for (const text of Object.values(hints) as string[]) expect(text.length, text).toBeLessThanOrEqual(MAX_HINT_LENGTH)
  }
})
test.each(shelf)('$id has a text for every hint that it asks for, and asks for every hint that has a text', async ({ load }) => {
  const { rules, words, hint } = await load()
  const { hints } = await words.en()
  const game = await rules()
  const askedHints = new Set<string>()
  const seats = Math.max(game.seats.min, 3)
  for (let run = 0; run < 12; run++) {
    const setup = { options: readOptions(game.options, 'cards' in game.options ? { cards: true, dossier: true } : {}, seats), seats }
    simulate({
      game,
      setup,
      secret: `hints ${run}`,
      bots: new Array(seats).fill(randomBot),
      onDecision: ({ truth }) => {
        for (let seat = 0; seat < seats; seat++) {
          const name = hint(truth.common, seat)
          if (name !== undefined) askedHints.add(name)
        }
      },
    })
  }
  expect([...askedHints].filter((name) => !hints[name])).toEqual([])
  expect(Object.keys(hints).filter((name) => !askedHints.has(name) && !rareHints.includes(name))).toEqual([])
})
