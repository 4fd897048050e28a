// Loads the texts of what pages offer in a secure context, in the language of this device.
import { lazyCatalogue } from '../../i18n/lazy-catalogue.ts'
import type { SecureWords } from './en.ts'

export const useSecureWords = lazyCatalogue<SecureWords>({
  en: async () => (await import('./en.ts')).en,
  nl: async () => (await import('./nl.ts')).nl,
  de: async () => (await import('./de.ts')).de,
})
