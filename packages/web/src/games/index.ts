// The shelf: every game that can be played here. What is not on it is not shown. To add one, see the top of screens.ts.
import circle from './cia-vs-kgb/art.svg?no-inline'
import type { AnyScreens } from './screens.ts'
import shadow from './shadow-in-the-night/art.svg?no-inline'
import dice from './spy-alley-dice/art.svg?no-inline'
import spyfall from './spyfall-2/art.svg?no-inline'
import secret from './top-secret/art.svg?no-inline'

export interface Shelved {
  readonly id: GameId
  readonly seats: { readonly min: number; readonly max: number }
  /** How long a game takes, roughly. */
  readonly minutes: number
  /** The file of its drawings; `picture` is the one for the shelf. */
  readonly art: string
  load(): Promise<AnyScreens>
}
export type GameId = 'cia-vs-kgb' | 'shadow-in-the-night' | 'spy-alley-dice' | 'spyfall-2' | 'top-secret'

export const shelf: readonly Shelved[] = [
  { id: 'spy-alley-dice', seats: { min: 2, max: 6 }, minutes: 15, art: dice, load: async () => (await import('./spy-alley-dice/index.ts')).screens },
  { id: 'cia-vs-kgb', seats: { min: 6, max: 10 }, minutes: 5, art: circle, load: async () => (await import('./cia-vs-kgb/index.ts')).screens },
  {
    id: 'shadow-in-the-night',
    seats: { min: 2, max: 7 },
    minutes: 40,
    art: shadow,
    load: async () => (await import('./shadow-in-the-night/index.ts')).screens,
  },
  { id: 'spyfall-2', seats: { min: 3, max: 12 }, minutes: 40, art: spyfall, load: async () => (await import('./spyfall-2/index.ts')).screens },
  { id: 'top-secret', seats: { min: 3, max: 10 }, minutes: 15, art: secret, load: async () => (await import('./top-secret/index.ts')).screens },
]
export const shelved = (id: string): Shelved | undefined => shelf.find((game) => game.id === id)
