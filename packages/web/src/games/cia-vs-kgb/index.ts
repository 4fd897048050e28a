// The screens of CIA vs. KGB. The chunk has only the rules that a seat needs; all rules and each language are loaded on demand.
import type { KgbTypes } from '@safehouse/games/cia-vs-kgb'
import { seatRules } from '@safehouse/games/cia-vs-kgb/seat'
import type { GameScreens } from '../screens.ts'
import { hint } from './hint.ts'
import { pictures } from './pictures.tsx'
import { KgbResultPanel } from './result-panel.tsx'
import { KgbSeatScreen } from './seat-screen.tsx'
import { sentenceOf } from './sentences.ts'
import { KgbSpectatorScreen } from './spectator-screen.tsx'
import type { Words } from './words/en.ts'

export const screens: GameScreens<KgbTypes, Words> = {
  game: seatRules,
  rules: async () => (await import('@safehouse/games/cia-vs-kgb/rules')).ciaVsKgb,
  words: {
    en: async () => (await import('./words/en.ts')).en,
    nl: async () => (await import('./words/nl.ts')).nl,
    de: async () => (await import('./words/de.ts')).de,
  },
  SeatScreen: KgbSeatScreen,
  SpectatorScreen: KgbSpectatorScreen,
  ResultPanel: KgbResultPanel,
  pictures,
  hint,
  replay: async () => (await import('./replay.ts')).replay,
  scenes: async () => (await import('./scenes.tsx')).scenes,
  sounds: { asked: 'step', answered: 'knock', satDown: 'step', handRaised: 'stamp', handsRaised: 'stamp' },
  sentenceOf,
}
