// The screen of Top Secret for spectators and for the shared screen: open facts alone, and nothing to press on the shared one.
import { useContext, useState } from 'preact/hooks'
import { ActionBar } from '../../parts/action-bar.tsx'
import { TableFrame } from '../../parts/table-frame.tsx'
import { SharedScreen } from '../../screen/shared.ts'
import { dimmedAction } from '../core/props.ts'
import { MatchHeadline } from './headline.tsx'
import { LookBack } from './look-back.tsx'
import type { TopSecretSpectatorProps } from './props.ts'
import { Seats, Stage } from './stage.tsx'
import './spectator-screen.css'

export function TopSecretSpectatorScreen({ match }: { readonly match: TopSecretSpectatorProps }) {
  const [looking, setLooking] = useState(false)
  const shared = useContext(SharedScreen)
  return (
    <div class="secret-watch">
      <TableFrame
        seats={<Seats match={match} />}
        headline={<MatchHeadline match={match} />}
        center={<Stage match={match} onLook={shared ? undefined : () => setLooking(true)} />}
        bar={<ActionBar actions={[dimmedAction(match.words.watching)]} />}
      />
      {looking && <LookBack match={match} onClose={() => setLooking(false)} />}
    </div>
  )
}
