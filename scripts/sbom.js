// The bill of materials (SBOM, in CycloneDX form) of a built package: every package whose code or fonts it contains, and the native drivers
// that npm installs beside it. It is read from the built package itself, because `npm sbom` knows what is installed in this workspace: it
// lists build tools, and leaves out packages that a tool needs too, such as PostgreSQL's driver.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot, readJson } from './workspace.js'

/** Name and version of every package in the licence texts of the built package, in order and once each. @param {string} folder */
function bundledPackages(folder) {
  const headings = ['server', 'web'].flatMap((part) => [
    ...readFileSync(join(folder, part, 'licences.md'), 'utf8').matchAll(/^## (\S+) - (\d\S*) \(.+\)$/gm),
  ])
  const unique = new Map(headings.map(([, name = '', version = '']) => [`${name}@${version}`, { name, version }]))
  return [...unique].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, found]) => found)
}

/** One entry of the bill. Licence and checksum of the archive on npm are those of the lockfile. @param {string} name @param {string} version @param {'required' | 'optional'} scope */
function component(name, version, scope) {
  const { packages: locked } = readJson(inRoot('package-lock.json'))
  const [, entry] = Object.entries(locked).find(([path, { version: found }]) => found === version && path.endsWith(`node_modules/${name}`)) ?? []
  if (!entry) throw new Error(`${name}@${version} is in the package and not in package-lock.json`)
  const [, scopeName, ownName] = /^(?:(@[^/]+)\/)?(.+)$/.exec(name) ?? []
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  const [algorithm = '', checksum = ''] = entry.integrity.split('-')
  return {
    type: 'library',
    'bom-ref': purl,
    ...(scopeName && { group: scopeName }),
    name: ownName,
    version,
    scope,
    hashes: [{ alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(checksum, 'base64').toString('hex') }],
    licenses: [{ expression: entry.license }],
    purl,
  }
}

/** @param {string} folder a package that scripts/pack.js has built */
export function makeSbom(folder) {
  const { name, version, license, optionalDependencies } = readJson(join(folder, 'package.json'))
  const purl = `pkg:npm/${name}@${version}`
  const components = [
    ...bundledPackages(folder).map((found) => component(found.name, found.version, 'required')),
    ...Object.entries(optionalDependencies).map(([driver, driverVersion]) => component(driver, driverVersion, 'optional')),
  ]
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${randomUUID()}`,
    version: 1,
    metadata: {
      timestamp: new Date().toISOString(),
      component: { type: 'application', 'bom-ref': purl, name, version, licenses: [{ expression: license }], purl },
    },
    components,
    dependencies: [{ ref: purl, dependsOn: components.map((part) => part['bom-ref']) }],
  }
}
