// The screen of a seat in CIA vs. KGB, with one layout for the whole match: headline, circle of chairs, folders, and an action bar
// with the signal button in the middle. Outside of folders only three things may depend on a signal (CK-17): the status line, a bow
// tie on the sender's chair, and the chairs marked while the signal button is held.
import type { Seat } from '@safehouse/engine'
import { questionOf, seatsToAsk } from '@safehouse/games/cia-vs-kgb'
import { useState } from 'preact/hooks'
import { ActionBar } from '../../parts/action-bar.tsx'
import { SpokenSecret } from '../../parts/announcer.tsx'
import { FolderPair } from '../../parts/folder-pair.tsx'
import { TableFrame } from '../../parts/table-frame.tsx'
import { useNotes } from '../../table/use-notes.ts'
import { actionsOf } from './actions.ts'
import { OwnCard, ShownCard } from './card-paper.tsx'
import { Circle } from './circle/circle.tsx'
import { MatchHeadline } from './headline.tsx'
import { Notebook } from './notebook/notebook.tsx'
import { blankNotes, signalRecipients } from './notebook/notes.ts'
import { cardShownTo, fewAnswersLeft, type KgbSeatProps, type KgbSpectatorProps, mayDo } from './props.ts'
import { loneRaise } from './raised-hands/hands-up.tsx'
import { SignalButton, useSignalButton } from './signals/signal-button.tsx'
import { type Fingers, spokenSignal, touchedSeat } from './signals/status-line.ts'
import './so-far.css'

export function KgbSeatScreen({ match }: { readonly match: KgbSeatProps }) {
  const { common, seat: me, time } = match
  const [notes, write] = useNotes(match.notes, blankNotes)
  const [touched, setTouched] = useState<Fingers['touched']>()
  /** The chair that was touched to ask its person; it counts until the match goes on to another question. */
  const [picked, setPicked] = useState<{ readonly seat: Seat; readonly during: string }>()
  const signals = useSignalButton(match, { touched: () => touchedSeat(touched, common, time()), recipients: signalRecipients(match, notes) })
  const during = questionOf(common)
  const chosen = picked?.during === during && mayDo(match, 'ask') ? picked.seat : undefined
  const raise = loneRaise(match)
  const shownBy = cardShownTo(common, me)

  const onTouch = (seat: Seat, isSecondFinger: boolean) => {
    if (isSecondFinger) return signals.toggle(seat)
    setTouched({ seat, at: time(), during })
    if (mayDo(match, 'ask') && seatsToAsk(common).includes(seat)) setPicked({ seat, during })
  }
  const fingers: Fingers = { touched, chosen, signalTargets: signals.signalTargets, failed: signals.failed }
  return (
    <>
      <TableFrame
        seats={<SoFar match={match} />}
        headline={<MatchHeadline match={match} fingers={fingers} raise={raise} />}
        center={<Circle match={match} touch={{ onTouch, chosen, signalTargets: signals.signalTargets }} raised={raise?.seats} />}
        bottom={
          // Cards are on the table then.
          match.scene?.kind !== 'hands' && (
            <FolderPair>
              <OwnCard key="own" match={match} />
              {shownBy !== undefined && <ShownCard key={`shown ${shownBy}`} match={match} shownBy={shownBy} />}
              <Notebook key="notebook" match={match} notes={notes} onWrite={write} onSignal={signals.signal} />
            </FolderPair>
          )
        }
        bar={<ActionBar actions={actionsOf(match, chosen)} middle={<SignalButton match={match} control={signals} />} />}
      />
      <SpokenSecret text={spokenSignal(match, fingers)} />
    </>
  )
}

const MAX_EVENTS = 8
/** The last events and the number of answers that are left if they are few, for screens with room beside the circle. */
const SoFar = ({ match }: { readonly match: KgbSpectatorProps }) => {
  const { common, words } = match
  const answersLeft = fewAnswersLeft(common)
  return (
    <aside class="so-far" aria-label={words.tv.soFar}>
      <p class="so-far-title">{words.tv.soFar}</p>
      <ol>
        {match.events.slice(-MAX_EVENTS).map(({ text }, i) => (
          <li key={`${i} ${text}`}>{text}</li>
        ))}
      </ol>
      {answersLeft !== undefined && <p>{words.tv.left(answersLeft)}</p>}
    </aside>
  )
}
