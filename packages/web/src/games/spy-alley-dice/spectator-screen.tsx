// The screen of Spy Alley Dice for spectators and for the shared screen. Open facts alone, nothing to press.

import { messages as house } from '../../i18n/language.ts'
import { ActionBar } from '../../parts/action-bar.tsx'
import { LastEvents } from '../../parts/last-events.tsx'
import { TableFrame } from '../../parts/table-frame.tsx'
import { waiting } from '../core/props.ts'
import { MatchHeadline } from './headline.tsx'
import { type AlleySpectatorProps, isOpening } from './props.ts'
import { Seats, Stage } from './stage.tsx'
import './shared-screen.css'

export const AlleySpectatorScreen = ({ play }: { readonly play: AlleySpectatorProps }) => (
  <TableFrame
    scene={isOpening(play.common) ? 'opening' : 'table'}
    seats={<Seats play={play} />}
    headline={<MatchHeadline play={play} />}
    stage={<Stage play={play} kept={play.common.turn.kept} />}
    folder={<LastEvents events={play.events} />}
    bar={<ActionBar label={house().table.actions} actions={[waiting(play.words.watching)]} />}
  />
)
