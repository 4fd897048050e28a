// What the secrecy checks share: random plays to look at, and the place where two worlds of one viewer first part.
import {
  type Fact,
  type Feed,
  feedOf,
  type Game,
  type Kinds,
  type Play,
  quickChance,
  randomBot,
  type Seat,
  type Setup,
  seedFrom,
  simulate,
  type Viewer,
} from '../src/index.ts'

export interface Step<K extends Kinds> {
  readonly at: number
  readonly seat: Seat
  readonly action: K['action']
}
export const randomPlay = <K extends Kinds>(
  game: Game<K>,
  setup: Setup<K>,
  name: string,
  onDecision?: (play: Play<K>, now: number) => void,
): Play<K> =>
  simulate({ game, setup, secret: seedFrom(name), bots: Array.from({ length: setup.seats }, () => randomBot), ...(onDecision && { onDecision }) })

/** The actions of a log: its deadlines come by themselves. */
export const stepsOf = <K extends Kinds>(play: Play<K>): Step<K>[] =>
  play.entries.flatMap(({ at, input }) => (input !== 'deal' && 'action' in input ? [{ at, seat: input.seat, action: input.action }] : []))

export const dice = (name: string) => quickChance(name)

/** Nothing, if two feeds are the same or first differ in what the game declares as revealing; else the difference. */
export function undeclared<K extends Kinds>(game: Game<K>, one: Feed<K>, other: Feed<K>): string | undefined {
  for (let i = 0; i < Math.max(one.length, other.length); i++) {
    const [a, b] = [one[i], other[i]]
    if (JSON.stringify(a) === JSON.stringify(b)) continue
    const facts = firstDifference(a?.facts ?? [], b?.facts ?? [])
    if (facts && declared(game, ...facts)) return undefined
    return `message ${i} differs where nothing is declared to be revealed:\n  ${JSON.stringify(a)}\n  ${JSON.stringify(b)}`
  }
  return undefined
}
function firstDifference(one: readonly Fact[], other: readonly Fact[]): [Fact | undefined, Fact | undefined] | undefined {
  for (let i = 0; i < Math.max(one.length, other.length); i++) if (JSON.stringify(one[i]) !== JSON.stringify(other[i])) return [one[i], other[i]]
  return undefined
}
function declared<K extends Kinds>(game: Game<K>, one: Fact | undefined, other: Fact | undefined): boolean {
  const reveals = game.reveals as Record<string, 'appears' | readonly string[] | undefined>
  if ([one, other].some((fact) => fact && reveals[fact.kind] === 'appears')) return true
  if (!one || !other || one.kind !== other.kind) return false
  const fields = reveals[one.kind] ?? []
  const [a, b] = [one, other] as unknown as [Record<string, unknown>, Record<string, unknown>]
  return Object.keys({ ...a, ...b }).every((name) => fields.includes(name) || JSON.stringify(a[name]) === JSON.stringify(b[name]))
}

export const feedText = <K extends Kinds>(play: Pick<Play<K>, 'entries'>, viewer: Viewer, from = 0): string =>
  JSON.stringify(feedOf(play.entries.slice(from), viewer))
