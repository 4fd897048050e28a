// The web worker that computes who knew what, from the record of a match that is over. It loads the model of one game.
import { type BotProfiles, loadModel, type Story, storyOf, WHOLE_BUDGET } from '@safehouse/beliefs'
import type { GameRecord } from '@safehouse/engine'

export interface StoryRequest {
  readonly record: GameRecord
  readonly botProfiles: BotProfiles
}
/** The worker's messages: its progress from 0 to 1, and at the end the story, which is undefined for a game without a model. */
export type StoryNews = { readonly done: number } | { readonly story: Story | undefined }

const say = (news: StoryNews) => postMessage(news)

addEventListener('message', async ({ data: { record, botProfiles } }: MessageEvent<StoryRequest>) => {
  const model = await loadModel(record.game)
  say({ story: model && storyOf(model, record, (done) => say({ done }), WHOLE_BUDGET, botProfiles) })
})
