// Follows what changes in the house: a new host, a bot that takes or returns a chair, a moved seat. What is said about it is in
// house-changes.ts, which is fetched with the first change.
import type { House } from '@safehouse/protocol'
import { useEffect, useRef } from 'preact/hooks'
import { afterOtherChunks, loadChunk } from '../chunks.ts'
import type { TableClient } from './table-client.ts'

export function useHouseNews(client: TableClient, house: House | undefined): void {
  const previous = useRef<House>()
  // What changed before the feed was there is told once it is, so that it comes after what happened earlier.
  const isFeedThere = !house?.on || client.received.value.matchNumber === house.on.n
  useEffect(() => {
    const before = previous.current
    if (before && !isFeedThere) return
    previous.current = house
    if (!before || !house) return
    const heard = client.received.value.messages.length
    afterOtherChunks()
      .then(() => loadChunk(() => import('./house-changes.ts')))
      .then(({ tellNews }) => tellNews(client, before, house, heard))
  }, [house, isFeedThere])
}
