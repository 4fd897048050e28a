// Imagines a log of Shadow in the Night with the same feed for this viewer: everything it was not told is made up. Every decision tells
// an open fact, so the log has one entry for each message of the feed. Facts are made anew by tell.ts.
import type { BareEntry, Chance, Feed, HeardFact, Setup, Viewer } from '@safehouse/engine'
import type { Agent } from './agents.ts'
import { type ImaginedCards, imagineCards, noImaginedCards } from './cards/imagine.ts'
import { type ImaginedDossiers, imagineDossiers } from './dossier/imagine.ts'
import * as tell from './tell.ts'
import type { ShadowToldFact, ShadowTypes } from './types.ts'

export function imagine(feed: Feed<ShadowTypes>, viewer: Viewer, setup: Setup<ShadowTypes>, chance: Chance): BareEntry<ShadowTypes>[] {
  const agents = imagineAgents(feed, viewer, setup.seats, chance)
  const cards = setup.options.cards ? imagineCards(feed, viewer, setup, chance) : noImaginedCards
  const dossiers = imagineDossiers(feed, viewer, setup, agents.held, chance)
  const retell = makeRetelling(agents, cards, dossiers)
  return feed.map(({ at, facts }) => ({ at, told: facts.flatMap(retell) }))
}

/** Says again what was heard, fact by fact, together with the secrets that went with it in this world. */
function makeRetelling(
  { held, bystanders }: ImaginedAgents,
  cards: ImaginedCards,
  dossiers: ImaginedDossiers,
): (fact: HeardFact<ShadowTypes>) => ShadowToldFact[] {
  const bySeat = held.map(([first]) => first!)
  const faceDown = [...bystanders]
  const yetToSeal = new Set(bySeat.keys())
  const sealing = dossiers.order.values()
  const piles = cards.piles.values()
  const drawn = cards.drawn.values()
  const answers = cards.answers.values()
  const takeNext = <T>(iterator: Iterator<T, undefined>): T => iterator.next().value!
  return (fact) => {
    switch (fact.kind) {
      case 'dealt':
        return tell.agentsDealt(fact.agents, bySeat, bystanders)
      case 'handsDealt':
        return tell.cardsDealt(cards.hands, takeNext(piles))
      case 'pileRenewed':
        return tell.pileRenewed(takeNext(piles))
      case 'cardDrawn':
        return tell.cardDrawn(fact.seat, takeNext(drawn))
      case 'callAnswered': {
        const { seat, wants } = takeNext(answers)
        return tell.callAnswered(seat, wants)
      }
      case 'recruited':
        return tell.recruited(fact.seat, fact.unseen, faceDown.splice(fact.unseen, 1)[0]!)
      case 'dossierSealed': {
        const seat = takeNext(sealing)
        yetToSeal.delete(seat)
        return tell.dossierSealed(seat, dossiers.names[seat]!)
      }
      case 'dossiersClosed':
        return tell.dossiersClosed([...yetToSeal].map((seat) => ({ seat, names: dossiers.names[seat]! })))
      case 'agentDealt':
      case 'cardsDealt':
      case 'cardTaken':
      case 'answerNoted':
      case 'agentRecruited':
      case 'dossierEntered':
        return [] // said again together with the open fact beside it
      default:
        return [tell.retell(fact)]
    }
  }
}

interface ImaginedAgents {
  /** By seat: the agent it was dealt, then those it recruited. */
  readonly held: readonly (readonly Agent[])[]
  /** As they were laid at first. */
  readonly bystanders: readonly Agent[]
}
function imagineAgents(feed: Feed<ShadowTypes>, viewer: Viewer, seats: number, chance: Chance): ImaginedAgents {
  const { inPlay, bySeat, bystanders, taken } = gatherKnownAgents(feed, viewer, seats)
  const unknown = chance.shuffle(inPlay.filter((agent) => !bySeat.includes(agent) && !bystanders.includes(agent)))
  const guess = (agent: Agent | undefined): Agent => agent ?? unknown.pop()!
  const first = bySeat.map(guess)
  const laid = bystanders.map(guess)
  return { held: first.map((agent, seat) => [agent, ...taken[seat]!.map((place) => laid[place]!)]), bystanders: laid }
}

interface KnownAgents {
  readonly inPlay: readonly Agent[]
  readonly bySeat: (Agent | undefined)[]
  /** By their first place. */
  readonly bystanders: (Agent | undefined)[]
  /** By seat: the places of those it recruited. */
  readonly taken: readonly number[][]
}
function gatherKnownAgents(feed: Feed<ShadowTypes>, viewer: Viewer, seats: number): KnownAgents {
  const heardFacts = feed.flatMap(({ facts }) => facts)
  const inPlay = heardFacts.find((fact) => fact.kind === 'dealt')!.agents
  const bySeat: (Agent | undefined)[] = Array.from({ length: seats })
  const bystanders: (Agent | undefined)[] = Array.from({ length: inPlay.length - seats })
  const faceDown = [...bystanders.keys()]
  const taken = bySeat.map((): number[] => [])
  let ownRecruit: Agent | undefined
  for (const fact of heardFacts) {
    if (fact.kind === 'agentDealt') bySeat[viewer as number] = fact.agent
    else if (fact.kind === 'agentRecruited') ownRecruit = fact.agent
    else if (fact.kind === 'recruited') {
      const place = faceDown.splice(fact.unseen, 1)[0]!
      taken[fact.seat]!.push(place)
      if (fact.seat === viewer) bystanders[place] = ownRecruit
    } else if (fact.kind === 'agentsTurnedUp') {
      for (const [seat, [first, ...recruited]] of fact.held.entries()) {
        bySeat[seat] = first
        for (const [i, agent] of recruited.entries()) bystanders[taken[seat]![i]!] = agent
      }
      for (const [i, agent] of fact.bystanders.entries()) bystanders[faceDown[i]!] = agent
    }
  }
  return { inPlay, bySeat, bystanders, taken }
}
