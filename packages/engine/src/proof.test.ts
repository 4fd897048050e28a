// Commitment, seed and hash chain are computed as docs/fairness.md says.
import { expect, test } from 'vitest'
import { commitmentTo, deriveSeed, HashChain, hashChain } from './proof.ts'

test('commitment, seed and chain are what docs say, so that anybody can compute them', () => {
  expect(commitmentTo('secret')).toBe('37c5fe68b5c63f9d4ec398d1d7be97cc0a266231345f4dc9efe6c586b63effcc')
  expect(deriveSeed('secret', ['aa', null])).toBe('23a207588588860646acbc42b19ec3b6d624a00e034c6116366be8ff2382753b')
  expect(hashChain('secret', { a: 1 }, [{ b: 2 }, { c: 3 }])).toEqual([
    'c2fcbcaf91e125c418f7ecc496067d761603811e9c7e2ece281da003c7090cc4',
    'a98aaf5e44062f0e5ba58641f9fbd650c6ad452d6e4d9cc3592174e0ca191215',
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
test('a link covers its entry, every entry before it, the header and the secret', () => {
  const [first, second] = hashChain('s', { a: 1 }, [{ b: 2 }, { c: 3 }])
  expect(hashChain('s', { a: 1 }, [{ b: 2 }, { c: 4 }])).toEqual([first, expect.not.stringMatching(second!)])
  expect(hashChain('s', { a: 1 }, [{ b: 3 }, { c: 3 }])).not.toContain(second)
  expect(hashChain('s', { a: 2 }, [{ b: 2 }, { c: 3 }])).not.toContain(first)
  expect(hashChain('t', { a: 1 }, [{ b: 2 }, { c: 3 }])).not.toContain(first)
})
test('a link is the same whether the entry or its JSON is added', () => {
  const chain = new HashChain('s', { a: 1 })
  const links = ['{"b":2}', '{"c":3}'].map((text) => chain.add({}, text))
  expect(links).toEqual(hashChain('s', { a: 1 }, [{ b: 2 }, { c: 3 }]))
})
