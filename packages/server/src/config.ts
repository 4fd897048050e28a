// Settings from environment variables, checked before anything starts: an error names the variable and what it expects, and never
// shows a secret. docs/hosting.md lists them.
import { resolve } from 'node:path'
import { type OfferedBotEntry, readOfferedBots } from './bots/offered-bots.ts'
import { type AcmeConfig, readAcme } from './https/acme.ts'
import { type LogLevel, logLevels } from './log.ts'
import { DEFAULT_ABANDONED_HOURS } from './table/tables.ts'
import type { VoiceConfig } from './voice-servers.ts'

export interface Config {
  readonly port: number
  readonly host: string
  /** Serve HTTPS too: with certificate files, or with a certificate of the server's own authority. */
  readonly https: HttpsConfig | undefined
  /** Folder of the SQLite database. */
  readonly data: string
  readonly publicUrl: string | undefined
  /** PostgreSQL instead of SQLite, so that several nodes can share the store. */
  readonly databaseUrl: string | undefined
  /** Redis, for messages between nodes. */
  readonly redisUrl: string | undefined
  /** Number of reverse proxies before this server, and so of trusted addresses at the end of X-Forwarded-For. */
  readonly trustedProxies: number
  /** How push messages are sent; nothing where the operator has turned them off. */
  readonly pushing: { readonly contact: string; readonly hosts: readonly string[] } | undefined
  /** Maximum number of open connections; newcomers are refused a little below it. */
  readonly maxConnections: number
  /** Key that is needed to open a table; without it everybody may. */
  readonly createKey: string | undefined
  /** Days without a change after which tables and groups are deleted; 0 is never. */
  readonly retentionDays: number
  /** Hours without anybody connected after which a match is closed. */
  readonly abandonedHours: number
  /** Bearer token for the metrics; without it there are none. */
  readonly metricsToken: string | undefined
  readonly logLevel: LogLevel
  /** Bots of others that people can choose in the lobby. */
  readonly bots: readonly OfferedBotEntry[]
  /** By how much rate limits are multiplied. */
  readonly limitFactor: number
  /** Language model that rewords what bots say; without it they use our own sentences. */
  readonly wordsService: WordsService | undefined
  /** How browsers connect for voice. */
  readonly voice: VoiceConfig
}
/** A language model behind a server that speaks OpenAI's chat protocol. */
export interface WordsService {
  /** Base address, to which `/chat/completions` is added. */
  readonly url: string
  readonly model: string | undefined
  readonly key: string | undefined
}
export interface HttpsConfig {
  readonly port: number
  /** Files in PEM form. */
  readonly files: { readonly cert: string; readonly key: string } | undefined
  /** A name for which an authority gives out certificates. */
  readonly acme?: AcmeConfig | undefined
}
export class BadConfig extends Error {}

type Environment = Readonly<Record<string, string | undefined>>

/** Port of `safehouse serve --https` where HTTPS_PORT is not set. */
export const DEFAULT_HTTPS_PORT = 7443

/** Port of https where a name on the internet has a certificate. */
const PUBLIC_HTTPS_PORT = 443

const SETTINGS = `
  PORT HOST PUBLIC_URL DATABASE_URL REDIS_URL MAX_CONNECTIONS TRUST_PROXY CREATE_KEY RETENTION_DAYS ABANDONED_HOURS METRICS_TOKEN LOG_LEVEL
  LIMIT_FACTOR SAFEHOUSE_DATA SAFEHOUSE_BOTS SAFEHOUSE_LLM_URL SAFEHOUSE_LLM_MODEL SAFEHOUSE_LLM_KEY PUSH_HOSTS PUSH_CONTACT
  HTTPS_PORT TLS_CERT TLS_KEY ACME_DOMAIN ACME_EMAIL ACME_DIRECTORY ACME_DNS_HOOK TURN_URLS TURN_SECRET VOICE_RELAY_ONLY
`
  .trim()
  .split(/\s+/)
/** Push services want an address of the operator; Apple's refuses messages without one. */
const DEFAULT_PUSH_CONTACT = 'mailto:safehouse@example.org'
/** How many times faster programs may be on a server that only its own machine can reach. */
const OWN_MACHINE_LIMIT_FACTOR = 20
/** Maximum number of wrong, missing, additional or swapped letters in a mistyped name. */
const MAX_TYPOS = 3

/** A sentence for every variable `SAFEHOUSE_…` that is no setting, with the setting that was probably meant. */
export function findMistypedSettings(env: Environment): readonly string[] {
  return Object.keys(env)
    .filter((name) => /^SAFEHOUSE_/i.test(name) && name.length <= 64 && !SETTINGS.includes(name))
    .map((name) => {
      const upper = name.toUpperCase()
      const [nearest] = SETTINGS.map((setting) => {
        return { setting, typos: Math.min(countEdits(upper, setting), countEdits(upper.slice('SAFEHOUSE_'.length), setting)) }
      }).sort((a, b) => a.typos - b.typos)
      return `${name} is not a setting.${nearest && nearest.typos <= MAX_TYPOS ? ` Did you mean ${nearest.setting}?` : ''}`
    })
}
/** Levenshtein distance: how many letters must be added, removed or replaced. */
function countEdits(from: string, to: string): number {
  let distances = Array.from({ length: to.length + 1 }, (_, i) => i)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++)
      next.push(Math.min(distances[j]! + 1, next[j - 1]! + 1, distances[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1)))
    distances = next
  }
  return distances[to.length]!
}

export function readConfig(env: Environment): Config {
  return {
    port: readWholeNumber('PORT', env.PORT || '7007', 0, 65_535),
    host: env.HOST || '0.0.0.0',
    https: readHttps(env),
    data: resolve(env.SAFEHOUSE_DATA || 'data'),
    publicUrl: readPublicUrl(env.PUBLIC_URL || undefined),
    pushing: readPushing(env),
    ...readSharedServices(env.DATABASE_URL || undefined, env.REDIS_URL || undefined),
    maxConnections: readWholeNumber('MAX_CONNECTIONS', env.MAX_CONNECTIONS || '20000', 1, 1_000_000),
    trustedProxies: readProxyCount(env.TRUST_PROXY || '0'),
    createKey: readSecret('CREATE_KEY', env.CREATE_KEY || undefined),
    retentionDays: readWholeNumber('RETENTION_DAYS', env.RETENTION_DAYS || '400', 0, 36_500),
    abandonedHours: readWholeNumber('ABANDONED_HOURS', env.ABANDONED_HOURS || String(DEFAULT_ABANDONED_HOURS), 1, 8760),
    metricsToken: readSecret('METRICS_TOKEN', env.METRICS_TOKEN || undefined),
    logLevel: readLogLevel(env.LOG_LEVEL || 'info'),
    bots: readBots(env.SAFEHOUSE_BOTS || undefined),
    limitFactor: readWholeNumber('LIMIT_FACTOR', env.LIMIT_FACTOR || String(defaultLimitFactor(env)), 1, 1000),
    wordsService: readWordsService(env.SAFEHOUSE_LLM_URL || undefined, env.SAFEHOUSE_LLM_MODEL || undefined, env.SAFEHOUSE_LLM_KEY || undefined),
    voice: readVoice(env.TURN_URLS || undefined, env.TURN_SECRET || undefined, env.VOICE_RELAY_ONLY || '0'),
  }
}

function readBots(file: string | undefined): readonly OfferedBotEntry[] {
  try {
    return file === undefined ? [] : readOfferedBots(resolve(file))
  } catch (problem) {
    throw new BadConfig((problem as Error).message)
  }
}
/** A server that only this machine can reach is somebody's own: its programs may be quick. */
const defaultLimitFactor = ({ HOST, TRUST_PROXY, PUBLIC_URL }: Environment): number =>
  /^(localhost|127\.0\.0\.1|::1)$/.test(HOST ?? '') && !Number(TRUST_PROXY) && !PUBLIC_URL ? OWN_MACHINE_LIMIT_FACTOR : 1

/** Refuses a URL with a password and a key that is no valid header value here, because later errors might show them. */
function readWordsService(url: string | undefined, model: string | undefined, key: string | undefined): WordsService | undefined {
  if (url === undefined) {
    if (model !== undefined || key !== undefined) throw new BadConfig('SAFEHOUSE_LLM_MODEL and SAFEHOUSE_LLM_KEY need SAFEHOUSE_LLM_URL too')
    return undefined
  }
  const { username, password, search, hash } = hasProtocol(url, /^https?:$/) ? new URL(url) : { username: 'none' }
  if (username || password || search || hash)
    throw new BadConfig('SAFEHOUSE_LLM_URL must be like http://localhost:11434/v1; put the key into SAFEHOUSE_LLM_KEY')
  if (key !== undefined && !/^[!-~]+$/.test(key)) throw new BadConfig('SAFEHOUSE_LLM_KEY must be one word of ASCII characters')
  return { url: url.replace(/\/+$/, ''), model, key }
}

function readVoice(urls: string | undefined, secret: string | undefined, relayOnly: string): VoiceConfig {
  const turnUrls = urls?.split(/[\s,]+/).filter((url) => url !== '') ?? []
  if (turnUrls.length > 4 || !turnUrls.every((url) => /^(turns?:[\w.:[\]-]+(\?transport=(udp|tcp))?|stuns?:[\w.:[\]-]+)$/.test(url)))
    throw new BadConfig('TURN_URLS must be at most four addresses like turn:turn.example.org:3478, with commas between them')
  const hasTurn = turnUrls.some((url) => url.startsWith('turn'))
  if (hasTurn !== (secret !== undefined)) throw new BadConfig('TURN_URLS and TURN_SECRET must be set together')
  if (!/^[01]$/.test(relayOnly)) throw new BadConfig('VOICE_RELAY_ONLY must be 1 or 0')
  return { turnUrls, turnSecret: readSecret('TURN_SECRET', secret), relayOnly: relayOnly === '1' }
}

function readHttps(env: Environment): HttpsConfig | undefined {
  const [port, cert, key] = [env.HTTPS_PORT || undefined, env.TLS_CERT || undefined, env.TLS_KEY || undefined]
  if ((cert === undefined) !== (key === undefined)) throw new BadConfig('TLS_CERT and TLS_KEY must be set together')
  const acme = readCertificateOrder(env)
  if (acme && cert !== undefined) throw new BadConfig('Set either ACME_DOMAIN or TLS_CERT and TLS_KEY')
  if (port === undefined && cert === undefined && !acme) return undefined
  return {
    port: readWholeNumber('HTTPS_PORT', port ?? String(acme ? PUBLIC_HTTPS_PORT : DEFAULT_HTTPS_PORT), 0, 65_535),
    files: cert !== undefined && key !== undefined ? { cert: resolve(cert), key: resolve(key) } : undefined,
    acme,
  }
}
function readCertificateOrder(env: Environment): AcmeConfig | undefined {
  try {
    const acme = readAcme(env)
    if (acme && env.DATABASE_URL) throw new Error('ACME_DOMAIN is for one server. Several nodes have their certificate at the load balancer')
    return acme
  } catch (problem) {
    throw new BadConfig((problem as Error).message)
  }
}

function readPushing({ PUSH_HOSTS = '', PUSH_CONTACT, PUBLIC_URL }: Environment): Config['pushing'] {
  if (PUSH_HOSTS === 'none') return undefined
  const hosts = PUSH_HOSTS.split(',').flatMap((host) => host.trim() || [])
  for (const host of hosts)
    if (!/^\.?[a-z\d-]+(\.[a-z\d-]+)+$/.test(host) && !(hasProtocol(host, /^https?:$/) && new URL(host).origin === host))
      throw new BadConfig(`PUSH_HOSTS must be "none", or names and origins like push.example.org,https://push.example.org:8443, not "${host}"`)
  const contact = PUSH_CONTACT || (PUBLIC_URL?.startsWith('https:') ? readPublicUrl(PUBLIC_URL)! : DEFAULT_PUSH_CONTACT)
  if (!hasProtocol(contact, /^(mailto|https):$/)) throw new BadConfig(`PUSH_CONTACT must be like mailto:you@example.org, not "${contact}"`)
  return { contact, hosts }
}

function readSharedServices(databaseUrl: string | undefined, redisUrl: string | undefined): Pick<Config, 'databaseUrl' | 'redisUrl'> {
  if (databaseUrl !== undefined && !hasProtocol(databaseUrl, /^postgres(ql)?:$/))
    throw new BadConfig('DATABASE_URL must be like postgres://user:password@host/database')
  if (redisUrl !== undefined && !hasProtocol(redisUrl, /^rediss?:$/)) throw new BadConfig('REDIS_URL must be like redis://host')
  if (redisUrl !== undefined && databaseUrl === undefined)
    throw new BadConfig('REDIS_URL is only for nodes that share a database: set DATABASE_URL too')
  return { databaseUrl, redisUrl }
}
const hasProtocol = (text: string, protocol: RegExp): boolean => URL.canParse(text) && protocol.test(new URL(text).protocol)

function readLogLevel(text: string): LogLevel {
  const level = logLevels.find((known) => known === text)
  if (!level) throw new BadConfig(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${text}"`)
  return level
}
function readProxyCount(text: string): number {
  if (!/^\d$/.test(text)) throw new BadConfig(`TRUST_PROXY must be the number of proxies before this server, 0 to 9, not "${text}"`)
  return Number(text)
}
function readSecret(name: string, text: string | undefined): string | undefined {
  if (text !== undefined && !/^\S{1,100}$/.test(text)) throw new BadConfig(`${name} must be one word of at most 100 characters`)
  return text
}
function readWholeNumber(name: string, text: string, min: number, max: number): number {
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < min || number > max) throw new BadConfig(`${name} must be a number from ${min} to ${max}, not "${text}"`)
  return number
}
function readPublicUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash)
    throw new BadConfig(`PUBLIC_URL must be like https://play.example.org, without a path, not "${text}"`)
  return url.origin
}
