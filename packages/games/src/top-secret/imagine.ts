// Imagines a log of Top Secret with the same feed for this viewer: teams, face-down answers and fingers of the others that contradict
// nothing it heard. The secrets of a round are drawn first, from what the feed shows of them later on; tell.ts makes the facts.
import type { Chance, Feed, FeedMessage, HeardFact, ImaginedEntry, Seat, Setup, Viewer } from '@safehouse/engine'
import { pointable } from './choices.ts'
import { type Team, teamCards } from './teams.ts'
import * as tell from './tell.ts'
import type { TopSecretToldFact, TopSecretTypes } from './types.ts'

interface Secrets {
  /** By seat. */
  readonly teams: readonly Team[]
  readonly leftOver: Team | undefined
  /** By card and seat. */
  readonly answers: readonly (readonly boolean[])[]
  /** By seat. */
  readonly fingers: readonly Seat[]
}

export function imagine(
  feed: Feed<TopSecretTypes>,
  viewer: Viewer,
  { seats }: Setup<TopSecretTypes>,
  chance: Chance,
  now: number,
): ImaginedEntry<TopSecretTypes>[] {
  const log: ImaginedEntry<TopSecretTypes>[] = []
  for (const round of roundsOf(feed)) {
    const facts = round.flatMap((message) => message.facts)
    const secrets = settle(facts, viewer, seats, chance)
    const raised = new Set<Seat>()
    const raise = (seat: Seat, at: number) => {
      if (seat === viewer || raised.has(seat)) return
      raised.add(seat)
      log.push({ at, told: tell.pointed(seat, secrets.fingers[seat]!) })
    }
    const retell = retellerOf(secrets, viewer)
    for (const message of round) {
      for (const seat of fingersUpBefore(message, seats)) raise(seat, message.at)
      log.push({ at: message.at, told: message.facts.flatMap(retell) })
    }
    // Who has not said "ready" may have chosen all the same.
    if (isPointing(facts)) for (let seat = 0; seat < seats; seat++) if (chance.below(2) === 0) raise(seat, now)
  }
  return log
}

/** The feed by rounds: the message that begins a round is its first. */
function roundsOf(feed: Feed<TopSecretTypes>): FeedMessage<TopSecretTypes>[][] {
  const rounds: FeedMessage<TopSecretTypes>[][] = []
  for (const message of feed) {
    if (message.facts.some((fact) => fact.kind === 'roundBegun')) rounds.push([])
    rounds.at(-1)!.push(message)
  }
  return rounds
}

function settle(facts: readonly HeardFact<TopSecretTypes>[], viewer: Viewer, seats: number, chance: Chance): Secrets {
  const anySeat = Array.from({ length: seats }, (_, seat) => seat)
  let own: Team | undefined
  let shown: readonly Team[] | undefined
  let fingers = anySeat.map((seat) => chance.pick(pointable(seats, seat)))
  const answers: boolean[][] = []
  for (const fact of facts) {
    if (fact.kind === 'teamDealt') own = fact.yellow ? 'yellow' : 'blue'
    else if (fact.kind === 'teamsShown') shown = fact.teams
    else if (fact.kind === 'cardTurned') answers.push(anySeat.map(() => chance.below(2) === 0))
    else if (fact.kind === 'answerKept') answers.at(-1)![viewer as Seat] = fact.yes === 1
    else if (fact.kind === 'tokensTurned') answers[answers.length - 1] = fact.answers
    else if (fact.kind === 'pointed') fingers[viewer as Seat] = fact.at
    else if (fact.kind === 'pointingsShown') fingers = fact.pointings
  }
  return { ...dealAround(shown ?? [], own, viewer, seats, chance), answers, fingers }
}

/** The teams as far as the viewer knows them: all after a round, else a seat's own, and none for a spectator. */
function dealAround(
  shown: readonly Team[],
  own: Team | undefined,
  viewer: Viewer,
  seats: number,
  chance: Chance,
): Pick<Secrets, 'teams' | 'leftOver'> {
  const rest = teamCards(seats)
  for (const team of shown.length > 0 ? shown : own ? [own] : []) rest.splice(rest.indexOf(team), 1)
  if (shown.length > 0) return { teams: shown, leftOver: rest[0] }
  const cards = chance.shuffle(rest)
  if (own) cards.splice(viewer as Seat, 0, own)
  return { teams: cards.slice(0, seats), leftOver: cards[seats] }
}

/** Who must have chosen before this was told: one who said "ready", or all whom the clock did not choose for. */
function fingersUpBefore({ facts }: FeedMessage<TopSecretTypes>, seats: number): Seat[] {
  const up: Seat[] = []
  for (const fact of facts) {
    if (fact.kind === 'saidReady') up.push(fact.seat)
    else if (fact.kind === 'pointingTimedOut') for (let seat = 0; seat < seats; seat++) if (!fact.seats.includes(seat)) up.push(seat)
  }
  return up
}
const isPointing = (facts: readonly HeardFact<TopSecretTypes>[]): boolean =>
  facts.some((fact) => fact.kind === 'pointingOpened') && !facts.some((fact) => fact.kind === 'countBegun')

/** A whisper that came with an open fact is told again with that fact, and so not by itself. */
function retellerOf({ teams, leftOver, answers, fingers }: Secrets, viewer: Viewer): (fact: HeardFact<TopSecretTypes>) => TopSecretToldFact[] {
  let card = -1
  let timedOut = false
  return (fact) => {
    switch (fact.kind) {
      case 'roundBegun':
        return tell.roundBegun(fact.round, teams, leftOver)
      case 'tokenLaid':
        return tell.tokenLaid(fact.seat, answers[card]![fact.seat]!, fact.byClock)
      case 'pointingTimedOut':
        timedOut = true
        return tell.pointingTimedOut(fact.seats.map((seat) => ({ seat, at: fingers[seat]! })))
      case 'teamDealt':
      case 'answerKept':
        return []
      case 'pointed':
        return timedOut ? [] : tell.pointed(viewer as Seat, fact.at)
      case 'cardTurned':
        card++
        return tell.retell(fact)
      default:
        return tell.retell(fact)
    }
  }
}
