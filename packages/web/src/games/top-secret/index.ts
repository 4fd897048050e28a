// Top Secret as this client shows it. Its rules come from the games; schemas stay on the server, yes-rates with the bots.
import { type TopSecret, topSecret } from '@safehouse/games/top-secret'
import type { GameScreens } from '../screens.ts'
import { hint } from './hint.ts'
import { pictures } from './pictures.tsx'
import { SecretResult } from './result.tsx'
import { SecretTable } from './table.tsx'
import { tell } from './tell.ts'
import { SecretWatch } from './watch.tsx'
import type { Words } from './words/en.ts'

export const screens: GameScreens<TopSecret, Words> = {
  game: topSecret,
  words: {
    en: async () => (await import('./words/en.ts')).en,
    nl: async () => (await import('./words/nl.ts')).nl,
    de: async () => (await import('./words/de.ts')).de,
  },
  Table: SecretTable,
  Watch: SecretWatch,
  Result: SecretResult,
  pictures,
  hint,
  sounds: { cardTurned: 'paper', tokenPlaced: 'step', tokenLaid: 'step', saidReady: 'knock', countBegun: 'tick', pointingsShown: 'stamp' },
  tell,
}
