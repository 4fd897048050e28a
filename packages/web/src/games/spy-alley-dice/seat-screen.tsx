// The table of Spy Alley Dice. One layout for everyone: seats, headline, dice, folder, bar. Only the folder knows the hand.
import { allDice, type Spy } from '@safehouse/games/spy-alley-dice'
import { useState } from 'preact/hooks'
import { ActionBar } from '../../parts/action-bar.tsx'
import { TableFrame } from '../../parts/table-frame.tsx'
import { words as house } from '../../words/language.ts'
import { choiceOf } from '../core/props.ts'
import { actionsOf, hasFiveAlike } from './actions.ts'
import { ChooseFile, Files } from './files.tsx'
import { GuessSheet } from './guess.tsx'
import { MatchHeadline } from './headline.tsx'
import { type AlleySeatProps, isOpening } from './props.ts'
import { Seats, Stage } from './stage.tsx'

export function AlleySeatScreen({ play }: { readonly play: AlleySeatProps }) {
  const { common, seat } = play
  const { turn, due } = common
  const turnAt = `${turn.number}.${turn.step}`
  // What the last roll left lying, and all of them once all are alike.
  const [kept, setKept] = useUntilNextQuestion(turnAt, hasFiveAlike(turn.dice) ? allDice : turn.kept)
  const [card, setCard] = useUntilNextQuestion<Spy | undefined>(turnAt, undefined)
  const [guessing, setGuessing] = useUntilNextQuestion(turnAt, false)
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
        headline={<MatchHeadline play={play} />}
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

/** What this player means to do. Forgotten with the question: what is not made is lost. */
function useUntilNextQuestion<T>(at: string, otherwise: T): [T, (meant: T) => void] {
  const [mine, setMine] = useState({ at: '', meant: otherwise })
  return [mine.at === at ? mine.meant : otherwise, (meant) => setMine({ at, meant })]
}
