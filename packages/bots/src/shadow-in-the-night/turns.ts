// What to do when something is asked: the options that there are, the best of them after thinking.
import type { Choice } from '@safehouse/engine'
import { buildings, type Chosen, mostCards, type ShadowAction } from '@safehouse/games/shadow-in-the-night'
import { fitsOf } from './beliefs.ts'
import { hopeOf, played, waysOf, worthACard } from './cards.ts'
import { bestEntry } from './dossier.ts'
import { costOfBeingSeen, type Mind, outlookOf, worldsOf } from './mind.ts'
import { type Outlook, plainOdds } from './odds.ts'
import { copyOf, moveSafeOn, pointsOf, type Sketch, type Spend, sketchOf, spendOn, spendsFor } from './sketch.ts'
import { judge, type Option } from './think.ts'

type Playing = Extract<ShadowAction, { do: 'play' }>

export function spend(mind: Mind): ShadowAction {
  const { agents } = mind.view.common
  const ways = waysToSpend(mind)
  const before = sketchOf(mind.view.common)
  const afters = ways.map((way) => changed(before, (after) => spendOn(after, way)))
  const fits = fitsOf(afters)
  const look = glance(mind)
  const options = afters.map((after, i) => {
    const cost = costOfBeingSeen(mind, fits[i]!)
    return { deed: ways[i]!, after, answerable: true, cost, hope: hopeOf(after, mind.mine, look) - cost }
  })
  return { do: 'spend', question: questionTo(mind), points: pointsOf(think(mind, best(options, mind.strength.options)), agents) }
}
function waysToSpend({ view, strength, chance }: Mind): readonly Spend[] {
  const { agents, roll, options } = view.common
  const all = spendsFor(agents.length, roll!, options.cards)
  return all.length > strength.glances ? chance.shuffle(all).slice(0, strength.glances) : all
}

export function moveSafe(mind: Mind): ShadowAction {
  const before = sketchOf(mind.view.common)
  const options = buildings
    .filter((to) => to !== before.safe)
    .map((deed) => ({ deed, after: changed(before, (after) => moveSafeOn(after, deed)), answerable: false, cost: 0 }))
  return { do: 'moveSafe', question: questionTo(mind), to: think(mind, options) }
}

/** The card to play now, or none. */
export function cardToPlay(mind: Mind, choices: readonly Choice<ShadowAction>[], must: boolean): Playing | undefined {
  const { common, seat } = mind.view
  const before = sketchOf(common)
  const look = glance(mind)
  const cost = common.cards.held[seat]! === mostCards ? worthACard / 2 : worthACard
  const ways = choices.flatMap(waysOf).filter(({ unseen = 0 }) => unseen === 0) // face-down cards are all alike
  const options = ways.map((deed) => {
    const after = played(common, before, deed.card, deed as Partial<Chosen>)
    // whom one recruits is not seen on the board: that is always worth a second thought
    const hope = deed.card === 'recruit' ? 1 : hopeOf(after, mind.mine, look)
    return { deed, after, answerable: true, recruits: deed.card === 'recruit', cost, hope }
  })
  const considered: Option<Playing | undefined>[] = best(options, mind.strength.options)
  const staying = { deed: undefined, after: before, answerable: true, cost: 0 }
  return think(mind, must ? considered : [...considered, staying])
}

export const enterDossier = (mind: Mind): ShadowAction => ({
  do: 'enterDossier',
  question: questionTo(mind),
  names: bestEntry(mind.view, mind.dealings).names,
})

function think<T>(mind: Mind, options: readonly Option<T>[]): T {
  if (options.length === 1) return options[0]!.deed
  return judge(options, mind.view, worldsOf(mind), outlookOf(mind), mind.strength, mind.chance)
}

const questionTo = ({ seen }: Mind): string => seen.choices[0]!.question
function changed(before: Sketch, change: (sketch: Sketch) => void): Sketch {
  const after = copyOf(before)
  change(after)
  return after
}
const glance = ({ mine }: Mind): Outlook => ({ odds: plainOdds, favour: mine.map(() => 1) })
const best = <T extends { readonly hope: number }>(options: readonly T[], many: number): T[] =>
  [...options].sort((one, other) => other.hope - one.hope).slice(0, many)
