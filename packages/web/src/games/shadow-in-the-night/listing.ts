// CIA – Shadow in the Night in lists of games, before its screens are loaded. Every page loads this file: it must stay small.
import { about } from '@safehouse/games/shadow-in-the-night/about'
import type { GameListing } from '../listing.ts'
import art from './art.svg?no-inline'

export const listing: GameListing = {
  ...about,
  art,
  en: { name: 'Shadow in the Night', tagline: 'Move anyone. Let nobody know which is yours.' },
  nl: { name: 'Schaduw in de nacht', tagline: 'Verzet wie je wilt. Toon niemand wie de jouwe is.' },
  de: { name: 'Schatten in der Nacht', tagline: 'Bewege, wen du willst. Zeig keinem, wer deiner ist.' },
}
