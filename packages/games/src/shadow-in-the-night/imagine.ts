// Another log with the same feed: everything this viewer was not told is made up, each possibility alike. Every decision of
// this game tells the table something, so an imagined log has an entry for each message. It retells with tell.ts alone.
import type { Chance, Feed, Heard, Imagined, Setup, Viewer } from '@safehouse/engine'
import type { Agent } from './agents.ts'
import type { Shadow, Tell } from './kinds.ts'
import * as tell from './tell.ts'

export function imagine(feed: Feed<Shadow>, viewer: Viewer, setup: Setup<Shadow>, chance: Chance): Imagined<Shadow>[] {
  const known = heardOfAgents(feed, viewer, setup.seats)
  return feed.map(({ at, facts }) => ({ at, told: facts.flatMap((fact) => retold(fact, known, chance)) }))
}

function retold(fact: Heard<Shadow>, known: KnownAgents, chance: Chance): Tell[] {
  switch (fact.kind) {
    case 'dealt': {
      const { bySeat, bystanders } = dealtSo(fact.agents, known, chance)
      return tell.agentsDealt(fact.agents, bySeat, bystanders)
    }
    case 'agentDealt': // said again with what everyone was told
      return []
    default:
      return [tell.again(fact)]
  }
}

interface KnownAgents {
  readonly bySeat: (Agent | undefined)[]
  readonly bystanders: readonly Agent[] | undefined
}
function heardOfAgents(feed: Feed<Shadow>, viewer: Viewer, seats: number): KnownAgents {
  const turnedUp = feed.at(-1)?.facts.find((fact) => fact.kind === 'agentsTurnedUp')
  if (turnedUp) return { bySeat: turnedUp.held.map((own) => own[0]), bystanders: turnedUp.bystanders }
  const own = feed[0]?.facts.find((fact) => fact.kind === 'agentDealt')
  return { bySeat: Array.from({ length: seats }, (_, seat) => (seat === viewer ? own?.agent : undefined)), bystanders: undefined }
}
function dealtSo(inPlay: readonly Agent[], known: KnownAgents, chance: Chance): { bySeat: Agent[]; bystanders: readonly Agent[] } {
  const unknown = chance.shuffle(inPlay.filter((agent) => !known.bySeat.includes(agent)))
  const bySeat = known.bySeat.map((agent) => agent ?? unknown.pop()!)
  return { bySeat, bystanders: known.bystanders ?? unknown }
}
