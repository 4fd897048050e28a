// A certificate for a name on the internet, from an authority that browsers trust (ACME, RFC 8555): ordered when there is none, renewed
// before it ends, kept in the data folder and readable by its owner alone. Setting ACME_DOMAIN agrees to the authority's terms.
import { execFile } from 'node:child_process'
import { createPrivateKey, X509Certificate } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Authorization, Client } from 'acme-client'
import type { Logger } from 'pino'
import type { Cancel, Clock } from '../clock.ts'
import { FOLDER_MODE, writeSecretFile } from './authority.ts'

export interface AcmeConfig {
  readonly domains: readonly string[]
  readonly email: string | undefined
  /** Address of the authority's directory. */
  readonly directory: string
  /** Command that sets and deletes a TXT record, for DNS-01; without it HTTP-01 is used. */
  readonly dnsHook: string | undefined
}
export interface KeyAndCertificate {
  /** PEM. */
  readonly key: string
  readonly cert: string
}

const LETS_ENCRYPT = 'https://acme-v02.api.letsencrypt.org/directory'
/** How often it is looked whether a new certificate is due, and so how soon a failed order is tried again. Authorities limit failed orders an hour. */
const CHECK_INTERVAL_MS = 60 * 60_000
/** A certificate is renewed when this share of its lifetime is left. */
const RENEW_AT_SHARE = 1 / 3
/** The command must wait until the record can be seen. */
const HOOK_TIMEOUT_MS = 10 * 60_000
const MAX_TOKEN_LENGTH = 200

export class AcmeCertificate {
  /** Answers to the authority's questions over HTTP, by token. */
  private readonly answers = new Map<string, string>()
  private isOrdering = false

  constructor(
    private readonly config: AcmeConfig,
    private readonly folder: string,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {
    mkdirSync(folder, { recursive: true, mode: FOLDER_MODE })
  }

  /** What is to be answered at `/.well-known/acme-challenge/TOKEN`. */
  answerTo(token: string): string | undefined {
    return token.length <= MAX_TOKEN_LENGTH ? this.answers.get(token) : undefined
  }
  /** The certificate that is stored, if it is for these names and still valid. */
  get stored(): KeyAndCertificate | undefined {
    if (!existsSync(this.pathOf('certificate'))) return undefined
    try {
      const [key, cert] = [readFileSync(this.pathOf('key'), 'utf8'), readFileSync(this.pathOf('certificate'), 'utf8')]
      const certificate = new X509Certificate(cert)
      const isForNames = this.config.domains.every((name) => certificate.checkHost(name) !== undefined)
      // The two files are written one after the other: a server that was killed in between has a key that does not fit.
      const isWhole = certificate.checkPrivateKey(createPrivateKey(key))
      return isForNames && isWhole && Date.parse(certificate.validTo) > this.clock.now() ? { key, cert } : undefined
    } catch (problem) {
      this.log.error({ err: problem }, 'the stored certificate cannot be read; another one is ordered')
      return undefined
    }
  }
  /** Gives every new certificate to `use`, until cancelled. The server must be reachable over http already. */
  keepFresh(use: (fresh: KeyAndCertificate) => void): Cancel {
    const check = () => void this.renewIfDue(use)
    check()
    return this.clock.every(CHECK_INTERVAL_MS, check)
  }
  private async renewIfDue(use: (fresh: KeyAndCertificate) => void): Promise<void> {
    if (this.isOrdering || !this.isDue) return
    this.isOrdering = true
    try {
      const fresh = await this.orderCertificate()
      writeSecretFile(this.pathOf('key'), fresh.key)
      writeSecretFile(this.pathOf('certificate'), fresh.cert)
      use(fresh)
      this.log.info({ domains: this.config.domains, until: new X509Certificate(fresh.cert).validTo }, 'certificate received')
    } catch (problem) {
      this.log.error({ domains: this.config.domains, err: problem }, 'no certificate; it is tried again in an hour')
    } finally {
      this.isOrdering = false
    }
  }
  private get isDue(): boolean {
    const { stored } = this
    if (!stored) return true
    const { validFrom, validTo } = new X509Certificate(stored.cert)
    const [from, to] = [Date.parse(validFrom), Date.parse(validTo)]
    return to - this.clock.now() < (to - from) * RENEW_AT_SHARE
  }
  private async orderCertificate(): Promise<KeyAndCertificate> {
    const { default: acme } = await import('acme-client')
    const { domains, email, directory, dnsHook } = this.config
    if (!existsSync(this.pathOf('account'))) writeSecretFile(this.pathOf('account'), String(await acme.crypto.createPrivateEcdsaKey()))
    const client: Client = new acme.Client({ directoryUrl: directory, accountKey: readFileSync(this.pathOf('account')) })
    const [key, csr] = await acme.crypto.createCsr({ altNames: [...domains] }, await acme.crypto.createPrivateEcdsaKey())
    const cert = await client.auto({
      csr,
      ...(email !== undefined && { email }),
      termsOfServiceAgreed: true,
      challengePriority: [dnsHook === undefined ? 'http-01' : 'dns-01'],
      skipChallengeVerification: true, // the authority looks itself; behind a router this machine may not reach its own name
      challengeCreateFn: (authorization, { token }, answer) => this.publish('set', authorization, token, answer),
      challengeRemoveFn: (authorization, { token }, answer) => this.publish('delete', authorization, token, answer),
    })
    return { key: String(key), cert }
  }
  private async publish(what: 'set' | 'delete', { identifier }: Authorization, token: string, answer: string): Promise<void> {
    const { dnsHook } = this.config
    if (dnsHook !== undefined) await promisify(execFile)(dnsHook, [what, `_acme-challenge.${identifier.value}`, answer], { timeout: HOOK_TIMEOUT_MS })
    else if (what === 'set') this.answers.set(token, answer)
    else this.answers.delete(token)
  }
  private pathOf(what: 'account' | 'key' | 'certificate'): string {
    return join(this.folder, `safehouse.acme-${what}.pem`)
  }
}

const isDomainName = (name: string): boolean => /^(\*\.)?([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]{2,63}$/.test(name) && name.length <= 253

/** Settings as they come from the environment. Throws a sentence that names the wrong one. */
export function readAcme(env: Readonly<Record<string, string | undefined>>): AcmeConfig | undefined {
  const { ACME_DOMAIN, ACME_EMAIL, ACME_DIRECTORY, ACME_DNS_HOOK } = env
  if (!ACME_DOMAIN) {
    const alone = Object.entries({ ACME_EMAIL, ACME_DIRECTORY, ACME_DNS_HOOK }).find(([, value]) => value)
    if (alone) throw new Error(`${alone[0]} needs ACME_DOMAIN too`)
    return undefined
  }
  const domains = ACME_DOMAIN.split(',').map((name) => name.trim().toLowerCase())
  const wrong = domains.find((name) => !isDomainName(name))
  if (wrong !== undefined) throw new Error(`ACME_DOMAIN must be a name like play.example.org, or several with commas, not "${wrong}"`)
  if (domains.some((name) => name.startsWith('*.')) && !ACME_DNS_HOOK)
    throw new Error('ACME_DOMAIN with * needs ACME_DNS_HOOK: authorities ask for it by DNS alone')
  const directory = ACME_DIRECTORY || LETS_ENCRYPT
  if (!URL.canParse(directory) || !/^https?:$/.test(new URL(directory).protocol))
    throw new Error(`ACME_DIRECTORY must be an address, not "${directory}"`)
  return { domains, email: ACME_EMAIL || undefined, directory, dnsHook: ACME_DNS_HOOK || undefined }
}
