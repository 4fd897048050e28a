// Loads the texts of "Who knew what" in the language of this device.
import { lazyCatalogue } from '../../i18n/lazy-catalogue.ts'
import type { BeliefMessages } from './en.ts'

export const useBeliefMessages = lazyCatalogue<BeliefMessages>({
  en: async () => (await import('./en.ts')).en,
  nl: async () => (await import('./nl.ts')).nl,
  de: async () => (await import('./de.ts')).de,
})
