// "Keep": the evening's games go into a lasting history under one link. The host's to press; all with a seat can open it then.
import type { House } from '@safehouse/protocol'
import { useEffect, useState } from 'preact/hooks'
import { Link } from 'wouter-preact'
import { groupPath, storedGroups, storeGroup } from '../group/stored-groups.ts'
import { useOnce } from '../parts/use-once.ts'
import type { TableClient } from '../table/table-client.ts'
import { words } from '../words/language.ts'

interface Props {
  readonly client: TableClient
  readonly house: House
}
export function SaveToGroup({ client, house }: Props) {
  const { evening } = words()
  const key = useGroupKey(client, house.kept)
  const isHost = house.host === client.actingId
  const keep = useOnce(async (into?: string) => {
    const made = await client.commands.saveToGroup(into)
    if (made) storeGroup({ key: made, names: house.people.filter(({ kind }) => kind === 'person').map(({ name }) => name) })
  })
  if (house.kept)
    return (
      <div class="evening-keep">
        <p class="small haze">{evening.kept}</p>
        {key && (
          <Link href={groupPath(key)} class="text-button">
            {evening.toGroup}
          </Link>
        )}
      </div>
    )
  if (!isHost) return null
  const last = storedGroups()[0]
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
function useGroupKey(client: TableClient, isKept: boolean): string | undefined {
  const [key, setKey] = useState<string>()
  useEffect(() => {
    if (isKept) client.commands.groupKey().then(setKey)
  }, [client, isKept])
  return key
}
