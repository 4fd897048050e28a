// The screen of a seat in Top Secret: headline, card or ring, folders, action bar. Only folders may depend on the hand.
import { useState } from 'preact/hooks'
import { ActionBar } from '../../parts/action-bar.tsx'
import { useSecondsLeft } from '../../parts/clock.tsx'
import { FolderPair } from '../../parts/folder-pair.tsx'
import { TableFrame } from '../../parts/table-frame.tsx'
import { actionsOf } from './actions.ts'
import { FingerFolder } from './finger-paper.tsx'
import { MatchHeadline } from './headline.tsx'
import { LookBack } from './look-back.tsx'
import type { TopSecretSeatProps } from './props.ts'
import { Seats, Stage } from './stage.tsx'
import { TeamFolder } from './team-paper.tsx'

export function TopSecretSeatScreen({ match }: { readonly match: TopSecretSeatProps }) {
  const [isLookingBack, setIsLookingBack] = useState(false)
  return (
    <>
      <TableFrame
        seats={<Seats match={match} />}
        headline={<MatchHeadline match={match} />}
        center={<Stage match={match} onLook={() => setIsLookingBack(true)} />}
        bottom={<Folders match={match} />}
        bar={<Bar match={match} />}
      />
      {isLookingBack && <LookBack match={match} onClose={() => setIsLookingBack(false)} />}
    </>
  )
}

/** The team while cards are answered, team and finger while people point, nothing once the round is open. */
function Folders({ match }: { readonly match: TopSecretSeatProps }) {
  switch (match.common.phase) {
    case 'reading':
    case 'answering':
      return <TeamFolder key="team" match={match} />
    case 'pointing':
    case 'counting':
      return (
        <FolderPair>
          <TeamFolder match={match} short />
          <FingerFolder key={match.common.phase} match={match} />
        </FolderPair>
      )
    default:
      return null
  }
}

function Bar({ match }: { readonly match: TopSecretSeatProps }) {
  const { common, paused, time } = match
  const secondsLeft = useSecondsLeft({ until: common.until ?? 0, paused, time })
  return <ActionBar actions={actionsOf(match, common.phase === 'counting' ? secondsLeft : 0)} />
}
