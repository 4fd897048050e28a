// The screens of Top Secret. The chunk has only the rules that a seat needs; all rules and each language are loaded on demand.
import type { TopSecretTypes } from '@safehouse/games/top-secret'
import { seatRules } from '@safehouse/games/top-secret/seat'
import type { GameScreens } from '../screens.ts'
import { hint } from './hint.ts'
import { pictures } from './pictures.tsx'
import { TopSecretResultPanel } from './result-panel.tsx'
import { TopSecretSeatScreen } from './seat-screen.tsx'
import { sentenceOf } from './sentences.ts'
import { TopSecretSpectatorScreen } from './spectator-screen.tsx'
import type { Words } from './words/en.ts'

export const screens: GameScreens<TopSecretTypes, Words> = {
  game: seatRules,
  rules: async () => (await import('@safehouse/games/top-secret/rules')).topSecret,
  words: {
    en: async () => (await import('./words/en.ts')).en,
    nl: async () => (await import('./words/nl.ts')).nl,
    de: async () => (await import('./words/de.ts')).de,
  },
  SeatScreen: TopSecretSeatScreen,
  SpectatorScreen: TopSecretSpectatorScreen,
  ResultPanel: TopSecretResultPanel,
  pictures,
  hint,
  replay: async () => (await import('./replay.ts')).replay,
  sounds: { cardTurned: 'paper', tokenPlaced: 'step', tokenLaid: 'step', saidReady: 'knock', countBegun: 'tick', pointingsShown: 'stamp' },
  sentenceOf,
  scenes: async () => (await import('./scenes.tsx')).scenes,
  roundOf: (common) => common.rounds.length,
}
