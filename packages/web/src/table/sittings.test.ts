import { expect, test } from 'vitest'
import { initialsOf } from './sittings.ts'

test('people have one letter each, and a second one that tells them apart where the first is shared', () => {
  expect(initialsOf(['Noor', 'Teo'])).toEqual(['N', 'T'])
  expect(initialsOf(['Anna', 'anton'])).toEqual(['An', 'At'])
  expect(initialsOf(['Mara', 'Magpie', 'Teo'])).toEqual(['Mr', 'Mg', 'T'])
})
test('a letter is what a reader takes for one: no accent and no emoji is cut in two', () => {
  expect(initialsOf(['e\u0301lan'])).toEqual(['E\u0301'])
  expect(initialsOf(['👩‍🚀 Ida'])).toEqual(['👩‍🚀'])
})
