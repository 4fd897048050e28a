// The checks that every game must pass, each a function that throws. `conformance` runs them as tests; the suite's own
// tests run them against games with planted leaks. A check may only know a game through its contract.
import { deepStrictEqual as equal, ok } from 'node:assert'
import {
  type AnyChoice,
  act,
  chanceFrom,
  feedOf,
  type Game,
  type Kinds,
  type Play,
  permits,
  recordOf,
  resume,
  type Schemas,
  type Setup,
  sample,
  seedFrom,
  seenBy,
  truthOf,
  verify,
  viewersOf,
  viewOf,
} from '../src/index.ts'
import { mutate } from './mutate.ts'
import { dice, feedText, randomPlay, stepsOf, undeclared } from './worlds.ts'

export interface Check<K extends Kinds> {
  readonly title: string
  /** How much of the usual number of runs: slow checks run fewer. */
  readonly share: number
  run(game: Game<K>, schemas: Schemas<K>, setup: Setup<K>, name: string): void
}
export const checks: readonly Check<Kinds>[] = [
  { title: 'random play ends, and every fact fits its schema', share: 1, run: playEnds },
  { title: 'replay equals live through JSON, for the truth and for the view of every seat', share: 1, run: replayEqualsLive },
  { title: 'a record verifies, and one with any entry changed does not', share: 0.2, run: recordVerifies },
  { title: 'what is sampled from choices is accepted, what is mutated is refused by a rule and changes nothing', share: 0.5, run: legality },
  { title: 'two worlds: an imagined log gives the same feed, and goes on the same until something declared is revealed', share: 0.6, run: twoWorlds },
  {
    title: 'purge: without the actions that do not concern a viewer its feed is the same until something declared is revealed',
    share: 0.6,
    run: purge,
  },
]

function playEnds<K extends Kinds>(game: Game<K>, schemas: Schemas<K>, setup: Setup<K>, name: string): void {
  const play = randomPlay(game, setup, name)
  for (const entry of play.entries) {
    for (const told of entry.told) equal(schemas[told.channel].parse(told.fact), told.fact)
    if (entry.input !== 'deal' && 'action' in entry.input) equal(schemas.action.parse(entry.input.action), entry.input.action)
  }
  play.entries.reduce((before, { at }) => (ok(at >= before, 'time went back'), at), 0)
}

function replayEqualsLive<K extends Kinds>(game: Game<K>, _: Schemas<K>, setup: Setup<K>, name: string): void {
  const play = randomPlay(game, setup, name)
  const log = JSON.parse(JSON.stringify(play.entries)) as typeof play.entries
  equal(log, play.entries)
  equal(truthOf(game, setup, log), play.truth)
  for (let seat = 0; seat < setup.seats; seat++) equal(viewOf(game, setup, feedOf(log, seat), seat), seenBy(play.truth, seat))
}

function recordVerifies<K extends Kinds>(game: Game<K>, _: Schemas<K>, setup: Setup<K>, name: string): void {
  const record = recordOf(randomPlay(game, setup, name), seedFrom(name), [])
  equal(verify(game, JSON.parse(JSON.stringify(record))), undefined)
  const at = dice(name).below(record.entries.length)
  const entries = record.entries.map((entry, i) => (i === at ? { ...entry, at: entry.at + 1 } : entry))
  equal(verify(game, { ...record, entries }), { problem: 'chain', entry: at })
}

function legality<K extends Kinds>(game: Game<K>, schemas: Schemas<K>, setup: Setup<K>, name: string): void {
  const chance = dice(`${name}/legality`)
  randomPlay(game, setup, name, (play, now) => {
    const seat = chance.below(setup.seats)
    const choices = game.choices(seenBy(play.truth, seat))
    for (const choice of choices) ok(permits(choices, sample(choice, chance)), `sampled, yet not permitted: ${JSON.stringify(choice)}`)
    const everything = viewersOf(setup.seats).flatMap((viewer) => (viewer === 'table' ? [] : game.choices(seenBy(play.truth, viewer))))
    if (everything.length === 0) return
    const wrong = mutate(sample(chance.pick(everything), chance), everything as unknown as AnyChoice[], chance) as K['action']
    if (permits(choices, wrong) || !passes(schemas, wrong)) return
    const [entries, truth] = [play.entries.length, JSON.stringify(play.truth)]
    const refusal = act(play, seat, wrong, now)
    ok(refusal, `accepted, though not permitted: ${JSON.stringify(wrong)}`)
    ok(
      /^[A-Z]{2}-\d\d[a-z]?$/.test(refusal.rule) && /^[a-z]\w+$/i.test(refusal.code),
      `a refusal without its rule: ${JSON.stringify({ wrong, refusal })}`,
    )
    equal([play.entries.length, JSON.stringify(play.truth)], [entries, truth])
  })
}
function passes<K extends Kinds>(schemas: Schemas<K>, action: K['action']): boolean {
  try {
    schemas.action.parse(action)
    return true
  } catch {
    return false
  }
}

function twoWorlds<K extends Kinds>(game: Game<K>, schemas: Schemas<K>, setup: Setup<K>, name: string): void {
  const chance = dice(`${name}/worlds`)
  const whole = randomPlay(game, setup, name)
  const cut = 1 + chance.below(whole.entries.length)
  const before = whole.entries.slice(0, cut)
  const now = before.at(-1)!.at
  for (const viewer of viewersOf(setup.seats)) {
    const real = resume(game, setup, whole.seed, before)
    const feed = feedOf(before, viewer)
    const imagined = game.imagine(JSON.parse(JSON.stringify(feed)), viewer, setup, dice(`${name}/imagine/${viewer}`), now)
    for (const entry of imagined) for (const told of entry.told) schemas[told.channel].parse(told.fact)
    equal(JSON.stringify(feedOf(imagined, viewer)), JSON.stringify(feed), `${viewer} can tell the imagined feed from its own`)
    const world = resume(
      game,
      setup,
      whole.seed,
      imagined.map((entry) => ({ ...entry, input: 'deal' as const })),
    )
    for (const deadline of game.deadlines(world.truth)) ok(deadline.at > now, `imagined a deadline that has passed: ${JSON.stringify(deadline)}`)
    goOn(game, real, world, stepsOf({ ...whole, entries: whole.entries.slice(cut) }), viewer)
  }
}
function goOn<K extends Kinds>(game: Game<K>, real: Play<K>, world: Play<K>, steps: ReturnType<typeof stepsOf<K>>, viewer: number | 'table'): void {
  for (const step of steps) {
    const from = [real.entries.length, world.entries.length] as const
    const refused = [act(real, step.seat, step.action, step.at), act(world, step.seat, step.action, step.at)]
    const [one, other] = [feedOf(real.entries.slice(from[0]), viewer), feedOf(world.entries.slice(from[1]), viewer)]
    const same = JSON.stringify(one) === JSON.stringify(other)
    if (!refused[0] === !refused[1] || step.seat === viewer) {
      const leak = undeclared(game, one, other)
      ok(!leak, `${viewer} can tell two worlds apart: ${leak}`)
    }
    if (step.seat === viewer && same) equal(refused[0], refused[1], `a refusal to ${viewer} tells a secret`)
    if (refused[0] || refused[1] || !same) return
  }
}

function purge<K extends Kinds>(game: Game<K>, _: Schemas<K>, setup: Setup<K>, name: string): void {
  const whole = randomPlay(game, setup, name)
  for (const viewer of viewersOf(setup.seats)) {
    const kept = stepsOf(whole).filter(({ action, seat }) => {
      const concerned = game.concerns(action, seat)
      return concerned === 'all' || (viewer !== 'table' && concerned.includes(viewer))
    })
    const again = resume(game, setup, whole.seed, whole.entries.slice(0, 1))
    for (const step of kept) act(again, step.seat, step.action, step.at)
    const leak = undeclared(game, feedOf(whole.entries, viewer).slice(0, feedOf(again.entries, viewer).length), feedOf(again.entries, viewer))
    ok(!leak, `${viewer} notices what does not concern it: ${leak}`)
  }
}

/** In a small game: whatever the cards of the others may be, given one's own, is imagined sooner or later. */
export function imaginesEverything<K extends Kinds>(game: Game<K>, setup: Setup<K>, name: string, deals = 400): void {
  const secretsOf = (play: Pick<Play<K>, 'truth'>) => JSON.stringify([play.truth.hands, play.truth.hidden])
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
    imagined.add(secretsOf({ truth: truthOf(game, setup, game.imagine(feed, 0, setup, dice(`${name}/${i}`), first.entries[0]!.at)) }))
  ok(possible.size > 1, 'nothing is secret in this setup')
  equal([...imagined].sort(), [...possible].sort(), 'not every world is imagined')
}
function dealt<K extends Kinds>(game: Game<K>, setup: Setup<K>, name: string): Play<K> {
  const told = game.deal(setup, chanceFrom(seedFrom(name), 'deal'), 0)
  return resume(game, setup, seedFrom(name), [{ at: 0, input: 'deal', told }])
}

export { feedText }
