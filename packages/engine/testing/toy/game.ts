// The rules of Winks. Honest: the leaky variants of the tests each change one thing of it.
import type { Chance, Choice, Deadline, Game, Input, Refusal, Seat, Setup, ToldFact, Truth, View } from '../../src/index.ts'
import { common, hand, hidden } from './folds.ts'
import { imagine } from './imagine.ts'
import * as tell from './tell.ts'
import type { Table, Wink, Winks } from './types.ts'

const fadesAfter = 3000
const mostWinks = 3
const turnOf = ({ round, seats }: Table): Seat => round % seats
const answerTo = ({ by, n }: Wink): string => `answer:${by}:${n}`
const fading = ({ by, to, n, until }: Wink): Deadline => ({ id: `fade:${by}:${to}:${n}`, at: until })
/** Every wink that waits for its answer, once: out of the hand of the one who winked. */
const waiting = ({ hands }: Truth<Winks>): Wink[] => hands.flatMap(({ open }, seat) => open.filter(({ by }) => by === seat))

function deal({ seats, options }: Setup<Winks>, chance: Chance, now: number): ToldFact<Winks>[] {
  const cards = chance.shuffle(Array.from({ length: seats + 1 }, (_, i) => i + 1))
  const dealt = cards.slice(0, seats).map((card, seat) => tell.cardDealt(seat, card))
  return [...dealt, tell.buried(cards[seats]!), tell.roundBegun(0, now + options.seconds * 1000)]
}

function choices({ seat, common, hand }: View<Winks>): Choice<Winks['action']>[] {
  if (common.cards) return []
  const list: Choice<Winks['action']>[] = []
  const others = Array.from({ length: common.seats }, (_, other) => other).filter((other) => other !== seat)
  if (turnOf(common) === seat) list.push({ do: 'roll', question: `roll:${common.round}`, fields: {} })
  if (!common.shown.includes(seat)) list.push({ do: 'show', question: 'show', standing: true, fields: {} })
  const sent = hand.sent.reduce((sum, n) => sum + n)
  if (sent < mostWinks) list.push({ do: 'wink', question: `wink:${sent}`, standing: true, fields: { to: { one: others } } })
  for (const wink of hand.open.filter(({ to }) => to === seat))
    list.push({ do: 'answer', question: answerTo(wink), standing: true, fields: { to: { one: [wink.by] }, yes: { one: [true, false] } } })
  return list
}

function refusal({ seat, common }: View<Winks>, action: Winks['action']): Refusal {
  if (common.cards) return { rule: 'WI-01', code: 'gameOver' }
  if (action.do === 'roll' && turnOf(common) !== seat) return { rule: 'WI-02', code: 'notYourRound', with: { seat: turnOf(common) } }
  return { rule: 'WI-03', code: 'notNow' }
}

function decide(truth: Truth<Winks>, input: Input<Winks>, chance: Chance, now: number): ToldFact<Winks>[] {
  if ('deadline' in input) {
    const wink = waiting(truth).find((other) => fading(other).id === input.deadline)
    return wink ? [tell.faded(wink)] : [tell.skipped(turnOf(truth.common)), ...nextRound(truth, now)]
  }
  const { seat, action } = input
  const { card, sent } = truth.hands[seat]!
  if (action.do === 'roll') return [tell.rolled(seat, 1 + chance.below(6)), ...nextRound(truth, now)]
  if (action.do === 'show') return [tell.shown(seat, card)]
  if (action.do === 'wink') return [tell.winked({ by: seat, to: action.to, n: sent[action.to]!, until: now + fadesAfter })]
  const wink = waiting(truth).find((other) => other.to === seat && answerTo(other) === action.question)
  if (!wink) throw new Error(`seat ${action.to} knows nothing of the wink that seat ${seat} answers`)
  return [tell.answered(seat, wink.by, wink.n, action.yes)]
}
function nextRound({ common, hands }: Truth<Winks>, now: number): ToldFact<Winks>[] {
  if (common.round + 1 === common.rounds) return [tell.finished(hands.map(({ card }) => card))]
  return [tell.roundBegun(common.round + 1, now + common.seconds * 1000)]
}

function winners({ cards, pips }: Table): Seat[] {
  const points = pips.map((sum, seat) => sum + cards![seat]!)
  return points.flatMap((sum, seat) => (sum === Math.max(...points) ? [seat] : []))
}

export const winks: Game<Winks> = {
  id: 'winks',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: { rounds: { kind: 'number', min: 1, max: 12, default: 6 }, seconds: { kind: 'pick', of: [2, 5, 30], default: 5, apart: 30 } },
  common,
  hand,
  hidden,
  deal,
  choices,
  refusal,
  decide,
  deadlines: (truth) => (truth.common.cards ? [] : [{ id: `round:${truth.common.round}`, at: truth.common.until }, ...waiting(truth).map(fading)]),
  outcome: (state) => (state.cards ? { winners: winners(state) } : undefined),
  reveals: { shown: ['card'], finished: ['cards'] },
  concerns: (action, by) => (action.do === 'wink' || action.do === 'answer' ? [by, action.to] : 'all'),
  imagine,
}
