// The look back: every card with its questions and tokens, and the pointing of every round that is scored.
import { useState } from 'preact/hooks'
import { Segments } from '../../parts/rows.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { Card } from './cards/card.tsx'
import { useQuestions } from './cards/questions.ts'
import { PointsList } from './points-list.tsx'
import { currentRound, type TopSecretSpectatorProps } from './props.ts'
import { Ring } from './ring/ring.tsx'
import './look-back.css'

export function LookBack({ match, onClose }: { readonly match: TopSecretSpectatorProps; onClose(): void }) {
  const { words, common } = match
  const current = common.rounds.length
  const [shown, setShown] = useState(currentRound(common).cards.length > 1 || current === 1 ? current : current - 1)
  return (
    <Sheet title={words.look.title} line={words.look.line} actions={[{ label: words.look.done, tone: 'go', press: onClose }]} onClose={onClose}>
      {current > 1 && (
        <Segments<string>
          label={words.look.rounds}
          value={String(shown)}
          options={common.rounds.map((_, i) => ({ value: String(i + 1), label: words.round(i + 1) }))}
          onChange={(chosen) => setShown(Number(chosen))}
        />
      )}
      <PastRound key={shown} match={match} number={shown} />
    </Sheet>
  )
}

/** One round, as far as it has been played. */
function PastRound({ match, number }: { readonly match: TopSecretSpectatorProps; readonly number: number }) {
  const { words, common } = match
  const questionsOf = useQuestions(common.options)
  const round = common.rounds[number - 1]!
  return (
    <div class="past-round">
      {round.cards.map((card, i) => (
        <div key={`${card.deck} ${card.card}`}>
          <h3>{words.card(i + 1)}</h3>
          <Card match={match} card={card} pair={questionsOf(card)} label={words.cardOf(number, i + 1)} />
        </div>
      ))}
      {round.pointings && (
        <>
          <Ring match={match} round={round} label={`${words.round(number)}: ${words.scoredTitle.picture}`} />
          <PointsList match={match} round={round} />
        </>
      )}
    </div>
  )
}
