// Every check that every game passes, with each option.
import { lamplight } from '@safehouse/content/spyfall-2/packs.ts'
import { readOptions } from '@safehouse/engine'
import { testConformance } from '@safehouse/engine/testing'
import { schemas, spyfall2 } from './index.ts'

const street = {
  format: 'spyfall-2 pack 1',
  id: 'street',
  name: 'Street',
  rolesEach: 2,
  places: [
    { name: 'Kiosk', roles: ['Owner', 'Dog'] },
    { name: 'Bridge', roles: ['Painter', 'Angler'] },
  ],
} as const
const small = { seats: 3, options: readOptions(spyfall2.options, { packs: [], ownPacks: [street], rounds: 1, firstDealer: 0 }, 3) }

testConformance(spyfall2, schemas, {
  options: [
    { rounds: 2 },
    { rounds: 2, spies: 2 },
    { rounds: 2, spies: 2, oldPals: true, decisionSeconds: 30 },
    { rounds: 3, packs: ['daylight'], decisionSeconds: 60 },
    { rounds: 2, packs: ['daylight'], spies: 2, dissent: 2 },
    { rounds: 2, packs: [lamplight.id, 'daylight'], spies: 1, minutes: 2 },
    { rounds: 2, packs: [], ownPacks: [street] },
  ],
  runs: 30,
  small,
})
