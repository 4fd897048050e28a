// Every check that every game must pass.
import { conformance } from '@safehouse/engine/testing'
import { schemas, winks } from './index.ts'

conformance(winks, schemas, { options: [{}, { rounds: 12, seconds: 2 }], small: { seats: 3, options: { rounds: 1, seconds: 5 } } })
