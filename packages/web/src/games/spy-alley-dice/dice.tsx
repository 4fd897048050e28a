// The five dice of the turn and how many of each spy they show. Everybody sees them; the roller can press them to keep them.
import { count, enoughToGuess, rollsATurn, type Spy, spies } from '@safehouse/games/spy-alley-dice'
import { useEffect } from 'preact/hooks'
import { announce } from '../../parts/announcer.tsx'
import { Die } from '../../parts/die.tsx'
import { hasSeat, who } from '../core/props.ts'
import { SpyFace } from './art.tsx'
import type { AlleySpectatorProps } from './props.ts'
import type { Words } from './words/en.ts'
import './dice.css'

interface Props {
  readonly match: AlleySpectatorProps
  /** The dice that are kept: those of the last roll, or those that this player is choosing now. */
  readonly kept: readonly number[]
  onToggle?: ((die: number) => void) | undefined
}
export function Dice({ match, kept, onToggle }: Props) {
  const { common, words, news } = match
  const { dice } = common.turn
  const newRoll = news.facts.find((fact) => fact.kind === 'rolled')
  const isOwnRoll = newRoll !== undefined && who(match, common.turn.roller).you
  useEffect(() => {
    if (isOwnRoll) announce(countsOf(match))
  }, [isOwnRoll, news.count])
  // Before the first roll of a turn, so that the dice of the turn before do not look like the own ones.
  if (dice.length === 0 || isBeforeRoll(common)) return <BlankDice label={words.turn.blank} />
  const rolls = newRoll && { key: news.count, kept: newRoll.kept }
  return <DiceRow dice={dice} words={words} kept={kept} rolls={rolls} onPress={hasSeat(match) ? onToggle : undefined} />
}

interface RowProps {
  readonly dice: readonly Spy[]
  readonly words: Words
  readonly kept: readonly number[]
  /** The roll that is shown now, by its key for `Die`, and the dice that lay still in it. */
  readonly rolls: { readonly key: number; readonly kept: readonly number[] } | undefined
  onPress?: ((die: number) => void) | undefined
}
export const DiceRow = ({ dice, words, kept, rolls, onPress }: RowProps) => (
  <div class="dice">
    {dice.map((spy, i) => (
      <Die
        key={i}
        place={i}
        letter={words.letter(spy)}
        label={words.turn.die(spy, kept.includes(i))}
        kept={kept.includes(i)}
        rollKey={rolls && !rolls.kept.includes(i) ? rolls.key : undefined}
        onPress={onPress && (() => onPress(i))}
      >
        <SpyFace spy={spy} />
      </Die>
    ))}
  </div>
)
/** "Three Italian, two French", for screen readers. */
const countsOf = ({ common, words }: AlleySpectatorProps): string =>
  spies
    .map((spy) => ({ spy, n: count(common.turn.dice, spy) }))
    .filter(({ n }) => n > 0)
    .map(({ n, spy }) => words.turn.count(n, spy))
    .join(', ')

const isBeforeRoll = ({ turn, due }: AlleySpectatorProps['common']) => turn.rolls === 0 && due.what === 'turn'

/** Dice without faces, before the first roll of a turn. */
const BlankDice = ({ label }: { readonly label: string }) => (
  <div class="dice before">
    {Array.from({ length: 5 }, (_, i) => (
      <Die key={i} place={i} letter="" label={label}>
        {null}
      </Die>
    ))}
  </div>
)

/** How many of each spy the dice show. */
export function Tally({ match }: { readonly match: AlleySpectatorProps }) {
  const { common, words } = match
  return (
    <ul class="tally" aria-label={words.turn.counts}>
      {spies.map((spy) => {
        const n = isBeforeRoll(common) ? 0 : count(common.turn.dice, spy)
        return (
          <li key={spy} class={n >= enoughToGuess ? 'hot' : n === 0 ? 'none' : undefined}>
            <span class="tally-face">
              <SpyFace spy={spy} />
            </span>
            <b aria-hidden="true">{n}</b>
            <span class="unseen">{words.turn.count(n, spy)}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** A square for each roll of the turn; the filled ones are used. */
export function RollsLeft({ match }: { readonly match: AlleySpectatorProps }) {
  const { rolls } = match.common.turn
  return (
    <span class="rolls" role="img" aria-label={match.words.turn.rollsUsed(rolls)}>
      {Array.from({ length: rollsATurn }, (_, i) => (
        <i key={i} class={i < rolls ? undefined : 'left'} />
      ))}
    </span>
  )
}
