// The checks of a game that have nothing to do with secrets: it ends, replays, verifies, and refuses what is not permitted.
import { deepStrictEqual as equal, ok } from 'node:assert'
import {
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
  recordOf,
  type Schemas,
  type Seat,
  type Setup,
  sampleAction,
  seedFromText,
  verify,
  viewersOf,
  viewOfSeat,
} from '../src/index.ts'
import { mutate } from './mutate.ts'
import { dice, randomPlay } from './worlds.ts'

/** As much room as a whisper is given, whatever it says: a longer one could be told by its size. */
const mostWhispered = 256
const whisperedTo = <K extends GameTypes>({ told }: Entry<K>, seat: Seat): number =>
  told.reduce((sum, one) => (one.channel === 'whisper' && one.to.includes(seat) ? sum + Buffer.byteLength(JSON.stringify(one.fact)) + 1 : sum), 0)

export function playEnds<K extends GameTypes>(game: Game<K>, schemas: Schemas<K>, setup: Setup<K>, name: string): void {
  const match = randomPlay(game, setup, name, ({ truth, entries }) => {
    freeze(truth)
    freeze(entries.at(-1))
  })
  let before = 0
  for (const entry of match.entries) {
    for (const told of entry.told) equal(schemas[told.channel].parse(told.fact), told.fact)
    for (const told of entry.told)
      if (told.channel === 'whisper') ok(told.to.length > 0 && new Set(told.to).size === told.to.length, `whispered to ${told.to}`)
    for (let seat = 0; seat < setup.seats; seat++) ok(whisperedTo(entry, seat) < mostWhispered, `too much is whispered to seat ${seat} at once`)
    ok(entry.at >= before, 'time went back')
    before = entry.at
    if (entry.input === 'deal' || 'deadline' in entry.input) continue
    equal(schemas.action.parse(entry.input.action), entry.input.action)
    ok(messageOf(entry, entry.input.seat), `seat ${entry.input.seat} heard nothing of its own ${JSON.stringify(entry.input.action)}`)
  }
}
/** What was told or folded is shared by all who look: a rule that changes it in place would throw from here on. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const inner of Object.values(value)) freeze(inner)
}

export function replayEqualsLive<K extends GameTypes>(game: Game<K>, _: Schemas<K>, setup: Setup<K>, name: string): void {
  const match = randomPlay(game, setup, name)
  const [log, truth] = JSON.parse(JSON.stringify([match.entries, match.truth])) as [typeof match.entries, typeof match.truth]
  equal(log, match.entries)
  equal(truth, match.truth, 'what is folded is not plain data')
  equal(foldLog(game, setup, log), match.truth)
  for (let seat = 0; seat < setup.seats; seat++) equal(foldFeed(game, setup, feedOf(log, seat), seat), viewOfSeat(match.truth, seat))
}

/** The same name gives the same dice: a second draw under one name would repeat the first, and could be foretold. */
export function chanceIsFresh<K extends GameTypes>(game: Game<K>, _: Schemas<K>, setup: Setup<K>, name: string): void {
  const drawn = new Set<string>()
  const watched: Game<K> = {
    ...game,
    decide: (truth, input, chance, now) => {
      const under = 'deadline' in input ? `deadline:${input.deadline}` : `${input.seat}:${input.action.question}`
      let draws = false
      const told = game.decide(
        truth,
        input,
        watching(chance, () => {
          draws = true
        }),
        now,
      )
      ok(!draws || !drawn.has(under), `chance was drawn twice under the name ${under}`)
      if (draws) drawn.add(under)
      return told
    },
  }
  randomPlay(watched, setup, name)
}
function watching(chance: Chance, onDraw: () => void): Chance {
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

export function recordVerifies<K extends GameTypes>(game: Game<K>, _: Schemas<K>, setup: Setup<K>, name: string): void {
  const record = recordOf(randomPlay(game, setup, name), seedFromText(name), [])
  equal(verify(game, JSON.parse(JSON.stringify(record))), undefined)
  const at = dice(name).below(record.entries.length)
  const entries = record.entries.map((entry, i) => (i === at ? { ...entry, at: entry.at + 1 } : entry))
  equal(verify(game, { ...record, entries }), { problem: 'chain', entry: at })
}

export function legality<K extends GameTypes>(game: Game<K>, schemas: Schemas<K>, setup: Setup<K>, name: string): void {
  const chance = dice(`${name}/legality`)
  randomPlay(game, setup, name, (match, now) => {
    const seat = chance.below(setup.seats)
    const choices = game.choices(viewOfSeat(match.truth, seat))
    for (const choice of choices) ok(permits(choices, sampleAction(choice, chance)), `sampled, yet not permitted: ${JSON.stringify(choice)}`)
    const everything = viewersOf(setup.seats).flatMap((viewer) => (viewer === 'spectator' ? [] : game.choices(viewOfSeat(match.truth, viewer))))
    if (everything.length === 0) return
    const wrong = mutate(sampleAction(chance.pick(everything), chance), everything as unknown as AnyChoice[], chance) as K['action']
    if (permits(choices, wrong) || !passes(schemas, wrong)) return
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
function passes<K extends GameTypes>(schemas: Schemas<K>, action: K['action']): boolean {
  try {
    schemas.action.parse(action)
    return true
  } catch {
    return false
  }
}
