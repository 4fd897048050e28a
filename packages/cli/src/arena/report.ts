// The arena's table as Markdown.
import type { ArenaAgent, ArenaTable } from '@safehouse/protocol'

export const markdownOf = ({ seed, games }: ArenaTable): string =>
  games
    .map(({ game, players, matches, undecided, agents }) => {
      const shared = (place: number) => agents.filter((agent) => agent.place === place).length > 1
      return [
        `### ${game}: ${players} players, ${matches} matches${undecided > 0 ? `, ${undecided} of them won by nobody` : ''} (seed ${seed})`,
        '',
        '| place | bot | rating (95 %) | won (95 %) | illegal | a decision |',
        '|---:|---|---:|---:|---:|---:|',
        ...agents.map((agent) => rowOf(agent, shared(agent.place))),
      ].join('\n')
    })
    .join('\n\n')

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
function rowOf({ place, name, rating, wins, decisions, illegal, decisionMs }: ArenaAgent, isShared: boolean): string {
  const cells = [
    `${place}${isShared ? ' =' : ''}`,
    name,
    `${rating.shown} (${rating.low} to ${rating.high})`,
    `${percent(wins.share)} (${percent(wins.low)} to ${percent(wins.high)})`,
    illegal === 0 ? '0' : percent(illegal / decisions),
    `${decisionMs.toFixed(1)} ms`,
  ]
  return `| ${cells.join(' | ')} |`
}
