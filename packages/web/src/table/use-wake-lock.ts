// Keeps the device's screen on during a match (sound/stay-awake.ts).
import { useEffect } from 'preact/hooks'
import { afterOtherChunks, loadChunk } from '../chunks.ts'

export function useWakeLock(needed: boolean): void {
  useEffect(() => {
    if (!needed) return
    const started = afterOtherChunks()
      .then(() => loadChunk(() => import('../sound/stay-awake.ts')))
      .then(({ stayAwake }) => stayAwake())
    return () => void started.then((letSleep) => letSleep())
  }, [needed])
}
