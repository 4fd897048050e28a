// The milestones of a match on its replay, and what a seat holds.
import type { SpyfallTypes } from '@safehouse/games/spyfall-2'
import type { ReplayDetails } from '../screens.ts'
import { placeName, roleName } from './place-names.ts'
import type { SpyfallWords } from './props.ts'

export const replay: ReplayDetails<SpyfallTypes, SpyfallWords> = {
  milestones: { roundBegan: 'deal', accused: 'accusation', votesShown: 'vote', spyShown: 'reveal', placeNamed: 'accusation', roundEnded: 'scoring' },
  describeHolding: ({ hand: { card } }, match) =>
    card.place === null || card.role === null ? match.words.card.spy : `${placeName(match, card.place)}, ${roleName(match, card.place, card.role)}`,
}
