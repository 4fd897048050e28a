// CIA vs. KGB in lists of games, before its screens are loaded. Every page loads this file: it must stay small.
import { about } from '@safehouse/games/cia-vs-kgb/about'
import type { GameListing } from '../listing.ts'
import art from './art.svg?no-inline'

export const listing: GameListing = {
  ...about,
  art,
  en: { name: 'CIA vs. KGB', tagline: 'Find your side. Raise every hand at once.' },
  nl: { name: 'CIA tegen KGB', tagline: 'Vind je kant. Alle handen tegelijk omhoog.' },
  de: { name: 'CIA gegen KGB', tagline: 'Finde deine Seite. Dann alle Hände zugleich.' },
}
