// Winks in lists of games, before its screens are loaded. Every page loads this file: it must stay small.
import { about } from '@safehouse/games/winks/about'
import type { GameListing } from '../listing.ts'
import art from './art.svg?no-inline'

export const listing: GameListing = {
  ...about,
  art,
  en: { name: 'Winks', tagline: 'One card, six dice, three winks.' },
  nl: { name: 'Knipogen', tagline: 'Eén kaart, zes worpen, drie knipogen.' },
  de: { name: 'Zwinkern', tagline: 'Eine Karte, sechs Würfe, dreimal zwinkern.' },
}
