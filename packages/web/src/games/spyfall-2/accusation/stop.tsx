// "Stop the round": one sheet for all, with the same words and buttons whoever opens it. That somebody is no spy is said to the
// one who pressed, and to nobody else.
import { toStop } from '@safehouse/games/spyfall-2'
import { ActionBar } from '../../../parts/action-bar.tsx'
import { Sheet } from '../../../parts/sheet.tsx'
import { words as house } from '../../../words/language.ts'
import type { SpyfallSeatPlay } from '../plays.ts'
import './sheets.css'

export function Stop({ play, onClose }: { readonly play: SpyfallSeatPlay; onClose(): void }) {
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
