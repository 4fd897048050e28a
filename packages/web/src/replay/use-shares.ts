// Runs the continuations of several moments in a worker, one after another, while a sheet is open.
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Continuations, Share } from './continuations.ts'
import type { WhatIfRequest } from './what-if-worker.ts'

interface Shares {
  readonly shares: readonly (Share | undefined)[]
  readonly isRunning: boolean
  /** The worker could not be loaded, or failed. */
  readonly isBroken: boolean
  stop(): void
}
/** The shares so far, in the order of `lines`; all are played again when `key` changes. */
export function useShares(game: string, lines: readonly Continuations[], key: string): Shares {
  const [shares, setShares] = useState<readonly (Share | undefined)[]>([])
  const [state, setState] = useState<'running' | 'stopped' | 'broken'>('running')
  const worker = useRef<Worker>()
  const end = (endState: 'stopped' | 'broken') => {
    worker.current?.terminate()
    setState(endState)
  }
  useEffect(() => {
    const started = new Worker(new URL('./what-if-worker.ts', import.meta.url), { type: 'module' })
    worker.current = started
    setShares([])
    setState('running')
    started.onerror = () => end('broken')
    started.onmessage = ({ data: { line, share } }: MessageEvent<{ line: number; share: Share }>) => {
      setShares((before) => lines.map((_, i) => (i === line ? share : before[i])))
      if (line === lines.length - 1 && share.games === lines[line]!.games) end('stopped')
    }
    for (const [line, continuations] of lines.entries()) started.postMessage({ line, game, continuations } satisfies WhatIfRequest)
    return () => started.terminate()
  }, [key])
  return { shares, isRunning: state === 'running', isBroken: state === 'broken', stop: () => end('stopped') }
}
