// What can be looked up between rounds: how points work, and the list of all places.
import type { ComponentChildren } from 'preact'
import { ActionBar } from '../../../parts/action-bar.tsx'
import { Sheet } from '../../../parts/sheet.tsx'
import { words as house } from '../../../words/language.ts'
import type { SpyfallOpenPlay } from '../plays.ts'
import { PlacesList } from '../round/places-list.tsx'

interface Props {
  readonly play: SpyfallOpenPlay
  onClose(): void
}
export const Rules = ({ play, onClose }: Props) => (
  <ToRead play={play} title={play.words.points.how} onClose={onClose}>
    <ul class="rows points-rules">
      {play.words.points.rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  </ToRead>
)
export const AllPlaces = ({ play, onClose }: Props) => (
  <ToRead play={play} title={play.words.views.places} line={play.words.places.playedFoot} onClose={onClose}>
    <PlacesList play={play} />
  </ToRead>
)

interface ToReadProps extends Props {
  readonly title: string
  readonly line?: string
  readonly children: ComponentChildren
}
function ToRead({ play, title, line, children, onClose }: ToReadProps) {
  const bar = <ActionBar label={house().table.actions} actions={[{ label: play.words.points.understood, tone: 'go', press: onClose }]} />
  return (
    <Sheet title={title} line={line} bar={bar} onClose={onClose}>
      {children}
    </Sheet>
  )
}
