// What to do when something is asked: the options that there are, the best of them after thinking.
import type { Choice, Feed, Seen } from '@safehouse/engine'
import { type Act, buildings, type Chosen, type Shadow } from '@safehouse/games/shadow-in-the-night'
import { fitsOf } from './beliefs.ts'
import { hopeOf, played, waysOf, worthACard } from './cards.ts'
import { bestEntry } from './dossier.ts'
import { costOfBeingSeen, type Mind, outlookOf, worldsOf } from './mind.ts'
import { type Outlook, plainOdds } from './odds.ts'
import { copyOf, moveSafeOn, pointsOf, type Spend, sketchOf, spendOn, spendsFor } from './sketch.ts'
import { judge, type Option } from './think.ts'

type Playing = Extract<Act, { do: 'play' }>

export interface Situation {
  readonly seen: Seen<Shadow>
  readonly feed: Feed<Shadow>
  readonly mind: Mind
}

export function spend({ seen, feed, mind }: Situation): Act {
  const { table } = mind.view
  const before = sketchOf(table)
  const all = spendsFor(table.agents.length, table.roll!, table.options.cards)
  const ways = all.length > mind.strength.glances ? mind.chance.shuffle(all).slice(0, mind.strength.glances) : all
  const afters = ways.map((deed) => {
    const after = copyOf(before)
    spendOn(after, deed)
    return after
  })
  const fits = fitsOf(afters)
  const glances = afters.map((after, i) => {
    const cost = costOfBeingSeen(mind, fits[i]!)
    return { deed: ways[i]!, after, answerable: true, cost, hope: hopeOf(after, mind.mine, glance(mind)) - cost }
  })
  const options: Option<Spend>[] = best(glances, mind.strength.options)
  return { do: 'spend', question: seen.choices[0]!.question, points: pointsOf(think({ seen, feed, mind }, options)!, table.agents) }
}

export function moveSafe({ seen, feed, mind }: Situation): Act {
  const before = sketchOf(mind.view.table)
  const options = buildings
    .filter((to) => to !== before.safe)
    .map((deed): Option<number> => {
      const after = copyOf(before)
      moveSafeOn(after, deed)
      return { deed, after, answerable: false, cost: 0 }
    })
  return { do: 'moveSafe', question: seen.choices[0]!.question, to: think({ seen, feed, mind }, options)! }
}

/** The card to play now, or none. */
export function cardToPlay({ seen, feed, mind }: Situation, choices: readonly Choice<Act>[], must: boolean): Playing | undefined {
  const { table } = mind.view
  const before = sketchOf(table)
  const glances = choices.flatMap(waysOf).map((deed) => {
    const after = played(table, before, deed.card, deed as Partial<Chosen>)
    // an agent that is not known yet is as good as the average one, and more to choose from
    const hope = deed.unseen === undefined ? hopeOf(after, mind.mine, glance(mind)) : 1
    return { deed, after, answerable: true, hope, ...(deed.unseen !== undefined && { recruits: deed.unseen }) }
  })
  const cost = table.cards.held[mind.view.seat]! > 3 ? worthACard / 2 : worthACard
  const options: Option<Playing | undefined>[] = best(glances, mind.strength.options).map((option) => ({ ...option, cost }))
  if (!must) options.push({ deed: undefined, after: before, answerable: true, cost: 0 })
  return think({ seen, feed, mind }, options)
}

export const enterDossier = ({ seen, mind }: Situation): Act => ({
  do: 'enterDossier',
  question: seen.choices[0]!.question,
  names: bestEntry(mind.view, mind.dealings).names,
})

function think<T>({ seen, feed, mind }: Situation, options: readonly Option<T>[]): T {
  if (options.length === 1) return options[0]!.deed
  const judged = judge(options, mind.view, worldsOf(seen, feed, mind), outlookOf(mind), mind.strength, mind.chance)
  return judged[0]!.option.deed
}

const glance = ({ mine }: Mind): Outlook => ({ odds: plainOdds, favour: mine.map(() => 1) })
const best = <T extends { readonly hope: number }>(glances: readonly T[], many: number): T[] =>
  [...glances].sort((one, other) => other.hope - one.hope).slice(0, many)
