// Each check of `safehouse doctor` finds a problem and says what to do about it, and reports nothing when all is well.
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, type statfsSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkClock, checkDataFolder, checkDisk, checkMemory, checkNetwork, checkNode, checkPort, checkService, checkTls } from './doctor.ts'

const tempFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-doctor-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
const startServer = async () => {
  const server = createServer((_, answer) => answer.end('another program')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as { port: number }).port
}

test('an old Node is named, and a new one is fine', () => {
  expect(checkNode('18.20.1').remedy).toContain('Node 20')
  expect(checkNode('24.0.0')).toEqual({ topic: 'node', found: '24.0.0' })
})
test('a port that another program has is wrong, a free one is fine', async () => {
  const port = await startServer()
  expect(await checkPort({ host: '127.0.0.1', port })).toEqual({
    topic: 'port',
    found: `${port} is taken`,
    remedy: `port ${port} is taken by another program. Set PORT to another one.`,
  })
  expect((await checkPort({ host: '127.0.0.1', port: 0 })).remedy).toBeUndefined()
})
test('a data folder that is a file is wrong; one that is there, or can be made, is fine and stays as it is', () => {
  const folder = tempFolder()
  expect(checkDataFolder(folder)).toEqual({ topic: 'data', found: folder })
  expect(checkDataFolder(join(folder, 'new', 'deep')).found).toContain('will be made')
  expect(readdirSync(folder)).toEqual([])
  writeFileSync(join(folder, 'file'), '')
  expect(checkDataFolder(join(folder, 'file')).remedy).toContain('is a file and no folder')
})
test('a full disk is wrong', () => {
  const disk = (bavail: number) => (() => ({ bavail, bsize: 4096 })) as unknown as typeof statfsSync
  expect(checkDisk('/', disk(10)).remedy).toContain('make room')
  expect(checkDisk('/', disk(1e9))).toEqual({ topic: 'disk', found: '4,096,000 MB free' })
})
test('a clock that is behind the database is wrong', () => {
  const folder = tempFolder()
  const now = Date.now()
  writeFileSync(join(folder, 'safehouse.db'), '')
  expect(checkClock(folder, now).remedy).toBeUndefined()
  utimesSync(join(folder, 'safehouse.db'), now / 1000, now / 1000 + 86_400)
  expect(checkClock(folder, now).remedy).toContain('later than now')
})
test('a database that does not answer is wrong', async () => {
  const port = await startServer()
  expect((await checkService('database', `postgres://127.0.0.1:${port}/x`, 5432)).found).toBe(`127.0.0.1:${port} answers`)
  expect((await checkService('redis', 'redis://127.0.0.1:1', 6379)).remedy).toContain('REDIS_URL')
})
test('a server that nobody else can reach is wrong, unless a proxy is in front of it', () => {
  const open = { host: '0.0.0.0', port: 7007, publicUrl: undefined }
  expect(checkNetwork(open, ['192.168.1.7']).found).toBe('phones come in at http://192.168.1.7:7007')
  expect(checkNetwork(open, []).remedy).toContain('Wi-Fi')
  expect(checkNetwork({ ...open, host: '127.0.0.1' }, ['192.168.1.7']).remedy).toContain('HOST')
  expect(checkNetwork({ ...open, host: '127.0.0.1', publicUrl: 'https://play.example.org' }, []).remedy).toBeUndefined()
})
test('a public address without TLS, or that does not answer, is wrong', async () => {
  expect((await checkTls({ publicUrl: undefined, https: undefined })).remedy).toBeUndefined()
  expect((await checkTls({ publicUrl: 'http://play.example.org', https: undefined })).remedy).toContain('certificate')
  expect((await checkTls({ publicUrl: `https://127.0.0.1:${await startServer()}`, https: undefined })).remedy).toContain('certificate')
})
test('missing certificate files are a problem; the server’s own authority is fine', async () => {
  const files = { cert: '/none/cert.pem', key: '/none/key.pem' }
  expect((await checkTls({ publicUrl: undefined, https: { port: 7443, files } })).remedy).toContain('TLS_CERT')
  expect((await checkTls({ publicUrl: undefined, https: { port: 7443, files: undefined } })).found).toContain('/trust')
})
test('too little memory is wrong', () => {
  expect(checkMemory(50e6).remedy).toContain('150 MB')
  expect(checkMemory(2e9)).toEqual({ topic: 'memory', found: '2,000 MB available' })
})
