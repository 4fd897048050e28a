// The conformance suite imagines games in which everyone acts in time; here some are asleep and the clock acts for them.
import { feedOf, quickChance, randomBot, resumeMatch, seedFromText, simulate, viewersOf } from '@safehouse/engine'
import { expect, test } from 'vitest'
import { topSecret } from './game.ts'
import type { TopSecretOptions } from './options.ts'
import type { TopSecretTypes } from './types.ts'

const idleBot = () => undefined

test.each(['asPlaced', 'allAtOnce'] as const)('shown %s, a game in which the clock acts is imagined with the same feed', (reveal) => {
  const options: TopSecretOptions = { packs: ['kitchen-table'], ownPacks: [], reveal, readingSeconds: 5, decisionSeconds: 30 }
  const setup = { seats: 4, options }
  const bots = [randomBot, idleBot, randomBot, idleBot]
  const { entries, seed } = simulate<TopSecretTypes>({ game: topSecret, setup, secret: seedFromText(reveal), bots })
  expect(entries.some(({ told }) => told.some(({ fact }) => fact.kind === 'pointingTimedOut' && fact.seats.length > 0))).toBe(true)
  for (let length = 1; length <= entries.length; length++) {
    const log = entries.slice(0, length)
    for (const viewer of viewersOf(setup.seats)) {
      const feed = feedOf(log, viewer)
      const imagined = topSecret.imagine(feed, viewer, setup, quickChance(`${length}/${viewer}`), log.at(-1)!.at)
      expect(feedOf(imagined, viewer)).toEqual(feed)
      const world = resumeMatch(
        topSecret,
        setup,
        seed,
        imagined.map((entry) => ({ ...entry, input: 'deal' as const })),
      )
      expect(world.truth.common).toEqual(resumeMatch(topSecret, setup, seed, log).truth.common)
    }
  }
})
