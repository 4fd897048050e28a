// First screens: what somebody reads who plays a game for the first time, and whoever comes in during a match. Loaded on demand. It is
// shown in place of headline and center, over the game's own folder. It depends on what everyone knows alone, so that its order and its
// heights are the same for every role.
import type { ComponentChildren } from 'preact'
import { language } from '../../i18n/language.ts'
import { Drawing } from '../../parts/drawing.tsx'
import type { HeadlineText } from '../../parts/headline.tsx'
import { reading } from '../../settings.ts'
import { gameOnShelf } from '../index.ts'
import type { LoadedGame } from '../loading.ts'
import type { AnySpectatorProps } from '../screens.ts'
import { commonFirstWords, type FirstWords, type FirstWordsByLanguage } from './first-screen-words.ts'
import { hasSeat, who } from './props.ts'
import './first-screen.css'

const allWords = import.meta.glob<FirstWordsByLanguage>('../*/first-words.ts', { import: 'first' })

/** The words of a game's first screen in the language of this device; undefined for a game that has none. */
export async function firstWordsOf(id: string): Promise<FirstWords | undefined> {
  return (await allWords[`../${id}/first-words.ts`]?.())?.[language.value]
}

export interface Introduction extends HeadlineText {
  readonly center: ComponentChildren
  /** The label of the button that closes it. */
  readonly closeLabel: string
}
/** How many of the newest events somebody who comes in during a match is told. */
const MAX_EVENTS = 3

/** The introduction of a newcomer (`first`), or of somebody who comes in during a match (`midgame`). */
export function introductionTo(
  kind: 'first' | 'midgame',
  game: LoadedGame,
  words: FirstWords,
  match: AnySpectatorProps,
  /** The table has come to wait for this person since it was opened. */
  isNeeded: boolean,
): Introduction {
  const text = commonFirstWords[language.value]
  const hint: string | undefined = hasSeat(match) && (isNeeded || kind === 'midgame') ? game.screens.hint(match.common, match.seat) : undefined
  const task = !hasSeat(match) ? text.watch : hint === undefined ? words.now : game.words.hints[hint]
  const steps = <Steps words={hasSeat(match) ? words : undefined} task={task} isNeeded={isNeeded} />
  if (kind === 'first')
    return {
      headline: words.goal,
      subline: words.also,
      center: (
        <>
          <span class="window lit first-picture">
            <Drawing from={gameOnShelf(game.screens.game.id)!.art} name="picture" />
          </span>
          {steps}
        </>
      ),
      closeLabel: text.haveRead,
    }
  const round = game.screens.roundOf?.(match.common)
  const where = [round === undefined ? '' : text.round(round), hasSeat(match) ? text.between(...neighboursOf(match, match.seat)) : text.watching]
  return {
    headline: text.midgame,
    subline: where.filter(Boolean).join(' '),
    center: (
      <>
        {steps}
        {match.events.length > 0 && (
          <>
            <h3 class="first-last">{text.last}</h3>
            <ol class="first-events">
              {match.events.slice(-MAX_EVENTS).map(({ text: event }, i) => (
                <li key={i}>{event}</li>
              ))}
            </ol>
          </>
        )}
      </>
    ),
    closeLabel: text.toTheTable,
  }
}
const neighboursOf = (match: AnySpectatorProps, seat: number): [string, string] => {
  const { length } = match.seats
  return [who(match, (seat + length - 1) % length).name, who(match, (seat + 1) % length).name]
}

interface StepsProps {
  /** Undefined for spectators, who have no secret. */
  readonly words: FirstWords | undefined
  readonly task: string
  readonly isNeeded?: boolean
}
const Steps = ({ words, task, isNeeded = false }: StepsProps) => {
  const text = commonFirstWords[language.value]
  return (
    <ul class="first-steps">
      <li>
        <Drawing name="fingerprint" class="first-sign secret" />
        <div>
          <h3>{text.secret}</h3>
          <p>
            {words ? words.secret : text.noSecret} {words && <b>{text[reading.value]}</b>}
          </p>
        </div>
      </li>
      <li>
        <Drawing name="arrow" class="first-sign" />
        <div>
          <h3>{isNeeded ? text.needed : text.now}</h3>
          <p>{task}</p>
        </div>
      </li>
    </ul>
  )
}

/** What the first screen says about the game, for the sheet with its rules. */
export function FirstInRules({ words }: { readonly words: FirstWords }) {
  return (
    <>
      <p class="first-goal">
        <b>{words.goal}</b> {words.also}
      </p>
      <Steps words={words} task={words.now} />
    </>
  )
}
