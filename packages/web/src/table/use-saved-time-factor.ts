// Sets, once per table, the time factor that this person chose earlier on this device.
import type { TimeFactor } from '@safehouse/engine'
import { useEffect, useRef } from 'preact/hooks'
import { setting } from '../settings.ts'
import type { TableClient } from './table-client.ts'

export function useSavedTimeFactor(client: TableClient): void {
  const askedClient = useRef<TableClient>()
  const isAtTable = client.house.value?.people.some(({ id }) => id === client.personId) ?? false
  useEffect(() => {
    const chosen = setting('time')
    if (!isAtTable || chosen === undefined || chosen === '1' || askedClient.current === client) return
    askedClient.current = client
    void client.commands.send({ do: 'setTime', factor: Number(chosen) as TimeFactor })
  }, [client, isAtTable])
}
