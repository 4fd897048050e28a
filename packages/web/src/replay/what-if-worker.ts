// The worker in which bots play on. It loads the rules and the bots of one game, which no page has otherwise.
import type { AnyGame } from '@safehouse/engine'
import { type Continuations, playContinuations } from './continuations.ts'

/** A request: the game, and what to play; `line` comes back with the answers. */
export interface WhatIfRequest {
  readonly line: number
  readonly game: string
  readonly continuations: Continuations
}
/** Tell the page so often how it stands. */
const REPORT_EVERY_MS = 150

type Bot = Parameters<typeof playContinuations>[1]
const rules = import.meta.glob<Readonly<Record<string, unknown>>>('../../../games/src/*/game.ts')
const bots = import.meta.glob<{ readonly bots: Readonly<Record<string, Bot>> }>('../../../bots/src/*/index.ts')

async function load(id: string): Promise<{ readonly game: AnyGame; readonly bot: Bot }> {
  const [exported, { bots: levels }] = await Promise.all([rules[`../../../games/src/${id}/game.ts`]!(), bots[`../../../bots/src/${id}/index.ts`]!()])
  const isGame = (value: unknown): value is AnyGame => typeof value === 'object' && value !== null && 'decide' in value
  return { game: Object.values(exported).find(isGame)!, bot: (levels.quick ?? Object.values(levels)[0])! }
}

let queue = Promise.resolve()
addEventListener('message', ({ data }: MessageEvent<WhatIfRequest>) => {
  queue = queue.then(() => play(data))
})
async function play({ line, game: id, continuations }: WhatIfRequest): Promise<void> {
  const { game, bot } = await load(id)
  let reported = performance.now()
  for (const share of playContinuations(game, bot as never, continuations)) {
    if (share.games < continuations.games && performance.now() - reported < REPORT_EVERY_MS) continue
    reported = performance.now()
    postMessage({ line, share })
  }
}
