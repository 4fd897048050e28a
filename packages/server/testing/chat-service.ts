// A fake language model with OpenAI's chat protocol: a real HTTP server on a free port that answers as a test says.
import { createServer, type ServerResponse } from 'node:http'
import type { WordsService } from '../src/config.ts'
import { listenInTest } from './listen.ts'

export interface ChatRequest {
  readonly path: string | undefined
  readonly authorization: string | undefined
  readonly model: string | undefined
  readonly task: string
  readonly request: string
}
/** Answers every request with this content as the model's message. */
export const answerWith = (content: unknown) => (_: ChatRequest, response: ServerResponse) =>
  void response.end(JSON.stringify({ choices: [{ message: { content } }] }))

/** Starts the service; `asked` holds every request that it received. */
export async function startChatService(
  answer: (asked: ChatRequest, response: ServerResponse) => void,
): Promise<WordsService & { readonly asked: ChatRequest[] }> {
  const requests: ChatRequest[] = []
  const port = await listenInTest(
    createServer(async (request, response) => {
      let text = ''
      for await (const chunk of request) text += chunk
      const { model, messages } = JSON.parse(text)
      requests.push({
        path: request.url,
        authorization: request.headers.authorization,
        model,
        task: messages[0].content,
        request: messages[1].content,
      })
      answer(requests.at(-1)!, response)
    }),
  )
  return { url: `http://127.0.0.1:${port}/v1`, model: 'small-talk', key: 'open-sesame', asked: requests }
}
