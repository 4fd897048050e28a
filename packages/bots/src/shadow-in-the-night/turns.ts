// What to do when something is asked: the options that there are, and the best of them after the search.

import {
  copyOf,
  fitsOf,
  placeSafe,
  plainOdds,
  pointsOf,
  type Spend,
  spendOn,
  spendsFor,
  type TrialBoard,
  trialBoardOf,
} from '@safehouse/beliefs/shadow-in-the-night'
import type { Chance, Choice } from '@safehouse/engine'
import { buildings, type Chosen, maxCardsHeld, type ShadowAction } from '@safehouse/games/shadow-in-the-night'
import { bestFirst } from '../choosing.ts'
import { type Beliefs, costOfBeingSeen, judgeOf, worldsOf } from './beliefs.ts'
import { MIN_GAIN_OF_CARD, played, waysOf } from './cards.ts'
import { bestEntry } from './dossier.ts'
import { fittedJudge, hopeOf } from './judge.ts'
import { bestOption, type Option } from './search.ts'
import { averageOver, type World } from './worlds.ts'

type Playing = Extract<ShadowAction, { do: 'play' }>

export function spend(beliefs: Beliefs): ShadowAction {
  const { agents } = beliefs.view.common
  const ways = waysToSpend(beliefs)
  const before = trialBoardOf(beliefs.view.common)
  const afters = ways.map((way) => changed(before, (after) => spendOn(after, way)))
  const fits = fitsOf(afters)
  const worlds = worldsOf(beliefs)
  const quickLook = glance(beliefs, worlds)
  const options = afters.map((after, i) => {
    const cost = costOfBeingSeen(beliefs, fits[i]!)
    return { move: ways[i]!, after, answerable: true, cost, hope: quickLook(after) - cost }
  })
  return {
    do: 'spend',
    question: questionTo(beliefs),
    points: pointsOf(think(beliefs, worlds, best(beliefs.chance, options, beliefs.strength.options)), agents),
  }
}
function waysToSpend({ view, strength, chance }: Beliefs): readonly Spend[] {
  const { agents, roll, options } = view.common
  const all = spendsFor(agents.length, roll!, options.cards)
  return all.length > strength.glances ? chance.shuffle(all).slice(0, strength.glances) : all
}

export function moveSafe(beliefs: Beliefs): ShadowAction {
  const before = trialBoardOf(beliefs.view.common)
  const options = buildings
    .filter((to) => to !== before.safe)
    .map((move) => ({ move, after: changed(before, (after) => placeSafe(after, move)), answerable: false, cost: 0 }))
  return { do: 'moveSafe', question: questionTo(beliefs), to: think(beliefs, worldsOf(beliefs), options) }
}

/** The card to play now, or none. */
export function cardToPlay(beliefs: Beliefs, choices: readonly Choice<ShadowAction>[], must: boolean): Playing | undefined {
  const { common, seat } = beliefs.view
  const before = trialBoardOf(common)
  const worlds = worldsOf(beliefs)
  const quickLook = glance(beliefs, worlds)
  const cost = common.cards.held[seat]! === maxCardsHeld ? MIN_GAIN_OF_CARD / 2 : MIN_GAIN_OF_CARD
  const ways = choices.flatMap(waysOf).filter(({ unseen = 0 }) => unseen === 0) // face-down cards are all alike
  const options = ways.map((move) => {
    const after = played(common, before, move.card, move as Partial<Chosen>)
    // The board does not show what a recruit is worth, so this card always gets into the search.
    const hope = move.card === 'recruit' ? 1 : quickLook(after)
    return { move, after, answerable: true, recruits: move.card === 'recruit', cost, hope }
  })
  const considered: Option<Playing | undefined>[] = best(beliefs.chance, options, beliefs.strength.options)
  const staying = { move: undefined, after: before, answerable: true, cost: 0 }
  return think(beliefs, worlds, must ? considered : [...considered, staying])
}

export const enterDossier = (beliefs: Beliefs): ShadowAction => ({
  do: 'enterDossier',
  question: questionTo(beliefs),
  names: bestEntry(beliefs.view, beliefs.dealings, beliefs.chance).names,
})

function think<T>(beliefs: Beliefs, worlds: readonly World[], options: readonly Option<T>[]): T {
  if (options.length === 1) return options[0]!.move
  return bestOption(beliefs.chance.shuffle(options), beliefs.view, worlds, judgeOf(beliefs), beliefs.strength, beliefs.chance)
}

const questionTo = ({ seen }: Beliefs): string => seen.choices[0]!.question
function changed(before: TrialBoard, change: (board: TrialBoard) => void): TrialBoard {
  const after = copyOf(before)
  change(after)
  return after
}
/** In how many worlds a learned judge takes a first look at every option. */
const GLANCE_WORLDS = 4
/** The first look that ranks options before the search. */
function glance(beliefs: Beliefs, worlds: readonly World[]): (after: TrialBoard) => number {
  const { mine, strength, view } = beliefs
  const { onTurn, seats } = view.common
  if (strength.judges === 'fitted') {
    const judge = fittedJudge({ odds: plainOdds, favour: mine.map(() => 1) })
    return (after) => hopeOf(after, mine, judge, onTurn, seats)
  }
  const looked = worlds.slice(0, GLANCE_WORLDS)
  const judges = looked.map(judgeOf(beliefs))
  return (after) => averageOver(looked, (_, i) => hopeOf(after, mine, judges[i]!, onTurn, seats))
}
const best = <T extends { readonly hope: number }>(chance: Chance, options: readonly T[], many: number): T[] =>
  bestFirst(chance, options, ({ hope }) => hope).slice(0, many)
