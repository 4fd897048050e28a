// Imagines a log of Top Secret with the same feed for this viewer: teams, face-down answers and fingers of the others that contradict
// nothing it heard. The secrets of a round are drawn first, from what the feed shows of them later on; tell.ts makes the facts.
import type { BareEntry, Chance, Feed, FeedMessage, HeardFact, Seat, Setup, Viewer } from '@safehouse/engine'
import { pointableSeats } from './choices.ts'
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
): BareEntry<TopSecretTypes>[] {
  const log: BareEntry<TopSecretTypes>[] = []
  for (const round of roundsOf(feed)) {
    const facts = round.flatMap((message) => message.facts)
    const secrets = imagineSecrets(facts, viewer, seats, chance)
    const pointedSeats = new Set<Seat>()
    const addPointing = (seat: Seat, at: number) => {
      if (seat === viewer || pointedSeats.has(seat)) return
      pointedSeats.add(seat)
      log.push({ at, told: tell.pointed(seat, secrets.fingers[seat]!) })
    }
    const retell = retellerOf(secrets, viewer)
    for (const message of round) {
      for (const seat of seatsPointingBefore(message, seats)) addPointing(seat, message.at)
      log.push({ at: message.at, told: message.facts.flatMap(retell) })
    }
    // A seat that has not said "ready" may have pointed all the same.
    if (isPointing(facts)) for (let seat = 0; seat < seats; seat++) if (chance.below(2) === 0) addPointing(seat, now)
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

function imagineSecrets(facts: readonly HeardFact<TopSecretTypes>[], viewer: Viewer, seats: number, chance: Chance): Secrets {
  const everySeat = Array.from({ length: seats }, (_, seat) => seat)
  let ownTeam: Team | undefined
  let shownTeams: readonly Team[] | undefined
  let fingers = everySeat.map((seat) => chance.pick(pointableSeats(seats, seat)))
  const answers: boolean[][] = []
  for (const fact of facts) {
    if (fact.kind === 'teamDealt') ownTeam = fact.yellow ? 'yellow' : 'blue'
    else if (fact.kind === 'teamsShown') shownTeams = fact.teams
    else if (fact.kind === 'cardTurned') answers.push(everySeat.map(() => chance.below(2) === 0))
    else if (fact.kind === 'answerKept') answers.at(-1)![viewer as Seat] = fact.yes === 1
    else if (fact.kind === 'tokensTurned') answers[answers.length - 1] = fact.answers
    else if (fact.kind === 'pointed') fingers[viewer as Seat] = fact.at
    else if (fact.kind === 'pointingsShown') fingers = fact.pointings
  }
  return { ...imagineTeams(shownTeams ?? [], ownTeam, viewer, seats, chance), answers, fingers }
}

/** Teams that fit what the viewer knows: all teams after a round, else a seat's own, and none for a spectator. */
function imagineTeams(
  shownTeams: readonly Team[],
  ownTeam: Team | undefined,
  viewer: Viewer,
  seats: number,
  chance: Chance,
): Pick<Secrets, 'teams' | 'leftOver'> {
  const otherCards = teamCards(seats)
  for (const team of shownTeams.length > 0 ? shownTeams : ownTeam ? [ownTeam] : []) otherCards.splice(otherCards.indexOf(team), 1)
  if (shownTeams.length > 0) return { teams: shownTeams, leftOver: otherCards[0] }
  const cards = chance.shuffle(otherCards)
  if (ownTeam) cards.splice(viewer as Seat, 0, ownTeam)
  return { teams: cards.slice(0, seats), leftOver: cards[seats] }
}

/** Seats that must have pointed before this message: one that said "ready", or all that the clock did not point for. */
function seatsPointingBefore({ facts }: FeedMessage<TopSecretTypes>, seats: number): Seat[] {
  const seatsPointing: Seat[] = []
  for (const fact of facts) {
    if (fact.kind === 'saidReady') seatsPointing.push(fact.seat)
    else if (fact.kind === 'pointingTimedOut') for (let seat = 0; seat < seats; seat++) if (!fact.seats.includes(seat)) seatsPointing.push(seat)
  }
  return seatsPointing
}
const isPointing = (facts: readonly HeardFact<TopSecretTypes>[]): boolean =>
  facts.some((fact) => fact.kind === 'pointingOpened') && !facts.some((fact) => fact.kind === 'countBegun')

/** A function that tells heard facts again. A whisper of the same decision as an open fact is told with that fact, not by itself. */
function retellerOf({ teams, leftOver, answers, fingers }: Secrets, viewer: Viewer): (fact: HeardFact<TopSecretTypes>) => TopSecretToldFact[] {
  let card = -1
  let isTimedOut = false
  return (fact) => {
    switch (fact.kind) {
      case 'roundBegun':
        return tell.roundBegun(fact.round, teams, leftOver)
      case 'tokenLaid':
        return tell.tokenLaid(fact.seat, answers[card]![fact.seat]!, fact.byClock)
      case 'pointingTimedOut':
        isTimedOut = true
        return tell.pointingTimedOut(fact.seats.map((seat) => ({ seat, at: fingers[seat]! })))
      case 'teamDealt':
      case 'answerKept':
        return []
      case 'pointed':
        return isTimedOut ? [] : tell.pointed(viewer as Seat, fact.at)
      case 'cardTurned':
        card++
        return tell.retell(fact)
      default:
        return tell.retell(fact)
    }
  }
}
