// Which ready-made SQLite driver this machine needs, in place of the packages that `libsql` asks: their answer comes from a report on the
// whole process, which takes 150 ms of every start and again of the database's thread. Part of the bundle (scripts/bundle.js).
import { closeSync, openSync, readSync } from 'node:fs'

export const GLIBC = 'glibc'
export const MUSL = 'musl'

/** How much of Node's own file is read; the loader that it asks for is named within its first bytes. */
const HEADER_BYTES = 4096

/** The C library that this Node was built for; null where there is no choice. */
export function familySync() {
  if (process.platform !== 'linux') return null
  const header = Buffer.alloc(HEADER_BYTES)
  const file = openSync(process.execPath, 'r')
  readSync(file, header, 0, HEADER_BYTES, 0)
  closeSync(file)
  return header.includes('/ld-musl-') ? MUSL : GLIBC
}

/** The end of the driver's name, `@libsql/…`. */
export function currentTarget() {
  const { platform, arch } = process
  if (platform === 'darwin') return `darwin-${arch}`
  if (platform === 'win32') return `win32-${arch}-msvc`
  const family = familySync() === MUSL ? 'musl' : 'gnu'
  return arch === 'arm' ? `linux-arm-${family}eabihf` : `linux-${arch}-${family}`
}

/** `libsql` loads a driver of its own folder with this while it is developed. */
export const load = () => null
