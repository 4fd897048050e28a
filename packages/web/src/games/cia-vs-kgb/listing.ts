// CIA vs. KGB in lists of games, before its screens are loaded. Every page loads this file: it must stay small.
import { about } from '@safehouse/games/cia-vs-kgb/about'
import type { GameListing } from '../listing.ts'
import art from './art.svg?no-inline'

export const listing: GameListing = {
  ...about,
  art,
  en: { name: 'CIA vs. KGB', line: 'Find your side. Raise every hand at once.' },
  nl: { name: 'CIA tegen KGB', line: 'Vind je kant. Alle handen tegelijk omhoog.' },
  de: { name: 'CIA gegen KGB', line: 'Finde deine Seite. Dann alle Hände zugleich.' },
}
