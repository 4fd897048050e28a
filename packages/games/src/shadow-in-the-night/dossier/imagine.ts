// The dossiers of others as they may be: whose were sealed in which order, and what is in them.
import type { Chance, Feed, Seat, Setup, Viewer } from '@safehouse/engine'
import type { Agent } from '../agents.ts'
import type { ShadowTypes } from '../types.ts'
import type { Names } from './common.ts'

export interface ImaginedDossiers {
  /** By seat. */
  readonly names: readonly Names[]
  /** The order in which they were sealed; who is not in it had not done so in time, or has not yet. */
  readonly order: readonly Seat[]
}

/** held: by seat, its first agent and then all that it recruits. */
export function imagineDossiers(
  feed: Feed<ShadowTypes>,
  viewer: Viewer,
  { seats }: Setup<ShadowTypes>,
  held: readonly (readonly Agent[])[],
  chance: Chance,
): ImaginedDossiers {
  const { agents, opened, recruits, sealedByMe } = heardOfDossiers(feed, seats)
  const strangers = chance.shuffle(Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== viewer))
  const names = held.map((ownAgents, seat) => {
    const told = opened?.[seat] ?? (seat === viewer ? ownEntry(feed) : undefined)
    return told ?? invented(agents, seats, seat, ownAgents.slice(0, 1 + recruits[seat]!), chance)
  })
  return { names, order: sealedByMe.map((isMine) => (isMine ? (viewer as Seat) : strangers.pop()!)) }
}

interface Heard {
  readonly agents: readonly Agent[]
  readonly opened: readonly (Names | null)[] | undefined
  /** By seat: how many agents it had recruited when the dossiers were called for. */
  readonly recruits: readonly number[]
  /** For each dossier that was sealed by its owner, in order. */
  readonly sealedByMe: readonly boolean[]
}
function heardOfDossiers(feed: Feed<ShadowTypes>, seats: number): Heard {
  let agents: readonly Agent[] = []
  let opened: Heard['opened']
  let called = false
  const recruits = new Array<number>(seats).fill(0)
  const sealedByMe: boolean[] = []
  for (const { facts } of feed) {
    for (const fact of facts) {
      if (fact.kind === 'dealt') agents = fact.agents
      else if (fact.kind === 'recruited' && !called) recruits[fact.seat]! += 1
      else if (fact.kind === 'dossiersCalled') called = true
      else if (fact.kind === 'dossierSealed') sealedByMe.push(facts.some(({ kind }) => kind === 'dossierEntered'))
      else if (fact.kind === 'dossiersOpened') opened = fact.entries
    }
  }
  return { agents, opened, recruits, sealedByMe }
}
const ownEntry = (feed: Feed<ShadowTypes>): Names | undefined => {
  for (const { facts } of feed) for (const fact of facts) if (fact.kind === 'dossierEntered') return fact.names
  return undefined
}

/** Any entry that the rules allow somebody who holds these. */
function invented(agents: readonly Agent[], seats: number, seat: Seat, [first, ...recruited]: readonly Agent[], chance: Chance): Names {
  const others = Array.from({ length: seats }, (_, player) => player).filter((player) => player !== seat)
  const names: Partial<Record<Agent, Seat | null>> = { [first!]: seat }
  for (const agent of recruited) names[agent] = null
  for (const agent of chance.shuffle(agents)) if (names[agent] === undefined) names[agent] = others.pop() ?? null
  return names
}
