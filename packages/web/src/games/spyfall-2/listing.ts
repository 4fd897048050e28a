// Spyfall 2 in lists of games, before its screens are loaded. Every page loads this file: it must stay small.
import { about } from '@safehouse/games/spyfall-2/about'
import type { GameListing } from '../listing.ts'
import art from './art.svg?no-inline'

export const listing: GameListing = {
  ...about,
  art,
  en: { name: 'Spyfall 2', tagline: 'Where are you? Ask, but not too well.' },
  nl: { name: 'Spyfall 2', tagline: 'Waar zijn jullie? Vraag het, maar niet te goed.' },
  de: { name: 'Spyfall 2', tagline: 'Wo seid ihr? Frag, aber nicht zu gut.' },
}
