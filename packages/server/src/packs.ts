// The texts of the built-in packs, for programs that have none of our content: the places and roles of Spyfall 2, the questions of
// Top Secret. They are public; what is secret in a match is which of them was drawn.
import type { Language } from '@safehouse/content/languages.ts'
import { placeKey, packs as placePacks } from '@safehouse/content/spyfall-2/packs.ts'
import { placeTexts } from '@safehouse/content/spyfall-2/texts.ts'
import { packs as decks, type PackId, type QuestionPair } from '@safehouse/content/top-secret/packs.ts'
import { loadQuestions } from '@safehouse/content/top-secret/questions.ts'
import { yesRates } from '@safehouse/content/top-secret/rates.ts'
import { traitAsked } from '@safehouse/content/top-secret/traits.ts'
import type { AskedTrait, PackTexts } from '@safehouse/protocol'
import { RequestError } from './request-error.ts'

export async function readPackTexts(id: string, language: Language): Promise<PackTexts> {
  const pack = placePacks.find((candidate) => candidate.id === id)
  if (pack) {
    const texts = await placeTexts[language]()
    return { id, game: 'spyfall-2', language, places: pack.places.map((place) => ({ key: placeKey(pack.id, place), ...texts.places[place] })) }
  }
  const deck = decks.find((candidate) => candidate.id === id)
  if (deck) {
    const cards = await loadQuestions(deck.id, language)
    return { id, game: 'top-secret', language, cards, rates: yesRates[deck.id], traits: traitsOf(deck.id, cards) }
  }
  throw new RequestError('unknownPack')
}

/** What our own bots know about the questions of a deck, for the bots of others. */
function traitsOf(deck: PackId, cards: readonly (readonly QuestionPair[])[]): NonNullable<PackTexts['traits']> {
  return cards.map((sides, card) =>
    sides.map((_, side) => {
      const traitFor = (team: keyof QuestionPair): AskedTrait => traitAsked({ deck, card, side }, team) ?? null
      return { yellow: traitFor('yellow'), blue: traitFor('blue') }
    }),
  )
}
