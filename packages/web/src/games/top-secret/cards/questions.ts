// The questions on the cards. Built-in decks are loaded one by one in the chosen language; a table's own decks are in the options.
import { signal } from '@preact/signals'
import type { PackId, QuestionId, QuestionPair, Sides } from '@safehouse/content/top-secret/packs.ts'
import { loadQuestions } from '@safehouse/content/top-secret/questions.ts'
import type { TopSecretOptions } from '@safehouse/games/top-secret'
import { useEffect } from 'preact/hooks'
import { loadChunk } from '../../../chunks.ts'
import { type Language, language } from '../../../i18n/language.ts'

const loaded = signal<Readonly<Record<string, Sides<QuestionPair>>>>({})
const keyOf = (deck: string, spoken: Language) => `${deck}/${spoken}`

async function load(decks: readonly PackId[], spoken: Language): Promise<void> {
  for (const deck of decks) {
    if (loaded.value[keyOf(deck, spoken)]) continue
    const questions = await loadChunk(() => loadQuestions(deck, spoken))
    loaded.value = { ...loaded.value, [keyOf(deck, spoken)]: questions }
  }
}

/** A function that finds the two questions on one side of a card; undefined until its deck is loaded. */
export function useQuestions({ packs, ownPacks }: TopSecretOptions): (id: QuestionId) => QuestionPair | undefined {
  const spoken = language.value
  useEffect(() => {
    void load(packs, spoken)
  }, [packs, spoken])
  return ({ deck, card, side }) => {
    const ownPack = ownPacks.find((pack) => pack.id === deck)
    return (ownPack ? ownPack.cards : loaded.value[keyOf(deck, spoken)])?.[card]?.[side]
  }
}
