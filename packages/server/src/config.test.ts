// The environment is checked before anything starts, and what is wrong with it is said.
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { BadConfig, configFrom } from './config.ts'

test('without anything set there is a default for everything', () => {
  expect(configFrom({})).toEqual({
    port: 7007,
    host: '0.0.0.0',
    data: resolve('data'),
    publicUrl: undefined,
    databaseUrl: undefined,
    redisUrl: undefined,
    mostConnections: 20_000,
    trustedProxies: 0,
    createKey: undefined,
    retentionDays: 400,
    metricsToken: undefined,
    logLevel: 'info',
    wordsService: undefined,
  })
  expect(configFrom({ PORT: '', HOST: '', SAFEHOUSE_DATA: '', PUBLIC_URL: '' })).toEqual(configFrom({}))
})
test('what is set is used', () => {
  const env = { PORT: '80', HOST: '127.0.0.1', SAFEHOUSE_DATA: '/srv/safehouse', PUBLIC_URL: 'https://play.example.org/' }
  expect(configFrom(env)).toMatchObject({ port: 80, host: '127.0.0.1', data: '/srv/safehouse', publicUrl: 'https://play.example.org' })
  expect(configFrom({ METRICS_TOKEN: 'watchful' })).toMatchObject({ metricsToken: 'watchful' })
})
test('a log level that is none is named', () => {
  expect(configFrom({ LOG_LEVEL: 'warn' }).logLevel).toBe('warn')
  expect(() => configFrom({ LOG_LEVEL: 'loud' })).toThrow('LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "loud"')
})
test('a port that is none is named', () => {
  for (const PORT of ['http', '-1', '65536', '7007x', '1e3'])
    expect(() => configFrom({ PORT })).toThrow(new BadConfig(`PORT must be a number from 0 to 65535, not "${PORT}"`))
})
test('a public address that is none, or has a path, is named', () => {
  for (const PUBLIC_URL of ['play.example.org', 'ftp://play.example.org', 'https://example.org/safehouse', 'https://example.org/?a=1'])
    expect(() => configFrom({ PUBLIC_URL })).toThrow('PUBLIC_URL must be like https://play.example.org')
})
test('nodes share a database and are woken by Redis; addresses of another kind are named without being shown', () => {
  const env = { DATABASE_URL: 'postgres://house:secret@db/safehouse', REDIS_URL: 'redis://cache' }
  expect(configFrom(env)).toMatchObject({ databaseUrl: env.DATABASE_URL, redisUrl: env.REDIS_URL })
  expect(() => configFrom({ DATABASE_URL: 'mysql://house:secret@db/safehouse' })).toThrow(/^DATABASE_URL must be like postgres:(?!.*secret)/)
  expect(() => configFrom({ ...env, REDIS_URL: 'http://cache' })).toThrow('REDIS_URL must be like redis://host')
  expect(() => configFrom({ REDIS_URL: 'redis://cache' })).toThrow('set DATABASE_URL too')
})
test('proxies are counted, not believed by the word', () => {
  expect(configFrom({ TRUST_PROXY: '1' }).trustedProxies).toBe(1)
  for (const TRUST_PROXY of ['true', '-1', '10'])
    expect(() => configFrom({ TRUST_PROXY })).toThrow(`TRUST_PROXY must be the number of proxies before this server, 0 to 9, not "${TRUST_PROXY}"`)
})
test('who words what bots say has an address, and may have a model and a key; neither address nor key is shown when it is wrong', () => {
  const env = { SAFEHOUSE_LLM_URL: 'http://localhost:11434/v1/', SAFEHOUSE_LLM_MODEL: 'small', SAFEHOUSE_LLM_KEY: 'sk-secret' }
  expect(configFrom(env).wordsService).toEqual({ url: 'http://localhost:11434/v1', model: 'small', key: 'sk-secret' })
  expect(configFrom({ SAFEHOUSE_LLM_URL: 'https://words.example.org' }).wordsService).toMatchObject({ model: undefined, key: undefined })
  for (const SAFEHOUSE_LLM_URL of [
    'localhost:11434',
    'secret',
    'ftp://secret/v1',
    'https://me:secret@example.org/v1',
    'https://example.org/v1?key=secret',
  ])
    expect(() => configFrom({ SAFEHOUSE_LLM_URL })).toThrow(/^SAFEHOUSE_LLM_URL must be like http:\/\/localhost:11434\/v1(?!.*secret)/)
  for (const SAFEHOUSE_LLM_KEY of ['two secret words', 'secret\n', 'sécret'])
    expect(() => configFrom({ ...env, SAFEHOUSE_LLM_KEY })).toThrow(/^SAFEHOUSE_LLM_KEY must be one word(?!.*cret)/)
  for (const alone of ['SAFEHOUSE_LLM_MODEL', 'SAFEHOUSE_LLM_KEY'])
    expect(() => configFrom({ [alone]: 'secret' })).toThrow(/need SAFEHOUSE_LLM_URL too$/)
})
test('who may open tables, how long they are kept and how many connect are set and checked; a secret is never shown', () => {
  expect(configFrom({ CREATE_KEY: 'open-sesame', RETENTION_DAYS: '30', MAX_CONNECTIONS: '500' })).toMatchObject({
    createKey: 'open-sesame',
    retentionDays: 30,
    mostConnections: 500,
  })
  expect(configFrom({ RETENTION_DAYS: '0' }).retentionDays).toBe(0)
  expect(() => configFrom({ RETENTION_DAYS: 'never' })).toThrow('RETENTION_DAYS must be a number from 0 to 36500, not "never"')
  expect(() => configFrom({ MAX_CONNECTIONS: '0' })).toThrow('MAX_CONNECTIONS must be a number from 1 to 1000000, not "0"')
  for (const name of ['CREATE_KEY', 'METRICS_TOKEN'])
    expect(() => configFrom({ [name]: 'two words' })).toThrow(new BadConfig(`${name} must be one word of at most 100 signs`))
})
