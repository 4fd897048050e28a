// The worker in which bots play on. It loads the rules and the bots of one game, which no page has otherwise.
import { type Continuations, playContinuations } from './continuations.ts'
import { loadRulesAndBot } from './rules-and-bots.ts'

/** A request: the game, and what to play; `line` comes back with the answers. */
export interface WhatIfRequest {
  readonly line: number
  readonly game: string
  readonly continuations: Continuations
}
/** Tell the page so often how it stands. */
const REPORT_EVERY_MS = 150

let queue = Promise.resolve()
addEventListener('message', ({ data }: MessageEvent<WhatIfRequest>) => {
  queue = queue.then(() => play(data))
})
async function play({ line, game: id, continuations }: WhatIfRequest): Promise<void> {
  const { game, bot } = await loadRulesAndBot(id)
  let reported = performance.now()
  for (const share of playContinuations(game, bot as never, continuations)) {
    if (share.games < continuations.games && performance.now() - reported < REPORT_EVERY_MS) continue
    reported = performance.now()
    postMessage({ line, share })
  }
}
