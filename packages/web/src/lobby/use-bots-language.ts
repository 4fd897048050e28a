// Bots speak what their host speaks, as long as the host has not said otherwise.
import type { House } from '@safehouse/protocol'
import { useEffect } from 'preact/hooks'
import { botsLanguage } from '../games/bots-language.ts'
import { useGame } from '../games/loading.ts'
import type { TableClient } from '../table/table-client.ts'
import { language } from '../words/language.ts'

export function useBotsLanguage(client: TableClient, house: House): void {
  const spoken = language.value
  const game = useGame(house.game)?.screens.game
  const option = game && botsLanguage(game, spoken)
  const isToSay = house.host === client.actingId && house.options.language === undefined && option !== undefined
  useEffect(() => {
    if (isToSay) client.commands.send({ do: 'setOptions', options: { ...house.options, ...option } })
  }, [isToSay, spoken])
}
