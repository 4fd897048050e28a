import { expect, test } from 'vitest'
import type { AlleySpectatorProps } from './props.ts'
import { scenes } from './scenes.tsx'
import { en } from './words/en.ts'

test('[SA-09, SA-12] after the guess that ends the match nobody throws a card away', () => {
  const match = { words: en, seats: ['Mara', 'Noor'].map((name, seat) => ({ seat, name, you: seat === 0 })) } as unknown as AlleySpectatorProps
  const sublineOf = (ending: object | null) => {
    const guessed = { kind: 'guessed', by: 0, whom: 1, spy: 'german', right: true, until: null }
    const scene = {
      facts: [guessed],
      hasBegun: (beat: string) => beat === 'sentence',
      before: { turn: { roller: 0 } },
      after: { cards: [2, 0], due: {}, ending },
    }
    return scenes.textOf(scene as unknown as Parameters<typeof scenes.textOf>[0], match).subline
  }
  expect(sublineOf(null)).toBe('You take the card and throw one away. Noor is out.')
  expect(sublineOf({ winner: 0 })).toBe('Noor is out.')
})
