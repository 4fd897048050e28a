// The screen of a seat in Top Secret: headline, card or ring, folders, action bar. Only folders may depend on the hand.
import { useState } from 'preact/hooks'
import { messages as house } from '../../i18n/language.ts'
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

export function TopSecretSeatScreen({ play }: { readonly play: TopSecretSeatProps }) {
  const [looking, setLooking] = useState(false)
  return (
    <>
      <TableFrame
        seats={<Seats play={play} />}
        headline={<MatchHeadline play={play} />}
        stage={<Stage play={play} onLook={() => setLooking(true)} />}
        folder={<Folders play={play} />}
        bar={<Bar play={play} />}
      />
      {looking && <LookBack play={play} onClose={() => setLooking(false)} />}
    </>
  )
}

/** The team while cards are answered, team and finger while people point, nothing once the round is open. */
function Folders({ play }: { readonly play: TopSecretSeatProps }) {
  switch (play.common.phase) {
    case 'reading':
    case 'answering':
      return <TeamFolder key="team" play={play} />
    case 'pointing':
    case 'counting':
      return (
        <FolderPair>
          <TeamFolder play={play} short />
          <FingerFolder key={play.common.phase} play={play} />
        </FolderPair>
      )
    default:
      return null
  }
}

function Bar({ play }: { readonly play: TopSecretSeatProps }) {
  const { common, paused, time } = play
  const left = useSecondsLeft({ until: common.until ?? 0, paused, time })
  return <ActionBar label={house().table.actions} actions={actionsOf(play, common.phase === 'counting' ? left : 0)} />
}
