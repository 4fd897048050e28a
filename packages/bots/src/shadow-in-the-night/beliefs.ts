// The beliefs of one seat: which agents the others may run, worlds drawn from that, and how a board is evaluated in a world.

import { drawFraction, drawWeighted } from '@safehouse/beliefs/probability'
import { type Dealing, dealingsFor, dossierOdds, exposure, plainOdds, type Suspicions, suspicionsFrom } from '@safehouse/beliefs/shadow-in-the-night'
import { type BotInput, type Chance, type Feed, quickChance } from '@safehouse/engine'
import { fieldsPerRightName, lap, type ShadowTypes, type ShadowView } from '@safehouse/games/shadow-in-the-night'
import { boldnessOf } from '../tempers.ts'
import { rightOf } from './dossier.ts'
import { fittedJudge, type Judge, judgeOfTwo, learnedJudge } from './judge.ts'
import { dossierNetwork, plainNetwork, twoPlayersNetwork } from './network.ts'
import type { Strength, Taste } from './strength.ts'
import { isBystander, type World, worldsFor } from './worlds.ts'

export interface Beliefs {
  readonly seen: BotInput<ShadowTypes>
  readonly feed: Feed<ShadowTypes>
  readonly view: ShadowView
  readonly strength: Strength
  readonly chance: Chance
  readonly suspicions: Suspicions
  readonly dealings: readonly Dealing[]
  /** By agent's number: whether this seat runs it. */
  readonly mine: readonly boolean[]
}

export function beliefsOf(seen: BotInput<ShadowTypes>, feed: Feed<ShadowTypes>, strength: Strength, chance: Chance): Beliefs {
  const { view, setup } = seen
  const suspicions = suspicionsFrom(feed, setup, strength.readings)
  const isMine = view.common.agents.map((agent) => agent === view.hand.agent || view.hand.recruited.includes(agent))
  return { seen, feed, view, strength, chance, suspicions, dealings: dealingsFor(view, suspicions), mine: isMine }
}

export const worldsOf = ({ seen, feed, dealings, strength, chance }: Beliefs): World[] =>
  worldsFor(seen, feed, dealings, strength.worlds, strength.logs, chance)

/** How many agents of a dossier people name correctly on average. */
const USUALLY_RIGHT = 2.5

/** The judge of boards in a world. Where dossiers count, agents that somebody runs get the points that a dossier is expected to add. */
export function judgeOf({ view, dealings, strength }: Beliefs): (world: World) => Judge {
  const { common, hand, seat } = view
  const neutral = common.agents.map(() => 1)
  const isLearned = strength.judges === 'learned'
  if (!common.options.dossier) {
    const plain = fittedJudge({ odds: plainOdds, favour: neutral })
    if (!isLearned) return () => plain
    return common.seats === 2 ? (world) => judgeOfTwo(twoPlayersNetwork, world) : (world) => learnedJudge(plainNetwork, world, neutral, plain)
  }
  const first = Math.max(...common.agents.map((agent) => common.stones[agent]!))
  const fieldWorth = dossierOdds.field[dossierOdds.stageAt[first]!]!
  /** How much likelier a seat wins that names so many agents right. */
  const factor = (right: number) => Math.exp(fieldWorth * fieldsPerRightName * right)
  const [ownFactor, factorOfOthers] = [factor(hand.names ? rightOf(hand.names, view, dealings) : USUALLY_RIGHT), factor(USUALLY_RIGHT)]
  return (world) => {
    const favour = neutral.map((_, agent) => (world.runs[seat]![agent] ? ownFactor : isBystander(world, agent) ? 1 : factorOfOthers))
    const fitted = fittedJudge({ odds: dossierOdds, favour })
    // The network has learned what dossiers add on average.
    const beyondAverage = neutral.map((_, agent) => (world.runs[seat]![agent] ? ownFactor / factorOfOthers : 1))
    return isLearned ? learnedJudge(dossierNetwork, world, beyondAverage, fitted) : fitted
  }
}

/** What it costs to be recognized for certain, in chances to win. With dossiers: much while they are still to be written, nothing afterwards. */
function exposureCost({ view: { common, hand }, strength: { discretion } }: Beliefs): number {
  if (common.options.dossier) return hand.names === null ? 0.6 : 0
  const first = Math.max(...common.agents.map((agent) => common.stones[agent]!))
  return discretion.atDeal + (discretion.atEnd - discretion.atDeal) * Math.min(1, first / lap)
}

/**
 * Whom to look like where dossiers are written, drawn from the bot's own secret: what it adds to the suspicion of each agent before it looks
 * how well it is hidden. Without it every bot would hide behind the agent that it happens to help most, and its own would hardly ever be the
 * most suspected; with much of it, it often would. So how much it adds is drawn, too.
 */
function disguiseOf(botSecret: string, agents: number, tastes: readonly Taste[]): number[] {
  const botChance = quickChance(`${botSecret}/disguise`)
  const { taste } = drawWeighted(botChance, tastes, ({ share }) => share)
  return Array.from({ length: agents }, () => taste * drawFraction(botChance))
}

/** The cost of a move by which others may recognize this seat's agent. `fit`: how well the move fits each agent (`fitsOf`). */
export function costOfBeingSeen(beliefs: Beliefs, fit: readonly number[]): number {
  const { view, seen, suspicions, strength } = beliefs
  const { common, hand, seat } = view
  const ownAgent = common.agents.indexOf(hand.agent!)
  const disguise = common.options.dossier ? disguiseOf(seen.botSecret, common.agents.length, strength.tastes) : undefined
  const fits = suspicions[seat]!.map((before, agent) => before + fit[agent]! + (disguise?.[agent] ?? 0))
  return exposureCost(beliefs) * (1 - 0.4 * boldnessOf(seen)) * exposure(fits, ownAgent)
}
