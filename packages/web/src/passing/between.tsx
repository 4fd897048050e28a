// A passed device in nobody's hands: the curtain with the name of who gets it next, or the open table while that is nobody.
// Whoever wants it takes it by their own name, at any time.
import type { CurrentMatch, House, PersonId } from '@safehouse/protocol'
import { useContext } from 'preact/hooks'
import { Page } from '../parts/page.tsx'
import { Playing } from '../table/playing.tsx'
import { sittingsOf } from '../table/sittings.ts'
import type { TableClient } from '../table/table-client.ts'
import { TableTop } from '../table/top.ts'
import { words } from '../words/language.ts'
import { Curtain } from './curtain.tsx'
import './between.css'

/** The open table; the curtain with all names alike; or the curtain for one of them. */
export type Shown = 'table' | 'names' | PersonId

interface Props {
  readonly table: TableClient
  readonly house: House
  readonly on: CurrentMatch
  /** Those of this device who are in the game. A bot gives a chair back to whoever takes the device. */
  readonly players: readonly { readonly id: PersonId; readonly seat: number }[]
  /** Nothing while the game is on its way. */
  readonly shown: Shown | undefined
  onAsk(shown: Shown): void
  onTake(person: PersonId): void
}
export function Between({ table, house, on, players, shown, onAsk, onTake }: Props) {
  const top = useContext(TableTop)
  if (shown === undefined) return <Page top={top} />
  if (shown === 'table') return <Playing table={table} house={house} on={on} />
  const sittings = sittingsOf(house, null)
  const people = players.map(({ id, seat }) => ({ id, ...sittings[seat]! }))
  return <Curtain key={shown} who={people.find(({ id }) => id === shown)} people={people} onAsk={onAsk} onTake={onTake} />
}

/** Beside the title of the open table. */
export const TakeIt = ({ onPress }: { onPress(): void }) => (
  <button type="button" class="hand-on" onClick={onPress}>
    {words().passing.take}
  </button>
)
/** Beside the title of a holder's own screen, at the same place for everyone. */
export const HandOn = ({ onPress }: { onPress(): void }) => (
  <button type="button" class="hand-on" onClick={onPress}>
    {words().passing.handOn}
  </button>
)
