// The rules and the quick bot of a game, for workers in which bots play on. No page has them otherwise.
import type { AnyGame } from '@safehouse/engine'
import type { playContinuations } from './continuations.ts'

type SeatedBot = Parameters<typeof playContinuations>[1]
const rules = import.meta.glob<Readonly<Record<string, unknown>>>('../../../games/src/*/game.ts')
const bots = import.meta.glob<{ readonly bots: Readonly<Record<string, SeatedBot>> }>('../../../bots/src/*/index.ts')

export async function loadRulesAndBot(id: string): Promise<{ readonly game: AnyGame; readonly bot: SeatedBot }> {
  const [exported, { bots: levels }] = await Promise.all([rules[`../../../games/src/${id}/game.ts`]!(), bots[`../../../bots/src/${id}/index.ts`]!()])
  const isGame = (value: unknown): value is AnyGame => typeof value === 'object' && value !== null && 'decide' in value
  return { game: Object.values(exported).find(isGame)!, bot: (levels.quick ?? Object.values(levels)[0])! }
}
