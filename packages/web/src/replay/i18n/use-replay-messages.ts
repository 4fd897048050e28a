// Loads the texts of replays in the language of this device.
import { lazyCatalogue } from '../../i18n/lazy-catalogue.ts'
import type { ReplayMessages } from './en.ts'

export const useReplayMessages = lazyCatalogue<ReplayMessages>({
  en: async () => (await import('./en.ts')).en,
  nl: async () => (await import('./nl.ts')).nl,
  de: async () => (await import('./de.ts')).de,
})
