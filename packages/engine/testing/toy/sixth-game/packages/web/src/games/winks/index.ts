// Winks as this client shows it.
import type { WinksTypes } from '@safehouse/games/winks'
import { seatRules } from '@safehouse/games/winks/seat'
import type { GameScreens } from '../screens.ts'
import { pictures, WinksResultPanel, WinksSeatScreen, WinksSpectatorScreen } from './seat-screen.tsx'
import type { Words } from './words/en.ts'

export const screens: GameScreens<WinksTypes, Words> = {
  game: seatRules,
  rules: async () => (await import('@safehouse/games/winks/rules')).winks,
  words: {
    en: async () => (await import('./words/en.ts')).en,
    nl: async () => (await import('./words/nl.ts')).nl,
    de: async () => (await import('./words/de.ts')).de,
  },
  SeatScreen: WinksSeatScreen,
  SpectatorScreen: WinksSpectatorScreen,
  ResultPanel: WinksResultPanel,
  pictures,
  hint: () => 'roll',
  sentenceOf: (fact, { words, seats }) => (fact.kind === 'rolled' ? words.rolled(seats[fact.seat]!.name, fact.pips) : undefined),
}
