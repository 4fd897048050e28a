// Hooks about the options of a table's game.
import type { House } from '@safehouse/protocol'
import { useEffect } from 'preact/hooks'
import { botsLanguage } from '../games/bots-language.ts'
import { type LoadedGame, useGame } from '../games/loading.ts'
import { language } from '../i18n/language.ts'
import type { TableClient } from '../table/table-client.ts'
import { type AnySpec, defaultOf } from './option.tsx'

/** Why the chosen options do not suit this table, as the game says it. The server would refuse the start for the same reason. */
export const useMisfit = (house: House): string | undefined => misfitOf(useGame(house.game, 'later'), house)

function misfitOf(game: LoadedGame | undefined, house: House): string | undefined {
  if (!game) return undefined
  const specs = Object.entries(game.screens.game.options as Record<string, AnySpec>)
  const defaults = Object.fromEntries(specs.map(([name, spec]) => [name, defaultOf(spec, house.place !== 'room')]))
  const misfit = game.screens.game.misfit?.({
    options: { ...defaults, ...house.options },
    seats: Math.min(house.people.length, game.screens.game.seats.max),
  })
  return misfit && game.words.refusals[misfit.code]?.(misfit, [])
}

/** Sets the bots' language to the host's, unless the host has chosen one. */
export function useBotsLanguage(client: TableClient, house: House): void {
  const current = language.value
  const game = useGame(house.game, 'later')?.screens.game
  const option = game && botsLanguage(game, current)
  const mustSet = house.host === client.actingId && house.options.language === undefined && option !== undefined
  useEffect(() => {
    if (mustSet) client.commands.send({ do: 'setOptions', options: { ...house.options, ...option } })
  }, [mustSet, current])
}
