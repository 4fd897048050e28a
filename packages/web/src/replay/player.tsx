// The buttons of a replay: one back, play, one on, and how fast.
import type { ReplayMessages } from './i18n/en.ts'

const SPEEDS = [1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

interface Props {
  readonly words: ReplayMessages
  readonly speed: Speed
  readonly isPlaying: boolean
  readonly isAtStart: boolean
  readonly isAtEnd: boolean
  onStep(by: 1 | -1): void
  onPlay(): void
  onSpeed(speed: Speed): void
}
export const Player = ({ words, speed, isPlaying, isAtStart, isAtEnd, onStep, onPlay, onSpeed }: Props) => (
  <div class="replay-player">
    <button type="button" class="button plain slim" aria-label={words.stepBack} aria-disabled={isAtStart} onClick={() => onStep(-1)}>
      ‹
    </button>
    <button type="button" class="button go" onClick={onPlay}>
      {isPlaying ? words.pause : isAtEnd ? words.again : words.play}
    </button>
    <button type="button" class="button plain slim" aria-label={words.stepOn} aria-disabled={isAtEnd} onClick={() => onStep(1)}>
      ›
    </button>
    <fieldset class="replay-speed">
      <legend class="unseen">{words.speed}</legend>
      {SPEEDS.map((offered) => (
        <label key={offered} class={offered === speed ? 'chosen figures' : 'figures'}>
          <input type="radio" name="speed" class="unseen" checked={offered === speed} onChange={() => onSpeed(offered)} />
          {offered}×
        </label>
      ))}
    </fieldset>
  </div>
)
