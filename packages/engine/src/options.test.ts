// Options that a host sets: defaults are filled in, and wrong values are refused by name.
import { describe, expect, test } from 'vitest'
import { BadOption, type OptionSpecs, readOptions } from './options.ts'

interface Options {
  loud: boolean
  pace: 'slow' | 'fast'
  rounds: number
  first: number | null
  decks: readonly string[]
  pack: { readonly name: string }
}
const specs: OptionSpecs<Options> = {
  loud: { kind: 'switch', default: false, apart: true },
  pace: { kind: 'pick', of: ['slow', 'fast'], default: 'slow' },
  rounds: { kind: 'number', min: 1, max: 5, default: 3 },
  first: { kind: 'seat', default: null },
  decks: { kind: 'some', of: ['red', 'blue'], min: 1, default: ['red'] },
  pack: {
    kind: 'custom',
    default: { name: 'house' },
    read: (value) => {
      if (typeof value !== 'string') throw new Error('is no name')
      return { name: value }
    },
  },
}
const defaults = { loud: false, pace: 'slow', rounds: 3, first: null, decks: ['red'], pack: { name: 'house' } }

test('a missing option has its default, and another default where players are apart', () => {
  expect(readOptions(specs, {}, 4)).toEqual(defaults)
  expect(readOptions(specs, {}, 4, true)).toEqual({ ...defaults, loud: true })
  expect(readOptions(specs, { loud: false }, 4, true)).toEqual(defaults)
})
test('given values replace the defaults', () => {
  const chosenOptions = { loud: true, pace: 'fast', rounds: 5, first: 3, decks: ['blue', 'red'] }
  expect(readOptions(specs, { ...chosenOptions, pack: 'own' }, 4)).toEqual({ ...chosenOptions, pack: { name: 'own' } })
})

describe('a wrong value is refused with the name of its option:', () => {
  test.each([
    ['loud', 1],
    ['pace', 'brisk'],
    ['rounds', 0],
    ['rounds', 6],
    ['rounds', 2.5],
    ['rounds', '3'],
    ['first', 4],
    ['first', -1],
    ['first', 'dealer'],
    ['decks', []],
    ['decks', ['red', 'red']],
    ['decks', ['green']],
    ['decks', 'red'],
    ['pack', 7],
    ['colour', 'red'],
    ['constructor', 'red'],
  ])('%s: %j', (name, value) => {
    expect(() => readOptions(specs, { [name]: value }, 4)).toThrow(expect.objectContaining({ option: name }))
  })
  test.each([null, 7, [], 'loud'])('no options at all: %j', (given) => {
    expect(() => readOptions(specs, given, 4)).toThrow(BadOption)
  })
  test("with a custom option's own words", () => {
    expect(() => readOptions(specs, { pack: 7 }, 4)).toThrow('pack: is no name')
  })
})
