// What an onlooker could believe in a match, computed in a web worker for as long as the component is shown.
import type { Feed, GameTypes, Setup } from '@safehouse/engine'
import { useEffect, useState } from 'preact/hooks'
import type { OnlookerAnswer, OnlookerRequest } from './onlooker-worker.ts'

/** Starts a worker. It takes an `OnlookerRequest` as a message and answers with an `OnlookerAnswer`, or undefined for a game without a model. */
export const startOnlookerWorker = (): Worker => new Worker(new URL('./onlooker-worker.ts', import.meta.url), { type: 'module' })

/** The onlooker's story of a feed; undefined until it is computed. It is computed anew only when `key` changes, not with every new feed object. */
export function useOnlooker(game: string, setup: Setup<GameTypes>, feed: Feed<GameTypes>, key: string): OnlookerAnswer | undefined {
  const [answer, setAnswer] = useState<OnlookerAnswer>()
  useEffect(() => {
    setAnswer(undefined)
    if (feed.length === 0) return
    const worker = startOnlookerWorker()
    worker.onmessage = ({ data }: MessageEvent<OnlookerAnswer | undefined>) => setAnswer(data)
    worker.postMessage({ game, setup, feed } satisfies OnlookerRequest)
    return () => worker.terminate()
  }, [key])
  return answer
}
