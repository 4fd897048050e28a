// The folder with the player's Top Secret cards. Choosing a card closes it. Its tab says how many there are, which is public
// (SN-17); the cards are in the page only while it is open.
import type { Card } from '@safehouse/games/shadow-in-the-night'
import { Folder } from '../../../parts/folder.tsx'
import type { ShadowSeatProps } from '../props.ts'
import { CardFace } from './card-face.tsx'
import { choiceForCard } from './picking.ts'

interface Props {
  readonly match: ShadowSeatProps
  /** Three folders lie side by side: the tab has a short label. */
  readonly short: boolean
  /** Rises when the action bar asks to open the hand. */
  readonly openRequests: number
  onCard(card: Card): void
}
export function HandFolder({ match, short, openRequests, onCard }: Props) {
  const { words, common, seat } = match
  const held = common.cards.held[seat]!
  return (
    <Folder label={short ? words.cards.few(held) : words.cards.hand(held)} opensBy="press" short={short} openRequests={openRequests}>
      {(shut) => (
        <HandCards
          match={match}
          onCard={(card) => {
            shut()
            onCard(card)
          }}
        />
      )}
    </Folder>
  )
}

function HandCards({ match, onCard }: { readonly match: ShadowSeatProps; onCard(card: Card): void }) {
  const { words, common, seat, view, say } = match
  const { cards, drawnThisTurn } = view.hand
  const isMyGo = common.due.what === 'play' && common.due.seat === seat
  const notYetAt = drawnThisTurn === null ? -1 : cards.lastIndexOf(drawnThisTurn)
  if (cards.length === 0) return <p class="shadow-no-cards">{words.cards.empty}</p>
  return (
    <ul class="shadow-cards">
      {cards.map((card, i) => {
        const why = i === notYetAt ? words.cards.notYet : isMyGo && !choiceForCard(match, card) ? words.cards.kinds[card].notNow : undefined
        const press = () => (why === undefined ? onCard(card) : say(words.cards.notPlayable))
        return (
          <li key={i}>
            <CardFace words={words} card={card} why={why} onPress={isMyGo ? press : undefined} />
          </li>
        )
      })}
    </ul>
  )
}
