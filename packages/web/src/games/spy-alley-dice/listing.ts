// Spy Alley Dice in lists of games, before its screens are loaded. Every page loads this file: it must stay small.
import { about } from '@safehouse/games/spy-alley-dice/about'
import type { GameListing } from '../listing.ts'
import art from './art.svg?no-inline'

export const listing: GameListing = {
  ...about,
  art,
  en: { name: 'Spy Alley Dice', tagline: 'Five dice, six spies, one guess.' },
  nl: { name: 'Spy Alley Dice', tagline: 'Vijf dobbelstenen, zes spionnen, één gok.' },
  de: { name: 'Spy Alley Dice', tagline: 'Fünf Würfel, sechs Spione, ein Tipp.' },
}
