// The scrubber: a slider over the moments, with the milestones below it.
import { useMemo } from 'preact/hooks'
import { Drawing } from '../parts/drawing.tsx'
import type { ReplayMessages } from './i18n/en.ts'
import sprites from './milestones.svg?no-inline'
import type { Moment } from './moments.ts'

/** Milestones that would lie closer together than this share of the width are left out, the later one first. */
const MIN_MILESTONE_DISTANCE = 0.045
/** More dots than this would be a line. */
const MAX_DOTS = 30

interface Props {
  readonly moments: readonly Moment[]
  readonly position: number
  readonly words: ReplayMessages
  onGo(position: number): void
}
export function Scrubber({ moments, position, words, onGo }: Props) {
  const lastPosition = moments.length - 1
  const shareOf = (index: number) => (lastPosition === 0 ? 0 : index / lastPosition)
  const moment = moments[position]!
  const milestones = useMemo(() => milestonesToShow(moments, shareOf), [moments])
  const track = useMemo(
    () => (
      <div class="replay-track" aria-hidden="true">
        {moments.length <= MAX_DOTS && moments.map(({ entry }, i) => <i key={entry} style={{ '--at': shareOf(i) }} />)}
      </div>
    ),
    [moments],
  )
  return (
    <div class="replay-scrubber" style={{ '--at': shareOf(position) }}>
      {track}
      <input
        type="range"
        aria-label={words.scrubber}
        aria-valuetext={`${words.moment(position + 1, moments.length)} ${moment.text}`}
        min={0}
        max={lastPosition}
        value={position}
        onInput={(event) => onGo(event.currentTarget.valueAsNumber)}
      />
      <b class="replay-thumb figures" aria-hidden="true">
        {position + 1}
      </b>
      <div class="replay-milestones" aria-hidden="true">
        {milestones.map(({ milestone, index }) => (
          <span key={index} class={index <= position ? 'passed' : undefined} style={{ '--at': shareOf(index) }}>
            <Drawing from={sprites} name={milestone} class="replay-milestone" />
            <small>{words.milestones[milestone]}</small>
          </span>
        ))}
      </div>
    </div>
  )
}

/** The end is always shown, then the others from the first on, as far as there is room. */
function milestonesToShow(moments: readonly Moment[], shareOf: (at: number) => number) {
  const shown: { readonly milestone: NonNullable<Moment['milestone']>; readonly index: number }[] = []
  for (const index of [moments.length - 1, ...moments.keys()]) {
    const milestone = moments[index]?.milestone
    if (milestone && shown.every((other) => Math.abs(shareOf(other.index) - shareOf(index)) >= MIN_MILESTONE_DISTANCE))
      shown.push({ milestone, index })
  }
  return shown
}
