// The web worker that computes what an attentive onlooker could believe: from open facts alone, for spans whose secrets have been turned up.
import { loadModel, type OnlookerStory, onlookerStory, openEntries, setupOfRecord } from '@safehouse/beliefs'
import type { BareEntry, Feed, GameRecord, GameTypes, Setup } from '@safehouse/engine'

/** Anybody's feed of a match, or the record of one that is over. */
export type OnlookerRequest =
  | { readonly game: string; readonly setup: Setup<GameTypes>; readonly feed: Feed<GameTypes> }
  | { readonly record: GameRecord }

export interface OnlookerAnswer {
  readonly story: OnlookerStory
  /** The entries that `OnlookerSpan.moments` number. */
  readonly entries: readonly BareEntry<GameTypes>[]
}

async function storyFor(request: OnlookerRequest): Promise<OnlookerAnswer | undefined> {
  const isRecord = 'record' in request
  const model = await loadModel(isRecord ? request.record.game : request.game)
  if (!model) return undefined
  const entries = isRecord ? request.record.entries : openEntries(model, request.feed)
  const story = onlookerStory(model, entries, isRecord ? setupOfRecord(request.record) : request.setup)
  return { story, entries: isRecord ? [] : entries }
}

/** Requests are answered one after another, in their order; the answer is undefined for a game without a model. */
let queue = Promise.resolve()
addEventListener('message', ({ data }: MessageEvent<OnlookerRequest>) => {
  queue = queue.then(async () => postMessage(await storyFor(data).catch(() => undefined)))
})
