// The texts of the built-in packs, for programs that have none of our content: the places and roles of Spyfall 2, the questions of
// Top Secret. They are public; what is secret in a match is which of them was drawn.
import type { Language } from '@safehouse/content/languages.ts'
import { placeKey, packs as placePacks } from '@safehouse/content/spyfall-2/packs.ts'
import { placeTexts } from '@safehouse/content/spyfall-2/texts.ts'
import { packs as decks } from '@safehouse/content/top-secret/packs.ts'
import { loadQuestions } from '@safehouse/content/top-secret/questions.ts'
import type { PackTexts } from '@safehouse/protocol'
import { RequestError } from './request-error.ts'

export async function packTexts(id: string, language: Language): Promise<PackTexts> {
  const pack = placePacks.find((one) => one.id === id)
  if (pack) {
    const texts = await placeTexts[language]()
    return { id, game: 'spyfall-2', language, places: pack.places.map((place) => ({ key: placeKey(pack.id, place), ...texts.places[place] })) }
  }
  const deck = decks.find((one) => one.id === id)
  if (deck) return { id, game: 'top-secret', language, cards: await loadQuestions(deck.id, language) }
  throw new RequestError('unknownPack')
}
