// The arena's table as Markdown.
import type { ArenaAgent, ArenaTable } from '@safehouse/protocol'

export const formatMarkdown = ({ seed, games }: ArenaTable): string =>
  games
    .map(({ game, players, matches, undecided, agents }) => {
      const isPlaceShared = (place: number) => agents.filter((agent) => agent.place === place).length > 1
      return [
        `### ${game}: ${players} players, ${matches} matches${undecided > 0 ? `, ${undecided} of them won by nobody` : ''} (seed ${seed})`,
        '',
        '| place | bot | rating (95 %) | won (95 %) | illegal | a decision |',
        '|---:|---|---:|---:|---:|---:|',
        ...agents.map((agent) => formatRow(agent, isPlaceShared(agent.place))),
      ].join('\n')
    })
    .join('\n\n')

const formatPercent = (share: number): string => `${(100 * share).toFixed(1)} %`
function formatRow({ place, name, rating, wins, decisions, illegal, decisionMs }: ArenaAgent, isShared: boolean): string {
  const cells = [
    `${place}${isShared ? ' =' : ''}`,
    name,
    `${rating.shown} (${rating.low} to ${rating.high})`,
    `${formatPercent(wins.share)} (${formatPercent(wins.low)} to ${formatPercent(wins.high)})`,
    illegal === 0 ? '0' : formatPercent(illegal / decisions),
    `${decisionMs.toFixed(1)} ms`,
  ]
  return `| ${cells.join(' | ')} |`
}
