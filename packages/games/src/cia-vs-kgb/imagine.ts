// Imagines a log of CIA vs. KGB with the same feed for this viewer: cards, signals and readiness of others that contradict nothing it
// has heard. Facts are made anew by tell.ts and never copied, so a fact that leaks a secret would differ and fail the secrecy tests.
import type { BareEntry, Chance, Feed, FeedMessage, HeardFact, Seat, Setup, Viewer } from '@safehouse/engine'
import { type ImaginedSignal, imagineSignals } from './imagined-signals.ts'
import { cardsFor, type Side } from './sides.ts'
import * as tell from './tell.ts'
import type { KgbToldFact, KgbTypes } from './types.ts'

type Entries = BareEntry<KgbTypes>[]

export function imagine(feed: Feed<KgbTypes>, viewer: Viewer, setup: Setup<KgbTypes>, chance: Chance, now: number): Entries {
  if (feed.length === 0) return []
  const cards = imagineCards(feed, viewer, setup.seats, chance)
  const signals = imagineSignals(feed, viewer, setup, chance, now)
  const entries: Entries = feed.map((message) => retellMessage(message, viewer as Seat, cards, signals))
  for (const signal of signals) entries.push(...imagineUnheardEntries(signal, chance, now))
  return entries.sort((first, second) => first.at - second.at)
}

function imagineCards(feed: Feed<KgbTypes>, viewer: Viewer, seats: number, chance: Chance): Side[] {
  const knownSides = new Array<Side | undefined>(seats).fill(undefined)
  for (const { facts } of feed) {
    for (const fact of facts) {
      if (fact.kind === 'cardDealt') knownSides[viewer as Seat] = fact.side
      else if (fact.kind === 'cardShown') knownSides[fact.of] = fact.side
      else if (fact.kind === 'ended') return [...fact.cards]
    }
  }
  const unknownCards = chance.shuffle(cardsFor(seats))
  for (const side of knownSides) if (side) unknownCards.splice(unknownCards.indexOf(side), 1)
  return knownSides.map((side) => side ?? unknownCards.pop()!)
}

function retellMessage(
  { at, facts }: FeedMessage<KgbTypes>,
  me: Seat,
  cards: readonly Side[],
  signals: readonly ImaginedSignal[],
): BareEntry<KgbTypes> {
  return { at, told: facts.flatMap((fact) => retellFact(fact, me, cards, signals)) }
}
function retellFact(fact: HeardFact<KgbTypes>, me: Seat, cards: readonly Side[], signals: readonly ImaginedSignal[]): KgbToldFact[] {
  switch (fact.kind) {
    case 'dealt':
      return tell.theDeal(cards, fact.dealer, { ...fact, byClock: false })
    case 'asked':
      return tell.asked(fact.by, fact.to, cards[fact.by]!, fact)
    case 'answered':
      return tell.answered(fact.by, fact.to, fact.yes, cards[fact.by]!, fact)
    case 'satDown':
      return [tell.satDown(fact.seat, fact)]
    case 'handRaised':
      return [tell.handRaised(fact.seat, fact.at)]
    case 'handsRaised':
      return [
        tell.handsRaised(
          fact.hands.map(({ seat }) => seat),
          cards,
          fact.at,
        ),
      ]
    case 'ended':
      return [tell.ended(fact, cards, fact.at)]
    case 'signalSent':
      return tell.signalled(me, fact.to, fact.until)
    case 'signalGot':
      return tell.signalled(fact.from, receiversOf(fact.from, fact.until, signals), fact.until)
    case 'readyMade':
      return [tell.madeReady(me, fact.from, fact.ready)]
    case 'cardDealt':
    case 'cardShown':
      return [] // told again together with the open fact of the same decision
  }
}
const receiversOf = (from: Seat, until: number, signals: readonly ImaginedSignal[]): readonly Seat[] =>
  signals.find((signal) => signal.heard && signal.from === from && signal.until === until)!.to

/** The entries of a signal that the viewer did not hear: the sending, unless it heard that, and who made ready. */
function imagineUnheardEntries({ from, to, start, until, ready, heard }: ImaginedSignal, chance: Chance, now: number): Entries {
  const sendingEntry = heard ? [] : [{ at: start, told: tell.signalled(from, to, until) }]
  const durationMs = Math.min(until, now + 1) - start
  return [...sendingEntry, ...ready.map((seat) => ({ at: start + chance.below(durationMs), told: [tell.madeReady(seat, from, true)] }))]
}
