// What one may do otherwise than a bot in CIA vs. KGB.
import { areFellows, beliefsOf } from '@safehouse/beliefs/cia-vs-kgb'
import type { BotInput, BotMove, Seat } from '@safehouse/engine'
import {
  type KgbAction,
  type KgbTypes,
  type KgbView,
  maySignal,
  questionOf,
  readyQuestion,
  seatsToAsk,
  signalQuestion,
} from '@safehouse/games/cia-vs-kgb'
import { type Aspect, AT_ONCE_MS, actsAtOnce, changes, type Deviation } from './deviations.ts'

type Seen = BotInput<KgbTypes>
type Way = Deviation<KgbTypes>

const atOnce = (action: KgbAction): BotMove<KgbTypes> => ({ action, delayMs: AT_ONCE_MS })
const sideOf = ({ hand, seat }: KgbView) => hand.cards[seat]!
const answers = (isFellow: boolean, yes: boolean): Way =>
  changes('answer', ({ view }) => ((view.hand.cards[view.common.standing.seat] === sideOf(view)) === isFellow ? { yes } : undefined))

/** The bot as if it had a signal running: it sends none. */
const withoutSignal = (seen: Seen): Seen => ({ ...seen, view: { ...seen.view, hand: { ...seen.view.hand, sent: { to: [], until: 0 } } } })
/** The bot as if it had been sent no signal: it follows none. */
const withoutGot = (seen: Seen): Seen => ({ ...seen, view: { ...seen.view, hand: { ...seen.view.hand, got: [] } } })
const follows = (isBelieved: (view: KgbView, from: Seat) => boolean): Way => ({
  shows: withoutGot,
  does(move, { view }) {
    const believed = view.hand.got.find(({ from, ready }) => !ready && isBelieved(view, from))
    return believed ? atOnce({ do: 'makeReady', question: readyQuestion(believed), from: believed.from, ready: true }) : move
  },
})

const fellowsIn = (view: KgbView): Seat[] => {
  const { likeliest } = beliefsOf(view)
  return view.hand.cards.flatMap((_, other) => (other !== view.seat && areFellows(likeliest, view.seat, other) ? [other] : []))
}
/** Raises hands with its likeliest fellows as soon as it is this sure of them, and not before. */
const raisesFrom = (sureness: number): Way => ({
  does(move, seen, _, think) {
    const { view } = seen
    const isSure = beliefsOf(view).sureness >= sureness
    if (isSure && maySignal(view) && !view.hand.got.some(({ ready }) => ready))
      return move?.action.do === 'signal' ? move : atOnce({ do: 'signal', question: signalQuestion(view.hand), to: fellowsIn(view) })
    return move?.action.do === 'signal' && !isLie(move.action, view) ? think(withoutSignal(seen)) : move
  },
})
const isLie = (action: Extract<KgbAction, { do: 'signal' }>, view: KgbView): boolean => {
  const fellows = fellowsIn(view)
  return action.to.some((seat) => !fellows.includes(seat))
}
const neverLies: Way = {
  does: (move, seen, _, think) => (move?.action.do === 'signal' && isLie(move.action, seen.view) ? think(withoutSignal(seen)) : move),
}
/** Signals to opponents that it knows for sure, but not to their whole side, as soon as there are two of them. */
const liesToKnownOpponents: Way = {
  does(move, { view }, chance) {
    const { hand } = view
    const opponents = hand.cards.flatMap((card, other) => (card !== null && card !== sideOf(view) ? [other] : []))
    const side = hand.cards.length / 2
    if (opponents.length < 2 || move?.action.do === 'signal' || !maySignal(view)) return move
    return atOnce({ do: 'signal', question: signalQuestion(hand), to: chance.shuffle(opponents).slice(0, Math.max(2, Math.floor(side) - 1)) })
  },
}

const asks = (worth: (fellow: number) => number): Way =>
  changes('ask', ({ view }) => {
    const { fellow } = beliefsOf(view)
    const unseen = seatsToAsk(view.common).filter((other) => view.hand.cards[other] === null)
    if (unseen.length === 0) return undefined
    return { whom: unseen.reduce((best, other) => (worth(fellow[other]!) > worth(fellow[best]!) ? other : best)) }
  })
const sitsDown: Way = {
  does: (move, { view }) =>
    move?.action.do === 'ask' && view.common.asked.length > 0 ? { ...move, action: { do: 'sitDown', question: questionOf(view.common) } } : move,
}
const asksOn: Way = {
  does(move, { view }, chance) {
    const unseen = seatsToAsk(view.common).filter((other) => view.hand.cards[other] === null)
    if (move?.action.do !== 'sitDown' || unseen.length === 0) return move
    return { ...move, action: { do: 'ask', question: questionOf(view.common), whom: chance.pick(unseen) } }
  },
}

export const aspects: readonly Aspect<KgbTypes>[] = [
  {
    about: 'raises hands',
    ways: {
      'once it is 45 % sure of its side': raisesFrom(0.45),
      'once it is 70 % sure of its side': raisesFrom(0.7),
      'only when it is 95 % sure of its side': raisesFrom(0.95),
    },
  },
  { about: 'false signals', ways: { never: neverLies, 'to opponents whose cards it has seen': liesToKnownOpponents } },
  { about: 'when a fellow asks', ways: { 'says yes': answers(true, true), 'says no': answers(true, false) } },
  { about: 'when an opponent asks', ways: { 'says yes': answers(false, true), 'says no': answers(false, false) } },
  {
    about: 'when somebody signals',
    ways: {
      'follows, unless it has seen an opponent’s card': follows(
        (view, from) => view.hand.cards[from] === null || view.hand.cards[from] === sideOf(view),
      ),
      'follows only whose card it has seen to be a fellow’s': follows((view, from) => view.hand.cards[from] === sideOf(view)),
      'never follows': { shows: withoutGot },
    },
  },
  {
    about: 'whom it asks',
    ways: {
      'the likeliest fellow': asks((fellow) => fellow),
      'the likeliest opponent': asks((fellow) => -fellow),
      'who is least clear': asks((fellow) => -Math.abs(fellow - 0.5)),
    },
  },
  { about: 'after a no', ways: { 'sits down': sitsDown, 'asks on': asksOn } },
  { about: 'pace', ways: { 'acts at once': actsAtOnce() } },
]
