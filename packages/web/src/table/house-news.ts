// Follows what changes in the house: a new host, a bot that takes or returns a seat, a moved seat. Changes become lines of the match's
// history. Their sentences are in house-changes.ts, which is fetched with the first change.
import type { House } from '@safehouse/protocol'
import { useEffect, useRef } from 'preact/hooks'
import { afterOtherChunks, loadChunk } from '../chunks.ts'
import type { TableClient } from './table-client.ts'

export function useHouseNews(client: TableClient, house: House | undefined): void {
  const previous = useRef<House>()
  // While a match's feed is still loading, changes wait, so that they are listed after the match's earlier events.
  const isFeedThere = !house?.on || client.received.value.matchNumber === house.on.n
  useEffect(() => {
    const before = previous.current
    if (before && !isFeedThere) return
    previous.current = house
    if (!before || !house) return
    const afterMessage = client.received.value.messages.length
    // After the chunks that the page itself waits for: news must not delay them.
    afterOtherChunks()
      .then(() => loadChunk(() => import('./house-changes.ts')))
      .then(({ tellNews }) => tellNews(client, before, house, afterMessage))
  }, [house, isFeedThere])
}
