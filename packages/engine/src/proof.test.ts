import { expect, test } from 'vitest'
import { commitmentTo, deriveSeed, hashChain } from './proof.ts'

test('commitment, seed and chain are what docs say, so that anybody can compute them', () => {
  expect(commitmentTo('secret')).toBe('37c5fe68b5c63f9d4ec398d1d7be97cc0a266231345f4dc9efe6c586b63effcc')
  expect(deriveSeed('secret', ['aa', null])).toBe('23a207588588860646acbc42b19ec3b6d624a00e034c6116366be8ff2382753b')
  expect(hashChain({ a: 1 }, [{ b: 2 }, { c: 3 }])).toEqual([
    '703147a56646626f701b43fc7cc8545a5c5f528ecec239a1ae523fac7af7d55f',
    'c88578972f329efaa0e7bcbd91a7e17074fb52354209bc2f2794146765183b00',
  ])
})
test('the seed depends on the secret, on what each seat added, and on which seat added it', () => {
  const seeds = [
    deriveSeed('s', ['a', 'b']),
    deriveSeed('t', ['a', 'b']),
    deriveSeed('s', ['b', 'a']),
    deriveSeed('s', ['a', null]),
    deriveSeed('s', ['a']),
  ]
  expect(new Set(seeds).size).toBe(seeds.length)
})
test('a link covers its entry, every entry before it, and the head', () => {
  const [first, second] = hashChain({ a: 1 }, [{ b: 2 }, { c: 3 }])
  expect(hashChain({ a: 1 }, [{ b: 2 }, { c: 4 }])).toEqual([first, expect.not.stringMatching(second!)])
  expect(hashChain({ a: 1 }, [{ b: 3 }, { c: 3 }])).not.toContain(second)
  expect(hashChain({ a: 2 }, [{ b: 2 }, { c: 3 }])).not.toContain(first)
})
