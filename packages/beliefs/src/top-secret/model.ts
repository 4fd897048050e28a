// The model of Top Secret: who is in which team in the current round.
import type { BotLevel, Feed, Seat, Setup, Viewer } from '@safehouse/engine'
import type { Team, TopSecretTypes } from '@safehouse/games/top-secret'
import { seatRules } from '@safehouse/games/top-secret/seat'
import type { Accusation, Belief, BeliefModel, Statement } from '../contract.ts'
import { foldKnown, seatsOf } from '../known.ts'
import { type Judgement, teamOdds } from './beliefs.ts'
import { inclination } from './cover.ts'

/** "Lynx is yellow": for somebody who is yellow, that Lynx is on their team. */
export interface TopSecretStatement extends Statement {
  readonly kind: 'isYellow'
  readonly seat: Seat
}

/** Nothing outside of a round: before it nothing is dealt, and after it everybody has seen the teams. */
function believeWith(feed: Feed<TopSecretTypes>, viewer: Viewer, setup: Setup<TopSecretTypes>, judgement: Judgement): Belief<TopSecretStatement>[] {
  const { common, hand } = foldKnown(seatRules, feed, viewer, setup)
  if (!common.rounds.at(-1) || common.rounds.at(-1)!.teams) return []
  const own = viewer !== 'spectator' && hand?.team ? { seat: viewer, team: hand.team } : undefined
  const { yellow } = teamOdds(common, own, judgement)
  return seatsOf(setup).map((seat) => ({ statement: { kind: 'isYellow', seat }, probability: yellow[seat]! }))
}

/**
 * How a bot of a level judges: `easy` remembers the last card alone; `normal` remembers all cards of the round; `hard` also learns from past
 * rounds and has read the covers at the table.
 */
export function judgementAt(level: BotLevel, characters: readonly (string | null)[] | undefined): Judgement {
  if (level !== 'hard') return { learns: false, ...(level === 'easy' && { remembers: 1 }) }
  return { learns: true, inclination: (answeringSeat, question, team) => inclination(characters?.[answeringSeat], question, team) }
}

export const model: BeliefModel<TopSecretTypes, TopSecretStatement> = {
  game: seatRules,
  span: { from: 'roundBegun', until: 'teamsShown' },
  // `teamOdds` sums over all ways to split the seats into teams exactly and cheaply, so it needs no budget. An attentive
  // onlooker learns from past rounds.
  believe: (feed, viewer, setup) => believeWith(feed, viewer, setup, { learns: true }),
  believeAs: (feed, seat, setup, _, { level, characters }) => believeWith(feed, seat, setup, judgementAt(level, characters)),
  // Pointing at somebody says: you are on my team. From a yellow seat that is `isYellow`, from a blue one its denial. Pointing at oneself
  // accuses nobody.
  accusationsIn: (fact, isTrue) =>
    fact.kind === 'pointingsShown'
      ? fact.pointings.flatMap((seat, by): Accusation<TopSecretStatement>[] =>
          seat === by
            ? []
            : [{ by, statement: { kind: 'isYellow', seat }, ...(isTrue({ kind: 'isYellow', seat: by }) === false && { denies: true }) }],
        )
      : [],
  // From the open facts of one span, which is one round: what everybody has seen. `truthOf` reads the whispered deals of a whole log instead.
  truthTurnedUpIn(facts) {
    const end = facts.find((fact) => fact.kind === 'teamsShown')
    return ({ seat }) => end && end.teams[seat] === 'yellow'
  },
  // From the whispered deals: those of the last round overwrite earlier ones.
  truthOf(log) {
    const teams: (Team | undefined)[] = []
    for (const toldFact of log.flatMap(({ told }) => told)) {
      // `to[0]`: a team card is whispered to one seat.
      if (toldFact.channel === 'whisper' && toldFact.fact.kind === 'teamDealt') teams[toldFact.to[0]!] = toldFact.fact.yellow ? 'yellow' : 'blue'
    }
    return ({ seat }) => teams[seat] === 'yellow'
  },
}
