// Actions of earlier matches that are sent again. A client that lost its connection repeats what was not acknowledged; meanwhile the
// next match may have begun.
import { isDeepStrictEqual } from 'node:util'
import type { Entry, GameTypes, Seat } from '@safehouse/engine'
import { RequestError } from '../request-error.ts'
import type { MatchId, Store } from '../store/store.ts'
import { parseEntry } from './stored-match.ts'

interface SentAgain {
  readonly match: MatchId
  /** Unknown in a match that was ended early: the table document does not say who sat where in it. */
  readonly seat: Seat | undefined
  readonly actionId: string
  readonly action: unknown
}

/** Throws unless this action is stored under this id in the log of the earlier match. */
export async function checkWasStored(store: Pick<Store, 'entries'>, { match, seat, actionId, action }: SentAgain): Promise<void> {
  const texts = await store.entries(match, 0)
  const entries = texts.filter((text) => text.includes(actionId)).map(parseEntry)
  const stored = entries.find(({ id, input }) => id === actionId && isActionOf(input, seat))
  if (!stored) throw new RequestError('noGameRunning')
  if (!isSameAction((stored.input as { action: unknown }).action, action)) throw new RequestError('idUsed')
}
const isActionOf = (input: Entry<GameTypes>['input'], seat: Seat | undefined): boolean =>
  typeof input === 'object' && 'seat' in input && (seat === undefined || input.seat === seat)

/** Whether an action is the same as the one that was stored. As JSON, because that is how both were sent. */
export const isSameAction = (stored: unknown, action: unknown): boolean => isDeepStrictEqual(asJson(stored), asJson(action))
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))
