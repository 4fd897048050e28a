// What the environment says, checked before anything starts: a wrong value is named, never guessed at.
import { resolve } from 'node:path'

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
  /** What an operator's tools show to read the metrics; without it nobody reads them. */
  readonly metricsToken: string | undefined
}
export class BadConfig extends Error {}

export function configFrom(env: Readonly<Record<string, string | undefined>>): Config {
  return {
    port: portFrom(env.PORT || '7007'),
    host: env.HOST || '0.0.0.0',
    data: resolve(env.SAFEHOUSE_DATA || 'data'),
    publicUrl: urlFrom(env.PUBLIC_URL || undefined),
    ...sharedFrom(env.DATABASE_URL || undefined, env.REDIS_URL || undefined),
    trustedProxies: hopsFrom(env.TRUST_PROXY || '0'),
    metricsToken: env.METRICS_TOKEN || undefined,
  }
}

function sharedFrom(databaseUrl: string | undefined, redisUrl: string | undefined): Pick<Config, 'databaseUrl' | 'redisUrl'> {
  if (databaseUrl !== undefined && !hasProtocol(databaseUrl, /^postgres(ql)?:$/))
    throw new BadConfig('DATABASE_URL must be like postgres://user:password@host/database')
  if (redisUrl !== undefined && !hasProtocol(redisUrl, /^rediss?:$/)) throw new BadConfig('REDIS_URL must be like redis://host')
  if (redisUrl !== undefined && databaseUrl === undefined) throw new BadConfig('REDIS_URL is for nodes that share a database: set DATABASE_URL too')
  return { databaseUrl, redisUrl }
}
const hasProtocol = (text: string, protocol: RegExp): boolean => URL.canParse(text) && protocol.test(new URL(text).protocol)

function hopsFrom(text: string): number {
  if (!/^\d$/.test(text)) throw new BadConfig(`TRUST_PROXY must be the number of proxies before this server, 0 to 9, not "${text}"`)
  return Number(text)
}
function portFrom(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) throw new BadConfig(`PORT must be a number from 0 to 65535, not "${text}"`)
  return port
}
function urlFrom(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash)
    throw new BadConfig(`PUBLIC_URL must be like https://play.example.org, without a path, not "${text}"`)
  return url.origin
}
