// The worker that looks for the move that cost most, with the rules and the bots of one game.
import { type CostlyProgress, findCostliestMove, type PlayedMatch } from './costly-move.ts'
import { loadRulesAndBot } from './rules-and-bots.ts'

export interface CostlyRequest {
  readonly game: string
  readonly match: PlayedMatch
}
addEventListener('message', async ({ data: { game: id, match } }: MessageEvent<CostlyRequest>) => {
  const { game, bot } = await loadRulesAndBot(id)
  for (const news of findCostliestMove(game, bot as never, match)) postMessage(news satisfies CostlyProgress)
})
