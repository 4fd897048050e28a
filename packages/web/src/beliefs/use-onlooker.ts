// Follows a match as an onlooker in a worker, as long as the component is shown.
import type { Feed, GameTypes, Setup } from '@safehouse/engine'
import { useEffect, useState } from 'preact/hooks'
import type { OnlookerAnswer, OnlookerRequest } from './onlooker-worker.ts'

export const startOnlooker = (): Worker => new Worker(new URL('./onlooker-worker.ts', import.meta.url), { type: 'module' })

/** Undefined until it is worked out; worked out again when `key` changes. */
export function useOnlooker(game: string, setup: Setup<GameTypes>, feed: Feed<GameTypes>, key: string): OnlookerAnswer | undefined {
  const [answer, setAnswer] = useState<OnlookerAnswer>()
  useEffect(() => {
    setAnswer(undefined)
    if (feed.length === 0) return
    const worker = startOnlooker()
    worker.onmessage = ({ data }: MessageEvent<OnlookerAnswer | undefined>) => setAnswer(data)
    worker.postMessage({ game, setup, feed } satisfies OnlookerRequest)
    return () => worker.terminate()
  }, [key])
  return answer
}
