// Checks that a viewer learns nothing but what it is told. They compare whole messages, times included: a difference between two
// worlds that a viewer cannot tell apart is a leak, unless the game declares it in `reveals`. See docs/decisions/secrecy-checks.md.
import { deepStrictEqual as equal, ok } from 'node:assert'
import {
  advanceTime,
  type BareEntry,
  type Chance,
  chanceFrom,
  type Fact,
  type Feed,
  type FeedMessage,
  feedOf,
  foldLog,
  type Game,
  type GameTypes,
  hears,
  type Match,
  quickChance,
  resumeMatch,
  type Schemas,
  type Setup,
  seedFromText,
  type Viewer,
  viewersOf,
} from '../src/index.ts'
import { randomPlay, randomStep, type Step, stepIn, stepsOf, takeStep } from './random-play.ts'

/** Number of random steps by which an imagined world is played on. */
const FURTHER_STEPS = 40

/**
 * Two worlds: a match is cut somewhere, and each viewer's `imagine` makes another log of it. Both must give the viewer the same
 * feed, then and while the same steps are taken in both.
 */
export function checkTwoWorlds<K extends GameTypes>(game: Game<K>, schemas: Schemas<K>, setup: Setup<K>, name: string): void {
  const chance = quickChance(`${name}/worlds`)
  const match = randomPlay(game, setup, name)
  const cut = 1 + chance.below(match.entries.length)
  const [before, after] = [match.entries.slice(0, cut), match.entries.slice(cut)]
  const now = before.at(-1)!.at
  const awaited = game.awaits?.(resumeMatch(game, setup, match.seed, before).truth.common)
  for (const viewer of viewersOf(setup.seats)) {
    const imagined = game.imagine(JSON.parse(JSON.stringify(feedOf(before, viewer))), viewer, setup, quickChance(`${name}/imagine/${viewer}`), now)
    for (const entry of imagined) for (const toldFact of entry.told) schemas[toldFact.channel].parse(toldFact.fact)
    equal(messagesOf(imagined, viewer), messagesOf(before, viewer), `${viewer} can tell the imagined feed from its own`)
    const resumeReal = () => resumeMatch(game, setup, match.seed, before)
    const resumeImagined = () =>
      resumeMatch(
        game,
        setup,
        match.seed,
        imagined.map(({ at, told }) => ({ at, told, input: 'deal' as const })),
      )
    const { truth } = resumeImagined()
    equal(game.awaits?.(truth.common), awaited, `${viewer} can tell two worlds apart by who is awaited`)
    for (const deadline of game.deadlines(truth)) ok(deadline.at > now, `imagined a deadline that has passed: ${JSON.stringify(deadline)}`)
    playOnInBoth(resumeReal(), resumeImagined(), viewer, stepsOf({ entries: after }))
    const [first, second] = [resumeReal(), resumeImagined()]
    playOnInBoth(first, second, viewer, randomSteps(first, now, quickChance(`${name}/${viewer}/both`)))
    playOn(resumeImagined(), now, quickChance(`${name}/${viewer}/alone`))
  }
}
/** A viewer's messages with the channel of each fact: an open fact must not be imagined as a whisper, or the other way round. */
const messagesOf = <K extends GameTypes>(log: readonly BareEntry<K>[], viewer: Viewer): string[] =>
  log.flatMap(({ at, told }) => {
    const facts = told.filter((toldFact) => hears(toldFact, viewer)).map(({ channel, fact }) => ({ channel, fact }))
    return facts.length > 0 ? [JSON.stringify({ at, facts })] : []
  })

/** Takes the same steps in both worlds, as far as both permit them, until they differ in something declared. */
function playOnInBoth<K extends GameTypes>(real: Match<K>, world: Match<K>, viewer: Viewer, steps: Iterable<Step<K>>): void {
  const { game } = real
  let compared = [real.entries.length, world.entries.length] as const
  const compareNewMessages = (): boolean => {
    const [realFeed, worldFeed] = [feedOf(real.entries.slice(compared[0]), viewer), feedOf(world.entries.slice(compared[1]), viewer)]
    compared = [real.entries.length, world.entries.length]
    const leak = findUndeclaredDifference(game, realFeed, worldFeed)
    ok(!leak, `${viewer} can tell two worlds apart: ${leak}`)
    return JSON.stringify(realFeed) !== JSON.stringify(worldFeed)
  }
  for (const step of steps) {
    for (const match of [real, world]) advanceTime(match, step.at)
    if (compareNewMessages()) return
    const [realAction, worldAction] = [stepIn(real, step), stepIn(world, step)]
    if (step.seat === viewer) equal(realAction, worldAction, `what ${viewer} may do tells it a secret`)
    if (!realAction || !worldAction) continue
    takeStep(real, realAction)
    takeStep(world, worldAction)
    if (compareNewMessages()) return
  }
}
function* randomSteps<K extends GameTypes>(match: Match<K>, from: number, chance: Chance): Generator<Step<K>> {
  let now = from
  for (let i = 0; i < FURTHER_STEPS; i++) {
    const step = randomStep(match, now, chance)
    if (!step) return
    yield step
    now = step.at
  }
}
/** Plays an imagined world on: one that the rules do not allow fails here. */
function playOn<K extends GameTypes>(world: Match<K>, from: number, chance: Chance): void {
  for (const step of randomSteps(world, from, chance)) {
    advanceTime(world, step.at)
    const action = stepIn(world, step)
    if (action) takeStep(world, action)
  }
}

/**
 * Purge (a term from the theory of noninterference): the match is repeated without the actions that do not concern a viewer. The
 * viewer's feed must be the same.
 */
export function checkPurge<K extends GameTypes>(game: Game<K>, _: Schemas<K>, setup: Setup<K>, name: string): void {
  const match = randomPlay(game, setup, name)
  for (const viewer of viewersOf(setup.seats)) {
    const purged = resumeMatch(game, setup, match.seed, match.entries.slice(0, 1))
    for (const step of stepsOf(match)) {
      const concerned = game.concerns(step.action, step.seat)
      if (concerned !== 'all' && (viewer === 'spectator' || !concerned.includes(viewer))) continue
      advanceTime(purged, step.at)
      const action = stepIn(purged, step)
      if (action) takeStep(purged, action)
    }
    advanceTime(purged, match.entries.at(-1)!.at)
    const leak = findUndeclaredDifference(game, feedOf(match.entries, viewer), feedOf(purged.entries, viewer))
    ok(!leak, `${viewer} notices what does not concern it: ${leak}`)
  }
}

/** Number of deals and of imagined deals that are compared in a small game. */
const SMALL_GAME_DEALS = 8000
/** In a small game: every deal that is possible for a seat, given its own hand, is imagined sooner or later, and no other. */
export function checkAllDealsAreImagined<K extends GameTypes>(game: Game<K>, setup: Setup<K>, name: string): void {
  const secretsOf = (match: Pick<Match<K>, 'truth'>) => JSON.stringify([match.truth.hands, match.truth.hidden])
  const first = dealFrom(game, setup, `${name}/0`)
  const ownHand = JSON.stringify(first.truth.hands[0])
  const possible = new Set<string>()
  for (let i = 0; i < SMALL_GAME_DEALS; i++) {
    const otherMatch = dealFrom(game, setup, `${name}/${i}`)
    if (JSON.stringify(otherMatch.truth.hands[0]) === ownHand) possible.add(secretsOf(otherMatch))
  }
  const feed = feedOf(first.entries, 0)
  const imagined = new Set<string>()
  for (let i = 0; i < SMALL_GAME_DEALS; i++)
    imagined.add(secretsOf({ truth: foldLog(game, setup, game.imagine(feed, 0, setup, quickChance(`${name}/${i}`), first.entries[0]!.at)) }))
  ok(possible.size > 1, 'nothing is secret in this setup')
  equal([...imagined].sort(), [...possible].sort(), 'not every world is imagined')
}
function dealFrom<K extends GameTypes>(game: Game<K>, setup: Setup<K>, name: string): Match<K> {
  const told = game.deal(setup, chanceFrom(seedFromText(name), 'deal'), 0)
  return resumeMatch(game, setup, seedFromText(name), [{ at: 0, input: 'deal', told }])
}

/** The first difference between two feeds, unless the game declares it in `reveals`. */
function findUndeclaredDifference<K extends GameTypes>(game: Game<K>, feed: Feed<K>, otherFeed: Feed<K>): string | undefined {
  for (let i = 0; i < Math.max(feed.length, otherFeed.length); i++) {
    const [message, otherMessage] = [feed[i], otherFeed[i]]
    if (JSON.stringify(message) === JSON.stringify(otherMessage)) continue
    if (isDeclared(game, message, otherMessage)) return undefined
    return `message ${i} differs where nothing is declared to be revealed:\n  ${JSON.stringify(message)}\n  ${JSON.stringify(otherMessage)}`
  }
  return undefined
}
function isDeclared<K extends GameTypes>(game: Game<K>, message: FeedMessage<K> | undefined, otherMessage: FeedMessage<K> | undefined): boolean {
  const reveals = game.reveals as Record<string, 'appears' | readonly string[] | undefined>
  const isRevelation = (revealed: Fact | undefined): boolean => revealed !== undefined && reveals[revealed.kind] === 'appears'
  const [facts, otherFacts] = [message?.facts ?? [], otherMessage?.facts ?? []]
  const different = Array.from({ length: Math.max(facts.length, otherFacts.length) }).findIndex(
    (_, i) => JSON.stringify(facts[i]) !== JSON.stringify(otherFacts[i]),
  )
  if (different < 0) return facts.some(isRevelation)
  const [fact, otherFact] = [facts[different], otherFacts[different]]
  if (isRevelation(fact) || isRevelation(otherFact)) return true
  if (!fact || !otherFact || fact.kind !== otherFact.kind || message?.at !== otherMessage?.at) return false
  const fields = reveals[fact.kind] ?? []
  const [ours, theirs] = [fact, otherFact] as unknown as [Record<string, unknown>, Record<string, unknown>]
  return Object.keys({ ...ours, ...theirs }).every((name) => fields.includes(name) || JSON.stringify(ours[name]) === JSON.stringify(theirs[name]))
}
