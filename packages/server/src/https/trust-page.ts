// /trust: how a device comes to trust the house's own authority, in four steps for four systems, and the root as a file. The page has no
// script: it must work on any browser, before anything is trusted. It is there only while the server has an authority of its own.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { renderSVG } from 'uqr'
import { fingerprint } from './authority.ts'
import { trustStyles } from './trust-styles.ts'
import { type System, systemNames, systems, trustWords } from './trust-words.ts'

export interface TrustPageParts {
  /** PEM. */
  readonly root: string
  /** Known once the server listens. */
  httpsPort(): number | undefined
}
const ROOT_PATH = '/trust/safehouse-root.crt'
const DAY_SECONDS = 86_400

export function serveTrustPage(app: FastifyInstance, { root, httpsPort }: TrustPageParts): void {
  const shortPrint = fingerprint(root)
  app.get(ROOT_PATH, (_, reply) => reply.type('application/x-x509-ca-cert').header('cache-control', 'no-cache').send(root))
  app.get('/trust/style.css', (_, reply) => reply.type('text/css; charset=utf-8').header('cache-control', `max-age=${DAY_SECONDS}`).send(trustStyles))
  app.get('/trust', (request, reply) => {
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
    return reply.send(renderTrustPage({ ...readWishes(request), httpsPort: httpsPort() ?? 0, shortPrint }))
  })
}

interface Wishes {
  readonly language: keyof typeof trustWords
  readonly system: System
  /** As the browser knows this server; checked, because it comes from the client. */
  readonly host: string
}
function readWishes({ headers, query }: FastifyRequest): Wishes {
  const acceptLanguage = (headers['accept-language'] ?? '').slice(0, 200).toLowerCase()
  const language = acceptLanguage.split(',').flatMap((wish) => /^\s*(en|nl|de)\b/.exec(wish)?.[1] ?? [])[0] as Wishes['language'] | undefined
  const host = headers.host && /^[\w.-]{1,100}(:\d{1,5})?$/.test(headers.host) ? headers.host : 'localhost'
  const chosen = systems.find((system) => system === (query as { for?: unknown }).for)
  return { language: language ?? 'en', host, system: chosen ?? guessSystem((headers['user-agent'] ?? '').slice(0, 300)) }
}
function guessSystem(agent: string): System {
  if (/iPhone|iPad/.test(agent)) return 'iphone'
  if (/Android/.test(agent)) return 'android'
  return /Mac OS/.test(agent) ? 'macos' : 'windows'
}

function renderTrustPage({ language, system, host, httpsPort, shortPrint }: Wishes & { httpsPort: number; shortPrint: string }): string {
  const words = trustWords[language]
  const door = `https://${host.replace(/:\d+$/, '')}:${httpsPort}`
  const [install, trust] = words.how[system]
  const steps = [
    [words.getFile, words.getFileHow],
    [words.install, install],
    [words.trust, trust],
    [words.openDoor, words.openDoorHow.replace('{door}', door)],
  ] as const
  const tabs = systems.map((tab) => `<a href="/trust?for=${tab}"${tab === system ? ' aria-current="page"' : ''}>${systemNames[tab]}</a>`)
  const items = steps.map(([what, how]) => `<li><div><h2>${escapeHtml(what)}</h2><p>${escapeHtml(how)}</p></div></li>`)
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(words.title)} · Safehouse</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="stylesheet" href="/trust/style.css"></head>
<body><main>
<p class="place">${escapeHtml(words.title)}</p>
<h1>${escapeHtml(words.heading)}</h1>
<p class="lead">${escapeHtml(words.lead)}</p>
<div class="key">${renderSVG(`http://${host}/trust`, { border: 2 })}
<dl><dt>${escapeHtml(words.scan)}</dt><dd>${escapeHtml(host)}/trust</dd><dt>${escapeHtml(words.compare)}</dt><dd class="print">${shortPrint}</dd></dl></div>
<nav>${tabs.join('')}</nav>
<ol>${items.join('')}</ol>
<p class="agree"><strong>${escapeHtml(words.agreeTitle)}</strong> ${escapeHtml(words.agree)} ${escapeHtml(words.remove)}</p>
</main>
<footer><a href="/">${escapeHtml(words.stay)}</a><a class="main" href="${ROOT_PATH}">${escapeHtml(words.getFile)}</a></footer>
</body></html>
`
}
const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
