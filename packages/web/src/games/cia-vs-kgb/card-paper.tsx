// A card inside its folder. Picture, words and layout are the same for both sides, so that nobody sees the side from afar.
import { membersOf, type Side } from '@safehouse/games/cia-vs-kgb'
import { Folder } from '../../parts/folder.tsx'
import { who } from '../core/props.ts'
import { Sign } from './art.tsx'
import { type KgbSeatProps, ownSide, signalToAnswer } from './props.ts'
import { useGameTime } from './use-game-time.ts'
import './card-paper.css'

/** This player's own card, with a running signal in large letters for those who missed it in the status line. */
export function OwnCard({ play }: { readonly play: KgbSeatProps }) {
  const { words, seats } = play
  return (
    <Folder label={words.card.yours} short>
      {() => {
        const side = ownSide(play)
        return (
          <CardPaper play={play} side={side} label={words.card.you} line={words.card.more(membersOf(side, seats.length) - 1, seats.length)}>
            <SignalSaid play={play} />
          </CardPaper>
        )
      }}
    </Folder>
  )
}

/** The card of another player that this seat is being shown. */
export function ShownCard({ play, of }: { readonly play: KgbSeatProps; readonly of: number }) {
  const { words, view } = play
  const shower = who(play, of)
  return (
    <Folder label={words.card.of(shower)} short>
      {() => {
        const side = view.hand.cards[of]
        return side && <CardPaper play={play} side={side} label={words.card.is(shower)} line={words.card.onlyYou} />
      }}
    </Folder>
  )
}

interface Props {
  readonly play: KgbSeatProps
  readonly side: Side
  readonly label: string
  readonly line: string
  readonly children?: preact.ComponentChildren
}
const CardPaper = ({ play, side, label, line, children }: Props) => (
  <div class="card-paper">
    {children}
    <span class="card-picture">
      <Sign name={`side-${side}`} class={`card-hat ${side}`} />
    </span>
    <p class="card-label">{label}</p>
    <h3>{play.words.sides[side]}</h3>
    <p>{line}</p>
  </div>
)

function SignalSaid({ play }: { readonly play: KgbSeatProps }) {
  const now = useGameTime(play)
  const { card } = play.words
  const got = signalToAnswer(play, undefined)
  return <p class="card-signal figures">{got ? card.signal(who(play, got.from), Math.max(0, Math.ceil((got.until - now) / 1000))) : card.noSignal}</p>
}
