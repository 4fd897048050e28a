// The table of Spy Alley Dice. One layout for everyone: seats, headline, dice, folder, bar. Only the folder knows the hand.
import { allDice, type Spy } from '@safehouse/games/spy-alley-dice'
import { useState } from 'preact/hooks'
import { ActionBar } from '../../parts/action-bar.tsx'
import { Clock } from '../../parts/clock.tsx'
import { Headline } from '../../parts/headline.tsx'
import { LastEvents } from '../../parts/last-events.tsx'
import { SeatStrip } from '../../parts/seat-strip.tsx'
import { TableFrame } from '../../parts/table-frame.tsx'
import { words as house } from '../../words/language.ts'
import { choiceOf, waiting } from '../core/props.ts'
import { actionsOf, hasFiveAlike, onNow } from './actions.ts'
import { Dice, RollsLeft, Tally } from './dice.tsx'
import { ChooseFile, Files } from './files.tsx'
import { GuessSheet } from './guess.tsx'
import { headlineOf } from './headline.ts'
import { Opening } from './opening.tsx'
import { type AlleySeatProps, type AlleySpectatorProps, isOpening } from './props.ts'
import { WayToTheDoor } from './way.tsx'
import './seat-screen.css'
import './tv.css'

export function AlleySeatScreen({ play }: { readonly play: AlleySeatProps }) {
  const { common, seat } = play
  const { turn, due } = common
  const turnAt = `${turn.number}.${turn.step}`
  // What the last roll left lying, and all of them once all are alike.
  const [kept, setKept] = useForQuestion(turnAt, hasFiveAlike(turn.dice) ? allDice : turn.kept)
  const [card, setCard] = useForQuestion<Spy | undefined>(turnAt, undefined)
  const [guessing, setGuessing] = useForQuestion(turnAt, false)
  const rolls = choiceOf(play, 'rollAgain')
  const guess = play.choices.find((choice) => choice.do === 'guess')
  const toggle = (die: number) => setKept(kept.includes(die) ? kept.filter((other) => other !== die) : [...kept, die])
  const chooses = (due.what === 'give' && due.from === seat) || (due.what === 'throw' && due.seat === seat)
  const actions = actionsOf(play, { kept, card, openGuess: () => setGuessing(true) })
  return (
    <>
      <TableFrame
        scene={isOpening(common) ? 'opening' : 'table'}
        seats={<Seats play={play} />}
        headline={<Says play={play} />}
        stage={<Stage play={play} kept={rolls ? kept : turn.kept} onToggle={rolls ? toggle : undefined} />}
        folder={chooses ? <ChooseFile key={turnAt} play={play} chosen={card} onChoose={setCard} /> : <Files play={play} />}
        bar={<ActionBar label={house().table.actions} actions={actions} />}
      />
      {guess && guessing && 'whom' in guess.fields && 'one' in guess.fields.whom && 'one' in guess.fields.spy && (
        <GuessSheet
          play={play}
          spy={guess.fields.spy.one[0]!}
          of={guess.fields.whom.one}
          onClose={() => setGuessing(false)}
          onGuess={(whom) => {
            setGuessing(false)
            if ('one' in guess.fields.spy) play.act({ do: 'guess', question: guess.question, whom, spy: guess.fields.spy.one[0]! })
          }}
        />
      )}
    </>
  )
}

/** Open facts alone, for spectators and the shared screen. */
export const AlleySpectatorScreen = ({ play }: { readonly play: AlleySpectatorProps }) => (
  <TableFrame
    scene={isOpening(play.common) ? 'opening' : 'table'}
    seats={<Seats play={play} />}
    headline={<Says play={play} />}
    stage={<Stage play={play} kept={play.common.turn.kept} />}
    folder={<LastEvents events={play.events} />}
    bar={<ActionBar label={house().table.actions} actions={[waiting(play.words.watching)]} />}
  />
)

function Seats({ play }: { readonly play: AlleySpectatorProps }) {
  const { common, words, seats } = play
  if (isOpening(common)) return null
  const most = Math.max(...common.cards)
  const line = ({ seat }: { seat: number }) => {
    const held = common.cards[seat]!
    const shown = (
      <span class="held">
        {Array.from({ length: Math.max(held, most) }, (_, i) => (
          <i key={i} class={i < held ? undefined : 'gone'} />
        ))}
      </span>
    )
    return { shown, spoken: words.cards.count(held) }
  }
  return <SeatStrip seats={seats} on={onNow(play)} out={seats.flatMap(({ seat }) => (common.cards[seat] === 0 ? [seat] : []))} line={line} />
}

function Says({ play }: { readonly play: AlleySpectatorProps }) {
  const { common, paused, time } = play
  const { says, line } = headlineOf(play)
  return (
    <Headline says={says} line={line}>
      <span class="beside">
        {common.until !== null && !common.paused && <Clock until={common.until} paused={paused} time={time} />}
        {common.due.what === 'turn' && <RollsLeft play={play} />}
      </span>
    </Headline>
  )
}

function Stage({
  play,
  kept,
  onToggle,
}: {
  readonly play: AlleySpectatorProps
  readonly kept: readonly number[]
  onToggle?: ((die: number) => void) | undefined
}) {
  const { due } = play.common
  if (isOpening(play.common)) return <Opening play={play} />
  return (
    <>
      <Dice play={play} kept={due.what === 'mission' ? allDice : kept} onToggle={onToggle} />
      {due.what === 'mission' ? <WayToTheDoor play={play} /> : <Tally play={play} />}
    </>
  )
}

/** What this player means to do. Forgotten with the question: what is not made is lost. */
function useForQuestion<T>(at: string, otherwise: T): [T, (meant: T) => void] {
  const [mine, setMine] = useState({ at: '', meant: otherwise })
  return [mine.at === at ? mine.meant : otherwise, (meant) => setMine({ at, meant })]
}
