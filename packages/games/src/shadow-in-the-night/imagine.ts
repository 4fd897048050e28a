// Another log with the same feed: everything that this viewer was not told is made up. Every decision of this game tells the
// table something, so an imagined log has one entry for each message. It retells with tell.ts alone.
import type { Chance, Feed, Heard, Imagined, Setup, Viewer } from '@safehouse/engine'
import type { Agent } from './agents.ts'
import { type ImaginedCards, imagineCards } from './cards/imagine.ts'
import type { Shadow, Tell } from './kinds.ts'
import * as tell from './tell.ts'

export function imagine(feed: Feed<Shadow>, viewer: Viewer, setup: Setup<Shadow>, chance: Chance): Imagined<Shadow>[] {
  const retell = retelling(imagineAgents(feed, viewer, setup.seats, chance), imagineCards(feed, viewer, setup, chance))
  return feed.map(({ at, facts }) => ({ at, told: facts.flatMap(retell) }))
}

/** Says again what was heard, fact by fact, together with the secrets that went with it in this world. */
function retelling({ bySeat, bystanders }: ImaginedAgents, cards: ImaginedCards): (fact: Heard<Shadow>) => Tell[] {
  const faceDown = [...bystanders]
  const piles = cards.piles.values()
  const drawn = cards.drawn.values()
  const answers = cards.answers.values()
  const next = <T>(of: Iterator<T, undefined>): T => of.next().value!
  return (fact) => {
    switch (fact.kind) {
      case 'dealt':
        return tell.agentsDealt(fact.agents, bySeat, bystanders)
      case 'handsDealt':
        return tell.cardsDealt(cards.hands, next(piles))
      case 'pileRenewed':
        return tell.pileRenewed(next(piles))
      case 'cardDrawn':
        return tell.cardDrawn(fact.seat, next(drawn))
      case 'callAnswered': {
        const { seat, wants } = next(answers)
        return tell.callAnswered(seat, wants)
      }
      case 'recruited':
        return tell.recruited(fact.seat, fact.unseen, faceDown.splice(fact.unseen, 1)[0]!)
      case 'agentDealt':
      case 'cardsDealt':
      case 'cardTaken':
      case 'answerNoted':
      case 'agentRecruited':
        return [] // said again together with the open fact beside it
      default:
        return [tell.again(fact)]
    }
  }
}

interface ImaginedAgents {
  readonly bySeat: readonly Agent[]
  /** As they were laid at first. */
  readonly bystanders: readonly Agent[]
}
function imagineAgents(feed: Feed<Shadow>, viewer: Viewer, seats: number, chance: Chance): ImaginedAgents {
  const { inPlay, bySeat, bystanders } = heardOfAgents(feed, viewer, seats)
  const unknown = chance.shuffle(inPlay.filter((agent) => !bySeat.includes(agent) && !bystanders.includes(agent)))
  const guess = (agent: Agent | undefined): Agent => agent ?? unknown.pop()!
  return { bySeat: bySeat.map(guess), bystanders: bystanders.map(guess) }
}

interface KnownAgents {
  readonly inPlay: readonly Agent[]
  readonly bySeat: (Agent | undefined)[]
  /** By their first place. */
  readonly bystanders: (Agent | undefined)[]
}
function heardOfAgents(feed: Feed<Shadow>, viewer: Viewer, seats: number): KnownAgents {
  const heard = feed.flatMap(({ facts }) => facts)
  const inPlay = heard.find((fact) => fact.kind === 'dealt')!.agents
  const bySeat: (Agent | undefined)[] = Array.from({ length: seats })
  const bystanders: (Agent | undefined)[] = Array.from({ length: inPlay.length - seats })
  const faceDown = [...bystanders.keys()]
  const taken = bySeat.map((): number[] => [])
  let own: Agent | undefined
  for (const fact of heard) {
    if (fact.kind === 'agentDealt') bySeat[viewer as number] = fact.agent
    else if (fact.kind === 'agentRecruited') own = fact.agent
    else if (fact.kind === 'recruited') {
      const place = faceDown.splice(fact.unseen, 1)[0]!
      taken[fact.seat]!.push(place)
      if (fact.seat === viewer) bystanders[place] = own
    } else if (fact.kind === 'agentsTurnedUp') {
      for (const [seat, [first, ...recruited]] of fact.held.entries()) {
        bySeat[seat] = first
        for (const [i, agent] of recruited.entries()) bystanders[taken[seat]![i]!] = agent
      }
      for (const [i, agent] of fact.bystanders.entries()) bystanders[faceDown[i]!] = agent
    }
  }
  return { inPlay, bySeat, bystanders }
}
