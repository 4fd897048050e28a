// Thinking: each option is tried in every world, others answer with their cards, some turns are played out, and the board that
// comes of it is looked at. Same dice for every option, so that luck does not choose.
import { type Chance, quickChance, type Seat } from '@safehouse/engine'
import { buildings, lap, type ShadowView } from '@safehouse/games/shadow-in-the-night'
import { othersReply } from './cards.ts'
import { takeTurn } from './habits.ts'
import { chanceOf, type Outlook } from './odds.ts'
import { copyOf, moveSafeOn, type Sketch, settleOn } from './sketch.ts'
import type { Strength } from './strength.ts'
import type { World } from './worlds.ts'

/** Something one might do, and the board right after it. */
export interface Option<T> {
  readonly deed: T
  readonly after: Sketch
  /** Whether others may still answer with cards before anything is scored. */
  readonly answerable: boolean
  /** Whether one of the agents that nobody runs would be mine then. */
  readonly recruits?: boolean
  /** What doing it would cost besides: a card, or giving oneself away. */
  readonly cost: number
}
/** The one that gives the best chance to win. */
export function judge<T>(
  options: readonly Option<T>[],
  view: ShadowView,
  worlds: readonly World[],
  outlookIn: (world: World) => Outlook,
  { ideas, turns }: Strength,
  chance: Chance,
): T {
  const dice = chance.below(2 ** 31)
  const outlooks = worlds.map(outlookIn)
  let best = options[0]!
  let most = Number.NEGATIVE_INFINITY
  for (const option of options) {
    let sum = 0
    for (const [i, world] of worlds.entries()) sum += playedOut(option, view, world, outlooks[i]!, ideas, turns, quickChance(`${dice}/${i}`))
    const hope = sum / worlds.length - option.cost
    if (hope > most) {
      most = hope
      best = option
    }
  }
  return best.deed
}

/** Of so many replies others find the best, however long one thinks oneself: who expects perfect answers never dares. */
const repliesInMind = 2

function playedOut<T>(
  { after, answerable, recruits }: Option<T>,
  { common, seat: me }: ShadowView,
  world: World,
  outlook: Outlook,
  ideas: number,
  turns: number,
  chance: Chance,
): number {
  const sketch = copyOf(after)
  const mine = recruits ? withRecruit(world, me, chance) : world.runs[me]!
  const { cards } = common.options
  if (answerable && cards) othersReply(sketch, common, me, world, outlook, repliesInMind, chance)
  if (settleOn(sketch)) moveSafeOn(sketch, chance.below(buildings.length))
  for (let turn = 1; turn <= turns && !isOver(sketch); turn++)
    takeTurn(sketch, world.runs[(common.onTurn + turn) % common.seats]!, outlook, ideas, cards, chance)
  return chanceOf(sketch, mine, outlook)
}
function isOver({ stones }: Sketch): boolean {
  for (let i = 0; i < stones.length; i++) if (stones[i]! >= lap) return true
  return false
}
function withRecruit({ runs }: World, me: Seat, chance: Chance): readonly boolean[] {
  const free = runs[me]!.flatMap((_, agent) => (runs.some((own) => own[agent]) ? [] : [agent]))
  if (free.length === 0) return runs[me]!
  const recruited = chance.pick(free)
  return runs[me]!.map((own, agent) => own || agent === recruited)
}
