// Loads the texts of voice in the language of this device.
import { lazyCatalogue } from '../../i18n/lazy-catalogue.ts'
import type { VoiceMessages } from './en.ts'

export const useVoiceMessages = lazyCatalogue<VoiceMessages>({
  en: async () => (await import('./en.ts')).en,
  nl: async () => (await import('./nl.ts')).nl,
  de: async () => (await import('./de.ts')).de,
})
