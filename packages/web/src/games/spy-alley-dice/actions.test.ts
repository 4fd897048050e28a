import { expect, test } from 'vitest'
import { keptAtFirst } from './actions.ts'

test('[SA-04] a die that joins those that were kept is ticked like them', () => {
  expect(keptAtFirst({ dice: ['german', 'french', 'german', 'german', 'russian'], kept: [0, 2] })).toEqual([0, 2, 3])
  expect(keptAtFirst({ dice: ['german', 'german', 'german', 'french', 'russian'], kept: [] })).toEqual([])
})
test('[SA-14] five alike are all ticked', () => {
  expect(keptAtFirst({ dice: ['german', 'german', 'german', 'german', 'german'], kept: [] })).toEqual([0, 1, 2, 3, 4])
})
