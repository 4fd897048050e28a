// Security headers, the built pages, health checks and metrics.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempFolder, testServer } from '../../testing/server.ts'
import { openTable } from '../../testing/table.ts'

function makeBuiltPages(): string {
  const folder = tempFolder()
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Safehouse</title>')
  writeFileSync(join(folder, 'assets', 'main-abc123.js'), 'export {}')
  return folder
}

test('every response has the security headers', async () => {
  const server = await testServer({ pages: makeBuiltPages() })
  for (const path of ['/', '/api/games', '/t/ABCD', '/api/nothing', '/assets/main-abc123.js', '/healthz']) {
    const { headers } = await fetch(server.origin + path)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
    expect(headers.get('content-security-policy')).toContain(`connect-src 'self' ws://127.0.0.1:${server.port}`)
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
})
test('the docs are served under /docs, and with the address that their links are relative to', async () => {
  const pages = makeBuiltPages()
  mkdirSync(join(pages, 'docs', 'examples'), { recursive: true })
  writeFileSync(join(pages, 'docs', 'examples', 'player.ts'), '// plays')
  writeFileSync(join(pages, 'docs', 'index.html'), '<title>Docs</title>')
  const server = await testServer({ pages })
  const docs = await fetch(`${server.origin}/docs`)
  expect([docs.url, await docs.text()]).toEqual([`${server.origin}/docs/`, '<title>Docs</title>'])
  const example = await fetch(`${server.origin}/docs/examples/player.ts`)
  expect([example.headers.get('content-type'), await example.text()]).toEqual(['text/plain; charset=utf-8', '// plays'])
  expect((await fetch(`${server.origin}/docs/nothing`)).status).toBe(404)
})
test('the page is served at every path without caching, hashed files are cached for ever, missing files are 404', async () => {
  const server = await testServer({ pages: makeBuiltPages() })
  for (const path of ['/', '/t/ABCD', '/screen/ABCD', '/help/spy-alley-dice', '/__proto__', '/toString', '/constructor/x']) {
    const response = await fetch(server.origin + path)
    expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 200, 'no-cache'])
    expect(await response.text()).toMatch(/<title>[^<]*Safehouse|<title>[^<]*ABCD/)
  }
  const asset = await fetch(`${server.origin}/assets/main-abc123.js`)
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(asset.headers.get('content-type')).toContain('javascript')
  expect((await fetch(`${server.origin}/assets/main-gone.js`)).status).toBe(404)
  expect((await fetch(`${server.origin}/..%2f..%2fpackage.json`)).status).toBe(404)
})
test('hashed files are sent as the compressed copy that the browser reads best, and from memory after the first time', async () => {
  const pages = makeBuiltPages()
  const copies = { 'main-abc123.js.br': 'in brotli', 'main-abc123.js.gz': 'in gzip', 'sound-1.mp3': 'loud' }
  for (const [name, text] of Object.entries(copies)) writeFileSync(join(pages, 'assets', name), text)
  const server = await testServer({ pages })
  const ask = (path: string, encodings: string) =>
    new Promise<[number | undefined, string | undefined, string]>((done) => {
      get(`${server.origin}${path}`, { headers: { 'accept-encoding': encodings } }, async (answer) => {
        const text = (await answer.toArray()).join('')
        done([answer.statusCode, answer.headers['content-encoding'], text])
      })
    })
  const script = '/assets/main-abc123.js'
  expect(await ask(script, 'gzip, deflate, br, zstd')).toEqual([200, 'br', 'in brotli'])
  expect(await ask(script, 'gzip, deflate')).toEqual([200, 'gzip', 'in gzip'])
  expect(await ask(script, 'identity')).toEqual([200, undefined, 'export {}'])
  expect(await ask('/assets/sound-1.mp3', 'gzip, br')).toEqual([200, undefined, 'loud'])
  expect((await ask('/assets/main-gone.js', 'br'))[0]).toBe(404)
  expect((await ask('/assets/..%2findex.html', 'br'))[0]).toBe(404)
  const { headers } = await fetch(server.origin + script, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
  expect([headers.get('cache-control'), headers.get('vary'), headers.get('content-type')]).toEqual([
    'public, max-age=31536000, immutable',
    'accept-encoding',
    'application/javascript; charset=utf-8',
  ])
  rmSync(join(pages, 'assets'), { recursive: true })
  expect(await ask(script, 'br')).toEqual([200, 'br', 'in brotli'])
})
test('the front page and table pages preload all files that they need, in the language of the request', async () => {
  const pages = makeBuiltPages()
  const links = (page: string) =>
    Object.fromEntries(['en', 'nl', 'de'].map((language) => [language, [`<link href="/assets/${page}-${language}.js">`, '<link as="font">']]))
  writeFileSync(join(pages, 'preloads.json'), JSON.stringify({ front: links('front'), table: links('table') }))
  const server = await testServer({ pages })
  const page = async (path: string) => (await fetch(server.origin + path, { headers: { 'accept-language': 'de' } })).text()
  expect(await page('/')).toContain('<link href="/assets/front-de.js">')
  const linksOf = async (path: string) => (await page(path)).match(/<link.*?>/g)
  const summary = '<link rel="preload" as="fetch" crossorigin href="/api/tables/ABCD">'
  expect(await linksOf('/t/abcd')).toEqual(['<link href="/assets/table-de.js">', summary, '<link as="font">'])
  expect(await page('/t/ab"d')).not.toContain('as="fetch"')
  expect(await page('/packs')).not.toContain('<link')
})
test('a link has a preview of its own: title, sentence and an absolute picture, in the language of the request', async () => {
  const server = await testServer({ pages: makeBuiltPages() })
  const page = async (path: string, language = 'en') => (await fetch(server.origin + path, { headers: { 'accept-language': language } })).text()
  expect(await page('/')).toContain('<meta property="og:title" content="Safehouse" />')
  expect(await page('/')).toContain(`<meta property="og:image" content="${server.origin}/preview.png" />`)
  expect(await page('/t/abcd')).toContain('<meta property="og:title" content="Come in: house ABCD" />')
  expect(await page('/t/abcd')).toContain(`content="${server.origin}/preview-door.png"`)
  expect(await page('/t/ABCD', 'fr-FR, nl;q=0.8, de;q=0.5')).toContain('Kom binnen: huis ABCD')
  expect(await page('/t/ABCD', 'de-DE,de;q=0.9')).toContain('Komm herein: Haus ABCD')
  const titles = await Promise.all(
    ['/', '/open', '/t/ABCD', '/screen', '/group', '/packs'].map(async (path) => /<title>.*<\/title>/.exec(await page(path))![0]),
  )
  expect(new Set(titles).size).toBe(titles.length)
})
test('a preview does not tell whether a table exists, and repeats nothing that is not a code', async () => {
  const { server, code } = await openTable(testServer({ pages: makeBuiltPages() }), 1)
  const fetchPage = async (path: string) => {
    const response = await fetch(server.origin + path)
    return [response.status, Object.fromEntries([...response.headers].filter(([name]) => name !== 'date')), await response.text()] as const
  }
  const pageOfKnownTable = JSON.stringify(await fetchPage(`/t/${code}`))
  const unknown = JSON.stringify(await fetchPage('/t/2222'))
  expect(pageOfKnownTable).not.toContain('Anna')
  expect(pageOfKnownTable.replaceAll(code, '2222')).toBe(unknown)
  expect((await fetchPage('/t/%22%3E%3Cb%3Ebold'))[2]).not.toContain('bold')
})
test('a preview names the public address, not the one that this request came by', async () => {
  const server = await testServer({ pages: makeBuiltPages(), publicUrl: 'https://play.example.org/' })
  expect(await (await fetch(server.origin)).text()).toContain('content="https://play.example.org/preview.png"')
})
test('the version changes with the built pages', async () => {
  const pages = makeBuiltPages()
  const first = await testServer({ pages })
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>Safehouse, newer</title>')
  const second = await testServer({ pages })
  expect((await first.api.info()).version).not.toBe((await second.api.info()).version)
})
test('headers that only work over https are sent only with an https public address', async () => {
  const openerPolicyWith = async (publicUrl?: string) =>
    (await fetch((await testServer(publicUrl === undefined ? {} : { publicUrl })).origin)).headers.get('cross-origin-opener-policy')
  expect(await openerPolicyWith()).toBeNull()
  expect(await openerPolicyWith('http://play.example.org')).toBeNull()
  expect(await openerPolicyWith('https://play.example.org')).toBe('same-origin')
})
test('browsers are told to stay with https only if the public address is https', async () => {
  const transportPolicyWith = async (publicUrl: string) =>
    (await fetch((await testServer({ publicUrl })).origin)).headers.get('strict-transport-security')
  expect(await transportPolicyWith('http://play.example.org')).toBeNull()
  expect(await transportPolicyWith('https://play.example.org')).toBe('max-age=31536000')
})
test('notes of the build are not served', async () => {
  const pages = makeBuiltPages()
  writeFileSync(join(pages, '.built-from'), 'a hash of the sources')
  const server = await testServer({ pages })
  const response = await fetch(`${server.origin}/.built-from`)
  expect([response.status, await response.text()]).toEqual([404, ''])
})
test('thousands of unknown or very long names in a body get one short answer', async () => {
  const server = await testServer()
  const long = Array.from({ length: 20 }, (_, i) => [`${i}${'x'.repeat(2000)}`, 1])
  const many = Array.from({ length: 5000 }, (_, i) => [`k${i}`, 1])
  const tableWith = (options: object, more: object = {}) => JSON.stringify({ name: 'Anna', place: 'room', options, ...more })
  for (const body of [tableWith(Object.fromEntries(long)), tableWith(Object.fromEntries(many)), tableWith({}, Object.fromEntries(many))]) {
    const response = await fetch(`${server.origin}/api/tables`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    expect(response.status).toBe(400)
    expect((await response.text()).length).toBeLessThan(200)
  }
})
test('other sites may not frame our pages', async () => {
  const server = await testServer({ pages: makeBuiltPages() })
  const policy = (await fetch(`${server.origin}/screen/ABCD`)).headers.get('content-security-policy')
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toContain("frame-src 'self'")
})
test('PUBLIC_URL is the address that is shown, and its pages may send requests', async () => {
  const server = await testServer({ publicUrl: 'https://play.example.org' })
  expect((await server.api.info()).addresses).toEqual(['https://play.example.org'])
  const headers = { 'content-type': 'application/json', origin: 'https://play.example.org' }
  expect((await fetch(`${server.origin}/api/tables`, { method: 'POST', headers, body: '{"name":"Anna","place":"room"}' })).status).toBe(201)
})
test('health, readiness and metrics are served, and metrics contain no codes or names', async () => {
  const { server, code } = await openTable(testServer({ metricsToken: 'watchful' }), 2)
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200)
  const metrics = await (await fetch(`${server.origin}/metrics`, { headers: { authorization: 'Bearer watchful' } })).text()
  expect(metrics).toContain('safehouse_tables 1')
  expect(metrics).toContain('safehouse_connections 2')
  expect(metrics).not.toContain(code)
  expect(metrics).not.toContain('Anna')
})
test("metrics need the operator's token, because they count secret actions", async () => {
  const [shut, watched] = [await testServer(), await testServer({ metricsToken: 'watchful' })]
  const status = async (origin: string, authorization?: string) =>
    (await fetch(`${origin}/metrics`, authorization === undefined ? {} : { headers: { authorization } })).status
  expect([await status(shut.origin), await status(shut.origin, 'Bearer undefined')]).toEqual([404, 404])
  for (const wrong of [undefined, 'watchful', 'Bearer watchfu', 'Bearer ']) expect(await status(watched.origin, wrong)).toBe(401)
  expect(await status(watched.origin, 'Bearer watchful')).toBe(200)
})
test('a server that cannot reach its store is not ready', async () => {
  const server = await testServer()
  await server.store.close()
  const response = await fetch(`${server.origin}/readyz`)
  expect([response.status, await response.json()]).toEqual([503, { code: 'notStored' }])
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
})
test('the games are listed with their options', async () => {
  const { api } = await testServer()
  expect(await api.games()).toContainEqual({
    id: 'spy-alley-dice',
    rulesVersion: 1,
    seats: { min: 2, max: 6 },
    options: { decisionSeconds: { kind: 'pick', of: [0, 30, 60, 120, 300], default: 0, apart: 60 } },
  })
})

test('every path of the OpenAPI description exists', async () => {
  const { origin } = await testServer()
  const { openapi, paths } = (await (await fetch(`${origin}/api/openapi.json`)).json()) as { openapi: string; paths: Record<string, object> }
  expect(openapi).toBe('3.1.0')
  for (const [path, methods] of Object.entries(paths)) {
    for (const method of Object.keys(methods)) {
      const url = origin + path.replace('{code}', 'AAAA').replace('{n}', '1').replace('{id}', 'spy-alley-dice')
      const response = await fetch(url, {
        method: method.toUpperCase(),
        ...(method !== 'get' && { body: '{}', headers: { 'content-type': 'application/json' } }),
      })
      const { code } = (response.status === 200 ? {} : await response.json()) as { code?: string }
      expect([path, method, response.status, code]).not.toEqual([path, method, 404, 'badRequest'])
    }
  }
})
test("a game's details contain its rules in the language that was asked for and the schemas of its actions and facts", async () => {
  const { api } = await testServer()
  const { action, open, whisper, rules, refusals, help } = await api.game('spy-alley-dice', 'de')
  expect(rules[0]?.rules[0]?.id).toBe('SA-01')
  expect([refusals.rollFirst, help.steps[0]?.title]).toEqual(['Würfle zuerst.', 'Fünf Würfel'])
  expect(JSON.stringify(action)).toContain('rollForStart')
  expect(JSON.stringify(open)).toContain('gameEnded')
  expect(JSON.stringify(whisper)).toContain('handDealt')
  await expect(api.game('spy-alley-dice', 'tlh')).rejects.toMatchObject({ status: 400, body: { code: 'badRequest', with: { field: 'lang' } } })
  await expect(api.game('chess')).rejects.toMatchObject({ status: 404, body: { code: 'unknownGame' } })
})
