// The table of Shadow in the Night for a seat: headline, board, agents, private folders, action bar. What the player is putting
// together is added to what everyone sees; only the folders may depend on the hand.
import { type Building, questionOf } from '@safehouse/games/shadow-in-the-night'
import { useState } from 'preact/hooks'
import { messages as house } from '../../i18n/language.ts'
import { ActionBar } from '../../parts/action-bar.tsx'
import { Clock } from '../../parts/clock.tsx'
import { Headline } from '../../parts/headline.tsx'
import { TableFrame } from '../../parts/table-frame.tsx'
import { AgentsPanel, BoardArea } from './board/board-area.tsx'
import { useTrails } from './board/trails.tsx'
import { displayCall, displayCard, displayCardTurn, displayDraw } from './cards/display.tsx'
import { displayForEveryone, type TableDisplay } from './display.ts'
import { useDossier } from './dossier/use-dossier.ts'
import { Folders } from './folders.tsx'
import type { ShadowSeatProps, ShadowSpectatorProps } from './props.ts'
import { displaySafeMove } from './scoring/safe.ts'
import { Seats } from './seats.tsx'
import { displaySpending } from './turn/spending.tsx'
import { type Draft, type UpdateDraft, useDraft } from './turn/use-draft.ts'
import { type Layout, useLayout } from './use-layout.ts'
import './seat-screen.css'

export function ShadowSeatScreen({ play }: { readonly play: ShadowSeatProps }) {
  const layout = useLayout()
  const trails = useTrails(play)
  const [draft, updateDraft] = useDraft(questionOf(play.common))
  // Counters: a folder opens when its counter rises.
  const [openRequests, setOpenRequests] = useState({ hand: 0, dossier: 0 })
  const dossier = useDossier(play)
  const openHand = () => setOpenRequests({ ...openRequests, hand: openRequests.hand + 1 })
  const openDossier = () => setOpenRequests({ ...openRequests, dossier: openRequests.dossier + 1 })
  const display = dossier.display(displayForSeat(play, displayForEveryone(play, trails), draft, updateDraft, openHand), openDossier)
  const zoomedOn = display.board.buildingPicker || display.insteadOfAgents ? undefined : draft.zoomedOn
  return (
    <TableFrame
      seats={showsSeats(layout, display) && <Seats play={play} />}
      headline={<TableHeadline play={play} display={display} layout={layout} zoomedOn={zoomedOn} />}
      stage={<BoardArea play={play} display={display} layout={layout} zoomedOn={zoomedOn} onZoom={(zoomedOn) => updateDraft({ zoomedOn })} />}
      folder={
        <Folders
          play={play}
          openRequests={openRequests}
          dossier={dossier}
          onCard={(card) => updateDraft({ card, pickedAgents: [], by: undefined, to: undefined, faceDown: undefined })}
        />
      }
      bar={<ActionBar label={house().table.actions} actions={display.actions} />}
    />
  )
}

/** What everyone sees, and what this seat may do now. */
function displayForSeat(play: ShadowSeatProps, base: TableDisplay, draft: Draft, updateDraft: UpdateDraft, openHand: () => void): TableDisplay {
  switch (play.common.due.what) {
    case 'spend':
      return displaySpending(play, base, draft, updateDraft)
    case 'draw':
      return displayDraw(play, base)
    case 'answer':
      return displayCall(play, base)
    case 'play':
      return draft.card ? displayCard(play, base, draft.card, draft, updateDraft) : displayCardTurn(play, base, openHand)
    case 'safe':
      return displaySafeMove(play, base, draft, updateDraft)
    default:
      return base
  }
}

/** Whether the seats are shown: always on a desktop, elsewhere only in a card round, where their order matters. */
export const showsSeats = (layout: Layout, display: TableDisplay): boolean =>
  layout === 'desk' || (display.isCardRound && layout !== 'side' && !(display.isPlayingCard && layout === 'phone'))

interface TableHeadlineProps {
  readonly play: ShadowSpectatorProps
  readonly display: TableDisplay
  readonly layout: Layout
  readonly zoomedOn?: Building | undefined
}
/** Headline, clock and, on a phone in landscape, the agents. */
export function TableHeadline({ play, display, layout, zoomedOn }: TableHeadlineProps) {
  const { common, paused, time } = play
  return (
    <>
      <Headline says={display.says} line={display.line}>
        {common.until !== null && <Clock until={common.until} paused={paused} time={time} />}
        {display.aside}
      </Headline>
      {layout === 'side' && <AgentsPanel play={play} display={display} zoomedOn={zoomedOn} />}
    </>
  )
}
