// Loads the texts of the arena's page in the language of this device.
import { lazyCatalogue } from '../../i18n/lazy-catalogue.ts'
import type { ArenaMessages } from './en.ts'

export const useArenaMessages = lazyCatalogue<ArenaMessages>({
  en: async () => (await import('./en.ts')).en,
  nl: async () => (await import('./nl.ts')).nl,
  de: async () => (await import('./de.ts')).de,
})
