// Serves the built web client. Files with a hash in their name are cached for ever; the page itself is revalidated every time, so
// that a new release is seen at once. Every path that is not a file gets the page, whose router reads the path.
// In the installed package every file has compressed copies beside it. They hold no secret, so their sizes tell nothing.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { sendError } from './errors.ts'

const NOT_BUILT = 'The web client is not built yet. `npm start` builds it.\n'

export async function servePages(app: FastifyInstance, folder: string | undefined): Promise<void> {
  const isBuilt = folder !== undefined && existsSync(join(folder, 'index.html'))
  if (isBuilt) {
    const preCompressed = existsSync(join(folder, 'index.html.br'))
    await app.register(files, {
      root: folder,
      cacheControl: false,
      preCompressed,
      dotfiles: 'ignore', // notes of the build, such as which sources it is from
      setHeaders: (reply, path) => {
        const cache = path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
        reply.setHeader('cache-control', cache)
        if (preCompressed) reply.setHeader('vary', 'accept-encoding')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!
    const isPage = request.method === 'GET' && !path.startsWith('/api') && !/\.[\w-]+$/.test(path)
    if (!isPage) return path.startsWith('/api') ? sendError(reply, { code: 'badRequest' }, 404) : reply.status(404).type('text/plain').send('')
    return isBuilt ? reply.sendFile('index.html') : reply.type('text/plain').send(NOT_BUILT)
  })
}
