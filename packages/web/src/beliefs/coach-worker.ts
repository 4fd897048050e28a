// The worker of the coach. It gets the seat's own feed, to know what the seat is; what an opponent believes follows from its open facts.
import { type CoachNote, coachNote, loadModel, openFeedOf } from '@safehouse/beliefs'
import type { Feed, GameTypes, Seat, Setup } from '@safehouse/engine'

export interface CoachRequest {
  readonly game: string
  readonly setup: Setup<GameTypes>
  readonly feed: Feed<GameTypes>
  readonly seat: Seat
}
export interface CoachAnswer {
  /** Missing while there is no secret. */
  readonly note: CoachNote | undefined
  /** The open feed, which `CoachNote.rise` numbers. */
  readonly heard: Feed<GameTypes>
}
addEventListener('message', async ({ data: { game, setup, feed, seat } }: MessageEvent<CoachRequest>) => {
  const model = await loadModel(game)
  postMessage(model && ({ note: coachNote(model, feed, seat, setup), heard: openFeedOf(model, feed) } satisfies CoachAnswer))
})
