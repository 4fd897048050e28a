// The checks that a viewer learns its facts and nothing else. They compare whole messages, times included: whatever differs
// between two worlds that a viewer cannot tell apart, and is not declared in `reveals`, is a leak.
import { deepStrictEqual as equal, ok } from 'node:assert'
import {
  advanceTime,
  chanceFrom,
  feedOf,
  foldLog,
  type Game,
  type GameTypes,
  hears,
  type ImaginedEntry,
  type Match,
  resumeMatch,
  type Schemas,
  type Setup,
  seedFromText,
  type Viewer,
  viewersOf,
} from '../src/index.ts'
import { asAsked, dice, doStep, mayStep, randomPlay, type Step, stepsOf, undeclared } from './worlds.ts'

/** How far an imagined world is played on, and how many random steps are tried in two worlds at once. */
const furtherSteps = 40

export function twoWorlds<K extends GameTypes>(game: Game<K>, schemas: Schemas<K>, setup: Setup<K>, name: string): void {
  const chance = dice(`${name}/worlds`)
  const whole = randomPlay(game, setup, name)
  const cut = 1 + chance.below(whole.entries.length)
  const [before, after] = [whole.entries.slice(0, cut), whole.entries.slice(cut)]
  const now = before.at(-1)!.at
  for (const viewer of viewersOf(setup.seats)) {
    const imagined = game.imagine(JSON.parse(JSON.stringify(feedOf(before, viewer))), viewer, setup, dice(`${name}/imagine/${viewer}`), now)
    for (const entry of imagined) for (const told of entry.told) schemas[told.channel].parse(told.fact)
    equal(heardBy(imagined, viewer), heardBy(before, viewer), `${viewer} can tell the imagined feed from its own`)
    const real = () => resumeMatch(game, setup, whole.seed, before)
    const world = () =>
      resumeMatch(
        game,
        setup,
        whole.seed,
        imagined.map(({ at, told }) => ({ at, told, input: 'deal' as const })),
      )
    for (const deadline of game.deadlines(world().truth)) ok(deadline.at > now, `imagined a deadline that has passed: ${JSON.stringify(deadline)}`)
    goOnAlike(real(), world(), viewer, stepsOf({ entries: after }))
    const [first, second] = [real(), world()]
    goOnAlike(first, second, viewer, randomSteps(first, now, dice(`${name}/${viewer}/both`)))
    goOnAlone(world(), now, dice(`${name}/${viewer}/alone`))
  }
}
/** Message by message, with the channel of each fact: what all heard must not be imagined as whispered, or the other way round. */
const heardBy = <K extends GameTypes>(log: readonly ImaginedEntry<K>[], viewer: Viewer): string[] =>
  log.flatMap(({ at, told }) => {
    const facts = told.filter((one) => hears(one, viewer)).map(({ channel, fact }) => ({ channel, fact }))
    return facts.length > 0 ? [JSON.stringify({ at, facts })] : []
  })

/** The same steps in both worlds, as far as both permit them, until they part by something declared. */
function goOnAlike<K extends GameTypes>(real: Match<K>, world: Match<K>, viewer: Viewer, steps: Iterable<Step<K>>): void {
  const { game } = real
  let heard = [real.entries.length, world.entries.length] as const
  const parted = (): boolean => {
    const [one, other] = [feedOf(real.entries.slice(heard[0]), viewer), feedOf(world.entries.slice(heard[1]), viewer)]
    heard = [real.entries.length, world.entries.length]
    const leak = undeclared(game, one, other)
    ok(!leak, `${viewer} can tell two worlds apart: ${leak}`)
    return JSON.stringify(one) !== JSON.stringify(other)
  }
  for (const step of steps) {
    for (const match of [real, world]) advanceTime(match, step.at)
    if (parted()) return
    const [one, other] = [asAsked(real, step), asAsked(world, step)]
    if (step.seat === viewer) equal(one, other, `what ${viewer} may do tells it a secret`)
    if (!one || !other) continue
    doStep(real, one)
    doStep(world, other)
    if (parted()) return
  }
}
function* randomSteps<K extends GameTypes>(match: Match<K>, from: number, chance: ReturnType<typeof dice>): Generator<Step<K>> {
  let now = from
  for (let i = 0; i < furtherSteps; i++) {
    const step = mayStep(match, now, chance)
    if (!step) return
    yield step
    now = step.at
  }
}
/** An imagined world is one that could be: it can be played on like any other. */
function goOnAlone<K extends GameTypes>(world: Match<K>, from: number, chance: ReturnType<typeof dice>): void {
  for (const step of randomSteps(world, from, chance)) {
    advanceTime(world, step.at)
    const action = asAsked(world, step)
    if (action) doStep(world, action)
  }
}

/** An action that does not concern a viewer might as well not have been: its feed must not show the difference. */
export function purge<K extends GameTypes>(game: Game<K>, _: Schemas<K>, setup: Setup<K>, name: string): void {
  const whole = randomPlay(game, setup, name)
  for (const viewer of viewersOf(setup.seats)) {
    const again = resumeMatch(game, setup, whole.seed, whole.entries.slice(0, 1))
    for (const step of stepsOf(whole)) {
      const concerned = game.concerns(step.action, step.seat)
      if (concerned !== 'all' && (viewer === 'spectator' || !concerned.includes(viewer))) continue
      advanceTime(again, step.at)
      const action = asAsked(again, step)
      if (action) doStep(again, action)
    }
    advanceTime(again, whole.entries.at(-1)!.at)
    const leak = undeclared(game, feedOf(whole.entries, viewer), feedOf(again.entries, viewer))
    ok(!leak, `${viewer} notices what does not concern it: ${leak}`)
  }
}

/** In a small game: whatever the cards of the others may be, given one's own, is imagined sooner or later. */
export function imaginesEverything<K extends GameTypes>(game: Game<K>, setup: Setup<K>, name: string, deals = 400): void {
  const secretsOf = (match: Pick<Match<K>, 'truth'>) => JSON.stringify([match.truth.hands, match.truth.hidden])
  const first = dealt(game, setup, `${name}/0`)
  const mine = JSON.stringify(first.truth.hands[0])
  const possible = new Set<string>()
  for (let i = 0; i < deals * 20; i++) {
    const other = dealt(game, setup, `${name}/${i}`)
    if (JSON.stringify(other.truth.hands[0]) === mine) possible.add(secretsOf(other))
  }
  const feed = feedOf(first.entries, 0)
  const imagined = new Set<string>()
  for (let i = 0; i < deals * 20; i++)
    imagined.add(secretsOf({ truth: foldLog(game, setup, game.imagine(feed, 0, setup, dice(`${name}/${i}`), first.entries[0]!.at)) }))
  ok(possible.size > 1, 'nothing is secret in this setup')
  equal([...imagined].sort(), [...possible].sort(), 'not every world is imagined')
}
function dealt<K extends GameTypes>(game: Game<K>, setup: Setup<K>, name: string): Match<K> {
  const told = game.deal(setup, chanceFrom(seedFromText(name), 'deal'), 0)
  return resumeMatch(game, setup, seedFromText(name), [{ at: 0, input: 'deal', told }])
}
