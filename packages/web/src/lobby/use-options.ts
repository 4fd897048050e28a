// Why the chosen options do not go with this table, as the game itself says it; the server would refuse the start with the same.
import type { House } from '@safehouse/protocol'
import { type LoadedGame, useGame } from '../games/loading.ts'
import { type AnySpec, defaultOf } from './option.tsx'

export const useMisfit = (house: House): string | undefined => misfitOf(useGame(house.game), house)

function misfitOf(game: LoadedGame | undefined, house: House): string | undefined {
  if (!game) return undefined
  const specs = Object.entries(game.screens.game.options as Record<string, AnySpec>)
  const defaults = Object.fromEntries(specs.map(([name, spec]) => [name, defaultOf(spec, house.place !== 'room')]))
  const misfit = game.screens.game.misfit?.({ options: { ...defaults, ...house.options }, seats: house.people.length })
  return misfit && game.words.refusals[misfit.code]?.(misfit, [])
}
