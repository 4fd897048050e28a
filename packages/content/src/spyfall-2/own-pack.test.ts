// Packs of places that a host wrote: read as written, or refused with the exact place of the mistake.
import { describe, expect, test } from 'vitest'
import { mistakesIn, readPack } from '../pack.ts'
import { readOwnPack } from './own-pack.ts'

const harbour = { name: 'Harbour', roles: ['Pilot', 'Crane driver', 'Gull'] }
const attic = { name: 'Attic', roles: ['Painter', 'Ghost', 'Landlady'], features: { dirt: 3, height: 2 } }
const pack = { format: 'spyfall-2 pack 1', id: 'our-street', name: 'Our street', rolesEach: 3, places: [harbour, attic] }

test('[SF-32] a pack of a host’s own is read as it was written', () => {
  expect(readPack(pack, readOwnPack)).toEqual(pack)
  expect(readPack(JSON.parse(JSON.stringify(pack)), readOwnPack)).toEqual(pack)
})

describe('[SF-32] a pack with a mistake is refused with the exact place of it', () => {
  const placesOf = (...places: object[]) => ({ ...pack, places })
  test.each([
    ['no pack at all', 'Harbour', [{ path: [], problem: 'noObject' }]],
    ['another format', { ...pack, format: 'list' }, [{ path: ['format'], problem: 'notOneOf', with: { of: 'spyfall-2 pack 1' } }]],
    ['the name of a built-in pack', { ...pack, id: 'lamplight' }, [{ path: ['id'], problem: 'taken' }]],
    ['one place alone', placesOf(harbour), [{ path: ['places'], problem: 'tooFew', with: { atLeast: 2 } }]],
    ['too many roles asked for', { ...pack, rolesEach: 11 }, [{ path: ['rolesEach'], problem: 'noNumber', with: { atLeast: 2, atMost: 10 } }]],
    [
      'a role too few',
      placesOf(harbour, { ...attic, roles: ['Painter', 'Ghost'] }),
      [{ path: ['places', 1, 'roles'], problem: 'tooFew', with: { atLeast: 3 } }],
    ],
    [
      'the same role twice in a place',
      placesOf(harbour, { ...attic, roles: ['Painter', 'Ghost', 'painter'] }),
      [{ path: ['places', 1, 'roles', 2], problem: 'repeated', with: { sameAs: 1 } }],
    ],
    ['an empty role', placesOf({ ...harbour, roles: ['Pilot', '', 'Gull'] }, attic), [{ path: ['places', 0, 'roles', 1], problem: 'empty' }]],
    [
      'the same place twice',
      placesOf(harbour, { ...attic, name: 'harbour' }),
      [{ path: ['places', 1, 'name'], problem: 'repeated', with: { sameAs: 1 } }],
    ],
    [
      'a feature that does not exist',
      placesOf(harbour, { ...attic, features: { gloom: 1 } }),
      [{ path: ['places', 1, 'features', 'gloom'], problem: 'unknown' }],
    ],
    [
      'a grade out of range',
      placesOf(harbour, { ...attic, features: { dirt: 5 } }),
      [{ path: ['places', 1, 'features', 'dirt'], problem: 'noNumber', with: { atLeast: 0, atMost: 4 } }],
    ],
  ])('%s', (_, written, mistakes) => {
    const found = mistakesIn(written, readOwnPack)
    expect(found.filter(({ path }) => path.join() === mistakes[0]!.path.join())).toEqual(mistakes)
    expect(() => readPack(written, readOwnPack)).toThrow()
  })
})
