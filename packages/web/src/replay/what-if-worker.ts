// The worker in which bots play on. It loads the rules and the bots of one game, which no page has otherwise.
import { type Continuations, playContinuations } from './continuations.ts'
import { loadRulesAndBot } from './rules-and-bots.ts'

/** What the page asks for. `line` is the index of its bar, and comes back with each answer. */
export interface WhatIfRequest {
  readonly line: number
  readonly game: string
  readonly continuations: Continuations
}
/** How often the page is sent the share so far. */
const REPORT_EVERY_MS = 150

let queue = Promise.resolve()
addEventListener('message', ({ data }: MessageEvent<WhatIfRequest>) => {
  queue = queue.then(() => play(data))
})
async function play({ line, game: id, continuations }: WhatIfRequest): Promise<void> {
  const { game, bot } = await loadRulesAndBot(id)
  let reportedAt = performance.now()
  for (const share of playContinuations(game, bot as never, continuations)) {
    if (share.matches < continuations.matches && performance.now() - reportedAt < REPORT_EVERY_MS) continue
    reportedAt = performance.now()
    postMessage({ line, share })
  }
}
