// A passed device that nobody holds during a match: the curtain with the name of the next holder, or the open table while nobody
// is needed. Anybody can take the device at any time by pressing their own name.
import type { PersonId } from '@safehouse/protocol'
import { useContext } from 'preact/hooks'
import { isolateName } from '../i18n/grammar.ts'
import { messages } from '../i18n/language.ts'
import { Page } from '../parts/page.tsx'
import { TitleBarContext } from '../parts/top-bar.tsx'
import { MatchScreen } from '../table/match-screen.tsx'
import type { TableMatchProps } from '../table/props.ts'
import { seatedPeople } from '../table/seated-people.ts'
import { Curtain } from './curtain.tsx'
import './unheld-screen.css'

/** The open table; the curtain with all names alike; or the curtain for one person. */
export type UnheldView = 'table' | 'names' | PersonId

interface Props extends TableMatchProps {
  /** The people of this device who are in the match, including those a bot plays for: taking the device takes the chair back. */
  readonly players: readonly { readonly id: PersonId; readonly seat: number }[]
  /** Undefined while the game is loading. */
  readonly view: UnheldView | undefined
  onRequest(view: UnheldView): void
  onTake(person: PersonId): void
}
export function UnheldScreen({ client, house, match, players, view, onRequest, onTake }: Props) {
  const top = useContext(TitleBarContext)
  if (view === undefined) return <Page top={top} />
  if (view === 'table') return <MatchScreen client={client} house={house} match={match} />
  const seated = seatedPeople(house, null)
  const people = players.map(({ id, seat }) => ({ id, ...seated[seat]! }))
  return <Curtain key={view} holder={people.find(({ id }) => id === view)} people={people} onRequest={onRequest} onTake={onTake} />
}

/** Beside the title of the open table. */
export const TakeButton = ({ onPress }: { onPress(): void }) => (
  <button type="button" class="hand-on" onClick={onPress}>
    {messages().passing.take}
  </button>
)
/** Beside the title of a holder's screen, at the same place for everyone. It says who holds the device. */
export const HandOnButton = ({ holder, onPress }: { readonly holder: string; onPress(): void }) => (
  <button type="button" class="hand-on" onClick={onPress}>
    <span class="unseen">{messages().passing.holds(isolateName(holder))}. </span>
    <small aria-hidden="true">
      <bdi>{holder}</bdi>
    </small>
    {messages().passing.handOn}
  </button>
)
