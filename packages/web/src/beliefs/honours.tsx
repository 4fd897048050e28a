// The honours of a match, each a lit window with a sentence. They are praise: none of them mocks anybody.
import type { Honour } from '@safehouse/beliefs'
import { SeatShape } from '../parts/seat-shape.tsx'
import { type SentenceContext, statementText } from './statement-text.ts'

export function Honours({ honours, context }: { readonly honours: readonly Honour[]; readonly context: SentenceContext }) {
  const { words, seats } = context
  if (honours.length === 0) return null
  return (
    <ul class="honours" aria-label={words.honours}>
      {honours.map((honour) => {
        const player = seats[honour.seat]!
        return (
          <li key={honour.what}>
            <SeatShape who={player} />
            <div>
              <h3>{words.honour[honour.what]}</h3>
              <p>
                <bdi>{player.you ? words.you : player.name}</bdi>. {honourText(honour, context)}
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
export function honourText(honour: Honour, context: SentenceContext): string {
  const { words } = context
  if (honour.what === 'liar') return words.liar(honour.from, honour.to)
  if (honour.what === 'nose') return words.nose(honour.right, honour.guesses, honour.believed)
  return words.wronged(statementText(honour.statement, context), honour.peak)
}
