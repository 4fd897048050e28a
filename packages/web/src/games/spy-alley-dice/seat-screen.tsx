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
  const [isGuessing, setIsGuessing] = useUntilNextQuestion(question, false)
  const rollAgainChoice = choiceOf(match, 'rollAgain')
  const guessChoice = choiceOf(match, 'guess')
  const toggle = (die: number) => setKept(kept.includes(die) ? kept.filter((keptDie) => keptDie !== die) : [...kept, die])
  const mustChooseCard = (due.what === 'give' && due.from === seat) || (due.what === 'throw' && due.seat === seat)
  const actions = actionsOf(match, { kept, card, openGuess: () => setIsGuessing(true) })
  return (
    <>
      <TableFrame
        showing={isOpening(common) ? 'opening' : 'table'}
        seats={<Seats match={match} />}
        headline={<MatchHeadline match={match} />}
        center={<Stage match={match} kept={rollAgainChoice ? kept : turn.kept} onToggle={rollAgainChoice ? toggle : undefined} />}
        bottom={mustChooseCard ? <ChooseFile key={question} match={match} chosen={card} onChoose={setCard} /> : <Files match={match} />}
        bar={<ActionBar actions={actions} />}
      />
      {guessChoice && isGuessing && 'one' in guessChoice.fields.whom && 'one' in guessChoice.fields.spy && (
        <GuessSheet
          match={match}
          spy={guessChoice.fields.spy.one[0]!}
          candidates={guessChoice.fields.whom.one}
          onClose={() => setIsGuessing(false)}
          onGuess={(whom) => {
            setIsGuessing(false)
            if ('one' in guessChoice.fields.spy) match.act({ do: 'guess', question: guessChoice.question, whom, spy: guessChoice.fields.spy.one[0]! })
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
