// Serves the built web client. Files with a hash in their name are cached for ever; the page itself is revalidated every time, so
// that a new release is seen at once. Every path that is not a file gets the page, whose router reads the path, with the preview
// that messengers show of a link. In the installed package files have compressed copies beside them where that saves bytes. They
// hold no secret, so their sizes tell nothing.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import files from '@fastify/static'
import { isCode } from '@safehouse/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CACHED_FOR_EVER, serveAssets } from './assets.ts'
import { sendError } from './errors.ts'
import { isSafeHost } from './headers.ts'
import { languageOf, previewOf, withPreview } from './previews.ts'

const NOT_BUILT = 'The web client is not built yet. `npm start` builds it.\n'

export async function servePages(app: FastifyInstance, folder: string | undefined, publicUrl: string | undefined): Promise<void> {
  const pagePath = folder && join(folder, 'index.html')
  const page = pagePath && existsSync(pagePath) ? readFileSync(pagePath, 'utf8') : undefined
  const preloads = page === undefined ? {} : readPreloads(join(folder!, 'preloads.json'))
  const sendPage = ({ url, headers: { host, 'accept-language': languages } }: FastifyRequest, reply: FastifyReply, html: string) => {
    const origin = publicUrl?.replace(/\/+$/, '') ?? (isSafeHost(host) ? `http://${host}` : '')
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-language' })
    const path = url.split('?')[0]!
    const kind = path === '/' ? 'front' : path.startsWith('/t/') ? 'table' : undefined
    const [scripts = '', fonts = ''] = (kind && preloads[kind]?.[languageOf(languages)]) ?? []
    const links = kind && [scripts, makeSummaryPreload(path), fonts].filter(Boolean).join('\n    ')
    return reply.type('text/html; charset=utf-8').send(withPreview(html, previewOf(path, languages), origin, links))
  }
  if (page !== undefined) {
    app.get('/', (request, reply) => sendPage(request, reply, page))
    app.get('/docs', (_, reply) => reply.redirect('/docs/'))
    app.get('/docs/', (_, reply) => reply.sendFile('docs/index.html'))
    // Examples are to be read: a browser would download them, and take TypeScript for a video.
    app.addHook('onSend', async ({ url }, reply) => void (url.startsWith('/docs/examples/') && reply.type('text/plain; charset=utf-8')))
    const preCompressed = hasCompressedFiles(join(folder!, 'assets'))
    if (preCompressed) serveAssets(app, folder!)
    await app.register(files, {
      root: folder!,
      index: false,
      cacheControl: false,
      preCompressed,
      dotfiles: 'ignore', // notes of the build, such as which sources it is from
      setHeaders: (reply, path) => {
        const cache = path.includes('/assets/') ? CACHED_FOR_EVER : 'no-cache'
        reply.setHeader('cache-control', cache)
        if (preCompressed) reply.setHeader('vary', 'accept-encoding')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!
    const isPage = ['GET', 'HEAD'].includes(request.method) && !/^\/(api|docs\/)|\.[\w-]+$/.test(path)
    if (!isPage) return path.startsWith('/api') ? sendError(reply, { code: 'badRequest' }, 404) : reply.status(404).type('text/plain').send('')
    return page === undefined ? reply.type('text/plain').send(NOT_BUILT) : sendPage(request, reply, page)
  })
}

const hasCompressedFiles = (folder: string): boolean => existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.br'))

/** The door of a table asks who is there: a phone asks for it beside the page's files instead of after them. */
function makeSummaryPreload(path: string): string {
  const code = /^\/t\/(\w+)$/.exec(path)?.[1]?.toUpperCase()
  return code && isCode(code) ? `<link rel="preload" as="fetch" crossorigin href="/api/tables/${code}">` : ''
}

/** By page and language, what the head of that page names so that all of its files are fetched at once: scripts and styles, then fonts. */
type Preloads = Record<string, Record<string, readonly [scripts: string, fonts: string]>>
/** The build writes it. */
const readPreloads = (path: string): Preloads => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {})
