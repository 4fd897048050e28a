// The screen of a seat in Spy Alley Dice: seats, headline, dice, folder, action bar. Only the folder may depend on the hand.
import type { Spy } from '@safehouse/games/spy-alley-dice'
import { useState } from 'preact/hooks'
import { ActionBar } from '../../parts/action-bar.tsx'
import { TableFrame } from '../../parts/table-frame.tsx'
import { choiceOf } from '../core/props.ts'
import { actionsOf, keptAtFirst } from './actions.ts'
import { ChooseFile, Files } from './files.tsx'
import { GuessSheet } from './guess.tsx'
import { MatchHeadline } from './headline.tsx'
import { type AlleySeatProps, isOpening } from './props.ts'
import { Seats, Stage } from './stage.tsx'

export function AlleySeatScreen({ match }: { readonly match: AlleySeatProps }) {
  const { common, seat } = match
  const { turn, due } = common
  const question = `${turn.number}.${turn.step}`
  const [kept, setKept] = useUntilNextQuestion(question, keptAtFirst(turn))
  const [card, setCard] = useUntilNextQuestion<Spy | undefined>(question, undefined)
  const [guessing, setGuessing] = useUntilNextQuestion(question, false)
  const rolls = choiceOf(match, 'rollAgain')
  const guess = choiceOf(match, 'guess')
  const toggle = (die: number) => setKept(kept.includes(die) ? kept.filter((keptDie) => keptDie !== die) : [...kept, die])
  const chooses = (due.what === 'give' && due.from === seat) || (due.what === 'throw' && due.seat === seat)
  const actions = actionsOf(match, { kept, card, openGuess: () => setGuessing(true) })
  return (
    <>
      <TableFrame
        showing={isOpening(common) ? 'opening' : 'table'}
        seats={<Seats match={match} />}
        headline={<MatchHeadline match={match} />}
        center={<Stage match={match} kept={rolls ? kept : turn.kept} onToggle={rolls ? toggle : undefined} />}
        bottom={chooses ? <ChooseFile key={question} match={match} chosen={card} onChoose={setCard} /> : <Files match={match} />}
        bar={<ActionBar actions={actions} />}
      />
      {guess && guessing && 'one' in guess.fields.whom && 'one' in guess.fields.spy && (
        <GuessSheet
          match={match}
          spy={guess.fields.spy.one[0]!}
          candidates={guess.fields.whom.one}
          onClose={() => setGuessing(false)}
          onGuess={(whom) => {
            setGuessing(false)
            if ('one' in guess.fields.spy) match.act({ do: 'guess', question: guess.question, whom, spy: guess.fields.spy.one[0]! })
          }}
        />
      )}
    </>
  )
}

/** A draft that is forgotten when the match goes on to another question. */
function useUntilNextQuestion<T>(question: string, initial: T): [T, (value: T) => void] {
  const [draft, setDraft] = useState({ question: '', value: initial })
  return [draft.question === question ? draft.value : initial, (value) => setDraft({ question, value })]
}
