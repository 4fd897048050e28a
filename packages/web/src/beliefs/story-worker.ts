// The worker that works out who knew what, from the record of a match that is over. It loads the model of one game.
import { loadModel, type Story, storyOf } from '@safehouse/beliefs'
import type { GameRecord } from '@safehouse/engine'

/** What the worker says: how far it is (from 0 to 1), or the story; none for a game without a model. */
export type StoryNews = { readonly done: number } | { readonly story: Story | undefined }

const say = (news: StoryNews) => postMessage(news)

addEventListener('message', async ({ data: record }: MessageEvent<GameRecord>) => {
  const model = await loadModel(record.game)
  say({ story: model && storyOf(model, record, (done) => say({ done })) })
})
