// Works out the story of a record in a worker, as long as its component is shown.
import type { BotProfiles, Story } from '@safehouse/beliefs'
import type { GameRecord } from '@safehouse/engine'
import { useEffect, useState } from 'preact/hooks'
import type { StoryNews, StoryRequest } from './story-worker.ts'

export type StoryState =
  | { readonly is: 'working'; readonly done: number }
  | { readonly is: 'failed' }
  /** Undefined for a game without beliefs. */
  | { readonly is: 'told'; readonly story: Story | undefined }

/** `attempt` starts again when it changes. */
export function useStory(record: GameRecord, botProfiles: BotProfiles, attempt: number): StoryState {
  const [state, setState] = useState<StoryState>({ is: 'working', done: 0 })
  useEffect(() => {
    setState({ is: 'working', done: 0 })
    const worker = new Worker(new URL('./story-worker.ts', import.meta.url), { type: 'module' })
    worker.onerror = () => setState({ is: 'failed' })
    worker.onmessage = ({ data }: MessageEvent<StoryNews>) => {
      setState('story' in data ? { is: 'told', story: data.story } : { is: 'working', done: data.done })
    }
    worker.postMessage({ record, botProfiles } satisfies StoryRequest)
    return () => worker.terminate()
  }, [record, attempt])
  return state
}
