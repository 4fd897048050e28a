// Every check that every game must pass.
import { testConformance } from '@safehouse/engine/testing'
import { schemas, winks } from './index.ts'

testConformance(winks, schemas, { options: [{}, { rounds: 12, seconds: 2 }], small: { seats: 3, options: { rounds: 1, seconds: 5 } } })
