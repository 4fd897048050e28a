// The props of the screens of Spyfall 2, and what several screens work out from them.
import type { PlaceTexts } from '@safehouse/content/spyfall-2/texts.ts'
import type { Seat } from '@safehouse/engine'
import { type SpyfallCommon, type SpyfallTypes, type Trial, voters } from '@safehouse/games/spyfall-2'
import type { SeatProps, SpectatorProps } from '../screens.ts'
import type { Words } from './words/en.ts'

/** One language: the game's sentences, and the names of places and roles. */
export type SpyfallWords = Words & { readonly texts: PlaceTexts }
export type SpyfallSpectatorProps = SpectatorProps<SpyfallTypes, SpyfallWords>
export type SpyfallSeatProps = SeatProps<SpyfallTypes, SpyfallWords>

/** A vote on a suspect, in mid-round (SF-17) or when time is up (SF-13). */
export interface Vote {
  readonly suspect: Seat
  /** Null when time is up: everyone is tried then. */
  readonly accuser: Seat | null
  readonly voters: readonly Seat[]
  /** Who has voted; everyone once hands are shown. */
  readonly voted: readonly Seat[]
  /** The outcome with everyone's hands; undefined while votes are missing. */
  readonly trial: Trial | undefined
}
/** The vote that is on, or whose hands have just been shown. */
export function currentVote(common: SpyfallCommon): Vote | undefined {
  const { stage, trials } = common
  if (stage.is === 'voting') {
    const { suspect, accuser, voted } = stage
    return { suspect, accuser, voters: voters(common, suspect), voted, trial: undefined }
  }
  const trial = stage.is === 'settling' ? trials.at(-1) : undefined
  return trial && voteOfTrial(common, trial)
}
/** The vote that ended the last round, if a vote did. */
export function endingVote(common: SpyfallCommon): Vote | undefined {
  const trial = common.results.at(-1)?.ending.how === 'named' ? undefined : common.trials.at(-1)
  return trial && voteOfTrial(common, trial)
}
function voteOfTrial(common: SpyfallCommon, trial: Trial): Vote {
  const voterSeats = voters(common, trial.suspect)
  return { suspect: trial.suspect, accuser: trial.accuser, voters: voterSeats, voted: voterSeats, trial }
}
export const missingVoters = ({ voters, voted }: Vote): Seat[] => voters.filter((seat) => !voted.includes(seat))
/** The spy who has to name a place now (SF-20, SF-21). */
export const namingSpy = ({ stage }: SpyfallCommon): Seat | undefined => (stage.is === 'naming' ? stage.shown.at(-1) : undefined)
/** Whether everybody else is a bot, so that nothing can be said aloud (SF-12). */
export const isAmongBots = ({ seats }: SpyfallSpectatorProps): boolean => seats.every(({ you, kind }) => you || kind === 'bot')
