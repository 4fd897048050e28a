// The service worker, in secure contexts alone: a page that says so when the house is out of reach, and "your turn" when a push message
// comes. It caches nothing: every page, file and answer comes from the server, so no table's data stays behind and no old client is
// shown after an upgrade.

const words = {
  en: {
    title: 'The house is out of reach',
    line: 'Your seat is kept. Is this device on the network, and is the house open?',
    again: 'Try again',
    turn: 'It is your turn',
    table: 'Table',
  },
  nl: {
    title: 'Het huis is onbereikbaar',
    line: 'Je stoel blijft van jou. Zit dit toestel op het netwerk, en is het huis open?',
    again: 'Probeer opnieuw',
    turn: 'Jij bent aan de beurt',
    table: 'Tafel',
  },
  de: {
    title: 'Das Haus ist nicht zu erreichen',
    line: 'Dein Platz bleibt dir. Ist dieses Gerät im Netz, und ist das Haus offen?',
    again: 'Noch einmal versuchen',
    turn: 'Du bist am Zug',
    table: 'Tisch',
  },
}
const languageOf = (/** @type {string} */ tag) => (tag.startsWith('nl') ? 'nl' : tag.startsWith('de') ? 'de' : 'en')

/** Written here and not fetched, so that it needs no cache. It has no script and no input. */
function offlinePage() {
  const language = languageOf(navigator.language)
  const { title, line, again } = words[language]
  const style =
    'main{min-height:100vh;display:grid;place-content:center;gap:12px;padding:24px;box-sizing:border-box;text-align:center}body{margin:0;background:#13222b;color:#e9efef;font:17px/1.4 system-ui,sans-serif}h1{font-size:28px;line-height:1.15;margin:0}p{margin:0;color:#9db3bc;max-width:22rem}a{justify-self:center;margin-top:12px;padding:14px 24px;border-radius:10px;background:#f5b94a;color:#18222b;font-weight:700;text-decoration:none}a:focus-visible{outline:3px solid #e9efef;outline-offset:2px}'
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Safehouse</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${line}</p><a href="">${again}</a></main></body></html>`
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" }
  return new Response(html, { status: 503, headers })
}

// A newer worker takes over at once: there is nothing that an older page would need of the old one.
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))

// Only whole pages are looked at. Everything else (files, the API, sockets) passes by as if there were no worker.
addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(fetch(event.request).catch(offlinePage))
})

/** Every push message must be shown. For somebody who looks at that very table it is taken away again at once. */
addEventListener('push', (event) => event.waitUntil(showTurn(event.data)))
async function showTurn(message) {
  const { turnAt, language } = message?.json() ?? {}
  const code = /^[A-Z\d]{4,6}$/.test(turnAt) ? turnAt : undefined
  const { turn, table } = words[languageOf(String(language))]
  const url = code ? `/t/${code}` : '/'
  const windows = await clients.matchAll({ type: 'window' })
  const isWatched = windows.some((page) => page.visibilityState === 'visible' && new URL(page.url).pathname === url)
  const tag = `turn ${code}`
  await registration.showNotification(turn, {
    tag,
    body: code && `${table} ${code}`,
    icon: '/icon-192.png',
    lang: language,
    silent: isWatched,
    data: { url },
  })
  if (isWatched) for (const shown of await registration.getNotifications({ tag })) shown.close()
}
addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openTable(event.notification.data.url))
})
async function openTable(/** @type {string} */ url) {
  const windows = await clients.matchAll({ type: 'window' })
  const page = windows.find((one) => new URL(one.url).pathname === url)
  return page ? page.focus() : clients.openWindow(url)
}
