// Readers of Shadow in the Night with dossiers: each ranks the agents by how well another player's moves fit them, and enters for everybody
// the agent of one rank. Bots that hide well leave no rank that is often right. `safehouse arena --exploit` plays a reader of each rank.
import { suspectsByRank } from '@safehouse/beliefs/shadow-in-the-night'
import type { ListedBot } from '@safehouse/bots'
import type { BotInput } from '@safehouse/engine'
import type { Agent, ShadowTypes } from '@safehouse/games/shadow-in-the-night'
import { withAction } from './best-response/deviations.ts'
import { type Share, shareOf } from './duel.ts'
import type { GoalResult } from './findings.ts'
import { playMatch, type Series } from './series.ts'

/** How many of the other players' agents the reader of the best rank may name, and how often it may win. */
const MAX_NAMED = 0.4
const MAX_WINS = 0.32

/** The bot, but for its dossier: for every other seat the agent of this rank among those that it is suspected of (0: the most suspected). */
const namesSuspect =
  (bot: ListedBot, rank: number): ListedBot =>
  (input: BotInput<ShadowTypes>, chance) => {
    const move = bot(input, chance)
    if (move?.action.do !== 'enterDossier') return move
    const { common, hand } = input.view
    const names: Partial<Record<Agent, number | null>> = Object.fromEntries(
      common.agents.map((agent) => [agent, agent === hand.agent ? input.seat : null]),
    )
    for (const [seat, ranked] of suspectsByRank(input).entries()) {
      if (seat === input.seat) continue
      const unnamed = [ranked[rank]!, ...ranked].find((agent) => names[agent] === null)
      if (unnamed !== undefined) names[unnamed] = seat
    }
    return withAction(move, { names })
  }

/** How many of the other players' agents this reader names, and how often it wins. Its seat rotates from match to match. */
function playReader(series: Series, bot: ListedBot, rank: number): { readonly wins: Share; readonly names: Share } {
  const { seats } = series.setup
  const reader = namesSuspect(bot, rank)
  let [winCount, namedCount] = [0, 0]
  for (let i = 0; i < series.matchCount; i++) {
    const own = i % seats
    const { truth } = playMatch(
      series,
      i,
      Array.from({ length: seats }, (_, seat) => (seat === own ? reader : bot)),
    )
    if (series.game.outcome(truth.common)?.winners.includes(own)) winCount++
    const hands = truth.hands as readonly ShadowTypes['hand'][]
    for (const [seat, { agent }] of hands.entries()) if (seat !== own && hands[own]!.names![agent!] === seat) namedCount++
  }
  return { wins: shareOf(winCount, series.matchCount), names: shareOf(namedCount, series.matchCount * (seats - 1)) }
}

/**
 * What the reader of the best rank names and wins against this bot in all other seats. Chance makes the best of several look a little better
 * than it is, so a goal that it keeps is kept.
 */
export function readDossiers(series: Series, bot: ListedBot, level: string): GoalResult[] {
  const agentsOfOthers = Math.min(series.setup.seats + 2, 6)
  const readers = Array.from({ length: agentsOfOthers }, (_, rank) => playReader(series, bot, rank))
  const best = (what: string, atMost: number, results: readonly Share[]): GoalResult => ({
    game: series.game.id,
    what: `${what} whoever reads ${level} by one rank of suspects: best of ranks 1 to ${agentsOfOthers} (${results.map(({ share }) => (100 * share).toFixed(0)).join(', ')} %)`,
    result: results.reduce((most, other) => (other.share > most.share ? other : most)),
    goal: { atMost },
  })
  const [names, wins] = [readers.map((reader) => reader.names), readers.map((reader) => reader.wins)]
  return [best('dossier: agents named by', MAX_NAMED, names), best('dossier: wins of', MAX_WINS, wins)]
}
