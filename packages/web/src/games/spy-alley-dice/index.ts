// The screens of Spy Alley Dice. The chunk has only the rules that a seat needs; all rules and each language are loaded on demand.
import type { AlleyTypes } from '@safehouse/games/spy-alley-dice'
import { seatRules } from '@safehouse/games/spy-alley-dice/seat'
import type { GameScreens } from '../screens.ts'
import { hint } from './hint.ts'
import { pictures } from './pictures.tsx'
import { AlleyResultPanel } from './result-panel.tsx'
import { AlleySeatScreen } from './seat-screen.tsx'
import { sentenceOf } from './sentences.ts'
import { AlleySpectatorScreen } from './spectator-screen.tsx'
import type { Words } from './words/en.ts'

export const screens: GameScreens<AlleyTypes, Words> = {
  game: seatRules,
  rules: async () => (await import('@safehouse/games/spy-alley-dice/rules')).spyAlleyDice,
  words: {
    en: async () => (await import('./words/en.ts')).en,
    nl: async () => (await import('./words/nl.ts')).nl,
    de: async () => (await import('./words/de.ts')).de,
  },
  SeatScreen: AlleySeatScreen,
  SpectatorScreen: AlleySpectatorScreen,
  ResultPanel: AlleyResultPanel,
  pictures,
  hint,
  replay: async () => (await import('./replay.ts')).replay,
  scenes: async () => (await import('./scenes.tsx')).scenes,
  sentenceOf,
  sounds: {
    startRolled: 'dice',
    rolled: 'dice',
    guessed: 'knock',
    missionAttempted: 'step',
    missionPassed: 'step',
    cardHandedOver: 'paper',
    cardThrown: 'paper',
    gameEnded: 'stamp',
  },
}
