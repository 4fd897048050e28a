// The two sheets that stop the clock: accusing somebody (SF-17), and showing one's spy card (SF-20). Both are the same for spies and
// others, and nothing happens before the red button is pressed.
import type { Seat } from '@safehouse/engine'
import { toStop } from '@safehouse/games/spyfall-2'
import { useState } from 'preact/hooks'
import { messages as house } from '../../../i18n/language.ts'
import { ActionBar } from '../../../parts/action-bar.tsx'
import { SeatShape } from '../../../parts/seat-shape.tsx'
import { Sheet } from '../../../parts/sheet.tsx'
import { choiceOf, waiting, who } from '../../core/props.ts'
import type { SpyfallSeatProps } from '../props.ts'
import type { Notes } from '../round/notes.ts'
import { OpinionMark } from '../round/people-list.tsx'
import './sheets.css'

interface AccuseProps {
  readonly play: SpyfallSeatProps
  readonly notes: Notes
  onClose(): void
}
/** Choosing whom to accuse. */
export function AccuseSheet({ play, notes, onClose }: AccuseProps) {
  const [suspect, setSuspect] = useState<Seat>()
  const { words } = play
  const choice = choiceOf(play, 'accuse')
  const accuse = async () => {
    if (suspect === undefined || !choice) return
    await play.act({ do: 'accuse', question: choice.question, suspect })
    onClose()
  }
  const bar = (
    <ActionBar
      label={house().table.actions}
      actions={[
        { label: words.act.playOn, press: onClose },
        suspect === undefined
          ? waiting(words.act.accuse, words.why.chooseSuspect)
          : { label: words.act.accuseWhom(who(play, suspect)), tone: 'red', press: accuse },
      ]}
    />
  )
  return (
    <Sheet title={words.accuse.title} line={words.accuse.line} bar={bar} onClose={onClose}>
      <ul class="suspects" aria-label={words.accuse.who}>
        {play.seats.map(
          (sitting) =>
            sitting.seat !== play.seat && (
              <li key={sitting.seat}>
                <button
                  type="button"
                  class={suspect === sitting.seat ? 'chosen' : undefined}
                  aria-pressed={suspect === sitting.seat}
                  onClick={() => setSuspect(sitting.seat)}
                >
                  <SeatShape who={sitting} />
                  <bdi>{sitting.name}</bdi>
                  {notes.marks[sitting.seat] && <OpinionMark opinion={notes.marks[sitting.seat]} />}
                </button>
              </li>
            ),
        )}
      </ul>
    </Sheet>
  )
}

/** Showing the spy card and stopping the round. Somebody who is no spy is refused, and nobody else learns of it. */
export function StopSheet({ play, onClose }: { readonly play: SpyfallSeatProps; onClose(): void }) {
  const { words } = play
  const show = async () => {
    await play.act({ do: 'stopRound', question: toStop(play.common) })
    onClose()
  }
  const bar = (
    <ActionBar
      label={house().table.actions}
      actions={[
        { label: words.act.playOn, press: onClose },
        { label: words.act.showCard, tone: 'red', press: show },
      ]}
    />
  )
  return (
    <Sheet title={words.stop.title} line={words.stop.line} bar={bar} onClose={onClose}>
      <ol class="stop-steps">
        {words.stop.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p class="small haze">{words.stop.foot}</p>
    </Sheet>
  )
}
