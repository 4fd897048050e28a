// /trust: how a device comes to trust the house's own authority, in four steps for four systems, and the root as a file. The page has no
// script: it must work on any browser, before anything is trusted. It is there only while the server has an authority of its own.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { renderSVG } from 'uqr'
import { escapeHtml, languageOf } from '../http/previews.ts'
import { fingerprintOf } from './authority.ts'
import { type System, systemNames, systems, trustWords } from './trust-words.ts'

export interface TrustPageParts {
  /** PEM. */
  readonly root: string
  /** Known once the server listens. */
  httpsPort(): number | undefined
}
const ROOT_PATH = '/trust/safehouse-root.crt'
const DAY_SECONDS = 86_400
/** In the bundle with this file, so that the page needs no build. */
const STYLES = `
* { box-sizing: border-box; margin: 0 }
body { background: #13222b; color: #e9efef; font: 17px/1.4 "Public Sans", system-ui, sans-serif; min-height: 100vh; display: flex; flex-direction: column }
main { width: 100%; max-width: 430px; margin: 0 auto; padding: 16px; flex: 1 }
h1, h2, .place, .print, footer a { font-family: "Alumni Sans", "Arial Narrow", system-ui, sans-serif; font-weight: 800 }
h1 { font-size: 32px; line-height: 1.1; margin: 12px 0 6px }
h2 { font-size: 20px }
.place { color: #f5b94a }
.lead, dt, .agree { color: #9db3bc }
.agree { font-size: 15px; margin: 20px 0 }
.agree strong { color: #e9efef }
.key { display: flex; flex-wrap: wrap; gap: 16px; margin: 16px 0 }
.key svg { width: 132px; height: 132px; border-radius: 8px }
.key dl { flex: 1; min-width: 150px }
dd { font-weight: 600; margin-bottom: 8px; overflow-wrap: anywhere }
.print { color: #f5b94a; letter-spacing: .05em }
nav { display: grid; grid-template-columns: repeat(auto-fit, minmax(72px, 1fr)); border: 2px solid #54707d; border-radius: 10px; overflow: hidden }
nav a { color: #9db3bc; text-align: center; text-decoration: none; padding: 12px 4px; min-height: 48px }
nav a[aria-current] { background: #e9efef; color: #18222b; font-weight: 600 }
ol { list-style: none; padding: 0; counter-reset: step }
li { hyphens: auto; display: flex; gap: 14px; padding: 12px 0; border-bottom: 1px solid #1d323d; counter-increment: step; overflow-wrap: anywhere }
li::before { content: counter(step); background: #f5b94a; color: #18222b; font-weight: 800; width: 36px; height: 42px; flex: none; display: grid; place-items: center }
footer { display: flex; flex-wrap: wrap; gap: 12px; padding: 14px 16px; background: #0a141b; justify-content: center; position: sticky; bottom: 0 }
footer a { flex: 1; max-width: 205px; min-height: 48px; display: grid; place-items: center; border-radius: 10px; border: 2px solid #54707d; color: #e9efef; background: #1d323d; text-decoration: none; font-size: 19px; padding: 8px }
footer .main { background: #f5b94a; border-color: #f5b94a; color: #18222b }
a:focus-visible { outline: 3px solid #f5b94a; outline-offset: 2px }
@media (max-height: 400px) { footer { position: static } }
`

export function serveTrustPage(app: FastifyInstance, { root, httpsPort }: TrustPageParts): void {
  const shortPrint = fingerprintOf(root)
  app.get(ROOT_PATH, (_, reply) => reply.type('application/x-x509-ca-cert').header('cache-control', 'no-cache').send(root))
  app.get('/trust/style.css', (_, reply) => reply.type('text/css; charset=utf-8').header('cache-control', `max-age=${DAY_SECONDS}`).send(STYLES))
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
  const host = headers.host && /^[\w.-]{1,100}(:\d{1,5})?$/.test(headers.host) ? headers.host : 'localhost'
  const chosenSystem = systems.find((system) => system === (query as { for?: unknown }).for)
  return { language: languageOf(headers['accept-language']), host, system: chosenSystem ?? guessSystem((headers['user-agent'] ?? '').slice(0, 300)) }
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
