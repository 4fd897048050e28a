// Whom the game on the table calls, worked out anew with each message that all have heard.
import type { AnyGame, Feed, GameTypes } from '@safehouse/engine'
import type { CurrentMatch, House } from '@safehouse/protocol'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { chunk } from '../chunks.ts'
import { useGame } from '../games/loading.ts'
import type { AnyScreens } from '../games/screens.ts'
import type { TableClient } from '../table/table-client.ts'
import { type Called, calledIn } from './called.ts'

/** `table` hears open facts alone. */
export function useCalled(
  table: TableClient,
  house: House | undefined,
  on: CurrentMatch | undefined,
): { readonly called: Called; readonly count: number } | undefined {
  const rules = useRules(useGame(on?.game)?.screens)
  const isTogether = house?.place === 'room'
  const { n, messages } = table.feed.value
  const isHere = rules !== undefined && on !== undefined && n === on.n && messages.length > 0
  return useMemo(() => {
    if (!isHere) return undefined
    const setup = { options: on.options, seats: on.seats.length }
    const now = (on.clock.pausedAt ?? table.time()) - on.clock.offset
    return { called: calledIn(rules, setup, messages as Feed<GameTypes>, now, isTogether), count: messages.length }
  }, [isHere, isTogether, rules, messages, table])
}

function useRules(screens: AnyScreens | undefined): AnyGame | undefined {
  const [rules, setRules] = useState<AnyGame>()
  useEffect(() => {
    if (screens) chunk(screens.rules).then(setRules)
  }, [screens])
  return rules?.id === screens?.game.id ? rules : undefined
}
