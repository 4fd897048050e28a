// What a bot believes: whom it suspects, in which worlds it thinks, and how it evaluates a board.
import type { BotInput, Chance, Feed } from '@safehouse/engine'
import { fieldsEach, type ShadowTypes, type ShadowView } from '@safehouse/games/shadow-in-the-night'
import { type Dealing, dealingsFor } from './dealings.ts'
import { rightOf } from './dossier.ts'
import { dossierOdds, type Evaluation, plainOdds } from './evaluation.ts'
import type { Strength } from './strength.ts'
import { exposure, type Suspicions, suspicionsFrom } from './suspicions.ts'
import { isBystander, type World, worldsFor } from './worlds.ts'

export interface Beliefs {
  readonly seen: BotInput<ShadowTypes>
  readonly feed: Feed<ShadowTypes>
  readonly view: ShadowView
  readonly strength: Strength
  readonly chance: Chance
  readonly suspicions: Suspicions
  readonly dealings: readonly Dealing[]
  /** By agent's number. */
  readonly mine: readonly boolean[]
}

export function beliefsOf(seen: BotInput<ShadowTypes>, feed: Feed<ShadowTypes>, strength: Strength, chance: Chance): Beliefs {
  const { view, setup, seat } = seen
  const suspicions = suspicionsFrom(feed, setup, seat, strength.readings, chance)
  const mine = view.common.agents.map((agent) => agent === view.hand.agent || view.hand.recruited.includes(agent))
  return { seen, feed, view, strength, chance, suspicions, dealings: dealingsFor(view, suspicions), mine }
}

export const worldsOf = ({ seen, feed, dealings, strength, chance }: Beliefs): World[] =>
  worldsFor(seen, feed, dealings, strength.worlds, strength.logs, chance)

/** How many agents most people name rightly. */
const USUALLY_RIGHT = 2.5

/** How to look at boards in a world: where dossiers count, those who have one are ahead of bystanders. */
export function evaluationOf({ view, dealings }: Beliefs): (world: World) => Evaluation {
  const { common, hand, seat } = view
  const nothing = common.agents.map(() => 1)
  if (!common.options.dossier) return () => ({ odds: plainOdds, favour: nothing })
  const first = Math.max(...common.agents.map((agent) => common.stones[agent]!))
  const field = dossierOdds.field[dossierOdds.stageAt[first]!]!
  const factor = (right: number) => Math.exp(field * fieldsEach * right)
  const [own, others] = [factor(hand.names ? rightOf(hand.names, view, dealings) : USUALLY_RIGHT), factor(USUALLY_RIGHT)]
  return (world) => ({
    odds: dossierOdds,
    favour: nothing.map((_, agent) => (world.runs[seat]![agent] ? own : isBystander(world, agent) ? 1 : others)),
  })
}

/** What it costs to be seen through for certain, in chances to win: much, as long as dossiers are still to be written. */
const secrecy = ({ options }: ShadowView['common'], sealed: boolean): number => (options.dossier ? (sealed ? 0 : 0.6) : 0.03)

/** What it would cost me if my moves fitted the agents like this. */
export function costOfBeingSeen({ view, suspicions }: Beliefs, more: readonly number[]): number {
  const { common, hand, seat } = view
  const own = common.agents.indexOf(hand.agent!)
  const fits = suspicions[seat]!.map((fit, agent) => fit + more[agent]!)
  return secrecy(common, hand.names !== null) * exposure(fits, own)
}
