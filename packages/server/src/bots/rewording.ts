// Rewording of what bots say by a language model, over OpenAI's chat protocol. A request is sent once, can be aborted at any moment,
// and on any failure the bot's own words are used. Neither the service's key nor any words are ever logged.
import { type Brief, talkerFor } from '@safehouse/bots'
import type { Logger } from 'pino'
import type { WordsService } from '../config.ts'
import type { Thinker } from './thinker.ts'

const MAX_ANSWER_TOKENS = 80
const MAX_ANSWER_BYTES = 64 * 1024
/** Concurrent requests of the whole server; further bots use their own words. The service costs money, however many tables are opened. */
const MAX_CONCURRENT_REQUESTS = 16

export function rewordingThinker(service: WordsService, thinker: Thinker, log: Logger): Thinker {
  let pending = 0
  let lastProblem: string | undefined
  /** Logs a problem once, until the service works again or has another problem. */
  const logProblem = (problem: string | undefined) => {
    if (problem && problem !== lastProblem) log.warn({ problem }, 'no words from the service')
    lastProblem = problem
  }
  return {
    think: (question) => thinker.think({ ...question, briefed: true }),
    async reword({ game, setup }, thought, stop) {
      const { brief, ...move } = thought
      if (!brief || pending >= MAX_CONCURRENT_REQUESTS) return move
      pending++
      try {
        const words = await wordsFrom(service, brief, stop)
        logProblem(undefined)
        return talkerFor(game)?.reword(move, brief, setup, words) ?? move
      } catch (problem) {
        const wasCancelled = stop.aborted && stop.reason.name !== 'TimeoutError'
        if (!wasCancelled) logProblem(problem instanceof BadAnswer ? problem.message : stop.aborted ? 'too slow' : 'not to be reached')
        return move
      } finally {
        pending--
      }
    },
    close: () => thinker.close(),
  }
}
class BadAnswer extends Error {}

/** One request for words. Redirects are refused, so that the key is sent nowhere else. */
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
      max_tokens: MAX_ANSWER_TOKENS,
    }),
    redirect: 'error',
    signal,
  })
  if (!response.ok || !response.body) {
    await response.body?.cancel()
    throw new BadAnswer(`status ${response.status}`)
  }
  return contentOf(await textOf(response.body))
}
async function textOf(body: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let bytes = 0
  let text = ''
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > MAX_ANSWER_BYTES) throw new BadAnswer('an endless answer')
    text += decoder.decode(chunk, { stream: true })
  }
  return text
}
function contentOf(text: string): string {
  try {
    const content = (JSON.parse(text) as { choices: { message: { content: unknown } }[] }).choices[0]!.message.content
    if (typeof content === 'string') return content
  } catch {
    // reported below
  }
  throw new BadAnswer('an answer of another shape')
}
