// What the environment says, checked before anything starts: a wrong value is named, never guessed at.
import { resolve } from 'node:path'
import { type LogLevel, logLevels } from './log.ts'

export interface Config {
  readonly port: number
  readonly host: string
  /** The folder of the database. */
  readonly data: string
  readonly publicUrl: string | undefined
  /** PostgreSQL for the logs instead of the embedded SQLite, so that several nodes can share them. */
  readonly databaseUrl: string | undefined
  /** Redis, which wakes the other nodes up. */
  readonly redisUrl: string | undefined
  /** How many proxies of our own stand before this server: so many addresses of X-Forwarded-For are believed. */
  readonly trustedProxies: number
  /** Open connections at most; newcomers find the house full a little before that. */
  readonly mostConnections: number
  /** What somebody must know to open a table; without it everybody may. */
  readonly createKey: string | undefined
  /** After so many days without anybody, tables and groups are forgotten; 0 is never. */
  readonly retentionDays: number
  /** What an operator's tools show to read the metrics; without it nobody reads them. */
  readonly metricsToken: string | undefined
  readonly logLevel: LogLevel
  /** Who words what bots say where they talk; without it they speak in our own sentences. */
  readonly wordsService: WordsService | undefined
}
/** A server that speaks OpenAI's chat protocol. */
export interface WordsService {
  /** What `/chat/completions` is added to. */
  readonly url: string
  readonly model: string | undefined
  readonly key: string | undefined
}
export class BadConfig extends Error {}

export function configFrom(env: Readonly<Record<string, string | undefined>>): Config {
  return {
    port: wholeNumber('PORT', env.PORT || '7007', 0, 65_535),
    host: env.HOST || '0.0.0.0',
    data: resolve(env.SAFEHOUSE_DATA || 'data'),
    publicUrl: urlFrom(env.PUBLIC_URL || undefined),
    ...sharedFrom(env.DATABASE_URL || undefined, env.REDIS_URL || undefined),
    mostConnections: wholeNumber('MAX_CONNECTIONS', env.MAX_CONNECTIONS || '20000', 1, 1_000_000),
    trustedProxies: hopsFrom(env.TRUST_PROXY || '0'),
    createKey: secretFrom('CREATE_KEY', env.CREATE_KEY || undefined),
    retentionDays: wholeNumber('RETENTION_DAYS', env.RETENTION_DAYS || '400', 0, 36_500),
    metricsToken: secretFrom('METRICS_TOKEN', env.METRICS_TOKEN || undefined),
    logLevel: logLevelFrom(env.LOG_LEVEL || 'info'),
    wordsService: wordsServiceFrom(env.SAFEHOUSE_LLM_URL || undefined, env.SAFEHOUSE_LLM_MODEL || undefined, env.SAFEHOUSE_LLM_KEY || undefined),
  }
}

/** An address with a password in it and a key that fits in no header are refused here, so that neither comes to light in an error. */
function wordsServiceFrom(url: string | undefined, model: string | undefined, key: string | undefined): WordsService | undefined {
  if (url === undefined) {
    if (model !== undefined || key !== undefined) throw new BadConfig('SAFEHOUSE_LLM_MODEL and SAFEHOUSE_LLM_KEY need SAFEHOUSE_LLM_URL too')
    return undefined
  }
  const { username, password, search, hash } = hasProtocol(url, /^https?:$/) ? new URL(url) : { username: 'none' }
  if (username || password || search || hash)
    throw new BadConfig('SAFEHOUSE_LLM_URL must be like http://localhost:11434/v1, the key being in SAFEHOUSE_LLM_KEY')
  if (key !== undefined && !/^[!-~]+$/.test(key)) throw new BadConfig('SAFEHOUSE_LLM_KEY must be one word of plain letters, digits and signs')
  return { url: url.replace(/\/+$/, ''), model, key }
}

function sharedFrom(databaseUrl: string | undefined, redisUrl: string | undefined): Pick<Config, 'databaseUrl' | 'redisUrl'> {
  if (databaseUrl !== undefined && !hasProtocol(databaseUrl, /^postgres(ql)?:$/))
    throw new BadConfig('DATABASE_URL must be like postgres://user:password@host/database')
  if (redisUrl !== undefined && !hasProtocol(redisUrl, /^rediss?:$/)) throw new BadConfig('REDIS_URL must be like redis://host')
  if (redisUrl !== undefined && databaseUrl === undefined) throw new BadConfig('REDIS_URL is for nodes that share a database: set DATABASE_URL too')
  return { databaseUrl, redisUrl }
}
const hasProtocol = (text: string, protocol: RegExp): boolean => URL.canParse(text) && protocol.test(new URL(text).protocol)

function logLevelFrom(text: string): LogLevel {
  const level = logLevels.find((one) => one === text)
  if (!level) throw new BadConfig(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${text}"`)
  return level
}
function hopsFrom(text: string): number {
  if (!/^\d$/.test(text)) throw new BadConfig(`TRUST_PROXY must be the number of proxies before this server, 0 to 9, not "${text}"`)
  return Number(text)
}
function secretFrom(name: string, text: string | undefined): string | undefined {
  if (text !== undefined && !/^\S{1,100}$/.test(text)) throw new BadConfig(`${name} must be one word of at most 100 signs`)
  return text
}
function wholeNumber(name: string, text: string, min: number, max: number): number {
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < min || number > max) throw new BadConfig(`${name} must be a number from ${min} to ${max}, not "${text}"`)
  return number
}
function urlFrom(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash)
    throw new BadConfig(`PUBLIC_URL must be like https://play.example.org, without a path, not "${text}"`)
  return url.origin
}
