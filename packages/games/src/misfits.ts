// English sentences for options that a game cannot be played with, for users of the command line and of the HTTP API. The web client
// has sentences of its own in each language.
import type { Refusal } from '@safehouse/engine'

type Sentence = (values: NonNullable<Refusal['with']>) => string

const sentences: Readonly<Record<string, Sentence>> = {
  noSuchDealer: ({ seat }) => `Seat ${seat} (counted from 0) is named as the dealer, but the table has no such seat.`,
  wrongNumberOfAgents: ({ wanted, chosen }) => `This table plays with ${wanted} agents, but ${chosen} are chosen.`,
  tooFewCards: ({ cards, atLeast }) => `The packs have ${cards} cards, and a game needs at least ${atLeast}.`,
  noPlaces: () => 'No pack of places is chosen; at least one is needed.',
  samePackTwice: () => 'Two of the packs have the same id.',
  twelveNeedTwoSpies: () => 'Twelve players always have two spies.',
  mixedDecksOneSpy: () => 'Packs with different numbers of roles can be mixed only with one spy.',
  oldPalsNeedTwoSpies: () => 'Old pals need two spies.',
  moreRoundsThanPlaces: ({ places }) => `There are ${places} places, which is not enough for so many rounds.`,
  morePlayersThanCards: ({ cards }) => `A place of these packs has ${cards} cards, which is not enough for all players.`,
}
/** The reason for a misfit in one sentence, with its rule. */
export const describeMisfit = ({ code, rule, with: values = {} }: Refusal): string => `${sentences[code]?.(values) ?? code} (rule ${rule})`
