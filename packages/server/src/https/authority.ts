// A certificate authority of this one server. It is made on first use and kept in the data folder, readable by the owner alone; its key must
// never leave the machine. Devices that trust its root believe it for addresses of home networks only (name constraints): it cannot
// speak for any site on the internet.
import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes, sign, X509Certificate } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { isIPv4 } from 'node:net'
import { join } from 'node:path'
import { bitString, booleanTrue, explicit, implicit, integer, objectId, octetString, sequence, set, utcTime, utf8String } from './der.ts'

const DAY_MS = 86_400_000
const ROOT_DAYS = 3650
/** iOS accepts no longer ones. A new one is made at every start, and while the server runs before this one ends. */
const LEAF_DAYS = 397
const FILE_MODE = 0o600
export const FOLDER_MODE = 0o700

/** Names and networks that never belong to a site on the internet. */
const HOME_NAMES = ['localhost', 'local', 'lan', 'home.arpa', 'internal']
const HOME_NETWORKS = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16', '100.64.0.0/10', '127.0.0.0/8']

export interface Authority {
  /** The root in PEM, for devices that trust this server. */
  readonly root: string
  /** A key and certificate chain for these names and IPv4 addresses; those that the root may not speak for are left out. */
  issue(names: readonly string[]): { readonly key: string; readonly cert: string }
}

export function openAuthority(folder: string): Authority {
  const now = new Date()
  mkdirSync(folder, { recursive: true, mode: FOLDER_MODE })
  const path = join(folder, 'safehouse.authority.pem')
  if (!existsSync(path)) writeSecretFile(path, makeRoot(now))
  const pem = readFileSync(path, 'utf8')
  const key = createPrivateKey(pem)
  const root = new X509Certificate(pem.slice(pem.indexOf('-----BEGIN CERTIFICATE')))
  return { root: root.toString(), issue: (names) => issueCertificate(key, root, names, now) }
}

/** The first bytes of the root's SHA-256, for people to compare with the host's screen. */
export const fingerprintOf = (root: string): string =>
  createHash('sha256').update(new X509Certificate(root).raw).digest('hex').slice(0, 12).toUpperCase().match(/../g)!.join(' ')

export const isHomeName = (name: string): boolean =>
  isIPv4(name) ? HOME_NETWORKS.some((network) => isInNetwork(name, network)) : HOME_NAMES.some((home) => name === home || name.endsWith(`.${home}`))

function makeRoot(now: Date): string {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = nameOf(`Safehouse at home ${randomBytes(2).toString('hex')}`)
  const subtrees = [
    ...HOME_NAMES.map((home) => sequence(implicit(2, Buffer.from(home)))),
    ...HOME_NETWORKS.map((network) => sequence(implicit(7, toAddressAndMask(network)))),
  ]
  const extensions = [
    extension('2.5.29.19', sequence(booleanTrue, integer(Buffer.from([0]))), 'critical'), // basic constraints: an authority, of no others
    extension('2.5.29.15', bitString(Buffer.from([0x06]), 1), 'critical'), // key usage: sign certificates and revocations
    extension('2.5.29.30', sequence(explicit(0, ...subtrees)), 'critical'), // name constraints
  ]
  return `${exportKey(privateKey)}${signCertificate({ name, issuer: name, publicKey, signWith: privateKey, days: ROOT_DAYS, extensions, now })}`
}
function issueCertificate(authorityKey: KeyObject, root: X509Certificate, names: readonly string[], now: Date): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const alternatives = ['localhost', '127.0.0.1', ...names]
    .filter((host, i, all) => isHomeName(host) && all.indexOf(host) === i)
    .map((host) => (isIPv4(host) ? implicit(7, Buffer.from(host.split('.').map(Number))) : implicit(2, Buffer.from(host))))
  const extensions = [
    extension('2.5.29.17', sequence(...alternatives)), // subject alternative names
    extension('2.5.29.15', bitString(Buffer.from([0x80]), 7), 'critical'), // key usage: digital signature
    extension('2.5.29.37', sequence(objectId('1.3.6.1.5.5.7.3.1'))), // extended key usage: server authentication
  ]
  const issuer = nameOf(/CN=(.*)/.exec(root.subject)![1]!)
  const cert = signCertificate({ name: nameOf('Safehouse'), issuer, publicKey, signWith: authorityKey, days: LEAF_DAYS, extensions, now })
  return { key: exportKey(privateKey), cert: `${cert}${root.toString()}` }
}

interface CertificateParts {
  readonly name: Buffer
  readonly issuer: Buffer
  readonly publicKey: KeyObject
  readonly signWith: KeyObject
  readonly days: number
  readonly extensions: readonly Buffer[]
  readonly now: Date
}
function signCertificate({ name, issuer, publicKey, signWith, days, extensions, now }: CertificateParts): string {
  const ecdsaWithSha256 = sequence(objectId('1.2.840.10045.4.3.2'))
  const validity = sequence(utcTime(new Date(now.getTime() - DAY_MS)), utcTime(new Date(now.getTime() + days * DAY_MS)))
  const version3 = explicit(0, integer(Buffer.from([2])))
  const subjectKey = publicKey.export({ type: 'spki', format: 'der' })
  const serial = integer(Buffer.concat([Buffer.from([0x40]), randomBytes(15)]))
  const body = sequence(version3, serial, ecdsaWithSha256, issuer, validity, name, subjectKey, explicit(3, sequence(...extensions)))
  const whole = sequence(body, ecdsaWithSha256, bitString(sign('sha256', body, signWith)))
  return `-----BEGIN CERTIFICATE-----\n${whole
    .toString('base64')
    .match(/.{1,64}/g)!
    .join('\n')}\n-----END CERTIFICATE-----\n`
}
const nameOf = (commonName: string): Buffer => sequence(set(sequence(objectId('2.5.4.3'), utf8String(commonName))))
const extension = (id: string, value: Buffer, critical?: 'critical'): Buffer =>
  sequence(objectId(id), ...(critical ? [booleanTrue] : []), octetString(value))
const exportKey = (key: KeyObject): string => key.export({ type: 'pkcs8', format: 'pem' }) as string

/** Address and mask, four bytes each. */
function toAddressAndMask(network: string): Buffer {
  const [address = '', length = '0'] = network.split('/')
  const mask = Buffer.alloc(4)
  mask.writeUInt32BE((0xffffffff << (32 - Number(length))) >>> 0)
  return Buffer.concat([Buffer.from(address.split('.').map(Number)), mask])
}
function isInNetwork(address: string, network: string): boolean {
  const bytes = toAddressAndMask(network)
  return address.split('.').every((part, i) => (Number(part) & bytes[4 + i]!) === bytes[i])
}
/** A file that is there is whole, and readable by its owner alone from the first moment. */
export function writeSecretFile(path: string, content: string): void {
  writeFileSync(`${path}.arriving`, content, { mode: FILE_MODE })
  renameSync(`${path}.arriving`, path)
}
