// Looking back: every card with its questions and tokens, and the fingers of every round that is scored.
import { useState } from 'preact/hooks'
import { ActionBar } from '../../parts/action-bar.tsx'
import { Segments } from '../../parts/rows.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { words as house } from '../../words/language.ts'
import { Card } from './cards/card.tsx'
import { useQuestions } from './cards/questions.ts'
import { PointsList } from './points-list.tsx'
import { currentRound, type TopSecretSpectatorProps } from './props.ts'
import { Ring } from './ring/ring.tsx'
import './look-back.css'

export function LookBack({ play, onClose }: { readonly play: TopSecretSpectatorProps; onClose(): void }) {
  const { words, common } = play
  const running = common.rounds.length
  const [n, setN] = useState(currentRound(common).cards.length > 1 || running === 1 ? running : running - 1)
  const bar = <ActionBar label={house().table.actions} actions={[{ label: words.look.done, tone: 'go', press: onClose }]} />
  return (
    <Sheet title={words.look.title} line={words.look.line} bar={bar} onClose={onClose}>
      {running > 1 && (
        <Segments<string>
          label={words.look.rounds}
          value={String(n)}
          of={common.rounds.map((_, i) => ({ value: String(i + 1), label: words.round(i + 1) }))}
          onChange={(chosen) => setN(Number(chosen))}
        />
      )}
      <PastRound key={n} play={play} n={n} />
    </Sheet>
  )
}

/** All of one round, as far as it has come. */
function PastRound({ play, n }: { readonly play: TopSecretSpectatorProps; readonly n: number }) {
  const { words, common } = play
  const questionsOf = useQuestions(common.options)
  const round = common.rounds[n - 1]!
  return (
    <div class="past-round">
      {round.cards.map((card, i) => (
        <div key={`${card.deck} ${card.card}`}>
          <h3>{words.card(i + 1)}</h3>
          <Card play={play} card={card} pair={questionsOf(card)} label={words.cardOf(n, i + 1)} />
        </div>
      ))}
      {round.pointings && (
        <>
          <Ring play={play} round={round} label={`${words.round(n)}: ${words.scoredTitle.picture}`} />
          <PointsList play={play} round={round} />
        </>
      )}
    </div>
  )
}
