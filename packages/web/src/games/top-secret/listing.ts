// Top Secret in lists of games, before its screens are loaded. Every page loads this file: it must stay small.
import { about } from '@safehouse/games/top-secret/about'
import type { GameListing } from '../listing.ts'
import art from './art.svg?no-inline'

export const listing: GameListing = {
  ...about,
  art,
  en: { name: 'Top Secret', tagline: 'Two teams, three questions, one finger.' },
  nl: { name: 'Top Secret', tagline: 'Twee teams, drie vragen, één vinger.' },
  de: { name: 'Top Secret', tagline: 'Zwei Teams, drei Fragen, ein Finger.' },
}
