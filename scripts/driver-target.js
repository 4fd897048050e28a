// Which prebuilt SQLite driver this machine needs. It replaces the packages `detect-libc` and `@neon-rs/load`, which `libsql` asks: they
// make a report on the whole process, which takes 150 ms at every start and again in the database's thread. Part of the bundle (scripts/bundle.js).
import { closeSync, openSync, readSync } from 'node:fs'

export const GLIBC = 'glibc'
export const MUSL = 'musl'

/** How much of Node's executable is read: the name of its dynamic loader is near the beginning. */
const HEADER_BYTES = 4096

/** The C library that this Node was built for; null on platforms that have only one. */
export function familySync() {
  if (process.platform !== 'linux') return null
  const header = Buffer.alloc(HEADER_BYTES)
  const file = openSync(process.execPath, 'r')
  readSync(file, header, 0, HEADER_BYTES, 0)
  closeSync(file)
  return header.includes('/ld-musl-') ? MUSL : GLIBC
}

/** The part of the driver's package name after `@libsql/`. `libsql` calls it by this name, which is that of `@neon-rs/load`. */
export function currentTarget() {
  const { platform, arch } = process
  if (platform === 'darwin') return `darwin-${arch}`
  if (platform === 'win32') return `win32-${arch}-msvc`
  const family = familySync() === MUSL ? 'musl' : 'gnu'
  return arch === 'arm' ? `linux-arm-${family}eabihf` : `linux-${arch}-${family}`
}

/** Replaces `load` of `@neon-rs/load`, with which `libsql` looks for a driver in its own folder: there is none. */
export const load = () => null
