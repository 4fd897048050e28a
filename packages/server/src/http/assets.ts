// Compressed copies of the pages' hashed files, kept in memory once they were asked for: from the disk each costs the event loop four
// waits for another thread, and on a busy machine every such wait may take long. Whatever is not among them is served from the disk.
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

/** Best first, with the endings of the copies. */
const ENCODINGS = { br: '.br', gzip: '.gz' } as const
type Encoding = keyof typeof ENCODINGS

/** Types of files that the build compresses under `assets`. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  js: 'application/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json; charset=utf-8',
}
export const CACHED_FOR_EVER = 'public, max-age=31536000, immutable'

/** Serves `/assets/…` of a built folder with compressed copies. */
export function serveAssets(app: FastifyInstance, folder: string): void {
  const assets = join(folder, 'assets')
  const names: ReadonlySet<string> = new Set(readdirSync(assets))
  const contents = new Map<string, Promise<Buffer>>()
  const readOnce = (name: string): Promise<Buffer> => {
    const knownContent = contents.get(name)
    if (knownContent) return knownContent
    const content = readFile(join(assets, name))
    contents.set(name, content)
    content.catch(() => contents.delete(name)) // no file descriptor left: tried again
    return content
  }
  app.get('/assets/:name', async ({ params, headers }, reply) => {
    const { name } = params as { readonly name: string }
    if (!names.has(name)) return reply.callNotFound()
    const type = CONTENT_TYPES[name.slice(name.lastIndexOf('.') + 1)]
    const encoding = type && chooseEncoding(name, names, headers['accept-encoding'])
    if (!encoding) return reply.sendFile(`assets/${name}`)
    reply.headers({ 'cache-control': CACHED_FOR_EVER, vary: 'accept-encoding', 'content-encoding': encoding })
    return reply.type(type).send(await readOnce(name + ENCODINGS[encoding]))
  })
}

function chooseEncoding(name: string, names: ReadonlySet<string>, accepted: string | string[] = ''): Encoding | undefined {
  const list = String(accepted)
  if (list.includes('q=')) return undefined // preferences, which no browser sends
  const acceptedEncodings = list.split(',').map((one) => one.trim())
  return (Object.keys(ENCODINGS) as Encoding[]).find((encoding) => acceptedEncodings.includes(encoding) && names.has(name + ENCODINGS[encoding]))
}
