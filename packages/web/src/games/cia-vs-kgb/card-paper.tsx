// A card inside its folder. Picture, words and layout are the same for both sides, so that nobody sees the side from afar.
import { memberCountOf, type Side } from '@safehouse/games/cia-vs-kgb'
import { Folder } from '../../parts/folder.tsx'
import { who } from '../core/props.ts'
import { Sign } from './art.tsx'
import { type KgbSeatProps, ownSide, signalToAnswer } from './props.ts'
import { useGameTime } from './use-game-time.ts'
import './card-paper.css'

/** This player's own card, with a running signal in large letters for those who missed it in the status line. */
export function OwnCard({ match }: { readonly match: KgbSeatProps }) {
  const { words, seats } = match
  return (
    <Folder label={words.card.yours} short>
      {() => {
        const side = ownSide(match)
        return (
          <CardPaper match={match} side={side} label={words.card.you} line={words.card.more(memberCountOf(side, seats.length) - 1, seats.length)}>
            <RunningSignal match={match} />
          </CardPaper>
        )
      }}
    </Folder>
  )
}

/** The card of another player that this seat is being shown. */
export function ShownCard({ match, shownBy }: { readonly match: KgbSeatProps; readonly shownBy: number }) {
  const { words, view } = match
  const shower = who(match, shownBy)
  return (
    <Folder label={words.card.of(shower)} short>
      {() => {
        const side = view.hand.cards[shownBy]
        return side && <CardPaper match={match} side={side} label={words.card.is(shower)} line={words.card.onlyYou} />
      }}
    </Folder>
  )
}

interface Props {
  readonly match: KgbSeatProps
  readonly side: Side
  readonly label: string
  readonly line: string
  readonly children?: preact.ComponentChildren
}
const CardPaper = ({ match, side, label, line, children }: Props) => (
  <div class="card-paper">
    {children}
    <span class="card-picture">
      <Sign name={`side-${side}`} class={`card-hat ${side}`} />
    </span>
    <p class="card-label">{label}</p>
    <h3>{match.words.sides[side]}</h3>
    <p>{line}</p>
  </div>
)

function RunningSignal({ match }: { readonly match: KgbSeatProps }) {
  const now = useGameTime(match)
  const { card } = match.words
  const signal = signalToAnswer(match, undefined)
  return (
    <p class="card-signal figures">
      {signal ? card.signal(who(match, signal.from), Math.max(0, Math.ceil((signal.until - now) / 1000))) : card.noSignal}
    </p>
  )
}
