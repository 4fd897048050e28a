// Texts that only some pages need: a catalogue a language, loaded when such a page is shown first.
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { loadChunk } from '../chunks.ts'
import { type Language, language } from './language.ts'

/** A hook for the texts in the language of this device; undefined until they are loaded. */
export function lazyCatalogue<M>(catalogues: Readonly<Record<Language, () => Promise<M>>>): () => M | undefined {
  const loaded = signal<Partial<Record<Language, M>>>({})
  return () => {
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
}
