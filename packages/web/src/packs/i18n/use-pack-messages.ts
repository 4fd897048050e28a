// Loads the texts of the pages for packs in the language of this device.
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { loadChunk } from '../../chunks.ts'
import { type Language, language } from '../../i18n/language.ts'
import type { PackMessages } from './en.ts'

const catalogues: Readonly<Record<Language, () => Promise<PackMessages>>> = {
  en: async () => (await import('./en.ts')).en,
  nl: async () => (await import('./nl.ts')).nl,
  de: async () => (await import('./de.ts')).de,
}
const loaded = signal<Partial<Record<Language, PackMessages>>>({})

export function usePackMessages(): PackMessages | undefined {
  const spoken = language.value
  const words = loaded.value[spoken]
  useEffect(() => {
    if (words) return
    loadChunk(catalogues[spoken]).then((arrived) => {
      loaded.value = { ...loaded.value, [spoken]: arrived }
    })
  }, [spoken, words])
  return words
}
