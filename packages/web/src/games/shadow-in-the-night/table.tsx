// The table of Shadow in the Night. One layout for everyone: headline, board, agents, folders, bar. What a player is putting
// together is laid over what all see; only the folders know the hand.
import { type Building, questionOf } from '@safehouse/games/shadow-in-the-night'
import { useState } from 'preact/hooks'
import { ActionBar } from '../../parts/action-bar.tsx'
import { Clock } from '../../parts/clock.tsx'
import { Headline } from '../../parts/headline.tsx'
import { TableFrame } from '../../parts/table-frame.tsx'
import { words as house } from '../../words/language.ts'
import { Agents, Stage } from './board/board-area.tsx'
import { useTrails } from './board/trails.tsx'
import { askScene, cardScene, drawScene, goScene } from './cards/display.tsx'
import { openScene, type Scene, scoringScene } from './display.ts'
import { useEntry } from './dossier/use-dossier.ts'
import { Folders } from './folders.tsx'
import type { ShadowOpenPlay, ShadowSeatPlay } from './plays.ts'
import { safeScene } from './scoring/safe.ts'
import { useScoring } from './scoring/use-scoring.ts'
import { Seats } from './seats.tsx'
import { spendingScene } from './turn/spending.tsx'
import { type Draft, type Redraft, useDraft } from './turn/use-draft.ts'
import { type Layout, useLayout } from './use-layout.ts'
import './table.css'

export function ShadowTable({ play }: { readonly play: ShadowSeatPlay }) {
  const layout = useLayout()
  const trails = useTrails(play)
  const { show, skip } = useScoring(play)
  const [draft, change] = useDraft(questionOf(play.common))
  const [asked, setAsked] = useState({ hand: 0, dossier: 0 })
  const entry = useEntry(play)
  const openHand = () => setAsked({ ...asked, hand: asked.hand + 1 })
  const openDossier = () => setAsked({ ...asked, dossier: asked.dossier + 1 })
  const open = openScene(play, trails)
  const scene = show ? scoringScene(play, show, skip) : entry.scene(seatScene(play, open, draft, change, openHand), openDossier)
  const looksNear = show || scene.board.choose || scene.instead ? undefined : draft.near
  return (
    <TableFrame
      seats={seatsIn(layout, scene) && <Seats play={play} />}
      headline={<Says play={play} scene={scene} layout={layout} near={looksNear} />}
      stage={<Stage play={play} scene={scene} layout={layout} near={looksNear} onNear={(near) => change({ near })} />}
      folder={
        <Folders
          play={play}
          asked={asked}
          dossier={entry}
          onCard={(card) => change({ card, picked: [], by: undefined, to: undefined, unseen: undefined })}
        />
      }
      bar={<ActionBar label={house().table.actions} actions={scene.actions} />}
    />
  )
}

/** What this seat may do now, laid over what everyone sees. */
function seatScene(play: ShadowSeatPlay, open: Scene, draft: Draft, change: Redraft, openHand: () => void): Scene {
  switch (play.common.due.what) {
    case 'spend':
      return spendingScene(play, open, draft, change)
    case 'draw':
      return drawScene(play, open)
    case 'answer':
      return askScene(play, open)
    case 'play':
      return draft.card ? cardScene(play, open, draft.card, draft, change) : goScene(play, open, openHand)
    case 'safe':
      return safeScene(play, open, draft, change)
    default:
      return open
  }
}

/** A desk has room for the seats; elsewhere they come when the order of the table counts. */
export const seatsIn = (layout: Layout, scene: Scene): boolean =>
  layout === 'desk' || (scene.round && layout !== 'side' && !(scene.intent && layout === 'phone'))

interface SaysProps {
  readonly play: ShadowOpenPlay
  readonly scene: Scene
  readonly layout: Layout
  readonly near?: Building | undefined
}
export function Says({ play, scene, layout, near }: SaysProps) {
  const { common, paused, time } = play
  return (
    <>
      <Headline says={scene.says} line={scene.line}>
        {common.until !== null && <Clock until={common.until} paused={paused} time={time} />}
        {scene.aside}
      </Headline>
      {layout === 'side' && <Agents play={play} scene={scene} near={near} />}
    </>
  )
}
