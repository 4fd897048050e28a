// Every check that every game passes, with each option.
import { type OwnPack, ownPackFormat } from '@safehouse/content/top-secret/own-pack.ts'
import { testConformance } from '@safehouse/engine/testing'
import { schemas, topSecret } from './index.ts'

const ourStreet: OwnPack = {
  format: ownPackFormat,
  id: 'our-street',
  name: 'Our street',
  cards: Array.from({ length: 9 }, (_, i) => [{ yellow: `Do you like house ${i}?`, blue: `Do you know who lives in house ${i}?` }]),
}
const options = [
  {},
  { reveal: 'allAtOnce' },
  { decisionSeconds: 30, readingSeconds: 0 },
  { reveal: 'allAtOnce', decisionSeconds: 30 },
  { packs: [], ownPacks: [ourStreet], readingSeconds: 20 },
] as const
testConformance(topSecret, schemas, {
  options,
  small: { seats: 5, options: { packs: ['kitchen-table'], ownPacks: [], reveal: 'asPlaced', readingSeconds: 5, decisionSeconds: 0 } },
})
