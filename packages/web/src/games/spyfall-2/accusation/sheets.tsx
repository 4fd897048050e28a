// The two sheets that stop the clock: accusing somebody (SF-17), and showing the own spy card (SF-20). Both are the same for spies and
// others, and nothing happens before the red button is pressed.
import type { Seat } from '@safehouse/engine'
import { questionOf } from '@safehouse/games/spyfall-2'
import { useState } from 'preact/hooks'
import type { BarAction } from '../../../parts/action-bar.tsx'
import { SeatShape } from '../../../parts/seat-shape.tsx'
import { Sheet } from '../../../parts/sheet.tsx'
import { choiceOf, dimmedAction, who } from '../../core/props.ts'
import type { SpyfallSeatProps } from '../props.ts'
import type { Notes } from '../round/notes.ts'
import { OpinionMark } from '../round/people-list.tsx'
import './sheets.css'

interface AccuseProps {
  readonly match: SpyfallSeatProps
  readonly notes: Notes
  onClose(): void
}
/** Choosing whom to accuse. */
export function AccuseSheet({ match, notes, onClose }: AccuseProps) {
  const [suspect, setSuspect] = useState<Seat>()
  const { words } = match
  const choice = choiceOf(match, 'accuse')
  const accuse = async () => {
    if (suspect === undefined || !choice) return
    await match.act({ do: 'accuse', question: choice.question, suspect })
    onClose()
  }
  const actions: BarAction[] = [
    { label: words.act.playOn, press: onClose },
    suspect === undefined
      ? dimmedAction(words.act.accuse, words.why.chooseSuspect)
      : { label: words.act.accuseWhom(who(match, suspect)), tone: 'red', press: accuse },
  ]
  return (
    <Sheet title={words.accuse.title} line={words.accuse.line} actions={actions} onClose={onClose}>
      <ul class="suspects" aria-label={words.accuse.who}>
        {match.seats.map(
          (player) =>
            player.seat !== match.seat && (
              <li key={player.seat}>
                <button
                  type="button"
                  class={suspect === player.seat ? 'chosen' : undefined}
                  aria-pressed={suspect === player.seat}
                  onClick={() => setSuspect(player.seat)}
                >
                  <SeatShape who={player} />
                  <bdi>{player.name}</bdi>
                  {notes.marks[player.seat] && <OpinionMark opinion={notes.marks[player.seat]} />}
                </button>
              </li>
            ),
        )}
      </ul>
    </Sheet>
  )
}

/** Showing the spy card and stopping the round. Somebody who is no spy is refused, and nobody else learns of it. */
export function StopSheet({ match, onClose }: { readonly match: SpyfallSeatProps; onClose(): void }) {
  const { words } = match
  const show = async () => {
    await match.act({ do: 'stopRound', question: questionOf.stopRound(match.common) })
    onClose()
  }
  const actions: BarAction[] = [
    { label: words.act.playOn, press: onClose },
    { label: words.act.showCard, tone: 'red', press: show },
  ]
  return (
    <Sheet title={words.stop.title} line={words.stop.line} actions={actions} onClose={onClose}>
      <ol class="stop-steps">
        {words.stop.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p class="small haze">{words.stop.foot}</p>
    </Sheet>
  )
}
