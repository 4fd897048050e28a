// Decisions of Top Secret that are staged: the answers of a card, and the end of a round and of the match.
import { readOptions } from '@safehouse/engine'
import { seatRules } from '@safehouse/games/top-secret/seat'
import type { FactOf, SceneOf } from './scene.ts'
import { type StagedMoment, stageMoment } from './staging.ts'

type Fact = FactOf<'top-secret'>
export const people = 6
const seats = Array.from({ length: people }, (_, seat) => seat)
const card = (n: number): Fact[] => [
  { kind: 'cardTurned', deck: 'kitchen-table', card: n, side: 0, readUntil: 0 },
  { kind: 'answersOpened', until: null },
]
const answer = (seat: number): Fact => ({ kind: 'tokenPlaced', seat, yes: seat % 3 > 0, byClock: false })
const answered = (n: number): Fact[] => [...card(n), ...seats.map(answer)]
const pointing: Fact = { kind: 'pointingOpened', until: null }
const begun: Fact = { kind: 'roundBegun', round: 1 }
const ready: Fact[] = [...seats.map((seat): Fact => ({ kind: 'saidReady', seat })), { kind: 'countBegun', until: 0 }]
const shown: Fact[] = [
  { kind: 'pointingsShown', pointings: [1, 0, 4, 0, 5, 3] },
  { kind: 'teamsShown', teams: ['yellow', 'yellow', 'blue', 'yellow', 'blue', 'blue'] },
  { kind: 'roundScored', points: [3, 3, 3, 3, 3, 0].map((finding, seat) => ({ finding, found: [0, 1, 4, 5].includes(seat) ? 1 : 0 })), until: null },
]
const round = (n: number): Fact[] => [{ kind: 'roundBegun', round: n }, ...[0, 1, 2].flatMap(answered), pointing, ...ready]

function moment(
  title: string,
  feed: Fact[],
  facts: Fact[],
  hiddenBefore: StagedMoment['hiddenBefore'],
  { reveal = 'asPlaced', winners }: { readonly reveal?: 'asPlaced' | 'allAtOnce'; readonly winners?: readonly number[] } = {},
): StagedMoment {
  const options = readOptions(seatRules.options, { packs: ['kitchen-table'], reveal, readingSeconds: 0 }, people)
  const scene: SceneOf<'top-secret'> = { title, game: 'top-secret', options, people, feed: [feed], whispers: [] }
  return stageMoment(scene, facts, hiddenBefore, winners)
}
export const laugh = moment('laugh', [begun, ...answered(0), ...card(1), ...seats.slice(0, -1).map(answer)], [answer(5), ...card(2)], {})
const laid = (seat: number): Fact => ({ kind: 'tokenLaid', seat, byClock: false })
export const turned = moment(
  'tokens turned',
  [begun, ...card(0), ...seats.slice(0, -1).map(laid)],
  [laid(5), { kind: 'tokensTurned', answers: seats.map((seat) => seat % 3 > 0) }, ...card(1)],
  { look: ['Four said yes'] },
  { reveal: 'allAtOnce' },
)
export const arrows = moment('arrows', round(1), shown, {
  'points finding': ['3 for finding', '+3'],
  'points found': ['1 for being found', '+1'],
  after: ['lead with', 'Found by', 'Deal round'],
})
export const lastRound = moment(
  'last round',
  [...round(1), ...shown, ...round(2), ...shown, ...round(3)],
  shown,
  { points: ['3 for finding', '+3'], sentence: ['After three rounds'], winner: ['win with'], after: ['Tonight', 'Play again'] },
  { winners: [0, 1, 4] },
)

/** Everybody is to point; nobody has yet. */
export const pointingOpen: SceneOf<'top-secret'> = {
  ...(arrows.scene as SceneOf<'top-secret'>),
  title: 'pointing',
  feed: [[begun, ...[0, 1, 2].flatMap(answered), pointing]],
}
