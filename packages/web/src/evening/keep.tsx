// "Keep": the evening's games go into a lasting history under one link. The host's to press; all with a seat can open it then.
import type { House } from '@safehouse/protocol'
import { useEffect, useState } from 'preact/hooks'
import { Link } from 'wouter-preact'
import { keepGroup, keptGroups, linkTo } from '../group/kept-groups.ts'
import { useOnce } from '../parts/use-once.ts'
import type { TableClient } from '../table/table-client.ts'
import { words } from '../words/language.ts'

interface Props {
  readonly table: TableClient
  readonly house: House
}
export function Keep({ table, house }: Props) {
  const { evening } = words()
  const key = useKey(table, house.kept)
  const isHost = house.host === table.you
  const keep = useOnce(async (into?: string) => {
    const made = await table.keepIn(into)
    if (made) keepGroup({ key: made, names: house.people.filter(({ kind }) => kind === 'person').map(({ name }) => name) })
  })
  if (house.kept)
    return (
      <div class="evening-keep">
        <p class="small haze">{evening.kept}</p>
        {key && (
          <Link href={linkTo(key)} class="text-button">
            {evening.toGroup}
          </Link>
        )}
      </div>
    )
  if (!isHost) return null
  const last = keptGroups()[0]
  return (
    <div class="evening-keep">
      <p class="small haze">{evening.keepLine}</p>
      {last && (
        <button type="button" class="text-button" onClick={() => keep(last.key)}>
          {evening.keepInGroup}
        </button>
      )}
      <button type="button" class="text-button" onClick={() => keep()}>
        {last ? evening.keepNew : evening.keep}
      </button>
    </div>
  )
}

/** The key is asked for when the sheet is open: it is in no house. */
function useKey(table: TableClient, isKept: boolean): string | undefined {
  const [key, setKey] = useState<string>()
  useEffect(() => {
    if (isKept) table.keptIn().then(setKey)
  }, [table, isKept])
  return key
}
