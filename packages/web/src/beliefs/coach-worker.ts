// The web worker of the coach. It gets the seat's own feed, to know what the seat is; what an opponent believes follows from its open facts.
import { type CoachNote, entriesOf, loadModel, openFeedOf, writeCoachNote } from '@safehouse/beliefs'
import type { BareEntry, Feed, GameTypes, Seat, Setup } from '@safehouse/engine'

export interface CoachRequest {
  readonly game: string
  readonly setup: Setup<GameTypes>
  readonly feed: Feed<GameTypes>
  readonly seat: Seat
}
export interface CoachAnswer {
  /** Missing while there is no secret. */
  readonly note: CoachNote | undefined
  /** What everybody was told, with an entry for each message that `CoachNote.rise` may name. */
  readonly entries: readonly BareEntry<GameTypes>[]
}
addEventListener('message', async ({ data: { game, setup, feed, seat } }: MessageEvent<CoachRequest>) => {
  const model = await loadModel(game)
  postMessage(model && ({ note: writeCoachNote(model, feed, seat, setup), entries: entriesOf(openFeedOf(model, feed)) } satisfies CoachAnswer))
})
