// The built web client. Hashed files never change and are kept for ever; the page itself is asked for every time, so that a
// new release is seen at once. Every address that is not a file is the page: it finds its way itself.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { deny } from './errors.ts'

const notBuilt = 'The pages are not built yet: npm start builds them.\n'

export async function servePages(app: FastifyInstance, folder: string | undefined): Promise<void> {
  const isBuilt = folder !== undefined && existsSync(join(folder, 'index.html'))
  if (isBuilt) {
    await app.register(files, {
      root: folder,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const cache = path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
        reply.setHeader('cache-control', cache)
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!
    const isPage = request.method === 'GET' && !path.startsWith('/api') && !/\.\w+$/.test(path)
    if (!isPage) return path.startsWith('/api') ? deny(reply, { code: 'badRequest' }, 404) : reply.status(404).type('text/plain').send('')
    return isBuilt ? reply.sendFile('index.html') : reply.type('text/plain').send(notBuilt)
  })
}
