// Words for what bots say, from a service that speaks OpenAI's chat protocol. It is asked once, may be told to stop at any
// moment, and whatever goes wrong the bot's own words stand. Neither key nor words are ever logged.
import { type Brief, talkerFor } from '@safehouse/bots'
import type { Logger } from 'pino'
import type { WordsService } from '../config.ts'
import type { Thinker } from './thinker.ts'

/** Of tokens asked for, and of bytes that are read at all. */
const most = { tokens: 80, bytes: 64 * 1024 }
/** Asked for at once, whoever opens how many tables: others speak in their own words. Somebody pays for the service. */
const mostAtOnce = 16

export function rewordingThinker(service: WordsService, thinker: Thinker, log: Logger): Thinker {
  let asking = 0
  let lastProblem: string | undefined
  /** Said once, until there are words again or something else is the matter. */
  const note = (problem: string | undefined) => {
    if (problem && problem !== lastProblem) log.warn({ problem }, 'no words from the service')
    lastProblem = problem
  }
  return {
    think: (question) => thinker.think({ ...question, briefed: true }),
    async reword({ game, setup }, thought, stop) {
      const { brief, ...move } = thought
      if (!brief || asking >= mostAtOnce) return move
      asking++
      try {
        const words = await wordsFrom(service, brief, stop)
        note(undefined)
        return talkerFor(game)?.reworded(move, brief, setup, words) ?? move
      } catch (problem) {
        const unneeded = stop.aborted && stop.reason.name !== 'TimeoutError'
        if (!unneeded) note(problem instanceof NoWords ? problem.message : stop.aborted ? 'too slow' : 'not to be reached')
        return move
      } finally {
        asking--
      }
    },
    close: () => thinker.close(),
  }
}
class NoWords extends Error {}

async function wordsFrom({ url, model, key }: WordsService, { task, request }: Brief, signal: AbortSignal): Promise<string> {
  const response = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
    body: JSON.stringify({
      model,
      messages: [
        { role: 'system', content: task },
        { role: 'user', content: request },
      ],
      max_tokens: most.tokens,
    }),
    redirect: 'error',
    signal,
  })
  if (!response.ok || !response.body) {
    await response.body?.cancel()
    throw new NoWords(`status ${response.status}`)
  }
  return contentOf(await textOf(response.body))
}
async function textOf(body: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let bytes = 0
  let text = ''
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > most.bytes) throw new NoWords('an endless answer')
    text += decoder.decode(chunk, { stream: true })
  }
  return text
}
function contentOf(text: string): string {
  try {
    const content = (JSON.parse(text) as { choices: { message: { content: unknown } }[] }).choices[0]!.message.content
    if (typeof content === 'string') return content
  } catch {
    // said below
  }
  throw new NoWords('an answer of another shape')
}
