// Imagines a log of Spy Alley Dice with the same feed for this viewer: one of the possible worlds, with facts made anew by tell.ts.
import type { BareEntry, Chance, Feed, Setup, Viewer } from '@safehouse/engine'
import type { Spy } from './spies.ts'
import * as tell from './tell.ts'
import type { AlleyToldFact, AlleyTypes } from './types.ts'
import { cardsIn, possibleWorlds, undealtIn, type World } from './worlds.ts'

export function imagine(feed: Feed<AlleyTypes>, viewer: Viewer, setup: Setup<AlleyTypes>, chance: Chance): BareEntry<AlleyTypes>[] {
  const world = chance.pick(possibleWorlds(feed, viewer, setup))
  const secretMoves = world.secretMoves.values()
  const nextCard = (): Spy => secretMoves.next().value!
  return feed.map(({ at, facts }) => ({ at, told: facts.flatMap((fact) => retell(fact, world, nextCard)) }))
}

function retell(fact: Feed<AlleyTypes>[number]['facts'][number], world: World, nextCard: () => Spy): AlleyToldFact[] {
  switch (fact.kind) {
    case 'dealt':
      return tell.theDeal(world.dealt.map(cardsIn), cardsIn(undealtIn(world)))
    case 'cardHandedOver':
      return tell.handedOver(fact.from, fact.to, nextCard(), fact.byClock, fact.until)
    case 'cardThrown':
      return tell.thrown(fact.seat, nextCard(), fact.byClock)
    case 'handDealt':
    case 'cardGiven':
    case 'ownCardThrown':
      return [] // told again together with the open fact of the same decision
    default:
      return [tell.retell(fact)]
  }
}
