// Loads the texts of the pages for packs in the language of this device.
import { lazyCatalogue } from '../../i18n/lazy-catalogue.ts'
import type { PackMessages } from './en.ts'

export const usePackMessages = lazyCatalogue<PackMessages>({
  en: async () => (await import('./en.ts')).en,
  nl: async () => (await import('./nl.ts')).nl,
  de: async () => (await import('./de.ts')).de,
})
