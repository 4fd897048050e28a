// Whom the game on the table calls, worked out anew with each message that all have heard.
import type { Feed, Kinds } from '@safehouse/engine'
import type { GameOn, House } from '@safehouse/protocol'
import { useMemo } from 'preact/hooks'
import { useGame } from '../games/loading.ts'
import type { Connection } from '../table/connection.ts'
import { type Called, calledIn } from './called.ts'

/** `table` hears open facts alone. */
export function useCalled(
  table: Connection,
  house: House | undefined,
  on: GameOn | undefined,
): { readonly called: Called; readonly count: number } | undefined {
  const game = useGame(on?.game)
  const isTogether = house?.place === 'room'
  const { n, messages } = table.feed.value
  const isHere = game !== undefined && on !== undefined && n === on.n && messages.length > 0
  return useMemo(() => {
    if (!isHere) return undefined
    const setup = { options: on.options, seats: on.seats.length }
    const now = (on.clock.pausedAt ?? table.time()) - on.clock.offset
    return { called: calledIn(game.screens.game, setup, messages as Feed<Kinds>, now, isTogether), count: messages.length }
  }, [isHere, isTogether, game, messages, table])
}
