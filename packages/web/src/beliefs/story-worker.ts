// The worker that works out who knew what, from the record of a match that is over. It loads the model of one game.
import { loadModel, type Minds, type Story, storyOf, WHOLE_BUDGET } from '@safehouse/beliefs'
import type { GameRecord } from '@safehouse/engine'

export interface StoryRequest {
  readonly record: GameRecord
  readonly minds: Minds
}
/** What the worker says: how far it is (from 0 to 1), or the story; none for a game without a model. */
export type StoryNews = { readonly done: number } | { readonly story: Story | undefined }

const say = (news: StoryNews) => postMessage(news)

addEventListener('message', async ({ data: { record, minds } }: MessageEvent<StoryRequest>) => {
  const model = await loadModel(record.game)
  say({ story: model && storyOf(model, record, (done) => say({ done }), WHOLE_BUDGET, minds) })
})
