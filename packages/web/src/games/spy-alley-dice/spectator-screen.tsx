// The screen of Spy Alley Dice for spectators and for the shared screen. Open facts alone, nothing to press.
import { ActionBar } from '../../parts/action-bar.tsx'
import { LastEvents } from '../../parts/last-events.tsx'
import { TableFrame } from '../../parts/table-frame.tsx'
import { dimmedAction } from '../core/props.ts'
import { MatchHeadline } from './headline.tsx'
import { type AlleySpectatorProps, isOpening } from './props.ts'
import { Seats, Stage } from './stage.tsx'
import './shared-screen.css'

export const AlleySpectatorScreen = ({ match }: { readonly match: AlleySpectatorProps }) => (
  <TableFrame
    showing={isOpening(match.common) ? 'opening' : 'table'}
    seats={<Seats match={match} />}
    headline={<MatchHeadline match={match} />}
    center={<Stage match={match} kept={match.common.turn.kept} />}
    bottom={<LastEvents events={match.events} />}
    bar={<ActionBar actions={[dimmedAction(match.words.watching)]} />}
  />
)
