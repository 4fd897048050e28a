// The screens of Shadow in the Night. This chunk has the rules a seat plays by; the full rules are loaded only to verify a match or
// to pass a device. Option schemas stay on the server, bots are another package.
import type { ShadowTypes } from '@safehouse/games/shadow-in-the-night'
import { seatRules } from '@safehouse/games/shadow-in-the-night/seat'
import { lazy } from '../../lazy.tsx'
import type { GameScreens } from '../screens.ts'
import { hint } from './hint.ts'
import { pictures } from './pictures.tsx'
import { ShadowResultPanel } from './result-panel.tsx'
import { ShadowSeatScreen } from './seat-screen.tsx'
import { sentenceOf } from './sentences.ts'
import type { Words } from './words/en.ts'

export const screens: GameScreens<ShadowTypes, Words> = {
  game: seatRules,
  rules: async () => (await import('@safehouse/games/shadow-in-the-night/rules')).shadowInTheNight,
  words: {
    en: async () => (await import('./words/en.ts')).en,
    nl: async () => (await import('./words/nl.ts')).nl,
    de: async () => (await import('./words/de.ts')).de,
  },
  SeatScreen: ShadowSeatScreen,
  SpectatorScreen: lazy(async () => (await import('./spectator-screen.tsx')).ShadowSpectatorScreen),
  ResultPanel: ShadowResultPanel,
  pictures,
  hint,
  replay: async () => (await import('./replay.ts')).replay,
  sounds: {
    turnBegan: 'dice',
    pointsSpent: 'step',
    agentsMoved: 'step',
    cardDrawn: 'paper',
    cardPlayed: 'paper',
    callClosed: 'knock',
    scored: 'knock',
    safeMoved: 'door',
    dossiersCalled: 'paper',
    dossierSealed: 'stamp',
    ended: 'stamp',
  },
  sentenceOf,
  scenes: async () => (await import('./scenes.tsx')).scenes,
}
