// The words of the cards: one deck and one language at a time for the house's own, straight from the options for people's.
import { signal } from '@preact/signals'
import type { PackId, QuestionId, QuestionPair, Sides } from '@safehouse/content/top-secret/packs.ts'
import { loadQuestions } from '@safehouse/content/top-secret/questions.ts'
import type { TopSecretOptions } from '@safehouse/games/top-secret'
import { useEffect } from 'preact/hooks'
import { chunk } from '../../../chunks.ts'
import { type Language, language } from '../../../words/language.ts'

const loaded = signal<Readonly<Record<string, Sides<QuestionPair>>>>({})
const nameOf = (deck: string, spoken: Language) => `${deck}/${spoken}`

async function load(decks: readonly PackId[], spoken: Language): Promise<void> {
  for (const deck of decks) {
    if (loaded.value[nameOf(deck, spoken)]) continue
    const questions = await chunk(() => loadQuestions(deck, spoken))
    loaded.value = { ...loaded.value, [nameOf(deck, spoken)]: questions }
  }
}

/** Finds the two questions of a side, as soon as its deck is here. */
export function useQuestions({ packs, ownPacks }: TopSecretOptions): (id: QuestionId) => QuestionPair | undefined {
  const spoken = language.value
  useEffect(() => {
    void load(packs, spoken)
  }, [packs, spoken])
  return ({ deck, card, side }) => {
    const own = ownPacks.find((pack) => pack.id === deck)
    return (own ? own.cards : loaded.value[nameOf(deck, spoken)])?.[card]?.[side]
  }
}
