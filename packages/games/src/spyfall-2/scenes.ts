// How decisions of Spyfall 2 are shown: the hands of a vote, a spy's card, the place that a spy names, and time that is up. From open facts
// alone; a vote that convicts and one that fails have the same beats and lengths until the hands have been seen.
import { type Beat, beat, type Scene } from '@safehouse/engine'
import { nextDealer, type SpyfallCommon } from './common.ts'
import type { SpyfallOpenFact } from './facts.ts'

/** After a failed accusation the clock goes on three seconds later (SF-19): the hands are seen before that. */
const hands = [beat('hush', 900, 'hands'), beat('turn', 500, 'hands'), beat('look', 700, 'hands')]
const outcome = [beat('stamp', 1440), beat('sentence', 1600)]
/** The card of the convicted player, or of a spy whom nobody found, is turned; then the place. */
const cardAndPlace = [beat('act', 1000, 'card'), beat('turn', 600, 'card'), ...outcome, beat('turn', 600, 'place'), beat('look', 900, 'place')]
/** A spy shows their card, to name the place. */
const spyShows = [beat('act', 1160, 'card'), beat('turn', 600, 'card'), beat('look', 1200, 'card')]
/** What the spy says. Then comes the right place or, if a second spy names one too, that spy's card. */
const spySays = [beat('act', 900, 'said'), beat('hush', 1600)]
const placeTurns = [beat('turn', 600, 'place'), ...outcome]
const secondSpy = [beat('turn', 600, 'card'), beat('look', 1200, 'card')]
const timeUp = [beat('act', 900), beat('sentence', 1400)]

export function scene(facts: readonly SpyfallOpenFact[], _: SpyfallCommon, after: SpyfallCommon): Scene | undefined {
  const hasFact = (kind: SpyfallOpenFact['kind']) => facts.some((fact) => fact.kind === kind)
  const isEnd = hasFact('roundEnded')
  const heldScene = (kind: string, beats: readonly Beat[]): Scene => ({
    kind,
    beats,
    holds: true,
    ...(isEnd && after.stage.is === 'scored' && { awaits: nextDealer(after) }),
  })
  if (hasFact('votesShown'))
    return heldScene('vote', isEnd ? [...hands, ...cardAndPlace] : hasFact('suspectTried') ? [...hands, beat('sentence', 1200)] : hands)
  if (hasFact('placeNamed')) return heldScene('named', [...spySays, ...(isEnd ? placeTurns : secondSpy)])
  if (hasFact('spyShown')) return heldScene('spy', spyShows)
  if (hasFact('timeRanOut')) return heldScene('timeUp', timeUp)
  return undefined
}
