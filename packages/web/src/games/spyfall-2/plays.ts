// This game's play, as its screens get it, and small questions that several of them ask of it.
import type { PlaceTexts } from '@safehouse/content/spyfall-2/texts.ts'
import type { Seat } from '@safehouse/engine'
import { type SpyfallCommon, type SpyfallTypes, type Trial, voters } from '@safehouse/games/spyfall-2'
import type { SeatProps, SpectatorProps } from '../screens.ts'
import type { Words } from './words/en.ts'

/** One language: our sentences, and what places and roles are called. */
export type SpyfallWords = Words & { readonly texts: PlaceTexts }
export type SpyfallOpenPlay = SpectatorProps<SpyfallTypes, SpyfallWords>
export type SpyfallSeatPlay = SeatProps<SpyfallTypes, SpyfallWords>

/** The vote that is on, or whose hands are being looked at. */
export interface Vote {
  readonly suspect: Seat
  readonly accuser: Seat | null
  readonly voters: readonly Seat[]
  /** Who has voted; everyone once hands are shown. */
  readonly voted: readonly Seat[]
  /** Once all are in. */
  readonly shown: Trial | undefined
}
export function voteOf(common: SpyfallCommon): Vote | undefined {
  const { stage, trials } = common
  if (stage.is === 'voting') {
    const { suspect, accuser, voted } = stage
    return { suspect, accuser, voters: voters(common, suspect), voted, shown: undefined }
  }
  const shown = stage.is === 'settling' ? trials.at(-1) : undefined
  return shown && opened(common, shown)
}
/** The vote that ended the round which is over, if a vote did. */
export function endingVote(common: SpyfallCommon): Vote | undefined {
  const shown = common.results.at(-1)?.ending.how === 'named' ? undefined : common.trials.at(-1)
  return shown && opened(common, shown)
}
function opened(common: SpyfallCommon, shown: Trial): Vote {
  const all = voters(common, shown.suspect)
  return { suspect: shown.suspect, accuser: shown.accuser, voters: all, voted: all, shown }
}
export const awaitedVotes = ({ voters, voted }: Vote): Seat[] => voters.filter((seat) => !voted.includes(seat))
/** The spy who is to name a place, while one is. */
export const naming = ({ stage }: SpyfallCommon): Seat | undefined => (stage.is === 'naming' ? stage.shown.at(-1) : undefined)
