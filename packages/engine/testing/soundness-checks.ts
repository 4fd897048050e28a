// Checks that the rules are sound, whatever they keep secret: matches end, replay and verify, and what is not permitted is refused.
import { deepStrictEqual as equal, ok } from 'node:assert'
import {
  type Action,
  type AnyChoice,
  act,
  type Chance,
  type Entry,
  feedOf,
  foldFeed,
  foldLog,
  type Game,
  type GameTypes,
  messageOf,
  permits,
  quickChance,
  recordOf,
  type Schemas,
  type Seat,
  type Setup,
  sampleAction,
  seedFromText,
  type Truth,
  verify,
  viewersOf,
  viewOfSeat,
} from '../src/index.ts'
import { randomPlay } from './random-play.ts'

/** Feeds are padded to multiples of this size. More in one message could be recognised by its length. */
const MAX_WHISPERED_BYTES = 256
const whisperedBytes = <K extends GameTypes>({ told }: Entry<K>, seat: Seat): number =>
  told.reduce(
    (sum, toldFact) =>
      toldFact.channel === 'whisper' && toldFact.to.includes(seat) ? sum + Buffer.byteLength(JSON.stringify(toldFact.fact)) + 1 : sum,
    0,
  )

export function checkPlayEnds<K extends GameTypes>(game: Game<K>, schemas: Schemas<K>, setup: Setup<K>, name: string): void {
  const match = randomPlay(game, setup, name, ({ truth, entries }) => {
    deepFreeze(truth)
    deepFreeze(entries.at(-1))
    if (entries.length % VIEWS_CHECKED_EVERY !== 1) return
    checkViews(schemas, truth)
    checkAwaits(game, truth)
  })
  checkViews(schemas, match.truth)
  let before = 0
  for (const entry of match.entries) {
    for (const told of entry.told) equal(schemas[told.channel].parse(told.fact), told.fact)
    for (const told of entry.told)
      if (told.channel === 'whisper') ok(told.to.length > 0 && new Set(told.to).size === told.to.length, `whispered to ${told.to}`)
    for (let seat = 0; seat < setup.seats; seat++)
      ok(whisperedBytes(entry, seat) < MAX_WHISPERED_BYTES, `too much is whispered to seat ${seat} at once`)
    ok(entry.at >= before, 'time went back')
    before = entry.at
    if (entry.input === 'deal' || 'deadline' in entry.input) continue
    equal(schemas.action.parse(entry.input.action), entry.input.action)
    ok(messageOf(entry, entry.input.seat), `seat ${entry.input.seat} was told nothing of its own ${JSON.stringify(entry.input.action)}`)
  }
}
/** Views grow with a match; checking each would take most of the time of a random match. */
const VIEWS_CHECKED_EVERY = 7
/** What the server serves as the schema of views fits every real one, as it goes over the wire. */
function checkViews<K extends GameTypes>(schemas: Schemas<K>, { common, hands }: Truth<K>): void {
  equal(schemas.common.parse(JSON.parse(JSON.stringify(common))), common)
  for (const hand of hands) equal(schemas.hand.parse(JSON.parse(JSON.stringify(hand))), hand)
}
/** If any seats are awaited, they are exactly the seats that have something to decide. */
function checkAwaits<K extends GameTypes>(game: Game<K>, truth: Truth<K>): void {
  const awaited = game.awaits?.(truth.common) ?? []
  const askedSeats = truth.hands.flatMap((_, seat) => (game.choices(viewOfSeat(truth, seat)).some(({ standing }) => !standing) ? [seat] : []))
  if (awaited.length > 0)
    equal(
      awaited.toSorted((a, b) => a - b),
      askedSeats,
      'other seats are awaited than asked',
    )
}
/** Freezes a value and everything in it: a rule that changes in place what was told or folded will throw. */
function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const inner of Object.values(value)) deepFreeze(inner)
}

export function checkReplay<K extends GameTypes>(game: Game<K>, _: Schemas<K>, setup: Setup<K>, name: string): void {
  const match = randomPlay(game, setup, name)
  const [log, truth] = JSON.parse(JSON.stringify([match.entries, match.truth])) as [typeof match.entries, typeof match.truth]
  equal(log, match.entries)
  equal(truth, match.truth, 'what is folded is not plain data')
  equal(foldLog(game, setup, log), match.truth)
  for (let seat = 0; seat < setup.seats; seat++) equal(foldFeed(game, setup, feedOf(log, seat), seat), viewOfSeat(match.truth, seat))
}

/** The same name gives the same random numbers, so a second draw under one name could be predicted from the first. */
export function checkChanceNames<K extends GameTypes>(game: Game<K>, _: Schemas<K>, setup: Setup<K>, name: string): void {
  const usedNames = new Set<string>()
  const observed: Game<K> = {
    ...game,
    decide: (truth, input, chance, now) => {
      const chanceName = 'deadline' in input ? `deadline:${input.deadline}` : `${input.seat}:${input.action.question}`
      let draws = false
      const told = game.decide(
        truth,
        input,
        observe(chance, () => {
          draws = true
        }),
        now,
      )
      ok(!draws || !usedNames.has(chanceName), `chance was drawn twice under the name ${chanceName}`)
      if (draws) usedNames.add(chanceName)
      return told
    },
  }
  randomPlay(observed, setup, name)
}
function observe(chance: Chance, onDraw: () => void): Chance {
  const below = (n: number): number => {
    onDraw()
    return chance.below(n)
  }
  return {
    below,
    pick: (list) => list[below(list.length)]!,
    shuffle: (list) => {
      onDraw()
      return chance.shuffle(list)
    },
  }
}

export function checkRecords<K extends GameTypes>(game: Game<K>, _: Schemas<K>, setup: Setup<K>, name: string): void {
  const record = recordOf(randomPlay(game, setup, name), seedFromText(name), [])
  equal(verify(game, JSON.parse(JSON.stringify(record))), undefined)
  const changed = quickChance(name).below(record.entries.length)
  const entries = record.entries.map((entry, i) => (i === changed ? { ...entry, at: entry.at + 1 } : entry))
  equal(verify(game, { ...record, entries }), { problem: 'chain', entry: changed })
}

export function checkLegality<K extends GameTypes>(game: Game<K>, schemas: Schemas<K>, setup: Setup<K>, name: string): void {
  const chance = quickChance(`${name}/legality`)
  randomPlay(game, setup, name, (match, now) => {
    const seat = chance.below(setup.seats)
    const choices = game.choices(viewOfSeat(match.truth, seat))
    for (const choice of choices) ok(permits(choices, sampleAction(choice, chance)), `sampled, yet not permitted: ${JSON.stringify(choice)}`)
    const allChoices = viewersOf(setup.seats).flatMap((viewer) => (viewer === 'spectator' ? [] : game.choices(viewOfSeat(match.truth, viewer))))
    if (allChoices.length === 0) return
    const wrong = mutateAction(sampleAction(chance.pick(allChoices), chance), allChoices as unknown as AnyChoice[], chance) as K['action']
    if (permits(choices, wrong) || !isWellFormed(schemas, wrong)) return
    const [entries, truth] = [match.entries.length, JSON.stringify(match.truth)]
    const refusal = act(match, seat, wrong, now)
    ok(refusal, `accepted, though not permitted: ${JSON.stringify(wrong)}`)
    ok(
      /^[A-Z]{2}-\d\d[a-z]?$/.test(refusal.rule) && /^[a-z]\w+$/i.test(refusal.code),
      `a refusal without its rule: ${JSON.stringify({ wrong, refusal })}`,
    )
    equal([match.entries.length, JSON.stringify(match.truth)], [entries, truth])
  })
}
/** A late answer, when the match already asks another question of the same kind, is refused as `questionGone` in every game. */
export function checkLateAnswers<K extends GameTypes>(game: Game<K>, _: Schemas<K>, setup: Setup<K>, name: string): void {
  const chance = quickChance(`${name}/late answers`)
  const seats = Array.from({ length: setup.seats }, (_, seat) => seat)
  /** By seat and kind of action: the last answer that the seat could have given. */
  const answers = seats.map(() => new Map<string, K['action']>())
  randomPlay(game, setup, name, ({ truth }) => {
    if (game.outcome(truth.common)) return
    const views = seats.map((seat) => viewOfSeat(truth, seat))
    const awaitedChoices = views.map((view) => game.choices(view).filter(({ standing }) => !standing))
    const isAsked = (question: string) => awaitedChoices.flat().some((choice) => choice.question === question)
    for (const seat of seats) {
      for (const late of answers[seat]!.values()) {
        if (isAsked(late.question) || game.isOut?.(truth.common, seat) || !awaitedChoices.flat().some((choice) => choice.do === late.do)) continue
        const refusal = game.refusal(views[seat]!, late)
        equal([refusal.code, late], ['questionGone', late])
      }
      for (const choice of awaitedChoices[seat]!) answers[seat]!.set(choice.do, sampleAction(choice, chance))
    }
  })
}
function isWellFormed<K extends GameTypes>(schemas: Schemas<K>, action: K['action']): boolean {
  try {
    schemas.action.parse(action)
    return true
  } catch {
    return false
  }
}

/** A permitted action with one thing changed, as a cheat, an old page or a bug might send it. It may happen to be permitted too. */
function mutateAction(action: Action, choices: readonly AnyChoice[], chance: Chance): Action {
  const wrong: Record<string, unknown> = { ...action }
  const names = Object.keys(wrong).filter((name) => name !== 'do' && name !== 'question')
  const kind = chance.below(3)
  if (kind === 0 || names.length === 0) wrong.question = chance.pick(['', 'gone', ...choices.map((choice) => choice.question)])
  else {
    const name = chance.pick(names)
    wrong[name] = kind === 1 ? otherValue(wrong[name], chance) : chance.pick([wrong[name], ...valuesOffered(name, choices)])
  }
  return wrong as unknown as Action
}

/** Values that some seat may now choose in a field of this name. */
const valuesOffered = (name: string, choices: readonly AnyChoice[]): unknown[] =>
  choices.flatMap(({ fields: { [name]: field } }) => {
    if (!field) return []
    return 'one' in field ? field.one : 'some' in field ? [field.some, field.some.slice(0, field.min)] : []
  })

function otherValue(value: unknown, chance: Chance): unknown {
  if (typeof value === 'number') return chance.pick([value + 1, value - 1, 0, 11])
  if (typeof value === 'boolean') return !value
  if (Array.isArray(value)) return chance.pick([[], value.slice(1), [...value, ...value], value.map((element) => otherValue(element, chance))])
  if (typeof value === 'object' && value !== null) return mutateRecord(value as Record<string, unknown>, chance)
  return value
}
function mutateRecord(value: Record<string, unknown>, chance: Chance): Record<string, unknown> {
  const keys = Object.keys(value)
  if (keys.length === 0) return value
  const key = chance.pick(keys)
  const { [key]: taken, ...rest } = value
  return chance.pick([rest, { ...value, [key]: otherValue(taken, chance) }, { ...value, [key]: value[chance.pick(keys)] }])
}
