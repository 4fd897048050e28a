// The screen of Shadow in the Night for a seat: headline, board, agents, private folders, action bar. What the player is putting
// together is added to what everyone sees. Only the folders may depend on the hand, because others can see the screen; the exception is
// a card that the player took out of the folder to play it.
import { type Building, questionOf } from '@safehouse/games/shadow-in-the-night'
import { useState } from 'preact/hooks'
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

export function ShadowSeatScreen({ match }: { readonly match: ShadowSeatProps }) {
  const layout = useLayout()
  // Dotted lines on the board that show from where agents came with the last move.
  const trails = useTrails(match)
  // A draft is for one question: it is dropped when the next one is asked.
  const [draft, updateDraft] = useDraft(questionOf(match.common))
  // Counters: a folder opens when its counter rises.
  const [openRequests, setOpenRequests] = useState({ hand: 0, dossier: 0 })
  const dossier = useDossier(match)
  const openHand = () => setOpenRequests({ ...openRequests, hand: openRequests.hand + 1 })
  const openDossier = () => setOpenRequests({ ...openRequests, dossier: openRequests.dossier + 1 })
  const forEveryone = displayForEveryone(match, trails)
  const forSeat = displayForSeat(match, forEveryone, draft, updateDraft, openHand)
  const display = dossier.display(forSeat, openDossier)
  const zoomedOn = display.board.buildingPicker || display.insteadOfAgents ? undefined : draft.zoomedOn
  return (
    <TableFrame
      seats={showsSeats(layout, display) && <Seats match={match} />}
      headline={<TableHeadline match={match} display={display} layout={layout} zoomedOn={zoomedOn} />}
      center={<BoardArea match={match} display={display} layout={layout} zoomedOn={zoomedOn} onZoom={(zoomedOn) => updateDraft({ zoomedOn })} />}
      bottom={
        <Folders
          match={match}
          openRequests={openRequests}
          dossier={dossier}
          onCard={(card) => updateDraft({ card, pickedAgents: [], by: undefined, to: undefined, faceDown: undefined })}
        />
      }
      bar={<ActionBar actions={display.actions} />}
    />
  )
}

/** What everyone sees, and what this seat may do now. */
function displayForSeat(match: ShadowSeatProps, base: TableDisplay, draft: Draft, updateDraft: UpdateDraft, openHand: () => void): TableDisplay {
  switch (match.common.due.what) {
    case 'spend':
      return displaySpending(match, base, draft, updateDraft)
    case 'draw':
      return displayDraw(match, base)
    // The call: everybody who holds a card is asked at the same time whether they want to play one (SN-18).
    case 'answer':
      return displayCall(match, base)
    case 'play':
      return draft.card ? displayCard(match, base, draft.card, draft, updateDraft) : displayCardTurn(match, base, openHand)
    case 'safe':
      return displaySafeMove(match, base, draft, updateDraft)
    default:
      return base
  }
}

/**
 * Whether the seats are shown: always on a desktop, never on a phone in landscape, elsewhere only in a card round, where their order matters.
 * A phone in portrait hides them while the player picks targets for a card, to leave room for the board.
 */
export const showsSeats = (layout: Layout, display: TableDisplay): boolean =>
  layout === 'desk' || (display.isCardRound && layout !== 'side' && !(display.isPlayingCard && layout === 'phone'))

interface TableHeadlineProps {
  readonly match: ShadowSpectatorProps
  readonly display: TableDisplay
  readonly layout: Layout
  readonly zoomedOn?: Building | undefined
}
/** Headline, clock and, on a phone in landscape, the agents. */
export function TableHeadline({ match, display, layout, zoomedOn }: TableHeadlineProps) {
  const { common, paused, time } = match
  return (
    <>
      <Headline headline={display.headline} subline={display.subline}>
        {common.until !== null && <Clock until={common.until} paused={paused} time={time} />}
        {display.aside}
      </Headline>
      {layout === 'side' && <AgentsPanel match={match} display={display} zoomedOn={zoomedOn} />}
    </>
  )
}
