// The middle of the ring: die and card piles, the card that was played last, or what the agent that is scoring gets.
import type { Card, Face, ShadowCommon } from '@safehouse/games/shadow-in-the-night'
import { useLayoutEffect, useState } from 'preact/hooks'
import sprites from '../../../art/house.svg?no-inline'
import art from '../art.svg?no-inline'
import type { BoardPlan } from './geometry.ts'
import './middle.css'

const faceText = (face: Face): string => (face === '1-3' ? '1–3' : String(face))

interface DieProps {
  readonly face: Face
  /** The turn of the roll. The die of a new one tumbles. */
  readonly turn: number
  readonly size: number
}
/** The turn whose die has tumbled on this page. */
let tumbledIn = 0

function RolledDie({ face, turn, size }: DieProps) {
  // The board is drawn anew for each scene; the die of the same turn just lies there.
  const [isTumbling] = useState(turn !== tumbledIn)
  // Before anything else is drawn: a scene may begin in the next frame.
  useLayoutEffect(() => {
    tumbledIn = turn
  }, [])
  return (
    <g class={isTumbling ? 'shadow-die tumbles' : 'shadow-die'}>
      <rect x={-size / 2} y={-size / 2 + size * 0.07} width={size} height={size} rx={size * 0.2} class="edge" />
      <rect x={-size / 2} y={-size / 2} width={size} height={size} rx={size * 0.2} />
      <text y={size * (face === '1-3' ? 0.2 : 0.29)} style={{ fontSize: size * (face === '1-3' ? 0.56 : 0.86) }}>
        {faceText(face)}
      </text>
    </g>
  )
}

/** A pile, drawn with three sheets at most. */
const Sheets = ({ count, class: className }: { readonly count: number; readonly class: string }) => (
  <g class={className}>
    {Array.from({ length: Math.min(count, 3) }, (_, i) => (
      <rect key={i} x={-10 - i} y={-13.5 - i * 1.2} width="20" height="27" rx="2" />
    ))}
  </g>
)
const Piles = ({ cards, apart }: { readonly cards: ShadowCommon['cards']; readonly apart: number }) => (
  <>
    <g transform={`translate(${-apart} 0)`}>
      {cards.pile === 0 ? (
        <rect x="-10" y="-13.5" width="20" height="27" rx="2" class="shadow-no-pile" />
      ) : (
        <Sheets count={cards.pile} class="shadow-pile" />
      )}
      {cards.pile > 0 && <use href={`${sprites}#house`} x="-7" y="-7.4" width="10" height="10" class="shadow-pile-sign" />}
    </g>
    <g transform={`translate(${apart} 0)`}>
      {cards.discards.length === 0 ? (
        <rect x="-10" y="-13.5" width="20" height="27" rx="2" class="shadow-no-pile" />
      ) : (
        <>
          <Sheets count={cards.discards.length} class="shadow-discards" />
          <use href={`${art}#discard`} x="-6" y="-6.2" width="10" height="10" class="shadow-discard-sign" />
        </>
      )}
    </g>
  </>
)

interface MiddleProps {
  readonly plan: BoardPlan
  readonly common: ShadowCommon
  /** More than three agents at the church need room at the top: die and piles move down. */
  readonly isChurchCrowded: boolean
  /** The card that was played last in this round (SN-21). */
  readonly card: Card | undefined
}
export function Middle({ plan, common, isChurchCrowded, card }: MiddleProps) {
  const { x, y } = plan.middle
  const isWide = plan.width > plan.height
  const { roll, options, turn } = common
  if (card)
    return (
      <g transform={`translate(${x} ${y})`}>
        <PlayedCard card={card} width={isWide ? 42 : 48} />
      </g>
    )
  const dieY = isWide ? 2 : options.cards ? (isChurchCrowded ? 8 : -17) : isChurchCrowded ? 14 : 0
  return (
    <g transform={`translate(${x} ${y})`}>
      {roll !== null && (
        <g transform={`translate(0 ${dieY})`}>
          <RolledDie key={turn} face={roll} turn={turn} size={isWide ? 38 : 42} />
        </g>
      )}
      {options.cards && (
        <g transform={`translate(0 ${isWide ? 6 : dieY + 44})`}>
          <Piles cards={common.cards} apart={isWide ? 38 : 14.5} />
        </g>
      )}
    </g>
  )
}
const PlayedCard = ({ card, width }: { readonly card: Card; readonly width: number }) => {
  const height = width * 0.84
  return (
    <g key={card} class="shadow-played">
      <rect x={-width / 2} y={-height / 2 + 2} width={width} height={height} rx="2" class="edge" />
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="2" />
      <use href={`${art}#card-${card}`} x={-width * 0.42} y={-height * 0.38} width={width * 0.84} height={height * 0.72} />
    </g>
  )
}

interface AgentGainProps {
  readonly plan: BoardPlan
  readonly gainText: string
  readonly name: string
  readonly isLoss: boolean
}
/** What the agent that is scoring gets (SN-09). */
export const AgentGain = ({ plan, gainText, name, isLoss }: AgentGainProps) => (
  <g key={name} transform={`translate(${plan.middle.x} ${plan.middle.y})`} class={isLoss ? 'shadow-gained loss' : 'shadow-gained'}>
    <text class="how-much" y="8">
      {gainText}
    </text>
    <text class="whose" y="25">
      {name}
    </text>
  </g>
)
