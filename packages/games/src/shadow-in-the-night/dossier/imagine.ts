// Imagines the dossiers of other seats: in which order they were sealed, and what is in them.
import type { Chance, Feed, Seat, Setup, Viewer } from '@safehouse/engine'
import type { Agent } from '../agents.ts'
import type { ShadowTypes } from '../types.ts'
import type { Names } from './common.ts'

export interface ImaginedDossiers {
  /** By seat. */
  readonly names: readonly Names[]
  /** Seats in the order in which they sealed their dossiers. A seat that has not done so, or not in time, is missing. */
  readonly order: readonly Seat[]
}

/** `held` lists the agents of each seat: its first agent, then all that it recruits during the match. */
export function imagineDossiers(
  feed: Feed<ShadowTypes>,
  viewer: Viewer,
  { seats }: Setup<ShadowTypes>,
  held: readonly (readonly Agent[])[],
  chance: Chance,
): ImaginedDossiers {
  const { agents, opened, recruits, sealedByMe } = gatherHeardDossiers(feed, seats)
  const otherSeats = chance.shuffle(Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== viewer))
  const names = held.map((ownAgents, seat) => {
    const knownNames = opened?.[seat] ?? (seat === viewer ? ownEntry(feed) : undefined)
    return knownNames ?? inventNames(agents, seats, seat, ownAgents.slice(0, 1 + recruits[seat]!), chance)
  })
  return { names, order: sealedByMe.map((isMine) => (isMine ? (viewer as Seat) : otherSeats.pop()!)) }
}

interface HeardDossiers {
  readonly agents: readonly Agent[]
  readonly opened: readonly (Names | null)[] | undefined
  /** By seat: how many agents it had recruited when the dossiers were called for. */
  readonly recruits: readonly number[]
  /** For each dossier that was sealed by its owner, in order. */
  readonly sealedByMe: readonly boolean[]
}
function gatherHeardDossiers(feed: Feed<ShadowTypes>, seats: number): HeardDossiers {
  let agents: readonly Agent[] = []
  let opened: HeardDossiers['opened']
  let isCalled = false
  const recruits = new Array<number>(seats).fill(0)
  const sealedByMe: boolean[] = []
  for (const { facts } of feed) {
    for (const fact of facts) {
      if (fact.kind === 'dealt') agents = fact.agents
      else if (fact.kind === 'recruited' && !isCalled) recruits[fact.seat]! += 1
      else if (fact.kind === 'dossiersCalled') isCalled = true
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

/** A random entry that the rules allow a seat that holds these agents. */
function inventNames(agents: readonly Agent[], seats: number, seat: Seat, [first, ...recruited]: readonly Agent[], chance: Chance): Names {
  const otherSeats = Array.from({ length: seats }, (_, player) => player).filter((player) => player !== seat)
  const names: Partial<Record<Agent, Seat | null>> = { [first!]: seat }
  for (const agent of recruited) names[agent] = null
  for (const agent of chance.shuffle(agents)) if (names[agent] === undefined) names[agent] = otherSeats.pop() ?? null
  return names
}
