// "Keep": saves the evening's matches to a group's history. Only the host can do it; everybody with a seat can open it afterwards.
import { useEffect, useState } from 'preact/hooks'
import { Link } from 'wouter-preact'
import { groupPath, storedGroups, storeGroup } from '../group/stored-groups.ts'
import { messages } from '../i18n/language.ts'
import { useSingleFlight } from '../parts/use-single-flight.ts'
import type { TableProps } from '../table/props.ts'
import type { TableClient } from '../table/table-client.ts'

export function SaveToGroup({ client, house }: TableProps) {
  const { evening } = messages()
  const key = useGroupKey(client, house.kept)
  const isHost = house.host === client.actingId
  const save = useSingleFlight(async (groupKey?: string) => {
    const newKey = await client.commands.saveToGroup(groupKey)
    if (newKey) storeGroup({ key: newKey, names: house.people.filter(({ kind }) => kind === 'person').map(({ name }) => name) })
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
  const latestGroup = storedGroups()[0]
  return (
    <div class="evening-keep">
      <p class="small haze">{evening.keepLine}</p>
      {latestGroup && (
        <button type="button" class="text-button" onClick={() => save(latestGroup.key)}>
          {evening.keepInGroup}
        </button>
      )}
      <button type="button" class="text-button" onClick={() => save()}>
        {latestGroup ? evening.keepNew : evening.keep}
      </button>
    </div>
  )
}

/** The key of the group in which the evening is saved. It is requested, because the house document does not contain it. */
function useGroupKey(client: TableClient, isSaved: boolean): string | undefined {
  const [key, setKey] = useState<string>()
  useEffect(() => {
    if (isSaved) client.commands.groupKey().then(setKey)
  }, [client, isSaved])
  return key
}
