// The screen of a seat in CIA vs. KGB, with one layout for the whole match: headline, circle of chairs, folders, and a bar with
// the hand button in the middle. Outside of folders only the status line, a bow tie in the circle and a held hand may depend on
// a signal (CK-17).
import type { Seat } from '@safehouse/engine'
import { mayBeAsked, questionOf } from '@safehouse/games/cia-vs-kgb'
import { useState } from 'preact/hooks'
import { messages as house } from '../../i18n/language.ts'
import { ActionBar } from '../../parts/action-bar.tsx'
import { FolderPair } from '../../parts/folder-pair.tsx'
import { TableFrame } from '../../parts/table-frame.tsx'
import { useNotes } from '../../table/use-notes.ts'
import { actionsOf } from './actions.ts'
import { OwnCard, ShownCard } from './card-paper.tsx'
import { Circle } from './circle/circle.tsx'
import { MatchHeadline } from './headline.tsx'
import { Notebook } from './notebook/notebook.tsx'
import { blankNotes, signalRecipients } from './notebook/notes.ts'
import { cardShownTo, type KgbSeatProps, mayDo } from './props.ts'
import { loneRaise } from './raised-hands/hands-up.tsx'
import { HandButton } from './signals/hand-button.tsx'
import { type Fingers, touchedNow } from './signals/status-line.ts'
import { useHand } from './signals/use-hand.ts'
import { SoFar } from './so-far.tsx'

export function KgbSeatScreen({ play }: { readonly play: KgbSeatProps }) {
  const { common, seat: me, time } = play
  const [notes, write] = useNotes(play.notes, blankNotes)
  const [touched, setTouched] = useState<Fingers['touched']>()
  const [choice, setChoice] = useState<{ readonly seat: Seat; readonly during: string }>()
  const hand = useHand(play, { touched: () => touchedNow(touched, common, time()), recipients: signalRecipients(play, notes) })
  const during = questionOf(common)
  const chosen = choice?.during === during && mayDo(play, 'ask') ? choice.seat : undefined
  const up = loneRaise(play)
  const shown = cardShownTo(common, me)

  const touch = (seat: Seat, another: boolean) => {
    if (another) return hand.toggle(seat)
    setTouched({ seat, at: time(), during })
    if (mayDo(play, 'ask') && mayBeAsked(common).includes(seat)) setChoice({ seat, during })
  }
  const fingers: Fingers = { touched, chosen, holding: hand.holding, failed: hand.failed }
  return (
    <TableFrame
      seats={<SoFar play={play} />}
      headline={<MatchHeadline play={play} fingers={fingers} instead={up} />}
      stage={<Circle play={play} touch={{ onTouch: touch, chosen, holding: hand.holding }} raised={up?.seats} />}
      folder={
        // Cards are on the table then.
        play.scene?.kind !== 'hands' && (
          <FolderPair>
            <OwnCard key="own" play={play} />
            {shown !== undefined && <ShownCard key={`shown ${shown} ${common.questions.length}`} play={play} of={shown} />}
            <Notebook key="notebook" play={play} notes={notes} onWrite={write} onSignal={hand.signal} />
          </FolderPair>
        )
      }
      bar={<ActionBar label={house().table.actions} actions={actionsOf(play, chosen)} middle={<HandButton play={play} hand={hand} />} />}
    />
  )
}
