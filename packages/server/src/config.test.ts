// Settings are checked before anything starts, and errors say what is wrong.
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { BadConfig, findMistypedSettings, readConfig } from './config.ts'

test('every setting has a default', () => {
  expect(readConfig({})).toEqual({
    port: 7007,
    host: '0.0.0.0',
    data: resolve('data'),
    publicUrl: undefined,
    databaseUrl: undefined,
    redisUrl: undefined,
    maxConnections: 20_000,
    trustedProxies: 0,
    createKey: undefined,
    retentionDays: 400,
    abandonedHours: 24,
    metricsToken: undefined,
    logLevel: 'info',
    bots: [],
    limitFactor: 1,
    wordsService: undefined,
    voice: { turnUrls: [], turnSecret: undefined, relayOnly: false },
    pushing: { contact: 'mailto:safehouse@example.org', hosts: [] },
  })
  expect(readConfig({ PORT: '', HOST: '', SAFEHOUSE_DATA: '', PUBLIC_URL: '' })).toEqual(readConfig({}))
})
test('settings are read from the environment', () => {
  const env = { PORT: '80', HOST: '127.0.0.1', SAFEHOUSE_DATA: '/srv/safehouse', PUBLIC_URL: 'https://play.example.org/' }
  expect(readConfig(env)).toMatchObject({ port: 80, host: '127.0.0.1', data: '/srv/safehouse', publicUrl: 'https://play.example.org' })
  expect(readConfig({ METRICS_TOKEN: 'watchful' })).toMatchObject({ metricsToken: 'watchful' })
})
test('an unknown log level is refused with the list of levels', () => {
  expect(readConfig({ LOG_LEVEL: 'warn' }).logLevel).toBe('warn')
  expect(() => readConfig({ LOG_LEVEL: 'loud' })).toThrow('LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "loud"')
})
test('an invalid port is refused', () => {
  for (const PORT of ['http', '-1', '65536', '7007x', '1e3'])
    expect(() => readConfig({ PORT })).toThrow(new BadConfig(`PORT must be a number from 0 to 65535, not "${PORT}"`))
})
test('an invalid public address, or one with a path, is refused', () => {
  for (const PUBLIC_URL of ['play.example.org', 'ftp://play.example.org', 'https://example.org/safehouse', 'https://example.org/?a=1'])
    expect(() => readConfig({ PUBLIC_URL })).toThrow('PUBLIC_URL must be like https://play.example.org')
})
test('DATABASE_URL and REDIS_URL must be of the right kind; errors do not show the password', () => {
  const env = { DATABASE_URL: 'postgres://house:secret@db/safehouse', REDIS_URL: 'redis://cache' }
  expect(readConfig(env)).toMatchObject({ databaseUrl: env.DATABASE_URL, redisUrl: env.REDIS_URL })
  expect(() => readConfig({ DATABASE_URL: 'mysql://house:secret@db/safehouse' })).toThrow(/^DATABASE_URL must be like postgres:(?!.*secret)/)
  expect(() => readConfig({ ...env, REDIS_URL: 'http://cache' })).toThrow('REDIS_URL must be like redis://host')
  expect(() => readConfig({ REDIS_URL: 'redis://cache' })).toThrow('set DATABASE_URL too')
})
test('ABANDONED_HOURS must be a number of hours up to a year', () => {
  expect(readConfig({}).abandonedHours).toBe(24)
  expect(readConfig({ ABANDONED_HOURS: '6' }).abandonedHours).toBe(6)
  for (const ABANDONED_HOURS of ['0', '8761', 'never'])
    expect(() => readConfig({ ABANDONED_HOURS })).toThrow(`ABANDONED_HOURS must be a number from 1 to 8760, not "${ABANDONED_HOURS}"`)
})
test('TRUST_PROXY must be a number of proxies', () => {
  expect(readConfig({ TRUST_PROXY: '1' }).trustedProxies).toBe(1)
  for (const TRUST_PROXY of ['true', '-1', '10'])
    expect(() => readConfig({ TRUST_PROXY })).toThrow(`TRUST_PROXY must be the number of proxies before this server, 0 to 9, not "${TRUST_PROXY}"`)
})
test('a language model needs an address and may have a model and a key; errors show neither address nor key', () => {
  const env = { SAFEHOUSE_LLM_URL: 'http://localhost:11434/v1/', SAFEHOUSE_LLM_MODEL: 'small', SAFEHOUSE_LLM_KEY: 'sk-secret' }
  expect(readConfig(env).wordsService).toEqual({ url: 'http://localhost:11434/v1', model: 'small', key: 'sk-secret' })
  expect(readConfig({ SAFEHOUSE_LLM_URL: 'https://words.example.org' }).wordsService).toMatchObject({ model: undefined, key: undefined })
  for (const SAFEHOUSE_LLM_URL of [
    'localhost:11434',
    'secret',
    'ftp://secret/v1',
    'https://me:secret@example.org/v1',
    'https://example.org/v1?key=secret',
  ])
    expect(() => readConfig({ SAFEHOUSE_LLM_URL })).toThrow(/^SAFEHOUSE_LLM_URL must be like http:\/\/localhost:11434\/v1(?!.*secret)/)
  for (const SAFEHOUSE_LLM_KEY of ['two secret words', 'secret\n', 'sécret'])
    expect(() => readConfig({ ...env, SAFEHOUSE_LLM_KEY })).toThrow(/^SAFEHOUSE_LLM_KEY must be one word(?!.*cret)/)
  for (const alone of ['SAFEHOUSE_LLM_MODEL', 'SAFEHOUSE_LLM_KEY'])
    expect(() => readConfig({ [alone]: 'secret' })).toThrow(/need SAFEHOUSE_LLM_URL too$/)
})
test('CREATE_KEY, RETENTION_DAYS and MAX_CONNECTIONS are read and checked; errors do not show secrets', () => {
  expect(readConfig({ CREATE_KEY: 'open-sesame', RETENTION_DAYS: '30', MAX_CONNECTIONS: '500' })).toMatchObject({
    createKey: 'open-sesame',
    retentionDays: 30,
    maxConnections: 500,
  })
  expect(readConfig({ RETENTION_DAYS: '0' }).retentionDays).toBe(0)
  expect(() => readConfig({ RETENTION_DAYS: 'never' })).toThrow('RETENTION_DAYS must be a number from 0 to 36500, not "never"')
  expect(() => readConfig({ MAX_CONNECTIONS: '0' })).toThrow('MAX_CONNECTIONS must be a number from 1 to 1000000, not "0"')
  for (const name of ['CREATE_KEY', 'METRICS_TOKEN'])
    expect(() => readConfig({ [name]: 'two words' })).toThrow(new BadConfig(`${name} must be one word of at most 100 characters`))
})
test('a mistyped SAFEHOUSE_ variable is named, with the setting that was probably meant', () => {
  const knownSettings = { SAFEHOUSE_DATA: 'x', SAFEHOUSE_LLM_URL: 'x', SAFEHOUSE_LLM_MODEL: 'x', SAFEHOUSE_LLM_KEY: 'x', PORT: '1', PATH: '/bin' }
  expect(findMistypedSettings(knownSettings)).toEqual([])
  expect(
    findMistypedSettings({ SAFEHOUSE_DTA: '', SAFEHOUSE_LLMURL: '', SAFEHOUSE_PORT: '', safehouse_data: '', SAFEHOUSE_COLOUR_OF_THE_DOOR: '' }),
  ).toEqual([
    'SAFEHOUSE_DTA is not a setting. Did you mean SAFEHOUSE_DATA?',
    'SAFEHOUSE_LLMURL is not a setting. Did you mean SAFEHOUSE_LLM_URL?',
    'SAFEHOUSE_PORT is not a setting. Did you mean PORT?',
    'safehouse_data is not a setting. Did you mean SAFEHOUSE_DATA?',
    'SAFEHOUSE_COLOUR_OF_THE_DOOR is not a setting.',
  ])
})
test('TURN_URLS, TURN_SECRET and VOICE_RELAY_ONLY say how browsers connect for voice; errors do not show the secret', () => {
  expect(readConfig({}).voice).toEqual({ turnUrls: [], turnSecret: undefined, relayOnly: false })
  const urls = 'turn:turn.example.org:3478, turns:turn.example.org:5349?transport=tcp'
  expect(readConfig({ TURN_URLS: urls, TURN_SECRET: 'between-us', VOICE_RELAY_ONLY: '1' }).voice).toEqual({
    turnUrls: ['turn:turn.example.org:3478', 'turns:turn.example.org:5349?transport=tcp'],
    turnSecret: 'between-us',
    relayOnly: true,
  })
  expect(readConfig({ TURN_URLS: 'stun:stun.example.org' }).voice.turnSecret).toBeUndefined()
  expect(() => readConfig({ TURN_URLS: 'turn:a.example' })).toThrow('TURN_URLS and TURN_SECRET must be set together')
  expect(() => readConfig({ TURN_SECRET: 'between-us' })).toThrow('TURN_URLS and TURN_SECRET must be set together')
  expect(() => readConfig({ TURN_URLS: 'https://a.example', TURN_SECRET: 'x' })).toThrow('TURN_URLS must be at most four addresses')
  expect(() => readConfig({ VOICE_RELAY_ONLY: 'yes' })).toThrow('VOICE_RELAY_ONLY must be 1 or 0')
  expect(() => readConfig({ TURN_URLS: 'turn:a.example', TURN_SECRET: 'two words' })).toThrow(/^TURN_SECRET must be one word/)
})
