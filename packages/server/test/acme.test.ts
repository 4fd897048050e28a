// A certificate for one's own name, from a real ACME authority (Pebble): over HTTP and over DNS, kept for its owner alone, renewed in time.
import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { AcmeCertificate } from '../src/https/acme.ts'
import { openAuthority } from '../src/https/authority.ts'
import { silentLog } from '../src/log.ts'
import { HandTurnedClock } from '../testing/clock.ts'
import { freePort } from '../testing/free-port.ts'
import { listenInTest } from '../testing/listen.ts'
import { canHavePebble, startPebble } from '../testing/pebble.ts'
import { tempFolder } from '../testing/server.ts'
import { killServer, runServer, waitUntilReady } from '../testing/server-process.ts'

const NAME = 'play.example.org'
const LONG_WAIT = { timeout: 60_000 }

async function servedCertificate(port: number, ca: string): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port, servername: NAME, ca })
  try {
    await once(socket, 'secureConnect')
    return socket.getPeerCertificate().fingerprint256
  } finally {
    socket.destroy()
  }
}
const startWithPebble = async (more: Record<string, string> = {}) => {
  const [port, httpsPort, folder] = [await freePort(), await freePort(), tempFolder()]
  const pebble = await startPebble(port)
  const env = {
    ...{ PORT: String(port), HOST: '127.0.0.1', HTTPS_PORT: String(httpsPort), SAFEHOUSE_DATA: folder },
    ...{ ACME_DOMAIN: NAME, ACME_DIRECTORY: pebble.directory, NODE_EXTRA_CA_CERTS: pebble.rootFile, DNS_CONTROL: pebble.dns, ...more },
  }
  const server = runServer(env)
  await waitUntilReady(port)
  return { pebble, env, server, port, httpsPort, folder }
}

const withPebble = test.skipIf(!canHavePebble())
withPebble('a server with a name gets a certificate by answering over HTTP, and has the same one after a restart', { timeout: 180_000 }, async () => {
  const { pebble, env, server, port, httpsPort, folder } = await startWithPebble()
  await expect.poll(() => server.output(), LONG_WAIT).toContain('certificate received')
  const root = await pebble.root()
  const first = await servedCertificate(httpsPort, root)
  for (const name of ['account', 'key', 'certificate']) expect(statSync(join(folder, `safehouse.acme-${name}.pem`)).mode & 0o077).toBe(0)
  const certificate = new X509Certificate(readFileSync(join(folder, 'safehouse.acme-certificate.pem')))
  expect(certificate.subjectAltName).toBe(`DNS:${NAME}`)
  expect((await fetch(`http://127.0.0.1:${port}/.well-known/acme-challenge/unknown`)).status).toBe(404)
  await killServer(server)
  const restarted = runServer(env)
  await waitUntilReady(port)
  expect(await servedCertificate(httpsPort, root)).toBe(first)
  expect(restarted.output()).not.toContain('certificate received')
})
withPebble('a server that is not on the internet gets one by a command that writes into DNS', { timeout: 180_000 }, async () => {
  const hook = join(tempFolder(), 'dns-hook')
  const script = `#!${process.execPath}
const [what, name, value] = process.argv.slice(2)
const path = what === 'set' ? '/set-txt' : '/clear-txt'
fetch(process.env.DNS_CONTROL + path, { method: 'POST', body: JSON.stringify({ host: name + '.', value }) }).then(({ ok }) => process.exit(ok ? 0 : 1))
`
  writeFileSync(hook, script)
  chmodSync(hook, 0o755)
  const { pebble, server, httpsPort } = await startWithPebble({ ACME_DNS_HOOK: hook })
  await expect.poll(() => server.output(), LONG_WAIT).toContain('certificate received')
  expect(await servedCertificate(httpsPort, await pebble.root())).toMatch(/^[\dA-F:]+$/)
})

test('a certificate is renewed when a third of its time is left, and an order that failed is tried again in an hour', async () => {
  const folder = tempFolder()
  const issued = openAuthority(folder).issue(['play.local'])
  writeFileSync(join(folder, 'safehouse.acme-key.pem'), issued.key)
  writeFileSync(join(folder, 'safehouse.acme-certificate.pem'), issued.cert)
  const { validFrom, validTo } = new X509Certificate(issued.cert)
  const lifetime = Date.parse(validTo) - Date.parse(validFrom)
  let orders = 0
  const refusing = createServer((_, response) => {
    orders++
    response.writeHead(404).end()
  })
  const directory = `http://127.0.0.1:${await listenInTest(refusing)}/`
  const keepFreshFrom = (share: number) => {
    const clock = new HandTurnedClock(Date.parse(validFrom) + share * lifetime)
    const config = { domains: ['play.local'], email: undefined, directory, dnsHook: undefined }
    onTestFinished(new AcmeCertificate(config, folder, clock, silentLog()).keepFresh(() => {}))
    return clock
  }
  await keepFreshFrom(0.6).forward(2 * 60 * 60_000)
  expect(orders).toBe(0)
  const lateClock = keepFreshFrom(0.7)
  await expect.poll(() => orders, LONG_WAIT).toBe(1)
  await expect.poll(() => lateClock.forward(60 * 60_000).then(() => orders), LONG_WAIT).toBeGreaterThan(1)
})
test('a stored certificate for other names, or one that has ended, is not used', () => {
  const folder = tempFolder()
  const { key, cert } = openAuthority(folder).issue(['play.local'])
  writeFileSync(join(folder, 'safehouse.acme-key.pem'), key)
  writeFileSync(join(folder, 'safehouse.acme-certificate.pem'), cert)
  const storedFor = (domain: string, now: number) => {
    const config = { domains: [domain], email: undefined, directory: 'http://127.0.0.1:1/', dnsHook: undefined }
    return new AcmeCertificate(config, folder, new HandTurnedClock(now), silentLog()).stored
  }
  expect(storedFor('play.local', Date.now())).toEqual({ key, cert })
  expect(storedFor('other.local', Date.now())).toBeUndefined()
  expect(storedFor('play.local', Date.now() + 400 * 86_400_000)).toBeUndefined()
})
test('a stored certificate that is damaged, or whose key is of another one, is not used', () => {
  const folder = tempFolder()
  const { issue } = openAuthority(folder)
  const [older, newer] = [issue(['play.local']), issue(['play.local'])]
  const config = { domains: ['play.local'], email: undefined, directory: 'http://127.0.0.1:1/', dnsHook: undefined }
  const storedWith = (key: string, cert: string) => {
    writeFileSync(join(folder, 'safehouse.acme-key.pem'), key)
    writeFileSync(join(folder, 'safehouse.acme-certificate.pem'), cert)
    return new AcmeCertificate(config, folder, new HandTurnedClock(Date.now()), silentLog()).stored
  }
  expect(storedWith(newer.key, newer.cert)).toEqual(newer)
  expect(storedWith(newer.key, older.cert)).toBeUndefined()
  expect(storedWith(newer.key, newer.cert.slice(0, 200))).toBeUndefined()
  expect(storedWith('', newer.cert)).toBeUndefined()
})
test('the settings of ACME are checked', () => {
  const { https } = readConfig({ ACME_DOMAIN: 'Play.example.org, www.example.org' })
  expect(https).toMatchObject({
    port: 443,
    acme: { domains: ['play.example.org', 'www.example.org'], directory: expect.stringContaining('letsencrypt') },
  })
  for (const [env, sentence] of [
    [{ ACME_DOMAIN: 'not a name' }, /ACME_DOMAIN must/],
    [{ ACME_DOMAIN: '*.example.org' }, /ACME_DNS_HOOK/],
    [{ ACME_DNS_HOOK: '/bin/hook' }, /needs ACME_DOMAIN/],
    [{ ACME_DOMAIN: NAME, ACME_DIRECTORY: 'nowhere' }, /ACME_DIRECTORY/],
    [{ ACME_DOMAIN: NAME, TLS_CERT: 'a', TLS_KEY: 'b' }, /either/],
    [{ ACME_DOMAIN: NAME, DATABASE_URL: 'postgres://x@y/z' }, /load balancer/],
  ] as const)
    expect(() => readConfig(env)).toThrow(sentence)
})
